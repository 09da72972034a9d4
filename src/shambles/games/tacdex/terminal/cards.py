"""The cards and the marker of TacDex drawn in letters."""

from __future__ import annotations

from shambles.games.tacdex.box.contents import REDO, Card, Side
from shambles.terminal.scene.drawing import PLAIN, Drawing, Size

ARROW: dict[Side, str] = {"HIGH": "▲", "LOW": "▼"}
SMALL = Size(9, 2)  # number in the upper edge, action in the lower
LARGE = Size(9, 3)
COVERED = 2  # visible part of a card under the next one
MARKER_SMALL = Size(19, 4)
MARKER_LARGE = Size(21, 6)


def draw_covered(card: Card, size: Size, edge: str = PLAIN) -> Drawing:
    """The edge of a card that lies under another one: a REDO, since only a REDO lets a card be added."""
    left, level, _, upright, lower_left, _ = tuple(edge)
    letter = card[0].upper() if card == REDO else card[-1]
    if size.height == SMALL.height:
        return (left + letter, lower_left + level)
    return (left + level, upright + letter, lower_left + level)


def draw_marker(side: Side, word: str, words: str, size: Size) -> Drawing:
    """The marker. HIGH has its arrows above the word and LOW below it: the shape alone tells them apart."""
    left, level, right, upright, lower_left, lower_right = tuple(PLAIN)
    inner = size.width - 2
    tips = size.height // 2  # one arrow in the edge, three in the next line, five in the one after
    arrows = [(ARROW[side] * (2 * line + 1)).center(inner) for line in range(1, tips)]
    if size == MARKER_SMALL:
        arrows, tip = [], f" {ARROW[side] * 3} "
    else:
        tip = ARROW[side]
    pointed = tip.center(inner, level)
    lines = [*arrows, word.center(inner), words.center(inner)]
    upper, lower = pointed, level * inner
    if side == "LOW":
        lines = [word.center(inner), words.center(inner), *reversed(arrows)]
        upper, lower = lower, upper
    body = [upright + line[:inner] + upright for line in lines]
    return (left + upper + right, *body, lower_left + lower + lower_right)
