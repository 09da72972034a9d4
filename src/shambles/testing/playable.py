"""Checks once that a game can be played at all, before any contract test runs.

A game that asks nobody, or never ends, would hold up every test in turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, wraps
from typing import Any

import msgspec
import pytest

from shambles.core.asking.play import Flow, Play
from shambles.core.game import Game, Phase, find_game
from shambles.core.running.run import encode_state
from shambles.testing.differences import differences
from shambles.testing.forgotten import forgotten_yield_from
from shambles.testing.inside import phase_of, run_of
from shambles.testing.limits import limited
from shambles.testing.source import modules_of
from shambles.testing.tables import ENOUGH, Kind, draw_answer, give, kinds_of

SILENT = 500  # phases in a row in which nobody is asked anything
WORK = 30  # seconds that one game may take


class Stuck(Exception):
    """The phases repeat without asking anybody."""


class Ear:
    """Counts the phases since the last ask."""

    def __init__(self) -> None:
        self.play: Play[Any, Any] | None = None
        self.asked = self.silent = 0
        self.before = b""

    def note(self, name: str, t: Play[Any, Any]) -> None:
        if t is not self.play or t.asked != self.asked:
            self.play, self.asked, self.silent = t, t.asked, 0
            return
        self.silent += 1
        if self.silent == SILENT // 2:
            self.before = encode_state(t.state)
        if self.silent >= SILENT:
            raise Stuck(
                f"{SILENT} phases have begun, the phase {name} among them, and nobody was asked anything; "
                f"{what_changes(self.before, t.state)}.\n"
                "Cure: ask with `yield from choose(…)`, lead to a phase that does, or return an Outcome."
            )

    def wrap(self, name: str, phase: Phase[Any, Any]) -> Phase[Any, Any]:
        @wraps(phase)
        def begin(t: Play[Any, Any]) -> Flow[Any]:
            self.note(name, t)
            return phase(t)

        return begin


@contextmanager
def never_silent(game: Game[Any, Any]) -> Iterator[None]:
    """Turn an endless loop of phases without asks into an error."""
    ear, phases = Ear(), game.phases
    object.__setattr__(game, "phases", {name: ear.wrap(name, phase) for name, phase in phases.items()})
    try:
        yield
    finally:
        object.__setattr__(game, "phases", phases)


def what_changes(before: bytes, state: Any) -> str:
    """Text that names the changed and the unchanged fields of the state."""
    earlier = msgspec.msgpack.decode(before, type=type(state))
    moved = [one.path for one in differences(earlier, state, "state", whole_lists=True)]
    return f"meanwhile {', '.join(moved[:6])} changed, and nothing else" if moved else "meanwhile no field changed"


@cache
def forgotten_flows(slug: str) -> str:
    """Calls of the game's flows without `yield from`, as text; empty if there are none."""
    game = find_game(slug)
    phases = {getattr(phase, "__name__", name): name for name, phase in game.phases.items()}
    return "\n".join(forgotten_yield_from(modules_of(game), phases))


_troubles: dict[str, str] = {}  # by kind, and by slug where one kind has never come to an end


def trouble_with(kind: Kind) -> str:
    """The reason why this kind of table cannot be tested; empty if it can."""
    if trouble := forgotten_flows(kind.slug) or _troubles.get(kind.slug, ""):
        return trouble
    if str(kind) not in _troubles:
        _troubles[str(kind)] = ""  # also where the rules raise something: then every test says so itself
        try:
            with never_silent(kind.game), limited(f"a game of {kind}", WORK):
                trouble = why_it_does_not_end(kind)
        except (Stuck, pytest.fail.Exception) as stuck:
            trouble = f"{kind}: {stuck}"
        _troubles[str(kind)] = _troubles[kind.slug] = trouble
    return _troubles[str(kind)]


def why_unplayable(slug: str) -> str:
    """The reason for the first kind of table that cannot be tested; empty if all can."""
    return next(filter(None, map(trouble_with, kinds_of(slug))), "")


def why_it_does_not_end(kind: Kind) -> str:
    """Description of an endless loop in a game; empty if the game ends."""
    table, random = kind.open(0), kind.random("playable")
    asked: Counter[str] = Counter()
    before = b""
    for at in range(ENOUGH):
        if not table.asks:
            return ""
        if at == ENOUGH // 2:
            before = encode_state(run_of(table).play.state)
        seat, choice = draw_answer(table, random)
        if before:
            asked[f"{table.asks[seat].key} (asked in the phase {phase_of(table)})"] += 1
        give(table, seat, choice)
    often = ", ".join(f"{question} {count} times" for question, count in asked.most_common(3))
    return (
        f"{kind}: the game is not over after {ENOUGH:,} answers. In the latter half of them: {often}; "
        f"{what_changes(before, run_of(table).play.state)}.\n"
        "Cure: let a phase return an Outcome, and let something run out that leads there, whatever is answered."
    )
