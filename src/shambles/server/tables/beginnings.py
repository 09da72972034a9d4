"""Tables that begin with a moment of another game (SH-008): how they begin, and what was played there then."""

from __future__ import annotations

from itertools import islice

import msgspec
import sqlalchemy as sa

from shambles.core.asking.reply import BadInput
from shambles.core.story.playing_on import answers_after, last_choice, play_on
from shambles.server.disk.rows import SeatRow, SnapshotRow, beginnings
from shambles.server.disk.store import Store
from shambles.server.tables.replay import Played, played_again
from shambles.server.thinking.wording import wording_at

MOST = 60  # answers that are told side by side


class Beginning(msgspec.Struct, frozen=True):
    """After which step of the other game, at whose seat, and whether what that could not know was dealt anew."""

    step: int
    seat: int
    anew: bool


class Chosen(msgspec.Struct, frozen=True):
    """What a seat chose from a moment on, in words.

    at_once     whether the first of them answers what the seat was asked at that very moment
    """

    words: tuple[str, ...]
    at_once: bool


async def first_of(store: Store, table_id: str) -> SnapshotRow:
    """The game with which such a table begins."""
    query = sa.select(beginnings.c.save).where(beginnings.c.table_id == table_id)
    async with store.reading() as connection:
        found = (await connection.execute(query)).scalar()
    if found is None:
        raise BadInput("table", "table-set-aside")
    return SnapshotRow(0, found)


async def beginning_of(store: Store, table_id: str) -> Beginning:
    columns = (beginnings.c[name] for name in Beginning.__struct_fields__)
    async with store.reading() as connection:
        row = (await connection.execute(sa.select(*columns).where(beginnings.c.table_id == table_id))).first()
    if row is None:
        raise BadInput("table", "not-played-on")
    return Beginning(*row)


# --- what is done in another process


def begin_from(played: Played, step: int | None, seat: int, anew: bool, seed: int) -> tuple[int, bytes]:
    """The save of a new table that begins after this step, or where the seat last had a choice; and that step."""
    table = played_again(played)
    step = last_choice(table, seat) if step is None else step
    return step, play_on(table, step, dealt_anew_for=seat if anew else None, seed=seed).save()


def what_was_chosen(played: Played, step: int | None, seat: int, seats: list[SeatRow], lang: str) -> Chosen:
    """What a seat has chosen, after a step of a game or from its beginning."""
    table = played_again(played)
    wording, words, at_once = wording_at(table, seats, lang), list[str](), False
    for turn, knew_no_more in islice(answers_after(table, step, seat), MOST):
        at_once = at_once or (not words and knew_no_more)
        words.append(wording.label(turn.table.view(seat), turn.ask, turn.choice))
    return Chosen(tuple(words), at_once)
