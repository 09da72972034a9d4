"""What is wrong is said by field and code, in both languages, and nothing of the inside is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.conftest import People
from server.people import Client, Person
from server.running import Server
from shambles.core.asking.reply import BadInput
from shambles.texts import LANGUAGES, Texts

GOOD: dict[str, Any] = {
    "game": "card_game",
    "name": "Ann",
    "seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}],
    "options": {"mode": "survival"},
}
INSIDE = ("Traceback", 'File "', ".py", "site-packages", "sqlalchemy", "sqlite", "msgspec", "litestar", "Exception")


@cache
def texts_in(lang: str) -> Texts:
    """Read once: that takes longer than most of these requests."""
    return Texts(lang)


def read_error(response: httpx.Response) -> tuple[str, str]:
    """The field and the code, once it is sure that people can be told and nothing else is."""
    assert response.headers["content-type"].startswith("application/json")
    body = response.json()
    assert body.keys() == {"error"}
    assert body["error"].keys() == {"field", "code", "params"}
    field, code, params = body["error"]["field"], body["error"]["code"], body["error"]["params"]
    for lang in LANGUAGES:
        texts = texts_in(lang)
        assert texts.has(f"error-{code}"), (lang, code)
        words = texts.trouble(BadInput(field, code, **params))
        assert len(words) > len(field) + 2, words
    assert not [word for word in INSIDE if word in response.text], response.text
    return field, code


SEATS = [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]
BAD_TABLES: list[tuple[dict[str, Any], int, str, str]] = [
    ({"game": "chess"}, 404, "game", "unknown-game"),
    ({"game": 5}, 400, "game", "bad-request"),
    ({"game": "x" * 41}, 400, "game", "bad-request"),
    ({"game": None}, 400, "game", "bad-request"),
    ({"name": ""}, 400, "name", "bad-request"),
    ({"name": "   "}, 400, "name", "bad-request"),
    ({"name": "x" * 25}, 400, "name", "bad-request"),
    ({"name": "a\x00b"}, 400, "name", "bad-request"),
    ({"name": "two\nlines"}, 400, "name", "bad-request"),
    ({"name": ["Ann"]}, 400, "name", "bad-request"),
    ({"seats": []}, 400, "seats", "bad-request"),
    ({"seats": SEATS * 5}, 400, "seats", "bad-request"),
    ({"seats": "you"}, 400, "seats", "bad-request"),
    ({"seats": [{"kind": "king"}]}, 400, "seats[0].kind", "bad-request"),
    ({"seats": [*SEATS, {"kind": "bot", "bot": "skynet"}]}, 400, "seats[3].bot", "bad-request"),
    ({"seats": [*SEATS, {"kind": "bot", "secret": 1}]}, 400, "seats[3].secret", "bad-request"),
    ({"seats": [{"kind": "bot"}] * 3}, 403, "seats", "no-seat"),
    ({"seats": [{"kind": "you"}] * 3}, 400, "seats", "one-seat-each"),
    ({"seats": SEATS[:2]}, 400, "seats", "seats-out-of-range"),
    ({"seats": [*SEATS * 3, {"kind": "bot"}, {"kind": "bot"}]}, 400, "seats", "seats-out-of-range"),
    ({"options": {}}, 400, "options.mode", "option-missing"),
    ({"options": {"mode": "easy"}}, 400, "options.mode", "unknown-value"),
    ({"options": {"mode": "hero", "hands": 0}}, 400, "options.hands", "not-enough"),
    ({"options": {"mode": "hero", "hands": "many"}}, 400, "options.hands", "not-a-whole-number"),
    ({"options": {"mode": "hero", "cheat": True}}, 400, "options.cheat", "unknown-option"),
    ({"options": {"mode": None}}, 400, "options[...]", "bad-request"),
    ({"options": []}, 400, "options", "bad-request"),
    ({"public": "yes"}, 400, "public", "bad-request"),
    ({"scenario": "CG-NOPE"}, 404, "scenario", "no-such-scenario"),
    (
        {"scenario": "CG-G01", "seats": [{"kind": "bot"}, {"kind": "bot"}, {"kind": "you"}]},
        400,
        "seats",
        "seats-out-of-range",
    ),
    ({"scenario": "CG-G01", "seats": [*SEATS, {"kind": "open"}]}, 400, "seats", "seats-out-of-range"),
    ({"scenario": "CG-G20"}, 400, "kind", "not-a-position"),
    ({"scenario": 7}, 400, "scenario", "bad-request"),
    ({"seed": 7}, 400, "seed", "bad-request"),  # nobody chooses the deal
    ({"rules": 1}, 400, "rules", "bad-request"),
]


@pytest.mark.parametrize(("change", "status", "field", "code"), BAD_TABLES, ids=lambda one: str(one)[:40])
async def test_a_bad_field_of_a_new_table_is_named(
    person: People, change: dict[str, Any], status: int, field: str, code: str
) -> None:
    response = await person().post("/api/tables", GOOD | change)
    assert response.status_code == status
    assert read_error(response) == (field, code)


async def test_bad_fields_of_everything_else(person: People) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you open bot"))["id"]
    for what, body, status, field in (
        ("join", {"name": "Bob", "seat": -1}, 400, "seat"),
        ("join", {"name": "Bob", "seat": 100}, 400, "seat"),
        ("join", {"name": "Bob", "seat": "first"}, 400, "seat"),
        ("join", {"seat": 1}, 400, "name"),
        ("claim", {"token": "short"}, 400, "token"),
        ("claim", {"token": "x" * 101}, 400, "token"),
        ("claim", {"token": "é" * 32}, 403, "token"),
        ("bot", {"bot": "skynet"}, 400, "bot"),
        ("bot", {}, 400, "bot"),
        ("remove", {"seat": 1.5}, 400, "seat"),
        ("remove", {"seat": None}, 400, "seat"),
    ):
        who = person("Bob") if what == "join" else ann
        response = await who.post(f"/api/tables/{table}/{what}", body)
        assert response.status_code == status, (what, body, response.text)
        assert read_error(response)[0] == field, (what, body, response.text)


async def test_bodies_that_are_no_bodies(person: People) -> None:
    for content, kind in (
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"[1, 2]", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b'{"name": "\xff"}', "application/json"),
        (b'{"name": "\\ud800"}', "application/json"),
        (b"name=Ann", "application/x-www-form-urlencoded"),
        (b"<table/>", "text/xml"),
        (b"[" * 5000, "application/json"),
        (b'{"game": "card_game", "name": "Ann", "seats": [' + b'{"kind": "bot"},' * 2000 + b"]}", "application/json"),
    ):
        response = await person().post("/api/tables", content=content, headers={"content-type": kind})
        assert response.status_code in (400, 413, 415), (content[:40], response.status_code)
        read_error(response)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/nope", 404, "no-such-table"),
        ("/api/tables/%00", 404, "not-found"),
        ("/api/tables/" + "x" * 300, 404, "no-such-table"),
        ("/api/tables/nope/replay", 404, "no-such-table"),
        ("/api/tables/nope/save", 404, "no-such-table"),
        ("/api/rules/chess", 404, "unknown-game"),
        ("/api/rules/card_game?lang=xx", 400, "unknown-language"),
        ("/api/nothing", 404, "not-found"),
        ("/api/tables/../../etc/passwd", 404, "not-found"),
        ("/assets/../../app.py", 404, "not-found"),
        ("/assets/%2e%2e/%2e%2e/app.py", 404, "not-found"),
    ],
)
async def test_what_is_not_there(person: People, path: str, status: int, code: str) -> None:
    response = await person().get(path)
    assert (response.status_code, read_error(response)[1]) == (status, code)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE"])
async def test_methods_that_nobody_offers(person: People, method: str) -> None:
    response = await person().http.request(method, "/api/tables")
    assert response.status_code == 405
    assert read_error(response) == ("body", "bad-request")


# --- a change must come from the page itself


@pytest.mark.parametrize("header", [None, "0", ""])
async def test_a_change_needs_our_header(person: People, header: str | None) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot bot"))["id"]
    del ann.http.headers["x-shambles"]
    headers = {} if header is None else {"x-shambles": header}
    for path, body in (
        ("/api/tables", GOOD),
        (f"/api/tables/{table}/join", {"name": "Bob"}),
        (f"/api/tables/{table}/claim", {"token": ann.token}),
        (f"/api/tables/{table}/leave", {}),
        (f"/api/tables/{table}/bot", {"bot": "greedy"}),
        (f"/api/tables/{table}/remove", {"seat": 1}),
        (f"/api/tables/{table}/rematch", {}),
    ):
        response = await ann.post(path, body, headers=headers)
        assert (response.status_code, read_error(response)) == (403, ("x-shambles", "no-header")), path
    assert (await ann.look())["seats"][0]["kind"] == "person"


# --- not too much, not too often


async def test_one_address_may_not_post_without_end(person: People) -> None:
    busy, calm = person("Busy"), person("Calm")
    replies = await asyncio.gather(*(busy.post("/api/tables/nope/join", {"name": "x"}) for _ in range(75)))
    statuses = [reply.status_code for reply in replies]
    assert statuses.count(404) >= 60
    assert statuses.count(429) >= 5
    refused = next(reply for reply in replies if reply.status_code == 429)
    assert read_error(refused) == ("request", "too-fast")
    assert (await busy.get("/api/games")).status_code == 200  # looking is free
    assert (await calm.post("/api/tables", GOOD)).status_code == 201


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strict")
    settings: dict[str, Any] = {"most_tables": 2, "secure_cookies": True, "allowed_origins": ["https://play.example"]}
    settings |= {"most_viewers": 2, "sockets_per_minute": 8}
    with Server(folder / "tables.db", folder, **settings) as one:
        yield one


async def test_settings_of_a_strict_server(strict_server: Server) -> None:
    """How many tables and viewers there may be, cookies over TLS only, and where else the page may come from."""
    async with Person(strict_server) as ann:
        for _ in range(2):
            response = await ann.post("/api/tables", GOOD)
            assert "secure" in response.headers["set-cookie"].lower()
        full = await ann.post("/api/tables", GOOD)
        assert (full.status_code, read_error(full)) == (429, ("table", "too-many-tables"))
        table = response.json()["table"]["id"]
        async with Client(strict_server, table, origin="https://play.example") as client:
            await client.until(lambda state: state["view"])
            async with Client(strict_server, table) as other:
                await other.until(lambda state: state["view"])  # who is not shown anything yet is no viewer
                with pytest.raises(InvalidStatus):  # a third viewer
                    await Client(strict_server, table).connect()
        for _ in range(5):
            await (await Client(strict_server, table).connect()).close()
        with pytest.raises(InvalidStatus):  # the ninth in so short a time
            await Client(strict_server, table).connect()


# --- headers


@pytest.mark.parametrize(
    "path",
    ["/", "/healthz", "/metrics", "/api/games", "/api/tables", "/api/tables/nope", "/nope", "/schema/openapi.json"],
)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT"])
async def test_every_response_keeps_the_browser_strict(person: People, path: str, method: str) -> None:
    headers = (await person().http.request(method, path)).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert "'unsafe-inline'" not in policy.get("script-src", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"  # a personal link must not travel
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers
    assert len(headers.get_list("content-security-policy")) == 1
