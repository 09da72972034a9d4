"""Puzzles on the command line: solving them in lines, and what is kept; mining and checking."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from shambles.cli import app
from shambles.core.game import find_game
from shambles.core.playing.lesson import courses_of
from shambles.puzzles import mining
from shambles.puzzles.mining import Mined, mine_game, seam_of
from shambles.puzzles.puzzle import read_puzzles, shipped, write_puzzles

FOUND_IN = 1  # the number of the game, dealt from seed 8, that gives a puzzle


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def solve(*words: str, typed: str) -> str:
    result = CliRunner().invoke(app, ["puzzle", *words, "--plain"], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_one_after_another_and_the_next_time_what_is_left(tmp_path: Path) -> None:
    first, second, *_ = puzzles = shipped("card_game")["survival"]
    said = solve("card_game", "--mode", "survival", typed=f"{first.best}\n{second.tempting}\n")
    assert f"— Puzzle 1 of {len(puzzles)} —" in said
    assert f"Right: {first.best}." in said
    assert f"{second.tempting} is not the best answer.\nBetter: {second.best}." in said
    assert "1 of 2 puzzles solved at the first try." in said
    kept = json.loads((tmp_path / "shambles" / "puzzles.json").read_text())
    assert kept["tried"] == {"card_game/survival": {first.id: True, second.id: False}}
    again = solve("card_game", "--mode", "survival", typed="quit\n")
    assert f"— Puzzle 3 of {len(puzzles)} —" in again


def test_what_is_forbidden_is_said_and_asked_again() -> None:
    puzzle = shipped("card_game")["survival"][0]
    said = solve("card_game", "--mode", "survival", "--lang", "nl", typed=f"row 9\nhint\n{puzzle.best}\n")
    assert f"Goed: {puzzle.best}." in said


def test_a_broken_file_of_progress_begins_anew(tmp_path: Path) -> None:
    (tmp_path / "shambles").mkdir()
    (tmp_path / "shambles" / "puzzles.json").write_text("{half")
    assert "Puzzle 1 of" in solve("card_game", "--mode", "survival", typed="quit\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("puzzle chess", "game: there is no game chess; there is card_game, tacdex, best_defense, board_game"),
        ("puzzle card_game --mode chess --plain", "--mode: chess is not possible; choose from: hero, survival"),
        ("puzzles mine card_game --mode chess", "--mode: chess is not possible; choose from: hero, survival"),
        ("puzzles mine card_game -n 0", "puzzles: at least 1"),
        ("puzzles mine card_game --games 0", "--games: at least 1"),
        ("puzzles check card_game nothing.jsonl", "nothing.jsonl: there is no file nothing.jsonl"),
    ],
)
def test_what_is_handed_in_wrongly_is_said_in_a_line(words: str, said: str) -> None:
    result = CliRunner().invoke(app, words.split())
    assert (result.exit_code, result.output.strip()) == (2, said)


def test_mining_finds_a_puzzle_in_a_played_game_and_the_same_one_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What greedy would do is missed by it, and the file keeps what it had."""
    game = find_game("card_game")
    seam = seam_of(game, courses_of(game).find_course("survival"), seed=8)
    mined = Mined()
    mine_game(seam, FOUND_IN, mined)
    assert 1 <= len(mined.puzzles) <= mined.clear
    assert mined.puzzles[0].rules == game.version
    file, old = tmp_path / "found.jsonl", shipped("card_game")["survival"][0]
    file.write_text(write_puzzles({old.id: old}))
    monkeypatch.setattr(mining, "work_on", lambda do, numbers, processes, on: (do([one]) for one in (FOUND_IN,)))
    words = ["puzzles", "mine", "card_game", "--mode", "survival", "--seed", "8", "-n", "1", "--output", str(file)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert f"{len(mined.puzzles)} puzzles from 1 games" in result.output
    assert {one.id for one in read_puzzles(file.read_text())} == {old.id, *(one.id for one in mined.puzzles)}


def test_a_puzzle_is_checked_and_one_that_does_not_hold_is_named(tmp_path: Path) -> None:
    puzzle = shipped("card_game")["survival"][0]
    file = tmp_path / "some.jsonl"
    file.write_text(write_puzzles({puzzle.id: puzzle}))
    words = ["puzzles", "check", "card_game", str(file), "--processes", "1"]
    result = CliRunner().invoke(app, words)
    assert (result.exit_code, result.output.strip()) == (
        0,
        "1 of 1 puzzles hold when other bots play them to the end (100 %).",
    )
    best, *others = puzzle.answers
    for answers in ((*others, best), (msgspec.structs.replace(best, choice="nobody"), *others)):
        wrong = msgspec.structs.replace(puzzle, best=answers[0].choice, answers=answers)
        file.write_text(write_puzzles({wrong.id: wrong}))
        failed = CliRunner().invoke(app, words)
        assert failed.exit_code == 1
        assert f"{puzzle.id} does not hold" in failed.output
