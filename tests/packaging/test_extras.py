"""Each extra works alone: it brings all that its modules import; at night it is installed by itself and used."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
EXTRAS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
COMMANDS = ["cli/__init__.py", "cli/tree.py", "cli/reading.py", "cli/extras.py", "texts.py"]
# What an extra is for, and what of that is another extra's.
MODULES = {
    "lab": ([*COMMANDS, "cli/lab.py", "cli/many_games.py", "cli/studies.py", "lab/*.py"], ["lab/on_ray.py"]),
    "ray": ([*COMMANDS, "cli/lab.py", "cli/many_games.py", "cli/studies.py", "lab/*.py"], []),
    "testing": (["testing/*.py", "texts.py"], []),
    "vector": (["doors/vector/*.py", "games/*/vector/*.py"], []),
    "learn": (["bots/learning/*.py", "games/*/vector/*.py"], []),
    "gymnasium": (["doors/gymnasium.py", "doors/encoding/*.py", "doors/s*.py", "games/*/encoding.py"], []),
    "pettingzoo": (["doors/pettingzoo.py", "doors/encoding/*.py", "doors/s*.py"], []),
    "openspiel": (["doors/openspiel.py", "doors/course.py", "doors/encoding/*.py"], []),
    "picture": (["doors/drawing.py", "doors/picture.py", "games/*/picture.py", "terminal/rooms.py"], []),
}


def files_of(extra: str) -> set[Path]:
    wanted, others = MODULES[extra]
    found = {file for one in wanted for file in (SOURCE / "shambles").glob(one)}
    assert found
    return found - {file for one in others for file in (SOURCE / "shambles").glob(one)}


def imports_of(file: Path, everywhere: bool) -> Iterator[str]:
    """What a module imports: at its top, or in its functions too; neither what is for the type checker alone nor what
    it does without."""
    waiting: list[ast.AST] = [ast.parse(file.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{one.name}" for one in node.names if (node.module or "").startswith("shambles"))
        elif (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)) or (
            isinstance(node, ast.Try) and "except ModuleNotFoundError" in ast.unparse(node)
        ):
            waiting += node.orelse
        elif everywhere or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += ast.iter_child_nodes(node)


def foreign_of(extra: str) -> set[str]:
    """The packages of others that an extra's modules import, and those that must be there to import them."""
    own, foreign, seen = files_of(extra), set[str](), set[Path]()
    waiting = sorted(own)
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        foreign |= {name.partition(".")[0] for name in imports_of(file, everywhere=file in own)}
        for name in imports_of(file, everywhere=False):
            place = SOURCE / name.replace(".", "/")
            waiting += [one for one in (place.with_suffix(".py"), place / "__init__.py") if one.exists()]
    return foreign - {"shambles", *sys.stdlib_module_names}


def named(requirement: str) -> str:
    return re.split(r"[\s\[;<>=!~(]", requirement)[0].lower().replace("_", "-").replace(".", "-")


@cache
def brought_by(requirement: str) -> frozenset[str]:
    """A distribution and all that it brings along."""
    if own := re.match(r"shambles\[(\w+)\]", requirement):
        return frozenset().union(*(brought_by(one) for one in EXTRAS[own[1]]))
    found, waiting = set[str](), [named(requirement)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            try:
                waiting += [named(one) for one in requires(name) or () if "extra ==" not in one]
            except PackageNotFoundError:
                continue  # of another system or another Python
    return frozenset(found)


@pytest.mark.parametrize("extra", MODULES)
def test_an_extra_brings_what_its_modules_import(extra: str) -> None:
    brought = brought_by("msgspec").union(*(brought_by(one) for one in EXTRAS[extra]))
    homes = packages_distributions()
    missing = {name for name in foreign_of(extra) if not {named(home) for home in homes.get(name, [name])} & brought}
    assert not missing


# --- each installed by itself

SURVIVAL = "card_game --mode survival --bots greedy,random -n 6 --seats 3 --processes 1"
USES = {
    "lab": [
        f"-m shambles simulate {SURVIVAL} --run run",
        "-m shambles report run",
        "-m shambles tournament tacdex --bots greedy,random -n 2 --processes 1",
        "-m shambles compare card_game -n 4 --mode survival --change hands=2 --processes 1",
        "docs/how-to/lab.md",
        "docs/tutorials/first-experiment.md",
    ],
    "ray": [f"-m shambles simulate {SURVIVAL} --on ray"],
    "testing": ["-m pytest -q -x -k 2seats ."],
    "vector": ["docs/how-to/doors.md#Vector", "docs/tutorials/train-a-player.md"],
}
SUITE = {
    "conftest.py": 'pytest_plugins = ["shambles.testing.plugin"]\n',
    "test_games.py": 'from shambles.testing.contract import *\n\nGAMES = ("tacdex",)\n',
}


@pytest.mark.skipif(not os.environ.get("SHAMBLES_NIGHTLY"), reason="installs packages: SHAMBLES_NIGHTLY=1 runs it")
@pytest.mark.parametrize("extra", USES)
def test_an_extra_alone_does_what_its_page_says(extra: str, wheel: Path, tmp_path: Path) -> None:
    home, work = tmp_path / "home", tmp_path / "work"
    work.mkdir()
    for name, text in SUITE.items():
        (work / name).write_text(text, "utf-8")
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    python = str(home / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", f"{wheel}[{extra}]"], check=True)
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SHAMBLES"))}
    for use in USES[extra]:
        words = use.split() if use.startswith("-") else ["-c", code_of(use)]
        done = subprocess.run([python, *words], cwd=work, env=clean, capture_output=True, text=True)
        assert done.returncode == 0, (use, done.stdout[-2000:], done.stderr[-2000:])


def code_of(page: str) -> str:
    """All the Python of a page, or of a section of it, from top to bottom; it is run as a script."""
    file, _, section = page.partition("#")
    text = (ROOT / file).read_text("utf-8")
    if section:
        text = text.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    found = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert found
    return "\n".join(found)
