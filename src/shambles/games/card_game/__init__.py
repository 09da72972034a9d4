"""The Walking Dead Card Game: Hero mode, where you hunt Walkers, and Survival mode, where you had better not."""

from shambles.core.game import Game, Way
from shambles.games.card_game.bot.hints import HINTS
from shambles.games.card_game.box.contents import Options, seat_range
from shambles.games.card_game.rules import PHASES
from shambles.games.card_game.scenarios.check import SCENARIOS
from shambles.games.card_game.table.events import EVENTS
from shambles.games.card_game.table.questions import QUESTIONS
from shambles.games.card_game.table.state import State, opening
from shambles.games.card_game.table.view import redeal, view, views

GAME = Game(
    slug="card_game",
    version=1,
    prefix="CG",
    options=Options,
    state=State,
    seat_range=seat_range,
    opening=opening,
    phases=PHASES,
    view=view,
    views=views,
    redeal=redeal,
    questions=QUESTIONS,
    events=EVENTS,
    scenarios=SCENARIOS,
    hints=HINTS,
    minutes=(10, 30),  # CG-007
    ways=(Way("hero", 4, {"mode": "hero"}), Way("survival", 4, {"mode": "survival"})),
    points=True,
    streams={"deck": "deal"},
    package=__name__,
)

__all__ = ["GAME"]
