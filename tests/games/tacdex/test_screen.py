"""TacDex on the full screen: whole games by keys, every question, reasons, the mouse, room, and step by step."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Static

from server.nights import at_night
from shambles import Table
from shambles.core.game import find_game
from shambles.games.tacdex.box.contents import Side
from shambles.games.tacdex.table.view import View
from shambles.games.tacdex.terminal.cards import (
    LARGE,
    MARKER_LARGE,
    MARKER_SMALL,
    SMALL,
    draw_covered,
    draw_marker,
)
from shambles.games.tacdex.terminal.scene import Scene
from shambles.terminal.scene.drawing import Size, draw_card
from shambles.terminal.screen import table as table_screen
from shambles.terminal.screen.pages import Curtain, RulePage
from shambles.terminal.sitting import Sitting, seat_people
from shambles.texts import Texts
from terminal.screens import Person, sit


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_MOTION", "1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sitting.json"


def seat(file: Path, seats: int = 2, people: int = 1, seed: int = 3, lang: str = "en") -> Sitting:
    """A new game with bots that play at random."""
    table = Table.open("tacdex", seats=seats, seed=seed)
    return Sitting(table, seat_people(seats, people, ["random"]), Texts(lang, table.game), file)


def deal(file: Path, hands: dict[str, list[Any]], **more: Any) -> Sitting:
    """A position that a person, A, plays against one bot or more that play at random."""
    given = {
        "players": [*hands],
        "hands": hands,
        "decks": {player: [1, 2, 3, 4, 8] for player in hands},
        "rounds": [],
        "expect": {},
        **more,
    }
    game = find_game("tacdex")
    table = Table.deal("tacdex", game.scenarios.position(given, 1), seed=1)
    return Sitting(table, seat_people(len(hands), 1, ["random"]), Texts("en", game), file)


def scene_of(person: Person) -> Scene:
    return person.table.query_one(Scene)


def view_of(person: Person) -> View:
    view = scene_of(person).view
    assert view is not None
    return view


# --- whole games


# Four are asked all that two are asked.
@pytest.mark.parametrize(("seats", "asks"), [at_night(2, 3), (4, 4)])
async def test_a_game_is_played_to_its_end_by_keys(file: Path, seats: int, asks: int) -> None:
    keys = {
        "select-a-card": ("end", "enter"),
        "add-a-card": ("home", "enter"),
        "turn-the-marker": ("f", "enter"),
        "choose-an-opponent": ("home", "enter", "down", "enter", "down", "enter"),
    }
    asked = set()
    async with sit(seat(file, seats, seed=2)) as person:
        while not person.table.is_over:
            assert person.question is not None
            asked.add(person.question)
            for key in keys[person.question]:
                before = person.table.ask
                await person.press(key)
                if person.table.ask is not before:
                    break
        assert len(asked) == asks
        outcome, names = person.table.sitting.table.outcome, person.table.sitting.names
        assert outcome is not None
        for name, score in zip(names, outcome.scores, strict=True):
            assert re.search(rf"^ {name} +{score}\b", person.read(), re.MULTILINE)
        assert all(re.search(rf"{names[one]} +\d+ +wins", person.read()) for one in outcome.winners)


# --- what is asked, and why not


@pytest.mark.rule("TD-080")
async def test_a_card_is_typed_and_one_that_is_not_there_says_why(file: Path) -> None:
    async with sit(deal(file, {"A": [1, 3, 11, "R"], "B": [2, 2, 2]})) as person:
        pick = scene_of(person).pick
        assert pick is not None
        await person.press("1", "1")
        assert pick.pointed == "11"
        assert re.search(r"11: beats \d+ % of what they may play", person.words())
        await person.press("8")
        assert "8: You don't have 8. [TD-080]" in person.words()
        assert scene_of(person).rule == "TD-080"
        await person.press("enter")
        assert person.table.log_of_events.newest_rule == "TD-080"
        await person.press("escape", "3", "enter")
        assert "You: 3, Random 2: 2." in person.words()


@pytest.mark.rule("TD-260", "TD-267", "TD-268")
async def test_r_points_at_redo_and_then_at_the_rules(file: Path) -> None:
    async with sit(deal(file, {"A": [1, 3, 11, "R"], "B": [9, 9]})) as person:
        await person.press("r")
        assert "▸REDO◂" in person.read()
        assert "REDO: once all cards are revealed, you add a card" in person.words()
        await person.press("r")
        assert isinstance(person.app.screen, RulePage)
        await person.press("escape", "enter")
        assert person.question == "add-a-card"
        await person.press("k")
        assert "Leave it: no number: you can't win" in person.words()
        await person.press("1", "1")
        assert "11: fights with this number" in person.words()
        await person.press("enter")
        assert "You add 11. [TD-260]" in person.words()
        assert person.question == "select-a-card"
        assert re.search(r"╭R|┏R", person.read())


@pytest.mark.rule("TD-240")
async def test_flip_shows_both_sides_and_turns_the_marker(file: Path) -> None:
    async with sit(deal(file, {"A": [6, 2], "B": [9, 9]})) as person:
        await person.press("6", "enter")
        assert person.question == "turn-the-marker"
        assert "▸f◂" in person.read()
        assert "▼ LOW" in person.read()
        await person.press("k")
        assert "the marker stays on HIGH" in person.words()
        await person.press("left", "left", "enter")
        assert view_of(person).marker == "LOW"
        assert "lowest wins" in person.read()
        assert "Last battle: you won." in person.words()
        assert "★ You" in person.read()


@pytest.mark.rule("TD-291", "TD-357")
async def test_discard_points_at_seats_and_says_who_cannot_be_hit(file: Path) -> None:
    hands = {"A": [5, 2], "B": [9, 9, 9, 9], "C": [9, 9], "D": [9, 9, 9, 9]}
    async with sit(deal(file, hands)) as person:
        await person.press("5", "enter")
        assert person.question == "choose-an-opponent"
        assert "▸2 Random 2" in person.read()
        await person.press("3")
        assert "Random 3: DISCARD works only on a hand of three cards or more. [TD-291]" in person.words()
        await person.press("1")
        assert "Choose an opponent at this table. [TD-357]" in person.words()
        before = view_of(person).seats[3].buried
        await person.press("4", "enter")
        assert view_of(person).seats[3].buried == before + 1


@pytest.mark.rule("TD-190", "TD-344")
async def test_an_extended_battle_shows_the_pot_and_who_sits_out(file: Path) -> None:
    async with sit(deal(file, {"A": [11, 2], "B": [11, 11], "C": [3, 3]})) as person:
        await person.press("1", "1", "enter")
        assert "Battle 1, extended" in person.read()
        assert "3 cards to be won: 11 11 3" in person.words()
        assert "= You" in person.read()
        assert re.search(r"3 Random 3 +sits out", person.read())
        assert "LOW" in person.read()


async def test_the_mouse_points_and_a_second_click_answers(file: Path) -> None:
    async with sit(deal(file, {"A": [1, 3, 11], "B": [9, 9]})) as person:
        pick = scene_of(person).pick
        assert pick is not None
        await person.pilot.click("#hand", offset=(SMALL.width + 1, 1))
        assert pick.pointed == "3"
        assert person.table.ask is pick.ask
        await person.pilot.click("#hand", offset=(SMALL.width + 1, 1), times=2)
        await person.settle()
        assert "You: 3, Random 2: 9." in person.words()
        hint = scene_of(person).query_one("#hint", Static)
        line = person.read().splitlines()[hint.region.y + 1]
        await person.pilot.click("#hint", offset=(line.index("Answer") - hint.region.x, 1))
        await person.settle()
        assert view_of(person).round == 3


@pytest.mark.rule("TD-084")
async def test_between_two_people_nothing_is_taken_back(file: Path) -> None:
    async with sit(seat(file, people=2)) as person:
        await person.press("enter")
        assert view_of(person) == person.table.sitting.table.view(0)
        await person.press("enter")
        assert isinstance(person.app.screen, Curtain)
        assert "Player 2 is next" in person.read()
        assert "take the last answer back" not in person.words()
        assert view_of(person) == person.table.sitting.table.view(None)
        await person.press("enter")
        assert re.search(r"1 Player 1 +▮", person.read())


# --- room


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize(("size", "lang"), [((80, 24), "en"), ((80, 24), "nl"), ((120, 40), "nl"), ((110, 32), "en")])
async def test_nothing_is_cut_off(file: Path, seats: int, lang: str, size: tuple[int, int]) -> None:
    async with sit(seat(file, seats=seats, lang=lang), size) as person:
        await person.press("enter")
        table, read, view = person.table, person.read(), view_of(person)
        assert table.query_one("#middle").max_scroll_y == 0
        assert table.log_of_events.scrollable_content_region.height >= 4
        assert max(map(len, read.splitlines())) <= size[0]
        for card in view.cards or ():
            assert re.search(rf"[ ▸]{'REDO' if card == 'redo' else card}[ ◂]", read)
        for number in range(2, seats + 1):
            times = 1 + bool(view.shown[number - 1])  # among the seats, and in the clash
            assert len(re.findall(rf"(?:Random|Wil\w*…?) {number}\b", read)) >= times
        assert view.marker in read
        assert f"‹{'Answer' if lang == 'en' else 'Antwoorden'}›" in read
        assert f"[{table.ask.rule if table.ask else ''}]" in read


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_card_fills_its_room(size: Size) -> None:
    for label, foot in (("1", ""), ("11", ""), ("5", "DISCARD"), ("REDO", ""), ("k", "nothing")):
        for pointed in (False, True):
            lines = draw_card(label, foot, size, pointed=pointed)
            assert [len(line) for line in lines] == [size.width] * size.height
            assert label in "".join(lines)
            assert foot in lines[-1]
    assert [len(line) for line in draw_covered("redo", size)] == [2] * size.height


@pytest.mark.rule("TD-008")
@pytest.mark.parametrize("size", [MARKER_SMALL, MARKER_LARGE])
@pytest.mark.parametrize(("side", "arrow", "edge"), [("HIGH", "▲", 0), ("LOW", "▼", -1)])
def test_the_marker_tells_its_side_by_word_and_by_shape(size: Size, side: Side, arrow: str, edge: int) -> None:
    lines = draw_marker(side, side, "wins", size)
    assert [len(line) for line in lines] == [size.width] * size.height
    assert side in "".join(lines)
    assert arrow in lines[edge]
    assert arrow not in lines[-1 - edge]


# --- step by step


async def test_a_key_skips_the_steps(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_MOTION")
    monkeypatch.setattr(table_screen, "STEP", 60.0)
    async with sit(deal(file, {"A": [11, 2], "B": [3, 3]})) as person:
        await person.pilot.press("1", "1", "enter")
        while not any(view_of(person).shown):
            await person.pilot.pause()
        assert person.question is None
        assert [one.card for one in view_of(person).table] == ["11", "3"]
        assert view_of(person).seats[0].pile == 0
        await person.press("space")
        assert view_of(person) == person.table.sitting.table.view(0)
        assert view_of(person).seats[0].pile == 2
