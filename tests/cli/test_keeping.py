"""What people have is never lost: a game that was left, a box they wrote."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from shambles.cli import app

PLAY = ("play", "card_game", "--mode", "survival", "--seats", "3", "--plain")


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")


def run(*words: str, typed: str = "quit\n") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def test_a_second_game_puts_the_first_aside(tmp_path: Path) -> None:
    run(*PLAY, "--seed", "1")
    first = (tmp_path / "shambles" / "sitting.json").read_bytes()
    result = run(*PLAY, "--seed", "2")
    aside = tmp_path / "shambles" / "sitting.1.json"
    assert aside.read_bytes() == first
    assert f"shambles play --resume --file {aside}" in result.stdout
    assert run("play", "--resume", "--plain", "--file", str(aside)).exit_code == 0
    assert aside.read_bytes() == first
    assert not (tmp_path / "shambles" / "sitting.1.1.json").exists()


def test_a_game_that_ends_takes_no_other_along(tmp_path: Path) -> None:
    run(*PLAY)
    left = (tmp_path / "shambles" / "sitting.json").read_bytes()
    result = run("play", "tacdex", "--seats", "2", "--people", "0", "--plain")
    assert "The game is over." in result.stdout
    assert (tmp_path / "shambles" / "sitting.json").read_bytes() == left


def test_being_asked_to_stop_saves(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "shambles", *PLAY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    while not process.stdout.readline().startswith("#1 "):
        pass
    process.send_signal(signal.SIGTERM)
    said, _ = process.communicate(timeout=300)
    assert "Saved. To continue: shambles play --resume" in said
    assert (tmp_path / "shambles" / "sitting.json").exists()


def test_a_terminal_that_shows_lines_only_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "TERM", "dumb")
    assert "Saved." in run(*(word for word in PLAY if word != "--plain")).stdout


def test_your_own_game_is_told_to_you(tmp_path: Path) -> None:
    run(*PLAY, "--seed", "3", typed="#10\n#9\n#8\n#7\n#6\n" + "#1\n" * 8 + "quit\n")
    file = str(tmp_path / "shambles" / "sitting.json")
    told = run("replay", file).stdout
    assert "Your hand: " in told
    assert "You takes" not in told
    assert "Player 1 gets" in run("replay", file, "--seat", "2").stdout


def test_a_box_to_start_from_is_sound_and_never_overwritten(tmp_path: Path) -> None:
    for game, kind in (("best_defense", "box"), ("board_game", "box"), ("board_game", "map")):
        assert run("box", "new", game, "--kind", kind).exit_code == 0
        file = tmp_path / f"{game}-{kind}.toml"
        assert file.read_text("utf-8").startswith("# A box for ")
        assert run("box", "check", str(file)).exit_code == 0
        before = file.read_text("utf-8")
        again = run("box", "new", game, "--kind", kind)
        assert (again.exit_code, file.read_text("utf-8")) == (2, before)
        assert again.stderr.startswith(f"file: {file.name} already exists")
    assert (
        run("box", "new", "tacdex").stderr
        == "game: tacdex cannot use boxes of your own; best_defense, board_game can\n"
    )
