"""The cards of the Card Game drawn in letters: a small box with its number and its bullets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.style import Style

BULLET = "•"
FACE_DOWN = "▮"


class Size(NamedTuple):
    """How much room a card takes."""

    width: int
    height: int


SMALL = Size(7, 2)  # the number stands in the upper edge, the bullets in the lower
LARGE = Size(9, 3)
HERO_WIDTH = 10

# Corners and sides: upper left, level, upper right, upright, lower left, lower right.
PLAIN = "╭─╮│╰╯"
PICKED = "┏━┓┃┗┛"
BARRED = "┌┄┐┆└┘"

Drawing = tuple[str, ...]


def draw_walker(card: int, points: int, size: Size, edge: str = PLAIN, pointed: bool = False) -> Drawing:
    """A Walker: its number and its bullets. The one pointed at has arrows, so that colour is never alone."""
    inner = size.width - 2
    bullets = BULLET * points if points <= inner else f"{points}{BULLET}"
    return _box(f"▸{card}◂" if pointed else f" {card} ", bullets, size, edge)


def draw_hero(title: str, name: str, size: Size, edge: str = PLAIN, pointed: bool = False) -> Drawing:
    """A Hero: the word, and the name."""
    return _box(f"▸{title}◂" if pointed else f" {title} ", name, Size(HERO_WIDTH, size.height), edge)


def draw_place(size: Size, card: int | None = None) -> Drawing:
    """A place in a row with nothing in it yet; perhaps with the number of the card that would go there now."""
    if card is None:
        middle = "·".center(size.width)
        return (" " * size.width,) * (size.height // 2) + (middle,) + (" " * size.width,) * ((size.height - 1) // 2)
    return _box(f" {card} ", "", size, BARRED)


def _box(label: str, foot: str, size: Size, edge: str) -> Drawing:
    left, level, right, upright, lower_left, lower_right = tuple(edge)
    inner = size.width - 2
    bottom = lower_left + foot[:inner].center(inner, level) + lower_right
    if size.height == SMALL.height:
        return (left + label.center(inner, level) + right, bottom)
    return (left + level * inner + right, upright + label.center(inner) + upright, bottom)


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


def squeeze(name: str, width: int) -> str:
    """A name that is too long is cut in its first words; the number behind it is what tells two bots apart."""
    if len(name) <= width:
        return name
    head, _, tail = name.rpartition(" ")
    if not head or len(tail) > width - 3:
        return name[: width - 1] + "…"
    return f"{head[: width - len(tail) - 2]}… {tail}"
