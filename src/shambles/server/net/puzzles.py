"""The HTTP side of puzzles: those that games bring, and the moments of one's own games that a review named.

Nothing is played: a position is looked at, and an answer is judged. Of a player it is kept which puzzles they tried.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from shambles.bots.reviewed import Decision
from shambles.core.asking.ask import Ask
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.game import Game, find_game
from shambles.core.table import Table
from shambles.puzzles.judging import behind, doubt, judge, names_at, names_of_answers, say_figures, say_judged
from shambles.puzzles.moments import (
    asked_at,
    find_moment,
    judge_moment,
    moments_of_seat,
    open_moment,
    say_moment,
    say_moment_figures,
)
from shambles.puzzles.puzzle import Puzzle, find_puzzle, open_puzzle, shipped
from shambles.puzzles.weighing import Answer
from shambles.server.net.api import DEVICE, find_opened
from shambles.server.net.books import ERRORS, LANG
from shambles.server.people.players import find_device
from shambles.server.people.skill import note_puzzle
from shambles.server.tables.house import House
from shambles.server.tables.live import LiveTable
from shambles.server.thinking.wording import ask_in_words, wording_at
from shambles.server.time_and_chance import time
from shambles.server.wire.puzzles import AnswerWorth, PuzzleAnswer, PuzzleForm, PuzzleSet, PuzzleVerdict
from shambles.texts import Texts
from shambles.wording import Wording, Words, wording_of

Name = Annotated[str, Parameter(max_length=60, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[str, Parameter(pattern="^[0-9]{1,4}$")]
Seat = Annotated[int, Parameter(ge=0, le=20)]


@get("/api/games/{game:str}/puzzles", responses=ERRORS)
async def puzzle_sets(game: str, state: State) -> list[PuzzleSet]:
    """The puzzles of a game, by the way to play it, from easy to hard."""
    rules = find_game(game)
    found: list[PuzzleSet] = await state.house.made.get_or_make(("puzzles", game), lambda: sets_of(rules))
    return found


@get("/api/games/{game:str}/puzzles/{puzzle:str}", responses=ERRORS)
async def look_at_puzzle(game: str, puzzle: Name, state: State, lang: str = LANG) -> PuzzleForm:
    """A puzzle, as its seat sees it."""
    rules = find_game(game)
    find_puzzle(rules, puzzle)
    made: PuzzleForm = await state.house.made.get_or_make(
        ("puzzle", game, puzzle, lang), lambda: show_puzzle(rules, puzzle, lang)
    )
    return made


@post("/api/games/{game:str}/puzzles/{puzzle:str}", status_code=200, responses=ERRORS)
async def answer_puzzle(
    game: str, puzzle: Name, data: PuzzleAnswer, request: Request[Any, Any, State], lang: str = LANG
) -> PuzzleVerdict:
    """Whether this is the best answer, how sure that is, and why. A player finds it among theirs."""
    rules, house = find_game(game), request.app.state.house
    find_puzzle(rules, puzzle)
    verdict: Any = await house.made.get_or_make(
        ("puzzle", game, puzzle, lang, data.choice), lambda: judge_puzzle(rules, puzzle, data.choice, lang)
    )
    device = await find_device(house.store, request.cookies.get(DEVICE))
    if device is not None:
        is_right = msgspec.json.decode(verdict, type=PuzzleVerdict).right
        await note_puzzle(house.store, device.player_id, rules.slug, puzzle, is_right, time())
    found: PuzzleVerdict = verdict  # it is JSON already
    return found


@get("/api/tables/{table:str}/moments", responses=ERRORS)
async def own_moments(table: str, request: Request[Any, Any, State], seat: Seat | None = None) -> list[int]:
    """The moments that the review of a finished game named, by number: of one seat, or of all."""
    live = await find_opened(request, table)
    review = (await request.app.state.house.reviews.review_of(live)).review
    return [] if review is None else moments_of_seat(review, seat)


@get("/api/tables/{table:str}/moments/{number:str}", responses=ERRORS)
async def look_at_moment(table: str, number: Number, request: Request[Any, Any, State], lang: str = LANG) -> PuzzleForm:
    """Such a moment, as its seat saw it then."""
    live, decision = await decision_of(request, table, number)
    house: House = request.app.state.house
    made: PuzzleForm = await house.made.get_or_make(
        ("moment", table, number, lang), await beside(live, lambda played: show_moment(played, live, decision, lang))
    )
    return made


@post("/api/tables/{table:str}/moments/{number:str}", status_code=200, responses=ERRORS)
async def answer_moment(
    table: str, number: Number, data: PuzzleAnswer, request: Request[Any, Any, State], lang: str = LANG
) -> PuzzleVerdict:
    """Whether this is what the review found better."""
    live, decision = await decision_of(request, table, number)
    house: House = request.app.state.house
    verdict: PuzzleVerdict = await house.made.get_or_make(
        ("moment", table, number, lang, data.choice),
        await beside(live, lambda played: verdict_on_moment(played, live, decision, data.choice, lang)),
    )
    return verdict


HANDLERS: list[Any] = [puzzle_sets, look_at_puzzle, answer_puzzle, own_moments, look_at_moment, answer_moment]


# --- the puzzles of a game


def sets_of(game: Game[Any, Any]) -> list[PuzzleSet]:
    return [
        PuzzleSet(course, tuple(one.id for one in puzzles), tuple(round(one.difficulty, 2) for one in puzzles))
        for course, puzzles in shipped(game.slug).items()
    ]


def show_puzzle(game: Game[Any, Any], name: str, lang: str) -> PuzzleForm:
    puzzle = find_puzzle(game, name)
    table = open_puzzle(game, puzzle)
    return form_of(name, table, table.asks[puzzle.seat], wording_for(table, puzzle.seat, lang))


def judge_puzzle(game: Game[Any, Any], name: str, choice: str, lang: str) -> PuzzleVerdict:
    puzzle = find_puzzle(game, name)
    table = open_puzzle(game, puzzle)
    judged = must_be_allowed(judge(table, puzzle, choice))
    wording = wording_for(table, puzzle.seat, lang)
    said = tuple(say_judged(wording, table, puzzle, judged))
    figures = tuple(say_figures(wording, table, puzzle, judged))
    called = names_of_answers(wording, table, table.asks[puzzle.seat])
    worth = tuple(worth_of(puzzle, one, called[one.choice]) for one in puzzle.answers)
    return PuzzleVerdict(judged.is_right, judged.choice, judged.best, said, figures, worth)


def worth_of(puzzle: Puzzle, one: Answer, called: str) -> AnswerWorth:
    apart = None if one.let_go else behind(puzzle.answers[0], one)
    return AnswerWorth(one.choice, called, apart, doubt(one), one.worlds)


def wording_for(table: Table, seat: int, lang: str) -> Wording[Any]:
    texts = Texts(lang, table.game)
    return wording_of(Words(texts, names_at(texts, len(table.seats), seat), table.game, table.options))


def form_of(name: str, table: Table, ask: Ask[Any], wording: Wording[Any]) -> PuzzleForm:
    """What is sent: made from the view and the question, and from nothing else."""
    view = table.view(ask.seat)
    options = msgspec.to_builtins(table.options)
    shown = wording.open_answers(table.laid_open)
    asked = ask_in_words(wording, view, ask)
    return PuzzleForm(
        name, table.game.slug, options, ask.seat, tuple(wording.names), view, asked, tuple(table.asks), shown
    )


def must_be_allowed(found: Any) -> Any:
    """A refusal of the rules, as the border says it."""
    if isinstance(found, Refusal):
        raise BadInput("choice", "answer-refused", reason=found.code, rule=found.rule)
    return found


# --- one's own


async def decision_of(request: Request[Any, Any, State], table: str, number: str) -> tuple[LiveTable, Decision]:
    live = await find_opened(request, table)
    review = (await request.app.state.house.reviews.review_of(live)).review
    if review is None:
        raise BadInput("review", "no-review")
    return live, find_moment(review, int(number))


async def beside(live: LiveTable, make: Callable[[Table], Any]) -> Callable[[], Any]:
    """Made at a table of its own, so that the one that people look at is left alone."""
    assert live.table is not None
    save = live.table.save()
    return lambda: make(Table.load(save))


def show_moment(played: Table, live: LiveTable, decision: Decision, lang: str) -> PuzzleForm:
    table = open_moment(played, decision)
    return form_of("", table, asked_at(table, decision), wording_at(table, live.seats, lang))


def verdict_on_moment(played: Table, live: LiveTable, decision: Decision, choice: str, lang: str) -> PuzzleVerdict:
    table = open_moment(played, decision)
    judged = must_be_allowed(judge_moment(table, decision, choice))
    wording = wording_at(table, live.seats, lang)
    said = tuple(say_moment(wording, table, decision, judged))
    figures = tuple(say_moment_figures(wording, table, decision))
    return PuzzleVerdict(judged.is_right, judged.choice, judged.best, said, figures)
