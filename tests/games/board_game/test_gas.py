"""Gas (BG-171 … BG-181)."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import (
    ONE_CARD,
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
    supplies,
    tokens,
)
from shambles.games.board_game.table.state import State


@pytest.mark.rule("BG-171", "BG-R21")
def test_a_double_step_is_one_space_more() -> None:
    table = deal(road("a b c d e f"), party("a", gas=1))
    play(table, "P1", "gas b c")
    assert tokens(table) == {"a": 1, "b": 1}  # the space in the middle was left too
    assert supplies(table, "P1") == "0 0 0"
    play(table, "P1", "d", "e")
    assert sheet(table, "P1").at == "e"
    assert look(table).round == 2


@pytest.mark.rule("BG-172", "BG-R22")
def test_both_spaces_must_be_empty() -> None:
    for where in ("b", "c"):
        table = deal(road("a b c"), party("a", gas=1), tokens={where: [1]})
        assert "gas b c" not in options(table, "P1")
        assert refused(table, "P1", "gas b c") == ("not-empty", "BG-172")
        others = deal(road("a b c"), party("a", gas=1), party(where, "hank"))
        assert refused(others, "P1", "gas b c") == ("not-empty", "BG-172")
    assert "gas b c" in options(deal(road("a b c"), party("a", gas=1)), "P1")


@pytest.mark.rule("BG-173", "BG-R27", "BG-177")
def test_one_gas_passes_all_the_zombies_unseen() -> None:
    table = deal(road("a b c"), party("a", gas=1), tokens={"b": [4, 6, 2]})
    play(table, "P1", "gas b")
    assert supplies(table, "P1") == "0 0 0"
    assert look(table).tokens[1].values == (None, None, None)
    assert "fight-begun" not in keys(table)
    play(table, "P1", "c")
    assert tokens(table)["b"] == 3


@pytest.mark.rule("BG-173")
def test_gas_to_pass_only_where_there_are_zombies() -> None:
    table = deal(road("a b c"), party("a", gas=1))
    assert refused(table, "P1", "gas b") == ("no-zombies-to-pass", "BG-173")
    play(table, "P1", "gas b c")
    assert not look(table).turn.passed
    poor = deal(road("a b c"), party("a"), tokens={"b": [1]})
    assert refused(poor, "P1", "gas b") == ("no-gas", "BG-171")


@pytest.mark.rule("BG-174", "BG-R23")
def test_who_stays_among_the_zombies_fights_them() -> None:
    table = deal(road("a b c"), party("a", gas=1), tokens={"b": [2]})
    play(table, "P1", "gas b")
    assert look(table).turn.passed
    assert "fight-begun" not in keys(table)
    roll(table, kills=2)
    play(table, "P1", "stop")
    assert "fight-over" in keys(table)
    assert tokens(table) == {"a": 1}
    assert look(table).round == 2


@pytest.mark.rule("BG-174")
def test_with_the_last_step_the_fight_comes_by_itself() -> None:
    table = deal(road("a b c d"), party("a", gas=1), tokens={"d": [1]})
    play(table, "P1", "b", "c")
    roll(table, kills=1)
    play(table, "P1", "gas d")
    assert "fight-over" in keys(table)


@pytest.mark.rule("BG-175")
def test_three_uses_a_turn() -> None:
    table = deal(road("a b c d e"), party("a", "arnold jamal", gas=5), tokens={one: [1] for one in "bcde"})
    play(table, "P1", "gas b", "gas c", "gas d")
    assert supplies(table, "P1") == "0 2 0"
    assert look(table).turn.steps_left == 1
    assert refused(table, "P1", "gas e") == ("gas-limit", "BG-175")
    assert "e" in options(table, "P1")


@pytest.mark.rule("BG-R26")
def test_gas_paid_for_a_card_does_not_count() -> None:
    def nearly(s: State) -> None:
        s.turn.gas = 3

    dear = card({"kind": "pay", "gas": 1})
    table = deal(road("a b=resource:food"), party("a", gas=2), cards=[dear], phase="move", change=nearly)
    play(table, "P1", "b", "pay")
    assert supplies(table, "P1") == "0 1 0"


@pytest.mark.rule("BG-176")
def test_gas_is_declared_before_the_step() -> None:
    table = deal(road("a b c"), party("a", gas=2, ammo=1), tokens={"b": [5]})
    roll(table, kills=0)
    play(table, "P1", "b")
    assert options(table, "P1") == ["ammo", "stop"]
    assert refused(table, "P1", "gas b")[0] in ("not-offered", "not-understood")


@pytest.mark.rule("BG-178")
def test_passing_is_a_step() -> None:
    table = deal(road("a b c d e"), party("a", gas=1), party("e", "hank"), tokens={"b": [1]})
    play(table, "P1", "gas b", "c", "d")
    assert asked(table) == {"P2": "move"}


@pytest.mark.rule("BG-179", "BG-R19")
def test_gas_carries_nobody_over_a_stop() -> None:
    world = "a b={} c"
    for kind in ("resource:food", "location:motel"):
        table = deal(road(world.format(kind)), party("a", gas=1), public=["motel"], tiers={"motel": ONE_CARD})
        assert refused(table, "P1", "gas b c") == ("over-a-resource", "BG-179")
    table = deal(road("a b c"), party("a", gas=1), markers={"b": ["hank"]})
    assert refused(table, "P1", "gas b c") == ("over-a-resource", "BG-179")


@pytest.mark.rule("BG-R20")
def test_a_double_step_may_end_on_a_stop() -> None:
    given: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": ONE_CARD}}
    for kind in ("resource:food", "location:motel"):
        table = deal(road(f"a b c={kind}"), party("a", gas=1), cards=[card()], **given)
        play(table, "P1", "gas b c")
        assert asked(table) == {"P1": "take-a-side"}
        assert look(table).turn.steps_left == 0
    closed = deal(road("a b c=location:motel"), party("a", gas=1))
    assert refused(closed, "P1", "gas b c") == ("location-closed", "BG-206")


@pytest.mark.rule("BG-180", "BG-R24")
def test_zombies_at_a_stop_cannot_be_passed() -> None:
    table = deal(road("a b=resource:food c"), party("a", gas=1), tokens={"b": [1]})
    assert refused(table, "P1", "gas b") == ("zombies-at-a-resource", "BG-180")
    table = deal(road("a b c"), party("a", gas=1), tokens={"b": [1]}, markers={"b": ["hank"]})
    assert refused(table, "P1", "gas b") == ("zombies-at-a-resource", "BG-180")


@pytest.mark.rule("BG-181")
def test_six_spaces_and_no_seventh() -> None:
    table = deal(road("a b c d e f g h"), party("a", gas=5), party("h", "hank"))
    play(table, "P1", "gas b c", "gas d e", "gas f g")
    assert sheet(table, "P1").at == "g"
    assert supplies(table, "P1") == "0 2 0"
    assert asked(table) == {"P2": "move"}
