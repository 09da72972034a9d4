"""Odd letters, long names and questions for headers alone: an answer of ours, and never a bug."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from litestar.testing import TestClient

from server.blank import blank_in
from server.conftest import NewDatabase, through_sqlalchemy
from server.people import Person
from server.running import Server
from server.test_errors import GOOD, read_error
from shambles.server.config import Config
from shambles.server.net.app import create_app

ROUTES = (
    "/{}",
    "/assets/{}",
    "/api/{}",
    "/api/deals/{}",
    "/api/deals/{}?seat=0",
    "/api/rules/{}",
    "/api/games/{}/texts",
    "/api/tables/{}",
    "/api/tables/{}/glance",
    "/api/tables/{}/replay",
    "/api/tables/{}/review",
    "/t/{}",
    "/learn/{}/{}",
)
ODD = (
    "\x00",
    "a\x00b",
    "\x1f",
    "\n",
    "x" * 300,
    "x" * 5_000,
    "🧟" * 200,
    "..",
    "../" * 40,
    "\u202e",
    "%",
    "\\",
    "﷐",
    "é",
)


@pytest.fixture(scope="module")
def strict(postgres: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On PostgreSQL, which keeps no NUL; with a client that has a file."""
    folder: Path = tmp_path_factory.mktemp("border")
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text("<title>Shambles</title>")
    (folder / "static" / "assets" / "it.js").write_text("let it = 1;" * 200)
    settings: dict[str, Any] = {"gets_per_minute": 10**6, "posts_per_minute": 10**6, "static": str(folder / "static")}
    with Server(through_sqlalchemy(postgres()), folder, **settings) as server:
        yield server
        assert "Traceback" not in server.said(), server.said()


def odd_paths(rng: Random, count: int) -> list[str]:
    """Every route with everything odd, and with whatever else bytes can be."""
    paths = [route.replace("{}", quote(odd, safe="")) for route in ROUTES for odd in ODD]
    for _ in range(count):
        raw = "".join(f"%{rng.randrange(256):02x}" for _ in range(rng.randrange(1, 40)))
        paths.append(rng.choice(ROUTES).replace("{}", raw))
    return paths


async def test_no_path_is_a_bug(strict: Server) -> None:
    async with Person(strict) as ann:
        for path in odd_paths(Random(7), 300):
            got = await ann.http.get(path)
            if got.status_code != 200:  # the client's page is the same whatever stands behind /t/
                assert got.status_code in (400, 404), (path, got.status_code, got.text)
                read_error(got)


@pytest.mark.parametrize("path", ["/assets/%00", "/assets/" + "x" * 300, "/api/deals/%00", "/api/tables/%0a", "/t/%00"])
async def test_what_no_disk_and_no_database_takes_is_not_there(strict: Server, path: str) -> None:
    async with Person(strict) as ann:
        got = await ann.http.get(path)
        assert (got.status_code, read_error(got)) == (404, ("path", "not-found"))


@pytest.mark.parametrize("path", ["/foo/bar", "/learn/a/b/c", "/apis"])
async def test_a_browser_that_lost_its_way_gets_the_clients_own_page(strict: Server, path: str) -> None:
    """It says so in the person's language; a program still gets an error it can read."""
    async with Person(strict) as ann:
        page = await ann.http.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
        assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (404, "text/html")
        assert "<title>Shambles</title>" in page.text
        assert read_error(await ann.http.get(path)) == ("path", "not-found")


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js"])
async def test_what_programs_ask_for_by_name_is_never_a_page(strict: Server, path: str) -> None:
    async with Person(strict) as ann:
        got = await ann.http.get(path, headers={"accept": "text/html"})
        assert (got.status_code, read_error(got)) == (404, ("path", "not-found"))


async def test_a_nul_in_what_is_sent_is_refused(strict: Server) -> None:
    """In every text that a body may hold, on a database that would stumble over it."""
    async with Person(strict) as ann:
        got = await ann.http.get("/api/games?lang=%00")
        assert (got.status_code, read_error(got)) == (400, ("query", "has-nul"))
        for change in (
            {"game": "card\x00game"},
            {"name": "a\x00b"},
            {"scenario": "CG\x00"},
            {"options": {"mode": "survival\x00"}},
            {"options": {"mode": "survival", "a\x00b": "c"}},
            {"seats": [{"kind": "you\x00"}]},
        ):
            got = await ann.post("/api/tables", GOOD | change)
            assert got.status_code in (400, 404), (change, got.text)
            assert read_error(got)[0].startswith(next(iter(change)))
        table = (await ann.open_table("you open bot"))["id"]
        for what, body in (("join", {"name": "B\x00b"}), ("claim", {"token": "\x00" * 30}), ("bot", {"bot": "\x00"})):
            got = await ann.post(f"/api/tables/{table}/{what}", body)
            assert got.status_code in (400, 403), (what, got.text)
            read_error(got)


async def test_head_is_answered_wherever_get_is(strict: Server) -> None:
    async with Person(strict, "Ann") as ann:
        table = (await ann.open_table("you open bot"))["id"]
        paths = ["/", "/healthz", "/assets/it.js", "/api/games", "/api/rules/card_game", "/api/tables", "/lobby"]
        paths += [f"/api/tables/{table}", f"/t/{table}", "/schema", "/api/nothing", "/api/tables/nope"]
        for path in paths:
            got, head = await asyncio.gather(ann.http.get(path), ann.http.head(path))
            assert (head.status_code, head.content) == (got.status_code, b""), path
            for name in ("content-type", "content-length", "etag", "content-security-policy"):
                assert head.headers.get(name) == got.headers.get(name), (path, name)
        assert (await ann.http.head(f"/api/tables/{table}/join")).status_code == 405


def test_head_counts_as_get_and_has_no_body_of_its_own(tmp_path: Path) -> None:
    """Also without the server below, which would leave the body out by itself."""
    config = Config(database=blank_in(tmp_path), gets_per_minute=3, static=tmp_path)
    with TestClient(create_app(config)) as client:
        head: httpx.Response = client.head("/api/games")
        assert (head.status_code, head.content) == (200, b"")
        assert [client.head("/api/games/x/texts").status_code for _ in range(3)] == [404, 404, 429]
