"""Differences between two values, by field: a failing test says `view.seats[1].points:

3 or 5`, never a page of bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

MOST = 6  # differences that are said; who has mended those will see the others


class Difference(NamedTuple):
    """A field with its two values."""

    path: str
    one: Any
    other: Any

    def __str__(self) -> str:
        return f"{self.path}: {shortened(self.one)} or {shortened(self.other)}"


class Gone:
    """Marker for a missing value."""

    def __repr__(self) -> str:
        return "nothing"


GONE = Gone()


def shortened(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 120 else f"{text[:117]}…"


def differences(one: Any, other: Any, name: str, *, whole_lists: bool = False) -> Iterator[Difference]:
    """Every field in which the two differ. With `whole_lists`, a list of plain values counts as one field."""
    yield from _within(plain(one), plain(other), name, whole_lists)


def plain(thing: Any) -> Any:
    return msgspec.to_builtins(thing, str_keys=True, enc_hook=repr)


def say_differences(one: Any, other: Any, name: str) -> str:
    found = list(differences(one, other, name))
    more = [f"and {len(found) - MOST} more"] if len(found) > MOST else []
    return "\n  ".join([*map(str, found[:MOST]), *more])


def _within(one: Any, other: Any, path: str, whole_lists: bool) -> Iterator[Difference]:
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys((*one, *other)):
            yield from _within(one.get(key, GONE), other.get(key, GONE), f"{path}.{key}", whole_lists)
    elif _are_rows(one, other) and not (whole_lists and all(map(_is_single, (*one, *other)))):
        for at, (first, second) in enumerate(zip(one, other, strict=True)):
            yield from _within(first, second, f"{path}[{at}]", whole_lists)
    else:
        yield Difference(path, one, other)


def _are_rows(one: Any, other: Any) -> bool:
    return isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other)


def _is_single(value: Any) -> bool:
    return not isinstance(value, list | tuple | dict)


def value_at(thing: Any, path: str) -> Any:
    """The value at a path from `differences`, such as `state.hands[1]`."""
    value = plain(thing)
    for word in path.replace("[", ".").replace("]", "").split(".")[1:]:
        try:
            value = value[int(word)] if isinstance(value, list | tuple) else value[word]
        except (IndexError, KeyError):
            return GONE
    return value
