"""Schema of a box file as plain data. Forms are generated from it.

The schema is derived from the structs that read the file. A new operation or field of a game appears in it without
further work.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

MOST_WORDS = 64  # most words that a pattern may list; nobody wants to choose from more

FormKind = Literal["words", "text", "number", "yes-no", "list", "named", "record", "one-of", "either"]


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Allowed values at one place of a file.

    words     one of these
    text      any text; if there is a pattern, one that matches it
    number    a whole number, from `least` to `most`
    list      several values of the form `of`; from `least` to `most` of them
    named     several values of the form `of` by name; if `words` are given, only those names
    record    the fields of `records[record]`
    one-of    one of several records, told apart by the field `tag`: `which` names the record for each tag
    either    a value of one of the forms `ways`
    """

    form: FormKind
    words: tuple[str, ...] = ()
    pattern: str = ""
    least: int | None = None
    most: int | None = None
    of: Slot | None = None
    record: str = ""
    tag: str = ""
    which: dict[str, str] = {}
    ways: tuple[Slot, ...] = ()


class SlotField(msgspec.Struct, frozen=True):
    """A field of a record. An optional one has the value `default` if it is left out."""

    name: str
    slot: Slot
    required: bool
    default: Any = None


class Outline(msgspec.Struct, frozen=True):
    """Schema of a whole kind of file: `records[root]` are its tables."""

    root: str
    records: dict[str, tuple[SlotField, ...]]


Records = dict[type[msgspec.Struct], tuple[str, tuple[SlotField, ...]]]


def outline_of(shape: type[msgspec.Struct]) -> Outline:
    """Schema of the files that are read as this struct."""
    records = Records()
    return Outline(_record(shape, records), dict(records.values()))


def _record(kind: type[msgspec.Struct], records: Records) -> str:
    """Name of a record. Its schema is added on the first call. Structs with equal names get different ones."""
    if kind not in records:
        taken = [name for name, _ in records.values()]
        name = kind.__name__ if kind.__name__ not in taken else f"{kind.__name__}{len(taken)}"
        records[kind] = (name, ())  # it may hold itself
        records[kind] = (name, tuple(_field(field, records) for field in msgspec.structs.fields(kind)))
    return records[kind][0]


def _field(field: msgspec.structs.FieldInfo, records: Records) -> SlotField:
    default = None
    if not field.required:
        default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return SlotField(
        field.encode_name, _slot(field.type, records), field.required, msgspec.to_builtins(default, str_keys=True)
    )


def _slot(shape: Any, records: Records) -> Slot:
    meta: list[Any] = []
    while get_origin(shape) is Annotated:
        shape, *said = get_args(shape)
        meta += said
    if get_origin(shape) in (Union, UnionType):
        return _several(shape, records)
    if get_origin(shape) is Literal:
        return Slot("words", words=tuple(map(str, get_args(shape))))
    if get_origin(shape) in (list, tuple):
        return _list(get_args(shape), meta, records)
    if get_origin(shape) is dict:
        names, values = get_args(shape)
        return Slot("named", words=_slot(names, records).words, of=_slot(values, records))
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        if tag := shape.__struct_config__.tag_field:
            return Slot("one-of", tag=tag, which={str(shape.__struct_config__.tag): _record(shape, records)})
        return Slot("record", record=_record(shape, records))
    return _plain(shape, meta)


def _plain(shape: Any, meta: list[Any]) -> Slot:
    if shape is bool:
        return Slot("yes-no")
    if shape is int:
        return Slot("number", least=_said(meta, "ge"), most=_said(meta, "le"))
    if shape is str:
        pattern = _said(meta, "pattern") or ""
        words = words_of_pattern(pattern)
        return Slot("words", words=words) if words else Slot("text", pattern=pattern)
    raise TypeError(f"a box file cannot be written with {shape!r}")


def _list(inner: tuple[Any, ...], meta: list[Any], records: Records) -> Slot:
    fixed = len(inner) if Ellipsis not in inner and len(inner) > 1 else None
    least, most = (fixed, fixed) if fixed else (_said(meta, "min_length"), _said(meta, "max_length"))
    return Slot("list", least=least, most=most, of=_slot(inner[0], records))


def _several(shape: Any, records: Records) -> Slot:
    """Schema of a union: None makes it optional, tags select records, words are merged."""
    slots = [_slot(one, records) for one in get_args(shape) if one is not type(None)]
    tagged = [slot for slot in slots if slot.form == "one-of"]
    if tagged and len(tagged) == len(slots):
        which = {tag: record for slot in tagged for tag, record in slot.which.items()}
        return Slot("one-of", tag=tagged[0].tag, which=which)
    if all(slot.form == "words" for slot in slots):
        return Slot("words", words=tuple(dict.fromkeys(word for slot in slots for word in slot.words)))
    return slots[0] if len(slots) == 1 else Slot("either", ways=tuple(slots))


def _said(meta: list[Any], name: str) -> Any:
    return next((value for one in meta if (value := getattr(one, name, None)) is not None), None)


# --- patterns that are a list of words


def words_of_pattern(pattern: str) -> tuple[str, ...]:
    """All words that match a pattern, if there are few: `^(d3(\\+[1-2])?|d6)$`; otherwise none."""
    if not (pattern.startswith("^") and pattern.endswith("$")):
        return ()
    reader = _Reader(pattern[1:-1])
    words = reader.choices()
    is_whole = words is not None and reader.at == len(reader.text)
    return tuple(dict.fromkeys(words)) if is_whole and words and len(words) <= MOST_WORDS else ()


class _Reader:
    """Parses a pattern from left to right. None for a pattern with unlimited matches."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def choices(self) -> list[str] | None:
        found: list[str] = []
        while True:
            words = self._sequence()
            if words is None or len(found) + len(words) > MOST_WORDS:
                return None
            found += words
            if not self._takes("|"):
                return found

    def _sequence(self) -> list[str] | None:
        parts: list[list[str]] = []
        while self.at < len(self.text) and self.text[self.at] not in "|)":
            part = self._part()
            if part is None:
                return None
            parts.append(part)
        return ["".join(words) for words in product(*parts)]

    def _part(self) -> list[str] | None:
        words = self._atom()
        if words is None or (self.at < len(self.text) and self.text[self.at] in "*+{"):
            return None
        return ["", *words] if self._takes("?") else words

    def _atom(self) -> list[str] | None:
        letter = self.text[self.at]
        self.at += 1
        if letter == "(":
            words = self.choices()
            return words if self._takes(")") else None
        if letter == "[":
            end = self.text.find("]", self.at)
            inside, self.at = self.text[self.at : end], end + 1
            return None if end < 0 or inside.startswith("^") else list(_letters(inside))
        if letter == "\\":
            self.at += 1
            escaped = self.text[self.at - 1 : self.at]
            return None if escaped.isalnum() else [escaped]
        return None if letter in ".^$*+?{" else [letter]

    def _takes(self, letter: str) -> bool:
        found = self.text.startswith(letter, self.at)
        self.at += found
        return found


def _letters(inside: str) -> Iterator[str]:
    at = 0
    while at < len(inside):
        if inside[at + 1 : at + 2] == "-" and at + 2 < len(inside):
            yield from map(chr, range(ord(inside[at]), ord(inside[at + 2]) + 1))
            at += 3
        else:
            yield inside[at]
            at += 1
