"""Reasons for a hint about cards, the marker and victims, in a player's words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.reason import Facts, Measure
from shambles.games.tacdex.bot.hints import Reckoning, outcome_of
from shambles.games.tacdex.box.contents import NUMBER
from shambles.games.tacdex.table.odds import chance_to_win
from shambles.games.tacdex.table.state import Add, Select, Turn, Victim, other_side
from shambles.games.tacdex.table.view import View

MEASURES: Mapping[str, Measure] = {
    "battle": Measure(0.05, 0),
    "spares": Measure(-0.01, 0, plan=True),
    "cards-won": Measure(1.0, 0),
    "spends-card": Measure(-0.8, 0, plan=True),
    "uses-up": Measure(-0.02, 0, plan=True),
    "hand-side": Measure(0.02, 0, plan=True),
    "victim-pile": Measure(0.5, 0),
    "victim-hand": Measure(0.1, 0),
    "pile": Measure(1.0),
    "lead": Measure(0.8),
}


def of_a_card(view: View, ask: Ask[Select]) -> Sequence[Facts]:
    """Probability of winning the battle; a card that is weaker now may be right, and then saves the stronger."""
    reckoning, found = Reckoning(view), []
    for option in ask.options:
        card = option.card
        if card in NUMBER:
            chance = 100 * chance_to_win(view, card)
        else:
            chance = 100 * prod(reckoning.chance_to_win(seat, card) for seat in reckoning.others)
        found.append({"battle": chance, "spares": chance})
    return found


def of_adding(view: View, ask: Ask[Add]) -> Sequence[Facts]:
    """TD-260  The cards that it wins, and how strong a number it uses up."""
    reckoning, found = Reckoning(view), []
    for option in ask.options:
        card = option.card
        won = 0.0 if card is None else outcome_of(view, card, view.marker) * (len(view.table) + 1)
        if card == reckoning.flip:
            won = max(won, outcome_of(view, card, other_side(view.marker)) * (len(view.table) + 1))
        known: dict[str, float] = {"cards-won": won, "spends-card": float(card is not None)}
        if card is not None:
            known["uses-up"] = 100 * reckoning.strength(card, view.marker)
        found.append(known)
    return found


def of_turning(view: View, ask: Ask[Turn]) -> Sequence[Facts]:
    """TD-240  The cards that it wins, and how the hand stands on that side of the marker."""
    reckoning, found = Reckoning(view), []
    assert view.seat is not None
    card = view.shown[view.seat][-1]
    for option in ask.options:
        side = other_side(view.marker) if option.flip else view.marker
        hand = [reckoning.strength(one, side) for one in view.cards or ()]
        won = outcome_of(view, card, side) * len(view.table)
        found.append({"cards-won": won, "hand-side": 100 * sum(hand) / max(1, len(hand))})
    return found


def of_a_victim(view: View, ask: Ask[Victim]) -> Sequence[Facts]:
    seats = [view.seats[option.seat] for option in ask.options]
    return [{"victim-pile": float(one.pile), "victim-hand": float(one.hand)} for one in seats]


FACTS: Mapping[str, Callable[[View, Ask[Any]], Sequence[Facts]]] = {
    "select-a-card": of_a_card,
    "add-a-card": of_adding,
    "turn-the-marker": of_turning,
    "choose-an-opponent": of_a_victim,
}


def facts(view: View, ask: Ask[Any]) -> Sequence[Facts]:
    """Measures of each option."""
    return FACTS[ask.key](view, ask)


def measure(view: View) -> dict[str, float]:
    """A few battles later: the cards that are won, and how many more than the best of the others."""
    assert view.seat is not None
    mine = view.seats[view.seat].pile
    return {"pile": mine, "lead": mine - max(one.pile for seat, one in enumerate(view.seats) if seat != view.seat)}
