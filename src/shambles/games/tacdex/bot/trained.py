"""A legend's policy: small networks, trained on millions of games, that give each answer a probability.

scripts/train_tacdex.py has made them: one for two players, one for three to six. They are small enough for plain
Python: 3 ms an answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import exp, isqrt
from pathlib import Path
from struct import unpack
from typing import Any, NamedTuple

from shambles.core.asking.ask import Ask
from shambles.games.tacdex.bot.knowing import facts
from shambles.games.tacdex.table.numbers import FACTS, MANY_FACTS, MOST_SEATS, VICTIM, number_of
from shambles.games.tacdex.table.state import Victim
from shambles.games.tacdex.table.view import View

Numbers = tuple[float, ...]
Layer = tuple[tuple[Numbers, ...], Numbers]  # weights and bias


class Shape(NamedTuple):
    """Layers of a network. Its outputs are a score for each answer and, last, the expected result.

    small   whether its numbers are kept in one byte each, with a measure for every unit, instead of two bytes
    """

    file: str
    facts: int
    said: int
    small: bool


TWO = Shape("trained.bin", FACTS, VICTIM + 2 + 1, small=False)
MANY = Shape("trained_many.bin", MANY_FACTS, VICTIM + MOST_SEATS + 1, small=True)


def shape_for(seats: int) -> Shape:
    return TWO if seats == 2 else MANY


def likings(view: View, ask: Ask[Any]) -> Sequence[float]:
    """Probabilities of the answers."""
    said = think(layers(shape_for(len(view.seats))), facts(view, ask.key))
    liked = [said[place_of(one, view)] for one in ask.options]
    most = max(liked)
    parts = [exp(one - most) for one in liked]
    return [one / sum(parts) for one in parts]


def place_of(choice: Any, view: View) -> int:
    """The number of an answer; whom DISCARD hits is counted from the seat that looks."""
    if isinstance(choice, Victim):
        assert view.seat is not None
        return VICTIM + (choice.seat - view.seat) % len(view.seats)
    return number_of(choice)


def think(network: Sequence[Layer], seen: Sequence[float]) -> list[float]:
    """The network's outputs for these inputs. Hidden layers are rectified (ReLU)."""
    found: list[float] = []
    for rows, bias in network:
        found = list(bias)
        for fact, row in zip(seen, rows, strict=True):
            if fact:
                found = [one + fact * weight for one, weight in zip(found, row, strict=True)]
        seen = [max(0.0, one) for one in found]
    return found


@cache
def layers(shape: Shape) -> tuple[Layer, ...]:
    """A network, layer by layer."""
    return read_layers((Path(__file__).parent / shape.file).read_bytes(), shape)


def read_layers(data: bytes, shape: Shape) -> tuple[Layer, ...]:
    """Three layers, each with its bias. How wide they are follows from the length of the file."""
    outside = shape.facts + shape.said + (8 if shape.small else 2)
    count = len(data) - 4 * shape.said if shape.small else len(data) // 2 - shape.said
    wide = (isqrt(outside * outside + 4 * count) - outside) // 2
    sizes = ((shape.facts, wide), (wide, wide), (wide, shape.said))
    return tuple((read_small if shape.small else read_plain)(data, sizes))


Sizes = Sequence[tuple[int, int]]


def read_plain(data: bytes, sizes: Sizes) -> Iterator[Layer]:
    """Every number in two bytes."""
    numbers = iter(unpack(f"<{len(data) // 2}e", data))
    for inner, outer in sizes:
        rows = [tuple(next(numbers) for _ in range(outer)) for _ in range(inner + 1)]
        yield tuple(rows[:-1]), rows[-1]


def read_small(data: bytes, sizes: Sizes) -> Iterator[Layer]:
    """Every number in one byte; then for each unit its measure and its bias, in two bytes each."""
    start = 0
    for inner, outer in sizes:
        count = inner * outer
        whole = unpack(f"<{count}b", data[start : start + count])
        ends = unpack(f"<{2 * outer}e", data[start + count : start + count + 4 * outer])
        measures, bias = ends[:outer], ends[outer:]
        rows = (whole[at : at + outer] for at in range(0, count, outer))
        yield tuple(tuple(map(float.__mul__, measures, map(float, row))) for row in rows), bias
        start += count + 4 * outer
