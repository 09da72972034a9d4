"""What millions of games have taught a legend for two: a small network that says how likely it gives each answer.

scripts/train_tacdex.py has made it. It is small enough for plain Python: 2 ms an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp, isqrt
from pathlib import Path
from struct import unpack
from typing import Any

from shambles.core.asking.ask import Ask
from shambles.games.tacdex.box.contents import FACES, PACK, Card
from shambles.games.tacdex.table.state import Add, Select, Turn
from shambles.games.tacdex.table.view import SeatView, View

FILE = Path(__file__).parent / "trained.bin"
SEATS = 2
KINDS = len(FACES)
DECK = len(PACK) + 1
FACTS = 6 * KINDS + 17

# What it speaks of, in the order of the file, which was once that of shambles.doors.vector: nothing, cards for the
# battle, cards for REDO or none, to turn the marker or not, whom to hit; and then the result that it expects.
SELECT, ADD = 1, 1 + KINDS
KEEP = ADD + KINDS
FLIP, STAY = KEEP + 1, KEEP + 2
SAID = STAY + 1 + SEATS + 1

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
    """What is seen by a seat that is asked this question: cards by their faces and sizes of heaps, one's own first."""
    assert view.seat is not None
    me, other = view.seats[view.seat], view.seats[1 - view.seat]
    adds, turns = key == "add-a-card", key == "turn-the-marker"
    mine, theirs = (view.shown[seat][-1:] if adds or turns else () for seat in (view.seat, 1 - view.seat))

    def both(of: Callable[[SeatView], float]) -> list[float]:
        return [of(me), of(other)]

    return [
        *counted(view.cards or (), 4),
        *counted(me.unseen, 4),
        *counted(other.unseen, 4),
        *counted(view.buried or (), 2),
        *counted(mine, 1),
        *counted(theirs, 1),
        *both(lambda one: one.hand / 5),
        *both(lambda one: one.deck / DECK),
        *both(lambda one: one.pile / DECK),
        (me.pile - other.pile) / 10,
        *both(lambda one: float(one.end)),
        *both(lambda one: one.buried / 2),
        float(view.marker == "LOW"),
        len(view.table) / 4,
        float(bool(view.tied)),
        float(adds),
        float(turns),
        float(view.actions.five == "draw"),
    ]


def counted(cards: Sequence[Card], whole: int) -> list[float]:
    return [cards.count(face) / whole for face in FACES]


def number_of(choice: Select | Add | Turn) -> int:
    """The place of an answer in what the network says."""
    if isinstance(choice, Turn):
        return FLIP if choice.flip else STAY
    if choice.card is None:
        return KEEP
    return (SELECT if isinstance(choice, Select) else ADD) + FACES.index(choice.card)


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
