"""Text of a table as one seat may know it: events, question, possible answers.

Plain mode and the server for language models use the same texts, and read typed answers in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from unicodedata import combining, normalize

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import Event, Ready
from shambles.core.asking.reply import Refusal
from shambles.terminal.scene.lines import Lines
from shambles.texts import Texts

TYPED = "typed-"  # key of a word that people type in their answers: `typed-row = reihe`


def say_events(lines: Lines[Any], events: Iterable[Event], viewer: int | None) -> Iterator[str]:
    """Events, a line each with its rule. Readiness is left out: the question names the seats that are ready."""
    for event in events:
        if not isinstance(event, Ready):
            yield f"{lines.wording.event(event, viewer)} [{event.rule}]"


def say_laid(lines: Lines[Any], laid: Iterable[int], shown: Mapping[int, str]) -> Iterator[str]:
    """Open answers before the last one is in, and the names of seats with a face-down answer."""
    for seat, choice in shown.items():
        yield lines.say("shown-is", name=lines.names[seat], choice=choice)
    ready = [seat for seat in laid if seat not in shown]
    if ready:
        yield lines.say("ready-are", names=lines.words.texts.names(ready, lines.names))


def say_question(lines: Lines[Any], view: msgspec.Struct, ask: Ask[Any]) -> str:
    return f"{lines.wording.ask(view, ask)} [{ask.rule}]"


def say_options(lines: Lines[Any], view: msgspec.Struct, ask: Ask[Any]) -> Iterator[str]:
    """The options as numbered lines. Options that are too many to list are typed."""
    listed = listed_options(lines, ask)
    yield lines.say("plain-options")
    for number, option in enumerate(listed, start=1):
        said = (lines.wording.label(view, ask, option), lines.wording.meaning(view, ask, option))
        parts = [option.notation, *(words for words in said if words.casefold() not in ("", option.notation))]
        yield f"#{number}  {'  '.join(parts)}"
    if len(listed) < len(ask.options):
        yield lines.say("plain-more", how=lines.say(f"how-to-type-{ask.key}"))


def listed_options(lines: Lines[Any], ask: Ask[Any]) -> list[Choice]:
    """The options that the list shows."""
    return [option for option in ask.options if lines.is_listed(option)]


def meant_by(lines: Lines[Any], view: msgspec.Struct | None, ask: Ask[Any], typed: str) -> str:
    """The notation for typed input; the input itself if it is none.

    People type a notation (`row 2`), its words in their language (`Reihe 2`), the name of an answer in the list
    (`Nicht drehen`), or its number there (`#2`).
    """
    if typed.startswith("#") and typed[1:].isdigit():
        listed = listed_options(lines, ask)
        if 1 <= int(typed[1:]) <= len(listed):
            return str(listed[int(typed[1:]) - 1])
    for notation in (typed, in_notation(lines.words.texts, typed)):
        if not isinstance(ask.find(notation), Refusal):
            return notation
    if view is None:
        return typed
    wanted = _bare(typed)
    named = [one.notation for one in ask.options if wanted and _bare(lines.wording.label(view, ask, one)) == wanted]
    return named[0] if len(named) == 1 else typed


def in_notation(texts: Texts, typed: str) -> str:
    """Typed input with each word of the player's language replaced by the notation's word."""
    words = {_bare(one): key.removeprefix(TYPED) for key in texts.keys(TYPED) for one in texts.say(key).split()}
    return re.sub(r"[^\W\d_]+", lambda found: words.get(_bare(found[0]), found[0]), normalize("NFC", typed))


def _bare(words: str) -> str:
    """The letters and digits of a text, without case and accents: `Rangée 2` and `rangee 2` are the same."""
    letters = (letter for letter in normalize("NFD", words.casefold()) if not combining(letter))
    return " ".join(re.findall(r"\w+", "".join(letters)))
