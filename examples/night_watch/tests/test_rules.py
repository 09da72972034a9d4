"""Night Watch by the book."""

from __future__ import annotations

from typing import Any

import pytest

from night_watch import State, weight_of
from shambles import Refusal, Table
from shambles.making import Position


def deal(deck: list[int], candles: tuple[int, int, int] = (1, 1, 1)) -> Table:
    state = State(list(candles), [[], [], []], deck)
    return Table.deal("night_watch", Position(3, {}, "watch", state), seed=1)


@pytest.mark.rule("NW-021", "NW-022", "NW-023")
def test_a_candle_spares_its_owner_and_goes_to_the_taker_who_is_asked_first() -> None:
    table = deal([20, 3])
    table.play(0, "pass")
    table.play(1, "take")
    view: Any = table.view(1)
    assert (view.seats[1].taken, view.seats[1].candles) == ((20,), 2)
    assert list(table.asks) == [1]


@pytest.mark.rule("NW-021")
def test_without_a_candle_the_watch_is_taken() -> None:
    reply = deal([20], (0, 1, 1)).answer(0, "pass")
    assert isinstance(reply, Refusal)
    assert (reply.code, reply.rule) == ("no-candle", "NW-021")


@pytest.mark.rule("NW-030")
def test_of_watches_in_a_row_only_the_first_counts() -> None:
    assert weight_of([]) == 0
    assert weight_of([4, 17, 18, 19, 35]) == 4 + 17 + 35


@pytest.mark.rule("NW-031", "NW-040")
def test_a_candle_takes_a_point_away_and_the_fewest_points_win() -> None:
    table = deal([20], (0, 5, 7))
    table.play(0, "take")
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners) == ((20, -5, -7), (2,))
