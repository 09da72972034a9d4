"""Learn Survival by self-play, in minutes on a CPU and in seconds on a GPU, and play with what was learned.

    pip install 'shambles[vector]'
    python examples/train_survival.py --updates 300
    shambles simulate card_game -n 500 --mode survival --bots examples/train_survival.py:Trained,random,random,random

A small network looks at each card of the hand: where it would go, how full and how dear that row is, how many unseen
cards could come between. All four seats are played by it; what was laid in hands that went well becomes more likely
(REINFORCE). The weights are written beside this file, with the curve as a picture.
"""

from __future__ import annotations

import argparse
from functools import cache, partial
from pathlib import Path
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from shambles.doors.vector import make
from shambles.games.card_game.box.contents import POINTS
from shambles.games.card_game.vector.table import CARDS, FULL, ROW, Observation, State

SEATS, FACTS, HIDDEN, TURNS = 4, 10, 32, 16
MEASURED = 2048  # hands for each dot of the curve
PACE = 0.008
WEIGHTS = Path(__file__).with_suffix(".npz")
PICTURE = Path(__file__).with_suffix(".svg")
WORTH = np.array(POINTS, np.float32)
ENV = make("card_game", seats=SEATS, mode="survival")
Net = dict[str, Any]


# --- what the network sees, for every card of the box


def facts(seen: Observation) -> jax.Array:
    lengths = (seen.rows > 0).sum(1)
    last = jnp.take_along_axis(seen.rows, lengths[:, None] - 1, 1)[:, 0]
    worth = jnp.asarray(WORTH)[seen.rows].sum(1)
    known = seen.hand | seen.piles.any(0)
    known = known.at[seen.rows.ravel() - 1].max(seen.rows.ravel() > 0)
    below = jnp.concatenate([jnp.zeros(1), jnp.cumsum(~known)])  # below[c]: unseen cards up to c
    unseen = jnp.maximum(below[-1], 1.0)
    cards = jnp.arange(1, CARDS + 1)
    lower = last[None, :] < cards[:, None]
    low = ~lower.any(1)
    row = jnp.argmax(jnp.where(lower, last, 0), 1)
    room = jnp.where(low, 0, FULL - lengths[row])
    between = jnp.where(low, below[cards - 1], below[cards - 1] - below[last[row]]) / unseen
    return jnp.stack(
        [
            jnp.ones(CARDS),
            low,
            between,
            room / 4,
            jnp.where(low, worth.min(), worth[row]) / 10,
            jnp.broadcast_to(worth.min() / 10, (CARDS,)),
            jnp.broadcast_to(seen.sizes[0] / 10, (CARDS,)),
            cards / CARDS,
            (room == 0) & ~low,
            between * room,
        ],
        1,
    )


def likings(net: Net, seen: Observation) -> jax.Array:
    """How much the network likes each card; not at all those that are not in the hand."""
    inner = jax.nn.relu(facts(seen) @ net["inner"])
    return jnp.where(seen.hand, inner @ net["outer"], -1e9)


# --- playing


def cheapest_row(state: State) -> jax.Array:
    return ROW + jnp.argmin(jnp.asarray(WORTH)[state.rows].sum(1))


def play(net: Net, key: jax.Array, learners: int) -> tuple[jax.Array, jax.Array]:
    """One hand: how likely all that the learning seats laid was (its logarithm), and everybody's points."""
    deal, *keys = jax.random.split(key, TURNS + 1)

    def turn(state: State, key: jax.Array) -> tuple[State, jax.Array]:
        seen = jax.vmap(ENV.observe, (None, 0))(state, jnp.arange(SEATS))
        liked = jax.vmap(partial(likings, net))(seen)
        anything = jnp.where(seen.hand, 0.0, -1e9)
        liked = jnp.where((jnp.arange(SEATS) < learners)[:, None], liked, anything)
        chosen = jax.random.categorical(key, liked)
        said = jnp.take_along_axis(jax.nn.log_softmax(liked), chosen[:, None], 1)[:, 0]
        laying = (state.chooser < 0) & ~state.over
        actions = jnp.where(state.chooser < 0, chosen, cheapest_row(state)).astype(jnp.int32)
        return ENV.step(state, actions), jnp.where(laying, said, 0.0)

    state, said = jax.lax.scan(turn, ENV.init(deal), jnp.stack(keys))
    return said.sum(0), state.points


@partial(jax.jit, static_argnums=(4,))
def learn(net: Net, first: Net, second: Net, key: jax.Array, games: int, step: jax.Array) -> tuple[Net, Net, Net]:
    """One update, by Adam: what led to fewer points than the others took becomes more likely."""

    def regret(net: Net) -> jax.Array:
        said, points = jax.vmap(play, (None, 0, None))(net, jax.random.split(key, games), SEATS)
        better = jax.lax.stop_gradient((points.mean(1, keepdims=True) - points) / 10)
        return -(said * better).mean()

    slope = jax.grad(regret)(net)
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, slope)
    second = jax.tree.map(lambda old, new: 0.99 * old + 0.01 * new**2, second, slope)
    net = jax.tree.map(
        lambda w, m, v: w - PACE * (m / (1 - 0.9**step)) / (jnp.sqrt(v / (1 - 0.99**step)) + 1e-6), net, first, second
    )
    return net, first, second


@partial(jax.jit, static_argnums=(2,))
def measure(net: Net, key: jax.Array, games: int) -> jax.Array:
    """The mean points of one learned seat against three that lay anything."""
    sure = {**net, "outer": net["outer"] * 20}
    return jax.vmap(play, (None, 0, None))(sure, jax.random.split(key, games), 1)[1][:, 0].mean()


# --- as a bot

like = jax.jit(likings)  # compiled once, for all who play by it


@cache
def read_weights(file: Path) -> Net:
    saved = np.load(file)
    return {name: jnp.asarray(saved[name]) for name in saved}


class Trained:
    """Plays Survival by what was learned: `--bots examples/train_survival.py:Trained`."""

    def __init__(self) -> None:
        self.net = read_weights(WEIGHTS)

    def choose(self, view: Any, ask: Any, fork: Any) -> Any:
        if ask.key == "take-a-row":
            return min(ask.options, key=lambda option: view.row_points[option.row])
        rows = np.zeros((len(view.rows), FULL), np.int32)
        for at, cards in enumerate(view.rows):
            rows[at, : len(cards)] = cards
        piles = np.zeros((1, CARDS), bool)
        for seat in view.seats:
            piles[0, np.array(seat.pile, int) - 1] = True
        hand = np.zeros(CARDS, bool)
        hand[np.array(view.cards, int) - 1] = True
        nothing = np.zeros(1)
        sizes = np.array([len(view.cards)])
        known = (hand, nothing, rows, nothing, nothing, piles, nothing, sizes, nothing, nothing)
        seen = Observation(*map(jnp.asarray, known))
        liked = np.asarray(like(self.net, seen))
        return max(ask.options, key=lambda option: liked[option.cards[0] - 1])


# --- from the command line


def draw_curve(curve: list[tuple[int, float]], file: Path) -> None:
    """The mean points over the updates, as a picture."""
    most = max(points for _, points in curve) * 1.1
    last = max(update for update, _ in curve)
    dots = " ".join(f"{60 + 520 * update / last:.0f},{300 - 260 * points / most:.0f}" for update, points in curve)
    marks = "".join(
        f'<text x="52" y="{304 - 260 * level / most:.0f}" text-anchor="end">{level}</text>'
        for level in range(0, int(most) + 1, 2)
    )
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 340" font-family="sans-serif" font-size="13">'
        '<rect width="600" height="340" fill="#faf6ec"/>'
        f'<path d="M60 40V300H580" stroke="#444" fill="none"/><polyline points="{dots}" fill="none" stroke="#a8452c" '
        f'stroke-width="2.5"/>{marks}<text x="580" y="322" text-anchor="end">{last} updates</text>'
        '<text x="60" y="26">Mean points a hand against three random players: the fewer the better</text></svg>\n',
        "utf-8",
    )


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("--updates", type=int, default=300)
    reading.add_argument("--games", type=int, default=256, help="hands in each update")
    reading.add_argument("--seed", type=int, default=1)
    asked = reading.parse_args()
    key = jax.random.key(asked.seed)
    key, one, other = jax.random.split(key, 3)
    net: Net = {
        "inner": jax.random.normal(one, (FACTS, HIDDEN)) * 0.5,
        "outer": jax.random.normal(other, (HIDDEN,)) * 0.1,
    }
    first = second = jax.tree.map(jnp.zeros_like, net)
    curve: list[tuple[int, float]] = []
    start = perf_counter()
    for update in range(asked.updates + 1):
        key, now, test = jax.random.split(key, 3)
        if update % max(asked.updates // 20, 1) == 0:
            curve.append((update, float(measure(net, test, MEASURED))))
            print(f"{update:6} updates  {curve[-1][1]:6.2f} points  {perf_counter() - start:6.1f} s", flush=True)
        net, first, second = learn(net, first, second, now, asked.games, jnp.float32(update + 1))
    np.savez(WEIGHTS, inner=np.asarray(net["inner"]), outer=np.asarray(net["outer"]))
    draw_curve(curve, PICTURE)


if __name__ == "__main__":
    main()
