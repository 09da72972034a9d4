"""Opening tables, finding them, sitting down at them, leaving them and coming back."""

from __future__ import annotations

import asyncio

from server.conftest import People
from server.people import Client, play_to_the_end
from server.running import Server


def kinds(table: dict[str, object]) -> list[str]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["kind"] for seat in seats]


# --- opening


async def test_a_table_with_bots_begins_at_once(person: People) -> None:
    ann = person("Ann")
    table = await ann.open_table("bot you bot", mode="hero")
    assert ann.seat == 1
    assert table["status"] == "playing"
    assert kinds(table) == ["bot", "person", "bot"]
    assert [seat["name"] for seat in table["seats"]] == ["", "Ann", ""]
    assert await ann.look() == table


async def test_a_game_against_bots_is_played_to_the_end(person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you bot bot bot", mode="hero")
    async with ann.client() as client:
        end = await client.play()
    assert len(end["outcome"]["scores"]) == 4
    assert (await ann.look())["status"] == "over"


async def test_a_table_with_an_open_seat_waits(person: People) -> None:
    ann = person("Ann")
    table = await ann.open_table("you open bot")
    assert table["status"] == "waiting"
    async with ann.client() as client:
        state = await client.until(lambda state: True)
        assert (state["view"], state["asked"], state["number"]) == (None, None, 0)
        reply = await client.answer("5", ask=1)
        assert reply["refusal"]["code"] == "not-begun"


async def test_the_shelf_says_what_can_be_opened(person: People) -> None:
    shelf = (await person().get("/api/games")).json()
    card_game = next(game for game in shelf if game["slug"] == "card_game")
    assert {one["value"]: (one["least"], one["most"]) for one in card_game["seats"]} == {
        "hero": (2, 6),
        "survival": (3, 10),
    }
    assert [option["name"] for option in card_game["options"]] == ["mode", "hands"]


# --- the lobby


async def test_the_lobby_lists_public_tables_that_wait_and_no_others(person: People) -> None:
    async def open_table(seats: str, public: bool) -> str:
        table: str = (await person().open_table(seats, public=public))["id"]
        return table

    waiting = await open_table("you open open", public=True)
    others = [await open_table("you open open", public=False), await open_table("you bot bot", public=True)]
    filled = await open_table("you open bot", public=True)
    await person("Bob").join(filled)
    listed = {table["id"]: table for table in (await person().get("/api/tables")).json()}
    assert waiting in listed
    assert listed[waiting]["status"] == "waiting"
    assert not {*others, filled} & set(listed)


# --- joining


async def test_people_join_by_link_and_the_game_begins_with_the_last(person: People) -> None:
    ann, bob, cas = person("Ann"), person("Bob"), person("Cas")
    table = (await ann.open_table("you open open"))["id"]
    async with ann.client() as client:
        await bob.join(table)
        assert bob.seat == 1  # the first that is open
        state = await client.until(lambda state: state["table"]["seats"][1]["kind"] == "person")
        assert state["table"]["seats"][1]["name"] == "Bob"
        assert state["view"] is None
        await cas.join(table, seat=2)
        state = await client.until(lambda state: state["view"])
        assert state["table"]["status"] == "playing"
        async with bob.client() as bobs, cas.client() as cass:
            ends = await play_to_the_end([client, bobs, cass])
    assert ends[0]["outcome"] == ends[1]["outcome"] == ends[2]["outcome"]


async def test_a_seat_is_taken_once_however_many_come_at_once(person: People) -> None:
    table = (await person("Ann").open_table("you open bot"))["id"]
    crowd = [person(f"Guest {number}") for number in range(5)]
    replies = await asyncio.gather(*(one.post(f"/api/tables/{table}/join", {"name": one.name}) for one in crowd))
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409, 409]
    refused = next(reply for reply in replies if reply.status_code == 409)
    assert refused.json()["error"]["code"] == "seat-taken"


async def test_a_seat_that_is_not_open_is_not_given_away(person: People) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot open"))["id"]
    for seat in (0, 1, 3, 99):
        reply = await person("Bob").post(f"/api/tables/{table}/join", {"name": "Bob", "seat": seat})
        assert (reply.status_code, reply.json()["error"]["code"]) == (409, "seat-taken")


async def test_a_portrait_stays_with_its_seat_also_at_the_next_table(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = await ann.open_table("you open bot", portrait=3)
    await bob.join(table["id"])
    assert [seat["portrait"] for seat in (await ann.look())["seats"]] == [3, None, None]
    async with ann.client() as anns, bob.client() as bobs:
        await play_to_the_end([anns, bobs])
    again = (await ann.do("rematch")).json()["table"]
    assert [seat["portrait"] for seat in again["seats"]] == [3, None, None]
    for wrong in (0, 14, "rick"):
        body = {"name": "Cas", "portrait": wrong}
        reply = await person("Cas").post(f"/api/tables/{table['id']}/join", body)
        assert (reply.status_code, reply.json()["error"]["field"]) == (400, "portrait")


async def test_whoever_has_a_seat_gets_no_second_one(person: People) -> None:
    """Two clicks on `join` must not take two seats: the cookie could hold only one of them."""
    ann = person("Ann")
    table = (await ann.open_table("you open open"))["id"]
    reply = await ann.post(f"/api/tables/{table}/join", {"name": "Ann"})
    assert reply.json()["error"]["code"] == "one-seat-each"
    assert kinds(await ann.look()) == ["person", "open", "open"]


async def test_bots_fill_the_seats_that_stay_open(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you open open"))["id"]
    assert (await bob.post(f"/api/tables/{table}/fill", {})).json()["error"]["code"] == "no-seat"
    filled = (await ann.do("fill", {"bot": "random"})).json()
    assert (filled["status"], kinds(filled)) == ("playing", ["person", "bot", "bot"])
    assert filled["seats"][1]["bot"] == "random"
    async with ann.client() as client:
        await client.play()


# --- watching


async def test_a_spectator_sees_the_table_and_nobodys_cards(server: Server, person: People) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot bot"))["id"]
    async with ann.client() as client, Client(server, table) as spectator:
        state = await spectator.until(lambda state: state["view"])
        assert (state["seat"], state["asked"], state["mine"]) == (None, None, None)
        assert state["view"]["cards"] is None
        assert len(state["view"]["rows"]) == 4
        end, seen = await asyncio.gather(client.play(), spectator.until(lambda state: state["outcome"]))
    assert end["outcome"] == seen["outcome"]
    assert spectator.events.keys() == client.events.keys()


async def test_everybody_sees_who_is_there(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you open bot"))["id"]
    await bob.join(table)
    async with ann.client() as client:
        await client.until(lambda state: not state["table"]["seats"][1]["here"])
        async with bob.client():
            await client.until(lambda state: state["table"]["seats"][1]["here"])
        await client.until(lambda state: not state["table"]["seats"][1]["here"])


# --- leaving, and coming back


async def test_who_leaves_before_the_start_opens_the_seat_again(server: Server, person: People) -> None:
    ann, bob, cas = person("Ann"), person("Bob"), person("Cas")
    table = (await ann.open_table("you open open"))["id"]
    await bob.join(table)
    left = (await bob.do("leave")).json()
    assert kinds(left) == ["person", "open", "open"]
    assert not [cookie for cookie in bob.http.cookies.jar if cookie.name == "shambles-seat"]
    assert (await bob.do("leave")).json()["error"]["code"] == "no-seat"
    await cas.join(table, seat=1)


async def test_a_socket_that_stays_open_after_leaving_sees_and_does_nothing_more(person: People) -> None:
    """The seat may be somebody else's by then: their cards, and their answers, are none of the leaver's business."""
    ann, bob, cas, dee = person("Ann"), person("Bob"), person("Cas"), person("Dee")
    table = (await ann.open_table("you open open"))["id"]
    await dee.join(table, seat=1)
    async with dee.client() as old_socket:
        await old_socket.until(lambda state: state["seat"] == 1)
        await dee.do("leave")
        await bob.join(table, seat=1)
        await cas.join(table, seat=2)
        state = await old_socket.until(lambda state: state["view"])
        assert (state["seat"], state["asked"], state["view"]["cards"]) == (None, None, None)
        async with bob.client() as bobs:
            asked = await bobs.asked()
        reply = await old_socket.answer(asked["options"][0]["notation"], ask=asked["number"])
        assert reply["refusal"]["code"] == "not-your-seat"


async def test_who_leaves_a_game_is_replaced_by_a_bot(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = (await ann.open_table("you open bot"))["id"]
    await bob.join(table)
    assert kinds((await bob.do("leave")).json()) == ["person", "bot", "bot"]
    async with ann.client() as client:
        await client.play()


async def test_a_seat_is_claimed_from_another_device_with_its_token(person: People) -> None:
    ann, phone = person("Ann"), person("Ann on the phone")
    table = (await ann.open_table("you bot bot"))["id"]
    reply = await phone.post(f"/api/tables/{table}/claim", {"token": ann.token})
    assert (reply.status_code, reply.json()["seat"]) == (200, 0)
    phone.table, phone.token = table, reply.json()["token"]
    async with phone.client() as client:
        state = await client.until(lambda state: state["asked"])
        assert state["seat"] == 0
    assert (await phone.do("bot", {"bot": "random"})).status_code == 200  # by the cookie it was given
    wrong = await phone.post(f"/api/tables/{table}/claim", {"token": "x" * 32})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "no-seat")


async def test_a_token_holds_at_its_own_table_only(server: Server, person: People) -> None:
    ann = person("Ann")
    await ann.open_table("you bot bot")
    other = (await person("Bob").open_table("you bot bot"))["id"]
    async with Client(server, other, ann.token) as client:
        assert (await client.until(lambda state: True))["seat"] is None


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(person: People) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot bot"))["id"]
    cookie = ann.heard[-1].headers["set-cookie"].lower()
    for part in ("httponly", "samesite=strict", f"path=/api/tables/{table}", "max-age=7776000"):
        assert part in cookie
