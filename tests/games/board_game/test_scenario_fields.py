"""What a scenario of the Board Game can say: each field does what its page says, or says what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from games.board_game.positions import WIN, differences, party
from shambles import BadInput
from shambles.games.board_game import GAME

FOOD: dict[str, Any] = {"spaces": {"a": "plain", "b": "resource:food"}, "edges": ["a-b"]}


def differing(*script: Any, expect: dict[str, Any], **given: Any) -> list[str]:
    return [difference.field for difference in differences(*script, expect=expect, **given)]


def trouble(**given: Any) -> BadInput:
    with pytest.raises(BadInput) as error:
        GAME.scenarios.check({"parties": {"P1": party("a")}, **FOOD, **given})
    return error.value


# --- followers that were stranded


@pytest.mark.rule("BG-458", "BG-554")
def test_who_was_stranded_and_joins_a_party_is_rescued() -> None:
    world = {
        **FOOD,
        "markers": {"b": ["hank"]},
        "stranded": ["hank", "chris"],
        "rescued": ["chris"],
        "cards": [WIN, WIN],
    }
    assert differing("P1 b", "P1 take", expect={"rescued": ["hank", "chris"], "stranded": 0}, **world) == []
    assert differing("P1 b", "P1 take", expect={"rescued": ["hank"]}, **world) == ["rescued"]
    assert differing("P1 b", "P1 take", expect={"rescued": []}, **{**world, "stranded": [], "rescued": []}) == []


@pytest.mark.parametrize(
    ("given", "field", "code"),
    [
        ({"stranded": ["nobody"]}, "stranded", "no-such-card"),
        ({"stranded": ["hank"], "rescued": ["chris"]}, "rescued", "never-stranded"),
        ({"stranded": "hank"}, "stranded", "not-a-list"),
    ],
)
def test_who_cannot_have_been_stranded_is_named(given: dict[str, Any], field: str, code: str) -> None:
    found = trouble(**given)
    assert (found.field, found.code) == (field, code)
    assert code != "never-stranded" or found.params["known"] == ("hank",)


# --- encounters


@pytest.mark.rule("BG-244")
def test_the_encounter_deck_and_its_discards_can_be_written() -> None:
    world = {**FOOD, "encounter_deck": [], "encounter_discards": ["enc01", "enc02", "enc03"]}
    check = {"encounter_deck": 0, "encounter_discards": ["enc03", "enc01"]}
    assert differing(check, expect={}, **world) == []
    assert differing("P1 b", expect={"cards_drawn": 1, "encounter_deck": 2, "encounter_discards": []}, **world) == []
    assert differing(check, expect={"encounter_discards": ["enc04"]}, **world) == ["encounter_discards"]


def test_the_written_deck_is_the_whole_deck_below_the_next_cards() -> None:
    world = {**FOOD, "cards": [WIN], "encounter_deck": ["enc05", "enc06"]}
    assert differing(expect={"encounter_deck": 3}, **world) == []
    state = GAME.scenarios.position({"parties": {"P1": party("a")}, **world}, 0).state
    assert state.encounters == ["enc06", "enc05", "made_up_1"]


@pytest.mark.parametrize(
    ("given", "field", "code"),
    [
        ({"encounter_deck": ["enc999"]}, "encounter_deck", "no-such-card"),
        ({"encounter_discards": ["enc999"]}, "encounter_discards", "no-such-card"),
        ({"encounter_deck": ["enc01"] * 9}, "encounter_deck", "too-many-copies"),
        ({"encounter_discards": ["enc01"] * 9}, "encounter_discards", "too-many-copies"),
        ({"encounter_deck": "enc01"}, "encounter_deck", "malformed"),
    ],
)
def test_a_card_that_is_not_in_the_box_is_named(given: dict[str, Any], field: str, code: str) -> None:
    found = trouble(**given)
    assert (found.field, found.code) == (field, code)


# --- the script


def test_what_is_on_offer_can_be_looked_at() -> None:
    def check(line: dict[str, Any]) -> list[str]:
        given = {"parties": {"P1": party("a")}, **FOOD, "script": [line]}
        return [difference.field for difference in GAME.scenarios.check(given)]

    assert check({"p": "P1", "offers": ["b"], "withholds": ["c"]}) == []
    assert check({"p": "P1", "offers": ["c"], "withholds": ["b"]}) == ["script[0].offers", "script[0].withholds"]


@pytest.mark.parametrize(
    ("given", "field", "code"),
    [
        ({"script": [{}]}, "script[0]", "nothing-to-do"),
        ({"script": [{"do": "b"}]}, "script[0].p", "field-missing"),
        ({"script": [{"first": {"P9": 1}}], "phase": "first-player"}, "script[0].first", "unknown-name"),
        ({"expect": {"tokens": {"x": 1}}}, "expect.tokens", "unknown-name"),
        ({"expect": {"at": {"P2": "a"}}}, "expect.at", "unknown-name"),
        ({"expct": {"at": {"P1": "a"}}}, "expct", "unknown-field"),
    ],
)
def test_a_line_that_cannot_be_played_is_named(given: dict[str, Any], field: str, code: str) -> None:
    found = trouble(**given)
    assert (found.field, found.code) == (field, code)


def test_a_line_may_hold_a_refusal_an_answer_and_a_look_at_what_came_of_it() -> None:
    line = {"p": "P1", "refused": "c", "do": "b", "check": {"at": {"P1": "b"}, "cards_drawn": 1}}
    given = {"parties": {"P1": party("a")}, **FOOD, "cards": [WIN], "script": [line]}
    assert GAME.scenarios.check(given) == []
    line["check"] = {"at": {"P1": "a"}}
    assert [difference.field for difference in GAME.scenarios.check(given)] == ["script[0].at.P1"]


@pytest.mark.rule("BG-045")
def test_a_roll_for_the_first_turn_is_made_by_players_who_are_there() -> None:
    given = {"parties": {"P1": party("a"), "P2": party("a", "glenn")}, "script": [{"first": {"P1": 1, "P3": 2}}]}
    found = trouble(phase="first-player", **given)
    assert (found.field, found.code) == ("script[0].first", "no-such-seat")
