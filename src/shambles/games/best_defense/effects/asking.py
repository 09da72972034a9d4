"""Asking only where there is something to decide, and never twice for what is obvious."""

from __future__ import annotations

from shambles.core.asking.ask import NOTHING, About, Ask, C, Question
from shambles.core.asking.play import Flow, Play, unasked
from shambles.core.asking.play import decide as decide_unless_clear
from shambles.games.best_defense.box.contents import Options
from shambles.games.best_defense.effects.quick import OBVIOUS
from shambles.games.best_defense.table.state import State

T = Play[State, Options]


def decide(t: T, question: Question[C], seat: int, about: About = NOTHING) -> Flow[C]:
    """A seat decides; it is not asked where only one thing can be done or, at a quick table, where one is obvious.

    What is looked at here is no secret of the seat, so that nobody learns anything from its not being asked.
    """
    if t.options.quick and question.key in OBVIOUS:
        ask = Ask(t, question, seat, t.asked, about)
        obvious = take_the_obvious(t, ask)
        if obvious is not None:
            return unasked(ask, obvious)
    return (yield from decide_unless_clear(t, question, seat, about))


def take_the_obvious(t: T, ask: Ask[C]) -> C | None:
    """The only possible choice; None if a player has to decide."""
    if len(ask.options) == 1:
        return ask.options[0]
    if t.options.quick and ask.key in OBVIOUS:
        obvious: C | None = OBVIOUS[ask.key](ask)
        return obvious
    return None
