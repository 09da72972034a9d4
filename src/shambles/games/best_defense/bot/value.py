"""How likely the group holds out to the end, by weights that were fitted to played games (scripts/fit_values.py)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from shambles.core.asking.value import Value, chance_by
from shambles.games.best_defense.table.view import View

PLENTY = 3.0  # cards for each round to come, beyond which more of them hardly matter


def facts(view: View) -> list[float]:
    """What the chance hangs on: the decks for the rounds to come, the walkers, and what the survivors have."""
    seats = len(view.seats)
    left = view.rounds - view.round + 1
    decks = sorted(place.cards for place in view.places)
    walkers = [place.walkers for place in view.places]
    fierce = sum(min(2.0, place.biting / max(1, place.cards)) for place in view.places)
    hp = [seat.hp / view.hit_points for seat in view.seats]
    plain = [
        1.0,
        *(min(PLENTY, cards / left) for cards in decks),
        *(1 / (1 + cards) for cards in decks[:2]),
        sum(walkers) / 10,
        max(walkers) / 5,
        fierce,
        sum(hp) / seats,
        min(hp),
        len(view.unused) / 4,
        sum(seat.food for seat in view.seats) / seats / 3,
        sum(seat.allies for seat in view.seats) / seats / 3,
        sum(min(6, seat.ammo) for seat in view.seats) / seats / 4,
        sum(min(3, len(seat.gear)) for seat in view.seats) / seats / 2,
    ]
    late = left / view.rounds
    kinds = [float(seats == count) for count in (1, 2, 3)]
    modes = [float(view.mode == "hardcore"), float(view.difficulty == "expert")]
    return [*plain, *(late * fact for fact in plain), *kinds, *(late * kind for kind in kinds), *modes]


@cache
def weights() -> tuple[float, ...]:
    return tuple(json.loads((Path(__file__).parent / "value.json").read_text("utf-8")))


def chance_to_hold_out(view: View) -> float:
    return chance_by(weights(), facts(view))


VALUE = Value(chance_to_hold_out, at="move-survivor", after=12)
