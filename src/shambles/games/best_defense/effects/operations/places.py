"""Operations at places: walkers come, move and die, and decks lose cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from shambles.core.asking.play import Flow
from shambles.core.asking.reply import BadInput
from shambles.games.best_defense.box.contents import Box
from shambles.games.best_defense.box.vocabulary import Amount, Operation, Place, Where
from shambles.games.best_defense.box.words import Say, amount
from shambles.games.best_defense.effects.asking import T
from shambles.games.best_defense.effects.reached import which_places
from shambles.games.best_defense.effects.supplies import (
    add_walkers,
    eat_cards,
    kill_walkers,
    roll_amount,
    shift_walkers,
)
from shambles.games.best_defense.table.forecast import Change, Changes, Grounds, Pick, chosen, mean
from shambles.games.best_defense.table.reach import Scope, places
from shambles.games.best_defense.table.state import State, can_shift, room_for_walkers


class Walkers(Operation, frozen=True):
    """BD-463  Add walkers to a place. If there is a die, it is rolled for each place."""

    loc: Where
    n: Amount

    def says(self, say: Say) -> str:
        return say("effect-walkers", loc=say("where", where=self.loc), n=amount(self.n, say))

    def does(self, t: T, scope: Scope) -> Flow[None]:
        rule = "BD-010" if isinstance(self.n, str) else "BD-482"
        for place in (yield from which_places(t, scope, self.loc)):
            add_walkers(t, place, roll_amount(t, scope.seat, self.n), rule)

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        come = [
            [Change("walkers", mean(self.n), place=place)] if room_for_walkers(s, place) else []
            for place in places(s, scope, self.loc)
        ]
        return chosen(self.loc, come, pick)

    def rests_on(self) -> Grounds:
        return ("room", "places") if self.loc == "chosen_adjacent" else ("room",)

    def faults(self, field: str, ranged: Sequence[str]) -> Iterator[BadInput]:
        if self.n == "all":
            yield BadInput(f"{field}.n", "wrong-effect", found="all")


class Kill(Operation, frozen=True):
    """BD-347  Remove walkers from a place."""

    loc: Where
    n: Amount

    def says(self, say: Say) -> str:
        return say("effect-kill", loc=say("where", where=self.loc), n=amount(self.n, say))

    def does(self, t: T, scope: Scope) -> Flow[None]:
        for place in (yield from which_places(t, scope, self.loc)):
            kill_walkers(t, place, roll_amount(t, scope.seat, self.n, t.state.walkers[place]))

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        there = [(place, s.walkers[place]) for place in places(s, scope, self.loc)]
        killed = [
            [Change("walkers", -min(mean(self.n, count), count), place=place)] if count else []
            for place, count in there
        ]
        return chosen(self.loc, killed, pick)

    def rests_on(self) -> Grounds:
        return ("walkers",)


class Shift(Operation, frozen=True):
    """Move walkers from one place to another. If there are none, nobody is asked where to."""

    origin: Where = msgspec.field(name="from")
    to: Where
    n: Amount

    def says(self, say: Say) -> str:
        start, end = say("where", where=self.origin), say("where", where=self.to)
        return say("effect-shift", **{"from": start}, loc=end, n=amount(self.n, say))

    def does(self, t: T, scope: Scope) -> Flow[None]:
        for origin in (yield from which_places(t, scope, self.origin)):
            if t.state.walkers[origin]:
                for place in (yield from which_places(t, scope, self.to, origin)):
                    count = roll_amount(t, scope.seat, self.n, t.state.walkers[origin])
                    shift_walkers(t, origin, place, count, "BD-482")

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        ways = [
            chosen(self.to, [self.would_move(s, start, end) for end in places(s, scope, self.to, start)], pick)
            for start in places(s, scope, self.origin)
        ]
        return chosen(self.origin, ways, pick)

    def would_move(self, s: State, start: Place, end: Place) -> Changes:
        if not can_shift(s, start, end):
            return []
        count = min(mean(self.n, s.walkers[start]), s.walkers[start])
        return [Change("walkers", -count, place=start), Change("walkers", count, place=end)]

    def rests_on(self) -> Grounds:
        return ("walkers",)


class Eat(Operation, frozen=True):
    """BD-R16, BD-463  Remove cards from the deck at a place. If there is a die, it is rolled for each place."""

    loc: Where
    n: Amount

    def says(self, say: Say) -> str:
        key = "effect-eat-each" if self.loc in ("each", "each_empty", "it") else "effect-eat"
        return say(key, loc=say("where", where=self.loc), n=amount(self.n, say))

    def does(self, t: T, scope: Scope) -> Flow[None]:
        for place in (yield from which_places(t, scope, self.loc)):
            left = len(t.state.decks[t.state.deck_at[place]])
            eat_cards(t, place, roll_amount(t, scope.seat, self.n, left), "BD-032")

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        found = places(s, scope, self.loc)
        eaten = [[Change("cards", -mean(self.n, len(s.decks[s.deck_at[place]])), place=place)] for place in found]
        return chosen(self.loc, eaten, pick)

    def rests_on(self) -> Grounds:
        return ("decks",)
