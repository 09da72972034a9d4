"""Reasons for answers, as players would give them: odds, fatigue, steps, supplies, dice, the effects of a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Facts, Measure
from shambles.games.board_game.bot.plan import Plan
from shambles.games.board_game.bot.spots import of_clearing, of_noise, of_spaces, of_swapping
from shambles.games.board_game.bot.worth import me, strength_seen, worth
from shambles.games.board_game.box.contents import LETHAL
from shambles.games.board_game.box.vocabulary import Effects, whom
from shambles.games.board_game.effects.operations.branches import Choose
from shambles.games.board_game.table.about import Bill, OfASeat, ShortInAFight
from shambles.games.board_game.table.choices import (
    AMMO,
    PAY,
    STOP,
    TAKE,
    YES,
    Eat,
    Go,
    Invite,
    OnDie,
    OnOption,
    OnResource,
    OnSeat,
    OnSurvivor,
    Stay,
    Use,
    Way,
)
from shambles.games.board_game.table.odds import FightOdds, gain_from_rolling_again, kills_of_a_shot
from shambles.games.board_game.table.outlook import Outlook, Source, prospects
from shambles.games.board_game.table.state import Roll, the_box
from shambles.games.board_game.table.view import View

NO_FIGHT = FightOdds("", 1.0, 0.0, 0.0)
BRINGS = {
    "resources": 1.0,
    "followers": 4.0,
    "items": 2.5,
    "healed": 1.0,
    "fatigue": -1.2,
    "tokens": -0.4,
    "cards": -0.5,
}

MEASURES: Mapping[str, Measure] = {
    # ways
    "scouting": Measure(0.14, 0),
    "fatigue": Measure(-1.2),
    "supplies": Measure(1.0, 0),
    "steps": Measure(-0.4, 0),
    "spends-gas": Measure(-0.8, 0, plan=True),
    # rolls
    "enough": Measure(0.03, 0),
    "misses": Measure(-1.2),
    "ammo-left": Measure(1.4, 0, plan=True),
    "more-kills": Measure(1.2),
    # survivors
    "worn": Measure(-2.0, 0),
    "relieves": Measure(1.0, 0),
    "food-left": Measure(0.5, 0, plan=True),
    "dice-lost": Measure(-1.0, 0),
    "dice-at-risk": Measure(-0.01, 0),
    "dice-kept": Measure(0.1, 0),
    # supplies
    "has-of": Measure(-0.4, 0),
    "lacks-of": Measure(0.8, 0),
    "has-to-spare": Measure(0.4, 0),
    "collects": Measure(1.0, 0),
    "pays": Measure(-0.9, 0),
    # other players
    "dice": Measure(0.3, 0),
    "own-win": Measure(0.02, 0, plan=True),
    "their-locations": Measure(-1.0, 0),
    "zombies-there": Measure(1.0, 0),
    "supplies-there": Measure(1.0, 0),
    "noise": Measure(-0.4, 0),
    "goal-steps": Measure(-1.0, 0),
    "goal-lacks": Measure(-2.0, 0),
    "brings": Measure(1.0, 0),
    # some time later
    "later-locations": Measure(14.0),
    "later-survivors": Measure(6.0),
    "later-fatigue": Measure(-1.0),
    "later-supplies": Measure(1.0),
    "later-items": Measure(2.5),
} | {f"brings:{what}": Measure(worth, 0) for what, worth in BRINGS.items()}


def facts(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Measures of each option by kind of question; none if nothing can be computed at once."""
    found = FACTS.get(ask.key)
    return [{} for _ in ask.options] if found is None else found(view, ask)


def measure(view: View) -> dict[str, float]:
    """Some turns later: what the party has."""
    party = me(view)
    return {
        "later-locations": len(party.scouted),
        "later-survivors": len(party.survivors),
        "later-fatigue": sum(one.fatigue for one in party.survivors),
        "later-supplies": party.food + party.gas + party.ammo,
        "later-items": len(party.items),
    }


# --- going somewhere


def of_moving(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Dangers at the end of a way, and the distance from there to the best goal."""
    plan = Plan(view, ask)
    goal = plan.best_goal()
    icons = {space.id: len(space.icons) for space in view.spaces}
    found: list[Facts] = []
    for option in ask.options:
        if isinstance(option, Use | Invite):
            found.append({})
            continue
        end = option.path[-1] if isinstance(option, Go | Way) else plan.party.at
        stands = isinstance(option, Go | Way | Stay)
        known = {
            "scouting": 100 * scouted_at(view, end) if stands else 0.0,
            "fatigue": 0.0 if drives_past(view, option) else fight_at(view, end).fatigue,
            "supplies": icons.get(end, 0) if stands else 0,
            "spends-gas": float(isinstance(option, Go) and option.gas),
        }
        if goal is not None and goal in plan.board.ways[end]:
            known["steps"] = plan.board.ways[end][goal]
        found.append(known)
    return found


def drives_past(view: View, option: Choice) -> bool:
    """Gas past the zombies of a space, with a step left to leave it again."""
    return isinstance(option, Go) and option.gas and len(option.path) == 1 and view.turn.steps_left > 1


def scouted_at(view: View, space: str) -> float:
    """The chance of a successful scouting there; 0 if nothing can be scouted."""
    location = next((one.location for one in view.spaces if one.id == space), "")
    odds = view.odds.scouting if view.odds is not None else ()
    return max((one.chance for one in odds if location and one.location == location), default=0.0)


def fight_at(view: View, space: str) -> FightOdds:
    odds = view.odds.fights if view.odds is not None else ()
    return next((one for one in odds if one.space == space), NO_FIGHT)


def of_eating(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """The fatigue that eating removes, and the food that is left."""
    party = me(view)
    tired = {one.card.id: one.fatigue for one in party.survivors}
    return [
        {"relieves": tired[option.survivor], "food-left": party.food - 1, **alone_or_not(view, option)}
        if isinstance(option, Eat)
        else {"relieves": 0, "food-left": party.food, **alone_or_not(view, option)}
        if not isinstance(option, Use)
        else {}
        for option in ask.options
    ]


def of_going_on(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Between two steps: alone, or in a group with an invited player."""
    return [{} if isinstance(option, Use) else alone_or_not(view, option) for option in ask.options]


def alone_or_not(view: View, option: Choice) -> dict[str, float]:
    """BG-525, BG-539  Together one rolls everybody's dice, and a win is everybody's."""
    mine = me(view).pool.dice
    if isinstance(option, Invite):
        return {"dice": mine + view.parties[option.seat].pool.dice, "own-win": 50}
    return {"dice": mine, "own-win": 100}


# --- rolls


def of_fighting_on(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """The fatigue to expect, and what it costs."""
    party, short = me(view), ask.on(ShortInAFight).short
    found: list[Facts] = []
    for option in ask.options:
        if option == AMMO:
            shot = kills_of_a_shot(the_box(ask.play), strength_dice(view, ask))
            misses = sum(chance * max(0, short - total) for total, chance in enumerate(shot))
            found.append({"misses": misses, "ammo-left": party.ammo - 1})
        elif option == STOP:
            found.append({"misses": short, "ammo-left": party.ammo})
        elif isinstance(option, OnDie):
            found.append({"misses": max(0.0, short - better_roll(view, ask, option)), "ammo-left": party.ammo})
        else:  # an ability or another player costs no ammo
            found.append({"ammo-left": party.ammo})
    return found


def strength_dice(view: View, ask: Ask[Any]) -> Any:
    return strength_seen(view, the_box(ask.play)).dice.by


def of_acting_on(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    return [
        {"more-kills": better_roll(view, ask, option)}
        if isinstance(option, OnDie)
        else {"more-kills": 0.0}
        if option == STOP
        else {}
        for option in ask.options
    ]


def better_roll(view: View, ask: Ask[Any], option: OnDie) -> float:
    """The expected gain of rolling one die again."""
    shown, box = view.roll, the_box(ask.play)
    assert shown is not None
    roll = Roll(shown.seat, shown.kind, shown.need, list(shown.dice), list(shown.ammo))
    return gain_from_rolling_again(box, strength_dice(view, ask), roll, option.die)


def of_helping(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    ammo = me(view).ammo
    return [{"ammo-left": ammo - (option == AMMO)} for option in ask.options]


# --- survivors


def of_bearing(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Fatigue of the survivor afterwards; the third fatigue kills, and then their dice are missed."""
    return of_survivors(view, ask, "dice-at-risk", lambda fatigue: {"worn": min(LETHAL, fatigue + 1)})


def of_healing(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    return of_survivors(view, ask, "dice-kept", lambda fatigue: {"relieves": fatigue})


def of_losing(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    return of_survivors(view, ask, "dice-lost", lambda fatigue: {})


def of_survivors(view: View, ask: Ask[Any], dice: str, also: Callable[[int], dict[str, float]]) -> Sequence[Facts]:
    """Measures of each survivor: fatigue, and with `dice` the worth of their dice."""
    cards = {one.card.id: one for one in me(view).survivors}
    found: list[Facts] = []
    for option in ask.options:
        if not isinstance(option, OnSurvivor):
            found.append({})
            continue
        one = cards[option.survivor]
        known = also(one.fatigue)
        dies = known.get("worn", 0) >= LETHAL
        found.append({**known, "dice-lost" if dies else dice: one.card.dice.dice})
    return found


# --- supplies


def of_wanting(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Resources that Locations still ask for; the scarcest is wanted most."""
    party, plan = me(view), Plan(view, ask)
    return [
        {
            "has-of": getattr(party, one.resource),
            "lacks-of": sum(plan.lack(card, one.resource) for card in plan.locations()),
        }
        if isinstance(one, OnResource)
        else {}
        for one in ask.options
    ]


def of_giving_up(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    party = me(view)
    return [
        {"has-to-spare": getattr(party, one.resource), "pays": 1} if isinstance(one, OnResource) else {"pays": 0}
        for one in ask.options
    ]


def of_collecting(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    icons = len(getattr(ask.about, "icons", ()))
    return [
        {"collects": icons} if one == TAKE else {} if isinstance(one, Use) else {"collects": 0} for one in ask.options
    ]


def of_paying(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    card = view.cards[-1].card
    bill = len(ask.on(Bill).bill)
    return [
        {**brought(view, ask, card.success if one == PAY else card.fail, ask.seat), "pays": bill * (one == PAY)}
        for one in ask.options
    ]


# --- what cards bring, and others


def brought(view: View, ask: Ask[Any], effects: Effects, source: int) -> dict[str, float]:
    """The gains and losses of these effects for this seat, if the best option is chosen."""
    party = me(view)
    way: Outlook = max(prospects(ask.play, effects, Source(source), ask.seat), key=lambda one: worth(one, party))
    return {f"brings:{what}": getattr(way, what) for what in BRINGS}


def of_sides(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """A card's success and its failure; of a vote also what goes to those who vote for it, not cast yet."""
    drawn = view.cards[-1]
    good = (drawn.card.success, "yes_voters")
    found: list[Facts] = []
    for one in ask.options:
        side, voters = good if one.notation in ("yes", "success") else (drawn.card.fail, "no_voters")
        known = brought(view, ask, side, drawn.seat)
        for effect in side:
            if whom(effect) == voters:
                own = effect.would(ask.play, Source(drawn.seat), ask.seat)[0]
                known = {what: count + getattr(own, what.partition(":")[2]) for what, count in known.items()}
        found.append(known)
    return found


def of_effects(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    card = view.cards[-1].card if view.cards else None
    sides = () if card is None else (*card.success, *card.fail)
    offers = next((one.options for one in sides if isinstance(one, Choose)), ())
    if len(offers) < len(ask.options):
        return [{} for _ in ask.options]
    return [
        brought(view, ask, offers[one.option], ask.seat) if isinstance(one, OnOption) else {} for one in ask.options
    ]


def of_joining(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """BG-525, BG-539  Together one rolls everybody's dice, and a win is everybody's."""
    mine, theirs = (one.pool.dice for one in (me(view), view.parties[ask.on(OfASeat).target]))
    together, alone = {"dice": mine + theirs, "own-win": 50}, {"dice": mine, "own-win": 100}
    return [together if one == YES or one.notation == "stay" else alone for one in ask.options]


def of_players(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    return [
        {"their-locations": len(view.parties[one.seat].scouted)} if isinstance(one, OnSeat) else {}
        for one in ask.options
    ]


FACTS: Mapping[str, Callable[[View, Ask[Any]], Sequence[Facts]]] = {
    "move": of_moving,
    "recover": of_eating,
    "between": of_going_on,
    "fight-on": of_fighting_on,
    "act-on": of_acting_on,
    "help": of_helping,
    "place-fatigue": of_bearing,
    "take-fatigue": of_bearing,
    "heal": of_healing,
    "leave-behind": of_losing,
    "sacrifice": of_losing,
    "gain-any": of_wanting,
    "pay-with": of_giving_up,
    "lose-any": of_giving_up,
    "collect": of_collecting,
    "pay-or-not": of_paying,
    "vote": of_sides,
    "vote-last": of_sides,
    "agree": of_sides,
    "take-a-side": of_sides,
    "which-effect": of_effects,
    "join-group": of_joining,
    "leave-group": of_joining,
    "name-a-player": of_players,
    "place-token": of_spaces,
    "remove-token": of_clearing,
    "look-at-token": of_clearing,
    "stay-quiet": of_noise,
    "swap-private": of_swapping,
}
