"""Files with something wrong in them, for the table of bad inputs: each is made from one of ours by one change."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

from shambles import Table
from shambles.core.game import find_game


def write_all(folder: Path) -> None:
    """Everything the table names, in this folder."""
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=1)
    table.play(0, table.asks[0].options[0])
    save = json.loads(table.save())
    sitting = {"bots": [None, "greedy", "random"], "table": save}
    files: dict[str, object] = {
        "good.json": save,
        "sitting-no-game.json": {"bots": sitting["bots"], "table": _without(save, "game")},
        "sitting-two-bots.json": {"bots": [None, "greedy"], "table": save},
        "sitting-no-such-bot.json": {"bots": [None, "clever", "greedy"], "table": save},
        "no-game.json": _without(save, "game"),
        "other-game.json": save | {"game": "chess"},
        "bad-mode.json": save | {"options": {"mode": "zombie"}},
        "many-seats.json": save | {"seats": 30},
        "bad-seed.json": save | {"seed": -1},
        "bad-digest.json": save | {"digests": ["x" * 16, *save["digests"][1:]]},
        "bad-entry.json": save | {"journal": [{"type": "sang"}]},
        "list.json": [1, 2],
    }
    for name, content in files.items():
        (folder / name).write_text(json.dumps(content))
    with closing(connect(folder / "foreign.db")) as foreign, foreign:
        foreign.execute("CREATE TABLE alembic_version (version_num)")
        foreign.execute("INSERT INTO alembic_version VALUES ('c0ffee')")
    (folder / "cut.json").write_text(json.dumps(save)[:200])
    (folder / "latin.json").write_bytes(b"\xff\xfe\x00")
    (folder / "empty.json").write_text("")
    (folder / "not.toml").write_text("= 3")
    (folder / "nobody.toml").write_text("[cheese]\n")
    box, board = (
        find_game("board_game").folder / "box" / "standard.toml",
        find_game("board_game").folder / "box" / "map.toml",
    )
    defense = find_game("best_defense").folder / "box" / "standard.toml"
    _alter(board, folder / "bad-type.toml", lambda text: text.replace('type = "resource"', 'type = "shop"', 1))
    _alter(
        board,
        folder / "no-start.toml",
        lambda text: text.replace('type = "start"\nname = "Calhoun"\ncharacter = "andrea"\n', "", 1),
    )
    _alter(
        board, folder / "other-start.toml", lambda text: text.replace('character = "andrea"', 'character = "merle"', 1)
    )
    _alter(board, folder / "text-q.toml", lambda text: text.replace("q = -2", 'q = "west"', 1))
    _alter(
        board,
        folder / "no-arrow.toml",
        lambda text: text.replace('[[arrow]]\ninside = "e08"\noutside = "d08"\n', "", 1),
    )
    _alter(box, folder / "bad-face.toml", lambda text: text.replace('faces = ["K1"', 'faces = ["Q1"', 1))
    _alter(box, folder / "bad-op.toml", lambda text: text.replace('op = "modify"', 'op = "fly"', 1))
    _alter(defense, folder / "bad-who.toml", lambda text: text.replace('who = "chosen"', 'who = "gian"', 1))
    _alter(defense, folder / "bad-attested.toml", lambda text: text.replace("attested = false", 'attested = "no"', 1))
    _alter(defense, folder / "bad-field.toml", lambda text: text.replace("attested = false", "atested = false", 1))
    _alter(
        defense,
        folder / "one-less.toml",
        lambda text: text[: text.index("[[survivor]]")] + text[text.index('[[survivor]]\nid = "daryl"') :],
    )
    (folder / "loose.py").write_text("class Loose:\n    pass\n")
    (folder / "broken.py").write_text("import nothing_of_that_name\n")
    (folder / "greedy.py").write_text(
        "class Greedy:\n    def __init__(self, money): ...\n    def choose(self, view, ask, fork): ...\n"
    )
    (folder / "cheat.py").write_text("class Cheat:\n    def choose(self, view, ask, fork):\n        return '999'\n")
    golden = json.loads(find_game("card_game").golden_lines()[0])
    (folder / "good.jsonl").write_text(json.dumps(golden))
    (folder / "typo.jsonl").write_text(
        json.dumps({("rowz" if name == "rows" else name): value for name, value in golden.items()})
    )


def _without(save: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in save.items() if key != name}


def _alter(source: Path, target: Path, change: Callable[[str], str]) -> None:
    before = source.read_text("utf-8")
    after = change(before)
    assert after != before, target.name
    tomllib.loads(after)
    target.write_text(after, "utf-8")
