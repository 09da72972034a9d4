"""Called when it is your turn, in a real Chromium: what our server sends is what its service worker gets and shows.

No push service can be reached from here. The page subscribes at one of this machine, which keeps what our server
really sent; that is decrypted with the subscription's own key and handed to the browser as its push service would.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, CDPSession, expect

from browser.conftest import browser_at, door_of
from browser.dutch import english_on
from browser.people import SECONDS, Door, Person
from browser.test_accessible import troubles_on
from browser.test_people import PHONE, keep_games
from server.running import Server
from server.sinks import MailSink, Sink, Subscription

# A browser that has a push service: this one.
SUBSCRIBE = """
  const made = { toJSON: () => (%s), unsubscribe: async () => true };
  PushManager.prototype.subscribe = async function (options) {
    window.subscribedWith = options.applicationServerKey;
    return made;
  };
"""
# What is pressed on the screen of the device, where no test can press; the browser opens windows only for a person.
PRESS = """async () => {
  const [note] = await registration.getNotifications();
  const opened = new Promise((resolve) => {
    clients.openWindow = async (link) => resolve(link);
    WindowClient.prototype.focus = async function () { resolve('focus ' + new URL(this.url).pathname); };
  });
  dispatchEvent(new NotificationEvent('notificationclick', { notification: note }));
  return opened;
}"""
# How many pushes its worker is done with, counted from the first time that this is asked.
DONE = """() => {
  if (self.pushesDone === undefined) {
    self.pushesDone = 0;
    const waitUntil = ExtendableEvent.prototype.waitUntil;
    ExtendableEvent.prototype.waitUntil = function (work) {
      waitUntil.call(this, work);
      if (this instanceof PushEvent) work.finally(() => { self.pushesDone += 1; });
    };
  }
  return self.pushesDone;
}"""
SHOWN = """navigator.serviceWorker.ready.then((here) => here.getNotifications())
  .then((notes) => notes.map(({ title, body }) => [title, body]))"""


@pytest.fixture(scope="module")
def sink() -> Iterator[Sink]:
    with Sink() as one:
        yield one


@pytest.fixture(scope="module")
def mail() -> Iterator[MailSink]:
    with MailSink() as one:
        yield one


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory, mail: MailSink) -> Iterator[Server]:
    """A host who offers everything, and who is not patient."""
    folder: Path = tmp_path_factory.mktemp("calls")
    offers: dict[str, Any] = {"call_webhooks": True, "call_smtp": mail.address, "call_contact": "host@games.example"}
    called: dict[str, Any] = {"call_after": 0.2, "call_inside": True, "call_address": "https://games.example"}
    with Server(folder / "tables.db", folder, **offers, **called) as server:
        yield server
        assert "Traceback" not in server.said(), server.said()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def whole_chromium() -> AsyncIterator[Browser]:
    """Chromium itself: the headless shell shows no notifications."""
    found = shutil.which("chromium")
    assert found, "this test needs a Chromium that shows notifications: apt-get install chromium"
    async with browser_at(found) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def hall(whole_chromium: Browser, calling: Server) -> AsyncIterator[Door]:
    async with door_of(whole_chromium, calling) as one:
        yield one


class Called:
    """Somebody whose browser lets our server call, and the push service between the two."""

    def __init__(self, person: Person, phone: Subscription, sink: Sink) -> None:
        self.person, self.phone, self.sink = person, phone, sink
        self._path = "/" + phone.endpoint.split("/", 3)[3]
        self._wire: CDPSession | None = None
        self._known: list[str] = []

    async def arrived(self, count: int) -> list[dict[str, Any]]:
        """What our server has sent, once there is so much of it."""
        found = await asyncio.to_thread(self.sink.wait, self._path, count)
        return [self.phone.read(one.body) for one in found]

    async def deliver(self, said: dict[str, Any]) -> None:
        """As a push service hands it to the browser, and when its worker is done with it."""
        if self._wire is None:
            self._wire = await self.person.context.new_cdp_session(self.person.page)
            self._wire.on("ServiceWorker.workerRegistrationUpdated", self._keep)
            await self._wire.send("ServiceWorker.enable")
        async with asyncio.timeout(SECONDS):
            while not self._known:
                await asyncio.sleep(0.05)
        [worker] = self.person.context.service_workers
        before = await worker.evaluate(DONE)
        place = {"origin": await self.person.page.evaluate("location.origin"), "registrationId": self._known[-1]}
        await self._wire.send("ServiceWorker.deliverPushMessage", place | {"data": json.dumps(said)})
        async with asyncio.timeout(SECONDS):
            while await worker.evaluate(DONE) == before:
                await asyncio.sleep(0.05)

    def _keep(self, told: dict[str, Any]) -> None:
        self._known += [one["registrationId"] for one in told["registrations"] if not one["isDeleted"]]

    async def shown(self, *notes: list[str]) -> None:
        """Until just these notifications are on the screen."""
        there: list[list[str]] | None = None
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                while there != list(notes):
                    there = await self.person.page.evaluate(SHOWN)
                    await asyncio.sleep(0.05)
        assert there == list(notes)


async def somebody_called(hall: Door, sink: Sink, name: str = "Ann", lang: str = "en", **device: Any) -> Called:
    person = await hall.person(name, lang, service_workers="allow", **device)
    await person.context.grant_permissions(["notifications"])
    phone = Subscription(f"{sink.address}/{name}-{len(hall.people)}-{id(person)}")
    form = json.dumps({"endpoint": phone.endpoint, "keys": phone.keys})
    await person.context.add_init_script(SUBSCRIBE % form)
    await keep_games(person)
    return Called(person, phone, sink)


async def test_an_evening_with_the_tab_closed(hall: Door, sink: Sink) -> None:
    called = await somebody_called(hall, sink)
    ann, ben = called.person, await hall.person("Ben")
    await ann.button("me-call-here").click()
    calls = ann.page.get_by_role("region", name=ann.say("me-calls"))
    await expect(calls.get_by_text(ann.say("me-call-on-here"))).to_be_visible()
    key = (await (await ann.context.request.get("/api/me/calls")).json())["push_key"]
    assert await ann.page.evaluate("subscribedWith") == key

    await calls.get_by_role("button", name=f"{ann.say('me-call-test')} Chrome · Linux").click()
    await expect(calls.get_by_text(ann.say("me-call-tested"))).to_be_visible()
    [said] = await called.arrived(1)
    await called.deliver(said)
    await called.shown(["Test", "This is how you are notified."])
    await ann.page.evaluate("navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((n) => n[0].close())")

    # A table with Ben. She is on her page, so she is called.
    table = await ann.open_table("you open", "hero")
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    said = (await called.arrived(2))[1]
    assert said == {"title": "Your turn", "body": "The Walking Dead Card Game", "link": f"/t/{table}"}
    await called.deliver(said)
    await called.deliver(said)  # once more: it replaces the first
    await called.shown(["Your turn", "The Walking Dead Card Game"])
    [worker] = ann.context.service_workers
    link = await worker.evaluate(PRESS)
    assert link == f"/t/{table}"
    await called.shown()

    # Whoever comes to the table without pressing it needs it no longer.
    await called.deliver(said)
    await called.shown(["Your turn", "The Walking Dead Card Game"])
    await ann.go(link)
    await ann.begun()
    await called.shown()

    # At the table nobody needs a call; and were one on its way, it would not be shown.
    await ann.answer()
    await ben.go(f"/t/{table}")
    await ben.play(until=lambda state: ann.state["seat"] in state["awaited"])
    other = await ann.open_table("you open", "hero")
    await ben.post(f"/api/tables/{other}/join", {"name": "Ben"})
    assert (await called.arrived(3))[2]["link"] == f"/t/{other}"
    await called.deliver(said)
    await called.deliver({**said, "title": "The other table", "link": f"/t/{other}"})
    await called.shown(["The other table", said["body"]])

    await hide_and_show(ann)
    await mute_and_see(ann, table)


async def hide_and_show(ann: Person) -> None:
    """The server hears whether anybody looks."""
    hide = "Object.defineProperty(document, 'hidden', { get: () => %s, configurable: true });"
    for hidden in (True, False):
        await ann.page.evaluate(hide % json.dumps(hidden) + "document.dispatchEvent(new Event('visibilitychange'))")
        async with asyncio.timeout(SECONDS):
            while {"type": "ping", "away": hidden} != [one for one in ann.sent if one["type"] == "ping"][-1]:
                await asyncio.sleep(0.05)


async def mute_and_see(ann: Person, table: str) -> None:
    """A switch at the table, which stays as it was set."""
    await ann.button("web-table").click()
    switch = ann.page.get_by_role("checkbox", name=ann.say("me-call-table"))
    await expect(switch).to_be_checked()
    async with ann.page.expect_response(lambda said: said.url.endswith("/mute")):
        await switch.click()
    assert (await (await ann.context.request.get("/api/me/calls")).json())["muted"] == [table]
    await ann.page.reload()
    await ann.button("web-table").click()
    await expect(switch).not_to_be_checked()

    await ann.go("/me")
    muted = ann.page.get_by_role("list", name=ann.say("me-call-muted"))
    await expect(muted.get_by_role("listitem")).to_have_count(1)
    await expect(muted).to_contain_text("Ben")
    await expect(muted.get_by_role("link", name=ann.say("me-go-on"))).to_have_attribute("href", f"/t/{table}")
    await muted.get_by_role("button", name=ann.say("me-call-unmute")).click()
    await expect(ann.words("me-call-unmuted")).to_be_visible()
    await expect(muted).to_have_count(0)
    assert (await (await ann.context.request.get("/api/me/calls")).json())["muted"] == []


async def test_the_settings_on_a_phone_in_dutch(hall: Door, sink: Sink, mail: MailSink) -> None:
    called = await somebody_called(hall, sink, "Ans", "nl", viewport=PHONE, timezone_id="Europe/Amsterdam")
    ans = called.person
    calls = ans.page.get_by_role("region", name=ans.say("me-calls"))
    await ans.button("me-call-here").click()
    await expect(calls.get_by_text(ans.say("me-call-on-here"))).to_be_visible()

    # Quiet hours, by this phone's clock.
    await calls.get_by_label(ans.say("me-quiet-on")).check()
    await calls.get_by_label(ans.say("me-quiet-from"), exact=True).fill("23:30")
    await calls.get_by_role("button", name=ans.say("me-save-name")).click()
    await expect(calls.get_by_text(ans.say("me-quiet-saved"))).to_be_visible()
    kept = (await (await ans.context.request.get("/api/me/calls")).json())["quiet"]
    assert kept == {"start": 23 * 60 + 30, "end": 8 * 60, "zone": "Europe/Amsterdam"}

    # An e-mail address, and the code that comes there.
    await calls.get_by_text(ans.say("me-call-more")).click()
    await calls.get_by_label(ans.say("me-call-kind")).select_option("mail")
    await calls.get_by_label(ans.say("me-call-address-mail")).fill("ans@huis.example")
    await calls.get_by_role("button", name=ans.say("me-call-add"), exact=True).click()
    letter = (await asyncio.to_thread(mail.wait))[-1]
    code = next(word for word in letter.split("Subject: ")[1].split() if word.isdigit())
    assert await english_on(ans.page) == []
    assert await troubles_on(ans) == []
    assert await ans.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    await calls.get_by_label(ans.say("me-call-code"), exact=True).fill(code)
    await calls.get_by_role("button", name=ans.say("me-call-confirm")).click()
    await expect(calls.get_by_role("button", name=f"{ans.say('me-call-test')} ans@huis.example")).to_be_visible()

    # And away with all of it.
    for name in ("Chrome · Linux", "ans@huis.example"):
        await calls.get_by_role("button", name=f"{ans.say('me-call-drop')} {name}").click()
        await expect(calls.get_by_text(name)).to_have_count(0)
    await calls.get_by_label(ans.say("me-quiet-on")).uncheck()
    await expect(calls.get_by_text(ans.say("me-quiet-none"))).to_be_visible()
    assert (await (await ans.context.request.get("/api/me/calls")).json())["quiet"] is None


async def test_who_says_no_to_the_browser_is_told_how_to_change_it(hall: Door) -> None:
    bea = await hall.person("Bea")
    await keep_games(bea)
    await bea.page.evaluate("Notification.requestPermission = async () => 'denied'")
    await bea.button("me-call-here").click()
    await expect(bea.words("me-call-denied")).to_be_visible()
