"""Teach games/*/bot/value what a position is worth: `python scripts/learn_values.py GAME GAMES`, with numpy.

Players who go by the hints, and now and then do anything, play whole games on all cores. Before each question that the
game's value is looked at (`Value.at`), the facts of a seat are written down; when the game is over they get the seat's
result. A small network learns from these (value.bin), or where the game wants no more a logistic formula (value.json).
A fifth of the games is kept apart, to say how well both predict games that they have not seen. As many games from the
same number on (`--first`) make the same file again. `--thinkers veteran:0.1`: in a tenth of them everybody thinks.
`--from FILE` goes on from a network: what it knows of the hints' games is put right by games of those who think.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from shambles.bots.learning.fitting import PACE, Fitted, Floats, fit_formula, predict_by, r_squared
from shambles.bots.learning.lessons import Lesson, play_lesson
from shambles.core.game import find_game

HELD = 5  # one of so many games is kept apart
ENOUGH = 100_000  # positions for a formula
BEGINNER = {"mode": "standard", "difficulty": "beginner"}
TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "best_defense": [
        *((seats, BEGINNER | {"pressure": "even"}) for seats in (2, 3, 4, 2, 3, 4, 1)),
        *((seats, BEGINNER) for seats in (2, 3, 4, 2, 3, 4, 1)),
        *((seats, {"mode": "standard", "difficulty": "expert"}) for seats in (2, 3, 4)),
        *((seats, {"mode": "hardcore", "difficulty": "beginner"}) for seats in (2, 3, 4)),
    ],
    "board_game": [(seats, {}) for seats in (2, 4, 2, 4, 3, 2, 4, 1, 5, 6)],
    "tacdex": [(2, {}), (2, {}), (3, {}), (4, {})],
}
WIDE = {"best_defense": [64], "board_game": [32]}  # cells in each hidden layer; of others a formula is enough
PACE_FROM = 4e-4  # where a network goes on: it knows most of it
ROUNDS = {"best_defense": 10, "board_game": 6}  # how often a network goes through all positions


def main() -> None:
    given = read_arguments()
    slug: str = given.game
    folder = find_game(slug).folder / "bot"
    rows, results, of = gather(planned(slug, given.games, given.first, given.thinkers), given.processes)
    print(f"{slug}: {len(set(of.tolist()))} games, {len(of)} positions", flush=True)
    held = of % HELD == 0
    usual = float(results[~held].mean())
    some = np.nonzero(~held)[0][:: max(1, len(of) // ENOUGH)]
    weights = fit_formula(rows[some], results[some])
    part = r_squared(results[held], predict_by(weights, rows[held]), usual)
    print(f"R² on games not seen:     formula {part:.3f}", flush=True)
    if slug not in WIDE:
        text = json.dumps([round(float(one), 4) for one in weights]) + "\n"
        (given.out or folder / "value.json").write_text(text, "utf-8")
        return
    if given.start is None:
        network, pace = Fitted((rows.shape[1], *WIDE[slug], 1), given.first), PACE
    else:
        network, pace = Fitted.load(given.start.read_bytes(), given.first), PACE_FROM
        part = r_squared(results[held], network.predict(rows[held]), usual)
        print(f"                             before  {part:.3f}")
    network.learn(rows[~held], results[~held], ROUNDS[slug], pace)
    print(f"                             network {r_squared(results[held], network.predict(rows[held]), usual):.3f}")
    (given.out or folder / "value.bin").write_bytes(network.to_bytes())


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("games", type=int, help="so many games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game: its seed (0)")
    parser.add_argument("--thinkers", default="", help="who thinks, and in which part of the games: veteran:0.1")
    parser.add_argument("--from", type=Path, dest="start", help="go on from this network")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="the file, else the game's own")
    return parser.parse_args()


def planned(game: str, games: int, first: int, thinkers: str) -> Iterator[Lesson]:
    """The games to be played, by their numbers."""
    name, _, part = thinkers.partition(":")
    every = round(1 / float(part)) if part else 0
    for number in range(first, first + games):
        seats, options = TABLES[game][number % len(TABLES[game])]
        thinks = every and number // len(TABLES[game]) % every == 0
        yield Lesson(game, seats, options, number, name if thinks else "")


def gather(lessons: Iterable[Lesson], processes: int) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """The facts, the results, and of which game each of them is; in the order of the games."""
    with get_context("spawn").Pool(processes) as pool:
        found = list(pool.imap(play_lesson, lessons, chunksize=4))
    results = [np.frombuffer(one.results, np.float32) for one in found]
    rows = np.frombuffer(b"".join(one.facts for one in found), np.float32)
    y = np.concatenate(results)
    of = np.repeat([one.lesson.number for one in found], [len(one) for one in results])
    return rows.reshape(len(y), -1), y, of


if __name__ == "__main__":
    main()
