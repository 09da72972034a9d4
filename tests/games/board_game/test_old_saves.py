"""Games that were saved under older rules go on from where they were."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from games.board_game.small_maps import play_on, state
from shambles import Table
from shambles.games.board_game import GAME

OLD = sorted((Path(__file__).parent / "old").glob("*.json"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_game_of_an_older_version_goes_on_from_its_snapshot(path: Path) -> None:
    save = json.loads(path.read_bytes())
    assert save["rules"] < GAME.version
    table = Table.load(path.read_bytes())
    assert table.asks
    assert [party.food for party in state(table).parties] == [
        one["food"] for one in save["snapshot"]["state"]["parties"]
    ]
    said = save["options"]["play_on"]
    assert table.options.play_on == {True: "always", False: "never"}.get(said, said)
    again = Table.load(table.save())
    assert again.save() == table.save()
    play_on(again, Random(1), lambda one: one.outcome is not None)
    assert again.verify() > 20


def test_every_way_of_playing_on_that_was_saved_is_kept() -> None:
    assert {json.loads(path.read_bytes())["options"]["play_on"] for path in OLD} == {True, False, "ask"}


def test_every_older_version_is_kept() -> None:
    assert {json.loads(path.read_bytes())["rules"] for path in OLD} == set(range(1, GAME.version))
