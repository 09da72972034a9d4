"""Fatigue, death, losing everybody and coming back (BG-391 … BG-414)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
    asked,
    card,
    deal,
    look,
    options,
    party,
    play,
    refused,
    road,
    roll,
    sheet,
    state,
    supplies,
    survivors,
    tokens,
    told,
)
from shambles import Table
from shambles.games.board_game.box.contents import Pool
from shambles.games.board_game.table.events import Died, Eliminated, Returned
from shambles.games.board_game.table.state import State


def bitten(who: str, zombies: int, *others: dict[str, Any], **given: Any) -> Table:
    """P1 steps onto a token and kills nothing."""
    table = deal(road("a b c=start:dale d=start:rick"), party("a", who), *others, tokens={"b": [zombies]}, **given)
    roll(table, kills=0)
    play(table, "P1", "b")
    return table


@pytest.mark.rule("BG-391", "BG-R59")
def test_the_player_says_who_takes_each() -> None:
    for first, second, found in (
        ("arnold", "arnold", "arnold:2 chris"),
        ("arnold", "chris", "arnold:1 chris:1"),
        ("chris", "chris", "arnold chris:2"),
    ):
        table = bitten("arnold chris", 2)
        assert options(table, "P1") == ["arnold", "chris"]
        play(table, "P1", first, second)
        assert survivors(table, "P1") == found


@pytest.mark.rule("BG-392")
def test_two_fatigue_change_nothing() -> None:
    fresh, tired = (deal(road("a b"), party("a", who)) for who in ("arnold chris", "arnold:2 chris:2"))
    assert look(fresh).parties[0].pool == look(tired).parties[0].pool


@pytest.mark.rule("BG-393", "BG-394", "BG-395")
def test_the_third_kills() -> None:
    table = bitten("dale arnold:2", 1)
    play(table, "P1", "arnold")
    assert [event.survivor for event in told(table, Died)] == ["arnold"]
    assert survivors(table, "P1") == "dale"
    assert state(table).dead == ["arnold"]
    assert "arnold" not in state(table).followers
    assert state(table).markers == []
    assert look(table).parties[0].pool == Pool(blue=2, green=1)


@pytest.mark.rule("BG-396", "BG-R61")
def test_a_starting_character_dies_like_anybody_and_the_followers_go_on() -> None:
    table = bitten("dale:2 arnold", 1)
    play(table, "P1", "dale")
    assert survivors(table, "P1") == "arnold"
    assert sheet(table, "P1").status == "in"
    assert asked(table) == {"P1": "move"}


@pytest.mark.rule("BG-R59", "BG-R60")
def test_one_at_a_time_and_only_to_the_living() -> None:
    table = bitten("arnold:1 chris:1", 9, party("c", "hank"))
    play(table, "P1", "arnold", "arnold")
    assert survivors(table, "P1") == ""  # only Chris was left to take the others, and could not
    assert [event.survivor for event in told(table, Died)] == ["arnold", "chris"]
    assert sheet(table, "P1").status == "lost"
    assert tokens(table) == {"a": 1}


@pytest.mark.rule("BG-R59")
def test_the_dead_are_not_offered() -> None:
    table = bitten("arnold:1 chris gus", 5)
    play(table, "P1", "arnold", "arnold")
    assert options(table, "P1") == ["chris", "gus"]


# --- losing everybody


@pytest.mark.rule("BG-411")
def test_without_survivors_the_turn_is_over() -> None:
    table = bitten("arnold:2", 1, party("d", "hank", items=[]))
    assert [event.seat for event in told(table, Eliminated)] == [0]
    assert asked(table) == {"P2": "move"}
    assert sheet(table, "P1").at == ""


@pytest.mark.rule("BG-R64")
def test_items_are_discarded() -> None:
    table = deal(road("a b"), party("a", "arnold:2", items=["enc48"]), party("b", "hank"), tokens={"b": [9]})
    play(table, "P1", "done")
    roll(table, kills=0)
    play(table, "P1", "b")
    assert sheet(table, "P1").items == []
    assert state(table).discard == ["enc48"]


@pytest.mark.rule("BG-412", "BG-413", "BG-R64", "BG-R65", "BG-R66")
def test_coming_back_is_a_new_start() -> None:
    def aside(s: State) -> None:
        s.characters = ["dale"]
        s.parties[0].scouted, s.parties[0].private = ["motel", "marina"], "airport"
        s.locations = ["quarry"]

    table = bitten("arnold:2", 1, party("d", "hank", food=3), change=aside, follower_deck=["gus"])
    play(table, "P2", "c", "stop")
    assert asked(table) == {"P1": "return"}
    play(table, "P1", "yes")
    assert [event.character for event in told(table, Returned)] == ["dale"]
    assert survivors(table, "P1") == "dale gus"
    assert sheet(table, "P1").at == "c"
    assert sheet(table, "P1").scouted == []
    found = sorted([*state(table).locations, sheet(table, "P1").private])
    assert found == ["airport", "marina", "motel", "quarry"]
    assert supplies(table, "P1") == "0 2 1"  # one of each; Dale brings a gas, and Gus eats a food
    assert state(table).characters == []


@pytest.mark.rule("BG-412", "BG-R66")
def test_without_a_character_nobody_comes_back() -> None:
    def none_left(s: State) -> None:
        s.characters = []

    table = bitten("arnold:2", 1, party("d", "hank"), change=none_left)
    assert sheet(table, "P1").status == "out"
    play(table, "P2", "c", "stop")
    assert asked(table) == {"P2": "move"}


@pytest.mark.rule("BG-R67")
def test_without_followers_one_comes_back_alone() -> None:
    def aside(s: State) -> None:
        s.characters, s.followers = ["dale"], []

    table = bitten("arnold:2", 1, party("d", "hank"), change=aside)
    play(table, "P2", "c", "stop")
    play(table, "P1", "yes")
    assert survivors(table, "P1") == "dale"


@pytest.mark.rule("BG-414")
def test_who_stays_out_takes_no_further_turn() -> None:
    table = bitten("arnold:2", 1, party("d", "hank"))
    play(table, "P2", "c", "stop")
    play(table, "P1", "no")
    assert sheet(table, "P1").status == "out"
    assert asked(table) == {"P2": "move"}
    assert refused(table, "P1", "yes")[0] == "not-asked"


@pytest.mark.rule("BG-R68")
def test_when_nobody_is_left_nobody_wins() -> None:
    def lost(s: State) -> None:
        s.parties[1].status, s.characters = "out", []

    table = bitten("arnold:2", 1, party("d", "hank"), change=lost)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners, table.outcome.rule) == ("nobody-left", (), "BG-411")


@pytest.mark.rule("BG-R69")
def test_the_dead_do_not_come_back() -> None:
    deadly = card(fail=[{"op": "slay"}], success=[])
    join = card(success=[{"op": "join"}])
    table = deal(road("a b=resource:food,gas"), party("a", "rick arnold"), cards=[deadly, join], follower_deck=[])
    play(table, "P1", "b", "fail", "success")
    assert survivors(table, "P1") == "rick"
    assert state(table).dead == ["arnold"]
