"""The bullets that an answer brought at once, and those that the better one would have brought."""

from __future__ import annotations

from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.reason import Reason
from shambles.games.card_game.table.view import View

FOLLOWS = ("take-a-row",)  # questions of the same round


def hindsight(ask: Ask[Any], before: View, after: View, other: View) -> Reason | None:
    """Compare two results of the same round; None if the better answer brought no gain."""
    seat = ask.seat
    mine, theirs = (view.seats[seat].total - before.seats[seat].total for view in (after, other))
    wants_many = before.mode == "hero"
    if mine == theirs or (mine > theirs) == wants_many:
        return None
    return Reason("won" if wants_many else "took", {"mine": mine, "theirs": theirs})
