"""Keeps a set of puzzles varied: at most a quarter may have the same pattern of answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from shambles.core.game import Game
from shambles.puzzles.puzzle import Puzzle, open_puzzle

SAME = 4  # one in so many puzzles at most has the same pattern


def without_patterns(game: Game[Any, Any], puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles, without some of those that have the most common pattern: those with the smallest lead go first."""
    left = {one.id: (one, patterns_of(game, one)) for one in puzzles}
    while (pattern := too_common([found for _, found in left.values()])) is not None:
        having = [one for one, found in left.values() if pattern in found]
        del left[min(having, key=lambda one: (one.answers[0].won - one.answers[1].won, one.id)).id]
    return [one for one, _ in left.values()]


def too_common(found: Sequence[frozenset[str]]) -> str | None:
    """The most common pattern, if more than a quarter have it."""
    counts = Counter(pattern for patterns in found for pattern in sorted(patterns))
    pattern, count = max(counts.items(), key=lambda one: one[1], default=("", 0))
    return pattern if count > max(1, len(found) // SAME) else None


def patterns_of(game: Game[Any, Any], puzzle: Puzzle) -> frozenset[str]:
    """Patterns that a player could learn by heart instead of looking at the table.

    The answer itself; the first of the options, or the last of more than two; the tempting answer with something more
    or less.
    """
    options = [one.notation for one in open_puzzle(game, puzzle).asks[puzzle.seat].options]
    found = {f"answer {puzzle.best}"}
    if options[0] == puzzle.best:
        found.add("first")
    elif options[-1] == puzzle.best and len(options) > 2:
        found.add("last")
    longer, shorter = sorted((puzzle.best, puzzle.tempting), key=len, reverse=True)
    if longer.startswith(f"{shorter}+"):
        found.add("more or less")
    return frozenset(found)
