"""The cards of a box in words: of a game, and of a table that plays with a box of its own."""

from __future__ import annotations

from collections import Counter

from server.conftest import People
from server.people import Frame
from shambles.core.game import find_game
from shambles.games.best_defense.box.contents import FOLDER
from shambles.server.net.books import card_faces

STANDARD = (FOLDER / "box" / "standard.toml").read_text("utf-8")
AGREED = {"mode": "standard", "difficulty": "beginner"}


def by_id(cards: list[Frame]) -> dict[str, Frame]:
    return {card["id"]: card for card in cards}


async def test_every_card_says_what_it_does_and_whose_it_is(person: People) -> None:
    """BD-004, BD-005, BD-013: six survivors, 48 events, 100 resources, nine motives."""
    cards = (await person().get("/api/games/best_defense/cards")).raise_for_status().json()
    assert all(card["text"] and card["name"] and card["name"] != card["id"] for card in cards)
    counts: Counter[str] = Counter()
    for card in cards:
        counts[card["kind"]] += card["copies"]
    assert counts.pop("weapon") + counts.pop("item") == 25
    assert counts == {"survivor": 6, "event": 48, "ally": 25, "food": 25, "ammo": 25, "motive": 9}
    assert by_id(cards)["katana"]["attested"]
    assert not by_id(cards)["binoculars"]["attested"]
    assert len(by_id(cards)["straggling_pack"]["branches"]) == 3
    assert by_id(cards)["katana"]["branches"] == []


async def test_cards_are_in_the_language_asked_for(person: People) -> None:
    ann = person()
    english = by_id((await ann.get("/api/games/best_defense/cards", lang="en")).json())
    dutch = by_id((await ann.get("/api/games/best_defense/cards", lang="nl")).json())
    assert english.keys() == dutch.keys()
    assert not {card for card in english if english[card]["text"] == dutch[card]["text"]}
    assert (await ann.get("/api/games/best_defense/cards", lang="xx")).status_code == 400


async def test_a_table_has_the_cards_of_its_own_box(person: People) -> None:
    ann = person()
    await ann.open_table("you bot", game="best_defense", options=AGREED)
    usual = (await ann.get("/api/games/best_defense/cards")).json()
    assert (await ann.get(f"/api/tables/{ann.table}/cards")).raise_for_status().json() == usual
    box = STANDARD.replace('id = "katana"', 'id = "frying_pan"')
    cards = {card.id: card for card in card_faces(find_game("best_defense"), AGREED | {"box": box}, "en")}
    assert "katana" not in cards
    assert cards["frying_pan"].name == "Frying pan"


async def test_a_board_game_table_has_the_cards_of_its_own_box(person: People) -> None:
    ann = person()
    box = (find_game("board_game").folder / "box" / "standard.toml").read_text("utf-8")
    own = box.replace('name = "Airport"', 'name = "Flugplatz"')
    await ann.open_table("you bot", game="board_game", options={"box": own})
    cards = by_id((await ann.get(f"/api/tables/{ann.table}/cards")).raise_for_status().json())
    assert cards["airport"]["name"] == "Flugplatz"
    assert [part["name"] for part in cards["airport"]["parts"]] == ["tier", "tier", "tier"]
    assert {card["kind"] for card in cards.values()} == {
        "character",
        "follower",
        "location",
        "encounter",
        "item",
        "space",
    }


async def test_a_game_without_such_cards_has_none(person: People) -> None:
    ann = person()
    assert (await ann.get("/api/games/card_game/cards")).json() == []
    assert (await ann.get("/api/games/no_such_game/cards")).status_code == 404
