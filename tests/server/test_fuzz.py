"""Whatever is sent, over HTTP and over sockets, with boxes among it: the server has an answer, and none of it is a bug.

SHAMBLES_FUZZ says how many messages; a million at night.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from secrets import randbits
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.nights import amount
from server.people import Client, Person
from server.running import Server

FUZZ = amount("FUZZ", 300, 1_000_000)
# Each box is tried out in a process of its own, for half a second: ten thousand of them would take hours.
BOXES_EVERY = 100 if FUZZ < 100_000 else 1_000  # messages
HANDS = 8  # people who send
GAMES = {
    "card_game": {"mode": "hero"},
    "tacdex": {},
    "best_defense": {"mode": "standard", "difficulty": "beginner"},
    "board_game": {},
}
ODD: list[Any] = [None, True, -1, 0, 2**63, 1e308, "", "x" * 400, "\x00", "\u202e", "🧟", [], {}, [[[]]], {"a": {}}]
ODD += [
    "a\x00b",
    "\u2066Ann\u2069",
    "\u200b",
    "Z" + "\u0316" * 20,
    "Аnn",
    "\ud83e\udddf",
    "می\u200cرود",
    "\U000e0041" * 9,
]
PATHS = ["/api/tables", "/api/games", "/api/rules/{}", "/api/tables/{}", "/api/tables/{}/replay", "/healthz"]
PATHS += ["/assets/{}", "/api/deals/{}", "/api/games/{}/texts", "/t/{}", "/{}"]
PLACES = ["nothing", "%00", "card_game", "🧟", "x" * 300, "x" * 5_000, "%0a", "%ff%fe", "..%2f..", "%E2%80%AE", "%"]
DEEDS = ["join", "fill", "claim", "leave", "bot", "remove", "rematch", "link", "nothing"]
BODIES: list[dict[str, Any]] = [
    {"name": "Ann"},
    {"name": "Ann", "seat": 1},
    {"bot": "rookie"},
    {"bot": None},
    {"seat": 0},
    {"token": "x" * 40},
    {"game": "card_game", "name": "Ann", "options": {"mode": "hero"}, "seats": [{"kind": "you"}, {"kind": "bot"}]},
]
MESSAGES: list[dict[str, Any]] = [
    {"type": "answer", "key": "abcdefgh", "ask": 0, "choice": "1"},
    {"type": "undo", "key": "abcdefgi"},
    {"type": "why", "key": "abcdefgj", "choice": "row 1"},
    {"type": "ack", "number": 1},
    {"type": "chat", "text": "hello"},
    {"type": "ping"},
]


def bend(rng: Random, body: dict[str, Any]) -> Any:
    """Something like it."""
    body = dict(body)
    for _ in range(rng.randrange(3)):
        field = rng.choice([*body, "other"])
        if rng.random() < 0.2:
            body.pop(field, None)
        else:
            body[field] = rng.choice(ODD)
    return rng.choice(ODD) if rng.random() < 0.05 else body


def spoil(rng: Random, body: Any) -> bytes:
    """As bytes; now and then not quite."""
    raw = bytearray(json.dumps(body).encode())
    if rng.random() < 0.2:
        for _ in range(rng.randrange(1, 4)):
            raw[rng.randrange(len(raw))] = rng.randrange(256)
    return bytes(raw[: rng.randrange(1, len(raw) + 1)] if rng.random() < 0.1 else raw)


def a_box(rng: Random) -> str:
    lines = ["[[space]]", "id = 'x'", "n = 1", "[[card]]", "a.b.c = [1, 2]", "x = '''", "n = 10_000_000_000", "["]
    return "\n".join(rng.choice(lines) for _ in range(rng.randrange(1, 200)))


async def send_over_http(rng: Random, who: Person, tables: list[str]) -> None:
    where = rng.choice([rng.choice(tables), rng.choice(PLACES)])
    if rng.random() < 0.4:
        method, lang = rng.choice(["GET", "HEAD"]), rng.choice(["en", "nl", "xx", "\x00"])
        response = await who.http.request(method, rng.choice(PATHS).format(where), params={"lang": lang})
    else:
        path = f"/api/tables/{where}/{rng.choice(DEEDS)}" if rng.random() < 0.8 else "/api/tables"
        raw = spoil(rng, bend(rng, rng.choice(BODIES)))
        response = await who.post(path, content=raw, headers={"content-type": "application/json"})
    check(response)


async def send_a_box(rng: Random, who: Person) -> None:
    game = rng.choice(["best_defense", "board_game"])
    options = GAMES[game] | {rng.choice(["box", "map"]): a_box(rng)}
    seats = [{"kind": "you"}, {"kind": "bot"}]
    check(await who.post("/api/tables", {"game": game, "name": "Ann", "options": options, "seats": seats}))


def check(response: httpx.Response) -> None:
    assert response.status_code < 500, (response.request.url, response.request.content, response.text)


async def send_over_a_socket(rng: Random, client: Client) -> None:
    """What an honest client could send, bent; and sometimes a legal answer, so that the game goes on."""
    asked = client.state["asked"] if client.states else None
    if asked and rng.random() < 0.5:
        choice = rng.choice(asked["options"])["notation"]
        message: Any = {
            "type": "answer",
            "key": f"{rng.getrandbits(64):016x}",
            "ask": asked["number"],
            "choice": choice,
        }
    else:
        message = bend(rng, rng.choice(MESSAGES))
    try:
        await client.send_raw(spoil(rng, message).decode("utf-8", "replace"))
    except ConnectionClosed:
        with suppress(InvalidHandshake, OSError):
            await client.reconnect()


async def fuzz(server: Server, seed: int, count: int) -> None:
    rng = Random(seed)
    async with Person(server, "Fuzz") as who:
        sockets = []
        for game, options in GAMES.items():
            await who.open_table("you bot", game=game, options=options)
            sockets.append(await who.client().connect())
        tables = [one.table for one in sockets]
        for number in range(count):
            who.heard.clear()
            if number % BOXES_EVERY == BOXES_EVERY - 1:
                await send_a_box(rng, who)
            elif rng.random() < 0.4:
                await send_over_http(rng, who, tables)
            else:
                client = rng.choice(sockets)
                await send_over_a_socket(rng, client)
                for kept in (client.raw, client.frames, client.states):  # a million of them would be too many to keep
                    del kept[:-2]
                client._at = 0
        for client in sockets:
            await client.close()


async def test_whatever_is_sent_is_no_bug_and_others_play_on(tmp_path: Path) -> None:
    names = ("gets_per_minute", "posts_per_minute", "sockets_per_minute", "most_tables_each", "most_tables")
    limits: dict[str, Any] = dict.fromkeys(names, 10**9)
    with Server(tmp_path / "tables.db", tmp_path, messages_per_second=1e6, **limits) as server:
        seed = randbits(32)
        before = server.process.memory_info().rss
        await asyncio.gather(*(fuzz(server, seed + hand, FUZZ // HANDS) for hand in range(HANDS)))
        async with Person(server, "Ann") as ann:
            await ann.open_table("you bot bot")
            async with ann.client() as client:
                assert (await client.play())["outcome"]
        assert "Traceback" not in server.said(), (seed, server.said()[-5000:])
        assert server.process.memory_info().rss - before < 400 * 2**20
