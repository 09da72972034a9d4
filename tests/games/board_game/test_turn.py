"""The aim, the turn and its steps, and recovering (BG-061 … BG-085)."""

from __future__ import annotations

import pytest

from games.board_game.small_maps import (
    asked,
    card,
    deal,
    keys,
    look,
    options,
    party,
    play,
    refused,
    road,
    sheet,
    supplies,
    survivors,
)


@pytest.mark.rule("BG-061", "BG-502")
def test_two_locations_are_not_enough_and_three_are() -> None:
    world = road("a m=location:motel b")
    needs = {"motel": [[{"step": "encounters", "n": 1}]] * 3}
    for scouted in (1, 2):
        sheets = [party("a", scouted=["airport", "marina"][:scouted]), party("b", "hank")]
        table = deal(world, *sheets, public=["motel"], tiers=needs, cards=[card()])
        play(table, "P1", "m", "success")
        assert (table.outcome is not None) == (scouted == 2)


@pytest.mark.rule("BG-062", "BG-083")
def test_the_steps_come_in_their_order() -> None:
    table = deal(road("a b c"), party("a", "arnold:1 chris", food=1))
    assert asked(table) == {"P1": "recover"}
    assert refused(table, "P1", "b") == ("recover-first", "BG-062")
    play(table, "P1", "done")
    assert asked(table) == {"P1": "move"}
    assert refused(table, "P1", "eat arnold") == ("too-late-to-eat", "BG-083")
    play(table, "P1", "b")
    assert refused(table, "P1", "eat arnold") == ("too-late-to-eat", "BG-083")


@pytest.mark.rule("BG-063", "BG-064", "BG-105")
def test_no_encounter_on_an_empty_space() -> None:
    table = deal(road("a b c"), party("a"), party("c", "hank"))
    play(table, "P1", "b", "stop")
    assert "card-drawn" not in keys(table)
    assert asked(table) == {"P2": "move"}
    assert supplies(table, "P1") == "0 0 0"


@pytest.mark.rule("BG-065", "BG-R39")
def test_the_turn_is_over_after_all_cards_and_the_collecting() -> None:
    table = deal(road("a b=resource:food,gas c"), party("a"), party("c", "hank"), cards=[card(), card()])
    play(table, "P1", "b", "success")
    assert supplies(table, "P1") == "0 0 0"  # not after the first card
    assert asked(table) == {"P1": "take-a-side"}
    play(table, "P1", "success")
    assert asked(table) == {"P1": "collect"}
    play(table, "P1", "take")
    assert supplies(table, "P1") == "1 1 0"
    assert asked(table) == {"P2": "move"}


# --- Recover


@pytest.mark.rule("BG-081")
def test_one_food_takes_one_fatigue_off() -> None:
    table = deal(road("a b"), party("a", "arnold:2 chris", food=2))
    play(table, "P1", "eat arnold")
    assert supplies(table, "P1") == "1 0 0"
    assert survivors(table, "P1") == "arnold:1 chris"
    assert keys(table)[-1] == "ate"


@pytest.mark.rule("BG-082")
def test_as_much_food_as_one_likes() -> None:
    table = deal(road("a b"), party("a", "arnold:2 chris:1", food=3))
    play(table, "P1", "eat arnold", "eat chris", "eat arnold")
    assert supplies(table, "P1") == "0 0 0"
    assert survivors(table, "P1") == "arnold chris"
    assert asked(table) == {"P1": "move"}


@pytest.mark.rule("BG-083")
def test_nobody_eats_in_another_players_turn() -> None:
    table = deal(road("a b"), party("a"), party("b", "hank:2", food=3))
    assert refused(table, "P2", "eat hank")[0] == "not-asked"


@pytest.mark.rule("BG-084")
def test_eating_is_optional() -> None:
    table = deal(road("a b"), party("a", "arnold:1", food=1))
    play(table, "P1", "done")
    assert supplies(table, "P1") == "1 0 0"
    assert survivors(table, "P1") == "arnold:1"


@pytest.mark.rule("BG-085")
def test_nobody_eats_for_nothing() -> None:
    table = deal(road("a b"), party("a", food=1))
    assert asked(table) == {"P1": "move"}
    tired = deal(road("a b"), party("a", "arnold:1 chris", food=1))
    assert options(tired, "P1") == ["eat arnold", "done"]
    assert refused(tired, "P1", "eat chris") == ("not-fatigued", "BG-085")


@pytest.mark.rule("BG-081")
def test_without_food_nobody_eats() -> None:
    table = deal(road("a b"), party("a", "arnold:1 bea:1", food=0), phase="turn")
    play(table, "P1", "arnold")  # Bea heals somebody by herself
    assert asked(table) == {"P1": "move"}
    assert survivors(table, "P1") == "arnold bea:1"


@pytest.mark.rule("BG-R99")
def test_in_a_group_everybody_eats_their_own_food() -> None:
    sheets = [party("a", "arnold:1", food=0), party("a", "hank:1", food=2)]
    table = deal(road("a b"), *sheets, groups=[["P1", "P2"]])
    play(table, "P2", "stay")
    assert asked(table) == {"P1": "move"}  # P1 has no food, and P2's is not P1's
    rich = deal(road("a b"), party("a", "arnold:1", food=1), party("a", "hank:1"), groups=[["P1", "P2"]])
    play(rich, "P2", "stay")
    assert options(rich, "P1") == ["eat arnold", "done"]
    assert sheet(rich, "P2").food == 0
    assert look(rich).parties[1].survivors[0].fatigue == 1
