"""Games that were played, as what each bot won and scored in them: what the coverage of intervals is counted on.

`python tests/lab/played.py` plays them anew (half a minute) and writes played.json.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from shambles.core.game import find_game
from shambles.lab import simulate
from shambles.lab.tally import win_of

FILE = Path(__file__).with_name("played.json")
GAMES: dict[str, tuple[str, list[str], dict[str, object], int]] = {
    "tacdex-4": ("tacdex", ["greedy", "random"] * 2, {}, 400),
    "tacdex-2": ("tacdex", ["greedy", "random"], {}, 400),
    "survival-3": ("card_game", ["greedy", "random", "random"], {"mode": "survival"}, 400),
    "survival-10": ("card_game", ["greedy"] * 3 + ["random"] * 7, {"mode": "survival"}, 400),
    "hero-4": ("card_game", ["greedy", "random", "random", "random"], {"mode": "hero"}, 300),
}


def play() -> dict[str, object]:
    """By game and bot: its seats, and [parts of the wins, points, in how many games] of all of them together."""
    found: dict[str, object] = {}
    for name, (game, bots, options, games) in GAMES.items():
        rows = simulate(game, games=games, bots=bots, options=options, processes=1, seed=5).rows()
        together = find_game(game).together
        for bot in dict.fromkeys(bots):
            counted: Counter[tuple[int, int]] = Counter()
            for row in rows:
                seats = [seat for seat, one in enumerate(row.bots) if one == bot]
                wins = sum(win_of(row, seat, together) for seat in seats)
                counted[wins, sum(row.scores[seat] for seat in seats)] += 1
            lines = [[*one, times] for one, times in sorted(counted.items())]
            found[f"{name} {bot}"] = {"held": bots.count(bot), "rows": lines}
    return found


if __name__ == "__main__":
    lines = [f'"{name}": {json.dumps(one, separators=(",", ":"))}' for name, one in play().items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
