"""The Card Game on the full screen: whole hands, reasons, typing and the mouse, taking back, and step by step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.widgets import Static

from shambles.games.card_game.terminal.parts import LARGE, SMALL, draw_place, draw_walker
from shambles.terminal.scene.drawing import Size
from terminal.screens import Person, seat, sit


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_MOTION", "1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sitting.json"


# --- whole hands


async def test_a_survival_match_is_played_to_its_end_by_keys_and_then_another(file: Path) -> None:
    sitting = seat(file, "survival", seats=3, hands=2)
    while (ask := sitting.next_ask()) and not sitting.table.view(0).scores:  # type: ignore[attr-defined]
        sitting.answer(ask.seat, str(ask.options[0]))
    async with sit(sitting) as person:
        asked = set()
        while not person.table.is_over:
            asked.add(person.question)
            await person.press("enter")
        assert asked == {"lay-a-card", "take-a-row"}
        first, texts, names = person.table.sitting.table, person.table.sitting.texts, person.table.sitting.names
        assert first.outcome is not None
        assert f"{texts.outcome(first.outcome, 0, names)} [{first.outcome.rule}]" in person.words()
        assert person.scene.view is not None
        for name, *hands in zip(names, *person.scene.view.scores, strict=True):
            assert re.search(rf"{name} +{hands[0]} +{hands[1]} +{sum(hands)}\b", person.read())
        assert not file.exists()
        await person.press("n")
        fresh = person.table.sitting.table
        assert fresh is not first
        assert (fresh.options, fresh.seats, fresh.outcome) == (first.options, first.seats, None)


async def test_a_hero_hand_is_played_to_its_end_by_keys(file: Path) -> None:
    async with sit(seat(file, "hero", seats=2)) as person:
        await person.press("h", "right", "left", "left", "space", "enter")  # the Hero and the highest Walker
        assert person.scene.view is not None
        assert person.scene.view.hero is None
        assert person.scene.view.used_heroes
        while not person.table.is_over:
            assert person.question == "lay-cards"
            keys = ["home", "space", "right", "space"] if len(person.scene.view.cards or ()) > 1 else ["home"]
            await person.press(*keys, "enter")
        assert "The game is over." in person.words()
        assert "wins" in person.read()


# --- why not


@pytest.mark.rule("CG-210")
async def test_a_second_card_in_survival_says_why_not(file: Path) -> None:
    async with sit(seat(file, "survival")) as person:
        await person.press("space", "right")
        ask, pick = person.table.ask, person.scene.pick
        assert ask is not None
        assert pick is not None
        refusal = ask.why_not(f"{pick.items[0]}+{pick.items[1]}")
        assert refusal is not None
        words = person.table.sitting.texts.refusal(refusal)
        assert f"{pick.items[1]}: {words} [CG-210]" in person.words()
        await person.press("space")
        assert pick.picked == (pick.items[0],)


@pytest.mark.rule("CG-062", "CG-155", "CG-154")
async def test_what_cannot_be_added_in_hero_mode_says_why_not(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        await person.press("space", "right", "space", "right")
        assert "Play at most two cards. [CG-062]" in person.words()
        await person.press("end")
        assert "A Hero goes with one Walker, not with two. [CG-155]" in person.words()
        await person.press("escape", "home", "space", "h", "enter", "end")
        assert "You have already used your Hero in this hand. [CG-154]" in person.words()


async def test_a_hero_alone_is_refused_by_the_table_and_the_log_says_so(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        await person.press("h", "enter")
        assert "Hero never plays alone, and you can't pass. [CG-062]" in person.words()
        assert person.question == "lay-cards"


async def test_pointing_at_a_card_says_where_it_goes(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        view, lines = person.scene.view, person.scene.lines
        assert view is not None
        for card in (view.cards or ())[::4]:
            await person.press(*str(card))
            where = lines.wording.where_it_goes(view, card)
            assert f"{card}: " in person.words()
            assert where in person.words()


# --- typing, and the mouse


async def test_cards_can_be_typed(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        assert person.scene.view is not None
        low, *_, high = person.scene.view.cards
        await person.press(*str(low), "plus", *str(high), "enter")
        assert person.scene.view.cards is not None
        assert low not in person.scene.view.cards
        assert high not in person.scene.view.cards


async def test_a_card_that_is_not_in_the_hand_is_refused(file: Path) -> None:
    async with sit(seat(file, "survival")) as person:
        assert person.scene.view is not None
        stranger = next(
            card
            for card in range(11, 100)
            if not any(str(one).startswith((str(card), str(card)[1])) for one in person.scene.view.cards or ())
        )
        await person.press(*str(stranger))
        assert f"You don't have {stranger}. [CG-210]" in person.words()
        await person.press("enter")
        assert person.table.log_of_events.newest_rule == "CG-210"


async def test_the_mouse_picks_a_card_and_answers(file: Path) -> None:
    async with sit(seat(file, "survival")) as person:
        pick = person.scene.pick
        assert pick is not None
        await person.pilot.click("#hand", offset=(8, 1))
        assert pick.picked == (pick.items[1],)
        hint = person.scene.query_one("#hint", Static)
        line = person.read().splitlines()[hint.region.y + 1]
        await person.pilot.click("#hint", offset=(line.index("Answer") - hint.region.x, 1))
        await person.settle()
        assert person.scene.view is not None
        assert pick.items[1] not in (person.scene.view.cards or ())


# --- taking back


async def play_until_a_row_is_asked(person: Person) -> None:
    while person.question != "take-a-row":
        assert not person.table.is_over
        await person.press("home", "enter")


@pytest.mark.rule("CG-230")
async def test_a_row_that_was_taken_can_be_given_back(file: Path) -> None:
    async with sit(seat(file, "survival", seats=3)) as person:
        await play_until_a_row_is_asked(person)
        before = person.table.sitting.table.view(0)
        await person.press("3", "enter")
        assert person.question == "lay-a-card"
        await person.press("u")
        assert person.question == "take-a-row"
        assert person.table.sitting.table.view(0) == before == person.scene.view
        assert "You undo your last choice. [CG-230]" in person.words()
        await person.press("down", "up", "1", "enter")
        assert person.question == "lay-a-card"


@pytest.mark.rule("SH-020", "SH-023")
async def test_an_undo_that_cannot_be_says_why(file: Path) -> None:
    async with sit(seat(file, "hero")) as person:
        await person.press("u")
        assert "You have nothing to undo. [SH-020]" in person.words()
        await person.press("enter", "u")
        assert "Can't undo: cards have been revealed. [SH-023]" in person.words()


# --- drawing


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_card_fills_its_room_and_shows_its_number_and_bullets(size: Size) -> None:
    for card, points in ((1, 1), (57, 2), (100, 3), (66, 5), (55, 7)):
        for pointed in (False, True):
            lines = draw_walker(card, points, size, pointed=pointed)
            assert [len(line) for line in lines] == [size.width] * size.height
            text = "".join(lines)
            assert str(card) in text
            assert text.count("•") == points or f"{points}•" in text
    for lines in (draw_place(size), draw_place(size, 104)):
        assert [len(line) for line in lines] == [size.width] * size.height
