"""Worlds that a seat cannot tell apart, and a search for local variables of a flow that are true in only one of them.

A flow may be copied at any ask, because only the state matters there: a redeal of the state must change the flow's
future. A value in a local variable was read before the redeal and stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import msgspec

from shambles import BadInput, Imagined, Table
from shambles.core.asking import play as core_play
from shambles.core.asking.chance import Recorded
from shambles.core.asking.event import Event, redact
from shambles.core.asking.play import Answers, Aside, Play
from shambles.core.running.run import Head, Run, encode_state
from shambles.testing.differences import shortened
from shambles.testing.inside import run_of


class World(NamedTuple):
    """A run at the table's own ask, possibly replayed from another head, with its events and heads since."""

    run: Run
    told: list[Event]
    heads: list[Head]

    def seen_by(self, viewer: int | None) -> tuple[Any, ...]:
        """Everything that the viewer knows of it: events, view, open asks, and its own options."""
        run = self.run
        own = run.asks.get(viewer) if viewer is not None else None
        return (
            [redact(event, viewer) for event in self.told],
            run.game.view(run.play, viewer),
            [(seat, ask.key, ask.number) for seat, ask in run.asks.items()],
            None if own is None else (own.about, own.options),
        )


def begun_from(table: Table, state: bytes) -> World | None:
    """Replay the phase from this state with the same answers and draws; None if they do not fit."""
    run = run_of(table)
    head, world = run.head, World(blank_run(run), [], [])
    other = world.run
    other.writes_heads, other.play.tell, other.on_head = True, world.told.append, world.heads.append
    try:
        other.begin(Head(head.phase, state, head.asked))
        for answers in run.steps:
            if not fits(other, answers):
                return None
            other._resume(answers)
    except BadInput:  # another draw than the one that was recorded
        return None
    return world if other.asks and len(world.heads) == 1 else None


def blank_run(run: Run) -> Run:
    """A run that will repeat the draws since the head of the phase."""
    draws = Recorded((drew.key, drew.result) for drew in run.play.draws)
    return Run(run.game, run.play.seats, run.play.options, draws)


def fits(run: Run, answers: Answers | Aside) -> bool:
    """True if these answers are legal here."""
    if isinstance(answers, Aside):
        ask = run.meanwhile().get(answers.seat)
        return ask is not None and answers.choice in ask.options
    return list(answers) == list(run.asks) and all(choice in run.asks[seat].options for seat, choice in answers.items())


def redealt_head(table: Table, viewer: int | None, number: int) -> bytes:
    """The head of the present phase, with everything that the viewer cannot know dealt again."""
    run = run_of(table)
    chance = Imagined(number)
    play: Play[Any, Any] = Play(run.play.seats, run.play.options, chance, run.game.meanwhile)
    play.state, play.asked = run.game.decode_state(run.head.state), run.head.asked
    run.game.redeal(play, viewer, chance)
    return encode_state(play.state)


def place_of(run: Run) -> dict[str, Any]:
    """A run's present place: the state, and the asks or the outcome."""
    asks = {
        f"seat {seat}": {"key": ask.key, "about": ask.about, "options": ask.options} for seat, ask in run.asks.items()
    }
    return {"state": run.play.state, "asks": asks, "outcome": run.outcome}


# --- what a flow holds in its hands


class Held(NamedTuple):
    """A local variable of a flow that waits for an answer."""

    function: str
    place: str
    name: str
    value: Any


def locals_of(run: Run) -> list[Held]:
    """Local variables of the flow, and of the flows that it waits for, without those of the core."""
    found, flow = list[Held](), run._flow
    while flow is not None and (frame := getattr(flow, "gi_frame", None)) is not None:
        if frame.f_code.co_filename != core_play.__file__:
            found += held_in(frame)
        flow = flow.gi_yieldfrom  # type: ignore[attr-defined]
    return found


def held_in(frame: FrameType) -> Iterator[Held]:
    place = f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}"
    for name, value in frame.f_locals.items():
        if not isinstance(value, Play):
            yield Held(frame.f_code.co_name, place, name, value)


def parts_of(thing: Any, path: str) -> Iterator[tuple[int, str]]:
    """Every mutable value within, by its identity, with its path."""
    if isinstance(thing, msgspec.Struct):
        inner = [(f"{path}.{field}", getattr(thing, field)) for field in thing.__struct_fields__]
    elif isinstance(thing, dict):
        inner = [(f"{path}[{key!r}]", value) for key, value in thing.items()]
    elif isinstance(thing, list | tuple):
        inner = [(f"{path}[{at}]", value) for at, value in enumerate(thing)]
    else:
        return
    for where_in, value in inner:
        if isinstance(value, list | dict | set) or (
            isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen
        ):
            yield id(value), where_in
        yield from parts_of(value, where_in)


def suspects(true: World, other: World) -> list[str]:
    """Local variables that a flow keeps across its ask and must not, as far as comparing them shows."""
    state = true.run.play.state
    parts = dict(parts_of(state, "state"))
    found = []
    for one, another in zip(locals_of(true.run), locals_of(other.run), strict=False):
        if one.value is state:
            continue
        told = f"the local `{one.name}` of {one.function}() at {one.place}"
        if id(one.value) in parts:
            found.append(f"{told} is {parts[id(one.value)]} itself, a part of the state")
        elif one.name == another.name and unlike(one.value, another.value):
            found.append(f"{told} holds {shortened(one.value)} where it should be {shortened(another.value)}")
    return found


def unlike(one: Any, other: Any) -> bool:
    """True if two local values differ. Values without an equality of their own count as equal."""
    compares: Any = type(one).__eq__
    return type(one) is type(other) and compares is not object.__eq__ and bool(one != other)
