"""A game of somebody else's, installed as people install it, in processes of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
PIP, PYTEST = ("-m", "pip"), ("-m", "pytest")
SHAMBLES = ("-c", "from shambles.cli import main; main()")


class Machine:
    """A machine on which an example is installed."""

    def __init__(self, place: Path, example: Path) -> None:
        self.place = place
        alone = ("--no-deps", "--no-build-isolation", "--no-index")
        self.run(PIP, "install", "--quiet", *alone, "--target", place, example)

    def run(self, program: tuple[str, str], *words: str | Path, typed: str = "") -> str:
        """What a command says; it must succeed."""
        path = os.pathsep.join([str(self.place), *filter(None, [os.environ.get("PYTHONPATH")])])
        done = subprocess.run(
            [sys.executable, *program, *map(str, words)],
            env={
                **os.environ,
                "PYTHONPATH": path,
                "XDG_STATE_HOME": str(self.place / "state"),
                "LC_ALL": "en_GB.UTF-8",
            },
            input=typed,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
