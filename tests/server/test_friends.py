"""Friends by link, who is here, invitations; and mute and block, which hold everywhere."""

from __future__ import annotations

from server.conftest import People
from server.people import Client, Person
from server.players import become_player, befriend, known, link_for, who
from server.test_people import refused


async def two_friends(person: People) -> tuple[Person, Person]:
    ann, ben = person("Ann"), person("Ben")
    for one in (ann, ben):
        await become_player(one)
    await befriend(ann, ben)
    return ann, ben


async def invited(person: Person) -> list[tuple[str, str]]:
    return [(one["name"], one["table"]) for one in (await person.get("/api/me/news")).json()["invitations"]]


async def heard_by(client: Client, count: int) -> list[str]:
    """What this seat has been told of the chat, once a line of its own is among it."""
    await client.frame("news", patience=30)
    await client.caught_up()
    return [line["text"] for frame in client.frames for line in frame.get("chat", ())][-count:]


async def test_a_link_makes_friends_who_see_each_other(person: People) -> None:
    ann, ben = await two_friends(person)
    assert (await known(ann))["Ben"] | {"id": ""} == {
        "id": "",
        "name": "Ben",
        "friend": True,
        "here": True,
        "regard": "none",
    }
    assert (await known(ben))["Ann"]["friend"]
    (await ben.post(f"/api/me/friends/{(await who(ann))['id']}/remove")).raise_for_status()
    assert await known(ann) == await known(ben) == {}


async def test_a_friends_link_works_once_and_not_for_oneself(person: People) -> None:
    ann, ben, cy = person("Ann"), person("Ben"), person("Cy")
    for one in (ann, ben, cy):
        await become_player(one)
    code = await link_for(ann, "friend")
    (await ben.post("/api/me/friends", {"code": code})).raise_for_status()
    assert refused(await cy.post("/api/me/friends", {"code": code})) == (403, "code", "link-used")
    own = await link_for(cy, "friend")
    assert refused(await cy.post("/api/me/friends", {"code": own})) == (409, "code", "own-link")
    assert await known(cy) == {}


async def test_one_click_invites_a_friend(person: People) -> None:
    ann, ben = await two_friends(person)
    table = (await ann.open_table("you open bot"))["id"]
    (await ann.post(f"/api/tables/{table}/invite", {"friend": (await who(ben))["id"]})).raise_for_status()
    assert await invited(ben) == [("Ann", table)]
    await ben.join(table)
    assert await invited(ben) == []


async def test_only_friends_are_invited_and_only_from_ones_own_table(person: People) -> None:
    ann, ben = await two_friends(person)
    cy = person("Cy")
    await become_player(cy)
    table = (await ann.open_table("you open bot"))["id"]
    friend = {"friend": (await who(cy))["id"]}
    assert refused(await ann.post(f"/api/tables/{table}/invite", friend)) == (404, "friend", "no-such-friend")
    mine = {"friend": (await who(ann))["id"]}
    assert refused(await ben.post(f"/api/tables/{table}/invite", mine)) == (403, "seat", "no-seat")
    assert await invited(cy) == await invited(ann) == []


async def test_an_invitation_can_be_declined(person: People) -> None:
    ann, ben = await two_friends(person)
    table = (await ann.open_table("you open bot"))["id"]
    await ann.post(f"/api/tables/{table}/invite", {"friend": (await who(ben))["id"]})
    (await ben.post(f"/api/me/invitations/{table}/decline")).raise_for_status()
    assert await invited(ben) == []


async def test_who_is_muted_is_not_heard_and_does_not_learn_of_it(person: People) -> None:
    """In chat, also on another device and after coming back; and an invitation is not seen."""
    ann, ben, cy = person("Ann"), person("Ben"), person("Cy")
    for one in (ann, ben):
        await become_player(one)
    await befriend(ann, ben)
    table = (await ann.open_table("you open open"))["id"]
    for one in (ben, cy):
        await one.join(table)
    (await ann.post(f"/api/tables/{table}/regard", {"seat": 1, "regard": "mute"})).raise_for_status()
    async with ann.client() as here, ben.client() as there, cy.client() as third:
        await there.send("chat", text="psst")
        await there.until(lambda state: any(line["text"] == "psst" for line in state["chat"]))
        await third.send("chat", text="hello")
        for client, lines in ((here, ["hello"]), (there, ["psst", "hello"]), (third, ["psst", "hello"])):
            await client.until(lambda state: any(line["text"] == "hello" for line in state["chat"]))
            told = [line["text"] for frame in client.frames for line in frame.get("chat", ())]
            assert sorted(told) == sorted(lines)
    async with ann.client() as again:
        assert [line["text"] for line in (await again.until(lambda state: state["chat"]))["chat"]] == ["hello"]
    await ben.open_table("you open bot")
    (await ben.do("invite", {"friend": (await who(ann))["id"]})).raise_for_status()
    assert await invited(ann) == []
    assert (await known(ben))["Ann"]["regard"] == "none"


async def test_who_is_blocked_is_not_met(person: People) -> None:
    """No friends, no invitations, no link; and neither sees the other's tables in the lobby."""
    ann, ben, guest = person("Ann"), person("Ben"), person("Guest")
    for one in (ann, ben):
        await become_player(one)
    await befriend(ann, ben)
    first = (await ben.open_table("you open bot", public=True))["id"]
    await ben.do("invite", {"friend": (await who(ann))["id"]})
    (await ann.post(f"/api/me/known/{(await who(ben))['id']}", {"regard": "block"})).raise_for_status()
    second = (await ann.open_table("you open bot", public=True))["id"]

    assert await invited(ann) == []
    assert [one["regard"] for one in (await known(ann)).values()] == ["block"]
    assert await known(ben) == {}  # and is not told
    code = await link_for(ann, "friend")
    assert refused(await ben.post("/api/me/friends", {"code": code})) == (403, "code", "link-used")

    async def lobby(one: Person) -> set[str]:
        return {table["id"] for table in (await one.get("/api/tables")).json()} & {first, second}

    assert (await lobby(ann), await lobby(ben), await lobby(guest)) == ({second}, {first}, {first, second})
    (await ann.post(f"/api/me/known/{(await who(ben))['id']}", {"regard": "none"})).raise_for_status()
    assert await lobby(ann) == {first, second}


async def test_who_blocks_is_told_before_they_sit_down_beside_the_blocked(person: People) -> None:
    """Behind a link, where the lobby hides nothing. They choose, and the blocked one learns nothing of it."""
    ann, ben, cy, guest = person("Ann"), person("Ben"), person("Cy"), person("Guest")
    for one in (ann, ben, cy):
        await become_player(one)
    (await ann.post(f"/api/me/known/{(await who(ben))['id']}", {"regard": "block"})).raise_for_status()
    (await ann.post(f"/api/me/known/{(await who(cy))['id']}", {"regard": "mute"})).raise_for_status()
    table = (await ben.open_table("you open open open"))["id"]
    await cy.join(table)
    async with ben.client() as there:
        await there.caught_up()
        before, heard = await ben.look(), len(there.frames)
        reply = await ann.post(f"/api/tables/{table}/join", {"name": "Ann"})
        assert refused(reply) == (409, "seat", "blocked-sits-here")
        assert reply.json()["error"]["params"] == {"names": ["Ben"]}  # who is muted is met
        await there.caught_up()
        assert [frame["type"] for frame in there.frames[heard:]] == ["pong"]
        assert await ben.look() == before
        assert (await known(ben)) == {}
        assert (await ann.join(table, anyway=True))["seats"][2]["name"] == "Ann"
    await guest.join(table)  # a guest blocks nobody

    other = (await ann.open_table("you open bot"))["id"]
    await ben.join(other)  # the blocked one is told nothing at the other's table either


async def test_a_seat_that_the_blocked_has_left_is_no_reason_to_stay_away(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    for one in (ann, ben):
        await become_player(one)
    (await ann.post(f"/api/me/known/{(await who(ben))['id']}", {"regard": "block"})).raise_for_status()
    table = (await person("Host").open_table("you open open bot"))["id"]
    await ben.join(table)
    assert refused(await ann.post(f"/api/tables/{table}/join", {"name": "Ann"}))[2] == "blocked-sits-here"
    (await ben.do("leave")).raise_for_status()
    await ann.join(table)


async def test_only_players_can_be_muted(person: People) -> None:
    ann, guest = person("Ann"), person("Guest")
    await become_player(ann)
    table = (await ann.open_table("you open bot"))["id"]
    await guest.join(table)
    wanted = {"seat": 1, "regard": "mute"}
    assert refused(await ann.post(f"/api/tables/{table}/regard", wanted)) == (409, "seat", "not-a-player")
    own = {"seat": 0, "regard": "block"}
    assert refused(await ann.post(f"/api/tables/{table}/regard", own)) == (409, "player", "that-is-you")
    assert refused(await guest.post(f"/api/tables/{table}/regard", wanted)) == (403, "player", "no-player")
