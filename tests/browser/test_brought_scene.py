"""Somebody else's game with a browser scene of its own: a module that its package brings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from browser.guests import bid, goofspiel_server
from browser.people import Door, Person
from browser.test_accessible import troubles_on
from server.nights import at_night
from server.running import Server


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with goofspiel_server(tmp_path_factory.mktemp("guest"), with_scene=True) as server:
        yield server


async def sit_down(door: Door, guest: Server, lang: str = "en", deal: str = "suits") -> Person:
    ann = await door.person("Ann", lang, guest, viewport={"width": 360, "height": 740})
    await ann.sit_down("you bot", options={"deal": deal}, game="goofspiel")
    return ann


@pytest.mark.parametrize(("lang", "deal"), [("en", "shuffled"), at_night("nl", "suits")])
async def test_goofspiel_is_played_with_its_own_scene(door: Door, guest: Server, lang: str, deal: str) -> None:
    """To the last prize with keys alone; axe finds nothing, and the cards are those of the view."""
    ann = await sit_down(door, guest, lang, deal)
    scene = ann.page.locator(".goofspiel")
    rounds = 0
    while not (state := await ann.asked())["outcome"]:
        hand = state["view"]["seats"][0]["hand"]
        await expect(scene.get_by_role("button")).to_have_count(len(set(hand)))
        await expect(scene.locator(".stakes").get_by_role("img")).to_have_count(len(state["view"]["stakes"]))
        if rounds == 1:
            assert await troubles_on(ann) == []
            assert await ann.page.evaluate("document.documentElement.scrollWidth") <= 360
        await bid(ann, state["asked"]["options"][-1]["notation"])
        rounds += 1
    assert rounds == 13
    points = [seat["points"] for seat in (await ann.asked())["view"]["seats"]]
    await expect(scene.locator("h3 b")).to_have_text([f"{'Points' if lang == 'en' else 'Punten'}: {n}" for n in points])
    words = await ann.page.locator("body").inner_text()
    assert not [key for key in ("event-", "ask-", "outcome-", "view-", "bid-laid") if key in words]
    await ann.unfold("web-more")
    await ann.link("web-replay").click()
    await ann.page.wait_for_url("**/replay/*")
    await expect(scene).to_be_visible()
    assert await troubles_on(ann) == []


BROKEN = {
    "a module that cannot be read": "export function mount( {",
    "one without mount": "export const nothing = 1;",
    "one that fails when it draws": "export function mount() { throw new Error('no'); }",
    "one that fails later": """
        export function mount(target, table) {
          const button = document.createElement('button');
          button.textContent = '1';
          button.onclick = () => table.answer('1');
          target.append(button);
          return { update() { throw new Error('no'); }, destroy() {} };
        }
    """,
}


async def test_a_broken_scene_gives_way_to_the_plain_one(door: Door, guest: Server) -> None:
    """The game goes on; whoever wrote the module reads in the console what went wrong, and nothing else does."""
    ann, module = await door.person("Ann", server=guest), ""
    await ann.page.route("**/scene.js", lambda route: route.fulfill(body=module, content_type="text/javascript"))
    for name in BROKEN:
        module = BROKEN[name]
        table = await ann.open_table("you bot", options={"deal": "suits"}, game="goofspiel")
        ann.answered = -1
        await ann.go(f"/t/{table}")
        await ann.until(lambda state, table=table: state["table"]["id"] == table)  # type: ignore[misc]
        await ann.asked()
        await bid(ann, "1")
        assert (await ann.asked())["view"]["prizes_left"] == 11, name
        await expect(ann.page.get_by_role("table")).to_be_visible()
        assert len(ann.troubles) == 1, (name, ann.troubles)
        assert "plain one is shown" in ann.troubles.pop(), name
