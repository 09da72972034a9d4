"""How fast bots think: worlds tried a second by the search in each game, and answers a second of each level.

Run it with `make bench`, or alone: `python bench/minds.py [SECONDS]`, so many for each figure (processor time). With
`python bench/minds.py waits` only what people wait for.
"""

from __future__ import annotations

import sys
from itertools import count as count_up
from random import Random
from statistics import median
from time import process_time
from typing import Any

from shambles import Table
from shambles.bots import LEVELS, Search, ask_bot, find_bot, make_bot, search
from shambles.bots.worlds import imagine_from
from shambles.games.card_game.bot import hero
from shambles.games.card_game.bot.hero import TRIES

BEGINNER = {"mode": "standard", "difficulty": "beginner"}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("card_game", 4, {"mode": "survival"}),
    ("card_game", 4, {"mode": "hero"}),
    ("tacdex", 2, {}),
    ("best_defense", 2, BEGINNER),
    ("best_defense", 4, BEGINNER),
    ("board_game", 4, {}),
]


def main() -> None:
    if sys.argv[1:] == ["waits"]:
        return tell_waits()
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(f"{'':34}{'tries/s':>10}" + "".join(f"{level:>12}" for level in LEVELS) + "   answers/s")
    for slug, seats, options in TABLES:
        name = f"{slug}, {options.get('mode', '')} {seats} seats"
        paces = "".join(f"{answers_a_second(slug, seats, options, level, seconds):12,.1f}" for level in LEVELS)
        print(f"{name:34}{tries_a_second(slug, seats, options, seconds):10,.0f}{paces}", flush=True)
    tell_waits()


def tell_waits() -> None:
    print(f"\n{'milliseconds to wait: median/longest':44}" + "".join(f"{level:>12}" for level in LEVELS))
    for slug, seats, options in TABLES:
        name = f"{slug}, {options.get('mode', '')} {seats} seats"
        print(f"{name:44}" + "".join(f"{waits(slug, seats, options, level):>12}" for level in LEVELS), flush=True)


def waits(slug: str, seats: int, options: dict[str, Any], level: str, answers: int = 12) -> str:
    """Milliseconds that people wait for a level on a core of its own, in greedy games: the median and the longest.

    The clock of the search is set to processor time, so that a busy machine does not count.
    """
    for room in (search, hero):
        vars(room)["perf_counter"] = process_time
    table, rng = Table.open(slug, seats=seats, options=options, seed=2), Random(2)
    took: list[float] = []
    for number in count_up():
        if not table.asks or len(took) == answers:
            break
        seat, ask = next(iter(table.asks.items()))
        choice = ask_bot(make_bot(find_bot("greedy"), table.game, rng), table, seat, rng)
        if number % 5 == 0 and len(ask.options) > 1:
            start = process_time()
            ask_bot(make_bot(find_bot(level), table.game, rng, hurried=True), table, seat, rng)
            took.append(1000 * (process_time() - start))
        table.play(seat, choice)
    return f"{median(took):.0f}/{max(took):.0f}"


def middle_of(slug: str, seats: int, options: dict[str, Any]) -> Table:
    """A game that has been going on for a while, at a question with a choice."""
    table = Table.open(slug, seats=seats, options=options, seed=1)
    rng = Random(1)
    for number in range(200):
        seat, ask = next(iter(table.asks.items()))
        if number >= 3 * seats and len(ask.options) > 2:
            break
        table.play(seat, ask_bot(make_bot(find_bot("greedy"), table.game, rng), table, seat, rng))
    return table


def tries_a_second(slug: str, seats: int, options: dict[str, Any], seconds: float) -> float:
    """Options tried in a world, in one process: by the search, or by the game's own kernel where it has one."""
    table = middle_of(slug, seats, options)
    seat, ask = next(iter(table.asks.items()))

    class Paced(Search):
        iterations = 40

    tries = 0
    start = process_time()
    while process_time() - start < seconds:
        bot = Paced(table.game, Random(tries))
        found = bot.think(table.view(seat), ask, imagine_from(table, seat, Random(tries)))
        if bot.mind is None:
            tries += sum(one.worlds for one in found)
        else:
            tries += bot.iterations * (TRIES if options["mode"] == "hero" else len(found))
    return tries / (process_time() - start)


def answers_a_second(slug: str, seats: int, options: dict[str, Any], level: str, seconds: float) -> float:
    table = middle_of(slug, seats, options)
    seat, count = next(iter(table.asks)), 0
    ask_bot(make_bot(find_bot(level), table.game, Random(0)), table, seat, Random(0))  # a kernel is loaded once
    start = process_time()
    while not count or process_time() - start < seconds:
        ask_bot(make_bot(find_bot(level), table.game, Random(count)), table, seat, Random(count))
        count += 1
    return count / (process_time() - start)


if __name__ == "__main__":
    main()
