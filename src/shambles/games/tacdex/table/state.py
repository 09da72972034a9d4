"""The table of TacDex as plain data, and questions about it."""

from __future__ import annotations

import msgspec

from shambles.core.asking.ask import Choice
from shambles.games.tacdex.box.contents import BOX, HALF, NUMBER, Card, Options, Side


class Select(Choice, frozen=True, tag="select"):
    """A card laid face down for the battle."""

    card: Card


class Add(Choice, frozen=True, tag="add"):
    """A card added by REDO; none if the player keeps to the REDO card."""

    card: Card | None


class Turn(Choice, frozen=True, tag="turn"):
    """Whether FLIP turns the marker."""

    flip: bool


class Victim(Choice, frozen=True, tag="victim"):
    """The opponent that DISCARD hits; people count seats from 1."""

    seat: int


class Played(msgspec.Struct, frozen=True, gc=False):
    """A card that lies open on the table, and who played it."""

    seat: int
    card: Card


class State(msgspec.Struct):
    """Where every card is (TD-014): in a deck, top first, in a hand, on the table, in a pile, or unclaimed.

    shown     the cards of the present reveal by seat; the last one counts
    tied      who fights on in an Extended Battle; nobody between battles
    ends      whose END lies open
    buried    how many cards DISCARD put under a deck and nobody has drawn yet
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
    """TD-080, TD-193, TD-344, TD-360  Those who select a card: the tied, or between battles everybody who holds one."""
    return list(state.tied) or [seat for seat, hand in enumerate(state.hands) if hand]


def clockwise(state: State, start: int | None = None) -> list[int]:
    """TD-350, TD-352, TD-R22  All seats, from the winner of the last battle on; at first from the first seat."""
    if start is None:
        start = state.last_winner or 0
    seats = range(len(state.hands))
    return [*seats[start:], *seats[:start]]


def showing(state: State) -> list[int]:
    """The seats that take part in the present reveal."""
    return [seat for seat, cards in enumerate(state.shown) if cards]


def number_shown(state: State, seat: int) -> int | None:
    """TD-108, TD-261  The number a seat fights with; a REDO card has none."""
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
    """TD-053, TD-055, TD-149  Where in this deck END can lie, for all that can be seen from outside.

    It went into the lower part of the deck. What DISCARD put under the deck lies below it.
    """
    if state.ends[seat]:
        return range(0)
    own = len(state.decks[seat]) - state.buried[seat]
    return range(max(0, own - (HALF + 1)), own)
