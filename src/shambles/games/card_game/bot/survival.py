"""A mind for Survival: which card to lay and which row to take, judged by imagined hands on bare numbers."""

from __future__ import annotations

import json
from functools import cache
from math import exp, log
from pathlib import Path
from random import Random

import msgspec

from shambles.core.asking.ask import Ask
from shambles.core.asking.event import Event
from shambles.games.card_game.box.contents import WALKERS, points_of
from shambles.games.card_game.kernel.board import (
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
    put_in_row,
)
from shambles.games.card_game.kernel.compiled import Figures, Numbers, as_figures, as_numbers, figures, numbers
from shambles.games.card_game.kernel.policy import (
    FACTS,
    HIDDEN,
    WEIGHTS,
    Taste,
    count_below,
    new_glance,
    read_card,
    weigh,
)
from shambles.games.card_game.kernel.survival import Players, Seen, Sums, new_room, share_of_the_win, try_cards
from shambles.games.card_game.table.events import TurnedUp
from shambles.games.card_game.table.state import TakeRow
from shambles.games.card_game.table.view import View

MOODS = 1.0  # temperature of the choice of thinking players
A_WIN = 20.0  # points that the win of a hand is worth to who wants to win it
CARELESS = 0.15  # share of a thinking player's cards that the model does not explain


class Expected(msgspec.Struct, frozen=True):
    """Averages of an option over simulated hands.

    points  still to come in this hand
    win     the share of the win
    cost    the points that a card costs in this round
    """

    points: float
    win: float
    cost: float = 0.0

    @property
    def figure(self) -> float:
        """The higher the better."""
        return A_WIN * self.win - self.points


@cache
def fitted_weights() -> tuple[Figures, Figures]:
    """Fitted weights for our later cards and for other thinking players (scripts/fit_survival.py)."""
    found = json.loads((Path(__file__).parent / "survival.json").read_text("utf-8"))
    return as_figures(found["mine"]), as_figures(found["theirs"])


def first_weights() -> Figures:
    """Weights that take the likely cost of a card in this round, and nothing else: where the fitting begins."""
    weights = figures(WEIGHTS)
    weights[FACTS * HIDDEN + HIDDEN + 7] = 5.0
    return weights


class Worlds:
    """Sampled hands of Survival. The same seed gives the same figures."""

    def __init__(self, mine: Figures, theirs: Figures, seed: int, my_moods: float = 0.0) -> None:
        self.mine, self.theirs = Taste(mine, my_moods), Taste(theirs, MOODS)
        self.x = seed & MASK or 1
        self._room = new_room()

    def values(self, here: Seen, worlds: int, thinks: Figures) -> list[Expected]:
        """Averages for each card of the sorted hand; `thinks`: probability by seat."""
        sums = Sums(*(figures(len(here.hand)) for _ in range(3)))
        players = Players(self.mine, self.theirs, thinks)
        self.x = try_cards(here, players, worlds, self._room, sums, self.x)
        found = zip(sums.points, sums.wins, sums.costs, strict=True)
        return [Expected(float(one) / worlds, float(win) / worlds, float(cost) / worlds) for one, win, cost in found]


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
        here = read_table(view)
        below = numbers(CARDS + 2)
        unseen = [card for card in WALKERS if not here.seen[card]]
        count_below(here.seen, below)
        dear = {card: self.cost_at_once(card, view, here.board, below) for card in unseen}
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
        self._last = view
        return self.worlds.values(read_table(view), worlds, as_figures(self.thinkers))

    def take_a_row(self, view: View, ask: Ask[TakeRow], worlds: int) -> list[Expected]:
        """For each row, what follows from taking it: its points, the cards still to be placed, the rounds to come."""
        found = []
        for option in ask.options:
            here, cost = take_row(view, option)
            if len(here.hand):
                values = self.worlds.values(here, worlds, as_figures(self.thinkers))
                best = max(values, key=lambda one: one.figure)
                found.append(Expected(cost + best.points, best.win))
            else:
                found.append(Expected(float(cost), share_of_the_win(here.scores, here.me, here.seats)))
        return found

    @property
    def thinkers(self) -> list[float]:
        """Probability by seat that it thinks before it plays."""
        return [1 / (1 + exp(-odds)) for odds in self._odds]

    def cost_at_once(self, card: int, view: View, board: Numbers, below: Numbers) -> float:
        """Estimated cost of a card for a seat whose hand is unknown."""
        glance = new_glance()
        read_card(as_numbers((card,)), 0, board, below, len(view.seats) - 1, glance)
        glance.facts[1], glance.facts[3] = max(seat.walkers for seat in view.seats) / 10, card / (CARDS + 1)
        return weigh(self.worlds.theirs.weights, glance.facts, glance.hidden)


def take_row(view: View, option: TakeRow) -> tuple[Seen, int]:
    """The table after a row is taken and the other cards are placed, and the points it cost."""
    here = read_table(view)
    low, *waiting = view.turned
    cost = put_in_row(here.board, option.row, low.card, WORTH_OF, True)
    here.scores[here.me] += cost
    for turned in waiting:
        here.scores[turned.seat] += place_in_survival(here.board, turned.card, WORTH_OF)
    return here, cost


def read_table(view: View) -> Seen:
    """A seat's view as arrays; the points are those of the whole match."""
    assert view.seat is not None
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
    return Seen(as_numbers(view.cards or ()), board, seen, scores, view.seat, len(view.seats))
