"""The plan of a party: the Locations it can scout, the things it lacks, and the distances."""

from __future__ import annotations

from collections.abc import Iterator

from shambles.core.asking.ask import Ask, Choice
from shambles.games.board_game.bot.worth import (
    cost_of_fatigue,
    count_of,
    fatigue_on_space,
    mates,
    me,
    room,
    strength_seen,
    would_give,
)
from shambles.games.board_game.box.contents import STEPS, TO_WIN, Location, Step
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.table.choices import Go, Stay, Way
from shambles.games.board_game.table.odds import chance_in_a_roll, chance_to_scout
from shambles.games.board_game.table.state import compares, the_board, the_box
from shambles.games.board_game.table.view import PartyView, View

A_LOCATION_IS_WORTH = (14.0, 20.0, 40.0)  # the first, the second, the third
A_TURN_LATER = 0.78
A_STEP_FURTHER = 0.985
GAS_IS_WORTH = 0.8
ROOM_WANTED = 2  # fatigue that a careful party can still bear when it looks for trouble


class Plan:
    """The plan of one seat: the worth of each space that is a goal."""

    def __init__(self, view: View, ask: Ask[Choice]) -> None:
        assert view.seat is not None
        self.view = view
        self.board = the_board(ask.play)
        self.party = view.parties[view.seat]
        self.mates = mates(view)
        self.group = strength_seen(view, the_box(ask.play))
        self.tier = min(len(self.party.scouted), TO_WIN - 1)
        self.room = room(self.party)
        self.chance_to_win = self._chance_to_win()
        self.goals = dict(self._goals())
        self._best_goals = sorted(self.goals.items(), key=lambda one: -one[1])
        self._worths: dict[tuple[str, int], float] = {}
        self._costs: dict[str, float] = {}

    # --- Locations

    def locations(self) -> list[Location]:
        cards = [*self.view.public, self.party.private]
        return [card for card in cards if card is not None]

    def _goals(self) -> Iterator[tuple[str, float]]:
        for card in self.locations():
            if card.id in self.board.places and all(self.has(step) for step in card.tiers[self.tier]):
                yield self.board.places[card.id], self.worth_of_location(card)
        wanted = self.missing()
        worths: dict[tuple[str, ...], float] = {}  # many spaces bear the same icons
        for space in self.view.spaces:
            if space.icons:
                if space.icons not in worths:
                    worths[space.icons] = self.worth_of_icons(space.icons, wanted)
                yield space.id, worths[space.icons]
        for marker in self.view.markers:
            yield marker.space, 3.0 * self.chance_to_win + self.worth_of_icons((), wanted)

    def worth_of_location(self, card: Location) -> float:
        steps = card.tiers[self.tier]
        worth = A_LOCATION_IS_WORTH[self.tier] * self.chance_to_scout(card)
        battles = sum(step.n for step in steps if step.step == "encounters") + sum(
            1 for step in steps if step.step in ("kill", "survive")
        )
        return worth - self.risk(battles)

    def chance_to_scout(self, card: Location) -> float:
        """Two shots at most go into a fight there."""
        steps = card.tiers[self.tier]
        return chance_to_scout(self.group, steps, lambda room: {room: self.chance_to_win}, min(2, self.party.ammo))

    def _chance_to_win(self) -> float:
        """An encounter of average difficulty: a few kills, or a couple of Actions."""
        kills = chance_in_a_roll(self.group, "kill", 3, min(1, self.party.ammo))
        return 0.2 + 0.4 * kills + 0.35 * chance_in_a_roll(self.group, "actions", 2)

    def has(self, step: Step) -> bool:
        if step.step == "have":
            return compares(self.count(step.count), step.cmp, step.n)
        if step.step == "spend":
            return all(self.count(res) >= getattr(step, res) for res in RESOURCES)
        return True

    def count(self, what: str) -> int:
        if what in RESOURCES:
            others = [one for one in self.mates if one.seat != self.party.seat]
            return int(getattr(self.party, what)) + sum(would_give(one, what, self.party) for one in others)
        return count_of(self.party, what)

    # --- resources

    def missing(self) -> dict[str, float]:
        """The resources that are needed: for eating, shooting, driving and Locations."""
        tired = sum(one.fatigue for one in self.party.survivors)
        wanted = {
            "food": 1.0 + 0.8 * max(0, tired - self.party.food),
            "gas": 1.2 if self.party.gas < 2 else 0.6,
            "ammo": 1.4 if self.party.ammo < 2 else 0.7,
        }
        for card in self.locations():
            lacking = {res: self.lack(card, res) for res in RESOURCES}
            total = sum(lacking.values())
            for res, count in lacking.items():
                if count:
                    wanted[res] += 2.5 / total
        return wanted

    def lack(self, card: Location, resource: str) -> int:
        return max(0, self.need(card, resource) - self.count(resource))

    def need(self, card: Location, resource: str) -> int:
        need = 0
        for step in card.tiers[self.tier]:
            if step.step == "spend":
                need = max(need, getattr(step, resource))
            elif step.step == "have" and step.count == resource:
                need = max(need, step.n)
        return need

    def worth_of_icons(self, icons: tuple[str, ...], wanted: dict[str, float]) -> float:
        """The icons, and what the cards may bring besides; less what the cards may cost."""
        gain = sum(wanted[icon] for icon in icons) + 1.3 * max(1, len(icons)) * self.chance_to_win
        return gain - 0.7 * self.risk(max(1, len(icons)))

    def risk(self, battles: int) -> float:
        """The cost of encounters, which is high for a party that can take little more fatigue."""
        hurt = battles * (1.2 - self.chance_to_win) * 1.3
        danger = cost_of_fatigue(self.party, hurt) * 0.6
        return danger + 6.0 if self.room < min(ROOM_WANTED, len(self.party.survivors)) else danger

    # --- steps

    def worth_of_being(self, space: str, steps: int) -> float:
        """Value of the best goal from here, less for a later one."""
        if (space, steps) not in self._worths:  # several ways lead to one space
            self._worths[space, steps] = self._worth_of_being(space, steps)
        return self._worths[space, steps]

    def _worth_of_being(self, space: str, steps: int) -> float:
        ways = self.board.ways[space]
        best = 0.0
        for goal, worth in self._best_goals:
            if worth <= best:  # none of the others can be better, however near it is
                break
            distance = ways.get(goal)
            if distance is None or goal == space:
                continue
            turns = -(-max(0, distance - steps) // STEPS)
            best = max(best, worth * A_TURN_LATER**turns * A_STEP_FURTHER**distance)
        return best

    def best_goal(self) -> str | None:
        """The best space to go to from here, without regard to the group."""
        ways = self.board.ways[self.party.at]
        reached = {
            goal: worth * A_TURN_LATER ** (ways[goal] / STEPS) for goal, worth in self.goals.items() if goal in ways
        }
        return max(reached, key=lambda goal: reached[goal], default=None)

    def worth_of_step(self, step: Go) -> float:
        end, steps = step.path[-1], self.view.turn.steps_left - 1
        cost = GAS_IS_WORTH * step.gas if self.party.gas else 0.3 * step.gas
        worth = self.goals[end] + 0.5 if end in self.goals else self.worth_of_being(end, steps)
        if not (step.gas and len(step.path) == 1):
            cost += self.cost_of_fighting(end)
        elif steps == 0:
            cost += self.cost_of_fighting(end) + 0.5
        return worth - cost

    def worth_of_way(self, way: Way) -> float:
        end, steps = way.path[-1], self.view.turn.steps_left - len(way.path)
        worth = self.goals[end] + 0.5 if end in self.goals else self.worth_of_being(end, steps)
        return worth - self.cost_of_fighting(end)

    def cost_of_fighting(self, space: str) -> float:
        if space not in self._costs:
            likely = fatigue_on_space(self.view, space, self.group.dice)
            self._costs[space] = cost_of_fatigue(self.party, 0.8 * likely)
        return self._costs[space]

    def worth_of_move(self, choice: Choice) -> float:
        match choice:
            case Go():
                return self.worth_of_step(choice)
            case Way():
                return self.worth_of_way(choice)
            case Stay():
                return self.goals.get(self.party.at, 0.0) + 0.5
        stopping = self.worth_of_being(self.party.at, 0)
        return stopping - (self.cost_of_fighting(self.party.at) if self.view.turn.passed else 0.0)


def is_worth_joining(view: View, ask: Ask[Choice], other: PartyView) -> bool:
    """A group wins together: good with a party at least as far, or if weak, but not if the best goal is private."""
    party = me(view)
    welcome = room(party) <= 2 or (len(other.scouted) >= len(party.scouted) and not goes_alone(party))
    return welcome and not has_a_goal_of_its_own(view, ask, other)


def has_a_goal_of_its_own(view: View, ask: Ask[Choice], other: PartyView) -> bool:
    """BG-R104  Whether the best that one could do is one's private Location, which no other may scout. Where the other
    one lacks a single Location, that is everybody's goal."""
    plan = Plan(view, ask)
    if plan.party.private is None or len(other.scouted) == TO_WIN - 1:
        return False
    return plan.best_goal() == plan.board.places.get(plan.party.private.id)


def goes_alone(party: PartyView) -> bool:
    """A strong party that lacks one Location plays alone: a shared win counts in part."""
    return len(party.scouted) == TO_WIN - 1 and room(party) > 2
