"""A client's seat at a table, in this process or at a running server, and the texts for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from shambles.bots import Advice
from shambles.core.asking.ask import Ask
from shambles.core.asking.event import Event
from shambles.core.asking.reply import Outcome, Refusal
from shambles.core.game import CardFace, Game
from shambles.terminal.rooms import lines_of
from shambles.terminal.saying import say_events, say_laid, say_options, say_question
from shambles.terminal.scene.lines import Lines
from shambles.texts import Texts
from shambles.wording import Words

Setting = str | int | bool


class Seen(msgspec.Struct, frozen=True):
    """A table at one moment, as one seat may know it.

    view    None until the game begins
    events  events since the seat last looked
    ask     the seat's question, also while its answer may still be changed
    mine    the seat's own answer, while it may be changed
    aside   the seat's optional actions while others are asked
    open    seats that nobody has taken yet
    """

    seat: int
    view: msgspec.Struct | None
    events: Sequence[Event]
    ask: Ask[Any] | None
    mine: str | None
    aside: Ask[Any] | None
    awaited: Sequence[int]
    laid: Sequence[int]
    shown: Mapping[int, str]
    outcome: Outcome | None
    open: int = 0

    @property
    def is_mine_to_say(self) -> bool:
        """True if this seat is awaited, or the game is over."""
        return self.outcome is not None or (self.ask is not None and self.mine is None)


class Seat(Protocol):
    """A client's seat. It hands on only what the seat may know."""

    table: str
    token: str

    @property
    def lines(self) -> Lines[Any]:
        """The texts of its table."""

    async def see(self) -> Seen:
        """The seat's present view and question."""

    async def look(self, wait: float = 0) -> Seen:
        """Like `see`, after waiting for others at most this number of seconds. Its events are not sent again."""

    async def answer(self, choice: str) -> Refusal | None:
        """Answer the present ask, or take an optional action."""

    async def undo(self) -> Refusal | None:
        """Take the last answer back."""

    async def why_not(self, choice: str) -> Refusal | None:
        """The refusal that a choice would get; None if it is legal."""

    async def hint(self) -> Advice:
        """A veteran's answer. BadInput if hints are off or nothing is asked."""

    async def story(self) -> Sequence[Event]:
        """All events so far."""


class House(Protocol):
    """The tables of this process or of a running server."""

    texts: Texts

    async def tables(self) -> Sequence[str]:
        """The tables that wait for players, a line each."""

    async def open(self, game: str, options: Mapping[str, Setting], seats: Sequence[str | None], name: str) -> Seat:
        """Open a table and take its first seat. Each other seat is a bot's level, or None if anybody may join."""

    async def join(self, table: str, name: str) -> Seat:
        """Take an open seat of a table."""

    async def find(self, token: str) -> Seat:
        """Find the seat of this token."""


def lines_for(
    lang: str, game: Game[Any, Any], options: Any, names: Sequence[str], cards: Sequence[CardFace] | None = None
) -> Lines[Any]:
    """Texts of a game for one table."""
    return lines_of(Words(Texts(lang, game), names, game, options, cards))


# --- what is said


def say_seen(seen: Seen, lines: Lines[Any]) -> str:
    """Events, table and question, as text lines."""
    return "\n".join(_seen(seen, lines))


def _seen(seen: Seen, lines: Lines[Any]) -> Iterator[str]:
    say = lines.say
    yield from say_events(lines, seen.events, seen.seat)
    if seen.view is None:
        yield say("mcp-waiting", count=seen.open)
        return
    yield ""
    yield from lines.table(seen.view)
    yield ""
    if seen.outcome is not None:
        words = lines.words.texts.outcome(seen.outcome, seen.seat, lines.names)
        yield f"{say('game-over')} {words} [{seen.outcome.rule}]"
        return
    yield from say_laid(lines, seen.laid, seen.shown)
    yield from say_choices(seen, lines)


def say_choices(seen: Seen, lines: Lines[Any]) -> Iterator[str]:
    """The question with its options, and the optional actions."""
    if seen.view is None or seen.outcome is not None:
        return
    if seen.ask is not None:
        yield say_question(lines, seen.view, seen.ask)
        yield from say_options(lines, seen.view, seen.ask)
        if seen.mine is not None:
            yield lines.say("mcp-mine", choice=seen.mine)
    if seen.ask is None or seen.mine is not None:
        names = lines.words.texts.names(seen.awaited, lines.names)
        yield lines.say("mcp-awaited", names=names, count=len(seen.awaited))
    if seen.aside is not None:
        yield lines.say("mcp-meanwhile")
        yield say_question(lines, seen.view, seen.aside)
        yield from say_options(lines, seen.view, seen.aside)
