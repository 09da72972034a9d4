"""People shared out over tables at the least cost; what it costs that two sit together is for somebody else to say.

Two to a table is a matching, found exactly (networkx). A few people are shared out exactly by trying all ways. With
many, every two tables share their people out anew, exactly, until none of them gains by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

Cost = Callable[[int, int], int]
Tables = list[tuple[int, ...]]
FEW = 9  # people who are shared out exactly, whatever the tables
NEAR = 2  # tables apart: so far people are moved for the sake of the order alone
SWEEPS = 20
MEETING = 10**9  # what it costs to meet once more: more than all differences in standing together


def sizes_for(people: int, seats: int) -> list[int]:
    """SH-011  As few tables as can be, and as even as can be, the full ones first."""
    tables = -(-people // seats)
    least, more = divmod(people, tables)
    return [least + 1] * more + [least] * (tables - more)


def share_out(people: Sequence[int], seats: int, cost: Cost) -> Tables:
    """Tables for these people, who come in their order: those who stand near each other sit together if it costs
    nothing else."""
    price = cache(cost)
    sizes = sizes_for(len(people), seats)
    if seats == 2:
        return _match(people, price)
    if len(people) <= FEW:
        return _best_split(tuple(people), sizes, price)
    return _improve(_in_order(people, sizes), price)


def price_of(tables: Tables, cost: Cost) -> int:
    """What it costs that these sit together."""
    return sum(cost(*two) for table in tables for two in combinations(table, 2))


def _match(people: Sequence[int], cost: Cost) -> Tables:
    """Two by two, at the least cost of all; where their number is odd, whoever is cheapest to leave stays alone."""
    import networkx  # type: ignore[import-untyped]  # it has no types; a server that never pairs never loads it

    graph = networkx.Graph()
    graph.add_nodes_from(people)
    graph.add_weighted_edges_from((one, other, -cost(one, other)) for one, other in combinations(people, 2))
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    place = {one: number for number, one in enumerate(people)}
    found = [tuple(sorted(pair, key=place.__getitem__)) for pair in pairs]
    left = set(people) - {one for pair in found for one in pair}
    return sorted([*found, *((one,) for one in left)], key=lambda table: place[table[0]])


def _in_order(people: Sequence[int], sizes: Sequence[int]) -> Tables:
    line = iter(people)
    return [tuple(next(line) for _ in range(size)) for size in sizes]


def _splits(people: tuple[int, ...], sizes: Sequence[int]) -> Iterator[Tables]:
    """All ways to share people out over tables of these sizes."""
    if not people:
        yield []
        return
    first, others = people[0], people[1:]
    for size in dict.fromkeys(sizes):
        left = list(sizes)
        left.remove(size)
        for beside in combinations(others, size - 1):
            rest = tuple(one for one in others if one not in beside)
            for tables in _splits(rest, left):
                yield [(first, *beside), *tables]


def _best_split(people: tuple[int, ...], sizes: Sequence[int], cost: Cost) -> Tables:
    return min(_splits(people, sizes), key=lambda tables: price_of(tables, cost))


def _improve(tables: Tables, cost: Cost) -> Tables:
    """Every two tables, again and again. Those far apart in the order only where it is about who has met."""
    apart = list(combinations(range(len(tables)), 2))
    for _ in range(SWEEPS):
        gained = False
        for one, other in apart:
            here = [tables[one], tables[other]]
            before = price_of(here, cost)
            if other - one > NEAR and before < MEETING:
                continue
            after = _best_split((*here[0], *here[1]), [len(here[0]), len(here[1])], cost)
            if price_of(after, cost) < before:
                tables[one], tables[other] = sorted(after, key=len, reverse=True)
                gained = True
        if not gained:
            break
    return tables
