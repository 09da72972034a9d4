"""What the socket does not put up with."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import InvalidStatus

from server.conftest import People
from server.people import Client
from server.running import Server

KEY = "abcdefgh"


@pytest.fixture
async def table(person: People) -> str:
    found: str = (await person("Ann").open_table("you bot bot"))["id"]
    return found


MALFORMED: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    "\x00",
    b"\x00\xff",
    '{"type": "answer"}',
    '{"type": "dance"}',
    '{"x": ' + "[" * 1900,
    json.dumps({"type": "answer", "key": KEY, "ask": "1", "choice": "5"}),
    json.dumps({"type": "answer", "key": KEY, "ask": 1, "choice": 5}),
    json.dumps({"type": "answer", "key": "short", "ask": 1, "choice": "5"}),
    json.dumps({"type": "answer", "key": "k" * 65, "ask": 1, "choice": "5"}),
    json.dumps({"type": "answer", "key": "no spaces here", "ask": 1, "choice": "5"}),
    json.dumps({"type": "answer", "key": KEY, "ask": 1, "choice": "5" * 201}),
    json.dumps({"type": "answer", "key": KEY, "ask": 1, "choice": "5", "seat": 1}),
    json.dumps({"type": "chat", "text": ""}),
    json.dumps({"type": "chat", "text": "x" * 301}),
    json.dumps({"type": "chat", "text": "a\x00b"}),
    json.dumps({"type": "ack", "number": -1}),
]


async def test_what_is_malformed_is_said_to_be_and_the_socket_goes_on(person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you bot bot")
    async with ann.client() as client:
        await client.asked()
        for message in MALFORMED:
            after = len(client.frames)
            await client.send_raw(message)
            trouble = await client.frame("trouble", after)
            assert trouble == {"type": "trouble", "code": "not-understood"}, message
        assert (await client.answer())["type"] == "took"


async def test_too_big_a_message_closes_the_socket(server: Server, table: str) -> None:
    async with Client(server, table) as client:
        await client.send("chat", text="x" * 3000)
        assert (await client.frame("trouble"))["code"] == "too-big"
        assert await client.closed() == (1008, "too-big")
    async with Client(server, table) as client:
        await client.send_raw("x" * 1_000_000)  # this one is not even read
        assert (await client.closed())[0] == 1009


async def test_too_many_messages_close_the_socket(server: Server, table: str) -> None:
    async with Client(server, table) as client:
        for _ in range(200):
            await client.send("ping")
        assert (await client.frame("trouble"))["code"] == "too-fast"
        assert await client.closed() == (1008, "too-fast")
    async with Client(server, table) as client:  # whoever comes back quietly is welcome
        assert await client.until(lambda state: state["view"])


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"]
)
async def test_a_page_of_another_site_gets_no_socket(server: Server, table: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await Client(server, table, origin=origin).connect()
    assert refused.value.response.status_code == 403


async def test_our_own_page_gets_one(server: Server, table: str) -> None:
    async with Client(server, table, origin=server.address) as client:
        assert await client.until(lambda state: state["view"])


@pytest.mark.parametrize("name", ["nope", "x" * 500, "%00", "é"])
async def test_a_table_that_is_not_there_says_so_and_closes(server: Server, name: str) -> None:
    async with Client(server, name) as client:
        assert await client.closed() == (4404, "no-such-table")


async def test_a_ping_is_answered(server: Server, table: str) -> None:
    async with Client(server, table) as client:
        await client.send("ping")
        assert await client.frame("pong") == {"type": "pong"}


async def test_a_made_up_token_makes_a_spectator(server: Server, table: str) -> None:
    for token in ("x" * 32, "é", "x" * 4000):
        async with Client(server, table, token) as client:
            assert (await client.until(lambda state: state["view"]))["seat"] is None
