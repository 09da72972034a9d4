"""Puzzles: a position, one question, one answer that is clearly best by what the seat knows. Knows no game."""
