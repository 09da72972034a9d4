"""Ratings (SH-007): chosen at set-up, written once with the end of a game, and nobody's who does not want one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from time import time
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from server.conftest import People
from server.effort import until_done
from server.people import Frame, Person
from server.players import become_player, who
from server.running import Server
from shambles.bots.ratings import measured, rating_of_bot
from shambles.bots.reviewed import Share
from shambles.core.asking.reply import BadInput, Outcome
from shambles.puzzles.puzzle import shipped
from shambles.rating import NEWCOMER, Rating, rate
from shambles.server.disk.backup import back_up, restore
from shambles.server.disk.job_rows import jobs
from shambles.server.disk.rated_rows import rated_games
from shambles.server.disk.rows import SeatRow, TableRow, holdings, players, seats
from shambles.server.disk.store import Store
from shambles.server.fair_turns import WorkFor
from shambles.server.jobs.kind import NotDone
from shambles.server.jobs.runner import JobRunner
from shambles.server.months import begin_of, month_after, month_of
from shambles.server.people.erasing import erase
from shambles.server.people.ratings import (
    RATED,
    SEASON,
    RatedGame,
    choice_rating,
    must_be_ratable,
    note_ending,
    rated_games_of,
    ratings_from,
    want_rating,
)
from shambles.server.people.skill import count_puzzles, note_puzzle, tried_by
from shambles.server.tables.judging import JudgeRatedGame


async def code_of(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["code"]


# --- what is written when a game ends


def row_of(table: str, game: str = "card_game", mode: str = "survival") -> TableRow:
    about: dict[str, Any] = {"id": table, "game": game, "rules": 1, "options": {"mode": mode}, "seed": 1, "salt": ""}
    return TableRow(**about, scenario=None, status="playing", public=False, rated=True)


async def seat(store: Store, row: TableRow, names: Sequence[str], **left: bool) -> None:
    """A table with these people, whose tokens are their names; `bot-…` is a bot of that level."""
    taken = [
        SeatRow(seat=at, name="", kind="bot", bot=one[4:])
        if one.startswith("bot-")
        else SeatRow(seat=at, name=one, kind="person", token_hash=one)
        for at, one in enumerate(names)
    ]
    await store.add_table(row, taken)
    async with store.begin() as connection:
        for at, one in enumerate(names):
            if one.startswith("bot-"):
                continue
            known = sa.select(players.c.id).where(players.c.id == one)
            if (await connection.execute(known)).first() is None:
                await connection.execute(players.insert().values(id=one, name=one, changed=0.0, created=0.0))
            held = {"player_id": one, "table_id": row.id, "seat": at, "since": 0.0}
            await connection.execute(holdings.insert().values(held | {"token_hash": None if left.get(one) else one}))


async def end(store: Store, row: TableRow, scores: Sequence[int], stood_in: Sequence[int] = ()) -> None:
    outcome = Outcome(scores=tuple(scores), winners=(0,), reason="", rule="", returns=tuple(map(float, scores)))

    async def note(connection: Any, now: float) -> None:
        await note_ending(connection, row, outcome, stood_in, now)

    await store.set_status(row.id, "over", outcome, note)


@pytest.mark.rule("SH-007")
async def test_a_game_counts_once_though_two_servers_see_its_end(store: Store) -> None:
    row = row_of("t1")
    await seat(store, row, ["ann", "ben", "bot-veteran"])
    await asyncio.gather(end(store, row, (9, 1, 5)), end(store, row, (9, 1, 5)))
    await end(store, row, (9, 1, 5))
    (ann,), (ben,) = [await rated_games_of(store, one) for one in ("ann", "ben")]
    assert (ann.number, ann.place, ben.place) == (1, 1, 3)
    expected = rate([NEWCOMER, NEWCOMER, rating_of_bot("card_game", "survival", "veteran")], [9, 1, 5])
    assert [ann.rating, ben.rating] == expected[:2]


@pytest.mark.rule("SH-007")
async def test_games_that_end_at_once_are_rated_one_after_the_other(store: Store) -> None:
    rows = [row_of(f"t{number}") for number in range(6)]
    for row in rows:
        await seat(store, row, ["ann", "ben"])
    await asyncio.gather(*(end(store, row, (2, 1)) for row in rows))
    found = await rated_games_of(store, "ann")
    assert [one.number for one in found] == [1, 2, 3, 4, 5, 6]
    rating = other = NEWCOMER
    for one in found:
        rating, other = rate([rating, other], [2, 1])
        assert one.rating == pytest.approx(rating)


@pytest.mark.rule("SH-007")
async def test_who_leaves_is_last_and_a_caretaker_is_not_you(store: Store) -> None:
    row = row_of("t1")
    await seat(store, row, ["ann", "ben", "cas"], ann=True)
    await end(store, row, (9, 5, 1), stood_in=[1])  # the bot in her place has won
    ann, ben, cas = [(await rated_games_of(store, one))[0] for one in ("ann", "ben", "cas")]
    assert (ann.place, ann.left, ann.is_judged, ann.lost) == (3, True, True, None)
    assert (ben.place, ben.left, ben.is_judged) == (1, False, True)  # the result is his, not every choice was
    assert (cas.place, cas.is_judged) == (2, False)


@pytest.mark.rule("SH-007")
async def test_where_all_win_together_only_choices_count(store: Store) -> None:
    row = row_of("t1", "best_defense", "standard")
    await seat(store, row, ["ann", "ben"])
    await end(store, row, (1, 1))
    (ann,) = await rated_games_of(store, "ann")
    assert (ann.rating, ann.place, ann.is_judged) == (None, None, False)
    (told,) = ratings_from([ann])
    assert (told.rating, told.doubt, told.games, told.unjudged) == (None, None, 1, 1)


@pytest.mark.rule("SH-007")
async def test_who_wants_no_rating_has_none(store: Store) -> None:
    first, second = row_of("t1"), row_of("t2")
    await seat(store, first, ["ann", "ben"])
    await end(store, first, (2, 1))
    await want_rating(store, "ann", False)
    assert await rated_games_of(store, "ann") == []
    (before,) = await rated_games_of(store, "ben")
    await seat(store, second, ["ann", "ben"])
    await end(store, second, (2, 1))
    assert await rated_games_of(store, "ann") == []
    last = (await rated_games_of(store, "ben"))[-1]
    assert last.rating == before.rating  # there was nobody to be compared with


async def test_what_choices_lose_has_an_interval_or_is_not_told() -> None:
    assert choice_rating([1.0, 2.0], True).lost is None
    few = choice_rating([1.0, 2.0, 3.0], True)
    assert few.lost == 2.0
    assert few.doubt == pytest.approx(4.30 / 3**0.5, abs=0.01)  # Student, of three
    many = choice_rating([1.0, 2.0, 3.0] * 20, True)
    assert many.doubt is not None
    assert many.doubt < 0.25


def test_a_rating_is_provisional_until_ten_games() -> None:
    def game(number: int) -> RatedGame:
        share = Share(0.5, 0.0, -0.1, 0.0, 0.0)
        about = (f"t{number}", "card_game", "hero", number, 0, 0.0, 1, False)
        return RatedGame(*about, 26.0, 3.0, True, 1.5, share)

    assert [ratings_from([game(one)])[0].is_provisional for one in (1, 9, 10, 11)] == [True, True, False, False]
    (told,) = ratings_from([game(one) for one in range(1, 4)])
    assert (told.rating, told.doubt) == (Rating(26.0, 3.0).shown, Rating(26.0, 3.0).doubt) == (1560, 353)
    assert told.choice.lost == 1.5


@pytest.mark.parametrize("way", ["card_game/survival", "card_game/hero", "tacdex/"])
def test_bots_have_ratings_and_the_better_ones_the_higher(way: str) -> None:
    found = measured()[way]
    assert {"random", "rookie", "survivor", "veteran", "legend"} <= found.keys()
    assert found["random"].mu < found["rookie"].mu < max(found["veteran"].mu, found["legend"].mu)
    assert all(0 < one.sigma < NEWCOMER.sigma for one in found.values())


class FakeReviews:
    """Reviews that somebody else makes."""

    def __init__(self, *made: Any) -> None:
        self.made_for: list[str] = []
        self._made = list(made)

    async def made(self, live: Any, asker: WorkFor) -> Any:
        self.made_for.append(asker.address)
        if not self._made:
            raise NotDone("no review was made")
        return self._made.pop(0)


async def same(table: str) -> Any:
    return SimpleNamespace(row=row_of(table))


async def judge(store: Store, reviews: Any, find: Any = same) -> None:
    """Whatever is to be judged, as often as it is tried."""
    runner = JobRunner(store, "me", is_alone=True)
    runner.add(JudgeRatedGame(store, find, reviews))
    for _ in range(1 + len(JudgeRatedGame.waits)):
        await runner.do_due()
        await runner.settle()
        async with store.begin() as connection:
            await connection.execute(jobs.update().where(jobs.c.kind == RATED).values(due=1.0))


SHARES = (Share(0.5, 0.1, -0.1, 0.0, 0.5), Share(0.5, -0.1, 0.1, 0.0, 0.5))


@pytest.mark.rule("SH-007")
async def test_a_rated_game_is_judged_when_it_is_over(store: Store) -> None:
    row = row_of("t1")
    await seat(store, row, ["ann", "ben"])
    async with store.begin() as connection:
        await connection.execute(seats.update().values(home="here"))
    await end(store, row, (2, 1))
    reviews = FakeReviews(SimpleNamespace(lost=(1.5, 2.5), shares=SHARES))
    await judge(store, reviews)
    assert reviews.made_for == ["here"]  # it counts as the turn of the network where it was played
    assert [(await rated_games_of(store, one))[0].lost for one in ("ann", "ben")] == [1.5, 2.5]


async def nowhere(table: str) -> Any:
    raise BadInput("table", "no-such-table")


@pytest.mark.rule("SH-007")
@pytest.mark.parametrize(("find", "tries"), [(same, 3), (nowhere, 0)], ids=["no review", "no table"])
async def test_a_game_that_nobody_can_judge_is_left_unjudged(store: Store, find: Any, tries: int) -> None:
    row = row_of("t1")
    await seat(store, row, ["ann", "ben"])
    await end(store, row, (2, 1))
    reviews = FakeReviews()
    await judge(store, reviews, find)
    assert len(reviews.made_for) == tries
    assert [(one.is_judged, one.lost) for one in await rated_games_of(store, "ann")] == [(True, None)]


@pytest.mark.rule("SH-017")
async def test_a_months_ladders_are_written_down_a_day_after_its_end(store: Store) -> None:
    row = row_of("t1")
    await seat(store, row, ["ann", "ben"])
    await end(store, row, (2, 1))
    async with store.reading() as connection:
        [job] = (await connection.execute(jobs.select().where(jobs.c.kind == SEASON))).all()
    assert (job.key, job.due) == (month_of(time()), begin_of(month_after(month_of(time()))) + 86_400)


# --- puzzles


async def test_puzzles_are_counted_by_difficulty_and_the_first_try_stays(store: Store) -> None:
    row = row_of("t1")
    await seat(store, row, ["ann"])
    one, two = shipped("card_game")["hero"][:2]
    await note_puzzle(store, "ann", "card_game", one.id, False, 1.0)
    await note_puzzle(store, "ann", "card_game", one.id, True, 2.0)
    await note_puzzle(store, "ann", "card_game", two.id, True, 3.0)
    await note_puzzle(store, "ann", "card_game", two.id, False, 4.0)
    tried = await tried_by(store, "ann")
    assert {(mine.puzzle, mine.first_right, mine.is_solved) for mine in tried} == {
        (one.id, False, True),
        (two.id, True, True),
    }
    counted = count_puzzles(tried, "en")
    assert sum(mine.solved for mine in counted) == 2
    assert sum(mine.at_once for mine in counted) == 1
    assert {mine.game for mine in counted} == {"card_game"}


async def test_who_is_erased_leaves_nothing_and_takes_nothing_from_others(store: Store) -> None:
    row = row_of("t1")
    await seat(store, row, ["ann", "ben"])
    await end(store, row, (2, 1))
    await note_puzzle(store, "ann", "tacdex", "one", True, 1.0)
    before = await rated_games_of(store, "ben")
    await erase(store, "ann")
    assert (await rated_games_of(store, "ann"), await tried_by(store, "ann")) == ([], [])
    assert await rated_games_of(store, "ben") == before


async def test_a_backup_carries_it_all(store: Store, tmp_path: Path) -> None:
    row = row_of("t1")
    await seat(store, row, ["ann", "ben"])
    await end(store, row, (2, 1))
    async with store.begin() as connection:
        share = msgspec.json.encode(Share(0.5, 0.1, -0.1, 0.0, 0.5)).decode()
        await connection.execute(rated_games.update().values(share=share, lost=1.0, is_judged=True))
    await note_puzzle(store, "ann", "tacdex", "one", True, 1.0)
    before = await rated_games_of(store, "ann"), await tried_by(store, "ann")
    await back_up(store.url, tmp_path / "all.gz")
    await restore(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}", tmp_path / "all.gz")
    again = Store(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}")
    await again.open()
    assert (await rated_games_of(again, "ann"), await tried_by(again, "ann")) == before
    await again.close()


# --- at a server


async def skill_of(one: Person) -> Frame:
    found: Frame = (await one.get("/api/me/skill")).raise_for_status().json()
    return found


async def play_rated(one: Person, **more: Any) -> None:
    await one.open_table("you bot bot", rated=True, **more)
    async with one.client() as client:
        assert (await client.play())["outcome"]


@pytest.mark.rule("SH-007")
async def test_only_players_who_want_a_rating_sit_at_a_rated_table(person: People) -> None:
    ann, guest = person("Ann"), person("Guest")
    wanted = {"game": "card_game", "name": "Guest", "options": {"mode": "hero"}, "rated": True}
    seats = [{"kind": "you"}, {"kind": "open"}]
    assert await code_of(await guest.post("/api/tables", wanted | {"seats": seats})) == (403, "rated-players-only")
    await become_player(ann)
    table = await ann.open_table("you open", mode="hero", rated=True, hints=True)
    assert table["rated"]
    assert not table["hints"]
    joined = await guest.post(f"/api/tables/{table['id']}/join", {"name": "Guest"})
    assert await code_of(joined) == (403, "rated-players-only")
    await become_player(guest)
    (await guest.post("/api/me/skill", {"wanted": False})).raise_for_status()
    joined = await guest.post(f"/api/tables/{table['id']}/join", {"name": "Guest"})
    assert await code_of(joined) == (403, "rated-not-wanted")
    (await guest.post("/api/me/skill", {"wanted": True})).raise_for_status()
    await guest.join(table["id"])
    assert await code_of(await guest.do("bot", {"bot": "legend"})) == (409, "rated-alone")
    assert await code_of(await guest.do("hint", {"ask": 0})) == (403, "no-hints-here")


@pytest.mark.rule("SH-007")
async def test_only_a_whole_game_with_new_cards_is_rated(person: People) -> None:
    ann = person("Ann")
    await become_player(ann)
    wanted = {"game": "card_game", "name": "Ann", "options": {"mode": "hero"}, "rated": True}
    course = (await ann.get("/api/games/card_game/lessons")).json()[0]
    lesson = f"learn:{course['id']}/{course['lessons'][0]['id']}"
    seats = [{"kind": "you"}, *[{"kind": "bot"}] * (course["seats"] - 1)]
    dealt = await ann.post("/api/tables", wanted | {"seats": seats, "scenario": lesson})
    assert await code_of(dealt) == (409, "rated-new-deal")
    with pytest.raises(BadInput, match="rated-own-box"):
        must_be_ratable("board_game", {"box": "somebody's own"}, is_new_deal=True)
    must_be_ratable("board_game", {"box": "standard"}, is_new_deal=True)


@pytest.mark.rule("SH-007")
async def test_a_rated_game_is_rated_judged_taken_along_and_erased(server: Server, person: People) -> None:
    ann = person("Ann")
    await become_player(ann)
    await play_rated(ann)

    async def judged() -> Frame | None:
        found = (await skill_of(ann))["ratings"]
        return found[0] if found and not found[0]["unjudged"] else None

    told = await until_done(server, judged)
    assert (told["game"], told["mode"], told["games"], told["is_provisional"]) == ("card_game", "survival", 1, True)
    assert told["choice"]["games"] == 1
    assert told["choice"]["lost"] is None  # too few to say
    (chances,) = (await skill_of(ann))["chances"]
    assert chances["table"] == ann.table
    share = chances["share"]
    assert abs(share["start"] + share["luck"] + share["own"] + share["others"] - share["result"]) < 1e-6
    exported = (await ann.get("/api/me/export")).json()
    assert exported["rated"][0]["table_id"] == ann.table
    assert exported["rated"][0]["lost"] is not None
    me = await who(ann)
    off = (await ann.post("/api/me/skill", {"wanted": False})).raise_for_status().json()
    assert (off["wants_rating"], off["ratings"]) == (False, [])
    assert me["id"] not in rows_of(server.database, "rated_games")


@pytest.mark.rule("SH-007")
async def test_a_server_that_died_before_it_wrote_the_end_rates_it_later_and_once(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with Server(database, tmp_path) as server:
        async with Person(server, "Ann") as ann:
            await become_player(ann)
            await play_rated(ann)
            await asyncio.to_thread(server.kill)
            with sqlite3.connect(database) as connection:  # as if it had died right after the last answer
                connection.execute("UPDATE tables SET status = 'playing', result = NULL, ended = NULL, lease = 0.0")
                connection.execute("DELETE FROM rated_games")
            await asyncio.to_thread(server.start)

            async def rated() -> Frame | None:  # nobody looks at the table
                found = (await skill_of(ann))["ratings"]
                return found[0] if found else None

            assert (await until_done(server, rated))["games"] == 1
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await ann.look()
            assert (await skill_of(ann))["ratings"][0]["games"] == 1


async def test_the_bots_ratings_are_told(person: People) -> None:
    found = (await person("Ann").get("/api/games/card_game/ratings")).raise_for_status().json()
    assert {one["bot"] for one in found if one["mode"] == "survival"} >= {"rookie", "legend"}


async def test_a_player_finds_their_puzzles_again(person: People) -> None:
    ann = person("Ann")
    await become_player(ann)
    (first,) = (await ann.get("/api/games/tacdex/puzzles")).json()[:1]
    puzzle = first["puzzles"][0]
    form = (await ann.get(f"/api/games/tacdex/puzzles/{puzzle}")).json()
    choice = form["asked"]["options"][0]["notation"]
    verdict = (await ann.post(f"/api/games/tacdex/puzzles/{puzzle}", {"choice": choice})).raise_for_status().json()
    counted = (await skill_of(ann))["puzzles"]
    assert sum(one["solved"] for one in counted) == verdict["right"]


def rows_of(database: str, name: str) -> str:
    with sqlite3.connect(database.partition("///")[2]) as connection:
        return str(connection.execute(f"SELECT * FROM {name}").fetchall())
