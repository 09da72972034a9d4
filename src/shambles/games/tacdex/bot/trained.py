"""What millions of games have taught a legend for two: a small network that says how likely it gives each answer.

scripts/train_tacdex.py has made it. It is small enough for plain Python: 2 ms an answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, isqrt
from pathlib import Path
from struct import unpack
from typing import Any

from shambles.core.asking.ask import Ask
from shambles.games.tacdex.box.contents import FACES, Card
from shambles.games.tacdex.table.numbers import FACTS, PARTS, VICTIM, number_of
from shambles.games.tacdex.table.view import View

FILE = Path(__file__).parent / "trained.bin"
SEATS = 2
SAID = VICTIM + SEATS + 1  # by the number of each answer how much it is liked; last the result that is expected

Numbers = tuple[float, ...]


def likings(view: View, ask: Ask[Any]) -> Sequence[float] | None:
    """How likely each answer would be given, in all 1; None at tables that nothing was learned of."""
    if len(view.seats) != SEATS:
        return None
    said = think(facts(view, ask.key))
    liked = [said[number_of(one)] for one in ask.options]
    most = max(liked)
    parts = [exp(one - most) for one in liked]
    return [one / sum(parts) for one in parts]


def facts(view: View, key: str) -> list[float]:
    """What the network is told (PARTS), read from the view of a seat that is asked this question."""
    read = read_view(view, key)
    return [one / part.whole for part in PARTS for one in read[part.name]]


def read_view(view: View, key: str) -> dict[str, Sequence[float]]:
    """Every part of PARTS by its name, not yet divided."""
    assert view.seat is not None
    me, other = both = view.seats[view.seat], view.seats[1 - view.seat]
    adds, turns = key == "add-a-card", key == "turn-the-marker"
    mine, theirs = (view.shown[seat][-1:] if adds or turns else () for seat in (view.seat, 1 - view.seat))
    return {
        "hand": counted(view.cards or ()),
        "my unseen cards": counted(me.unseen),
        "their unseen cards": counted(other.unseen),
        "my buried cards": counted(view.buried or ()),
        "my card that counts": counted(mine),
        "their card that counts": counted(theirs),
        "hands": [one.hand for one in both],
        "decks": [one.deck for one in both],
        "piles": [one.pile for one in both],
        "lead": [me.pile - other.pile],
        "ends": [one.end for one in both],
        "buried": [one.buried for one in both],
        "marker is low": [view.marker == "LOW"],
        "table": [len(view.table)],
        "tied": [bool(view.tied)],
        "adds": [adds],
        "turns": [turns],
        "swapped": [view.actions.five == "draw"],
    }


def counted(cards: Sequence[Card]) -> list[int]:
    return [cards.count(face) for face in FACES]


def think(seen: Sequence[float]) -> list[float]:
    """What the network says of these facts. Nothing below zero goes on to the next layer."""
    for rows, bias in layers():
        found = list(bias)
        for fact, row in zip(seen, rows, strict=True):
            if fact:
                found = [one + fact * weight for one, weight in zip(found, row, strict=True)]
        seen = [max(0.0, one) for one in found]
    return found


Layer = tuple[tuple[Numbers, ...], Numbers]  # what every fact adds, and what it starts from


@cache
def layers() -> tuple[Layer, ...]:
    """The network, layer by layer."""
    return read_layers(FILE.read_bytes())


def read_layers(data: bytes) -> tuple[Layer, ...]:
    """A file of numbers of two bytes: three layers, each with its bias. How wide they are follows from its length."""
    count = len(data) // 2
    numbers = iter(unpack(f"<{count}e", data))
    both = FACTS + SAID + 2
    wide = (isqrt(both * both + 4 * (count - SAID)) - both) // 2

    def take(count: int) -> Numbers:
        return tuple(next(numbers) for _ in range(count))

    sizes = ((FACTS, wide), (wide, wide), (wide, SAID))
    return tuple((tuple(take(outer) for _ in range(inner)), take(outer)) for inner, outer in sizes)
