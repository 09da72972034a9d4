"""Collecting, resources, and items (BG-271 … BG-296, BG-431 … BG-433)."""

from __future__ import annotations

import tomllib

import pytest

from games.board_game.small_maps import (
    ammo,
    asked,
    barred,
    card,
    deal,
    keys,
    look,
    options,
    party,
    play,
    refused,
    road,
    roll,
    sheet,
    supplies,
)
from shambles.games.board_game.box.checks import box_faults
from shambles.games.board_game.box.contents import STANDARD_TEXT
from shambles.games.board_game.box.vocabulary import RESOURCES

NOTHING = [{"op": "no_resources"}]


@pytest.mark.rule("BG-271", "BG-R40")
def test_one_unit_for_each_icon() -> None:
    table = deal(road("a b=resource:food,gas"), party("a"), cards=[card(), card()])
    play(table, "P1", "b", "success", "success", "take")
    assert supplies(table, "P1") == "1 1 0"


@pytest.mark.rule("BG-272")
def test_also_after_a_failure() -> None:
    table = deal(road("a b=resource:ammo"), party("a"), cards=[card()])
    play(table, "P1", "b", "fail", "take")
    assert supplies(table, "P1") == "0 0 1"


@pytest.mark.rule("BG-273", "BG-R41")
def test_nothing_this_turn_is_nothing_from_the_whole_space() -> None:
    won = card(success=[{"op": "gain", "res": "ammo"}])
    table = deal(road("a b=resource:food,gas c"), party("a"), party("c", "hank"), cards=[won, card(fail=NOTHING)])
    play(table, "P1", "b", "success", "fail")
    assert supplies(table, "P1") == "0 0 1"  # what a card gave stays
    assert asked(table) == {"P2": "move"}


@pytest.mark.rule("BG-274", "BG-275")
def test_resources_of_cards_come_on_top() -> None:
    table = deal(road("a b=resource:food"), party("a"), cards=[card(success=[{"op": "gain", "res": "food"}])])
    play(table, "P1", "b", "success", "take")
    assert supplies(table, "P1") == "2 0 0"


@pytest.mark.rule("BG-R42")
def test_one_may_leave_the_resources() -> None:
    table = deal(road("a b=resource:food"), party("a"), cards=[card()])
    play(table, "P1", "b", "success", "leave")
    assert supplies(table, "P1") == "0 0 0"
    assert "resources-left" in keys(table)


@pytest.mark.rule("BG-R43")
def test_who_lost_everybody_collects_nothing() -> None:
    deadly = card(fail=[{"op": "fatigue", "n": 3, "on": "spread"}])
    table = deal(road("a b=resource:food c"), party("a", "arnold"), party("c", "hank"), cards=[deadly])
    play(table, "P1", "b", "fail")
    assert sheet(table, "P1").status == "out"
    assert "collected" not in keys(table)


@pytest.mark.rule("BG-R44")
def test_nothing_is_collected_at_a_location() -> None:
    needs = {"motel": [[{"step": "encounters", "n": 1}]] * 3}
    table = deal(road("a m=location:motel"), party("a"), public=["motel"], tiers=needs, cards=[card()])
    play(table, "P1", "m", "success")
    assert "collected" not in keys(table)
    assert supplies(table, "P1") == "0 0 0"


# --- resources


@pytest.mark.rule("BG-431")
def test_three_resources_and_no_other() -> None:
    assert RESOURCES == ("food", "gas", "ammo")
    tables = tomllib.loads(STANDARD_TEXT)
    tables["encounter"][0]["success"] = [{"op": "gain", "res": "gold"}]
    [fault] = box_faults(tables)
    assert fault.code == "unknown-value"


@pytest.mark.rule("BG-432")
def test_what_one_does_not_have_one_cannot_pay() -> None:
    dear = card({"kind": "pay", "food": 2}, fail=[{"op": "gain", "res": "gas"}])
    table = deal(road("a b=resource:food"), party("a", food=1), cards=[dear])
    play(table, "P1", "b")
    assert supplies(table, "P1") == "1 1 0"  # failed, and nothing was taken


@pytest.mark.rule("BG-433", "BG-R58")
def test_never_below_zero() -> None:
    table = deal(
        road("a b=resource:food"), party("a", gas=1), cards=[card(fail=[{"op": "lose", "res": "gas", "n": 2}])]
    )
    play(table, "P1", "b", "fail")
    assert supplies(table, "P1") == "0 0 0"


@pytest.mark.rule("BG-R108")
def test_there_is_no_trading() -> None:
    table = deal(road("a b"), party("a", food=3), party("a", "hank", gas=3))
    play(table, "P1", "group p2")
    play(table, "P2", "yes")
    for wish in ("give p2 food", "trade p2", "food"):
        assert refused(table, "P1", wish)[0] in ("not-understood", "no-such-space", "not-offered", "recover-first")
    assert not [one for one in options(table, "P1") if "food" in one]


# --- items


@pytest.mark.rule("BG-R118", "BG-294")
def test_what_lies_there_works_for_the_whole_group() -> None:
    sheets = [party("a", "arnold"), party("a", "hank", items=["enc51"])]
    table = deal(road("a b"), *sheets, groups=[["P1", "P2"]], tokens={"b": [2]})
    play(table, "P2", "stay")
    roll(table, faces="K1 0")
    play(table, "P1", "b")
    assert look(table, "P1").tokens[0].space == "a"  # the machete made it two


@pytest.mark.rule("BG-295", "BG-R118")
def test_items_are_used_in_ones_own_turn_only() -> None:
    sheets = [party("a", ammo=1), party("a", "hank:1", items=["enc48", "enc54"])]
    table = deal(road("a b"), *sheets, groups=[["P1", "P2"]], tokens={"b": [9]})
    play(table, "P2", "stay")
    assert refused(table, "P2", "use enc48")[0] == "not-asked"
    roll(table, kills=0)
    play(table, "P1", "b")
    assert "ask" not in options(table, "P1")  # P2 has no ammo, and the vest is not for P1's turn
    ammo(table, "X1")
    play(table, "P1", "ammo")
    assert "P2" not in asked(table)


@pytest.mark.rule("BG-296")
def test_a_location_may_ask_for_items() -> None:
    needs = {"motel": [[{"step": "have", "count": "items", "n": 2}, {"step": "encounters", "n": 1}]] * 3}
    for items, closed in ((["enc51"], True), (["enc51", "enc52"], False)):
        table = deal(road("a m=location:motel"), party("a", items=items), public=["motel"], tiers=needs)
        assert (barred(table, "P1").get("m") == "requirement-unmet") == closed
    assert look(table).public[0] is not None
