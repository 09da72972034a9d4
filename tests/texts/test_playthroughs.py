"""The golden playthroughs still read as they did. If a change is meant: `make golden`, and read the diff."""

import pytest

from playthroughs import FOLDER, GAMES, playthrough
from shambles.core.game import all_games


def test_every_game_of_ours_has_a_playthrough() -> None:
    ours = {game.slug for game in all_games() if game.package.startswith("shambles.games.")}
    assert {slug for slug, _, _ in GAMES.values()} == ours
    assert {page.stem for page in FOLDER.iterdir()} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_playthrough_reads_as_before(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text("utf-8")
