"""Zombie tokens left behind, and met (BG-131 … BG-157)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
    ALONE,
    ONE_CARD,
    asked,
    card,
    deal,
    keys,
    look,
    open_table,
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
    tokens,
    told,
)
from shambles.games.board_game.table.events import FightBegun, TokenPlaced, TokenSeen, TokensMixed
from shambles.games.board_game.table.state import Party, State, Token, is_unoccupied


@pytest.mark.rule("BG-131")
def test_a_space_left_empty_gets_a_token() -> None:
    table = deal(road("a b"), party("a"))
    play(table, "P1", "b")
    assert tokens(table) == {"a": 1}


@pytest.mark.rule("BG-132")
def test_every_space_of_the_way_gets_one() -> None:
    table = deal(road("a b c d"), party("a"))
    play(table, "P1", "b", "c", "d")
    assert tokens(table) == {"a": 1, "b": 1, "c": 1}


@pytest.mark.rule("BG-133")
def test_nobody_sees_the_number() -> None:
    table = deal(road("a b"), party("a"), next_tokens=[11])
    play(table, "P1", "b")
    assert told(table, TokenPlaced) == [TokenPlaced("BG-131", "a")]
    assert look(table, "P1").tokens[0].values == (None,)
    assert state(table).tokens["a"] == [Token(11)]


@pytest.mark.rule("BG-134", "BG-R106")
def test_no_token_while_somebody_stays() -> None:
    table = deal(ring("a", "b c"), party("a"), party("a", "hank"), options=ALONE)
    play(table, "P1", "b", "stop")
    assert tokens(table) == {}
    play(table, "P2", "c", "stop")
    assert tokens(table) == {"a": 1}


@pytest.mark.rule("BG-135")
def test_no_second_token_where_one_lies() -> None:
    table = deal(road("a b c"), party("a", gas=1), tokens={"b": [4]})
    play(table, "P1", "gas b", "c")
    assert tokens(table) == {"a": 1, "b": 1}


@pytest.mark.rule("BG-136", "BG-R09")
def test_what_unoccupied_means() -> None:
    s = State(parties=[Party(at="a")], tokens={"b": [Token(1)]})
    assert [is_unoccupied(s, space) for space in ("a", "b", "c")] == [False, False, True]
    table = deal(road("a b=resource:food c"), party("a", gas=1), cards=[card()])
    assert "gas b c" not in options(table, "P1")  # not because it is occupied, but because one has to stop there
    ends_there = deal(road("a b c=resource:food"), party("a", gas=1), cards=[card()])
    assert "gas b c" in options(ends_there, "P1")


@pytest.mark.rule("BG-137", "BG-R86")
def test_a_location_never_gets_one() -> None:
    given: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": ONE_CARD}, "cards": [card()]}
    table = deal(road("a m=location:motel b"), party("a"), **given)
    play(table, "P1", "m", "success")
    assert sheet(table, "P1").scouted == ["motel"]
    assert refused(table, "P1", "stay") == ("may-not-stay", "BG-106")  # the next turn: one must move
    play(table, "P1", "b")
    assert "m" not in tokens(table)


@pytest.mark.rule("BG-138", "BG-R12")
def test_start_and_resource_spaces_get_one() -> None:
    table = open_table(1)
    start = sheet(table, "P1").at
    play(table, "P1", next(one for one in options(table, "P1") if not one.startswith(("gas", "use"))))
    assert tokens(table)[start] == 1
    resource = deal(road("a=resource:food b"), party("a"))
    play(resource, "P1", "b")
    assert tokens(resource) == {"a": 1}


@pytest.mark.rule("BG-139")
def test_several_tokens_on_one_space() -> None:
    lay = card(fail=[{"op": "tokens", "n": 2, "at": "adjacent_one"}])
    table = deal(road("a b=resource:food"), party("a"), cards=[lay])
    play(table, "P1", "b", "fail")  # a is the only space beside b, so nobody is asked where
    assert tokens(table) == {"a": 3}


# --- rulings


@pytest.mark.rule("BG-R10")
def test_a_follower_does_not_occupy_a_space() -> None:
    table = deal(road("a b"), party("a"), markers={"a": ["hank"]})
    play(table, "P1", "b")
    assert tokens(table) == {"a": 1}


@pytest.mark.rule("BG-R11")
def test_the_token_comes_before_anything_on_the_next_space() -> None:
    table = deal(road("a b"), party("a"), tokens={"b": [1]})
    roll(table, kills=1)
    play(table, "P1", "b")
    told_keys = keys(table)
    assert told_keys.index("token-placed") < told_keys.index("fight-begun")


@pytest.mark.rule("BG-R28", "BG-R38")
def test_tokens_that_were_fought_are_used_again() -> None:
    def nearly_empty(s: State) -> None:
        s.bag, s.fought = [], [3, 4]

    table = deal(road("a b c d"), party("a"), change=nearly_empty)
    play(table, "P1", "b", "c")
    assert [event.count for event in told(table, TokensMixed)] == [2]
    play(table, "P1", "d")  # now there are none at all
    assert tokens(table) == {"a": 1, "b": 1}


@pytest.mark.rule("BG-R38")
def test_a_party_that_is_taken_off_the_board_leaves_no_token() -> None:
    table = deal(road("a b"), party("a", "arnold:2"), tokens={"b": [9]})
    roll(table, kills=0)
    play(table, "P1", "b")
    assert table.outcome is not None
    assert tokens(table) == {"a": 1}


# --- meeting tokens


@pytest.mark.rule("BG-151", "BG-157")
def test_the_fight_comes_first() -> None:
    table = deal(road("a b=resource:food c"), party("a", ammo=1), tokens={"b": [4]}, cards=[card()])
    roll(table, kills=2)
    play(table, "P1", "b")
    assert asked(table) == {"P1": "fight-on"}
    assert "card-drawn" not in keys(table)
    assert refused(table, "P1", "c")[0] in ("not-offered", "not-understood")


@pytest.mark.rule("BG-152")
def test_a_token_is_turned_up_when_it_is_met() -> None:
    table = deal(road("a b"), party("a", ammo=1), tokens={"b": [4]})
    roll(table, kills=1)
    play(table, "P1", "b")
    assert told(table, FightBegun) == [FightBegun("BG-152", 0, "token", 4, "b")]
    assert look(table, "P1").tokens[-1].values == (4,)


@pytest.mark.rule("BG-152")
def test_an_open_token_is_fought_as_it_is() -> None:
    table = deal(road("a b"), party("a"), open_tokens={"b": [3]})
    assert look(table).tokens[0].values == (3,)
    roll(table, kills=3)
    play(table, "P1", "b")
    assert [event.zombies for event in told(table, FightBegun)] == [3]
    assert told(table, TokenSeen) == []


@pytest.mark.rule("BG-153")
def test_several_tokens_are_several_fights() -> None:
    table = deal(road("a b"), party("a"), tokens={"b": [2, 3]})
    roll(table, kills=4)  # two too many, which do not help in the next fight
    roll(table, kills=1)
    play(table, "P1", "b", "arnold", "arnold")
    assert [event.zombies for event in told(table, FightBegun)] == [2, 3]
    assert survivors(table, "P1") == "arnold:2 chris"


@pytest.mark.rule("BG-R29")
def test_open_tokens_are_fought_first_then_the_oldest() -> None:
    def mixed(s: State) -> None:
        s.tokens["b"] = [Token(1), Token(2), Token(3, up=True)]

    table = deal(road("a b"), party("a"), change=mixed)
    for _ in range(3):
        roll(table, kills=3)
    play(table, "P1", "b")
    assert [event.zombies for event in told(table, FightBegun)] == [3, 1, 2]


@pytest.mark.rule("BG-154", "BG-155")
def test_a_lost_fight_costs_fatigue_and_nothing_else() -> None:
    table = deal(road("a b c"), party("a", food=1, gas=1), tokens={"b": [5]})
    roll(table, kills=3)
    play(table, "P1", "b", "arnold", "chris")
    assert survivors(table, "P1") == "arnold:1 chris:1"
    assert tokens(table) == {"a": 1}
    assert supplies(table, "P1") == "1 1 0"
    assert state(table).fought == [5]
    assert asked(table) == {"P1": "move"}


@pytest.mark.rule("BG-156")
def test_nobody_has_to_fire() -> None:
    table = deal(road("a b"), party("a", ammo=2), tokens={"b": [3]})
    roll(table, kills=2)
    play(table, "P1", "b", "stop", "arnold")
    assert supplies(table, "P1") == "0 0 2"
    assert survivors(table, "P1") == "arnold:1 chris"


@pytest.mark.rule("BG-157")
def test_after_a_lost_fight_the_resource_comes_all_the_same() -> None:
    table = deal(road("a b=resource:gas"), party("a"), tokens={"b": [4]}, cards=[card()])
    roll(table, kills=1)
    play(table, "P1", "b", "arnold", "arnold", "chris")
    assert asked(table) == {"P1": "take-a-side"}
    play(table, "P1", "fail", "take")
    assert supplies(table, "P1") == "0 1 0"
    assert survivors(table, "P1") == "arnold:2 chris:1"


@pytest.mark.rule("BG-R30", "BG-176")
def test_gas_does_not_help_between_two_tokens() -> None:
    table = deal(road("a b c"), party("a", gas=3, ammo=1), tokens={"b": [1, 6]})
    roll(table, kills=1)
    roll(table, kills=0)
    play(table, "P1", "b")
    assert options(table, "P1") == ["ammo", "stop"]
