"""How long others wait while one address attacks: rules read over and over, boxes, half-sent requests, spectators.

Run it with `python bench/attack.py --seconds 10`; `--on thinking`, `--on hints` and `--on caretaker` attack what bots,
hints and caretakers think with, and tell how long others' bots wait. `bench/siege.py` does all of it at once. The
attack comes from processes of its own; on a busy machine, compare the wait under attack with the one before it.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import socket
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from secrets import token_hex
from statistics import median, quantiles
from time import monotonic, perf_counter
from types import SimpleNamespace
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.people import Client, Frame, Person
from server.running import Server
from server.truth import stored
from shambles.core.game import find_game
from shambles.server.disk.rows import EntryRow
from shambles.server.disk.store import Store
from shambles.server.tables.opening import open_table

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


async def spend(http: httpx.AsyncClient, table: str) -> None:
    """What makes other processes work: a lesson, the same deal, play on from a long game, a trial of a box."""
    header, seats = {"x-shambles": "1"}, [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]
    lesson = {"game": "card_game", "name": "M", "scenario": "learn-survival-1", "seats": seats}
    await http.post("/api/tables", json=lesson, headers=header)
    found = (await http.get(f"/api/tables/{table}")).json()
    await http.post(f"/api/deals/{found.get('deal')}", json={"name": "M"}, headers=header)
    for anew in (False, True):
        everybody = [{"kind": "you"}, *[{"kind": "bot"}] * (len(found.get("seats", seats)) - 1)]
        wanted = {"name": "M", "seats": everybody, "step": 40, "anew": anew}
        await http.post(f"/api/tables/{table}/play-on", json=wanted, headers=header)
    box, standard = "/api/games/best_defense/boxes/box", find_game("best_defense").boxes["box"].standard
    assert standard is not None
    text = standard.read_text("utf-8").replace("n = 1", "n = 2")
    async with http.stream("POST", f"{box}/trial", json={"text": text}, headers=header) as trial:
        await anext(trial.aiter_bytes(), b"")


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


def attack(port: int, table: str, seconds: float, *, spends: bool = False) -> None:
    """One of the attackers' processes."""

    async def go_on() -> None:
        stop = monotonic() + seconds
        local = httpx.AsyncHTTPTransport(local_address=STRANGER)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=local, timeout=10) as http:

            async def again(deed: Callable[[], Awaitable[None]]) -> None:
                while monotonic() < stop:
                    with suppress(httpx.HTTPError, ValueError):
                        await deed()

            deeds: list[Callable[[], Awaitable[None]]] = [lambda: read_and_write(http, table)] * 8
            deeds += [lambda: take_shares(http, table)] * 2
            deeds += [lambda: spend(http, table)] * (2 * spends)
            deeds += [lambda: knock(port)] * 2 + [lambda: look_on(port, table)] * 2
            await asyncio.gather(*map(again, deeds))

    asyncio.run(go_on())


def take_back_again_and_again(port: int, seats: list[tuple[str, str]], seconds: float) -> None:
    """One address in many seats: at each an answer and an undo in turn, as fast as a socket may send."""

    async def at_one_seat(table: str, token: str, stop: float) -> None:
        server: Any = SimpleNamespace(port=port)
        async with Client(server, table, token, **{"x-forwarded-for": STRANGER}) as one:
            while monotonic() < stop:
                if asked := one.state["asked"]:
                    choice = asked["options"][0]["notation"]
                    await one.send("answer", key=token_hex(8), ask=asked["number"], choice=choice)
                await one.send("undo", key=token_hex(8))
                await asyncio.sleep(0.11)  # twenty messages a second

    async def go_on() -> None:
        stop = monotonic() + seconds
        await asyncio.gather(*(at_one_seat(*seat, stop) for seat in seats), return_exceptions=True)

    asyncio.run(go_on())


async def fill(server: Server, table_id: str, answers: int) -> int:
    """Put a long game on the disk, behind the back of a server that is not there."""
    row, seats, _ = await stored(server.database, table_id)
    table, rows = open_table(row, len(seats)), list[EntryRow]()
    while table.asks and len(rows) < answers:
        seat, ask = next(iter(table.asks.items()))
        choice = ask.options[len(rows) % len(ask.options)].notation
        table.play(seat, choice)
        rows.append(EntryRow(len(rows) + 1, seat, choice, f"{seat}:{len(rows):08}"))
    store = Store(server.database)
    await store.open()
    await store.add_entries(table_id, rows, None)
    await store.close()
    return len(rows)


async def sit_down(here: AsyncExitStack, server: Server, people: int, game: str, options: Any) -> list[Person]:
    """People at all seats of a new table."""
    everybody = [await here.enter_async_context(Person(server, f"P{seat}")) for seat in range(people)]
    table = (await everybody[0].open_table("you" + " open" * (people - 1), game=game, options=options))["id"]
    for one in everybody[1:]:
        await one.join(table)
    return everybody


async def long_seats(here: AsyncExitStack, server: Server, boards: int) -> list[tuple[str, str]]:
    """All ten seats of a Survival game that will be long, first, and new Board Games."""
    ten = await sit_down(here, server, 10, "card_game", {"mode": "survival", "hands": 100})
    alone = [await here.enter_async_context(Person(server, f"B{number}")) for number in range(boards)]
    for one in alone:
        await one.open_table("you bot", game="board_game", options={})
    return [(one.table, one.token) for one in (*ten, *alone)]


async def attack_by_undo(seconds: float, answers: int = 8_000, boards: int = 100) -> None:
    """All ten seats of a Survival game of thousands of answers, and new Board Games; what others wait meanwhile."""
    async with AsyncExitStack() as here:
        folder = Path(here.enter_context(tempfile.TemporaryDirectory()))
        server = here.enter_context(Server(folder / "tables.db", folder, posts_per_minute=10_000))
        seats = await long_seats(here, server, boards)
        ann = await here.enter_async_context(Person(server, "Ann"))
        await ann.open_table("you bot bot")
        server.stop()
        print(f"undo: {await fill(server, seats[0][0], answers)} answers in ten seats, {boards} Board Games")
        server.start()
        client = await here.enter_async_context(ann.client())
        await client.asked()
        say("before undos", await measure(client, seconds / 2))
        context = multiprocessing.get_context("spawn")
        stranger = context.Process(target=take_back_again_and_again, args=(server.port, seats, seconds + 10))
        stranger.start()
        await asyncio.sleep(10)  # until they have begun
        say("under undos", await measure(client, seconds))
        await asyncio.to_thread(stranger.join)


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


# --- what is thought in other processes: bots, hints, caretakers


def from_address(server: Server, name: str, number: int) -> Person:
    """Somebody at an address of their own; a few of them attack."""
    person = Person(server, name)
    person.http.headers["x-forwarded-for"] = f"10.9.8.{number}"
    return person


async def fill_with_legends(server: Server, tables: int, addresses: int = 4) -> None:
    """Tables of nothing but legends, who think for as long as they may."""
    seats = [{"kind": "you"}, *[{"kind": "bot", "bot": "legend"}] * 3]
    for number in range(addresses):
        async with from_address(server, "M", number) as mallory:
            for _ in range(tables // addresses):
                reply = await mallory.post("/api/tables", {"game": "board_game", "name": "M", "seats": seats})
                if reply.status_code == 201:
                    table = reply.json()["table"]["id"]
                    await mallory.post(f"/api/tables/{table}/bot", {"bot": "legend"})


async def ask_for_hints(server: Server, hints: int) -> None:
    """From one address, each at a table of its own, all at once."""
    async with from_address(server, "M", 1) as mallory:
        tables = []
        for _ in range(hints):
            reply = await mallory.post(
                "/api/tables", {"game": "board_game", "name": "M", "seats": [{"kind": "you"}, {"kind": "bot"}]}
            )
            if reply.status_code == 201:
                tables.append(reply.json()["table"]["id"])
        asked = [mallory.post(f"/api/tables/{table}/hint", {"ask": 0}) for table in tables]
        await asyncio.gather(*asked, return_exceptions=True)


async def disturb(server: Server, table: str, talker: Client, seconds: float) -> None:
    """A spectator who comes and goes, and a line of chat now and then."""
    stop = monotonic() + seconds
    for number in range(int(seconds * 10)):
        if monotonic() > stop:
            return
        await look_on(server.port, table)
        if number % 10 == 0:
            await talker.send("chat", text=f"line {number}")
        await asyncio.sleep(0.05)


async def play_on(client: Client, seconds: float, waits: list[float]) -> None:
    """Answer at once, and count how long the bots then take until one is asked again."""
    stop, last = monotonic() + seconds, -1
    while monotonic() < stop:

        def goes_on(now: Frame, last: int = last) -> bool:
            return bool(now["outcome"] or (now["asked"] and now["asked"]["number"] > last))

        start = perf_counter()
        with suppress(TimeoutError):
            await client.until(goes_on, max(0.1, stop - monotonic()))
        waits.append(perf_counter() - start)  # or so long at least
        if client.state["outcome"] or not goes_on(client.state):
            return
        last = client.state["asked"]["number"]
        await client.answer()


def others(server: Server, games: int = 8) -> list[Person]:
    """People at addresses of their own, each with a game against single bots."""
    return [Person(server, f"P{number}") for number in range(games)]


async def watch_others(server: Server, seconds: float, people: list[Person]) -> tuple[list[float], list[float]]:
    """Other people's games against single bots: pings, and how long their bots take."""
    pings: list[float] = []
    waits: list[float] = []
    clients = []
    for one in people:
        await one.open_table("you bot bot", options={"mode": "survival", "hands": 20})
        clients.append(await one.client().connect())
    pinging = asyncio.create_task(measure(clients[0], seconds))
    await asyncio.gather(*(play_on(client, seconds, waits) for client in clients[1:]))
    pings += await pinging
    for client, one in zip(clients, people, strict=True):
        await client.close()
        await one.http.aclose()
    return pings, waits


async def attack_thinking(what: str, seconds: float, amount: int) -> None:
    """Others' pings and bots before the attack and under it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(folder / "tables.db", folder, posts_per_minute=10_000) as server:
            await watch_others(server, 5, others(server, 2))  # until the processes have started
            for when in ("before", f"under {amount} {what}"):
                attacking = None
                if when != "before" and what == "thinking":
                    await fill_with_legends(server, amount)
                elif when != "before":
                    attacking = asyncio.create_task(ask_for_hints(server, amount))
                    await asyncio.sleep(1)
                pings, waits = await watch_others(server, seconds, others(server))
                say(f"{when}: ping", pings)
                say(f"{when}: {len(waits)} times others' bots", waits)
                if attacking is not None:
                    await attacking
            async with Person(server, "Ann") as ann:
                print((await ann.get("/healthz")).json())


async def attack_caretaker(seconds: float) -> None:
    """How often a caretaker stands in for somebody whose time is up, while the table is disturbed."""
    with tempfile.TemporaryDirectory() as name, Server(Path(name) / "tables.db", Path(name)) as server:
        pace = {"kind": "live", "seconds": 5, "bank": 0, "caretaker": "survivor"}
        async with Person(server, "Ann") as ann, Person(server, "Bob") as bob:
            await ann.open_table("you bot bot")
            async with ann.client() as anns:
                await anns.until(lambda state: len(state["laid"]) == 2)  # the thinkers have started
            table = (await ann.open_table("you open", mode="hero", pace=pace))["id"]
            await bob.join(table)
            async with ann.client() as anns:
                await disturb(server, table, anns, seconds)
                stood = sum(one["clock"]["stood_in"] for one in (await ann.look())["seats"] if one["clock"])
                print(f"caretakers stood in {stood} times in {seconds:.0f} s, with 5 s for each answer")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--attackers", type=int, default=1)
    asked.add_argument("--on", choices=("loop", "undo", "thinking", "hints", "caretaker"), default="loop")
    asked.add_argument("--amount", type=int, default=240, help="of tables of legends, or of hints")
    given = asked.parse_args()
    if given.on == "loop":
        asyncio.run(main(given.seconds, given.attackers))
    elif given.on == "undo":
        asyncio.run(attack_by_undo(given.seconds))
    elif given.on == "caretaker":
        asyncio.run(attack_caretaker(given.seconds))
    else:
        asyncio.run(attack_thinking(given.on, given.seconds, given.amount))
