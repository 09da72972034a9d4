"""A bug in the rules leaves nothing half applied, and the game continues once the bug is fixed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from shambles import Accepted, Table
from shambles.core.asking.play import Flow, Play
from shambles.core.game import Game, Phase
from shambles.testing.inside import run_of
from shambles.testing.tables import Kind, all_of_it, answer_all_but_the_last, draw_answer, finish, give, goes_on


class Broken(Exception):
    """The simulated bug."""


class Trap:
    """Makes the rules raise after a certain ask has been answered, when they have done their work."""

    def __init__(self) -> None:
        self.ask: int | None = None
        self.spare = 0  # opportunities to skip before raising: 1 is the head of the next phase

    def step_on(self, t: Play[Any, Any]) -> None:
        if self.ask is not None and t.asked == self.ask + 1:
            if self.spare == 0:
                raise Broken
            self.spare -= 1

    def wrap(self, phase: Phase[Any, Any]) -> Phase[Any, Any]:
        def flow(t: Play[Any, Any]) -> Flow[Any]:
            inner = phase(t)
            answers: Any = None
            while True:
                try:
                    asks = inner.send(answers)
                except StopIteration as end:
                    self.step_on(t)
                    return end.value
                self.step_on(t)
                answers = yield asks

        return flow


@contextmanager
def trapped(game: Game[Any, Any]) -> Iterator[Trap]:
    trap, phases = Trap(), game.phases
    object.__setattr__(game, "phases", {name: trap.wrap(phase) for name, phase in phases.items()})
    try:
        yield trap
    finally:
        object.__setattr__(game, "phases", phases)


@pytest.mark.parametrize("spare", [0, 1], ids=["at-once", "in-the-next-phase"])
def test_a_bug_leaves_the_table_as_it_was(kind: Kind, spare: int) -> None:
    random, broke = kind.random("bug", spare), 0
    expected = finish(kind.open(71), kind.random("bug", spare)).save()
    with trapped(kind.game) as trap:
        table = kind.open(71)
        while goes_on(table):
            seat, choice = draw_answer(table, random)
            before = all_of_it(table)
            trap.ask, trap.spare = table.asks[seat].number, spare
            try:
                give(table, seat, choice)
            except Broken:
                broke += 1
                assert all_of_it(table) == before
                trap.ask = None
                give(table, seat, choice)
    assert broke
    assert finish(table, random).save() == expected


def test_a_bug_after_second_thoughts_leaves_the_table_as_it_was(kind: Kind) -> None:
    """Given, changed, taken back: the restored table must not remember the first answer."""
    random = kind.random("thoughts")
    with trapped(kind.game) as trap:
        table = kind.open(72)
        while goes_on(table):
            answer_all_but_the_last(table, random)
            seat, ask = next(iter(table.asks.items()))
            if ask.question.face_down and not ask.question.binding and table.laid:
                other = max(table.laid)
                give(table, other, random.choice(run_of(table).asks[other].options))
                assert isinstance(table.undo(other), Accepted)
                give(table, seat, random.choice(ask.options))
                seat, ask = other, table.asks[other]
            before = all_of_it(table)
            trap.ask, trap.spare = ask.number, 0
            choice = random.choice(ask.options)
            with pytest.raises(Broken):
                give(table, seat, choice)
            assert all_of_it(table) == before
            trap.ask = None
            give(table, seat, choice)
            assert_loads(table)


def assert_loads(table: Table) -> None:
    saved = table.save()
    assert Table.load(saved).save() == saved


def test_a_bug_in_a_fork_never_reaches_the_table(kind: Kind) -> None:
    random = kind.random("fork bug")
    with trapped(kind.game) as trap:
        table = kind.open(73)
        answer_all_but_the_last(table, random)
        before = all_of_it(table)
        fork = table.fork(next(iter(table.asks)))
        trap.ask = next(iter(fork.asks.values())).number
        with pytest.raises(Broken):
            fork.play_out(lambda ask: ask.options[0])
        trap.ask = None
        assert all_of_it(table) == before
        finish(table, random)
