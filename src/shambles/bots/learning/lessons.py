"""Training games: features of each seat's view at moments of rest, with the final results."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from random import Random as Rng
from typing import Any, NamedTuple

from shambles.bots.bot import let_bots_answer
from shambles.bots.finding import find_bot, make_bot
from shambles.bots.worlds import Fork
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.chance import Imagined
from shambles.core.asking.reply import Outcome
from shambles.core.asking.value import result
from shambles.core.game import Game, find_game
from shambles.core.playing.programs import hint_view
from shambles.core.table import Table

CARELESS = (0.0, 0.02, 0.08)  # rates of random answers, one for each game, so that unusual positions occur too
NEAR = 3  # minimum number of answers between two recorded moments


class Lesson(NamedTuple):
    """A training game. `bot` plays at all seats; None: the hints answer, which is fast."""

    game: str
    seats: int
    options: Mapping[str, str]
    number: int
    bot: str = ""


class Learned(NamedTuple):
    """Training data of a game: features of one seat at one moment per row, with the final result."""

    lesson: Lesson
    facts: bytes
    results: bytes


def play_lesson(lesson: Lesson) -> Learned:
    """Play a training game to its end. The same arguments give the same game on every machine."""
    game = find_game(lesson.game)
    book = _Book(game, Rng(f"lesson/{lesson.game}/{lesson.number}"))
    table = Table.open(game.slug, seats=lesson.seats, options=lesson.options, seed=lesson.number)
    outcome = _play_with(table, lesson.bot, book) if lesson.bot else _play_by_hints(table, lesson.number, book)
    results = [result(outcome, seat) for seat in book.seats]
    return Learned(lesson, book.facts.tobytes(), array("f", results).tobytes())


class _Book:
    """Record of one game: features of the positions and the seats they belong to."""

    def __init__(self, game: Game[Any, Any], rng: Rng) -> None:
        room = game.room("bot.value")
        assert room is not None
        self.game, self.rng = game, rng
        self.facts_of: Callable[[Any], list[float]] = room.facts
        self.at: str = room.VALUE.at
        self.careless = rng.choice(CARELESS)
        self.facts, self.seats, self.last = array("f"), list[int](), -NEAR

    def note(self, ask: Ask[Any], view_of: Callable[[int], Any]) -> None:
        """Record a moment of rest, for all seats; in a co-operative game for one."""
        if ask.key != self.at or ask.number < self.last + NEAR or self.rng.random() < 0.3:
            return
        self.last = ask.number
        for seat in (ask.seat,) if self.game.together else ask.play.seats:
            self.facts.extend(self.facts_of(view_of(seat)))
            self.seats.append(seat)

    def slip(self, ask: Ask[Any]) -> Choice | None:
        """Now and then a random option, otherwise None."""
        choice: Choice | None = self.rng.choice(ask.options) if self.rng.random() < self.careless else None
        return choice


def _play_by_hints(table: Table, number: int, book: _Book) -> Outcome:
    """Play a game by the hints, without a journal."""
    game = table.game

    def answer(ask: Ask[Any]) -> Choice:
        book.note(ask, lambda seat: game.hint_view(ask.play, seat))
        slipped = book.slip(ask)
        if slipped is not None:
            return slipped
        figures = game.figures(ask)
        best: Choice = ask.options[max(range(len(figures)), key=lambda at: (figures[at], book.rng.random()))]
        return best

    return table.fork(None, Imagined(number)).play_out(answer)


class _Careless:
    """Wraps a bot that now and then answers at random."""

    def __init__(self, bot: Any, book: _Book) -> None:
        self.bot, self.book = bot, book

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
        slipped = self.book.slip(ask)
        answered: Choice = self.bot.choose(view, ask, fork) if slipped is None else slipped
        return answered


def _play_with(table: Table, name: str, book: _Book) -> Outcome:
    rng = book.rng
    bots = {seat: _Careless(make_bot(find_bot(name), table.game, rng), book) for seat in table.seats}
    while table.asks:
        ask = next(iter(table.asks.values()))
        book.note(ask, lambda seat: hint_view(table, seat))
        let_bots_answer(table, bots, rng, most=table.answered + 1)
    assert table.outcome is not None
    return table.outcome
