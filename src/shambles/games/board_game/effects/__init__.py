"""Effects of cards: the operations, and their flows."""

from shambles.games.board_game.effects import operations

__all__ = ["operations"]
