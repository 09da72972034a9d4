"""The golden playthroughs still read as they did. If a change is meant: `make golden`, and read the diff."""

import pytest

from playthroughs import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_playthrough_reads_as_before(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text("utf-8")
