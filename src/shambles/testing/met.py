"""Coverage of games: every question, event and outcome that occurred, and the phase it occurred in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, wraps
from typing import Any

from shambles import Ask, Outcome
from shambles.core.asking.event import Event
from shambles.core.asking.play import Flow, Play
from shambles.core.game import Game, Phase
from shambles.testing.playable import why_unplayable
from shambles.testing.tables import draw_answer, give, kinds_of

MOST = 300  # answers of one game that are looked at: of a long one, the beginning


class Met:
    """The first occurrence of each event, ask and outcome with its phase, by key."""

    def __init__(self) -> None:
        self.phase = ""
        self.play: Play[Any, Any] | None = None  # the game that is listened to
        self.events: dict[str, tuple[Event, str]] = {}
        self.asks: dict[str, tuple[Ask[Any], str]] = {}
        self.outcomes: dict[str, tuple[Outcome, str]] = {}

    def where(self, key: str) -> str:
        """Text that names the phase of a first occurrence."""
        found: Mapping[str, tuple[Any, str]] = {**self.events, **self.asks, **self.outcomes}
        return f"in the phase {found[key][1]}" if key in found else "in no game that was played here"

    def wrap(self, name: str, phase: Phase[Any, Any]) -> Phase[Any, Any]:
        @wraps(phase)
        def begin(t: Play[Any, Any]) -> Flow[Any]:
            self.phase = name
            if t is not self.play:
                self.play, tell = t, t.tell

                def hear(event: Event) -> None:
                    self.events.setdefault(f"event-{event.key()}", (event, self.phase))
                    tell(event)

                t.tell = hear
            return phase(t)

        return begin


@contextmanager
def heard(game: Game[Any, Any], met: Met) -> Iterator[None]:
    phases = game.phases
    object.__setattr__(game, "phases", {name: met.wrap(name, phase) for name, phase in phases.items()})
    try:
        yield
    finally:
        object.__setattr__(game, "phases", phases)


@cache
def met_in(slug: str) -> Met:
    """Play one random game of every kind, and collect its events, asks and outcomes."""
    met = Met()
    assert not why_unplayable(slug), why_unplayable(slug)
    for kind in kinds_of(slug):
        with heard(kind.game, met):
            table, random = kind.open(91), kind.random("met")
            for _ in range(MOST):
                if not table.asks:
                    break
                for ask in (*table.asks.values(), *table.meanwhile.values()):
                    met.asks.setdefault(f"ask-{ask.key}", (ask, met.phase))
                give(table, *draw_answer(table, random))
            if table.outcome is not None:
                met.outcomes.setdefault(f"outcome-{table.outcome.reason}", (table.outcome, met.phase))
    return met
