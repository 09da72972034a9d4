"""A quick policy for Hero mode: a small network over a few facts about each card of a hand.

A card has a score alone, after another card of the hand in the same row, and with the Hero. Two cards have the sum of
theirs, and a constant for two cards. The weights are fitted by scripts/fit_hero.py; nothing here is guessed.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from shambles.games.card_game.box.contents import BOX
from shambles.games.card_game.kernel.board import (
    CARDS,
    FULL,
    LAST,
    LENGTH,
    MASK,
    MOST,
    ROWS,
    WORTH,
    WORTH_OF,
    draw,
    row_for,
)
from shambles.games.card_game.kernel.compiled import Figures, Numbers, compiled, figures, numbers
from shambles.games.card_game.kernel.policy import CHANCES, PARTS

HAND = BOX.modes["hero"].hand
WITH_HERO = 256
AVERAGE_TO_COME = 1.5  # points of a card that is still to come into a row
ALREADY_TAKEN = 2  # points in a row that the same seat's lower card took

# The facts: five are the same for all cards of a hand.
ALWAYS, SIZE, AHEAD, ALONE, OTHERS = range(5)
SHARED = 5
WINS, WINS_LATE, PRESENT, ROOM, POINTS, ABOVE, UNDER, CHANCE, TOO_LATE, OWN, LOW, HERO = range(SHARED, 17)
FACTS = 17
CELLS = 12

# The weights: each fact to each cell, each cell to the figure, each fact straight to it; what two cards are worth.
OUT = FACTS * CELLS
STRAIGHT = OUT + CELLS
BOTH = STRAIGHT + FACTS
WEIGHTS = BOTH + SHARED


class Turn(NamedTuple):
    """Inputs of the policy."""

    hand: Numbers  # sorted
    hero: int
    playing: int  # others who still hold Walkers
    others: int  # the Walkers that they hold
    board: Numbers


class Spot(NamedTuple):
    """The row of a card: its free places, its points, and cards that may come before it."""

    room: int
    points: int
    chance: float  # probability of another seat's card
    under: int  # place of the hand's lowest card for this row
    above: int  # higher cards of the hand that would follow
    low: bool  # lower than all rows


class Glance(NamedTuple):
    """Lookup tables and buffers of the policy."""

    worth: Numbers
    chances: Figures
    below: Numbers  # by card: how many that nobody has shown are lower
    facts: Figures
    cells: Figures
    level: Figures  # the cells by what is the same for all cards, and what they add straight
    alone: Figures  # by card of the hand
    after: Figures
    lead: Figures
    under: Numbers
    every: Figures  # by code, the figure of each option; left alone if it is empty


def new_glance(every: int = 0) -> Glance:
    """Buffers for so many codes."""
    return Glance(
        WORTH_OF,
        CHANCES,
        below=numbers(CARDS + 2),
        facts=figures(FACTS),
        cells=figures(CELLS),
        level=figures(CELLS + 1),
        alone=figures(HAND),
        after=figures(HAND),
        lead=figures(HAND),
        under=numbers(HAND),
        every=figures(every),
    )


@compiled
def find_spot(turn: Turn, at: int, below: Numbers) -> Spot:
    """The row that a card joins (CG-092, CG-110), and who else may join it."""
    hand, board, card = turn.hand, turn.board, turn.hand[at]
    joins = row_for(board, card)
    row = joins % ROWS
    low = board[LAST + row] if joins < ROWS else 0
    high = CARDS + 1
    for other in range(ROWS):
        if board[LAST + other] > card:
            high = min(high, board[LAST + other])
    under, after = at, at + 1
    while under > 0 and hand[under - 1] > low:
        under -= 1
    while after < len(hand) and hand[after] < high:
        after += 1
    between = below[card] - below[low + 1] - (at - under)
    chance = max(0, between) / max(1, below[CARDS + 1] - len(hand))
    return Spot(FULL - board[LENGTH + row], board[WORTH + row], chance, under, after - at - 1, joins >= ROWS)


@compiled
def read_card(turn: Turn, at: int, spot: Spot, before: int, hero: bool, glance: Glance) -> None:
    """Features of a card after so many of the hand's own cards in its row (`before`)."""
    facts, chances, room, points = glance.facts, glance.chances, spot.room - before, spot.points
    if room < 0:
        room, points = FULL - 1, ALREADY_TAKEN
    if hero:
        facts[WINS] = facts[WINS_LATE] = points / 10 if room == 0 else 0.0
        facts[PRESENT] = points / 10 if room == 1 else 0.0
        facts[CHANCE] = facts[TOO_LATE] = 0.0
    else:
        part = min(PARTS, int(spot.chance * PARTS + 0.5))
        few = (turn.playing * (PARTS + 1) + part) * (MOST + 1)  # if each of the others lays one card, or two
        many = (min(MOST - 1, 2 * turn.playing) * (PARTS + 1) + part) * (MOST + 1)
        gain = (points + AVERAGE_TO_COME * room) / 10
        facts[WINS], facts[WINS_LATE] = chances[few + room] * gain, chances[many + room] * gain
        facts[PRESENT] = (chances[few + room - 1] + chances[many + room - 1]) * points / 20 if room > 0 else 0.0
        facts[CHANCE] = spot.chance
        in_time = 0.0
        for count in range(room + 1):
            in_time += chances[few + count]
        facts[TOO_LATE] = 1 - in_time
    facts[ROOM], facts[POINTS] = room / 5, points / 10
    facts[ABOVE], facts[UNDER] = spot.above / 3, (at - spot.under) / 3
    facts[OWN], facts[LOW] = glance.worth[turn.hand[at]] / 5, 1.0 if spot.low else 0.0
    facts[HERO] = 1.0 if hero else 0.0


@compiled
def figure_of(weights: Figures, glance: Glance) -> float:
    """Score of a card with these features."""
    facts, cells, level = glance.facts, glance.cells, glance.level
    for cell in range(CELLS):
        cells[cell] = level[cell]
    figure = level[CELLS]
    for fact in range(SHARED, FACTS):
        value = facts[fact]
        if value != 0.0:
            figure += value * weights[STRAIGHT + fact]
            for cell in range(CELLS):
                cells[cell] += value * weights[fact * CELLS + cell]
    for cell in range(CELLS):
        if cells[cell] > 0.0:
            figure += cells[cell] * weights[OUT + cell]
    return figure


@compiled
def like_cards(weights: Figures, turn: Turn, glance: Glance) -> float:
    """Every card alone, after a lower one in its row, and with the Hero; what two cards are worth as such."""
    facts, level, size = glance.facts, glance.level, len(turn.hand)
    facts[ALWAYS], facts[SIZE], facts[OTHERS] = 1.0, size / HAND, turn.playing / 5
    facts[AHEAD] = (size - turn.others / turn.playing) / 5 if turn.playing else 0.0
    facts[ALONE] = 0.0 if turn.playing else 1.0
    both = 0.0
    for cell in range(CELLS + 1):
        level[cell] = 0.0
    for fact in range(SHARED):
        both += facts[fact] * weights[BOTH + fact]
        level[CELLS] += facts[fact] * weights[STRAIGHT + fact]
        for cell in range(CELLS):
            level[cell] += facts[fact] * weights[fact * CELLS + cell]
    for at in range(size):
        spot = find_spot(turn, at, glance.below)
        glance.under[at] = spot.under
        read_card(turn, at, spot, 0, False, glance)
        glance.alone[at] = figure_of(weights, glance)
        if spot.under < at:
            read_card(turn, at, spot, 1, False, glance)
            glance.after[at] = figure_of(weights, glance)
        if turn.hero:
            read_card(turn, at, spot, 0, True, glance)
            glance.lead[at] = figure_of(weights, glance)
    return both


@compiled
def best_lay(weights: Figures, turn: Turn, glance: Glance) -> int:
    """The option with the best score, as a code."""
    size, keeps = len(turn.hand), len(glance.every) > 0
    if size == 1 and not turn.hero:
        return 0
    two = like_cards(weights, turn, glance)
    best, chosen = -1e9, 0
    for at in range(size):
        for lower in range(at):
            second = glance.after[at] if lower >= glance.under[at] else glance.alone[at]
            figure = glance.alone[lower] + second + two
            if keeps:
                glance.every[lower + (at + 1) * 16] = figure
            if figure > best:
                best, chosen = figure, lower + (at + 1) * 16
        if keeps:
            glance.every[at] = glance.alone[at]
        if glance.alone[at] > best:
            best, chosen = glance.alone[at], at
        if turn.hero:
            if keeps:
                glance.every[at + WITH_HERO] = glance.lead[at]
            if glance.lead[at] > best:
                best, chosen = glance.lead[at], at + WITH_HERO
    return chosen


@compiled
def draw_lay(weights: Figures, turn: Turn, glance: Glance, x: int) -> tuple[int, int]:
    """An option drawn by its score, as a code, and the next random state."""
    size, hero, under = len(turn.hand), turn.hero, glance.under
    if size == 1 and not hero:
        return 0, x
    two = exp(like_cards(weights, turn, glance))
    total = 0.0
    for at in range(size):
        glance.alone[at] = exp(glance.alone[at])
        glance.after[at] = exp(glance.after[at]) if under[at] < at else glance.alone[at]
        total += glance.alone[at]
        for lower in range(at):
            total += glance.alone[lower] * (glance.after[at] if lower >= under[at] else glance.alone[at]) * two
        if hero:
            glance.lead[at] = exp(glance.lead[at])
            total += glance.lead[at]
    x = draw(x)
    left = total * (x + 0.5) / (MASK + 1.0)
    for at in range(size):
        left -= glance.alone[at]
        if left <= 0:
            return at, x
        for lower in range(at):
            left -= glance.alone[lower] * (glance.after[at] if lower >= under[at] else glance.alone[at]) * two
            if left <= 0:
                return lower + (at + 1) * 16, x
        if hero:
            left -= glance.lead[at]
            if left <= 0:
                return at + WITH_HERO, x
    return size - 1, x
