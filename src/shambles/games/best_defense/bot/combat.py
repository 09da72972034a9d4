"""Hints for combat and for the end of the round, one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from shambles.core.asking.ask import Ask
from shambles.games.best_defense.bot.outlook import (
    A_WALKER,
    WORTH,
    expected_points,
    outlook_of,
    standing_in,
    strike_kills,
)
from shambles.games.best_defense.box.contents import POINTS_A_WALKER, Box, box_of
from shambles.games.best_defense.box.vocabulary import Place, Recover
from shambles.games.best_defense.table.about import AboutBites, AboutPoints
from shambles.games.best_defense.table.choices import HEAL, FromCard
from shambles.games.best_defense.table.reach import painless_bites, toughness, worn
from shambles.games.best_defense.table.state import seats_at
from shambles.games.best_defense.table.view import SeatView, View

Figures = Sequence[float]
A_KILL = 2.0 + A_WALKER
A_SHOT = 0.7  # kills that one ammo should bring


# --- combat


class Fight:
    """A fight at one place as it goes with those who have joined: the points of the group, and those struck down."""

    def __init__(self, view: View, box: Box, place: Place) -> None:
        self.box = box
        self.walkers = float(next(one.walkers for one in view.places if one.place == place))
        self.alone = standing_in(view).count(place) == 1
        self.group = self.struck = 0.0

    def join(self, seat: SeatView) -> None:
        """Somebody fights with what looks best to them."""
        usable = [
            gear.card
            for gear in seat.gear
            if gear.card in self.box.weapons and (gear.ammo or not self.box.is_ranged(gear.card))
        ]
        worth, best = max(
            [(self.worth_of(card, seat.ammo), card) for card in usable], key=itemgetter(0), default=(0, "")
        )
        if worth <= 0:
            return
        points = expected_points(self.box, best, self.alone)
        if self.box.is_ranged(best):
            self.group += points
        else:
            self.struck += strike_kills(points)

    @property
    def alive(self) -> float:
        """The walkers that are likely to be left so far."""
        return max(0.0, self.walkers - strike_kills(self.group) - self.struck)

    def worth_of(self, card: str, ammo: int) -> float:
        """The worth of the additional walkers that die, less the ammo of a shot."""
        points = expected_points(self.box, card, self.alone)
        if not self.box.is_ranged(card):
            return min(self.alive, strike_kills(points)) * A_KILL
        extra = strike_kills(self.group + points) - strike_kills(self.group)
        return min(self.alive, extra) * A_KILL - A_SHOT / (1 + 0.2 * ammo)


def worth_of_weapons(view: View, ask: Ask[Any]) -> Figures:
    """The gain of a weapon beside those of the survivors here who choose before, clockwise from the leader."""
    me = view.seats[ask.seat]
    if me.place is None:
        return [0.0 for _ in ask.options]
    fight = Fight(view, box_of(ask.play.options.box), me.place)
    count = len(view.seats)
    for other in ((view.leader + step) % count for step in range((ask.seat - view.leader) % count)):
        if view.seats[other].place == me.place:
            fight.join(view.seats[other])
    swing = 0.3 * A_KILL if fight.alive >= 1 else 0.0
    return [
        fight.worth_of(option.card, me.ammo)
        if isinstance(option, FromCard)
        else (swing if option.notation == "swing" else 0.0)
        for option in ask.options
    ]


def worth_of_allies(view: View, ask: Ask[Any]) -> Figures:
    """Allies are spent where they kill one more walker, or bring ammo back."""
    about, box = ask.on(AboutPoints), box_of(ask.play.options.box)
    weapon = box.weapons.get(view.fighters[about.number].weapon)
    figures = []
    for option in ask.options:
        kills = min(about.walkers, (about.group + option.count) // POINTS_A_WALKER)
        figure = kills * A_KILL - option.count * WORTH["ally"] * 1.2
        for special in weapon.special if weapon else ():
            if isinstance(special, Recover) and about.total + option.count >= special.total_min:
                figure += WORTH["ammo"] * special.n
        figures.append(figure)
    return figures


def worth_of_lures(view: View, ask: Ask[Any]) -> Figures:
    """From where it would have done most harm."""
    outlook = outlook_of(view, ask)
    figures = []
    for option in ask.options:
        walkers = dict(outlook.walkers)
        walkers[option.place] -= 1.0
        figures.append(-outlook.cost((None,) * len(view.seats), walkers))
    return figures


# --- the end of the round


def worth_of_bites(view: View, ask: Ask[Any]) -> Figures:
    """Bite by bite who has most to spare; a vest that still holds goes first. The nearer to that, the better."""
    outlook, about = outlook_of(view, ask), ask.on(AboutBites)
    state, box = outlook.stand(standing_in(view)), outlook.box
    there = seats_at(state, about.place)
    bitten = about.left < next(one.biting for one in view.places if one.place == about.place)
    if bitten and any(worn(box, state.people[seat]) for seat in there):
        state = ask.state  # a vest may have stopped something already, which a view does not tell
    painless = {seat: painless_bites(state, box, seat) for seat in there}
    deadly = {seat: toughness(state, box, seat) for seat in there}
    bites = dict.fromkeys(there, 0)

    def to_spare(seat: int) -> float:
        hurting, person = bites[seat] - painless[seat], view.seats[seat]
        return 100.0 if hurting < 0 else person.hp - hurting + 0.1 * person.food

    for _ in range(about.left):
        alive = [seat for seat in there if bites[seat] < deadly[seat]]
        bites[max(alive, key=to_spare)] += 1
    shares = [dict(option.shares) for option in ask.options]
    return [-float(sum([abs(count - share.get(seat, 0)) for seat, count in bites.items()])) for share in shares]


def worth_of_healing(view: View, ask: Ask[Any]) -> Figures:
    me = view.seats[ask.seat]
    worth = 1.0 if me.food > 1 or me.hp <= 3 else 0.0
    return [worth if option == HEAL else 0.5 if option.notation == "pass" else -1.0 for option in ask.options]
