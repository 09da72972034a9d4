"""A picture of a table as SVG: cards in strips, hexes on a map, text beneath; also as an array of pixels.

A game selects cards and hexes of a view in a module `picture` (`picture(words, view)`). It draws from the view alone,
so the picture holds nothing that the viewer may not know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import BytesIO
from math import sqrt
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Literal
from xml.sax.saxutils import escape

import msgspec

from shambles.doors.extras import need

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Ink = Literal["open", "back", "empty", "danger", "friend", "land", "city"]

FONT = Path(__file__).parent / "fonts" / "barlow-600.ttf"
FAMILY = "Barlow SemiBold"  # as the file calls itself
WIDTH, HEIGHT, MARGIN, LABEL = 960, 1080, 16, 150  # every picture has the same size, as those of a film must
CARD, GAP, ROW = (64, 44), 6, 54  # a card's width and height, what lies between two, and from one strip to the next
LETTERS, LINE = 104, 20  # letters in a line of words, and its height
GROUND, EDGE, TEXT = "#20261f", "#55604f", "#f3efe2"
# Characters that XML forbids even when escaped; a player's name may contain any.
UNWRITABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
PAINT: dict[Ink, tuple[str, str]] = {  # colour of the area, and of the text on it
    "open": ("#f3efe2", "#20261f"),
    "back": ("#55604f", "#f3efe2"),
    "empty": ("none", "#f3efe2"),
    "danger": ("#a63a2b", "#ffffff"),
    "friend": ("#2f6f8f", "#ffffff"),
    "land": ("#39422f", "#f3efe2"),
    "city": ("#4a4a52", "#f3efe2"),
}


class Card(msgspec.Struct, frozen=True):
    """A card, a token or a pawn: its text, and a note in small letters."""

    words: str
    note: str = ""
    ink: Ink = "open"


class Strip(msgspec.Struct, frozen=True):
    """A row of cards with a label."""

    label: str
    cards: tuple[Card, ...]


class Hex(msgspec.Struct, frozen=True):
    """A space of a map, in axial coordinates: its name, and a note of its contents."""

    q: int
    r: int
    words: str
    note: str = ""
    ink: Ink = "land"


class Picture(msgspec.Struct, frozen=True):
    """Content of a picture: strips of cards and hexes."""

    strips: tuple[Strip, ...] = ()
    hexes: tuple[Hex, ...] = ()


def write_svg(picture: Picture, lines: Sequence[str]) -> str:
    """SVG of the picture with these lines beneath it."""
    drawn, bottom = draw_board(picture)
    for line in (part for whole in lines for part in wrap(whole, LETTERS)):
        bottom += LINE
        drawn.append(write(line, MARGIN, bottom, 16, TEXT, "start"))
    box = f"0 0 {WIDTH} {max(bottom + MARGIN, HEIGHT)}"  # a longer text is scaled down
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="{box}"'
        f' font-family="{FAMILY}, sans-serif">{"".join(drawn)}</svg>'
    )


def draw_board(picture: Picture) -> tuple[list[str], int]:
    """The map and the strips as parts of an SVG, and their height."""
    drawn, bottom = _draw_map(picture.hexes, MARGIN)
    for strip in picture.strips:
        drawn += _draw_strip(strip, bottom)
        bottom += ROW
    return drawn, bottom


def to_png(svg: str) -> bytes:
    """The picture as PNG. It uses our own fonts, and none of the system's."""
    need("picture", "resvg_py")
    from resvg_py import svg_to_bytes

    return bytes(
        svg_to_bytes(
            svg_string=svg, background=GROUND, skip_system_fonts=True, font_files=[str(FONT)], font_family=FAMILY
        )
    )


def to_pixels(svg: str) -> NDArray[np.uint8]:
    """The picture as an array of height, width and colour (RGB)."""
    need("picture", "numpy", "PIL")
    import numpy as np
    from PIL import Image

    return np.asarray(Image.open(BytesIO(to_png(svg))).convert("RGB"))


def _draw_strip(strip: Strip, top: int) -> list[str]:
    """A label and its cards; many cards overlap."""
    wide, high = CARD
    drawn = [write(strip.label, MARGIN, top + high // 2 + 6, 17, TEXT, "start", LABEL - MARGIN - GAP)]
    room = WIDTH - LABEL - MARGIN - wide
    step = min(wide + GAP, room / max(len(strip.cards) - 1, 1))
    for number, card in enumerate(strip.cards):
        left, middle = LABEL + number * step, LABEL + number * step + wide / 2
        fill, ink = PAINT[card.ink]
        place = f'x="{left:.1f}" y="{top}" width="{wide}" height="{high}" rx="6"'
        drawn.append(f'<rect {place} fill="{fill}" stroke="{EDGE if card.ink == "empty" else GROUND}"/>')
        drawn.append(write(card.words, middle, top + (23 if card.note else 28), 18, ink, "middle", wide - 6))
        drawn.append(write(card.note, middle, top + 38, 11, ink, "middle", wide - 6))
    return drawn


def _draw_map(hexes: Sequence[Hex], top: int) -> tuple[list[str], int]:
    """Pointy-top hexes, as large as the width allows, and the height of the map."""
    if not hexes:
        return [], top
    across, down = [2 * one.q + one.r for one in hexes], [one.r for one in hexes]
    half = (WIDTH - 2 * MARGIN) / (max(across) - min(across) + 2)  # half of a hex's width
    side = 2 * half / sqrt(3)
    drawn = []
    for one in hexes:
        x = MARGIN + half * (2 * one.q + one.r - min(across) + 1)
        y = top + side * (1 + 1.5 * (one.r - min(down)))
        fill, ink = PAINT[one.ink]
        corners = ((0, -side), (half, -side / 2), (half, side / 2), (0, side), (-half, side / 2), (-half, -side / 2))
        points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)
        drawn.append(f'<polygon points="{points}" fill="{fill}" stroke="{GROUND}"/>')
        drawn.append(write(one.words, x, y - 1, 11, ink, "middle", 2 * half - 4))
        drawn.append(write(one.note, x, y + 14, 14, ink, "middle", 2 * half - 4))
    return drawn, round(top + side * (2 + 1.5 * (max(down) - min(down)))) + MARGIN


def write(words: str, x: float, y: float, size: int, ink: str, anchor: str, room: float = 0) -> str:
    """A text at a position, scaled down if it does not fit."""
    words = UNWRITABLE.sub("", words)
    if not words:
        return ""
    if room:
        size = max(7, min(size, int(room / (0.55 * len(words)))))
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{ink}" text-anchor="{anchor}">{escape(words)}</text>'
    )
