"""What a player points at in the list of answers, and types. It decides nothing: the ask says what may be done."""

from __future__ import annotations

from typing import Any, NamedTuple

from shambles.core.ask import Ask, Choice
from shambles.core.reply import Refusal


class Line(NamedTuple):
    """One answer of the list; one that is barred stands there with its reason."""

    choice: Choice
    barred: Refusal | None = None

    @property
    def notation(self) -> str:
        return self.choice.notation


class Pick:
    """The answers to one question: the cursor, and what has been typed after a slash."""

    def __init__(self, ask: Ask[Any]) -> None:
        self.ask = ask
        form = ask.form()
        barred = [(ask.find(notation), refusal) for notation, refusal in form.barred.items()]
        self.lines = [
            *(Line(option) for option in form.options),
            *(Line(found, refusal) for found, refusal in barred if isinstance(found, Choice)),
        ]
        self.labels: list[str] = []  # what the answers are called in the language of the screen
        self.cursor = 0
        self.digits = ""
        self.typed: str | None = None  # None: nobody is typing

    @property
    def pointed(self) -> Line:
        return self.lines[self.cursor]

    @property
    def is_numbered(self) -> bool:
        """Whether the lines are counted; where the answers are numbers themselves, they are not."""
        return not any(line.notation.isdecimal() for line in self.lines)

    @property
    def refusal(self) -> Refusal | None:
        """Why the answer that is pointed at, or typed, cannot be given."""
        if self.typed and self.is_stray:
            return self.ask.why_not(self.typed)
        return self.pointed.barred

    def move(self, steps: int) -> None:
        self.cursor = max(0, min(self.cursor + steps, len(self.lines) - 1))
        self.digits = ""
        self.typed = None

    def notation(self) -> str:
        """What Enter answers."""
        if self.typed and self.is_stray:
            return self.typed
        return self.pointed.notation

    # --- typing

    @property
    def is_stray(self) -> bool:
        """Whether something was typed that no answer begins with."""
        return bool(self.typed) and not self._beginning_with(self.typed or "")

    def type_digit(self, digit: str) -> None:
        """A number points at the answer that is this number, or else at the line of this number."""
        for digits in (self.digits + digit, digit):
            found = self._by_number(digits)
            if found is not None:
                self.cursor, self.digits = found, digits
                return

    def type_letter(self, letter: str) -> None:
        """After a slash: the first answer that begins with what was typed is pointed at."""
        self.typed = (self.typed or "") + letter
        found = self._beginning_with(self.typed)
        if found:
            self.cursor = found[0]

    def rub_out(self) -> None:
        """The last letter goes; after the first, nobody is typing."""
        self.typed = self.typed[:-1] if self.typed else None

    def _by_number(self, digits: str) -> int | None:
        numbers = [line.notation for line in self.lines]
        if digits in numbers:
            return numbers.index(digits)
        place = int(digits) - 1
        return place if self.is_numbered and 0 <= place < len(self.lines) else None

    def _beginning_with(self, typed: str) -> list[int]:
        """The answers that begin so, as they are written or as they are called."""
        words = " ".join(typed.casefold().split())
        called = [line.notation for line in self.lines], [label.casefold() for label in self.labels]
        return [at for names in called for at, name in enumerate(names) if name.startswith(words)]
