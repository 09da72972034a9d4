"""What happens in a night from outside: which tables are opened, and what goes wrong when. All of it is drawn first, so
that a night can be played again with less of it."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any, Literal

import msgspec

from shambles.server.wire.forms import Pace

STORMY = 8.0  # seconds in which things go wrong
PACE = Pace("live", 5, 2, "random")
Kind = tuple[str, dict[str, Any], int, Pace | None]  # the game, its options, how many seats, the clock
KINDS: list[Kind] = [
    ("card_game", {"mode": "survival"}, 3, None),
    ("card_game", {"mode": "survival"}, 3, PACE),
    ("card_game", {"mode": "hero"}, 2, None),
    ("card_game", {"mode": "hero"}, 2, None),
    ("card_game", {"mode": "hero"}, 2, PACE),
    ("card_game", {"mode": "hero"}, 3, PACE),
    ("best_defense", {"mode": "hardcore", "difficulty": "beginner"}, 2, PACE),  # one answers several times in a row
]


class Fault(msgspec.Struct, frozen=True):
    """Something goes wrong. A server that is struck dies right after it has written an answer.

    who     which of the servers that live then, from 0 to 1
    lasts   seconds until it is well again
    rate    how likely a deed of the disk fails, or is slow; how many people a proxy sends elsewhere than the others
    """

    name: str
    at: float
    kind: Literal["crash", "strike", "cut", "hang", "fail", "slow", "stray"]
    who: float
    lasts: float
    rate: float


class Party(msgspec.Struct, frozen=True):
    """People who meet at a table: in which places somebody sits, the others are bots."""

    name: str
    game: str
    options: dict[str, Any]
    seats: int
    pace: Pace | None
    people: list[int]
    is_watched: bool
    is_called: bool  # whoever opens the table is away, and is called when it is their turn

    @property
    def kind(self) -> Kind:
        return self.game, self.options, self.seats, self.pace


class Plan(msgspec.Struct, frozen=True):
    """One night."""

    faults: list[Fault]
    parties: list[Party]

    @property
    def parts(self) -> list[str]:
        """What a night can do without; somebody opens each table."""
        people = [f"{one.name}.{seat}" for one in self.parties for seat in one.people[1:]]
        return [*(one.name for one in self.faults), *(one.name for one in self.parties), *people]

    def without(self, parts: Collection[str]) -> Plan:
        """The same night with less of it."""
        kept = [
            msgspec.structs.replace(one, people=[seat for seat in one.people if f"{one.name}.{seat}" not in parts])
            for one in self.parties
            if one.name not in parts
        ]
        return Plan([one for one in self.faults if one.name not in parts], kept)


def draw_plan(seed: int) -> Plan:
    """The night of a seed."""
    lots = Random(f"night {seed}")
    return Plan(_draw_faults(lots), [_draw_party(lots, number) for number in range(lots.choice((1, 1, 1, 1, 2)))])


def _draw_faults(lots: Random) -> list[Fault]:
    faults = [Fault("stray", 0.0, "stray", 0.0, STORMY, lots.choice((0.0, 0.1, 0.5, 1.0)))]
    now = lots.expovariate(0.6)
    while now < STORMY:
        kind: Any = lots.choice(("crash", "crash", "strike", "cut", "hang", "fail", "slow", "fail"))
        most = {"crash": (0.2, 4), "strike": (0.2, 4), "cut": (1, 8), "hang": (0.5, 6)}
        lasts = lots.uniform(*most.get(kind, (0.5, 3)))
        rate = 0.05 if kind == "slow" else lots.choice((0.05, 0.3))
        faults.append(Fault(f"{kind}{len(faults)}", now, kind, lots.random(), lasts, rate))
        now += lots.expovariate(0.6)
    return faults


def _draw_party(lots: Random, number: int) -> Party:
    game, options, seats, pace = lots.choice(KINDS)
    people = list(range(1 + lots.randrange(seats)))
    is_called = pace is None and seats == 2 and lots.random() < 0.2
    return Party(f"table{number}", game, options, seats, pace, people, lots.random() < 0.3, is_called)
