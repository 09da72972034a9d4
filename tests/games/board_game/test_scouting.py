"""Scouting Locations (BG-471 … BG-488)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from games.board_game.small_maps import (
    ALONE,
    asked,
    barred,
    card,
    deal,
    keys,
    look,
    markers,
    options,
    party,
    play,
    refused,
    ring,
    road,
    roll,
    sheet,
    state,
    supplies,
    survivors,
    told,
)
from shambles import Table
from shambles.games.board_game.box.checks import box_faults
from shambles.games.board_game.box.contents import STANDARD_TEXT
from shambles.games.board_game.table.events_of_cards import ScoutingBegun, ScoutingFailed, SlotEmptied, SlotRefilled

MOTEL = "a m=location:motel b"


def cards(count: int) -> list[Any]:
    return [card() for _ in range(count)]


def needs(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"motel": [list(steps)] * 3}


def encounters(n: int) -> dict[str, Any]:
    return {"step": "encounters", "n": n}


def at_the_motel(*steps: dict[str, Any], given: int = 4, **mine: Any) -> Table:
    """P1 beside the public Motel with this requirement; P2 further on."""
    sheets = [party("a", **mine), party("b", "hank")]
    return deal(road(MOTEL), *sheets, public=["motel"], tiers=needs(*steps), cards=cards(given), options=ALONE)


@pytest.mark.rule("BG-471")
def test_three_public_places_and_ones_own() -> None:
    places = ["motel", "airport", "marina", "quarry", "sawmill"]
    world = ring("x", " ".join(f"s{at}=location:{one}" for at, one in enumerate(places)))
    free = {place: [[encounters(1)]] * 3 for place in places}
    table = deal(world, party("x", private="quarry"), public=places[:3], tiers=free)
    assert options(table, "P1") == ["s0", "s1", "s2", "s3"]
    assert barred(table, "P1")["s4"] == "location-closed"


@pytest.mark.rule("BG-472")
def test_a_private_place_is_its_owners_alone() -> None:
    sheets = [party("a"), party("b", "hank", private="motel")]
    table = deal(road(MOTEL), *sheets, tiers=needs(encounters(1)))
    assert refused(table, "P1", "m") == ("location-closed", "BG-206")


@pytest.mark.rule("BG-473", "BG-R81")
def test_what_must_be_had_or_paid_is_looked_at_on_entry() -> None:
    have = {"step": "have", "count": "gas", "n": 2}
    spend = {"step": "spend", "food": 2}
    for steps, mine, enters in (
        ([have], {"gas": 1}, False),
        ([have], {"gas": 2}, True),
        ([encounters(1), spend], {"food": 1}, False),
        ([encounters(1), spend], {"food": 2}, True),
        ([{"step": "kill", "n": 50}], {}, True),  # dice are tried there
    ):
        table = at_the_motel(*steps, **mine)
        assert ("m" in options(table, "P1")) == enters
        if not enters:
            assert refused(table, "P1", "m") == ("requirement-unmet", "BG-473")


@pytest.mark.rule("BG-474", "BG-R88")
def test_a_private_card_is_shown_on_entry_and_stays_private() -> None:
    sheets = [party("a", private="motel"), party("b", "hank")]
    table = deal(road(MOTEL), *sheets, tiers=needs(encounters(1)), cards=cards(2), options=ALONE)
    assert look(table, "P2").parties[0].private is None
    play(table, "P1", "m")
    shown = look(table, "P2").parties[0].private
    assert shown is not None
    assert shown.id == "motel"
    assert [event.private for event in told(table, ScoutingBegun)] == [True]
    play(table, "P1", "fail")
    assert look(table, "P2").parties[0].private is not None
    assert refused(table, "P2", "m") == ("location-closed", "BG-206")


@pytest.mark.rule("BG-475")
def test_who_enters_must_try() -> None:
    table = at_the_motel(encounters(1))
    play(table, "P1", "m")
    assert asked(table) == {"P1": "take-a-side"}
    assert "stop" not in options(table, "P1")


@pytest.mark.rule("BG-476")
def test_three_requirements_on_every_card() -> None:
    for count in (2, 4):
        tables = tomllib.loads(STANDARD_TEXT)
        tables["location"][0]["tiers"] = [[{"step": "encounters", "n": 1}]] * count
        [fault] = box_faults(tables)
        assert (fault.field, fault.code) == ("location.gun_shop.tiers", "wrong-number")


@pytest.mark.rule("BG-477", "BG-478", "BG-479")
def test_which_requirement_counts() -> None:
    tiers = {"motel": [[encounters(1)], [encounters(2)], [encounters(3)]]}
    for scouted in (0, 1, 2):
        sheets = [party("a", scouted=["airport", "marina"][:scouted]), party("b", "hank")]
        table = deal(road(MOTEL), *sheets, public=["motel"], tiers=tiers, cards=cards(4), options=ALONE)
        play(table, "P1", "m")
        assert [event.tier for event in told(table, ScoutingBegun)] == [scouted + 1]
        play(table, "P1", *["success"] * (scouted + 1))
        assert len(sheet(table, "P1").scouted) == scouted + 1


@pytest.mark.rule("BG-480", "BG-R82", "BG-R83")
def test_every_part_must_be_met_and_payments_come_when_they_are_reached() -> None:
    hungry = card(fail=[], success=[{"op": "lose", "res": "food"}])
    given: dict[str, Any] = {
        "public": ["motel"],
        "tiers": needs(encounters(1), {"step": "spend", "food": 2}),
        "cards": [hungry],
    }
    table = deal(road(MOTEL), party("a", food=2), party("b", "hank"), **given)
    play(table, "P1", "m", "success")
    assert sheet(table, "P1").scouted == []
    assert supplies(table, "P1") == "1 0 0"
    assert [event.may_stay for event in told(table, ScoutingFailed)] == [False]
    play(table, "P2", "stop")  # hemmed in by the Motel
    assert refused(table, "P1", "stay") == ("may-not-stay", "BG-106")
    paid = deal(road(MOTEL), party("a", food=2), public=["motel"], tiers=given["tiers"], cards=cards(1))
    play(paid, "P1", "m", "success")
    assert sheet(paid, "P1").scouted == ["motel"]
    assert supplies(paid, "P1") == "0 0 0"


@pytest.mark.rule("BG-481", "BG-482")
def test_encounters_are_faced_as_anywhere() -> None:
    won = card(success=[{"op": "gain", "res": "ammo"}])
    lost = card(fail=[{"op": "gain", "res": "gas"}])
    given: dict[str, Any] = {"public": ["motel"], "tiers": needs(encounters(2)), "cards": [won, lost]}
    table = deal(road(MOTEL), party("a"), **given)
    play(table, "P1", "m", "success", "fail")
    assert supplies(table, "P1") == "0 1 1"
    assert state(table).discard == ["made_up_1", "made_up_2"]
    assert sheet(table, "P1").scouted == []


@pytest.mark.rule("BG-483", "BG-487")
def test_after_a_failure_no_more_cards_and_the_location_stays() -> None:
    table = at_the_motel(encounters(3))
    play(table, "P1", "m", "success", "fail")
    assert keys(table).count("card-drawn") == 2
    assert asked(table) == {"P2": "move"}
    assert state(table).public == ["motel"]
    assert sheet(table, "P1").retry


@pytest.mark.rule("BG-484", "BG-485")
def test_a_public_card_is_taken_and_replaced() -> None:
    given: dict[str, Any] = {
        "public": ["airport", "motel", "marina"],
        "location_deck": ["quarry"],
        "tiers": needs(encounters(1)),
    }
    table = deal(road(MOTEL), party("a"), cards=cards(1), **given)
    before = look(table).locations
    play(table, "P1", "m", "success")
    assert sheet(table, "P1").scouted == ["motel"]
    assert state(table).public == ["airport", "quarry", "marina"]
    assert told(table, SlotRefilled) == [SlotRefilled("BG-485", 2, "quarry")]
    assert look(table).locations == before - 1


@pytest.mark.rule("BG-486")
def test_a_private_card_is_not_replaced() -> None:
    table = deal(road(MOTEL), party("a", private="motel"), tiers=needs(encounters(1)), cards=cards(1))
    before = look(table).locations
    play(table, "P1", "m", "success")
    assert sheet(table, "P1").private is None
    assert not look(table).parties[0].has_private
    assert look(table).locations == before


@pytest.mark.rule("BG-R89")
def test_an_empty_deck_leaves_the_place_empty() -> None:
    given: dict[str, Any] = {
        "public": ["motel", "marina"],
        "location_deck": [],
        "tiers": needs(encounters(1)),
        "cards": cards(1),
    }
    table = deal(road(MOTEL), party("a"), **given)
    play(table, "P1", "m", "success")
    assert state(table).public == [None, "marina"]
    assert told(table, SlotEmptied) == [SlotEmptied("BG-485", 1)]


@pytest.mark.rule("BG-488", "BG-R90")
def test_a_scouted_place_opens_again_only_with_another_card() -> None:
    closed = deal(road(MOTEL), party("a", scouted=["motel"]), tiers=needs(encounters(1)))
    assert refused(closed, "P1", "m") == ("already-scouted", "BG-488")
    again = deal(road(MOTEL), party("a", scouted=["motel"]), public=["motel"], tiers=needs(encounters(1)))
    assert "m" in options(again, "P1")
    given: dict[str, Any] = {
        "public": ["motel"],
        "location_deck": ["motel"],
        "tiers": needs(encounters(1)),
        "cards": cards(2),
    }
    standing = deal(road(MOTEL), party("a"), **given)
    play(standing, "P1", "m", "success")
    assert state(standing).public == ["motel"]
    assert refused(standing, "P1", "stay") == ("may-not-stay", "BG-106")  # one must leave first
    play(standing, "P1", "b")
    assert "m" in options(standing, "P1")


# --- rulings


@pytest.mark.rule("BG-R83")
def test_a_failed_roll_of_the_location_counts_as_a_failed_encounter() -> None:
    for step, after in (({"step": "actions", "n": 3}, []), ({"step": "kill", "n": 2}, ["arnold", "arnold"])):
        table = at_the_motel(step)
        roll(table, faces="0 0")
        play(table, "P1", "m", *after)
        assert [event.may_stay for event in told(table, ScoutingFailed)] == [True]


@pytest.mark.rule("BG-R84")
def test_who_no_longer_has_what_is_asked_may_not_stay() -> None:
    dear = card(fail=[{"op": "lose", "res": "gas"}])
    tiers = needs({"step": "have", "count": "gas", "n": 2}, encounters(1))
    sheets = [party("a", gas=2), party("c", "hank")]
    table = deal(road("a m=location:motel b c d"), *sheets, public=["motel"], tiers=tiers, cards=[dear])
    play(table, "P1", "m", "fail")
    play(table, "P2", "d", "stop")
    assert barred(table, "P1")["stay"] == "requirement-unmet"
    assert refused(table, "P1", "stay") == ("requirement-unmet", "BG-473")


@pytest.mark.rule("BG-R87")
def test_a_place_both_public_and_private() -> None:
    sheets = [party("a", private="motel"), party("b", "hank")]
    given: dict[str, Any] = {"public": ["motel"], "tiers": needs(encounters(1)), "location_deck": [], "options": ALONE}
    table = deal(road(MOTEL), *sheets, cards=cards(1), **given)
    assert [one for one in options(table, "P1") if one.startswith("m")] == ["m", "m private"]
    play(table, "P1", "m")
    assert look(table, "P2").parties[0].private is None  # the public card does not give the private one away
    play(table, "P1", "success")
    assert sheet(table, "P1").private == "motel"
    other = deal(road(MOTEL), *sheets, cards=cards(1), **given)
    play(other, "P1", "m private", "success")
    assert sheet(other, "P1").private is None
    assert state(other).public == ["motel"]


@pytest.mark.rule("BG-R92")
def test_two_parties_on_one_location() -> None:
    sheets = [party("a"), party("b", "hank")]
    given: dict[str, Any] = {"public": ["motel"], "tiers": needs(encounters(1)), "cards": cards(2), "options": ALONE}
    table = deal(road(MOTEL), *sheets, **given)
    play(table, "P1", "m", "fail")
    play(table, "P2", "m", "fail")
    assert (sheet(table, "P1").at, sheet(table, "P2").at) == ("m", "m")
    assert markers(table) == {}
    assert survivors(table, "P1") == "arnold chris"


@pytest.mark.rule("BG-293", "BG-480")
@pytest.mark.parametrize(
    ("part", "asked_first"),
    [
        ({"step": "encounters", "n": 1}, True),
        ({"step": "kill", "n": 1}, True),
        ({"step": "actions", "n": 1}, True),
        ({"step": "spend", "food": 1}, False),
    ],
)
def test_one_may_use_something_before_a_card_or_a_roll(part: dict[str, Any], asked_first: bool) -> None:
    place: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": [[part]] * 3}, "cards": [card()]}
    mine = party("a", "arnold:1 chris", items=["enc48"], food=1)
    table = deal(road("a m=location:motel"), mine, **place)
    play(table, "P1", "done", "m")
    assert (asked(table) == {"P1": "between"}) == asked_first
    assert "use enc48" in options(table, "P1")


@pytest.mark.rule("BG-480", "BG-244")
def test_where_no_card_is_left_there_is_nothing_to_fail() -> None:
    place: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": [[{"step": "encounters", "n": 1}]] * 3}}
    table = deal(road("a m=location:motel"), party("a"), encounter_deck=[], encounter_discards=[], **place)
    play(table, "P1", "m")
    assert sheet(table, "P1").scouted == ["motel"]
