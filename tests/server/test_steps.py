"""The table as it goes over the wire: everything once, then steps, each with what it changed, and only what is new."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from core.test_meanwhile import CLUB
from server.blank import blank_in
from server.conftest import People
from server.people import Client, Frame
from server.running import Server
from server.truth import true_table
from server.waiting import all_have_run
from shambles.bots import let_bots_answer
from shambles.core import game
from shambles.core.asking.ask import Ask, Choice
from shambles.core.game import find_game
from shambles.core.table import Table
from shambles.server.disk.rows import SeatRow, TableRow
from shambles.server.disk.store import Store
from shambles.server.tables import audience
from shambles.server.tables.live import LiveTable
from shambles.texts import Texts
from shambles.wording import Words, wording_of

OPTIONS: dict[str, dict[str, Any]] = {
    "card_game": {"mode": "hero"},
    "tacdex": {},
    "best_defense": {"mode": "standard", "difficulty": "beginner"},
    "board_game": {},
}


@pytest.mark.parametrize("slug", OPTIONS)
async def test_steps_add_up_to_what_the_table_says(server: Server, person: People, slug: str) -> None:
    """For everybody who looks, the view after every step is the one that the table itself would show."""
    ann = person("Ann")
    seats = "you bot" if slug == "tacdex" else "you bot bot"
    table = (await ann.open_table(seats, game=slug, options=OPTIONS[slug]))["id"]
    async with ann.client() as client, Client(server, table) as spectator:
        await client.play(until=lambda state: state["number"] > 60)
        await spectator.until(lambda state: state["number"] >= client.number)
        await client.caught_up()
        await spectator.caught_up()
    truth = await true_table(server.database, table)
    wording = wording_of(Words(Texts("en", truth.game), (), truth.game, truth.options))
    for eye, seat in ((client, 0), (spectator, None)):
        assert len(eye.views) > 20
        for step in truth.steps_for(seat):
            if step.number in eye.views:
                assert eye.views[step.number] == plain(step.view), step.event
            if step.number in eye.events:
                assert eye.events[step.number] == plain(wording.told(step.event))  # open answers come in words


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


async def test_news_hold_only_what_changed(person: People, server: Server) -> None:
    ann, bob = person("Ann"), person("Bob")
    await bob.join((await ann.open_table("you open", mode="hero"))["id"])
    async with ann.client() as anns, bob.client() as bobs, Client(server, ann.table) as spectator:
        await asyncio.gather(anns.asked(), bobs.asked(), spectator.until(lambda state: state["view"]))
        for eye in (anns, bobs, spectator):
            await eye.until(lambda state: all(seat["here"] for seat in state["table"]["seats"]))
            await eye.caught_up()
        since = [len(eye.frames) for eye in (bobs, spectator)]
        await anns.answer()
        ready = {"type": "ready", "rule": "CG-065", "seat": 0}
        for eye, start in zip((bobs, spectator), since, strict=True):
            await eye.until(lambda state: state["laid"])
            (news,) = eye.frames[start:]
            number = news["steps"][0]["number"]
            assert news == {
                "type": "news",
                "steps": [{"number": number, "event": ready}],
                "awaited": [1],
                "laid": {"0": 1},
            }


async def test_who_leaves_a_seat_sees_what_spectators_see(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    await bob.join((await ann.open_table("you open", mode="hero"))["id"])
    async with ann.client() as anns, bob.client() as bobs:
        await asyncio.gather(anns.asked(), bobs.asked())
        await bob.do("leave")
        state = await bobs.until(lambda state: state["seat"] is None)
        assert (state["type"], state["full"], state["asked"], state["view"]["cards"]) == ("state", True, None, None)
        since = len(bobs.raw)
        await anns.play(until=lambda state: state["view"]["round"] == 3)
        assert not any('"asked"' in raw for raw in bobs.raw[since:])


# --- what is made once for everybody, what may be done meanwhile, and answers that lie open


class Eye:
    """Somebody who looks, without a socket in between."""

    def __init__(self, seat: int | None, lang: str = "en") -> None:
        self.seat, self.lang, self.looks = seat, lang, True
        self.heard: list[Frame] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def send_away(self, reason: str) -> None:
        self.heard.append({"type": "away", "reason": reason})

    def send_back(self) -> None: ...


class Ear(Eye):
    """The same, to the letter."""

    def __init__(self, seat: int | None, lang: str = "en") -> None:
        super().__init__(seat, lang)
        self.letters: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.letters.append(message)


@pytest.mark.parametrize("slug", OPTIONS)
async def test_nobody_is_sent_anything_else_because_others_look_too(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What several see is compared, worded and written once; alone everybody gets the same, letter by letter."""

    async def keep_nothing(*given: object) -> None:
        """What is shown together is not left to the disk."""

    monkeypatch.setattr(Store, "add_entries", keep_nothing)
    monkeypatch.setattr(Store, "wait_for_turn", keep_nothing)
    monkeypatch.setattr(audience, "COUNT", 3600.0)  # nor how many watch to the clock
    store = Store(blank_in(tmp_path))
    await store.open()
    seats = [SeatRow(seat=seat, name=f"{seat}", kind="person") for seat in range(2)]
    looks: list[tuple[int | None, str]] = [(0, "en"), (1, "en"), (0, "nl"), (None, "en")]
    crowd, ears = [Ear(*one) for one in looks], [Ear(*one) for one in looks]
    tables = list[LiveTable]()
    for number, eyes in enumerate([crowd, *([one] for one in ears)]):
        row = TableRow(
            id=f"{number}",
            game=slug,
            rules=find_game(slug).version,
            options=OPTIONS[slug] | ({"hands": 5} if slug == "card_game" else {}),
            seed=5,
            salt="",
            scenario=None,
            status="playing",
            public=False,
        )
        await store.add_table(row, seats)
        live = LiveTable(row, seats, store, lambda table_id: None)
        await live.catch_up()
        for eye in eyes:
            live.audience.add(eye)
        tables.append(live)
    await all_have_run()
    for ear in (*crowd, *ears):
        ear.letters.clear()
    random = Random(slug)
    for number in range(25):
        first = tables[0].table
        assert first is not None
        seat, ask = random.choice([*first.asks.items(), *first.meanwhile.items()])
        choice = random.choice(ask.options).notation
        is_seen, is_undone = random.random() < 0.7, random.random() < 0.2
        for live in tables:
            assert await live.answer(seat, choice, ask.number, f"{seat}:{number}") is None
            if is_undone:
                await live.undo(seat, f"{seat}:undo{number}")
        if is_seen:
            await asyncio.sleep(0)
    await all_have_run()
    for one, alone in zip(crowd, ears, strict=True):
        assert len(alone.letters) > 5
        assert one.letters == alone.letters
    await store.close()


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LiveTable]:
    monkeypatch.setitem(game._shelf, "club", lambda: CLUB)
    store = Store(blank_in(tmp_path))
    await store.open()
    row = TableRow(
        id="club", game="club", rules=1, options={}, seed=1, salt="", scenario=None, status="playing", public=False
    )
    seats = [SeatRow(seat=seat, name=f"{seat}", kind="person") for seat in range(2)]
    await store.add_table(row, seats)
    live = LiveTable(row, seats, store, lambda table_id: None)
    await live.catch_up()
    yield live
    await store.close()


@pytest.fixture
async def fight(tmp_path: Path) -> AsyncIterator[LiveTable]:
    store = Store(blank_in(tmp_path))
    await store.open()
    row = TableRow(
        id="fight",
        game="tacdex",
        rules=find_game("tacdex").version,
        options={},
        seed=1,
        salt="",
        scenario=None,
        status="playing",
        public=False,
    )
    seats = [SeatRow(seat=seat, name=f"{seat}", kind="person") for seat in range(2)]
    await store.add_table(row, seats)
    live = LiveTable(row, seats, store, lambda table_id: None)
    await live.catch_up()
    yield live
    await store.close()


async def look(live: LiveTable, *eyes: Eye) -> list[list[Frame]]:
    """What each hears of what has just happened."""
    await all_have_run()
    heard = [eye.heard for eye in eyes]
    for eye in eyes:
        eye.heard = []
    return heard


async def test_what_may_be_done_meanwhile_is_offered_and_answered_the_same_way(club: LiveTable) -> None:
    anns, bobs = Eye(0), Eye(1)
    for eye in (anns, bobs):
        club.audience.add(eye)
    (first, *_), _ = await look(club, anns, bobs)
    assert first["asked"]["key"] == "dish"
    assert [option["notation"] for option in first["meanwhile"]["options"]] == ["salt"]
    assert await club.answer(1, "salt", first["meanwhile"]["number"], "1:aside") is None
    (hers,), (his,) = await look(club, anns, bobs)
    assert [step["event"]["type"] for step in hers["steps"]] == ["salted"]
    assert hers["steps"][0]["change"] == {"salted": [0, 0, [1]]}
    assert hers["meanwhile"]["key"] == "salt"
    assert his["meanwhile"] is None


async def test_open_answers_are_seen_by_everybody(club: LiveTable) -> None:
    anns, bobs, spectator = Eye(0), Eye(1), Eye(None)
    for eye in (anns, bobs, spectator):
        club.audience.add(eye)
    await look(club, anns, bobs, spectator)
    for dish in ("soup", "stew"):
        assert await club.answer(0, dish, None, f"0:{dish}") is None
        for (news,) in await look(club, bobs, spectator):
            assert news["shown"] == {"0": dish}
            assert news["steps"][-1]["event"] == {"type": "showed", "rule": "CL-011", "seat": 0, "choice": dish}


async def test_answers_are_worded_in_the_language_of_whoever_looks(fight: LiveTable) -> None:
    english, dutch, other = Eye(0), Eye(0, "nl"), Eye(1, "nl")
    for eye in (english, dutch, other):
        fight.audience.add(eye)
    hers, his, _ = await look(fight, english, dutch, other)
    asked, gevraagd = hers[0]["asked"], his[0]["asked"]
    assert asked["options"] == gevraagd["options"]
    assert set(asked["words"]) == {option["notation"] for option in asked["options"]}
    first = asked["options"][0]["notation"]
    assert asked["words"][first][0] == first  # a card is called by what is printed on it
    assert "of what they may play" in asked["words"][first][1]
    assert "van wat ze kunnen spelen" in gevraagd["words"][first][1]
    assert fight.audience.present() == {0, 1}
    fight.audience.drop(dutch)
    assert fight.audience.present() == {0, 1}  # somebody still looks from there, in another language
    assert await fight.answer(0, first, None, "0:first") is None
    assert await fight.answer(1, other_option(fight, 1), None, "1:first") is None
    (news, *_), _ = await look(fight, english, other)
    assert news["type"] == "news"


def other_option(live: LiveTable, seat: int) -> str:
    assert live.table is not None
    return live.table.asks[seat].options[-1].notation


class Salter:
    """A bot that uses its salt as soon as it can."""

    def __init__(self) -> None:
        self.offers = 0

    def choose(self, view: Any, ask: Ask[Any], fork: Any) -> Choice:
        choice: Choice = ask.options[0]
        return choice

    def meanwhile(self, view: Any, ask: Ask[Any], fork: Any) -> Choice | None:
        self.offers += 1
        return None if self.offers == 1 else self.choose(view, ask, fork)


def test_a_bot_is_offered_what_it_may_do_meanwhile_once_after_each_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game._shelf, "club", lambda: CLUB)
    table, bot = Table.open("club", seats=2, seed=1), Salter()
    let_bots_answer(table, {1: bot}, Random(1))
    assert (bot.offers, list(table.asks)) == (2, [0])  # it let it be, answered, and then used it
    assert plain(table.view(None))["salted"] == [1]
    let_bots_answer(table, {1: bot}, Random(1))
    assert bot.offers == 2  # there is nothing left to offer
