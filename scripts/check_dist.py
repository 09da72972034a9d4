"""Does the wheel in a folder play? `python scripts/check_dist.py dist`, which `make dist` does.

Two clean environments outside the tree: the core alone plays all four games; with the play extra the web table is
served from the wheel, and people play whole games at it in the real browser.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))

from packaging_checks import CORE_ONLY  # noqa: E402 - what the smoke test of `make test` asks of the core too

# A newcomer in three clicks, and a whole hand between two people and a bot.
IN_THE_BROWSER = "newcomer or survival_hand"


def main() -> None:
    (wheel,) = Path(sys.argv[1]).resolve().glob("*.whl")
    with TemporaryDirectory() as folder:
        core = environment(Path(folder) / "core", str(wheel))
        say("The core alone")
        run(core, "-c", CORE_ONLY, cwd=folder)
        said = subprocess.run([str(core), "-m", "shambles"], cwd=folder, env=clean(), capture_output=True, text=True)
        if said.returncode == 0 or "shambles[play]" not in said.stderr:
            sys.exit(f"Without an extra the command should say which one it needs, and not: {said}")
        play = environment(Path(folder) / "play", f"{wheel}[play]")
        say("The terminal")
        words = ("play", "tacdex", "--seats", "2", "--people", "0", "--plain", "--seed", "1")
        run(play, "-m", "shambles", *words, cwd=folder)
        say("The web table, in the browser")
        command = {"SHAMBLES_COMMAND": str(play.with_name("shambles"))}
        tests = ["-m", "pytest", "-q", "tests/browser/test_whole_games.py", "-k", IN_THE_BROWSER]
        subprocess.run([sys.executable, *tests], cwd=ROOT, env=os.environ | command, check=True)
    print(f"{wheel.name} plays.")


def environment(home: Path, wanted: str) -> Path:
    """A new environment with this installed; its Python."""
    say(f"Installing {Path(wanted).name}")
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    python = home / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted, cwd=str(home))
    if wanted.endswith(".whl"):  # nothing is installed but what was asked for
        run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "setuptools", "pip", cwd=str(home))
    return python


def run(python: Path, *words: str, cwd: str) -> None:
    subprocess.run([str(python), *words], cwd=cwd, env=clean(), check=True, stdout=subprocess.DEVNULL)


def clean() -> dict[str, str]:
    """Nothing of this tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def say(words: str) -> None:
    print(f"{words} …", flush=True)


if __name__ == "__main__":
    main()
