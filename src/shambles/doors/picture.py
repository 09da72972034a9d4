"""What a seat sees, as people read it: the plain lines of the terminal."""

from __future__ import annotations

from shambles.core.table import Table
from shambles.doors.extras import need


def draw_table(table: Table, seat: int | None, lang: str = "en") -> str:
    """The table for this seat, or for a spectator, line by line."""
    need("play", "fluent")
    from shambles.terminal.rooms import lines_of
    from shambles.texts import Texts
    from shambles.wording import Words

    texts = Texts(lang, table.game)
    names = tuple(texts.say("person-name", number=one + 1) for one in table.seats)
    return "\n".join(lines_of(Words(texts, names, table.game, table.options)).table(table.view(seat)))
