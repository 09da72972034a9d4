"""The typed bot: nothing that it touches is `Any`, and it plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

from shambles import Table
from shambles.bots import find_bot, let_bots_answer, make_bot

BOT = Path(__file__).parents[2] / "examples" / "typed_bot.py"
NO_ANY = """[mypy]
strict = True
follow_imports = silent
disallow_any_expr = True
disallow_any_explicit = True
disallow_any_decorated = True
disallow_any_unimported = True
"""


def test_a_bot_needs_no_any(tmp_path: Path) -> None:
    config = tmp_path / "mypy.ini"
    config.write_text(NO_ANY, "utf-8")
    command = ["-m", "mypy", "--config-file", str(config), "--cache-dir", str(tmp_path / "cache"), str(BOT)]
    done = subprocess.run([sys.executable, *command], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.startswith("Success"), done.stdout + done.stderr


def test_it_plays_and_does_better_than_anything() -> None:
    """Ten hands, on the same deals that others played without looking."""
    points = [0.0, 0.0, 0.0]
    for seed in range(10):
        table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=seed)
        kinds = [f"{BOT}:Careful", "random", "random"]
        bots = {seat: make_bot(find_bot(kind), table.game, Random(seat)) for seat, kind in enumerate(kinds)}
        let_bots_answer(table, bots, Random(seed))
        points = [sum(pair) for pair in zip(points, table.returns, strict=True)]
    assert points[0] > max(points[1:])
