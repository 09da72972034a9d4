"""The games on the shelf. Each is a folder of the same shape, and is imported only when somebody takes it down."""

from importlib import import_module
from typing import Any

from shambles.core.game import Game, shelve

SLUGS = ("card_game", "board_game")


def _shelve(slug: str) -> None:
    def take_down() -> Game[Any, Any]:
        game: Game[Any, Any] = import_module(f"shambles.games.{slug}").GAME
        return game

    shelve(slug, take_down)


for _slug in SLUGS:
    _shelve(_slug)
