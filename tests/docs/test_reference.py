"""docs/reference/games/ says what the structs say. If a change is meant: `make reference`, and read the diff."""

from __future__ import annotations

import pytest

from reference import FOLDER, SLUGS, page
from shambles.core.game import all_games, find_game
from shambles.core.playing.shapes import choice_shapes, event_shapes, questions_of


def test_every_game_of_ours_has_a_reference() -> None:
    assert set(SLUGS) == {game.slug for game in all_games() if game.package.startswith("shambles.games.")}
    assert {file.stem for file in FOLDER.iterdir()} == set(SLUGS)


@pytest.mark.parametrize("game", SLUGS)
def test_a_reference_is_true_and_whole(game: str) -> None:
    written = (FOLDER / f"{game}.md").read_text("utf-8")
    assert page(game) == written
    rules = find_game(game)
    keys = [question.key for question in questions_of(rules)] + [event.key() for event in event_shapes(rules)]
    for name in (*keys, *(choice.__name__ for choice in choice_shapes(rules))):
        assert f"### `{name}`" in written
