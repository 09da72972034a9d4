"""The network of TacDex's legends while it is trained (train_tacdex.py): what it sees, thinks, and how it is kept."""

from __future__ import annotations

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import ArrayLike

from shambles.games.tacdex.bot import trained
from shambles.games.tacdex.table.numbers import FACTS, PARTS
from shambles.games.tacdex.vector.table import ADDING, TURNING, Observation, one_hot

NEVER = -1e9
FAR = 0.5  # steps are not longer than this

Net = dict[str, Array]


# --- what the network sees


def facts(seen: Observation, swapped: float) -> Array:
    """What the network is told (PARTS), read from the arrays that a seat sees."""
    read = read_arrays(seen, swapped)
    return jnp.concatenate([jnp.atleast_1d(read[part.name]) / part.whole for part in PARTS])


def read_arrays(seen: Observation, swapped: float) -> dict[str, ArrayLike]:
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


def begin(key: Array, wide: int, actions: int) -> Net:
    """A network that knows nothing, for so many actions."""
    keys = jax.random.split(key, 3)

    def layer(key: Array, inner: int, outer: int, size: float) -> Array:
        found: Array = jax.random.normal(key, (inner, outer)) * size / inner**0.5
        return found

    return {
        "first": layer(keys[0], FACTS, wide, 1.4),
        "first_bias": jnp.zeros(wide),
        "second": layer(keys[1], wide, wide, 1.4),
        "second_bias": jnp.zeros(wide),
        "last": layer(keys[2], wide, actions + 1, 0.1),
        "last_bias": jnp.zeros(actions + 1),
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


def write(net: Net, file: Path) -> None:
    """Layer by layer, each with its bias, as numbers of two bytes."""
    parts = [net[name] for layer in ("first", "second", "last") for name in (layer, layer + "_bias")]
    file.write_bytes(b"".join(np.asarray(one, "<f2").tobytes() for one in parts))


def read(file: Path) -> Net:
    """A network that was written."""
    layers = trained.read_layers(file.read_bytes())
    net = {}
    for name, (rows, bias) in zip(("first", "second", "last"), layers, strict=True):
        net[name], net[name + "_bias"] = jnp.asarray(rows, jnp.float32), jnp.asarray(bias, jnp.float32)
    return net


def sharpened(net: Net, by: float) -> Net:
    """The same network, so much surer of what it likes; or less sure, so that it tries more."""
    return {**net, "last": net["last"] * by, "last_bias": net["last_bias"] * by}
