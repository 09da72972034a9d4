"""Hints and reviews in the words of the table: what plain lines in a terminal call the answers, for the browser too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from shambles.bots import LEVELS, PARTY, Advice, Review
from shambles.bots.review import Decision
from shambles.core.table import Table
from shambles.server.forms import Hint
from shambles.server.rows import SeatRow
from shambles.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from shambles.terminal.scene.lines import Lines


def hint_in_words(table: Table, seats: Sequence[SeatRow], advice: Advice, lang: str) -> Hint:
    """What each answer in it is called, and what the best one means; slow enough to be done in another process."""
    from shambles.terminal.advice import called_in  # only here: a server starts without it

    ask = table.asks.get(advice.seat) or table.may_change(advice.seat)
    assert ask is not None
    lines = _lines_of(table, seats, lang)
    view = table.view(advice.seat)
    best = next(option for option in ask.options if option.notation == advice.choice)
    called = called_in(lines, view, ask, advice)
    return Hint(**msgspec.structs.asdict(advice), called=called, means=lines.meaning(view, ask, best))


def decisions_in_words(review: Review, table: Table, seats: Sequence[SeatRow]) -> dict[str, tuple[Decision, ...]]:
    """By language, the choices that mattered; slow, for the game is played again to see what each of them was about."""
    from shambles.terminal.reviewing import in_words

    return {lang: in_words(review, table, _lines_of(table, seats, lang)).decisions for lang in LANGUAGES}


def _lines_of(table: Table, seats: Sequence[SeatRow], lang: str) -> Lines[Any]:
    from shambles.terminal.rooms import lines_of
    from shambles.terminal.scene.words import Words

    texts = Texts(lang, table.game)
    return lines_of(Words(texts, [_name(seat, texts) for seat in seats], table.game, table.options))


def _name(seat: SeatRow, texts: Texts) -> str:
    if seat.name or seat.bot not in LEVELS:
        return seat.name or texts.say("seat", number=seat.seat + 1)
    return texts.say(f"party-{seat.seat % PARTY + 1}")
