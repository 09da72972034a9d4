"""Ctrl-C from the first moment of the console script on: one sentence, exit code 130, nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
MODULE, _, FUNCTION = PROJECT["scripts"]["shambles"].partition(":")

# A signal to itself at the moment when a module is about to be imported.
INTERRUPTED = """
import os, signal, sys

def interrupt(event, arguments, waits=[sys.argv.pop(1)]):
    if event == "import" and arguments[0] in waits:
        waits.clear()
        os.kill(os.getpid(), signal.SIGINT)

sys.addaudithook(interrupt)
"""
STARTED = f"""
from {MODULE} import {FUNCTION}
if __name__ == "__main__":
    sys.exit({FUNCTION}())
"""

# From the first module to the last one before a command does its work.
MOMENTS = {
    "shambles": "games",
    "msgspec": "games",
    "shambles.games": "games",
    "shambles.cli": "games",
    "shambles.texts": "games",
    "shambles.cli.tree": "games",
    "typer": "--help",
    "shambles.cli.reading": "--help",
    "shambles.terminal.shelf": "games",
    "rich.console": "rules --game tacdex",
    "shambles.lab": "simulate tacdex -n 2 --bots random,random",
    "uvicorn": "serve",
}


def interrupted(at: str, words: str, lang: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LC_ALL": lang}
    command = [sys.executable, "-c", INTERRUPTED + STARTED, at, *words.split()]
    return subprocess.run(command, capture_output=True, text=True, env=environment)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_command_that_is_interrupted_while_it_starts_says_so_in_a_sentence(moment: str) -> None:
    done = interrupted(moment, MOMENTS[moment])
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "Stopped.\n")


def test_it_is_said_in_the_persons_language() -> None:
    assert interrupted("shambles.cli.tree", "games", "de_DE.UTF-8").stderr == "Abgebrochen.\n"


def test_the_modules_before_ours_are_those_that_python_has_loaded() -> None:
    """An interruption before our first line would be a traceback, so nothing is imported there."""
    script = f"import sys; before = set(sys.modules); import {MODULE}; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [MODULE]
