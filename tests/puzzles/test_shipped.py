"""Every puzzle that comes with a game: it opens, its answer is legal and clear, and it gives nothing away."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from shambles import Imagined, Table
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.game import Game, all_games, find_game
from shambles.core.playing.lesson import courses_of
from shambles.core.playing.placed import open_placed
from shambles.puzzles.choosing import patterns_of, too_common
from shambles.puzzles.judging import Judged, judge, names_of_answers, say_figures, say_judged
from shambles.puzzles.mining import liked_at_a_glance
from shambles.puzzles.puzzle import Puzzle, find_puzzle, open_puzzle, read_puzzles, shipped, write_puzzles
from shambles.puzzles.weighing import CHECKS, CLEAR, FELT, LOST, WON
from shambles.server.net.puzzles import form_of, wording_for
from shambles.testing.examples import case
from shambles.texts import LANGUAGES

SETS = {
    "card_game": ["hero", "survival"],
    "tacdex": ["two"],
    "best_defense": ["beginner"],
    "board_game": ["race"],
}
ALL = [pytest.param(game, name, id=f"{game.slug}-{name}") for game in all_games() for name in shipped(game.slug)]


@pytest.mark.parametrize("slug", SETS)
def test_every_game_and_mode_has_some_from_easy_to_hard(slug: str) -> None:
    found = shipped(slug)
    assert sorted(found) == SETS[slug]
    assert set(found) <= {course.id for course in courses_of(find_game(slug)).course}
    for puzzles in found.values():
        assert [one.order for one in puzzles] == sorted(one.order for one in puzzles)
        beginners = [one.is_for_beginners for one in puzzles]
        assert beginners == sorted(beginners, reverse=True)  # a rookie solves the first ones
        assert len({one.id for one in puzzles}) == len(puzzles)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_it_opens_and_its_best_answer_is_legal_and_clear(game: Game[Any, Any], name: str) -> None:
    for puzzle in shipped(game.slug)[name]:
        with case(puzzle.id):
            check_it_opens(game, puzzle)


def check_it_opens(game: Game[Any, Any], puzzle: Puzzle) -> None:
    table = open_puzzle(game, puzzle)
    ask = table.asks[puzzle.seat]
    assert ask.key == puzzle.ask
    options = {option.notation for option in ask.options}
    assert {one.choice for one in puzzle.answers} == options
    greedy = liked_at_a_glance(table, ask)
    assert (puzzle.best in greedy) or (puzzle.tempting in greedy)
    assert puzzle.tempting != puzzle.best
    best, second = puzzle.answers[:2]
    assert best.choice == puzzle.best
    assert puzzle.lead >= CLEAR
    assert best.won - second.won >= FELT - 0.001  # both are rounded
    assert best.won >= LOST - 0.001
    assert second.won <= WON + 0.001
    assert best.worlds >= CHECKS[1]
    assert not second.let_go
    assert set(puzzle.tries) == {"rookie", "survivor", "veteran", "legend"}


@pytest.mark.parametrize(("game", "name"), ALL)
def test_at_most_a_quarter_of_them_have_the_same_pattern_of_answer(game: Game[Any, Any], name: str) -> None:
    assert too_common([patterns_of(game, one) for one in shipped(game.slug)[name]]) is None


@pytest.mark.parametrize(("game", "name"), ALL)
def test_everything_said_of_it_has_words_in_both_languages(game: Game[Any, Any], name: str) -> None:
    for puzzle in shipped(game.slug)[name]:
        with case(puzzle.id):
            check_words(game, puzzle)


def check_words(game: Game[Any, Any], puzzle: Puzzle) -> None:
    table = open_puzzle(game, puzzle)
    verdicts = []
    for choice in (puzzle.best, puzzle.tempting, puzzle.answers[-1].choice):
        judged = judge(table, puzzle, choice)
        assert isinstance(judged, Judged)
        assert judged.is_right == (choice == puzzle.best)
        verdicts.append(judged)
    for lang in LANGUAGES:
        wording = wording_for(table, puzzle.seat, lang)
        texts = wording.words.texts
        called = names_of_answers(wording, table, table.asks[puzzle.seat])
        for judged in verdicts:
            first, *more = say_judged(wording, table, puzzle, judged)
            assert called[judged.choice] in first
            assert judged.is_right or called[puzzle.best] in more[0]  # the best one can be kept for another try
            figures = say_figures(wording, table, puzzle, judged)
            assert len(figures) >= 2
            assert all(texts.has(f"reason-{one.key}") for one in judged.reasons)
            assert not {texts.reason(one, None, ()) for one in judged.reasons if not one.explains} & {*more}


@pytest.mark.parametrize(("game", "name"), ALL)
def test_worlds_that_the_seat_cannot_tell_apart_give_the_same_page_and_the_same_verdict(
    game: Game[Any, Any], name: str
) -> None:
    for puzzle in shipped(game.slug)[name]:
        with case(puzzle.id):
            check_worlds(game, puzzle)


def check_worlds(game: Game[Any, Any], puzzle: Puzzle) -> None:
    """What is sent before the answer, and after it, hangs on nothing that is hidden."""
    placed = open_placed(game, puzzle.seats, puzzle.options, puzzle.at)

    def sent(table: Table) -> tuple[bytes, bytes]:
        wording = wording_for(table, puzzle.seat, "en")
        form = form_of(puzzle.id, table, table.asks[puzzle.seat], wording)
        judged = judge(table, puzzle, puzzle.tempting)
        assert isinstance(judged, Judged)
        return msgspec.json.encode(form), msgspec.json.encode(say_judged(wording, table, puzzle, judged))

    first, *others = (sent(placed.fork(puzzle.seat, Imagined(number))) for number in range(3))
    assert all(other == first for other in others)
    assert b'"seed"' not in first[0]
    assert puzzle.id.encode() in first[0]


def test_what_the_rules_forbid_is_refused_and_not_judged() -> None:
    game = find_game("card_game")
    puzzle = shipped("card_game")["survival"][0]
    refused = judge(open_puzzle(game, puzzle), puzzle, "row 9")
    assert isinstance(refused, Refusal)


def test_a_file_is_read_as_it_was_written_and_says_which_line_is_wrong() -> None:
    puzzles = shipped("card_game")["survival"]
    text = write_puzzles({one.id: one for one in puzzles})
    assert read_puzzles(text) == puzzles
    with pytest.raises(BadInput) as caught:
        read_puzzles(text + '{"id": "half"}\n')
    assert caught.value.field == f"line {len(puzzles) + 1}"


def test_a_puzzle_of_other_rules_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may no longer hold: `shambles puzzles check --keep` looks, and stamps it anew."""
    game = find_game("card_game")
    puzzle = shipped("card_game")["survival"][0]
    old = read_puzzles(write_puzzles({puzzle.id: msgspec.structs.replace(puzzle, rules=game.version + 1)}))
    monkeypatch.setattr("shambles.puzzles.puzzle.read_puzzles", lambda text: old)
    shipped.cache_clear()
    try:
        assert shipped("card_game") == {}
        with pytest.raises(BadInput):
            find_puzzle(game, puzzle.id)
    finally:
        shipped.cache_clear()
