"""Examples of changes, so that the browser understands them as Python does: before, change and after, as JSON.

`make types` writes them to where the browser's own tests look.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import msgspec

from shambles import Table
from shambles.core.running.change import difference

EXAMPLES = Path(__file__).parents[2] / "browser" / "src" / "shell" / "change.examples.json"

PAIRS: tuple[tuple[object, object], ...] = (
    ({"a": 1}, {"a": 1}),
    ({"a": 1}, {"a": 2}),
    ({"a": 1}, {"a": None}),
    ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}),
    ({"a": 1, "b": 2}, {"b": 2}),
    ({"a": 1}, {"a": 1, "b": []}),
    ({"a": []}, {"a": [[]]}),
    ({"a": [1, 2, 3]}, {"a": [1, 3]}),
    ({"a": [1, 2]}, {"a": [1, 5, 6, 2]}),
    ({"a": [1, 2]}, {"a": []}),
    ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}),
    ({"a": [1, 2]}, {"a": [2, 1]}),
    (None, {"a": 1}),
    ({"0": 1}, {"0": [1]}),
)


def examples() -> str:
    """One example a line: some by hand, and the first steps of a real game."""
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=7)
    for _ in range(6):
        seat, ask = next(iter(table.asks.items()))
        table.play(seat, ask.options[0])
    played = [msgspec.to_builtins(step.view, str_keys=True) for step in table.steps_for(0)]
    triples = [
        {"before": before, "change": difference(before, after), "after": after}
        for before, after in (*PAIRS, *pairwise(played))
    ]
    return "[\n" + ",\n".join(msgspec.json.encode(triple).decode() for triple in triples) + "\n]\n"


if __name__ == "__main__":
    EXAMPLES.write_text(examples(), "utf-8")
    sys.stdout.write(f"{EXAMPLES}\n")
