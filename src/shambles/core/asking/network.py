"""A small neural network, trained on played games (scripts/learn_values.py), evaluated in plain Python.

Plain Python gives the same value of a position on every machine, with or without extras.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import exp
from operator import itemgetter, mul
from pathlib import Path
from struct import unpack

Numbers = tuple[float, ...]
BEYOND = 30.0  # a total that is as good as certain


class Network:
    """A multilayer perceptron: ReLU layers, and a sigmoid at the end.

    Its file is a line of JSON with the width of each layer, then all numbers as four bytes each: for each layer the
    weights row by row, one row for each cell, and then the biases.
    """

    __slots__ = ("layers", "wide")

    def __init__(self, data: bytes) -> None:
        head, _, rest = data.partition(b"\n")
        self.wide: tuple[int, ...] = tuple(json.loads(head))
        numbers = iter(unpack(f"<{len(rest) // 4}f", rest))

        def take(count: int) -> Numbers:
            return tuple([next(numbers) for _ in range(count)])

        self.layers: list[list[tuple[Numbers, float]]] = []
        for inner, outer in zip(self.wide, self.wide[1:], strict=False):
            rows = [take(inner) for _ in range(outer)]
            self.layers.append(list(zip(rows, take(outer), strict=True)))

    def chance(self, facts: Sequence[float]) -> float:
        """Forward pass: the network's output for these features, from 0 to 1. Zero features are skipped."""
        there = [at for at, fact in enumerate(facts) if fact or at < 2]  # two at least, that several are picked
        pick, facts = itemgetter(*there), [facts[at] for at in there]
        found = [sum(map(mul, pick(row), facts), start) for row, start in self.layers[0]]
        for layer in self.layers[1:]:
            facts = [max(0.0, one) for one in found]
            found = [sum(map(mul, row, facts), start) for row, start in layer]
        return 1 / (1 + exp(-max(-BEYOND, min(BEYOND, found[0]))))


def read_network(file: Path) -> Network:
    return Network(file.read_bytes())
