"""The Best Defense: one to four survivors hold four places for twelve rounds. All win, or all lose."""

from shambles.core.game import Game, Way
from shambles.games.best_defense.bot.hints import HINTS
from shambles.games.best_defense.bot.value import VALUE
from shambles.games.best_defense.box.contents import RECOMMENDED, Options, seat_range
from shambles.games.best_defense.box.faces import BOX_FORMAT, faces
from shambles.games.best_defense.rules.meanwhile import MEANWHILE
from shambles.games.best_defense.rules.phases import PHASES
from shambles.games.best_defense.scenarios.check import SCENARIOS
from shambles.games.best_defense.table.card_questions import QUESTIONS
from shambles.games.best_defense.table.events import EVENTS
from shambles.games.best_defense.table.state import State, opening
from shambles.games.best_defense.table.view import LazyView, redeal, reshuffle, silent, view, views

GAME = Game(
    slug="best_defense",
    version=5,
    prefix="BD",
    options=Options,
    state=State,
    seat_range=seat_range,
    opening=opening,
    phases=PHASES,
    view=view,
    views=views,
    lazy_view=LazyView,
    redeal=redeal,
    reshuffle=reshuffle,
    questions=QUESTIONS,
    events=EVENTS,
    scenarios=SCENARIOS,
    hints=HINTS,
    value=VALUE,
    minutes=(45, 90),
    together=True,  # BD-001
    suggested={mode: {"difficulty": difficulty} for mode, difficulty in RECOMMENDED},  # BD-229
    ways=(Way("defense", 2, {"mode": "standard", "difficulty": "beginner", "pressure": "even"}),),
    package=__name__,
    boxes={"box": BOX_FORMAT},
    silent=silent,
    streams={"deck": "deck"},
    cards=faces,
    meanwhile=MEANWHILE,
)

__all__ = ["GAME"]
