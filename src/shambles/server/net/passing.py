"""Several processes on one machine: whoever comes for a table is led to the process that plays it.

What is passed on is the connection itself: the system hands it to the other process, with what has been read of it.
From then on nobody stands in between. The other process sees the client as this one did, so limits and shares are what
they are anywhere, and nothing that is said about the client has to be believed. Processes reach each other in a folder
that is their user's alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
from collections.abc import Callable, Coroutine
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shambles.server.tables.house import House
from shambles.server.time_and_chance import monotonic, token_hex

if TYPE_CHECKING:
    from shambles.server.net.gate import Gate

TABLE = re.compile(rb"[A-Z]{3,7} /api/(?:tables|embed)/([0-9A-Za-z]{1,24})[/? ]")  # how a request for a table begins
NEW = re.compile(rb"POST /api/(?:tables|deals/[^/ ]+|daily/[^/ ]+) ")  # and one that opens a table
FAMILY = 8  # letters that the names of all processes of one supervisor begin with
PATIENCE = 1.0  # seconds for a process to take a connection; who takes longer may be stuck
SILENT = 3.0  # seconds until we try again whether it is still stuck; longer than a lease without it lasts
TRIES = 3  # who answers for a table may change while we ask
YES, GO = b"y", b"g"
log = logging.getLogger("shambles")


def table_in(data: bytes) -> str | None:
    """The table that a request is for, by how it begins; "" if it is to be opened, None if there is none."""
    if (found := TABLE.match(data)) is not None:
        return found[1].decode()
    return "" if NEW.match(data) else None


class Siblings:
    """The processes of one supervisor, as one of them knows them; the database says which table is whose."""

    house: House

    def __init__(self, folder: str, me: str) -> None:
        self.me = me
        self._folder = Path(folder)
        self._door: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._silent: dict[str, float] = {}  # siblings that did not answer, and when that was

    # --- what goes to others

    def is_ours(self, table_id: str) -> bool:
        """Whether we play this table, and need ask nobody."""
        return self.house.leases.are_certainly_ours(table_id)

    async def pass_on(self, table_id: str, connection: int, data: bytes) -> bool:
        """Lead a connection to the process that has the table, or is to have it. False if that is this one, or the
        other cannot be reached: then it is asked for the table, as a server on another machine is."""
        for _ in range(TRIES):
            owner = await self._owner_of(table_id)
            if owner == self.me:
                if await self._take_table(table_id):
                    return False
                continue
            if owner is None or not self._is_sibling(owner) or self._is_silent(owner):
                return False
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._hand_over(owner, connection, data)
                return True
            except (ConnectionRefusedError, FileNotFoundError):  # it is gone, and its lease is void
                if await self._take_table(table_id, owner):
                    return False
            except (OSError, TimeoutError) as error:
                log.warning("a process beside this one does not take a connection: %r", error)
                self._silent[owner] = monotonic()
                return False
        return False

    async def _owner_of(self, table_id: str) -> str | None:
        """Who plays a table. What nobody plays is shared out evenly, and so that all of us share it out alike."""
        found = await self.house.leases.find_owner(table_id) if table_id else ("", False)
        if found is None:
            return None
        owner, is_on = found
        if owner and (is_on or owner[:FAMILY] == self.me[:FAMILY]):  # one of us may be late to say that it is there
            return owner
        name = table_id or token_hex(8)
        here = {self.me, *(one.name for one in self._folder.iterdir())}
        return max(here, key=lambda one: sha256(f"{one} {name}".encode()).digest())

    async def _take_table(self, table_id: str, gone: str = "") -> bool:
        if not table_id:
            return True
        leases = self.house.leases
        return await (leases.take(table_id, gone) if gone else leases.are_ours(table_id))

    def _is_silent(self, owner: str) -> bool:
        """Whether it did not answer a moment ago: nobody else is to wait for that."""
        return monotonic() - self._silent.get(owner, -SILENT) < SILENT

    def _is_sibling(self, owner: str) -> bool:
        return owner != self.me and owner[:FAMILY] == self.me[:FAMILY]

    async def _hand_over(self, owner: str, connection: int, data: bytes) -> None:
        """Three words, so that exactly one of the two goes on with it: here it is; yes; go."""
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.setblocking(False)
            await loop.sock_connect(line, str(self._folder / owner))
            socket.send_fds(line, [len(data).to_bytes(4)], [connection])
            await loop.sock_sendall(line, data)
            if await loop.sock_recv(line, 1) != YES:
                raise ConnectionError("it was not taken")
            line.send(GO)  # without a pause: from here on it is theirs

    # --- what comes from others

    def open(self, new_protocol: Callable[[], Gate]) -> None:
        """From now on others find us."""
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._door.setblocking(False)
        self._door.bind(str(self._folder / self.me))
        self._door.listen(1024)
        self._go_on(self._let_in(self._door, new_protocol))

    def close(self) -> None:
        """From now on nobody does, and our tables are theirs."""
        if self._door is not None:
            for task in self._tasks:
                task.cancel()
            self._door.close()
            (self._folder / self.me).unlink(missing_ok=True)

    def _go_on(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_in(self, door: socket.socket, new_protocol: Callable[[], Gate]) -> None:
        loop = asyncio.get_running_loop()
        while True:
            line, _ = await loop.sock_accept(door)
            self._go_on(self._take(line, new_protocol))

    async def _take(self, line: socket.socket, new_protocol: Callable[[], Gate]) -> None:
        loop = asyncio.get_running_loop()
        files: list[int] = []
        try:
            with line:
                async with asyncio.timeout(PATIENCE):
                    await _until_readable(line)
                    head, files, _, _ = socket.recv_fds(line, 4, 1)
                    data = await _read(line, int.from_bytes(head))
                    await loop.sock_sendall(line, YES)
                    if await loop.sock_recv(line, 1) != GO:
                        return
            connection = socket.socket(fileno=files.pop())
            connection.setblocking(False)
            protocol = new_protocol()
            protocol.brought = data
            await loop.connect_accepted_socket(lambda: protocol, connection)
        except (OSError, TimeoutError, IndexError) as error:
            log.warning("a connection was not handed over: %r", error)
        finally:
            for file in files:
                os.close(file)


async def _until_readable(line: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(line, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(line)


async def _read(line: socket.socket, size: int) -> bytes:
    loop, parts = asyncio.get_running_loop(), bytearray()
    while len(parts) < size:
        part = await loop.sock_recv(line, size - len(parts))
        if not part:
            raise ConnectionError("the line has closed")
        parts += part
    return bytes(parts)
