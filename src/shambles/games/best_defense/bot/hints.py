"""Hints: a figure for each option, one step ahead, from the knowledge of the seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from shambles.core.asking.ask import Ask, Choice
from shambles.core.game import Hint
from shambles.games.best_defense.bot.combat import (
    worth_of_allies,
    worth_of_bites,
    worth_of_healing,
    worth_of_lures,
    worth_of_weapons,
)
from shambles.games.best_defense.bot.facts import Where
from shambles.games.best_defense.bot.gifts import worth_of_gift, worth_of_loading
from shambles.games.best_defense.bot.outlook import (
    WORTH,
    Hands,
    Outlook,
    card_cost,
    expected_points,
    outlook_of,
    price_of,
    standing_in,
)
from shambles.games.best_defense.box.contents import HIT_POINTS, box_of
from shambles.games.best_defense.box.vocabulary import PLACES, Effects, Place
from shambles.games.best_defense.effects.operations.branches import If
from shambles.games.best_defense.effects.operations.pawns import Move
from shambles.games.best_defense.effects.operations.places import Kill
from shambles.games.best_defense.effects.operations.tokens import Gain
from shambles.games.best_defense.table.about import (
    AboutBranches,
    AboutCost,
    AboutDeck,
    AboutLoading,
    AboutMore,
    AboutPawn,
    AboutPerson,
    AboutPlace,
)
from shambles.games.best_defense.table.choices import (
    DRAW,
    KEEP,
    NOBODY,
    PAY,
    STAY,
    TAKE,
    Collect,
    FromCard,
    Gift,
    Go,
    Load,
    PlayEvent,
    Someone,
    Use,
)
from shambles.games.best_defense.table.forecast import mean
from shambles.games.best_defense.table.view import View

Figures = Sequence[float]
LEADERS = ("rick", "daryl", "michonne", "andrea", "glenn", "maggie")


def hands_to_come(view: View, seats: Sequence[int]) -> Hands:
    """The events that this seat can see and that these seats have still to play."""
    return tuple([(seat, hand) for seat in seats if (hand := view.seats[seat].hand)])


def moved(where: Where, seat: int, place: Place) -> Where:
    """One pawn at another place."""
    return (*where[:seat], place, *where[seat + 1 :])


def later_seats(view: View) -> list[int]:
    """The seats whose turn is still to come, the one in turn first."""
    count = len(view.seats)
    order = [(view.leader + step) % count for step in range(count)]
    return order[order.index(view.turn) :]


# --- set-up and death


def worth_of_survivors(view: View, ask: Ask[Any]) -> Figures:
    return [-float(LEADERS.index(one.survivor) if one.survivor in LEADERS else len(LEADERS)) for one in ask.options]


# --- where to go


def worth_of_moves(view: View, ask: Ask[Any]) -> Figures:
    """The leader tries every way to move the others after this pawn, and keeps the best."""
    standing, count = standing_in(view), len(view.seats)
    order = [(view.leader + step) % count for step in range(count)]
    of = ask.on(AboutPawn).of
    later = order[order.index(of) + 1 :]
    rest = outlook_of(view, ask).when_played(hands_to_come(view, order))
    stays = [(place,) for place in standing]
    ways = [ways_from(view, seat) if seat in later else stays[seat] for seat in range(count)]
    ways[of] = tuple([option.place for option in ask.options])
    best = dict.fromkeys(ways[of], float("inf"))
    all_ways = list(product(*ways))
    for where, cost in zip(all_ways, rest.costs(all_ways), strict=True):
        if cost < best[where[of]]:
            best[where[of]] = cost
    return [-best[option.place] for option in ask.options]


def ways_from(view: View, seat: int) -> tuple[Place, ...]:
    """The places to which a pawn can be moved."""
    here = view.seats[seat].place
    if here is None:
        return PLACES
    board = [one.place for one in view.places]
    opposite = board[3 - board.index(here)]
    return tuple([place for place in PLACES if place != opposite])


def worth_of_defying(view: View, ask: Ask[Any]) -> Figures:
    """Going elsewhere must be worth the food, and what a card makes of it."""
    standing = standing_in(view)
    rest = outlook_of(view, ask).when_played(hands_to_come(view, later_seats(view)))
    price = WORTH["food"] + 0.5
    if any(rule.stat == "on_defy" for rule in view.in_force):
        price += WORTH["ally"] * view.seats[ask.seat].allies
    if len(view.seats) == 1:
        price += 2.0  # BD-442: alone, both events come
    ways = {one: moved(standing, ask.seat, one.place) for one in ask.options if isinstance(one, Go)}
    stays, *goes = rest.costs([standing, *ways.values()])
    costs = dict(zip(ways, goes, strict=True))
    figures = []
    for option in ask.options:
        if isinstance(option, Go):
            figures.append(-price - costs[option])
        elif option == STAY:
            figures.append(-stays)
        else:
            figures.append(worth_of_action(view, ask, option) - 1000.0)
    return figures


# --- drawing, giving


def worth_of_drawing(view: View, ask: Ask[Any]) -> Figures:
    """A card is worth what it brings, less what it takes from a deck that must last."""
    deck = (ask.on(AboutDeck) if ask.key == "draw-card" else ask.on(AboutMore)).deck
    cards = next(one.cards for one in view.places if one.deck == deck)
    figure = worth_of_card(view, ask, deck) - card_cost(cards, view.rounds - view.round + 1, 1.0)
    figures = []
    for option in ask.options:
        if option == DRAW:
            figures.append(figure)
        elif isinstance(option, Collect):
            figures.append(3.0 if worth_of_card(view, ask, "ammo") > 2.6 else 0.5)
        else:
            figures.append(worth_of_action(view, ask, option))
    return figures


def worth_of_card(view: View, ask: Ask[Any], deck: str) -> float:
    """The worth of the next card of a deck to this seat."""
    me, box = view.seats[ask.seat], box_of(ask.play.options.box)
    ranged = [gear for gear in me.gear if box.is_ranged(gear.card)]
    armed = any(gear.card in box.weapons and (gear.ammo or not box.is_ranged(gear.card)) for gear in me.gear)
    if deck == "ammo":
        shots = sum(gear.ammo for gear in ranged)
        return 2.8 + (1.4 if ranged and shots < 2 else 0.0) - 0.15 * shots
    if deck == "equipment":
        return 2.8 if armed else 4.6
    if deck == "food":
        return 3.2 if me.hp < HIT_POINTS and me.food < 2 else 2.6 - 0.1 * me.food
    return 3.1 - 0.1 * me.allies


def worth_of_giving(view: View, ask: Ask[Any]) -> Figures:
    box = box_of(ask.play.options.box)
    return [
        worth_of_gift(view, box, ask.seat, option) if isinstance(option, Gift) else worth_of_action(view, ask, option)
        for option in ask.options
    ]


# --- events


def worth_of_events(view: View, ask: Ask[Any]) -> Figures:
    """The milder event; the leader, who plays both, begins with what makes the other one milder."""
    outlook, standing = outlook_of(view, ask), standing_in(view)
    figures = []
    for option in ask.options:
        if isinstance(option, PlayEvent):
            figures.append(-outlook.foresee_card(standing, ask.seat, option.card).badness(standing))
        else:
            figures.append(worth_of_action(view, ask, option) - 1000.0)
    return figures


def worth_of_branches(view: View, ask: Ask[Any]) -> Figures:
    outlook, standing = outlook_of(view, ask), standing_in(view)
    about = ask.on(AboutBranches)
    return [
        -outlook.foresee(standing, about.of, about.options[option.branch]).badness(standing) for option in ask.options
    ]


def worth_of_paying(view: View, ask: Ask[Any]) -> Figures:
    outlook, standing, about = outlook_of(view, ask), standing_in(view), ask.on(AboutCost)
    price = price_of(about.cost)
    penalty = outlook.foresee(standing, ask.seat, about.penalty).badness(standing)
    return [-price if option == PAY else -penalty for option in ask.options]


def worth_of_people(view: View, ask: Ask[Any]) -> Figures:
    """Healing for the weakest, ammo for the best weapon that is nearly empty."""
    box = box_of(ask.play.options.box)
    figures = []
    for option in ask.options:
        if option == NOBODY:
            figures.append(-50.0)
        elif isinstance(option, Someone) and ask.on(AboutPerson).what == "ammo":
            figures.append(max((worth_of_loading(box, gear) for gear in view.seats[option.seat].gear), default=0.0))
        elif isinstance(option, Someone):
            figures.append(-float(view.seats[option.seat].hp))
    return figures


def worth_of_places(view: View, ask: Ask[Any]) -> Figures:
    """A place to go to, or one to send a walker to."""
    outlook = outlook_of(view, ask)
    return [-outlook.cost(where, walkers) for where, walkers in standings_after(view, ask, outlook)]


def standings_after(view: View, ask: Ask[Any], outlook: Outlook) -> Iterator[tuple[Where, dict[Place, float]]]:
    """For every option: who stands where then, with the pawn there, or with a walker more there."""
    moves = is_one_to_go_to(ask)
    for option in ask.options:
        where, walkers = standing_in(view), dict(outlook.walkers)
        if isinstance(option, Go) and moves:
            where = moved(where, ask.seat, option.place)
        elif isinstance(option, Go):
            walkers[option.place] += 1.0
        yield where, walkers


def is_one_to_go_to(ask: Ask[Any]) -> bool:
    """Whether the card moves the pawn of the player who picks. Otherwise it sends a walker there."""
    box, card = box_of(ask.play.options.box), ask.on(AboutPlace).card
    found = box.items.get(card) or box.finds.get(card) or box.events.get(card)
    return found is not None and holds_move(found.effects)


def holds_move(effects: Effects) -> bool:
    """Whether these effects move a pawn, so that the place is one to go to."""
    return any(
        isinstance(effect, Move) or (isinstance(effect, If) and holds_move((*effect.then, *effect.otherwise)))
        for effect in effects
    )


# --- items and loading


def worth_of_action(view: View, ask: Ask[Any], option: Choice) -> float:
    """The worth of an optional action: loading is always good, an item if it pays. Doing nothing is worth 0."""
    if isinstance(option, Load):
        return 1000.5 if option == next(one for one in ask.options if isinstance(one, Load)) else 1000.0
    if not isinstance(option, Use):
        return 0.0
    standing = standing_in(view)
    here = standing[ask.seat]
    if here is None:
        return -1.0
    there = [seat for seat, at in enumerate(standing) if at == here]
    for effect in box_of(ask.play.options.box).items[option.card].effects:
        if isinstance(effect, Gain):
            wounds = max(HIT_POINTS - view.seats[seat].hp for seat in there)
            return 1000.0 if wounds >= mean(effect.n) else -1.0
        if isinstance(effect, Kill):
            walkers = next(one.walkers for one in view.places if one.place == here)
            return 1000.0 if walkers >= mean(effect.n) else -1.0
        if isinstance(effect, Move):
            outlook = outlook_of(view, ask)
            elsewhere = min([outlook.cost(moved(standing, ask.seat, place)) for place in PLACES])
            return 1000.0 if outlook.cost(standing) - elsewhere > 3.0 else -1.0
    outlook = outlook_of(view, ask)
    left = outlook.walkers[here] - outlook.kills(there) - outlook.walls.get(here, 0.0)
    return 1000.0 if left >= 2.0 else -1.0


def worth_of_acting(view: View, ask: Ask[Any]) -> Figures:
    """Beside what is asked: more than 0 is worth doing now."""
    return [worth_of_action(view, ask, option) for option in ask.options]


def worth_before_the_fight(view: View, ask: Ask[Any]) -> Figures:
    """A weapon; who has none that can be used is asked for items and loading."""
    items = any(isinstance(one, Use | Load) for one in ask.options)
    return worth_of_acting(view, ask) if items else worth_of_weapons(view, ask)


def worth_of_loads(view: View, ask: Ask[Any]) -> Figures:
    """The weapon that needs it most; keeping the card is for those who have another plan."""
    box = box_of(ask.play.options.box)
    owner = view.seats[ask.on(AboutLoading).of if ask.key == "load-weapon" else ask.seat]
    return [
        worth_of_loading(box, owner.gear[option.number]) if isinstance(option, FromCard) else 0.0
        for option in ask.options
    ]


def worth_of_losses(view: View, ask: Ask[Any]) -> Figures:
    """The least needed thing is lost first."""
    box, me = box_of(ask.play.options.box), view.seats[ask.seat]
    figures = []
    for option in ask.options:
        if option.what == "ammo":
            fits = any(box.fits(option.card, gear.card) for gear in me.gear)
            figures.append(-1.0 if fits else 5.0)
        else:
            weapon = box.weapons.get(option.card)
            loaded = me.gear[option.number].ammo if box.is_ranged(option.card) else 2
            figures.append(-(expected_points(box, option.card) * (1 + loaded)) if weapon else -2.0)
    return figures


def all_alike(view: View, ask: Ask[Any]) -> Figures:
    return [0.0 for _ in ask.options]


def first_word(view: View, ask: Ask[Any]) -> Figures:
    return [1.0 if option in (TAKE, KEEP) else 0.0 for option in ask.options]


HINTS: Mapping[str, Hint] = {
    "take-survivor": worth_of_survivors,
    "replace-survivor": worth_of_survivors,
    "deal-events": all_alike,
    "move-survivor": worth_of_moves,
    "defy": worth_of_defying,
    "draw-card": worth_of_drawing,
    "draw-more": worth_of_drawing,
    "take-ammo": first_word,
    "load-ammo": worth_of_loads,
    "load-weapon": worth_of_loads,
    "give": worth_of_giving,
    "give-back": worth_of_giving,
    "give-anywhere": worth_of_giving,
    "play-event": worth_of_events,
    "act": worth_of_acting,
    "choose-weapon": worth_before_the_fight,
    "spend-allies": worth_of_allies,
    "attract-walker": worth_of_lures,
    "damage-order": all_alike,
    "divide-damage": worth_of_bites,
    "settle-damage": worth_of_bites,
    "heal": worth_of_healing,
    "pick-survivor": worth_of_people,
    "pick-place": worth_of_places,
    "pick-branch": worth_of_branches,
    "pay-cost": worth_of_paying,
    "lose-ammo": worth_of_losses,
    "lose-equipment": worth_of_losses,
}
