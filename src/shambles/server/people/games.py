"""A player's own games: how each ended, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
import sqlalchemy as sa

from shambles.daily import days_in_a_row
from shambles.server.disk.rows import holdings, tables
from shambles.server.disk.store import Store
from shambles.server.people.holdings import ABOUT, Kept, kept_of
from shambles.server.wire.people import MyGame, Tally

DAY = 86_400.0
PAGE = 50
MOST = 5_000  # games that a list goes back to
Which = Literal["all", "on", "won", "lost"]


async def games_of(store: Store, player: str) -> list[MyGame]:
    """All of a player's games, the newest first."""
    query = sa.select(holdings, tables.c.id.label("here"), *(one.label(f"table_{one.name}") for one in ABOUT))
    query = query.outerjoin(tables, tables.c.id == holdings.c.table_id).where(holdings.c.player_id == player)
    query = query.order_by(holdings.c.since.desc(), holdings.c.table_id).limit(MOST)
    found = []
    async with store.reading() as connection:
        for row in await connection.execute(query):
            if row.here is not None:
                kept = kept_of(
                    _Row(*(getattr(row, f"table_{one.name}") for one in ABOUT)), row.seat, not row.token_hash
                )
            elif row.result is not None:
                kept = msgspec.json.decode(row.result, type=Kept)
            else:
                continue  # its table went without a word: from an older backup
            found.append(_my_game(row.table_id, row.seat, row.since, kept, row.here is not None))
    return found


async def last_sat(store: Store, player: str) -> float:
    """When the player last sat down somewhere: their other devices may have to be handed a seat."""
    query = sa.select(sa.func.max(holdings.c.since)).where(holdings.c.player_id == player)
    async with store.reading() as connection:
        return float((await connection.execute(query)).scalar() or 0.0)


class _Row(msgspec.Struct, frozen=True):
    game: str
    options: str
    status: str
    result: str | None
    ended: float | None
    began_from: str | None


def _my_game(table: str, seat: int, since: float, kept: Kept, there: bool) -> MyGame:
    ended = kept.ended if kept.status == "over" else None
    about = (table, kept.game, kept.mode, seat, kept.status, since, ended, kept.won, kept.score, there)
    return MyGame(*about, kept.played_on)


def chosen(games: Iterable[MyGame], game: str, which: Which) -> list[MyGame]:
    """Those of one game, or of all, that are on, were won, or were not."""
    return [one for one in games if game in ("", one.game) and which in ("all", _kind(one))]


def _kind(one: MyGame) -> Which | None:
    if one.won is not None:
        return "won" if one.won else "lost"
    return "on" if one.there and one.status in ("waiting", "playing") else None


def tally(games: Sequence[MyGame], now: float) -> Tally:
    """What these games add up to; those that are not over count for nothing but the day, and those that go on from
    another one for nothing at all (SH-008)."""
    games = [one for one in games if not one.played_on]
    over = sorted((one for one in games if one.won is not None), key=lambda one: (one.ended or 0.0, one.table))
    row = best = 0
    for one in over:
        row = row + 1 if one.won else 0
        best = max(best, row)
    days = {int(one.since // DAY) for one in games} | {int(one.ended // DAY) for one in over if one.ended}
    return Tally(len(over), sum(one.won is True for one in over), row, best, days_in_a_row(int(now // DAY), days))
