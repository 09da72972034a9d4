"""A table can be copied and pickled at any moment, and its likeness plays on as it would have."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from core.toy import TOY, WALK, Options, State
from shambles import Imagined, Live, Outcome, Scripted, Table
from shambles.core import game as shelf
from shambles.core.asking.play import Flow, Play, choose
from shambles.core.game import find_game

LIKENESSES: dict[str, Callable[[Table], Table]] = {
    "copy": copy,
    "deepcopy": deepcopy,
    "pickle": lambda table: pickle.loads(pickle.dumps(table)),
}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("card_game", 3, {"mode": "survival"}),
    ("card_game", 4, {"mode": "hero", "hands": 2}),
    ("tacdex", 2, {}),
    ("tacdex", 5, {}),
    ("best_defense", 2, {"mode": "standard", "difficulty": "expert", "motives": True}),
    ("board_game", 3, {}),
]
likenesses = pytest.mark.parametrize("likeness", LIKENESSES.values(), ids=LIKENESSES)
tables = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[f"{one[0]}-{one[1]}" for one in TABLES])


def answer_something(table: Table, rng: Random, count: int) -> None:
    for _ in range(count):
        if not table.asks:
            return
        seat = rng.choice(list(table.asks))
        table.play(seat, rng.choice(table.asks[seat].options))


def everything(table: Table) -> list[object]:
    """All that can be seen of a table, from every side."""
    seats = [*table.seats, None]
    asks = [(ask.number, ask.key, ask.options) for ask in table.asks.values()]
    shown = [table.asks.keys(), asks, table.laid, table.shown, table.outcome, table.returns, repr(table)]
    undo = [table.why_no_undo(seat) for seat in table.seats]
    return [*shown, *undo, *(table.view(seat) for seat in seats), *(table.events_for(seat) for seat in seats)]


@likenesses
@tables
def test_a_likeness_is_equal_and_plays_on_as_the_table_does(
    game: str, seats: int, options: dict[str, Any], likeness: Callable[[Table], Table]
) -> None:
    """In the middle of a phase, with answers laid face down: the same answers lead to the same bytes."""
    table = Table.open(game, seats=seats, options=options, seed=3)
    for number, count in enumerate((0, 7, 16, 60)):
        answer_something(table, Random(number), count)
        other = likeness(table)
        assert everything(other) == everything(table)
        assert other.save() == table.save()
        before = table.save()
        answer_something(other, Random(9), 30)
        assert table.save() == before, "a likeness goes its own way"
        answer_something(table, Random(9), 30)
        assert other.save() == table.save()
    assert other.steps_for(0) == table.steps_for(0)


@likenesses
def test_a_finished_game_stays_as_it_ended(likeness: Callable[[Table], Table]) -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=3)
    answer_something(table, Random(1), 1000)
    assert table.outcome is not None
    other = likeness(table)
    assert (other.outcome, other.save(), everything(other)) == (table.outcome, table.save(), everything(table))


@likenesses
def test_what_was_laid_can_still_be_taken_back(likeness: Callable[[Table], Table]) -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=3)
    table.play(0, table.asks[0].options[0])
    other = likeness(table)
    assert (other.laid, other.laid_by(0)) == (table.laid, table.laid_by(0))
    other.undo(0)
    table.undo(0)
    assert other.save() == table.save()


@likenesses
@tables
def test_an_imagined_world_stays_imagined(
    game: str, seats: int, options: dict[str, Any], likeness: Callable[[Table], Table]
) -> None:
    """A fork's likeness has the cards that were imagined, and neither the true ones nor the seed."""
    table = Table.open(game, seats=seats, options=options, seed=3)
    answer_something(table, Random(2), 9)
    world = table.fork(0, Imagined(5))
    other = likeness(world)
    assert (other.seed, other.told) == (world.seed, 0)
    for _ in range(20):
        assert [other.view(seat) for seat in other.seats] == [world.view(seat) for seat in world.seats]
        answer_something(world, Random(4), 1)
        answer_something(other, Random(4), 1)
    with pytest.raises(TypeError):
        other.save()


@likenesses
def test_draws_that_are_written_down_stay_written(likeness: Callable[[Table], Table]) -> None:
    script = Scripted({"deck:2": [list(range(104, 0, -1))]}, Live(3))
    table = Table.open("card_game", seats=3, options={"mode": "survival", "hands": 2}, seed=3, chance=script)
    other = likeness(table)
    for one in (table, other):
        answer_something(one, Random(1), 1000)
        assert one.outcome is not None
    assert b'["d","deck:2",[104,103,102' in other.save()
    assert other.save() == table.save()


def test_a_table_says_what_it_is_and_no_secret() -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=987654321)
    assert repr(table) == "<Table card_game, 3 seats, mode=survival, hands=1; seats 0, 1, 2: lay-a-card>"
    table.play(1, table.asks[1].options[0])
    assert "seats 0, 2: lay-a-card" in repr(table)
    assert "987654321" not in repr(table)
    answer_something(table, Random(1), 1000)
    assert "; over: Outcome(scores=" in repr(table)


def test_a_box_of_ones_own_is_not_read_out() -> None:
    box = next(iter(find_game("best_defense").boxes.values())).standard
    assert box is not None
    options = {"mode": "standard", "difficulty": "expert", "box": box.read_text("utf-8")}
    assert "box=…;" in repr(Table.open("best_defense", seats=2, seed=1, options=options))


def test_returns_are_nothing_until_the_end_and_then_the_outcomes() -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=3)
    assert table.returns == (0.0, 0.0, 0.0)
    answer_something(table, Random(1), 1000)
    assert table.outcome is not None
    assert table.returns == table.outcome.returns
    assert max(table.returns) == table.returns[table.outcome.winners[0]]


def last_roll(t: Play[State, Options]) -> Flow[Outcome]:
    """A last phase that draws before it asks."""
    t.state.scores[0] += t.pick("die", (1, 2, 3))
    yield from choose(t, WALK, 0)
    return Outcome((0, 0), (0,), "most-points", "TY-090")


def test_a_finished_table_is_copied_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf._shelf, "toy", lambda: replace(TOY, phases={"deal": last_roll}))
    table = Table.open("toy", seats=2, seed=1)
    table.play(0, "on")
    assert table.outcome is not None
    for likeness in (table.copy().copy(), copy(copy(table)), table.fork(0).copy(), pickle.loads(pickle.dumps(table))):
        assert likeness.outcome == table.outcome
        assert likeness.copy().view(None) == table.view(None)
