"""Width of texts on a page, and a check that they fit buttons on a phone of 320 pixels.

The widths of letters are those of the buttons' font, which is part of the package.
"""

from __future__ import annotations

from functools import cache
from struct import unpack_from
from typing import NamedTuple

from shambles.languages.finding import HOUSE

FONT = HOUSE / "doors" / "fonts" / "barlow-600.ttf"
UNKNOWN = 0.6  # width in ems of a letter that the font lacks


class Room(NamedTuple):
    """Space for the text of a button at 320 pixels: width in pixels, lines, font size in pixels."""

    across: int
    lines: int = 1
    size: int = 16

    def too_long(self, words: str, english: str) -> str:
        """Description of the overflow in pixels, or "".

        If English needs more space than this, its own size is the limit.
        """
        widest, most = (max(map(self._wide, one.split()), default=0.0) for one in (words, english))
        if widest > max(self.across, most):
            return f"{max(words.split(), key=self._wide)}: {widest:.0f} px > {max(self.across, most):.0f} px"
        needed, lines = len(self._lines(words)), max(self.lines, len(self._lines(english)))
        if needed > lines:
            return f"{self._wide(words):.0f} px > {lines} × {self.across} px"
        return ""

    def _wide(self, words: str) -> float:
        return self.size * width_of(words)

    def _lines(self, words: str) -> list[str]:
        """Line breaks as in a browser: a word that does not fit begins the next line."""
        lines: list[str] = []
        for word in words.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self._wide(longer) <= self.across:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines


# Available space for texts, by the beginning of their keys (measured on the pages at 320 pixels).
ROOMS = {
    "web-theme-": Room(215),
    "web-motion-": Room(215),
    "emote-": Room(236, size=14),
    "host-deed-": Room(240),
    "label-": Room(228, lines=3),
    "mode-": Room(240, lines=4),
    "name-": Room(228, lines=2),
    "key-": Room(120),
}


def too_long(key: str, words: str, english: str) -> str:
    """Description of a text's overflow on its button at 320 pixels, or "". Texts outside buttons always fit."""
    room = next((one for start, one in ROOMS.items() if key.startswith(start)), None)
    return room.too_long(words, english) if room else ""


def width_of(words: str) -> float:
    """Width of a text in ems."""
    known = _widths()
    return sum(known.get(letter, UNKNOWN) for letter in words)


@cache
def _widths() -> dict[str, float]:
    """Advance width of every letter of the font, from its tables `cmap` (glyphs) and `hmtx` (widths)."""
    font = FONT.read_bytes()
    count = unpack_from(">H", font, 4)[0]
    tables = {name: at for name, _, at, _ in (unpack_from(">4sLLL", font, 12 + 16 * one) for one in range(count))}
    em = unpack_from(">H", font, tables[b"head"] + 18)[0]
    measured = unpack_from(">H", font, tables[b"hhea"] + 34)[0]
    found = {}
    for letter, glyph in _glyphs(font, tables[b"cmap"]).items():
        found[letter] = unpack_from(">H", font, tables[b"hmtx"] + 4 * min(glyph, measured - 1))[0] / em
    return found


def _glyphs(font: bytes, cmap: int) -> dict[str, int]:
    """Glyph of every letter, from the Unicode BMP part of the table (format 4)."""
    parts = (unpack_from(">HHL", font, cmap + 4 + 8 * one) for one in range(unpack_from(">H", font, cmap + 2)[0]))
    part = next(cmap + at for _, _, at in parts if unpack_from(">H", font, cmap + at)[0] == 4)
    doubled = unpack_from(">H", font, part + 6)[0]
    found = {}
    for at in range(part + 14, part + 14 + doubled, 2):
        last, first = unpack_from(">H", font, at)[0], unpack_from(">H", font, at + doubled + 2)[0]
        shift, jump = (unpack_from(">H", font, at + times * doubled + 2)[0] for times in (2, 3))
        for code in range(first, min(last, 0xFFFE) + 1):
            place = at + 3 * doubled + 2 + jump + 2 * (code - first)
            glyph = unpack_from(">H", font, place)[0] if jump else code
            if glyph:
                found[chr(code)] = (glyph + shift) % 0x10000
    return found
