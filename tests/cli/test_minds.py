"""What is thought about a saved game on the command line: hints."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.test_command_line import run
from shambles import Table
from shambles.testing.tables import finish, kinds_of


@pytest.fixture(autouse=True)
def _english_and_in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    for name, most in {"FOR_LOOKS": 0.1, "LEAST_LOOK": 4, "SUSPECTS": 4, "FINALISTS": 2}.items():
        monkeypatch.setattr(f"shambles.bots.review.{name}", most)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game that is over."""
    kind = kinds_of("tacdex")[0]
    file = tmp_path / "game.json"
    file.write_bytes(finish(kind.open(1), kind.random("saved")).save())
    return file


@pytest.fixture
def under_way(tmp_path: Path) -> Path:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=3)
    file = tmp_path / "under-way.json"
    file.write_bytes(table.save())
    return file


def test_a_hint_says_what_to_answer_and_why(under_way: Path) -> None:
    found = json.loads(run("hint", under_way, "--seat", "2", "--format", "json").output)
    assert found["seat"] == 1
    english = run("hint", under_way, "--seat", "2")
    assert english.output.startswith(f"A veteran would choose: {found['choice']}.")
    assert len(english.output.splitlines()) >= 3
    assert run("hint", under_way, "--lang", "nl").output.startswith("Een veteraan zou kiezen: ")


def test_a_hint_for_nobody_is_refused(under_way: Path, saved: Path) -> None:
    wrong = run("hint", under_way, "--seat", "9")
    assert (wrong.exit_code, wrong.output.strip()) == (2, "seat: there is no seat 9; there is 1, 2, 3")
    over = run("hint", saved)
    assert over.exit_code == 2
    assert over.output.startswith("seat: this seat has nothing to choose now")


# --- reviews


def test_a_review_in_words(saved: Path) -> None:
    english = run("review", saved)
    assert english.exit_code == 0
    lines = english.stdout.splitlines()
    assert lines[0] == "Winning chances"
    assert set(lines[1].split()[-1]) <= set("▁▂▃▄▅▆▇█")
    assert "The costliest choices" in lines
    assert "Geluk of keuze?" in run("review", saved, "--lang", "nl").stdout


def test_a_review_as_json_and_as_a_page(saved: Path) -> None:
    found = json.loads(run("review", saved, "--format", "json").stdout)
    assert found["game"] == "tacdex"
    assert found["points"][0]["step"] == 0
    page = run("review", saved, "--format", "html").stdout
    assert page.startswith("<!doctype html>")
    assert page.count("<polyline") == len(found["shares"])
    assert "prefers-color-scheme: dark" in page


def test_only_a_finished_game_is_reviewed(under_way: Path, saved: Path) -> None:
    refused = run("review", under_way)
    assert (refused.exit_code, refused.stderr.startswith("table: ")) == (2, True)
    assert run("review", saved, "--format", "xml").stderr.startswith("format: there is no kind xml")
