"""Pictures of tables for whoever has no seat: drawn from what a spectator sees, with the names of those who play.

They are drawn in another process where a game has to be played again for it.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from itertools import groupby
from typing import Any, Literal

import msgspec

from shambles.core.asking.event import Event
from shambles.core.game import find_game
from shambles.doors.drawing import Picture, to_png
from shambles.doors.postcard import write_postcard, write_scene
from shambles.server.disk.rows import SeatRow
from shambles.server.tables.replay import SPECTATOR, Played, happened, played_again
from shambles.server.thinking.wording import names_at, wording_at
from shambles.texts import Texts
from shambles.wording import Words, wording_of

Kind = Literal["svg", "png"]
_texts = lru_cache(16)(Texts)
SAID = 4  # the last things that happened are told beside a picture


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
    svg = write_postcard(_picture(words, table.view(None)), words.say("game"), line, people)
    return to_png(svg) if kind == "png" else svg.encode()


class Scene(msgspec.Struct, frozen=True):
    """A moment: what happened last, and the table then, as SVG."""

    said: tuple[str, ...]
    svg: str


class Scenes(msgspec.Struct, frozen=True):
    """Every step of a game that is over, and how it ended."""

    line: str
    scenes: tuple[Scene, ...]


def draw_story(played: Played, seats: Sequence[SeatRow], lang: str) -> bytes:
    """A finished game step by step, as a spectator saw it; packed, for it is kept."""
    table = played.table()
    words = words_for(table.game.slug, table.options, seats, lang)
    scenes = []
    told = happened(played, table, SPECTATOR, (None,))
    for _, group in groupby(told, key=lambda one: one[0]):
        steps = list(group)
        view = steps[-1][4][0]
        assert view is not None
        scenes.append(draw_moment(words, view, [one[3] for one in steps]))
    assert table.outcome is not None
    line = words.texts.outcome(table.outcome, None, words.names)
    return zlib.compress(msgspec.msgpack.encode(Scenes(line, tuple(scenes))))


def read_story(packed: bytes) -> Scenes:
    """What was drawn."""
    return msgspec.msgpack.decode(zlib.decompress(packed), type=Scenes)


def draw_moment(words: Words, view: msgspec.Struct, events: Sequence[Event]) -> Scene:
    """What happened, and the table after it."""
    tell = wording_of(words).told
    said = [words.texts.event(tell(one), None, words.names) for one in events if words.has(f"event-{one.key()}")]
    return Scene(tuple(said[-SAID:]), write_scene(_picture(words, view)))


def words_for(game: str, options: Any, seats: Sequence[SeatRow], lang: str) -> Words:
    """The words of a table, for those who sit there. Its catalogue is used for pictures alone, which are drawn one
    after another, perhaps in a thread of their own."""
    texts = _texts(lang, find_game(game))
    return Words(texts, names_at(seats, texts), find_game(game), options)


def _picture(words: Words, view: msgspec.Struct) -> Picture:
    """What is drawn of a view; nothing where the game says nothing about it."""
    room: Any = words.game.room("picture")
    return Picture() if room is None else room.picture(words, view)
