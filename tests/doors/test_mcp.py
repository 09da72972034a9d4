"""Language models at the table, through the SDK's own client: whole games in words, and nothing that is not theirs."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from random import Random

import msgspec
import pytest

pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters, stdio_client
from mcp.types import TextContent

from server.running import Server
from shambles import Imagined, Table, slugs
from shambles.doors.mcp import make_server
from shambles.doors.mcp.here import Here
from shambles.doors.mcp.seat import House
from shambles.doors.mcp.there import SeatThere, There

GAMES: dict[str, dict[str, object]] = {
    "card_game": {"seats": 3, "options": {"mode": "survival"}},
    "tacdex": {"seats": 2},
    "best_defense": {"seats": 2, "options": {"mode": "standard", "difficulty": "beginner", "quick": True}},
    "board_game": {"seats": 1},
}


class Model:
    """A client that reads, and answers something that it was offered."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client, self.rng = client, Random(seed)
        self.token = self.said = ""
        self.heard: list[str] = []

    async def call(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert isinstance(content, TextContent)
        assert not result.is_error, content.text
        self.heard.append(content.text)
        return content.text

    async def fail(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert isinstance(content, TextContent)
        assert result.is_error, content.text
        return content.text

    async def sit(self, tool: str, **arguments: object) -> str:
        self.said = await self.call(tool, **arguments)
        (self.token,) = re.findall(r"Your token, for every further call: (\S+)$", self.said, re.MULTILINE)
        return self.said

    async def play_out(self) -> str:
        """Until the end. What a model needs is all in what it was told last."""
        for _ in range(2_000):
            if "The game is over." in self.said:
                return self.said
            if offered := re.findall(r"^(#\d+)  ", self.said, re.MULTILINE):
                self.said = await self.call("answer", token=self.token, choice=self.rng.choice(offered))
            else:
                self.said = await self.call("look", token=self.token, wait=30)
        raise AssertionError("the game does not end")


@asynccontextmanager
async def model_at(house: House, seed: int = 1) -> AsyncIterator[Model]:
    async with Client(make_server(house)) as client:
        yield Model(client, seed)


@pytest.mark.parametrize("game", GAMES)
async def test_a_model_plays_a_whole_game_of_each(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a known deal: a Board Game at random has no longest length."""
    monkeypatch.setattr(Table, "open", partial(Table.open, seed=1))
    async with model_at(Here("en")) as model:
        assert "\n" in await model.sit("open_table", game=game, bots="rookie", **GAMES[game])
        assert re.search(r"The game is over\. .* \[[A-Z]{2}-R?\d+\]$", await model.play_out())
        told = await model.call("replay", token=model.token)
        assert re.match(r"1\. .* \[[A-Z]{2}-R?\d+\]\n2\. ", told)
        assert "The game is over." in await model.fail("answer", token=model.token, choice="1")


async def test_every_tool_says_what_it_takes() -> None:
    async with model_at(Here("en")) as model:
        tools = {tool.name: tool for tool in (await model.client.list_tools()).tools}
        assert all(tool.description for tool in tools.values())
        assert tools["answer"].input_schema["required"] == ["token", "choice"]
        listed = await model.call("list_games")
        assert all(re.search(rf"^{slug} ", listed, re.MULTILINE) for slug in slugs())
        assert "mode          hero, survival; must be chosen (Mode)" in listed


async def test_a_model_looks_asks_why_not_and_changes_its_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shambles.doors.mcp.tools.PATIENCE", 0.0)  # nobody else answers
    async with model_at(Here("en")) as model:
        said = await model.sit("open_table", game="card_game", options={"mode": "survival"}, seats=3, open_seats=1)
        assert "Your hand: " in said
        assert "Your hand: " not in await model.call("look", token=model.token), "told once"
        offered = await model.call("options", token=model.token)
        first, second = re.findall(r"^#\d+  (\d+)  ", offered, re.MULTILINE)[:2]
        other = next(str(card) for card in range(1, 105) if f"  {card}  " not in offered)
        assert "[CG-210]" in await model.call("why_not", token=model.token, choice=f"{first}+{second}")
        assert await model.call("why_not", token=model.token, choice=other) == f"You don't have {other}. [CG-210]"
        assert await model.call("why_not", token=model.token, choice="#1") == "You can do that."
        assert await model.call("rules", number="cg-210") in (await model.call("rules", game="card_game")).replace(
            "CG-210  ", "CG-210: "
        )
        assert "hint: " in await model.fail("hint", token=model.token), "somebody else may join"
        refused = await model.fail("answer", token=model.token, choice=other)
        assert refused.endswith("]")
        for choice in (first, second):
            await model.call("answer", token=model.token, choice=choice)
            assert f"You have answered {choice}. You can change it" in await model.call("options", token=model.token)


async def test_what_is_handed_in_wrongly_names_the_field_and_what_is_allowed() -> None:
    async with model_at(Here("en")) as model:
        fail = model.fail
        assert "game: there is no game chess; there is card_game" in await fail("open_table", game="chess")
        assert "options.mode: choose one of these: hero, survival" in await fail("open_table", game="card_game")
        assert "seats: this game is for 2 to 6 players, not 9" in await fail("open_table", game="tacdex", seats=9)
        assert "bots: there is no kind god; there is rookie" in await fail("open_table", game="tacdex", bots="god")
        assert "open_seats: 3 people for 2 seats" in await fail("open_table", game="tacdex", open_seats=2)
        assert "token: this token belongs to no seat" in await fail("look", token="guess")
        assert "table: there is no such table" in await fail("join_table", table="guess")
        assert "number: there is no rule CG-999" in await fail("rules", number="CG-999")
        said = await fail("open_table", game="tacdex", players=4)
        assert "players: not known here; there is game, options, seats, bots, open_seats, name" in said


async def test_two_models_at_one_table_know_only_their_own_seat() -> None:
    """Each has a token of its own; what the one is told of its cards is never told to the other."""
    house = Here("en")
    async with model_at(house) as ann, model_at(house, 2) as ben:
        await ann.sit("open_table", game="card_game", options={"mode": "survival"}, seats=3, open_seats=1)
        (line,) = (await ben.call("list_tables")).splitlines()
        await ben.sit("join_table", table=line.partition(":")[0])
        assert await ben.call("list_tables") == "No table is waiting for players."
        assert "somebody else just took this seat" in await ben.fail("join_table", table=line.partition(":")[0])
        assert ann.token != ben.token
        hands = [re.findall(r"^Your Walkers: (.*)\.$", one.said, re.MULTILINE)[0] for one in (ann, ben)]
        ann.said = await ann.call("look", token=ann.token)
        for _ in range(200):
            awaited = [one for one in (ann, ben) if re.search(r"^#1  ", one.said, re.MULTILINE)]
            if "The game is over." in ann.said:
                break
            for one in awaited:
                choice = one.rng.choice(re.findall(r"^(#\d+)  ", one.said, re.MULTILINE))
                await house_answer(house, one, choice)
            for one in (ann, ben):
                one.said = await one.call("look", token=one.token)
        assert "The game is over." in ann.said
        for one, own, theirs in ((ann, *hands), (ben, *reversed(hands))):
            told = "\n".join(one.heard)
            assert own in told
            assert theirs not in told


async def house_answer(house: Here, model: Model, choice: str) -> None:
    """An answer that does not wait for the others, as a client would that gives up waiting."""
    seat = await house.find(model.token)
    if (await seat.see()).mine is None:
        assert await seat.answer(choice) is None


async def test_the_words_are_those_of_the_seats_view_and_nothing_else() -> None:
    """Two tables that differ in what seat 0 cannot know alone are read aloud alike."""
    house = Here("en")
    async with model_at(house) as model:
        await model.sit("open_table", game="board_game", seats=3)
        seat = await house.find(model.token)
        before = await model.call("look", token=model.token)
        sitting = seat._place.sitting
        true = sitting.table
        # A deal drawn anew may be the true one: seat 1's card is one of few. Of twenty, some other one is found.
        forks = [true.fork(0, Imagined(seed)) for seed in range(20)]
        sitting.table = next(fork for fork in forks if fork.view(1) != true.view(1))
        assert await model.call("look", token=model.token) == before


def test_the_door_speaks_dutch() -> None:
    assert Here("nl").texts.say("mcp-no-tables") == "Er wacht geen tafel op spelers."


async def test_a_model_answers_in_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a known deal, in which the 4 takes a row."""
    monkeypatch.setattr(Table, "open", partial(Table.open, seed=3))
    async with model_at(Here("de")) as model:
        said = await model.call("open_table", game="card_game", options={"mode": "survival"}, seats=3, bots="rookie")
        (token,) = re.findall(r"Token.*: (\S+)$", said, re.MULTILINE)
        assert "row 2  Reihe 2" in await model.call("answer", token=token, choice="4")
        assert "Du nimmst mit der 4 Reihe 2" in await model.call("answer", token=token, choice="Reihe 2")


# --- over real pipes, and at a running server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("mcp")
    with Server(folder / "tables.db", folder) as server:
        yield server


async def test_over_pipes_at_a_running_server(running: Server) -> None:
    """As a language model's program starts it: `shambles mcp --server …`, a whole game against the server's bots."""
    command = ["-m", "shambles", "mcp", "--server", running.address]
    pipes = stdio_client(StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ)))
    async with Client(pipes) as client:
        model = Model(client)
        await model.sit("open_table", game="card_game", options={"mode": "survival"}, seats=3, bots="rookie")
        assert "is not an answer you can give" in await model.call("why_not", token=model.token, choice="nonsense")
        assert "is not an answer you can give" in await model.fail("answer", token=model.token, choice="nonsense")
        offered = re.findall(r"^#\d+  (\d+)  ", model.said, re.MULTILINE)
        advice = await model.call("hint", token=model.token)
        assert any(card in re.findall(r"\d+", advice.splitlines()[0]) for card in offered), advice
        assert "[CG-261]" in await model.play_out()
        assert "Round 10 begins." in await model.call("replay", token=model.token)


async def test_a_seat_at_a_server_is_found_again_by_its_token_or_its_link(running: Server) -> None:
    async with model_at(There("en", running.address)) as ann:
        await ann.sit(
            "open_table", game="best_defense", seats=2, options=GAMES["best_defense"]["options"], open_seats=1
        )
        assert "The game starts when the open seat is taken." in ann.said
        assert "The game starts when the open seat" in await ann.call("options", token=ann.token)
        assert "table: there is no such table" in await ann.fail("join_table", table="../games x")
        (line,) = (await ann.call("list_tables")).splitlines()
        table = line.partition(":")[0]
        async with model_at(There("en", running.address)) as ben:
            await ben.sit("join_table", table=table, name="Ben")
            assert "What you can do" in await ann.call("look", token=ann.token, wait=20)
        async with model_at(There("en", running.address)) as again:
            assert "Waiting for Guest." in await again.call("look", token=ben.token)
            link = f"{running.address}/t/{table}#seat={ben.token.partition('.')[2]}"
            assert (await again.sit("join_table", table=link)).startswith("You have seat 2 ")
            assert "token: you need a seat at this table" in await again.fail("look", token=f"{table}.{'x' * 30}")


async def test_an_answer_that_was_taken_is_not_asked_for_again() -> None:
    """The server acknowledges an answer before it tells what came of it, and other news may come in between."""
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=1)
    person = {"kind": "person", "name": "Ann", "bot": None}
    info = {"id": "t", "game": "card_game", "options": {"mode": "survival"}, "seats": [person] * 3}
    house = There("en", "http://127.0.0.1:9")
    house.cards = lambda table: ()  # type: ignore[method-assign]  # there is no server to ask
    seat = SeatThere(house, {"table": info, "seat": 0, "token": "x"})
    seat._reader = asyncio.create_task(asyncio.sleep(60))  # as if the socket were open
    now = {"type": "state", "table": info, "view": table.view(0), "events": [], "asked": table.asks[0].form()}
    rest: dict[str, object] = {
        "meanwhile": None,
        "awaited": [0, 1, 2],
        "laid": {},
        "shown": {},
        "mine": None,
        "outcome": None,
    }
    seat._take(msgspec.json.encode(now | rest))
    assert (await seat.see()).is_mine_to_say
    seat._answered = seat._state["asked"]
    seat._take(b'{"type": "news", "awaited": [0, 2], "laid": {"1": 1}}')
    assert not (await seat.see()).is_mine_to_say
    seat._take(b'{"type": "news", "awaited": [2], "mine": "5"}')
    assert ((await seat.see()).ask is not None, (await seat.see()).mine) == (True, "5")
    seat._take(b'{"type": "news", "awaited": [0, 2], "mine": null}')
    assert (await seat.see()).is_mine_to_say, "it was taken back for this seat, and it is asked again"
    seat._reader.cancel()


async def test_a_server_that_is_not_there_is_said() -> None:
    async with model_at(There("en", "http://127.0.0.1:9")) as model:
        assert "server: the server at http://127.0.0.1:9 does not answer" in await model.fail("list_tables")
