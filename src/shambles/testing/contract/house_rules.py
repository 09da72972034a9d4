"""House rules for rules: no randomness but the table's, no clock, no global state, no set order, no forgotten flow."""

from __future__ import annotations

import pytest

from shambles.core.game import find_game
from shambles.testing.house_rules import CHECKS, Check
from shambles.testing.playable import forgotten_flows
from shambles.testing.source import modules_of


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_rules_keep_the_house_rules(slug: str, check: Check) -> None:
    assert check(modules_of(find_game(slug))) == []


def test_every_flow_is_entered(slug: str) -> None:
    """A flow that is called without `yield from` asks nobody and does nothing."""
    assert not forgotten_flows(slug), forgotten_flows(slug)
