"""The state of the Card Game as plain data, its choices, and functions that read the state."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from shambles.core.asking.ask import Choice
from shambles.games.card_game.box.contents import BOX, HEROES, Options

Rows = Sequence[Sequence[int]]


class Lay(Choice, frozen=True, tag="lay"):
    """Lay cards face down: Walkers in ascending order, and the Hero if `hero` is true."""

    cards: tuple[int, ...]
    hero: bool = False


class TakeRow(Choice, frozen=True, tag="take-row"):
    """Take a row under Rule #2 of Survival mode. `row` counts from 0; the notation counts from 1."""

    row: int


class Turned(msgspec.Struct, frozen=True, gc=False):
    """A Walker that was revealed in this round and is not placed yet. `hero`: it was played with the Hero."""

    card: int
    seat: int
    hero: bool = False


class State(msgspec.Struct):
    """The position of every card (CG-310): in a hand, a row or a score pile, just revealed, or unused in this hand."""

    hands: list[list[int]]
    heroes: list[str | None]
    rows: list[list[int]]
    piles: list[list[int]]
    turned: list[Turned] = []
    unused: list[int] = []
    used_heroes: list[str] = []
    hand: int = 0
    round: int = 0
    scores: list[list[int]] = []


def opening(seats: range, options: Options) -> State:
    """An empty table, before the first hand is dealt."""
    return State(hands=[[] for _ in seats], heroes=[None for _ in seats], rows=[], piles=[[] for _ in seats])


def active_seats(state: State) -> list[int]:
    """CG-061, CG-171  The players who still hold a Walker. A player with only a Hero has no card to play."""
    return [seat for seat, hand in enumerate(state.hands) if hand]


def row_for(rows: Rows, mode: str, card: int) -> tuple[int | None, str]:
    """CG-092, CG-097  Find the row for a card: the nearest one. A card that is too low for every row follows Rule #2 of
    the mode.

    Returns the row and the rule that sends the card there. The row is None if the player must choose one.
    """
    row = nearest_row(rows, card)
    if row is not None:
        return row, "CG-092"
    return (highest_row(rows), "CG-110") if mode == "hero" else (None, "CG-230")


def nearest_row(rows: Rows, card: int) -> int | None:
    """CG-091, CG-092, CG-094  The row with the highest last card that is still lower than this card, or None."""
    best, nearest = None, 0
    for row, cards in enumerate(rows):
        last = cards[-1]
        if nearest < last < card:
            best, nearest = row, last
    return best


def highest_row(rows: Rows) -> int:
    """CG-110, CG-117  The row with the highest last card."""
    return max(range(len(rows)), key=lambda row: rows[row][-1])


def is_full(row: Sequence[int]) -> bool:
    """CG-130, CG-238  A row never holds more than five cards."""
    return len(row) == BOX.longest_row


def unchosen_heroes(state: State) -> list[str]:
    """CG-310  The Heroes that nobody holds and nobody has used."""
    return [hero for hero in HEROES if hero not in state.heroes and hero not in state.used_heroes]
