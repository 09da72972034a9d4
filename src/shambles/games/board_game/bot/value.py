"""The chance that a party finds its haven first, from a small network trained on played games.

scripts/learn_values.py has made it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from shambles.core.asking.network import Network, read_network
from shambles.core.asking.value import Value
from shambles.games.board_game.bot.worth import count_of, room
from shambles.games.board_game.box.board import steps_over
from shambles.games.board_game.box.contents import STEPS, Step
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.table.view import PartyView, View

FILE = Path(__file__).parent / "value.bin"
# Cost of a Location for a turn on the way, a missing thing, a battle there.
A_TURN, A_LACK, A_BATTLE = 0.8, 0.6, 0.85
MOST_SEATS = 6
RIVALS = 2  # the most dangerous ones are looked at one by one
OVER = ("won", "lost", "out")


def facts(view: View) -> list[float]:
    """Features of the winning chance: Locations scouted and within reach, supplies, fatigue, and the time.

    What others may scout in private nobody knows.
    """
    assert view.seat is not None
    me = view.parties[view.seat]
    others = [one for one in view.parties if one.seat != me.seat]
    reach = Reach(view)
    near = {one.seat: sorted(reach.of(one), reverse=True) for one in view.parties}
    ranked = sorted(others, key=lambda one: (one.status in OVER, -len(one.scouted), -max(near[one.seat], default=0.0)))
    mates = {one for group in view.groups if me.seat in group.members for one in group.members}
    strengths = [strength(one) for one in others if one.status not in OVER]
    walkers = {token.space: len(token.values) for token in view.tokens}
    blank = [0.0] * len(_of_party(view, me, near[me.seat], mates, walkers))
    blocks = [_of_party(view, one, near[one.seat], mates, walkers) for one in ranked[:RIVALS]]
    return [
        *_plain(view, me, others, near),
        *_of_party(view, me, near[me.seat], mates, walkers),
        *(fact for block in (blocks + [blank] * RIVALS)[:RIVALS] for fact in block),
        *(sum(column) / len(strengths) for column in zip(*strengths, strict=True)),
        *([0.0] * (0 if strengths else len(strength(me)))),
        *(float(len(view.parties) == count) for count in range(1, MOST_SEATS + 1)),
        *(sum(len(one.scouted) == count for one in others) / 2 for count in range(view.to_win)),
        sum(walkers.values()) / 20,
        sum(one is not None for one in view.public) / 3,
        min(view.encounters, 40) / 40,
        min(view.round, 20) / 10,
        1 / (1 + view.round),
        float(view.cooperation),
    ]


def _of_party(
    view: View, party: PartyView, near: Sequence[float], mates: set[int], walkers: dict[str, int]
) -> list[float]:
    """A party: what it has scouted, what is near, what it has and can bear, and when its turn comes."""
    first, second, third, *_ = [*near, 0.0, 0.0, 0.0]
    found, count = len(party.scouted), len(view.parties)
    tired = [one.fatigue for one in party.survivors]
    return [
        *(float(found == one) for one in range(view.to_win)),
        *(first * (found == one) for one in range(view.to_win)),
        first,
        second,
        third,
        *strength(party),
        *(float(getattr(party, resource) == 0) for resource in RESOURCES),
        sum(one == view.lethal - 1 for one in tired) / 2,
        float(len(tired) == 1),
        float(party.status in ("lost", "out")),
        float(party.status == "won"),
        float(party.has_private),
        float(party.retry),
        float(party.seat in mates),
        *(float(party.tier == one) for one in range(3)),
        walkers.get(party.at, 0) / 3,
        ((party.seat - view.turn.seat) % count) / max(1, count - 1),
        float(party.seat == view.turn.seat),
        sum(bool(one.card.abilities) for one in party.survivors) / 3,
    ]


def _plain(view: View, me: PartyView, others: Sequence[PartyView], near: dict[int, list[float]]) -> list[float]:
    found = len(me.scouted)
    most = max((len(one.scouted) for one in others), default=0)
    mates = [one for group in view.groups if me.seat in group.members for one in group.members if one != me.seat]
    mine = strength(me)
    theirs = [strength(one) for one in others] or [[0.0] * len(mine)]
    best, second, *_ = [*near[me.seat], 0.0, 0.0]
    rivals = [(len(one.scouted), max(near[one.seat], default=0.0)) for one in others]
    return [
        1.0,
        *(float(found == count) for count in range(1, view.to_win)),
        *(float(most == count) for count in range(1, view.to_win)),
        sum(len(one.scouted) == view.to_win - 1 for one in others) / 2,
        float(me.status == "won"),
        float(me.status in ("lost", "out")),
        float(bool(mates)),
        len(others) / 3,
        float(not others),
        *mine,
        *(sum(one[at] for one in theirs) / len(theirs) for at in range(len(mine))),
        *(fact * (found / view.to_win) for fact in mine),
        min(view.round, 20) / 10,
        *(best * (found == count) for count in range(view.to_win)),
        second,
        *(max((near for has, near in rivals if has == count), default=0.0) for count in range(view.to_win)),
        float(view.turn.seat == me.seat),
    ]


class Reach:
    """The nearness of a party to each known Location, from 0 to 1: the way, missing things, battles."""

    def __init__(self, view: View) -> None:
        self.public = view.public
        self.near = {lead.space: lead.spaces for lead in view.near}
        self.places = {space.location: space.id for space in view.spaces if space.is_location}

    def of(self, party: PartyView) -> list[float]:
        if party.status in ("won", "lost", "out"):
            return []
        far = steps_over(self.near, party.at)
        cards = [card for card in (*self.public, party.private) if card is not None]
        found = [(card.tiers[party.tier], far.get(self.places.get(card.id, ""))) for card in cards]
        return [_ease(party, steps) * A_TURN ** -(-way // STEPS) for steps, way in found if way is not None]


def _ease(party: PartyView, steps: tuple[Step, ...]) -> float:
    """The ease with which a party meets a Location's requirement, once it is there."""
    ease = 1.0
    for step in steps:
        match step.step:
            case "spend":
                ease *= A_LACK ** sum(max(0, getattr(step, res) - getattr(party, res)) for res in RESOURCES)
            case "have":
                more = step.n - count_of(party, step.count)
                ease *= A_LACK ** max(0, -more if step.cmp in ("<=", "<") else more)
            case "encounters":
                ease *= A_BATTLE**step.n
            case _:
                ease *= A_BATTLE ** (1 + step.n / 6)
    return ease


def strength(party: PartyView) -> list[float]:
    """Strength of a party: supplies, fatigue it can still take, survivors, dice and items."""
    dice = party.pool.blue + party.pool.red + party.pool.green
    return [
        min(party.food, 4) / 2,
        min(party.gas, 4) / 2,
        min(party.ammo, 4) / 2,
        room(party) / 5,
        len(party.survivors) / 3,
        dice / 6,
        len(party.items) / 2,
    ]


@cache
def network() -> Network:
    return read_network(FILE)


def chance_of_a_haven(view: View) -> float:
    return network().chance(facts(view))


VALUE = Value(chance_of_a_haven, at="move", after=12)
