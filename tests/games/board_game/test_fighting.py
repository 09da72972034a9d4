"""Dice, fights and ammo (BG-311 … BG-356)."""

from __future__ import annotations

import pytest

from games.board_game.small_maps import (
    ammo,
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
    roll,
    sheet,
    state,
    supplies,
    survivors,
    told,
)
from shambles import Table
from shambles.games.board_game.box.contents import Pool, find_box
from shambles.games.board_game.table.events import FightBegun, FightOver, RolledDice, RollOver
from shambles.games.board_game.table.events_of_cards import CardResolved

FOOD = "a b=resource:food"


def fight(zombies: int, who: str = "arnold chris", **more: int) -> Table:
    """P1 is about to step onto a token of this size."""
    return deal(road("a b c"), party("a", who, **more), tokens={"b": [zombies]})


def results(table: Table) -> list[bool]:
    return [event.success for event in told(table, CardResolved)]


# --- the pool and its faces


@pytest.mark.rule("BG-311", "BG-318")
def test_the_pool_is_the_sum_of_all_survivors() -> None:
    table = deal(road("a b"), party("a", "rick arnold gus"))
    assert look(table).parties[0].pool == Pool(blue=3, red=2, green=1)
    assert len(look(table).parties[0].survivors) == 3


@pytest.mark.rule("BG-312", "BG-332")
def test_the_whole_pool_is_rolled_for_fights_and_actions() -> None:
    table = fight(2, "glenn arnold")
    roll(table, kills=2)
    play(table, "P1", "b")
    [event] = told(table, RolledDice)
    assert event.dice == ("blue", "red", "green", "green")
    act = deal(road(FOOD), party("a", "glenn arnold"), cards=[card({"kind": "actions", "n": 1})])
    roll(act, actions=1)
    play(act, "P1", "b")
    assert [event.dice for event in told(act, RolledDice)] == [("blue", "red", "green", "green")]


@pytest.mark.rule("BG-R48")
def test_more_dice_of_a_colour_than_the_box_holds() -> None:
    table = fight(1, "tyreese eddie arnold")
    roll(table, faces="K1 K1 K1 K1 K1 K1")
    play(table, "P1", "b")
    assert told(table, RolledDice)[0].dice == ("red",) * 6


@pytest.mark.rule("BG-313")
def test_the_colours_differ() -> None:
    faces = find_box("standard").faces
    assert len({tuple(sorted(faces[colour])) for colour in ("blue", "red", "green")}) == 3


@pytest.mark.rule("BG-314", "BG-332")
def test_kill_faces_are_added_up() -> None:
    table = fight(3)
    roll(table, faces="K2 K1")
    play(table, "P1", "b")
    assert [event.won for event in told(table, FightOver)] == [True]
    assert told(table, RolledDice)[0].total == 3


@pytest.mark.rule("BG-315")
def test_an_action_kills_nothing() -> None:
    table = fight(2)
    roll(table, faces="A1 K1")
    play(table, "P1", "b", "arnold")
    assert told(table, RolledDice)[0].total == 1


@pytest.mark.rule("BG-316", "BG-R49")
def test_a_wild_is_whatever_is_needed() -> None:
    table = fight(2, "priya arnold")
    roll(table, faces="W1 K1")
    play(table, "P1", "b")
    assert told(table, RolledDice)[0].total == 2
    act = deal(road(FOOD), party("a", "priya arnold"), cards=[card({"kind": "actions", "n": 2})])
    roll(act, faces="W1 K1")
    play(act, "P1", "b")
    assert [event.total for event in told(act, RollOver)] == [1]


@pytest.mark.rule("BG-317")
def test_an_ability_goes_with_its_survivor() -> None:
    table = deal(road("a b c d e"), party("a", "arnold jamal:2"), tokens={"b": [1]})
    assert look(table).turn.steps_left == 4
    roll(table, kills=0)
    play(table, "P1", "b", "jamal")
    assert survivors(table, "P1") == "arnold"
    assert look(table).turn.steps_left == 2
    play(table, "P1", "c", "d")
    assert look(table).round == 2


@pytest.mark.rule("BG-317")
def test_abilities_improve_a_roll() -> None:
    table = deal(road("a b"), party("a", "rick tyreese"), tokens={"b": [6]})
    roll(table, faces="0 0 0 K1 K1 K1")
    play(table, "P1", "b")
    assert options(table, "P1") == ["use rick", "use tyreese", "stop"]
    play(table, "P1", "use tyreese")
    assert survivors(table, "P1") == "rick tyreese:1"
    roll(table, faces="K1")
    play(table, "P1", "use rick", "die 1")
    assert [event.won for event in told(table, FightOver)] == [True]


# --- fights


@pytest.mark.rule("BG-331")
def test_fights_come_from_tokens_cards_and_locations_only() -> None:
    table = fight(1)
    roll(table, kills=1)
    play(table, "P1", "b")
    assert [event.kind for event in told(table, FightBegun)] == ["token"]
    cards = deal(road(FOOD), party("a"), cards=[card({"kind": "kill", "n": 1})])
    roll(cards, kills=1)
    play(cards, "P1", "b")
    assert [(event.rule, event.kind) for event in told(cards, FightBegun)] == [("BG-331", "kill")]
    quiet = deal(road("a b c"), party("a"), party("c", "hank"))
    play(quiet, "P1", "b", "c", "stop")
    assert "fight-begun" not in keys(quiet)


@pytest.mark.rule("BG-333")
def test_as_many_kills_as_zombies_are_enough() -> None:
    for kills in (3, 5):
        table = fight(3)
        roll(table, kills=kills)
        play(table, "P1", "b")
        assert [(event.won, event.left) for event in told(table, FightOver)] == [(True, 0)]
        assert survivors(table, "P1") == "arnold chris"


@pytest.mark.rule("BG-334")
def test_a_fatigue_for_each_zombie_left() -> None:
    table = fight(5)
    roll(table, kills=3)
    play(table, "P1", "b", "arnold", "arnold")
    assert survivors(table, "P1") == "arnold:2 chris"


@pytest.mark.rule("BG-335")
def test_there_is_no_second_roll() -> None:
    table = fight(4, ammo=1)
    roll(table, kills=1)
    play(table, "P1", "b")
    assert options(table, "P1") == ["ammo", "stop"]
    play(table, "P1", "stop", "arnold", "chris", "chris")
    assert keys(table).count("rolled-dice") == 1


@pytest.mark.rule("BG-336", "BG-253")
def test_kill_succeeds_only_if_all_are_dead() -> None:
    for kills, won in ((4, True), (3, False)):
        table = deal(road(FOOD), party("a"), cards=[card({"kind": "kill", "n": 4})])
        roll(table, kills=kills)
        play(table, "P1", "b", *([] if won else ["arnold"]))
        assert results(table) == [won]


@pytest.mark.rule("BG-337")
def test_survive_succeeds_if_nobody_dies() -> None:
    table = deal(road(FOOD), party("a"), cards=[card({"kind": "survive", "n": 6})])
    roll(table, kills=3)
    play(table, "P1", "b", "arnold", "arnold", "chris")
    assert results(table) == [True]
    assert survivors(table, "P1") == "arnold:2 chris:1"


@pytest.mark.rule("BG-338", "BG-337")
def test_survive_fails_with_the_first_death() -> None:
    table = deal(road(FOOD), party("a", "arnold:1 chris:1 gus"), cards=[card({"kind": "survive", "n": 6})])
    roll(table, kills=3)
    play(table, "P1", "b", "arnold", "arnold", "chris")
    assert results(table) == [False]
    assert survivors(table, "P1") == "chris:2 gus"


@pytest.mark.rule("BG-R62", "BG-R63")
def test_only_deaths_of_that_fights_fatigue_count() -> None:
    """Chris dies of the first card; the second, to survive, is won; what it does then kills Arnold."""
    deadly, last = card(fail=[{"op": "slay"}]), card({"kind": "survive", "n": 3}, success=[{"op": "slay"}])
    table = deal(road("a b=resource:food,gas"), party("a", "rick arnold chris"), cards=[deadly, last])
    play(table, "P1", "b", "fail")
    roll(table, kills=3)
    play(table, "P1", "chris")
    assert results(table) == [False, True]
    assert survivors(table, "P1") == "rick"


# --- ammo


@pytest.mark.rule("BG-351")
def test_ammo_after_the_roll() -> None:
    table = fight(4, ammo=1)
    roll(table, kills=3)
    play(table, "P1", "b")
    assert asked(table) == {"P1": "fight-on"}
    ammo(table, "K1")
    play(table, "P1", "ammo")
    assert [event.won for event in told(table, FightOver)] == [True]
    assert supplies(table, "P1") == "0 0 0"


@pytest.mark.rule("BG-352")
def test_ammo_one_at_a_time_while_short() -> None:
    table = fight(6, ammo=3)
    roll(table, kills=2)
    play(table, "P1", "b")
    ammo(table, "K1")
    play(table, "P1", "ammo")
    view = look(table)
    assert view.roll is not None
    assert (view.roll.total, view.roll.short) == (3, 3)
    ammo(table, "K3")
    play(table, "P1", "ammo")
    assert [event.won for event in told(table, FightOver)] == [True]
    assert supplies(table, "P1") == "0 0 1"


@pytest.mark.rule("BG-R46")
def test_no_ammo_when_the_fight_is_won() -> None:
    table = fight(2, ammo=5)
    roll(table, kills=2)
    play(table, "P1", "b")
    assert asked(table) == {"P1": "move"}
    assert supplies(table, "P1") == "0 0 5"


@pytest.mark.rule("BG-R47")
def test_ammo_without_dice() -> None:
    table = fight(2, "june", ammo=1)
    play(table, "P1", "b")
    ammo(table, "K2")
    play(table, "P1", "ammo")
    assert [event.won for event in told(table, FightOver)] == [True]


@pytest.mark.rule("BG-353")
def test_the_ammo_die_always_kills() -> None:
    assert {face[1] for face in find_box("standard").faces["black"]} == {"1", "2", "3"}
    for face in find_box("standard").faces["black"]:
        table = fight(int(face[1]), "june", ammo=1)
        play(table, "P1", "b")
        ammo(table, face)
        play(table, "P1", "ammo")
        assert [event.won for event in told(table, FightOver)] == [True]


@pytest.mark.rule("BG-354", "BG-R45")
def test_no_ammo_for_actions() -> None:
    table = deal(road(FOOD), party("a", "rick", ammo=3), cards=[card({"kind": "actions", "n": 3})])
    roll(table, actions=1)
    play(table, "P1", "b")
    assert asked(table) == {"P1": "act-on"}
    assert "ammo" not in options(table, "P1")
    assert refused(table, "P1", "ammo")[0] in ("not-offered", "not-understood")


@pytest.mark.rule("BG-355")
def test_the_ammo_counts_in_one_fight() -> None:
    table = deal(road("a b"), party("a", ammo=1), tokens={"b": [3, 3]})
    roll(table, kills=1)
    play(table, "P1", "b")
    ammo(table, "K2")
    roll(table, kills=1)
    play(table, "P1", "ammo", "arnold", "chris")
    assert [event.left for event in told(table, FightOver)] == [0, 2]


@pytest.mark.rule("BG-356", "BG-334")
def test_what_is_missing_becomes_fatigue() -> None:
    table = fight(5, ammo=2)
    roll(table, kills=3)
    play(table, "P1", "b")
    ammo(table, "K1")
    play(table, "P1", "ammo", "stop", "chris")
    assert survivors(table, "P1") == "arnold chris:1"
    assert supplies(table, "P1") == "0 0 1"
    assert state(table).roll is None
    assert sheet(table, "P1").at == "b"
