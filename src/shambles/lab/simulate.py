"""Thousands of games between bots, on all cores, with the same result whatever the number of cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from random import Random as Rng
from typing import Any

import msgspec

from shambles.bots import find_bot, let_bots_answer, make_bot
from shambles.core.game import find_game
from shambles.core.reply import BadInput
from shambles.core.table import Table

GAMES_PER_TASK = 50
Z = 1.959964  # 95 %


class Interval(msgspec.Struct, frozen=True):
    """A mean over games, and the interval that holds the true one with 95 % confidence."""

    mean: float
    low: float
    high: float


class BotResult(msgspec.Struct, frozen=True):
    """How one kind of bot did: its share of wins per seat it held (a shared win counts in part), and its score."""

    bot: str
    seats: int
    wins: Interval
    score: Interval


class Simulation(msgspec.Struct, frozen=True):
    """What came of the games."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    bots: list[BotResult]


class _Setting(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int


def simulate(
    game: str,
    *,
    games: int,
    bots: Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Let the bots play so many games. They move up one seat after each game, so that no seat favours anybody.

    `progress` is told how many games have been finished since it was last told.
    """
    if games < 1:
        raise BadInput("games", "not-enough", least=1)
    rules = find_game(game)
    chosen = rules.read_options(options or {})
    rules.read_seats(len(bots), chosen)
    for bot in bots:
        find_bot(bot)
    setting = _Setting(game, dict(options or {}), tuple(bots), seed)
    results: list[tuple[list[float], list[int]]] = []
    for part in _play_all(setting, games, processes or os.cpu_count() or 1):
        results += part
        if progress is not None:
            progress(len(part))
    return _summary(setting, results)


def _play_all(setting: _Setting, games: int, processes: int) -> Iterator[list[tuple[list[float], list[int]]]]:
    parts = [range(start, min(start + GAMES_PER_TASK, games)) for start in range(0, games, GAMES_PER_TASK)]
    if processes == 1 or len(parts) == 1:
        for part in parts:
            yield _play_part(setting, part)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_part, [setting] * len(parts), parts)


def _play_part(setting: _Setting, part: range) -> list[tuple[list[float], list[int]]]:
    return [_play_one(setting, number) for number in part]


def _play_one(setting: _Setting, number: int) -> tuple[list[float], list[int]]:
    """One game: for each bot of the list, its share of the win and its score."""
    count = len(setting.bots)
    table = Table.open(setting.game, seats=count, options=setting.options, seed=_seed(setting, number))
    rng = Rng(f"{setting.seed}/{number}")
    place = [(bot + number) % count for bot in range(count)]  # the seat of each bot in this game
    bots = {
        place[bot]: make_bot(find_bot(name), table.game, Rng(f"{setting.seed}/{number}/{bot}"))
        for bot, name in enumerate(setting.bots)
    }
    let_bots_answer(table, bots, rng)
    outcome = table.outcome
    assert outcome is not None
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    wins = [share if place[bot] in outcome.winners else 0.0 for bot in range(count)]
    return wins, [outcome.scores[place[bot]] for bot in range(count)]


def _seed(setting: _Setting, number: int) -> int:
    return Rng(f"{setting.seed}/{number}/table").getrandbits(64)


def _summary(setting: _Setting, results: list[tuple[list[float], list[int]]]) -> Simulation:
    found = []
    for name in dict.fromkeys(setting.bots):
        held = [bot for bot, one in enumerate(setting.bots) if one == name]
        wins = _interval([sum(won[bot] for bot in held) / len(held) for won, _ in results])
        score = _interval([sum(scored[bot] for bot in held) / len(held) for _, scored in results])
        found.append(BotResult(name, len(held), wins, score))
    return Simulation(setting.game, setting.options, setting.seed, len(results), found)


def _interval(values: list[float]) -> Interval:
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    reach = Z * sqrt(spread / count)
    return Interval(mean, mean - reach, mean + reach)
