"""How a stored table begins: who sits where, and the game, from its set-up, a golden example or a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from shambles.bots import USUAL_LEVEL
from shambles.core.asking.reply import BadInput
from shambles.core.files.scenario import Position
from shambles.core.game import find_game
from shambles.core.playing.lesson import Course, Lesson, courses_of
from shambles.core.playing.runner import find_scenario
from shambles.core.table import Table
from shambles.server.disk.rows import BY_HOST, LEARN, SeatRow, TableRow
from shambles.server.wire.forms import NewSeat, NewTable, Setting


class Cards(NamedTuple):
    """The cards of a deal that is there already: its seed and its name; the salt, where that was fixed as well; and the
    table with a moment of whose game a new one begins."""

    seed: int
    deal: str | None
    salt: str | None = None
    began_from: str | None = None


def seat_rows(wanted: Sequence[NewSeat], you: SeatRow) -> list[SeatRow]:
    """The seats of a new table: yours, open ones, and bots'."""

    def row(number: int, seat: NewSeat) -> SeatRow:
        if seat.kind == "you":
            return msgspec.structs.replace(you, seat=number)
        return SeatRow(seat=number, name="", kind=seat.kind, bot=seat.bot if seat.kind == "bot" else None)

    return [row(number, seat) for number, seat in enumerate(wanted)]


def seats_again(before: Sequence[SeatRow]) -> list[SeatRow]:
    """The same people and bots at another table, where nobody has sat down yet. A bot has the seat of a program."""
    fresh: dict[str, Any] = {"token_hash": None, "removers": [], "home": None}
    before = [SeatRow(seat=one.seat, name="", kind="bot", bot=USUAL_LEVEL) if one.program else one for one in before]
    return [msgspec.structs.replace(one, bot=one.bot if one.kind == "bot" else None, **fresh) for one in before]


def arranged(wanted: NewTable, position: Position) -> tuple[dict[str, Setting], list[NewSeat]]:
    """The options and the seats of a table that begins from a position: that says how many there are."""
    count = position.seats
    if any(seat.kind != "bot" for seat in wanted.seats[count:]):  # a bot too many stays away
        raise BadInput("seats", "seats-out-of-range", found=len(wanted.seats), least=1, most=count)
    return dict(position.options), [*wanted.seats, *[wanted.seats[-1]] * count][:count]


def open_table(row: TableRow, seats: int) -> Table:
    """The game of a stored table, from its beginning."""
    if row.scenario is None:
        return Table.open(row.game, seats=seats, options=row.options, seed=row.seed)
    return Table.deal(row.game, scenario_position(row.game, row.scenario, row.seed), seed=row.seed)


def scenario_position(game: str, scenario: str, seed: int) -> Position:
    """The position of a golden example, which the seed fills up; or of a lesson, which leaves nothing open."""
    rules = find_game(game)
    if (found := find_lesson(game, scenario)) is not None:
        return found[1].place(rules, found[0])
    return rules.scenarios.position(find_scenario(rules.golden_lines(), scenario), seed)


def find_lesson(game: str, scenario: str | None) -> tuple[Course, Lesson] | None:
    """The lesson that a table is for, if it is for one: `learn:hero/sixth`."""
    if scenario is None or not scenario.startswith(LEARN):
        return None
    return courses_of(find_game(game)).find(scenario.removeprefix(LEARN))


def must_be_in_play(row: TableRow) -> None:
    """Not set aside, by us or by the host."""
    if row.aside is not None:
        raise BadInput("table", "table-closed" if row.aside.startswith(BY_HOST) else "table-set-aside")
