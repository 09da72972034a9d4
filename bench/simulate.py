"""How many games a second `simulate` plays on one core, for each game, beside a bare loop over `Table`.

Run it with `make bench`. Random bots in both; the loop and the lab take turns. The aim: at least half of the loop.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from shambles import Table
from shambles.lab.playing import Plan, Played, Variant, play_game

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("card_game", 4, {"mode": "survival"}),
    ("card_game", 4, {"mode": "hero"}),
    ("tacdex", 2, {}),
    ("best_defense", 4, {"mode": "standard", "difficulty": "beginner"}),
    ("board_game", 4, {}),
)
SECONDS = 4.0  # for each line
AIM = 0.5


def main() -> None:
    print(
        f"{'game':24}{'bare loop':>12}{'simulate':>12}{'of it':>8}{'greedy':>12}   games/s, one core; aim: {AIM} of it"
    )
    for game, seats, options in TABLES:
        name = f"{game} {options.get('mode', '')} {seats}"
        plans = [Plan(game, (Variant(options, (bot,) * seats),), 1, 1) for bot in ("random", "greedy")]
        loop, simulated, greedy = time_all(game, seats, options, plans)
        print(f"{name:24}{1 / loop:12,.1f}{1 / simulated:12,.1f}{loop / simulated:8.2f}{1 / greedy:12,.1f}")


def time_all(game: str, seats: int, options: dict[str, Any], plans: list[Plan]) -> tuple[float, float, float]:
    """Median seconds a game: the bare loop, random bots, greedy bots."""
    times: tuple[list[float], ...] = ([], [], [])
    start, number = perf_counter(), 0
    while number < 3 or perf_counter() - start < SECONDS:
        for kind, found in enumerate(times):
            began = perf_counter()
            if kind == 0:
                play_bare(game, seats, options, number)
            else:
                played = Played()
                play_game(plans[kind - 1], number, played)
                assert not played.failures
            found.append(perf_counter() - began)
        number += 1
    loop, simulated, greedy = (median(found) for found in times)
    return loop, simulated, greedy


def play_bare(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    """A loop over the table, with nobody at it."""
    choose = Random(seed).choice
    table = Table.open(game, seats=seats, options=options, seed=seed)
    while asks := table.asks:
        for seat, ask in asks.items():
            table.answer(seat, choose(ask.options))


if __name__ == "__main__":
    main()
