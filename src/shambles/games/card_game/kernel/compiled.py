"""Compiled where Numba is installed (the extra `fast`), plain Python where it is not: the same numbers either way."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])
Numbers = MutableSequence[int]
Figures = MutableSequence[float]

try:
    import numpy
    from numba import njit

    is_compiled = True
except ModuleNotFoundError:
    is_compiled = False


def compiled(function: F) -> F:
    """Made fast, if it can be. No fast mathematics: a game must be the same on every machine."""
    if not is_compiled:
        return function
    return cast(F, njit(cache=True)(function))


def numbers(size: int, fill: int = 0) -> Numbers:
    """So many whole numbers, to be written over."""
    return numpy.full(size, fill, numpy.int64) if is_compiled else [fill] * size  # type: ignore[return-value]  # an array will do


def figures(size: int) -> Figures:
    """So many figures, to be written over."""
    return numpy.zeros(size, numpy.float64) if is_compiled else [0.0] * size  # type: ignore[return-value]  # an array will do


def as_numbers(given: Sequence[int]) -> Numbers:
    """These, as the kernel wants them."""
    made = numbers(len(given))
    for at, one in enumerate(given):
        made[at] = one
    return made


def as_figures(given: Sequence[float]) -> Figures:
    """Likewise."""
    made = figures(len(given))
    for at, one in enumerate(given):
        made[at] = one
    return made
