"""The HTTP side of the shelf: games, their rules, words, scenes, lessons and cards. Each is made once (`made.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from shambles.core.asking.reply import BadInput
from shambles.core.files.scenario import read_scenarios
from shambles.core.game import CardFace, Game, all_games, find_game
from shambles.core.playing.lesson import courses_of
from shambles.core.playing.shelf import game_form, needed_options
from shambles.languages.finding import CODE, ENGLISH
from shambles.languages.reading import HOUSE_PAGES, page_in
from shambles.puzzles.puzzle import shipped
from shambles.server.made import Made
from shambles.server.wire.forms import (
    CourseForm,
    LessonForm,
    RuleForm,
    RulesForm,
    ScenarioForm,
    SceneFile,
    ShelvedGame,
    TextsForm,
    Wrong,
)
from shambles.texts import Texts, by_seat, rulebook

LANG = Parameter(default=ENGLISH, max_length=20, pattern=f"^{CODE}$")  # whether it is spoken here, border.py asks
ERRORS = {
    status: ResponseSpec(data_container=Wrong, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in (400, 403, 404, 409, 413, 415, 429)
}
texts_of = lru_cache(16)(Texts)  # reading a game's words takes longer than saying them


@get("/api/games", responses=ERRORS)
async def games(state: State, lang: str = LANG) -> list[ShelvedGame]:
    """The games on the shelf."""
    made: Made = state.house.made
    found: list[ShelvedGame] = await made.get_or_make(
        ("games", lang), lambda: [shelved(game, lang) for game in all_games()]
    )
    return found


@get("/api/rules/{game:str}", responses=ERRORS)
async def rules(game: str, state: State, lang: str = LANG) -> RulesForm:
    """A game's rules by number, and its golden examples."""
    made: Made = state.house.made
    found: RulesForm = await made.get_or_make(("rules", game, lang), lambda: rules_of(find_game(game), lang))
    return found


@get("/api/games/{game:str}/texts", responses=ERRORS)
async def words(game: str, state: State, lang: str = LANG) -> TextsForm:
    """A game's own words, for a client that was built without them."""
    made: Made = state.house.made
    found: TextsForm = await made.get_or_make(("texts", game, lang), lambda: words_of(find_game(game), lang))
    return found


@get("/api/texts/{page:str}", responses=ERRORS)
async def house_words(page: str, state: State, lang: str = LANG) -> TextsForm:
    """A page of the house's own words, for a client that was built without this language."""
    if page not in HOUSE_PAGES:
        raise BadInput("path", "not-found")
    made: Made = state.house.made
    found: TextsForm = await made.get_or_make(
        ("texts", "", page, lang), lambda: TextsForm(page_in(HOUSE_PAGES[page], lang), {}, ())
    )
    return found


@get("/api/games/{game:str}/lessons", responses=ERRORS)
async def lessons(game: str, state: State) -> list[CourseForm]:
    """How a game can be learned: `learn:<course>/<lesson>` is a scenario that a table can be opened with."""
    made: Made = state.house.made
    found: list[CourseForm] = await made.get_or_make(("lessons", game), lambda: lessons_of(find_game(game)))
    return found


@get("/api/games/{game:str}/cards", responses=ERRORS)
async def cards(game: str, state: State, lang: str = LANG) -> list[CardFace]:
    """The cards of a game's own box in words; none for a game that needs no such list."""
    made, rules = state.house.made, find_game(game)
    found: list[CardFace] = await made.get_or_make(
        ("cards", game, lang), lambda: card_faces(rules, needed_options(rules), lang)
    )
    return found


def scene_handler(name: SceneFile, kind: str) -> Any:
    """A file of the scene that a game's package brings. Its name is ours: none that somebody asks for is looked up."""

    @get(f"/api/games/{{game:str}}/{name}", include_in_schema=False, sync_to_thread=True)
    def scene(game: str) -> Response[bytes]:
        file = scene_files(find_game(game)).get(name)
        if file is None:
            raise BadInput("path", "not-found")
        return Response(file.read_bytes(), media_type=kind)

    return scene


SCENE: Mapping[SceneFile, str] = {"scene.js": "text/javascript", "scene.css": "text/css"}
HANDLERS: list[Any] = [
    games,
    rules,
    words,
    house_words,
    lessons,
    cards,
    *(scene_handler(*file) for file in SCENE.items()),
]


def scene_files(game: Game[Any, Any]) -> dict[SceneFile, Path]:
    """What a game's package brings for the browser, in its folder `browser/`; nothing without the module."""
    files = {name: game.folder / "browser" / name for name in SCENE}
    return {name: file for name, file in files.items() if file.is_file()} if files["scene.js"].is_file() else {}


def card_faces(game: Game[Any, Any], options: Mapping[str, Any], lang: str) -> list[CardFace]:
    """The cards of a game with these options, in the words of this language."""
    return list(game.cards(game.read_options(options), texts_of(lang, game).say))


def shelved(game: Game[Any, Any], lang: str) -> ShelvedGame:
    """A game with the words that the shelf says, so that nobody loads a whole game's words to see its name."""
    form, texts = game_form(game), texts_of(lang, game)
    words = {key: texts.say(key) for key in ("game", "game-line")}
    for seats in form.seats:
        chosen = {form.options[0].name: seats.value} if seats.value else {}
        words[f"goal-{seats.value}"] = texts.goal(chosen, seats.usual)
        words |= {key: texts.say(key) for name, value in chosen.items() if texts.has(key := f"{name}-{value}")}
    puzzles = sum(map(len, shipped(game.slug).values()))
    return ShelvedGame(**msgspec.structs.asdict(form), words=words, puzzles=puzzles)


def rules_of(game: Game[Any, Any], lang: str) -> RulesForm:
    """The rules, and those examples that can be played from."""
    examples = []
    for _, given in read_scenarios(game.golden_lines()):
        assert isinstance(given, dict)
        try:
            game.scenarios.position(given, 0)
        except BadInput:
            continue  # a count or a table of points is nothing to play from
        examples.append(ScenarioForm(str(given["id"]), str(given.get("note", "")), given.get("mode")))
    book = rulebook(lang, game).values()
    return RulesForm(tuple(RuleForm(rule.id, rule.chapter, rule.text) for rule in book), tuple(examples))


def words_of(game: Game[Any, Any], lang: str) -> TextsForm:
    """The pages of words of a game and its lessons."""
    fluent = "".join(page_in(name, lang, game) for name in (".ftl", "lessons.ftl"))
    return TextsForm(fluent, by_seat(game), tuple(scene_files(game)))


def lessons_of(game: Game[Any, Any]) -> list[CourseForm]:
    """The courses of a game, and the lessons of each."""
    courses = courses_of(game)
    return [
        CourseForm(
            course.id,
            course.options,
            course.seats,
            tuple(
                LessonForm(one.id, one.rule, len(one.answers), one.points)
                for name in course.lessons
                for one in [courses.find(f"{course.id}/{name}")[1]]
            ),
        )
        for course in courses.course
    ]
