"""What is in the box (BG-001 … BG-016)."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from games.board_game.small_maps import card, deal, look, open_table, party, play, road, sheet, state
from shambles import BadInput
from shambles.games.board_game.box.board import find_board
from shambles.games.board_game.box.checks import box_faults
from shambles.games.board_game.box.contents import LETHAL, STANDARD_TEXT, find_box, read_box
from shambles.games.board_game.box.vocabulary import RESOURCES

BOX = find_box("standard")
FILE = read_box(tomllib.loads(STANDARD_TEXT))
BOARD = find_board("standard")


def standard() -> dict[str, Any]:
    return tomllib.loads(STANDARD_TEXT)


def faults(tables: dict[str, Any]) -> list[tuple[str, str]]:
    return [(fault.field, fault.code) for fault in box_faults(tables)]


def test_the_standard_box_has_no_fault() -> None:
    assert faults(standard()) == []


@pytest.mark.rule("BG-001")
def test_one_to_six_may_play() -> None:
    for seats in range(1, 7):
        assert len(open_table(seats).seats) == seats
    for seats in (0, 7):
        with pytest.raises(BadInput) as error:
            open_table(seats)
        assert error.value.code == "seats-out-of-range"


@pytest.mark.rule("BG-002", "BG-003", "BG-004", "BG-005")
def test_four_dice_of_each_colour_and_one_ammo_die() -> None:
    assert {colour: die.count for colour, die in FILE.dice.items()} == {"blue": 4, "red": 4, "green": 4, "black": 1}


@pytest.mark.rule("BG-005")
def test_no_survivor_brings_the_ammo_die() -> None:
    tables = standard()
    tables["follower"][0]["dice"] = {"black": 1}
    [(field, code)] = faults(tables)
    assert field.startswith(f"follower.{tables['follower'][0]['id']}.dice")
    assert code == "unknown-field"


@pytest.mark.rule("BG-R04", "BG-R05")
def test_every_die_has_six_sides_and_one_action_a_side() -> None:
    assert {colour: len(faces) for colour, faces in BOX.faces.items()} == dict.fromkeys(
        ("blue", "red", "green", "black"), 6
    )
    assert all(face == "A1" for faces in BOX.faces.values() for face in faces if face[0] == "A")
    tables = standard()
    tables["dice"]["green"]["faces"][0] = "A2"  # somebody's own box may have more
    assert faults(tables) == []
    tables["dice"]["green"]["faces"] = ["A1"] * 8
    assert faults(tables) == [("dice.green.faces", "wrong-number")]


@pytest.mark.rule("BG-006", "BG-R02")
def test_the_tokens() -> None:
    assert len(BOX.tokens) == 216
    assert set(BOX.tokens) == set(range(1, 13))
    counts = Counter(BOX.tokens)
    assert counts[1] + counts[2] + counts[3] > 108  # small packs are the rule
    assert round(sum(BOX.tokens) / 216, 2) == 2.98


@pytest.mark.rule("BG-006")
def test_face_down_a_token_has_no_number() -> None:
    table = deal(road("a b"), party("a"), tokens={"b": [9]})
    assert [(pack.space, pack.values) for pack in look(table, "P1").tokens] == [("b", (None,))]


@pytest.mark.rule("BG-007")
def test_the_fatigue_markers_never_run_out() -> None:
    most = len(BOX.survivors) * (LETHAL - 1)
    assert most == 58
    assert most <= 72


@pytest.mark.rule("BG-008")
def test_six_starting_characters() -> None:
    assert len(BOX.characters) == 6
    tables = standard()
    tables["character"].append({"id": "hershel", "name": "Hershel", "dice": {"blue": 1}})
    assert faults(tables) == [("character", "wrong-number")]


@pytest.mark.rule("BG-009")
def test_one_pawn_for_each_character() -> None:
    table = open_table(6)
    pawns = {party.survivors[0].card.id: party.at for party in look(table).parties}
    assert set(pawns) == set(BOX.characters)
    assert len(set(pawns.values())) == 6


@pytest.mark.rule("BG-010")
def test_23_followers() -> None:
    assert len(BOX.followers) == 23
    tables = standard()
    del tables["follower"][3]
    assert faults(tables) == [("follower", "wrong-number")]


@pytest.mark.rule("BG-011")
def test_a_follower_is_left_behind_in_one_place_only() -> None:
    leave = card(fail=[{"op": "leave"}])
    table = deal(road("a b=resource:food"), party("a", "rick arnold"), cards=[leave], markers={"b": ["chris"]})
    play(table, "P1", "b", "fail")
    assert Counter(marker.follower for marker in state(table).markers) == {"chris": 1, "arnold": 1}


@pytest.mark.rule("BG-012", "BG-R06")
def test_26_location_cards_of_16_places() -> None:
    copies = Counter(BOX.location_cards)
    assert copies.total() == 26
    assert len(copies) == 16
    assert max(copies.values()) > 1
    assert {"gun_shop", "motel", "football_stadium", "airport"} <= set(copies)


@pytest.mark.rule("BG-013")
def test_90_encounter_cards() -> None:
    assert len(BOX.encounter_cards) == 90
    tables = standard()
    tables["encounter"][0]["copies"] += 1
    assert faults(tables) == [("encounter", "wrong-number")]


@pytest.mark.rule("BG-014", "BG-015")
def test_three_counters_on_each_of_six_sheets() -> None:
    parties = look(open_table(6)).parties
    assert sum(len([getattr(one, resource) for resource in RESOURCES]) for one in parties) == 18
    assert RESOURCES == ("food", "gas", "ammo")


@pytest.mark.rule("BG-016")
def test_all_parties_are_on_one_map() -> None:
    view = look(open_table(4))
    assert {one.at for one in view.parties} <= {space.id for space in view.spaces}
    assert [space.id for space in view.spaces] == list(BOARD.spaces)


@pytest.mark.rule("BG-R01", "BG-313", "BG-353")
def test_the_faces_of_the_dice() -> None:
    def mean(colour: Any, kinds: str) -> float:
        return sum(int(face[1]) for face in BOX.faces[colour] if face[0] in kinds) / 6

    assert mean("red", "KW") > mean("blue", "KW") > mean("green", "KW")
    assert mean("green", "AW") > mean("blue", "AW") > mean("red", "AW")
    assert sorted(BOX.faces["black"]) == ["K1", "K2", "K3", "X1", "X2", "X3"]


@pytest.mark.rule("BG-R08", "BG-274")
def test_nothing_limits_what_a_sheet_can_hold() -> None:
    rich = card(success=[{"op": "gain", "res": "ammo", "n": 50}])
    table = deal(road("a b=resource:ammo"), party("a", ammo=70), cards=[rich])
    play(table, "P1", "b", "success", "take")
    assert sheet(table, "P1").ammo == 121
