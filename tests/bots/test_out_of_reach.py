"""Nothing true is within a bot's reach: whatever it is handed leads to plain data and to imagined worlds alone."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random as Rng
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from shambles import Ask, Choice, Table
from shambles.bots import Fork, Greedy, ask_bot, make_bot
from shambles.core.asking.ask import Question

TABLES = [
    ("card_game", 4, {"mode": "survival"}),
    ("card_game", 4, {"mode": "hero"}),
    ("tacdex", 3, {}),
    ("best_defense", 3, {"mode": "standard", "difficulty": "beginner"}),
    ("board_game", 3, {}),
]
CODE = (type, ModuleType, FunctionType, MethodType, BuiltinFunctionType, Question)


def within_reach(*given: Any) -> Iterator[Any]:
    """Everything that can be come by from these by following attributes, but for classes and modules."""
    met: dict[int, Any] = {}
    waiting = list(given)
    while waiting:
        one = waiting.pop()
        if id(one) in met or isinstance(one, CODE):
            continue
        met[id(one)] = one
        yield one
        waiting += gc.get_referents(one)
        for name in getattr(type(one), "__struct_fields__", ()):
            waiting.append(getattr(one, name))


def play_on(table: Table, answers: int) -> None:
    rng = Rng(3)
    for _ in range(answers):
        for seat, ask in list(table.asks.items())[:1]:
            table.play(seat, rng.choice(ask.options))


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_what_a_bot_is_handed_leads_to_nothing_true(slug: str, seats: int, options: dict[str, Any]) -> None:
    table = Table.open(slug, seats=seats, options=options, seed=2)
    found: list[Any] = []

    class Digger:
        def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
            found.extend(within_reach(view, ask, fork))
            choice: Choice = ask.options[0]
            return choice

    for _ in range(12):
        play_on(table, 1)
        seat, ask = next(iter(table.asks.items()))
        found.clear()
        ask_bot(Digger(), table, seat, Rng(1))
        state = ask.state
        true = {id(one) for one in within_reach(state) if isinstance(one, list | dict)} | {id(state), id(table)}
        assert not [one for one in found if id(one) in true]
        assert not any(isinstance(one, Table) for one in found)


def test_no_world_is_made_for_a_bot_that_does_not_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def fork(*given: Any) -> Table:
        raise AssertionError("a world was made")

    table = Table.open("tacdex", seats=2, seed=1)
    bots = [make_bot(Greedy, table.game, Rng(seat)) for seat in table.seats]
    monkeypatch.setattr(Table, "fork", fork)
    for _ in range(12):
        seat = next(iter(table.asks))
        table.play(seat, ask_bot(bots[seat], table, seat, Rng(1)))


def test_the_same_number_is_the_same_world() -> None:
    table = Table.open("card_game", seats=4, options={"mode": "survival"}, seed=7)
    hands: list[Any] = []

    class Pairs:
        def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice:
            hands.extend(fork(number).view(1) for number in (7, 8, 7))
            choice: Choice = ask.options[0]
            return choice

    ask_bot(Pairs(), table, 0, Rng(1))
    assert hands[0] == hands[2] != hands[1]
    assert table.view(1) not in hands
