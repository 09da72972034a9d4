"""The table of the Card Game as plain data, and questions about it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from shambles.core.asking.ask import Choice
from shambles.games.card_game.box.contents import BOX, HEROES, Options

Rows = Sequence[Sequence[int]]


class Lay(Choice, frozen=True, tag="lay"):
    """Cards laid face down: Walkers in rising order, and perhaps the Hero."""

    cards: tuple[int, ...]
    hero: bool = False


class TakeRow(Choice, frozen=True, tag="take-row"):
    """A row taken under Survival's Rule #2, numbered from 0; people call it row 1 to row 4."""

    row: int


class Turned(msgspec.Struct, frozen=True, gc=False):
    """A Walker turned up in this round, still waiting to be placed."""

    card: int
    seat: int
    hero: bool = False


class State(msgspec.Struct):
    """Where every card is (CG-310): in a hand, a row, a score pile, just turned up, or unused in this hand."""

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
    """CG-061, CG-171  Those who still hold a Walker; a Hero alone is no card to play."""
    return [seat for seat, hand in enumerate(state.hands) if hand]


def row_for(rows: Rows, mode: str, card: int) -> tuple[int | None, str]:
    """CG-092, CG-097  A card goes to the nearest row; one too low for all goes by Rule #2 of the mode.

    The row, and the rule that sends the card there; no row where its owner is asked for one.
    """
    row = nearest_row(rows, card)
    if row is not None:
        return row, "CG-092"
    return (highest_row(rows), "CG-110") if mode == "hero" else (None, "CG-230")


def nearest_row(rows: Rows, card: int) -> int | None:
    """CG-091, CG-092, CG-094  The row with the highest last card among those lower than this card, if there is one."""
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
    """CG-310  The Heroes nobody holds and nobody has used."""
    return [hero for hero in HEROES if hero not in state.heroes and hero not in state.used_heroes]
