"""Scenario files and the runner: what is read, played, compared, and what is wrong with a file."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.toy import TOY
from shambles import BadInput
from shambles.core.files.scenario import Difference, read_scenarios
from shambles.core.playing.runner import Report, check_scenarios, find_scenario, game_of

LINES = ['{"id": "a", "toy": 1}', "", '{"id": "b",', "  ", "[1]", '{"toy": 1}', '{"id": "d", "who": 1}']
BIDS = [{"seat": 0, "says": "3"}, {"seat": 1, "says": "4"}]  # seat 1 wins a point, and seat 0 peeks
VOTES = [{"seat": 0, "says": "yes"}, {"seat": 1, "says": "no"}]


def lane(*answers: dict[str, Any], expect: dict[str, Any] | None = None, **given: Any) -> dict[str, Any]:
    return {"id": "x", "toy": 1, "answers": [*BIDS, *answers], "expect": expect or {}, **given}


def differences(*answers: dict[str, Any], **given: Any) -> list[tuple[str, Any, Any]]:
    return [(one.field, one.expected, one.found) for one in TOY.scenarios.check(lane(*answers, **given))]


def trouble(given: dict[str, Any]) -> BadInput:
    with pytest.raises(BadInput) as error:
        TOY.scenarios.check(given)
    return error.value


# --- files


def test_a_bad_line_keeps_its_number() -> None:
    found = dict(read_scenarios(LINES))
    assert list(found) == [1, 3, 5, 6, 7]
    for number, code in ((3, "malformed"), (5, "not-an-object")):
        wrong = found[number]
        assert isinstance(wrong, BadInput)
        assert (wrong.field, wrong.code) == (f"line {number}", code)


@pytest.mark.parametrize("line", ["{", "nonsense", "[" * 100_000, '{"a": NaN}', '{"a": 1} {"b": 2}'])
def test_a_line_that_is_no_json_does_not_stop_the_others(line: str) -> None:
    first, second = check_scenarios([line, LINES[0]])
    assert first.trouble is not None
    assert second == Report(2, "a", [])


def test_every_line_has_its_report() -> None:
    reports = list(check_scenarios(LINES))
    assert [(report.line, report.id, report.differs) for report in reports] == [
        (1, "a", False),
        (3, "", True),
        (5, "", True),
        (6, "", True),
        (7, "d", True),
    ]
    codes = [report.trouble.code for report in reports if report.trouble is not None]
    assert codes == ["malformed", "not-an-object", "field-missing", "no-game-recognises-it"]


@pytest.mark.parametrize("wrong", [None, "", 0])
def test_a_scenario_without_an_id_is_an_error(wrong: object) -> None:
    given = lane() if wrong is None else lane(id=wrong)
    if wrong is None:
        del given["id"]
    (report,) = check_scenarios([json.dumps(given)])
    if wrong == 0:  # a number is an id too
        assert not report.differs
        return
    assert report.trouble is not None
    assert (report.trouble.field, report.trouble.code) == ("id", "field-missing")


def test_an_id_that_is_there_twice_is_an_error_that_names_the_other_line() -> None:
    first, _, again = check_scenarios([json.dumps(lane()), json.dumps(lane(id="y")), json.dumps(lane())])
    assert not first.differs
    assert again.trouble is not None
    assert (again.line, again.trouble.field, again.trouble.code) == (3, "id", "id-twice")
    assert again.trouble.params == {"found": "x", "line": 1}


def test_a_scenario_is_found_by_its_id() -> None:
    assert find_scenario(LINES, "a") == {"id": "a", "toy": 1}
    with pytest.raises(BadInput) as error:
        find_scenario(LINES, "z")
    assert error.value.code == "no-such-scenario"


def test_the_game_is_told_by_its_name_or_by_the_fields() -> None:
    assert game_of({"toy": 1}) is TOY
    assert game_of({"game": "toy"}) is TOY
    for given, code in (({"z": 1, "a": 2}, "no-game-recognises-it"), ({"game": "chess", "toy": 1}, "unknown-game")):
        with pytest.raises(BadInput) as error:
            game_of(given)
        assert error.value.code == code


# --- reading


@pytest.mark.parametrize(
    ("change", "field", "code", "known"),
    [
        ({"expct": {}}, "expct", "unknown-field", "expect"),
        ({"expect": {"scors": []}}, "expect.scors", "unknown-field", "scores"),
        ({"answers": [{"seat": 0, "says": "3", "by": 1}]}, "answers[0].by", "unknown-field", "seat"),
        ({"answers": [{"says": "3"}]}, "answers[0].seat", "field-missing", ""),
        ({"lane": "wide"}, "lane", "unknown-value", "short"),
        ({"expect": {"places": {"a": "two"}}}, "expect.places.a", "not-a-whole-number", ""),
        ({"expect": {"scores": [1, "b"]}}, "expect.scores[1]", "not-a-whole-number", ""),
        ({"expect": {"outcome": 7}}, "expect.outcome", "malformed", ""),
        ({"answers": {}}, "answers", "not-a-list", ""),
        ({"kind": "picnic"}, "kind", "unknown-kind", ""),
        ({"kind": ["picnic"]}, "kind", "unknown-kind", ""),
        ({"expect": {"places": {"c": 1}}}, "expect.places", "unknown-name", "a"),
        ({"answers": [{"seat": 0, "says": "9"}]}, "answers[0]", "answer-refused", ""),
        (
            {"answers": [*BIDS, *VOTES, {"seat": 0, "says": "stay"}, {"seat": 0, "says": "roll"}], "die": [9]},
            "die",
            "not-among-the-items",
            "",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_place_and_what_is_allowed(
    change: dict[str, Any], field: str, code: str, known: str
) -> None:
    found = trouble({**lane(), **change})
    assert (found.field, found.code) == (field, code)
    allowed = found.params.get("known", ())
    assert isinstance(allowed, tuple)
    assert not known or known in allowed


@pytest.mark.parametrize("field", ["note", "title", "comment", "origin", "source", "rules"])
def test_some_fields_are_for_people(field: str) -> None:
    assert differences(**{field: "anything"}) == []
    assert differences(**{field: ["one", "two"]}) == []


# --- playing


def test_draws_fall_as_they_are_written_and_after_that_from_the_seed() -> None:
    walk = [{"seat": 0, "says": "on"}, {"seat": 0, "says": "roll"}, {"seat": 1, "says": "stay"}]
    assert differences(*VOTES, *walk, die=[6], expect={"scores": [6, 1], "places": {"a": 1, "b": 0}}) == []
    assert differences(*VOTES, *walk, die=[5], expect={"scores": [6, 1]}) == [("scores", [6, 1], [5, 1])]
    roll = {"seat": 1, "says": "roll"}
    assert differences(*VOTES, *walk, roll, die=[6], expect={"asked": {"a": "bid"}}) == []


def test_a_refusal_can_be_expected_with_its_code_and_its_rule() -> None:
    back = {"seat": 0, "says": "back"}
    assert differences(*VOTES, {**back, "refused": "at-the-start", "rule": "TY-031"}) == []
    assert differences(*VOTES, {**back, "refused": "at-the-end"}) == [
        ("answers[4].refused", "at-the-end", "at-the-start")
    ]
    assert differences(*VOTES, {**back, "rule": "TY-032"}) == [("answers[4].rule", "TY-032", "TY-031")]
    on = {"seat": 0, "says": "on", "refused": "at-the-end"}
    assert differences(*VOTES, on, expect={"places": {"a": 0}}) == [("answers[4].refused", "at-the-end", "accepted")]


def test_an_answer_that_lies_ready_can_be_changed() -> None:
    again = {"seat": 0, "says": "no", "offers": ["yes", "no"]}
    assert differences(VOTES[0], again, VOTES[1], expect={"asked": {"a": "walk"}}) == []


def test_what_is_on_offer_can_be_expected() -> None:
    assert differences({**VOTES[0], "offers": ["no"], "withholds": ["maybe"]}) == []
    assert differences({**VOTES[0], "offers": ["maybe"]}) == [("answers[2].offers", ["maybe"], ["yes", "no"])]
    assert differences({**VOTES[0], "withholds": ["no"]}) == [("answers[2].withholds", ["no"], ["yes", "no"])]


# --- comparing


def test_what_is_absent_is_not_looked_at_and_nothing_can_be_expected() -> None:
    assert differences(expect={}) == []
    assert differences(expect={"outcome": None}) == []
    assert differences(expect={"outcome": "most-points"}) == [("outcome", "most-points", None)]


def test_lists_are_compared_in_order_unless_the_game_says_otherwise() -> None:
    assert differences(expect={"scores": [1, 0]}) == [("scores", [1, 0], [0, 1])]
    assert differences(expect={"peeked": [0]}) == []
    assert differences(expect={"peeked": [0, 0]}) == [("peeked", [0, 0], [0])]


def test_of_some_lists_only_what_is_named_must_be_there() -> None:
    assert differences(expect={"told": ["peeked"]}) == []
    ((field, missing, _),) = differences(expect={"told": ["peeked", "peeked", "walked"]})
    assert (field, missing) == ("told", ["peeked", "walked"])


def test_of_a_mapping_only_what_is_named_is_looked_at() -> None:
    assert differences(expect={"asked": {"a": "vote"}}) == []
    assert differences(expect={"asked": {"a": "walk", "c": "vote"}}) == [
        ("asked.a", "walk", "vote"),
        ("asked.c", "vote", None),
    ]


def test_a_report_holds_the_differences() -> None:
    (report,) = check_scenarios([json.dumps(lane(expect={"scores": [1, 0]}))])
    assert report.differences == [Difference("scores", [1, 0], [0, 1])]
    assert report.differs


def test_a_kind_without_a_position_cannot_be_played_on_from() -> None:
    assert TOY.scenarios.position({"id": "x"}, 0).seats == 2
    with pytest.raises(BadInput) as error:
        TOY.scenarios.position({"kind": "picnic"}, 0)
    assert error.value.code == "unknown-kind"
