"""What goes over HTTP when somebody plays on from a moment of a game."""

from __future__ import annotations

from typing import Annotated

import msgspec

from shambles.core.asking.reply import Outcome
from shambles.server.wire.forms import Name, NewSeat, Portrait, TableInfo


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that begins with a moment of a finished game.

    step    after which it begins, as a replay counts them; without one, where your seat last had something to choose
    seats   yours, open ones and bots', as many as there were
    anew    what your seat could not know at that moment is dealt anew; otherwise all is as it truly was
    """

    name: Name
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=12)]
    step: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)] | None = None
    anew: bool = False
    portrait: Portrait | None = None


class ThenAndNow(msgspec.Struct, frozen=True):
    """What a seat chose in the game before, from the moment on with which this table begins, and what it chose here.

    before      the table of that game; null when it is no longer on the disk
    seat        whose choices these are
    then, now   the choices in words; while the game is on, of those of then as many as can be compared by now
    outcome     how that game ended; null as long as it is not told: dealt anew, before this one is over
    """

    before: TableInfo | None
    step: int
    seat: int
    anew: bool
    then: tuple[str, ...]
    now: tuple[str, ...]
    outcome: Outcome | None
