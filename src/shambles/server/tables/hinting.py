"""Hints for people: thought about and worded in another process, once however often they are asked for.

A hint is kept until its table moves on. It is dropped when nobody waits for it any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from shambles.bots import Advice
from shambles.core.asking.reply import BadInput
from shambles.processes import Overrun
from shambles.server.fair_turns import WorkFor
from shambles.server.tables.live import LiveTable
from shambles.server.thinking.thinkers import Thinkers, think_of_a_hint
from shambles.server.wire.forms import Hint

KEPT = 500  # tables whose hints are kept


class Coming:
    """A hint that is being thought about, or was, and how many wait for it."""

    def __init__(self, task: asyncio.Task[Hint]) -> None:
        self.task, self.waiting = task, 0

    @property
    def hint(self) -> Hint | None:
        """What has come of it, if anything has."""
        done = self.task.done() and not self.task.cancelled() and self.task.exception() is None
        return self.task.result() if done else None


Key = tuple[int, int, int, str]  # the seat, the ask, the answers so far, the language


class TableHints:
    """The hints to what is asked at one table."""

    def __init__(self) -> None:
        self.coming: dict[Key, Coming] = {}

    def drop(self, keys: Iterable[Key]) -> None:
        for key in list(keys):
            self.coming.pop(key).task.cancel()

    def advice(self, key: Key) -> Advice | None:
        """What was thought already, to be said in another language."""
        known = [one.hint for other, one in self.coming.items() if other[:-1] == key[:-1]]
        hint = next((one for one in known if one is not None), None)
        return hint and Advice(**{name: getattr(hint, name) for name in Advice.__struct_fields__})


class Hints:
    """The hints of all tables that have not moved on since."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._tables: dict[str, TableHints] = {}

    async def hint_for(self, live: LiveTable, seat: int, number: int, lang: str, address: str) -> Hint:
        """What a veteran would answer for this seat; BadInput where none are given, or the table has moved on."""
        if not live.gives_hints:
            raise BadInput("table", "no-hints-here")
        _must_be_asked(live, seat, number)
        hints = self._of(live)
        key = (seat, number, live.played, lang)
        coming = hints.coming.get(key)
        if coming is None:
            thought = self._think(live, seat, lang, hints.advice(key), address)
            coming = hints.coming[key] = Coming(asyncio.create_task(thought))
        try:
            hint = await self._wait_for(coming)
        except BaseException:
            if hints.coming.get(key) is coming and coming.hint is None and not coming.waiting:
                del hints.coming[key]  # whoever asks next has it thought about anew
            raise
        _must_be_asked(live, seat, number)
        return hint

    def move_on(self, live: LiveTable) -> None:
        """The table may have changed: hints to what is not asked any more are nobody's business."""
        hints = self._tables.get(live.row.id)
        if hints is not None:
            hints.drop(key for key in hints.coming if not _is_asked(live, key[0], key[1]))
            if not hints.coming:
                del self._tables[live.row.id]

    def _of(self, live: LiveTable) -> TableHints:
        hints = self._tables.pop(live.row.id, None) or TableHints()
        self._tables[live.row.id] = hints  # the last one to be forgotten
        if len(self._tables) > KEPT:
            oldest = self._tables.pop(next(iter(self._tables)))
            oldest.drop(oldest.coming)
        return hints

    async def _think(self, live: LiveTable, seat: int, lang: str, advice: Advice | None, address: str) -> Hint:
        assert live.table is not None
        save = live.table.save(history=False)
        asker = WorkFor(address, live.row.id, True, f"{live.row.game} hint")
        return await self._thinkers.do(asker, think_of_a_hint, save, seat, live.seats, lang, advice)

    async def _wait_for(self, coming: Coming) -> Hint:
        """Wait with the others who wait for it; the last one who goes away has it dropped."""
        coming.waiting += 1
        try:
            return await asyncio.shield(coming.task)
        except Overrun:
            raise BadInput("hint", "hint-overran") from None
        except asyncio.CancelledError:
            if coming.task.cancelled():  # the table has moved on
                raise BadInput("ask", "old-ask") from None
            raise
        finally:
            coming.waiting -= 1
            if not coming.waiting:
                coming.task.cancel()


def _is_asked(live: LiveTable, seat: int, number: int) -> bool:
    try:
        _must_be_asked(live, seat, number)
    except BadInput:
        return False
    return True


def _must_be_asked(live: LiveTable, seat: int, number: int) -> None:
    """A hint to a question that is no longer open is nobody's business."""
    table = live.table
    ask = None if table is None else table.asks.get(seat) or table.may_change(seat)
    if table is None or ask is None or live.seats[seat].bot is not None:
        awaited = () if table is None else tuple(one + 1 for one in table.asks)
        raise BadInput("seat", "nothing-asked", awaited=awaited)
    if ask.number != number:
        raise BadInput("ask", "old-ask")
