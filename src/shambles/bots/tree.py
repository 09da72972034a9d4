"""Monte Carlo tree search over many imagined worlds at once (information-set MCTS).

A node stands for the answers that led to it, in any world. Seats that are asked at the same moment choose independently
(decoupled), each by the results of its own answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt

from shambles.core.asking.ask import Ask, Choice
from shambles.core.table import Table

CURIOSITY = 0.35
Ranked = Callable[[Ask[Choice]], Sequence[Choice]]  # an ask's options, the most promising first


class Node:
    """Statistics of one node: visits and total result, by seat and notation."""

    __slots__ = ("children", "tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[int, dict[str, list[float]]] = {}
        self.children: dict[tuple[str, ...], Node] = {}

    def pick(self, ask: Ask[Choice], ranked: Sequence[Choice]) -> Choice:
        """Pick an option by UCB. The number of options in play grows with the square root of visits."""
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
    """Play on in a world by the tree's statistics, down to a new node or the maximal depth."""
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
