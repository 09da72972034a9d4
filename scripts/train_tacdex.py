"""Train games/tacdex/bot/trained.bin: `python scripts/train_tacdex.py [SECONDS]`, with JAX, on a GPU.

First a network learns to answer as the hints do. From there it plays thousands of games at once, by both maps of
actions (TD-R01): half of them against itself, the others against the hints' network and against a zoo of what it was
earlier. Whoever learns against one opponent only is beaten by the next; against all of them there is no such circle.
What led to more than was expected becomes more likely, by small steps (PPO), never far from a slowly moving copy.

`--rival FILE` measures instead how much can be won from a finished network: another learns against it alone, from
nothing, or from `--from FILE`. `--alone 1` trains a sister that has only ever met itself. Nothing is written over
unless `--file` says so.
"""

from __future__ import annotations

import argparse
import os
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
from shambles.doors.vector import make
from shambles.games.tacdex.bot import trained
from shambles.games.tacdex.bot.hints import HINTS
from shambles.games.tacdex.table.numbers import number_of
from shambles.games.tacdex.vector.table import State
from tacdex_network import Net, adam, begin, facts, read, sharpened, think, write

ENVS = [make("tacdex", seats=2, actions=actions) for actions in ("standard", "swapped")]
ACTIONS = ENVS[0].actions
SEATS = np.arange(2)

TURNS = 32  # between two lessons; no game ends twice within them
SLICES = 8  # that a lesson is cut into
TIMES = 2  # that a lesson is gone through
CLIP = 0.2
SLOWLY = 0.01  # the part of its way that the copy goes at each lesson
SNAPSHOT = 100  # lessons between two animals of the zoo
TRUST = 0.95  # in results rather than in expectations
FILE = Path(__file__).parents[1] / "src/shambles/games/tacdex/bot/trained.bin"


class Turn(NamedTuple):
    """One moment of every game, for both seats."""

    facts: Array
    mask: Array
    action: Array
    said: Array  # how likely the action was, its logarithm
    expected: Array
    reward: Array
    over: Array
    learns: Array  # whether it is the network's own seat


# --- as the hints would have it

SLIPS = 0.2  # so that it has seen what comes of them, too


Answer = tuple[list[float], list[int], int]  # what was seen, which actions were legal, and which of them was the best


def answers_by_the_hints(seed: int, seconds: float) -> list[Answer]:
    """What the hints say in games that are begun within this time."""
    rng, start = Random(seed), perf_counter()
    found: list[Answer] = []
    while perf_counter() < start + seconds:
        rules = {"actions": rng.choice(("standard", "swapped"))}
        table = Table.open("tacdex", seats=2, options=rules, seed=rng.getrandbits(64))
        while asks := table.asks:
            for seat, ask in asks.items():
                view: Any = table.view(seat)
                options: Any = ask.options
                figures = HINTS[ask.key](view, ask)
                first = max(range(len(figures)), key=figures.__getitem__)
                legal = [number_of(one) for one in options]
                found.append((trained.facts(view, ask.key), legal, legal[first]))
                table.play(seat, rng.choice(options) if rng.random() < SLIPS else options[first])
    return found


def imitate(key: Array, seconds: float, wide: int) -> Net:
    """A network that answers as the hints do."""
    start, cores = perf_counter(), os.cpu_count() or 1
    with get_context("spawn").Pool(cores) as pool:
        found = pool.starmap(answers_by_the_hints, [(seed, seconds) for seed in range(cores)])
    answers = [one for some in found for one in some]
    masks = np.zeros((len(answers), ACTIONS), bool)
    for at, (_, legal, _) in enumerate(answers):
        masks[at, legal] = True
    seen, mask = jnp.asarray(np.array([one[0] for one in answers], np.float32)), jnp.asarray(masks)
    right = jnp.asarray(np.array([one[2] for one in answers]))
    test = len(answers) // 20

    def miss(net: Net, at: Array) -> Array:
        liked = think(net, seen[at], mask[at])[0]
        return -jnp.take_along_axis(liked, right[at][:, None], 1).mean()

    @jax.jit
    def learn(carry: Any, key: Array) -> Any:
        net, first, second, step = carry
        at = jax.random.randint(key, (4096,), test, len(answers))
        return adam(net, first, second, jax.grad(miss)(net, at), step, 1e-3 * (1 - step / 30_001)), None

    net = begin(key, wide, ACTIONS)
    nothing = jax.tree.map(jnp.zeros_like, net)
    net = jax.lax.scan(learn, (net, nothing, nothing, jnp.float32(1)), jax.random.split(key, 30_000))[0][0]
    same = (think(net, seen[:test], mask[:test])[0].argmax(-1) == right[:test]).mean()
    print(
        f"the hints: {len(answers):,} answers, {same:.3f} of unseen ones the same, {perf_counter() - start:.0f} s",
        flush=True,
    )
    return net


# --- playing


def observe_both(state: State, at: int) -> tuple[Array, Array]:
    """What both seats of every game see, and which actions are legal; one who is not asked says nothing."""

    def see(one: State, seat: Array) -> tuple[Array, Array]:
        seen = ENVS[at].observe(one, seat)
        return facts(seen, float(at)), seen.mask.at[0].set(~seen.mask.any())

    return jax.vmap(lambda one: jax.vmap(partial(see, one))(jnp.asarray(SEATS)))(state)


class Foes(NamedTuple):
    """Who plays the seats that do not learn: in each game one of two, by their order."""

    one: Net
    other: Net
    share: float  # of those games in which it is the first


def play(
    net: Net, foes: Foes, learns: Array, state: State, key: Array, turns: int, at: int
) -> tuple[State, Turn, Array]:
    """So many moments, some seats by the network that learns, the rest by others; whoever is through begins anew."""
    games = state.battle.shape[0]
    deal, *keys = jax.random.split(key, turns + 1)
    fresh = jax.vmap(ENVS[at].init)(jax.random.split(deal, games))
    first = (jnp.arange(games) * 0.618 % 1 < foes.share)[:, None, None]

    def turn(state: State, key: Array) -> tuple[State, Turn]:
        given, mask = observe_both(state, at)
        liked, expected = think(net, given, mask)
        theirs = jnp.where(first, think(foes.one, given, mask)[0], think(foes.other, given, mask)[0])
        liked = jnp.where(learns[..., None], liked, theirs)
        action = jax.random.categorical(key, liked)
        said = jnp.take_along_axis(liked, action[..., None], -1)[..., 0]
        state = jax.vmap(ENVS[at].step)(state, action)
        over = jax.vmap(ENVS[at].is_over)(state)
        piles = jax.vmap(ENVS[at].returns)(state)
        reward = jnp.where(over[:, None], jnp.sign(piles - piles[:, ::-1]), 0.0)
        state = jax.tree.map(
            lambda new, old: jnp.where(over.reshape(-1, *(1,) * (old.ndim - 1)), new, old), fresh, state
        )
        return state, Turn(given, mask, action, said, expected, reward, over, learns)

    state, found = jax.lax.scan(turn, state, jnp.stack(keys))
    given, mask = observe_both(state, at)
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


@partial(jax.jit, donate_argnums=(0, 1), static_argnames=("alone", "damping"))
def lesson(
    learner: Learner, states: list[State], foes: Foes, key: Array, now: Array, alone: float, damping: float
) -> tuple[Learner, list[State], Array]:
    """All games go on for a while; then what was seen is gone through a few times, in parts. `now`: step, pace,
    freedom."""
    lots, made, found = jax.random.split(key, 4), [], []
    net, slow, first, second = learner
    for at, state in enumerate(states):
        games = jnp.arange(state.battle.shape[0])[:, None]
        learns = (games < alone * state.battle.shape[0]) | ((games + SEATS) % 2 == 0)
        state, turns, last = play(net, foes, learns, state, lots[at], TURNS, at)
        made.append(state)
        found.append((turns, gains(turns, last)))
    every: tuple[Turn, Array] = jax.tree.map(lambda *one: jnp.concatenate(one, 1), *found)
    every = jax.tree.map(lambda one: one.reshape(-1, *one.shape[3:]) if one.ndim > 2 else one.repeat(2), every)
    size = every[1].shape[0]

    def improve(carry: Any, at: Array) -> Any:
        net, first, second, step = carry
        part = jax.tree.map(lambda one: one[at], every)
        (_, told), slope = jax.value_and_grad(loss, has_aux=True)(net, slow, part, now[2], damping)
        return adam(net, first, second, slope, step, now[1]), told

    carry, told = (net, first, second, now[0]), jnp.zeros((1, 2))
    for key in jax.random.split(lots[2], TIMES):
        carry, told = jax.lax.scan(improve, carry, jax.random.permutation(key, size).reshape(SLICES, -1))
    net, first, second, _ = carry
    slow = jax.tree.map(lambda old, new: old + SLOWLY * (new - old), slow, net)
    return Learner(net, slow, first, second), made, told.mean(0)


@partial(jax.jit, static_argnums=(3,))
def against(net: Net, other: Net, key: Array, games: int) -> Array:
    """What this network wins of games against another, by the standard map; a tie counts half."""
    deal, luck = jax.random.split(key)
    state = jax.vmap(ENVS[0].init)(jax.random.split(deal, games))
    mine = (jnp.arange(games)[:, None] + SEATS) % 2 == 0
    found = play(net, Foes(other, other, 1.0), mine, state, luck, 4 * TURNS, 0)[1]
    first = (jnp.cumsum(found.over, 0) == 1) & found.over  # the first game at each table
    return ((found.reward + 1) / 2 * (first[..., None] & mine)).sum() / first.sum()


def read_arguments() -> argparse.Namespace:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("seconds", type=float, nargs="?", default=420)
    reading.add_argument("--games", type=int, default=1 << 14, help="that are played at once")
    reading.add_argument("--wide", type=int, default=384, help="units in each of the two layers")
    reading.add_argument("--pace", type=float, default=6e-4)
    reading.add_argument("--freedom", type=float, default=0.05, help="what chance is worth at the beginning")
    reading.add_argument("--least", type=float, default=0.005, help="and at the end")
    reading.add_argument("--alone", type=float, default=0.5, help="the part of its games that it plays against itself")
    reading.add_argument("--hints", type=float, default=0.4, help="the part of the others that the hints play")
    reading.add_argument("--damping", type=float, default=0.03, help="how dear it is to leave the slowly moving copy")
    reading.add_argument("--imitate", type=float, default=12, help="seconds of games by the hints, on every core")
    reading.add_argument("--from", type=Path, dest="start", help="begin with this network instead of the hints'")
    reading.add_argument("--rival", type=Path, help="learn against this network alone")
    reading.add_argument("--beside", type=Path, nargs="*", default=[], help="networks to be compared with at the end")
    reading.add_argument("--seed", type=int, default=1)
    reading.add_argument("--file", type=Path, required=True, help="where the network is written")
    return reading.parse_args()


def main() -> None:
    asked = read_arguments()
    key, one = jax.random.split(jax.random.key(asked.seed))
    if asked.rival is not None:
        sure, alone, share = read(asked.rival), 0.0, 1.0
    else:
        sure, alone, share = sharpened(imitate(key, asked.imitate, 256), 4.0), asked.alone, asked.hints
    zoo = [sure]
    if asked.start is not None:
        net = read(asked.start)
    elif asked.rival is not None or alone == 1:
        net = begin(one, asked.wide, ACTIONS)
    else:
        net = sharpened(imitate(one, asked.imitate, asked.wide), 0.5)
    nothing = jax.tree.map(jnp.zeros_like, net)
    learner = Learner(net, jax.tree.map(jnp.copy, net), nothing, jax.tree.map(jnp.copy, nothing))
    each = asked.games // len(ENVS)
    states = [jax.vmap(env.init)(jax.random.split(jax.random.fold_in(key, at), each)) for at, env in enumerate(ENVS)]
    start, said, update, rng = perf_counter(), 0.0, 0, Random(asked.seed)
    while (gone := (perf_counter() - start) / asked.seconds) < 1:
        key, lot, test = jax.random.split(key, 3)
        pace = asked.pace * max(1 - gone, 0.05)
        freedom = asked.least + (asked.freedom - asked.least) * max(0, 1 - 1.5 * gone)
        now = jnp.array([update * SLICES * TIMES + 1, pace, freedom], jnp.float32)
        foes = Foes(sure, rng.choice(zoo), share)
        learner, states, told = lesson(learner, states, foes, lot, now, alone, asked.damping)
        update += 1
        if update % SNAPSHOT == 0 and asked.rival is None:
            zoo.append(jax.tree.map(jnp.copy, learner.net))
        if gone > said:
            said += 0.05
            shares = [float(against(learner.net, one, test, 1 << 13)) for one in (zoo[0], zoo[-1])]
            print(
                f"{update:6} lessons {perf_counter() - start:6.0f} s  chance {told[0]:.3f}  error {told[1]:.4f}  "
                f"against the first {shares[0]:.3f}, the last {shares[1]:.3f}",
                flush=True,
            )
            write(learner.net, asked.file)
    write(learner.net, asked.file)
    made = read(asked.file)  # as it is read at the table
    beside = {"the hints" if asked.rival is None else "its rival": sure} | {str(one): read(one) for one in asked.beside}
    for name, other in beside.items():
        found = [float(against(made, other, jax.random.key(one), 1 << 15)) for one in (101, 102)]
        print(f"of {1 << 16:,} games against {name}: {sum(found) / 2:.4f}", flush=True)


if __name__ == "__main__":
    main()
