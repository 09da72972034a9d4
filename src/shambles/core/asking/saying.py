"""Structured parameters for texts. The catalogue joins them, because languages write lists differently."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Say = Callable[..., str]


def listed(words: Iterable[str], key: str, say: Say) -> str:
    """One after the other, joined two at a time by the words of a key; nothing for none."""
    first, *others = [*words] or [""]
    for other in others:
        first = say(key, one=first, other=other)
    return first
