"""The Card Game by JAX: one table as pure functions. They follow rules.py, chapter by chapter, without branches."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

from shambles.games.card_game.box.contents import BOX
from shambles.games.card_game.vector.table import (
    CARDS,
    FULL,
    HIGH,
    LAST,
    LOW,
    NOBODY,
    PAIR,
    PAIRS,
    ROW,
    ROWS,
    WITH_HERO,
    WORTH,
    Observation,
    State,
)


class CardGame:
    """The functions of one kind of table. All are pure: batch them with `jax.vmap`, compile them with `jax.jit`."""

    def __init__(self, seats: int, mode: str) -> None:
        self.seats = seats
        self.is_hero_mode = mode == "hero"
        self.hand = BOX.modes[mode].hand
        self.most_laid = BOX.modes[mode].most_laid
        self.places = seats * self.most_laid
        self.actions = WITH_HERO + CARDS if self.is_hero_mode else ROW + ROWS

    # --- set-up

    def init(self, key: Array) -> State:
        """CG-041 … CG-046, CG-192, CG-193  Shuffle and deal."""
        deck = jax.random.permutation(key, jnp.arange(1, CARDS + 1, dtype=jnp.int32))
        dealt = self.hand * self.seats
        hands = jnp.zeros((self.seats, CARDS), bool)
        owners = jnp.repeat(jnp.arange(self.seats), self.hand)
        return self.start(hands.at[owners, deck[:dealt] - 1].set(True), deck[dealt : dealt + ROWS])

    def start(self, hands: Array, first: Array) -> State:
        """A table with these hands and these first cards of the rows."""
        return State(
            hands=hands,
            heroes=jnp.full((self.seats,), self.is_hero_mode),
            rows=jnp.zeros((ROWS, FULL), jnp.int32).at[:, 0].set(first),
            lengths=jnp.ones((ROWS,), jnp.int32),
            piles=jnp.zeros((self.seats, CARDS), bool),
            points=jnp.zeros((self.seats,), jnp.int32),
            waiting=jnp.full((self.places,), LAST, jnp.int32),
            chooser=jnp.int32(-1),
            over=jnp.bool_(False),
        )

    # --- the round

    def step(self, state: State, actions: Array) -> State:
        """Everybody who is asked answers: all lay cards, or one takes a row. Then cards are placed, while it goes."""
        after = self._place_all(self._lay(state, actions) if self.is_hero_mode else self._answer(state, actions))
        return _either(state.over, state, after)

    def _answer(self, state: State, actions: Array) -> State:
        """CG-210, CG-230  In Survival it is cards that are asked for, or a row."""
        laid = self._lay(state, actions)
        taken = self._take_a_row(state, actions)
        return _either(state.chooser < 0, laid, taken)

    def _lay(self, state: State, actions: Array) -> State:
        """CG-066, CG-211  All the cards are turned up at once, and leave the hands, in the order they are placed in."""
        legal = jax.vmap(lambda seat: self._lays(state, seat))(jnp.arange(self.seats))
        chosen = jnp.take_along_axis(legal, actions[:, None], 1)[:, 0]
        actions = jnp.where(chosen, actions, jnp.argmax(legal, 1))
        active = state.hands.any(1)
        low, high, hero = self._read(actions)
        seats = jnp.arange(self.seats)
        early = jnp.where(hero, 0, CARDS + 1)  # CG-151: those with a Hero before all others
        keys = jnp.where(active, ((early + low) << 5) | seats, LAST)
        hands = state.hands & ~_one_hot(low, active)
        if self.most_laid > 1:
            two = active & (high > 0)
            keys = jnp.concatenate([keys, jnp.where(two, ((CARDS + 1 + high) << 5) | seats, LAST)])
            hands = hands & ~_one_hot(high, two)
        return state._replace(hands=hands, heroes=state.heroes & ~(hero & active), waiting=jnp.sort(keys))

    def _read(self, actions: Array) -> tuple[Array, Array, Array]:
        """The lower card, the higher one (0: there is none), and whether the Hero comes along."""
        if not self.is_hero_mode:
            return actions + 1, jnp.zeros_like(actions), jnp.zeros_like(actions, bool)
        pair = (actions >= PAIR) & (actions < WITH_HERO)
        which = jnp.clip(actions - PAIR, 0, PAIRS - 1)
        hero = actions >= WITH_HERO
        single = jnp.where(hero, actions - WITH_HERO, actions) + 1
        low = jnp.where(pair, jnp.asarray(LOW)[which] + 1, single)
        return low, jnp.where(pair, jnp.asarray(HIGH)[which] + 1, 0), hero

    # --- placing the cards

    def _place_all(self, state: State) -> State:
        """CG-067, CG-069  One card after another, from low to high; in Survival, until somebody has to take a row."""
        for _ in range(self.places):
            state = self._place(state)
        done = (state.waiting[0] == LAST) & (state.chooser < 0) & ~state.hands.any()
        return state._replace(over=state.over | done)

    def _place(self, state: State) -> State:
        """CG-090 … CG-097, CG-110  The next card joins the row with the nearest lower last card, if it is its turn."""
        key = state.waiting[0]
        card, seat = (key >> 5) % (CARDS + 1), key & NOBODY
        last = jnp.take_along_axis(state.rows, state.lengths[:, None] - 1, 1)[:, 0]
        lower = last < card
        low = ~lower.any()
        row = jnp.argmax(jnp.where(low | lower, last, 0))
        is_next = (key != LAST) & (state.chooser < 0)
        if not self.is_hero_mode:
            stops = is_next & low
            state = state._replace(chooser=jnp.where(stops, seat, state.chooser))
            is_next = is_next & ~low
        return self._put(state, row, card, seat, is_next, take=state.lengths[row] == FULL)

    def _take_a_row(self, state: State, actions: Array) -> State:
        """CG-230, CG-235  The low card's owner takes a row of their choice."""
        seat = jnp.maximum(state.chooser, 0)
        row = jnp.clip(actions[seat] - ROW, 0, ROWS - 1)
        card = (state.waiting[0] >> 5) % (CARDS + 1)
        after = self._put(state, row, card, seat, jnp.bool_(True), take=jnp.bool_(True))
        return after._replace(chooser=jnp.int32(-1))

    def _put(self, state: State, row: Array, card: Array, seat: Array, is_next: Array, take: Array) -> State:
        """CG-131, CG-132, CG-233, CG-240  The card ends its row, or starts it anew when the row is taken."""
        cards, length = state.rows[row], state.lengths[row]
        take = take & is_next
        won = jnp.where(take, jnp.asarray(WORTH)[cards].sum(), 0)
        pile = _one_hot(cards, jnp.broadcast_to(take, cards.shape)).any(0)
        kept = jnp.where(take, 0, cards)
        place = jnp.where(take, 0, length)
        laid = jnp.where(is_next & (jnp.arange(FULL) == place), card, kept)
        waiting = jnp.where(is_next, jnp.append(state.waiting[1:], LAST), state.waiting)
        return state._replace(
            rows=state.rows.at[row].set(laid),
            lengths=state.lengths.at[row].set(jnp.where(is_next, place + 1, length)),
            piles=state.piles.at[seat].set(state.piles[seat] | pile),
            points=state.points.at[seat].add(won),
            waiting=waiting,
        )

    # --- looking

    def observe(self, state: State, seat: Array | int) -> Observation:
        """CG-314  What this seat may know; the seats are counted from it on."""
        order = (jnp.arange(self.seats) + seat) % self.seats
        there = state.waiting != LAST
        return Observation(
            hand=state.hands[seat],
            hero=state.heroes[seat],
            rows=state.rows,
            waiting=jnp.where(there, (state.waiting >> 5) % (CARDS + 1), 0),
            owners=jnp.where(there, ((state.waiting & NOBODY) - seat) % self.seats, -1),
            piles=state.piles[order],
            points=state.points[order],
            sizes=state.hands.sum(1)[order],
            heroes=state.heroes[order],
            mask=self.legal(state, seat),
        )

    def legal(self, state: State, seat: Array | int) -> Array:
        """CG-062, CG-210, CG-231  For each action, whether it is legal for this seat now."""
        lays = self._lays(state, seat) & (state.chooser < 0)
        if not self.is_hero_mode:
            takes = (jnp.arange(self.actions) >= ROW) & (state.chooser == seat)
            lays = lays | takes
        legal: Array = lays & ~state.over
        return legal

    def _lays(self, state: State, seat: Array | int) -> Array:
        hand = state.hands[seat]
        if not self.is_hero_mode:
            return jnp.concatenate([hand, jnp.zeros((ROWS,), bool)])
        return jnp.concatenate([hand, hand[LOW] & hand[HIGH], hand & state.heroes[seat]])

    def is_over(self, state: State) -> Array:
        """CG-160, CG-260  Whether the hand has ended."""
        over: Array = state.over
        return over

    def returns(self, state: State) -> Array:
        """CG-040, CG-190  The higher the better: points in Hero mode, points not taken in Survival."""
        returns: Array = state.points if self.is_hero_mode else -state.points
        return returns


def _one_hot(cards: Array, there: Array) -> Array:
    return (jnp.arange(1, CARDS + 1)[None, :] == cards[:, None]) & there[:, None]


def _either(first: Array, one: State, other: State) -> State:
    return State(*(jnp.where(first, left, right) for left, right in zip(one, other, strict=True)))
