"""Fit games/card_game/bot/hero.json: `python scripts/fit_hero.py [SECONDS]`, with Numba.

One player by new weights sits down among players by the hints, in the same hands from every seat and at every number of
seats. Weights that do better than the best so far beyond doubt are kept. (Weights that were fitted among their likes
foretold badly what others lay: the mind did worse with them.)
"""

from __future__ import annotations

import json
import sys
import time
from math import sqrt
from pathlib import Path
from random import Random

from shambles.games.card_game.box.contents import WALKERS
from shambles.games.card_game.kernel.board import CARDS, ROWS, deal, start_row
from shambles.games.card_game.kernel.compiled import Figures, Numbers, as_figures, as_numbers, compiled, figures
from shambles.games.card_game.kernel.hero import (
    HAND,
    SEATS,
    WEIGHTS,
    Glance,
    World,
    new_glance,
    new_world,
    play_to_the_end,
    result_of,
)
from shambles.games.card_game.kernel.policy import Taste
from shambles.games.card_game.kernel.survival import sort_hand

START = [1.1, 0.0, 4.0, 0.0, 0.35, 1.5, 1.0, 0.0]  # by the hints
STEPS = [0.3, 0.3, 0.8, 0.8, 0.15, 0.2, 0.2, 0.3]
HANDS = 1500  # that weights are tried in, and four times as many before they are kept
SURE = 1.5  # standard errors
MOODS = 0.3


@compiled
def results_of(
    new: Taste, old: Taste, theirs: Taste, world: World, glance: Glance, deck: Numbers, found: Figures, x: int
) -> int:
    """What the player by new weights makes of so many hands, less what a player by the old ones would."""
    for number in range(len(found)):
        seats = 2 + number % (SEATS - 1)
        me = number % seats
        x = deal(deck, seats * HAND + ROWS, CARDS, x)
        again = x
        found[number] = 0.0
        for turn in range(2):
            for card in range(CARDS + 2):
                world.known[card] = 0
            for row in range(ROWS):
                card = deck[seats * HAND + row]
                start_row(world.board, row, card, glance.worth)
                world.known[card] = 1
            for seat in range(seats):
                world.sizes[seat], world.heroes[seat], world.total[seat] = HAND, 1, 0
                for at in range(HAND):
                    world.hands[seat * HAND + at] = deck[seat * HAND + at]
                sort_hand(world.hands, seat * HAND, HAND)
            x = play_to_the_end(world, me, seats, new if turn == 0 else old, theirs, glance, again)
            found[number] += result_of(world.total, me, seats) * (1.0 if turn == 0 else -1.0)
    return x


def gain(new: list[float], old: list[float], count: int, seed: int) -> tuple[float, float]:
    """By how much the new weights do better, and the standard error."""
    found = figures(count)
    tastes = Taste(as_figures(new), 0.0), Taste(as_figures(old), 0.0), Taste(as_figures(START), MOODS)
    results_of(*tastes, new_world(), new_glance(), as_numbers(WALKERS), found, seed)
    mean = sum(found) / count
    return mean, sqrt(sum((one - mean) ** 2 for one in found) / count / (count - 1))


def main() -> None:
    until = time.process_time() + (float(sys.argv[1]) if len(sys.argv) > 1 else 60.0)
    assert len(START) == WEIGHTS
    rng, best, tried, kept = Random(1), list(START), 0, 0
    while time.process_time() < until:
        tried += 1
        new = [one + rng.gauss(0.0, step) * (rng.random() < 0.4) for one, step in zip(best, STEPS, strict=True)]
        mean, error = gain(new, best, HANDS, rng.getrandbits(32) | 1)
        if mean < SURE * error:
            continue
        mean, error = gain(new, best, 4 * HANDS, rng.getrandbits(32) | 1)
        if mean > SURE * error:
            best, kept = [round(one, 3) for one in new], kept + 1
            print(f"{mean:+.4f} ± {error:.4f}  {best}", flush=True)
    mean, error = gain(best, START, 20 * HANDS, 12345)
    print(f"{tried} tried, {kept} kept; against where it began {mean:+.4f} ± {error:.4f}")
    out = Path(__file__).parents[1] / "src/shambles/games/card_game/bot/hero.json"
    out.write_text(json.dumps({"mine": best, "theirs": START}) + "\n", "utf-8")


if __name__ == "__main__":
    main()
