"""Players by letters in seat order, and what they may not do or all do: the same in every game that is written so."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from shambles import Accepted, Ask, Choice, Outcome, Refusal, Table

LETTERS = "ABCDEFGHIJ"


def seat(letter: str) -> int:
    return LETTERS.index(letter)


def refused(table: Table, letter: str, notation: str) -> tuple[str, str]:
    """The code and the rule with which an answer is refused; nothing at the table may have changed by it."""
    before = table.save()
    reply = table.answer(seat(letter), notation)
    assert isinstance(reply, Refusal), (letter, notation, reply)
    assert table.save() == before
    return reply.code, reply.rule


def play_out(table: Table, choose: Callable[[Ask[Any]], Choice]) -> Outcome:
    """Play to the end of the game, everybody by the same policy."""
    while table.asks:
        for one, ask in table.asks.items():
            reply = table.answer(one, choose(ask))
            assert isinstance(reply, Accepted), reply
    assert table.outcome is not None
    return table.outcome


def play_randomly(table: Table, rng: Random) -> Outcome:
    def choose(ask: Ask[Any]) -> Choice:
        choice: Choice = rng.choice(ask.options)
        return choice

    return play_out(table, choose)
