"""What takes a while to make and is the same whenever it is asked for: made once, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from importlib import import_module
from typing import Any

import msgspec

MADE = 16 * 2**20  # bytes of what was made and is kept
encode = msgspec.json.Encoder().encode


async def load(library: str) -> Any:
    """A library that few requests need: read beside the loop when the first of them comes."""
    return await asyncio.to_thread(import_module, library)


class Made:
    """What takes a while to make and is the same whenever it is asked for: made once, beside the loop, one thing at a
    time, and kept as it goes over the wire; of more than there is room for, what was asked for last."""

    def __init__(self, room: int = MADE) -> None:
        self._room = room
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._coming: dict[Hashable, asyncio.Future[bytes]] = {}
        self._bench = asyncio.Lock()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    async def get_or_make(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """What `make` gives, as JSON already: a handler gives it on as what it is made from."""
        return msgspec.Raw(await self.get_or_make_bytes(key, lambda: self._make(make)))

    async def get_or_make_bytes(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What `make` gives. Many who ask at the same time wait for one making."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._coming.get(key)
        if task is None:
            task = self._coming[key] = asyncio.ensure_future(make())
            task.add_done_callback(lambda done: self._coming.pop(key, None))
        self._kept[key] = made = await asyncio.shield(task)
        while sum(map(len, self._kept.values())) > self._room and len(self._kept) > 1:
            self._kept.popitem(last=False)
        return made

    async def _make(self, make: Callable[[], Any]) -> bytes:
        async with self._bench:
            return await asyncio.to_thread(lambda: encode(make()))
