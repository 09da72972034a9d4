"""Encounters (BG-241 … BG-253)."""

from __future__ import annotations

import tomllib
from typing import Any

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
    road,
    roll,
    sheet,
    state,
    supplies,
    survivors,
    told,
)
from shambles.games.board_game.box.checks import box_faults
from shambles.games.board_game.box.contents import STANDARD_TEXT, find_box
from shambles.games.board_game.effects.operations.cards import Keep, Tokens
from shambles.games.board_game.effects.operations.resources import Blocked, Gain, Lose
from shambles.games.board_game.effects.operations.survivors import Fatigue, Heal, Join, Leave
from shambles.games.board_game.table.events import RollOver
from shambles.games.board_game.table.events_of_cards import (
    CardDrawn,
    CardPassedOver,
    CardResolved,
    Compared,
    DeckShuffled,
    TargetAnswered,
    Voted,
)
from shambles.games.board_game.table.state import State

BOX = find_box("standard")
FOOD = "a b=resource:food c"
GAIN = [{"op": "gain", "res": "ammo"}]
LOSE = [{"op": "lose", "res": "ammo"}]


def at_the_table(made: Any, *others: dict[str, Any], **mine: Any) -> Any:
    """P1 draws this card on a food space; the others stand elsewhere."""
    table = deal(road(FOOD), party("a", ammo=1, **mine), *others, cards=[made])
    play(table, "P1", "b")
    return table


@pytest.mark.rule("BG-241", "BG-242", "BG-203")
def test_a_card_for_each_icon() -> None:
    table = deal(road("a b=resource:food,gas,ammo"), party("a"), cards=[card() for _ in range(3)])
    play(table, "P1", "b")
    assert asked(table) == {"P1": "take-a-side"}
    assert "stop" not in options(table, "P1")
    play(table, "P1", "fail", "fail", "fail")
    assert [event.why for event in told(table, CardDrawn)] == ["food", "gas", "ammo"]


@pytest.mark.rule("BG-243")
def test_one_card_is_finished_before_the_next() -> None:
    deadly = card(fail=[{"op": "slay"}])
    shoot = card({"kind": "kill", "n": 1})
    table = deal(road("a b=resource:food,gas"), party("a", "eddie gus"), cards=[deadly, shoot])
    play(table, "P1", "b", "fail")
    roll(table, kills=1)
    assert keys(table).count("card-drawn") == 1
    play(table, "P1", "eddie")
    assert len(look(table).dead) == 1
    drawn = keys(table)
    assert drawn.index("died") < len(drawn) - 1 - drawn[::-1].index("card-drawn")
    assert look(table).parties[0].pool.red == 1


@pytest.mark.rule("BG-244")
def test_the_discard_pile_becomes_the_deck() -> None:
    def nearly_empty(s: State) -> None:
        s.encounters, s.discard = [], ["enc58"] * 40

    table = deal(road(FOOD), party("a", "arnold:2 chris:1"), change=nearly_empty)
    play(table, "P1", "b")
    assert [event.count for event in told(table, DeckShuffled)] == [40]
    assert (len(state(table).encounters), len(state(table).discard)) == (39, 0)
    play(table, "P1", "arnold")
    assert len(state(table).discard) == 1


@pytest.mark.rule("BG-244")
def test_the_discard_pile_waits_until_a_card_is_needed() -> None:
    """The last card of the deck goes, and nothing is shuffled: it lies among the others when the next one is needed."""

    def one_left(s: State) -> None:
        s.encounters, s.discard = s.encounters[-1:], ["enc58"] * 3

    space = road("a b=resource:food c=resource:food")
    table = deal(space, party("a", "arnold:2 chris:1"), cards=[card()], change=one_left)
    play(table, "P1", "b", "fail")
    assert [event.card for event in told(table, CardDrawn)] == ["made_up_1"]
    assert not told(table, DeckShuffled)
    assert (state(table).encounters, len(state(table).discard)) == ([], 4)
    play(table, "P1", "leave", "c")
    assert [event.count for event in told(table, DeckShuffled)] == [4]
    assert len(state(table).encounters) == 3


@pytest.mark.rule("BG-245")
def test_a_card_has_a_challenge_and_two_sides() -> None:
    for missing in ("challenge", "success", "fail"):
        tables = tomllib.loads(STANDARD_TEXT)
        del tables["encounter"][4][missing]
        [fault] = box_faults(tables)
        assert (fault.field, fault.code) == (f"encounter.{tables['encounter'][4]['id']}.{missing}", "field-missing")


@pytest.mark.rule("BG-246")
def test_the_cards_bring_all_kinds_of_results() -> None:
    won = {type(effect) for one in BOX.encounters.values() for effect in one.success}
    lost = {type(effect) for one in BOX.encounters.values() for effect in one.fail}
    assert {Join, Gain, Keep, Heal} <= won
    assert {Lose, Fatigue, Leave, Blocked, Tokens} <= lost
    tables = tomllib.loads(STANDARD_TEXT)
    tables["encounter"][0]["success"] = [{"op": "win_the_game"}]
    [fault] = box_faults(tables)
    assert (fault.field, fault.code) == (f"encounter.{tables['encounter'][0]['id']}.success[0].op", "unknown-operation")


@pytest.mark.rule("BG-247")
def test_everybody_reads_the_card() -> None:
    table = at_the_table(card(), party("c", "hank"))
    for name in ("P1", "P2", None):
        assert [one.card.id for one in look(table, name).cards] == ["made_up_1"]


@pytest.mark.rule("BG-248", "BG-249", "BG-250")
def test_one_side_happens_and_the_card_is_discarded() -> None:
    for side, found in (("success", 2), ("fail", 0)):
        table = at_the_table(card(success=GAIN, fail=LOSE))
        play(table, "P1", side)
        assert sheet(table, "P1").ammo == found
        assert state(table).discard == ["made_up_1"]
        assert [event.rule for event in told(table, CardResolved)] == ["BG-248" if side == "success" else "BG-249"]


@pytest.mark.rule("BG-252", "BG-248", "BG-249", "BG-R45")
def test_actions_are_counted_in_one_roll_of_all_dice() -> None:
    """Glenn and Arnold: one blue, one red, two green. Two of the faces are Actions."""
    for need, side in ((2, True), (3, False)):
        table = deal(road(FOOD), party("a", "glenn arnold", ammo=2), cards=[card({"kind": "actions", "n": need})])
        roll(table, faces="A1 0 A1 K1")  # blue, red, green, green
        play(table, "P1", "b")
        assert [(event.won, event.total) for event in told(table, RollOver)] == [(side, 2)]
        assert sheet(table, "P1").ammo == 2


@pytest.mark.rule("BG-253")
def test_fatigue_and_the_failing_side_both_apply() -> None:
    table = deal(
        road(FOOD), party("a", food=1), cards=[card({"kind": "kill", "n": 4}, fail=[{"op": "lose", "res": "food"}])]
    )
    roll(table, kills=2)
    play(table, "P1", "b", "arnold", "chris")
    assert survivors(table, "P1") == "arnold:1 chris:1"
    assert supplies(table, "P1") == "0 0 0"


# --- the kinds of challenge


@pytest.mark.rule("BG-251")
def test_unknown_challenges_are_refused() -> None:
    tables = tomllib.loads(STANDARD_TEXT)
    tables["encounter"][0]["challenge"] = {"kind": "sing"}
    [fault] = box_faults(tables)
    assert (fault.field, fault.code) == ("encounter.enc01.challenge.kind", "unknown-value")
    kinds = {one.challenge.kind for one in BOX.encounters.values()}
    assert kinds == {"kill", "survive", "actions", "pay", "compare", "vote", "ask", "choice", "either", "none"}


@pytest.mark.rule("BG-251", "BG-R53", "BG-R55")
def test_comparisons_look_at_those_in_play_and_a_tie_is_enough() -> None:
    most = card({"kind": "compare", "count": "ammo", "mode": "most"}, others=True)
    for rival, met in ((0, True), (1, True), (2, False)):
        table = at_the_table(most, party("c", "hank", ammo=rival))
        assert [event.met for event in told(table, Compared)] == [met]
    least = card({"kind": "compare", "count": "food", "mode": "least"}, others=True)
    assert [e.met for e in told(at_the_table(least, party("c", "hank", food=1)), Compared)] == [True]
    assert [e.met for e in told(at_the_table(least, party("c", "hank"), food=1), Compared)] == [False]

    def out(s: State) -> None:
        s.parties[2].status, s.parties[2].ammo = "out", 9

    table = deal(road(FOOD), party("a", ammo=1), party("c", "hank"), party("c", "gus"), cards=[most], change=out)
    play(table, "P1", "b")
    assert [event.met for event in told(table, Compared)] == [True]


@pytest.mark.rule("BG-251", "BG-R54")
def test_a_vote_is_cast_by_all_and_the_active_player_breaks_a_tie() -> None:
    ballot = card({"kind": "vote"}, success=GAIN, others=True)
    for own, carried in (("yes", True), ("no", False)):
        table = at_the_table(ballot, party("c", "hank"), party("c", "gus"))
        assert asked(table) == {"P2": "vote"}
        play(table, "P2", "yes")
        assert asked(table) == {"P3": "vote"}
        play(table, "P3", "no")
        assert asked(table) == {"P1": "vote-last"}
        play(table, "P1", own)
        assert [event.carried for event in told(table, Voted)] == [carried]
    table = at_the_table(ballot, party("c", "hank"))
    play(table, "P2", "no")
    play(table, "P1", "yes")  # one against one: a tie, and the active player's side
    assert [event.carried for event in told(table, Voted)] == [True]


@pytest.mark.rule("BG-251")
def test_another_player_may_decide() -> None:
    favour = card({"kind": "ask"}, success=[*GAIN, {"op": "gain", "res": "gas", "who": "target"}], others=True)
    table = at_the_table(favour, party("c", "hank"), party("c", "gus"))
    assert options(table, "P1") == ["p2", "p3"]
    play(table, "P1", "p3")
    assert asked(table) == {"P3": "agree"}
    play(table, "P3", "yes")
    assert [event.agrees for event in told(table, TargetAnswered)] == [True]
    assert (sheet(table, "P1").ammo, sheet(table, "P3").gas) == (2, 1)


@pytest.mark.rule("BG-251")
def test_one_of_two_challenges() -> None:
    table = at_the_table(card({"kind": "either", "of": [{"kind": "pay", "ammo": 1}, {"kind": "actions", "n": 1}]}))
    assert options(table, "P1") == ["1", "2"]
    play(table, "P1", "1", "pay")
    assert sheet(table, "P1").ammo == 0
    assert [event.success for event in told(table, CardResolved)] == [True]


@pytest.mark.rule("BG-432", "BG-R57")
def test_paying_is_voluntary_and_refusing_is_failing() -> None:
    bill = card({"kind": "pay", "ammo": 1}, fail=[{"op": "gain", "res": "gas"}])
    table = at_the_table(bill)
    assert options(table, "P1") == ["pay", "no"]
    play(table, "P1", "no")
    assert supplies(table, "P1") == "0 1 1"
    poor = deal(road(FOOD), party("a"), cards=[bill])
    play(poor, "P1", "b")
    assert [event.success for event in told(poor, CardResolved)] == [False]  # nobody is asked who cannot pay


@pytest.mark.rule("BG-R56", "BG-R55")
def test_cards_about_others_are_passed_over_where_there_are_none() -> None:
    def alone(s: State) -> None:
        s.parties[1].status = "out"

    ballot = card({"kind": "vote"}, others=True)
    table = deal(road(FOOD), party("a"), party("c", "hank"), cards=[ballot, card()], change=alone)
    play(table, "P1", "b")
    assert [event.card for event in told(table, CardPassedOver)] == ["made_up_1"]
    assert [event.card for event in told(table, CardDrawn)] == ["made_up_2"]
    assert state(table).discard == ["made_up_1"]
