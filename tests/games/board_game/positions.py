"""Positions for the Board Game's tests: a sketch of a map, a script, and what comes out of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shambles.core.files.scenario import Difference
from shambles.games.board_game import GAME

WIN: dict[str, Any] = {"challenge": {"kind": "none"}}
PICK: dict[str, Any] = {"challenge": {"kind": "choice"}}  # the script says `success` or `fail`


def party(at: str, *survivors: str, **more: Any) -> dict[str, Any]:
    """A party of survivors without fatigue (`rick`) or with some (`rick:2`); no resources unless given."""
    tired = {name: int(fatigue or 0) for name, _, fatigue in (one.partition(":") for one in survivors)}
    return {"at": at, "survivors": tired or {"rick": 0, "arnold": 0}, "food": 0, "gas": 0, "ammo": 0, **more}


def says(line: str) -> dict[str, Any]:
    """`P1 b`, `kills 3`, `actions 2`, `ammo X2`, `not P1 e BG-101`."""
    first, _, rest = line.partition(" ")
    if first in ("kills", "actions"):
        return {"roll": {first: int(rest)}}
    if first == "ammo":
        return {"ammo": rest}
    if first == "not":
        player, _, what = rest.partition(" ")
        what, _, rule = what.partition(" BG-")
        return {"p": player, "refused": what, "rule": f"BG-{rule}" if rule else ""}
    return {"p": first, "do": rest}


def differences(*script: str | Mapping[str, Any], expect: Mapping[str, Any], **given: Any) -> list[Difference]:
    """What does not come out as expected on a row of plain spaces a-b-c-d, unless other `spaces` are given."""
    if "spaces" not in given:
        given = {"spaces": dict.fromkeys("abcd", "plain"), "edges": ["a-b", "b-c", "c-d"], **given}
    lines = [says(one) if isinstance(one, str) else {"check": one} for one in script]
    return GAME.scenarios.check({"parties": {"P1": party("a")}, **given, "script": lines, "expect": expect})
