"""What keeps the server's promises, one thing at a time taken out: some imagined night must notice each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from shambles.core.asking.reply import Refusal
from shambles.core.table import Table
from shambles.server.disk import job_rows, pen
from shambles.server.disk.clock_rows import ClockRow
from shambles.server.disk.job_rows import Job
from shambles.server.disk.store import Store
from shambles.server.tables import clock, house, leases, live


def no_lease(patch: pytest.MonkeyPatch) -> None:
    """Every server answers for every table."""

    async def always(self: leases.Leases, table_id: str) -> bool:
        return True

    patch.setattr(leases.Leases, "are_ours", always)


def no_number(patch: pytest.MonkeyPatch) -> None:
    """Of two who write entry n + 1 the second believes that it is written."""
    patch.setattr(pen, "INSERT", pen.INSERT.replace("INSERT INTO", "INSERT OR IGNORE INTO"))


def no_keys(patch: pytest.MonkeyPatch) -> None:
    """An answer that is sent again is judged again."""
    patch.setattr(live.LiveTable, "keys", property(lambda self: set(), lambda self, keys: None), raising=False)


def no_fence(patch: pytest.MonkeyPatch) -> None:
    """Whoever thinks that a table is theirs writes there."""
    patch.setattr(pen, "IS_OURS", "SELECT ? || ?")


def no_leaving(patch: pytest.MonkeyPatch) -> None:
    """People stay at a server that has lost their table."""
    patch.setattr(house.House, "_lose", lambda self, table_id: None)


def no_asking(patch: pytest.MonkeyPatch) -> None:
    """A server to which people come for a table of another one waits until that lets it go by itself."""

    async def ask(self: leases.Leases, table_id: str) -> float:
        return 0.0

    patch.setattr(leases.Leases, "ask_for", ask)


def no_second_judging(patch: pytest.MonkeyPatch) -> None:
    """An answer that comes second is written as it was judged before the first one."""
    write = live.LiveTable.write

    async def judge_once(self: live.LiveTable, key: str, judge: Callable[[Table], Any]) -> Refusal | None:
        found: list[Any] = []

        def judge_first(table: Table) -> Any:
            if not found:
                found.append(judge(table))
            return found[0]

        return await write(self, key, judge_first)

    patch.setattr(live.LiveTable, "write", judge_once)


def no_fence_at_start(patch: pytest.MonkeyPatch) -> None:
    """A server that starts takes it that nobody else is there."""
    keep = leases.Leases.keep

    async def free_first(self: leases.Leases) -> None:
        await self.free_others()
        await keep(self)

    patch.setattr(leases.Leases, "keep", free_first)


def no_time_of_its_own(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes to a question again has what was left of the one before."""
    start = clock._start

    def go_along(row: ClockRow, ask: int, *given: Any) -> ClockRow:
        if ask in row.others:
            row = msgspec.structs.replace(row, others=row.others | {ask: row.deadline - row.bank})
        return start(row, ask, *given)

    patch.setattr(clock, "_start", go_along)


def no_clocks_with_answers(patch: pytest.MonkeyPatch) -> None:
    """The clocks are wound after an answer is written, as a deed of its own."""
    set_status = live.LiveTable.set_status

    async def set_clocks_too(self: live.LiveTable) -> None:
        await set_status(self)
        await self.clock.set()

    patch.setattr(clock.TableClock, "wind_with", lambda self, *given: None)
    patch.setattr(live.LiveTable, "set_status", set_clocks_too)


def no_claim(patch: pytest.MonkeyPatch) -> None:
    """Every server does every job."""

    async def always(store: Store, found: Sequence[Job], me: str) -> list[Job]:
        return [*found]

    patch.setattr(job_rows, "claim", always)


SAFEGUARDS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "lease": no_lease,
    "number": no_number,
    "keys": no_keys,
    "fence": no_fence,
    "leaving": no_leaving,
    "asking": no_asking,
    "second-judging": no_second_judging,
    "start": no_fence_at_start,
    "claim": no_claim,
    "own-time": no_time_of_its_own,
    "clocks-with-answers": no_clocks_with_answers,
}
