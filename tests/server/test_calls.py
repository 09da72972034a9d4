"""Called when it is your turn: by push, by webhook, by e-mail; once, never while one looks, never in quiet hours."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from email import message_from_string
from pathlib import Path
from typing import Any

import pytest

from server.conftest import NewDatabase, through_sqlalchemy
from server.people import Frame, Person
from server.players import become_player, join_device, who
from server.running import PATIENCE, Server
from server.sinks import MailSink, Sink, Subscription, vapid_of
from server.test_people import refused


@pytest.fixture(scope="module")
def sink() -> Iterator[Sink]:
    with Sink() as one:
        yield one


@pytest.fixture(scope="module")
def mail() -> Iterator[MailSink]:
    with MailSink() as one:
        yield one


def settings(mail: MailSink) -> dict[str, Any]:
    """A host who offers everything, and who is not patient."""
    called = {"call_after": 0.2, "call_inside": True, "call_webhooks": True, "call_address": "https://games.example"}
    return called | {"call_smtp": mail.address, "call_contact": "host@games.example"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mail: MailSink) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("calls")
    with Server(folder / "tables.db", folder, **settings(mail)) as server:
        yield server
        assert "Traceback" not in server.said(), server.said()


@pytest.fixture
async def ann(house: Server) -> AsyncIterator[Person]:
    async with Person(house, "Ann") as one:
        await become_player(one)
        yield one


@pytest.fixture
async def ben(house: Server) -> AsyncIterator[Person]:
    async with Person(house, "Ben") as one:
        yield one


@pytest.fixture
def phone(sink: Sink, request: pytest.FixtureRequest) -> Subscription:
    """A browser's subscription at a push service of this machine."""
    return Subscription(f"{sink.address}/push/{request.node.name}")


def path_of(phone: Subscription) -> str:
    return "/" + phone.endpoint.split("/", 3)[3]


async def add(person: Person, form: Frame) -> Frame:
    found: Frame = (await person.post("/api/me/ways", form)).raise_for_status().json()
    return found


async def play_together(ann: Person, ben: Person) -> str:
    """A table at which both are asked at the same time, and nobody else."""
    table = (await ann.open_table("you open", mode="hero"))["id"]
    await ben.join(table)
    return str(table)


async def answer(person: Person) -> None:
    """Look at the table, answer, and look away."""
    async with person.client() as here:
        await here.until(lambda state: state["asked"] and state["mine"] is None)
        assert (await here.answer())["type"] == "took"


async def next_turn(ann: Person, ben: Person) -> None:
    """She answers and goes; he plays until it is her turn again, and goes as well."""
    await answer(ann)
    async with ben.client() as there:
        await there.play(until=lambda state: ann.seat in state["awaited"])


async def waited(sink: Sink, path: str, count: int = 1) -> list[Any]:
    return await asyncio.to_thread(sink.wait, path, count)


# --- push


async def test_a_player_who_looks_elsewhere_is_called_once(
    ann: Person, ben: Person, phone: Subscription, sink: Sink
) -> None:
    mine = await add(ann, phone.form())
    assert [(one["kind"], one["here"], one["confirmed"]) for one in mine["ways"]] == [("push", True, True)]
    table = await play_together(ann, ben)
    [call] = await waited(sink, path_of(phone))
    said = phone.read(call.body)
    assert said == {"title": "Your turn", "body": "The Walking Dead Card Game", "link": f"/t/{table}"}
    about = vapid_of(call)
    assert (about["key"], about["sub"]) == (mine["push_key"], "mailto:host@games.example")
    assert (call.headers["content-encoding"], int(call.headers["ttl"]) > 3600) == ("aes128gcm", True)
    assert len(call.headers["topic"]) == 32
    assert table not in str(call.headers)  # the push service learns nothing of the table
    await next_turn(ann, ben)
    assert len(await waited(sink, path_of(phone), 2)) == 2


async def test_who_answers_in_time_is_not_called(ann: Person, ben: Person, phone: Subscription, sink: Sink) -> None:
    """Another table's call comes after all that would have been sent for the first."""
    await add(ann, phone.form())
    await play_together(ann, ben)
    await answer(ann)
    later = await play_together(ann, ben)
    calls = await waited(sink, path_of(phone))
    assert [phone.read(one.body)["link"] for one in calls] == [f"/t/{later}"]


async def test_nobody_is_called_while_a_window_looks(ann: Person, ben: Person, phone: Subscription, sink: Sink) -> None:
    await add(ann, phone.form())
    seen = await play_together(ann, ben)
    async with ann.client() as here:
        await here.asked()
        await here.caught_up()
        later = await play_together(ann, ben)
        calls = await waited(sink, path_of(phone))
        assert [phone.read(one.body)["link"] for one in calls] == [f"/t/{later}"]
    last = await play_together(ann, ben)
    calls = await waited(sink, path_of(phone), 2)
    links = {phone.read(one.body)["link"] for one in calls}
    assert links == {f"/t/{later}", f"/t/{last}"}  # of the first one she knew when she went
    assert seen not in links


async def test_a_hidden_window_does_not_look(ann: Person, ben: Person, phone: Subscription, sink: Sink) -> None:
    await add(ann, phone.form())
    async with Person(ann.server, "Cas") as cas:
        table = (await ann.open_table("you open open"))["id"]
        await ben.join(table)
        async with ann.client() as here:
            await here.send("ping", away=True)
            await here.frame("pong")
            await cas.join(table)
            calls = await waited(sink, path_of(phone))
            assert [phone.read(one.body)["link"] for one in calls] == [f"/t/{table}"]


async def test_every_device_is_called_in_its_language(
    ann: Person, ben: Person, phone: Subscription, sink: Sink
) -> None:
    other = Subscription(f"{phone.endpoint}/second")
    async with Person(ann.server, "Ann") as second:
        await join_device(ann, second)
        await add(ann, phone.form("nl"))
        both = await add(second, other.form("en"))
        assert [one["here"] for one in both["ways"]] == [False, True]
        await play_together(ann, ben)
        for device, title in ((phone, "Jouw beurt"), (other, "Your turn")):
            [call] = await waited(sink, path_of(device))
            assert device.read(call.body)["title"] == title
        (await second.post("/api/me", {"settings": {"lang": "nl"}})).raise_for_status()
        await play_together(ann, ben)
        assert other.read((await waited(sink, path_of(other), 2))[1].body)["title"] == "Jouw beurt"
        # A device that is no longer the player's is not called.
        gone = next(one["id"] for one in (await who(ann))["devices"] if not one["here"])
        (await ann.post(f"/api/me/devices/{gone}/remove")).raise_for_status()
        assert len((await ann.get("/api/me/calls")).json()["ways"]) == 1


async def test_a_browser_is_called_for_one_player_alone(ann: Person, ben: Person, phone: Subscription) -> None:
    await add(ann, phone.form())
    await become_player(ben)
    await add(ben, phone.form())
    assert (await ann.get("/api/me/calls")).json()["ways"] == []
    assert len((await add(ben, Subscription(f"{phone.endpoint}/new").form()))["ways"]) == 1  # in place of the old one


async def test_a_subscription_that_is_gone_is_removed(
    ann: Person, ben: Person, phone: Subscription, sink: Sink
) -> None:
    await add(ann, phone.form())
    path = path_of(phone)
    sink.answer = lambda asked, count: 410 if asked == path else 201
    await play_together(ann, ben)
    await waited(sink, path)
    async with asyncio.timeout(PATIENCE):
        while (await ann.get("/api/me/calls")).json()["ways"]:
            await asyncio.sleep(0.1)


async def test_a_muted_table_is_silent(ann: Person, ben: Person, phone: Subscription, sink: Sink) -> None:
    await add(ann, phone.form())
    quiet = (await ann.open_table("you open bot"))["id"]
    told = (await ann.post(f"/api/me/tables/{quiet}/mute", {"muted": True})).raise_for_status().json()
    assert told["muted"] == [quiet]
    await ben.join(quiet)
    loud = await play_together(ann, ben)
    calls = await waited(sink, path_of(phone))
    assert [phone.read(one.body)["link"] for one in calls] == [f"/t/{loud}"]
    (await ann.post(f"/api/tables/{quiet}/keep", {})).raise_for_status()  # it stays so, whatever else is remembered
    assert (await ann.get("/api/me/calls")).json()["muted"] == [quiet]
    again = (await ann.post(f"/api/me/tables/{quiet}/mute", {"muted": False})).json()
    assert again["muted"] == []
    assert refused(await ann.post("/api/me/tables/nosuchtable/mute", {"muted": True})) == (403, "table", "no-seat")


async def test_of_turns_from_before_nobody_is_called(ann: Person, ben: Person, phone: Subscription, sink: Sink) -> None:
    await play_together(ann, ben)
    await add(ann, phone.form())
    later = await play_together(ann, ben)
    calls = await waited(sink, path_of(phone))
    assert [phone.read(one.body)["link"] for one in calls] == [f"/t/{later}"]


# --- webhooks and e-mail


async def test_discord_and_ntfy_get_their_plain_forms(ann: Person, ben: Person, sink: Sink) -> None:
    for kind in ("discord", "ntfy"):
        mine = await add(ann, {"kind": kind, "address": f"{sink.address}/{kind}?wait=1", "lang": "en"})
    assert [one["name"] for one in mine["ways"]] == ["127.0.0.1", "127.0.0.1"]  # never the whole address
    table = await play_together(ann, ben)
    link = f"https://games.example/t/{table}"
    [discord] = await waited(sink, "/discord?wait=1")
    assert (
        discord.body
        == b'{"content":"Your turn: The Walking Dead Card Game\\n%s","allowed_mentions":{"parse":[]}}' % link.encode()
    )
    [ntfy] = await waited(sink, "/ntfy?wait=1")
    assert (ntfy.headers["title"], ntfy.headers["click"]) == ("Your turn", link)
    assert ntfy.body == b"The Walking Dead Card Game"


async def test_an_e_mail_address_is_asked_for_a_code_first(ann: Person, ben: Person, mail: MailSink) -> None:
    mine = await add(ann, {"kind": "mail", "address": "ann@home.example", "lang": "en"})
    [way] = mine["ways"]
    assert (way["name"], way["confirmed"]) == ("ann@home.example", False)
    [letter] = await asyncio.to_thread(mail.wait)
    code = re.findall(r"\d{6}", str(message_from_string(letter)["subject"]))[0]
    await play_together(ann, ben)
    assert refused(await ann.post(f"/api/me/ways/{way['id']}/test")) == (409, "way", "not-confirmed")
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    assert refused(await ann.post(f"/api/me/ways/{way['id']}/confirm", {"code": wrong})) == (403, "code", "wrong-code")
    (await ann.post(f"/api/me/ways/{way['id']}/confirm", {"code": code})).raise_for_status()
    table = await play_together(ann, ben)
    [_, call] = await asyncio.to_thread(mail.wait, 2)
    turn = message_from_string(call)
    assert (turn["to"], turn["from"], turn["auto-submitted"]) == (
        "ann@home.example",
        "host@games.example",
        "auto-generated",
    )
    assert turn["subject"] == "Your turn: The Walking Dead Card Game"
    words = f"Your turn\nThe Walking Dead Card Game\nhttps://games.example/t/{table}\n"
    assert str(turn.get_payload()).replace("\r", "") == words


# --- trying it, and what is refused


async def test_a_test_message_comes_at_once(ann: Person, phone: Subscription, sink: Sink) -> None:
    [way] = (await add(ann, phone.form()))["ways"]
    (await ann.post(f"/api/me/ways/{way['id']}/test")).raise_for_status()
    [call] = await waited(sink, path_of(phone))
    assert phone.read(call.body) == {"title": "Test", "body": "This is how you are notified.", "link": "/me"}
    path = path_of(phone)
    sink.answer = lambda asked, count: 302 if asked == path else 201
    failed = await ann.post(f"/api/me/ways/{way['id']}/test")
    assert refused(failed) == (409, "way", "call-failed")
    assert failed.json()["error"]["params"] == {"detail": "HTTP 302"}
    assert sink.at("/elsewhere") == []  # nobody is led elsewhere
    sink.answer = lambda asked, count: 410 if asked == path else 201
    assert refused(await ann.post(f"/api/me/ways/{way['id']}/test")) == (409, "way", "way-is-gone")
    assert refused(await ann.post(f"/api/me/ways/{way['id']}/test")) == (404, "way", "no-such-way")


async def test_what_is_sent_is_read_strictly(ann: Person, phone: Subscription) -> None:
    good = phone.form()
    for change, field in (
        ({"endpoint": "ftp://x.example/"}, "endpoint"),
        ({"keys": {"p256dh": "short", "auth": "x" * 20}}, "keys.p256dh"),
        ({"lang": "?"}, "lang"),
        ({"more": 1}, "more"),
        ({"kind": "pigeon"}, "kind"),
    ):
        assert refused(await ann.post("/api/me/ways", good | change))[:2] == (400, field)
    assert refused(await ann.post("/api/me/ways", good | {"keys": {"p256dh": "A" * 87, "auth": "A" * 22}})) == (
        409,
        "address",
        "call-failed",
    )
    for address in ("ann", "ann@home.example\nBcc: ben@home.example", "<ann@home.example>"):
        wrong = await ann.post("/api/me/ways", {"kind": "mail", "address": address, "lang": "en"})
        assert refused(wrong)[:2] == (400, "address")
    for quiet, field in (
        ({"start": 1440, "end": 0, "zone": "UTC"}, "quiet.start"),
        ({"start": 60, "end": 60, "zone": "UTC"}, "quiet.end"),
        ({"start": 60, "end": 61, "zone": "Nowhere/Town"}, "quiet.zone"),
    ):
        assert refused(await ann.post("/api/me/calls", {"quiet": quiet}))[:2] == (400, field)


async def test_a_guest_has_no_calls(ben: Person, phone: Subscription) -> None:
    assert refused(await ben.get("/api/me/calls")) == (403, "player", "no-player")
    assert refused(await ben.post("/api/me/ways", phone.form())) == (403, "player", "no-player")


async def test_an_ordinary_server_offers_push_alone_and_calls_no_inner_network(tmp_path: Path, sink: Sink) -> None:
    with Server(tmp_path / "tables.db", tmp_path, most_ways=2, calls_per_hour=1) as server:
        async with Person(server, "Ann") as ann:
            await become_player(ann)
            assert (await ann.get("/api/me/calls")).json()["offered"] == ["push"]
            hook = {"kind": "ntfy", "address": "https://ntfy.sh/x", "lang": "en"}
            assert refused(await ann.post("/api/me/ways", hook)) == (409, "kind", "way-not-offered")
            for address in (f"{sink.address}/x", "https://127.0.0.1/x", "https://[::1]/x", "https://localhost:8000/x"):
                said = await ann.post("/api/me/ways", Subscription(address).form())
                assert refused(said) == (409, "address", "call-failed"), address
        assert sink.at("/x") == []


async def test_the_same_on_postgresql(
    postgres: NewDatabase, tmp_path: Path, sink: Sink, mail: MailSink, phone: Subscription
) -> None:
    with Server(through_sqlalchemy(postgres()), tmp_path, **settings(mail)) as server:
        async with Person(server, "Ann") as ann, Person(server, "Ben") as ben:
            await become_player(ann)
            await add(ann, phone.form())
            (await ann.post("/api/me/calls", {"quiet": None})).raise_for_status()
            tables = [await play_together(ann, ben), await play_together(ann, ben)]
            calls = await waited(sink, path_of(phone), 2)
            assert {phone.read(one.body)["link"] for one in calls} == {f"/t/{one}" for one in tables}
            (await ann.post("/api/me/erase")).raise_for_status()
        assert "Traceback" not in server.said(), server.said()
