"""The demands of an encounter, in numbers at this moment (BG-251)."""

from __future__ import annotations

from shambles.games.board_game.box.contents import Challenge, Scaled
from shambles.games.board_game.table.state import T, count_of, group_count, others_in_play


def number_for(t: T, seat: int, n: int | Scaled) -> int:
    """The number of zombies or Actions, which can grow with something that the party has."""
    return n if isinstance(n, int) else n.base + n.times * count_of(t, n.per, seat)


def compared(t: T, seat: int, challenge: Challenge) -> tuple[tuple[int, ...], bool]:
    """BG-251, BG-R53, BG-R55  Everybody's number, and whether this seat's is the most or the least of all in play.

    A tie meets it. BG-530  For the most, the group's resources may count together.
    """
    others = [count_of(t, challenge.count, one) for one in others_in_play(t.state, seat)]
    if challenge.mode == "most":
        own = group_count(t, challenge.count, seat)
        met = own >= max(others, default=own)
    else:
        own = count_of(t, challenge.count, seat)
        met = own <= min(others, default=own)
    return tuple(own if one == seat else count_of(t, challenge.count, one) for one in t.seats), met
