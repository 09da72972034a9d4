"""Structured parameters for texts. The catalogue joins them, because languages write lists differently."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Say = Callable[..., str]


def listed(words: Iterable[str], key: str, say: Say) -> str:
    """Join texts to a list, two at a time, by the text of a key. "" for an empty list."""
    first, *others = [*words] or [""]
    for other in others:
        first = say(key, one=first, other=other)
    return first
