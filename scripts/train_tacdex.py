"""Train games/tacdex/bot/trained.bin: `python scripts/train_tacdex.py [SECONDS] --file FILE`, with JAX, on a GPU.

`--seats 3 4 5 6` makes the other network, trained_many.bin: one for every number of seats above two.

First a network learns to answer as the hints do. From there it plays thousands of games at once, by both maps of
actions (TD-R01): half of them against itself, the others against the hints' network and against a zoo of what it was
earlier. Above two seats, one seat or every other seat learns in those. Whoever learns against one opponent only is
beaten by the next; against all of them there is no such circle. What led to more than was expected becomes more
likely, by small steps (PPO), never far from a slowly moving copy.

`--rival FILE` measures instead how much can be won from a finished network: another learns against it alone, from
nothing, or from `--from FILE`. `--alone 1` trains a sister that has only ever met itself. Nothing is written over
unless `--file` says so.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from shambles import Table
from shambles.games.tacdex.bot.hints import HINTS
from shambles.games.tacdex.bot.knowing import facts
from shambles.games.tacdex.bot.trained import place_of
from tacdex_network import Net, adam, begin, read, sharpened, think, write
from tacdex_tables import Seated, Tables

TURNS = 32  # between two lessons; no game ends twice within them
SLICES = 8  # that a lesson is cut into
TIMES = 2  # that a lesson is gone through
CLIP = 0.2
SLOWLY = 0.01  # the part of its way that the copy goes at each lesson
SNAPSHOT = 100  # lessons between two animals of the zoo
TRUST = 0.95  # in results rather than in expectations


class Turn(NamedTuple):
    """One moment of every game, for all seats."""

    facts: Array
    mask: Array
    action: Array
    said: Array  # how likely the action was, its logarithm
    expected: Array
    reward: Array
    over: Array
    learns: Array  # whether it is the network's own seat, and somebody sits there


# --- as the hints would have it

SLIPS = 0.2  # so that it has seen what comes of them, too


Answer = tuple[list[float], list[int], int]  # what was seen, which actions were legal, and which of them was the best


def answers_by_the_hints(seed: int, seconds: float, seats: tuple[int, ...]) -> list[Answer]:
    """What the hints say in games that are begun within this time."""
    rng, start = Random(seed), perf_counter()
    found: list[Answer] = []
    while perf_counter() < start + seconds:
        rules = {"actions": rng.choice(("standard", "swapped"))}
        table = Table.open("tacdex", seats=rng.choice(seats), options=rules, seed=rng.getrandbits(64))
        while asks := table.asks:
            for seat, ask in asks.items():
                view: Any = table.view(seat)
                options: Any = ask.options
                figures = HINTS[ask.key](view, ask)
                first = max(range(len(figures)), key=figures.__getitem__)
                legal = [place_of(one, view) for one in options]
                found.append((facts(view, ask.key), legal, legal[first]))
                table.play(seat, rng.choice(options) if rng.random() < SLIPS else options[first])
    return found


Lessons = tuple[np.ndarray, np.ndarray, np.ndarray]  # what was seen, what was legal, and what was right


def ask_the_hints(tables: Tables, seconds: float, cores: int) -> Lessons:
    """What the hints say in many positions, on so many cores."""
    start = perf_counter()
    with get_context("spawn").Pool(cores) as pool:
        found = pool.starmap(answers_by_the_hints, [(seed, seconds, tables.seats) for seed in range(cores)])
    answers = [one for some in found for one in some]
    masks = np.zeros((len(answers), tables.shape.said - 1), bool)
    for at, (_, legal, _) in enumerate(answers):
        masks[at, legal] = True
    print(f"the hints: {len(answers):,} answers, {perf_counter() - start:.0f} s", flush=True)
    return np.array([one[0] for one in answers], np.float32), masks, np.array([one[2] for one in answers])


def imitate(key: Array, lessons: Lessons, net: Net, steps: int) -> Net:
    """A network that answers as the hints do."""
    seen, mask, right = map(jnp.asarray, lessons)
    test, start = len(right) // 20, perf_counter()

    def miss(net: Net, at: Array) -> Array:
        liked = think(net, seen[at], mask[at])[0]
        return -jnp.take_along_axis(liked, right[at][:, None], 1).mean()

    @jax.jit
    def learn(carry: Any, key: Array) -> Any:
        net, first, second, step = carry
        at = jax.random.randint(key, (4096,), test, len(right))
        return adam(net, first, second, jax.grad(miss)(net, at), step, 1e-3 * (1 - step / (steps + 1))), None

    nothing = jax.tree.map(jnp.zeros_like, net)
    net = jax.lax.scan(learn, (net, nothing, nothing, jnp.float32(1)), jax.random.split(key, steps))[0][0]
    same = (think(net, seen[:test], mask[:test])[0].argmax(-1) == right[:test]).mean()
    print(f"{same:.3f} of unseen ones the same, {perf_counter() - start:.0f} s", flush=True)
    return net


# --- playing


class Foes(NamedTuple):
    """Who plays the seats that do not learn: in each game one of two, by their order."""

    one: Net
    other: Net
    share: float  # of those games in which it is the first


def who_learns(tables: Tables, table: Seated, alone: float, always_one: bool) -> Array:
    """Everybody in this part of the games; in the rest one seat, or unless it is always one, every other seat."""
    games = table.many.shape[0]
    game, seat = jnp.arange(games)[:, None], jnp.arange(tables.places)
    one, every_other = game % table.many[:, None] == seat, (game + seat) % 2 == 0
    some = jnp.where((game // 64 % 2 == 0) & (not always_one), every_other, one)
    return ((game < alone * games) | some) & tables.present(table)


def play(
    tables: Tables, net: Net, foes: Foes, state: Seated, key: Array, turns: int, alone: float | None
) -> tuple[Seated, Turn, Array]:
    """So many moments, some seats by the network that learns, the rest by others; whoever is through begins anew.

    `alone` is the part of the games that it plays against itself; None where nobody learns, and one seat is measured.
    """
    games = state.many.shape[0]
    deal, *keys = jax.random.split(key, turns + 1)
    fresh = jax.vmap(tables.init)(jax.random.split(deal, games))
    first = (jnp.arange(games) * 0.618 % 1 < foes.share)[:, None, None]

    def turn(state: Seated, key: Array) -> tuple[Seated, Turn]:
        given, mask = jax.vmap(tables.observe)(state)
        learns = who_learns(tables, state, alone or 0.0, alone is None)
        liked, expected = think(net, given, mask)
        theirs = jnp.where(first, think(foes.one, given, mask)[0], think(foes.other, given, mask)[0])
        liked = jnp.where(learns[..., None], liked, theirs)
        action = jax.random.categorical(key, liked)
        said = jnp.take_along_axis(liked, action[..., None], -1)[..., 0]
        state = jax.vmap(tables.step)(state, action)
        over, reward = jax.vmap(tables.judge)(state)
        state = jax.tree.map(
            lambda new, old: jnp.where(over.reshape(-1, *(1,) * (old.ndim - 1)), new, old), fresh, state
        )
        return state, Turn(given, mask, action, said, expected, reward, over, learns)

    state, found = jax.lax.scan(turn, state, jnp.stack(keys))
    given, mask = jax.vmap(tables.observe)(state)
    return state, found, think(net, given, mask)[1]


def gains(found: Turn, last: Array) -> Array:
    """How much better things went than expected (generalised advantages)."""

    def back(carry: tuple[Array, Array], now: Turn) -> tuple[tuple[Array, Array], Array]:
        ahead, after = carry
        goes_on = 1.0 - now.over[:, None]
        ahead = now.reward + goes_on * after - now.expected + TRUST * goes_on * ahead
        return (ahead, now.expected), ahead

    return jax.lax.scan(back, (jnp.zeros_like(last), last), found, reverse=True)[1]


# --- learning


def loss(net: Net, slow: Net, part: tuple[Turn, Array], freedom: Array, damping: float) -> tuple[Array, Array]:
    found, gain = part
    liked, expected = think(net, found.facts, found.mask)
    said = jnp.take_along_axis(liked, found.action[..., None], -1)[..., 0]
    asked = (found.mask.sum(-1) > 1) & found.learns
    share = asked / jnp.maximum(asked.sum(), 1)
    better = (gain - (gain * share).sum()) / (jnp.sqrt((gain**2 * share).sum()) + 1e-6)
    ratio = jnp.exp(said - found.said)
    policy = -(jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better) * share).sum()
    chance = -(jnp.where(found.mask, jnp.exp(liked) * liked, 0.0).sum(-1) * share).sum()
    away = liked - think(slow, found.facts, found.mask)[0]
    far = (jnp.where(found.mask, jnp.exp(liked) * away, 0.0).sum(-1) * share).sum()
    value = ((found.expected + gain - expected) ** 2).mean(where=found.learns)
    return policy + 0.5 * value - freedom * chance + damping * far, jnp.stack([chance, value])


class Learner(NamedTuple):
    """A network on its way: itself, its copy that follows slowly, and what Adam remembers."""

    net: Net
    slow: Net
    first: Net
    second: Net


@partial(jax.jit, donate_argnums=(0, 1), static_argnames=("tables", "alone", "damping"))
def lesson(
    learner: Learner, state: Seated, foes: Foes, key: Array, now: Array, tables: Tables, alone: float, damping: float
) -> tuple[Learner, Seated, Array]:
    """All games go on for a while; then what was seen is gone through a few times, in parts. `now`: step, pace,
    freedom."""
    lots = jax.random.split(key)
    net, slow, first, second = learner
    state, turns, last = play(tables, net, foes, state, lots[0], TURNS, alone)
    every: tuple[Turn, Array] = (turns, gains(turns, last))
    every = jax.tree.map(
        lambda one: one.reshape(-1, *one.shape[3:]) if one.ndim > 2 else one.repeat(tables.places), every
    )
    size = every[1].shape[0]

    def improve(carry: Any, at: Array) -> Any:
        net, first, second, step = carry
        part = jax.tree.map(lambda one: one[at], every)
        (_, told), slope = jax.value_and_grad(loss, has_aux=True)(net, slow, part, now[2], damping)
        return adam(net, first, second, slope, step, now[1]), told

    carry, told = (net, first, second, now[0]), jnp.zeros((1, 2))
    for key in jax.random.split(lots[1], TIMES):
        carry, told = jax.lax.scan(improve, carry, jax.random.permutation(key, size).reshape(SLICES, -1))
    net, first, second, _ = carry
    slow = jax.tree.map(lambda old, new: old + SLOWLY * (new - old), slow, net)
    return Learner(net, slow, first, second), state, told.mean(0)


@partial(jax.jit, static_argnames=("games", "tables"))
def against(net: Net, other: Net, key: Array, games: int, tables: Tables) -> Array:
    """By the number of seats, what one such network wins among others, less what luck would give; a win alone is 1."""
    deal, luck = jax.random.split(key)
    state = jax.vmap(tables.init)(jax.random.split(deal, games))
    count = state.many
    found = play(tables, net, Foes(other, other, 1.0), state, luck, (4 if tables.places == 2 else 6) * TURNS, None)[1]
    first = (jnp.cumsum(found.over, 0) == 1) & found.over  # the first game at each table
    won = (found.reward * (first[..., None] & found.learns)).sum((0, 2))
    through = first.any(0)
    return jnp.stack([(won * (count == one)).sum() / (through & (count == one)).sum() for one in tables.seats])


def wins(net: Net, other: Net, keys: Sequence[Array], games: int, tables: Tables) -> str:
    """The share of wins among so many others, by the number of seats; a shared win counts in part."""
    found = sum(against(net, other, key, games, tables) for key in keys) / len(keys)
    told = [f"{float(1 / one + gain * (one - 1) / one):.4f}" for one, gain in zip(tables.seats, found, strict=True)]
    return " ".join(told)


def read_arguments() -> argparse.Namespace:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("seconds", type=float, nargs="?", default=420)
    reading.add_argument("--seats", type=int, nargs="+", default=[2], help="2, or some of 3 4 5 6")
    reading.add_argument("--games", type=int, default=1 << 14, help="that are played at once")
    reading.add_argument("--wide", type=int, default=384, help="units in each of the two layers")
    reading.add_argument("--pace", type=float, default=6e-4)
    reading.add_argument("--freedom", type=float, default=0.05, help="what chance is worth at the beginning")
    reading.add_argument("--least", type=float, default=0.005, help="and at the end")
    reading.add_argument("--alone", type=float, default=0.5, help="the part of its games that it plays against itself")
    reading.add_argument("--hints", type=float, default=0.4, help="the part of the others that the hints play")
    reading.add_argument("--kin", type=Path, nargs="*", default=[], help="half of the zoo's games are against these")
    reading.add_argument("--damping", type=float, default=0.03, help="how dear it is to leave the slowly moving copy")
    reading.add_argument("--imitate", type=float, default=12, help="seconds of games by the hints, on every core")
    reading.add_argument("--from", type=Path, dest="start", help="begin with this network instead of the hints'")
    reading.add_argument("--rival", type=Path, help="learn against this network alone")
    reading.add_argument("--beside", type=Path, nargs="*", default=[], help="networks to be compared with at the end")
    reading.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="for the games by the hints")
    reading.add_argument("--steps", type=int, default=30_000, help="of learning to answer as the hints do")
    reading.add_argument("--sample", type=int, default=1 << 13, help="games that are played to see how it does")
    reading.add_argument("--surer", type=float, default=1.0, help="how much surer the finished one is of what it likes")
    reading.add_argument("--seed", type=int, default=1)
    reading.add_argument("--file", type=Path, required=True, help="where the network is written")
    return reading.parse_args()


def first_networks(asked: argparse.Namespace, tables: Tables, keys: Sequence[Array]) -> tuple[Net, Net]:
    """Whom it learns against from the beginning, and what it begins with."""
    new = begin(keys[1], asked.wide, tables.shape)
    start = None if asked.start is None else read(asked.start, tables.shape)
    if asked.rival is not None:
        return read(asked.rival, tables.shape), start or new
    lessons = ask_the_hints(tables, asked.imitate, asked.cores)
    sure = sharpened(imitate(keys[0], lessons, begin(keys[0], 256, tables.shape), asked.steps), 4.0)
    if start is None and asked.alone < 1:
        start = sharpened(imitate(keys[1], lessons, new, asked.steps), 0.5)
    return sure, start or new


def main() -> None:
    asked = read_arguments()
    tables = Tables(tuple(sorted(asked.seats)))
    key, one = jax.random.split(jax.random.key(asked.seed))
    sure, net = first_networks(asked, tables, (key, one))
    alone, share = (asked.alone, asked.hints) if asked.rival is None else (0.0, 1.0)
    zoo, kin = [sure], [read(one, tables.shape) for one in asked.kin]
    nothing = jax.tree.map(jnp.zeros_like, net)
    learner = Learner(net, jax.tree.map(jnp.copy, net), nothing, jax.tree.map(jnp.copy, nothing))
    state = jax.vmap(tables.init)(jax.random.split(jax.random.fold_in(key, 0), asked.games))
    start, said, update, rng = perf_counter(), 0.0, 0, Random(asked.seed)
    while (gone := (perf_counter() - start) / asked.seconds) < 1:
        key, lot, test = jax.random.split(key, 3)
        pace = asked.pace * max(1 - gone, 0.05)
        freedom = asked.least + (asked.freedom - asked.least) * max(0, 1 - 1.5 * gone)
        now = jnp.array([update * SLICES * TIMES + 1, pace, freedom], jnp.float32)
        foes = Foes(sure, rng.choice(kin if kin and update % 2 else zoo), share)
        learner, state, told = lesson(learner, state, foes, lot, now, tables, alone, asked.damping)
        update += 1
        if update % SNAPSHOT == 0 and asked.rival is None:
            zoo.append(jax.tree.map(jnp.copy, learner.net))
        if gone > said:
            said += 0.05
            shares = [wins(learner.net, one, [test], asked.sample, tables) for one in (zoo[0], zoo[-1])]
            print(
                f"{update:6} lessons {perf_counter() - start:6.0f} s  chance {told[0]:.3f}  error {told[1]:.4f}  "
                f"against the first {shares[0]}, the last {shares[1]}",
                flush=True,
            )
            write(learner.net, asked.file, tables.shape)
    write(sharpened(learner.net, asked.surer), asked.file, tables.shape)
    made = read(asked.file, tables.shape)  # as it is read at the table
    beside = {"the hints" if asked.rival is None else "its rival": sure}
    for name, other in (beside | {str(one): read(one, tables.shape) for one in asked.beside}).items():
        found = wins(made, other, [jax.random.key(101), jax.random.key(102)], 4 * asked.sample, tables)
        print(f"of {8 * asked.sample:,} games against {name}: {found}", flush=True)


if __name__ == "__main__":
    main()
