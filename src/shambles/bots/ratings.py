"""How strong the bots are, for people to measure themselves by: figures that scripts/rate_bots.py has measured."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from shambles.rating import NEWCOMER, Rating

FILE = Path(__file__).parent / "ratings.json"


@cache
def measured() -> dict[str, dict[str, Rating]]:
    """By game and mode (`card_game/survival`, `tacdex/`), then by bot."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Rating]])


def ratings_of_bots(game: str, mode: str) -> dict[str, Rating]:
    """The bots of this way to play, as far as they were measured."""
    return measured().get(f"{game}/{mode}", {})


def rating_of_bot(game: str, mode: str, bot: str) -> Rating:
    """What a bot counts as at a rated table; nobody knows of one that was not measured."""
    return ratings_of_bots(game, mode).get(bot, NEWCOMER)
