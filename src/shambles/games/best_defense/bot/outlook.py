"""The outlook of a round: the expected cost of the walkers, with the survivors at certain places.

The measure is one resource card of a full deck. It is a rule of thumb for bots (hints.py), no part of the rules.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from shambles.core.asking.ask import Ask
from shambles.games.best_defense.bot.facts import Where, groups, narrowly, sights_of
from shambles.games.best_defense.bot.grounds import Owner, Situation, grounds_of
from shambles.games.best_defense.box.contents import POINTS_A_WALKER, PRISON_WALLS, Box, box_of
from shambles.games.best_defense.box.vocabulary import PLACES, Bonus, Cost, Effects, Explode, Place
from shambles.games.best_defense.table.forecast import Changes, likely_changes
from shambles.games.best_defense.table.reach import Scope
from shambles.games.best_defense.table.state import InForce, Laid, Person, State
from shambles.games.best_defense.table.view import CardView, View

WORTH = {"food": 0.7, "ally": 0.5, "ammo": 1.1, "hp": 1.2, "equipment": 1.3, "card": 0.3, "pawn": 0.0, "gift": 0.0}
BURDENS = ("breach", "forbid", "on_defy")
A_WALKER = 1.1  # cost of a walker that is left for the next round
A_DEATH = 9.0
THE_GAME = 120.0
LOST_POINTS = 2.0  # average points of a group that are lost between two kills

Hands = tuple[tuple[int, tuple[str, ...]], ...]  # the events that seats have still to play


class Foreseen(NamedTuple):
    """The forecast of some effects: their cost at once, and the walkers that come or go."""

    loss: float
    walkers: tuple[tuple[Place, float], ...]

    def badness(self, where: Collection[Place | None]) -> float:
        """One figure for all of it; a walker counts more where nobody is."""
        loss, walkers = self
        if len(walkers) == 1:  # most often
            ((place, count),) = walkers
            return loss + count * (1.6 if place in where else 2.2)
        return loss + sum([count * (1.6 if place in where else 2.2) for place, count in walkers])


class Outlook:
    """A situation as a bot sees it; `cost` says what it fears with the pawns at these places.

    What has been worked out once is kept: the leader moves the pawns one by one, and of many ways to stand most differ
    little.
    """

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.box, self.left, self.leader, self.last, places, self.owners, in_force = situation
        self.places = places
        self.decks = {place: cards for place, _, _, cards in places}
        self.walkers = {place: float(walkers) for place, _, walkers, _ in places}
        walls: dict[Place, float] = {}
        for rule in in_force:
            if rule.stat == "wall" and rule.place is not None:
                walls[rule.place] = walls.get(rule.place, 0.0) + rule.n
        if not any(rule.stat == "breach" for rule in in_force):
            walls["prison"] = walls.get("prison", 0.0) + PRISON_WALLS
        self.walls = walls
        self._kills: dict[tuple[int, ...], float] = {}
        self._costs: dict[tuple[Place, tuple[int, ...], float], float] = {}
        self._foreseen: dict[tuple[int, str], dict[object, Foreseen]] = {}
        self._rounds: dict[Hands, RestOfRound] = {}

    @cached_property
    def stage(self) -> State:
        """The visible state, as the rules see it; the cards of the decks are blank. `stand` sets the pawns."""
        return State(
            people=[
                Person(one.survivor, one.hp, one.food, one.allies, None, _laid(one.gear), _laid(one.ammo_cards))
                for one in self.owners
            ],
            leader=self.leader,
            board=[place for place, _, _, _ in self.places],
            deck_at={place: deck for place, deck, _, _ in self.places},
            walkers={place: walkers for place, _, walkers, _ in self.places},
            decks={deck: [""] * cards for _, deck, _, cards in self.places},
            in_force=[
                InForce(
                    one.source, one.stat, None if one.seats is None else list(one.seats), one.place, one.n, one.what
                )
                for one in self.situation.in_force
            ],
            spared=[0 for _ in self.owners],
        )

    def stand(self, where: Where) -> State:
        """The stage with everybody there."""
        for person, at in zip(self.stage.people, where, strict=True):
            person.place = at
        return self.stage

    # --- fighting

    @cached_property
    def power(self) -> list[tuple[float, float, float]]:
        return [self._power(owner) for owner in self.owners]

    def _power(self, owner: Owner) -> tuple[float, float, float]:
        """The points that somebody is likely to bring: in the group, in melee, in melee when alone."""
        group = melee = alone = 0.0
        for gear in owner.gear:
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
        """The expected number of walkers that these survivors kill, each with the better way to fight."""
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
        return card_cost(self.decks[place], self.left, count)

    def hit_cost(self, seat: int, count: float) -> float:
        """Hit points of somebody; the last one is a life."""
        hp = self.owners[seat].hp
        if count >= hp:
            return THE_GAME if self.last else A_DEATH + count
        return count * WORTH["hp"] + count * count / hp

    def cost(self, where: Where, walkers: Mapping[Place, float] | None = None) -> float:
        """The expected cost of the end of the round with the survivors at these places."""
        total, there, known = 0.0, groups(where), self._costs
        for place, count in (self.walkers if walkers is None else walkers).items():
            if count:
                key = (place, there[place], count)
                cost = known.get(key)
                if cost is None:
                    cost = known[key] = self._cost_at(*key)
                total += cost
        return total

    def _cost_at(self, place: Place, there: tuple[int, ...], count: float) -> float:
        left = count
        if there:
            if there not in self._kills:
                self._kills[there] = self.kills(there)
            left = max(0.0, count - self._kills[there])
        bites = max(0.0, left - self.walls.get(place, 0.0))
        total = A_WALKER * left if self.left > 1 else 0.0
        if not bites:
            return total
        return total + (self.shared_cost(there, bites) if there else self.card_cost(place, bites))

    def shared_cost(self, there: Sequence[int], bites: float) -> float:
        """Bites are divided so that nobody dies who need not."""
        owners = self.owners
        room = sum([owners[seat].hp - 1 for seat in there])
        if bites <= room:
            return sum([self.hit_cost(seat, bites * max(0.01, owners[seat].hp - 1) / room) for seat in there])
        weakest = min(there, key=lambda seat: owners[seat].hp)
        return self.hit_cost(weakest, self.owners[weakest].hp) + bites - 1

    # --- what effects bring

    def foresee(self, where: Where, seat: int, effects: Effects) -> Foreseen:
        """The expected changes if a seat plays these effects with the survivors at these places."""
        return self.weigh(self.changes(where, seat, effects))

    def changes(self, where: Where, seat: int, effects: Effects) -> Changes:
        """The same, thing by thing."""
        return likely_changes(self.stand(where), self.box, Scope(seat, ""), effects, self.mildest)

    def mildest(self, ways: Sequence[Changes]) -> Changes:
        """A player's pick, for any positions."""
        return min(ways, key=lambda way: self.weigh(way).badness(PLACES))

    def weigh(self, changes: Changes) -> Foreseen:
        """The cost of these changes. Gains count as negative costs."""
        loss, walkers = 0.0, dict[Place, float]()
        for change in changes:
            what, by, place = change.what, change.by, change.place
            if what == "walkers" and place is not None:
                walkers[place] = walkers.get(place, 0.0) + by
            elif what == "cards" and place is not None:
                loss += self.card_cost(place, -by)
            elif what == "hp" and by < 0:
                loss += self.hit_cost(change.seat, -by)
            elif what == "rule":
                loss += 0.8 * by if change.stat in BURDENS else -0.5 * by
            else:
                loss -= WORTH[what] * by
        return Foreseen(loss, tuple(walkers.items()))

    def foresee_card(self, where: Where, seat: int, card: str) -> Foreseen:
        """The same for an event."""
        return self.foresee_event((where,), seat, card)[0]

    def foresee_event(self, ways: Sequence[Where], seat: int, card: str) -> list[Foreseen]:
        """The same for many ways to stand, kept by what the event looks at."""
        read, leader = sights_of(self.box, card).read, self.leader
        known = self._foreseen.get((seat, card))
        if known is None:
            known = self._foreseen[seat, card] = self._known_of(seat, card)
        events = []
        for where in ways:
            facts = (where, seat, leader) if None in where else read(where, seat, leader)
            event = known.get(facts)
            if event is None:
                event = known[facts] = self.foresee(where, seat, self.box.events[card].effects)
            events.append(event)
        return events

    def _known_of(self, seat: int, card: str) -> dict[object, Foreseen]:
        """Results of an event by each situation that it can tell apart."""
        table, me, leader = self.situation, self.owners[seat : seat + 1], self.leader
        grounds = grounds_of(self.box, card)
        looked = tuple([ground(table, me if mine else table.owners) for ground, mine in grounds.looked])
        who = (seat if grounds.player else None, leader if grounds.leader else None)
        return foreseen_on(self.box, card, len(self.owners), self.last, who, looked)

    def when_played(self, hands: Hands) -> RestOfRound:
        """The rest of the round, in which these hands are played."""
        found = self._rounds.get(hands)
        if found is None:
            found = self._rounds[hands] = RestOfRound(self, hands)
        return found


class RestOfRound:
    """The rest of a round: the visible hands, and its end."""

    def __init__(self, outlook: Outlook, hands: Hands) -> None:
        self.outlook, self.hands = outlook, hands
        self._costs: dict[Where, float] = {}

    def costs(self, ways: Sequence[Where]) -> list[float]:
        """Expected cost, for many ways to stand: hand by hand, as most of them differ little."""
        known = self._costs
        new = [where for where in ways if where not in known]
        if new:
            seen = list(zip(*map(narrowly, new), strict=True))  # by each seat
            events = [one for seat, hand in self.hands for one in self.played(new, seen[seat], seat, hand)]
            before, cost = self.outlook.walkers, self.outlook.cost
            for where, *played in zip(new, *events, strict=True):
                total, walkers = 0.0, before.copy()
                for loss, coming in played:
                    total += loss
                    for place, count in coming:
                        left = walkers[place] + count
                        walkers[place] = left if count > 0.0 else max(0.0, left)
                known[where] = total + cost(where, walkers)
        return [known[where] for where in ways]

    def played(
        self, ways: Sequence[Where], keys: Sequence[object], seat: int, hand: tuple[str, ...]
    ) -> Iterator[list[Foreseen]]:
        """The events of a hand that will be played, for each way to stand; those that look alike are alike to it."""
        box, leader = self.outlook.box, self.outlook.leader
        for card in hand:
            sights = sights_of(box, card)
            if not sights.narrow:
                keys = [(key, sights.read(where, seat, leader)) for key, where in zip(keys, ways, strict=True)]
        alike = dict(zip(keys, ways, strict=True))
        for event in self.milder(list(alike.values()), seat, hand):
            found = dict(zip(alike, event, strict=True))
            yield [found[key] for key in keys]

    def milder(self, ways: Sequence[Where], seat: int, hand: tuple[str, ...]) -> list[list[Foreseen]]:
        """All events of the leader's hand, of the others' the mildest."""
        events = [self.outlook.foresee_event(ways, seat, card) for card in hand]
        if seat == self.outlook.leader and len(self.outlook.owners) > 1:
            return events
        mildest, *others = events
        for other in others:
            mildest = [
                one if one.badness(where) <= another.badness(where) else another
                for where, one, another in zip(ways, mildest, other, strict=True)
            ]
        return [mildest]


@lru_cache(maxsize=4096)
def foreseen_on(
    box: Box, card: str, seats: int, last: bool, who: tuple[int | None, int | None], looked: tuple[object, ...]
) -> dict[object, Foreseen]:
    """Computed results of an event by its facts."""
    return {}


@lru_cache(maxsize=64)
def outlook_on(situation: Situation) -> Outlook:
    return Outlook(situation)


def outlook_of(view: View, ask: Ask[Any]) -> Outlook:
    """A bot's forecast; it is kept while only pawns move."""
    return outlook_on(
        Situation(
            box_of(ask.play.options.box),
            view.rounds - view.round + 1,
            view.leader,
            view.mode == "hardcore" or not view.unused,
            tuple([(one.place, one.deck, one.walkers, one.cards) for one in view.places]),
            tuple([Owner(one.survivor, one.hp, one.food, one.allies, one.gear, one.ammo_cards) for one in view.seats]),
            view.in_force,
        )
    )


def standing_in(view: View) -> Where:
    """The present places of all survivors."""
    return tuple([seat.place for seat in view.seats])


def _laid(cards: tuple[CardView, ...]) -> list[Laid]:
    return [Laid(one.card, one.ammo) for one in cards]


def card_cost(cards: int, left: int, count: float) -> float:
    """Cards of a deck: the fewer are left for the rounds to come, the dearer; the last one is the game."""
    after = cards - count
    if after < 1:
        return THE_GAME
    pressure: float = (left / after) ** 1.5
    return count * (0.3 + 3.0 * pressure)


@lru_cache(maxsize=512)
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
    """The worth of the resources in a price."""
    counts = {"food": cost.food, "ally": cost.ally, "ammo": cost.ammo, "equipment": cost.equipment}
    return sum(WORTH[what] * count for what, count in counts.items())
