"""How the game of a stored table begins: with its set-up, from the position of a golden example, or as a lesson."""

from __future__ import annotations

from shambles.core.game import find_game
from shambles.core.lesson import Course, Lesson, courses_of
from shambles.core.runner import find_scenario
from shambles.core.scenario import Position
from shambles.core.table import Table
from shambles.server.rows import LEARN, TableRow


def open_table(row: TableRow, seats: int) -> Table:
    """The game of a stored table, from its beginning."""
    if row.scenario is None:
        return Table.open(row.game, seats=seats, options=row.options, seed=row.seed)
    return Table.deal(row.game, scenario_position(row.game, row.scenario, row.seed), seed=row.seed)


def scenario_position(game: str, scenario: str, seed: int) -> Position:
    """The position of a golden example, which the seed fills up; or of a lesson, which leaves nothing open."""
    rules = find_game(game)
    if (found := find_lesson(game, scenario)) is not None:
        return found[1].place(rules, found[0])
    return rules.scenarios.position(find_scenario(rules.golden_lines(), scenario), seed)


def find_lesson(game: str, scenario: str | None) -> tuple[Course, Lesson] | None:
    """The lesson that a table is for, if it is for one: `learn:hero/sixth`."""
    if scenario is None or not scenario.startswith(LEARN):
        return None
    return courses_of(find_game(game)).find(scenario.removeprefix(LEARN))
