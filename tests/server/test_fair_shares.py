"""Nobody's many push out another's few: games in memory, reviews, the lobby, and what takes a while to make."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.testing import AsyncTestClient

from server.blank import blank_in
from server.conftest import People
from server.people import Person
from server.running import Server
from server.test_store import a_table, entries, three_seats
from server.truth import database_file, secrets_of
from server.waiting import eventually
from shambles.core.asking.reply import BadInput
from shambles.server.config import Config
from shambles.server.disk import store as disk
from shambles.server.disk.store import Store
from shambles.server.fair_turns import WorkFor
from shambles.server.made import Made
from shambles.server.net import api, books
from shambles.server.net.app import create_app
from shambles.server.tables.reviewing import Reviews
from shambles.server.wire.forms import ReviewForm

# --- finished games in memory

FEW = 5
SEATS = [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]


def copies_of(server: Server, table: str, count: int) -> list[str]:
    """A finished game as often as somebody might have played such, on the disk."""
    names = [f"copy{number:04}" for number in range(count)]
    connection = sqlite3.connect(database_file(server.database), timeout=10)
    with connection:
        for kind, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({kind})")]
            picked = ", ".join("?" if one == key else one for one in columns)
            for name in names:
                query = f"INSERT INTO {kind} ({', '.join(columns)}) SELECT {picked} FROM {kind} WHERE {key} = ?"
                connection.execute(query, (name, table))
    connection.close()
    return names


async def in_memory(person: Person) -> int:
    page = (await person.get("/metrics")).text
    line = next(line for line in page.splitlines() if line.startswith("shambles_live_tables "))
    return int(float(line.split()[1]))


async def test_finished_games_do_not_fill_the_memory(tmp_path: Path, person: People) -> None:
    """Those that were looked at last stay; and so does every one that somebody is at."""
    with Server(tmp_path / "tables.db", tmp_path, most_finished=FEW) as server:
        ann, eve = person("Ann", server), person("Eve", server)
        await ann.open_table("you bot bot", scenario="CG-G06")
        async with ann.client() as client:
            await client.play()
        names = copies_of(server, ann.table, 60)
        ann.table = names[0]
        async with ann.client() as client, ann.client() as second:
            await client.until(lambda state: state["outcome"])
            for name in names[1:20]:
                assert (await eve.get(f"/api/tables/{name}")).status_code == 200
            before = server.process.memory_info().rss
            for name in names[20:]:
                assert (await eve.get(f"/api/tables/{name}/glance")).status_code == 200
            assert await in_memory(eve) <= FEW + 1
            assert server.process.memory_info().rss < before + 8 * 2**20
            await client.send("chat", text="still here")
            await second.until(lambda state: any(line["text"] == "still here" for line in state["chat"]))
            third = await ann.client().connect()  # at the same table, not at a copy of it
            await third.until(lambda state: any(line["text"] == "still here" for line in state["chat"]))
            await third.close()


# --- reviews


def finished_table(name: str) -> Any:
    table = SimpleNamespace(outcome="won")
    return SimpleNamespace(row=SimpleNamespace(id=name, rated=False), table=table, seats=[])


class Desk:
    """Reviews that are made when somebody says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> None:
        self.begun: list[str] = []
        self.kept: dict[str, bytes] = {}
        self._go = asyncio.Semaphore(0)
        self.reviews = Reviews(self, self._find, self._save, Config(**settings))  # type: ignore[arg-type]
        monkeypatch.setattr(self.reviews, "_worker", self)

    async def ask(self, name: str, address: str) -> str | None:
        try:
            await self.reviews.begin(finished_table(name), WorkFor(address, name, is_person=True))
        except BadInput as trouble:
            return trouble.code
        return None

    async def make(self, count: int) -> None:
        """So many are made, and the next one is begun if there is one."""
        done = len(self.kept) + count
        for _ in range(count):
            self._go.release()
        await eventually(lambda: len(self.kept) == done)

    async def do(self, work: Any, given: Any, tell: Callable[[float], None]) -> bytes:
        self.begun.append(given[0].decode())
        await self._go.acquire()
        return msgspec.json.encode(ReviewForm(1.0, None))

    async def _find(self, name: str) -> Any:
        return finished_table(name)

    async def _save(self, live: Any) -> bytes:
        return str(live.row.id).encode()

    async def read_review(self, table_id: str, version: int) -> bytes | None:
        return self.kept.get(table_id)

    async def put_review(self, table_id: str, version: int, review: bytes) -> None:
        self.kept[table_id] = review


async def test_reviews_are_made_by_turns_of_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch, most_reviews_each=3)
    assert [await desk.ask(f"eve-{number}", "eve") for number in range(4)] == [
        *[None] * 3,
        "too-many-reviews-of-yours",
    ]
    assert await desk.ask("ann-0", "ann") is None
    assert await desk.ask("eve-1", "ann") is None  # it is waited for already, and takes no place
    assert await desk.ask("bob-0", "bob") is None
    await eventually(lambda: desk.begun == ["eve-0"])
    await desk.make(5)
    assert desk.begun == ["eve-0", "ann-0", "bob-0", "eve-1", "eve-2"]
    assert await desk.ask("eve-3", "eve") is None  # there is room again
    await desk.make(1)


async def test_there_are_so_many_places_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch, most_reviews=2)
    assert [await desk.ask(name, name) for name in ("ann", "bob", "cas")] == [None, None, "too-many-reviews"]
    await desk.make(2)


async def test_a_review_that_is_kept_while_somebody_looks_is_not_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk was read before it was kept and answers after that: it is being made, and there at the next look."""
    desk = Desk(monkeypatch)
    assert await desk.ask("ann", "ann") is None

    async def read_just_before(table_id: str, version: int) -> bytes | None:
        found = desk.kept.get(table_id)
        await desk.make(1)
        await eventually(lambda: not desk.reviews._done)
        return found

    with monkeypatch.context() as slow:
        slow.setattr(desk, "read_review", read_just_before)
        form = await desk.reviews.review_of(finished_table("ann"))
    assert (form.done, form.review) == (0.0, None)
    assert (await desk.reviews.review_of(finished_table("ann"))).done == 1.0


# --- the lobby


async def test_one_address_does_not_hide_the_others_in_the_lobby(store: Store) -> None:
    """By turns, one of each address, the newest first; in pages, of which none leaves out or repeats a table."""
    await store.add_table(opened_by("anns", "ann"), three_seats())
    await store.add_table(opened_by("bobs", "bob"), three_seats())
    for number in range(52):
        await store.add_table(opened_by(f"eves{number:02}", "eve"), three_seats())
    first = await store.open_tables(50)
    assert first[:5] == ["eves51", "bobs", "anns", "eves50", "eves49"]
    second = await store.open_tables(50, first[-1])
    assert second == [f"eves{number:02}" for number in reversed(range(4))]
    assert len({*first, *second}) == 54
    assert await store.open_tables(50, second[-1]) == []
    assert await store.open_tables(50, "gone") == first  # it was taken meanwhile: from the beginning


def opened_by(name: str, opener: str) -> Any:
    return msgspec.structs.replace(a_table(name, status="waiting", public=True), opener=opener)


async def test_the_lobby_comes_in_pages_and_tells_no_address(tmp_path: Path, person: People) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        ann, bob = person("Ann", server), person("Bob", server)
        one, two = [(await ann.open_table("you open bot", public=True))["id"] for _ in range(2)]
        other = (await bob.open_table("you open bot", public=True))["id"]
        page = await bob.get("/api/tables")
        assert [table["id"] for table in page.json()] == [other, two, one]
        assert [table["id"] for table in (await bob.get("/api/tables", after=two)).json()] == [one]
        assert (await bob.get("/api/tables", after="x" * 25)).status_code == 400
        whose = [ann.http.headers["x-forwarded-for"], *secrets_of(server.database, one)]
        assert not [secret for secret in [*whose, "opener", "home"] if secret in page.text]


# --- what takes a while to make


async def test_what_was_made_is_kept_and_has_a_bound() -> None:
    made, calls = Made(room=40), list[str]()

    def make(name: str) -> Callable[[], str]:
        def work() -> str:
            assert threading.current_thread() is not threading.main_thread()
            calls.append(name)
            return name * 10

        return work

    assert (
        await asyncio.gather(*(made.get_or_make("a", make("a")) for _ in range(5)))
        == [msgspec.Raw(b'"aaaaaaaaaa"')] * 5
    )
    await made.get_or_make("b", make("b"))
    await made.get_or_make("c", make("c"))
    await made.get_or_make("a", make("a"))
    assert calls == ["a", "b", "c"]
    await made.get_or_make("d", make("d"))  # no room: what was asked for longest ago goes
    assert [name in made for name in "abcd"] == [True, False, True, True]


async def test_what_cannot_be_made_is_not_kept() -> None:
    made = Made()

    def fail() -> None:
        raise BadInput("game", "unknown-game")

    for _ in range(2):
        with pytest.raises(BadInput, match="unknown-game"):
            await made.get_or_make("a", fail)
    assert "a" not in made


async def test_the_shelf_and_the_cards_of_tables_are_made_once_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables there are: those with the same box share their cards."""
    calls: list[str] = []

    def watched(module: Any, name: str) -> None:
        make = getattr(module, name)

        def work(*given: Any) -> Any:
            assert threading.current_thread() is not threading.main_thread(), name
            calls.append(name)
            return make(*given)

        monkeypatch.setattr(module, name, work)

    for name in ("shelved", "rules_of", "words_of", "lessons_of", "card_faces"):
        watched(books, name)
    watched(api, "card_faces")
    app = create_app(Config(database=blank_in(tmp_path), boxes_per_minute=2))
    async with AsyncTestClient(app) as client:
        client.headers["x-shambles"] = "1"
        pages = ["/api/rules/tacdex", *(f"/api/games/tacdex/{one}" for one in ("texts", "lessons", "cards"))]
        for page in ("/api/games", *pages) * 2:
            assert (await client.get(page)).status_code == 200
        count = len(calls)
        for number in range(4):
            options = {"mode": "survival", "hands": 2 + number // 2}
            wanted = {"game": "card_game", "name": "Ann", "options": options, "seats": SEATS}
            table = (await client.post("/api/tables", json=wanted)).json()["table"]["id"]
            assert (await client.get(f"/api/tables/{table}/cards")).status_code == 200
        assert calls[count:] == ["card_faces"] * 2
        table = (await client.post("/api/tables", json=wanted | {"options": {"mode": "hero"}})).json()["table"]["id"]
        assert (await client.get(f"/api/tables/{table}/cards")).status_code == 429


# --- health


async def test_health_looks_itself_whether_the_disk_is_well_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.add_table(a_table(), three_seats())
    begun = 0
    begin = store.begin

    def no_disk(*given: Any) -> Any:
        nonlocal begun
        begun += 1
        raise OSError("no space left")

    monkeypatch.setattr(store._pen, "write", no_disk)
    monkeypatch.setattr(store, "begin", no_disk)
    with pytest.raises(OSError, match="no space"):
        await store.add_entries("abc", entries(1))
    begun = 0
    for _ in range(5):
        await store.try_again()
        assert not store.writes
    assert begun == 1  # once in a while
    monkeypatch.setattr(store, "begin", begin)
    monkeypatch.setattr(disk, "TRY_AGAIN", 0.0)
    monkeypatch.setattr(store, "_tried", 0.0)
    await store.try_again()
    assert store.writes
