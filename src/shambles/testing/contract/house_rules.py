"""House rules for rules: no chance but the table's, no clock, no global state, no order of a set, no forgotten flow."""

from __future__ import annotations

import pytest

from shambles.core.game import find_game
from shambles.testing.house_rules import CHECKS, LAYOUT, Check, read_modules


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_rules_keep_the_house_rules(slug: str, check: Check) -> None:
    assert check(read_modules(find_game(slug).folder, LAYOUT)) == []
