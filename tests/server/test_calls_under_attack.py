"""One address floods what all calls share: lookups, connections, letters. Everybody else is called as before."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from email import message_from_string
from pathlib import Path
from typing import Any

from server.people import Person
from server.players import become_player
from server.running import Server
from server.sinks import MailSink, NameServer, SilentHost, Sink, Subscription
from server.test_people import refused
from shambles.server.people.calls import EACH_ADDRESS, HOST_FOR_ADDRESS
from shambles.server.people.ways import GUESSES

SMTP = {"call_address": "https://games.example", "call_contact": "host@games.example"}


@asynccontextmanager
async def neighbours(server: Server, count: int) -> AsyncIterator[list[Person]]:
    """Players at one address."""
    async with AsyncExitStack() as people:
        found = [await people.enter_async_context(Person(server, f"Cas {number}")) for number in range(count)]
        for one in found:
            one.http.headers["x-forwarded-for"] = found[0].http.headers["x-forwarded-for"]
            await become_player(one)
        yield found


async def test_names_that_nobody_answers_for_keep_nobody_else_waiting(tmp_path: Path) -> None:
    known = {"push.example": "93.184.216.34"}
    with NameServer(known) as names, Server(tmp_path / "t.db", tmp_path, name_server=names.address) as server:
        async with neighbours(server, 3) as crowd, Person(server, "Ann") as ann:
            await become_player(ann)
            flood = [
                asyncio.create_task(
                    crowd[number % 3].post("/api/me/ways", Subscription(f"https://n{number}.example/x").form())
                )
                for number in range(51)
            ]
            await asyncio.to_thread(names.wait, EACH_ADDRESS)
            said = await ann.post("/api/me/ways", Subscription("https://push.example/ann").form())
            assert said.status_code == 200, said.text
            assert len(set(names.asked)) < 25  # most of the others have not had their turn
            answers = {refused(said) for said in await asyncio.gather(*flood)}
        assert answers == {(429, "request", "too-much-at-once"), (409, "address", "call-failed")}
        assert "Traceback" not in server.said(), server.said()


async def test_hosts_that_say_nothing_keep_nobody_elses_call_waiting(tmp_path: Path) -> None:
    """Each of ten ways is to be called for each of fifteen turns, and never is."""
    settings: dict[str, Any] = {"call_after": 0.2, "call_inside": True, "call_webhooks": True} | SMTP
    with SilentHost() as silent, Sink() as sink, Server(tmp_path / "t.db", tmp_path, **settings) as server:
        async with neighbours(server, 1) as [cas], Person(server, "Ann") as ann:
            for number in range(10):
                host = ("127.0.0.1", "localhost", "127.1")[number % 3]
                hook = {"kind": "ntfy", "address": f"http://{host}:{silent.port}/{number}", "lang": "en"}
                (await cas.post("/api/me/ways", hook)).raise_for_status()
            for _ in range(15):
                await cas.open_table()
            await asyncio.to_thread(silent.wait, HOST_FOR_ADDRESS)
            await become_player(ann)
            phone = Subscription(f"{sink.address}/ann")
            (await ann.post("/api/me/ways", phone.form())).raise_for_status()
            for _ in range(4):
                await ann.open_table()
            await asyncio.to_thread(sink.wait, "/ann", 4)
            assert len(silent.held) < 75  # the others are still waiting
        assert "Traceback" not in server.said(), server.said()


async def test_a_stranger_gets_few_codes_though_many_ask_for_them(tmp_path: Path) -> None:
    with MailSink() as mail, Server(tmp_path / "tables.db", tmp_path, **SMTP, call_smtp=mail.address) as server:
        async with neighbours(server, 3) as crowd, neighbours(server, 1) as [elsewhere]:
            spellings = ("eve@home.example", "Eve@Home.example", "e.v.e@home.example", "eve+x@home.example")
            for number in range(5):
                said = await crowd[number % 3].post("/api/me/ways", mail_way(spellings[number % 4]))
                assert said.status_code == 200, said.text
            for one in (*crowd, elsewhere):
                said = await one.post("/api/me/ways", mail_way("eve@home.example"))
                assert refused(said) == (429, "address", "too-many-codes")
            assert len(mail.letters) == 5
            (await elsewhere.post("/api/me/ways", mail_way("ann@home.example"))).raise_for_status()


async def test_one_address_has_few_codes_sent_to_whomever(tmp_path: Path) -> None:
    with MailSink() as mail, Server(tmp_path / "tables.db", tmp_path, **SMTP, call_smtp=mail.address) as server:
        async with neighbours(server, 3) as crowd, neighbours(server, 1) as [elsewhere]:
            said = [
                await crowd[number % 3].post("/api/me/ways", mail_way(f"somebody{number}@home.example"))
                for number in range(24)
            ]
            assert {one.status_code for one in said[:20]} == {200}
            assert refused(said[-1]) == (429, "way", "too-many-calls")
            (await elsewhere.post("/api/me/ways", mail_way("ann@home.example"))).raise_for_status()


async def test_a_code_ends_after_five_wrong_guesses(tmp_path: Path) -> None:
    with MailSink() as mail, Server(tmp_path / "tables.db", tmp_path, **SMTP, call_smtp=mail.address) as server:
        async with neighbours(server, 1) as [cas]:
            for letters in (1, 2):
                [way] = (await cas.post("/api/me/ways", mail_way("ann@home.example"))).raise_for_status().json()["ways"]
                code = code_in((await asyncio.to_thread(mail.wait, letters))[-1])
                wrong = {"code": f"{(int(code) + 1) % 1_000_000:06}"}
                path = f"/api/me/ways/{way['id']}/confirm"
                for _ in range(GUESSES if letters == 1 else 1):
                    assert refused(await cas.post(path, wrong)) == (403, "code", "wrong-code")
                if letters == 1:
                    assert refused(await cas.post(path, {"code": code})) == (403, "code", "code-ended")
            [way] = (await cas.post(path, {"code": code})).raise_for_status().json()["ways"]
            assert way["confirmed"]


def mail_way(address: str) -> dict[str, str]:
    return {"kind": "mail", "address": address, "lang": "en"}


def code_in(letter: str) -> str:
    found: str = re.findall(r"\d{6}", str(message_from_string(letter)["subject"]))[0]
    return found
