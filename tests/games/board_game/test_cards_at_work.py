"""Survivors, items and encounters at work, each in a small position: what the vocabulary of cards does."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.positions import PICK, WIN, differences, party

SHOP = {"spaces": {"a": "plain", "b": "resource:food", "c": "plain"}, "edges": ["a-b", "b-c"]}


def alone(at: str, *survivors: str, **more: Any) -> dict[str, Any]:
    return {"parties": {"P1": party(at, *survivors, **more)}}


# --- survivors (BG-317)


@pytest.mark.rule("BG-317")
def test_an_ability_stands_in_for_the_gas_that_passes_zombies() -> None:
    given = {**alone("a", "glenn", "arnold"), "tokens": {"b": [4]}}
    expect = {"at": {"P1": "c"}, "tokens": {"b": 1}, "fights": []}
    assert differences("P1 gas b", "P1 c", "not P1 gas b", "P1 stop", expect=expect, **given) == []


@pytest.mark.rule("BG-317", "BG-393")
def test_a_dying_survivor_may_be_saved_once() -> None:
    given = {**alone("a", "rick", "lucia", "arnold:2"), "tokens": {"b": [1, 1]}}
    script = ["P1 b", "kills 0", "P1 stop", "P1 arnold", "P1 use lucia", "kills 0", "P1 stop", "P1 arnold"]
    assert differences(*script, expect={"dead": ["arnold"]}, **given) == []


@pytest.mark.rule("BG-317", "BG-391")
def test_fatigue_may_be_paid_for_kills() -> None:
    given = {**alone("a", "tyreese", "arnold"), "tokens": {"b": [2]}}
    expect = {"fights": ["won"], "fatigue": {"tyreese": 1, "arnold": 0}}
    assert differences("P1 b", "kills 0", "P1 use tyreese", expect=expect, **given) == []


@pytest.mark.rule("BG-317", "BG-371")
def test_a_shot_may_be_kept_quiet() -> None:
    given = {**alone("a", "andrea", "arnold", ammo=1), "tokens": {"b": [2]}}
    expect = {"tokens": {"a": 1, "c": 0}, "fights": ["won"]}
    assert differences("P1 b", "kills 0", "P1 ammo", "ammo X2", "P1 use andrea", expect=expect, **given) == []


@pytest.mark.rule("BG-317", "BG-294")
def test_a_runner_adds_a_step_as_long_as_there_is_one() -> None:
    given = {**alone("a", "rick", "jamal"), "phase": "move"}
    assert differences("P1 b", "P1 c", "P1 d", expect={"steps_left": 1, "round": 1}, **given) == []
    given = {**alone("a", "rick", "jamal:2"), "tokens": {"b": [1]}}
    assert differences("P1 b", "kills 0", "P1 stop", "P1 jamal", expect={"steps_left": 2}, **given) == []


@pytest.mark.rule("BG-317", "BG-081")
def test_recovering_helpers() -> None:
    given = alone("a", "rick:2", "opal", food=1)
    assert differences("P1 eat rick", expect={"fatigue": {"rick": 0}, "food": {"P1": 0}}, **given) == []
    assert differences(expect={"fatigue": {"rick": 1}}, **alone("a", "rick:2", "bea")) == []
    assert differences(expect={"fatigue": {"eddie": 1}}, **alone("a", "rick", "eddie")) == []


@pytest.mark.rule("BG-271", "BG-317")
def test_a_farmhand_collects_more_food_and_a_locksmith_more_of_anything_for_fatigue() -> None:
    given = {**SHOP, "cards": [WIN]}
    expect: dict[str, Any] = {"food": {"P1": 2}}
    assert differences("P1 b", "P1 take", expect=expect, **given, **alone("a", "rick", "wendell")) == []
    expect = {"food": {"P1": 2}, "fatigue": {"otto": 1}}
    assert differences("P1 b", "P1 use otto", "P1 take", expect=expect, **given, **alone("a", "rick", "otto")) == []


@pytest.mark.rule("BG-249", "BG-317")
def test_a_failure_tires_the_pathfinder() -> None:
    given = {**SHOP, "cards": [PICK], **alone("a", "rick", "kit")}
    assert differences("P1 b", "P1 fail", "P1 leave", expect={"fatigue": {"kit": 1}, "food": {"P1": 0}}, **given) == []


# --- items (BG-291 … BG-296)


@pytest.mark.rule("BG-291", "BG-250")
def test_an_item_is_kept_when_it_is_won() -> None:
    given = {**SHOP, "cards": ["enc48"], **alone("a")}
    assert differences("P1 b", "actions 1", "P1 take", expect={"items": {"P1": ["enc48"]}}, **given) == []


@pytest.mark.rule("BG-292")
def test_an_item_that_is_not_won_is_discarded() -> None:
    given = {**SHOP, "cards": ["enc48"], **alone("a", "arnold")}
    assert differences("P1 b", "actions 0", expect={"items": {"P1": []}, "food": {"P1": 0}}, **given) == []


@pytest.mark.rule("BG-293", "BG-295")
def test_a_medical_kit_heals_one_survivor_and_is_gone() -> None:
    given = alone("a", "rick:2", "arnold:1", items=["enc48"])
    expect = {"fatigue": {"rick": 0, "arnold": 1}, "items": {"P1": []}}
    assert differences("P1 use enc48", "P1 rick", expect=expect, **given) == []


@pytest.mark.rule("BG-293")
def test_flares_take_tokens_away() -> None:
    given = {**alone("a", items=["enc49"]), "tokens": {"b": [9], "c": [3]}}
    script = ["P1 use enc49", "P1 b", "P1 c"]
    assert differences(*script, expect={"tokens": {"b": 0, "c": 0}, "asked": {"P1": "move"}}, **given) == []


@pytest.mark.rule("BG-174", "BG-293")
def test_zombies_that_were_passed_and_then_drawn_away_are_not_fought() -> None:
    given = {**alone("a", gas=1, items=["enc49"]), "tokens": {"b": [9]}}
    script = ["P1 done", "P1 gas b", "P1 use enc49", "P1 b", "P1 enough", "P1 stop"]
    assert differences(*script, expect={"fights": [], "round": 2}, **given) == []


@pytest.mark.rule("BG-294", "BG-332")
def test_a_machete_adds_a_kill() -> None:
    given = {**alone("a", "rick", items=["enc51"]), "tokens": {"b": [1]}}
    assert differences("P1 b", "kills 1", expect={"fights": ["won"]}, **given) == []


# --- encounters (BG-251)


@pytest.mark.rule("BG-251")
def test_a_comparison_is_met_by_a_tie() -> None:
    given = {**SHOP, "options": {"cooperation": False}, "cards": ["enc34"]}
    given["parties"] = {"P1": party("a"), "P2": party("c", "glenn", "chris")}
    assert differences("P1 b", "P1 gas", "P1 take", expect={"gas": {"P1": 1}, "results": ["success"]}, **given) == []


@pytest.mark.rule("BG-251")
def test_a_vote_is_decided_by_the_majority_and_hits_those_who_voted() -> None:
    given = {**SHOP, "options": {"cooperation": False}, "cards": ["enc39"], "follower_deck": ["bea"]}
    given["parties"] = {"P1": party("a"), "P2": party("c", "glenn"), "P3": party("c", "dale")}
    script = ["P1 b", "P2 yes", "P3 no", "P1 yes", "P1 arnold", "P1 take"]
    expect = {"fatigue": {"glenn": 1, "dale": 0, "arnold": 1}, "survivors": {"P1": ["rick", "arnold", "bea"]}}
    assert differences(*script, expect=expect, **given) == []


@pytest.mark.rule("BG-251")
def test_another_player_decides() -> None:
    given = {**SHOP, "options": {"cooperation": False}, "cards": ["enc43"]}
    given["parties"] = {"P1": party("a"), "P2": party("c", "glenn"), "P3": party("c", "dale")}
    script = ["P1 b", "P1 p3", "P3 yes", "P1 take"]
    expect = {"gas": {"P1": 1}, "food": {"P1": 1, "P2": 0, "P3": 1}}
    assert differences(*script, expect=expect, **given) == []


@pytest.mark.rule("BG-432")
def test_who_does_not_pay_fails() -> None:
    given = {**SHOP, "cards": ["enc30"], **alone("a", ammo=1)}
    assert differences("P1 b", "P1 no", expect={"results": ["fail"], "ammo": {"P1": 1}}, **given) == []
    assert differences("P1 b", expect={"results": ["fail"]}, **{**given, **alone("a")}) == []


@pytest.mark.rule("BG-486", "BG-040")
def test_a_private_card_that_is_being_scouted_cannot_be_exchanged() -> None:
    look = {**WIN, "success": [{"op": "peek", "what": "locations", "n": 1, "swap": True}]}
    given = {"spaces": {"a": "plain", "m": "location:motel"}, "edges": ["a-m"], "cards": [look]}
    given |= {"tiers": {"motel": [[{"step": "encounters", "n": 1}]] * 3}, **alone("a", private="motel")}
    expect = {"scouted": {"P1": 1}, "private": {"P1": None}, "location_deck": 25}
    assert differences("P1 m", expect=expect, **given) == []


# --- groups


def together(**more: Any) -> dict[str, Any]:
    given = {**SHOP, "groups": [["P1", "P2"]], **more}
    given.setdefault("parties", {"P1": party("a", "rick"), "P2": party("a", "glenn", "chris", food=1, ammo=1, gas=1)})
    return given


@pytest.mark.rule("BG-532", "BG-529")
def test_another_member_may_take_a_fatigue() -> None:
    given = together(cards=[{"challenge": {"kind": "kill", "n": 2}}])
    script = ["P2 stay", "P1 b", "kills 0", "P1 stop", "P1 ask", "P2 chris", "P1 rick", "P1 leave"]
    assert differences(*script, expect={"fatigue": {"rick": 1, "chris": 1, "glenn": 0}}, **given) == []


@pytest.mark.rule("BG-531")
def test_ammo_may_be_volunteered_one_at_a_time() -> None:
    given = together(cards=[{"challenge": {"kind": "kill", "n": 2}}])
    script = ["P2 stay", "P1 b", "kills 0", "P1 ask", "P2 ammo", "ammo K2", "P1 leave"]
    assert differences(*script, expect={"ammo": {"P2": 0}, "fights": ["won"]}, **given) == []


@pytest.mark.rule("BG-533")
def test_a_consequence_may_be_borne_by_another_member() -> None:
    card = {**PICK, "fail": [{"op": "lose", "res": "food", "n": 1}]}
    given = together(cards=[card])
    script = ["P2 stay", "P1 b", "P1 fail", "P1 ask", "P2 yes", "P1 leave"]
    assert differences(*script, expect={"food": {"P1": 0, "P2": 0}}, **given) == []


@pytest.mark.rule("BG-531", "BG-171")
def test_gas_may_be_volunteered_or_refused() -> None:
    given = together(spaces=dict.fromkeys("abcd", "plain"), edges=["a-b", "b-c", "c-d"])
    assert differences("P2 stay", "P1 gas b c", "P2 gas", expect={"gas": {"P2": 0}, "at": {"P2": "c"}}, **given) == []
    script = ["P2 stay", "P1 gas b c", "P2 no", "not P1 gas b c BG-171"]
    assert differences(*script, expect={"at": {"P1": "a"}, "gas": {"P2": 1}}, **given) == []


@pytest.mark.rule("BG-522")
def test_nobody_is_drawn_into_a_group() -> None:
    given = {"parties": {"P1": party("a"), "P2": party("a", "glenn")}}
    script = ["P1 group p2", "P2 no", "not P1 group p2 BG-521", "P1 b"]
    assert differences(*script, expect={"groups": [], "at": {"P1": "b", "P2": "a"}}, **given) == []


# --- losing and coming back, and havens


@pytest.mark.rule("BG-411", "BG-412", "BG-413")
def test_who_has_lost_everybody_may_return_at_the_next_turn() -> None:
    given = {"tokens": {"b": [9]}, "follower_deck": ["bea"], "options": {"cooperation": False}}
    given["spaces"] = {"a": "plain", "b": "plain", "s": "start:dale", "z": "plain"}
    given["edges"] = ["a-b", "b-s"]
    given["parties"] = {"P1": party("a", "rick:2", food=0), "P2": party("z", "glenn")}
    lost = {"status": {"P1": "lost"}, "turn": "P2"}
    script: list[Any] = ["P1 b", "kills 0", "P1 stop", lost, "P2 stop", "P1 yes"]
    expect = {"at": {"P1": "s"}, "survivors": {"P1": ["dale", "bea"]}, "food": {"P1": 1}, "gas": {"P1": 2}}
    expect |= {"turn": "P1", "asked": {"P1": "move"}}  # and goes on at once
    assert differences(*script, expect=expect, **given) == []
    out = {"status": {"P1": "out"}, "asked": {"P2": "move"}}
    assert differences(*script[:-1], "P1 no", expect=out, **given) == []


@pytest.mark.rule("BG-503", "BG-502")
def test_with_more_than_three_the_others_may_play_on() -> None:
    cards = {"public": ["motel"], "tiers": {"motel": [[{"step": "encounters", "n": 1}]] * 3}, "cards": [WIN, WIN]}
    names = ("rick", "glenn", "dale", "andrea")
    parties = {f"P{at + 1}": party("a", name) for at, name in enumerate(names)}
    parties["P1"] = party("a", "rick", scouted=["airport", "farmhouse"])
    given = {**cards, "spaces": {"a": "plain", "m": "location:motel"}, "edges": ["a-m"], "parties": parties}
    options = {"cooperation": False, "play_on": True}
    expect = {"status": {"P1": "won"}, "turn": "P2", "winners": ["P1"], "outcome": ""}
    assert differences("P1 m", expect=expect, options=options, **given) == []
    expect = {"winners": ["P1"], "outcome": "safe-haven"}
    assert differences("P1 m", expect=expect, options={"cooperation": False, "play_on": "never"}, **given) == []
