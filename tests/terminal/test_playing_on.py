"""After the end of a game in plain lines: one plays on from one of its moments."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambles import Table
from shambles.core.story.playing_on import last_choice
from shambles.terminal.plain import Plain
from shambles.terminal.sitting import Sitting
from shambles.texts import Texts

pytestmark = pytest.mark.rule("SH-008")


def play_to_the_end(sitting: Sitting, after: list[str]) -> tuple[Plain, list[str]]:
    """Whoever answers with the first line each time, and types these words when the game is over."""
    lines: list[str] = []
    typed = iter(["on"])  # too early: the game is not over

    def read() -> str:
        if sitting.table.outcome is not None:
            return after.pop(0)
        return next(typed, "#1")

    client = Plain(sitting, read, lines.append)
    assert client.play()
    return client, lines


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_one_plays_on_with_then_and_now_side_by_side(tmp_path: Path, lang: str) -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=9)
    sitting = Sitting(table, [None, "greedy", "random"], Texts(lang, table.game), tmp_path / "game.json")
    on, anew = {"en": ("on", "anew"), "nl": ("verder", "opnieuw")}[lang]
    client, lines = play_to_the_end(sitting, [f"{on} nowhere", f"{on} 99", f"{on} 2 {anew}"])
    trouble = sitting.texts.say("error-not-over")
    assert any(line == f"on: {trouble}" for line in lines)
    assert any("nowhere" in line for line in lines)
    assert any("99" in line and line.startswith("step: ") for line in lines)
    played = client.goes_on
    assert played is not None
    assert (played.step, played.anew, played.sitting.bots) == (2, True, (None, "greedy", "random"))
    told: list[str] = []

    def sit_down(new: Sitting) -> None:
        play_to_the_end(new, ["quit"])

    played.play(sit_down, told.append)
    say = sitting.texts.say
    assert told[0] == say("play-on-from-anew", step=2)
    assert told[1].startswith(f"{say('play-on-then')}: ")
    assert told[2] == say("play-on-side")
    assert told[-1].startswith(say("play-on-result"))


def test_without_a_step_it_is_the_last_choice(tmp_path: Path) -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=9)
    sitting = Sitting(table, [None, "greedy", "greedy"], Texts("en", table.game), tmp_path / "game.json")
    client, _ = play_to_the_end(sitting, ["on"])
    assert client.goes_on is not None
    assert client.goes_on.step == last_choice(table, 0)
