"""Operations that contain other effects: pay, if, choose, each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from shambles.core.asking.play import Flow
from shambles.core.asking.reply import BadInput
from shambles.games.best_defense.box.contents import Box, box_of
from shambles.games.best_defense.box.faces import first_branch
from shambles.games.best_defense.box.vocabulary import (
    STOCKS,
    Bound,
    Condition,
    Cost,
    Effect,
    Effects,
    Operation,
    Where,
    Who,
)
from shambles.games.best_defense.box.words import Say, condition, effects_text, listed, things, whom, yes
from shambles.games.best_defense.effects.asking import T, decide
from shambles.games.best_defense.effects.belongings import lose_some
from shambles.games.best_defense.effects.resolving import resolve
from shambles.games.best_defense.effects.supplies import roll
from shambles.games.best_defense.table.about import AboutBranches, AboutCost
from shambles.games.best_defense.table.card_questions import PAY_COST, PICK_BRANCH
from shambles.games.best_defense.table.choices import PAY
from shambles.games.best_defense.table.events import BranchChosen, Paid
from shambles.games.best_defense.table.forecast import (
    Change,
    Changes,
    Grounds,
    Pick,
    chance_of,
    likely_changes,
    would_do,
)
from shambles.games.best_defense.table.reach import Scope, can_pay, holds, places, reaches, select
from shambles.games.best_defense.table.state import State


class Pay(Operation, frozen=True):
    """BD-084, BD-R24  The player must pay the whole cost if they can (`then`). Otherwise the penalty applies (`else`).
    With `may`, a player who can pay may refuse."""

    cost: Cost
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = msgspec.field(default=(), name="else")
    may: bool = False

    def says(self, say: Say) -> str:
        price, words = things(self.cost, say), effects_text(self.otherwise, say)
        more = {"cost": price, "may": yes(self.may), "else": words}
        if self.then:
            return say("effect-pay-then", then=effects_text(self.then, say), refused=yes(bool(self.otherwise)), **more)
        it = any(getattr(part, "who", None) == "it" for part in self.otherwise)
        return say("effect-pay", it=yes(it), **more)

    def does(self, t: T, scope: Scope) -> Flow[None]:
        seat = scope.subject
        able = can_pay(t.state, box_of(t.options.box), scope, self.cost)
        if able and self.may:
            choice = yield from decide(t, PAY_COST, seat, AboutCost(scope.card, self.cost, self.otherwise))
            able = choice == PAY
        if reaches(t.state, scope, seat):
            t.tell(Paid("BD-084", seat, scope.card, able))
        if able:
            for what in STOCKS:
                yield from lose_some(t, seat, what, getattr(self.cost, what))
        yield from resolve(t, scope, self.then if able else self.otherwise)

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        refused = likely_changes(s, box, scope, self.otherwise, pick)
        if not can_pay(s, box, scope, self.cost):
            return refused
        price = [Change(what, -getattr(self.cost, what), scope.subject) for what in STOCKS if getattr(self.cost, what)]
        paid = [*price, *likely_changes(s, box, scope, self.then, pick)]
        return pick([paid, refused]) if self.may else paid

    def rests_on(self) -> Grounds:
        return tuple([what for what in STOCKS if getattr(self.cost, what)])

    def parts(self) -> Iterable[tuple[str, Effects, Bound]]:
        return ("then", self.then, ""), ("else", self.otherwise, "")


class If(Operation, frozen=True):
    """BD-085, BD-086  The effects depend on a condition: where a survivor is, what they have, or a die roll."""

    cond: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = msgspec.field(default=(), name="else")

    def says(self, say: Say) -> str:
        cond = condition(self.cond, say)
        then, otherwise = effects_text(self.then, say), effects_text(self.otherwise, say)
        if not self.then:
            return say("effect-unless", cond=cond, **{"else": otherwise})
        if not self.otherwise:
            return say("effect-if", cond=cond, then=then)
        return say("effect-if-else", cond=cond, **{"then": then, "else": otherwise})

    def does(self, t: T, scope: Scope) -> Flow[None]:
        met = holds(t.state, box_of(t.options.box), self.cond, scope.subject, scope.spot)
        if met and self.cond.roll is not None:
            wanted = self.cond.roll
            met = wanted.min <= roll(t, scope.subject, wanted.die, "BD-463") <= wanted.max
        yield from resolve(t, scope, self.then if met else self.otherwise)

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        """If a die decides, each branch counts with its probability."""
        met = chance_of(self.cond.roll) if holds(s, box, self.cond, scope.subject, scope.spot) else 0.0
        if met in (0.0, 1.0):
            return likely_changes(s, box, scope, self.then if met else self.otherwise, pick)
        return [
            replace(change, by=change.by * odds)
            for odds, branch in ((met, self.then), (1.0 - met, self.otherwise))
            for change in likely_changes(s, box, scope, branch, pick)
        ]

    def rests_on(self) -> Grounds:
        return ()

    def parts(self) -> Iterable[tuple[str, Effects, Bound]]:
        return ("then", self.then, ""), ("else", self.otherwise, "")


class Choose(Operation, frozen=True):
    """A player chooses one of several lists of effects, among those that would change something. If none would, the
    card has no effect (BD-083)."""

    options: tuple[tuple[Effect, ...], ...]
    by: Literal["self", "leader"] = "self"

    def says(self, say: Say) -> str:
        options = listed((effects_text(one, say) for one in self.options), "or", say)
        return say("effect-choose", by=self.by, options=options)

    def does(self, t: T, scope: Scope) -> Flow[None]:
        box = box_of(t.options.box)
        if not any(would_do(t.state, box, scope, option) for option in self.options):
            return
        by = t.state.leader if self.by == "leader" else scope.seat
        first = first_branch(box, scope.card, self.options)
        about = AboutBranches(scope.seat, scope.card, scope.it, first, self.options)
        choice = yield from decide(t, PICK_BRANCH, by, about)
        t.tell(BranchChosen("BD-482", by, scope.card, first + choice.branch))
        yield from resolve(t, scope, self.options[choice.branch])

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        return pick([likely_changes(s, box, scope, option, pick) for option in self.options])

    def rests_on(self) -> Grounds:
        return ()

    def parts(self) -> Iterable[tuple[str, Effects, Bound]]:
        return [(f"options[{number}]", option, "") for number, option in enumerate(self.options)]

    def offers(self) -> tuple[Effects, ...]:
        return self.options

    def faults(self, field: str, ranged: Sequence[str]) -> Iterator[BadInput]:
        if len(self.options) < 2:
            yield BadInput(f"{field}.options", "wrong-number", found=len(self.options), wanted=2)


class Each(Operation, frozen=True):
    """BD-463  The same effects for each survivor or place, one after the other, with separate rolls."""

    do: tuple[Effect, ...]
    who: Who | None = None
    loc: Where | None = None

    def says(self, say: Say) -> str:
        each = say("where", where=self.loc or "each") if self.who is None else whom(self.who, None, say)
        return say("effect-each", whom=each, do=effects_text(self.do, say))

    def does(self, t: T, scope: Scope) -> Flow[None]:
        for one in self.scopes(t.state, box_of(t.options.box), scope):
            if one.it is None or reaches(t.state, scope, one.it):
                yield from resolve(t, one, self.do)

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        return [change for one in self.scopes(s, box, scope) for change in likely_changes(s, box, one, self.do, pick)]

    def scopes(self, s: State, box: Box, scope: Scope) -> list[Scope]:
        """One scope for each survivor or place."""
        if self.who is not None:
            return [
                Scope(scope.seat, scope.card, seat, scope.spot, scope.leading)
                for seat in select(s, box, scope, self.who)
            ]
        return [
            Scope(scope.seat, scope.card, scope.it, place, scope.leading)
            for place in places(s, scope, self.loc or "each")
        ]

    def rests_on(self) -> Grounds:
        return ()

    def parts(self) -> Iterable[tuple[str, Effects, Bound]]:
        return [("do", self.do, "loc" if self.who is None else "who")]

    def faults(self, field: str, ranged: Sequence[str]) -> Iterator[BadInput]:
        who, loc = self.who, self.loc
        if (who is None) == (loc is None) or (who or loc or "").startswith("chosen"):
            yield BadInput(f"{field}.who", "wrong-effect", found=who or loc or "")
