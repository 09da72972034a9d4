"""The moves of a party in this turn: its steps and gas, open Locations, ways on foot and by car."""

from __future__ import annotations

from collections.abc import Iterator

from shambles.games.board_game.box.contents import GAS_USES, STEPS, TO_WIN, Step
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.table.abilities import powers
from shambles.games.board_game.table.choices import Go, Way, go, way
from shambles.games.board_game.table.numbers import stat
from shambles.games.board_game.table.state import (
    T,
    compares,
    group_count,
    group_of,
    is_unoccupied,
    parties_on,
    stops_movement,
    the_board,
    the_box,
)

# --- what a turn still allows


def steps_left(t: T, seat: int) -> int:
    """BG-101, BG-R17  Three steps, and what cards add; at least one."""
    turn = t.state.turn
    return 0 if turn.over else max(1, STEPS + stat(t, seat, "move_max")) - turn.steps


def gas_uses_left(t: T, seat: int) -> int:
    """BG-175  Three uses a turn, both kinds together, and what cards add."""
    return GAS_USES + stat(t, seat, "gas_limit") - t.state.turn.gas


def ways_on_foot(t: T, seat: int) -> dict[str, tuple[str, ...]]:
    """BG-101, BG-109, BG-110  For every space within the steps that are left, the shortest way there, over spaces where
    one need not stop."""
    near, start = the_board(t).near, t.state.parties[seat].at
    found: dict[str, tuple[str, ...]] = {start: ()}
    for steps in range(steps_left(t, seat)):
        for here, so_far in list(found.items()):
            if len(so_far) == steps and (here == start or not stops_movement(t, here)):
                for there in near[here]:
                    found.setdefault(there, (*so_far, there))
    del found[start]
    return found


def gas_at_hand(t: T, seat: int) -> bool:
    """BG-531, BG-R97  The active player's gas, or that of members who have not refused it."""
    party = t.state.parties[seat]
    if party.gas > 0 or not t.state.groups:
        return party.gas > 0
    return "gas" not in t.state.turn.refused and group_count(t, "gas", seat) > 0


def can_drive(t: T, seat: int) -> bool:
    return gas_at_hand(t, seat) and gas_uses_left(t, seat) > 0


def can_pass(t: T, seat: int) -> bool:
    """BG-173  Past zombies: with gas, or with an ability that stands in for it."""
    return (gas_at_hand(t, seat) or bool(powers(t, seat, "step"))) and gas_uses_left(t, seat) > 0


# --- Locations


def cards_for(t: T, seat: int, location: str) -> list[bool]:
    """BG-206, BG-471, BG-R87  By which cards this seat may scout the place: False public, True its own private one."""
    s = t.state
    return [*([False] if location in s.public else []), *([True] if s.parties[seat].private == location else [])]


def tier_of(t: T, seat: int) -> int:
    """BG-477, BG-478, BG-479, BG-R103  Which requirement applies, counted from 0."""
    return min(len(t.state.parties[seat].scouted), TO_WIN - 1)


def meets(t: T, seat: int, location: str, gas: int = 0) -> bool:
    """BG-473, BG-R81  What the requirement asks to have or to spend is there on entry.

    BG-R123  `gas` is what the step costs: it is gone by then.
    """
    steps = the_box(t).locations[location].tiers[tier_of(t, seat)]
    return all(has_part(t, seat, step, gas) for step in steps)


def has_part(t: T, seat: int, step: Step, gas: int = 0) -> bool:
    if step.step == "have":
        return compares(group_count(t, step.count, seat) - (gas if step.count == "gas" else 0), step.cmp, step.n)
    if step.step == "spend":
        there = {res: group_count(t, res, seat) for res in RESOURCES}
        there["gas"] -= gas
        return all(there[res] >= getattr(step, res) for res in RESOURCES)
    return True


def entries(t: T, seat: int, there: str) -> tuple[bool, ...]:
    """A step onto this space; onto a Location with two cards, one for each that it could be scouted by."""
    location = the_board(t).spaces[there].location
    return (False, True) if location and len(cards_for(t, seat, location)) == 2 else (False,)


def stays(t: T, seat: int) -> list[bool]:
    """If a public and a private card are both there, `stay` is the public one; alone, each is plain `stay`."""
    cards = cards_for(t, seat, the_board(t).spaces[t.state.parties[seat].at].location)
    return cards if len(cards) == 2 else [False] * len(cards)


# --- spaces


def is_stop(t: T, space: str) -> bool:
    """BG-R19, BG-R24  Spaces that gas carries nobody over: resources, followers left behind, Locations."""
    return stops_movement(t, space)


def is_empty_for(t: T, seat: int, space: str) -> bool:
    """BG-172  Empty when the group gets there: the Location that it has just left is, other spaces get a token."""
    s = t.state
    if space != s.parties[seat].at:
        return is_unoccupied(s, space)
    alone = set(parties_on(s, space)) <= set(group_of(s, seat))
    return the_board(t).spaces[space].is_location and alone


def single_steps(t: T, seat: int) -> list[Go]:
    """BG-102  Every neighbour; BG-173 past the zombies there with gas."""
    s, board = t.state, the_board(t)
    near = board.near[s.parties[seat].at]
    passing = not s.tokens.keys().isdisjoint(near) and can_pass(t, seat)
    found = []
    for there in near:
        if there in board.location_on:
            found += [go(there, private=private) for private in entries(t, seat, there)]
        else:
            found.append(go(there))
        if passing and s.tokens.get(there) and not is_stop(t, there):
            found.append(go(there, gas=True))
    return found


def double_steps(t: T, seat: int) -> Iterator[Go]:
    """BG-171, BG-R19, BG-R20  Two empty spaces with one gas; the second may be one where the movement ends."""
    s, near = t.state, the_board(t).near
    for middle in near[s.parties[seat].at]:
        if is_unoccupied(s, middle) and not is_stop(t, middle):
            for end in near[middle]:
                if is_empty_for(t, seat, end):
                    for private in entries(t, seat, end):
                        yield go(middle, end, gas=True, private=private)


def ways_in_one_go(t: T, seat: int, steps: int) -> Iterator[Way]:
    """BG-R18  Two or three steps in one answer, over ground where nothing is revealed on the way, and without detours:
    every shortest way to every space that can be entered."""
    s, board = t.state, the_board(t)
    here = s.parties[seat].at
    tokens, left_behind = s.tokens, {marker.space for marker in s.markers}
    ends: dict[str, list[tuple[str, ...]]] = {one: [(one,)] for one in board.near[here]}
    seen = {here, *ends}
    for _ in range(min(STEPS, steps) - 1):
        further: dict[str, list[tuple[str, ...]]] = {}
        for last, so_far in ends.items():
            if last not in tokens and board.is_free[last] and last not in left_behind:
                for end in board.near[last]:
                    if end not in seen:
                        further.setdefault(end, []).extend([(*path, end) for path in so_far])
        if not further:
            return
        for end, paths in further.items():
            location = board.location_on.get(end)
            if location is None:
                yield from [way(*path) for path in paths]
            elif cards_for(t, seat, location) and meets(t, seat, location):
                yield from [way(*path, private=private) for private in entries(t, seat, end) for path in paths]
        seen |= further.keys()
        ends = further
