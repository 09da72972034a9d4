"""Every command that the README and the documentation show is one that works."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from shambles.cli import app
from shambles.core.game import find_game

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHOWN = dict.fromkeys(  # once, though a page shows it in five languages
    (page.name, line)
    for page in PAGES
    for block in re.findall(r"```console\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    for line in re.findall(r"^\$ (shambles .*)$", block, re.MULTILINE)
)


@pytest.fixture
def _a_place_to_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the files that the pages speak of, and a game that was left."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("TERM", "dumb")  # plain lines, also where a page shows the full screen
    for page, file in (("README.md", "mine.py"), ("docs/tutorials/first-bot.md", "first.py")):
        (bot,) = re.findall(rf"```python\n(# {file}\n.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
        Path(file).write_text(bot, "utf-8")
    golden = find_game("card_game").golden_lines()[0]
    Path("mine.jsonl").write_text(golden.replace('"id": "CG-G01"', '"id": "ID"').replace('"id":"CG-G01"', '"id":"ID"'))
    CliRunner().invoke(app, ["play", "tacdex", "--seats", "2"], input="quit\n")


def test_there_are_commands_to_try() -> None:
    assert len(SHOWN) >= 10


@pytest.mark.usefixtures("_a_place_to_try")
@pytest.mark.parametrize(
    ("page", "line"),
    [
        one
        for one in SHOWN
        if one[1].split()[1] in ("play", "learn", "puzzle", "rules", "simulate", "scenario", "bots", "games", "options")
    ],
)
def test_a_command_of_the_documentation_works(page: str, line: str) -> None:
    """With two games where the page plays thousands; whoever sits down gets up again."""
    words = shlex.split(line, comments=True)[1:]
    if words[0] == "simulate" and "-n" in words:
        words[words.index("-n") + 1] = "2"
    result = CliRunner().invoke(app, words, input="quit\n")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("page", "target"),
    [(page.name, one) for page in PAGES for one in re.findall(r"`make ([a-z-]+)", page.read_text("utf-8"))],
)
def test_what_is_made_can_be_made(page: str, target: str) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


SCRIPTS = [
    (page.name, block)
    for page in PAGES
    for block in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    if 'if __name__ == "__main__":' in block
]


@pytest.mark.parametrize(("page", "block"), SCRIPTS, ids=[page for page, _ in SCRIPTS])
def test_a_script_of_the_documentation_runs_as_a_script(page: str, block: str, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(block, "utf-8")
    done = subprocess.run([sys.executable, str(script)], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
