"""A mind for Survival: which card to lay and which row to take, judged by imagined hands on bare numbers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from random import Random

import msgspec

from shambles.core.ask import Ask
from shambles.core.event import Event
from shambles.games.card_game.bot.compiled import Figures, Numbers, figures, numbers
from shambles.games.card_game.bot.kernel import (
    BOARD,
    CARDS,
    LAST,
    LENGTH,
    MASK,
    MOST,
    ROWS,
    WORTH,
    WORTH_OF,
    place_in_survival,
)
from shambles.games.card_game.bot.policy import CHANCES, FACTS, HIDDEN, WEIGHTS, count_below, look_at, weigh
from shambles.games.card_game.bot.rollouts import ROOM, try_cards
from shambles.games.card_game.box.contents import POINTS, WALKERS, points_of
from shambles.games.card_game.table.events import TurnedUp
from shambles.games.card_game.table.state import TakeRow
from shambles.games.card_game.table.view import View

MOODS = 1.0  # how freely those who think choose among cards that look alike
A_WIN = 20.0  # points that the win of a hand is worth to who wants to win it
CARELESS = 0.15  # the part of the cards of those who think that are laid for no reason we know


class Expected(msgspec.Struct, frozen=True):
    """What follows from an option, on average over imagined hands: points still to come, and the share of the win."""

    points: float
    win: float

    @property
    def figure(self) -> float:
        """The higher the better."""
        return A_WIN * self.win - self.points


@cache
def fitted_weights() -> tuple[Figures, Figures]:
    """By which we lay later cards, and by which others do who think (scripts/fit_survival.py)."""
    found = json.loads((Path(__file__).parent / "survival.json").read_text("utf-8"))
    return as_figures(found["mine"]), as_figures(found["theirs"])


def glance_weights() -> Figures:
    """Weights that take the likely cost of a card in this round, and nothing else: where the fitting begins."""
    weights = figures(WEIGHTS)
    weights[FACTS * HIDDEN + HIDDEN + 7] = 5.0
    return weights


def as_figures(given: Sequence[float]) -> Figures:
    """As the kernel wants them."""
    made = figures(len(given))
    for at, one in enumerate(given):
        made[at] = one
    return made


class Worlds:
    """Imagined hands of Survival, as many as one likes. The same stream of chance gives the same figures."""

    def __init__(self, mine: Figures, theirs: Figures, seed: int) -> None:
        self.mine, self.theirs = mine, theirs
        self.x = seed & MASK or 1
        self._room, self._facts, self._hidden = numbers(ROOM), figures(FACTS), figures(HIDDEN)

    def values(
        self,
        hand: Sequence[int],
        board: Numbers,
        seen: Numbers,
        scores: Numbers,
        me: int,
        seats: int,
        worlds: int,
        thinks: Figures,
        my_moods: float = 0.0,
    ) -> list[Expected]:
        """For each card of the sorted hand, what follows from laying it."""
        cards, points, wins = numbers(MOST), figures(MOST), figures(MOST)
        for at, card in enumerate(hand):
            cards[at] = card
        self.x = try_cards(
            *(cards, len(hand), board, seen, scores, me, seats, worlds, self.x, WORTH_OF, CHANCES),
            *(self.mine, self.theirs, thinks, my_moods, MOODS, self._room, self._facts, self._hidden, points, wins),
        )
        return [Expected(float(points[at]) / worlds, float(wins[at]) / worlds) for at in range(len(hand))]


class Mind:
    """Plays Survival for one seat. It learns from what the others lay how likely each of them thinks at all."""

    def __init__(self, rng: Random) -> None:
        self.worlds = Worlds(*fitted_weights(), seed=rng.getrandbits(32))
        self._odds = [0.0] * MOST  # by seat: the logarithm of the odds that it thinks
        self._last: View | None = None

    def observe(self, event: Event) -> None:
        """Somebody who thinks lays cards that look cheap; somebody who does not lays any."""
        view = self._last
        if not isinstance(event, TurnedUp) or view is None or view.seat is None:
            return
        board, seen, _ = read_table(view)
        below = numbers(CARDS + 2)
        unseen = [card for card in WALKERS if not seen[card]]
        count_below(seen, below)
        dear = {card: self.glance(card, view, board, below) for card in unseen}
        ranked = sorted(dear.values())
        for seat, lay in event.laid.items():
            if seat == view.seat or lay.cards[0] not in dear:
                continue
            size = view.seats[seat].walkers
            cheaper = sum(one < dear[lay.cards[0]] for one in ranked) / len(ranked)
            likelier = CARELESS + (1 - CARELESS) * size * (1 - cheaper) ** (size - 1)
            self._odds[seat] = min(5.0, max(-5.0, self._odds[seat] + log(likelier)))

    def lay_a_card(self, view: View, worlds: int) -> list[Expected]:
        """For each card of the hand, what follows from laying it now."""
        assert view.cards is not None
        assert view.seat is not None
        self._last = view
        board, seen, scores = read_table(view)
        return self.worlds.values(
            view.cards, board, seen, scores, view.seat, len(view.seats), worlds, as_figures(self.thinkers)
        )

    def take_a_row(self, view: View, ask: Ask[TakeRow], worlds: int) -> list[Expected]:
        """For each row, what follows from taking it: its points, the cards still to be placed, the rounds to come."""
        assert view.cards is not None
        assert view.seat is not None
        found = []
        for option in ask.options:
            board, seen, scores = read_table(view)
            low, *waiting = view.turned
            cost = int(board[WORTH + option.row])
            board[LAST + option.row], board[LENGTH + option.row] = low.card, 1
            board[WORTH + option.row] = POINTS[low.card]
            scores[view.seat] += cost
            for turned in waiting:
                scores[turned.seat] += place_in_survival(board, turned.card, WORTH_OF)
            before, seats = int(scores[view.seat]), len(view.seats)
            if view.cards:
                values = self.worlds.values(
                    view.cards, board, seen, scores, view.seat, seats, worlds, as_figures(self.thinkers)
                )
                best = max(values, key=lambda one: one.figure)
                found.append(Expected(cost + best.points, best.win))
            else:
                fewest = min(scores[seat] for seat in range(seats))
                sharing = sum(scores[seat] == fewest for seat in range(seats))
                found.append(Expected(float(cost), 1 / sharing if before == fewest else 0.0))
        return found

    @property
    def thinkers(self) -> list[float]:
        """By seat: how likely it thinks about what it lays."""
        return [1 / (1 + exp(-odds)) for odds in self._odds]

    def glance(self, card: int, view: View, board: Numbers, below: Numbers) -> float:
        """How dear a card looks to somebody of whose hand nothing is known."""
        hand, facts, hidden = numbers(1, card), figures(FACTS), figures(HIDDEN)
        look_at(hand, 0, 1, 0, board, below, len(view.seats) - 1, CHANCES, facts)
        facts[1], facts[3] = max(seat.walkers for seat in view.seats) / 10, card / (CARDS + 1)
        return weigh(self.worlds.theirs, facts, hidden)


def read_table(view: View) -> tuple[Numbers, Numbers, Numbers]:
    """What a seat sees, as bare numbers: the board, the cards it has seen, and everybody's points in this match."""
    board, seen, scores = numbers(BOARD), numbers(CARDS + 2), numbers(MOST)
    for row in range(ROWS):
        cards = view.rows[row]
        board[LAST + row], board[LENGTH + row], board[WORTH + row] = cards[-1], len(cards), points_of(cards)
    turned = tuple(one.card for one in view.turned)
    for heap in (view.cards or (), turned, *view.rows, *(seat.pile for seat in view.seats)):
        for card in heap:
            seen[card] = 1
    for number, seat in enumerate(view.seats):
        scores[number] = seat.total
    return board, seen, scores
