"""Playouts to the real end of the game: who plays on in an imagined world, and how the game ended for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Rng
from typing import Any, NamedTuple, Protocol

from shambles.bots.bot import Bot, let_bots_answer
from shambles.bots.finding import find_bot, make_bot
from shambles.bots.prospects import shares_of
from shambles.bots.worlds import Fork, imagine_from
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import Outcome
from shambles.core.game import Game
from shambles.core.table import Table

HINTS = "hints"  # everybody follows the game's hints
BEST = "best"  # the strongest players that the judge's time affords in this game


class Ending(NamedTuple):
    """The end of a playout, by seat: the share of the win, and the reward if the game counts points."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


class Players(Protocol):
    """Those who play on after an answer."""

    def try_in(self, numbers: range, answers: Sequence[Choice]) -> list[list[Ending]]:
        """For each answer, its ending in each of the numbered worlds. All answers meet the same worlds and draws."""


def players_of(name: str, table: Table, ask: Ask[Any], salt: str) -> Players:
    """The players of this name: BEST, HINTS, or the name of a bot."""
    fork = imagine_from(table, ask.seat, Rng(f"judge/{salt}/{ask.number}/{ask.seat}"))
    if name in (BEST, HINTS):
        return ByHints(table.game, ask.seat, fork)
    return ByBots(table.game, ask.seat, fork, find_bot(name))


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


def ending_of(game: Game[Any, Any], outcome: Outcome) -> Ending:
    rewards = outcome.returns or tuple(map(float, outcome.scores))
    return Ending(shares_of(outcome), rewards if game.points else ())
