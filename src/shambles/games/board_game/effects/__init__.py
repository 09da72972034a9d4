"""What cards do: the operations, and the flows that they are made of."""

from shambles.games.board_game.effects import operations

__all__ = ["operations"]
