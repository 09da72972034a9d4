"""What seats do while others are asked, and answers that lie open: in a game that is made for nothing else.

Two diners choose a dish each, openly (CL-010), and whoever still has the salt may use it at any time (CL-020).
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from shambles import Accepted, Choice, Event, Imagined, Outcome, Refusal, Table
from shambles.core import game
from shambles.core.asking.ask import Ask, Question
from shambles.core.asking.chance import Chance
from shambles.core.asking.event import Showed
from shambles.core.asking.play import Asks, Flow, Meanwhile, Play, all_of, choose
from shambles.core.game import Game
from shambles.core.playing.runner import Runner


class Options(msgspec.Struct, frozen=True):
    pass


class State(msgspec.Struct):
    salt: list[bool]
    salted: list[int]
    dishes: list[str]


class Salted(Event, frozen=True):
    seat: int


class Served(Event, frozen=True):
    dishes: tuple[str, ...]


T = Play[State, Options]


def dishes(ask: Ask[Choice]) -> list[Choice]:
    plain = [Choice("soup"), Choice("stew")]
    return plain if ask.state.salt[0] else [*plain, Choice("salt fish")]


DISH = Question[Choice](key="dish", rule="CL-010", candidates=dishes, open="CL-011")
TIP = Question[Choice](key="tip", rule="CL-030", candidates=lambda ask: [Choice("tip"), Choice("none")])
SALT = Question[Choice](key="salt", rule="CL-020", candidates=lambda ask: [Choice("salt")])


def dinner(t: T) -> Flow[str | Outcome]:
    """CL-010"""
    chosen = yield from all_of(t, DISH, t.seats)
    t.state.dishes = [chosen[seat].notation for seat in t.seats]
    t.tell(Served("CL-010", tuple(t.state.dishes)))
    yield from choose(t, TIP, 1)
    return Outcome((len(t.state.salted), 0), (0,), "fed", "CL-090")


def with_salt(t: T, asks: Asks) -> Asks:
    return {seat: Ask(t, SALT, seat, t.asked) for seat in t.seats if t.state.salt[seat]}


def use_salt(t: T, seat: int, choice: Any) -> Flow[None]:
    """CL-020"""
    t.state.salt[seat] = False
    t.state.salted.append(seat)
    t.tell(Salted("CL-020", seat))
    return
    yield {}


class View(msgspec.Struct, frozen=True):
    salted: tuple[int, ...]
    dishes: tuple[str, ...]


def redeal(t: T, seat: int | None, chance: Chance) -> None:
    """Nothing is hidden."""


CLUB = Game(
    slug="club",
    version=1,
    prefix="CL",
    options=Options,
    state=State,
    seat_range=lambda options: range(2, 3),
    opening=lambda seats, options: State([True, True], [], []),
    phases={"dinner": dinner},
    view=lambda t, seat: View(tuple(t.state.salted), tuple(t.state.dishes)),
    redeal=redeal,
    questions=(DISH, TIP, SALT),
    events=(Salted, Served),
    hints={},
    minutes=(1, 2),
    package=__name__,
    meanwhile=Meanwhile((SALT,), with_salt, use_salt),
)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setitem(game._shelf, "club", lambda: CLUB)
    return Table.open("club", seats=2, seed=1)


def test_open_answers_are_seen_by_all_and_may_be_changed_until_the_last_is_in(table: Table) -> None:
    table.play(0, "soup")
    assert table.shown == {0: "soup"}
    table.play(0, "stew")
    assert table.shown == {0: "stew"}
    assert table.events_for(1) == [Showed("CL-011", 0, Choice(dish)) for dish in ("soup", "stew")]
    table.play(1, "soup")
    assert table.view(None) == View((), ("stew", "soup"))
    assert not table.shown


def test_nobody_is_awaited_for_what_may_be_done_meanwhile(table: Table) -> None:
    table.play(0, "soup")
    table.play(1, "soup")
    assert list(table.asks) == [1]
    assert sorted(table.meanwhile) == [0, 1]
    table.play(1, "none")
    assert table.outcome is not None
    assert table.meanwhile == {}


def test_what_is_done_meanwhile_happens_at_once_and_leads_back_to_the_question(table: Table) -> None:
    table.play(0, "stew")
    number = table.asks[1].number
    assert isinstance(table.answer(1, "salt"), Accepted)
    assert table.view(0) == View((1,), ())
    assert table.asks[1].number == number
    assert table.shown == {0: "stew"}
    assert isinstance(table.answer(1, "soup", number), Accepted)


def test_an_answer_that_can_no_longer_be_given_is_taken_off_the_table(table: Table) -> None:
    table.play(0, "salt")
    table.play(1, "salt fish")
    assert table.shown == {1: "salt fish"}
    table.play(1, "salt")
    assert table.shown == {1: "salt fish"}
    assert sorted(table.asks) == [0]


def test_what_cannot_be_done_meanwhile_is_refused_with_its_rule(table: Table) -> None:
    table.play(0, "salt")
    refusal = table.answer(0, "salt")
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("not-understood", "CL-010")


def test_it_can_be_undone_saved_forked_and_played_again(table: Table) -> None:
    table.watch(0)
    table.play(0, "stew")
    table.play(1, "salt")
    assert [type(step.event).__name__ for step in table.steps_for(0)] == ["Showed", "Salted"]
    loaded = Table.load(table.save())
    assert loaded.save() == table.save()
    assert loaded.steps_for(0) == table.steps_for(0)
    fork = table.fork(1, Imagined(3))
    assert fork.view(1) == table.view(1)
    assert isinstance(fork.answer(1, "soup"), Accepted)
    table.play(1, "soup")
    table.play(0, "salt")
    assert isinstance(table.undo(0), Accepted)
    assert table.view(0) == View((1,), ("stew", "soup"))
    assert [step.view for step in table.steps_for(0)] == [step.view for step in Table.load(table.save()).steps_for(0)]


def test_a_scenario_answers_what_may_be_done_meanwhile_and_changes_what_lies_open(table: Table) -> None:
    runner = Runner("club", 2)
    runner.answer(0, "soup", "one")
    assert runner.options(0) == ["soup", "stew", "salt"]
    runner.answer(0, "stew", "two")
    runner.answer(0, "salt", "three")
    runner.refuse(0, "salt", "four", code="not-understood")
    runner.check_offers(0, "five", offers=["soup", "salt fish"], withholds=["salt"])
    runner.answer(1, "soup", "six")
    assert runner.differences == []
    assert runner.table.view(None) == View((0,), ("stew", "soup"))
