"""How likely a party finds its haven first, by weights that were fitted to played games (scripts/fit_values.py)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from shambles.core.value import Value, chance_by
from shambles.games.board_game.bot.worth import room
from shambles.games.board_game.table.view import PartyView, View


def facts(view: View) -> list[float]:
    """What the chance hangs on: Locations scouted, by whom; what the party has and can still bear; how late it is."""
    assert view.seat is not None
    me = view.parties[view.seat]
    others = [one for one in view.parties if one.seat != me.seat]
    found = len(me.scouted)
    most = max((len(one.scouted) for one in others), default=0)
    mates = [one for group in view.groups if me.seat in group.members for one in group.members if one != me.seat]
    mine = strength(me)
    theirs = [strength(one) for one in others] or [[0.0] * len(mine)]
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
    ]


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
