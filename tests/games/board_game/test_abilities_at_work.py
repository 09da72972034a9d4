"""The abilities of the box at work: what is done, how often, and for what (BG-293, BG-317)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
    ALONE,
    SHOP,
    ammo,
    asked,
    card,
    deal,
    look,
    options,
    party,
    play,
    road,
    roll,
    state,
    supplies,
    survivors,
    told,
    won,
)
from shambles.games.board_game.table.events import AmmoFired
from shambles.games.board_game.table.events_of_cards import (
    Paid,
)


@pytest.mark.rule("BG-317", "BG-294")
def test_the_champions_shots_kill_one_more() -> None:
    table = deal(road("a b"), party("a", "ruth", ammo=1), tokens={"b": [3]})
    roll(table, kills=0)
    ammo(table, "K2")
    play(table, "P1", "b", "ammo")
    assert [(event.kills, event.total) for event in told(table, AmmoFired)] == [(3, 3)]
    assert survivors(table, "P1") == "ruth"


@pytest.mark.rule("BG-175", "BG-317")
@pytest.mark.parametrize(("who", "uses"), [("arnold", 3), ("cal", 4), ("dale", 4)])
def test_how_often_gas_may_be_used_in_a_turn(who: str, uses: int) -> None:
    items = ["enc50", "enc50", "enc50"]
    table = deal(road("a b c d e f g h i j k l"), party("a", who, gas=9, items=items))
    spaces = list("bcdefghijkl")
    for use in range(uses):
        play(table, "P1", f"gas {spaces[2 * use]} {spaces[2 * use + 1]}")
    assert not any(one.startswith("gas") for one in options(table, "P1"))
    assert look(table).turn.gas_left == 0


@pytest.mark.rule("BG-317", "BG-293")
def test_abilities_that_cost_food_or_fatigue_are_paid_for() -> None:
    table = deal(road("a b"), party("a", "ingrid arnold:2", food=2))
    play(table, "P1", "use ingrid")
    assert (survivors(table, "P1"), supplies(table, "P1")) == ("ingrid arnold", "1 0 0")
    [paid] = told(table, Paid)
    assert (paid.seat, paid.resource, paid.n) == (0, "food", 1)


@pytest.mark.rule("BG-317", "BG-393")
def test_a_life_need_not_be_saved_and_is_saved_once() -> None:
    given: dict[str, Any] = {"tokens": {"b": [1, 1]}}
    table = deal(road("a b"), party("a", "lucia arnold:2"), **given)
    roll(table, kills=0)
    play(table, "P1", "b", "arnold")
    assert (asked(table), options(table, "P1")) == ({"P1": "save"}, ["use lucia", "no"])
    roll(table, kills=0)
    play(table, "P1", "no")
    assert state(table).dead == ["arnold"]


@pytest.mark.rule("BG-317")
@pytest.mark.parametrize(
    ("who", "left"),
    [("tomas", "1 3 1"), ("hank", "2 1 2"), ("gus", "0 1 1"), ("arnold", "1 1 1")],
)
def test_what_followers_bring_along(who: str, left: str) -> None:
    mine = party("a", "rick", food=1, gas=1, ammo=1)
    cards = [card(success=[{"op": "join"}])]
    table = deal(road(SHOP), mine, party("c", "dale"), cards=cards, options=ALONE, follower_deck=[who])
    play(table, "P1", "b", "success")
    assert supplies(table, "P1") == left


@pytest.mark.rule("BG-317")
def test_a_librarian_brings_a_unit_of_choice_and_a_pharmacist_heals() -> None:
    table = won({"op": "join"}, follower_deck=["mae"])
    play(table, "P1", "gas")
    assert supplies(table, "P1") == "0 1 0"
    table = won({"op": "join"}, mine=party("a", "arnold:2 chris:2"), follower_deck=["priya"])
    play(table, "P1", "arnold", "arnold")
    assert survivors(table, "P1") == "arnold chris:1 priya"


@pytest.mark.rule("BG-317", "BG-294")
def test_a_vest_takes_a_fatigue_and_a_machete_and_a_pry_bar_add_one() -> None:
    table = deal(road("a b"), party("a", "arnold", items=["enc54"]), tokens={"b": [2]})
    roll(table, kills=0)
    play(table, "P1", "b", "use enc54")
    assert survivors(table, "P1") == "arnold:1"
    table = deal(road(SHOP), party("a", items=["enc52"]), cards=[card({"kind": "actions", "n": 2})])
    roll(table, actions=2)
    play(table, "P1", "b")
    assert asked(table) == {"P1": "collect"}


@pytest.mark.rule("BG-317")
def test_the_partner_reads_kills_as_actions() -> None:
    table = deal(road(SHOP), party("a", "shane"), cards=[card({"kind": "actions", "n": 3})])
    roll(table, faces="K1 K3 K2")
    play(table, "P1", "b")
    assert asked(table) == {"P1": "collect"}


@pytest.mark.rule("BG-317")
def test_a_lookout_and_glasses_see_tokens_and_a_radio_amateur_the_deck_once() -> None:
    table = deal(
        road("a b c d"), party("a", "arnold moses sal", items=["enc56"], private="sawmill"), tokens={"b": [3], "c": [5]}
    )
    play(table, "P1", "use moses", "b")
    assert "use moses" not in options(table, "P1")
    play(table, "P1", "use enc56", "c")
    assert "use enc56" not in options(table, "P1")
    play(table, "P1", "use sal", "no")
    assert "use sal" not in options(table, "P1")


@pytest.mark.rule("BG-293", "BG-317")
def test_two_copies_of_an_item_are_two_items() -> None:
    table = deal(road("a b"), party("a", "arnold", items=["enc54", "enc54"]), tokens={"b": [4]})
    roll(table, kills=1)
    play(table, "P1", "b", "use enc54", "use enc54")
    assert survivors(table, "P1") == "arnold:1"


@pytest.mark.rule("BG-249", "BG-317")
def test_the_preacher_comforts_after_a_failure_once_a_turn() -> None:
    table = deal(road("a b=resource:food,gas"), party("a", "amos arnold:2"), cards=[card(), card()])
    play(table, "P1", "b", "fail")
    assert survivors(table, "P1") == "amos arnold:1"
    play(table, "P1", "fail")
    assert survivors(table, "P1") == "amos arnold:1"


@pytest.mark.rule("BG-271", "BG-317")
def test_a_hose_brings_gas_and_only_gas() -> None:
    for icon, left in (("gas", "0 2 0"), ("food", "1 0 0")):
        table = deal(road(f"a b=resource:{icon}"), party("a", items=["enc55"]), cards=[card()])
        play(table, "P1", "b", "success", "take")
        assert supplies(table, "P1") == left
