"""How a round looks from here: what the walkers are likely to cost, with everybody at certain places.

The measure is one resource card of a full deck. It is a rule of thumb for bots (hints.py), no part of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from shambles.core.ask import Ask
from shambles.games.best_defense.box.contents import POINTS_A_WALKER, PRISON_WALLS, Box, box_of
from shambles.games.best_defense.box.reading import parts_of
from shambles.games.best_defense.box.vocabulary import (
    PLACES,
    Bonus,
    Cost,
    Effects,
    Explode,
    Place,
)
from shambles.games.best_defense.table.forecast import Changes, likely_changes
from shambles.games.best_defense.table.reach import Scope
from shambles.games.best_defense.table.state import State
from shambles.games.best_defense.table.view import SeatView, View

WORTH = {"food": 0.7, "ally": 0.5, "ammo": 1.1, "hp": 1.2, "equipment": 1.3, "card": 0.3, "pawn": 0.0, "gift": 0.0}
BURDENS = ("breach", "forbid", "on_defy")
A_WALKER = 1.1  # what a walker costs that is still there in the next round
A_DEATH = 9.0
THE_GAME = 120.0
LOST_POINTS = 2.0  # of the points of a group, those that are on average too few for one more kill

Where = Sequence[Place | None]


def is_guarded(place: Place, where: Where, seat: int) -> bool:
    return place in where


class Foreseen(NamedTuple):
    """What some effects are likely to bring: what they cost at once, and the walkers that come or go."""

    loss: float
    walkers: tuple[tuple[Place, float], ...]

    def badness(self, where: Where) -> float:
        """One figure for all of it; a walker counts more where nobody is."""
        return self.loss + sum(count * (1.6 if place in where else 2.2) for place, count in self.walkers)


class Outlook:
    """The table as a bot sees it; `cost` says what it fears with the pawns at these places.

    What has been worked out once is kept: of many ways to stand, most differ little.
    """

    def __init__(self, view: View, box: Box, state: State) -> None:
        self.view, self.box, self.state = view, box, state
        self.left = view.rounds - view.round + 1
        self.decks = {one.place: one.cards for one in view.places}
        self.walkers = {one.place: float(one.walkers) for one in view.places}
        self.standing = [seat.place for seat in view.seats]
        self.power = [self._power(seat) for seat in view.seats]
        walls: dict[Place, float] = {}
        for rule in view.in_force:
            if rule.stat == "wall" and rule.place is not None:
                walls[rule.place] = walls.get(rule.place, 0.0) + rule.n
        if not any(rule.stat == "breach" for rule in view.in_force):
            walls["prison"] = walls.get("prison", 0.0) + PRISON_WALLS
        self.walls = walls
        leader = view.leader
        self._facts: dict[Fact, Callable[[Where, int], object]] = {
            **{place: partial(is_guarded, place) for place in PLACES},
            "empty": lambda where, seat: tuple([place in where for place in PLACES]),
            "leader": lambda where, seat: (where[leader], *[at == where[leader] for at in where]),
            "here": lambda where, seat: tuple([at == where[seat] for at in where]),
            "all": lambda where, seat: tuple(where),
        }
        places = tuple([(one.place, one.walkers, one.cards) for one in view.places])
        owners = tuple([replace(seat, place=None, hand=None, events=0) for seat in view.seats])
        game = (view.mode, view.unused, view.round, leader)
        self._foreseen, self._costs = memory_of(box, places, owners, view.in_force, game)

    # --- fighting

    def _power(self, seat: SeatView) -> tuple[float, float, float]:
        """The points that somebody is likely to bring: in the group, in melee, in melee when alone."""
        group = melee = alone = 0.0
        for gear in seat.gear:
            weapon = self.box.weapons.get(gear.card)
            if weapon is None:
                continue
            points = expected_points(self.box, gear.card)
            if weapon.range == "ranged":
                group = max(group, points if gear.ammo else 0.0)
            else:
                melee = max(melee, points)
                alone = max(alone, expected_points(self.box, gear.card, alone=True))
        return group, melee, alone

    def kills(self, seats: Sequence[int]) -> float:
        """How many walkers these survivors are likely to kill, each with the better way to fight."""
        group = total = 0.0
        for seat in seats:
            shot, melee, alone = self.power[seat]
            strike = alone if len(seats) == 1 else melee
            if shot >= strike:
                group += shot
            else:
                total += strike_kills(strike)
        return total + max(0.0, group - LOST_POINTS) / POINTS_A_WALKER

    # --- what it costs

    def card_cost(self, place: Place, count: float) -> float:
        """Cards of a deck: the fewer are left for the rounds to come, the dearer; the last one is the game."""
        cards = self.decks[place]
        after = cards - count
        if after < 1:
            return THE_GAME
        pressure: float = (self.left / after) ** 1.5
        return count * (0.3 + 3.0 * pressure)

    def hit_cost(self, seat: int, count: float) -> float:
        """Hit points of somebody; the last one is a life."""
        hp = self.view.seats[seat].hp
        if count >= hp:
            last = self.view.mode == "hardcore" or not self.view.unused
            return THE_GAME if last else A_DEATH + count
        return count * WORTH["hp"] + count * count / hp

    def cost(self, where: Where, walkers: Mapping[Place, float] | None = None) -> float:
        """What the end of the round is likely to cost with everybody there."""
        total = 0.0
        for place, count in (self.walkers if walkers is None else walkers).items():
            if count:
                there = tuple([seat for seat, at in enumerate(where) if at == place])
                key = (place, there, count)
                cost = self._costs.get(key)
                if cost is None:
                    cost = self._costs[key] = self._cost_at(place, there, count)
                total += cost
        return total

    def _cost_at(self, place: Place, there: Sequence[int], count: float) -> float:
        left = max(0.0, count - self.kills(there)) if there else count
        bites = max(0.0, left - self.walls.get(place, 0.0))
        total = A_WALKER * left if self.left > 1 else 0.0
        if not bites:
            return total
        return total + (self.shared_cost(there, bites) if there else self.card_cost(place, bites))

    def shared_cost(self, there: Sequence[int], bites: float) -> float:
        """Bites are divided so that nobody dies who need not."""
        room = sum(self.view.seats[seat].hp - 1 for seat in there)
        if bites <= room:
            return sum(self.hit_cost(seat, bites * max(0.01, self.view.seats[seat].hp - 1) / room) for seat in there)
        weakest = min(there, key=lambda seat: self.view.seats[seat].hp)
        return self.hit_cost(weakest, self.view.seats[weakest].hp) + bites - 1

    # --- what effects bring

    def foresee(self, where: Where, seat: int, effects: Effects) -> Foreseen:
        """What these effects are likely to do if a seat plays them with everybody there."""
        people = [replace(person, place=at) for person, at in zip(self.state.people, where, strict=True)]
        state = replace(self.state, people=people)

        return self.weigh(likely_changes(state, self.box, Scope(seat, ""), effects, self.mildest))

    def mildest(self, ways: Sequence[Changes]) -> Changes:
        """What somebody picks who may, wherever everybody stands."""
        return min(ways, key=lambda way: self.weigh(way).badness(PLACES))

    def weigh(self, changes: Changes) -> Foreseen:
        """What these changes cost; who gets something is glad of it."""
        loss, walkers = 0.0, dict[Place, float]()
        for change in changes:
            if change.what == "walkers" and change.place is not None:
                walkers[change.place] = walkers.get(change.place, 0.0) + change.by
            elif change.what == "cards" and change.place is not None:
                loss += self.card_cost(change.place, -change.by)
            elif change.what == "hp" and change.by < 0:
                loss += self.hit_cost(change.seat, -change.by)
            elif change.what == "rule":
                loss += 0.8 * change.by if change.stat in BURDENS else -0.5 * change.by
            else:
                loss -= WORTH[change.what] * change.by
        return Foreseen(loss, tuple(walkers.items()))

    def foresee_card(self, where: Where, seat: int, card: str) -> Foreseen:
        """The same for an event, kept by what it looks at."""
        effects = self.box.events[card].effects
        key = (seat, card, where[seat], *[self._facts[one](where, seat) for one in looks_at(effects)])
        found = self._foreseen.get(key)
        if found is None:
            found = self._foreseen[key] = self.foresee(where, seat, effects)
        return found

    def cost_with_events(self, where: Where, hands: Mapping[int, Sequence[str]]) -> float:
        """The same, when the hands one can see are played from there: all of the leader's, of the others the milder."""
        walkers = dict(self.walkers)
        total = 0.0
        for seat, hand in hands.items():
            told = [self.foresee_card(where, seat, card) for card in hand]
            if seat != self.view.leader or len(self.view.seats) == 1:
                told = [min(told, key=lambda one: one.badness(where))]
            for one in told:
                total += one.loss
                for place, count in one.walkers:
                    walkers[place] = max(0.0, walkers[place] + count)
        return total + self.cost(where, walkers)


Memory = tuple[dict[tuple[object, ...], Foreseen], dict[tuple[object, ...], float]]


@lru_cache(maxsize=64)
def memory_of(*everything: object) -> Memory:
    """What has been worked out while everything but the pawns was like this: the leader moves them one by one."""
    return {}, {}


def outlook_of(view: View, ask: Ask[Any]) -> Outlook:
    return Outlook(view, box_of(ask.play.options.box), ask.state)


Fact = Literal[Place, "empty", "leader", "here", "all"]  # beside where the player of the card stands


@cache
def looks_at(effects: Effects) -> tuple[Fact, ...]:
    """What these effects depend on: who guards a place, which are empty, who is with the leader or here, or all."""
    facts: list[Fact] = []
    for effect in effects:
        for name in ("who", "loc", "origin", "to"):
            facts += SELECTORS.get(getattr(effect, name, None) or "self", ("all",))
        for cond in (getattr(effect, "where", None), getattr(effect, "cond", None)):
            if cond is not None:
                facts += [cond.guarded] if cond.guarded else []
                facts += ["all"] if (cond.alone, cond.with_leader, cond.is_leader, cond.walkers) != (None,) * 4 else []
        for _, inner, _ in parts_of(effect):
            facts += looks_at(inner)
    return ("all",) if "all" in facts else tuple(sorted(set(facts)))


SELECTORS: dict[str, tuple[Fact, ...]] = {
    **dict.fromkeys((*PLACES, "self", "here", "each", "all", "chosen", "chosen_adjacent"), ()),
    "each_empty": ("empty",),
    **dict.fromkeys(("leader", "leader_here", "with_leader", "not_with_leader"), ("leader",)),
    **dict.fromkeys(("with_self", "chosen_here"), ("here",)),
}


def expected_points(box: Box, card: str, alone: bool = False) -> float:
    """The combat points of a weapon on average."""
    weapon = box.weapons[card]
    points = 3.5 * weapon.dice
    for special in weapon.special:
        if isinstance(special, Bonus) and (alone or not special.alone):
            points += special.n
        elif isinstance(special, Explode):
            points *= 6 / max(1, special.min - 1)
    return points


def strike_kills(points: float) -> float:
    """The walkers that one melee fighter kills on average."""
    return max(0.0, points - LOST_POINTS) / POINTS_A_WALKER


def price_of(cost: Cost) -> float:
    """What it costs to pay it."""
    counts = {"food": cost.food, "ally": cost.ally, "ammo": cost.ammo, "equipment": cost.equipment}
    return sum(WORTH[what] * count for what, count in counts.items())
