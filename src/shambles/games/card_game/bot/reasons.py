"""What tells cards and rows apart, as a player would say it: bullets at risk, bullets to come, points to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.reason import Facts, Measure
from shambles.games.card_game.bot.hints import Unseen, points_placed_first, points_to_win
from shambles.games.card_game.bot.survival import Mind
from shambles.games.card_game.kernel.compiled import is_compiled
from shambles.games.card_game.table.state import Lay
from shambles.games.card_game.table.view import View

WORLDS = 600 if is_compiled else 40

MEASURES: Mapping[str, Measure] = {
    "row": Measure(-1.0, 0),
    "risk": Measure(-1.0),
    "to-come": Measure(-1.5),
    "wins": Measure(1.0),
    "keeps": Measure(0.8, 0),
    "keeps-hero": Measure(3.0, 0),
}


def facts(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Survival: the average bullets in this round and until the end of the hand, over imagined hands. Hero mode: the
    points that are likely in this round, and what is still in hand afterwards."""
    if ask.key == "take-a-row":
        to_come = Mind(Random(ask.number)).take_a_row(view, ask, WORLDS)
        return [
            {"row": view.row_points[option.row], "to-come": one.points}
            for option, one in zip(ask.options, to_come, strict=True)
        ]
    if view.mode == "hero":
        unseen = Unseen(view)
        return [facts_of_laying(view, unseen, option) for option in ask.options]
    hand = dict(zip(view.cards or (), Mind(Random(ask.number)).lay_a_card(view, WORLDS), strict=True))
    expected = [hand[option.cards[0]] for option in ask.options]
    return [{"risk": one.cost, "to-come": one.points} for one in expected]


def facts_of_laying(view: View, unseen: Unseen, option: Lay) -> Facts:
    if option.hero:  # CG-151: before all others
        wins = points_placed_first(view, option.cards[0])
    else:
        own = (0, *option.cards)
        wins = sum(points_to_win(view, unseen, card, lower) for lower, card in zip(own, option.cards, strict=False))
    left = len(view.cards or ()) - len(option.cards)
    return {"wins": max(0.0, wins), "keeps": left, "keeps-hero": float(not option.hero)}
