"""What must hold after a night, whatever went wrong: the game is played again from the disk, by a table of its own."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from shambles.core.asking.reply import Accepted
from shambles.core.table import Table
from shambles.server.disk.rows import EntryRow, SeatRow
from shambles.server.tables.leases import LEASE
from shambles.server.thinking.wording import wording_at
from shambles.server.wire.forms import Pace
from shambles.wording import Wording
from simulation.people import Person, must

SLOW = 4.0  # seconds that one deed of the disk may take in a storm
CALLED = 10.0  # seconds until somebody is called when all is well
TOLD = 8.0  # seconds after which whoever looks on has heard of an answer
LATE = 8.0  # seconds that a caretaker may be late when all is well: another server takes over, looks, and thinks


def check_owners(table: str, thoughts: Sequence[tuple[str, str, float]]) -> None:
    """Of a table whose bots are thought for, one server at a time does so: another only once its word is over, or once
    it has given the table up."""
    last: tuple[str, float] | None = None
    for _, owner, when in (one for one in thoughts if one[0] == table):
        if last is not None and last[0] != owner and last[0] and owner:
            must(when - last[1] > LEASE / 2, f"{table}: two servers thought for its bots at {when:.2f} s")
        last = (owner, when)


def check_writers(strangers: Sequence[tuple[str, str, str]]) -> None:
    """At every moment a table has one owner, and nobody else writes there."""
    for table, writer, owner in strangers:
        must(False, f"{table}: {writer} wrote an answer, and {owner} had the table")


def check_table(
    file: Path, table: str, pace: Pace | None, people: Sequence[Person], written: Mapping[int, float], calm: float
) -> None:
    """Everything that people were promised at one table.

    written     when each entry came onto the disk
    calm        since when nothing goes wrong any more
    """
    with sqlite3.connect(file) as disk:
        about = "SELECT game, options, seed, aside FROM tables WHERE id = ?"
        game, options, seed, aside = disk.execute(about, (table,)).fetchone()
        sits = "SELECT seat, name, kind, bot FROM seats WHERE table_id = ? ORDER BY seat"
        seats = [SeatRow(seat=one[0], name=one[1], kind=one[2], bot=one[3]) for one in disk.execute(sits, (table,))]
        kept = "SELECT number, seat, choice, key FROM entries WHERE table_id = ? ORDER BY number"
        rows = [EntryRow(*row) for row in disk.execute(kept, (table,))]
        talk = "SELECT number, seat, text FROM chat WHERE table_id = ? ORDER BY number"
        lines = disk.execute(talk, (table,)).fetchall()
        left = "SELECT seat, ask, deadline, bank FROM clocks WHERE table_id = ?"
        clocks = disk.execute(left, (table,)).fetchall()
    must(aside is None, f"{table} was set aside: {aside}")
    _check_keys(table, rows, people)
    _check_chat(table, lines, people)
    _check_lent(rows, people, written, calm)
    played = Table.open(game, seats=len(seats), options=json.loads(options), seed=int(seed))
    again = _Again(table, played, pace, people, calm)
    again.wording = wording_at(played, seats, "en")
    for row in rows:
        again.play(row, written[row.number])
    again.finish()
    again.check_clocks(clocks)


def _check_keys(table: str, rows: Sequence[EntryRow], people: Sequence[Person]) -> None:
    """What was acknowledged is there once, what was refused is not."""
    keys = Counter(row.key for row in rows)
    must([row.number for row in rows] == list(range(1, len(rows) + 1)), f"{table}: entries are missing")
    for person in people:
        for key in person.taken:
            must(keys[f"{person.seat}:{key}"] == 1, f"{table}: {key} was acknowledged and is not there once")
        for key, code in person.refused:
            must(keys[f"{person.seat}:{key}"] == 0, f"{table}: {key} was refused as {code} and is there")


def _check_chat(table: str, lines: Sequence[tuple[int, int, str]], people: Sequence[Person]) -> None:
    """What was said is there at most once, and everybody heard it in one order, nothing twice and nothing left out."""
    for person in people:
        for line in person.said:
            must(sum(one[2] == line for one in lines) <= 1, f"{table}: {line!r} is there twice")
        heard = [(one["number"], one["seat"], one["text"]) for one in person.chat]
        must(heard == list(lines[: len(heard)]), f"{person.who} heard {heard} of {lines}")


def _check_lent(rows: Sequence[EntryRow], people: Sequence[Person], written: Mapping[int, float], calm: float) -> None:
    """A bot plays for somebody only as long as they want it; what it was writing by then may still come."""
    seats = {person.seat: person for person in people}
    for row in rows:
        person = seats.get(row.seat)
        if row.key.startswith("bot:") and person is not None:
            when = written[row.number]
            lent = any(since <= when <= until + (0.2 if until > calm else SLOW) for since, until in person.lent)
            must(lent, f"{person.who}: a bot answered for them at {when:.2f} s, who wanted none: {person.lent}")


class _Again:
    """A table that is played again, and compared with what people were told of it."""

    wording: Wording[Any]

    def __init__(self, name: str, table: Table, pace: Pace | None, people: Sequence[Person], calm: float) -> None:
        self._name, self._table, self._pace, self._people, self._calm = name, table, pace, people, calm
        self._waited: dict[tuple[int, int], float] = {}  # seconds for which a seat was awaited, by ask
        self._since: dict[tuple[int, int], float] = {}  # when that began
        self._at_first: dict[tuple[int, int], float] = {}  # of these seconds, those before the first answer
        self._then = 0.0
        for person in people:
            table.watch(person.seat)
        self._number = table.told

    def play(self, row: EntryRow, now: float) -> None:
        for seat, ask in self._table.asks.items():
            asked = (seat, ask.number)
            self._waited[asked] = self._waited.get(asked, 0.0) + now - self._then
            self._since.setdefault(asked, self._then)
            if self._pace is not None:
                self._check_clock(asked, self._pace)
        self._at_first = self._at_first or dict(self._waited)
        if row.key.startswith("clock:") and self._pace is not None:
            self._check_caretaker(row.seat, self._pace)
        reply = self._table.repeat(row.entry)
        must(isinstance(reply, Accepted), f"{self._name}: entry {row.number} cannot be played: {reply}")
        self._then = now
        self._check_told(now)
        self._compare()

    def _check_caretaker(self, seat: int, pace: Pace) -> None:
        """Nobody has less than their time for each question, whatever was taken back before, and whoever died."""
        must(seat in self._table.asks, f"{self._name}: a caretaker changed the answer of seat {seat}")
        waited = self._waited[seat, self._table.asks[seat].number]
        must(waited >= pace.seconds - 0.01, f"{self._name}: the caretaker came after {waited:.2f} s")

    def _check_clock(self, asked: tuple[int, int], pace: Pace) -> None:
        """Nobody gets more, by taking answers back either."""
        waited, was_lent = self._waited[asked], any(one.lent for one in self._people if one.seat == asked[0])
        if self._since[asked] > self._calm and not was_lent:
            must(waited < pace.seconds + pace.bank + LATE, f"{self._name}: seat {asked[0]} had {waited:.2f} s")

    def check_clocks(self, clocks: Sequence[tuple[int, int, float, float]]) -> None:
        """What is left is what these seconds say, to the hundredth, whoever died. When the game began nobody knows: a
        clock runs since a server has first looked."""
        lent = {person.seat for person in self._people if person.lent}
        for seat, ask, left, bank in clocks if self._pace is not None else ():
            most, least = (self._left(seat, ask, early) for early in (self._at_first, {}))
            for kept, found in ((0, bank), (1, left)):
                as_waited = least[kept] - 0.01 < found < most[kept] + 0.01
                must(seat in lent or as_waited, f"{self._name}: seat {seat} has {found:.2f} s, not {most[kept]:.2f} s")

    def _left(self, seat: int, ask: int, early: Mapping[tuple[int, int], float]) -> tuple[float, float]:
        """Of the bank; and for an ask, with the bank. Some of the seconds were before the clock ran."""
        assert self._pace is not None
        waited = {
            number: spent - early.get((one, number), 0.0)
            for (one, number), spent in self._waited.items()
            if one == seat
        }
        over = sum(max(0.0, spent - self._pace.seconds) for spent in waited.values())
        bank = max(0.0, self._pace.bank - over)
        return bank, max(0.0, self._pace.seconds - waited.get(ask, 0.0)) + bank

    def _check_told(self, now: float) -> None:
        """Once all is calm, whoever looks on without a break hears of everything soon."""
        if now < self._calm + SLOW:
            return
        for person in self._people:
            looks = any(since < now and now + TOLD < until for since, until in person.lines)
            late = looks and person.heard.get(self._table.told, float("inf")) > now + TOLD
            must(not late, f"{person.who} did not hear by {now + TOLD:.2f} s what happened at {now:.2f} s")

    def _compare(self) -> None:
        """What people were told after this answer is what they may know, and no more: neither in what happened nor in
        what they saw."""
        for person in self._people:
            for step in self._table.steps_for(person.seat, self._number):
                told = person.told.get(step.number)
                if told is not None:
                    must(
                        told == _plain((self.wording.told(step.event), step.view)),
                        f"{person.who} was told something else as {step.number}",
                    )
        self._number = self._table.told

    def finish(self) -> None:
        stayed = [one for one in self._people if not one.has_left]
        must(self._table.outcome is not None, f"{self._name}: people were told of an end that is not there")
        for person in stayed:
            for ask, when in person.uncalled:
                since = self._since.get((person.seat or 0, ask), when)
                in_time = since < self._calm + SLOW or when - since < CALLED
                must(in_time, f"{person.who} was asked {ask} at {since:.2f} s, and not called by {when:.2f} s")
            expected = _plain(self._table.view(person.seat))
            must(person.view == expected, f"{self._name}: what seat {person.seat} was shown does not add up")


def _plain(value: Any) -> Any:
    found = msgspec.json.decode(msgspec.json.encode(value))
    return tuple(found) if isinstance(value, tuple) else found
