"""How fast whole batches of the Card Game are played over arrays, on whatever JAX finds here: `python bench/vector.py`.

Random hands in one go, and random play through `step` and `observe`; the first run, which compiles, is not counted.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp

from shambles.doors.vector import make
from shambles.doors.vector.random_play import HAND, random_rounds

SEATS = 4


def wait(made: Any) -> None:
    for array in jax.tree.leaves(made):
        array.block_until_ready()


def seconds_of(call: Callable[[int], Any], times: int) -> float:
    """The best of a few runs."""
    wait(call(0))
    best = float("inf")
    for run in range(1, times + 1):
        start = perf_counter()
        wait(call(run))
        best = min(best, perf_counter() - start)
    return best


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--games", type=int, default=1 << 14, help="games in a batch")
    reading.add_argument("--times", type=int, default=3)
    asked = reading.parse_args()
    games = asked.games
    print(f"JAX {jax.__version__} on {jax.devices()[0].device_kind}, Survival, {SEATS} seats, {games:,} games a batch")

    rounds = jax.jit(random_rounds, static_argnums=(1, 2))
    took = seconds_of(lambda run: rounds(jax.random.key(run), games, SEATS), asked.times)
    print(f"{'random hands':24}{games / took:16,.0f} hands/s {games * HAND * SEATS / took:20,.0f} placements/s")

    env = make("card_game", seats=SEATS, mode="survival")
    seats = jnp.arange(SEATS)

    def look_and_step(state: Any, key: Any) -> tuple[Any, Any]:
        seen = jax.vmap(lambda one: jax.vmap(lambda seat: env.observe(one, seat))(seats))(state)
        liking = jax.random.bits(key, seen.mask.shape, jnp.uint8).astype(jnp.int32) + 1
        actions = jnp.argmax(jnp.where(seen.mask, liking, 0), -1).astype(jnp.int32)
        return jax.vmap(env.step)(state, actions), None

    def play(key: Any) -> Any:
        deal, *keys = jax.random.split(key, HAND + 1)
        state = jax.vmap(env.init)(jax.random.split(deal, games))
        return jax.lax.scan(look_and_step, state, jnp.stack(keys))[0]

    playing = jax.jit(play)
    took = seconds_of(lambda run: playing(jax.random.key(run)), asked.times)
    state = playing(jax.random.key(1))
    placed = int(games * SEATS * HAND - state.hands.sum() - (state.waiting < 1 << 20).sum())
    print(f"{'step and observe':24}{'':24}{placed / took:20,.0f} placements/s")


if __name__ == "__main__":
    main()
