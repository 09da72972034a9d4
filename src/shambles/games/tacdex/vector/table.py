"""The table of TacDex as arrays, and what a seat sees of it."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from shambles.games.tacdex.box.contents import END, FACES, PACK
from shambles.games.tacdex.table.numbers import KINDS

LAST = KINDS  # END, as a card of a deck
NOBODY = -1

# The question: to all who fight, or to one seat; none when the game is over.
SELECTING, ADDING, TURNING, CHOOSING, OVER = range(5)
# State of a battle between two asks.
BEFORE, AFTER, DONE = range(3)
DISCARDS, FLIPS, DRAWS, REDOES = range(1, 5)
ACTIONS = {None: 0, "discard": DISCARDS, "flip": FLIPS, "draw": DRAWS, "redo": REDOES}

PLACES = {card: place for place, card in enumerate((*FACES, END))}
PACK_IN_PLACES = np.array([PLACES[card] for card in PACK], np.int32)
COPIES = np.bincount(PACK_IN_PLACES, minlength=KINDS).astype(np.int32)


class State(NamedTuple):
    """One table. Cards whose order matters to nobody are counted by kind.

    decks      by seat, in a ring: the top card lies at `tops`, and there are `sizes` of them
    hands      by seat and kind; so are piles, what each has ever played, and the cards shown in the present reveal
    table      the cards to be won, by who played them and kind; likewise what stayed unclaimed
    last       the card that counts of each seat, or -1
    best       who stood best when the numbers were compared
    question   what is asked; of the seat `asked`, or of all who fight
    stage      where the battle stands, and the place in the order of actions that it has come to
    luck       decides which card DISCARD takes
    """

    decks: Array
    tops: Array
    sizes: Array
    hands: Array
    piles: Array
    played: Array
    shown: Array
    last: Array
    table: Array
    unclaimed: Array
    ends: Array
    buried: Array
    is_low: Array
    tied: Array
    best: Array
    last_winner: Array
    battle: Array
    round: Array
    question: Array
    asked: Array
    stage: Array
    place: Array
    luck: Array


class Observation(NamedTuple):
    """A seat's view; seats are counted from it on. `unseen` are the cards of each deck that it has not seen.

    `below` are its own cards that DISCARD put under its deck, the next to be drawn first, -1 after the last.
    """

    hand: Array
    pile: Array
    below: Array
    shown: Array
    last: Array
    table: Array
    unclaimed: Array
    unseen: Array
    hands: Array
    decks: Array
    piles: Array
    ends: Array
    buried: Array
    tied: Array
    is_low: Array
    last_winner: Array
    battle: Array
    round: Array
    question: Array
    asked: Array
    mask: Array


def one_hot(cards: Array) -> Array:
    """Cards counted by kind, along a new last axis; END and NOBODY count for nothing."""
    return (cards[..., None] == jnp.arange(KINDS)).astype(jnp.int32)


def either(first: Array, one: State, other: State) -> State:
    return State(*(jnp.where(first, left, right) for left, right in zip(one, other, strict=True)))
