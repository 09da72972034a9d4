"""A quick policy for Survival: a fitted formula that plays the later cards of simulated hands.

For each card of a hand a few facts about the row it would join, weighed by a network of one layer. The weights are
fitted by scripts/fit_survival.py; nothing here is guessed.
"""

from __future__ import annotations

from math import comb, log
from typing import NamedTuple

from shambles.games.card_game.kernel.board import (
    AVERAGE,
    CARDS,
    FULL,
    LAST,
    LENGTH,
    MASK,
    MOST,
    ROWS,
    WORTH,
    draw,
    row_for,
)
from shambles.games.card_game.kernel.compiled import Figures, Numbers, compiled, figures

FACTS = 14
HIDDEN = 8
WEIGHTS = FACTS * HIDDEN + HIDDEN + FACTS  # each fact to each unit, each unit to the figure, each fact to the figure
PARTS = 128  # steps of a probability in the table below

# CHANCES[others, part, count]: how likely exactly `count` of the others' cards fall into this part of all unseen cards.
CHANCES = figures(MOST * (PARTS + 1) * (MOST + 1))
for _others in range(MOST):
    for _part in range(PARTS + 1):
        for _count in range(_others + 1):
            _chance = _part / PARTS
            _exactly = comb(_others, _count) * _chance**_count * (1 - _chance) ** (_others - _count)
            CHANCES[(_others * (PARTS + 1) + _part) * (MOST + 1) + _count] = _exactly


class Taste(NamedTuple):
    """Fitted weights of a player, and the temperature of the choice."""

    weights: Figures
    moods: float


class Glance(NamedTuple):
    """Table of probabilities, and buffers."""

    chances: Figures
    facts: Figures
    hidden: Figures


def new_glance() -> Glance:
    """New buffers."""
    return Glance(CHANCES, figures(FACTS), figures(HIDDEN))


@compiled
def count_below(seen: Numbers, below: Numbers) -> int:
    """For each card, how many unseen ones are lower; the number of unseen cards."""
    count = 0
    for card in range(1, CARDS + 1):
        below[card] = count
        count += 1 - seen[card]
    below[CARDS + 1] = count
    return count


@compiled
def read_card(hand: Numbers, at: int, board: Numbers, below: Numbers, others: int, glance: Glance) -> None:
    """The facts about one card of a sorted hand."""
    card, size, chances, facts = hand[at], len(hand), glance.chances, glance.facts
    lowest, cheapest = CARDS + 1, CARDS * CARDS
    for row in range(ROWS):
        lowest = min(lowest, board[LAST + row])
        cheapest = min(cheapest, board[WORTH + row])
    row = row_for(board, card)
    unseen = max(below[CARDS + 1], 1)
    facts[0] = 1.0
    facts[1] = size / 10
    facts[2] = card / CARDS
    facts[3] = at / size
    facts[4] = cheapest / 10
    facts[5] = below[lowest] / unseen  # probability that another seat's card is a low card
    facts[6] = others / 10
    if row >= ROWS:
        chance = below[card] / unseen
        alone = chances[(others * (PARTS + 1) + int(chance * PARTS)) * (MOST + 1)]
        facts[7] = (alone * cheapest + (1 - alone) * AVERAGE / 2) / 5
        facts[8], facts[9], facts[10], facts[11], facts[12], facts[13] = 1.0, chance, 0.0, cheapest / 10, alone, 0.0
    else:
        last, room, points = board[LAST + row], FULL - board[LENGTH + row], board[WORTH + row]
        chance = (below[card] - below[last + 1]) / unseen
        line = (others * (PARTS + 1) + int(chance * PARTS)) * (MOST + 1)
        too_many = 0.0
        for count in range(room, others + 1):
            too_many += chances[line + count]
        exactly = chances[line + room] if room <= others else 0.0
        mine = 0
        for other in range(at):
            if hand[other] > last:
                mine += 1
        facts[7] = exactly * (points + room * AVERAGE) / 5
        facts[8], facts[9], facts[10], facts[11], facts[12], facts[13] = (
            0.0,
            chance,
            room / 4,
            points / 10,
            too_many,
            mine / 3,
        )


@compiled
def weigh(weights: Figures, facts: Figures, hidden: Figures) -> float:
    """Cost of the card by these weights: lower is better."""
    for unit in range(HIDDEN):
        hidden[unit] = 0.0
    figure = 0.0
    for fact in range(FACTS):
        value = facts[fact]
        figure += value * weights[FACTS * HIDDEN + HIDDEN + fact]
        for unit in range(HIDDEN):
            hidden[unit] += value * weights[fact * HIDDEN + unit]
    for unit in range(HIDDEN):
        figure += max(hidden[unit], 0.0) * weights[FACTS * HIDDEN + unit]
    return figure


@compiled
def choose_by(
    taste: Taste, hand: Numbers, board: Numbers, below: Numbers, others: int, glance: Glance, x: int
) -> tuple[int, int]:
    """The card of a hand that looks cheapest, and the stream of chance; with moods, not always the very cheapest."""
    best, chosen = 1e9, 0
    for at in range(len(hand)):
        read_card(hand, at, board, below, others, glance)
        figure = weigh(taste.weights, glance.facts, glance.hidden)
        if taste.moods > 0.0:
            x = draw(x)
            figure += taste.moods * log(-log((x + 0.5) / (MASK + 1.0)))
        if figure < best:
            best, chosen = figure, at
    return chosen, x
