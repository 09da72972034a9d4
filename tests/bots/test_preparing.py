"""What bots think with is compiled before anybody waits for it."""

from __future__ import annotations

from typing import Any

import pytest

from shambles.bots import preparing
from shambles.core.table import Table


def test_every_way_that_is_thought_about_on_bare_numbers_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(preparing, "advise", lambda table, seat: asked.append(table))
    monkeypatch.setattr(preparing, "ask_bot", lambda bot, table, seat, rng: asked.append(table))
    monkeypatch.setattr(preparing, "find_spec", lambda name: object())
    assert preparing.prepare() == ["card_game/hero", "card_game/survival"]
    assert all(isinstance(one, Table) for one in asked)
    assert [one.options.mode for one in asked] == ["hero", "hero", "survival", "survival"]


def test_without_the_compiler_nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "advise", lambda table, seat: pytest.fail("thought in vain"))
    monkeypatch.setattr(preparing, "find_spec", lambda name: None)
    assert preparing.prepare() == []
