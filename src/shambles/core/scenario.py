"""Scenarios: a position, what is answered and drawn from there, and what is expected. Each game reads its own format.

A scenario file is JSON lines, one object a line. Which game an object belongs to is told by its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from shambles.core.reply import BadInput


class Position(msgspec.Struct, frozen=True):
    """A place to play on from: the table's seats and options, the phase, and the state at its head."""

    seats: int
    options: dict[str, Any]
    phase: str
    state: Any


class Difference(msgspec.Struct, frozen=True):
    """One thing that is not as the scenario expects."""

    field: str
    expected: Any
    found: Any


@dataclass(frozen=True, slots=True)
class ScenarioFormat:
    """How a game reads scenarios.

    recognises  whether an object, by its fields, is a scenario of this game
    check       runs it and lists what is not as expected; BadInput where the object itself is wrong
    position    where somebody who wants to play on from it begins; the number completes what the scenario leaves open
    """

    recognises: Callable[[dict[str, Any]], bool]
    check: Callable[[dict[str, Any]], list[Difference]]
    position: Callable[[dict[str, Any], int], Position]


class Report(msgspec.Struct, frozen=True):
    """What came of one scenario: the differences, or what is wrong with the scenario itself."""

    line: int
    id: str
    differences: list[Difference]
    trouble: BadInput | None = None

    @property
    def differs(self) -> bool:
        return bool(self.differences) or self.trouble is not None


def read_scenarios(lines: Iterable[str]) -> Iterator[tuple[int, dict[str, Any] | BadInput]]:
    """The objects of a scenario file with their line numbers; a line that is not an object comes as what is wrong."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            found = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            yield number, BadInput(f"line {number}", "malformed", detail=str(error))
            continue
        if isinstance(found, dict):
            yield number, found
        else:
            yield number, BadInput(f"line {number}", "not-an-object")


def check_scenario(number: int, given: dict[str, Any] | BadInput, formats: Iterable[ScenarioFormat]) -> Report:
    """Run one scenario by the game that recognises it."""
    if isinstance(given, BadInput):
        return Report(number, f"line {number}", [], given)
    name = str(given.get("id", f"line {number}"))
    try:
        return Report(number, name, find_format(given, formats).check(given))
    except BadInput as trouble:
        return Report(number, name, [], trouble)


def find_format(given: dict[str, Any], formats: Iterable[ScenarioFormat]) -> ScenarioFormat:
    """The format whose fields these are."""
    for one in formats:
        if one.recognises(given):
            return one
    raise BadInput("scenario", "no-game-recognises-it", fields=tuple(sorted(given)))
