"""How the game of a stored table begins: with its set-up, or from the position of a golden example."""

from __future__ import annotations

from shambles.core.game import find_game
from shambles.core.runner import find_scenario
from shambles.core.scenario import Position
from shambles.core.table import Table
from shambles.server.rows import TableRow


def open_table(row: TableRow, seats: int) -> Table:
    """The game of a stored table, from its beginning."""
    if row.scenario is None:
        return Table.open(row.game, seats=seats, options=row.options, seed=row.seed)
    return Table.deal(row.game, scenario_position(row.game, row.scenario, row.seed), seed=row.seed)


def scenario_position(game: str, scenario: str, seed: int) -> Position:
    """The position of a golden example; the seed fills up what it leaves open."""
    rules = find_game(game)
    return rules.scenarios.position(find_scenario(rules.golden_lines(), scenario), seed)
