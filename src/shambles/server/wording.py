"""A hint in the words of the table: what plain lines in a terminal call the answers, for the browser too."""

from __future__ import annotations

import msgspec

from shambles.bots import LEVELS, PARTY, Advice
from shambles.server.forms import Hint
from shambles.server.live import LiveTable
from shambles.server.rows import SeatRow
from shambles.texts import Texts


def in_words(live: LiveTable, advice: Advice, lang: str) -> Hint:
    """What each answer in it is called, and what the best one means."""
    from shambles.terminal.advice import called_in  # only here: a server starts without it
    from shambles.terminal.rooms import lines_of
    from shambles.terminal.scene.words import Words

    table = live.table
    assert table is not None
    ask = table.asks.get(advice.seat) or table.may_change(advice.seat)
    assert ask is not None
    texts = Texts(lang, table.game)
    lines = lines_of(Words(texts, [_name(seat, texts) for seat in live.seats], table.game, table.options))
    view = table.view(advice.seat)
    best = next(option for option in ask.options if option.notation == advice.choice)
    called = called_in(lines, view, ask, advice)
    return Hint(**msgspec.structs.asdict(advice), called=called, means=lines.meaning(view, ask, best))


def _name(seat: SeatRow, texts: Texts) -> str:
    if seat.name or seat.bot not in LEVELS:
        return seat.name or texts.say("seat", number=seat.seat + 1)
    return texts.say(f"party-{seat.seat % PARTY + 1}")
