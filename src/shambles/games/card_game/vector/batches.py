"""The Card Game over arrays for plain CPUs, compiled by Numba: where a card lands is asked of the kernel.

What JAX batches by `vmap` is a batch from the start here: the first axis of every array is the game. A step gives a new
state and leaves the old one as it was.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shambles.games.card_game.box.contents import BOX
from shambles.games.card_game.kernel.board import keep_in_order, row_for
from shambles.games.card_game.kernel.compiled import compiled
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

Ints = NDArray[np.int32]
Flags = NDArray[np.bool_]


class CompiledCardGame:
    """The functions of one kind of table, over whole batches."""

    def __init__(self, seats: int, mode: str) -> None:
        self.seats = seats
        self.is_hero_mode = mode == "hero"
        self.hand = BOX.modes[mode].hand
        self.places = seats * BOX.modes[mode].most_laid
        self.actions = WITH_HERO + CARDS if self.is_hero_mode else ROW + ROWS

    def init(self, seed: int, games: int) -> State:
        """CG-041 … CG-046, CG-192, CG-193  Shuffle and deal so many games."""
        deck = np.random.default_rng(seed).permuted(np.tile(np.arange(CARDS), (games, 1)), axis=1)
        dealt = self.hand * self.seats
        hands = np.zeros((games, self.seats, CARDS), bool)
        owners = np.repeat(np.arange(self.seats), self.hand)
        hands[np.arange(games)[:, None], owners[None, :], deck[:, :dealt]] = True
        return self.start(hands, deck[:, dealt : dealt + ROWS].astype(np.int32) + 1)

    def start(self, hands: Flags, first: Ints) -> State:
        """Tables with these hands and these first cards of the rows."""
        games, seats = len(hands), self.seats
        rows = np.zeros((games, ROWS, FULL), np.int32)
        rows[:, :, 0] = first
        return State(
            hands=hands,
            heroes=np.full((games, seats), self.is_hero_mode),
            rows=rows,
            lengths=np.ones((games, ROWS), np.int32),
            piles=np.zeros((games, seats, CARDS), bool),
            points=np.zeros((games, seats), np.int32),
            waiting=np.full((games, self.places), LAST, np.int32),
            chooser=np.full((games,), -1, np.int32),
            over=np.zeros((games,), bool),
        )

    def step(self, state: State, actions: NDArray[Any]) -> State:
        """Everybody who is asked answers: all lay cards, or one takes a row. Then cards are placed, while it goes."""
        after = State(*(one.copy() for one in state))
        step_all(
            self.is_hero_mode, actions.astype(np.int32), after, Printed(LOW, HIGH, WORTH), np.zeros(ROWS, np.int32)
        )
        return after

    def legal(self, state: State, seat: int) -> Flags:
        """CG-062, CG-210, CG-231  For each action, whether it is legal for this seat now."""
        mask = np.zeros((len(state.over), self.actions), bool)
        legal_all(self.is_hero_mode, seat, state, Printed(LOW, HIGH, WORTH), mask)
        return mask

    def observe(self, state: State, seat: int) -> Observation:
        """CG-314  What this seat may know; the seats are counted from it on."""
        order = (np.arange(self.seats) + seat) % self.seats
        there = state.waiting != LAST
        return Observation(
            hand=state.hands[:, seat],
            hero=state.heroes[:, seat],
            rows=state.rows,
            waiting=np.where(there, (state.waiting >> 5) % (CARDS + 1), 0),
            owners=np.where(there, ((state.waiting & NOBODY) - seat) % self.seats, -1),
            piles=state.piles[:, order],
            points=state.points[:, order],
            sizes=state.hands.sum(2, dtype=np.int32)[:, order],
            heroes=state.heroes[:, order],
            mask=self.legal(state, seat),
        )

    def returns(self, state: State) -> Ints:
        """CG-040, CG-190  The higher the better: points in Hero mode, points not taken in Survival."""
        returns: Ints = state.points if self.is_hero_mode else -state.points
        return returns


# --- one game after another; the arrays are changed in place


class Printed(NamedTuple):
    """What is the same in all games: the cards of each pair, from low to high, and the points of each Walker."""

    low: Any
    high: Any
    worth: Any


@compiled
def legal_all(is_hero_mode: bool, seat: int, state: State, printed: Printed, mask: Any) -> None:
    """What the seat may do, in every game."""
    for game in range(len(state.over)):
        if state.over[game]:
            continue
        if state.chooser[game] >= 0:
            if state.chooser[game] == seat:
                mask[game, ROW : ROW + ROWS] = True
            continue
        hand = state.hands[game, seat]
        for card in range(CARDS):
            mask[game, card] = hand[card]
        if is_hero_mode:
            for pair in range(PAIRS):
                mask[game, PAIR + pair] = hand[printed.low[pair]] and hand[printed.high[pair]]
            if state.heroes[game, seat]:
                for card in range(CARDS):
                    mask[game, WITH_HERO + card] = hand[card]


@compiled
def step_all(is_hero_mode: bool, actions: Any, state: State, printed: Printed, last: Any) -> None:
    """One step of every game that is not over; `last` is room for the last card of each row."""
    for game in range(len(state.over)):
        if state.over[game]:
            continue
        if state.chooser[game] >= 0:  # CG-230, CG-235: the low card's owner takes a row of their choice
            seat = state.chooser[game]
            put(state, game, min(max(actions[game, seat] - ROW, 0), ROWS - 1), printed.worth, True)
            state.chooser[game] = -1
        else:
            lay_cards(is_hero_mode, actions[game], printed, state.hands[game], state.heroes[game], state.waiting[game])
        state.chooser[game] = place_cards(is_hero_mode, state, game, printed.worth, last)
        state.over[game] = state.waiting[game, 0] == LAST and not state.hands[game].any()


@compiled
def lay_cards(is_hero_mode: bool, actions: Any, printed: Printed, hands: Any, heroes: Any, waiting: Any) -> None:
    """CG-066, CG-151, CG-211  The cards leave the hands, to be placed from low to high; a Hero's before all others."""
    waiting[:] = LAST
    laid = 0
    for seat in range(len(hands)):
        hand, action = hands[seat], actions[seat]
        first = lowest_card(hand)
        if first < 0:
            continue
        one, two, hero = action, -1, False
        if is_hero_mode and PAIR <= action < WITH_HERO:
            one, two = printed.low[action - PAIR], printed.high[action - PAIR]
        elif is_hero_mode and action >= WITH_HERO:
            one, hero = action - WITH_HERO, True
        legal = 0 <= one < CARDS and hand[one] and (two < 0 or hand[two]) and (not hero or heroes[seat])
        if not legal:
            one, two, hero = first, -1, False
        hand[one] = False
        laid = keep_in_order(waiting, laid, ((0 if hero else CARDS + 1) + one + 1) * 32 + seat)
        if hero:
            heroes[seat] = False
        if two >= 0:
            hand[two] = False
            laid = keep_in_order(waiting, laid, (CARDS + 1 + two + 1) * 32 + seat)


@compiled
def lowest_card(hand: Any) -> int:
    """The lowest card that is held, or -1."""
    for card in range(CARDS):
        if hand[card]:
            return card
    return -1


@compiled
def place_cards(is_hero_mode: bool, state: State, game: int, worth: Any, last: Any) -> int:
    """CG-067 … CG-069, CG-090 … CG-110  From low to high; the seat that must take a row in Survival, or -1."""
    rows, lengths, waiting = state.rows[game], state.lengths[game], state.waiting[game]
    while waiting[0] != LAST:
        for row in range(ROWS):
            last[row] = rows[row, lengths[row] - 1]
        row = row_for(last, (waiting[0] >> 5) % (CARDS + 1))
        if row >= ROWS and not is_hero_mode:
            seat: int = waiting[0] & NOBODY
            return seat
        put(state, game, row % ROWS, worth, lengths[row % ROWS] == FULL)
    return -1


@compiled
def put(state: State, game: int, row: int, worth: Any, take: bool) -> None:
    """CG-131, CG-132, CG-233, CG-240  The next card ends its row, or starts it anew when the row is taken."""
    rows, lengths, waiting = state.rows[game], state.lengths[game], state.waiting[game]
    card, seat = (waiting[0] >> 5) % (CARDS + 1), waiting[0] & NOBODY
    if take:
        for at in range(lengths[row]):
            state.points[game, seat] += worth[rows[row, at]]
            state.piles[game, seat, rows[row, at] - 1] = True
            rows[row, at] = 0
        lengths[row] = 0
    rows[row, lengths[row]] = card
    lengths[row] += 1
    for at in range(len(waiting) - 1):
        waiting[at] = waiting[at + 1]
    waiting[len(waiting) - 1] = LAST
