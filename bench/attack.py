"""How long others wait while one address attacks: rules read over and over, boxes, half-sent requests, spectators.

Run it with `python bench/attack.py --seconds 10`. The attack comes from processes of its own; on a machine that is busy
otherwise, compare the wait under attack with the one before it.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import socket
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, perf_counter

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.people import Client, Person
from server.running import Server

STRANGER = "127.0.0.2"  # another address of this machine, which no proxy speaks for


async def ping(client: Client) -> float:
    after, start = len(client.frames), perf_counter()
    await client.send("ping")
    await client.frame("pong", after)
    return perf_counter() - start


async def read_and_write(http: httpx.AsyncClient, table: str) -> None:
    """As fast as it is answered."""
    box = {"game": "board_game", "name": "M", "options": {"box": "a.b.c = 1\n" * 2000}, "seats": [{"kind": "you"}]}
    await http.get("/api/rules/board_game")
    await http.get(f"/api/tables/{table}")
    await http.get("/api/tables")
    await http.post("/api/tables", json=box, headers={"x-shambles": "1"})


async def take_shares(http: httpx.AsyncClient, table: str) -> None:
    """What is shared out by address: cards in words, the lobby, finished games, reviews, and a deal's secrets."""
    for lang in ("en", "nl"):
        await http.get(f"/api/tables/{table}/cards", params={"lang": lang})
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}]
    wanted = {"game": "card_game", "name": "M", "options": {"mode": "survival"}, "seats": seats, "public": True}
    await http.post("/api/tables", json=wanted, headers={"x-shambles": "1"})
    last = ""
    for _ in range(3):
        page = (await http.get("/api/tables", params={"after": last})).json()
        last = page[-1]["id"] if isinstance(page, list) and page else ""
    for what in ("review", "deal"):
        await http.post(f"/api/tables/{table}/{what}", headers={"x-shambles": "1"})
    for what in ("replay", "save", "review", "deal"):
        await http.get(f"/api/tables/{table}/{what}")


async def knock(port: int) -> None:
    """Half a request, and no more."""
    with suppress(OSError):
        one = socket.create_connection(("127.0.0.1", port), timeout=1, source_address=(STRANGER, 0))
        one.sendall(b"GET / HTTP/1.1\r\n")
        await asyncio.sleep(0.05)
        one.close()


async def look_on(port: int, table: str) -> None:
    """A spectator's socket, opened and dropped."""
    with suppress(OSError, asyncio.TimeoutError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
        wanted = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
        wanted += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "", ""]
        writer.write("\r\n".join(wanted).encode())
        await asyncio.wait_for(reader.read(1000), 2)
        writer.close()


def attack(port: int, table: str, seconds: float) -> None:
    """One of the attackers' processes."""

    async def go_on() -> None:
        stop = monotonic() + seconds
        local = httpx.AsyncHTTPTransport(local_address=STRANGER)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=local, timeout=10) as http:

            async def again(deed: Callable[[], Awaitable[None]]) -> None:
                while monotonic() < stop:
                    with suppress(httpx.HTTPError):
                        await deed()

            deeds: list[Callable[[], Awaitable[None]]] = [lambda: read_and_write(http, table)] * 8
            deeds += [lambda: take_shares(http, table)] * 2
            deeds += [lambda: knock(port)] * 2 + [lambda: look_on(port, table)] * 2
            await asyncio.gather(*map(again, deeds))

    asyncio.run(go_on())


async def measure(client: Client, seconds: float) -> list[float]:
    stop, waits = monotonic() + seconds, []
    while monotonic() < stop:
        waits.append(await ping(client))
        await asyncio.sleep(0.06)  # a socket may send twenty messages a second
    return waits


def say(what: str, waits: list[float]) -> None:
    worst = quantiles(waits, n=100)[94]
    print(
        f"{what}: median {median(waits) * 1000:.1f} ms, 95 % {worst * 1000:.1f} ms, longest {max(waits) * 1000:.0f} ms"
    )


async def main(seconds: float, attackers: int) -> None:
    with tempfile.TemporaryDirectory() as name, Server(Path(name) / "tables.db", Path(name)) as server:
        async with Person(server, "Ann") as ann:
            table = (await ann.open_table("you bot bot"))["id"]
            async with ann.client() as client:
                await client.asked()
                say("before", await measure(client, seconds / 2))
                context = multiprocessing.get_context("spawn")
                given = (server.port, table, seconds + 3)
                strangers = [context.Process(target=attack, args=given) for _ in range(attackers)]
                for one in strangers:
                    one.start()
                await asyncio.sleep(3)  # until they have begun
                say("under attack", await measure(client, seconds))
                for one in strangers:
                    await asyncio.to_thread(one.join)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--attackers", type=int, default=1)
    given = asked.parse_args()
    asyncio.run(main(given.seconds, given.attackers))
