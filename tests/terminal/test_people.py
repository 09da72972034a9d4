"""Around the table on the full screen: two people and a curtain, languages, rules, leaving and coming back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from server.running import PATIENCE
from shambles import Table
from shambles.core.asking.event import Ready
from shambles.terminal.screen.pages import Curtain, HelpPage, HintPage, ReviewPage, RulePage
from shambles.terminal.screen.table import TableScreen
from shambles.terminal.sitting import resume
from terminal.screens import TO_DUTCH, Person, seat, sit


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_MOTION", "1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sitting.json"


# --- two people


def hidden_hand(table: Table, viewer: int) -> set[str]:
    """The other person's Walkers, as they would be written."""
    return {str(card) for card in table.view(1 - viewer).cards or ()}  # type: ignore[attr-defined]


CARDS = re.compile(r"[╭┏┌][─━┄]*[ ▸](\d+)[ ◂]")  # as they are drawn, small


async def test_the_curtain_hides_one_hand_from_the_other(file: Path) -> None:
    async with sit(seat(file, "hero", seats=2, people=2)) as person:
        table, log = person.table.sitting.table, person.table.log_of_events
        for now in (0, 1, 0, 1):
            assert isinstance(person.app.screen, Curtain)
            assert f"Player {now + 1} is next" in person.read()
            assert not re.search(r"\d\d|╭. *\d", person.read())
            assert person.scene.view == table.view(None)
            assert log.option_count == 0
            await person.press("enter")
            assert person.scene.view == table.view(now)
            assert log.entries == [event for event in table.events_for(now) if not isinstance(event, Ready)]
            drawn, own = set(CARDS.findall(person.read())), hidden_hand(table, 1 - now)
            in_rows = {str(card) for row in person.scene.view.rows for card in row}
            assert own <= drawn <= own | in_rows
            await person.press("enter")


async def test_from_behind_the_curtain_the_last_answer_can_be_taken_back(file: Path) -> None:
    async with sit(seat(file, "hero", seats=2, people=2)) as person:
        await person.press("enter")
        assert "Player 2" in person.read()
        await person.press("enter")  # Player 1 lays
        assert 0 in person.table.sitting.table.laid
        await person.press("u")
        assert 0 not in person.table.sitting.table.laid
        assert isinstance(person.app.screen, Curtain)
        assert "Player 1 is next" in person.read()


async def test_the_end_is_told_to_everybody_at_once(file: Path) -> None:
    sitting = seat(file, "survival", seats=3, people=2)
    while len(hidden_hand(sitting.table, 0) | hidden_hand(sitting.table, 1)) > 2:
        ask = sitting.next_ask()
        assert ask is not None
        sitting.answer(ask.seat, str(ask.options[0]))
    async with sit(sitting) as person:
        while not person.table.is_over:
            await person.press("enter")
        outcome = person.table.sitting.table.outcome
        assert outcome is not None
        assert person.table.sitting.texts.outcome(outcome, None, sitting.names) in person.words()
        assert "You" not in person.read()
        assert person.scene.view == sitting.table.view(None)


async def test_bots_alone_play_to_the_end(file: Path) -> None:
    async with sit(seat(file, "hero", people=0)) as person:
        assert person.table.is_over
        assert "The game is over." in person.words()


async def test_one_person_sees_no_curtain(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        for _ in range(3):
            assert isinstance(person.app.screen, TableScreen)
            await person.press("enter")


# --- languages, rules, help


async def test_the_language_changes_at_once_and_everywhere(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        await person.press("enter", "space", "u", *TO_DUTCH)
        read = person.words()
        assert "Leg één of twee kaarten gedekt neer" in read
        assert "Logboek" in read
        assert "Ongedaan maken kan niet meer: er zijn kaarten onthuld. [SH-023]" in read
        assert "Je koos:" in read
        assert "Willekeu" in read
        assert "Ronde 2." in read
        assert "Bewaren en stoppen" in read
        assert not re.search(r"\b(bullet|Hand \d|Round|goes|Undo|Random)", read)
        await person.press("l")
        assert "Play one or two cards face down" in person.words()


async def test_a_rule_is_looked_up(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        await person.pilot.press("r")
        assert isinstance(person.app.screen, RulePage)
        assert "CG-061" in person.read()
        await person.pilot.press(*"110")
        await person.pilot.pause()
        assert person.app.screen.rule == "CG-110"
        assert "CG-110" in person.read()
        await person.pilot.press("down")
        assert person.app.screen.rule == "CG-111"
        await person.pilot.press(*"zz9", "enter")
        assert "There is no rule zz9." in person.words()
        await person.press("escape")
        assert isinstance(person.app.screen, TableScreen)


async def test_the_rule_behind_a_line_of_the_log_is_shown(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        await person.press("tab", "up", "r")
        entries = person.table.log_of_events.entries
        assert isinstance(person.app.screen, RulePage)
        assert person.app.screen.rule == entries[-2].rule


async def test_help_names_the_keys(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        await person.pilot.press("question_mark")
        assert isinstance(person.app.screen, HelpPage)
        assert "undo your last choice" in person.words()
        await person.press("q")
        assert isinstance(person.app.screen, TableScreen)


async def seen(person: Person, wanted: Callable[[], bool]) -> None:
    """Wait until it is there: it is thought about elsewhere."""
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await person.pilot.pause(0.02)


async def test_a_hint_is_thought_about_and_shown(file: Path) -> None:
    async with sit(seat(file, "survival")) as person:
        await person.pilot.press("t")
        await seen(person, lambda: isinstance(person.app.screen, HintPage))
        await seen(person, lambda: "A veteran would choose: " in person.words())
        await person.pilot.press("t")
        await seen(person, lambda: isinstance(person.app.screen, TableScreen))


async def test_a_finished_game_is_reviewed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, most in {"FOR_POINTS": 4, "FOR_LOOKS": 0.1, "LEAST_LOOK": 4, "SUSPECTS": 4, "FINALISTS": 2}.items():
        monkeypatch.setattr(f"shambles.bots.review.{name}", most)
    async with sit(seat(file, "survival", seats=3, people=0)) as person:
        assert person.table.is_over
        await person.pilot.press("v")
        await seen(person, lambda: isinstance(person.app.screen, ReviewPage))
        await seen(person, lambda: "Winning chances" in person.words())
        await person.pilot.press("escape")
        await seen(person, lambda: isinstance(person.app.screen, TableScreen))


@pytest.mark.rule("SH-008")
async def test_a_finished_game_is_played_on_from_the_last_choice(file: Path) -> None:
    async with sit(seat(file, "survival", seats=3)) as person:
        await person.press("o")
        assert "o Continue" not in person.words()  # it is not over yet
        before = person.table.sitting.table
        while not person.table.is_over:
            await person.press("enter")
        assert "o Continue" in person.words()
        await person.press("o")
        await seen(person, lambda: person.table.sitting.table is not before)
        again = person.table.sitting
        assert again.table.outcome is None
        assert (again.bots, again.table.game) == ((None, "random", "random"), before.game)


@pytest.mark.rule("SH-008")
async def test_a_review_plays_on_from_the_costliest_choice(file: Path) -> None:
    async with sit(seat(file, "survival", seats=3)) as person:
        while not person.table.is_over:
            await person.press("enter")
        page = ReviewPage(person.table.sitting.texts)
        person.app.push_screen(page, person.table.play_on_from)
        await seen(person, lambda: person.app.screen is page)
        assert "o plays on" not in person.words()
        await person.pilot.press("o")
        assert person.app.screen is page  # nothing is known yet
        page.offer(2)
        await seen(person, lambda: "o plays on from your costliest choice" in person.words())
        await person.pilot.press("o")
        await seen(person, lambda: isinstance(person.app.screen, TableScreen) and not person.table.is_over)


# --- leaving and coming back


@pytest.mark.parametrize("keys", [["ctrl+c"], ["ctrl+q"], ["q"], ["r", "ctrl+c"]])
async def test_leaving_saves_and_the_game_goes_on_where_it_was(file: Path, keys: list[str]) -> None:
    async with sit(seat(file, "hero")) as person:
        await person.press("enter", "enter")
        before = person.table.sitting.table
        await person.press(*keys)
        assert person.app.saved
    again = resume(file, "en")
    assert again.table.view(0) == before.view(0)
    async with sit(again) as person:
        assert person.scene.view == before.view(0)
        assert person.question == "lay-cards"
        await person.press("enter")
        assert person.table.sitting.table.view(0) != before.view(0)


async def test_an_answer_is_on_disk_before_the_next_question(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        await person.press("enter")
        saved, now = resume(file, "en").table, person.table.sitting.table
        assert saved.view(0).rows == now.view(0).rows  # type: ignore[attr-defined]
