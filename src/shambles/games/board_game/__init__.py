"""The Walking Dead: The Board Game. Scout three Locations in a Georgia that fills up with the dead."""

from shambles.core.game import Game, Way
from shambles.games.board_game.bot.hints import HINTS
from shambles.games.board_game.bot.value import VALUE
from shambles.games.board_game.box.checks import BOX_FORMAT, MAP_FORMAT
from shambles.games.board_game.box.contents import Options, mend_options, seat_range
from shambles.games.board_game.box.faces import faces
from shambles.games.board_game.rules.turns import PHASES
from shambles.games.board_game.rules.wishes import MEANWHILE
from shambles.games.board_game.scenarios.format import SCENARIOS
from shambles.games.board_game.table.events import EVENTS
from shambles.games.board_game.table.questions import QUESTIONS
from shambles.games.board_game.table.state import State, opening
from shambles.games.board_game.table.view import redeal, reshuffle, view, views, views_unreckoned

GAME = Game(
    slug="board_game",
    version=3,
    prefix="BG",
    options=Options,
    mend=mend_options,
    state=State,
    seat_range=seat_range,
    opening=opening,
    phases=PHASES,
    view=view,
    views=views,
    hint_views=views_unreckoned,
    redeal=redeal,
    reshuffle=reshuffle,
    questions=QUESTIONS,
    events=EVENTS,
    scenarios=SCENARIOS,
    hints=HINTS,
    value=VALUE,
    meanwhile=MEANWHILE,
    minutes=(60, 120),
    ways=(Way("race", 4, {"cooperation": False, "play_on": "never"}),),
    package=__name__,
    boxes={"box": BOX_FORMAT, "map": MAP_FORMAT},
    cards=faces,
    streams={"followers": "deck", "encounters": "deck", "tokens": "deck", "locations": "deal"},
)

__all__ = ["GAME"]
