"""Access to a table's internals, for tests and the contract suite only."""

from __future__ import annotations

from collections.abc import Iterable

from shambles import BadInput, Recorded, Table
from shambles.core.asking.journal import Drew, Entry
from shambles.core.running.run import Run


def run_of(table: Table) -> Run:
    """The table's run, with the true state."""
    return table._run


def phase_of(table: Table) -> str:
    """Name of the present phase."""
    return table._run.head.phase


def dealt_again(table: Table, draws: Iterable[Drew], journal: list[Entry] | None = None) -> Table | None:
    """The same table, set up from these draws and answers; None if they do not fit together."""
    twin = Table(table.game, table.seats, table.options, table.seed, None)
    twin._run = twin._new_run(Recorded((entry.key, entry.result) for entry in draws))
    try:
        twin._run.begin(None)
        if journal is not None:
            twin._give_again(journal)
    except BadInput:
        return None
    return twin


def make_audible(world: Table) -> Table:
    """A copy or fork that tells its events, so that they can be compared."""
    world._mute = False
    world._listen(world._run)
    return world
