"""The bot that simulates: it tries its options in many possible worlds, the same ones for each option."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil, log2, sqrt
from random import Random as Rng
from time import perf_counter
from typing import Any

import msgspec

from shambles.bots.apart import try_apart
from shambles.bots.prospects import worth_to
from shambles.bots.tree import Node, descend
from shambles.bots.worlds import Fork
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import Event
from shambles.core.game import Game

DOUBT = 1.5  # standard errors by which an option must be better to replace the hints' favourite
LOOK = 4  # worlds between two checks for settled options
SETTLED = 3.0  # standard errors by which a worse option is settled; equal results in every world settle it too
WIDE = 5  # minimum number of examined options; more worlds allow more


class Considered(msgspec.Struct, frozen=True):
    """An examined option: its mean result over the tried worlds, from 0 to 1."""

    choice: Choice
    figure: float
    worlds: int
    error: float  # standard error of its difference from the hints' favourite


class Search:
    """Information-set Monte Carlo search. A budget in iterations gives the same answer each time; milliseconds do not.

    depth      number of moments after its own answer in which the search learns; later everybody follows the hints
    processes  number of worlds simulated in parallel
    worlds     number of worlds if the game has a mind of its own, which simulates far faster; else `iterations`
    """

    iterations: int | None = 300
    milliseconds: int | None = None
    depth = 1
    processes = 1
    worlds: int | None = None
    moods = 0.0  # standard deviation of the noise on each option's value, as a fraction of a result

    def __init__(self, game: Game[Any, Any], rng: Rng) -> None:
        self.game = game
        self.rng = rng
        room = game.room("bot.mind")
        self.mind = None if room is None else room.Mind(rng)

    def observe(self, event: Event) -> None:
        """Pass the event to the game's mind, which may infer something about the other seats."""
        if self.mind is not None:
            self.mind.observe(event)

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
        if len(ask.options) == 1:
            only: Choice = ask.options[0]
            return only
        return self.prefer(self.think(view, ask, fork))

    def meanwhile(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice | None:
        """The best option if its hint score is above 0, the score of passing."""
        figures = self.game.hints[ask.key](view, ask)
        best = max(range(len(figures)), key=lambda at: figures[at])
        return ask.options[best] if figures[best] > 0 else None

    def prefer(self, considered: Sequence[Considered]) -> Choice:
        """The best option. The first, the hints' favourite, wins unless another is significantly better."""
        if self.moods:
            return max(considered, key=lambda one: one.figure + self.rng.gauss(0.0, self.moods)).choice
        first = considered[0]
        return max(considered, key=lambda one: one.figure - DOUBT * one.error * (one is not first)).choice

    def think(self, view: Any, ask: Ask[Any], fork: Fork) -> list[Considered]:
        """All examined options, the hints' favourite first."""
        if self.mind is not None:
            figures = self.mind.weigh(view, ask, self.worlds or self.iterations, self.milliseconds)
            found = [(one, at) for one, at in zip(figures, ask.options, strict=True) if one is not None]
            found.sort(key=lambda one: -one[0])
            return [Considered(choice, figure, 1, 0.0) for figure, choice in found]
        ranked = self.ranked(view, ask)
        ranked = ranked[: WIDE + int(sqrt(self.iterations or (self.milliseconds or 0)) / 4)]
        return self._halve(ask, ranked, fork)

    # --- within

    def ranked(self, view: Any, ask: Ask[Any]) -> list[Choice]:
        """The options by hint score, best first; equals in random order."""
        figures = self.game.hints[ask.key](view, ask)
        order = sorted(range(len(figures)), key=lambda at: (-figures[at], self.rng.random()))
        return [ask.options[at] for at in order]

    def _halve(self, ask: Ask[Any], ranked: Sequence[Choice], fork: Fork) -> list[Considered]:
        """Sequential halving: every round tries the remaining options in the same worlds, then drops the worse half."""
        found: dict[str, list[float]] = {choice.notation: [] for choice in ranked}
        trees = {choice.notation: Node() for choice in ranked}
        alive, number, rounds = list(ranked), 0, max(1, ceil(log2(len(ranked))))
        start = perf_counter()  # a slow round takes time from the next one
        for turn in range(rounds):
            most = None if self.iterations is None else max(1, self.iterations // (rounds * len(alive)))
            until = None if self.milliseconds is None else start + self.milliseconds / 1000 * (turn + 1) / rounds
            last = None if most is None else number + most
            while (last is None or number < last) and (until is None or perf_counter() < until or not number):
                stop = number + 1 if self.processes < 2 else number + LOOK - number % LOOK
                batch = range(number, stop if last is None else min(stop, last))
                for results in try_apart(batch, partial(self._try, ask, alive, fork, trees), self.processes):
                    for choice, figure in zip(alive, results, strict=True):
                        found[choice.notation].append(figure)
                number = batch.stop
                if number % LOOK == 0 and len(alive) > 1:
                    alive = self._unsettled(alive, found)
                    if len(alive) == 1:
                        break
            if len(alive) == 1:
                break
            if turn < rounds - 1:
                alive = self._better_half(alive, found)
        return [_sum_up(choice, found[choice.notation], found[ranked[0].notation]) for choice in ranked]

    def _unsettled(self, alive: list[Choice], found: dict[str, list[float]]) -> list[Choice]:
        """The hints' favourite, and the options that may still turn out to be better."""
        first, *rest = alive
        against = [_sum_up(one, found[one.notation], found[first.notation]) for one in rest]
        level = sum(found[first.notation]) / len(found[first.notation])
        return [first, *(one.choice for one in against if one.figure + SETTLED * one.error > level)]

    def _better_half(self, alive: list[Choice], found: dict[str, list[float]]) -> list[Choice]:
        """The better half of the options. The hints' favourite stays, for comparison."""
        first, *rest = alive
        rest.sort(key=lambda one: -sum(found[one.notation]) / len(found[one.notation]))
        return [first, *rest[: max(1, (len(rest) + 1) // 2)]]

    def _try(
        self, ask: Ask[Any], alive: Sequence[Choice], fork: Fork, trees: dict[str, Node], number: int
    ) -> list[float]:
        """Result of each option in the same world."""
        figures = []
        for choice in alive:
            world = fork(number)
            world.play(ask.seat, choice)
            path = descend(world, trees[choice.notation], self.depth, self._ranked_in)
            seats = {ask.seat, *(seat for _, picks in path for seat in picks)}
            results = worth_to(world, seats, Rng(number))
            for node, picks in path:
                node.learn(picks, results)
            figures.append(results[ask.seat])
        return figures

    def _ranked_in(self, ask: Ask[Any]) -> list[Choice]:
        figures = self.game.figures(ask)
        return [ask.options[at] for at in sorted(range(len(figures)), key=lambda at: -figures[at])]


def _sum_up(choice: Choice, found: list[float], first: list[float]) -> Considered:
    """Mean of an option. Its difference to the first is taken over the worlds that both were tried in."""
    count = len(found)
    gaps = [mine - its for mine, its in zip(found, first, strict=False)]
    mean = sum(gaps) / count
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count) if count > 1 else 1.0
    reference = sum(first) / len(first)
    return Considered(choice, reference + mean, count, error)
