"""SH-007  Rated games: written when a game ends, in the transaction that says so, so that each counts once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from statistics import mean, stdev
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.bots.ratings import rating_of_bot
from shambles.bots.reviewed import Share
from shambles.core.asking.reply import BadInput, Outcome
from shambles.core.game import find_game
from shambles.rating import NEWCOMER, PROVISIONAL, Rating, rate
from shambles.server.disk.job_rows import add_job
from shambles.server.disk.rated_rows import rated_games, season_places
from shambles.server.disk.rows import TableRow, holdings, players, seats
from shambles.server.disk.store import Store
from shambles.server.months import COUNTED, begin_of, month_after, month_of
from shambles.server.people.players import Device
from shambles.server.wire.forms import TableInfo
from shambles.server.wire.ratings import ChoiceRating, MyRating

RATED, SEASON = "rated", "season"  # jobs: a rated game is to be reviewed, a month's ladders are to be kept
ENOUGH = 3  # games for a mean that has an interval
# How many standard errors a mean of so few may be off, 95 times in 100 (Student); of more than 30 games as of 30.
T = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13)
T_MANY, T_MORE = 2.09, 2.0


class RatedGame(msgspec.Struct, frozen=True):
    """A rated game of a player: its number among those of its way to play, and the rating after it.

    place   among those who are compared; null where all win or lose together
    left    a bot had the seat at the end: the last place, and nothing about choices
    lost    what their choices lost; null before it has been judged, and where nobody can say
    """

    table_id: str
    game: str
    mode: str
    number: int
    seat: int
    ended: float
    place: int | None
    left: bool
    mu: float | None
    sigma: float | None
    is_judged: bool
    lost: float | None
    share: Share | None

    @classmethod
    def read(cls, row: sa.RowMapping) -> RatedGame:
        share = None if row["share"] is None else msgspec.json.decode(row["share"], type=Share)
        return cls(**{name: row[name] for name in cls.__struct_fields__} | {"share": share})

    @property
    def rating(self) -> Rating | None:
        return None if self.mu is None or self.sigma is None else Rating(self.mu, self.sigma)


def mode_of(row: TableRow | TableInfo) -> str:
    """The way to play that a table is rated in."""
    return str(row.options.get("mode", ""))


async def must_want_rating(store: Store, device: Device | None) -> None:
    """SH-007  At a rated table sit players who want a rating."""
    if device is None:
        raise BadInput("rated", "rated-players-only")
    query = sa.select(players.c.unrated).where(players.c.id == device.player_id)
    async with store.reading() as connection:
        if (await connection.execute(query)).scalar():
            raise BadInput("rated", "rated-not-wanted")


def must_be_ratable(game: str, options: dict[str, Any], *, is_new_deal: bool) -> None:
    """SH-007  A rated game is a whole one, with cards that nobody has seen, from the game's own box."""
    if not is_new_deal:
        raise BadInput("rated", "rated-new-deal")
    if any(options.get(name, "standard") != "standard" for name in find_game(game).boxes):
        raise BadInput("rated", "rated-own-box")


# --- when a game ends


class _Entrant(NamedTuple):
    """Somebody who is compared: a player, or a bot that was there from the beginning."""

    seat: int
    player: str | None
    left: bool
    before: Rating
    number: int


async def note_ending(
    connection: AsyncConnection, row: TableRow, outcome: Outcome, stood_in: Collection[int], now: float
) -> None:
    """Everybody's rating after this game. Whoever left is last; what a caretaker answered is nobody's choice."""
    game, mode = find_game(row.game), mode_of(row)
    entrants = await _entrants(connection, row, mode)
    returns = list(outcome.returns or outcome.scores)
    got = [min(returns) - 1 if one.left else returns[one.seat] for one in entrants]
    is_compared = not game.together and len(entrants) > 1
    before = [one.before for one in entrants]
    after: list[Any] = [None] * len(entrants) if game.together else rate(before, got) if is_compared else before
    rated: list[dict[str, Any]] = []
    for one, mine, rating in zip(entrants, got, after, strict=True):
        if one.player is None:
            continue
        values: dict[str, Any] = {
            "player_id": one.player,
            "table_id": row.id,
            "game": row.game,
            "mode": mode,
            "number": one.number,
        }
        values |= {"seat": one.seat, "ended": now, "left": one.left, "is_judged": one.left or one.seat in stood_in}
        values["place"] = 1 + sum(other > mine for other in got) if is_compared else None
        values |= {"mu": None, "sigma": None} if rating is None else rating._asdict()
        await connection.execute(rated_games.insert().values(values))
        rated.append(values)
    if any(not one["is_judged"] for one in rated):
        home = sa.select(sa.func.min(seats.c.home)).where(seats.c.table_id == row.id)
        await add_job(connection, RATED, row.id, now, (await connection.execute(home)).scalar() or "")
    if rated:
        month = month_of(now)
        await add_job(connection, SEASON, month, begin_of(month_after(month)) + COUNTED)


async def _entrants(connection: AsyncConnection, row: TableRow, mode: str) -> list[_Entrant]:
    held = sa.select(holdings.c.player_id, holdings.c.seat, holdings.c.token_hash)
    held = held.join(players, players.c.id == holdings.c.player_id)
    which = (holdings.c.table_id == row.id) & ~players.c.unrated
    # Of two games of a player that end at once, one is rated after the other; always in the same order of players.
    found = (await connection.execute(held.where(which).order_by(players.c.id).with_for_update(of=players))).all()
    there = (await connection.execute(seats.select().where(seats.c.table_id == row.id).order_by(seats.c.seat))).all()
    entrants = []
    for one in found:
        is_away = one.token_hash is None or there[one.seat].bot is not None
        before, number = await _latest(connection, one.player_id, row.game, mode)
        entrants.append(_Entrant(one.seat, one.player_id, is_away, before, number + 1))
    taken = {one.seat for one in entrants}
    for seat in there:
        if seat.kind == "bot" and not seat.name and seat.seat not in taken:  # one with a name was somebody's seat
            entrants.append(_Entrant(seat.seat, None, False, rating_of_bot(row.game, mode, seat.bot or ""), 0))
    return entrants


async def _latest(connection: AsyncConnection, player: str, game: str, mode: str) -> tuple[Rating, int]:
    mine = (rated_games.c.player_id == player) & (rated_games.c.game == game) & (rated_games.c.mode == mode)
    query = sa.select(rated_games.c.mu, rated_games.c.sigma, rated_games.c.number).where(mine)
    last = (await connection.execute(query.order_by(rated_games.c.number.desc()).limit(1))).first()
    if last is None:
        return NEWCOMER, 0
    return NEWCOMER if last.mu is None else Rating(last.mu, last.sigma), last.number


# --- for the player


async def rated_games_of(store: Store, player: str) -> list[RatedGame]:
    """All of them, the first one first."""
    query = rated_games.select().where(rated_games.c.player_id == player)
    order = (rated_games.c.game, rated_games.c.mode, rated_games.c.number)
    async with store.reading() as connection:
        found = (await connection.execute(query.order_by(*order))).mappings().all()
    return [RatedGame.read(one) for one in found]


async def wants_rating(store: Store, player: str) -> bool:
    async with store.reading() as connection:
        query = sa.select(players.c.unrated).where(players.c.id == player)
        return not (await connection.execute(query)).scalar()


async def want_rating(store: Store, player: str, wanted: bool) -> None:
    """Whoever wants none has none, and nothing is kept of those they had."""
    async with store.begin() as connection:
        await connection.execute(players.update().where(players.c.id == player).values(unrated=not wanted))
        if not wanted:
            await connection.execute(rated_games.delete().where(rated_games.c.player_id == player))
            await connection.execute(season_places.delete().where(season_places.c.player_id == player))
    if not wanted:
        await store.wipe()


def ratings_from(games: Sequence[RatedGame]) -> list[MyRating]:
    """A player's ratings, one for each way to play; `games` as they were played."""
    ways: dict[tuple[str, str], list[RatedGame]] = {}
    for one in games:
        ways.setdefault((one.game, one.mode), []).append(one)
    return [_rating(game, mode, played) for (game, mode), played in ways.items()]


def _rating(game: str, mode: str, played: list[RatedGame]) -> MyRating:
    last = played[-1].rating
    lost = [one.lost for one in played if one.lost is not None]
    return MyRating(
        game=game,
        mode=mode,
        games=played[-1].number,
        is_provisional=played[-1].number < PROVISIONAL,
        rating=None if last is None else last.shown,
        doubt=None if last is None else last.doubt,
        choice=choice_rating(lost, find_game(game).points),
        unjudged=sum(not one.is_judged for one in played),
    )


def choice_rating(lost: Sequence[float], in_points: bool) -> ChoiceRating:
    """What choices lose a game, on average, and how sure that is."""
    if len(lost) < ENOUGH:
        return ChoiceRating(len(lost), in_points, None, None)
    sure = len(lost) - 1
    reach = T[sure - 1] if sure <= len(T) else T_MANY if sure < 30 else T_MORE
    return ChoiceRating(len(lost), in_points, round(mean(lost), 3), round(reach * stdev(lost) / len(lost) ** 0.5, 3))
