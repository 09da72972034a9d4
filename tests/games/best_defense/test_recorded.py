"""Finished games, one for each way to end: won, a deck eaten or drawn to its end, a death in Hardcore, nobody left."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.best_defense.record import FOLDER, WAYS, end_of
from shambles import Table

RECORDED = sorted(FOLDER.glob("*.json"))


def test_every_way_to_end_is_recorded() -> None:
    assert [path.stem for path in RECORDED] == sorted(WAYS)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    way = WAYS[path.stem]
    table = Table.load(path.read_bytes())
    assert table.verify() > 20
    assert len(table.seats) == way.seats
    assert end_of(table) == (way.reason, way.rule, way.deck)
    assert table.outcome is not None
    assert table.outcome.winners == (tuple(table.seats) if way.reason == "survived" else ())
    assert table.save() + b"\n" == path.read_bytes()
