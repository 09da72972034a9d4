"""How likely a party finds its haven first, by weights that were fitted to played games (scripts/fit_values.py)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from shambles.core.asking.value import Value, chance_by
from shambles.games.board_game.bot.worth import count_of, room
from shambles.games.board_game.box.board import steps_over
from shambles.games.board_game.box.contents import STEPS, Step
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.table.view import PartyView, View

# How much further off a Location is for a turn on the way, a thing that is lacking, a battle there.
A_TURN, A_LACK, A_BATTLE = 0.8, 0.6, 0.85


def facts(view: View) -> list[float]:
    """What the chance hangs on: Locations scouted and within reach, by whom; what a party has and can bear; how late.

    What others may scout in private nobody knows.
    """
    assert view.seat is not None
    me = view.parties[view.seat]
    others = [one for one in view.parties if one.seat != me.seat]
    found = len(me.scouted)
    most = max((len(one.scouted) for one in others), default=0)
    mates = [one for group in view.groups if me.seat in group.members for one in group.members if one != me.seat]
    mine = strength(me)
    theirs = [strength(one) for one in others] or [[0.0] * len(mine)]
    reach = Reach(view)
    best, second, *_ = [*sorted(reach.of(me), reverse=True), 0.0, 0.0]
    rivals = [(len(one.scouted), max(reach.of(one), default=0.0)) for one in others]
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
    """How near a party is to each Location that the viewer knows of, from 0 to 1: the way, what it lacks, battles."""

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
    """How easily a party does what a Location asks for, once it is there."""
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
    """What a party goes about with."""
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
def weights() -> tuple[float, ...]:
    return tuple(json.loads((Path(__file__).parent / "value.json").read_text("utf-8")))


def chance_of_a_haven(view: View) -> float:
    return chance_by(weights(), facts(view))


VALUE = Value(chance_of_a_haven, at="move", after=12)
