"""A card counter's evaluation of each option from the seat's view.

An opponent's card is taken to be any of those that this seat has not seen in this opponent's deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import prod

from shambles.core.asking.ask import Ask
from shambles.core.game import Hint
from shambles.games.tacdex.box.contents import BOX, NUMBER, REDO, Card, Side
from shambles.games.tacdex.table.odds import A_TIE, chance_to_beat, opponents
from shambles.games.tacdex.table.state import Add, Select, Turn, Victim, best_of, other_side
from shambles.games.tacdex.table.view import View

FLIP_IS_WORTH = 1.4  # between two players a FLIP wins nearly always, so it is kept for a battle with many cards
REDO_IS_WORTH = 0.8
STRENGTH_IS_WORTH = 0.8  # a number that would win on this side of the marker is worth keeping; an idle one is not
DISCARD_GAINS = 0.5
DRAW_GAINS = 0.6
SIDE_IS_WORTH = 0.6  # weight of the marker on the side that suits the hand
SOON = 6.0  # battles before the end in which nothing is worth keeping any more


class Reckoning:
    """Figures from a seat's view: who fights, what they may hold, and what a card is worth later."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.two = len(view.seats) == 2
        self.flip = next(card for card in NUMBER if view.actions.get(card) == "flip")
        self.others = opponents(view)
        self.stake = len(view.table) + len(self.others) + 1
        self.unseen = {seat: Counter(view.seats[seat].unseen) for seat in self.others}
        self.later = self.worth_of_later()

    def worth_of_later(self) -> float:
        """Share of the game still to come, for which cards are kept."""
        draws = [sum(one.end_draw) / 2 for one in self.view.seats if one.end_draw is not None]
        return min(1.0, max(draws, default=0.0) / SOON)

    def chance_to_win(self, seat: int, card: Card) -> float:
        """Probability that this card beats that opponent's, with all actions."""
        if card == REDO:
            return self.chance_of_redo(seat)
        counts = self.unseen[seat]
        total = sum(counts.values())
        if not total:
            return 0.5
        flips, redos = counts[self.flip] / total, counts[REDO] / total
        plain = chance_to_beat(counts, card, self.view.marker)
        if card == self.flip and self.two:
            return 1.0 - flips * A_TIE
        hand = max(0, self.view.seats[seat].hand - 1)
        return (1.0 - flips - redos) * plain + redos * plain**hand + flips * (0.0 if self.two else plain)

    def chance_of_redo(self, seat: int) -> float:
        """A REDO is answered knowing the opponent's card: it wins where the hand holds anything better."""
        counts, total = self.unseen[seat], sum(self.unseen[seat].values())
        rest = [NUMBER[card] for card in self.view.cards or () if card != REDO]
        if not total or not rest:
            return 0.0
        best = max(rest) if self.view.marker == "HIGH" else min(rest)
        has_flip = self.flip in (self.view.cards or ())
        won = 0.0
        for face, many in counts.items():
            if face == REDO:
                won += many * A_TIE
            elif face == self.flip and self.two:
                won += many * A_TIE * has_flip
            else:
                beaten = (NUMBER[face] < best) == (self.view.marker == "HIGH") and NUMBER[face] != best
                won += many * (beaten or (has_flip and self.two))
        return won / total

    def worth(self, card: Card) -> float:
        """Value of keeping a card."""
        if card == REDO:
            return REDO_IS_WORTH * self.later
        if card == self.flip and self.two:
            return FLIP_IS_WORTH * self.later
        return STRENGTH_IS_WORTH * self.strength(card, self.view.marker) * self.later

    def strength(self, card: Card, side: Side) -> float:
        """Rank of a number among all that the opponents may show, from 0 to 1."""
        return prod(chance_to_beat(self.unseen[seat], card, side) for seat in self.others) if card != REDO else 0.5

    def gain(self, card: Card) -> float:
        """Value of DISCARD and DRAW besides the battle (TD-220)."""
        action = self.view.actions.get(card)
        if action == "draw":
            return DRAW_GAINS * self.later
        hit = any(
            one.hand - (seat in self.others) >= BOX.discard_from
            for seat, one in enumerate(self.view.seats)
            if seat != self.view.seat
        )
        return DISCARD_GAINS * self.later if action == "discard" and hit else 0.0


def worth_of_a_card(view: View, ask: Ask[Select]) -> Sequence[float]:
    """The cards that a card is likely to win, less what it is worth in hand."""
    reckoning = Reckoning(view)
    return [
        prod(reckoning.chance_to_win(seat, option.card) for seat in reckoning.others)
        * (reckoning.stake + (option.card == REDO))
        + reckoning.gain(option.card)
        - reckoning.worth(option.card)
        for option in ask.options
    ]


def outcome_of(view: View, card: Card | None, side: Side) -> float:
    """1 for a win if the battle were settled with this card of mine on this side, a part for a tie, 0 for a loss."""
    assert view.seat is not None
    numbers = {seat: NUMBER.get(cards[-1]) for seat, cards in enumerate(view.shown) if cards}
    numbers[view.seat] = None if card is None else NUMBER.get(card)
    best = best_of(numbers, side)
    return 0.0 if view.seat not in best else 1.0 if len(best) == 1 else A_TIE


def worth_of_adding(view: View, ask: Ask[Add]) -> Sequence[float]:
    """TD-260  The cheapest card that wins; none if nothing does."""
    reckoning = Reckoning(view)
    seat, side = view.seat, view.marker
    flips = [one for one, cards in enumerate(view.shown) if one != seat and cards and cards[-1] == reckoning.flip]
    figures = []
    for option in ask.options:
        card = option.card
        if card is None:
            figures.append(0.0)
            continue
        result = outcome_of(view, card, side)
        if card == reckoning.flip:
            result = max(result, outcome_of(view, card, other_side(side)))
        elif flips:  # TD-271: who has a FLIP decides last
            result *= 0.0 if reckoning.two else 0.5
        figures.append(result * (len(view.table) + 1) + reckoning.gain(card) - reckoning.worth(card) - 0.1)
    return figures


def worth_of_turning(view: View, ask: Ask[Turn]) -> Sequence[float]:
    """TD-240  Win if that can be; leave the marker on the side that suits the hand."""
    reckoning = Reckoning(view)
    assert view.seat is not None
    card = view.shown[view.seat][-1]
    figures = []
    for option in ask.options:
        side = other_side(view.marker) if option.flip else view.marker
        result = outcome_of(view, card, side)
        after = other_side(side) if result == A_TIE else side
        hand = [reckoning.strength(one, after) for one in view.cards or ()]
        figures.append(result * len(view.table) + SIDE_IS_WORTH * reckoning.later * sum(hand) / max(1, len(hand)))
    return figures


def worth_of_a_victim(view: View, ask: Ask[Victim]) -> Sequence[float]:
    """TD-357  Whoever has won most, and then whoever holds most."""
    return [view.seats[option.seat].pile + view.seats[option.seat].hand / 10 for option in ask.options]


HINTS: Mapping[str, Hint] = {
    "select-a-card": worth_of_a_card,
    "add-a-card": worth_of_adding,
    "turn-the-marker": worth_of_turning,
    "choose-an-opponent": worth_of_a_victim,
}
