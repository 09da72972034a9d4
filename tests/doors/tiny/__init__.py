"""Goofspiel with three cards: somebody else's game, small enough for algorithms that walk through all of it."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3] / "examples" / "goofspiel"))

from goofspiel import GAME as WHOLE
from goofspiel.rules import ROUND, SET_UP, T, round_of_bids
from shambles.core.asking.play import Flow

SUIT = (1, 2, 3)


def set_up(t: T) -> Flow[str]:
    t.state.prizes = t.shuffle("prizes", SUIT)
    t.state.hands = [list(SUIT) for _ in t.seats]
    return ROUND
    yield {}  # a flow, although nobody is asked


GAME = dataclasses.replace(
    WHOLE, slug="tiny", package=__name__, phases={SET_UP: set_up, ROUND: round_of_bids}, usual_seats=2
)
