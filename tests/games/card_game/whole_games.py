"""Whole games, drawn by Hypothesis, and somebody who follows them by ear."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from games.card_game.positions import open_table
from games.letters import play_out
from shambles import Ask, Choice, Outcome, Table
from shambles.core.asking.event import Event, Ready
from shambles.games.card_game.box.contents import Mode
from shambles.games.card_game.table.events import (
    HandBegun,
    HandDealt,
    HandScored,
    HeroTaken,
    Placed,
    RoundBegun,
    RowsStarted,
    RowTaken,
    TurnedUp,
)

DECK = list(range(1, 105))


@st.composite
def tables(draw: st.DrawFn, mode: Mode | None = None, most_hands: int = 1) -> Table:
    """A freshly dealt table of any mode, number of seats, seed and length."""
    modes: tuple[Mode, ...] = ("hero", "survival") if mode is None else (mode,)
    chosen = draw(st.sampled_from(modes))
    seats = draw(st.integers(2, 6) if chosen == "hero" else st.integers(3, 10))
    return open_table(chosen, seats, draw(st.integers(0, 2**64 - 1)), draw(st.integers(1, most_hands)))


def play_drawn(table: Table, data: st.DataObject) -> Outcome:
    """Play to the end; each answer is drawn as an index into the options."""

    def choose(ask: Ask[Any]) -> Choice:
        choice: Choice = ask.options[data.draw(st.integers(0, len(ask.options) - 1))]
        return choice

    return play_out(table, choose)


class Follower:
    """Hears every event, the secrets of all seats included, and moves cards of their own by nothing else.

    A card that is not where an event takes it from is an error; so is a card placed out of turn.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.mode: Mode = table.options.mode
        self.heard = 0
        self.rounds = 0
        self.low_cards: list[int] = []  # of this round
        self.hands: dict[int, list[int]] = {}
        self.heroes: dict[int, str] = {}
        self.used: list[str] = []
        self.rows: list[list[int]] = []
        self.piles: dict[int, list[int]] = {}
        self.turned: list[tuple[int, int]] = []
        self.revealed: list[int] = []
        self.undealt: list[int] = []

    def news(self) -> list[Event]:
        """What was told since the last time, unredacted."""
        public = self.table.events_for(None, self.heard)
        own = {seat: self.table.events_for(seat, self.heard) for seat in self.table.seats}
        self.heard += len(public)
        return [own[event.seat][at] if isinstance(event, HandDealt) else event for at, event in enumerate(public)]

    def hear(self, event: Event) -> None:
        match event:
            case HandBegun():
                self._clear()
            case HandDealt(seat=seat, cards=cards):
                assert cards is not None
                self.hands[seat] = [self._take(self.undealt, card) for card in cards]
                self.piles[seat] = []
            case RowsStarted(cards=cards):
                self.rows = [[self._take(self.undealt, card)] for card in cards]
            case HeroTaken(seat=seat, hero=hero):
                assert hero not in self.heroes.values()
                self.heroes[seat] = hero
            case RoundBegun(round=number):
                self.rounds += 1
                assert number == self.rounds
            case TurnedUp(laid=laid):
                self._turn_up(laid)
            case Placed(seat=seat, card=card, row=row):
                assert self.turned.pop(0) == (card, seat)
                self._note_low_card(card)
                self.rows[row].append(card)
            case RowTaken(seat=seat, card=card, row=row, cards=cards):
                assert self.turned.pop(0) == (card, seat)
                self._note_low_card(card)
                assert tuple(self.rows[row]) == cards
                self.piles[seat] += cards
                self.rows[row] = [card]
            case _:
                assert isinstance(event, Ready | HandScored)

    def _clear(self) -> None:
        self.hands, self.heroes, self.used, self.rows, self.piles = {}, {}, [], [], {}
        self.undealt = list(DECK)
        self.rounds = 0

    def _take(self, place: list[int], card: int) -> int:
        place.remove(card)
        return card

    def _turn_up(self, laid: dict[int, Any]) -> None:
        assert self.turned == []
        self.low_cards = []
        first: list[tuple[int, int]] = []
        then: list[tuple[int, int]] = []
        for seat, choice in laid.items():
            if choice.hero:
                self.used.append(self.heroes.pop(seat))
            for card in choice.cards:
                (first if choice.hero else then).append((self._take(self.hands[seat], card), seat))
        self.turned = sorted(first) + sorted(then)  # CG-152
        self.revealed = [card for card, _ in self.turned]

    def _note_low_card(self, card: int) -> None:
        if all(card < row[-1] for row in self.rows):
            self.low_cards.append(card)

    def all_walkers(self) -> list[int]:
        """Every Walker, wherever it lies."""
        places = (*self.hands.values(), *self.rows, *self.piles.values(), self.undealt, [c for c, _ in self.turned])
        return sorted(card for place in places for card in place)
