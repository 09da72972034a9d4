"""Reading rulebooks and scenario files."""

from __future__ import annotations

import pytest

from shambles.core.files.rulebook import Rule, read_rulebook

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
