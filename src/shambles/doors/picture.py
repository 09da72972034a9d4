"""Rendering of a seat's view for people: the plain lines of the terminal, or a picture drawn from SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shambles.core.table import Table
from shambles.doors.extras import need

if TYPE_CHECKING:
    from shambles.wording import Words

MODES = ("ansi", "rgb_array")
FPS = 2  # pictures a second, for films: time to see what a move did


def render(table: Table, seat: int | None, mode: str | None) -> Any:
    """Render the table for this seat, or for a spectator, by `render_mode`; None without one."""
    if mode == "ansi":
        return draw_table(table, seat)
    if mode == "rgb_array":
        from shambles.doors.drawing import to_pixels

        return to_pixels(draw_scene(table, seat))
    return None


def draw_table(table: Table, seat: int | None, lang: str = "en") -> str:
    """The table as text lines."""
    return "\n".join(_lines(_words(table, lang), table.view(seat)))


def draw_scene(table: Table, seat: int | None, lang: str = "en") -> str:
    """The table as SVG: cards and map if the game has a module `picture`, and the text lines beneath."""
    from shambles.doors.drawing import Picture, write_svg

    words, view = _words(table, lang), table.view(seat)
    room = table.game.room("picture")
    return write_svg(Picture() if room is None else room.picture(words, view), _lines(words, view))


def _words(table: Table, lang: str) -> Words:
    need("play", "fluent")
    from shambles.texts import Texts
    from shambles.wording import Words

    texts = Texts(lang, table.game)
    names = tuple(texts.say("person-name", number=one + 1) for one in table.seats)
    return Words(texts, names, table.game, table.options)


def _lines(words: Words, view: Any) -> list[str]:
    from shambles.terminal.rooms import lines_of

    return lines_of(words).table(view)
