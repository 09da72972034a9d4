"""Scenarios of Goofspiel: some prizes, some hands, the bids of each round, and who has what in the end."""

from __future__ import annotations

from typing import Any

from goofspiel.rules import ROUND
from goofspiel.table import State
from shambles.making import Difference, Form, Kind, Position, Runner, Scenario, ScenarioFormat, compare


class Expect(Form, frozen=True):
    """What is compared after the last bid."""

    points: tuple[int, ...] | None = None
    stakes: tuple[int, ...] | None = None


class Bids(Scenario, frozen=True):
    """prizes in the order they come; the hands by seat; the bids of each round by seat."""

    goofspiel: str
    prizes: list[int]
    hands: list[list[int]]
    bids: list[list[int]]
    expect: Expect


def position(given: Bids, seed: int) -> Position:
    """Before the first prize is turned up. Hands as small as these were not dealt from whole suits."""
    state = State(hands=given.hands, won=[[] for _ in given.hands], prizes=given.prizes)
    return Position(len(given.hands), {"deal": "shuffled"}, ROUND, state)


def check(given: Bids) -> list[Difference]:
    """Bid as the scenario says, and compare."""
    runner = Runner("goofspiel", position(given, 0))
    for number, bids in enumerate(given.bids):
        for seat, card in enumerate(bids):
            runner.answer(seat, str(card), f"bids[{number}][{seat}]")
    view: Any = runner.table.view(None)
    return compare(given.expect, {"points": tuple(seat.points for seat in view.seats), "stakes": view.stakes})


SCENARIOS = ScenarioFormat(lambda given: "goofspiel" in given, {"": Kind(Bids, check, position)})
