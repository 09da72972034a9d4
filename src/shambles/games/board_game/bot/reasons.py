"""What speaks for one way rather than another, by the odds that the seat can reckon itself."""

from __future__ import annotations

from collections.abc import Iterator

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Reason, weigh_two
from shambles.games.board_game.table.choices import Go, Way
from shambles.games.board_game.table.odds import FightOdds
from shambles.games.board_game.table.view import View

NO_FIGHT = FightOdds("", 1.0, 0.0, 0.0)


def reasons(view: View, ask: Ask[Choice], best: Choice, other: Choice) -> Iterator[Reason]:
    """A likelier scouting, and less fatigue on the way."""
    if view.odds is None or not (isinstance(best, Go | Way) and isinstance(other, Go | Way)):
        return
    words = best.notation, other.notation
    scouting, fatigue = scouted_at(view, best.path[-1]), fight_at(view, best.path[-1]).fatigue
    less, more = scouted_at(view, other.path[-1]), fight_at(view, other.path[-1]).fatigue
    if scouting > less:
        yield weigh_two("scouting", words[0], 100 * scouting, words[1], 100 * less, 0)
    if fatigue < more:
        yield weigh_two("fatigue", words[0], fatigue, words[1], more)


def scouted_at(view: View, space: str) -> float:
    """How likely a scouting succeeds there; 0 where nothing can be scouted."""
    location = next((one.location for one in view.spaces if one.id == space), "")
    odds = view.odds.scouting if view.odds is not None else ()
    return max((one.chance for one in odds if location and one.location == location), default=0.0)


def fight_at(view: View, space: str) -> FightOdds:
    odds = view.odds.fights if view.odds is not None else ()
    return next((one for one in odds if one.space == space), NO_FIGHT)
