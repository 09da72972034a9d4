"""The table of the Card Game as arrays: its state, the view of a seat, and actions as numbers.

A Walker alone is its number less one; `ROW` and what follows it are rows to take (Survival); `PAIR` and what follows it
are pairs of Walkers in rising order, `WITH_HERO` a Walker with the Hero (Hero mode). The action of a seat that is not
asked is ignored. An action that is not legal is taken as the lowest legal one: look at the mask.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from shambles.games.card_game.box.contents import BOX, POINTS

CARDS, ROWS, FULL = BOX.walkers, BOX.rows, BOX.longest_row
ROW = CARDS
PAIR = CARDS
PAIRS = CARDS * (CARDS - 1) // 2
WITH_HERO = PAIR + PAIRS
NOBODY = 31  # the seat of a place in the order where no card lies
LAST = 1 << 20  # comes after every card in the order

LOW, HIGH = (part.astype(np.int32) for part in np.triu_indices(CARDS, 1))
WORTH = np.array(POINTS, np.int32)


class State(NamedTuple):
    """One table (JAX), or a batch with the games as the first axis of every array (Numba).

    hands     by seat and card: whether the seat holds it
    heroes    by seat: whether it still has its Hero
    rows      the cards of each row, 0 where there is none
    lengths   of the rows
    piles     by seat and card: whether it lies in the seat's score pile
    points    by seat
    chooser   the seat that must take a row, or -1
    waiting   the cards still to be placed, each with its owner, in order; LAST where there is none
    over      whether the hand has ended
    """

    hands: Any
    heroes: Any
    rows: Any
    lengths: Any
    piles: Any
    points: Any
    waiting: Any
    chooser: Any
    over: Any


class Observation(NamedTuple):
    """A seat's view: its own cards; rows, piles, points, cards in hand and Heroes of everybody, from it on.

    `mask` says for each action whether it is legal for this seat now; all False while it is not asked.
    """

    hand: Any
    hero: Any
    rows: Any
    waiting: Any
    owners: Any
    piles: Any
    points: Any
    sizes: Any
    heroes: Any
    mask: Any
