"""How many games a second `simulate` plays on one core, for each game, beside a bare loop over `Table`.

Run it with `make bench`. Random bots in both; the loop and the lab take turns, and processor time counts. Their games
differ in length, so that the ratio is that of their answers a second. The aim: at least half of the loop.
"""

from __future__ import annotations

from random import Random
from time import perf_counter, process_time
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
    print(f"{'games/s on one core':28}{'bare loop':>10}{'simulate':>10}{'answers':>9}{'greedy':>9}   aim: {AIM}")
    for game, seats, options in TABLES:
        plans = [Plan(game, (Variant(options, (bot,) * seats),), 1, 1) for bot in ("random", "greedy")]
        (games, answers, loop), (_, simulated, lab), (_, _, greedy) = time_all(game, seats, options, plans)
        ratio = (simulated / lab) / (answers / loop)
        name = f"{game} {options.get('mode', '')} {seats}"
        print(f"{name:28}{games / loop:10,.1f}{games / lab:10,.1f}{ratio:9.2f}{games / greedy:9,.1f}")


def time_all(game: str, seats: int, options: dict[str, Any], plans: list[Plan]) -> list[tuple[int, int, float]]:
    """Games, answers and seconds: of the bare loop, of random bots, of greedy bots."""
    spent, answers = [0.0] * 3, [0] * 3
    start, number = perf_counter(), 0
    while number < 3 or perf_counter() - start < SECONDS:
        for kind in range(3):
            began = process_time()
            answers[kind] += play_bare(game, seats, options, number) if kind == 0 else play_one(plans[kind - 1], number)
            spent[kind] += process_time() - began
        number += 1
    return [(number, count, seconds) for count, seconds in zip(answers, spent, strict=True)]


def play_one(plan: Plan, number: int) -> int:
    """A game as the lab plays it."""
    played = Played()
    play_game(plan, number, played)
    return played.rows[0].answers


def play_bare(game: str, seats: int, options: dict[str, Any], seed: int) -> int:
    """A loop over the table, with nobody at it."""
    choose = Random(seed).choice
    table = Table.open(game, seats=seats, options=options, seed=seed)
    while asks := table.asks:
        for seat, ask in asks.items():
            table.answer(seat, choose(ask.options))
    return table.answered


if __name__ == "__main__":
    main()
