"""Reasons for a hint, in a player's words: bullets at risk, bullets to come, points to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.reason import Facts, Measure
from shambles.games.card_game.bot.hints import Unseen, points_placed_first, points_to_win
from shambles.games.card_game.bot.survival import Mind
from shambles.games.card_game.box.contents import points_of
from shambles.games.card_game.kernel.compiled import is_compiled
from shambles.games.card_game.table.state import Lay, row_for
from shambles.games.card_game.table.view import View

WORLDS = 600 if is_compiled else 40

MEASURES: Mapping[str, Measure] = {
    "row": Measure(-1.0, 0),
    "risk": Measure(-1.0, least=0.2),
    "later": Measure(-1.0, least=0.3, plan=True),
    "rest": Measure(-1.0, least=0.3, plan=True),
    "wins": Measure(1.0, least=0.5),
    "fills": Measure(-0.35, 0, plan=True),
    "keeps": Measure(0.8, 0, plan=True),
    "keeps-hero": Measure(3.0, 0, plan=True),
}


def facts(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Survival: the average bullets in this round and in the rest of the hand, over imagined hands. Hero mode: the
    points that are likely in this round, a full row left to others, and the cards still in hand afterwards."""
    if ask.key == "take-a-row":
        to_come = Mind(Random(ask.number)).take_a_row(view, ask, WORLDS)
        return [
            {"row": view.row_points[option.row], "rest": one.points - view.row_points[option.row]}
            for option, one in zip(ask.options, to_come, strict=True)
        ]
    if view.mode == "hero":
        unseen = Unseen(view)
        return [facts_of_laying(view, unseen, option) for option in ask.options]
    hand = dict(zip(view.cards or (), Mind(Random(ask.number)).lay_a_card(view, WORLDS), strict=True))
    expected = [hand[option.cards[0]] for option in ask.options]
    return [{"risk": one.cost, "later": one.points - one.cost} for one in expected]


def facts_of_laying(view: View, unseen: Unseen, option: Lay) -> Facts:
    if option.hero:  # CG-151: before all others
        wins = points_placed_first(view, option.cards[0])
    else:
        own = (0, *option.cards)
        wins = sum(points_to_win(view, unseen, card, lower) for lower, card in zip(own, option.cards, strict=False))
    left = len(view.cards or ()) - len(option.cards)
    fills = 0.0 if option.hero else points_left_behind(view, option)
    return {"wins": max(0.0, wins), "fills": fills, "keeps": left, "keeps-hero": float(not option.hero)}


def points_left_behind(view: View, option: Lay) -> float:
    """The points of a row that the last of these cards would fill as things are now: the next card there wins them."""
    row, _ = row_for(view.rows, view.mode, option.cards[-1])
    if row is None:  # it is not placed by itself
        return 0.0
    before = [card for card in option.cards[:-1] if row_for(view.rows, view.mode, card)[0] == row]
    is_full = len(view.rows[row]) + len(before) + 1 == view.longest_row
    return float(view.row_points[row] + points_of((*before, option.cards[-1]))) if is_full else 0.0
