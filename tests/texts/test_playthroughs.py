"""The golden playthroughs still read as they did. If a change is meant: `make golden`, and read the diff."""

import pytest

from playthroughs import FOLDER, GAMES, TOLD, playthrough, told_in
from shambles.core.game import all_games
from shambles.texts import LANGUAGES


def test_every_game_of_ours_has_a_playthrough() -> None:
    ours = {game.slug for game in all_games() if game.package.startswith("shambles.games.")}
    assert {slug for slug, _, _ in GAMES.values()} == ours
    assert set(TOLD) == ours
    told = {f"{slug}.{lang}" for slug in ours for lang in LANGUAGES}
    assert {page.stem for page in FOLDER.iterdir()} == {*GAMES, *told}


@pytest.mark.parametrize("name", GAMES)
def test_playthrough_reads_as_before(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_a_game_as_before(game: str, lang: str) -> None:
    assert told_in(lang, game) == (FOLDER / f"{game}.{lang}.txt").read_text("utf-8")
