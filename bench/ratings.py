"""How many games a rating needs: by results (openskill) and by what choices lose, for bots of known strength.

Survival, five seats: random, rookie, survivor, veteran and legend at every table, seats by turns. Every game is played
and judged once (seeded, one core); then games are drawn from these, with replacement, as if others had been played: so
many games are enough if the order of two bots comes out right in 95 of 100 such drawings, then and with more games.

    nice python bench/ratings.py [GAMES] [FILE]      FILE keeps the games: the same call goes on where it was left
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

from shambles import Table
from shambles.bots import find_bot, let_bots_answer, make_bot
from shambles.bots.review import what_choices_lost
from shambles.core.story.retelling import play_again
from shambles.rating import NEWCOMER, rate

BOTS = ("random", "rookie", "survivor", "veteran", "legend")
DRAWINGS = 200
SURE = 0.95
SIZES = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 65, 80, 100, 130, 160, 200, 250)
WORLDS = 400  # for what a deal promises

Game = dict[str, Any]  # by bot: the score, what its choices lost, and the luck; the fewer points the better


def play(seed: int) -> Game:
    """A game, and what each bot's choices lost in it. score = promise of the deal + lost + luck."""
    seats = [BOTS[(at + seed) % len(BOTS)] for at in range(len(BOTS))]
    table = Table.open("card_game", seats=len(seats), options={"mode": "survival"}, seed=seed)
    bots = {at: make_bot(find_bot(bot), table.game, Random(f"{seed}/{at}")) for at, bot in enumerate(seats)}
    let_bots_answer(table, bots, Random(seed))
    assert table.outcome is not None
    lost, promised = what_choices_lost(table), promises(table)
    scores = table.outcome.scores
    return {bot: (scores[at], lost[at], scores[at] - promised[at] - lost[at]) for at, bot in enumerate(seats)}


def promises(table: Table) -> list[float]:
    """By seat, the points to expect from the deal for who plays well; the best card is settled first, then measured."""
    room = table.game.room("bot.mind")
    assert room is not None
    found: dict[int, float] = {}
    for turn in play_again(table):
        seat, ask = turn.ask.seat, turn.ask
        if seat not in found:
            view = turn.table.view(seat)
            figures = room.Mind(Random(f"settle/{seat}")).weigh(view, ask, WORLDS, None)
            best = max(range(len(figures)), key=lambda at: figures[at])
            found[seat] = room.Mind(Random(f"measure/{seat}")).points(view, ask, WORLDS)[best]
    return [found[seat] for seat in table.seats]


# --- what so many games say


def by_results(games: Sequence[Game]) -> dict[str, float]:
    ratings = dict.fromkeys(BOTS, NEWCOMER)
    for game in games:
        after = rate([ratings[bot] for bot in BOTS], [-game[bot][0] for bot in BOTS])
        ratings = dict(zip(BOTS, after, strict=True))
    return {bot: one.mu for bot, one in ratings.items()}


def by_choices(games: Sequence[Game]) -> dict[str, float]:
    return {bot: -mean(game[bot][1] for game in games) for bot in BOTS}


Ways = dict[str, Callable[[Sequence[Game]], dict[str, float]]]
WAYS: Ways = {"results": by_results, "choices": by_choices}


def right(games: Sequence[Game], way: str) -> dict[tuple[str, ...], list[float]]:
    """By pair, and for all of them, the share of drawings with the right order, for each number of games."""
    found: dict[tuple[str, ...], list[float]] = {}
    for size in SIZES:
        rng = Random(f"drawings/{size}")
        drawn = [WAYS[way](rng.choices(games, k=size)) for _ in range(DRAWINGS)]
        for pair in [*combinations(BOTS, 2), BOTS]:
            good = sum(all(one[low] < one[high] for low, high in pairwise(pair)) for one in drawn)
            found.setdefault(pair, []).append(good / DRAWINGS)
    return found


def enough(shares: Sequence[float]) -> int | None:
    """The least number of games from which on the order is right so often."""
    short = [at for at, share in enumerate(shares) if share < SURE]
    first = short[-1] + 1 if short else 0
    return SIZES[first] if first < len(SIZES) else None


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    games = play_all(count, Path(sys.argv[2]) if len(sys.argv) > 2 else None)
    print(f"{len(games)} games of Survival, points a game (95 %):")
    for bot in BOTS:
        figures = [[game[bot][part] for game in games] for part in range(3)]
        told = (f"{mean(one):6.2f} ± {1.96 * stdev(one) / len(one) ** 0.5:4.2f}" for one in figures)
        print(f"  {bot:10} score {next(told)}   lost {next(told)}   luck {next(told)}")
    luck = [mean(game[bot][2] for bot in BOTS) for game in games]
    print(f"  {'all':10} luck {mean(luck):6.2f} ± {1.96 * stdev(luck) / len(luck) ** 0.5:4.2f}")
    results, choices = right(games, "results"), right(games, "choices")
    print(f"\ngames until the order is right in {SURE:.0%} of {DRAWINGS} drawings:")
    for pair in results:
        few, many = enough(choices[pair]), enough(results[pair])
        factor = f"{many / few:.1f}×" if few and many else f"> {SIZES[-1] / few:.0f}×" if few else "?"
        print(f"  {' < '.join(pair):50} results {many or f'> {SIZES[-1]}':>6}   choices {few or '?':>4}   {factor}")


def play_all(count: int, file: Path | None) -> list[Game]:
    games = [json.loads(line) for line in file.read_text().splitlines()] if file is not None and file.exists() else []
    begun = process_time()
    for seed in range(len(games), count):
        games.append(play(seed))
        if file is not None:
            with file.open("a") as out:
                out.write(json.dumps(games[-1]) + "\n")
    print(f"played and judged in {process_time() - begun:.0f} s of one core")
    return games[:count]


if __name__ == "__main__":
    main()
