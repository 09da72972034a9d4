"""What the greedy bot is told: it reads a view and nothing else, and says what a good player would."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from games.letters import seat
from games.tacdex.positions import deal, give, select
from games.tacdex.whole_games import any_number, quickly, step, tables
from shambles import Imagined, Table
from shambles.bots import Greedy, ask_bot
from shambles.games.tacdex import GAME
from shambles.games.tacdex.bot.hints import HINTS
from shambles.lab import simulate


def favourite(table: Table, letter: str) -> str:
    """What the greedy bot would answer."""
    return ask_bot(Greedy(GAME, Random(1)), table, seat(letter), Random(1)).notation


def test_every_question_has_a_hint() -> None:
    assert set(HINTS) == {question.key for question in GAME.questions}


@quickly
@given(table=tables(), seed=any_number)
def test_there_is_a_figure_for_every_option_in_every_game(table: Table, seed: int) -> None:
    rng = Random(seed)
    while table.asks:
        for one, ask in table.asks.items():
            figures = HINTS[ask.key](table.view(one), ask)
            assert len(figures) == len(ask.options)
            assert all(abs(figure) < 10_000 for figure in figures)
        step(table, rng)


@quickly
@given(table=tables(), seed=any_number)
def test_hints_know_nothing_that_the_seat_does_not_know(table: Table, seed: int) -> None:
    """In every world that the seat imagines, the figures are the same."""
    rng = Random(seed)
    for _ in range(40):
        if table.asks:
            step(table, rng)
    for one, ask in table.asks.items():
        world = table.fork(one, Imagined(seed))
        assert HINTS[ask.key](world.view(one), world.asks[one]) == HINTS[ask.key](table.view(one), ask)


@pytest.mark.parametrize(("side", "card"), [("HIGH", "11"), ("LOW", "1")])
def test_with_everything_at_stake_the_best_card_is_played(side: str, card: str) -> None:
    """The battle is worth eight cards, and the game is nearly over."""
    table = deal(
        side,  # type: ignore[arg-type]
        A="4 4 4 1 8 11",
        B="4 4 4 2 9 10",
        ends="A",
        decks={"A": "2 3 3 8", "B": "9 3 3 END"},
    )
    for _ in range(2):
        select(table, A="4", B="4")
    assert favourite(table, "A") == card


@pytest.mark.rule("TD-240")
def test_a_flip_is_used_when_it_wins_and_only_then() -> None:
    table = deal("HIGH", A="6 1", B="9 1")
    select(table, A="6", B="9")
    assert favourite(table, "A") == "flip"
    table = deal("HIGH", A="6 1", B="4 1")
    select(table, A="6", B="4")
    assert favourite(table, "A") == "keep"


@pytest.mark.rule("TD-260")
def test_redo_brings_in_the_cheapest_card_that_wins() -> None:
    table = deal("HIGH", A="R 9 11 2", B="8 1", decks={"B": "3 3 10 10 10 10 4 END"})
    select(table, A="R", B="8")
    assert favourite(table, "A") == "9"


@pytest.mark.rule("TD-268")
def test_redo_wastes_no_card_on_a_battle_that_is_lost() -> None:
    table = deal("HIGH", A="R 9 10", B="11 1")
    select(table, A="R", B="11")
    assert favourite(table, "A") == "keep"


@pytest.mark.rule("TD-271")
def test_redo_knows_that_a_flip_decides_last() -> None:
    """Between two, no number beats a FLIP; a 6 makes it the tie of FLIPs, for a pot worth the card."""
    table = deal("HIGH", A="R 11 6 1", B="6 1")
    select(table, A="R", B="6")
    assert favourite(table, "A") != "11"


@pytest.mark.rule("TD-357")
def test_discard_hits_the_leader() -> None:
    table = deal(A="5 1", B="9 1 2 3", C="8 1 2 3", piles={"B": "1", "C": "1 " * 6})
    select(table, A="5", B="9", C="8")
    assert favourite(table, "A") == "seat 3"
    give(table, "A", "seat 3")


def test_greedy_beats_random() -> None:
    result = simulate("tacdex", games=40, bots=["greedy", "random"], processes=1)
    assert result.bots[0].wins.mean > 0.9
    result = simulate("tacdex", games=30, bots=["greedy", "random", "random", "random"], processes=1)
    assert result.bots[0].wins.mean > 0.5
