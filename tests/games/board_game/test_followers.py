"""Followers: gained, left behind, fetched again (BG-451 … BG-459)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
    asked,
    card,
    deal,
    keys,
    look,
    markers,
    options,
    party,
    play,
    road,
    roll,
    sheet,
    state,
    supplies,
    survivors,
    told,
)
from shambles.games.board_game.box.contents import Pool
from shambles.games.board_game.table.events import RolledDice
from shambles.games.board_game.table.events_of_cards import CardDrawn, Joined

JOIN = [{"op": "join"}]
LEAVE = [{"op": "leave"}]
FOOD = "a b=resource:food c"


@pytest.mark.rule("BG-451", "BG-453")
def test_the_top_follower_joins_with_the_dice() -> None:
    shoot = card({"kind": "kill", "n": 1})
    table = deal(
        road("a b=resource:food,gas"), party("a", "arnold"), cards=[card(success=JOIN), shoot], follower_deck=["gus"]
    )
    before = look(table).followers
    play(table, "P1", "b")
    roll(table, kills=1)
    play(table, "P1", "success")
    assert survivors(table, "P1") == "arnold gus"
    assert look(table).followers == before - 1
    assert told(table, RolledDice)[0].dice == ("red", "red", "green")


@pytest.mark.rule("BG-452")
def test_what_a_new_follower_brings() -> None:
    table = deal(road(FOOD), party("a", "arnold"), cards=[card(success=JOIN)], follower_deck=["hank"])
    play(table, "P1", "b", "success")
    assert supplies(table, "P1") == "1 0 1"
    assert survivors(table, "P1") == "arnold hank"


@pytest.mark.rule("BG-R70")
def test_from_an_empty_deck_nobody_comes() -> None:
    table = deal(road(FOOD), party("a", "arnold"), cards=[card(success=JOIN)], follower_deck=[])
    play(table, "P1", "b", "success")
    assert survivors(table, "P1") == "arnold"
    assert "nobody-joined" in keys(table)


# --- left behind


def leaving(world: str, where: str, who: str = "dale arnold", at: str = "here", **given: Any) -> Any:
    made = card(fail=[{"op": "leave", "at": at}])
    table = deal(road(world), party("a", who), cards=[made, card()], **given)
    play(table, "P1", where, "fail")
    return table


@pytest.mark.rule("BG-454", "BG-R71")
def test_a_follower_is_left_on_the_space() -> None:
    table = leaving(FOOD, "b")
    assert survivors(table, "P1") == "dale"
    assert markers(table) == {"arnold": "b"}
    assert look(table).parties[0].pool == Pool(blue=2, green=1)


@pytest.mark.rule("BG-454")
def test_the_player_chooses_who() -> None:
    table = leaving(FOOD, "b", "dale arnold chris")
    assert options(table, "P1") == ["arnold", "chris"]  # BG-R74: not Dale
    play(table, "P1", "chris")
    assert markers(table) == {"chris": "b"}


@pytest.mark.rule("BG-455", "BG-R72")
def test_to_the_nearest_start_space() -> None:
    table = leaving("s=start:dale x a b=resource:food c=start:rick", "b", at="nearest_start")
    assert markers(table) == {"arnold": "c"}
    tie = leaving("s=start:dale a b=resource:food x c=start:rick", "b", at="nearest_start")
    assert asked(tie) == {"P1": "which-start"}
    assert options(tie, "P1") == ["s", "c"]
    play(tie, "P1", "s")
    assert markers(tie) == {"arnold": "s"}


@pytest.mark.rule("BG-R71")
def test_from_a_location_to_the_nearest_start_space() -> None:
    needs = {"motel": [[{"step": "encounters", "n": 1}]] * 3}
    table = leaving("s=start:dale a m=location:motel", "m", public=["motel"], tiers=needs)
    assert markers(table) == {"arnold": "s"}


@pytest.mark.rule("BG-R73", "BG-R74")
def test_neither_the_last_survivor_nor_a_character_is_left() -> None:
    assert survivors(leaving(FOOD, "b", "arnold"), "P1") == "arnold"
    assert survivors(leaving(FOOD, "b", "dale"), "P1") == "dale"


@pytest.mark.rule("BG-R75", "BG-456", "BG-R76", "BG-R79")
def test_somebody_else_fetches_the_follower() -> None:
    """Hank is left with two fatigue, and comes along without; what he brings, he brought long ago."""
    sheets = [party("a", "dale hank:2"), party("d", "gus")]
    given: dict[str, Any] = {"cards": [card(fail=LEAVE), card(), card()], "options": {"cooperation": False}}
    table = deal(road("a b=resource:food c d"), *sheets, **given)
    play(table, "P1", "b", "fail", "take")
    assert markers(table) == {"hank": "b"}
    play(table, "P2", "c", "b", "fail", "success", "take")
    assert [event.why for event in told(table, CardDrawn)] == ["food", "food", "hank"]
    assert survivors(table, "P2") == "gus hank"
    assert supplies(table, "P2") == "1 0 0"
    assert asked(table) == {"P1": "move"}  # P1 still stands there, and nothing is drawn for that


@pytest.mark.rule("BG-457", "BG-063")
def test_a_follower_stops_the_movement_and_calls_for_a_card() -> None:
    table = deal(road("a b c"), party("a", "dale"), markers={"b": ["arnold"]}, cards=[card()])
    play(table, "P1", "b")
    assert [event.why for event in told(table, CardDrawn)] == ["arnold"]
    assert look(table).turn.steps_left == 0


@pytest.mark.rule("BG-458", "BG-456", "BG-R75", "BG-R76")
def test_whoever_wins_the_card_gets_the_follower() -> None:
    won = card(success=[{"op": "gain", "res": "gas"}])
    table = deal(road("a b c"), party("a", "dale"), markers={"b": ["hank"]}, cards=[won])
    play(table, "P1", "b", "success")
    assert survivors(table, "P1") == "dale hank"
    assert markers(table) == {}
    assert supplies(table, "P1") == "0 1 0"  # the card's gas; Hank's food and ammo came when he first joined
    assert [event.rescued for event in told(table, Joined)] == [True]


@pytest.mark.rule("BG-459", "BG-R79")
def test_who_loses_the_card_leaves_the_follower_there() -> None:
    table = deal(
        road("a b c"), party("a", "dale"), markers={"b": ["arnold"]}, cards=[card(fail=[{"op": "gain", "res": "ammo"}])]
    )
    play(table, "P1", "b", "fail")
    assert markers(table) == {"arnold": "b"}
    assert supplies(table, "P1") == "0 0 1"
    assert look(table).round == 2
    assert asked(table) == {"P1": "move"}  # a new turn on that space, and no card for it
    assert keys(table).count("card-drawn") == 1


@pytest.mark.rule("BG-R77", "BG-R78", "BG-R80")
def test_icons_first_and_a_card_for_each_follower() -> None:
    cards = [card(fail=[{"op": "no_resources"}]), card(), card()]
    world = road("a b=resource:food,gas")
    table = deal(world, party("a", "dale"), markers={"b": ["arnold"]}, cards=cards)
    play(table, "P1", "b", "fail", "success")
    assert markers(table) == {"arnold": "b"}  # won cards of icons free nobody
    play(table, "P1", "success")
    assert [event.why for event in told(table, CardDrawn)] == ["food", "gas", "arnold"]
    assert survivors(table, "P1") == "dale arnold"  # and nothing this turn is about resources only
    assert supplies(table, "P1") == "0 0 0"
    assert sheet(table, "P1").status == "in"
    assert state(table).markers == []
