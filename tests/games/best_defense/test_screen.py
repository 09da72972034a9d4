"""The Best Defense on the full screen: by key presses, step by step, and in any size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from textual.style import Style
from textual.widgets import Static

from server.nights import at_night
from shambles import Ask, Table
from shambles.core.game import find_game
from shambles.core.playing.shelf import measured_at
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.box.words import card_text
from shambles.games.best_defense.table.choices import Go
from shambles.games.best_defense.table.events import EventPlayed
from shambles.games.best_defense.table.view import SeatView, View
from shambles.games.best_defense.terminal.lines import Lines
from shambles.games.best_defense.terminal.parts import People, Spot, draw_board, draw_hands, draw_seats, draw_track
from shambles.games.best_defense.terminal.scene import Scene
from shambles.terminal.scene.answers import Answers
from shambles.terminal.scene.drawing import Cell
from shambles.terminal.scene.stage import Moment
from shambles.terminal.screen.choose import Picker
from shambles.terminal.sitting import Sitting, seat_people
from shambles.texts import Texts
from shambles.wording import Words
from terminal.screens import Person, choose, sit

PLAIN = {"mode": "standard", "difficulty": "beginner"}
SECRET = {"mode": "standard", "difficulty": "expert", "motives": True}


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_MOTION", "1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sitting.json"


def seat(file: Path, seats: int, options: dict[str, Any] | None = None, seed: int = 5, lang: str = "en") -> Sitting:
    table = Table.open("best_defense", seats=seats, options=options or PLAIN, seed=seed)
    return Sitting(table, seat_people(seats, 1, ["random"]), Texts(lang, table.game), file)


def scene_of(person: Person) -> Scene:
    return person.table.query_one(Scene)


def pick_of(person: Person) -> Answers:
    pick = scene_of(person).answers
    assert pick is not None
    return pick


def view_of(table: Table, viewer: int | None) -> View:
    view = table.view(viewer)
    assert isinstance(view, View)
    return view


def walk(seats: int, options: dict[str, Any], seed: int, most: int = 400) -> Iterator[tuple[Table, Ask[Any]]]:
    """A game that is played at random, ask by ask."""
    rng = Random(f"{seats}{seed}")
    table = Table.open("best_defense", seats=seats, options=options, seed=seed)
    while table.asks and most:
        most -= 1
        ask = next(iter(table.asks.values()))
        yield table, ask
        table.answer(ask.seat, rng.choice(ask.options))


# --- by keys


@pytest.mark.parametrize(("seats", "size"), [at_night(1, (80, 24)), at_night(2, (120, 40)), (4, (80, 24))])
async def test_a_game_is_played_to_its_end_by_keys(seats: int, size: tuple[int, int], file: Path) -> None:
    rng = Random(seats)
    async with sit(seat(file, seats, {"mode": "hardcore", "difficulty": "beginner"}), size) as person:
        asked = set()
        while not person.table.is_over:
            asked.add(person.question)
            ask = person.table.ask
            assert ask is not None
            await person.press(*["down"] * rng.randrange(3), *["right"] * rng.randrange(2))
            while pick_of(person).pointed.barred is not None:
                await person.press("left")
            await person.press("enter")
        assert {"take-survivor", "draw-card", "play-event"} <= asked
        texts, names, outcome = (
            person.table.sitting.texts,
            person.table.sitting.names,
            person.table.sitting.table.outcome,
        )
        assert outcome is not None
        assert f"{texts.outcome(outcome, 0, names)} [{outcome.rule}]" in person.words()
        assert texts.say("screen-score", score=outcome.scores[0]) in person.words()
        assert not file.exists()


async def go_to(person: Person, key: str) -> None:
    """Answer with the first option until this is asked."""
    while person.question != key:
        await person.press("enter")


async def test_what_cannot_be_done_stands_in_brackets_with_its_reason(file: Path) -> None:
    async with sit(seat(file, 1)) as person:
        await go_to(person, "defy")
        (barred,) = [line for line in pick_of(person).lines if line.barred is not None]
        assert isinstance(barred.choice, Go)
        table, wording = person.table.sitting.table, person.table.sitting.lines.wording
        ask = next(iter(table.asks.values()))
        name = wording.label(table.view(ask.seat), ask, barred.choice)
        words = person.table.sitting.texts.refusal(barred.barred)  # type: ignore[arg-type]
        while pick_of(person).pointed != barred:
            await person.press("right")
        assert f"({name})" in person.words()
        assert f"{words} [BD-180]" in person.words()
        assert scene_of(person).rule == "BD-180"
        before = person.table.ask
        await person.press("enter")
        assert person.table.ask is before
        assert words in person.words()


async def test_pointing_at_a_place_shows_it_on_the_board(file: Path) -> None:
    async with sit(seat(file, 1)) as person:
        await go_to(person, "move-survivor")
        await person.press("home")
        assert "┏━▸Farm ━" in person.read()
        await person.press("right")
        assert "┏━▸Prison ━" in person.read()


@pytest.mark.parametrize(("seats", "options", "lang"), [at_night(4, PLAIN, "en"), (4, SECRET, "nl"), (1, PLAIN, "nl")])
async def test_nothing_is_cut_off_on_a_small_screen(seats: int, options: dict[str, Any], lang: str, file: Path) -> None:
    async with sit(seat(file, seats, options, seed=7, lang=lang)) as person:
        for _ in range(40):
            if person.table.is_over:
                break
            assert person.table.query_one("#middle").max_scroll_y == 0, person.read()
            assert person.table.log_of_events.scrollable_content_region.height >= 4
            read = person.read()
            assert max(map(len, read.splitlines())) <= 80
            view = view_of(person.table.sitting.table, 0)
            for one in view.seats:
                assert person.table.sitting.texts.say(f"name-{one.survivor}") in read
            await person.press("enter")


async def test_the_chooser_offers_mode_difficulty_and_variants(file: Path) -> None:
    async with choose(file) as person:
        picker = person.app.screen.query_one("#pick-game", Picker)
        picker.chosen = picker.values.index("best_defense")
        await person.pilot.resize_terminal(80, 40)  # lines break: on a lower screen the last ones are scrolled to
        await person.pilot.pause()
        for words in ("Hardcore", "Expert", "Ulterior Motives", "Leader Last"):
            assert words in person.read()
        measured = person.app.screen.query_one("#measured", Static)
        like = measured_at(find_game("best_defense"), {"mode": "standard", "difficulty": "beginner"}, 4)
        assert like is not None
        assert f"veterans won {like.won} % of 100 games" in str(measured.content)  # at such tables, and at no others
        await person.press("down", "right")
        assert not str(measured.content)
        await person.press("down", "right", "down", "right", "enter")
        table = person.table.sitting.table
        assert table.game.slug == "best_defense"
        assert (table.options.mode, table.options.difficulty, table.options.motives) == ("hardcore", "expert", True)


# --- typing


async def test_an_answer_is_typed_after_a_slash_in_either_language(file: Path) -> None:
    for lang, typed in (("en", "town"), ("nl", "stad"), ("nl", "town")):
        async with sit(seat(file, 1, lang=lang)) as person:
            await go_to(person, "move-survivor")
            await person.press("slash", *typed)
            assert f"/{typed}" in person.read()
            await person.press("enter")
            assert view_of(person.table.sitting.table, 0).seats[0].place == "town"


async def test_while_typing_the_letters_of_the_shell_are_letters(file: Path) -> None:
    async with sit(seat(file, 1)) as person:
        await person.press("slash", "r", "i", "c", "k")
        assert person.app.screen is person.table
        assert pick_of(person).pointed.notation == "rick"
        await person.press("x")
        assert "“rickx”" in person.words()
        await person.press("backspace")
        assert pick_of(person).notation == "rick"
        await person.press("escape", "r")
        assert person.app.screen is not person.table


async def test_something_that_is_no_answer_is_refused_by_the_table(file: Path) -> None:
    async with sit(seat(file, 1)) as person:
        await person.press("slash", *"shane", "enter")
        assert person.question == "take-survivor"
        assert "“shane” is not an answer you can give here." in person.words()


async def test_a_number_points_at_its_line(file: Path) -> None:
    async with sit(seat(file, 1)) as person:
        await person.press("4")
        assert pick_of(person).pointed.notation == "maggie"
        await person.press("9")
        assert pick_of(person).pointed.notation == "maggie"
        await person.press("enter")
        assert view_of(person.table.sitting.table, 0).seats[0].survivor == "maggie"


def test_where_answers_are_numbers_a_number_is_the_answer() -> None:
    for _, ask in walk(4, PLAIN, 2):
        if ask.key == "spend-allies" and len(ask.options) > 1:
            pick = Answers(ask)
            pick.type_digit("1")
            assert pick.notation == "1"
            pick.type_digit("0")
            assert pick.notation == "0"
            return
    pytest.fail("nobody had allies to spend")


async def test_the_mouse_points_and_a_second_click_answers(file: Path) -> None:
    async with sit(seat(file, 1)) as person:
        await person.pilot.click("#answers", offset=(5, 2))
        await person.settle()
        assert pick_of(person).cursor == 2
        await person.pilot.click("#answers", offset=(5, 2), times=2)
        await person.settle()
        assert view_of(person.table.sitting.table, 0).seats[0].survivor == "glenn"


# --- what is seen


async def test_the_cards_can_be_looked_at_with_their_texts(file: Path) -> None:
    async with sit(seat(file, 2)) as person:
        await go_to(person, "draw-card")
        view = view_of(person.table.sitting.table, 0)
        say = person.table.sitting.texts.say
        await person.press("e")
        for one in view.seats:
            for card in one.hand or ():
                assert say(f"name-{card}") + ":" in person.words()
        assert "HP" not in person.read()
        await person.press("e")
        assert "HP" in person.read()


@pytest.mark.rule("BD-225", "BD-400")
async def test_nobody_reads_the_events_and_motives_of_others_from_the_screen(file: Path) -> None:
    async with sit(seat(file, 3, SECRET, seed=9), (120, 40)) as person:
        await go_to(person, "draw-card")
        table = person.table.sitting.table
        for keys in ((), ("e",)):
            await person.press(*keys)
            shown = person.words()
            for other in (1, 2):
                theirs = view_of(table, other)
                hand = theirs.seats[other].hand
                motive = theirs.seats[other].motive
                assert hand is not None
                assert motive is not None
                for card in (*hand, motive):
                    if card not in view_of(table, 0).played:
                        assert person.table.sitting.texts.say(f"name-{card}") not in shown
        assert "hidden event" in shown


@pytest.mark.rule("BD-226")
async def test_the_event_being_resolved_is_shown_with_its_text(file: Path) -> None:
    async with sit(seat(file, 2)) as person:
        await go_to(person, "draw-card")
        scene = scene_of(person)
        view = msgspec.structs.replace(view_of(person.table.sitting.table, 0), resolving="promise_me")
        scene.show(Moment(view, EventPlayed("BD-297", 0, "promise_me")))
        await person.pilot.pause()
        texts = person.table.sitting.texts
        text = card_text(box_of("standard").events["promise_me"], texts.say)
        assert f"Promise Me: {text}" in person.words()


# --- words

NAMES = ("You", "Greedy 2", "Willekeurig 3", "Random 4")


WORDS: dict[tuple[str, int], Lines] = {}


def lines_of(lang: str, table: Table) -> Lines:
    """The words of a table; making them takes longer than all that they say."""
    seats = len(table.seats)
    if (lang, seats) not in WORDS:
        WORDS[lang, seats] = Lines(Words(Texts(lang, table.game), NAMES[:seats], table.game, table.options))
    return WORDS[lang, seats]


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize(("seats", "options"), [(1, PLAIN), (2, SECRET), (4, PLAIN)])
def test_every_answer_has_a_name_of_its_own_and_its_meaning_is_words(
    lang: str, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(3):
        for table, ask in walk(seats, options, seed):
            view, speech = view_of(table, ask.seat), lines_of(lang, table)
            lines = Answers(ask).lines
            labels = [speech.wording.label(view, ask, line.choice) for line in lines]
            assert len({*labels}) == len(labels), labels
            for words in (*labels, *(speech.wording.meaning(view, ask, line.choice) for line in lines)):
                assert "label-" not in words
                assert "name-" not in words
            assert all(labels)


# --- in any size


def ink(name: str) -> Style:
    return Style()


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("width", [35, 42, 76])
def test_every_part_keeps_to_its_width(lang: str, width: int) -> None:
    for at, (table, ask) in enumerate(walk(4, SECRET, 4)):
        if at % 10:
            continue
        view, speech = view_of(table, ask.seat), lines_of(lang, table)
        people = People([Cell("")] * 4, (ask.seat,), None)
        seats = draw_seats(view, people, speech, ink, width, 9)
        hands = draw_hands(view, speech, ink, width)
        for line in (*seats.split("\n"), *hands.split("\n"), draw_track(view, speech, ink)):
            assert line.cell_length <= max(width, 42), line.plain
        if view.places:
            for tall in (False, True):
                board = draw_board(view, speech, ink, width, tall, Spot("farm", frozenset()))
                assert {line.cell_length for line in board.split("\n")} == {width // 2 * 2}


# --- the words of the box that is played with


def test_the_cards_are_read_in_the_words_of_the_tables_own_box(file: Path) -> None:
    standard = (find_game("best_defense").folder / "box" / "standard.toml").read_text("utf-8")
    ours = standard.replace(POWDER, POWDER.replace("n = 2", "n = 4"))
    assert ours != standard
    for box, words in (("standard", "Wet Powder: Lose 2 ammo."), (ours, "Wet Powder: Lose 4 ammo.")):
        speech = seat(file, 1, {**PLAIN, "box": box}).lines
        assert isinstance(speech, Lines)
        assert speech.words.card("wet_powder") == words
        seats = (msgspec.structs.replace(seat_with_a_hand(), hand=("wet_powder",)),)
        assert f"  {words}" in speech.seat("You", *seats)


POWDER = """id = "wet_powder"
attested = false
effects = [{ op = "lose", who = "self", what = "ammo", n = 2 }]"""


def seat_with_a_hand() -> SeatView:
    table, _ = next((table, ask) for table, ask in walk(1, PLAIN, 1) if view_of(table, 0).seats)
    return view_of(table, 0).seats[0]
