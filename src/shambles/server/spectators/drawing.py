"""Pictures of tables for whoever has no seat: drawn from what a spectator sees, with the names of those who play.

They are drawn in another process where a game has to be played again for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Literal

import msgspec

from shambles.core.table import Table
from shambles.doors.drawing import Picture, to_png
from shambles.doors.postcard import write_postcard
from shambles.server.disk.rows import SeatRow
from shambles.server.tables.replay import Played, played_again
from shambles.server.thinking.wording import wording_at
from shambles.wording import Words

Kind = Literal["svg", "png"]


def can_draw(kind: Kind) -> bool:
    """Pixels need the extra `[picture]`."""
    return kind == "svg" or find_spec("resvg_py") is not None


def draw_ending(played: Played, seats: Sequence[SeatRow], lang: str, kind: Kind) -> bytes:
    """A finished game: the scene at its end, the result, and who played."""
    table = played_again(played)
    assert table.outcome is not None
    words = wording_at(table, seats, lang).words
    line = words.texts.outcome(table.outcome, None, words.names)
    scores = zip(words.names, table.outcome.scores, strict=True)
    people = words.names if table.game.together else [f"{name}: {score}" for name, score in scores]
    svg = write_postcard(picture_of(table, words, table.view(None)), words.say("game"), line, people)
    return to_png(svg) if kind == "png" else svg.encode()


def picture_of(table: Table, words: Words, view: msgspec.Struct) -> Picture:
    """What is drawn of a view; nothing where the game says nothing about it."""
    room: Any = table.game.room("picture")
    return Picture() if room is None else room.picture(words, view)
