"""What a legend has learned, for two and for three to six: it likes what is legal, wins, and is small and quick."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

from games.letters import seat
from games.tacdex.positions import deal, select
from games.tacdex.whole_games import any_number, quickly, step, tables
from server.nights import at_night
from shambles import Table
from shambles.bots import find_bot, let_bots_answer, make_bot
from shambles.games.tacdex import GAME
from shambles.games.tacdex.bot import trained
from shambles.games.tacdex.bot.trained import MANY, TWO, layers, likings


@quickly
@given(table=tables(), seed=any_number)
def test_its_likings_are_chances_of_all_options(table: Table, seed: int) -> None:
    rng = Random(seed)
    for _ in range(6):
        for one, ask in table.asks.items():
            view: Any = table.view(one)
            liked = likings(view, ask)
            assert len(liked) == len(ask.options)
            assert abs(sum(liked) - 1) < 1e-9
        step(table, rng)


def test_it_adds_the_card_that_wins() -> None:
    table = deal(A="R 11 1 2 3", B="9 9 8 8 4")
    select(table, A="R", B="9")
    view: Any = table.view(seat("A"))
    ask = table.asks[seat("A")]
    liked = likings(view, ask)
    best: Any = ask.options[max(range(len(liked)), key=liked.__getitem__)]
    assert best.card == "11"


@pytest.mark.parametrize(("level", "least"), [at_night("random", 23), ("rookie", 17)])
def test_a_legend_beats_whoever_knows_less(level: str, least: int) -> None:
    """Of 24 games. Rookies slip as people do, and win some: 19 of 96."""
    won = 0
    for number in range(24):
        table, me = Table.open("tacdex", seats=2, seed=number // 2), number % 2
        bots = {
            me: make_bot(find_bot("legend"), GAME, Random(number)),
            1 - me: make_bot(find_bot(level), GAME, Random(number)),
        }
        let_bots_answer(table, bots, Random(number))
        assert table.outcome is not None
        won += table.outcome.winners == (me,)
    assert won >= least


def test_three_and_six_are_beaten_too() -> None:
    """Of twelve games one legend among rookies wins more than luck would give: 4 with three, 2 with six."""
    for seats, least in ((3, 6), (6, 5)):
        won = 0.0
        for number in range(12):
            table, me = Table.open("tacdex", seats=seats, seed=number), number % seats
            levels = ("legend" if one == me else "rookie" for one in table.seats)
            bots = {one: make_bot(find_bot(level), GAME, Random(number)) for one, level in enumerate(levels)}
            let_bots_answer(table, bots, Random(number))
            assert table.outcome is not None
            won += (me in table.outcome.winners) / len(table.outcome.winners)
        assert won >= least


def test_both_networks_together_are_small() -> None:
    folder = Path(trained.__file__).parent
    assert sum((folder / shape.file).stat().st_size for shape in (TWO, MANY)) <= 500_000
    for shape in (TWO, MANY):
        first, second, last = layers(shape)
        assert (len(first[0]), len(last[1])) == (shape.facts, shape.said)
        assert len(first[1]) == len(second[0]) == len(second[1]) == len(last[0])
