"""The cards that an answer won at once, and those that the better one would have won."""

from __future__ import annotations

from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.reason import Reason
from shambles.games.tacdex.table.view import View

FOLLOWS = ("turn-the-marker", "add-a-card", "choose-an-opponent")  # questions of the same battle


def hindsight(ask: Ask[Any], before: View, after: View, other: View) -> Reason | None:
    """Compare two results of the same battle; None if it is not decided yet, or if the better answer won no more."""
    if any(view.battle == before.battle and view.table for view in (after, other)):
        return None  # undecided
    mine, theirs = (view.seats[ask.seat].pile - before.seats[ask.seat].pile for view in (after, other))
    return Reason("won", {"mine": mine, "theirs": theirs}) if theirs > mine else None
