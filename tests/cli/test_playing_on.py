"""`shambles play-on`: a saved game that is over, played on in the terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from shambles import Table
from shambles.bots import find_bot, let_bots_answer, make_bot
from shambles.cli import app
from shambles.core.story.playing_on import last_choice, table_after
from shambles.texts import Texts

pytestmark = pytest.mark.rule("SH-008")


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")


def run(*words: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], input=typed)


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """The save of a finished Survival game."""
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=5)
    bots = {seat: make_bot(find_bot("greedy"), table.game, Random(seat)) for seat in table.seats}
    let_bots_answer(table, bots, Random(5))
    file = tmp_path / "over.json"
    file.write_bytes(table.save())
    return file


@pytest.mark.parametrize("how", [(), ("--dealt-anew",)], ids=["as-it-was", "dealt-anew"])
def test_a_saved_game_is_played_on_to_its_end_with_then_and_now(over: Path, how: tuple[str, ...]) -> None:
    before = Table.load(over.read_bytes())
    step = last_choice(before, 1)
    cards = table_after(before, step).view(1).cards  # type: ignore[attr-defined]
    typed = "".join(f"{card}\nrow 1\n" for card in cards) + "\n"  # what is not asked for is asked again
    result = run("play-on", over, "--seat", "2", "--plain", "--seed", "3", *how, typed=typed)
    assert result.exit_code == 0, result.output
    say = Texts("en").say
    assert say("play-on-from-anew" if how else "play-on-from", step=step) in result.output
    *told, line = result.output.strip().splitlines()
    assert say("play-on-side") in told
    assert f"{say('play-on-choice', number=1)}. Then: " in result.output
    assert line.startswith(f"{say('play-on-result')}. Then: ")


def test_a_game_left_in_the_middle_is_kept_like_any_other(over: Path) -> None:
    result = run("play-on", over, "--step", "0", "--plain", "--seed", "3", typed="quit\n")
    assert result.exit_code == 0, result.output
    again = run("play", "--resume", "--plain", typed="quit\n")
    assert again.exit_code == 0, again.output
    assert Texts("en").say("event-goes-on") in again.output


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (("--step", "999"), "step: there is no playing on from step 999; choose one from 0 to"),
        (("--seat", "4"), "seat: there is no seat 4; there is 1, 2, 3"),
        (("--bots", "dragon"), "dragon"),
    ],
)
def test_what_is_wrong_is_named(over: Path, how: tuple[str, ...], said: str) -> None:
    result = run("play-on", over, "--plain", *how)
    assert result.exit_code == 2
    assert said in result.output


def test_a_game_that_is_not_over_is_not_played_on_from(tmp_path: Path) -> None:
    file = tmp_path / "on.json"
    file.write_bytes(Table.open("tacdex", seats=2, seed=1).save())
    result = run("play-on", file, "--plain")
    assert (result.exit_code, "save: the game is not over yet" in result.output) == (2, True)


def test_a_replay_tells_its_steps(over: Path) -> None:
    lines = run("replay", over, "--steps").output.splitlines()
    steps = [int(line.split()[0]) for line in lines[:-1]]
    assert steps[0] == 0
    assert steps == sorted(steps)
    assert steps[-1] > 5
