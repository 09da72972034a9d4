"""A finished game told again, in pages: all open, as a spectator saw it, or as any seat did."""

from __future__ import annotations

from typing import Any

import pytest

from server.conftest import People
from server.people import Frame, Person
from shambles.core.running.change import apply_change
from shambles.server.disk.rows import EntryRow, TableRow
from shambles.server.tables import replay as telling
from shambles.server.tables.replay import Played, tell_again


async def read(person: Person, table: str, viewpoint: str) -> tuple[Frame, list[Frame], list[Any]]:
    """All pages of a replay: the last one, every step, and the view after each (with everybody's, if all is open)."""
    steps: list[Frame] = []
    views: list[Any] = []
    since: int | None = 0
    while since is not None:
        reply = await person.get(f"/api/tables/{table}/replay", viewpoint=viewpoint, since=since)
        page = reply.raise_for_status().json()
        view, opened = page["start"]["view"], page["start"]["opened"]
        assert views[-1:] in ([], [(view, opened)])  # a page begins where the one before ended
        for step in page["steps"]:
            view = apply_change(view, step.get("change"))
            opened = apply_change(opened, step.get("opened"))
            views.append((view, opened))
        steps += page["steps"]
        since = page["next"]
    assert [step["number"] for step in steps] == list(range(1, page["count"] + 1))
    return page, steps, views


async def test_a_replay_tells_the_game_again_and_is_sound(person: People) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot bot"))["id"]
    async with ann.client() as client:
        end = await client.play()
    page, steps, views = await read(ann, table, "open")
    assert page["sound"] is True
    assert page["outcome"] == end["outcome"]
    assert page["revealed"] == end["revealed"]
    told = [step["event"] for step in steps]
    dealt = [event["cards"] for event in told if event["type"] == "hand-dealt"]
    all_dealt = views[1 + len(dealt)][1]
    assert [view["cards"] for view in all_dealt] == dealt  # after the end, every hand is open
    hidden = [event | {"cards": None} if event["type"] == "hand-dealt" and event["seat"] else event for event in told]
    assert hidden == list(client.events.values())


async def test_each_viewpoint_sees_what_it_saw(person: People) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot bot"))["id"]
    async with ann.client() as client:
        end = await client.play()
    _, steps, views = await read(ann, table, "0")
    assert [step["event"] for step in steps] == list(client.events.values())
    for number, view in client.views.items():
        assert views[number - 1] == (view, None)
    assert views[-1] == (end["view"], None)
    _, steps, views = await read(ann, table, "spectator")
    assert all(view["cards"] is None for view, _ in views)
    # Nobody is told before its time what lies face down, not even after the end.
    assert {step["choice"] for step in steps if step["event"]["type"] == "ready"} == {None}


@pytest.mark.parametrize("viewpoint", ["3", "-1", "nobody", "x" * 1000])
async def test_there_are_no_other_viewpoints(person: People, viewpoint: str) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot bot"))["id"]
    async with ann.client() as client:
        await client.play()
    reply = await ann.get(f"/api/tables/{table}/replay", viewpoint=viewpoint)
    assert (reply.status_code, reply.json()["error"]["code"]) == (400, "no-such-viewpoint")


def test_a_long_game_comes_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "PAGE", 10)
    row = TableRow(
        id="one",
        game="card_game",
        rules=1,
        options={"mode": "survival"},
        seed=7,
        salt="",
        scenario=None,
        status="over",
        public=False,
    )
    played = Played(row, 3, None, [])
    table = played.table()
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        table.play(seat, ask.options[0])
        played.entries.append(EntryRow(len(played.entries) + 1, seat, ask.options[0].notation, "key"))
    story = tell_again(played, "open", "en")
    assert story.sound
    assert story.count == table.told
    assert len(story.pages) == -(-story.count // 10)
    assert max(len(start) + len(steps) for start, steps in story.pages) < 20_000
