"""Why one option is better than another, for people: a key that has words in every language, and its figures."""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """One thing that speaks for an option, in the words of `reason-<key>`; a `seat` among its figures is named."""

    key: str
    params: dict[str, int | float | str] = {}


def weigh_two(key: str, choice: str, mine: float, other: str, theirs: float, digits: int = 1) -> Reason:
    """A figure of the option that is better, and the same of the other."""
    rounded = (round(one, digits) if digits else round(one) for one in (mine, theirs))
    return Reason(key, {"choice": choice, "other": other, **dict(zip(("mine", "theirs"), rounded, strict=True))})
