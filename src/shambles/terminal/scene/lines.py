"""Any game as text: its table in the order in which it would be read aloud.

A game improves on this with its own `Lines`, in its terminal/lines.py; this class alone makes it playable.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from shambles.core.asking.ask import Choice
from shambles.texts import SEAT_FIELDS
from shambles.wording import Words, wording_of

V = TypeVar("V", bound=msgspec.Struct)
SEATED = ("seats", "parties")  # fields with a line for each seat
INDENT = "  "
HOLDS_MORE = (msgspec.Struct, Mapping, list, tuple)


class Lines(Generic[V]):
    """Text of any game's view at one table."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = wording_of(words)
        self.say, self.names, self.row = words.say, words.names, words.row

    def table(self, view: V) -> list[str]:
        """The whole table, a line for each thing."""
        return list(self._struct(view))

    def is_listed(self, choice: Choice) -> bool:
        """True if plain mode lists this answer. Answers that are too many to read aloud are typed without a list."""
        return True

    # --- any value in words

    def _struct(self, value: msgspec.Struct) -> Iterator[str]:
        for field in value.__struct_fields__:
            yield from self._field(field, getattr(value, field))

    def _field(self, field: str, value: Any) -> Iterator[str]:
        """One field of the view: a line, or a heading with lines below it; nothing for an empty value."""
        if value is None or value == () or value == [] or value == {}:
            return
        label = self.label(field)
        within = self._parts(field, value)
        if within is None:
            yield self.say("said-of", name=label, what=self._plain(field, value))
            return
        yield self._heading(label)
        for name, part in within:
            short = self._brief(part)
            if short is not None:
                yield INDENT + (self.say("said-of", name=name, what=short) if name else short)
            else:
                yield INDENT + self._heading(name)
                yield from (f"{INDENT * 2}{line}" for line in self._struct(part))

    def _heading(self, words: str) -> str:
        return self.say("said-of", name=words, what="").rstrip()

    def label(self, field: str) -> str:
        """Name of a field of the view: the text of view-<field>, or the field's name in the code."""
        key = f"view-{field.replace('_', '-')}"
        words = self.say(key) if self.words.has(key) else field.replace("_", " ")
        return self.words.capital(words)

    def _parts(self, field: str, value: Any) -> list[tuple[str, Any]] | None:
        """Named parts of a value that needs several lines; None if one line is enough."""
        if isinstance(value, msgspec.Struct):
            return [("", value)] if self._brief(value) else [(self.label(field), value)]
        if isinstance(value, Mapping):
            return [(self._plain("seat" if isinstance(key, int) else "", key), one) for key, one in value.items()]
        if not isinstance(value, list | tuple) or not any(isinstance(one, HOLDS_MORE) for one in value):
            return None
        by_seat = len(value) == len(self.names) and (field in SEATED or field.startswith("by_"))
        names = self.names if by_seat else [str(number) for number in range(1, len(value) + 1)]
        return list(zip(names, value, strict=True))

    def _brief(self, value: Any) -> str | None:
        """A value in one line; None if it has too many parts for that."""
        if not isinstance(value, msgspec.Struct):
            return self._plain("", value)
        fields = [(name, getattr(value, name)) for name in value.__struct_fields__]
        if any(_is_deep(one) for _, one in fields):
            return None
        said = [f"{self.label(name).lower()} {self._plain(name, one)}" for name, one in fields if one not in (None, ())]
        return self.row(said)

    def _plain(self, field: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.say("choose-yes" if value else "choose-no")
        if isinstance(value, int) and field in SEAT_FIELDS and value < len(self.names):
            return self.names[value]
        if isinstance(value, list | tuple):
            return self.row(self._plain(field, one) for one in value) or self.say("view-none")
        if isinstance(value, msgspec.Struct):
            return self._brief(value) or type(value).__name__
        if value is None:
            return self.say("view-none")
        return self.words.named(value) if isinstance(value, str) else str(value)


def _is_deep(value: Any) -> bool:
    """True if a value contains nested values."""
    if isinstance(value, list | tuple):
        return any(isinstance(one, HOLDS_MORE) for one in value)
    return isinstance(value, msgspec.Struct | Mapping)
