"""Fast, unchecked access to a table for programs that think or learn.

Nobody outside the core reaches into a table; these functions are the ways in. Their results may hold the true state, so
nobody is shown them unprocessed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from shambles.core.asking.ask import Choice
from shambles.core.asking.play import Play
from shambles.core.running.run import Level, Progress, Run
from shambles.core.table import Table

Views = Callable[[Play[Any, Any], Sequence[int | None]], Sequence[msgspec.Struct]]


def mute_table(run: Run) -> Table:
    """A table for a bare run, without events and journal."""
    table = Table(run.game, run.play.seats, run.play.options, 0, None)
    table._mute, table._run = True, run
    return table


def play_option(table: Table, seat: int, option: Choice) -> None:
    """Like `table.play`, for one of the seat's options. A mute table does not check it again."""
    if table._mute:
        table._run.give(seat, option)
    else:
        table.play(seat, option)


def hint_view(table: Table, seat: int) -> Any:
    """A seat's observation, reduced to the parts that the game's hints and value read."""
    return table.game.hint_view(table._run.play, seat)


def views_made_by(make: Views, table: Table, seats: Sequence[int | None]) -> Sequence[msgspec.Struct]:
    """Observations of several seats, built by `make` in place of `table.views`."""
    return make(table._run.play, seats)


def levels_of(table: Table) -> list[Level]:
    """Open asks and the answers given to them, face-down ones too; the current asks come last (`Run.levels`)."""
    return table._run.levels


def progress_of(table: Table) -> Progress:
    """Progress of the game since the head of the present phase. A new run can be brought there."""
    return table._run.progress_in_phase
