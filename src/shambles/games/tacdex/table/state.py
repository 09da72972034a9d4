"""The state of TacDex as plain data, its choices, and functions that read the state."""

from __future__ import annotations

import msgspec

from shambles.core.asking.ask import Choice
from shambles.games.tacdex.box.contents import BOX, HALF, NUMBER, Card, Options, Side


class Select(Choice, frozen=True, tag="select"):
    """Select a card for the battle, face down."""

    card: Card


class Add(Choice, frozen=True, tag="add"):
    """Add a card with REDO. `card` is null if the player adds none."""

    card: Card | None


class Turn(Choice, frozen=True, tag="turn"):
    """Turn the marker with FLIP (`flip` is true), or leave it."""

    flip: bool


class Victim(Choice, frozen=True, tag="victim"):
    """Choose the opponent that DISCARD hits. `seat` counts from 0; the notation counts from 1."""

    seat: int


class Played(msgspec.Struct, frozen=True, gc=False):
    """A card face up on the table, and the seat that played it."""

    seat: int
    card: Card


class State(msgspec.Struct):
    """The position of every card (TD-014): in a deck (top first), in a hand, on the table, in a pile, or unclaimed.

    shown     for each seat, its cards in the present reveal; the last one counts
    tied      the seats that fight on in an Extended Battle; empty between battles
    ends      for each seat, whether its END has been drawn and shown
    buried    for each seat, how many cards DISCARD put under its deck that are not drawn yet
    """

    decks: list[list[Card]]
    hands: list[list[Card]]
    piles: list[list[Card]]
    shown: list[list[Card]]
    ends: list[bool]
    buried: list[int]
    marker: Side = "HIGH"
    table: list[Played] = []
    unclaimed: list[Played] = []
    tied: list[int] = []
    last_winner: int | None = None
    battle: int = 0
    round: int = 0


def opening(seats: range, options: Options) -> State:
    """An empty table, before the decks are made."""
    return State(
        decks=[[] for _ in seats],
        hands=[[] for _ in seats],
        piles=[[] for _ in seats],
        shown=[[] for _ in seats],
        ends=[False for _ in seats],
        buried=[0 for _ in seats],
    )


def participants(state: State) -> list[int]:
    """TD-080, TD-193, TD-344, TD-360  The seats that select a card: the tied seats, or between battles every seat that
    holds a card."""
    return list(state.tied) or [seat for seat, hand in enumerate(state.hands) if hand]


def clockwise(state: State, start: int | None = None) -> list[int]:
    """TD-350, TD-352, TD-R22  All seats, starting with the winner of the last battle. Before the first win, seat 0
    starts."""
    if start is None:
        start = state.last_winner or 0
    seats = range(len(state.hands))
    return [*seats[start:], *seats[:start]]


def showing(state: State) -> list[int]:
    """The seats that take part in the present reveal."""
    return [seat for seat, cards in enumerate(state.shown) if cards]


def number_shown(state: State, seat: int) -> int | None:
    """TD-108, TD-261  The number that a seat fights with. A REDO card has none."""
    return NUMBER.get(state.shown[seat][-1])


def other_side(side: Side) -> Side:
    """TD-008  The marker has two sides."""
    return "LOW" if side == "HIGH" else "HIGH"


def best_of(numbers: dict[int, int | None], side: Side) -> list[int]:
    """TD-100, TD-101, TD-341, TD-342  The seats that show the best number for this side of the marker."""
    shown = {seat: number for seat, number in numbers.items() if number is not None}
    best = max(shown.values()) if side == "HIGH" else min(shown.values())
    return [seat for seat, number in shown.items() if number == best]


def can_be_hit(state: State, seat: int) -> bool:
    """TD-291, TD-292, TD-300  DISCARD takes a card only from a hand of three or more."""
    return len(state.hands[seat]) >= BOX.discard_from


def all_ends_out(state: State) -> bool:
    """TD-143, TD-359  Every player's END has been drawn."""
    return all(state.ends)


def place_of_end(state: State, seat: int) -> range:
    """TD-053, TD-055, TD-149  The positions in this deck where END can be, judging by what everybody has seen.

    END was put into the lower part of the deck. Cards that DISCARD put under the deck are below it.
    """
    if state.ends[seat]:
        return range(0)
    own = len(state.decks[seat]) - state.buried[seat]
    return range(max(0, own - (HALF + 1)), own)
