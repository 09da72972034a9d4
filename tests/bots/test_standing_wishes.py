"""Standing wishes are for people: they spare them questions. No bot is offered one."""

from __future__ import annotations

from random import Random as Rng

from shambles import Table
from shambles.bots import Random
from shambles.bots.bot import let_bots_answer, offer_bot


def test_no_bot_is_offered_a_standing_wish() -> None:
    table = Table.open("board_game", seats=2, seed=3)
    rng = Rng(1)
    bots = {seat: Random(rng) for seat in table.seats}
    assert all(ask.question.standing for ask in table.meanwhile.values())
    assert [offer_bot(bots[seat], table, seat, rng) for seat in table.seats for _ in range(8)] == [None] * 16
    let_bots_answer(table, bots, rng)
    assert table.outcome is not None
    assert not any(event.key() == "wish-changed" for event in table.events_for(None))
