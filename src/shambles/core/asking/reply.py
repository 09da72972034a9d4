"""Replies to a person: the answer is accepted, it is refused with a reason, or the game is over with an outcome."""

from __future__ import annotations

from typing import Any

import msgspec

Param = int | str | bool | None | tuple[int | str, ...]


class Accepted(msgspec.Struct, frozen=True, gc=False, tag="accepted"):
    """The answer counts. `at` is the length of the journal that holds it."""

    at: int


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """The answer does not count; nothing has changed. The code has a text in every language, the rule says why."""

    code: str
    rule: str
    params: dict[str, Param] = {}


class Outcome(msgspec.Struct, frozen=True, tag="outcome"):
    """The end of a game: score of each seat, winning seats, the reason and its rule.

    returns     the reward of each seat for programs, the higher the better, however the game counts
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    rule: str
    returns: tuple[float, ...] = ()

    @classmethod
    def won_by(cls, winners: tuple[int, ...], scores: tuple[int, ...], reason: str, rule: str) -> Outcome:
        """Outcome of a game with winners only: each winner gets 1, everybody else 0."""
        returns = tuple(float(seat in winners) for seat in range(len(scores)))
        return cls(scores, winners, reason, rule, returns)


class BadInput(ValueError):
    """Unusable input: `field` names its place, `code` the fault. Nothing has changed."""

    def __init__(self, field: str, code: str, **params: Param) -> None:
        self.field, self.code, self.params = field, code, params
        details = ", ".join(f"{name} {_plain(value)}" for name, value in params.items())
        super().__init__(f"{field}: {code}" + (f" ({details})" if details else ""))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle support: bots think in other processes."""
        return _bad_input, (self.field, self.code, self.params)


def _bad_input(field: str, code: str, params: dict[str, Param]) -> BadInput:
    return BadInput(field, code, **params)


def _plain(value: Param) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else repr(value)
