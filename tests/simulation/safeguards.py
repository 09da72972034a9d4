"""What keeps the server's promises, one thing at a time taken out: some imagined night must notice each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shambles.core.asking.reply import Refusal
from shambles.server.disk import pen
from shambles.server.tables import elsewhere, leases, live


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


def no_comparing(patch: pytest.MonkeyPatch) -> None:
    """Nobody looks whether a message was lost."""

    async def never(self: elsewhere.Elsewhere) -> None:
        from asyncio import Event

        await Event().wait()

    patch.setattr(elsewhere.Elsewhere, "_compare", never)


def no_second_look(patch: pytest.MonkeyPatch) -> None:
    """A caretaker answers though somebody has answered meanwhile."""

    async def answer(self: live.LiveTable, seat: int, choice: str, ask: int, key: str) -> Refusal | None:
        return await self.answer(seat, choice, ask, key)

    patch.setattr(live.LiveTable, "stand_in", answer)


SAFEGUARDS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "lease": no_lease,
    "number": no_number,
    "keys": no_keys,
    "comparing": no_comparing,
    "second-look": no_second_look,
}
