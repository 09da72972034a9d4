"""Ratings of the bots, measured by scripts/rate_bots.py, for people to compare themselves with."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from shambles.rating import NEWCOMER, Rating

FILE = Path(__file__).parent / "ratings.json"


@cache
def measured() -> dict[str, dict[str, Rating]]:
    """Ratings by game and mode (`card_game/survival`, `tacdex/`), then by bot."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Rating]])


def ratings_of_bots(game: str, mode: str) -> dict[str, Rating]:
    """Ratings of the bots in this way to play, as far as they were measured."""
    return measured().get(f"{game}/{mode}", {})


def rating_of_bot(game: str, mode: str, bot: str) -> Rating:
    """A bot's rating at a rated table. A bot that was not measured counts as a newcomer."""
    return ratings_of_bots(game, mode).get(bot, NEWCOMER)
