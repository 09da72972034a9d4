"""Fit games/*/bot/value.json to games that are played: `python scripts/fit_values.py GAME [SECONDS]`, with numpy.

Greedy players that now and then do anything play whole games at every number of seats. Before each question that the
game's value is looked at (`Value.at`), the facts of each seat are written down; when the game is over they get the
seat's result. A logistic formula is fitted to that by Newton's method, with a little pull towards nothing. A fifth of
the games is kept apart, to say how well the formula foretells games that it has not seen.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random

import numpy as np
from numpy.typing import NDArray

from shambles import Ask, Choice, Table
from shambles.core.asking.chance import Imagined
from shambles.core.asking.value import result
from shambles.core.game import Game, find_game

CARELESS = 0.04  # of the answers are anything, so that the formula meets what good players avoid
PULL = 1.0
TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "tacdex": [(2, {}), (2, {}), (3, {}), (4, {})],
    "best_defense": [
        *((seats, {"mode": "standard", "difficulty": "beginner"}) for seats in (2, 2, 3, 3, 4, 4, 1)),
        *((seats, {"mode": "standard", "difficulty": "expert"}) for seats in (2, 3, 4)),
        *((seats, {"mode": "hardcore", "difficulty": "beginner"}) for seats in (2, 3, 4)),
    ],
    "board_game": [(seats, {}) for seats in (2, 3, 4, 2, 3, 1)],
}
Floats = NDArray[np.float64]


def main() -> None:
    slug, seconds = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 60.0
    game = find_game(slug)
    room = game.room("bot.value")
    assert room is not None
    rows: list[list[float]] = []
    results: list[float] = []
    games: list[int] = []
    number, until = 0, time.process_time() + seconds
    while time.process_time() < until:
        seats, options = TABLES[slug][number % len(TABLES[slug])]
        found = play_one(game, room.facts, room.VALUE.at, seats, options, number)
        for facts, worth in found:
            rows.append(facts)
            results.append(worth)
            games.append(number)
        number += 1
    x, y, of = np.array(rows), np.array(results), np.array(games)
    kept = of % 5 == 0
    weights = fit(x[~kept], y[~kept])
    foretold = 1 / (1 + np.exp(-x[kept] @ weights))
    spread = float(np.mean((y[kept] - y[~kept].mean()) ** 2))
    missed = float(np.mean((y[kept] - foretold) ** 2))
    print(f"{slug}: {number} games, {len(y)} positions; explained of games not seen: {1 - missed / spread:.3f}")
    weights = fit(x, y)
    out = game.folder / "bot" / "value.json"
    out.write_text(json.dumps([round(float(one), 4) for one in weights]) + "\n", "utf-8")


def play_one(
    game: Game[object, object], facts_of: object, at: str, seats: int, options: dict[str, str], number: int
) -> list[tuple[list[float], float]]:
    """One game; the facts of each seat at each moment of rest, with the result of that seat."""
    rng = Random(number)
    written: list[tuple[int, list[float]]] = []
    world = Table.open(game.slug, seats=seats, options=options, seed=number).fork(None, Imagined(number))
    last = -10

    def answer(ask: Ask[Choice]) -> Choice:
        nonlocal last
        if ask.key == at and ask.number > last + 3:
            last = ask.number
            assert callable(facts_of)
            for seat in range(seats):
                written.append((seat, facts_of(game.view(ask.play, seat))))
        if rng.random() < CARELESS:
            return rng.choice(ask.options)
        figures = game.hints[ask.key](game.view(ask.play, ask.seat), ask)
        return ask.options[max(range(len(figures)), key=lambda one: (figures[one], rng.random()))]

    outcome = world.play_out(answer)
    return [(facts, result(outcome, seat)) for seat, facts in written]


def fit(x: Floats, y: Floats) -> Floats:
    """Logistic regression on shares, by Newton's method."""
    weights = np.zeros(x.shape[1])
    pull = PULL * np.eye(x.shape[1])
    for _ in range(12):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (y - chance) - PULL * weights
        weights = weights + np.linalg.solve((x * (chance * (1 - chance))[:, None]).T @ x + pull, slope)
    return weights


if __name__ == "__main__":
    main()
