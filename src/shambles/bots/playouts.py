"""Playouts of imagined worlds: the players who play on after an answer, and how the game ended for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Rng
from typing import Any, NamedTuple, Protocol

from shambles.bots.bot import Bot, let_bots_answer
from shambles.bots.finding import find_bot, make_bot
from shambles.bots.prospects import shares_of, worth_to
from shambles.bots.worlds import Fork, imagine_from
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import Outcome
from shambles.core.asking.value import A_WIN
from shambles.core.game import Game
from shambles.core.table import Table

HINTS = "hints"  # everybody follows the game's hints
VALUE = "value"  # the same for a few answers; then the game's value replaces the end
BEST = "best"  # the strongest players that the judge's time affords: the game's own playouts, or else the hints


class Ending(NamedTuple):
    """The end of a playout, by seat: the share of the win; the reward and the score if the game counts points."""

    chances: tuple[float, ...]
    points: tuple[float, ...] = ()
    scores: tuple[int, ...] = ()


class Players(Protocol):
    """Those who play on after an answer."""

    def try_in(self, numbers: range, answers: Sequence[Choice]) -> list[list[Ending]]:
        """For each answer, its ending in each of the numbered worlds. All answers meet the same worlds and draws."""


def players_of(name: str, table: Table, ask: Ask[Any], salt: str) -> Players:
    """The players of this name: BEST, HINTS, or the name of a bot."""
    room = table.game.room("bot.playouts") if name == BEST else None
    if room is not None:
        return ByTheGame(table.game, room.Playouts(table.view(ask.seat), ask, f"judge/{salt}/{ask.number}/{ask.seat}"))
    fork = imagine_from(table, ask.seat, Rng(f"judge/{salt}/{ask.number}/{ask.seat}"))
    if name == VALUE:
        return ByValue(table.game, ask.seat, fork)
    if name in (BEST, HINTS):
        return ByHints(table.game, ask.seat, fork)
    return ByBots(table.game, ask.seat, fork, find_bot(name))


class ByTheGame:
    """The game's own playouts (`bot.playouts`), on copies of the rules that are faster or by stronger players."""

    def __init__(self, game: Game[Any, Any], playouts: Any) -> None:
        self.game, self.playouts = game, playouts

    def try_in(self, numbers: range, answers: Sequence[Choice]) -> list[list[Ending]]:
        return [[ending_of(self.game, one) for one in found] for found in self.playouts.try_in(numbers, answers)]


class ByHints:
    """Everybody follows the game's hints: cheap, and better than it looks, because both answers meet the same play."""

    def __init__(self, game: Game[Any, Any], seat: int, fork: Fork) -> None:
        self.game, self.seat, self.fork = game, seat, fork

    def try_in(self, numbers: range, answers: Sequence[Choice]) -> list[list[Ending]]:
        return [[self._play(number, answer) for number in numbers] for answer in answers]

    def _play(self, number: int, answer: Choice) -> Ending:
        world = self.fork(number)
        world.play(self.seat, answer)
        return ending_of(self.game, world.play_out(self._follow))

    def _follow(self, ask: Ask[Any]) -> Choice:
        options: Sequence[Choice] = ask.options
        if len(options) == 1:
            return options[0]
        figures = self.game.figures(ask)
        return options[max(range(len(figures)), key=figures.__getitem__)]


class ByValue:
    """Everybody follows the hints for a few answers. Then the game's value estimates the chance of the seat itself."""

    def __init__(self, game: Game[Any, Any], seat: int, fork: Fork) -> None:
        self.game, self.seat, self.fork = game, seat, fork

    def try_in(self, numbers: range, answers: Sequence[Choice]) -> list[list[Ending]]:
        return [[self._play(number, answer) for number in numbers] for answer in answers]

    def _play(self, number: int, answer: Choice) -> Ending:
        world = self.fork(number)
        world.play(self.seat, answer)
        chance = (worth_to(world, (self.seat,), Rng(number))[self.seat] - (1 - A_WIN) / 2) / A_WIN
        return Ending(tuple(chance if seat == self.seat else 0.0 for seat in world.seats))


class ByBots:
    """Bots of one kind take all seats. They think about every answer by what their own seat knows in that world."""

    def __init__(self, game: Game[Any, Any], seat: int, fork: Fork, kind: type[Bot]) -> None:
        self.game, self.seat, self.fork, self.kind = game, seat, fork, kind

    def try_in(self, numbers: range, answers: Sequence[Choice]) -> list[list[Ending]]:
        return [[self._play(number, answer) for number in numbers] for answer in answers]

    def _play(self, number: int, answer: Choice) -> Ending:
        world = self.fork(number)
        world.play(self.seat, answer)
        bots = {seat: make_bot(self.kind, self.game, Rng(f"{number}/{seat}")) for seat in world.seats}
        let_bots_answer(world, bots, Rng(number))
        assert world.outcome is not None
        return ending_of(self.game, world.outcome)


def is_quick(table: Table) -> bool:
    """True if the game's value can replace the end, and the game has no fast playouts of its own."""
    return table.game.value is not None and table.game.room("bot.playouts") is None


def ending_of(game: Game[Any, Any], outcome: Outcome) -> Ending:
    if not game.points:
        return Ending(shares_of(outcome))
    return Ending(shares_of(outcome), outcome.returns or tuple(map(float, outcome.scores)), outcome.scores)
