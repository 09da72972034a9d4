"""Hints for people: thought about and worded in another process, once however often they are asked for.

A hint is kept until its table moves on. It is dropped when nobody waits for it any more.
"""

from __future__ import annotations

import asyncio

import msgspec

from shambles.bots import Advice
from shambles.core.reply import BadInput
from shambles.server.forms import Hint
from shambles.server.live import LiveTable
from shambles.server.sharing import Asker
from shambles.server.thinking import Thinkers, think_of_a_hint
from shambles.server.workshop import Overrun

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


class TableHints(msgspec.Struct):
    """The hints of one table after so many answers, by seat, ask and language."""

    played: int
    coming: dict[tuple[int, int, str], Coming] = {}

    def drop(self) -> None:
        for one in self.coming.values():
            one.task.cancel()

    def advice(self, seat: int, number: int) -> Advice | None:
        """What was thought already, to be said in another language."""
        known = [one.hint for key, one in self.coming.items() if key[:2] == (seat, number)]
        hint = next((one for one in known if one is not None), None)
        return hint and Advice(**{name: getattr(hint, name) for name in Advice.__struct_fields__})


class Hints:
    """The hints of all tables that have not moved on since."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._tables: dict[str, TableHints] = {}

    async def find(self, live: LiveTable, seat: int, number: int, lang: str, address: str) -> Hint:
        """What a veteran would answer for this seat; BadInput where none are given, or the table has moved on."""
        if not live.gives_hints:
            raise BadInput("table", "no-hints-here")
        _must_be_asked(live, seat, number)
        hints = self._of(live)
        key = (seat, number, lang)
        coming = hints.coming.get(key)
        if coming is None:
            thought = self._think(live, seat, lang, hints.advice(seat, number), address)
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
        """The table may have changed: hints to what it was before are nobody's business."""
        hints = self._tables.get(live.row.id)
        if hints is not None and hints.played != live.played:
            self._tables.pop(live.row.id).drop()

    def _of(self, live: LiveTable) -> TableHints:
        self.move_on(live)
        hints = self._tables.pop(live.row.id, None) or TableHints(live.played)
        self._tables[live.row.id] = hints  # the last one to be forgotten
        if len(self._tables) > KEPT:
            self._tables.pop(next(iter(self._tables))).drop()
        return hints

    async def _think(self, live: LiveTable, seat: int, lang: str, advice: Advice | None, address: str) -> Hint:
        assert live.table is not None
        save, told = live.table.save(history=False), live.table.events_for(seat)
        asker = Asker(address, live.row.id, True)
        return await self._thinkers.do(asker, think_of_a_hint, save, told, seat, live.seats, lang, advice)

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


def _must_be_asked(live: LiveTable, seat: int, number: int) -> None:
    """A hint to a question that is no longer open is nobody's business."""
    table = live.table
    ask = None if table is None else table.asks.get(seat) or table.may_change(seat)
    if table is None or ask is None or live.seats[seat].bot is not None:
        awaited = () if table is None else tuple(one + 1 for one in table.asks)
        raise BadInput("seat", "nothing-asked", awaited=awaited)
    if ask.number != number:
        raise BadInput("ask", "old-ask")
