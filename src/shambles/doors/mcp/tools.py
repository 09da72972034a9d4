"""The tools that a client may call. Each takes the token of a seat and returns text."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from shambles import __version__
from shambles.bots import LEVELS, USUAL_LEVEL
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.files.rulebook import Rule
from shambles.core.game import all_games, find_game, slugs
from shambles.core.playing.shelf import shelf
from shambles.doors.mcp.seat import House, Seat, Setting, say_choices, say_seen
from shambles.terminal.advice import say_advice
from shambles.terminal.saying import say_events
from shambles.terminal.shelf import say_game_line, say_settings
from shambles.texts import Texts, rulebook

PATIENCE = 20.0  # seconds that an answer waits for the others; a client that waits longer looks again
WELCOME = 3.0  # likewise, when somebody sits down
LONGEST_WAIT = 50.0  # seconds; many clients give up after a minute
PAGE = 200  # events that are told again at once

GUIDE = """Play tabletop games at this table. list_games says what there is, open_table deals a game against bots and
gives you a seat with its token; every other call takes that token. look says what happened, what lies on the table, and
what you are asked; answer with a notation from the options, such as `57`, or with its number in the list, such as `#2`.
Every event and refusal names its rule in brackets; rules looks it up. You see only what your seat may know."""

Token = Annotated[str, Field(description="The token of your seat.")]
Choice = Annotated[str, Field(description="A choice as the options write it, or #n for the n-th in the list.")]
Game = Annotated[str, Field(description="The short name of a game, as list_games says it.")]


class Strict(MCPServer[None]):
    """A server that refuses unknown arguments: a model would believe that they had an effect."""

    texts: Texts

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        for tool in await self.list_tools():
            known = tuple(tool.input_schema.get("properties", {}))
            if tool.name == name and (unknown := next((one for one in arguments if one not in known), None)):
                trouble = BadInput(unknown[:40], "unknown-field", known=known)
                raise ToolError(self.texts.trouble(trouble))
        return await super().call_tool(name, arguments, context)


def make_server(house: House) -> MCPServer[None]:
    """An MCP server for the tables of this house."""
    server = Strict("shambles", instructions=GUIDE, version=__version__, log_level="WARNING")
    server.texts = house.texts
    _add_table_tools(server, house, house.texts)
    _add_playing_tools(server, house, house.texts)
    _add_reading_tools(server, house, house.texts)
    return server


def _add_table_tools(server: MCPServer[None], house: House, texts: Texts) -> None:
    """Add the tools that list games and tables, and that open and join tables."""

    @server.tool(structured_output=False)
    async def list_games() -> str:
        """List the games, with numbers of players, duration and options."""
        return "\n\n".join(
            "\n".join([say_game_line(texts.lang, find_game(form.slug)), *say_settings(texts.lang, form)])
            for form in shelf()
        )

    @server.tool(structured_output=False)
    async def list_tables() -> str:
        """List the tables that wait for players; join_table takes a seat at one."""
        async with _trouble(texts):
            return "\n".join(await house.tables()) or texts.say("mcp-no-tables")

    @server.tool(structured_output=False)
    async def open_table(
        game: Game,
        options: Annotated[dict[str, Setting] | None, Field(description="Settings by name; see list_games.")] = None,
        seats: Annotated[int | None, Field(description="Seats in all; the usual number unless given.")] = None,
        bots: Annotated[str, Field(description=f"The bots' level: {', '.join(LEVELS)}.")] = USUAL_LEVEL,
        open_seats: Annotated[int, Field(description="Seats kept for others who join; bots take the rest.")] = 0,
        name: Annotated[str, Field(description="What you are called at the table.")] = "Guest",
    ) -> str:
        """Deal a new game and sit down at it. Returns your token and your view."""
        async with _trouble(texts):
            rules = find_game(game)
            chosen = rules.read_options(options or {})
            count = len(rules.read_seats(seats if seats is not None else rules.usual_number(chosen), chosen))
            kinds = _who_sits(count, bots, open_seats)
            return await _seated(await house.open(game, options or {}, kinds, name))

    @server.tool(structured_output=False)
    async def join_table(
        table: Annotated[str, Field(description="The table, as list_tables says it, or a personal link to your seat.")],
        name: Annotated[str, Field(description="What you are called at the table.")] = "Guest",
    ) -> str:
        """Take an open seat at a table, or return to your own by its link. Returns your token and your view."""
        async with _trouble(texts):
            return await _seated(await house.join(table, name))


def _add_playing_tools(server: MCPServer[None], house: House, texts: Texts) -> None:
    """Add the tools to look, answer and undo at a seat."""

    @server.tool(structured_output=False)
    async def look(
        token: Token,
        wait: Annotated[float, Field(description="Seconds to wait until you are asked.", ge=0, le=LONGEST_WAIT)] = 0,
    ) -> str:
        """Look at the table: events since you last looked, the table as your seat may see it, and your question."""
        async with _trouble(texts):
            seat = await house.find(token)
            return say_seen(await seat.look(wait), seat.lines)

    @server.tool(structured_output=False)
    async def options(token: Token) -> str:
        """List the question to you and every answer you can give."""
        async with _trouble(texts):
            seat = await house.find(token)
            seen = await seat.see()
            return "\n".join(say_choices(seen, seat.lines)) or say_seen(seen, seat.lines)

    @server.tool(structured_output=False)
    async def answer(token: Token, choice: Choice) -> str:
        """Answer the question to you. Returns the result and your next question."""
        async with _trouble(texts):
            seat = await house.find(token)
            _must_count(seat, await seat.answer(choice))
            return say_seen(await seat.look(PATIENCE), seat.lines)

    @server.tool(structured_output=False)
    async def undo(token: Token) -> str:
        """Take your last answer back, if nobody has learned or done anything since."""
        async with _trouble(texts):
            seat = await house.find(token)
            _must_count(seat, await seat.undo())
            return say_seen(await seat.look(), seat.lines)

    @server.tool(structured_output=False)
    async def why_not(token: Token, choice: Choice) -> str:
        """Explain why a choice would be refused, with the rule. Nothing changes."""
        async with _trouble(texts):
            seat = await house.find(token)
            refusal = await seat.why_not(choice)
            return texts.say("plain-legal") if refusal is None else seat.lines.words.refusal(refusal)


def _add_reading_tools(server: MCPServer[None], house: House, texts: Texts) -> None:
    """Add the tools for advice, rules and replays."""

    @server.tool(structured_output=False)
    async def hint(token: Token) -> str:
        """Get advice: a veteran's answer in your place with its reasons, from your seat's knowledge only."""
        async with _trouble(texts):
            seat = await house.find(token)
            advice = await seat.hint()
            seen = await seat.see()
            if seen.view is None or seen.ask is None or seen.ask.number != advice.ask:
                raise BadInput("seat", "nothing-asked", awaited=tuple(one + 1 for one in seen.awaited))
            return "\n".join(say_advice(seat.lines, seen.view, seen.ask, advice))

    @server.tool(structured_output=False)
    async def rules(
        game: Annotated[str | None, Field(description="Only the rules of this game.")] = None,
        number: Annotated[str | None, Field(description="One rule by its number, such as CG-110.")] = None,
    ) -> str:
        """Read a rule by its number, or the whole rulebook of a game."""
        async with _trouble(texts):
            if game is None and number is None:
                raise BadInput("game", "unknown-game", found="", known=slugs())
            found: dict[str, Rule] = {}
            for one in [find_game(game)] if game is not None else all_games():
                found |= rulebook(texts.lang, one)
            if number is None:
                return "\n".join(_say_rules(found))
            wanted = found.get(number.strip().upper())
            if wanted is None:
                raise BadInput("number", "unknown-rule", found=number)
            return texts.say("rule-of", rule=wanted.id, text=wanted.text)

    @server.tool(structured_output=False)
    async def replay(
        token: Token, since: Annotated[int, Field(description="Leave out so many lines; they are numbered.", ge=0)] = 0
    ) -> str:
        """Replay the game from the beginning, as your seat was told it, each line with its number and rule."""
        async with _trouble(texts):
            seat = await house.find(token)
            seen = await seat.see()
            told = list(say_events(seat.lines, await seat.story(), seen.seat))
            page = [f"{number}. {line}" for number, line in enumerate(told, 1)][since : since + PAGE]
            return "\n".join([*page, texts.say("mcp-told", last=since + len(page), count=len(told))])


def _who_sits(count: int, bots: str, open_seats: int) -> list[str | None]:
    """Seats of a new table: the client first, then the open seats, then bots of this level."""
    if bots not in LEVELS:
        raise BadInput("bots", "unknown-kind", found=bots, known=LEVELS)
    if not 0 <= open_seats < count:
        raise BadInput("open_seats", "too-many-people", found=open_seats + 1, wanted=count)
    return [None, *[None] * open_seats, *[bots] * (count - 1 - open_seats)]


async def _seated(seat: Seat) -> str:
    waits_for_others = (await seat.see()).open > 0
    seen = await seat.look(0 if waits_for_others else WELCOME)
    said = seat.lines.say("mcp-seated", table=seat.table, seat=seen.seat + 1, token=seat.token)
    return f"{said}\n{say_seen(seen, seat.lines)}"


def _must_count(seat: Seat, refusal: Refusal | None) -> None:
    if refusal is not None:
        raise ToolError(seat.lines.words.refusal(refusal))


def _say_rules(rules: dict[str, Rule]) -> list[str]:
    said, chapter = [], ""
    for rule in rules.values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            said.append(f"\n## {chapter}")
        said.append(f"{rule.id}  {rule.text}")
    return said


@asynccontextmanager
async def _trouble(texts: Texts) -> AsyncIterator[None]:
    """Turn BadInput into a failed tool call, with a text that names the field and the allowed values."""
    try:
        yield
    except BadInput as trouble:
        raise ToolError(texts.trouble(trouble)) from None
