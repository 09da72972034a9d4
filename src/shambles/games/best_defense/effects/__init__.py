"""What cards do: the operations, and the flows that they are made of."""

from shambles.games.best_defense.effects import operations

__all__ = ["operations"]
