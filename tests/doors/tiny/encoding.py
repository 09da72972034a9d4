"""The numbers of somebody else's game: a room `encoding` with a function `plan`."""

from __future__ import annotations

from goofspiel.box import Options
from goofspiel.table import Bid
from shambles.doors.encoding import Bag, Listed, Number, OneOf, Plan, one

SUIT = (1, 2, 3)


def plan(seats: range, options: Options) -> Plan:
    """A bid is a card. `stakes` and `won` are prizes, `hand` is what somebody may still bid."""
    return Plan(
        version=0,
        runs={"card": SUIT},
        spelling={Bid: one("card", "card")},
        shapes={
            "seat": OneOf(seats),
            "seats": Listed(len(seats)),
            "stakes": Bag(SUIT, most=1),
            "hand": Bag(SUIT, most=1),
            "won": Bag(SUIT, most=1),
            "points": Number(sum(SUIT)),
        },
        returns=(0.0, float(sum(SUIT))),
    )
