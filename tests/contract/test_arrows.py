"""The arrows between the parts of the house, and between the rooms of a game: a wrong one is found.

They are written in pyproject.toml, and `make check` holds the source to them.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import shambles

ROOT = Path(__file__).parents[2]
SOURCE = Path(shambles.__file__).parent


def lint(source: Path) -> subprocess.CompletedProcess[str]:
    """What import-linter says of the tree that holds the package."""
    path = os.pathsep.join([str(source), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    return subprocess.run(
        [sys.executable, "-c", command],
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "200", "NO_COLOR": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


WRONG = [
    ("shambles.core.table", "shambles.games.tacdex.box.contents"),
    ("shambles.core.asking.play", "shambles.texts"),
    ("shambles.core.asking.ask", "rich"),
    ("shambles.core.asking.event", "shambles.core.game"),
    ("shambles.core.running.run", "shambles.core.table"),
    ("shambles.server.disk.store", "shambles.server.tables.house"),
    ("shambles.server.fair_turns", "shambles.server.tables.live"),
    ("shambles.games.tacdex.rules.phases", "shambles.games.card_game.box.contents"),
    ("shambles.games.tacdex.rules.actions", "shambles.bots.greedy"),
    ("shambles.games.tacdex.rules.actions", "shambles.games.tacdex.bot.hints"),
    ("shambles.games.tacdex.table.view", "shambles.games.tacdex.rules.phases"),
    ("shambles.games.best_defense.table.view", "shambles.games.best_defense.effects.motives"),
    ("shambles.games.best_defense.effects.quick", "shambles.games.best_defense.rules.turn"),
    ("shambles.games.board_game.box.board", "shambles.games.board_game.table.state"),
    ("shambles.games.board_game.bot.worth", "shambles.games.board_game.scenarios.check"),
    ("shambles.games.board_game.scenarios.check", "shambles.games.board_game.terminal.lines"),
    ("shambles.games.board_game.box.words", "fluent"),
    ("shambles.lab.simulate", "shambles.server.net.app"),
    ("shambles.server.net.app", "shambles.terminal.plain"),
    ("shambles.bots.greedy", "shambles.lab.simulate"),
    ("shambles.games.card_game.bot.mind", "shambles.games.card_game.vector.table"),
    ("shambles.games.card_game.rules", "shambles.games.card_game.kernel.board"),
]


def test_a_wrong_arrow_is_found(tmp_path: Path) -> None:
    """The same tree, with arrows that nobody may draw: each of them is named."""
    copy = tmp_path / "shambles"
    shutil.copytree(SOURCE, copy, ignore=lambda folder, names: [one for one in names if one in {"static", "text"}])
    for module, wanted in WRONG:
        file = tmp_path / Path(*module.split(".")).with_suffix(".py")
        file.write_text(f"{file.read_text('utf-8')}\nimport {wanted}\n", "utf-8")
    (copy / "attic.py").write_text("")  # a part of the house that nobody has put anywhere
    done = lint(tmp_path)
    assert done.returncode == 1
    found = " ".join(done.stdout.split())
    assert [(module, wanted) for module, wanted in WRONG if f"{module} -> {wanted}" not in found] == []
    assert "attic" in found


def names_in(source: str) -> set[str]:
    """The strings and the imported modules of a file; what stands in docstrings is an example."""
    tree = ast.parse(source)
    docstrings = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    found: set[str] = set()
    for one in ast.walk(tree):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and id(one) not in docstrings:
            found.update(re.findall(r"\w+", one.value))
        elif isinstance(one, ast.ImportFrom):
            found.update((one.module or "").split("."))
        elif isinstance(one, ast.Import):
            found.update(part for alias in one.names for part in alias.name.split("."))
    return found


def test_nothing_outside_a_game_names_one() -> None:
    """A game is one folder: encodings, arrays and scenes are found in it, as those of anybody's game are."""
    games = {folder.name for folder in (SOURCE / "games").iterdir() if (folder / "text").is_dir()}
    assert len(games) == 4
    assert names_in('"""card_game"""\nfrom shambles.games.tacdex import GAME\nx = "best_defense!"') & games == {
        "tacdex",
        "best_defense",
    }
    named = {
        str(file.relative_to(SOURCE)): sorted(found)
        for file in SOURCE.rglob("*.py")
        if (SOURCE / "games") not in file.parents and (found := names_in(file.read_text("utf-8")) & games)
    }
    assert named == {}


def test_nothing_outside_a_game_names_one_in_the_browser() -> None:
    """Scenes, pictures, manners and art are found by their folder; a script names no game and reaches into none."""
    client = ROOT / "browser"
    games = {folder.name for folder in (client / "src" / "games").iterdir() if (folder / "Scene.svelte").exists()}
    assert len(games) == 4
    kinds = {".ts", ".js", ".svelte", ".css", ".html", ".json", ".webmanifest"}
    named = {
        str(file.relative_to(client)): sorted(found)
        for part in (client / "src", client / "public", *client.glob("*.*"))
        for file in ([part] if part.is_file() else part.rglob("*"))
        if file.suffix in kinds
        and (found := (games - {*file.relative_to(client).parts}) & set(re.findall(r"\w+", file.read_text("utf-8"))))
    }
    assert named == {}


# The core and the games need msgspec and nothing else, whatever else is installed.
ALONE = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in ("msgspec", "shambles"):
            raise ModuleNotFoundError(f"{name} is blocked", name=name)

sys.meta_path.insert(0, Blocked())
from shambles.games import IN_ORDER
from shambles.testing.tables import few_kinds_of, finish
from shambles import Table
for slug in IN_ORDER:
    for kind in few_kinds_of(slug):
        table = finish(kind.open(1), kind.random("alone"))
        assert Table.load(table.save()).outcome == table.outcome
        print(kind)
try:
    import pytest
except ModuleNotFoundError:
    print("blocked")
"""


def test_the_core_and_the_games_need_nothing_but_msgspec() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "blocked"
    assert len(done.stdout.splitlines()) > len(shambles.slugs())
