"""A tree of what may follow, over many imagined worlds at once: what a seat tries depends on what it could know.

A node stands for the answers that led to it, in whatever world. Seats that are asked at the same moment choose apart
from each other (decoupled), each by what came of its own answers there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt

from shambles.core.asking.ask import Ask, Choice
from shambles.core.table import Table

CURIOSITY = 0.35
Ranked = Callable[[Ask[Choice]], Sequence[Choice]]  # an ask's options, what looks best first


class Node:
    """What has been tried at one place: by seat and notation, how often and with what result in all."""

    __slots__ = ("children", "tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[int, dict[str, list[float]]] = {}
        self.children: dict[tuple[str, ...], Node] = {}

    def pick(self, ask: Ask[Choice], ranked: Sequence[Choice]) -> Choice:
        """One more option comes into play with every square of visits; among those, the most promising."""
        tried = self.tried.setdefault(ask.seat, {})
        wide = list(ranked[: 1 + int(sqrt(self.visits))])
        for choice in wide:
            if choice.notation not in tried:
                return choice
        total = log(sum(tried[one.notation][0] for one in wide) + 1)

        def promise(choice: Choice) -> float:
            visits, sum_of = tried[choice.notation]
            return sum_of / visits + CURIOSITY * sqrt(total / visits)

        return max(wide, key=promise)

    def learn(self, picks: dict[int, Choice], results: dict[int, float]) -> None:
        for seat, choice in picks.items():
            entry = self.tried[seat].setdefault(choice.notation, [0.0, 0.0])
            entry[0] += 1.0
            entry[1] += results[seat]


Path = list[tuple[Node, dict[int, Choice]]]


def descend(world: Table, node: Node, depth: int, ranked: Ranked) -> Path:
    """Play on in a world by what the tree has learned, until it has nothing to say or is deep enough."""
    path: Path = []
    while depth and node.visits and world.outcome is None:
        node.visits += 1
        picks = {seat: node.pick(ask, ranked(ask)) for seat, ask in world.asks.items()}
        for seat, choice in picks.items():
            world.play(seat, choice)
        path.append((node, picks))
        node = node.children.setdefault(tuple(one.notation for one in picks.values()), Node())
        depth -= 1
    node.visits += 1
    return path
