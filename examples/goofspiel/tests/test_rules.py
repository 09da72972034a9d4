"""Goofspiel by the book."""

from __future__ import annotations

from typing import Any

import pytest

from goofspiel.rules import ROUND
from goofspiel.table import State
from shambles import Refusal, Table
from shambles.making import Position


def deal(*hands: list[int], prizes: list[int]) -> Table:
    state = State(hands=list(hands), won=[[] for _ in hands], prizes=prizes)
    return Table.deal("goofspiel", Position(len(hands), {"deal": "shuffled"}, ROUND, state), seed=1)


@pytest.mark.rule("GS-030", "GS-040")
def test_the_highest_bid_takes_the_prize() -> None:
    table = deal([3], [9], prizes=[7])
    table.play(0, "3")
    table.play(1, "9")
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners) == ((0, 7), (1,))


@pytest.mark.rule("GS-031")
def test_equal_bids_leave_the_prize_for_the_next_round() -> None:
    table = deal([3, 4], [3, 9], prizes=[7, 1])
    table.play(0, "3")
    table.play(1, "3")
    view: Any = table.view(None)
    assert view.stakes == (7, 1)


@pytest.mark.rule("GS-021")
def test_nobody_bids_a_card_that_they_do_not_hold() -> None:
    reply = deal([3], [9], prizes=[7]).answer(0, "9")
    assert isinstance(reply, Refusal)
    assert (reply.code, reply.rule) == ("not-in-your-hand", "GS-021")
