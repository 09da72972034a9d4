"""Answers, changes, what is done meanwhile and undos in any order: compared with a plain model, step by step.

The model knows no heads, no phases and no bookkeeping. It keeps the answers that stand in a list, and to see where the
game is it gives all of them again to a new table. `SHAMBLES_NIGHTLY=1` makes a hundred thousand steps.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from core.supper import SUPPER
from core.test_meanwhile import CLUB
from core.toy import TOY
from games.best_defense.positions import deal, gun, person
from shambles import Accepted, Refusal, Table
from shambles.core import game
from shambles.core.asking.journal import Answered, Changed, Drew
from shambles.core.game import Game
from shambles.core.running.run import encode_state

NIGHTLY = bool(os.environ.get("SHAMBLES_NIGHTLY"))
STEPS = 40


class One(NamedTuple):
    """An answer that stands; the number of the ask it was laid at, None if the game went on with it."""

    seat: int
    choice: str
    ask: int | None
    at: int


class Model:
    """The answers that stand, and a new table for every question about them."""

    def __init__(self, opened: Callable[[], Table]) -> None:
        self.open = opened
        self.stand: list[One] = []

    def table(self) -> Table:
        """All of them given again: first what the game went on with, in its place what lies there."""
        table = self.open()
        for one in self.stand:
            reply = table.answer(one.seat, one.choice)
            assert isinstance(reply, Accepted), (one, reply)
        return table

    def answer(self, seat: int, choice: str, ask: int | None, lies: bool, at: int) -> None:
        if ask is not None:  # what the seat had laid at this ask is another answer now
            self.stand = [one for one in self.stand if (one.seat, one.ask) != (seat, ask)]
        self.stand.append(One(seat, choice, ask if lies else None, at))

    def last_of(self, seat: int) -> One | None:
        return next((one for one in reversed(self.stand) if one.seat == seat), None)


def seen(table: Table) -> tuple[Any, ...]:
    asks = {seat: (ask.key, ask.options) for seat, ask in table.asks.items()}
    beside = {seat: ask.options for seat, ask in table.meanwhile.items()}
    laid = {seat: table.laid_by(seat) for seat in table.seats}
    return encode_state(table._run.play.state), asks, beside, laid, table.shown, table.outcome


class Undoing(RuleBasedStateMachine):
    """One table, and its model."""

    open: Callable[[int], Table]

    @initialize(seed=st.integers(0, 2**32))
    def sit_down(self, seed: int) -> None:
        opened = partial(type(self).open, seed)
        self.table, self.model = opened(), Model(opened)
        self.watched = self.reach = 0
        self.walk_on(seed)

    def walk_on(self, seed: int) -> None:
        """Somewhere into the game, so that all of its phases are met."""
        random = Random(seed)
        for _ in range(seed % 30):
            if not self.table.asks:
                return
            seat = random.choice(sorted(self.table.asks))
            self.give(seat, random.choice(self.table.asks[seat].options).notation)

    def give(self, seat: int, choice: str) -> None:
        table = self.table
        main = table._run.asks.get(seat)
        is_main = main is not None and not isinstance(main.judge(choice), Refusal)
        lies = is_main and not table._run.awaits_only(seat)
        number, at = main.number if main is not None and is_main else None, len(table._journal)
        assert isinstance(table.answer(seat, choice), Accepted)
        self.model.answer(seat, choice, number, lies, at)

    @property
    def goes_on(self) -> bool:
        return bool(self.table.asks)

    @precondition(lambda self: self.goes_on)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.table.asks)))
        self.give(seat, data.draw(st.sampled_from(self.table.asks[seat].options)).notation)

    @precondition(lambda self: any(self.table.may_change(seat) for seat in self.table.seats))
    @rule(data=st.data())
    def change(self, data: st.DataObject) -> None:
        laid = [seat for seat in self.table.seats if self.table.may_change(seat)]
        seat = data.draw(st.sampled_from(laid))
        ask = self.table.may_change(seat)
        assert ask is not None
        self.give(seat, data.draw(st.sampled_from(ask.options)).notation)

    @precondition(lambda self: bool(self.table.meanwhile))
    @rule(data=st.data())
    def do_something_meanwhile(self, data: st.DataObject) -> None:
        asks = self.table.meanwhile
        seat = data.draw(st.sampled_from(sorted(asks)))
        self.give(seat, data.draw(st.sampled_from(asks[seat].options)).notation)

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        self.take_back(data.draw(st.sampled_from(self.table.seats)))

    @precondition(lambda self: len(self.model.stand) > 0)
    @rule()
    def undo_at_once(self) -> None:
        self.take_back(self.model.stand[-1].seat)

    @precondition(lambda self: any(self.table.may_change(seat) for seat in self.table.seats))
    @rule(data=st.data())
    def withdraw(self, data: st.DataObject) -> None:
        self.take_back(data.draw(st.sampled_from([seat for seat in self.table.seats if self.table.may_change(seat)])))

    def take_back(self, seat: int) -> None:
        table, model = self.table, self.model
        last, before = model.last_of(seat), seen(table)
        entries, told = table._journal, table._events
        why = table.why_no_undo(seat)
        if why is not None:
            assert table.undo(seat) == why
            assert seen(table) == before
            lies = last is not None and last.ask is not None and table.laid_by(seat) == last.choice
            assert last is None or not lies or table.may_change(seat) is None  # what lies there may be taken back
            if last is not None and last is model.stand[-1] and last.ask is None and table.outcome is None:
                # Nobody has answered since: then chance or knowledge stands between, or it is of an earlier phase.
                hidden = any(isinstance(entry, Drew) for entry in entries[last.at :])
                hidden |= any(event.reveals for event in told)
                assert hidden or why.code == "nothing-to-undo"
            return
        assert last is not None
        if last.ask is None:
            assert last is model.stand[-1]
            assert not any(isinstance(entry, Drew) for entry in entries[last.at :])
        assert isinstance(table.undo(seat), Accepted)
        model.stand.remove(last)

    @invariant()
    def is_as_the_model_has_it(self) -> None:
        if not hasattr(self, "table"):
            return
        assert seen(self.table) == seen(self.model.table())
        assert all(ask.number >= self.reach for ask in self.table.asks.values())  # what could not come again did not
        self.reach = max(self.reach, self.table.first_in_reach)
        stand = [at for at, entry in enumerate(self.table._journal) if isinstance(entry, Answered | Changed)]
        assert [at for at in stand if at not in self.table.taken_back] == sorted(one.at for one in self.model.stand)
        self.watched += 1
        if self.watched % 5 == 0:
            saved = self.table.save()
            loaded = Table.load(saved)
            assert loaded.save() == saved
            assert seen(loaded) == seen(self.table)
            undos = [[table.why_no_undo(seat) for seat in table.seats] for table in (loaded, self.table)]
            assert undos[0] == undos[1]


def before_a_fight(seed: int) -> Table:
    """The Best Defense with all that can be used and loaded before a fight, at one place."""
    maggie = person("maggie", "farm", hp=3, equipment=[gun("rifle", 0), gun("handgun", 1), "bandages"])
    return deal(
        "weapons",
        maggie | {"ammo_cards": [gun("rifle_box", 4)]},
        person("daryl", "farm", hp=2, equipment=[gun("crossbow", 1), "motorcycle", "silencer"]),
        person("glenn", "farm", equipment=["machete", "flashbang_grenade"]),
        walkers={"farm": 3, "town": 1},
        decks={"farm": {"deck": "equipment", "cards": 10}, "town": {"deck": "ammo", "cards": 10}},
        seed=seed,
    )


def opening(slug: str, seats: int, **options: Any) -> Callable[[int], Table]:
    return lambda seed: Table.open(slug, seats=seats, options=options, seed=seed)


KINDS: dict[str, Callable[[int], Table]] = {
    "toy": opening("toy", 3, rounds=3),
    "club": opening("club", 2),
    "supper": opening("supper", 3),
    "fight": before_a_fight,
    "best_defense": opening("best_defense", 3, mode="standard", difficulty="beginner"),
    "board_game": opening("board_game", 3),
}


QUICK = ("toy", "club", "supper")  # to play again


def _itself(one: Game[Any, Any]) -> Game[Any, Any]:
    return one


@pytest.mark.rule("SH-020", "SH-021", "SH-024")
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_answered_done_and_taken_back_the_game_is_what_the_answers_make_it(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one in (CLUB, SUPPER, TOY):
        monkeypatch.setitem(game._shelf, one.slug, partial(_itself, one))
    machine = type(kind, (Undoing,), {"open": staticmethod(KINDS[kind])})
    examples = 100_000 // (STEPS * len(KINDS)) if NIGHTLY else 40 if kind in QUICK else 5
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=STEPS,
            deadline=None,
            derandomize=not NIGHTLY,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate, Phase.shrink] if NIGHTLY else [Phase.generate],
            database=None,
        ),
    )
