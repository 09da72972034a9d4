"""Text drawing: boxes, columns, lines that are cut, wrapped, padded and joined."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.style import Style

Ink = Callable[[str], Style]  # the style of a part of the scene, by its name
Drawing = tuple[str, ...]

FACE_DOWN = "▮"

# Corners and sides: upper left, level, upper right, upright, lower left, lower right.
PLAIN = "╭─╮│╰╯"
HEAVY = "┏━┓┃┗┛"
BROKEN = "┌┄┐┆└┘"


class Size(NamedTuple):
    """Size in columns and lines."""

    width: int
    height: int


FLAT = 2  # height of a card with its text in the edges


def draw_card(label: str, foot: str, size: Size, edge: str = PLAIN, pointed: bool = False) -> Drawing:
    """A card with its name and a text below. Arrows mark the selected one, so that colour is not the only sign."""
    left, level, right, upright, lower_left, lower_right = tuple(edge)
    inner = size.width - 2
    words = f"▸{label}◂" if pointed else f" {label} "
    bottom = lower_left + foot[:inner].center(inner, level) + lower_right
    if size.height == FLAT:
        return (left + words.center(inner, level) + right, bottom)
    return (left + level * inner + right, upright + words.center(inner) + upright, bottom)


# --- lines


def stack(lines: Iterable[Content]) -> Content:
    """Join lines vertically."""
    return Content("\n").join(lines)


def height_of(content: Content) -> int:
    return content.plain.count("\n") + 1 if content else 0


def padded(line: Content, width: int) -> Content:
    return line.pad_right(max(width - line.cell_length, 0))


def clip(words: str, width: int) -> str:
    """Cut a text to a width, with an ellipsis."""
    return words if len(words) <= width else words[: max(width - 1, 0)] + "…"[: max(width, 0)]


def wrap(words: str, width: int, most: int) -> list[str]:
    """Wrap a text into at most this number of lines."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    if len(lines) > most:
        lines[most - 1 :] = [clip(" ".join(lines[most - 1 :]), width)]
    return [clip(line, width) for line in lines]


def squeeze(name: str, width: int) -> str:
    """Shorten a name in its first words. A number at its end stays, because it tells bots apart."""
    if len(name) <= width:
        return name
    head, _, tail = name.rpartition(" ")
    if not head or len(tail) > width - 3:
        return clip(name, width)
    return f"{head[: width - len(tail) - 2]}… {tail}"


# --- side by side


class Styled(NamedTuple):
    """A drawing with its style."""

    drawing: Drawing
    style: Style


def side_by_side(parts: Iterable[Styled]) -> list[Content]:
    """Join drawings of the same height horizontally."""
    parts = list(parts)
    height = len(parts[0].drawing)
    return [Content.assemble(*((part.drawing[line], part.style) for part in parts)) for line in range(height)]


class Hand(NamedTuple):
    """Layout of cards in lines that fit a width: the cards of each line, and the width of each card."""

    lines: tuple[tuple[int, ...], ...]
    widths: tuple[int, ...]
    height: int

    @property
    def across(self) -> int:
        """Number of cards in the first line: the step of the up and down keys."""
        return len(self.lines[0]) if self.lines else 1

    @property
    def rows(self) -> int:
        """Height in lines."""
        return len(self.lines) * self.height

    def place_at(self, x: int, y: int) -> int | None:
        """Index of the card at this position, for the mouse."""
        line = y // self.height
        if not 0 <= line < len(self.lines):
            return None
        for place in self.lines[line]:
            if x < self.widths[place]:
                return place
            x -= self.widths[place]
        return None


def lay_hand(widths: Sequence[int], height: int, room: int) -> Hand:
    """Arrange cards of these widths in lines that fit."""
    lines: list[list[int]] = []
    used = room + 1
    for place, width in enumerate(widths):
        if used + width > room:
            lines.append([])
            used = 0
        lines[-1].append(place)
        used += width
    return Hand(tuple(map(tuple, lines)), tuple(widths), height)


class Cell(NamedTuple):
    """A short text with the name of its style."""

    words: str
    style: str = "plain"


class Column(NamedTuple):
    """A column of a table: heading, width, and a cell for each line."""

    heading: str
    width: int
    cells: Sequence[Cell]
    right: bool = True


def draw_columns(heading: str, names: Sequence[Cell], columns: Sequence[Column], width: int, ink: Ink) -> list[Content]:
    """A table with a line for each name. The names get the width that the columns leave."""
    taken = sum(column.width + (not column.right) for column in columns)
    room = min(max(width - taken, 6), max(len(name.words) for name in (*names, Cell(heading))) + 3)

    def line(name: Cell, cells: Iterable[Cell]) -> Content:
        pieces = [(squeeze(name.words, room).ljust(room), ink(name.style))]
        for column, cell in zip(columns, cells, strict=True):
            words = cell.words.rjust(column.width) if column.right else f" {cell.words:<{column.width}}"
            pieces.append((words, ink(cell.style)))
        return Content.assemble(*pieces)

    head = line(Cell(heading, "muted"), [Cell(column.heading, "muted") for column in columns])
    return [
        head,
        *(line(name, [column.cells[at] for column in columns]) for at, name in enumerate(names)),
    ]
