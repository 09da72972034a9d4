"""Plays one game for each way the Board Game can end, and writes it to recorded/.

`PYTHONPATH=tests python -m games.board_game.record`, only when the rules change on purpose: the recorded games hold
them to what they were.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from shambles import Choice, Table
from shambles.bots import Greedy, ask_bot
from shambles.games.board_game import GAME

FOLDER = Path(__file__).parent / "recorded"
Policy = Callable[[Table, int, Random], Choice | str]
FRIENDLY = {"join-group": "yes", "leave-group": "stay"}


def greedy(table: Table, seat: int, rng: Random) -> Choice | str:
    return ask_bot(Greedy(GAME, rng), table, seat, rng)


def reckless(table: Table, seat: int, rng: Random) -> Choice | str:
    """Anything at all, and nobody comes back."""
    choice: Choice = rng.choice(table.asks[seat].options)
    return "no" if table.asks[seat].key == "return" else choice


def together(table: Table, seat: int, rng: Random) -> Choice | str:
    """Greedy, but for groups: invite whoever is near, join, and stay."""
    ask = table.asks[seat]
    invitation = next((one.notation for one in ask.options if one.notation.startswith("group")), None)
    return FRIENDLY.get(ask.key) or invitation or greedy(table, seat, rng)


WAYS: dict[str, tuple[int, dict[str, Any], Policy, str, str, int]] = {
    # name: seats, options, policy; the reason, the rule and the number of winners that are looked for
    "one-winner": (3, {"cooperation": False}, greedy, "safe-haven", "BG-501", 1),
    "a-group-wins": (3, {}, together, "safe-haven", "BG-539", 2),
    "alone-won": (1, {}, greedy, "safe-haven", "BG-501", 1),
    "alone-lost": (1, {}, reckless, "nobody-left", "BG-411", 0),
    "nobody-left": (2, {}, reckless, "nobody-left", "BG-411", 0),
    "played-on": (4, {"play_on": True, "cooperation": False}, greedy, "safe-haven", "BG-501", 1),
}


def play(seats: int, options: dict[str, Any], policy: Policy, seed: int) -> Table:
    table, rng = Table.open("board_game", seats=seats, options=options, seed=seed), Random(seed)
    while table.asks:
        seat = min(table.asks)
        table.answer(seat, policy(table, seat, rng))
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, options, policy, reason, rule, winners) in WAYS.items():
        for seed in range(200):
            table = play(seats, options, policy, seed)
            found = table.outcome
            assert found is not None
            if (found.reason, found.rule) == (reason, rule) and len(found.winners) >= winners:
                (FOLDER / f"{name}.json").write_bytes(table.save() + b"\n")
                break
        else:
            raise SystemExit(f"no game ended like {name}")


if __name__ == "__main__":
    main()
