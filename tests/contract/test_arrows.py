"""The arrows between the parts of the house (design, section 3): who may import whom."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import shambles

SOURCE = Path(shambles.__file__).parent
MODULES = sorted(".".join(file.relative_to(SOURCE.parent).with_suffix("").parts) for file in SOURCE.rglob("*.py"))

LAYOUT = "terminal"  # the room of a game that lays it out on a terminal; it may use what terminals use
CLIENTS = ("shambles.server", "shambles.terminal")  # what nothing imports, but for the command


def imports_of(module: str, source: str) -> Iterator[str]:
    """What a module imports, by full names. `from shambles import games` counts as `shambles.games` too."""
    package = module.removesuffix(".__init__") if module.endswith(".__init__") else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, *filter(None, [base])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def within(name: str, *folders: str) -> bool:
    return any(name == folder or name.startswith(f"{folder}.") for folder in folders)


def wrong_arrows(module: str, source: str) -> list[str]:
    """The imports of a module that its place in the house does not allow."""
    return [f"{module} imports {name}" for name in imports_of(module, source) if not is_allowed(module, name)]


def is_allowed(module: str, name: str) -> bool:
    top = name.partition(".")[0]
    if within(module, "shambles.core"):
        return within(name, "shambles.core") if top == "shambles" else is_plain(top)
    if within(module, "shambles.games"):
        if top != "shambles":
            return is_layout(module) or is_plain(top)
        home = ".".join(module.removesuffix(".__init__").split(".")[:3])
        return within(name, "shambles.core", home) and (is_layout(module) or not is_layout(name))
    return not any(within(name, client) and not within(module, client, "shambles.cli") for client in CLIENTS)


def is_plain(top: str) -> bool:
    return top == "msgspec" or top in sys.stdlib_module_names


def is_layout(name: str) -> bool:
    """Whether this is, or is in, a file of a game that lays it out: shambles.games.tacdex.terminal.cards, say."""
    return any(part.startswith(LAYOUT) for part in name.split(".")[3:4])


@pytest.mark.parametrize("module", MODULES)
def test_the_arrows_point_the_right_way(module: str) -> None:
    source = (SOURCE.parent / Path(*module.split("."))).with_suffix(".py").read_text("utf-8")
    assert wrong_arrows(module, source) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("shambles.core.table", "import shambles.games"),
        ("shambles.core.table", "from shambles.games.card_game import GAME"),
        ("shambles.core.table", "from shambles import bots"),
        ("shambles.core.table", "from .. import games"),
        ("shambles.core.table", "from rich import print"),
        ("shambles.core.__init__", "import shambles.texts"),
        ("shambles.games.tacdex.rules.phases", "from shambles.games.card_game.box.contents import BOX"),
        ("shambles.games.tacdex.rules.phases", "from ...card_game import box"),
        ("shambles.games.tacdex.rules.phases", "from shambles.bots import Bot"),
        ("shambles.games.tacdex.rules.phases", "import fluent.runtime"),
        ("shambles.games.tacdex.rules.phases", "from shambles.games.tacdex.terminal import scene"),
        ("shambles.games.tacdex.terminal.scene", "from shambles.terminal import plain"),
        ("shambles.games.__init__", "from shambles.terminal import plain"),
        ("shambles.bots.greedy", "from shambles.terminal import plain"),
        ("shambles.lab.simulate", "import shambles.server.app"),
        ("shambles.server.app", "from shambles.terminal.plain import Plain"),
        ("shambles.__init__", "from . import terminal"),
    ],
)
def test_a_wrong_arrow_is_found(module: str, source: str) -> None:
    assert wrong_arrows(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("shambles.core.table", "import re, msgspec\nfrom shambles.core.ask import Ask"),
        (
            "shambles.games.tacdex.rules.phases",
            "import shambles.games.tacdex.box.contents\nfrom shambles.core.play import Flow",
        ),
        ("shambles.bots.greedy", "from shambles.games.card_game import GAME\nimport shambles.core.table"),
        ("shambles.terminal.plain", "from shambles.terminal.sitting import Sitting\nimport rich"),
        ("shambles.cli", "from shambles.terminal.plain import Plain\nimport shambles.server"),
    ],
)
def test_a_right_arrow_is_left_alone(module: str, source: str) -> None:
    assert wrong_arrows(module, source) == []


# The core and the games need msgspec and nothing else, whatever else is installed.
ALONE = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in ("msgspec", "shambles", "contract"):
            raise ModuleNotFoundError(f"{name} is blocked", name=name)

sys.meta_path.insert(0, Blocked())
from contract.tables import KINDS, finish
from shambles import Table
for kind in KINDS:
    table = finish(kind.open(1), kind.random("alone"))
    assert Table.load(table.save()).outcome == table.outcome
    print(kind)
try:
    import pytest
except ModuleNotFoundError:
    print("blocked")
"""


def test_the_core_and_the_games_need_nothing_but_msgspec() -> None:
    path = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", ALONE],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "blocked"
    assert len(done.stdout.splitlines()) > len(shambles.slugs())
