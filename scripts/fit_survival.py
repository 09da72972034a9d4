"""Fit the weights of games/card_game/kernel/policy.py: `python scripts/fit_survival.py [MINUTES]`, with Numba.

Two formulas are fitted. `mine`: what my later cards are worth when the others play anything; made by policy iteration,
the formula of each turn playing the imagined hands from which the next is fitted. `theirs`: what a player lays who
weighs each card by random play-outs (flat Monte Carlo), as a model of opponents who think.

The numbers that are shipped took two and a half minutes on sixteen cores.
"""

from __future__ import annotations

import json
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import cpu_count, get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shambles.games.card_game.bot.survival import Expected, Worlds, first_weights
from shambles.games.card_game.kernel import board as kernel
from shambles.games.card_game.kernel import policy
from shambles.games.card_game.kernel.compiled import Figures, as_figures, as_numbers, figures, numbers
from shambles.games.card_game.kernel.survival import Seen

OUT = Path(__file__).parents[1] / "src/shambles/games/card_game/bot/survival.json"
SEATS = (3, 4, 4, 4, 4, 4, 5, 6, 8, 10)
HAND = 10
BATCH, STEPS, PACE = 1024, 3000, 4e-3
Floats = NDArray[np.float64]


class Task(NamedTuple):
    """Hands to be played in one process: all seats by flat Monte Carlo, or one by the formula against random ones."""

    seed: int
    weights: Figures
    flat: bool
    seconds: float
    worlds: int


class Decision(NamedTuple):
    """The facts about each card of a hand, and the points that followed from each."""

    facts: Floats
    points: Floats
    size: int


def main() -> None:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 2.5
    seconds = minutes * 60 / 3
    mine = np.array(first_weights())
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        for turn in range(2):
            found = gather(pool, mine, flat=False, seconds=seconds, worlds=400, seed=1000 * turn)
            print(f"mine, turn {turn + 1}: {len(found)} decisions", flush=True)
            mine = fit(found, mine, by_choice=False, seed=turn)
        found = gather(pool, mine, flat=True, seconds=seconds, worlds=300, seed=9000)
        print(f"theirs: {len(found)} decisions", flush=True)
        theirs = fit(found, np.array(first_weights()), by_choice=True, seed=9)
    OUT.write_text(json.dumps({"mine": rounded(mine), "theirs": rounded(theirs)}) + "\n", "utf-8")


def rounded(weights: Floats) -> list[float]:
    return [round(float(one), 4) for one in weights]


# --- playing


def gather(pool: Executor, weights: Floats, *, flat: bool, seconds: float, worlds: int, seed: int) -> list[Decision]:
    tasks = [Task(seed + one, weights.tolist(), flat, seconds, worlds) for one in range(cpu_count())]
    return [decision for part in pool.map(play, tasks) for decision in part]


def play(task: Task) -> list[Decision]:
    """Hands of Survival, and what whoever thinks thought of each card. One choice in ten is made at random."""
    rng = np.random.default_rng(task.seed)
    until = time.monotonic() + task.seconds
    decisions: list[Decision] = []
    while time.monotonic() < until:
        seats = int(rng.choice(SEATS))
        deck = [int(card) + 1 for card in rng.permutation(kernel.CARDS)[: HAND * seats + kernel.ROWS]]
        hands = [sorted(deck[HAND * one : HAND * one + HAND]) for one in range(seats)]
        board, public, scores = numbers(kernel.BOARD), numbers(kernel.CARDS + 2), numbers(HAND)
        for row, card in enumerate(deck[HAND * seats :]):
            kernel.start_row(board, row, card, kernel.WORTH_OF)
            public[card] = 1
        for left in range(HAND, 0, -1):
            laid = []
            for seat, hand in enumerate(hands):
                at = int(rng.integers(left))
                if left > 1 and (task.flat or seat == 0):
                    seen = public.copy()  # type: ignore[attr-defined]  # an array, with Numba
                    seen[hand] = 1
                    here = Seen(as_numbers(hand), board, seen, scores, seat, seats)
                    expected = think(task, rng, here)
                    decisions.append(remember(here, expected))
                    if rng.random() > 0.1:
                        at = min(range(left), key=lambda one: expected[one].points)
                laid.append(hand.pop(at))
            for card, seat in sorted((card, seat) for seat, card in enumerate(laid)):
                public[card] = 1
                scores[seat] += kernel.place_in_survival(board, card, kernel.WORTH_OF)
    return decisions


def think(task: Task, rng: np.random.Generator, here: Seen) -> list[Expected]:
    nobody, nothing = figures(HAND), figures(policy.WEIGHTS)
    moods = 1.0 if task.flat else 0.0  # with no weights, moods alone decide: my later cards are laid at random too
    mine = nothing if task.flat else as_figures(task.weights)
    return Worlds(mine, nothing, int(rng.integers(1, 2**31)), moods).values(here, task.worlds, nobody)


def remember(here: Seen, expected: list[Expected]) -> Decision:
    below, size = numbers(kernel.CARDS + 2), len(here.hand)
    policy.count_below(here.seen, below)
    facts, points = np.zeros((HAND, policy.FACTS)), np.zeros(HAND)
    glance = policy.new_glance()
    for at in range(size):
        policy.read_card(here.hand, at, here.board, below, here.seats - 1, glance)
        facts[at], points[at] = glance.facts, expected[at].points
    return Decision(facts, points, size)


# --- fitting


def fit(decisions: list[Decision], start: Floats, *, by_choice: bool, seed: int) -> Floats:
    """Adam, on the points within each hand (those of good cards count most), or on which card was the cheapest."""
    rng = np.random.default_rng(seed)
    facts = np.stack([one.facts for one in decisions])
    points = np.stack([one.points for one in decisions])
    sizes = np.array([one.size for one in decisions])
    there = np.arange(HAND)[None, :] < sizes[:, None]
    least = np.where(there, points, np.inf).min(1, keepdims=True)
    cheapest = np.where(there, points, np.inf).argmin(1)
    weights: Floats = start + rng.normal(0, 0.1, start.shape) * (start == 0)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        rows = rng.integers(0, len(decisions), BATCH)
        seen, mask = facts[rows], there[rows]
        inner, outer, direct = split(weights)
        units = seen @ inner
        active = np.maximum(units, 0.0)
        figure = np.where(mask, active @ outer + seen @ direct, 0.0)
        if by_choice:
            slope = slope_of_choice(figure, mask, cheapest[rows])
        else:
            slope = slope_of_points(figure, mask, np.where(mask, points[rows] - least[rows], 0.0))
        slope /= BATCH
        back = slope[..., None] * outer * (units > 0)
        grad = np.concatenate(
            [
                (seen.reshape(-1, policy.FACTS).T @ back.reshape(-1, policy.HIDDEN)).ravel(),
                (active * slope[..., None]).sum((0, 1)),
                (seen * slope[..., None]).sum((0, 1)),
            ]
        )
        first = 0.9 * first + 0.1 * grad
        second = 0.999 * second + 0.001 * grad**2
        pace = PACE * (0.1 + 0.9 * (1 - step / STEPS))
        weights = weights - pace * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return weights


def split(weights: Floats) -> tuple[Floats, Floats, Floats]:
    inner = policy.FACTS * policy.HIDDEN
    return (
        weights[:inner].reshape(policy.FACTS, policy.HIDDEN),
        weights[inner : inner + policy.HIDDEN],
        weights[inner + policy.HIDDEN :],
    )


def slope_of_choice(figure: Floats, mask: NDArray[np.bool_], cheapest: NDArray[np.int64]) -> Floats:
    liking = np.where(mask, -figure, -1e9)
    chance = np.exp(liking - liking.max(1, keepdims=True))
    chance /= chance.sum(1, keepdims=True)
    wanted = np.zeros_like(chance)
    wanted[np.arange(len(cheapest)), cheapest] = 1.0
    slope: Floats = (wanted - chance) * mask
    return slope


def slope_of_points(figure: Floats, mask: NDArray[np.bool_], dearer: Floats) -> Floats:
    sizes = mask.sum(1, keepdims=True)

    def centred(values: Floats) -> Floats:
        left: Floats = (values - (values * mask).sum(1, keepdims=True) / sizes) * mask
        return left

    return centred((centred(figure) - centred(dearer)) * np.exp(-dearer / 2.0))


if __name__ == "__main__":
    main()
