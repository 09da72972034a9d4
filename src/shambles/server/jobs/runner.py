"""The loop that does jobs that are due: found by turns, claimed, done, and tried again if they fail.

It sleeps until the next job is due, or until this server has written one. Of jobs that other servers write it knows by
looking, once a second; a server that is alone does not look.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from shambles.server.disk import job_rows
from shambles.server.disk.job_rows import Job
from shambles.server.disk.store import Store
from shambles.server.jobs.kind import JobKind, NotDone
from shambles.server.time_and_chance import monotonic, time

LOOK = 1.0  # seconds between two looks, where others write jobs too, or where some must wait although they are due
LONGEST = 60.0  # seconds between two looks of a server that is alone: somebody may set its clock
GOODBYE = 1.0  # seconds for freeing what was claimed
FOUND = 200  # jobs of a kind that are looked at
log = logging.getLogger("shambles")


class JobRunner:
    """Does the jobs of the kinds that this server knows."""

    def __init__(self, store: Store, me: str, *, is_alone: bool) -> None:
        self._store, self._me, self._is_alone = store, me, is_alone
        self._kinds: dict[str, JobKind] = {}
        self._in_hand: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._renewing: asyncio.Task[None] | None = None
        self._served: dict[str, float] = {}  # when an address was served last, while anything is due

    def add(self, *kinds: JobKind) -> None:
        self._kinds |= {kind.name: kind for kind in kinds}

    def knows(self, kind: str) -> bool:
        """Whether this server does such jobs: some are for others, or were for a setting that has changed."""
        return kind in self._kinds

    async def keep_doing(self) -> None:
        """As long as the server runs."""
        if self._is_alone:  # every claim is of a server that is gone
            await job_rows.release_jobs(self._store)
        while True:
            self._store.new_jobs.clear()
            seconds = await self.do_due()
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._store.new_jobs.wait()

    async def do_due(self) -> float:
        """Take in hand what is due. In how many seconds to look again."""
        soonest = LONGEST if self._is_alone else LOOK
        for name, seconds in await job_rows.next_dues(self._store):
            kind = self._kinds.get(name)
            if kind is None or self._room(kind) <= 0:
                continue  # the next job that is done wakes us
            if seconds <= 0:
                seconds = 0.0 if await self._take(kind) else LOOK
            soonest = min(soonest, seconds)
        if soonest > 0 and not self._in_hand:
            self._served.clear()
        return soonest

    async def settle(self) -> None:
        """Until everything that is in hand is done."""
        while self._in_hand:
            await asyncio.wait(self._in_hand.values())

    async def close(self) -> None:
        """Nothing more is done; what is in hand is free for others."""
        under_way = list(self._in_hand.values())
        if self._renewing is not None:
            self._renewing.cancel()
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        if under_way:
            with suppress(Exception):  # nothing is lost: claims end
                async with asyncio.timeout(GOODBYE):
                    await job_rows.release_jobs(self._store, self._me)

    def _room(self, kind: JobKind) -> int:
        return kind.at_once - sum(name == kind.name for name, _ in self._in_hand)

    async def _take(self, kind: JobKind) -> bool:
        """Whether there was anything to take in hand. Of addresses whose turn it is, that comes first which has waited
        longest for its last."""
        found = await job_rows.find_jobs(self._store, kind.name, kind.each, FOUND)
        in_turn = sorted(found, key=lambda one: (one[0], self._served.get(one[1].address, 0.0)))
        ours = [job for _, job in in_turn if (job.kind, job.key) not in self._in_hand and kind.is_ours(job)]
        claimed = await job_rows.claim(self._store, ours[: self._room(kind)], self._me)
        for job in claimed:
            self._served[job.address] = monotonic()
            self._in_hand[job.kind, job.key] = asyncio.create_task(self._work_on(kind, job))
        if claimed and (self._renewing is None or self._renewing.done()):
            self._renewing = asyncio.create_task(self._renew())
        return bool(claimed)

    async def _work_on(self, kind: JobKind, job: Job) -> None:
        try:
            await self._do(kind, job)
        except Exception:  # nothing could be written: it is done again when our claim is over
            log.exception("job %s %s", job.kind, job.key)
        finally:
            del self._in_hand[job.kind, job.key]
            self._store.new_jobs.set()

    async def _do(self, kind: JobKind, job: Job) -> None:
        try:
            later = await kind.do(job)
        except Exception as error:
            if isinstance(error, NotDone):
                log.info("job %s %s: %s", job.kind, job.key, error)
            else:
                log.exception("job %s %s", job.kind, job.key)
            is_final = isinstance(error, NotDone) and error.is_final
            await self._try_again(kind, job, str(error)[:200] or type(error).__name__, is_final)
        else:
            if later is None:
                await job_rows.finish(self._store, job, self._me)
            else:
                tries = 0 if kind.is_endless else job.tries
                await job_rows.put_off(self._store, job, self._me, later, tries=tries)

    async def _try_again(self, kind: JobKind, job: Job, why: str, is_final: bool) -> None:
        if not is_final and (job.tries < len(kind.waits) or kind.is_endless):
            due = time() + kind.waits[min(job.tries, len(kind.waits) - 1)]
            await job_rows.put_off(self._store, job, self._me, due, tries=job.tries + 1, why=why)
        else:
            await kind.give_up(job)
            await job_rows.give_up(self._store, job, self._me, why, time())

    async def _renew(self) -> None:
        """As long as anything is in hand, with one statement for all."""
        while self._in_hand:
            await asyncio.sleep(job_rows.CLAIM / 4)
            try:
                await job_rows.renew(self._store, [key for _, key in self._in_hand], self._me)
            except Exception:
                log.exception("claims were not renewed")
