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

from shambles.games.card_game.bot.compiled import Figures, Numbers, compiled, figures, numbers
from shambles.games.card_game.bot.hero_kernel import HAND, SEATS, WEIGHTS, play_to_the_end, result_of
from shambles.games.card_game.bot.kernel import (
    BOARD,
    CARDS,
    LAST,
    LENGTH,
    ROWS,
    WORTH,
    WORTH_OF,
    deal,
)
from shambles.games.card_game.bot.policy import CHANCES
from shambles.games.card_game.bot.rollouts import sort_hand
from shambles.games.card_game.bot.survival import as_figures
from shambles.games.card_game.box.contents import WALKERS

START = [1.1, 0.0, 4.0, 0.0, 0.35, 1.5, 1.0, 0.0]  # by the hints
STEPS = [0.3, 0.3, 0.8, 0.8, 0.15, 0.2, 0.2, 0.3]
HANDS = 1500  # that weights are tried in, and four times as many before they are kept
SURE = 1.5  # standard errors
MOODS = 0.3


@compiled
def results_of(
    new: Figures,
    old: Figures,
    theirs: Figures,
    count: int,
    x: int,
    worth: Numbers,
    chances: Figures,
    deck: Numbers,
    hands: Numbers,
    rest: Numbers,
    work: Figures,
    nothing: Figures,
    found: Figures,
) -> int:
    """What the player by new weights makes of so many hands, less what a player by the old ones would."""
    board, known, below = rest[:BOARD], rest[BOARD : BOARD + CARDS + 2], rest[BOARD + CARDS + 2 : BOARD + 2 * CARDS + 4]
    other = rest[BOARD + 2 * CARDS + 4 :]
    sizes, heroes, total = other[:SEATS], other[SEATS : 2 * SEATS], other[2 * SEATS : 3 * SEATS]
    lays, order = other[3 * SEATS : 4 * SEATS], other[4 * SEATS :]
    for number in range(count):
        seats = 2 + number % (SEATS - 1)
        me = number % seats
        x = deal(deck, seats * HAND + ROWS, CARDS, x)
        again = x
        found[number] = 0.0
        for turn in range(2):
            x = again
            for card in range(CARDS + 2):
                known[card] = 0
            for row in range(ROWS):
                card = deck[seats * HAND + row]
                board[LAST + row], board[LENGTH + row], board[WORTH + row] = card, 1, worth[card]
                known[card] = 1
            for seat in range(seats):
                sizes[seat], heroes[seat], total[seat] = HAND, 1, 0
                for at in range(HAND):
                    hands[seat * HAND + at] = deck[seat * HAND + at]
                sort_hand(hands, seat * HAND, HAND)
            x = play_to_the_end(
                new if turn == 0 else old,
                theirs,
                me,
                lays,
                False,
                hands,
                sizes,
                heroes,
                board,
                total,
                known,
                below,
                order,
                seats,
                worth,
                chances,
                work,
                nothing,
                x,
                MOODS,
            )
            found[number] += result_of(total, me, seats) * (1.0 if turn == 0 else -1.0)
    return x


def gain(new: list[float], old: list[float], count: int, seed: int) -> tuple[float, float]:
    """By how much the new weights do better, and the standard error."""
    deck, found = numbers(CARDS), figures(count)
    for at, card in enumerate(WALKERS):
        deck[at] = card
    results_of(
        *(
            as_figures(new),
            as_figures(old),
            as_figures(START),
            count,
            seed,
            WORTH_OF,
            CHANCES,
            deck,
            numbers(SEATS * HAND),
        ),
        *(numbers(BOARD + 2 * CARDS + 4 + 6 * SEATS), figures(2 * HAND), figures(0), found),
    )
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
