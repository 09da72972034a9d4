"""The daily deal (SH-006): one for everybody, one try each, and nothing told of it before its day is over."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from server.blank import blank_in
from server.conftest import People
from server.effort import until_done
from server.people import Frame, Person
from server.players import become_player
from server.running import Server
from server.truth import end_on_disk, secrets_of
from shambles.bots.reviewed import Cost, Share
from shambles.core.asking.reply import BadInput, Outcome
from shambles.core.game import all_games
from shambles.daily import days_in_a_row
from shambles.server.config import Config
from shambles.server.daily.days import Days
from shambles.server.daily.tries import FirstTry, ForgetAddresses, Result, Tries, TryRow, Who, rank, why_unranked
from shambles.server.disk.job_rows import Job, find_jobs, jobs
from shambles.server.disk.rows import first_tries
from shambles.server.disk.rows import tries as rows_of_tries
from shambles.server.fair_turns import WorkFor
from shambles.server.jobs.kind import NotDone
from shambles.server.tables.deal_audience import Asker, Deal, day_of, may_open, may_watch, name_for, opening_of
from shambles.server.tables.house import House
from shambles.server.wire.daily import Unranked
from shambles.texts import LANGUAGES, Texts

DAY = date(2026, 11, 16)
ANN, BOB = Who("ann", False), Who("bob", False)
NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()


async def deal_of(person: Person, word: str) -> Frame:
    """Today's deal for this game and mode, by a word of its name."""
    found = (await person.get("/api/daily")).raise_for_status().json()["deals"]
    return next(one for one in found if word in one["name"])


async def begin(person: Person, deal: Frame) -> Frame:
    return person._sit(await person.post(f"/api/daily/{deal['deal']}", {"name": person.name}))


async def code_of(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["code"]


# --- what everybody has in common


async def test_everybody_has_the_same_deals_of_today(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    hers, his = [(await one.get("/api/daily")).json() for one in (ann, bob)]
    assert hers["deals"] == his["deals"]
    assert len(hers["deals"]) == sum(len(game.ways) for game in all_games())
    assert len({one["fingerprint"] for one in hers["deals"]}) == len(hers["deals"])
    assert all(day_of(one["deal"]) == date.fromisoformat(hers["day"]) for one in hers["deals"])
    assert 0 < hers["left"] <= 86_400


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_can_be_dealt_and_has_a_name(lang: str) -> None:
    for game in all_games():
        for way in game.ways:
            assert way.seats in game.seat_range(game.read_options(way.options))
            assert Texts(lang, game).has(f"way-{way.id}")


@pytest.mark.rule("SH-006")
async def test_there_is_one_try_for_each_and_all_get_the_same_cards(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    deal = await deal_of(ann, "Survival")
    hers = await begin(ann, deal)
    his = await begin(bob, deal)
    assert hers["commitment"] == his["commitment"] == deal["fingerprint"]
    assert [seat["bot"] for seat in hers["seats"]] == [None, "veteran", "veteran", "veteran"]
    hands = []
    for one in (ann, bob):
        async with one.client() as client:
            asked = (await client.until(lambda state: state["asked"]))["asked"]
            hands.append([option["notation"] for option in asked["options"]])
    assert hands[0] == hands[1]
    assert len(hands[0]) == 10
    again = await ann.post(f"/api/daily/{deal['deal']}", {"name": "Ann"})
    assert await code_of(again) == (409, "daily-tried")
    assert again.json()["error"]["params"]["table"] == ann.table
    assert (await deal_of(ann, "Survival"))["mine"] == {"table": ann.table, "done": False}
    assert (await deal_of(bob, "Hero"))["mine"] is None


@pytest.mark.rule("SH-006")
async def test_nothing_of_todays_cards_is_told_to_anybody(server: Server, person: People) -> None:
    """Not to whoever is done, nor to an accomplice, nor to a stranger with the table's address: by no way at all."""
    ann, bob = person("Ann"), person("Bob")
    deal = await deal_of(ann, "Survival")
    await begin(ann, deal)
    assert await code_of(await ann.do("hint", {"ask": 0})) == (403, "no-hints-here")
    assert await code_of(await ann.do("bot", {"bot": "legend"})) == (409, "daily-alone")
    bob.table = ann.table
    async with bob.client() as stranger:
        assert (await stranger.closed())[1] == "deal-of-today"
    async with ann.client() as client:
        end = await client.play()
    assert end["outcome"] is not None
    assert end.get("revealed") is None
    for one in (ann, bob):
        for path in ("replay", "save", "review", "deal"):
            assert await code_of(await one.get(f"/api/tables/{ann.table}/{path}")) == (409, "deal-of-today"), path
        for path in ("review", "deal"):
            assert await code_of(await one.post(f"/api/tables/{ann.table}/{path}", {})) == (409, "deal-of-today")
        assert await code_of(await one.get(f"/api/deals/{deal['deal']}")) == (409, "deal-of-today")
        assert await code_of(await one.post(f"/api/deals/{deal['deal']}", {"name": "Eve"})) == (409, "deal-of-today")
    async with bob.client() as stranger:
        assert (await stranger.closed())[1] == "deal-of-today"
    board = (await bob.get(f"/api/daily/{deal['deal']}")).json()
    assert (board["lines"], board["revealed"], board["mine"]) == (None, None, None)
    seed, salt = secrets_of(server.database, ann.table)
    heard = [*client.raw, *(one.text for one in [*ann.heard, *bob.heard])]
    assert not [said for said in heard if seed in said or salt in said]


async def test_tomorrows_deal_and_one_that_never_was_cannot_be_played(person: People) -> None:
    ann = person("Ann")
    tomorrow = datetime.now(UTC).date() + timedelta(days=1)
    for name in (name_for(tomorrow), name_for(DAY), "nothing", "daily99999999abc"):
        assert await code_of(await ann.post(f"/api/daily/{name}", {"name": "Ann"})) == (404, "no-such-deal")
        assert await code_of(await ann.get(f"/api/daily/{name}")) == (404, "no-such-deal")


# --- one guest among many


def neighbour(person: People, name: str, of: Person) -> Person:
    """Another browser, without any cookie, at somebody's address."""
    one = person(name)
    one.http.headers["x-forwarded-for"] = of.http.headers["x-forwarded-for"]
    return one


async def lines_of(person: Person, deal: Frame) -> dict[str, Frame]:
    board = (await person.get(f"/api/daily/{deal['deal']}")).raise_for_status().json()
    assert board["lines"] is not None, "the board is closed"
    return {line["name"]: line for line in board["lines"]}


@pytest.mark.rule("SH-006")
async def test_a_guest_who_tries_again_and_again_holds_nobody_up(server: Server, person: People) -> None:
    """They drop their cookie each time. Nobody reviews that; everybody else's board opens at once."""
    first = person("Eve 0")
    deal = await deal_of(first, "Survival")
    await begin(first, deal)
    eves = [neighbour(person, f"Eve {number}", first) for number in range(1, 7)]
    for eve in eves:
        assert (await deal_of(eve, "Survival"))["unranked"] == "not-first"  # told before they begin
        await begin(eve, deal)
        end_on_disk(server.database, eve.table)
    zoe = person("Zoe")
    await begin(zoe, deal)
    async with zoe.client() as client:
        assert (await client.play())["outcome"] is not None
    lines = await lines_of(zoe, deal)
    assert lines["Zoe"]["score"] is not None
    assert (lines["Zoe"]["coming"], lines["Zoe"]["mine"]) == (True, True)
    for eve in eves:
        hers = (await lines_of(eve, deal))[eve.name]
        assert (hers["score"], hers["place"], hers["share"], hers["coming"]) == (9, None, None, False)
    assert (await zoe.get(f"/api/daily/{deal['deal']}")).json()["unranked"] is None

    async def ranked() -> bool | None:
        return (await lines_of(zoe, deal))["Zoe"]["place"] is not None or None

    await until_done(server, ranked)
    assert not (await lines_of(zoe, deal))["Zoe"]["coming"]


@pytest.mark.rule("SH-006")
async def test_a_rehearsal_at_the_same_address_is_not_ranked(server: Server, person: People) -> None:
    """As a guest, or as a player who is erased afterwards. A player who was there before is ranked all the same."""
    guest = person("Guest")
    household = neighbour(person, "Dad", guest)
    await become_player(household)
    deal = await deal_of(guest, "Hero")
    assert deal["unranked"] is None
    await begin(guest, deal)
    rehearsed = neighbour(person, "Rehearsed", guest)
    await become_player(rehearsed)
    assert (await deal_of(rehearsed, "Hero"))["unranked"] == "new-player"  # told before they begin
    assert (await deal_of(household, "Hero"))["unranked"] is None
    for one, why in ((rehearsed, "new-player"), (household, None)):
        await begin(one, deal)
        end_on_disk(server.database, one.table)
        board = (await one.get(f"/api/daily/{deal['deal']}")).json()
        mine = next(line for line in board["lines"] if line["mine"])
        assert (board["unranked"], mine["coming"]) == (why, why is None)

    other = person("Other")
    await become_player(other)
    await begin(other, deal)
    (await other.post("/api/me/erase", {})).raise_for_status()
    again = neighbour(person, "Again", other)
    await become_player(again)
    assert (await deal_of(again, "Hero"))["unranked"] == "new-player"


# --- a day in a house of one's own, with a clock that can be set


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def tried(tmp_path: Path) -> Any:
    clock = Clock()
    house = House(Config(database=blank_in(tmp_path), bot_pause=0))
    async with house.open():
        days = Days(house.store, clock)
        yield clock, days, Tries(house, days)


@pytest.mark.rule("SH-006")
async def test_what_was_promised_the_day_before_is_what_is_dealt(tried: Any) -> None:
    clock, days, tries = tried
    promised = {one.way: one.fingerprint for one in await days.deals_of(DAY + timedelta(days=1))}
    clock.now += 86_400
    dealt = await days.deals_of(DAY + timedelta(days=1))
    assert {one.way: one.fingerprint for one in dealt} == promised
    one = dealt[1]
    assert sha256(f"{one.seed}:{one.salt}".encode()).hexdigest() == promised[one.way]
    live, seat, _ = await tries.begin(one, "Ann", ANN, "10.0.0.1")
    assert (live.row.seed, live.row.salt, live.row.deal, seat) == (one.seed, one.salt, one.deal, 0)


async def test_addresses_are_known_until_the_day_is_over(tried: Any) -> None:
    clock, days, tries = tried
    deal = (await days.deals_of(DAY))[1]
    await tries.begin(deal, "Ann", ANN, "10.0.0.1")
    forget = ForgetAddresses(tries._store, days)
    await forget.do(job_of("first-tries", "2026-11-17"))
    assert await tries.would_be_unranked([deal.deal], BOB, "10.0.0.1") == {deal.deal: "not-first"}
    assert await tries.would_be_unranked([deal.deal], BOB, "10.0.0.2") == {}
    clock.now += 86_400
    await forget.do(job_of("first-tries", "2026-11-17"))
    async with tries._store.reading() as connection:
        assert (await connection.execute(first_tries.select())).all() == []


def job_of(kind: str, key: str, tries: int = 0) -> Job:
    return Job(kind, key, "here", "ann", 0.0, tries)


async def test_tries_are_reviewed_by_turns_of_addresses_and_of_players(tried: Any) -> None:
    """However many finished tries one address has, and one player there: somebody else's is next."""
    _, days, tries = tried
    first, second, *_ = await days.deals_of(DAY)
    for deal, who, address in (
        (first, Who("eve-a", True), "10.0.0.1"),
        (second, Who("eve-a", True), "10.0.0.1"),
        (first, Who("eve-b", True), "10.0.0.1"),
        (first, Who("ann", True), "10.0.0.2"),
    ):
        await tries.begin(deal, "Ann", who, address)
    async with tries._store.begin() as connection:
        await connection.execute(jobs.update().values(due=1.0))
    found = [job.whose for _, job in await find_jobs(tries._store, "daily", 5, 9)]
    assert sorted(found[:2]) in (["ann", "eve-a"], ["ann", "eve-b"])
    assert {*found[:3]} == {"ann", "eve-a", "eve-b"}  # the other try of the first comes last


async def test_two_windows_at_once_get_one_try(tried: Any) -> None:
    _, days, tries = tried
    deal = (await days.deals_of(DAY))[1]
    await tries.begin(deal, "Ann", ANN, "10.0.0.1")
    tries.of = lambda *_: _nothing()  # as the second one saw it a moment ago
    before = await tries._store.count_tables()
    with pytest.raises(BadInput, match="daily-tried"):
        await tries.begin(deal, "Ann", ANN, "10.0.0.1")
    assert await tries._store.count_tables() == before  # no table is left without its try


async def _nothing() -> None:
    return None


async def test_a_day_that_is_over_counts_no_more(tried: Any) -> None:
    clock, days, tries = tried
    deal = (await days.deals_of(DAY))[1]
    clock.now += 86_400
    with pytest.raises(BadInput, match="daily-is-over"):
        await tries.begin(deal, "Ann", ANN, "10.0.0.1")
    assert await days.deals_of(DAY - timedelta(days=3)) == []  # nobody makes up a past


async def due_of(tries: Any, table: str) -> float:
    async with tries._store.reading() as connection:
        found: float = (await connection.execute(sa.select(jobs.c.due).where(jobs.c.key == table))).scalar_one()
        return found


async def test_a_try_is_settled_when_its_game_is_over_and_looked_at_when_the_day_is(tried: Any) -> None:
    clock, days, tries = tried
    deal = (await days.deals_of(DAY))[1]
    live, _, _ = await tries.begin(deal, "Ann", ANN, "10.0.0.1")
    tomorrow = await due_of(tries, live.row.id)
    assert tomorrow == datetime(2026, 11, DAY.day + 1, tzinfo=UTC).timestamp()
    clock.now += 86_400
    assert await tries.do(job_of("daily", live.row.id)) == tomorrow + 86_400  # it is still on
    later = time() + 3600
    async with tries._store.begin() as connection:
        await connection.execute(jobs.update().values(due=later))
    await tries._store.set_status(live.row.id, "over", Outcome((3, 4, 5, 6), (0,), "fewest-points", "CG-261"))
    assert await due_of(tries, live.row.id) < later  # now


async def test_a_try_whose_table_is_gone_or_set_aside_counts_as_nothing(tried: Any) -> None:
    _, days, tries = tried
    deal = (await days.deals_of(DAY))[1]
    live, _, _ = await tries.begin(deal, "Ann", ANN, "10.0.0.1")
    assert await tries._store.strike(live.row.id, 1, "it broke")
    assert await tries.do(job_of("daily", live.row.id)) is None
    assert (await tries.of(deal.deal, ANN)).result == Result(0, False, None)
    await tries.begin(deal, "Bob", BOB, "10.0.0.2")
    async with tries._store.begin() as connection:
        await connection.execute(rows_of_tries.update().where(rows_of_tries.c.who == "bob").values(table_id="gone"))
    assert await tries.do(job_of("daily", "gone")) is None
    assert (await tries.of(deal.deal, BOB)).result == Result(0, False, None)


async def test_who_becomes_a_player_has_tried_already(tried: Any) -> None:
    _, days, tries = tried
    deal = (await days.deals_of(DAY))[1]
    await tries.begin(deal, "Ann", ANN, "10.0.0.1")
    with pytest.raises(BadInput, match="daily-tried"):
        await tries.begin(deal, "Ann", Who("player", True, "ann"), "10.0.0.1")
    assert await tries.begin(deal, "Eve", Who("another", True), "10.0.0.1")


async def test_a_try_whose_review_fails_is_reviewed_again_and_on_the_next_day_no_more(tried: Any) -> None:
    clock, days, tries = tried
    deal = (await days.deals_of(DAY))[1]
    live, _, _ = await tries.begin(deal, "Ann", ANN, "10.0.0.1")
    await tries._store.set_status(live.row.id, "over", Outcome((3, 4, 5, 6), (0,), "fewest-points", "CG-261"))
    asked: list[bool] = []

    async def made(live: Any, asker: WorkFor, ranked: bool) -> None:
        asked.append(ranked)
        raise NotDone("no review was made")

    tries._house.reviews.made = made
    with pytest.raises(NotDone):
        await tries.do(job_of("daily", live.row.id))
    assert asked == [True]
    assert not (await tries.of(deal.deal, ANN)).judged
    clock.now += 86_400
    assert await tries.do(job_of("daily", live.row.id, 1)) is None
    mine = await tries.of(deal.deal, ANN)
    assert (mine.result, mine.judged, len(asked)) == (Result(3, True, None), True, 1)


# --- the rule, and the board


@pytest.mark.rule("SH-006")
def test_a_daily_deal_opens_at_the_end_of_its_day() -> None:
    opens = opening_of(name_for(DAY))
    assert opens == datetime(2026, 11, 17, tzinfo=UTC).timestamp()
    assert opening_of("abcdefghjkmn") == opening_of(None) == 0.0
    closed = may_open(Deal(NOON - 10, (), opens), Asker(), NOON, Config())
    assert closed is not None
    assert (closed.code, closed.rule, closed.params) == ("deal-of-today", "SH-006", {"hours": 12})
    assert may_watch(Deal(None, (), opens), Asker(), NOON, Config()) == closed
    assert may_open(Deal(NOON - 10, (), opens), Asker(), opens, Config()) is None
    assert may_watch(Deal(None, (), opens), Asker(), opens, Config()) is None


def row(who: str, lost: float | None, unranked: Unranked | None = None, doubt: float = 1.0) -> TryRow:
    cost = None if lost is None else Cost(lost, doubt, 10, True)
    share = Share(0.25, 0.0, -0.1, 0.0, 0.25, 0.1)  # by chances they are all alike
    return TryRow("daily", who, False, f"table-{who}", who, 0.0, Result(1, False, share, cost), unranked)


@pytest.mark.rule("SH-006")
def test_the_board_ranks_by_what_choices_lost() -> None:
    rows = [row("a", 9.0), row("b", 1.0), row("c", 0.0, "not-first"), row("d", 1.5), row("e", None)]
    unjudged = msgspec.structs.replace(row("f", 2.0), result=None)
    places = [(one.row.who, one.place) for one in rank([*rows, unjudged])]
    assert places == [("b", 1), ("d", 1), ("a", 3), ("c", None), ("e", None), ("f", None)]


@pytest.mark.rule("SH-006")
def test_a_place_is_shared_unless_somebody_surely_lost_less() -> None:
    """The second is as good as the first for all we know, and so is the third as the second; not the third as the
    first."""
    rows = [row("a", 0.0), row("b", 1.8), row("c", 3.6), row("d", 20.0, doubt=18.0)]
    assert [one.place for one in rank(rows)] == [1, 1, 2, 2]


@pytest.mark.rule("SH-006")
def test_what_somebody_at_the_same_address_may_have_rehearsed_is_not_ranked() -> None:
    guest, before, after = Who("guest", False), Who("before", True, since=10.0), Who("after", True, since=30.0)
    first = FirstTry("table", 20.0)
    assert [why_unranked(one, None) for one in (guest, before, after)] == [None, None, None]
    assert [why_unranked(one, first) for one in (guest, before, after)] == ["not-first", None, "new-player"]


def test_a_streak_ends_today_or_yesterday() -> None:
    assert days_in_a_row(10, {9, 8, 6}) == 2
    assert days_in_a_row(10, {10, 9, 8, 6}) == 3
    assert days_in_a_row(10, {8}) == 0
