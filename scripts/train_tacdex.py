"""Train games/tacdex/bot/trained.bin: `python scripts/train_tacdex.py [SECONDS]`, with JAX, on a GPU.

First a network learns to answer as the hints do. Then another plays thousands of games at once, by both maps of actions
(TD-R01), against the first, which stands for people who think one step ahead; a part of them against itself if asked.
What led to more than was expected becomes more likely, by small steps (PPO).
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
from shambles.games.tacdex.vector.table import ADDING, DECK, TURNING, Observation, State, one_hot

ENVS = [make("tacdex", seats=2, actions=actions) for actions in ("standard", "swapped")]
ACTIONS = ENVS[0].actions
SEATS = np.arange(2)
FACTS = trained.FACTS
NEVER = -1e9

TURNS = 32  # between two lessons; no game ends twice within them
PARTS = 8  # that a lesson is cut into
TIMES = 2  # that a lesson is gone through
CLIP = 0.2
TRUST = 0.95  # in results rather than in expectations
FAR = 0.5  # steps are not longer than this
FILE = Path(__file__).parents[1] / "src/shambles/games/tacdex/bot/trained.bin"

Net = dict[str, Array]


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


# --- what the network sees


def facts(seen: Observation, swapped: float) -> Array:
    """As `shambles.games.tacdex.bot.trained.facts` has it."""
    adds, turns = seen.question == ADDING, seen.question == TURNING
    cards = jnp.concatenate(
        [
            seen.hand / 4,
            seen.unseen[0] / 4,
            seen.unseen[1] / 4,
            one_hot(seen.below).sum(0) / 2,
            one_hot(seen.last[0]) * (adds | turns),
            one_hot(seen.last[1]) * (adds | turns),
        ]
    )
    rest = [
        seen.hands / 5,
        seen.decks / DECK,
        seen.piles / DECK,
        jnp.stack([(seen.piles[0] - seen.piles[1]) / 10]),
        seen.ends,
        seen.buried / 2,
        jnp.stack([seen.is_low, seen.table.sum() / 4, seen.tied.any(), adds, turns, swapped]).astype(jnp.float32),
    ]
    return jnp.concatenate([cards, *rest])


def begin(key: Array) -> Net:
    wide = trained.WIDE
    keys = jax.random.split(key, 3)

    def layer(key: Array, inner: int, outer: int, size: float) -> Array:
        found: Array = jax.random.normal(key, (inner, outer)) * size / inner**0.5
        return found

    return {
        "first": layer(keys[0], FACTS, wide, 1.4),
        "first_bias": jnp.zeros(wide),
        "second": layer(keys[1], wide, wide, 1.4),
        "second_bias": jnp.zeros(wide),
        "last": layer(keys[2], wide, ACTIONS + 1, 0.1),
        "last_bias": jnp.zeros(ACTIONS + 1),
    }


def think(net: Net, given: Array, mask: Array) -> tuple[Array, Array]:
    """How likely each action is, its logarithm; and the result to expect, from -1 to 1."""
    inner = jax.nn.relu(given @ net["first"] + net["first_bias"])
    inner = jax.nn.relu(inner @ net["second"] + net["second_bias"])
    found = inner @ net["last"] + net["last_bias"]
    return jax.nn.log_softmax(jnp.where(mask, found[..., :-1], NEVER)), jnp.tanh(found[..., -1])


# --- as the hints would have it

SLIPS = 0.2  # so that it has seen what comes of them, too


Answer = tuple[list[float], list[int], int]  # what was seen, which actions were legal, and which of them was the best


def answers_by_the_hints(seed: int) -> list[Answer]:
    """What the hints say in twenty games."""
    rng, found = Random(seed), []
    for game in range(20):
        table = Table.open(
            "tacdex", seats=2, options={"actions": ("standard", "swapped")[game % 2]}, seed=20 * seed + game
        )
        while asks := table.asks:
            for seat, ask in asks.items():
                view: Any = table.view(seat)
                options: Any = ask.options
                figures = HINTS[ask.key](view, ask)
                first = max(range(len(figures)), key=figures.__getitem__)
                legal = [trained.number_of(one) for one in options]
                found.append((trained.facts(view, ask.key), legal, legal[first]))
                table.play(seat, rng.choice(options) if rng.random() < SLIPS else options[first])
    return found


def imitate(key: Array, seconds: float) -> Net:
    """A network that answers as the hints do."""
    answers: list[Answer] = []
    start = perf_counter()
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for found in pool.imap_unordered(answers_by_the_hints, range(10**5)):
            answers += found
            if perf_counter() - start > seconds:
                pool.terminate()
                break
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

    net = begin(key)
    nothing = jax.tree.map(jnp.zeros_like, net)
    net = jax.lax.scan(learn, (net, nothing, nothing, jnp.float32(1)), jax.random.split(key, 30_000))[0][0]
    same = (think(net, seen[:test], mask[:test])[0].argmax(-1) == right[:test]).mean()
    print(
        f"the hints: {len(answers):,} answers, {same:.3f} of unseen ones the same, {perf_counter() - start:.0f} s",
        flush=True,
    )
    return net


def adam(net: Net, first: Net, second: Net, slope: Net, step: Array, pace: Array) -> tuple[Net, Net, Net, Array]:
    """One step by Adam, none too long."""
    far = jnp.sqrt(sum((one**2).sum() for one in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda one: one * jnp.minimum(1.0, FAR / (far + 1e-6)), slope)
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, slope)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, second, slope)
    by = pace * jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
    net = jax.tree.map(lambda w, m, v: w - by * m / (jnp.sqrt(v) + 1e-8), net, first, second)
    return net, first, second, step + 1


# --- playing


def look(state: State, at: int) -> tuple[Array, Array]:
    """What both seats of every game see, and which actions are legal; one who is not asked says nothing."""

    def see(one: State, seat: Array) -> tuple[Array, Array]:
        seen = ENVS[at].observe(one, seat)
        return facts(seen, float(at)), seen.mask.at[0].set(~seen.mask.any())

    return jax.vmap(lambda one: jax.vmap(partial(see, one))(jnp.asarray(SEATS)))(state)


def play(
    net: Net, other: Net, learns: Array, state: State, key: Array, turns: int, at: int
) -> tuple[State, Turn, Array]:
    """So many moments, some seats by the network that learns, the rest by another; whoever is through begins anew."""
    games = state.battle.shape[0]
    deal, *keys = jax.random.split(key, turns + 1)
    fresh = jax.vmap(ENVS[at].init)(jax.random.split(deal, games))

    def turn(state: State, key: Array) -> tuple[State, Turn]:
        given, mask = look(state, at)
        liked, expected = think(net, given, mask)
        liked = jnp.where(learns[..., None], liked, think(other, given, mask)[0])
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
    given, mask = look(state, at)
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


def loss(net: Net, part: tuple[Turn, Array], freedom: Array) -> tuple[Array, Array]:
    found, gain = part
    liked, expected = think(net, found.facts, found.mask)
    said = jnp.take_along_axis(liked, found.action[..., None], -1)[..., 0]
    asked = (found.mask.sum(-1) > 1) & found.learns
    share = asked / jnp.maximum(asked.sum(), 1)
    better = (gain - (gain * share).sum()) / (jnp.sqrt((gain**2 * share).sum()) + 1e-6)
    ratio = jnp.exp(said - found.said)
    policy = -(jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better) * share).sum()
    chance = -(jnp.where(found.mask, jnp.exp(liked) * liked, 0.0).sum(-1) * share).sum()
    value = ((found.expected + gain - expected) ** 2).mean(where=found.learns)
    return policy + 0.5 * value - freedom * chance, jnp.stack([chance, value])


@partial(jax.jit, donate_argnums=(0, 1, 2, 3), static_argnames=("alone",))
def lesson(
    net: Net,
    first: Net,
    second: Net,
    states: list[State],
    other: Net,
    key: Array,
    step: Array,
    pace: Array,
    freedom: Array,
    alone: float,
) -> tuple[Net, Net, Net, list[State], Array]:
    """All games go on for a while; then what was seen is gone through a few times, in parts."""
    lots, made, found = jax.random.split(key, 4), [], []
    for at, state in enumerate(states):
        games = jnp.arange(state.battle.shape[0])[:, None]
        learns = (games < alone * state.battle.shape[0]) | ((games + SEATS) % 2 == 0)
        state, turns, last = play(net, other, learns, state, lots[at], TURNS, at)
        made.append(state)
        found.append((turns, gains(turns, last)))
    every: tuple[Turn, Array] = jax.tree.map(lambda *one: jnp.concatenate(one, 1), *found)
    every = jax.tree.map(lambda one: one.reshape(-1, *one.shape[3:]) if one.ndim > 2 else one.repeat(2), every)
    size = every[1].shape[0]

    def improve(carry: Any, at: Array) -> Any:
        net, first, second, step = carry
        part = jax.tree.map(lambda one: one[at], every)
        (_, told), slope = jax.value_and_grad(loss, has_aux=True)(net, part, freedom)
        return adam(net, first, second, slope, step, pace), told

    carry, told = (net, first, second, step), jnp.zeros((1, 2))
    for key in jax.random.split(lots[2], TIMES):
        carry, told = jax.lax.scan(improve, carry, jax.random.permutation(key, size).reshape(PARTS, -1))
    return *carry[:3], made, told.mean(0)


@partial(jax.jit, static_argnums=(3,))
def against(net: Net, other: Net, key: Array, games: int) -> Array:
    """What this network wins of games against another, by the standard map; a tie counts half."""
    deal, luck = jax.random.split(key)
    state = jax.vmap(ENVS[0].init)(jax.random.split(deal, games))
    mine = (jnp.arange(games)[:, None] + SEATS) % 2 == 0
    found = play(net, other, mine, state, luck, 4 * TURNS, 0)[1]
    first = (jnp.cumsum(found.over, 0) == 1) & found.over  # the first game at each table
    return ((found.reward + 1) / 2 * (first[..., None] & mine)).sum() / first.sum()


def write(net: Net, file: Path) -> None:
    """Layer by layer, each with its bias, as numbers of two bytes."""
    parts = [net[name] for layer in ("first", "second", "last") for name in (layer, layer + "_bias")]
    file.write_bytes(b"".join(np.asarray(one, "<f2").tobytes() for one in parts))


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("seconds", type=float, nargs="?", default=290)
    reading.add_argument("--games", type=int, default=1 << 14, help="that are played at once")
    reading.add_argument("--pace", type=float, default=6e-4)
    reading.add_argument("--freedom", type=float, default=0.012, help="what chance is worth at the beginning")
    reading.add_argument("--least", type=float, default=0.0005, help="and at the end")
    reading.add_argument("--alone", type=float, default=0.0, help="the part of its games that it plays against itself")
    reading.add_argument("--imitate", type=float, default=12, help="seconds of games by the hints, on every core")
    reading.add_argument("--seed", type=int, default=1)
    reading.add_argument("--file", type=Path, default=FILE)
    asked = reading.parse_args()
    key, one = jax.random.split(jax.random.key(asked.seed))
    hints = imitate(key, asked.imitate)
    hints = {**hints, "last": hints["last"] * 4, "last_bias": hints["last_bias"] * 4}  # it is sure of itself
    net = begin(one)
    first, second = jax.tree.map(jnp.zeros_like, net), jax.tree.map(jnp.zeros_like, net)
    each = asked.games // len(ENVS)
    states = [jax.vmap(env.init)(jax.random.split(jax.random.fold_in(key, at), each)) for at, env in enumerate(ENVS)]
    before = jax.tree.map(jnp.copy, net)
    start, said, update = perf_counter(), 0.0, 0
    while (gone := (perf_counter() - start) / asked.seconds) < 1:
        left = 1 - gone
        key, now, test = jax.random.split(key, 3)
        pace, freedom = (
            asked.pace * max(left, 0.05),
            asked.least + (asked.freedom - asked.least) * max(0, 1 - 1.5 * gone),
        )
        step = jnp.float32(update * PARTS * TIMES + 1)
        net, first, second, states, told = lesson(
            net, first, second, states, hints, now, step, jnp.float32(pace), jnp.float32(freedom), asked.alone
        )
        update += 1
        if gone > said:
            said += 0.05
            shares = [float(against(net, one, test, 1 << 13)) for one in (before, hints)]
            print(
                f"{update:6} lessons {perf_counter() - start:6.0f} s  chance {told[0]:.3f}  error {told[1]:.4f}  "
                f"against the one before {shares[0]:.3f}, the hints {shares[1]:.3f}",
                flush=True,
            )
            before = jax.tree.map(jnp.copy, net)
            write(net, asked.file)
    write(net, asked.file)


if __name__ == "__main__":
    main()
