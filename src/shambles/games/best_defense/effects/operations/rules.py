"""Operations that change a rule until the end of this round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from shambles.core.asking.play import Flow
from shambles.core.asking.reply import BadInput
from shambles.games.best_defense.box.contents import Box
from shambles.games.best_defense.box.vocabulary import (
    Bound,
    Count,
    Effect,
    Effects,
    Operation,
    Place,
    Restricted,
    Stat,
    Where,
    Who,
)
from shambles.games.best_defense.box.words import Say, aimed, effects_text
from shambles.games.best_defense.effects.asking import T
from shambles.games.best_defense.effects.reached import which_places, whom
from shambles.games.best_defense.table.events import RuleInForce
from shambles.games.best_defense.table.forecast import Change, Changes, Pick
from shambles.games.best_defense.table.reach import Scope
from shambles.games.best_defense.table.state import InForce, State

NEEDS = {
    "combat_bonus": "who",
    "combat_dice": "who",
    "unarmed_swing": "who",
    "prevent": "who",
    "undying": "who",
    "wall": "loc",
    "on_defy": "do",
    "forbid": "what",
}


class Rule(Operation, frozen=True):
    """BD-243, BD-482  Change a rule until the end of the round. A rule for all applies to survivors who arrive later,
    too."""

    stat: Stat
    who: Who | None = None
    loc: Where | None = None
    n: Count = 1
    what: Restricted | None = None
    do: tuple[Effect, ...] = ()

    def says(self, say: Say) -> str:
        more = {"loc": say("where", where=self.loc or "here"), "n": self.n, "what": self.what or ""}
        words = effects_text(self.do, say)
        return aimed("effect-rule", self.who or "all", None, say, stat=self.stat, do=words, **more)

    def does(self, t: T, scope: Scope) -> Flow[None]:
        seats: list[int] | None = None
        if self.who is not None and self.who != "all":
            seats = yield from whom(t, scope, self.who)
            if not seats:
                return
        place: Place | None = None
        if self.loc is not None:
            found = yield from which_places(t, scope, self.loc)
            if not found:
                return
            place = found[0]
        # Each survivor uses up their own.
        shared = [[seat] for seat in (t.seats if seats is None else seats)] if self.stat == "prevent" else [seats]
        for whose in shared:
            t.state.in_force.append(InForce(scope.card, self.stat, whose, place, self.n, self.what, self.do))
        t.tell(RuleInForce("BD-482", scope.card, self.stat, place, self.what, self.n))

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        return [Change("rule", 1.0, scope.seat, stat=self.stat)]

    def rests_on(self) -> None:
        """The forecast says only that the rule comes into force."""

    def parts(self) -> Iterable[tuple[str, Effects, Bound]]:
        return [("do", self.do, "who")]

    def faults(self, field: str, ranged: Sequence[str]) -> Iterator[BadInput]:
        if self.stat in NEEDS and not getattr(self, NEEDS[self.stat]):
            yield BadInput(f"{field}.{NEEDS[self.stat]}", "field-missing")

    @property
    def wards_off(self) -> int:
        return self.n if self.stat == "prevent" else 0
