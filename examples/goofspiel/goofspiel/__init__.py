"""Goofspiel: everybody bids a card for each prize, face down and at once."""

from goofspiel.bot import HINTS
from goofspiel.box import Options, seat_range
from goofspiel.rules import PHASES
from goofspiel.scenarios import SCENARIOS
from goofspiel.table import EVENTS, QUESTIONS, State, opening
from goofspiel.view import redeal, view
from shambles.making import Game

GAME = Game(
    slug="goofspiel",
    version=1,
    prefix="GS",
    options=Options,
    state=State,
    seat_range=seat_range,
    opening=opening,
    phases=PHASES,
    view=view,
    redeal=redeal,
    questions=QUESTIONS,
    events=EVENTS,
    scenarios=SCENARIOS,
    hints=HINTS,
    minutes=(5, 10),
    package=__name__,
    usual_seats=3,
)

__all__ = ["GAME"]
