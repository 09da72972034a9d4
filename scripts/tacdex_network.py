"""The networks of TacDex's legends in training (train_tacdex.py): what they see, think, and how they are kept."""

from __future__ import annotations

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import ArrayLike

from shambles.games.tacdex.bot.trained import Shape, read_layers
from shambles.games.tacdex.table.numbers import MANY_PARTS, MOST_SEATS, NUMBERS, PARTS
from shambles.games.tacdex.table.odds import A_TIE
from shambles.games.tacdex.vector.table import ADDING, CHOOSING, TURNING, Observation, one_hot

NEVER = -1e9
FAR = 0.5  # steps are not longer than this

Net = dict[str, Array]


# --- what the network sees


def facts(seen: Observation, swapped: ArrayLike) -> Array:
    """What the network is told (PARTS), read from the arrays that a seat sees."""
    read = read_arrays(seen, swapped)
    return jnp.concatenate([jnp.atleast_1d(read[part.name]) / part.whole for part in PARTS])


def read_arrays(seen: Observation, swapped: ArrayLike) -> dict[str, ArrayLike]:
    """Every part of PARTS by its name, not yet divided."""
    adds, turns = seen.question == ADDING, seen.question == TURNING
    mine, theirs = one_hot(seen.last) * (adds | turns)
    return {
        "hand": seen.hand,
        "my unseen cards": seen.unseen[0],
        "their unseen cards": seen.unseen[1],
        "my buried cards": one_hot(seen.below).sum(0),
        "my card that counts": mine,
        "their card that counts": theirs,
        "hands": seen.hands,
        "decks": seen.decks,
        "piles": seen.piles,
        "lead": seen.piles[0] - seen.piles[1],
        "ends": seen.ends,
        "buried": seen.buried,
        "marker is low": seen.is_low,
        "table": seen.table.sum(),
        "tied": seen.tied.any(),
        "adds": adds,
        "turns": turns,
        "swapped": swapped,
    }


def facts_of_many(seen: Observation, seat: ArrayLike, count: ArrayLike, swapped: ArrayLike) -> Array:
    """What the network for three to six is told (MANY_PARTS); beyond so many seats, the ring may have empty ones."""
    read = read_many_arrays(seen, jnp.asarray(seat), jnp.asarray(count)) | {"swapped": swapped}
    return jnp.concatenate([jnp.ravel(jnp.asarray(read[part.name])) / part.whole for part in MANY_PARTS])


def read_many_arrays(seen: Observation, seat: Array, count: Array) -> dict[str, ArrayLike]:
    """Every part of MANY_PARTS by its name but for the map of actions, not yet divided."""
    ring, places = seen.hands.shape[0], jnp.arange(MOST_SEATS)
    order, here = ((seat + places) % count - seat) % ring, places < count

    def by_place(one: Array) -> Array:
        return one[order] * here.reshape(-1, *(1,) * (one.ndim - 1))

    adds, turns = seen.question == ADDING, seen.question == TURNING
    shown = by_place(one_hot(seen.last)) * (adds | turns)
    unseen, hands, piles = by_place(seen.unseen), by_place(seen.hands), by_place(seen.piles)
    fight = jnp.where(seen.tied.any(), by_place(seen.tied), hands > 0)[1:]
    first = jnp.where(seen.last_winner < 0, 0, seen.last_winner + seat) % ring  # TD-350
    turn = (seat + places - first) % count
    numbers = unseen[1:, :NUMBERS]
    total = numbers.sum(1, keepdims=True)
    high = jnp.cumsum(numbers, 1) - (1 - A_TIE) * numbers
    high = jnp.where(total > 0, high / jnp.maximum(total, 1), A_TIE)
    upwards, downwards = (jnp.where(fight[:, None], one, 1.0).prod(0) for one in (high, 1 - high))
    return {
        "hand": seen.hand,
        "my unseen cards": unseen[0],
        "my card that counts": shown[0],
        "chances as the marker lies": jnp.where(seen.is_low, downwards, upwards),
        "chances when it is turned": jnp.where(seen.is_low, upwards, downwards),
        "their unseen cards": unseen[1:],
        "their cards that count": shown[1:],
        "hands": hands,
        "decks": by_place(seen.decks),
        "ends": by_place(seen.ends),
        "buried": by_place(seen.buried),
        "leads": ((piles[0] - piles) * here)[1:],
        "fight": fight,
        "act after me": ((turn > turn[0]) & here)[1:],
        "my pile": piles[0],
        "marker is low": seen.is_low,
        "table": seen.table.sum(),
        "tied": seen.tied.any(),
        "adds": adds,
        "turns": turns,
        "chooses": seen.question == CHOOSING,
        "seats": jnp.arange(3, MOST_SEATS + 1) == count,
    }


def begin(key: Array, wide: int, shape: Shape) -> Net:
    """A network that knows nothing."""
    keys = jax.random.split(key, 3)

    def layer(key: Array, inner: int, outer: int, size: float) -> Array:
        found: Array = jax.random.normal(key, (inner, outer)) * size / inner**0.5
        return found

    return {
        "first": layer(keys[0], shape.facts, wide, 1.4),
        "first_bias": jnp.zeros(wide),
        "second": layer(keys[1], wide, wide, 1.4),
        "second_bias": jnp.zeros(wide),
        "last": layer(keys[2], wide, shape.said, 0.1),
        "last_bias": jnp.zeros(shape.said),
    }


def think(net: Net, given: Array, mask: Array) -> tuple[Array, Array]:
    """How likely each action is, its logarithm; and the result to expect, from -1 to 1."""
    inner = jax.nn.relu(given @ net["first"] + net["first_bias"])
    inner = jax.nn.relu(inner @ net["second"] + net["second_bias"])
    found = inner @ net["last"] + net["last_bias"]
    return jax.nn.log_softmax(jnp.where(mask, found[..., :-1], NEVER)), jnp.tanh(found[..., -1])


# --- steps, and files


def adam(net: Net, first: Net, second: Net, slope: Net, step: Array, pace: Array) -> tuple[Net, Net, Net, Array]:
    """One step by Adam, none too long."""
    far = jnp.sqrt(sum((one**2).sum() for one in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda one: one * jnp.minimum(1.0, FAR / (far + 1e-6)), slope)
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, slope)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, second, slope)
    by = pace * jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
    net = jax.tree.map(lambda w, m, v: w - by * m / (jnp.sqrt(v) + 1e-8), net, first, second)
    return net, first, second, step + 1


LAYERS = ("first", "second", "last")


def write(net: Net, file: Path, shape: Shape) -> None:
    """Layer by layer, each with its bias, as the table reads it."""
    file.write_bytes(b"".join(packed(net[one], net[one + "_bias"], shape.small) for one in LAYERS))


def packed(rows: Array, bias: Array, small: bool) -> bytes:
    """Numbers of two bytes; or of one, with a measure for each unit."""
    if not small:
        return np.asarray(rows, "<f2").tobytes() + np.asarray(bias, "<f2").tobytes()
    measures = np.asarray(np.maximum(np.abs(np.asarray(rows)).max(0) / 127, 1e-4), "<f2")
    whole = np.clip(np.round(np.asarray(rows) / measures.astype(np.float32)), -127, 127).astype(np.int8)
    return whole.tobytes() + measures.tobytes() + np.asarray(bias, "<f2").tobytes()


def read(file: Path, shape: Shape) -> Net:
    """A network that was written."""
    net = {}
    for name, (rows, bias) in zip(LAYERS, read_layers(file.read_bytes(), shape), strict=True):
        net[name], net[name + "_bias"] = jnp.asarray(rows, jnp.float32), jnp.asarray(bias, jnp.float32)
    return net


def sharpened(net: Net, by: float) -> Net:
    """The same network, so much surer of what it likes; or less sure, so that it tries more."""
    return {**net, "last": net["last"] * by, "last_bias": net["last_bias"] * by}
