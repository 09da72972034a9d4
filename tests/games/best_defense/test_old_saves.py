"""Tables that were saved under earlier versions of the rules go on from their snapshots."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from games.best_defense.positions import play_randomly
from shambles import Table
from shambles.games.best_defense import GAME

FOLDER = Path(__file__).parent / "old"


@pytest.mark.parametrize(
    ("name", "asked", "answers"),
    [
        ("trading", ["give-back"], 1),  # asked as before: what was answered since the snapshot still counts
        ("getting-ready", ["choose-weapon"] * 2, 0),  # BD-R45: nobody says any more that they are ready
        ("dividing", ["divide-damage"] * 2, 0),  # BD-R72: the bitten are asked, not the leader
    ],
)
@pytest.mark.rule("BD-R45", "BD-R72")
def test_an_old_table_goes_on(name: str, asked: list[str], answers: int) -> None:
    data = (FOLDER / f"version-1-{name}.json").read_bytes()
    assert json.loads(data)["rules"] == 1 < GAME.version
    table = Table.load(data)
    assert [ask.key for ask in table.asks.values()] == asked
    assert len(json.loads(table.save())["journal"]) == answers
    assert Table.load(table.save()).save() == table.save()
    play_randomly(table, Random(1))
    assert table.outcome is not None


@pytest.mark.rule("BD-R75")
def test_an_even_table_of_before_goes_on_with_the_leaders_of_today() -> None:
    data = (FOLDER / "version-2-even.json").read_bytes()
    assert json.loads(data)["rules"] == 2 < GAME.version
    table = Table.load(data)
    assert [ask.key for ask in table.asks.values()] == ["move-survivor"]
    play_randomly(table, Random(1))
    assert table.outcome is not None


@pytest.mark.rule("BD-R45")
def test_a_table_that_was_asked_for_nothing_goes_on_with_a_question() -> None:
    """Before a fight somebody could choose `nothing` alone, with items beside it; now the items are what is asked."""
    data = (FOLDER / "version-3-asked-for-nothing.json").read_bytes()
    assert json.loads(data)["rules"] == 3 < GAME.version
    table = Table.load(data)
    assert all(len(ask.options) > 1 for ask in table.asks.values())
    assert [ask.key for ask in table.asks.values()] == ["choose-weapon"]
    play_randomly(table, Random(1))
    assert table.outcome is not None


@pytest.mark.rule("BD-R45")
def test_a_table_at_which_one_was_asked_before_the_others_goes_on_with_all_of_them() -> None:
    """Daryl, who has no weapon, had passed before the others were asked; his answer and Maggie's still count."""
    data = (FOLDER / "version-4-choosing.json").read_bytes()
    assert json.loads(data)["rules"] == 4 < GAME.version
    table = Table.load(data)
    assert (list(table.asks), table.shown, table.dropped) == ([2], {0: "rifle", 1: "nothing"}, 0)
    play_randomly(table, Random(1))
    assert table.outcome is not None
