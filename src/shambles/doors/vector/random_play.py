"""Whole hands of Survival by players who do not look, as fast as the machine can: a yardstick, and fuel for statistics.

Every number of a game stands in an array of its own, one place for each game, so that a round is one pass over memory.
Cards are drawn from a heap of 104 bits, four words for each game: the n-th card that is still there.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from shambles.games.card_game.box.contents import BOX, POINTS

CARDS, ROWS, FULL = BOX.walkers, BOX.rows, BOX.longest_row
HAND = BOX.modes["survival"].hand
WORD = 32
WORDS = -(-CARDS // WORD)
_WHOLE = [(1 << min(WORD, CARDS - WORD * at)) - 1 for at in range(WORDS)]
_WORTH = np.array(POINTS, np.int32)
Words = tuple[Array, ...]


def random_rounds(key: Array, games: int, seats: int = 4) -> Array:
    """The points that each seat took in each of so many hands: an array of seats by games."""
    x = jax.random.bits(key, (games,), jnp.uint32) | jnp.uint32(1)
    heap: Words = tuple(jnp.full((games,), whole, jnp.uint32) for whole in _WHOLE)
    last, length, worth, points = [], [], [], [jnp.zeros((games,), jnp.int32) for _ in range(seats)]
    for row in range(ROWS):
        card, heap, x = draw_card(heap, x, CARDS - row)
        last.append(card)
        length.append(jnp.ones((games,), jnp.int32))
        worth.append(jnp.asarray(_WORTH)[card])

    def play_round(number: Array, table: tuple[Array, Words, list[Array], list[Array], list[Array], list[Array]]):  # type: ignore[no-untyped-def]  # what it was given
        x, heap, last, length, worth, points = table
        keys = []
        for seat in range(seats):
            card, heap, x = draw_card(heap, x, CARDS - ROWS - number * seats - seat)
            keys.append(card << 4 | seat)
        for key in in_order(keys):
            last, length, worth, points = place(key >> 4, key & 15, last, length, worth, points)
        return x, heap, last, length, worth, points

    points = lax.fori_loop(0, HAND, play_round, (x, heap, last, length, worth, points))[-1]
    return jnp.stack(points)


def draw_card(heap: Words, x: Array, left: Array | int) -> tuple[Array, Words, Array]:
    """One of the cards that are left, each as likely as another; the heap without it."""
    x ^= x << 13
    x ^= x >> 17
    x ^= x << 5
    # The upper half of a product of 32 bits, from its 16-bit parts: x * left >> 32.
    left = jnp.asarray(left, jnp.uint32)
    nth = ((x >> 16) * left + (((x & 0xFFFF) * left) >> 16)) >> 16
    counts = [lax.population_count(word) for word in heap]
    word, at, rest = heap[0], jnp.zeros_like(nth), nth
    before = counts[0]
    for number in range(1, WORDS):
        beyond = nth >= before
        word = jnp.where(beyond, heap[number], word)
        rest = jnp.where(beyond, nth - before, rest)
        at = jnp.where(beyond, jnp.uint32(number), at)
        before = before + counts[number]
    bit = jnp.zeros_like(nth)
    for width in (16, 8, 4, 2, 1):
        low = lax.population_count((word >> bit) & jnp.uint32((1 << width) - 1))
        beyond = rest >= low
        rest = jnp.where(beyond, rest - low, rest)
        bit = jnp.where(beyond, bit + width, bit)
    gone = jnp.uint32(1) << bit
    heap = tuple(jnp.where(at == number, one & ~gone, one) for number, one in enumerate(heap))
    return (at * WORD + bit + 1).astype(jnp.int32), heap, x


def in_order(keys: list[Array]) -> list[Array]:
    """CG-212  From low to high: neighbours change places until nothing is left to change."""
    keys = list(keys)
    for start in range(len(keys)):
        for at in range(start % 2, len(keys) - 1, 2):
            low, high = jnp.minimum(keys[at], keys[at + 1]), jnp.maximum(keys[at], keys[at + 1])
            keys[at], keys[at + 1] = low, high
    return keys


def place(
    card: Array, seat: Array, last: list[Array], length: list[Array], worth: list[Array], points: list[Array]
) -> tuple[list[Array], list[Array], list[Array], list[Array]]:
    """CG-092, CG-230, CG-239  The card joins its row; a low one takes the cheapest, a sixth one the row it comes to."""
    key = jnp.zeros_like(card)
    for row in range(ROWS):
        key = jnp.maximum(key, jnp.where(last[row] < card, last[row] << 2 | row, 0))
    cheapest = worth[0] << 2
    for row in range(1, ROWS):
        cheapest = jnp.minimum(cheapest, worth[row] << 2 | row)
    low = key == 0
    mine = jnp.where(low, cheapest, key) & 3
    value = jnp.asarray(_WORTH)[card]
    cost = jnp.zeros_like(card)
    for row in range(ROWS):
        here = mine == row
        take = here & (low | (length[row] == FULL))
        cost = jnp.where(take, worth[row], cost)
        last[row] = jnp.where(here, card, last[row])
        length[row] = jnp.where(take, 0, length[row]) + here
        worth[row] = jnp.where(take, 0, worth[row]) + jnp.where(here, value, 0)
    return last, length, worth, [old + jnp.where(seat == one, cost, 0) for one, old in enumerate(points)]
