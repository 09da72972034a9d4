"""The Board Game on the full screen: the map, the list, direction keys, typing, the card in hand, and its steps."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.board_game.small_maps import ammo, card, deal, open_table, party, road, roll
from server.nights import at_night
from shambles import Table
from shambles.core.asking.chance import Live
from shambles.games.board_game.table.view import View
from shambles.games.board_game.terminal.list import Choices, space_of
from shambles.games.board_game.terminal.map import LARGE, PAWNS, SMALL, map_width, places, space_at
from shambles.games.board_game.terminal.scene import Scene
from shambles.terminal.scene.stage import Moment
from shambles.terminal.screen import table as table_screen
from shambles.terminal.screen.pages import Curtain
from shambles.terminal.sitting import Sitting, seat_people
from shambles.texts import Texts
from terminal.screens import Person, sit

WIDE = (120, 40)


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_MOTION", "1")


def sitting(table: Table, file: Path, lang: str = "en", people: int = 1) -> Sitting:
    bots = seat_people(len(table.seats), people, ["random"])
    return Sitting(table, bots, Texts(lang, table.game), file / "sitting.json")


def scene_of(person: Person) -> Scene:
    scene = person.table.scene
    assert isinstance(scene, Scene)
    return scene


def view_of(table: Table, seat: int | None) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


# --- room


FITTED = [((80, 24), SMALL), ((120, 30), SMALL), (WIDE, LARGE)]
SEATED = [1, 3, 6]
IN_TURN = [  # by day each size and each number of seats once
    (seats, *size) if at == number else at_night(seats, *size)
    for at, seats in enumerate(SEATED)
    for number, size in enumerate(FITTED)
]


@pytest.mark.parametrize(("seats", "size", "drawn"), IN_TURN)
async def test_everything_fits(seats: int, size: tuple[int, int], drawn: Any, tmp_path: Path) -> None:
    async with sit(sitting(open_table(seats, seed=5), tmp_path), size) as person:
        scene, text = scene_of(person), person.read()
        assert scene.view is not None
        assert scene.size_drawn == drawn
        assert all(len(line) <= size[0] for line in text.splitlines())
        for one in scene.view.parties:
            assert PAWNS[one.seat] in text
        assert "Log" in text or size[0] >= 110
        assert scene.region.height <= person.table.query_one("#middle").size.height
        assert "Save and quit" in text


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_space_has_a_place_of_its_own(size: Any) -> None:
    view = view_of(open_table(2), None)
    spots = places(view, size)
    assert map_width(view, size) <= 80
    for name, spot in spots.items():
        assert space_at(view, size, spot.x, spot.y) == name
        assert space_at(view, size, spot.x + size.width - 1, spot.y + size.height - 1) == name
    assert space_at(view, size, 0, 0) is None


# --- what is shown


async def test_the_map_shows_pawns_zombies_and_open_places(tmp_path: Path) -> None:
    given: dict[str, Any] = {"tokens": {"j08": [4], "j09": [1, 2]}, "open_tokens": {"k08": [7]}, "public": ["motel"]}
    table = deal({}, party("k07", food=1), **given)
    async with sit(sitting(table, tmp_path)) as person:
        lines = person.read().splitlines()
        row = next(line for line in lines if line.strip().startswith("K "))
        assert "①" in row
        assert "7·" in row or "▸·" in row
        row = next(line for line in lines if line.strip().startswith("J "))
        assert "z·" in row
        assert "ZF" in row
        assert "*Mot" in next(line for line in lines if line.strip().startswith("D "))
        assert "Arnold ○○○  Chris ○○○ | 2 red" in person.read()


async def test_the_card_that_is_met_is_on_the_screen_with_the_dice(tmp_path: Path) -> None:
    table = deal({}, party("k07", ammo=1), cards=["enc13"], phase="move")
    async with sit(sitting(table, tmp_path)) as person:
        roll(table, faces="K1 A1")
        await person.press("slash", *"k06", "enter")
        assert person.question == "fight-on"
        words = person.words()
        assert "Wrong Stairwell" in words
        assert "Survive 6 zombies" in words
        assert "[K1] [A1]" in words
        assert "1 of 6 kills" in words
        ammo(table, "K3")
        await person.press("home", "enter")
        assert person.question == "place-fatigue"
        await person.press("enter")
        assert "Arnold ●○○" in person.read()


async def test_places_and_sheets_are_a_key_away(tmp_path: Path) -> None:
    table = deal(
        {}, party("k07", private="quarry"), party("a03", "hank:1", items=["enc51"]), public=["motel", "airport"]
    )
    async with sit(sitting(table, tmp_path)) as person:
        await person.press("space")
        words = person.words()
        assert "* Motel" in words
        assert "* Quarry (private)" in words
        assert "Win 1 encounter. Pay 1 food." in words
        await person.press("space")
        words = person.words()
        assert "Hank Purdy ●○○ (1 red)" in words
        assert "Brush Machete" in words
        await person.press("space")
        assert scene_of(person).page == "map"


async def test_in_dutch(tmp_path: Path) -> None:
    table = deal({}, party("k07"), public=["motel"])
    async with sit(sitting(table, tmp_path, "nl")) as person:
        assert "nog 3 stappen" in person.words()
        assert "open terrein" in person.words()
        await person.press("l")
        assert "open ground" in person.words()


@pytest.mark.rule("BG-040")
async def test_the_curtain_hides_one_private_location_from_the_other(tmp_path: Path) -> None:
    sheets = [party("k07", private="quarry"), party("a03", "hank", private="sawmill")]
    table = deal({}, *sheets, public=["motel"])
    async with sit(sitting(table, tmp_path, people=2)) as person:
        for now, mine, other in ((0, "Quarry", "Sawmill"), (1, "Sawmill", "Quarry")):
            assert isinstance(person.app.screen, Curtain)
            assert scene_of(person).view == table.view(None)
            await person.press("enter")
            assert scene_of(person).view == table.view(now)
            while scene_of(person).page != "places":
                await person.press("space")
            assert f"{mine} (private)" in person.words()
            assert other not in person.words()
            for wish in (["k08", "stop"], ["a02", "stop"])[now]:
                await person.press("slash", *wish, "enter")


async def test_without_colour_the_marks_still_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    table = deal({}, party("c02"))
    async with sit(sitting(table, tmp_path)) as person:
        await person.press("4")
        text = person.read()
        assert "▸Gun" in text  # what is pointed at on the map
        assert re.search(r"▸ +\(?c01", text)  # and in the list
        await person.press("down")
        assert "(c01" in person.read()  # what cannot be done


async def test_what_happened_is_shown_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_MOTION")
    monkeypatch.setattr(table_screen, "STEP", 0.01)
    table = deal({}, party("k07"), party("a03", "hank"), options={"cooperation": False})
    table._run.play.chance = Live(3)
    async with sit(sitting(table, tmp_path)) as person:
        scene, shown = scene_of(person), list[tuple[str, str]]()
        show = scene.show

        def watch(moment: Moment) -> None:
            show(moment)
            if moment.event is not None:
                assert isinstance(moment.view, View)
                shown.append((moment.event.key(), moment.view.parties[0].at))
                assert person.question is None  # what is asked belongs to the last step

        monkeypatch.setattr(scene, "show", watch)
        await person.press("slash", *"k08", "enter")
        assert ("stepped", "k08") in shown
        assert scene.view == table.view(0)


# --- pointing, stepping, typing


@pytest.mark.rule("BG-102")
async def test_direction_keys_point_and_then_step(tmp_path: Path) -> None:
    table = deal({}, party("f03"))
    async with sit(sitting(table, tmp_path)) as person:
        for key, space in (("7", "e03"), ("9", "e04"), ("4", "f02"), ("1", "g03"), ("3", "g04"), ("left", "f02")):
            await person.press(key)
            choices = scene_of(person).answers
            assert choices is not None
            assert choices.space == space
        await person.press("left")
        assert view_of(table, 0).parties[0].at == "f02"


@pytest.mark.rule("BG-206", "BG-104", "BG-222")
async def test_what_cannot_be_done_says_why_with_its_rule(tmp_path: Path) -> None:
    table = deal({}, party("c02"))
    async with sit(sitting(table, tmp_path)) as person:
        await person.press("4")
        assert "c01:" in person.words()
        assert "[BG-206]" in person.words()
        assert scene_of(person).rule == "BG-206"
        await person.press("slash", *"k09")
        assert f"k09: {Texts('en', table.game).say('refusal-not-adjacent')} [BG-102]" in person.words()
        await person.press("escape", "end")
        while scene_of(person).answers.pointed.notation != "stop":  # type: ignore[union-attr]
            await person.press("up")
        assert scene_of(person).rule == "BG-104"
        await person.press("enter")
        assert person.question == "move"


@pytest.mark.rule("BG-171", "BG-173")
async def test_ways_with_gas_are_found_by_a_key(tmp_path: Path) -> None:
    table = deal({}, party("f03", gas=1), tokens={"f02": [1]})
    async with sit(sitting(table, tmp_path)) as person:
        found = set()
        for _ in range(40):
            await person.press("g")
            found.add(scene_of(person).answers.pointed.notation)  # type: ignore[union-attr]
        wanted = {one.notation for one in table.asks[0].options if one.notation.startswith("gas")}
        assert found == wanted
        assert "gas f02" in found


async def test_letters_are_typed_after_a_slash_and_nothing_else_happens(tmp_path: Path) -> None:
    table = deal({}, party("e01"))
    async with sit(sitting(table, tmp_path)) as person:
        theme = person.app.theme
        await person.press("slash", *"d0")
        assert person.app.theme == theme
        assert "/d0" in person.words()
        await person.press("backspace", *"01", "enter")
        assert view_of(table, 0).parties[0].at == "d01"


async def test_the_mouse_points_at_a_space_and_goes_there(tmp_path: Path) -> None:
    table = deal({}, party("f03"))
    async with sit(sitting(table, tmp_path)) as person:
        spot = places(view_of(table, 0), SMALL)["g04"]
        await person.pilot.click("#left", offset=(spot.x + 1, spot.y))
        await person.settle()
        choices = scene_of(person).answers
        assert choices is not None
        assert choices.space == "g04"
        await person.pilot.click("#left", offset=(spot.x + 1, spot.y), times=2)
        await person.settle()
        assert view_of(table, 0).parties[0].at == "g04"


async def test_a_piece_of_a_map_is_drawn_as_a_list(tmp_path: Path) -> None:
    table = deal(road("a b=resource:food c"), party("a"), cards=[card()])
    async with sit(sitting(table, tmp_path)) as person:
        assert "a ① · – b" in person.words() or "a ①· – b" in person.words()
        await person.press("enter")
        assert person.question == "take-a-side"


# --- whole games, and steps


async def test_a_game_is_played_to_its_end_by_keys(tmp_path: Path) -> None:
    rng = Random(1)
    async with sit(sitting(open_table(1, seed=2), tmp_path), (80, 24)) as person:
        for _ in range(600):
            if person.table.is_over:
                break
            choices = scene_of(person).answers
            assert choices is not None
            legal = [at for at, one in enumerate(choices.lines) if one.barred is None]
            choices.cursor = rng.choice(legal)
            await person.press("enter")
        assert person.table.is_over
        outcome = person.table.sitting.table.outcome
        assert outcome is not None
        assert f"[{outcome.rule}]" in person.words()


def test_the_list_knows_where_an_answer_leads() -> None:
    table = deal({}, party("f03", gas=1))
    choices = Choices(table.asks[0], view_of(table, 0))
    assert choices.pointed.barred is None
    doubles = [at for at, one in enumerate(choices.lines) if one.notation.startswith("gas ")]
    assert doubles == list(range(doubles[0], len(choices.lines)))  # they come last
    assert {space_of(one) for one in table.asks[0].options if space_of(one)} == set(choices.reach)
    assert choices.point_at_space("e03")
    first = choices.pointed.notation
    assert choices.point_at_space("e03")
    assert choices.pointed.notation != first  # another way to the same space


async def test_what_a_card_lets_one_choose_is_said_in_its_words(tmp_path: Path) -> None:
    table = deal({}, party("k07", ammo=1), cards=["enc57"], phase="move")
    async with sit(sitting(table, tmp_path)) as person:
        await person.press("slash", *"k06", "enter")
        assert person.question == "which-challenge"
        assert "1: Pay 1 ammo." in person.words()
        await person.press("down")
        assert "2: Roll 3 Actions." in person.words()
