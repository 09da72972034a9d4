"""Effects of cards: the operations, and their flows."""

from shambles.games.best_defense.effects import operations

__all__ = ["operations"]
