"""Odds that a player could reckon: a step into tokens, a shot, a scouting; from what that seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.small_maps import card, deal, look, party, play, road, roll
from shambles import Imagined
from shambles.games.board_game.table.odds import FightOdds, Odds, ScoutOdds, ShotOdds

PLAIN = {"cooperation": False}


def odds_of(table: Any, name: str = "P1") -> Odds:
    found = look(table, name).odds
    assert found is not None
    return found


@pytest.mark.rule("BG-151", "BG-152")
def test_a_pack_that_lies_open_is_reckoned_exactly() -> None:
    """Arnold rolls one red die: K1 K1 K2 K3 A1 0 against two zombies; he can bear one fatigue more."""

    def turn_up(state: Any) -> None:
        state.tokens["b"][0].up = True

    table = deal(road("a b c d e"), party("a", "arnold:1"), tokens={"b": [2]}, change=turn_up)
    assert odds_of(table).fights == (FightOdds("b", free=0.333, fatigue=1.0, deadly=0.333),)


@pytest.mark.rule("BG-153", "BG-043")
def test_a_face_down_pack_may_be_any_that_nobody_has_seen() -> None:
    def only_ones(state: Any) -> None:
        state.bag = [1, 1, 1]

    table = deal(road("a b c d e"), party("a", "arnold"), tokens={"b": [1], "c": [1, 1], "e": [1]}, change=only_ones)
    assert odds_of(table).fights == (
        FightOdds("b", free=0.667, fatigue=0.33, deadly=0.0),
        FightOdds("c", free=0.444, fatigue=0.67, deadly=0.0),
    )  # e is too far away


@pytest.mark.rule("BG-043")
def test_odds_are_the_same_in_every_world_that_could_be_the_true_one() -> None:
    table = deal(road("a b c"), party("a"), party("c", "hank"), tokens={"b": [9]}, options=PLAIN)
    for seed in range(4):
        assert look(table.fork(0, Imagined(seed)), "P1").odds == look(table, "P1").odds


@pytest.mark.rule("BG-351", "BG-371")
def test_a_shot_is_reckoned_by_the_faces_of_the_ammo_die() -> None:
    table = deal(road("a b"), party("a", "arnold", ammo=2), tokens={"b": [2]})
    roll(table, kills=0)
    play(table, "P1", "b")
    assert odds_of(table) == Odds(shot=ShotOdds(enough=0.667, noise=0.5))
    better = deal(road("a b"), party("a", "ruth", ammo=2), tokens={"b": [2]})
    roll(better, kills=0)
    play(better, "P1", "b")
    assert odds_of(better).shot == ShotOdds(enough=1.0, noise=0.5)


@pytest.mark.rule("BG-480", "BG-481")
@pytest.mark.parametrize(
    ("tier", "cards", "chance"),
    [
        ([{"step": "kill", "n": 2}], [], 0.333),
        ([{"step": "survive", "n": 3}], [], 0.667),
        ([{"step": "actions", "n": 1}], [], 0.167),
        ([{"step": "have", "count": "food", "cmp": ">=", "n": 1}], [], 1.0),
        ([{"step": "encounters", "n": 2}], [{"kind": "kill", "n": 2}, {"kind": "none"}], 0.444),
        ([{"step": "encounters", "n": 1}], [{"kind": "pay", "gas": 1}], 0.0),
        ([{"step": "encounters", "n": 1}], [{"kind": "pay", "food": 1}], 1.0),
        (
            [{"step": "encounters", "n": 1}],
            [{"kind": "either", "of": [{"kind": "none"}, {"kind": "pay", "gas": 1}]}],
            1.0,
        ),
        ([{"step": "encounters", "n": 1}], [{"kind": "compare", "count": "food", "mode": "most"}], 1.0),
        ([{"step": "encounters", "n": 1}], [{"kind": "compare", "count": "food", "mode": "least"}], 0.0),
        ([{"step": "encounters", "n": 1}], [{"kind": "vote"}], 0.5),
    ],
)
def test_a_scouting_is_reckoned_part_by_part(tier: Any, cards: list[Any], chance: float) -> None:
    made = [card(one, others=one["kind"] in ("compare", "vote")) for one in cards]

    def only_these(state: Any) -> None:
        state.encounters = [one for one in state.encounters if one.startswith("made_up")]

    given: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": [tier] * 3}, "cards": made, "options": PLAIN}
    table = deal(
        road("a m=location:motel"), party("a", "arnold", food=1), party("m", "hank"), change=only_these, **given
    )
    assert odds_of(table).scouting == (ScoutOdds("motel", chance),)


@pytest.mark.rule("BG-473", "BG-040")
def test_only_the_seat_at_play_sees_odds_and_of_places_it_may_scout() -> None:
    given: dict[str, Any] = {"public": ["airport"], "tiers": {"motel": [[{"step": "kill", "n": 1}]] * 3}}
    given["tiers"]["airport"] = [[{"step": "spend", "gas": 2}]] * 3
    table = deal(road("a m=location:motel"), party("a", "arnold", private="motel"), party("a", "hank"), **given)
    assert [one.location for one in odds_of(table).scouting] == ["motel"]
    assert look(table, "P2").odds is None
    assert look(table).odds is None
