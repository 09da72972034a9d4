"""A one-step evaluation of each option from the seat's view.

The others' cards count as drawn from all that this seat has not seen.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from math import comb

from shambles.core.asking.ask import Ask
from shambles.core.game import Hint
from shambles.games.card_game.box.contents import POINTS, WALKERS
from shambles.games.card_game.table.state import Lay, TakeRow, row_for
from shambles.games.card_game.table.view import View

AVERAGE = sum(POINTS) / len(WALKERS)
A_WALKER_IS_WORTH = 1.1  # in Hero mode a Walker kept may still win a row later
A_HERO_IS_WORTH = 4.0  # and a Hero more so
SET_UP_FOR_OTHERS = 0.35  # the part of a row that is lost by filling it for somebody else


class Unseen:
    """The Walkers that this seat has not seen, and how many of them the others may lay in this round."""

    def __init__(self, view: View) -> None:
        seen = set(view.cards or ())
        for cards in (*view.rows, *(seat.pile for seat in view.seats)):
            seen.update(cards)
        self.cards = [card for card in WALKERS if card not in seen]
        others = [seat.walkers for number, seat in enumerate(view.seats) if number != view.seat]
        playing = sum(1 for walkers in others if walkers)
        self.laid = round(playing * 1.5) if view.mode == "hero" else playing

    def chance_between(self, low: int, high: int) -> float:
        """Probability that a card played by another seat is between these two."""
        inside = bisect_left(self.cards, high) - bisect_right(self.cards, low)
        return inside / len(self.cards) if self.cards else 0.0

    def exactly(self, count: int, chance: float) -> float:
        """Probability that exactly so many of the others' cards are in a part of this chance."""
        if not 0 <= count <= self.laid:
            return 0.0
        return float(comb(self.laid, count) * chance**count * (1 - chance) ** (self.laid - count))


def worth_of_a_card(view: View, ask: Ask[Lay]) -> Sequence[float]:
    """Survival (CG-190): the points a card is likely to cost, and the less the better."""
    unseen = Unseen(view)
    return [-points_at_risk(view, unseen, option.cards[0]) for option in ask.options]


def points_at_risk(view: View, unseen: Unseen, card: int) -> float:
    """A rough figure at a glance, as if the other rows stayed as they are. Imagined rounds are more exact."""
    rows = view.rows
    row, _ = row_for(rows, view.mode, card)
    if row is None:  # CG-230; a lower card of somebody else would take a row first and leave an easy place behind it
        alone = unseen.exactly(0, unseen.chance_between(0, card))
        return alone * min(view.row_points) + (1 - alone) * AVERAGE / 2
    room = view.longest_row - len(rows[row])
    chance = unseen.chance_between(rows[row][-1], card)
    return unseen.exactly(room, chance) * (view.row_points[row] + room * AVERAGE)


def worth_of_cards(view: View, ask: Ask[Lay]) -> Sequence[float]:
    """Hero mode (CG-040): the points that the cards are likely to win, less what they are worth in hand."""
    unseen = Unseen(view)
    hand = len(view.cards or ())
    alone = {card: points_to_win(view, unseen, card, 0) for card in view.cards or ()}
    figures = []
    for option in ask.options:
        if option.hero:  # CG-151: before all others
            win = points_placed_first(view, option.cards[0]) - (A_HERO_IS_WORTH if hand > 1 else 0.0)
        elif len(option.cards) == 1:
            win = alone[option.cards[0]]
        else:
            low, high = option.cards
            win = alone[low] + points_to_win(view, unseen, high, low)
        figures.append(win - A_WALKER_IS_WORTH * len(option.cards))
    return figures


def points_placed_first(view: View, card: int) -> float:
    row, _ = row_for(view.rows, view.mode, card)
    assert row is not None  # in Hero mode every card goes somewhere
    return float(view.row_points[row]) if len(view.rows[row]) == view.longest_row else 0.0


def points_to_win(view: View, unseen: Unseen, card: int, own: int) -> float:
    """Expected points of a card; `own` is a lower card played with it, which may come before it in the same row."""
    row, _ = row_for(view.rows, view.mode, card)
    assert row is not None  # in Hero mode every card goes somewhere
    last = view.rows[row][-1]
    low = last if last < card else 0
    room = view.longest_row - len(view.rows[row]) - (low < own < card)
    chance = unseen.chance_between(low, card)
    win = unseen.exactly(room, chance) * (view.row_points[row] + room * AVERAGE)
    if room == 1:  # the fifth card helps the next player
        win -= SET_UP_FOR_OTHERS * view.row_points[row] * unseen.exactly(0, chance)
    return win


def worth_of_a_row(view: View, ask: Ask[TakeRow]) -> Sequence[float]:
    """CG-234  The row with the fewest points is usually the right one to take."""
    return [-float(view.row_points[option.row]) for option in ask.options]


HINTS: Mapping[str, Hint] = {"lay-a-card": worth_of_a_card, "lay-cards": worth_of_cards, "take-a-row": worth_of_a_row}
