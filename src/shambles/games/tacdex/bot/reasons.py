"""What speaks for one card rather than another, as a player would say it."""

from __future__ import annotations

from collections.abc import Iterator

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Reason, weigh_two
from shambles.games.tacdex.box.contents import NUMBER
from shambles.games.tacdex.table.odds import chance_to_win
from shambles.games.tacdex.table.state import Select
from shambles.games.tacdex.table.view import View


def reasons(view: View, ask: Ask[Choice], best: Choice, other: Choice) -> Iterator[Reason]:
    """How likely each number wins the battle; a card that is weaker now may be right, and then saves the stronger."""
    if not (isinstance(best, Select) and isinstance(other, Select)):
        return
    if best.card not in NUMBER or other.card not in NUMBER:
        return
    mine, theirs = (round(100 * chance_to_win(view, one.card)) for one in (best, other))
    if mine > theirs:
        yield weigh_two("battle", best.notation, mine, other.notation, theirs, 0)
    elif mine < theirs:
        yield weigh_two("spares", best.notation, mine, other.notation, theirs, 0)
