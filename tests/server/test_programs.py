"""SH-015  Programs as guests: somebody's bot at web tables, from a process of its own, over real connections."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from signal import SIGINT
from typing import Any

import msgspec
import pytest

from server.conftest import People
from server.nights import at_night
from server.people import Frame, Person
from server.running import PATIENCE, Server

pytestmark = pytest.mark.rule("SH-015")

SMALL: dict[str, dict[str, Any]] = {
    "card_game": {"seats": "you open bot", "options": {"mode": "survival", "hands": 1}},
    "tacdex": {"seats": "you open", "options": {}},
    "best_defense": {"seats": "you open", "options": {"mode": "standard", "difficulty": "beginner"}},
    "board_game": {"seats": "you open", "options": {}},
}

BOT = '''
"""A bot that uses all that a bot may: its view, its options, a fork of every ask, and what it is told."""

import json
from pathlib import Path


class Mine:
    def __init__(self, game, rng):
        self.rng, self.told, self.log = rng, 0, Path(__file__).with_suffix(".log")

    def observe(self, event):
        self.told += 1

    def choose(self, view, ask, fork):
        world = fork()
        assert world.view(ask.seat) == view
        assert world.asks[ask.seat].options == ask.options
        choice = self.rng.choice(ask.options)
        world.play(ask.seat, choice)
        with self.log.open("a") as log:
            print(json.dumps([ask.number, ask.key, str(choice), self.told]), file=log)
        return choice

    def meanwhile(self, view, ask, fork):
        return None


class Broken(Mine):
    def choose(self, view, ask, fork):
        raise RuntimeError("no idea")
'''


class Guest:
    """A process in which a bot plays as a guest."""

    def __init__(self, process: asyncio.subprocess.Process, file: Path) -> None:
        self._process, self.file = process, file

    @property
    def log(self) -> list[tuple[int, str, str, int]]:
        """What it answered: ask, key, choice, and how much it had been told."""
        log = self.file.with_suffix(".log")
        lines = log.read_text().split("\n") if log.exists() else []
        return [msgspec.json.decode(line, type=tuple[int, str, str, int]) for line in lines if line.endswith("]")]

    async def said(self, words: str) -> str:
        """The first line with these words in it."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self._process.stdout.readline()).decode():
                if words in line:
                    return line
        raise AssertionError(await self.ended())

    async def ended(self) -> tuple[int, str]:
        async with asyncio.timeout(PATIENCE):
            out, err = await self._process.communicate()
        return self._process.returncode or 0, (out + err).decode()

    def interrupt(self) -> None:
        self._process.send_signal(SIGINT)

    def kill(self) -> None:
        if self._process.returncode is None:
            self._process.kill()


Send = Callable[..., Any]


@pytest.fixture
async def send(tmp_path: Path, server: Server) -> AsyncIterator[Send]:
    """Send a bot out: await send("--table", table)."""
    file = tmp_path / "mine.py"
    file.write_text(BOT)
    guests: list[Guest] = []

    async def start(*arguments: str, name: str = "Mine", at: str = server.address) -> Guest:
        command = [sys.executable, "-P", "-m", "shambles", "bot", "--server", at, f"{file}:{name}", *arguments]
        environment = {one: value for one, value in os.environ.items() if not one.startswith(("COV", "PYTEST"))}
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, env=environment)
        guests.append(Guest(process, file))
        return guests[-1]

    yield start
    for one in guests:
        one.kill()
        await one.ended()


async def open_small(ann: Person, game: str, **more: Any) -> str:
    small = SMALL[game]
    table = await ann.open_table(small["seats"], game=game, options=small["options"], **more)
    return str(table["id"])


@pytest.mark.parametrize("game", [at_night(one) if one == "board_game" else one for one in SMALL])
async def test_a_bot_of_a_file_plays_whole_games_with_a_person(person: People, send: Send, game: str) -> None:
    ann = person("Ann")
    table = await open_small(ann, game)
    guest = await send(at=f"{ann.server.address}/t/{table}")
    async with ann.client() as client:
        state = await client.play(Random(1))
        assert state["outcome"]
        assert [one["program"] for one in state["table"]["seats"]][:2] == [False, True]
    code, said = await guest.ended()
    assert code == 0, said
    assert guest.log
    asks = [line[0] for line in guest.log]
    assert asks == sorted(set(asks)), "no ask was answered twice"
    assert int(guest.log[-1][3]) > 0


async def test_it_comes_back_after_a_restart_and_answers_nothing_twice(
    person: People, send: Send, tmp_path: Path
) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as own:
        ann = person("Ann", at=own)
        table = await open_small(ann, "tacdex")
        guest = await send("--table", table, at=own.address)
        async with ann.client() as client:
            for answers in (3, 6):

                def has_answered(now: Frame, answers: int = answers) -> bool:
                    return len(guest.log) >= answers

                await client.play(Random(answers), until=has_answered)
                own.kill()
                own.start()
            state = await client.play(Random(3))
        assert state["outcome"]
        code, said = await guest.ended()
        assert code == 0, said
        asks = [line[0] for line in guest.log]
        assert len(asks) == len(set(asks))
        save = (await ann.get(f"/api/tables/{table}/save")).json()
        given = [entry for entry in save["journal"] if entry[0] == "a" and entry[1] == 1]
        assert [entry[2] for entry in given] == [line[2] for line in guest.log]


async def test_it_waits_in_the_lobby_for_tables_of_its_game(person: People, send: Send) -> None:
    ann, bob, cas = person("Ann"), person("Bob"), person("Cas")
    other = await open_small(cas, "card_game", public=True)
    closed = await open_small(bob, "tacdex", public=True, programs=False)
    guest = await send("--game", "tacdex", "--most", "1")
    await guest.said("Ctrl-C")
    table = await open_small(ann, "tacdex", public=True)
    assert "Ann" in await guest.said(f"Table {table}")
    async with ann.client() as client:
        await client.play(Random(1))
    assert (await guest.ended())[0] == 0
    for untouched in (other, closed):
        seats = (await ann.get(f"/api/tables/{untouched}")).json()["seats"]
        assert not any(one["program"] for one in seats)


async def test_a_crash_says_where_and_a_caretaker_plays_on(person: People, send: Send) -> None:
    ann = person("Ann")
    table = await open_small(ann, "tacdex")
    guest = await send("--table", table, name="Broken")
    async with ann.client() as client:
        state = await client.play(Random(1))
    code, said = await guest.ended()
    assert code == 2
    line = BOT.splitlines().index('        raise RuntimeError("no idea")') + 1
    assert f"mine.py:{line}" in said
    assert "RuntimeError: no idea" in said
    assert state["outcome"]
    assert (state["table"]["seats"][1]["kind"], state["table"]["seats"][1]["bot"]) == ("bot", "survivor")


async def test_ctrl_c_gives_the_seat_to_a_caretaker(person: People, send: Send) -> None:
    ann = person("Ann")
    table = await open_small(ann, "tacdex")
    guest = await send("--table", table)
    async with ann.client() as client:
        await client.play(Random(1), until=lambda now: len(guest.log) >= 2)
        guest.interrupt()
        code, said = await guest.ended()
        assert (code, "Traceback" in said) == (0, False), said
        state = await client.play(Random(1))
    assert state["table"]["seats"][1]["bot"] == "survivor"


async def code_of(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["code"]


async def test_programs_sit_only_where_they_may(person: People, send: Send) -> None:
    ann = person("Ann")
    table = await open_small(ann, "tacdex", programs=False)
    assert not (await ann.look())["programs"]
    guest = await send("--table", table)
    assert await guest.ended() == (2, "program: no programs at this table, SH-015\n")
    reply = await person("Bob").post(f"/api/tables/{table}/join", {"name": "Bob", "program": True})
    assert await code_of(reply) == (403, "no-programs-here")
    reply = await person("Cas").post(f"/api/tables/{table}/join", {"name": "Cas", "program": 3})
    assert await code_of(reply) == (400, "bad-request")
    await person("Dee").join(table)


async def test_only_a_program_is_told_what_it_can_imagine_and_only_of_what_it_is_asked(person: People) -> None:
    ann, bob, cas = person("Ann"), person("Bob"), person("Cas")
    table = await open_small(ann, "tacdex")
    assert (await bob.join(table, program=True))["seats"][1]["program"]
    where = f"/api/tables/{table}/imagined"
    async with bob.client() as client:
        number = (await client.asked())["number"]
        assert (await bob.get(where, ask=number)).status_code == 200
        assert await code_of(await bob.get(where, ask=number + 1)) == (409, "old-ask")
        assert await code_of(await ann.get(where, ask=number)) == (403, "not-a-program")
        assert await code_of(await cas.get(where, ask=number)) == (403, "no-seat")
        assert (await bob.get(where, ask=-1)).status_code == 400


async def test_no_program_sits_at_a_rated_table(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    for one in (ann, bob):
        assert (await one.post("/api/people", {"name": one.name})).status_code == 201
    table = await open_small(ann, "tacdex", rated=True)
    assert not (await ann.look())["programs"]
    reply = await bob.post(f"/api/tables/{table}/join", {"name": "Bob", "program": True})
    assert await code_of(reply) == (403, "no-programs-here")
    await bob.join(table)


async def test_a_program_is_sent_over_the_socket_what_a_browser_is(person: People) -> None:
    """The same deal twice, a program in the seat once and a person once: but for the mark, the frames are the same."""
    ann, bob = person("Ann"), person("Bob")
    seen = []
    for program in (True, False):
        table = await open_small(ann, "tacdex")
        await bob.join(table, program=program)
        async with bob.client() as client:
            await client.asked()
            first = client.frames[0]
            assert first["table"]["seats"][1].pop("program") is program
            seen.append(set(first) | set(first["view"]) | set(first["table"]))
    assert seen[0] == seen[1]


async def test_at_a_rematch_a_bot_has_the_seat_of_a_program(person: People, send: Send) -> None:
    ann = person("Ann")
    table = await open_small(ann, "tacdex")
    await send("--table", table)
    async with ann.client() as client:
        await client.play(Random(1))
    again = (await ann.do("rematch")).json()["table"]
    assert [(one["kind"], one["bot"], one["program"]) for one in again["seats"]] == [
        ("person", None, False),
        ("bot", "survivor", False),
    ]
