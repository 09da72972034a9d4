"""Reviews at web tables: only when the game is over, in the background with progress, and kept with the table."""

from __future__ import annotations

from typing import Any

from server.conftest import People
from server.effort import until_done
from server.people import Person
from server.running import Server
from shambles.bots.review import VERSION
from shambles.server.disk.store import Store


async def finished(ann: Person) -> None:
    await ann.open_table("you bot bot")
    async with ann.client() as client:
        await client.asked()
        await ann.do("bot", {"bot": "random"})
        await client.until(lambda state: state["outcome"])


async def reviewed(ann: Person, server: Server) -> dict[str, Any]:
    async def look() -> dict[str, Any] | None:
        form = (await ann.get(f"/api/tables/{ann.table}/review")).raise_for_status().json()
        assert 0 <= form["done"] <= 1
        found: dict[str, Any] | None = form["review"]
        return found

    return await until_done(server, look)


async def test_nothing_is_thought_about_before_the_end(person: People) -> None:
    """A review knows everything: while somebody plays it is refused to everybody, and none is made."""
    ann, eve = person("Ann"), person("Eve")
    await ann.open_table("you bot bot")
    for somebody in (ann, eve):
        for reply in (
            await somebody.post(f"/api/tables/{ann.table}/review"),
            await somebody.get(f"/api/tables/{ann.table}/review"),
        ):
            assert reply.status_code == 409
            assert reply.json() == {"error": {"field": "table", "code": "not-over", "params": {}}}


async def test_it_is_made_once_when_somebody_asks_and_kept(person: People, server: Server) -> None:
    ann = person("Ann")
    await finished(ann)
    unasked = await ann.get(f"/api/tables/{ann.table}/review")
    assert (unasked.status_code, unasked.json()["error"]["code"]) == (404, "no-review")
    begun = (await ann.do("review")).raise_for_status().json()
    assert begun["review"] is None
    again = (await ann.do("review")).raise_for_status().json()  # who asks twice gets the same
    assert again["done"] >= begun["done"]
    found = await reviewed(ann, server)
    assert len(found["shares"]) == 3
    for share in found["shares"]:
        total = share["start"] + share["luck"] + share["own"] + share["others"]
        assert abs(total - share["result"]) < 1e-6
    kept = (await ann.do("review")).json()
    assert kept["review"] == found
    for lang in ("en", "nl"):
        assert [one["step"] for one in kept["told"][lang]] == [one["step"] for one in found["decisions"]]
    store = Store(server.database)
    await store.open()
    assert await store.read_review(ann.table, VERSION) is not None
    assert await store.read_review(ann.table, VERSION + 1) is None  # made otherwise, it would be made anew
    await store.close()
