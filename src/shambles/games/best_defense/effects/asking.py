"""Asking only where there is something to decide, and never twice for what is obvious."""

from __future__ import annotations

from shambles.core.ask import NOTHING, About, Ask, C, Question
from shambles.core.play import Flow, Play, choose
from shambles.games.best_defense.box.contents import Options
from shambles.games.best_defense.effects.quick import OBVIOUS
from shambles.games.best_defense.table.state import State

T = Play[State, Options]


def decide(t: T, question: Question[C], seat: int, about: About = NOTHING) -> Flow[C]:
    """A seat decides; it is not asked where only one thing can be done or, at a quick table, where one is obvious.

    What is looked at here is no secret of the seat, so that nobody learns anything from its not being asked.
    """
    looked_at = Ask(t, question, seat, t.asked, about)
    if len(looked_at.options) == 1:
        return looked_at.options[0]
    if t.options.quick and question.key in OBVIOUS:
        obvious: C | None = OBVIOUS[question.key](looked_at)
        if obvious is not None:
            return obvious
    return (yield from choose(t, question, seat, about))
