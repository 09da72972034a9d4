"""What a seat can reckon from what it has seen: how likely a number beats what the others may show."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import prod

from shambles.games.tacdex.box.contents import NUMBER, Card, Side
from shambles.games.tacdex.table.view import View

A_TIE = 0.5  # of a win: the battle goes on


def opponents(view: View) -> list[int]:
    """Those who fight in this battle, but for the one who looks."""
    fighting = view.tied or tuple(seat for seat, one in enumerate(view.seats) if one.hand)
    return [seat for seat in fighting if seat != view.seat]


def chance_to_beat(unseen: Counter[Card], card: Card, side: Side) -> float:
    """How likely this number beats a number among cards that were not seen yet; a tie is half a win."""
    mine = NUMBER[card]
    won = total = 0.0
    for face, number in NUMBER.items():
        if many := unseen[face]:
            total += many
            won += many * (A_TIE if number == mine else (number < mine) == (side == "HIGH"))
    return won / total if total else 0.5


def chance_to_win(view: View, card: Card) -> float:
    """How likely this number beats all that the opponents may show, as the marker lies."""
    return prod(chance_to_beat(_counted(view.seats[seat].unseen), card, view.marker) for seat in opponents(view))


@lru_cache(maxsize=256)
def _counted(cards: tuple[Card, ...]) -> Counter[Card]:
    """Counted once for all the cards of a hand."""
    return Counter(cards)
