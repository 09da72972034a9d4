"""Shapley decomposition of the result's variance: the deal, the deck's order, the dice, the seat, the players.

Each deal is replayed several times. Each replay randomises one more source of chance, in random order, until all are
random. A source's share is the average change of the result when that source is randomised (its Shapley effect). The
shares add up to the whole, and nothing is counted twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random as Rng
from typing import TYPE_CHECKING, Any, TypeVar, Unpack

import msgspec

from shambles.core.asking.chance import Live
from shambles.core.game import Game, find_game
from shambles.lab.intervals import Interval, student
from shambles.lab.simulate import How
from shambles.lab.study import Begins, StudyPlan, carry_out, check_plan, play_table, seats_for, wins_of

if TYPE_CHECKING:
    import polars

T = TypeVar("T")

CHANCES = ("deal", "deck", "dice")
SOURCES = (*CHANCES, "skill", "whim")  # sources that are randomised; the seat's share follows from the rest
PLAYERS = ("rookie", "survivor", "greedy")  # bots that are chosen at random for every seat
MEASURED = Path(__file__).with_name("measured.json")


class LuckPlan(StudyPlan, frozen=True, kw_only=True):
    """Plan of the study. `bots` are the kinds of players that are drawn for each seat."""


class Chain(msgspec.Struct, frozen=True):
    """A deal and its replays: the order in which sources were randomised, and each seat's wins in each replay."""

    number: int
    order: list[str]
    won: list[list[float]]
    games: int


class Part(msgspec.Struct, frozen=True):
    """One source's share of the variance.

    source  `deal`, `deck`, `dice`, `seat`, `skill` (the players), `whim` (their random choices)
    """

    source: str
    share: Interval


class Luck(msgspec.Struct, frozen=True):
    """Shares of all sources in the result. They add up to 1; there are none if all games ended alike."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seats: int
    seed: int
    deals: int
    games: int
    parts: list[Part]

    def frame(self) -> polars.DataFrame:
        """One row a source."""
        import polars

        rows = [{"source": one.source, **msgspec.to_builtins(one.share)} for one in self.parts]
        return polars.DataFrame(
            rows, schema={"source": polars.String, **dict.fromkeys(("mean", "low", "high"), polars.Float64)}
        )


class Streams(Begins):
    """Chance with a separate seed for each source, so that one can be randomised while the others stay."""

    def __init__(self, game: Game[Any, Any], seeds: Mapping[str, str]) -> None:
        self.kinds = game.streams
        self.lives = {kind: Live(Rng(seeds[kind]).getrandbits(64)) for kind in CHANCES}

    def shuffle(self, key: str, items: Sequence[T], count: int | None = None) -> list[T]:
        return self._of(key, "deck" if self.begun else "deal").shuffle(key, items, count)

    def pick(self, key: str, items: Sequence[T]) -> T:
        return self._of(key, "dice").pick(key, items)

    def _of(self, key: str, usual: str) -> Live:
        return self.lives[self.kinds.get(key.partition(":")[0], usual)]

    @property
    def drawn(self) -> set[str]:
        """The sources used so far."""
        return {kind for kind, live in self.lives.items() if live.drawn}


def luck(
    game: str,
    *,
    deals: int,
    bots: Sequence[str] = PLAYERS,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    **how: Unpack[How],
) -> Luck:
    """Measure how much of the result is the deal, the deck's order, the dice, the seat, and the players."""
    given = dict(options or {})
    plan = LuckPlan(
        game=game, options=given, bots=tuple(bots), seats=seats_for(game, given, seats), seed=seed, deals=deals
    )
    rules = check_plan(plan, **how)
    chains = carry_out(plan, play_chain, Chain, range(deals), **how)
    games = sum(chain.games for chain in chains)
    return Luck(game, given, list(plan.bots), plan.seats, seed, len(chains), games, parts_of(chains, rules.together))


def play_chain(plan: LuckPlan, number: int) -> Chain:
    """Play one deal and its replays, until all sources are randomised.

    A source that the last game did not use needs no replay.
    """
    rules = find_game(plan.game)
    order = list(SOURCES)
    Rng(f"{plan.seed}/{number}/order").shuffle(order)
    drawn_anew: set[str] = set()
    won: list[list[float]] = []
    touched: set[str] = set(SOURCES)
    games = 0
    for source in ("", *order):
        drawn_anew |= {source}
        if source and (source not in touched or (source == "skill" and len(plan.bots) == 1)):
            won.append(won[-1])
            continue
        seeds = {one: f"{plan.seed}/{number}/{one}/{one in drawn_anew}" for one in SOURCES}
        chance = Streams(rules, seeds)
        by_lot = Rng(seeds["skill"])
        names = [by_lot.choice(plan.bots) for _ in range(plan.seats)]
        table = play_table(plan, names, 0, seeds["whim"], chance=chance)
        games += 1
        touched = {*chance.drawn, "skill", "whim"}
        won.append(wins_of(table))
    return Chain(number, order, won, games)


def parts_of(chains: Sequence[Chain], together: bool) -> list[Part]:
    """Each source's share of the variance of a seat's wins, with its interval over the deals.

    The first and the last game of a chain share nothing but the seats: their squares estimate the variance without the
    seats', and their products the seats' own.
    """
    found: dict[str, list[float]] = {source: [] for source in (*SOURCES, "seat")}
    whole: list[float] = []
    for chain in chains:
        first, last = chain.won[0], chain.won[-1]
        seats = len(first)
        for source, before, after in zip(chain.order, chain.won, chain.won[1:], strict=False):
            moved = sum((one - end) * (b - a) for one, end, b, a in zip(first, last, before, after, strict=True))
            found[source].append(moved / 2 / seats)
        common = sum(one * end for one, end in zip(first, last, strict=True)) / seats
        found["seat"].append(0.0 if together else common - sum(first) * sum(last) / seats / seats)
        whole.append(sum(values[-1] for values in found.values()))
    if not chains or sum(whole) <= 1e-12:
        return []
    order = ("deal", "deck", "dice", "seat", "skill", "whim")
    return [Part(source, ratio_of(found[source], whole)) for source in order]


def ratio_of(parts: Sequence[float], whole: Sequence[float]) -> Interval:
    """Ratio of two sums over deals, with its interval.

    One imagined deal that differs widens the interval of few deals.
    """
    count = len(parts)
    ratio = sum(parts) / sum(whole)
    spread = sum((part - ratio * all_of_it) ** 2 for part, all_of_it in zip(parts, whole, strict=True))
    mean = sum(whole) / count
    reach = student(max(1, count - 1)) * sqrt((spread + mean * mean) / max(1, count - 1) / count) / abs(mean)
    return Interval(ratio, max(-1.0, ratio - reach), min(1.0, ratio + reach))


@cache
def measured() -> list[Luck]:
    """Stored measurements of our own games (`make balance`)."""
    if not MEASURED.exists():
        return []
    return msgspec.json.decode(MEASURED.read_bytes(), type=_Measured).luck


class _Measured(msgspec.Struct):
    """The part of the measurements that is read here."""

    luck: list[Luck] = []
