"""Matching of answers to asks: the ask, the legal choice, or the refusal with its rule."""

from __future__ import annotations

from typing import Any

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import Refusal
from shambles.core.running.run import Run


def judge(run: Run, seat: int, choice: Choice | str, number: int | None) -> tuple[Ask[Any], Choice] | Refusal:
    """The answered ask and the chosen option. The open asks come first, meanwhile actions second."""
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
