"""How a round looks from here: what the walkers are likely to cost, with everybody at certain places.

The measure is one resource card of a full deck. It is a rule of thumb for bots (hints.py), no part of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shambles.games.best_defense.box.contents import HIT_POINTS, POINTS_A_WALKER, PRISON_WALLS, Box
from shambles.games.best_defense.box.vocabulary import (
    PLACES,
    Bonus,
    Choose,
    Condition,
    Cost,
    Damage,
    Draw,
    Each,
    Eat,
    Effect,
    Explode,
    Gain,
    If,
    Kill,
    Lose,
    Pay,
    Place,
    Rule,
    Shift,
    Walkers,
)
from shambles.games.best_defense.table.reach import has_all
from shambles.games.best_defense.table.state import Laid, Person
from shambles.games.best_defense.table.view import SeatView, View

WORTH = {"food": 0.7, "ally": 0.5, "ammo": 1.1, "hp": 1.2, "equipment": 1.3}
A_WALKER = 1.1  # what a walker costs that is still there in the next round
A_DEATH = 9.0
THE_GAME = 120.0
LOST_POINTS = 2.0  # of the points of a group, those that are on average too few for one more kill

Where = Sequence[Place | None]


class Outlook:
    """The table as a bot sees it; `cost` says what it fears with the pawns at these places."""

    def __init__(self, view: View, box: Box) -> None:
        self.view, self.box = view, box
        self.left = view.rounds - view.round + 1
        self.decks = {one.place: one.cards for one in view.places}
        self.deck_at = {one.place: one.deck for one in view.places}
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
        self.fresh: dict[str, float] = {one.place: 0.0 for one in view.places}

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
        found = self.walkers if walkers is None else walkers
        total = 0.0
        for place, count in found.items():
            there = [seat for seat, at in enumerate(where) if at == place]
            left = count
            if there and count:
                left = max(0.0, count - self.kills(there))
            bites = max(0.0, left - self.walls.get(place, 0.0) - self.fresh[place])
            total += A_WALKER * left if self.left > 1 else 0.0
            if not bites:
                continue
            if not there:
                total += self.card_cost(place, bites)
            else:
                total += self.shared_cost(there, bites)
        return total

    def shared_cost(self, there: Sequence[int], bites: float) -> float:
        """Bites are divided so that nobody dies who need not."""
        room = sum(self.view.seats[seat].hp - 1 for seat in there)
        if bites <= room:
            return sum(self.hit_cost(seat, bites * max(0.01, self.view.seats[seat].hp - 1) / room) for seat in there)
        weakest = min(there, key=lambda seat: self.view.seats[seat].hp)
        return self.hit_cost(weakest, self.view.seats[weakest].hp) + bites - 1

    def cost_with_events(self, where: Where, hands: Mapping[int, Sequence[str]]) -> float:
        """The same, when the hands one can see are played from there: all of the leader's, of the others the milder."""
        walkers = dict(self.walkers)
        total = 0.0
        for seat, hand in hands.items():
            told = [Forecast(self, where, seat, self.box.events[card].effects) for card in hand]
            if seat != self.view.leader or len(self.view.seats) == 1:
                told = sorted(told, key=Forecast.badness)[:1]
            for one in told:
                total += one.loss
                for place, count in one.walkers.items():
                    walkers[place] = max(0.0, walkers[place] + count)
        return total + self.cost(where, walkers)


class Forecast:
    """What some effects are likely to do to the table if a seat plays them with everybody there."""

    def __init__(self, outlook: Outlook, where: Where, seat: int, effects: Sequence[Effect]) -> None:
        self.outlook, self.where, self.seat = outlook, where, seat
        self.loss = 0.0
        self.walkers: dict[Place, float] = {}
        self._play(effects, seat, None)

    def badness(self) -> float:
        """One figure for all of it; a walker counts more where nobody is."""
        return self.loss + sum(
            count * (1.6 if any(at == place for at in self.where) else 2.2) for place, count in self.walkers.items()
        )

    def _play(self, effects: Sequence[Effect], seat: int, spot: Place | None) -> None:
        for effect in effects:
            self._one(effect, seat, spot)

    def _one(self, effect: Effect, seat: int, spot: Place | None) -> None:
        out, where = self.outlook, self.where
        match effect:
            case Walkers(loc=loc, n=n):
                for place in self._places(loc, seat, spot):
                    self.walkers[place] = self.walkers.get(place, 0.0) + mean(n)
            case Kill(loc=loc, n=n):
                for place in self._places(loc, seat, spot):
                    self.walkers[place] = self.walkers.get(place, 0.0) - min(mean(n), out.walkers[place])
            case Shift(origin=origin, to=to, n=n):
                for place in self._places(origin, seat, spot):
                    count = min(mean(n), out.walkers[place])
                    self.walkers[place] = self.walkers.get(place, 0.0) - count
                    for end in self._places(to, seat, spot)[:1]:
                        self.walkers[end] = self.walkers.get(end, 0.0) + count
            case Gain(who=who, what=what, n=n):
                for one in self._people(who, seat):
                    if what != "hp" or out.view.seats[one].hp < HIT_POINTS:
                        self.loss -= WORTH[what] * mean(n)
            case Lose(who=who, what=what, n=n):
                for one in self._people(who, seat):
                    self.loss += WORTH[what] * min(mean(n), amount_owned(out.view.seats[one], what))
            case Damage(who=who, n=n, where=cond):
                for one in self._people(who, seat):
                    if cond is None or cond.alone is None or (where.count(where[one]) == 1) == cond.alone:
                        self.loss += out.hit_cost(one, mean(n))
            case Eat(loc=loc, n=n):
                for place in self._places(loc, seat, spot):
                    self.loss += out.card_cost(place, mean(n))
            case Draw():
                self.loss -= 0.3
            case If(cond=cond, then=then, otherwise=otherwise):
                self._play(then if self._holds(cond, seat, spot) else otherwise, seat, spot)
            case Pay(cost=cost, otherwise=otherwise):
                if has_all(out.box, person_of(out.view.seats[seat]), cost):
                    self.loss += price_of(cost)
                else:
                    self._play(otherwise, seat, spot)
            case Choose(options=options):
                told = [Forecast(out, where, seat, option) for option in options]
                best = min(told, key=Forecast.badness)
                self.loss += best.loss
                for place, count in best.walkers.items():
                    self.walkers[place] = self.walkers.get(place, 0.0) + count
            case Each(who=None, loc=loc, do=do):
                for place in self._places(loc or "each", seat, spot):
                    self._play(do, seat, place)
            case Each(who=who, do=do):
                for one in self._people(who or "all", seat):
                    self._play(do, one, spot)
            case Rule(stat=stat):
                self.loss += 0.8 if stat in ("breach", "forbid", "on_defy") else -0.5

    def _people(self, who: str, seat: int) -> list[int]:
        where, leader = self.where, self.outlook.view.leader
        on_board = [one for one, at in enumerate(where) if at is not None]
        if who in ("self", "it") or who.startswith("chosen"):
            return [one for one in on_board if one == seat]
        if who == "leader":
            return [one for one in on_board if one == leader]
        if who == "with_self":
            return [one for one in on_board if where[one] == where[self.seat]]
        if who in ("with_leader", "not_with_leader"):
            return [one for one in on_board if (where[one] == where[leader]) == (who == "with_leader")]
        if ":" in who:
            relation, place = who.split(":")
            return [one for one in on_board if (where[one] == place) == (relation == "at")]
        return on_board

    def _places(self, loc: str, seat: int, spot: Place | None) -> list[Place]:
        where = self.where
        if loc == "each_empty":
            return [place for place in PLACES if place not in where]
        if loc in ("each", "chosen", "chosen_adjacent"):
            return [*PLACES[: 4 if loc == "each" else 1]]
        if loc in PLACES:
            return [place for place in PLACES if place == loc]
        found = {"here": where[self.seat], "leader_here": where[self.outlook.view.leader], "it": spot}[loc]
        return [found] if found else []

    def _holds(self, cond: Condition, seat: int, spot: Place | None) -> bool:
        person = self.outlook.view.seats[seat]
        if cond.at is not None:
            return self.where[seat] == cond.at
        if cond.guarded is not None:
            return cond.guarded in self.where
        if cond.hp_max is not None:
            return person.hp <= cond.hp_max
        if cond.walkers is not None:
            return spot is not None and self.outlook.walkers[spot] >= cond.walkers.min
        return True


def mean(n: int | str) -> float:
    """What an amount is on average."""
    if isinstance(n, int):
        return float(n)
    die, _, more = n.partition("+")
    return {"d3": 2.0, "d6": 3.5}.get(die, 2.0) + int(more or 0)


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


def amount_owned(seat: SeatView, what: str) -> int:
    return {"food": seat.food, "ally": seat.allies, "ammo": seat.ammo}.get(what, len(seat.gear))


def person_of(seat: SeatView) -> Person:
    gear, ammo = ([Laid(one.card, one.ammo) for one in cards] for cards in (seat.gear, seat.ammo_cards))
    return Person(seat.survivor, seat.hp, seat.food, seat.allies, None, gear, ammo)
