"""How dear a card looks at a glance, in Survival: a small fitted formula that plays the later cards of imagined hands.

For each card of a hand a few facts about the row it would join, weighed by a network of one layer. The weights are
fitted by scripts/fit_survival.py; nothing here is guessed.
"""

from __future__ import annotations

from math import comb, log

from shambles.games.card_game.bot.compiled import Figures, Numbers, compiled, figures
from shambles.games.card_game.bot.kernel import AVERAGE, CARDS, FULL, LAST, LENGTH, MASK, MOST, ROWS, WORTH, draw

FACTS = 14
HIDDEN = 8
WEIGHTS = FACTS * HIDDEN + HIDDEN + FACTS  # each fact to each unit, each unit to the figure, each fact to the figure
PARTS = 128  # how finely a chance is told apart in the table below

# CHANCES[others, part, count]: how likely exactly `count` of the others' cards fall into this part of all unseen cards.
CHANCES = figures(MOST * (PARTS + 1) * (MOST + 1))
for _others in range(MOST):
    for _part in range(PARTS + 1):
        for _count in range(_others + 1):
            _chance = _part / PARTS
            _exactly = comb(_others, _count) * _chance**_count * (1 - _chance) ** (_others - _count)
            CHANCES[(_others * (PARTS + 1) + _part) * (MOST + 1) + _count] = _exactly


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
def look_at(
    hand: Numbers,
    start: int,
    size: int,
    at: int,
    board: Numbers,
    below: Numbers,
    others: int,
    chances: Figures,
    facts: Figures,
) -> None:
    """The facts about one card of a sorted hand."""
    card = hand[start + at]
    key, lowest, cheapest = 0, CARDS + 1, CARDS * CARDS
    for row in range(ROWS):
        last = board[LAST + row]
        if last < card:
            key = max(key, last * ROWS + row)
        lowest = min(lowest, last)
        cheapest = min(cheapest, board[WORTH + row])
    unseen = max(below[CARDS + 1], 1)
    facts[0] = 1.0
    facts[1] = size / 10
    facts[2] = card / CARDS
    facts[3] = at / size
    facts[4] = cheapest / 10
    facts[5] = below[lowest] / unseen  # how likely a card of somebody else is a low one
    facts[6] = others / 10
    if key == 0:
        chance = below[card] / unseen
        alone = chances[(others * (PARTS + 1) + int(chance * PARTS)) * (MOST + 1)]
        facts[7] = (alone * cheapest + (1 - alone) * AVERAGE / 2) / 5
        facts[8], facts[9], facts[10], facts[11], facts[12], facts[13] = 1.0, chance, 0.0, cheapest / 10, alone, 0.0
    else:
        row = key % ROWS
        last, room, points = board[LAST + row], FULL - board[LENGTH + row], board[WORTH + row]
        chance = (below[card] - below[last + 1]) / unseen
        line = (others * (PARTS + 1) + int(chance * PARTS)) * (MOST + 1)
        too_many = 0.0
        for count in range(room, others + 1):
            too_many += chances[line + count]
        exactly = chances[line + room] if room <= others else 0.0
        mine = 0
        for other in range(at):
            if hand[start + other] > last:
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
    """How dear the card is by these weights: the less the better."""
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
    weights: Figures,
    hand: Numbers,
    start: int,
    size: int,
    board: Numbers,
    below: Numbers,
    others: int,
    chances: Figures,
    facts: Figures,
    hidden: Figures,
    x: int,
    moods: float,
) -> tuple[int, int]:
    """The card of a hand that looks cheapest, and the stream of chance; with moods, not always the very cheapest."""
    best, chosen = 1e9, 0
    for at in range(size):
        look_at(hand, start, size, at, board, below, others, chances, facts)
        figure = weigh(weights, facts, hidden)
        if moods > 0.0:
            x = draw(x)
            figure += moods * log(-log((x + 0.5) / (MASK + 1.0)))
        if figure < best:
            best, chosen = figure, at
    return chosen, x
