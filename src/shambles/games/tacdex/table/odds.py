"""The odds in TacDex, from what a seat has seen: the chance that a number beats what the opponents may show."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import prod

from shambles.games.tacdex.box.contents import NUMBER, Card, Side
from shambles.games.tacdex.table.view import View

A_TIE = 0.5  # share of a win for a tie


def opponents(view: View) -> list[int]:
    """The other seats that fight in this battle."""
    fighting = view.tied or tuple(seat for seat, one in enumerate(view.seats) if one.hand)
    return [seat for seat in fighting if seat != view.seat]


def chance_to_beat(unseen: Counter[Card], card: Card, side: Side) -> float:
    """The chance that this number beats a random one of the unseen cards. A tie counts as half a win."""
    mine = NUMBER[card]
    won = total = 0.0
    for face, number in NUMBER.items():
        if many := unseen[face]:
            total += many
            won += many * (A_TIE if number == mine else (number < mine) == (side == "HIGH"))
    return won / total if total else 0.5


def chance_to_win(view: View, card: Card) -> float:
    """The chance that this number beats every opponent, with the marker as it is."""
    return prod(chance_to_beat(_counted(view.seats[seat].unseen), card, view.marker) for seat in opponents(view))


@lru_cache(maxsize=256)
def _counted(cards: tuple[Card, ...]) -> Counter[Card]:
    """Cached, because every card of a hand needs the same count."""
    return Counter(cards)
