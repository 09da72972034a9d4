"""The answers to one question as a list: legal ones, barred ones with reasons, and typed input.

It decides nothing: the ask knows the legal answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from textual.content import Content

from shambles.core.asking.ask import Ask, Choice, plain_notation
from shambles.core.asking.reply import Refusal
from shambles.terminal.scene.drawing import Ink, clip, stack

NUMBERED = 4  # the arrow, the number of the line and a space


class Line(NamedTuple):
    """One answer of the list, with the reason if it is barred."""

    choice: Choice
    barred: Refusal | None = None

    @property
    def notation(self) -> str:
        return self.choice.notation


class Answers:
    """The list of answers with its cursor, and the input typed after a slash."""

    def __init__(self, ask: Ask[Any]) -> None:
        self.ask = ask
        barred = ask.form().barred
        found = [Line(choice, barred.get(choice.notation)) for choice in ask.question.candidates(ask)]
        self.lines = self.in_order(found)
        self.labels: list[str] = []  # names of the answers in the language of the screen
        self.in_notation: Callable[[str], str] = str  # the notation of typed words
        self.cursor = next((at for at, line in enumerate(self.lines) if line.barred is None), 0)
        self.digits = ""
        self.typed: str | None = None  # None: nobody is typing

    def in_order(self, lines: list[Line]) -> list[Line]:
        """Legal answers first."""
        return sorted(lines, key=lambda line: line.barred is not None)

    @property
    def pointed(self) -> Line:
        return self.lines[self.cursor]

    @property
    def is_numbered(self) -> bool:
        """True if the lines have numbers. They have none if the answers are numbers themselves."""
        return not any(line.notation.isdecimal() for line in self.lines)

    @property
    def refusal(self) -> Refusal | None:
        """The reason against the selected or typed answer; None if it is legal."""
        if self.typed and self.is_stray:
            return self.ask.why_not(self.in_notation(self.typed))
        return self.pointed.barred

    @property
    def notation(self) -> str:
        """The answer that Enter gives."""
        return self.in_notation(self.typed) if self.typed and self.is_stray else self.pointed.notation

    def move(self, steps: int) -> None:
        self.point_at(max(0, min(self.cursor + steps, len(self.lines) - 1)))

    def point_at(self, place: int) -> None:
        self.cursor, self.digits, self.typed = place, "", None

    # --- typing

    @property
    def is_stray(self) -> bool:
        """True if the typed input is the beginning of no answer."""
        return bool(self.typed) and not self._beginning_with(self.typed or "")

    def type_digit(self, digit: str) -> None:
        """Move the cursor to the answer that is this number, or else to the line with this number."""
        for digits in (self.digits + digit, digit):
            found = self._by_number(digits)
            if found is not None:
                self.cursor, self.digits = found, digits
                return

    def type_letter(self, letter: str) -> None:
        """After a slash: add a letter, and move the cursor to the first answer that begins with the input."""
        self.typed = (self.typed or "") + letter
        self._find_typed()

    def rub_out(self) -> None:
        """Delete the last letter. Without any letter, typing ends."""
        self.typed = self.typed[:-1] if self.typed else None
        self._find_typed()

    def _find_typed(self) -> None:
        found = self._beginning_with(self.typed or "")
        if self.typed and found:
            self.cursor = found[0]

    def _by_number(self, digits: str) -> int | None:
        numbers = [line.notation for line in self.lines]
        if digits in numbers:
            return numbers.index(digits)
        place = int(digits) - 1
        return place if self.is_numbered and 0 <= place < len(self.lines) else None

    def _beginning_with(self, typed: str) -> list[int]:
        """Matches for typed input: equal notations first, then beginnings of notations, names, and words in names."""
        words, notation = plain_notation(typed), plain_notation(self.in_notation(typed))
        written = [line.notation for line in self.lines]
        exact = [at for at, name in enumerate(written) if name == notation]
        labels = [label.casefold() for label in self.labels]
        begun = [at for at, name in enumerate(written) if name.startswith((words, notation))]
        begun += [at for at, label in enumerate(labels) if label.startswith(words)]
        return [*exact, *begun, *(at for at, label in enumerate(labels) if f" {words}" in label)]


# --- drawing the list


class Entry(NamedTuple):
    """Text of a line: the answer's name, and its meaning or the reason against it."""

    label: str
    meaning: str
    is_barred: bool

    def __str__(self) -> str:
        return f"{self.label}: {self.meaning}" if self.meaning else self.label


class ListGrid(NamedTuple):
    """Layout of the list of answers: columns, column width, visible lines, and the first visible line."""

    columns: int
    width: int
    rows: int
    first: int

    def line_at(self, x: int, y: int) -> int:
        """Index of the answer at this position, for the mouse."""
        return (self.first + y) * self.columns + min(x // self.width, self.columns - 1)


def label_width(entries: Sequence[Entry]) -> int:
    return NUMBERED + max((len(entry.label) for entry in entries), default=0) + 3


def lay_out(entries: Sequence[Entry], cursor: int, width: int, rows: int) -> ListGrid:
    """Layout of the list: one answer a line with its meaning if they all fit; otherwise names in columns."""
    width = max(width, 1)
    if len(entries) <= rows:
        return ListGrid(1, width, len(entries), 0)
    columns = max(width // label_width(entries), 1)
    lines = -(-len(entries) // columns)
    shown = max(min(lines, rows), 0)
    first = max(0, min(cursor // columns - shown // 2, lines - shown))
    return ListGrid(columns, width // columns, shown, first)


def says_all(entries: Sequence[Entry], grid: ListGrid) -> bool:
    """True if the list shows the full meaning of every answer."""
    room = grid.width - label_width(entries)
    return grid.columns == 1 and all(len(entry.meaning) <= room for entry in entries)


def draw_list(entries: Sequence[Entry], answers: Answers, grid: ListGrid, ink: Ink, alive: bool) -> Content:
    """Draw the answers. Barred ones are in brackets, with the reason; an arrow marks the cursor."""
    lines = []
    widest = label_width(entries)
    for row in range(grid.first, grid.first + grid.rows):
        pieces = []
        for at in range(row * grid.columns, min((row + 1) * grid.columns, len(entries))):
            entry, pointed = entries[at], at == answers.cursor
            number = f"{at + 1:>2} " if answers.is_numbered else "   "
            words = f"({entry.label})" if entry.is_barred else entry.label
            text = clip(f"{'▸' if pointed else ' '}{number}{words}", grid.width - 1)
            style = "barred" if entry.is_barred else "plain"
            if pointed:
                style = "barred-cursor" if entry.is_barred else "cursor" if alive else "bold"
            pieces.append((text, ink(style)))
            if grid.columns == 1:
                gap = max(widest - len(text), 1)
                pieces.append((" " * gap + clip(entry.meaning, grid.width - len(text) - gap), ink("muted")))
            else:
                pieces.append((" " * (grid.width - len(text)), ink("plain")))
        lines.append(Content.assemble(*pieces))
    return stack(lines)
