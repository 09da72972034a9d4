"""Survivors and items one by one, each at its moment; those with more to say are in test_cards_at_work.py."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
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
    sheet,
    supplies,
    survivors,
    tokens,
    told,
)
from shambles import Table
from shambles.games.board_game.table.events_of_cards import CardResolved, Gained


def joined(follower: str, **mine: Any) -> Table:
    """A follower has just joined P1 on b."""
    sheet = party("a", **mine)
    table = deal(road(SHOP), sheet, cards=[card(success=[{"op": "join"}])], follower_deck=[follower])
    play(table, "P1", "b", "success")
    return table


def rolled(challenge: dict[str, Any], faces: str, survivors: str = "arnold", **mine: Any) -> bool:
    """Whether P1 has met this challenge with these faces."""
    table = deal(road(SHOP), party("a", survivors, **mine), cards=[card(challenge)])
    roll(table, faces=faces)
    play(table, "P1", "b")
    [resolved] = told(table, CardResolved)
    return resolved.success


def fighting(zombies: int, survivors: str = "arnold", **mine: Any) -> Table:
    """P1 has stepped into a pack on b, and rolled no kills."""
    table = deal(road("a b c"), party("a", survivors, **mine), tokens={"b": [zombies]})
    roll(table, kills=0)
    play(table, "P1", "b")
    return table


# --- when they join


@pytest.mark.rule("BG-452", "BG-317")
@pytest.mark.parametrize(("follower", "holds"), [("tomas", "1 2 0"), ("hank", "2 0 1"), ("gus", "0 0 0")])
def test_what_a_follower_brings_or_eats(follower: str, holds: str) -> None:
    assert supplies(joined(follower, food=1), "P1") == holds


@pytest.mark.rule("BG-452", "BG-317")
def test_priya_rests_three_and_mae_brings_what_is_wanted() -> None:
    table = joined("priya", survivors="arnold:2 chris:2")
    play(table, "P1", "arnold", "chris", "arnold")
    assert survivors(table, "P1") == "arnold chris:1 priya"
    table = joined("mae")
    play(table, "P1", "gas")
    assert supplies(table, "P1") == "0 1 0"


# --- as long as they are there


@pytest.mark.rule("BG-175", "BG-101", "BG-294")
@pytest.mark.parametrize(
    ("mine", "gas", "steps"),
    [
        (party("a"), 3, 3),
        (party("a", "arnold cal"), 4, 3),
        (party("a", "arnold cal dale"), 5, 3),
        (party("a", items=["enc50"]), 3, 4),
        (party("a", items=["enc50", "enc50"]), 3, 5),
    ],
)
def test_drivers_use_more_gas_and_a_bike_goes_farther(mine: dict[str, Any], gas: int, steps: int) -> None:
    turn = look(deal(road("a b"), mine)).turn
    assert (turn.gas_left, turn.steps_left) == (gas, steps)


@pytest.mark.rule("BG-351", "BG-294")
@pytest.mark.parametrize(("who", "left"), [("arnold", "arnold:1"), ("ruth", "ruth")])
def test_ruth_makes_every_shot_count_for_one_more(who: str, left: str) -> None:
    table = fighting(2, who, ammo=1)
    ammo(table, "K1")
    play(table, "P1", "ammo")
    assert survivors(table, "P1") == left


@pytest.mark.rule("BG-294", "BG-335")
def test_tools_add_an_action() -> None:
    assert rolled({"kind": "actions", "n": 2}, "A1", items=["enc52"])
    assert not rolled({"kind": "actions", "n": 2}, "A1")


@pytest.mark.rule("BG-317", "BG-335")
def test_shanes_kills_are_actions() -> None:
    assert rolled({"kind": "actions", "n": 1}, "K1 0 0", "shane")
    assert not rolled({"kind": "actions", "n": 1}, "K1", "arnold")


# --- in a fight


@pytest.mark.rule("BG-317", "BG-371")
def test_a_muffled_pistol_is_quiet_once_a_turn() -> None:
    for answer, laid in (("use enc53", {"a": 1}), ("no", {"a": 2, "c": 1})):
        table = fighting(2, ammo=1, items=["enc53"])
        ammo(table, "X2")
        play(table, "P1", "ammo", answer)
        assert tokens(table) == laid
        assert sheet(table, "P1").items == ["enc53"]


@pytest.mark.rule("BG-317", "BG-391")
def test_a_vest_spares_one_fatigue() -> None:
    for answer, left in (("use enc54", "arnold:1"), ("stop", "arnold:2")):
        table = fighting(2, items=["enc54"])
        play(table, "P1", answer)
        assert survivors(table, "P1") == left


@pytest.mark.rule("BG-317", "BG-355")
def test_a_vest_is_for_one_fight() -> None:
    table = deal(road("a b"), party("a", items=["enc54"]), tokens={"b": [1, 2]})
    for _ in range(2):
        roll(table, kills=0)
    play(table, "P1", "b", "use enc54", "arnold", "arnold")
    assert survivors(table, "P1") == "arnold:2 chris"


@pytest.mark.rule("BG-293", "BG-373")
def test_a_charge_kills_five_draws_others_and_is_gone() -> None:
    table = fighting(5, items=["enc57"])
    play(table, "P1", "use enc57")
    assert survivors(table, "P1") == "arnold"
    assert tokens(table) == {"a": 2, "c": 1}
    assert sheet(table, "P1").items == []


# --- at other moments


@pytest.mark.rule("BG-271", "BG-317")
def test_a_can_collects_more_gas() -> None:
    for items, gas in ((["enc55"], "0 2 0"), ([], "0 1 0")):
        table = deal(road("a b=resource:gas"), party("a", items=items), cards=[card()])
        play(table, "P1", "b", "success", "take")
        assert supplies(table, "P1") == gas
        assert [event.rule for event in told(table, Gained)] == ["BG-317"] * len(items)


@pytest.mark.rule("BG-317", "BG-081")
def test_ingrid_rests_one_survivor_for_food() -> None:
    table = deal(road("a b"), party("a", "arnold:2 chris:2 ingrid", food=2))
    play(table, "P1", "use ingrid", "arnold")
    assert (survivors(table, "P1"), supplies(table, "P1")) == ("arnold chris:2 ingrid", "1 0 0")
    assert "use ingrid" not in options(table, "P1")


@pytest.mark.rule("BG-317", "BG-152")
@pytest.mark.parametrize(("mine", "count"), [({"survivors": "arnold moses"}, 1), ({"items": ["enc56"]}, 2)])
def test_scouts_and_field_glasses_turn_tokens_up(mine: dict[str, Any], count: int) -> None:
    table = deal(road("a b c"), party("a", **mine), tokens={"b": [4], "c": [5]})
    play(table, "P1", options(table, "P1")[0], *["b", "c"][:count])
    assert [one.values for one in look(table).tokens] == [(4,), (5,) if count == 2 else (None,)]
    assert asked(table)["P1"] != "look-at-token"


@pytest.mark.rule("BG-317", "BG-040")
def test_sal_hears_of_two_locations_and_may_exchange_one() -> None:
    top = ["airport", "motel", "quarry"]
    table = deal(road("a b"), party("a", "arnold sal", private="sawmill"), location_deck=top)
    play(table, "P1", "use sal")
    assert [one.id for one in look(table, "P1").known_top] == ["airport", "motel"]
    play(table, "P1", "motel")
    assert sheet(table, "P1").private == "motel"
    assert "use sal" not in options(table, "P1")


@pytest.mark.rule("BG-317", "BG-249")
def test_amos_comforts_one_survivor_after_a_failure() -> None:
    table = deal(road(SHOP), party("a", "arnold:1 amos"), cards=[card()])
    play(table, "P1", "b", "fail")
    assert survivors(table, "P1") == "arnold amos"


@pytest.mark.rule("BG-317", "BG-411")
def test_what_kills_the_last_survivor_ends_the_turn() -> None:
    """Something strong, drunk before the way is gone."""
    drink = {"trigger": "activate", "effects": [{"op": "gain", "res": "gas"}, {"op": "fatigue", "n": 3, "on": "each"}]}
    bottle = card(success=[{"op": "keep"}], inv=True, item=[drink])
    mine = party("a", "arnold", items=["made_up_1"])
    table = deal(road("a b c d"), mine, party("d", "hank"), cards=[bottle], options={"cooperation": False})
    play(table, "P1", "done", "use made_up_1")
    assert sheet(table, "P1").status == "out"
    assert asked(table) == {"P2": "move"}
