"""End of the game: at once when it is lost, after twelve rounds when it is won."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import NoReturn

from shambles.core.asking.play import Flow
from shambles.core.asking.reply import Outcome
from shambles.games.best_defense.box.vocabulary import Deck
from shambles.games.best_defense.effects.asking import T
from shambles.games.best_defense.effects.motives import count_feats
from shambles.games.best_defense.table.events_of_combat import DeckEmptied, PartialVictory

WON, PARTLY, LOST = 2, 1, 0  # the score of a seat


class Over(Exception):
    """BD-031  The game is lost in the middle of something; nothing further is resolved."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.outcome = outcome


def may_end(phase: Callable[[T], Flow[str | Outcome]]) -> Callable[[T], Flow[str | Outcome]]:
    """A phase in which the game may be lost at any moment."""

    @wraps(phase)
    def flow(t: T) -> Flow[str | Outcome]:
        try:
            return (yield from phase(t))
        except Over as over:
            return over.outcome

    return flow


def lose(t: T, reason: str, rule: str) -> NoReturn:
    """BD-001, BD-401, BD-R71  All lose together; the tokens of this round are laid, and completed motives count."""
    s = t.state
    count_feats(t, "BD-R71")
    for seat in s.scored:
        t.tell(PartialVictory("BD-401", seat, s.motives[seat]))
    scores = tuple(PARTLY if seat in s.scored else LOST for seat in t.seats)
    raise Over(Outcome(scores, (), reason, rule, tuple(score / WON for score in scores)))


def lose_deck(t: T, deck: Deck, rule: str) -> NoReturn:
    """BD-031, BD-032  A resource deck has run out, however its last card left."""
    place = next(place for place, kind in t.state.deck_at.items() if kind == deck)
    t.tell(DeckEmptied(rule, deck, place))
    lose(t, "deck-empty", rule)


def win(t: T) -> Outcome:
    """BD-030, BD-349  The tracker stands on the victory space: everybody wins, and motives do not matter."""
    return Outcome.won_by(tuple(t.seats), tuple(WON for _ in t.seats), "survived", "BD-030")
