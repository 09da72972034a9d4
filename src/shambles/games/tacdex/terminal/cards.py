"""The cards and the marker of TacDex drawn in letters: a small box with a number and, if it has one, its action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.style import Style

from shambles.games.tacdex.box.contents import REDO, Card, Side

FACE_DOWN = "▮"
ARROW: dict[Side, str] = {"HIGH": "▲", "LOW": "▼"}


class Size(NamedTuple):
    """How much room a card takes."""

    width: int
    height: int


SMALL = Size(9, 2)  # the number stands in the upper edge, the action in the lower
LARGE = Size(9, 3)
COVERED = 2  # what is seen of a card that lies under the next one
MARKER_SMALL = Size(19, 4)
MARKER_LARGE = Size(21, 6)

# Corners and sides: upper left, level, upper right, upright, lower left, lower right.
PLAIN = "╭─╮│╰╯"
HEAVY = "┏━┓┃┗┛"
BROKEN = "┌┄┐┆└┘"

Drawing = tuple[str, ...]


def draw_card(label: str, foot: str, size: Size, edge: str = PLAIN, pointed: bool = False) -> Drawing:
    """A card: its number and its action. The one pointed at has arrows, so that colour is never alone."""
    left, level, right, upright, lower_left, lower_right = tuple(edge)
    inner = size.width - 2
    words = f"▸{label}◂" if pointed else f" {label} "
    bottom = lower_left + foot[:inner].center(inner, level) + lower_right
    if size.height == SMALL.height:
        return (left + words.center(inner, level) + right, bottom)
    return (left + level * inner + right, upright + words.center(inner) + upright, bottom)


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


class Styled(NamedTuple):
    """A drawing and how it is coloured."""

    drawing: Drawing
    style: Style


def side_by_side(parts: Iterable[Styled]) -> list[Content]:
    """Drawings of one height next to each other, line by line."""
    parts = list(parts)
    height = len(parts[0].drawing)
    return [Content.assemble(*((part.drawing[line], part.style) for part in parts)) for line in range(height)]


def stack(lines: Sequence[Content]) -> Content:
    """Lines under each other."""
    return Content("\n").join(lines)


def padded(line: Content, width: int) -> Content:
    return line.pad_right(max(width - line.cell_length, 0))


def squeeze(name: str, width: int) -> str:
    """A name that is too long is cut in its first words; the number behind it is what tells two bots apart."""
    if len(name) <= width:
        return name
    head, _, tail = name.rpartition(" ")
    if not head or len(tail) > width - 3:
        return name[: width - 1] + "…"
    return f"{head[: width - len(tail) - 2]}… {tail}"
