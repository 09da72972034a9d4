"""Measure how strong the bots are in each way to play, and write it down: src/shambles/bots/ratings.json.

    python scripts/rate_bots.py [WAY …]      such as card_game/survival; all of them unless given

The same seed gives the same figures. Every line-up plays every deal, once from each seat (`shambles tournament`).
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from shambles.bots import LEVELS
from shambles.bots.ratings import FILE, measured
from shambles.lab import tournament
from shambles.rating import CERTAIN, Rating

SEED = 20_261_116
WAYS: dict[
    str, tuple[int, dict[str, Any], int]
] = {  # how many sit down, with which options, and how many deals they play
    "card_game/survival": (4, {"mode": "survival"}, 8),
    "card_game/hero": (4, {"mode": "hero"}, 4),
    "tacdex/": (2, {}, 60),
    "board_game/": (4, {"cooperation": False, "play_on": "never"}, 1),
}


def main() -> None:
    """One way after the other; what is measured is written at once, beside what others have measured meanwhile."""
    for way in sys.argv[1:] or WAYS:
        seats, options, deals = WAYS[way]
        game = way.partition("/")[0]
        bots = ("random", *LEVELS)
        played = tournament(game, bots=bots, deals=deals, seats=seats, options=options, seed=SEED, processes=1)
        ratings = {one.bot: one.rating for one in played.standings}
        measured.cache_clear()
        found = measured() | {
            way: {
                bot: Rating(round(ratings[bot].mean, 2), round((ratings[bot].high - ratings[bot].mean) / CERTAIN, 2))
                for bot in bots
            }
        }
        print(way, f"{played.games} games", found[way], flush=True)
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


if __name__ == "__main__":
    main()
