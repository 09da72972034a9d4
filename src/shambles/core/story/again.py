"""Second versions of a table: checked from its seed, replayed from its journal, copied, unpickled."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING, Any

import msgspec

from shambles.core.asking.chance import Chance, Live, Scripted
from shambles.core.asking.event import Event
from shambles.core.asking.journal import Drew, Entry
from shambles.core.asking.play import Answers, Aside
from shambles.core.asking.reply import BadInput, Outcome
from shambles.core.game import find_game
from shambles.core.running.run import Head, Lying, Run, encode_state
from shambles.core.running.step import Watch
from shambles.core.story.saving import digests_of
from shambles.core.story.undoing import Given

if TYPE_CHECKING:
    from shambles.core.table import Table


class Put(msgspec.Struct, frozen=True):
    """Pickle payload of a table: options, journal, and the position inside the current phase."""

    game: str
    seats: range
    options: Any
    seed: int
    start: Head | None
    dropped: int
    mute: bool
    journal: list[Entry]
    events: list[Event]
    heads: list[int]
    digests: list[str]
    given: list[Given]
    gone: set[int]
    rewound: bool
    head: Head
    steps: list[Answers | Aside]
    draws: list[Drew]
    imagined: dict[int, bytes]
    lying: Lying
    chance: Chance
    outcome: Outcome | None
    state: bytes


def put_away(table: Table) -> Put:
    """The pickle payload of a table."""
    run = table._run
    return Put(
        table.game.slug,
        table.seats,
        table.options,
        table.seed,
        table._start,
        table.dropped,
        table._mute,
        table._journal,
        table._events,
        table._heads,
        digests_of(table),
        table._standing.given,
        table._standing.gone,
        table._standing.rewound,
        run.head,
        run.steps,
        run.play.draws,
        run._imagined,
        run.lying,
        run.play.chance,
        run.outcome,
        encode_state(run.play.state),
    )


def take_out(kind: type[Table], put: Put) -> Table:
    """Rebuild a table from its pickle payload."""
    game = find_game(put.game)
    table = kind(game, put.seats, put.options, put.seed, put.start)
    table.dropped, table._mute, standing = put.dropped, put.mute, table._standing
    standing.given, standing.gone, standing.rewound = put.given, put.gone, put.rewound
    table._journal, table._events = put.journal, put.events
    table._heads, table._digests = put.heads, put.digests
    run = table._run = Run(game, put.seats, put.options, put.chance)
    run._head, run.writes_heads = put.head, True
    run.steps, run.play.draws, run._imagined = put.steps, put.draws, put.imagined
    run.outcome, run.play.state = put.outcome, game.decode_state(put.state)
    taken = copy_table(table)
    taken._run.lay(put.lying)
    return taken


def copy_table(table: Table) -> Table:
    """A copy with the same past, and with the same future for the same answers."""
    other = type(table)(table.game, table.seats, table.options, table.seed, table._start)
    other.dropped, other._mute, other._standing = table.dropped, table._mute, table._standing.copy()
    other._journal[:], other._events[:] = table._journal, table._events
    other._heads[:], other._digests[:] = table._heads, digests_of(table)
    chance = copy(table._run.play.chance)
    other._run = table._run.twin(chance)
    other._run.lay(table._run.lying)
    if isinstance(chance, Scripted):
        chance.play = other._run.play
    if not other._mute:
        other._listen(other._run)
    return other


def verify_table(table: Table) -> None:
    """Replay the whole game from its seed alone. BadInput if a draw or a phase differs."""
    again = _same_beginning(table)
    again._begin_with(Live(table.seed, table._drawn_before), writes_heads=True)
    again._give_again(table._journal)
    if (again._heads, digests_of(again)) != (table._heads, digests_of(table)):
        raise BadInput("digests", "journal-differs", found=len(table._heads), wanted=len(again._heads))


def views_again(table: Table, seat: int | None, count: int) -> Iterator[msgspec.Struct]:
    """The views after the latest events, replayed from the journal."""
    if not count:
        return iter(())
    again = _same_beginning(table)
    again._watch = Watch(most=None)
    again._watch.begin(seat)
    again._replay(table._journal)
    views = again._watch.latest(seat, count)
    assert views is not None
    return views


def _same_beginning(table: Table) -> Table:
    return type(table)(table.game, table.seats, table.options, table.seed, table._start)
