"""Choosing a game on the full screen; room, light and motion."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.filter import NoColor

from shambles.core.asking.reply import Accepted
from shambles.core.game import all_games, find_game
from shambles.terminal.learn import fitting_course
from shambles.terminal.screen import table as table_screen
from shambles.terminal.screen.app import FullScreen
from shambles.terminal.screen.choose import Picker
from shambles.terminal.screen.light import is_light
from shambles.texts import Texts
from terminal.screens import TO_DUTCH, choose, seat, sit


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_MOTION", "1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sitting.json"


# --- choosing


async def test_enter_alone_deals_a_game(file: Path) -> None:
    async with choose(file) as person:
        await person.press("enter")
        table = person.table.sitting.table
        assert (table.options.mode, len(table.seats), person.table.sitting.bots[1]) == ("hero", 4, "survivor")


async def test_only_the_seats_of_the_mode_are_on_offer(file: Path) -> None:
    async with choose(file) as person:
        assert "● 4" in person.read()
        assert "○ 2" in person.read()
        await person.pilot.press("down", "right", "down", "down", "right", "down", "left", "enter")
        await person.settle()
        table = person.table.sitting.table
        assert (table.options.mode, len(table.seats), person.table.sitting.bots[1]) == ("survival", 5, "rookie")


async def test_another_game_on_the_shelf_brings_its_own_options(file: Path) -> None:
    async with choose(file) as person:
        assert "Which game?" in person.read()
        await person.pilot.press("right")
        await person.pilot.pause()
        assert person.app.focused is not None
        assert person.app.focused.name == "game"
        assert "What the 5s and 7s do" in person.read()
        await person.press("down", "right", "enter")
        table = person.table.sitting.table
        assert (table.game.slug, table.options.actions) == ("tacdex", "swapped")


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("width", [80, 120])
async def test_every_choice_is_read_whole(file: Path, width: int, lang: str) -> None:
    async with choose(file, size=(width, 60), lang=lang) as person:
        for game in all_games():
            await person.pilot.pause()
            read = " ".join(person.read().split())
            for picker in person.app.screen.query(Picker):
                missing = [label for label in picker.labels if label not in read]
                assert not missing, (game.slug, picker.heading)
            await person.pilot.press("right")


async def test_the_chooser_speaks_both_languages_and_goes_on_with_a_save(file: Path) -> None:
    seat(file, "survival").save()
    async with choose(file) as person:
        assert "Continue the saved game" in person.read()
        await person.pilot.press(*TO_DUTCH)
        await person.pilot.pause()
        assert "Verder met het bewaarde spel" in person.read()
        assert "Hoeveel spelers?" in person.read()
        await person.press("enter")
        assert person.table.sitting.table.options.mode == "survival"
        assert "Leg één kaart gedekt neer. [CG-210]" in person.words()


async def test_a_save_that_is_no_good_is_told_and_a_new_game_can_be_dealt(file: Path) -> None:
    file.write_text("{")
    async with choose(file) as person:
        await person.press("enter")
        assert "truncated" in person.words()
        await person.press("down", "enter")
        assert person.question == "lay-cards"


# --- room, light, motion


@pytest.mark.parametrize(("mode", "seats"), [("hero", 6), ("survival", 10)])
@pytest.mark.parametrize(("size", "lang"), [((80, 24), "en"), ((80, 24), "nl"), ((120, 40), "nl"), ((110, 32), "en")])
async def test_nothing_is_cut_off(file: Path, mode: str, seats: int, lang: str, size: tuple[int, int]) -> None:
    async with sit(seat(file, mode, seats=seats, lang=lang, hands=3), size) as person:
        await person.press("enter", "space")
        table, read = person.table, person.read()
        assert table.query_one("#middle").max_scroll_y == 0
        assert table.log_of_events.scrollable_content_region.height >= 4
        for card in person.scene.view.cards or () if person.scene.view else ():
            assert re.search(rf"[^\d]{card}[^\d]", read)
        for number in range(2, seats + 1):
            assert re.search(rf"(Rand|Wil)\w*…? {number} ", read)
        assert max(map(len, read.splitlines())) <= size[0]
        assert f"[{table.ask.rule if table.ask else ''}]" in read


async def test_a_key_skips_the_steps(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_MOTION")
    monkeypatch.setattr(table_screen, "STEP", 60.0)
    async with sit(seat(file, "hero")) as person:
        await person.pilot.press("enter")
        while not person.scene.view or not person.scene.view.turned:
            await person.pilot.pause()
        assert person.question is None
        await person.press("space")
        assert person.question == "lay-cards"
        assert person.scene.view == person.table.sitting.table.view(0)


def test_no_color_means_no_colour_at_all(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert any(isinstance(one, NoColor) for one in FullScreen("en", file).get_line_filters())


def test_a_light_terminal_gets_paper(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_light("0;15")
    assert not is_light("15;0")
    assert not is_light("")
    monkeypatch.setenv("COLORFGBG", "0;15")
    assert FullScreen("en", file).theme == "paper"


async def test_a_bot_that_fails_ends_the_screen_and_the_game_is_kept(file: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("class Wrong:\n    def choose(self, view, ask, fork):\n        return 'nonsense'\n")
    sitting = seat(file, "hero")
    failing = type(sitting)(sitting.table, [None, "random", "random", f"{wrong}:Wrong"], sitting.texts, file)
    app = FullScreen("en", file, failing)
    async with app.run_test(size=(80, 24)) as pilot:
        while app.is_running and not app.saved:
            await pilot.pause()
    assert app.trouble is not None
    assert app.trouble.code == "bot-answer-refused"
    assert file.exists()


def test_undo_of_the_sitting_gives_the_same_history(file: Path) -> None:
    """The log counts what it has told; taking back may put another table in place, with the same events."""
    sitting = seat(file, "hero", seats=2, people=2)
    assert isinstance(sitting.answer(0, str(sitting.table.asks[0].options[0])), Accepted)
    before = sitting.table.events_for(0)
    assert isinstance(sitting.undo(0), Accepted)
    assert sitting.table.events_for(0)[: len(before)] == before


async def test_a_game_is_learned_from_here_in_the_way_that_is_chosen(file: Path) -> None:
    async with choose(file) as person:
        await person.pilot.press("down", "right")  # Survival mode
        await person.press("n")
        texts = Texts("en", find_game("card_game"), lessons=True)
        assert texts.say("lesson-survival-lay-do") in person.words()
        assert texts.say("goal-survival") in person.words()


@pytest.mark.parametrize(
    ("game", "options", "seats", "course"),
    [
        ("card_game", {"mode": "hero"}, 6, "hero"),
        ("tacdex", {"actions": "swapped"}, 2, "two"),
        ("tacdex", {}, 3, "many"),
        ("best_defense", {"mode": "standard", "difficulty": "expert", "quick": True}, 1, "expert"),
        ("board_game", {"cooperation": True}, 2, "groups"),
        ("board_game", {"cooperation": False}, 6, "race"),
        ("board_game", {"cooperation": True}, 1, "solitaire"),
    ],
)
def test_the_course_fits_what_is_chosen(game: str, options: dict[str, object], seats: int, course: str) -> None:
    assert fitting_course(find_game(game), options, seats).id == course
