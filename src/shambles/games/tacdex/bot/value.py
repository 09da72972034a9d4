"""Expected result of a position between battles, by weights fitted to played games (scripts/learn_values.py)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from shambles.core.asking.value import Value, chance_by
from shambles.games.tacdex.box.contents import NUMBER, REDO
from shambles.games.tacdex.table.view import View

HIGHEST = max(NUMBER.values())


def facts(view: View) -> list[float]:
    """Features of a position: the piles, the hand and whom the marker favours, and how much is still to come."""
    assert view.seat is not None
    me = view.seats[view.seat]
    others = [one for seat, one in enumerate(view.seats) if seat != view.seat]
    best = max(one.pile for one in others)
    numbers = [NUMBER[card] for card in view.cards or () if card != REDO]
    strong = sum(numbers) / len(numbers) / HIGHEST if numbers else 0.5
    strong = strong if view.marker == "HIGH" else 1 - strong
    flips = sum(view.actions.get(card) == "flip" for card in view.cards or ())
    redos = sum(card == REDO for card in view.cards or ())
    to_come = sum(one.hand + one.deck for one in view.seats) / (24 * len(view.seats))
    lead = (me.pile - best) / 10
    return [
        1.0,
        lead,
        lead * (1 - to_come),
        lead * (1 - to_come) ** 4,
        (me.hand - sum(one.hand for one in others) / len(others)) / 3,
        strong - 0.5,
        flips / 2,
        redos / 2,
        to_come,
        float(me.end) - sum(one.end for one in others) / len(others),
        (me.deck - sum(one.deck for one in others) / len(others)) / 8,
        len(view.unclaimed) / 4,
        (len(view.seats) - 2) / 2,
    ]


@cache
def weights() -> tuple[float, ...]:
    return tuple(json.loads((Path(__file__).parent / "value.json").read_text("utf-8")))


def result_to_expect(view: View) -> float:
    return chance_by(weights(), facts(view))


VALUE = Value(result_to_expect, at="select-a-card", after=12)
