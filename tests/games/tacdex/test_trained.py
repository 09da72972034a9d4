"""What a legend for two has learned: it likes what is legal, wins, and keeps out of what it has not learned."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from games.letters import seat
from games.tacdex.positions import deal, select
from games.tacdex.whole_games import any_number, quickly, step, tables
from shambles import Table
from shambles.bots import find_bot, let_bots_answer, make_bot
from shambles.games.tacdex import GAME
from shambles.games.tacdex.bot.trained import likings


@quickly
@given(table=tables(), seed=any_number)
def test_its_likings_are_chances_of_all_options_with_two_and_nothing_with_more(table: Table, seed: int) -> None:
    rng = Random(seed)
    for _ in range(6):
        for one, ask in table.asks.items():
            view: Any = table.view(one)
            liked = likings(view, ask)
            assert (liked is None) == (len(table.seats) > 2)
            if liked is not None:
                assert len(liked) == len(ask.options)
                assert abs(sum(liked) - 1) < 1e-9
        step(table, rng)


def test_it_adds_the_card_that_wins() -> None:
    table = deal(A="R 11 1 2 3", B="9 9 8 8 4")
    select(table, A="R", B="9")
    view: Any = table.view(seat("A"))
    ask = table.asks[seat("A")]
    liked = likings(view, ask)
    assert liked is not None
    best: Any = ask.options[max(range(len(liked)), key=liked.__getitem__)]
    assert best.card == "11"


@pytest.mark.parametrize(("level", "least"), [("random", 23), ("rookie", 17)])
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
