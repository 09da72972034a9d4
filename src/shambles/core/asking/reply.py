"""What comes back to a person: their answer counts, it does not and why, or the game is over and how."""

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
    """How the game ended: a score for each seat, the seats that win, and why it is over, with its rule.

    returns     the same for programs: a number for each seat, the higher the better, whatever the game counts
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    rule: str
    returns: tuple[float, ...] = ()

    @classmethod
    def won_by(cls, winners: tuple[int, ...], scores: tuple[int, ...], reason: str, rule: str) -> Outcome:
        """The end of a game that is won or not, by nobody, by some or by all: who wins gets 1, everybody else 0."""
        returns = tuple(float(seat in winners) for seat in range(len(scores)))
        return cls(scores, winners, reason, rule, returns)


class BadInput(ValueError):
    """What was handed in cannot be used: `field` says where, `code` what is wrong. Nothing has been changed."""

    def __init__(self, field: str, code: str, **params: Param) -> None:
        self.field, self.code, self.params = field, code, params
        details = ", ".join(f"{name} {_plain(value)}" for name, value in params.items())
        super().__init__(f"{field}: {code}" + (f" ({details})" if details else ""))

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it comes whole out of another process, where bots think."""
        return _bad_input, (self.field, self.code, self.params)


def _bad_input(field: str, code: str, params: dict[str, Param]) -> BadInput:
    return BadInput(field, code, **params)


def _plain(value: Param) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else repr(value)
