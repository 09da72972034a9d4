"""What anybody at the table can work out before a roll: how likely a pool is to do it, and what it may cost.

Only what the seat knows goes into it: dice and sheets lie open, face-down tokens and cards are any of those not seen.
"""

from __future__ import annotations

from functools import lru_cache

from shambles.games.board_game.box.contents import COLOURS, Box, Pool

Chances = tuple[float, ...]  # how likely each total is, from 0 on


@lru_cache(maxsize=4096)
def totals(box: Box, pool: Pool, actions: bool) -> Chances:
    """How likely each total of kills (or of Actions) is with these dice."""
    found = [1.0]
    for colour, count in zip(COLOURS, (pool.blue, pool.red, pool.green), strict=True):
        values = [value_of(face, actions) for face in box.faces[colour]]
        for _ in range(count):
            grown = [0.0] * (len(found) + max(values))
            for total, chance in enumerate(found):
                for value in values:
                    grown[total + value] += chance / len(values)
            found = grown
    return tuple(found)


def value_of(face: str, actions: bool) -> int:
    return int(face[1:] or 0) if face[0] in ("AW" if actions else "KXW") else 0


def chance_of(box: Box, pool: Pool, need: int, *, actions: bool = False, bonus: int = 0) -> float:
    """How likely a roll of this pool reaches the number."""
    return sum(totals(box, pool, actions)[max(0, need - bonus) :])


def fatigue_from(box: Box, pool: Pool, zombies: int) -> float:
    """How much fatigue so many zombies are likely to cause."""
    kills = totals(box, pool, False)
    return sum(chance * max(0, zombies - total) for total, chance in enumerate(kills))


@lru_cache(maxsize=4096)
def fatigue_from_a_token(box: Box, pool: Pool) -> float:
    """The same for a token that nobody has seen."""
    tokens = box.tokens
    return sum(fatigue_from(box, pool, value) * tokens.count(value) for value in dict.fromkeys(tokens)) / len(tokens)
