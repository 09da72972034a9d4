"""What the host is told of queues: who waits, for what, and since when; the log says so once, and metrics always."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

from server.running import PATIENCE
from shambles.server.disk.store import READERS, Store
from shambles.server.disk.turns import Turns
from shambles.server.net.entrance import ForAddress
from shambles.server.people.tokens import fingerprint
from shambles.server.queues import AGAIN, FOR_ADDRESS, LATE, Queues, Wait


async def test_the_log_names_who_has_waited_too_long_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 100.0
    monkeypatch.setattr("shambles.server.queues.monotonic", lambda: now)
    waits = [
        Wait(now, "card_game rookie", "b" * 64, "t2"),
        Wait(now, "hint", "a" * 64, "t1"),
        Wait(now - 90, "legend", is_under_way=True),
    ]
    queues = Queues()
    queues.add("bots", 2, lambda: waits)
    with caplog.at_level(logging.WARNING, "shambles"):
        queues.look()
        now += LATE
        queues.look()
        assert caplog.messages == []
        now += 1
        queues.look()
        queues.look()
        assert caplog.messages == ["queue bots: 2 wait, the first for 6 s: card_game rookie of address bbbbbbbb"]
        now += AGAIN
        queues.look()
        assert len(caplog.messages) == 2
    assert REGISTRY.get_sample_value("shambles_queue_waiting", {"queue": "bots"}) == 2
    assert REGISTRY.get_sample_value("shambles_queue_oldest_seconds", {"queue": "bots"}) == LATE + 1 + AGAIN
    waits.clear()
    queues.look()
    assert REGISTRY.get_sample_value("shambles_queue_oldest_seconds", {"queue": "bots"}) == 0


async def test_who_writes_and_who_waits_to_write_is_told_by_line() -> None:
    turns = Turns()
    assert list(turns.waits()) == []
    async with turns.take():
        waiting = [asyncio.create_task(turns.take(hurried=hurried).__aenter__()) for hurried in (True, False, False)]
        await asyncio.sleep(0)
        waiting[2].cancel()
        await asyncio.sleep(0)
        seen = [(one.kind, one.is_under_way) for one in turns.waits()]
        assert seen == [("changes", True), ("changes", False), ("answers", False)]
    await waiting[0]
    assert [(one.kind, one.is_under_way) for one in turns.waits()] == [("answers", True), ("changes", False)]
    waiting[1].cancel()


async def test_who_reads_and_who_waits_for_a_connection_is_told(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    goes_on = asyncio.Event()

    async def read(address: str) -> None:
        FOR_ADDRESS.set(address)
        async with store.reading():
            await goes_on.wait()

    reading = [asyncio.create_task(read(f"{number}")) for number in range(READERS + 1)]
    async with asyncio.timeout(PATIENCE):
        while sum(one.is_under_way for one in store.reads()) < READERS:
            await asyncio.sleep(0.01)
    assert sum(not one.is_under_way for one in store.reads()) == 1
    goes_on.set()
    await asyncio.gather(*reading)
    assert list(store.reads()) == []
    await store.close()


async def test_what_is_done_for_a_request_is_done_for_its_address() -> None:
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(FOR_ADDRESS.get())

    for client in (("203.0.113.7", 1), ("2001:db8::1", 2), ("2001:db8::2", 3), None):
        scope: Any = {"type": "websocket", "client": client}
        await asyncio.create_task(ForAddress(app)(scope, None, None))  # type: ignore[arg-type]  # neither is used
    assert seen[0] == fingerprint("203.0.113.7")
    assert seen[1] == seen[2] != seen[0]  # one network
    assert FOR_ADDRESS.get() == ""
