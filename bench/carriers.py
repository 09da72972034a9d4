"""What it costs to carry an answer and nothing else: one message in, five out to the four sockets of its table.

Messages are as long as ours. Run it with `python bench/carriers.py`; what is not installed is left out. Each server is
a process of its own, all take turns, and the load comes from this one: believe the processor time, not the clock.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import connect

HERE, PORT, SEATS, TABLES, ROUNDS = "127.0.0.1", 18_970, 4, 20, 5
ANSWERS = int(sys.argv[1]) if len(sys.argv) > 1 else 200  # at each table
ANSWER = '{"type":"answer","key":"0123456789abcdef","ask":1234,"choice":"57"}'
TOOK = '{"type":"took","key":"0123456789abcdef"}'
NEWS = '{"type":"news","steps":["' + "x" * 570 + '"]}'  # 2,440 bytes an answer, as bench/load.py counts them
WAYS = {  # and what each needs
    "uvicorn, straight (ours)": "shambles",
    "uvicorn, websockets": "uvicorn",
    "uvicorn, wsproto": "wsproto",
    "granian": "granian",
    "websockets alone": "uvloop",
    "picows": "picows",
}
tables: defaultdict[str, list[Any]] = defaultdict(list)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Four at a table, by ASGI; straight onto the socket where it is one of ours."""
    here, straight = tables[scope["path"]], (scope.get("extensions") or {}).get("shambles.straight")
    await receive()
    await send({"type": "websocket.accept"})
    here.append(straight or send)
    while (await receive())["type"] == "websocket.receive":
        for one in here:
            if straight is None:
                await one({"type": "websocket.send", "text": NEWS})
            else:
                one.write_texts([TOOK.encode(), NEWS.encode()] if one is straight else [NEWS.encode()])
        if straight is None:
            await send({"type": "websocket.send", "text": TOOK})


def serve(way: str, port: int) -> None:
    if way.startswith("uvicorn"):
        import uvicorn

        ws: Any = "wsproto" if way.endswith("wsproto") else "websockets-sansio"
        if way.endswith("(ours)"):
            from shambles.server.net.frames import Straight

            ws = Straight
        uvicorn.run(app, host=HERE, port=port, ws=ws, lifespan="off", log_level="error", ws_per_message_deflate=False)
    elif way == "granian":
        from granian import Granian  # type: ignore[import-not-found]
        from granian.constants import Interfaces, Loops  # type: ignore[import-not-found]

        asgi = {"interface": Interfaces.ASGINL, "loop": Loops.uvloop, "log_enabled": False}
        Granian(f"{__file__}:app", HERE, port, **asgi).serve()
    else:
        import uvloop

        uvloop.run(by_itself(way, port))


async def by_itself(way: str, port: int) -> None:
    """Without ASGI."""
    if way == "picows":
        from picows import WSListener, WSMsgType, ws_create_server  # type: ignore[import-not-found]

        class Socket(WSListener):  # type: ignore[misc]
            def on_ws_connected(self, transport: Any) -> None:
                self.here = tables[transport.request.path]
                self.here.append(transport)

            def on_ws_frame(self, transport: Any, frame: Any) -> None:
                frame.get_payload_as_utf8_text()
                for one in self.here:
                    one.send(WSMsgType.TEXT, NEWS.encode())
                transport.send(WSMsgType.TEXT, TOOK.encode())

        await (await ws_create_server(lambda request: Socket(), HERE, port)).serve_forever()
    from websockets.asyncio import server as plain

    async def attend(socket: Any) -> None:
        here = tables[socket.request.path]
        here.append(socket)
        async for _ in socket:
            plain.broadcast(here, NEWS)
            await socket.send(TOOK)

    await (await plain.serve(attend, HERE, port, compression=None)).serve_forever()


async def load(port: int, server: psutil.Process) -> float:
    """Milliseconds of the server's work for each answer."""

    def worked() -> float:
        threads = (file for one in (server, *server.children(True)) for file in Path(f"/proc/{one.pid}/task").iterdir())
        return sum(int((file / "schedstat").read_text().split()[0]) for file in threads) / 1e6

    async def play(sockets: list[Any], answers: int) -> None:
        for turn in range(answers):
            await sockets[turn % SEATS].send(ANSWER)
            for seat, socket in enumerate(sockets):
                for _ in range(1 + (seat == turn % SEATS)):
                    await socket.recv()

    for _ in range(300):  # until it listens
        try:
            (await asyncio.open_connection(HERE, port))[1].close()
            break
        except OSError:
            await asyncio.sleep(0.1)
    every = [
        [await connect(f"ws://{HERE}:{port}/{at}", compression=None, proxy=None) for _ in "1234"]
        for at in range(TABLES)
    ]
    await asyncio.gather(*(play(sockets, 10) for sockets in every))
    before = worked()
    await asyncio.gather(*(play(sockets, ANSWERS) for sockets in every))
    return (worked() - before) / TABLES / ANSWERS


def measure(way: str, port: int) -> float:
    process = get_context("fork").Process(target=serve, args=(way, port))
    process.start()
    server = psutil.Process(process.pid)
    try:
        return asyncio.run(load(port, server))
    finally:
        for one in (*server.children(True), server):
            one.kill()
        process.join()


if __name__ == "__main__":
    there = [way for way, package in WAYS.items() if find_spec(package)]
    found = [[measure(way, PORT + turn * len(WAYS) + at) for at, way in enumerate(there)] for turn in range(ROUNDS)]
    print(f"{'CPU ms to carry an answer':28}{'best':>8}{'most':>8}")
    for way, figures in zip(there, zip(*found, strict=True), strict=True):
        print(f"{way:28}{min(figures):8.3f}{max(figures):8.3f}")
