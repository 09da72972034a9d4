"""The one door through which time and random numbers come in: a simulation puts its own behind it.

Tables deal by their seeds; what is drawn here are seeds, names and tokens that nobody may guess.
"""

from __future__ import annotations

import time as machine
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Protocol, TypeVar

T = TypeVar("T")


class Clock(Protocol):
    """What says how late it is."""

    def time(self) -> float:
        """By the calendar; somebody may set it."""

    def monotonic(self) -> float:
        """Never backwards; for how long something took."""


class _Behind:
    """What stands behind the door."""

    clock: Clock = machine
    lots: Random = SystemRandom()


def put_behind(clock: Clock = machine, lots: Random | None = None) -> None:
    """From now on it is as late as this clock says, and these lots are drawn; the machine's own unless given."""
    _Behind.clock, _Behind.lots = clock, lots or SystemRandom()


def time() -> float:
    """Seconds since 1970."""
    return _Behind.clock.time()


def monotonic() -> float:
    """Seconds since some moment."""
    return _Behind.clock.monotonic()


def randbits(bits: int) -> int:
    """A number of so many bits."""
    return _Behind.lots.getrandbits(bits)


def randbelow(end: int) -> int:
    """A number from 0, below this one."""
    return _Behind.lots.randrange(end)


def choice(among: Sequence[T]) -> T:
    """One of these."""
    return _Behind.lots.choice(among)


def token_bytes(size: int) -> bytes:
    """So many bytes that nobody can guess."""
    return _Behind.lots.randbytes(size)


def token_hex(size: int) -> str:
    """The same, in hexadecimal digits."""
    return token_bytes(size).hex()


def token_urlsafe(size: int) -> str:
    """The same, in letters that can stand in an address."""
    return urlsafe_b64encode(token_bytes(size)).rstrip(b"=").decode()
