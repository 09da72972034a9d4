"""The core and the games on every Python that can be had: `python scripts/check_pythons.py`, which `make pythons` does.

Each gets an environment of its own. There every game is played from fixed seeds, the play extra is installed and plays
in the terminal, and the tests of the core and the bots run. The same seed must give the same bytes on each.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
UV = str(Path(sys.executable).with_name("uv"))
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
NEEDED = ("msgspec", "pytest", "pytest-asyncio", "pytest-xdist", "hypothesis", "fluent.runtime")
TESTS = ("tests/core", "tests/bots")
IN_THE_TERMINAL = ["-m", "shambles", "play", "tacdex", "--seats", "2", "--people", "0", "--plain", "--seed", "1"]

# The saves of whole games, which hold every answer and every draw, as one fingerprint.
PLAYED = """
from hashlib import sha256
from random import Random
from shambles import Table
from shambles.bots import find_bot, let_bots_answer, make_bot

seen = sha256()
for slug, options in (("card_game", {"mode": "survival"}), ("card_game", {"mode": "hero"}), ("tacdex", {}),
                      ("best_defense", {"mode": "standard", "difficulty": "beginner"}), ("board_game", {})):
    for seed in range(3):
        table = Table.open(slug, seats=3, options=options, seed=seed)
        kinds = [find_bot(("greedy", "random")[seat % 2]) for seat in table.seats]
        bots = {seat: make_bot(kind, table.game, Random(seat)) for seat, kind in enumerate(kinds)}
        let_bots_answer(table, bots, Random(seed))
        save = table.save()
        seen.update(save if isinstance(save, bytes) else save.encode())
print(seen.hexdigest())
"""


def main() -> None:
    seen: dict[str, str] = {}
    with TemporaryDirectory() as folder:
        for version in VERSIONS:
            python = environment(version, Path(folder) / version)
            if python is None:
                print(f"{version}: there is none here", flush=True)
                continue
            seen[version] = run(python, "-c", PLAYED).strip()
            install(python, "-r", "pyproject.toml", "--extra", "play")
            run(python, *IN_THE_TERMINAL)
            print(f"{version}: shambles[play] installs and plays; its games are {seen[version][:16]}", flush=True)
            if "--quick" not in sys.argv:
                print(run(python, "-m", "pytest", "-q", "-n", "2", *TESTS).splitlines()[-1], flush=True)
    if len(set(seen.values())) != 1:
        sys.exit("The same seeds gave different games.")
    print(f"The same seeds give the same bytes on {', '.join(seen)}.")
    if missing := [version for version in VERSIONS if version not in seen]:
        print(f"Not tried, because it is not here: {', '.join(missing)}.")


def environment(version: str, home: Path) -> Path | None:
    """An environment of this Python with what the tests need; None where there is no such Python."""
    for wanted in (*with_pyenv(version), version):
        made = subprocess.run([UV, "venv", "--quiet", "--python", wanted, str(home)], capture_output=True)
        if not made.returncode:
            break
    else:
        return None
    python = home / "bin" / "python"
    install(python, *NEEDED)
    return python


def install(python: Path, *wanted: str) -> None:
    subprocess.run([UV, "pip", "install", "--quiet", "--python", str(python), *wanted], cwd=ROOT, check=True)


def with_pyenv(version: str) -> list[str]:
    """The Pythons of this version that pyenv has, which uv looks for by its shims only."""
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    return [str(found) for found in sorted(root.glob(f"versions/{version}.*/bin/python"))]


def run(python: Path, *words: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "random"}
    done = subprocess.run([str(python), *words], cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return done.stdout


if __name__ == "__main__":
    main()
