"""Reading the dice as they lie: kills, Actions, and how many are still missing (BG-314 … BG-316)."""

from __future__ import annotations

from functools import cache

from shambles.games.board_game.table.numbers import group_stat
from shambles.games.board_game.table.state import Roll, T


def kills_of(t: T) -> int:
    """BG-314, BG-316, BG-332  The kills of the pool, of the ammo, and of what cards add."""
    roll = the_roll(t)
    kills = sum([kills_on(one.face) for one in roll.dice])
    if roll.dice:
        read_so = group_stat(t, roll.seat, "action_as_kill")
        kills += min(read_so, sum([one.face[0] == "A" for one in roll.dice])) if read_so else 0
        kills += group_stat(t, roll.seat, "kills")
    if roll.ammo:
        kills += len(roll.ammo) * group_stat(t, roll.seat, "ammo_kills")
    return kills + sum([kills_on(face) for face in roll.ammo])


def actions_of(t: T) -> int:
    """BG-252, BG-315, BG-316  The Actions of the pool, and of what cards add."""
    roll = the_roll(t)
    actions = sum([actions_on(one.face) for one in roll.dice])
    actions += min(group_stat(t, roll.seat, "kill_as_action"), sum(one.face[0] == "K" for one in roll.dice))
    return actions + group_stat(t, roll.seat, "actions") if roll.dice else actions


@cache
def kills_on(face: str) -> int:
    return int(face[1]) if face[0] in "KXW" else 0


@cache
def actions_on(face: str) -> int:
    return int(face[1]) if face[0] in "AW" else 0


def total_of(t: T) -> int:
    return actions_of(t) if the_roll(t).kind == "actions" else kills_of(t)


def short_of(t: T) -> int:
    """How many kills or Actions are missing."""
    return max(0, the_roll(t).need - total_of(t))


def the_roll(t: T) -> Roll:
    roll = t.state.roll
    assert roll is not None
    return roll
