"""A finished game told again, in pages: every event, what it changed for whoever looks, and which answer led to it.

It is told once for each viewpoint, in another process, and kept for a while as it goes over the wire.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator

import msgspec

from shambles.core.asking.event import Event, Ready
from shambles.core.asking.reply import BadInput
from shambles.core.running.change import Change, difference
from shambles.core.story.retelling import Story as Told
from shambles.core.table import Table
from shambles.server.disk.rows import EntryRow, SnapshotRow, TableRow
from shambles.server.fair_turns import WorkFor
from shambles.server.tables.opening import open_table
from shambles.server.wire.forms import PageStart, PageStep
from shambles.server.workers.pool import WorkerPool
from shambles.texts import Texts
from shambles.wording import Words, wording_of

PAGE = 200  # steps
KEPT = 32 * 2**20  # bytes of stories that are kept
SPECTATOR, OPEN = "spectator", "open"

Views = tuple[msgspec.Struct | None, ...]
encode = msgspec.json.Encoder().encode


class Played(msgspec.Struct, frozen=True):
    """A finished game as it is on the disk: all that is needed to tell it again."""

    row: TableRow
    seats: int
    first: SnapshotRow | None  # under rules that have changed since, its history begins here
    entries: list[EntryRow]

    def table(self) -> Table:
        """The game where its history begins."""
        return open_table(self.row, self.seats) if self.first is None else Table.load(self.first.save)


class Story(msgspec.Struct, frozen=True):
    """A game as one viewpoint saw it: of every page the table before it and the steps, in JSON."""

    count: int
    sound: bool
    pages: list[tuple[bytes, bytes]]


def tell_again(played: Played, viewpoint: str, lang: str) -> Story:
    """The whole game, step by step, as this viewpoint saw it; open answers in the words of this language."""
    table = played.table()
    wording = wording_of(Words(Texts(lang, table.game), (), table.game, table.options))
    opened = viewpoint == OPEN
    eyes = _eyes(viewpoint, table.seats)
    views: Views = (None,) * len(eyes)
    pages, count = [], 0
    start, steps = _start(views, opened), list[PageStep]()
    for step, seat, choice, event, after in happened(played, table, viewpoint, eyes):
        if len(steps) == PAGE:
            pages.append((encode(start), encode(steps)))
            start, steps = _start(views, opened), []
        count += 1
        change, others = difference(views[0], after[0]), difference(views[1:], after[1:]) if opened else None
        steps.append(PageStep(count, step, seat, choice, wording.told(event), _set(change), _set(others)))
        views = after
    pages.append((encode(start), encode(steps)))
    return Story(count, _is_sound(table), pages)


def write_save(played: Played) -> bytes:
    """The save of the whole game."""
    return played_again(played).save()


def played_again(played: Played) -> Table:
    """The whole game, played again."""
    table = played.table()
    after = 0 if played.first is None else played.first.number
    for entry in played.entries:
        if entry.number > after:
            table.repeat(entry.entry)
    return table


def _eyes(viewpoint: str, seats: range) -> tuple[int | None, ...]:
    """Whose views are shown: where all is open a spectator's, and then everybody's."""
    if viewpoint == OPEN:
        return (None, *seats)
    return (None,) if viewpoint == SPECTATOR else (int(viewpoint),)


def happened(
    played: Played, table: Table, viewpoint: str, eyes: tuple[int | None, ...]
) -> Iterator[tuple[int, int | None, str | None, Event, Views]]:
    """Every event, with the step of the story, the answer that led to it and the views after it."""
    for eye in eyes:
        table.watch(eye)
    told, story = 0, Told()
    after = 0 if played.first is None else played.first.number
    for entry in [None, *(entry for entry in played.entries if entry.number > after)]:
        if entry is not None:
            table.repeat(entry.entry)
        steps = [table.steps_for(eye, told) for eye in eyes]
        told = table.told
        number = story.goes_on([step.event for step in steps[0]])
        for same in zip(*steps, strict=True):
            event = _open([step.event for step in same]) if viewpoint == OPEN else same[0].event
            seat, choice = (None, None) if entry is None else (entry.seat, entry.choice or "undo")
            if isinstance(event, Ready) and viewpoint not in (OPEN, str(seat)):
                choice = None  # it lay face down
            yield number, seat, choice, event, tuple(step.view for step in same)


def _open(tellings: list[Event]) -> Event:
    """An event with nothing hidden that any seat was told."""
    known = {
        field: value
        for one in tellings
        for field in one.__struct_fields__
        if (value := getattr(one, field)) is not None
    }
    return msgspec.structs.replace(tellings[0], **known)


def _start(views: Views, opened: bool) -> PageStart:
    return PageStart(views[0], views[1:] if opened else None)


def _set(change: Change | None) -> Change | msgspec.UnsetType:
    return msgspec.UNSET if change is None else change


def _is_sound(table: Table) -> bool:
    try:
        table.verify()
    except BadInput:
        return False
    return True


class Stories:
    """The stories that were told lately, as much of them as there is room for."""

    def __init__(self, tellers: WorkerPool) -> None:
        self._tellers = tellers
        self._told: OrderedDict[tuple[str, str, str], asyncio.Task[Story]] = OrderedDict()

    async def tell(self, viewpoint: str, lang: str, asker: WorkFor, read: Callable[[], Awaitable[Played]]) -> Story:
        """A game as this viewpoint saw it. Many who ask at the same time wait for one telling."""
        key = (asker.table, viewpoint, lang)
        task = self._told.get(key)
        if task is None:
            telling = self._read_and_tell(viewpoint, lang, asker, read)
            task = self._told[key] = asyncio.create_task(telling)
        self._told.move_to_end(key)
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done():
                self._told.pop(key, None)
            raise
        finally:
            self._make_room()

    async def _read_and_tell(
        self, viewpoint: str, lang: str, asker: WorkFor, read: Callable[[], Awaitable[Played]]
    ) -> Story:
        return await self._tellers.do(asker, tell_again, await read(), viewpoint, lang)

    def _make_room(self) -> None:
        sizes = {
            key: sum(len(start) + len(steps) for start, steps in task.result().pages)
            for key, task in self._told.items()
            if task.done() and not task.cancelled() and task.exception() is None
        }
        total = sum(sizes.values())
        for key, size in sizes.items():
            if total <= KEPT:
                return
            del self._told[key]
            total -= size
