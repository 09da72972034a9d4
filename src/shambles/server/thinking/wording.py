"""What people at the web table read of answers: asks, open answers, hints and reviews, in their own language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from shambles.bots import LEVELS, PARTY, Advice, Plan, Review
from shambles.bots.reviewed import Decision
from shambles.core.asking.ask import Ask
from shambles.core.game import Game
from shambles.core.table import Table
from shambles.languages.finding import languages
from shambles.server.disk.rows import SOMEBODY, SeatRow
from shambles.server.wire.forms import Hint
from shambles.server.wire.messages import AskedForm, Barred
from shambles.texts import Texts
from shambles.wording import Wording, Words, wording_of


def ask_in_words(wording: Wording[Any], view: msgspec.Struct, ask: Ask[Any]) -> AskedForm:
    """What is sent to a seat: made from what it sees and is asked, and from nothing else."""
    label, meaning = wording.label, wording.meaning
    barred = tuple([Barred(choice, refusal) for choice, refusal in ask.barred()])
    every = (*ask.options, *[one.choice for one in barred])
    words = {one.notation: (label(view, ask, one), meaning(view, ask, one)) for one in every}
    return AskedForm(ask.seat, ask.number, ask.key, ask.rule, ask.about, ask.options, barred, words)


def hint_in_words(table: Table, seats: Sequence[SeatRow], advice: Advice, lang: str) -> Hint:
    """The answer, what it means and why; slow enough to be done in another process."""
    from shambles.terminal.advice import Spoken  # only here: a server starts without it

    ask = table.asks.get(advice.seat) or table.may_change(advice.seat)
    assert ask is not None
    wording = wording_at(table, seats, lang)
    view = table.view(advice.seat)
    spoken = Spoken(wording, view, ask, advice)
    against = {notation: spoken.yours(notation) for notation in (advice.choice, *advice.yours)}
    given = msgspec.structs.asdict(advice)
    why, figures = tuple(spoken.why), tuple(spoken.figures)
    return Hint(**given, called=spoken.answer, means=spoken.means, why=why, against=against, figures=figures)


def plan_in_words(table: Table, seats: Sequence[SeatRow], plan: Plan) -> dict[str, tuple[str, str]]:
    """By language, what a bot is about to do: in short, and in a line with the reason."""
    from shambles.terminal.advice import say_plan

    ask = table.asks[plan.advice.seat]
    view = table.view(ask.seat)
    return {lang: say_plan(wording_at(table, seats, lang), view, ask, plan) for lang in languages()}


def decisions_in_words(review: Review, table: Table, seats: Sequence[SeatRow]) -> dict[str, tuple[Decision, ...]]:
    """By language, the choices that mattered; slow, for the game is played again to see what each of them was about."""
    from shambles.terminal.reviewing import decisions_in

    every = languages()
    said = decisions_in(review, table, [wording_at(table, seats, lang) for lang in every])
    return dict(zip(every, said, strict=True))


def wording_at(table: Table, seats: Sequence[SeatRow], lang: str) -> Wording[Any]:
    """The words of a table, for those who sit there now."""
    texts = _texts(lang, table.game, msgspec.json.encode(table.options))
    return wording_of(Words(texts, names_at(seats, texts), table.game, table.options))


@lru_cache(maxsize=64)
def _texts(lang: str, game: Game[Any, Any], options: bytes) -> Texts:
    """A catalogue for all tables with the same cards: what was said at one of them need not be made anew."""
    return Texts(lang, game)


def names_at(seats: Sequence[SeatRow], texts: Texts) -> list[str]:
    """What those who sit there are called."""
    return [_name(seat, texts) for seat in seats]


def _name(seat: SeatRow, texts: Texts) -> str:
    if seat.name == SOMEBODY:
        return texts.say("somebody")
    if seat.name or seat.bot not in LEVELS:
        return seat.name or texts.say("seat", number=seat.seat + 1)
    return texts.say(f"party-{seat.seat % PARTY + 1}")
