"""What programs that think or learn need of a table besides its public face: quick, unjudged, and true.

Nobody outside the core reaches into a table; these are the ways in. What they give is never shown to anybody as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from shambles.core.asking.ask import Choice
from shambles.core.asking.play import Play
from shambles.core.running.run import Level, Lying, Place, Run
from shambles.core.table import Table

Views = Callable[[Play[Any, Any], Sequence[int | None]], Sequence[msgspec.Struct]]


def mute_table(run: Run) -> Table:
    """A table that tells nothing and keeps no journal: a run that nobody listens to."""
    table = Table(run.game, run.play.seats, run.play.options, 0, None)
    table._mute, table._run = True, run
    return table


def play_option(table: Table, seat: int, option: Choice) -> None:
    """Like `table.play`, for an option of what the seat is asked: a mute table does not judge it again."""
    if table._mute:
        table._run.give(seat, option)
    else:
        table.play(seat, option)


def hint_view(table: Table, seat: int) -> Any:
    """What a seat may know, as far as the game's hints and value look at it."""
    return table.game.hint_view(table._run.play, seat)


def views_made_by(make: Views, table: Table, seats: Sequence[int | None]) -> Sequence[msgspec.Struct]:
    """What several seats may know, made otherwise than `table.views` makes it."""
    return make(table._run.play, seats)


def levels_of(table: Table) -> list[Level]:
    """What is asked and what has been laid, face down too; last what is asked now (`Run.levels`)."""
    return table._run.levels


def place_of(table: Table) -> tuple[Place, Lying]:
    """All that brings another run to the same place, and what has been laid there."""
    return table._run.place(), table._run.lying
