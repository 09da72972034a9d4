"""A hint in words: what a veteran would answer, called as the game calls it, and what speaks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from shambles.bots import Advice
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Reason
from shambles.terminal.scene.lines import Lines
from shambles.wording import Wording

ANSWERS = ("choice", "other")  # what a reason calls them


def called_in(wording: Wording[Any], view: msgspec.Struct, ask: Ask[Any], advice: Advice) -> dict[str, str]:
    """What the answers that a hint speaks of are called, by their notation."""
    spoken_of = {advice.choice, *(one.choice for one in advice.options)}
    for reason in advice.reasons:
        spoken_of |= {str(one) for name, one in reason.params.items() if name in ANSWERS}
    return {option.notation: wording.label(view, ask, option) for option in ask.options if option.notation in spoken_of}


def say_advice(lines: Lines[Any], view: msgspec.Struct, ask: Ask[Any], advice: Advice) -> list[str]:
    """The answer first, with what it means; then the reasons, a line each."""
    called = called_in(lines.wording, view, ask, advice)
    best: Choice = next(option for option in ask.options if option.notation == advice.choice)
    words = called[advice.choice]
    typed = "" if words.casefold() == advice.choice else f" ({advice.choice})"
    meaning = lines.wording.meaning(view, ask, best)
    said = [lines.say("hint-answer", choice=f"{words}{typed}"), *([meaning] if meaning else [])]
    said += [lines.words.texts.reason(named(one, called), ask.seat, lines.names) for one in advice.reasons]
    return said


def named(reason: Reason, called: Mapping[str, str]) -> Reason:
    """A reason that calls answers by their names."""
    figures = {name: called.get(str(one), one) if name in ANSWERS else one for name, one in reason.params.items()}
    return Reason(reason.key, figures)
