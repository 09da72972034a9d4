"""Finished games, one for each way to end (BG-501, BG-503, BG-539, BG-411): loaded, verified, and ended as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.board_game.record import FOLDER, WAYS
from games.board_game.small_maps import keys, state
from shambles import Table

RECORDED = sorted(FOLDER.glob("*.json"))


def test_every_way_to_end_is_recorded() -> None:
    assert [path.stem for path in RECORDED] == sorted(WAYS)


@pytest.mark.rule("BG-501", "BG-503", "BG-539", "BG-411", "BG-R68", "BG-R110")
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    seats, _, _, reason, rule, winners = WAYS[path.stem]
    table = Table.load(path.read_bytes())
    assert table.verify() > 20
    assert len(table.seats) == seats
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == (reason, rule)
    assert len(table.outcome.winners) >= winners
    assert (table.outcome.winners == ()) == (reason == "nobody-left")
    if table.outcome.winners:
        assert max(table.outcome.scores) == 3
        assert keys(table).count("safe-haven") >= 1
    assert table.save() + b"\n" == path.read_bytes()


def test_who_played_on_saw_a_haven_and_went_on() -> None:
    table = Table.load((FOLDER / "played-on.json").read_bytes())
    told = keys(table)
    assert "play-goes-on" in told
    assert told.index("play-goes-on") < len(told) - 1 - told[::-1].index("turn-begun")
    assert sum(party.status in ("in", "lost") for party in state(table).parties) < 2  # BG-R120
