"""The effects of the cards: one small flow for each operation of the vocabulary (vocabulary.py).

BD-083  What cannot be done is evaded; only `pay` looks at whether somebody is able.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from shambles.core.asking.play import Flow
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.box.faces import first_branch
from shambles.games.best_defense.box.vocabulary import (
    STOCKS,
    Choose,
    Condition,
    Damage,
    Deck,
    Draw,
    Each,
    Eat,
    Effect,
    Gain,
    Give,
    If,
    Kill,
    Lose,
    Move,
    Pay,
    Place,
    Rule,
    Shift,
    Stock,
    Walkers,
    of_every_operation,
)
from shambles.games.best_defense.effects.asking import T, decide
from shambles.games.best_defense.effects.belongings import find_ammo, hand_over
from shambles.games.best_defense.effects.death import hurt
from shambles.games.best_defense.effects.motives import count_stock
from shambles.games.best_defense.effects.supplies import (
    add_walkers,
    discard_gear,
    draw_card,
    eat_cards,
    gain,
    kill_walkers,
    load_card,
    load_weapon,
    lose_one_ammo,
    lose_tokens,
    roll,
    roll_amount,
    shift_walkers,
)
from shambles.games.best_defense.table.about import (
    AboutBranches,
    AboutCost,
    AboutGiving,
    AboutLoading,
    AboutLoss,
    AboutMore,
    AboutPerson,
    AboutPlace,
)
from shambles.games.best_defense.table.card_questions import (
    DRAW_MORE,
    LOSE_AMMO,
    LOSE_EQUIPMENT,
    PAY_COST,
    PICK_BRANCH,
    PICK_PLACE,
    PICK_SURVIVOR,
)
from shambles.games.best_defense.table.choices import DRAW, PAY, Gift, GiftKind, Go, Load, Someone, Use
from shambles.games.best_defense.table.events import BranchChosen, ItemUsed, Moved, Paid, RuleInForce
from shambles.games.best_defense.table.forecast import would_do
from shambles.games.best_defense.table.questions import GIVE_ANYWHERE, LOAD_WEAPON
from shambles.games.best_defense.table.reach import (
    Scope,
    can_pay,
    could_gain,
    destinations,
    holds,
    loadable,
    places,
    reaches,
    scopes,
    select,
)
from shambles.games.best_defense.table.state import InForce, at, owned

GAIN_RULES = {"food": "BD-140", "ally": "BD-100", "hp": "BD-220"}


def resolve(t: T, scope: Scope, effects: tuple[Effect, ...]) -> Flow[None]:
    """From the first effect to the last."""
    for effect in effects:
        yield from OPERATIONS[type(effect)](t, scope, effect)


# --- whom and where


def whom(t: T, scope: Scope, who: str, where: Condition | None = None, gain: Gain | None = None) -> Flow[list[int]]:
    """The survivors that are meant; where one is to be chosen, the resolving player chooses (BD-464)."""
    box = box_of(t.options.box)
    seats = select(t.state, box, scope, who, where)
    if not who.startswith("chosen"):
        return seats
    if gain is not None:
        seats = [seat for seat in seats if could_gain(t.state, box, gain, seat)]
    if not seats:
        return []
    people = tuple(select(t.state, box, scope, who, where))
    about = AboutPerson(scope.card, people, scope.leading)
    if gain is not None:
        about = AboutPerson(scope.card, people, scope.leading, gain.what, gain.weapon)
    choice = yield from decide(t, PICK_SURVIVOR, scope.seat, about)
    return [choice.seat] if isinstance(choice, Someone) else []


def which_places(t: T, scope: Scope, where: str, beside: Place | None = None) -> Flow[list[Place]]:
    """The places that are meant; where one is to be chosen, the resolving player chooses."""
    return (yield from pick_place(t, scope, where, places(t.state, scope, where, beside)))


def pick_place(t: T, scope: Scope, where: str, found: list[Place], may: bool = False) -> Flow[list[Place]]:
    if not where.startswith("chosen") or not found:
        return found
    choice = yield from decide(t, PICK_PLACE, scope.seat, AboutPlace(scope.card, tuple(found), may))
    return [choice.place] if isinstance(choice, Go) else []


# --- tokens


def gain_tokens(t: T, scope: Scope, effect: Gain) -> Flow[None]:
    """BD-463  Each survivor takes the tokens, with a roll of their own where there is a die."""
    for seat in (yield from whom(t, scope, effect.who, effect.where, effect)):
        if effect.what == "ammo":
            yield from gain_ammo(t, scope, effect, seat)
        else:
            gain(t, seat, effect.what, roll_amount(t, seat, effect.n), GAIN_RULES[effect.what])


def gain_ammo(t: T, scope: Scope, effect: Gain, seat: int) -> Flow[None]:
    """BD-465  Ammo goes only into a weapon that the survivor has; without one, nothing comes of it."""
    if not loadable(box_of(t.options.box), t.state.people[seat], effect.weapon):
        return
    by = scope.seat if effect.who.startswith("chosen") else seat
    choice = yield from decide(t, LOAD_WEAPON, by, AboutLoading(seat, scope.card, effect.weapon))
    load_weapon(t, seat, choice.number, roll_amount(t, seat, effect.n), scope.card, "BD-465")


def lose_things(t: T, scope: Scope, effect: Lose) -> Flow[None]:
    """BD-083, BD-R23  Each loses as much as they can, and picks which ammo or card."""
    for seat in (yield from whom(t, scope, effect.who, effect.where)):
        count = roll_amount(t, seat, effect.n, owned(t.state.people[seat], effect.what))
        yield from lose_some(t, seat, effect.what, count)


def lose_some(t: T, seat: int, what: Stock, count: int) -> Flow[None]:
    if what in ("food", "ally"):
        lose_tokens(t, seat, what, count, "BD-200")
        return
    for left in range(min(count, owned(t.state.people[seat], what)), 0, -1):
        if what == "ammo":
            ammo = yield from decide(t, LOSE_AMMO, seat, AboutLoss(left))
            lose_one_ammo(t, seat, ammo.what, ammo.number)
        else:
            card = yield from decide(t, LOSE_EQUIPMENT, seat)
            discard_gear(t, seat, card.number, "BD-083")


def damage(t: T, scope: Scope, effect: Damage) -> Flow[None]:
    """BD-221, BD-R27  One after the other; each death is done with before the next is looked at."""
    for seat in (yield from whom(t, scope, effect.who, effect.where)):
        if at(t.state, seat) is not None:
            yield from hurt(t, seat, roll_amount(t, seat, effect.n))


# --- walkers and decks


def bring_walkers(t: T, scope: Scope, effect: Walkers) -> Flow[None]:
    """BD-463  Walkers come to a place, with a roll for each place where there is a die."""
    for place in (yield from which_places(t, scope, effect.loc)):
        add_walkers(t, place, roll_amount(t, scope.seat, effect.n), "BD-010" if isinstance(effect.n, str) else "BD-482")


def remove_walkers(t: T, scope: Scope, effect: Kill) -> Flow[None]:
    """BD-347  A card removes walkers."""
    for place in (yield from which_places(t, scope, effect.loc)):
        kill_walkers(t, place, roll_amount(t, scope.seat, effect.n, t.state.walkers[place]))


def shift(t: T, scope: Scope, effect: Shift) -> Flow[None]:
    """A card moves walkers; nobody is asked where to if there are none."""
    for origin in (yield from which_places(t, scope, effect.origin)):
        if t.state.walkers[origin]:
            for place in (yield from which_places(t, scope, effect.to, origin)):
                count = roll_amount(t, scope.seat, effect.n, t.state.walkers[origin])
                shift_walkers(t, origin, place, count, "BD-482")


def eat(t: T, scope: Scope, effect: Eat) -> Flow[None]:
    """BD-R16, BD-463  Decks lose cards, with a roll for each place where there is a die."""
    for place in (yield from which_places(t, scope, effect.loc)):
        left = len(t.state.decks[t.state.deck_at[place]])
        eat_cards(t, place, roll_amount(t, scope.seat, effect.n, left), "BD-032")


# --- pawns and cards


def move(t: T, scope: Scope, effect: Move) -> Flow[None]:
    """BD-482  A card moves a pawn: one step, unless it names the place or says anywhere."""
    for seat in (yield from whom(t, scope, effect.who)):
        found = destinations(t.state, scope, effect.to, seat)
        for place in (yield from pick_place(t, scope, effect.to, found, effect.may)):
            move_pawn(t, seat, place, "BD-482")


def move_pawn(t: T, seat: int, place: Place, rule: str, leader: int | None = None) -> None:
    """A pawn goes to a place, sent there by the leader or not; nothing is told of one that stays."""
    person = t.state.people[seat]
    if person.place != place:
        origin, person.place = person.place, place
        sender = "" if leader is None else t.state.people[leader].name
        t.tell(Moved(rule, seat, person.name, origin, place, leader not in (None, seat), sender))


def draw(t: T, scope: Scope, effect: Draw) -> Flow[None]:
    """BD-R17  A card lets somebody draw from a deck, wherever it lies."""
    for seat in (yield from whom(t, scope, effect.who)):
        for _ in range(effect.n):
            if effect.may:
                left = len(t.state.decks[effect.deck])
                choice = yield from decide(t, DRAW_MORE, seat, AboutMore(scope.card, effect.deck, left))
                if choice != DRAW:
                    break
            yield from draw_and_take(t, seat, effect.deck, "BD-482")


def draw_and_take(t: T, seat: int, deck: Deck, rule: str) -> Flow[None]:
    """BD-100, BD-121, BD-140, BD-160  The top card of a deck is drawn, and does what cards of its kind do."""
    card = draw_card(t, seat, deck, rule)
    box = box_of(t.options.box)
    if deck == "equipment":
        count_stock(t, seat)
    elif deck == "ammo":
        yield from find_ammo(t, seat, card)
    else:
        yield from resolve(t, Scope(seat, card), box.finds[card].effects)


# --- giving


def give(t: T, scope: Scope, effect: Give) -> Flow[None]:
    """BD-469, BD-470, BD-471  Something one has, for a survivor anywhere; no trade is used up."""
    items: tuple[GiftKind, ...] = effect.items
    if "ammo" in items:
        items = (*items, "card_ammo")
    choice = yield from decide(t, GIVE_ANYWHERE, scope.seat, AboutGiving(scope.card, items))
    if isinstance(choice, Gift):
        yield from hand_over(t, scope.seat, choice, "BD-470")


# --- branches


def pay(t: T, scope: Scope, effect: Pay) -> Flow[None]:
    """BD-084, BD-R24  Who can pay the whole cost must, unless the card leaves a choice; else the penalty applies."""
    seat, box = scope.subject, box_of(t.options.box)
    able = can_pay(t.state, box, scope, effect.cost)
    if able and effect.may:
        choice = yield from decide(t, PAY_COST, seat, AboutCost(scope.card, effect.cost, effect.otherwise))
        able = choice == PAY
    if reaches(t.state, scope, seat):
        t.tell(Paid("BD-084", seat, scope.card, able))
    if able:
        for what in STOCKS:
            yield from lose_some(t, seat, what, getattr(effect.cost, what))
    yield from resolve(t, scope, effect.then if able else effect.otherwise)


def branch(t: T, scope: Scope, effect: If) -> Flow[None]:
    """BD-085, BD-086  It depends on where somebody is, on what they have, or on a die."""
    met = holds(t.state, box_of(t.options.box), effect.cond, scope.subject, scope.spot)
    if met and effect.cond.roll is not None:
        wanted = effect.cond.roll
        met = wanted.min <= roll(t, scope.subject, wanted.die, "BD-463") <= wanted.max
    yield from resolve(t, scope, effect.then if met else effect.otherwise)


def choose_branch(t: T, scope: Scope, effect: Choose) -> Flow[None]:
    """Somebody picks one of several things that would do something; if none would, the card is evaded (BD-083)."""
    box = box_of(t.options.box)
    if not any(would_do(t.state, box, scope, option) for option in effect.options):
        return
    by = t.state.leader if effect.by == "leader" else scope.seat
    first = first_branch(box, scope.card, effect.options)
    about = AboutBranches(scope.seat, scope.card, scope.it, first, effect.options)
    choice = yield from decide(t, PICK_BRANCH, by, about)
    t.tell(BranchChosen("BD-482", by, scope.card, first + choice.branch))
    yield from resolve(t, scope, effect.options[choice.branch])


def for_each(t: T, scope: Scope, effect: Each) -> Flow[None]:
    """BD-463  The same for each survivor or place, one after the other, with separate rolls."""
    for one in scopes(t.state, box_of(t.options.box), scope, effect):
        if one.it is None or reaches(t.state, scope, one.it):
            yield from resolve(t, one, effect.do)


def put_in_force(t: T, scope: Scope, effect: Rule) -> Flow[None]:
    """BD-243, BD-482  Something holds until the end of the round; what holds for all holds for later arrivals too."""
    s = t.state
    seats: list[int] | None = None
    if effect.who is not None and effect.who != "all":
        seats = yield from whom(t, scope, effect.who)
        if not seats:
            return
    place: Place | None = None
    if effect.loc is not None:
        found = yield from which_places(t, scope, effect.loc)
        if not found:
            return
        place = found[0]
    # What is used up is used up by each survivor apart.
    shared = [[seat] for seat in (t.seats if seats is None else seats)] if effect.stat == "prevent" else [seats]
    for whose in shared:
        s.in_force.append(InForce(scope.card, effect.stat, whose, place, effect.n, effect.what, effect.do))
    t.tell(RuleInForce("BD-482", scope.card, effect.stat, place, effect.what, effect.n))


OPERATIONS: Mapping[type[Effect], Callable[[T, Scope, Any], Flow[None]]] = of_every_operation(
    {
        Gain: gain_tokens,
        Lose: lose_things,
        Damage: damage,
        Walkers: bring_walkers,
        Kill: remove_walkers,
        Shift: shift,
        Move: move,
        Draw: draw,
        Eat: eat,
        Pay: pay,
        If: branch,
        Choose: choose_branch,
        Each: for_each,
        Give: give,
        Rule: put_in_force,
    }
)


# --- items and ammo cards, beside any step


def act(t: T, seat: int, action: Use | Load) -> Flow[None]:
    """BD-166, BD-R41  An item is used, or an ammo card is loaded."""
    if isinstance(action, Load):
        load_card(t, seat, action.ammo, action.gear)
        return
    item = box_of(t.options.box).items[action.card]
    t.tell(ItemUsed("BD-166", seat, t.state.people[seat].name, item.id))
    if item.discard:  # BD-161: only where the card says so
        discard_gear(t, seat, action.gear, "BD-161")
    yield from resolve(t, Scope(seat, item.id), item.effects)
