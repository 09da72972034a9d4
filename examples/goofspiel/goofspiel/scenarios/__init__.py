"""Scenarios of Goofspiel: some prizes, some hands, the bids of each round, and who has what in the end."""

from __future__ import annotations

from typing import Any

import msgspec

from goofspiel.rules import ROUND
from goofspiel.table import State
from shambles.core.reply import BadInput
from shambles.core.scenario import Difference, Position, ScenarioFormat
from shambles.core.table import Table


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is compared after the last bid."""

    points: tuple[int, ...]
    stakes: tuple[int, ...] = ()


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """prizes in the order they come; the hands by seat; the bids of each round by seat."""

    id: str
    goofspiel: str
    prizes: list[int]
    hands: list[list[int]]
    bids: list[list[int]]
    expect: Expect


def read(given: dict[str, Any]) -> Scenario:
    try:
        return msgspec.convert(given, Scenario)
    except msgspec.ValidationError as error:
        raise BadInput("scenario", "malformed", detail=str(error)) from None


def position(given: dict[str, Any], seed: int) -> Position:
    """Before the first prize is turned up. Hands as small as these were not dealt from whole suits."""
    scenario = read(given)
    state = State(hands=scenario.hands, won=[[] for _ in scenario.hands], prizes=scenario.prizes)
    return Position(len(scenario.hands), {"deal": "shuffled"}, ROUND, state)


def check(given: dict[str, Any]) -> list[Difference]:
    """Bid as the scenario says, and compare."""
    scenario = read(given)
    table = Table.deal("goofspiel", position(given, 0), seed=0)
    for bids in scenario.bids:
        for seat, card in enumerate(bids):
            table.play(seat, str(card))
    view: Any = table.view(None)
    found = Expect(tuple(seat.points for seat in view.seats), view.stakes)
    return [
        Difference(field, getattr(scenario.expect, field), getattr(found, field))
        for field in Expect.__struct_fields__
        if getattr(scenario.expect, field) != getattr(found, field)
    ]


SCENARIOS = ScenarioFormat(lambda given: "goofspiel" in given, check, position)
