"""The tables that TacDex's legends learn at (train_tacdex.py): thousands at once, of every number of seats in turn."""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from shambles.doors.vector import make
from shambles.games.tacdex.bot.trained import shape_for
from shambles.games.tacdex.table.numbers import MOST_SEATS, VICTIM
from shambles.games.tacdex.vector.rules import TacDex
from shambles.games.tacdex.vector.table import Observation, State
from tacdex_network import facts, facts_of_many


class Seated(NamedTuple):
    """A table with so many at it, by one of the two maps of actions (TD-R01)."""

    state: State
    many: Array
    swapped: Array


class Tables:
    """Tables for two; or for any of three to six, on one ring of places, some of which nobody sits at."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.shape = shape_for(max(seats))
        self.places = 2 if seats == (2,) else MOST_SEATS
        self._maps = [make("tacdex", seats=self.places, actions=one) for one in ("standard", "swapped")]

    def _rules(self, swapped: Array) -> TacDex:
        """The rules by one of both maps, which is known only at the table."""
        found: TacDex = copy(self._maps[0])
        found._acts = jnp.stack([one._acts for one in self._maps])[swapped]
        return found

    def init(self, key: Array) -> Seated:
        """A new deal for some number of seats, by one of both maps."""
        deal, *lots = jax.random.split(key, 3)
        count = jax.random.choice(lots[0], jnp.array(self.seats))
        state: State = self._maps[0].init(deal)
        return self.seat(state, count, jax.random.randint(lots[1], (), 0, 2))

    def seat(self, state: State, count: Array, swapped: Array) -> Seated:
        """A table at which only the first so many sit. The others hold nothing and have no END to come."""
        here = jnp.arange(self.places) < count
        state = state._replace(hands=state.hands * here[:, None], sizes=state.sizes * here, ends=state.ends | ~here)
        return Seated(state, count, swapped)

    def present(self, table: Seated) -> Array:
        return jnp.arange(self.places) < table.many[..., None]

    def observe(self, table: Seated) -> tuple[Array, Array]:
        """What every seat is told, and which actions are legal; one who is not asked says nothing."""
        rules = self._rules(table.swapped)

        def see(seat: Array) -> tuple[Array, Array]:
            seen: Observation = rules.observe(table.state, seat)
            if self.places == 2:
                given, mask = facts(seen, table.swapped), seen.mask
            else:
                given = facts_of_many(seen, seat, table.many, table.swapped)
                order = (seat + jnp.arange(self.places)) % table.many
                hit = seen.mask[VICTIM + order] & (jnp.arange(self.places) < table.many)
                mask = jnp.concatenate([seen.mask[:VICTIM], hit])
            return given, mask.at[0].set(~mask.any())

        return jax.vmap(see)(jnp.arange(self.places))

    def step(self, table: Seated, actions: Array, picks: Array | None = None) -> Seated:
        """Everybody answers; whom DISCARD hits is counted from who plays it, and `picks` are what it takes."""
        hit = VICTIM + (jnp.arange(self.places) + actions - VICTIM) % table.many
        actions = jnp.where((actions >= VICTIM) & (self.places > 2), hit, actions)
        return table._replace(state=self._rules(table.swapped).step(table.state, actions, picks))

    def judge(self, table: Seated) -> tuple[Array, Array]:
        """Whether it is over, and what each has won: 1 for a win alone, nothing for what luck would give."""
        over = self._maps[0].is_over(table.state)
        piles = jnp.where(self.present(table), self._maps[0].returns(table.state), -1)
        won = piles == piles.max()
        share = (won / won.sum() - 1 / table.many) * table.many / (table.many - 1)
        return over, jnp.where(over & self.present(table), share, 0.0)
