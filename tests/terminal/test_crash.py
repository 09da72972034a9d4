"""A bug of ours ends the game on the screen, never the game: it is saved, one line says so, and the exit code is 1."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from shambles.cli.sitting_down import play_plain
from shambles.terminal.plain import Plain
from shambles.terminal.scene.base import Scene
from shambles.terminal.screen.app import FullScreen, play_on_screen
from shambles.terminal.sitting import resume
from terminal.screens import seat


def fail(*given: object) -> None:
    raise ValueError("not in this house")


def test_a_crash_on_the_full_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = seat(tmp_path / "sitting.json", "hero")
    monkeypatch.setattr(Scene, "draw", fail)
    monkeypatch.setattr(FullScreen, "run", lambda app: super(FullScreen, app).run(headless=True))
    with pytest.raises(typer.Exit) as caught:
        play_on_screen(sitting)
    assert caught.value.exit_code == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "ValueError" in said.err
    assert f"--file {sitting.file}" in said.err
    assert "not in this house" in (tmp_path / "sitting.crash.txt").read_text()
    assert resume(sitting.file, "en").table.save() == sitting.table.save()


def test_a_crash_in_plain_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = seat(tmp_path / "sitting.json", "hero")
    monkeypatch.setattr(Plain, "show_table", fail)
    with pytest.raises(typer.Exit) as caught:
        play_plain(sitting)
    assert caught.value.exit_code == 1
    assert "ValueError" in capsys.readouterr().err
    assert resume(sitting.file, "en").table.save() == sitting.table.save()
