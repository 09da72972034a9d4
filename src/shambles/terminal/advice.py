"""A hint in words: what a veteran would answer, called as the game calls it, and what speaks for it."""

from __future__ import annotations

from typing import Any

import msgspec

from shambles.bots import Advice
from shambles.core.ask import Ask, Choice
from shambles.core.reason import Reason
from shambles.terminal.scene.lines import Lines


def say_advice(lines: Lines[Any], view: msgspec.Struct, ask: Ask[Any], advice: Advice) -> list[str]:
    """The answer first, with what it means; then the reasons, a line each."""

    offered: dict[str, Choice] = {option.notation: option for option in ask.options}

    def called(notation: str) -> str:
        return lines.name(view, ask, offered[notation]) if notation in offered else notation

    best = offered[advice.choice]
    words = called(advice.choice)
    typed = "" if words.casefold() == advice.choice else f" ({advice.choice})"
    meaning = lines.meaning(view, ask, best)
    said = [lines.say("hint-answer", choice=f"{words}{typed}"), *([meaning] if meaning else [])]
    for reason in advice.reasons:
        figures = {
            name: called(str(one)) if name in ("choice", "other") else one for name, one in reason.params.items()
        }
        said.append(lines.words.texts.reason(Reason(reason.key, figures), ask.seat, lines.names))
    return said
