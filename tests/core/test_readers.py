"""Reading rulebooks and scenario files."""

from __future__ import annotations

import pytest

from core.toy import TOY
from shambles import BadInput
from shambles.core.rulebook import Rule, read_rulebook
from shambles.core.scenario import Difference, check_scenario, find_format, read_scenarios

PAGE = """# The Toy

Some words about it. **TY-999** is not a rule here.

## Dealing

**TY-001** Everybody gets
four cards.

**TY-R01** Where the book is silent,
  we are   too.

## Bidding

**TY-010** Lay a card.
"""


def test_rules_come_with_their_chapters_in_the_order_of_the_page() -> None:
    assert list(read_rulebook(PAGE).values()) == [
        Rule("TY-001", "Dealing", "Everybody gets four cards."),
        Rule("TY-R01", "Dealing", "Where the book is silent, we are too."),
        Rule("TY-010", "Bidding", "Lay a card."),
    ]


def test_lines_of_another_system_are_no_trouble() -> None:
    assert read_rulebook(PAGE.replace("\n", "\r\n")) == read_rulebook(PAGE)


def test_a_rule_that_stands_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="TY-001 stands twice"):
        read_rulebook(PAGE + "\n**TY-001** Again.\n")


def test_an_empty_page_has_no_rules() -> None:
    assert read_rulebook("") == {}


# --- scenarios

LINES = ['{"id": "a", "toy": 1, "expect": 1}', "", '{"id": "b",', "  ", "[1]", '{"toy": 1, "expect": 2}', '{"who": 1}']


def test_a_bad_line_keeps_its_number() -> None:
    found = dict(read_scenarios(LINES))
    assert list(found) == [1, 3, 5, 6, 7]
    for number, code in ((3, "malformed"), (5, "not-an-object")):
        trouble = found[number]
        assert isinstance(trouble, BadInput)
        assert (trouble.field, trouble.code) == (f"line {number}", code)


@pytest.mark.parametrize("line", ["{", "nonsense", "[" * 100_000, '{"a": NaN}', '{"a": 1} {"b": 2}'])
def test_a_line_that_is_no_json_does_not_stop_the_others(line: str) -> None:
    found = dict(read_scenarios([line, LINES[0]]))
    assert isinstance(found[1], BadInput)
    assert found[2] == {"id": "a", "toy": 1, "expect": 1}


def test_each_line_is_checked_by_the_game_that_recognises_it() -> None:
    reports = [check_scenario(number, given, [TOY.scenarios]) for number, given in read_scenarios(LINES)]
    assert [(report.line, report.id, report.differs) for report in reports] == [
        (1, "a", False),
        (3, "line 3", True),
        (5, "line 5", True),
        (6, "line 6", True),
        (7, "line 7", True),
    ]
    assert reports[3].differences == [Difference("expect", 2, 1)]
    assert reports[4].trouble is not None
    assert reports[4].trouble.code == "no-game-recognises-it"


def test_what_is_wrong_with_a_scenario_is_reported_under_its_id() -> None:
    report = check_scenario(4, {"id": "c", "toy": 2}, [TOY.scenarios])
    assert (report.line, report.id) == (4, "c")
    assert report.trouble is not None
    assert (report.trouble.field, report.trouble.code) == ("toy", "not-one")


def test_the_first_format_that_recognises_it_is_taken() -> None:
    assert find_format({"toy": 1}, [TOY.scenarios]) is TOY.scenarios
    with pytest.raises(BadInput) as error:
        find_format({"z": 1, "a": 2}, [TOY.scenarios])
    assert error.value.params["fields"] == ("a", "z")
