"""What speaks for one card or row rather than another, as a player would say it."""

from __future__ import annotations

from collections.abc import Iterator

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Reason, weigh_two
from shambles.games.card_game.bot.hints import HINTS, Unseen, points_at_risk
from shambles.games.card_game.table.state import Lay, TakeRow
from shambles.games.card_game.table.view import View

TELLING = 0.25  # points


def reasons(view: View, ask: Ask[Choice], best: Choice, other: Choice) -> Iterator[Reason]:
    """The points that a card puts at risk, or may win, and those of a row."""
    words = best.notation, other.notation
    match best, other:
        case TakeRow(row=mine), TakeRow(row=theirs):
            points = view.row_points
            if points[mine] < points[theirs]:
                yield weigh_two("row", words[0], points[mine], words[1], points[theirs], 0)
        case Lay(), Lay() if view.mode == "survival":
            unseen = Unseen(view)
            risk, risks = (points_at_risk(view, unseen, one.cards[0]) for one in (best, other))
            if risk < risks - TELLING:
                yield weigh_two("risk", words[0], risk, words[1], risks)
        case Lay(), Lay():
            figures = dict(zip(ask.options, HINTS[ask.key](view, ask), strict=True))
            if figures[best] > figures[other] + TELLING:
                yield Reason("wins-more", {"choice": words[0], "other": words[1]})
