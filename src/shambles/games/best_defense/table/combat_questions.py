"""The questions of combat and of the end of a round, and the actions that a player can take while others are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from shambles.core.asking.ask import Ask, Bar, Choice, Question
from shambles.games.best_defense.box.contents import HIT_POINTS
from shambles.games.best_defense.box.vocabulary import PLACES
from shambles.games.best_defense.table.about import (
    AboutBites,
    AboutDispute,
    AboutMoment,
    AboutNoise,
    AboutPoints,
    AboutWeapons,
)
from shambles.games.best_defense.table.choices import (
    HEAL,
    NOTHING,
    PASS,
    Division,
    FromCard,
    Go,
    Load,
    Use,
    division,
    go,
    spend,
    word,
)
from shambles.games.best_defense.table.questions import (
    box_in,
    me_in,
    own_actions,
    state_in,
    weapons,
)
from shambles.games.best_defense.table.reach import toughness
from shambles.games.best_defense.table.state import (
    State,
    biting,
    distinct,
    is_forbidden,
    neighbours,
    seats_at,
    sum_in_force,
)

SWING = word("swing")

# --- items and loading, while others are asked


def actions_now(ask: Ask[Choice]) -> Sequence[Choice]:
    """BD-461  Items that are safe at any time; BD-166, BD-R45 before the fights, all other items too."""
    return tuple(own_actions(ask, ask.on(AboutMoment).moment))


ACT = Question(key="act", rule="BD-461", candidates=actions_now, about=AboutMoment)

# --- combat


def own_weapons(ask: Ask[Choice]) -> Sequence[Choice]:
    """BD-311, BD-R46  One of the player's weapons, or none, or a swing without a weapon if the leader's ability allows
    it.

    A player who cannot fight is asked only if they can use an item or load (BD-166). Others do that with `act`,
    meanwhile.
    """
    state, box, me = state_in(ask), box_in(ask), me_in(ask)
    found: list[Choice] = []
    if me.place is not None and state.walkers[me.place]:  # BD-R47
        found += weapons(me, [one for one in distinct(me.gear) if me.gear[one].card in box.weapons])
        if sum_in_force(state, "unarmed_swing", ask.seat):
            found.append(SWING)
    if not any(has_ammo(ask, one) for one in found):
        found += own_actions(ask, "combat")
    return (*found, NOTHING)


def has_ammo(ask: Ask[Choice], choice: Choice) -> bool:
    return not isinstance(choice, FromCard) or not (
        box_in(ask).is_ranged(choice.card) and me_in(ask).gear[choice.number].ammo == 0
    )


def is_action(choice: Choice) -> bool:
    """BD-166, BD-R41  An item is used, or a weapon loaded."""
    return isinstance(choice, Use | Load)


CHOOSE_WEAPON = Question(
    key="choose-weapon",
    rule="BD-311",
    candidates=own_weapons,
    bars=(Bar("no-ammo", "BD-314", has_ammo),),
    open="BD-R45",
    acts=is_action,
    about=AboutWeapons,
)


def numbers_of_allies(ask: Ask[Choice]) -> Sequence[Choice]:
    return tuple(map(spend, range(me_in(ask).allies + 1)))


def may_spend(ask: Ask[Choice], choice: Choice) -> bool:
    return choice.notation == "0" or not is_forbidden(state_in(ask), ask.seat, "allies")


SPEND_ALLIES = Question(
    key="spend-allies",
    rule="BD-102",
    candidates=numbers_of_allies,
    bars=(Bar("card-forbids", "BD-482", may_spend),),
    about=AboutPoints,
)


def places_with_walkers(ask: Ask[Go]) -> Sequence[Go]:
    """BD-478, BD-R53  The adjacent places that still have a walker."""
    state = state_in(ask)
    return tuple(go(place) for place in neighbours(state, ask.on(AboutNoise).place) if state.walkers[place])


ATTRACT = Question(key="attract-walker", rule="BD-478", candidates=places_with_walkers, about=AboutNoise)

# --- end of the round


def places_still_to_bite(ask: Ask[Go]) -> Sequence[Go]:
    state = state_in(ask)
    return tuple(go(place) for place in PLACES if place not in state.eaten and biting(state, place))


DAMAGE_ORDER = Question(key="damage-order", rule="BD-244", candidates=places_still_to_bite)


def ways_to_divide(ask: Ask[Division]) -> Sequence[Division]:
    """BD-344, BD-R58  Every way to divide the bites among the survivors there. Nobody gets more bites than it takes to
    kill them."""
    state, about = state_in(ask), ask.on(AboutBites)
    there = seats_at(state, about.place)
    names = [state.people[seat].name for seat in there]
    most = [min(about.left, toughness(state, box_in(ask), seat)) for seat in there]
    return tuple(division(tuple(zip(there, names, counts, strict=True))) for counts in shares(about.left, most))


def shares(count: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to divide a count when each share has a maximum. Ways in which the first shares are large come
    first."""
    if not most:
        if count == 0:
            yield ()
        return
    rest = sum(most[1:])
    for first in range(min(count, most[0]), max(0, count - rest) - 1, -1):
        for others in shares(count - first, most[1:]):
            yield (first, *others)


DIVIDE_DAMAGE = Question(key="divide-damage", rule="BD-344", candidates=ways_to_divide, open="BD-R72", about=AboutBites)
SETTLE_DAMAGE = Question(key="settle-damage", rule="BD-244", candidates=ways_to_divide, about=AboutDispute)


def ways_to_heal(ask: Ask[Choice]) -> Sequence[Choice]:
    return (HEAL, PASS, *own_actions(ask, "healing"))


def may_heal(allows: Callable[[State, int], bool]) -> Callable[[Ask[Choice], Choice], bool]:
    def bar(ask: Ask[Choice], choice: Choice) -> bool:
        return choice != HEAL or allows(state_in(ask), ask.seat)

    return bar


HEAL_SELF = Question(
    key="heal",
    rule="BD-348",
    candidates=ways_to_heal,
    bars=(
        Bar("card-forbids", "BD-482", may_heal(lambda state, seat: not is_forbidden(state, seat, "heal"))),
        Bar("not-hurt", "BD-220", may_heal(lambda state, seat: state.people[seat].hp < HIT_POINTS)),
        Bar("no-food", "BD-143", may_heal(lambda state, seat: state.people[seat].food > 0)),
    ),
)
