"""Whole games, drawn by Hypothesis, and somebody who follows them by ear."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from games.tacdex.positions import open_table
from shambles import Accepted, Table
from shambles.core.asking.event import Event, Ready
from shambles.games.tacdex.box.contents import END, PACK, Card
from shambles.games.tacdex.table.events import (
    BattleWon,
    CardAdded,
    CardDiscarded,
    CardDrawn,
    DeckMade,
    EndShown,
    HandDrawn,
    LeftUnclaimed,
    OwnTakenBack,
    Revealed,
)

# Shrinking a whole game would take minutes.
quickly = settings(
    max_examples=30,
    deadline=None,
    suppress_health_check=[HealthCheck.data_too_large, HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)
any_number = st.integers(0, 2**64 - 1)


@st.composite
def tables(draw: st.DrawFn, least: int = 2, most: int = 6) -> Table:
    """A freshly dealt table with any number of seats, either value of each option, and any seed."""
    return open_table(
        draw(st.integers(least, most)),
        draw(any_number),
        actions=draw(st.sampled_from(["standard", "swapped"])),
        unclaimed=draw(st.sampled_from(["nobody", "owners"])),
    )


def step(table: Table, rng: Random) -> None:
    """Somebody who is awaited answers something they may."""
    seat = rng.choice(sorted(table.asks))
    reply = table.answer(seat, rng.choice(table.asks[seat].options))
    assert isinstance(reply, Accepted), reply


def walk(table: Table, rng: Random, steps: int) -> None:
    """So many answers, or fewer if the game is over."""
    for _ in range(steps):
        if table.asks:
            step(table, rng)


class Follower:
    """Hears every event, the secrets of all seats included, and moves cards of their own by nothing else.

    `left` is what a seat has not shown or held yet: a card that is not where an event takes it from is an error.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard = 0
        seats = table.seats
        self.left: list[Counter[Card]] = [Counter() for _ in seats]
        self.hands: list[Counter[Card]] = [Counter() for _ in seats]
        self.piles: list[list[Card]] = [[] for _ in seats]
        self.pot: list[tuple[int, Card]] = []
        self.unclaimed: list[Card] = []
        self.ends: list[int] = []

    def listen(self) -> list[Event]:
        """What was told since the last time, unredacted; the cards have been moved."""
        public = self.table.events_for(None, self.heard)
        own = {seat: self.table.events_for(seat, self.heard) for seat in self.table.seats}
        self.heard += len(public)
        news = [own[getattr(event, "seat", None) or 0][at] for at, event in enumerate(public)]
        for event in news:
            self.hear(event)
        return news

    def hear(self, event: Event) -> None:  # noqa: C901  one case for each event
        match event:
            case Ready():
                pass
            case DeckMade(seat=seat):
                self.left[seat] = Counter([*PACK, END])
            case HandDrawn(seat=seat, cards=cards):
                for card in cards or ():
                    self._draw(seat, card)
            case CardDrawn(seat=seat, card=card):
                self._draw(seat, card)
            case EndShown(seat=seat):
                self._take(self.left[seat], END)
                self.ends.append(seat)
            case Revealed(cards=laid):
                for seat, card in laid.items():
                    self._play(seat, card)
            case CardAdded(seat=seat, card=card):
                self._play(seat, card)
            case CardDiscarded(seat=seat, card=card):
                self.left[seat][self._take(self.hands[seat], card)] += 1
            case BattleWon(seat=seat, cards=cards, count=count):
                assert [card for _, card in self.pot] == list(cards)
                assert len(cards) == count
                self.piles[seat] += cards
                self.pot = []
            case LeftUnclaimed(count=count):
                assert len(self.pot) == count
                self.unclaimed += [card for _, card in self.pot]
                self.pot = []
            case OwnTakenBack(seat=seat, cards=cards):
                assert [card for owner, card in self.pot if owner == seat] == list(cards)
                self.piles[seat] += cards
                self.pot = [played for played in self.pot if played[0] != seat]

    def _take(self, place: Counter[Card], card: Card | None) -> Card:
        assert card is not None
        assert place[card] > 0, (card, place)
        place[card] -= 1
        return card

    def _draw(self, seat: int, card: Card | None) -> None:
        self.hands[seat][self._take(self.left[seat], card)] += 1

    def _play(self, seat: int, card: Card) -> None:
        self.pot.append((seat, self._take(self.hands[seat], card)))

    def count(self) -> int:
        """How many cards there are, wherever they lie (TD-014)."""
        return sum(self.where().values())

    def where(self) -> Counter[str]:
        places: dict[str, Any] = {
            "decks": sum(left.total() for left in self.left),
            "hands": sum(hand.total() for hand in self.hands),
            "piles": sum(map(len, self.piles)),
            "pot": len(self.pot),
            "unclaimed": len(self.unclaimed),
            "ends": len(self.ends),
        }
        return Counter(places)
