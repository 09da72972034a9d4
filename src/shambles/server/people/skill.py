"""What a player's games and puzzles say of them, for their own page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from shambles.bots import Review
from shambles.bots.review import VERSION
from shambles.core.game import find_game, slugs
from shambles.puzzles.puzzle import shipped
from shambles.server.disk.rated_rows import tried_puzzles
from shambles.server.disk.rows import holdings, insert_new, reviews, tables
from shambles.server.disk.store import Store
from shambles.server.people.holdings import ABOUT, kept_of
from shambles.server.people.ratings import RatedGame
from shambles.server.wire.ratings import MyChances, PuzzlesDone
from shambles.texts import Texts

MOST = 60  # games that the picture goes back to
EASY, HARD = 1 / 3, 2 / 3  # the share of tries that miss a puzzle, below and above which it is called so


class TriedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle that a player has tried."""

    game: str
    puzzle: str
    first_right: bool
    is_solved: bool
    tried: float


class _Reviewed(msgspec.Struct):
    review: Review | None


async def chances_of(store: Store, player: str, rated: Sequence[RatedGame]) -> list[MyChances]:
    """A player's latest games that were reviewed, the first one first; a rated one also when its table is gone."""
    found = {
        one.table_id: MyChances(one.table_id, one.game, one.mode or None, one.ended, one.share)
        for one in rated
        if one.share is not None
    }
    query = sa.select(tables.c.id, *ABOUT, holdings.c.seat, reviews.c.review)
    query = query.join(holdings, holdings.c.table_id == tables.c.id)
    query = query.join(reviews, (reviews.c.table_id == tables.c.id) & (reviews.c.version == VERSION))
    mine = (holdings.c.player_id == player) & holdings.c.token_hash.is_not(None) & (tables.c.status == "over")
    async with store.reading() as connection:
        rows = (await connection.execute(query.where(mine).order_by(tables.c.ended.desc()).limit(MOST))).all()
    for row in rows:
        review = msgspec.json.decode(row.review, type=_Reviewed).review
        if review is not None and row.id not in found:
            mode = kept_of(row, row.seat, False).mode
            found[row.id] = MyChances(row.id, row.game, mode, row.ended or 0.0, review.shares[row.seat])
    return sorted(found.values(), key=lambda one: (one.ended, one.table))[-MOST:]


# --- puzzles


async def note_puzzle(store: Store, player: str, game: str, puzzle: str, is_right: bool, now: float) -> None:
    """A player has answered a puzzle; whether the first answer was right stays as it was."""
    row = {"player_id": player, "game": game, "puzzle": puzzle, "first_right": is_right, "is_solved": is_right}
    here = (tried_puzzles.c.player_id == player) & (tried_puzzles.c.game == game) & (tried_puzzles.c.puzzle == puzzle)
    async with store.begin() as connection:
        await connection.execute(insert_new(tried_puzzles), row | {"tried": now})
        if is_right:
            await connection.execute(tried_puzzles.update().where(here).values(is_solved=True))


async def tried_by(store: Store, player: str) -> list[TriedPuzzle]:
    """Every puzzle that a player has tried."""
    query = tried_puzzles.select().where(tried_puzzles.c.player_id == player)
    async with store.reading() as connection:
        rows = (await connection.execute(query.order_by(tried_puzzles.c.game, tried_puzzles.c.puzzle))).mappings()
        return [TriedPuzzle(**{name: one[name] for name in TriedPuzzle.__struct_fields__}) for one in rows]


def count_puzzles(tried: Sequence[TriedPuzzle], lang: str) -> list[PuzzlesDone]:
    """By way to play and difficulty; nothing of games whose puzzles somebody has never tried."""
    done = {(one.game, one.puzzle): one for one in tried}
    found = []
    for game in (one for one in slugs() if any(two.game == one for two in tried)):
        texts = Texts(lang, find_game(game))
        for course, puzzles in shipped(game).items():
            name = texts.say(f"course-{course}")
            for difficulty in ("easy", "middling", "hard"):
                these = [one for one in puzzles if difficulty_of(one.difficulty) == difficulty]
                mine: list[Any] = [done[game, one.id] for one in these if (game, one.id) in done]
                solved, at_once = sum(one.is_solved for one in mine), sum(one.first_right for one in mine)
                if these:
                    found.append(PuzzlesDone(game, course, name, difficulty, len(these), solved, at_once))
    return found


def difficulty_of(missed: float) -> str:
    """What a puzzle is called that such a share of tries misses."""
    return "easy" if missed < EASY else "hard" if missed > HARD else "middling"
