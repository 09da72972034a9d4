"""TacDex: The Walking Dead. Survivors against Walkers, high against low, until the last END."""

from shambles.core.game import Game, Way
from shambles.games.tacdex.bot.hints import HINTS
from shambles.games.tacdex.bot.value import VALUE
from shambles.games.tacdex.box.contents import Options, seat_range
from shambles.games.tacdex.rules.phases import PHASES
from shambles.games.tacdex.scenarios.check import SCENARIOS
from shambles.games.tacdex.table.events import EVENTS
from shambles.games.tacdex.table.questions import QUESTIONS
from shambles.games.tacdex.table.state import State, opening
from shambles.games.tacdex.table.view import redeal, reshuffle, view, views

GAME = Game(
    slug="tacdex",
    version=1,
    prefix="TD",
    options=Options,
    state=State,
    seat_range=seat_range,
    opening=opening,
    phases=PHASES,
    view=view,
    views=views,
    redeal=redeal,
    reshuffle=reshuffle,
    questions=QUESTIONS,
    events=EVENTS,
    scenarios=SCENARIOS,
    hints=HINTS,
    value=VALUE,
    minutes=(10, 20),
    usual_seats=2,  # TD-009
    ways=(Way("two", 2),),
    streams={"upper": "deck", "lower": "deck"},
    package=__name__,
)

__all__ = ["GAME"]
