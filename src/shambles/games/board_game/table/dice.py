"""Reading dice (BG-314 … BG-316): kills, Actions, and how many are still missing.

Rules, odds and bots all read dice here. A roll is read from its tally: the odds go through every tally that a pool may
show, and read each as the rules do.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple, get_args

from shambles.games.board_game.box.contents import Box
from shambles.games.board_game.box.vocabulary import Stat
from shambles.games.board_game.table.numbers import changed_for_a_while
from shambles.games.board_game.table.state import Roll, T, cards_of, group_of, the_box


class Tally(NamedTuple):
    """Sum of some dice: their number, what they count (kills in a fight, Actions in an Action roll; a
    Wild is either), and how many faces are of the other kind, which an ability may count too."""

    dice: int = 0
    counted: int = 0
    others: int = 0


class Reading(NamedTuple):
    """BG-294, BG-R101  The numbers by which a group reads its rolls: what lasts, and what was changed for a while."""

    kills: int = 0
    actions: int = 0
    kill_as_action: int = 0
    action_as_kill: int = 0
    ammo_kills: int = 0
    zombies: int = 0
    prevent: int = 0


READ: tuple[Stat, ...] = tuple(one for field in Reading._fields for one in get_args(Stat) if one == field)
NO_DICE = Tally()


def reading_of(t: T, seat: int) -> Reading:
    """The reading of the seat's group, with all changes that last for a while."""
    s = t.state
    members = group_of(s, seat)
    found = lasting_reading(the_box(t), tuple([card for one in members for card in cards_of(s.parties[one])]))
    if not s.modifiers:
        return found
    changed = [sum(changed_for_a_while(s, one, name) for one in members) for name in READ]
    return Reading(*map(int.__add__, found, changed))


@lru_cache(maxsize=4096)
def lasting_reading(box: Box, cards: tuple[str, ...]) -> Reading:
    """The reading that these survivors and items always give."""
    return Reading(*[sum(box.lasting[name].get(card, 0) for card in cards) for name in READ])


# --- the dice as they lie


@cache
def shown_on(face: str, actions: bool) -> Tally:
    """BG-314, BG-315, BG-316  `K2` two kills, `A1` an Action, `W1` either, `X3` three kills with noise, `0` nothing."""
    counts, other = ("AW", "K") if actions else ("KXW", "A")
    return Tally(1, int(face[1:]) if face[0] in counts else 0, int(face[0] in other))


def tally(faces: Iterable[str], actions: bool) -> Tally:
    found = NO_DICE
    for face in faces:
        found = add(found, shown_on(face, actions))
    return found


def add(one: Tally, other: Tally) -> Tally:
    return Tally(one[0] + other[0], one[1] + other[1], one[2] + other[2])


def makes_noise(face: str) -> bool:
    """BG-371"""
    return face[0] == "X"


# --- what they come to


def total_in(dice: Tally, shots: Tally, by: Reading, actions: bool) -> int:
    """The total of a pool and its Ammo dice, with the additions of cards."""
    return actions_in(dice, by) if actions else kills_in(dice, shots, by)


def kills_in(dice: Tally, shots: Tally, by: Reading) -> int:
    """BG-314, BG-316, BG-332, BG-351  The kills of the pool, and of the ammo."""
    kills = dice.counted + shots.counted + shots.dice * by.ammo_kills
    if dice.dice:
        kills += min(by.action_as_kill, dice.others) + by.kills
    return max(0, kills)


def actions_in(dice: Tally, by: Reading) -> int:
    """BG-252, BG-315, BG-316  The Actions of the pool; no ammo (BG-354)."""
    return max(0, dice.counted + min(by.kill_as_action, dice.others) + by.actions) if dice.dice else 0


def zombies_met(zombies: int, by: Reading) -> int:
    """BG-331  So many are fought; cards may change the number, but there is one at least."""
    return max(1, zombies + by.zombies)


def fatigue_after(left: int, by: Reading) -> int:
    """BG-334  One for every zombie that is left, less what cards prevent."""
    return max(0, left - by.prevent)


# --- the roll on the table


def total_of(t: T) -> int:
    """BG-252, BG-332  The kills or Actions of the roll as it lies."""
    roll = the_roll(t)
    actions = roll.kind == "actions"
    dice = tally([one.face for one in roll.dice], actions)
    return total_in(dice, tally(roll.ammo, actions), reading_of(t, roll.seat), actions)


def short_of(t: T) -> int:
    """The kills or Actions that are missing."""
    return max(0, the_roll(t).need - total_of(t))


def the_roll(t: T) -> Roll:
    roll = t.state.roll
    assert roll is not None
    return roll
