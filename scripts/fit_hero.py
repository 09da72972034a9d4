"""Fit games/card_game/bot/hero.json: `python scripts/fit_hero.py [HANDS] [ROUNDS]`, with Numba and JAX.

Veterans play hands of Hero mode. What they lay teaches how the others lay cards (`theirs`). Some of their positions are
thought about for longer; what is found there teaches how we lay later cards (`mine`). Then the next round of veterans
plays by these. It begins with weights that go by the points to win. So many hands from the same number on (`--first`)
make the same file again.
"""

from __future__ import annotations

import argparse
import json
import os
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from shambles.games.card_game.bot.hero import Mind
from shambles.games.card_game.box.contents import WALKERS
from shambles.games.card_game.kernel.board import ROWS, WORTH_OF, start_row
from shambles.games.card_game.kernel.compiled import as_figures, as_numbers
from shambles.games.card_game.kernel.hero import Players, Position, World, code_of, new_world, play_round
from shambles.games.card_game.kernel.liking import (
    BOTH,
    CELLS,
    FACTS,
    HAND,
    HERO,
    OUT,
    PRESENT,
    SHARED,
    STRAIGHT,
    WEIGHTS,
    WINS,
    WINS_LATE,
    Turn,
    find_spot,
    like_cards,
    new_glance,
    read_card,
)
from shambles.games.card_game.kernel.policy import count_below
from shambles.games.card_game.kernel.survival import sort_hand

TABLES = (4, 4, 2, 4, 3, 4, 5, 4, 6)  # seats
VETERAN = 24  # iterations
LONGER = 120  # and where it is thought about for longer,
PART = 0.35  # in this part of the positions
SHARP = 0.03  # what is worse by so much is liked e times less
STEPS, BATCH, PACE, FORGET, HELD = 4000, 256, 3e-3, 1e-5, 8

PAIRS = list(combinations(range(HAND), 2))
LOWER, HIGHER = np.array([low for low, _ in PAIRS]), np.array([high for _, high in PAIRS])
CODES = {code: at for at, code in enumerate([
    *(code_of(at, None, False) for at in range(HAND)),
    *(code_of(low, high, False) for low, high in PAIRS),
    *(code_of(at, None, True) for at in range(HAND)),
])}  # fmt: skip
Floats = NDArray[np.float32]


class Moment(NamedTuple):
    """Somebody was to lay cards: what they saw and laid, and where it was thought about, what each way led to."""

    position: Position
    laid: int
    found: dict[int, float]


class Lessons(NamedTuple):
    """What a network learns from, moment by moment."""

    facts: Floats  # of every card alone, after a lower one in its row, and with the Hero
    under: NDArray[np.int8]  # by card, the lowest of the hand that would go into its row
    right: Floats  # by option, how much it should be liked
    legal: NDArray[np.bool_]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hands", type=int, default=400, nargs="?")
    parser.add_argument("rounds", type=int, default=2, nargs="?")
    parser.add_argument("--first", type=int, default=0, help="the number of the first hand")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="the file, else the game's own")
    given = parser.parse_args()
    mine = theirs = first_weights()
    for turn in range(given.rounds):
        start = given.first + turn * given.hands
        moments = play_hands(mine, theirs, range(start, start + given.hands), given.processes)
        thought = [one for one in moments if one.found]
        print(f"{given.hands} hands, {len(moments)} moments, {len(thought)} thought about", flush=True)
        theirs = fit(lessons_of(moments, by_figures=False), turn)
        mine = fit(lessons_of(thought, by_figures=True), turn)
    out = given.out or Path(__file__).parents[1] / "src/shambles/games/card_game/bot/hero.json"
    rounded = {"mine": [round(one, 3) for one in mine], "theirs": [round(one, 3) for one in theirs]}
    out.write_text(json.dumps(rounded) + "\n", "utf-8")


def first_weights() -> list[float]:
    """Points to win are liked, a present to others is not, two cards and the Hero are better kept."""
    weights = [0.0] * WEIGHTS
    weights[STRAIGHT + WINS] = weights[STRAIGHT + WINS_LATE] = 5.0
    weights[STRAIGHT + PRESENT], weights[STRAIGHT + HERO], weights[BOTH] = -3.0, -4.0, -1.1
    return weights


# --- Hands to learn from


def play_hands(mine: list[float], theirs: list[float], numbers: range, processes: int) -> list[Moment]:
    """Every moment of these hands, in their order whatever the number of processes."""
    with get_context("spawn").Pool(processes) as pool:
        return [one for moments in pool.imap(partial(play_hand, mine, theirs), numbers) for one in moments]


def play_hand(mine: list[float], theirs: list[float], number: int) -> list[Moment]:
    """Veterans play a hand; every moment with a choice."""
    seats, rng = TABLES[number % len(TABLES)], Random(f"hero/{number}")
    players, moments = Players(as_figures(mine), as_figures(theirs)), list[Moment]()
    world, minds = deal_hand(seats, rng), [Mind(rng) for _ in range(seats)]
    for mind in minds:
        mind.players = players
    while any(world.sizes[seat] for seat in range(seats)):
        for seat in range(seats):
            if world.sizes[seat]:
                position = seen_by(world, seat, seats)
                codes = codes_of(position)
                found = weigh(minds[seat], position, codes, VETERAN)
                world.lays[seat] = max(found, key=lambda code: found[code])
                if len(codes) > 1:
                    longer = weigh(minds[seat], position, codes, LONGER) if rng.random() < PART else {}
                    moments.append(Moment(position, world.lays[seat], longer))
        play_round(world, seats, WORTH_OF)
    return moments


def deal_hand(seats: int, rng: Random) -> World:
    """CG-042, CG-043, CG-046"""
    world, deck = new_world(), rng.sample(WALKERS, len(WALKERS))
    for row in range(ROWS):
        card = deck.pop()
        start_row(world.board, row, card, WORTH_OF)
        world.known[card] = 1
    for seat in range(seats):
        world.sizes[seat], world.heroes[seat] = HAND, 1
        for at in range(HAND):
            world.hands[seat * HAND + at] = deck.pop()
        sort_hand(world.hands, seat * HAND, HAND)
    return world


def seen_by(world: World, seat: int, seats: int) -> Position:
    hand = world.hands[seat * HAND : seat * HAND + world.sizes[seat]]
    return Position(
        as_numbers(hand),
        as_numbers(world.sizes),
        as_numbers(world.heroes),
        as_numbers(world.board),
        as_numbers(world.known),
        as_numbers(world.total),
        seat,
        seats,
    )


def codes_of(position: Position) -> list[int]:
    size, hero = len(position.hand), position.heroes[position.me]
    return [code for code in CODES if code % 16 < size and code % 256 // 16 <= size and (hero or code < 256)]


def weigh(mind: Mind, position: Position, codes: list[int], iterations: int) -> dict[int, float]:
    figures = mind.weigh_codes(position, codes, iterations, None)
    return {code: figure for code, figure in zip(codes, figures, strict=True) if figure is not None}


# --- What is learned from them


def lessons_of(moments: list[Moment], by_figures: bool) -> Lessons:
    count, glance = len(moments), new_glance()
    facts = np.zeros((count, 3, HAND, FACTS), np.float32)
    under = np.full((count, HAND), HAND, np.int8)
    right, legal = np.zeros((count, len(CODES)), np.float32), np.zeros((count, len(CODES)), np.bool_)
    for number, (position, laid, found) in enumerate(moments):
        others = [size for seat, size in enumerate(position.sizes) if seat != position.me and size]
        turn = Turn(position.hand, position.heroes[position.me], len(others), sum(others), position.board)
        count_below(position.shown, glance.below)
        like_cards(as_figures(first_weights()), turn, glance)  # for the facts that all cards share
        for at in range(len(turn.hand)):
            spot = find_spot(turn, at, glance.below)
            under[number, at] = spot.under
            for way, (before, hero) in enumerate(((0, False), (1, False), (0, True))):
                read_card(turn, at, spot, before, hero, glance)
                facts[number, way, at] = glance.facts
        legal[number, [CODES[code] for code in codes_of(position)]] = True
        if by_figures:
            best = max(found.values())
            for code, figure in found.items():
                right[number, CODES[code]] = np.exp((figure - best) / SHARP)
            right[number] /= right[number].sum()
        else:
            right[number, CODES[laid]] = 1.0
    return Lessons(facts, under, right, legal)


def likings(weights: Any, facts: Any, under: Any) -> Any:
    """The figure of every option, as the kernel has it."""
    into, out = weights[:OUT].reshape(FACTS, CELLS), weights[OUT:STRAIGHT]
    alone, after, lead = jnp.moveaxis(jnp.maximum(facts @ into, 0) @ out + facts @ weights[STRAIGHT:BOTH], 1, 0)
    second = jnp.where(under[:, HIGHER] <= LOWER, after[:, HIGHER], alone[:, HIGHER])
    two = facts[:, 0, 0, :SHARED] @ weights[BOTH:]
    return jnp.concatenate([alone, alone[:, LOWER] + second + two[:, None], lead], 1)


def loss_of(weights: Any, lessons: Lessons) -> Any:
    figures = jnp.where(lessons.legal, likings(weights, lessons.facts, lessons.under), -1e9)
    return FORGET * (weights**2).sum() - (lessons.right * jax.nn.log_softmax(figures)).sum(1).mean()


def fit(lessons: Lessons, seed: int) -> list[float]:
    """Adam, with a pace that falls; one of eight moments is kept apart."""
    rng = np.random.default_rng(seed)
    weights = np.concatenate([rng.normal(0, 0.3, STRAIGHT), np.zeros(WEIGHTS - STRAIGHT)])
    slope, step, swing = jax.jit(jax.grad(loss_of)), np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    apart = np.arange(len(lessons.facts)) % HELD == 0
    learned = np.nonzero(~apart)[0]
    for turn in range(1, STEPS + 1):
        some = rng.choice(learned, min(BATCH, len(learned)), replace=False)
        grown = np.asarray(slope(weights, Lessons(*(one[some] for one in lessons))), np.float64)
        step, swing = 0.9 * step + 0.1 * grown, 0.999 * swing + 0.001 * grown**2
        pace = PACE * (1 - 0.95 * turn / STEPS)
        weights = weights - pace * (step / (1 - 0.9**turn)) / (np.sqrt(swing / (1 - 0.999**turn)) + 1e-8)
    held = Lessons(*(one[apart] for one in lessons))
    print(f"log loss of moments kept apart: {float(loss_of(jnp.asarray(weights), held)):.3f}", flush=True)
    return [float(one) for one in weights]


if __name__ == "__main__":
    main()
