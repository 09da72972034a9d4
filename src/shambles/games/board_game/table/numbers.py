"""Numbers that cards change: for good while they are held, or for a while (BG-294, BG-317)."""

from __future__ import annotations

from shambles.games.board_game.box.vocabulary import Stat, Until
from shambles.games.board_game.table.state import State, T, group_of, the_box


def stat(t: T, seat: int, name: Stat) -> int:
    """A number of one party: what its survivors and items give for good, and what has been changed for a while."""
    s, lasting = t.state, the_box(t).lasting[name]
    total = changed_for_a_while(s, seat, name) if s.modifiers else 0
    if lasting:
        party = s.parties[seat]
        for one in party.survivors:
            if one.id in lasting:
                total += lasting[one.id]
        for item in party.items:
            if item in lasting:
                total += lasting[item]
    return total


def changed_for_a_while(s: State, seat: int, name: Stat) -> int:
    return sum([one.n for one in s.modifiers if one.stat == name and one.seat == seat and one.until != "next_turn"])


def group_stat(t: T, seat: int, name: Stat) -> int:
    """BG-R101  In a roll, the result modifiers of all members count."""
    return sum([stat(t, one, name) for one in group_of(t.state, seat)]) if t.state.groups else stat(t, seat, name)


def expire(s: State, *untils: Until) -> None:
    if s.modifiers:
        s.modifiers = [one for one in s.modifiers if one.until not in untils]


def use_up(s: State, seats: list[int], name: Stat) -> None:
    """One use of a changed number is gone, such as one die rolled again."""
    for at, modifier in enumerate(s.modifiers):
        if modifier.seat in seats and modifier.stat == name and modifier.until != "next_turn":
            modifier.n -= 1
            if modifier.n == 0:
                del s.modifiers[at]
            return
