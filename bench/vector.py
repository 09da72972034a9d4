"""How fast whole batches are played over arrays: `python bench/vector.py`, on the device that JAX finds.

Random play through `step` and `observe`; the first run, which compiles, is not counted.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp

from shambles.doors.vector import make
from shambles.games.card_game.box.contents import BOX

SEATS = 4
HAND = BOX.modes["survival"].hand
ANSWERS = 120  # to a game of TacDex, at most


def wait(made: Any) -> None:
    for array in jax.tree.leaves(made):
        if isinstance(array, jax.Array):
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


def play_by_jax(env: Any, games: int, answers: int) -> Callable[[int], Any]:
    """Random play of a batch: every seat looks before every answer."""
    seats = jnp.arange(env.seats)

    def look_and_step(state: Any, key: Any) -> tuple[Any, Any]:
        seen = jax.vmap(lambda one: jax.vmap(lambda seat: env.observe(one, seat))(seats))(state)
        liking = jax.random.bits(key, seen.mask.shape, jnp.uint8).astype(jnp.int32) + 1
        actions = jnp.argmax(jnp.where(seen.mask, liking, 0), -1).astype(jnp.int32)
        return jax.vmap(env.step)(state, actions), None

    @jax.jit
    def play(key: Any) -> Any:
        deal, *keys = jax.random.split(key, answers + 1)
        state = jax.vmap(env.init)(jax.random.split(deal, games))
        return jax.lax.scan(look_and_step, state, jnp.stack(keys))[0]

    return lambda run: play(jax.random.key(run))


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--games", type=int, default=1 << 14, help="games in a batch")
    reading.add_argument("--times", type=int, default=3)
    asked = reading.parse_args()
    games = asked.games
    print(f"JAX {jax.__version__} on {jax.devices()[0].device_kind}, Survival, {SEATS} seats, {games:,} games a batch")

    playing = play_by_jax(make("card_game", seats=SEATS, mode="survival"), games, HAND)
    took = seconds_of(playing, asked.times)
    state = playing(1)
    placed = int(games * SEATS * HAND - state.hands.sum() - (state.waiting < 1 << 20).sum())
    print(f"{'step and observe':24}{'':24}{placed / took:20,.0f} placements/s")

    env = make("tacdex", seats=2)
    playing = play_by_jax(env, games, ANSWERS)
    took = seconds_of(playing, asked.times)
    state = playing(1)
    ended = int(jax.vmap(env.is_over)(state).sum())
    print(f"{'TacDex, 2 seats':24}{ended / took:16,.0f} games/s {int(state.played.sum()) / took:20,.0f} cards/s")


if __name__ == "__main__":
    main()
