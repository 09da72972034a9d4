"""Operations on what survivors own: food, allies, ammo, equipment, hit points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from shambles.core.asking.play import Flow
from shambles.core.asking.reply import BadInput
from shambles.games.best_defense.box.contents import HIT_POINTS, Box, box_of
from shambles.games.best_defense.box.vocabulary import Amount, Condition, GainWhat, Operation, Stock, Who
from shambles.games.best_defense.box.words import Say, aimed, amount, listed
from shambles.games.best_defense.box.words import whom as whom_in_words
from shambles.games.best_defense.effects.asking import T, decide
from shambles.games.best_defense.effects.belongings import hand_over, lose_some
from shambles.games.best_defense.effects.death import hurt
from shambles.games.best_defense.effects.reached import pick_survivor, whom
from shambles.games.best_defense.effects.supplies import gain, load_weapon, roll_amount
from shambles.games.best_defense.table.about import AboutGiving, AboutLoading, AboutPerson
from shambles.games.best_defense.table.choices import Gift, GiftKind
from shambles.games.best_defense.table.forecast import Change, Changes, Grounds, Pick, chosen, mean
from shambles.games.best_defense.table.questions import GIVE_ANYWHERE, LOAD_WEAPON
from shambles.games.best_defense.table.reach import Scope, could_gain, loadable, select
from shambles.games.best_defense.table.state import State, at, owned

GAIN_RULES = {"food": "BD-140", "ally": "BD-100", "hp": "BD-220"}


class Gain(Operation, frozen=True):
    """BD-463  Each survivor gains tokens. If there is a die, each rolls for themselves."""

    who: Who
    what: GainWhat
    n: Amount
    weapon: str = "choice"
    where: Condition | None = None

    def says(self, say: Say) -> str:
        key = "effect-gain-one-ally" if (self.what, self.n) == ("ally", 1) else "effect-gain"
        return aimed(key, self.who, self.where, say, what=self.what, n=amount(self.n, say), weapon=self.weapon)

    def does(self, t: T, scope: Scope) -> Flow[None]:
        for seat in (yield from self.takers(t, scope)):
            if self.what == "ammo":
                yield from self.load(t, scope, seat)
            else:
                gain(t, seat, self.what, roll_amount(t, seat, self.n), GAIN_RULES[self.what])

    def takers(self, t: T, scope: Scope) -> Flow[list[int]]:
        """The survivors who gain. If one must be chosen, at least one of the candidates must be able to gain."""
        if not self.who.startswith("chosen"):
            return (yield from whom(t, scope, self.who, self.where))
        box = box_of(t.options.box)
        people = select(t.state, box, scope, self.who, self.where)
        if not any(could_gain(t.state, box, self.what, self.weapon, seat) for seat in people):
            return []
        about = AboutPerson(scope.card, tuple(people), scope.leading, self.what, self.weapon)
        return (yield from pick_survivor(t, scope, about))

    def load(self, t: T, scope: Scope, seat: int) -> Flow[None]:
        """BD-465  Ammo goes only into a weapon that the survivor owns. Without one, nothing happens."""
        if not loadable(box_of(t.options.box), t.state.people[seat], self.weapon):
            return
        by = scope.seat if self.who.startswith("chosen") else seat
        choice = yield from decide(t, LOAD_WEAPON, by, AboutLoading(seat, scope.card, self.weapon))
        load_weapon(t, seat, choice.number, roll_amount(t, seat, self.n), scope.card, "BD-465")

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        seats = select(s, box, scope, self.who, self.where)
        return chosen(self.who, [self.would_bring(s, box, seat) for seat in seats], pick)

    def would_bring(self, s: State, box: Box, seat: int) -> Changes:
        if not could_gain(s, box, self.what, self.weapon, seat):
            return []
        count = mean(self.n)
        return [Change(self.what, min(count, HIT_POINTS - s.people[seat].hp) if self.what == "hp" else count, seat)]

    def rests_on(self) -> Grounds:
        return ("hp",) if self.what == "hp" else ("weapons",) if self.what == "ammo" else ()

    def faults(self, field: str, ranged: Sequence[str]) -> Iterator[BadInput]:
        if self.n == "all":
            yield BadInput(f"{field}.n", "wrong-effect", found="all")
        if self.what == "ammo" and self.weapon not in (*ranged, "choice"):
            yield BadInput(f"{field}.weapon", "no-such-weapon", found=self.weapon, known=tuple(ranged))


class Lose(Operation, frozen=True):
    """BD-083, BD-R23  Each survivor loses as much as they can, and chooses which ammo or card."""

    who: Who
    what: Stock
    n: Amount
    where: Condition | None = None

    def says(self, say: Say) -> str:
        return aimed("effect-lose", self.who, self.where, say, what=self.what, n=amount(self.n, say))

    def does(self, t: T, scope: Scope) -> Flow[None]:
        for seat in (yield from whom(t, scope, self.who, self.where)):
            count = roll_amount(t, seat, self.n, owned(t.state.people[seat], self.what))
            yield from lose_some(t, seat, self.what, count)

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        seats = select(s, box, scope, self.who, self.where)
        return chosen(self.who, [self.would_cost(s, seat) for seat in seats], pick)

    def would_cost(self, s: State, seat: int) -> Changes:
        has = owned(s.people[seat], self.what)
        count = min(mean(self.n, has), has)
        return [Change(self.what, -count, seat)] if count else []

    def rests_on(self) -> Grounds:
        return (self.what,)


class Damage(Operation, frozen=True):
    """BD-221, BD-R27  Survivors lose hit points one after the other. A death is resolved before the next survivor is
    hit."""

    who: Who
    n: Amount
    where: Condition | None = None

    def says(self, say: Say) -> str:
        return aimed("effect-damage", self.who, self.where, say, n=amount(self.n, say))

    def does(self, t: T, scope: Scope) -> Flow[None]:
        for seat in (yield from whom(t, scope, self.who, self.where)):
            if at(t.state, seat) is not None:
                yield from hurt(t, seat, roll_amount(t, seat, self.n))

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        seats = select(s, box, scope, self.who, self.where)
        hurt = [[Change("hp", -mean(self.n), seat)] if at(s, seat) is not None else [] for seat in seats]
        return chosen(self.who, hurt, pick)

    def rests_on(self) -> Grounds:
        return ("hp",)

    def faults(self, field: str, ranged: Sequence[str]) -> Iterator[BadInput]:
        if self.n == "all":
            yield BadInput(f"{field}.n", "wrong-effect", found="all")


class Give(Operation, frozen=True):
    """BD-469, BD-470, BD-471  Give one of your items to a survivor anywhere. It does not count as a trade."""

    origin: Literal["self"] = msgspec.field(name="from")
    to: Literal["chosen_other"]
    items: tuple[Literal["ally", "food", "ammo", "ammo_card", "equipment"], ...]
    may: bool = False

    def says(self, say: Say) -> str:
        things = listed((say("item", what=item) for item in self.items), "or", say)
        return say("effect-give", whom=whom_in_words(self.to, None, say), items=things)

    def does(self, t: T, scope: Scope) -> Flow[None]:
        items: tuple[GiftKind, ...] = self.items
        if "ammo" in items:
            items = (*items, "card_ammo")
        choice = yield from decide(t, GIVE_ANYWHERE, scope.seat, AboutGiving(scope.card, items))
        if isinstance(choice, Gift):
            yield from hand_over(t, scope.seat, choice, "BD-470")

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        giver = s.people[scope.seat]
        full = bool(giver.food or giver.allies or giver.gear or giver.ammo) and len(s.people) > 1
        return [Change("gift", 1.0, scope.seat)] if full else []

    def rests_on(self) -> Grounds:
        return ("everything",)
