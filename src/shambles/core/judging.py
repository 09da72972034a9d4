"""Judging what a seat says: which ask it answers, which choice it means, and why something cannot be, with the rule."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from shambles.core.ask import Ask, Choice
from shambles.core.event import Event
from shambles.core.journal import Answered, Drew, Entry
from shambles.core.reply import Refusal
from shambles.core.run import Run


def judge(run: Run, seat: int, choice: Choice | str, number: int | None) -> tuple[Ask[Any], Choice] | Refusal:
    """The ask that is answered, and the choice that is meant. What can be done meanwhile comes second."""
    main = run.asks.get(seat)
    refusals: list[Refusal] = []
    if main is not None and (number is None or number == main.number):
        legal: Choice | Refusal = main.judge(choice)
        if not isinstance(legal, Refusal):
            if seat in run.laid and main.question.binding:
                return Refusal("already-laid", main.question.binding, {"choice": legal.notation})
            return main, legal
        refusals.append(legal)
    aside = None if run.play.meanwhile is None else run.meanwhile().get(seat)
    asks = [ask for ask in (main, aside) if ask is not None]
    if not asks:
        return _not_asked(run, seat)
    if number is not None and all(ask.number != number for ask in asks):
        return Refusal("old-ask", asks[0].rule, {"asked": asks[0].number, "answered": number})
    if aside is not None:
        legal = aside.judge(choice)
        if not isinstance(legal, Refusal):
            return aside, legal
        refusals.append(legal)
    understood = [one for one in refusals if one.code != "not-understood"]
    return _not_asked(run, seat) if main is None and not understood else (*understood, *refusals)[0]


def _not_asked(run: Run, seat: int) -> Refusal:
    if run.outcome is not None:
        return Refusal("game-over", run.outcome.rule)
    ask = next(iter(run.asks.values()))
    if seat not in run.play.seats:
        return Refusal("no-such-seat", ask.rule, {"found": str(seat)[:40]})
    awaited = tuple(one for one in run.asks if one not in run.laid)
    return Refusal("not-asked", ask.rule, {"seat": seat, "awaited": awaited})


def why_no_undo(
    run: Run,
    seat: int,
    journal: list[Entry],
    events: list[Event],
    since: tuple[int, int] | None,
    past: Container[int] = (),
) -> Refusal | None:
    """SH-020…SH-023  Undo goes back to one's own last answer, never across a draw, a reveal or another's answer.

    `since` is where the answer stands that last made the game go on, in the journal and among the events. What the
    seats in `past` have only laid face down does not stand in the way, as long as they could take it back themselves.
    """
    if seat in run.laid:
        binding = run.asks[seat].question.binding
        return Refusal("already-laid", binding) if binding else None
    if run.outcome is not None:
        return Refusal("game-over", run.outcome.rule)
    if since is None:
        return Refusal("nothing-to-undo", "SH-020")
    last = journal[since[0]]
    assert isinstance(last, Answered)
    if last.seat != seat or any(one not in past or run.asks[one].question.binding for one in run.laid):
        return Refusal("undo-past-an-answer", "SH-021")
    if any(isinstance(entry, Drew) for entry in journal[since[0] :]):
        return Refusal("undo-past-a-draw", "SH-022")
    if any(event.reveals for event in events[since[1] :]):
        return Refusal("undo-past-a-reveal", "SH-023")
    return None
