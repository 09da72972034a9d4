"""What anybody may learn of a deal, and when (SH-005): the one place that decides it.

Tables with the same cards share a deal. Whoever knows how one of them was dealt knows the cards of all, so everything
that tells of hidden cards asks here: seed and salt, replay, save, review, the comparison's luck, and who looks on. It
is decided for whoever asks, by the network they come from and the tokens that they hold.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from math import ceil
from typing import Any

import msgspec
import sqlalchemy as sa

from shambles.core.asking.reply import BadInput, Refusal
from shambles.server.config import Config
from shambles.server.disk.club_rows import club_rounds
from shambles.server.disk.rows import TableRow, devices, holdings, may_go_on, seats, tables
from shambles.server.disk.statements import WHICH
from shambles.server.disk.store import Store
from shambles.server.people.holdings import is_held
from shambles.server.people.tokens import fingerprint, new_table_id
from shambles.server.time_and_chance import time

RULE, DAILY_RULE, ROUND_RULE = "SH-005", "SH-006", "SH-010"
HOUR, DAY = 3_600.0, 86_400.0
OF_A_DAY = re.compile("daily([0-9]{8})[a-z0-9]+")


def name_for(day: date) -> str:
    """A name for a daily deal: its day is in it, so that nobody has to look up when its cards open."""
    return f"{beginning_of_names(day)}{new_table_id()[:10]}"


def beginning_of_names(day: date) -> str:
    """The names of a day's deals begin so: in their order, days follow each other."""
    return f"daily{day:%Y%m%d}"


def day_of(deal: str | None) -> date | None:
    """The day of a daily deal; None for any other."""
    found = OF_A_DAY.fullmatch(deal or "")
    try:
        return datetime.strptime(found[1], "%Y%m%d").date() if found else None
    except ValueError:
        return None


def is_a_try(row: TableRow) -> bool:
    """Whether this table is somebody's try of a daily deal; what was played on from one is not."""
    return row.began_from is None and day_of(row.deal) is not None


def opening_of(deal: str | None) -> float:
    """SH-006  When the cards of a daily deal open to all: at the end of its day. Any other waits for nothing."""
    day = day_of(deal)
    return 0.0 if day is None else end_of(day)


def end_of(day: date) -> float:
    """Midnight UTC."""
    return (datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)).timestamp()


class Asker(msgspec.Struct, frozen=True):
    """Whoever wants to know: where they come from, and the tokens that they hold, a player's device's too; all of
    them are fingerprints."""

    home: str | None = None
    tokens: frozenset[str] = frozenset()

    @classmethod
    def of(cls, home: str | None, *tokens: str | None) -> Asker:
        """By the fingerprint of where they come from, and their tokens."""
        return cls(home, frozenset(fingerprint(token) for token in tokens if token is not None))


class StillPlayed(msgspec.Struct, frozen=True):
    """A table at which people still play: since when, from where, and by which tokens they hold their seats."""

    began: float
    homes: frozenset[str]
    tokens: frozenset[str]

    def is_played_by(self, asker: Asker) -> bool:
        return bool(asker.tokens & self.tokens)

    def is_played_beside(self, asker: Asker) -> bool:
        return asker.home in self.homes


class Deal(msgspec.Struct, frozen=True):
    """A deal as one of its tables sees it: when the game there was over, and where else the same cards are played.

    opens    before which nobody learns anything of it: a daily deal is for everybody who has not played it yet
    in_round whether it is of a round of a club night that is not over at every table
    """

    ended: float | None
    elsewhere: tuple[StillPlayed, ...] = ()
    opens: float = 0.0
    in_round: bool = False


def may_open(deal: Deal, asker: Asker, now: float, config: Config) -> Refusal | None:
    """SH-005  Whether somebody may learn what was hidden at a table that is over; why not, if not.

    - Of a daily deal nobody may before its day is over (SH-006), nor of a club night's round before it is (SH-010).
    - Whoever still plays the same cards elsewhere never may.
    - Whoever asks from the network of somebody who does may in `neighbours_days`, or when that game is over.
    - Everybody else may at once, unless those cards were on another table already when this game ended: then in
      `sealed_hours`, or when that game is over. So a game that somebody opened and left keeps nothing for long.
    """
    if deal.ended is None:
        return Refusal("not-over", RULE)
    if (refusal := is_closed(deal, now)) is not None:
        return refusal
    if any(one.is_played_by(asker) for one in deal.elsewhere):
        return Refusal("deal-is-yours", RULE)
    if any(one.is_played_beside(asker) for one in deal.elsewhere):
        wait = deal.ended + config.neighbours_days * DAY - now
        if wait > 0:
            return Refusal("deal-is-played-beside", RULE, {"days": ceil(wait / DAY)})
    if any(one.began < deal.ended for one in deal.elsewhere):
        wait = deal.ended + config.sealed_hours * HOUR - now
        if wait > 0:
            return Refusal("deal-is-played", RULE, {"hours": ceil(wait / HOUR)})
    return None


def is_closed(deal: Deal, now: float) -> Refusal | None:
    """To everybody: a daily deal before the end of its day (SH-006), and a round before its last table is done
    (SH-010)."""
    if deal.in_round:
        return Refusal("deal-of-the-round", ROUND_RULE)
    if now < deal.opens:
        return Refusal("deal-of-today", DAILY_RULE, {"hours": ceil((deal.opens - now) / HOUR)})
    return None


def may_watch(deal: Deal, asker: Asker, now: float, config: Config) -> Refusal | None:
    """SH-005  Whether somebody without a seat may look on: a game that is over is told from its beginning, and one that
    is on shows what others will be dealt, too."""
    if deal.ended is not None:
        return may_open(deal, asker, now, config)
    if (refusal := is_closed(deal, now)) is not None:
        return refusal
    if any(one.is_played_by(asker) or one.is_played_beside(asker) for one in deal.elsewhere):
        return Refusal("deal-is-yours", RULE)
    return None


class DealAudience:
    """Asks the rule about what is on the disk."""

    def __init__(self, store: Store, config: Config) -> None:
        self._store, self._config = store, config

    async def must_open(self, table_id: str, asker: Asker) -> None:
        """BadInput unless somebody may learn what was hidden at this table."""
        _must(may_open(await self.deal_of(table_id), asker, time(), self._config))

    async def must_let_watch(self, table_id: str, asker: Asker) -> None:
        """BadInput unless somebody without a seat may look on at this table."""
        _must(may_watch(await self.deal_of(table_id), asker, time(), self._config))

    async def is_played_nowhere_else(self, table_id: str) -> bool:
        """What is told to everybody alike at the end of a game waits for this."""
        deal = await self.deal_of(table_id)
        return not deal.elsewhere and is_closed(deal, time()) is None

    async def must_be_open(self, deal: str) -> None:
        """BadInput where these cards are today's daily deal, or of a round that is on: they are played there, and
        nowhere else."""
        async with self._store.reading() as connection:
            in_round = (await connection.execute(sa.select(_in_round(sa.literal(deal))))).scalar()
        _must(is_closed(Deal(None, (), opening_of(deal), bool(in_round)), time()))

    async def deal_of(self, table_id: str) -> Deal:
        """What is on the disk of a table's deal. Where only bots are left, nobody can profit; and who plays on from a
        game that was open to them learns nothing new of it (SH-008)."""
        ended: float | None = None
        opens, in_round = 0.0, False
        people: dict[str, list[Any]] = {}
        async with self._store.reading() as connection:
            for row in await connection.execute(_DEAL, {"which": table_id}):
                opens, in_round = opening_of(row.deal), bool(row.in_round)
                if row.id != table_id:
                    people.setdefault(row.id, []).append(row)
                elif row.status == "over":
                    ended = row.ended or 0.0  # from a backup of before we wrote it down
        return Deal(ended, tuple(map(_still_played, people.values())), opens, in_round)


def _in_round(deal: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    """SH-010  Whether these cards are of a round of a club night that is still on."""
    return sa.exists().where((club_rounds.c.deal == deal) & club_rounds.c.closed.is_(None))


def _same_deal() -> sa.Select[Any]:
    """A table, and the tables at which people play the same cards now; a row for each seat."""
    name = sa.select(tables.c.deal).where(tables.c.id == WHICH).scalar_subquery()
    columns = (tables.c.id, tables.c.deal, tables.c.status, tables.c.ended, tables.c.created, tables.c.opener)
    about = (*columns, _in_round(tables.c.deal).label("in_round"))
    same = sa.select(*about, seats.c.home, seats.c.token_hash, seats.c.kind, devices.c.token_hash.label("device"))
    same = same.join(seats, seats.c.table_id == tables.c.id)
    same = same.outerjoin(holdings, is_held() & holdings.c.token_hash.is_not(None))
    same = same.outerjoin(devices, devices.c.player_id == holdings.c.player_id)
    is_on = (tables.c.status != "over") & may_go_on() & (seats.c.kind == "person")
    is_on &= tables.c.began_from.is_(None)
    return same.where((tables.c.id == WHICH) | ((tables.c.deal == name) & is_on))


_DEAL = _same_deal()


def _still_played(people: list[Any]) -> StillPlayed:
    homes = frozenset(home for one in people for home in (one.home, one.opener) if home)
    tokens = frozenset(token for one in people for token in (one.token_hash, one.device) if token)
    return StillPlayed(people[0].created, homes, tokens)


def _must(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise BadInput("table", refusal.code, **refusal.params)
