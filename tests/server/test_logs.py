"""A log that says everything says nothing that a seat may not know, and nothing that opens a door."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from server.conftest import People
from server.people import Client
from server.running import Server
from server.truth import database_file, secrets_of
from server.waiting import eventually
from shambles.server.people.tokens import fingerprint


async def test_a_whole_sitting_leaves_no_secret_in_the_log(tmp_path: Path, person: People) -> None:
    """Playing, refusals, nonsense, a failing disk, a row that cannot be read and a rematch, at debug level."""
    with Server(tmp_path / "tables.db", tmp_path, log_level="debug", root_level="debug") as server:
        ann, bob, cas = (person(name, server) for name in ("Annabellina", "Bobolinksi", "Casparilla"))
        table = (await ann.open_table("you open bot", mode="hero"))["id"]
        await bob.join(table)
        key = "a-key-of-their-own"
        async with ann.client() as anns, bob.client() as bobs, Client(server, table):
            asked = await anns.asked()
            assert (await anns.answer("no-such-card", asked["number"]))["type"] == "refused"
            await anns.send_raw('{"type": "answer", "key": "not-understood-key"')
            await anns.frame("trouble")
            await anns.send("chat", text="words-between-us")
            await bobs.until(lambda state: state["chat"])
            assert (await anns.answer(asked["options"][0]["notation"], asked["number"], key))["type"] == "took"
            await asyncio.gather(anns.play(), bobs.play())
        secrets = list(secrets_of(server.database, table))
        again = (await ann.do("rematch")).raise_for_status().json()
        secrets += [again["token"], *secrets_of(server.database, again["table"]["id"])]
        for wrong in ({"token": "x" * 40}, {"token": ann.token + "x"}):
            await cas.post(f"/api/tables/{table}/claim", wrong)
        for path in (f"/api/tables/{table}/replay", f"/api/tables/{table}/save", "/api/tables/nothing", "/metrics"):
            await cas.get(path)

        broken = (await cas.open_table("you open bot"))["id"]
        secrets += secrets_of(server.database, broken)
        database = sqlite3.connect(database_file(server.database), timeout=30)
        database.execute("DROP TABLE chat")  # from now on the disk fails
        database.commit()
        async with cas.client() as client:
            await client.until(lambda state: True)
            await client.send("chat", text="words-that-were-lost")
            await client.closed()
        await asyncio.to_thread(server.kill)
        database.execute("UPDATE tables SET options = '{' WHERE id = ?", (broken,))
        database.commit()
        database.close()
        said = server.said()
        await asyncio.to_thread(server.start)
        assert (await cas.get(f"/api/tables/{broken}")).status_code in (409, 500)
        # there was trouble, and the log says so; a thread writes it
        await eventually(lambda: f"table {broken} cannot be read" in server.said())
        said += server.said()

    assert "GET /api/tables/nothing" in said
    tokens = [ann.token, bob.token, cas.token]
    hidden = [*secrets, *tokens, *map(fingerprint, tokens), key, "not-understood-key"]
    hidden += ["words-between-us", "words-that-were-lost", ann.name, bob.name, cas.name]
    assert [one for one in hidden if one in said] == []
