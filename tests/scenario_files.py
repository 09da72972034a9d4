"""The golden examples of a game, and ways to write one differently."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from shambles.core.game import Game
from shambles.core.scenario import read_scenarios

Example = dict[str, Any]


def golden_of(game: Game[Any, Any]) -> dict[str, Example]:
    """The golden examples by their ids."""
    lines = (game.folder / "scenarios" / "golden.jsonl").read_text("utf-8").splitlines()
    return {given["id"]: given for _, given in read_scenarios(lines) if isinstance(given, dict)}


def changed(example: Example, path: str, value: Any) -> Example:
    """The same with one thing in it written differently: `changed(example, "steps.0.answer", "rifle")`."""
    given = deepcopy(example)
    *way, last = path.split(".")
    place: Any = given
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place.setdefault(step, {})
    place[int(last) if isinstance(place, list) else last] = value
    return given
