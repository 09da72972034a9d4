"""Puzzles: a position, one question, one answer that is clearly best by the seat's knowledge. Knows no game."""
