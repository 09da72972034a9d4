"""A kind of job: its work and its numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from shambles.server.disk.job_rows import Job


class NotDone(Exception):
    """A job could not be done; it says why. No bug: it is tried again, or given up, `is_final` at once."""

    def __init__(self, why: str, *, is_final: bool = False) -> None:
        super().__init__(why)
        self.is_final = is_final


class JobKind(ABC):
    """A kind of job. A server may die right after it has done one, and another does it again: that must do no harm.

    name        as it stands in the table `jobs`
    at_once     how many jobs a server works on
    each        how many of these, by all servers together, are for one address
    waits       seconds until the next try, after each that failed; after the last it is given up
    is_endless  it is never given up: it waits as long as after the last one, again and again
    """

    name: ClassVar[str]
    at_once: ClassVar[int] = 20
    each: ClassVar[int] = 5
    waits: ClassVar[Sequence[float]] = (30.0, 120.0, 600.0, 1_800.0, 3_600.0)
    is_endless: ClassVar[bool] = False

    @abstractmethod
    async def do(self, job: Job) -> float | None:
        """Do it. When to do it again, by the calendar; None: it is done."""

    async def give_up(self, job: Job) -> None:  # noqa: B027 - most kinds have nothing to do then
        """It has failed as often as it may."""

    def is_ours(self, job: Job) -> bool:
        """Whether this server may claim it now; it looks again in a moment."""
        return True
