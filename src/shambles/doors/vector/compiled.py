"""The Card Game over arrays for plain CPUs, compiled by Numba: state, actions and observations are card_game.py's.

What JAX batches by `vmap` is a batch from the start here: the first axis of every array is the game. A step gives a new
state and leaves the old one as it was.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shambles.games.card_game.bot.compiled import compiled
from shambles.games.card_game.box.contents import BOX, POINTS

CARDS, ROWS, FULL = BOX.walkers, BOX.rows, BOX.longest_row
ROW = PAIR = CARDS
PAIRS = CARDS * (CARDS - 1) // 2
WITH_HERO = PAIR + PAIRS
NOBODY = 31
LAST = 1 << 20

Ints = NDArray[np.int32]
Flags = NDArray[np.bool_]

_LOW, _HIGH = (part.astype(np.int32) for part in np.triu_indices(CARDS, 1))
_WORTH = np.array(POINTS, np.int32)


class State(NamedTuple):
    """A batch of tables: the fields of card_game.State, each with the games as its first axis."""

    hands: Flags
    heroes: Flags
    rows: Ints
    lengths: Ints
    piles: Flags
    points: Ints
    waiting: Ints
    chooser: Ints
    over: Flags


class Observation(NamedTuple):
    """What one seat of every game may know: the fields of card_game.Observation, likewise."""

    hand: Flags
    hero: Flags
    rows: Ints
    waiting: Ints
    owners: Ints
    piles: Flags
    points: Ints
    sizes: Ints
    heroes: Flags
    mask: Flags


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
        after = State(*(one.copy() for one in state))  # type: ignore[arg-type]  # a copy is of the same kind
        step_all(self.is_hero_mode, actions.astype(np.int32), _LOW, _HIGH, _WORTH, *after)
        return after

    def legal(self, state: State, seat: int) -> Flags:
        """CG-062, CG-210, CG-231  For each action, whether it is legal for this seat now."""
        mask = np.zeros((len(state.over), self.actions), bool)
        legal_all(self.is_hero_mode, seat, _LOW, _HIGH, mask, state.hands, state.heroes, state.chooser, state.over)
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
        return state.points if self.is_hero_mode else -state.points


# --- one game after another; the arrays are changed in place


@compiled
def legal_all(
    is_hero_mode: bool, seat: int, low: Any, high: Any, mask: Any, hands: Any, heroes: Any, chooser: Any, over: Any
) -> None:
    """What the seat may do, in every game."""
    for game in range(len(over)):
        if over[game]:
            continue
        if chooser[game] >= 0:
            if chooser[game] == seat:
                mask[game, ROW : ROW + ROWS] = True
            continue
        hand = hands[game, seat]
        for card in range(CARDS):
            mask[game, card] = hand[card]
        if is_hero_mode:
            for pair in range(PAIRS):
                mask[game, PAIR + pair] = hand[low[pair]] and hand[high[pair]]
            if heroes[game, seat]:
                for card in range(CARDS):
                    mask[game, WITH_HERO + card] = hand[card]


@compiled
def step_all(
    is_hero_mode: bool,
    actions: Any,
    low: Any,
    high: Any,
    worth: Any,
    hands: Any,
    heroes: Any,
    rows: Any,
    lengths: Any,
    piles: Any,
    points: Any,
    waiting: Any,
    chooser: Any,
    over: Any,
) -> None:
    """One step of every game that is not over."""
    for game in range(len(over)):
        if over[game]:
            continue
        if chooser[game] >= 0:  # CG-230, CG-235: the low card's owner takes a row of their choice
            seat = chooser[game]
            row = min(max(actions[game, seat] - ROW, 0), ROWS - 1)
            put(rows[game], lengths[game], piles[game, seat], points[game], worth, row, seat, waiting[game], True)
            chooser[game] = -1
        else:
            lay_cards(is_hero_mode, actions[game], low, high, hands[game], heroes[game], waiting[game])
        chooser[game] = place_cards(
            is_hero_mode, rows[game], lengths[game], piles[game], points[game], worth, waiting[game]
        )
        over[game] = waiting[game, 0] == LAST and not hands[game].any()


@compiled
def lay_cards(is_hero_mode: bool, actions: Any, low: Any, high: Any, hands: Any, heroes: Any, waiting: Any) -> None:
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
            one, two = low[action - PAIR], high[action - PAIR]
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
    for card in range(CARDS):
        if hand[card]:
            return card
    return -1


@compiled
def keep_in_order(waiting: Any, laid: int, key: int) -> int:
    """One more card among those that wait."""
    place = laid
    while place > 0 and waiting[place - 1] > key:
        waiting[place] = waiting[place - 1]
        place -= 1
    waiting[place] = key
    return laid + 1


@compiled
def place_cards(is_hero_mode: bool, rows: Any, lengths: Any, piles: Any, points: Any, worth: Any, waiting: Any) -> int:
    """CG-067 … CG-069, CG-090 … CG-110  From low to high; the seat that must take a row in Survival, or -1."""
    while waiting[0] != LAST:
        card = (waiting[0] >> 5) % (CARDS + 1)
        seat: int = waiting[0] & NOBODY
        best, highest = -1, 0
        for row in range(ROWS):
            last = rows[row, lengths[row] - 1]
            if last < card and (best < 0 or last > rows[best, lengths[best] - 1]):
                best = row
            if last > rows[highest, lengths[highest] - 1]:
                highest = row
        if best < 0:
            if not is_hero_mode:
                return seat
            best = highest
        put(rows, lengths, piles[seat], points, worth, best, seat, waiting, lengths[best] == FULL)
    return -1


@compiled
def put(
    rows: Any, lengths: Any, pile: Any, points: Any, worth: Any, row: int, seat: int, waiting: Any, take: bool
) -> None:
    """CG-131, CG-132, CG-233, CG-240  The next card ends its row, or starts it anew when the row is taken."""
    card = (waiting[0] >> 5) % (CARDS + 1)
    if take:
        for at in range(lengths[row]):
            points[seat] += worth[rows[row, at]]
            pile[rows[row, at] - 1] = True
            rows[row, at] = 0
        lengths[row] = 0
    rows[row, lengths[row]] = card
    lengths[row] += 1
    for at in range(len(waiting) - 1):
        waiting[at] = waiting[at + 1]
    waiting[len(waiting) - 1] = LAST
