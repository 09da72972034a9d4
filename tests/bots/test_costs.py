"""Cost of a seat's choices: every one counts, and it says who chose better where the result need not."""

from __future__ import annotations

from random import Random as Rng

import pytest

from shambles.bots import Bot, find_bot, let_bots_answer, make_bot
from shambles.bots.costs import cost_of_choices, places_of
from shambles.core.game import find_game
from shambles.core.table import Table
from shambles.daily import MINE

GAME = find_game("card_game")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shambles.bots.costs.MOST", 1500)


def played_by(level: str, deal: int, blunders: range = range(0)) -> Table:
    """A hand of Survival among survivors, in which the first seat gives the worst answers to these of its questions."""
    table = Table.open("card_game", seats=4, options={"mode": "survival"}, seed=deal)
    bots: dict[int, Bot] = {
        seat: make_bot(find_bot(level if seat == MINE else "survivor"), GAME, Rng(f"{deal}/{seat}"))
        for seat in table.seats
    }
    asked = 0
    while table.outcome is None:
        if (ask := table.asks.get(MINE)) is not None and not table.laid.get(MINE):
            if asked in blunders:
                figures = GAME.hints[ask.key](table.view(MINE), ask)
                table.play(MINE, ask.options[min(range(len(figures)), key=lambda at: figures[at])])
                asked += 1
                continue
            asked += 1
        let_bots_answer(table, bots, Rng(deal), most=table.answered + 1)
    return table


def test_who_chooses_at_random_loses_surely_more_than_a_veteran_on_the_same_deal() -> None:
    costs = [cost_of_choices(played_by(level, 3), MINE) for level in ("veteran", "random")]
    assert all(one.in_points and one.choices >= 9 for one in costs)
    assert places_of(costs) == [1, 2]


def test_blunders_after_the_first_count_too() -> None:
    once, often = (cost_of_choices(played_by("veteran", 3, blunders), MINE) for blunders in (range(1), range(6)))
    assert often.low > once.high


def test_the_same_game_costs_the_same() -> None:
    assert cost_of_choices(played_by("survivor", 4), MINE) == cost_of_choices(played_by("survivor", 4), MINE)
