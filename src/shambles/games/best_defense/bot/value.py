"""The chance that the group survives to the end, from a small network trained on played games.

scripts/learn_values.py has made it. It knows the cards of the standard box; of others it sees how many there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from shambles.core.asking.network import Network, read_network
from shambles.core.asking.value import Value
from shambles.core.files.box import STANDARD
from shambles.games.best_defense.bot.outlook import expected_points
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.box.vocabulary import DECKS, PLACES
from shambles.games.best_defense.table.view import PlaceView, SeatView, View

FILE = Path(__file__).parent / "value.bin"
PLENTY = 3.0  # cards for each round to come, beyond which more of them hardly matter
MOST_SEATS = 4


def facts(view: View) -> list[float]:
    """The inputs of the network: the rounds to come, the decks and walkers, the survivors' goods, and the events."""
    left = view.rounds - view.round + 1
    people = view.seats
    places = {place.place: place for place in view.places}
    decks = {place.deck: place for place in view.places}
    standing = Counter(seat.place for seat in people)
    return [
        *_plain(view),
        left / view.rounds,
        *(float(left == one) for one in (1, 2, 3)),
        *(float(len(people) == count) for count in range(1, MOST_SEATS + 1)),
        *(float(view.pressure == "even" and len(people) == count) for count in range(1, MOST_SEATS + 1)),
        float(view.mode == "hardcore"),
        float(view.difficulty == "expert"),
        *(fact for deck in DECKS for fact in _of_deck(decks[deck], left)),
        *(fact for place in PLACES for fact in _of_place(places[place], standing[place])),
        *_of_people(view),
        *_counted((card for seat in people for card in seat.hand or ()), events()),
        *_counted((card.card for seat in people for card in seat.gear), gear()),
        float(view.seats[view.leader].hp) / view.hit_points,
        *(float(people[view.leader].survivor == name) for name in survivors()),
        *(_hp_of(view, name) for name in survivors()),
    ]


def _plain(view: View) -> list[float]:
    """Features that everybody sees, and the same weighted by how early it is."""
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


def _of_deck(place: PlaceView, left: int) -> list[float]:
    return [min(PLENTY, place.cards / left), 1 / (1 + place.cards), place.walkers / 5]


def _of_place(place: PlaceView, standing: int) -> list[float]:
    ahead = place.forecast
    eaten = min(1.0, ahead.count / max(1, place.cards)) if ahead.kind in ("eats", "empties") else 0.0
    return [place.walkers / 5, ahead.count / 5, standing / 2, eaten, float(ahead.grave)]


def _in_turn(view: View) -> list[tuple[int, SeatView]]:
    """The seats, the leader's first; as many as there may be."""
    count = len(view.seats)
    return [((view.leader + step) % count, view.seats[(view.leader + step) % count]) for step in range(count)]


def _of_people(view: View) -> list[float]:
    """Each survivor in turn, the leader first; nothing where nobody sits."""
    found = [
        fact
        for _, seat in _in_turn(view)
        for fact in (
            seat.hp / view.hit_points,
            min(4, seat.food) / 3,
            min(6, seat.allies) / 3,
            min(6, seat.ammo) / 4,
            _points(seat) / 10,
            float(seat.hp == 1),
        )
    ]
    return found + [0.0] * (6 * MOST_SEATS - len(found))


def _points(seat: SeatView) -> float:
    """The combat points of the best weapon that can be used."""
    box = box_of(STANDARD)
    usable = [one.card for one in seat.gear if one.card in box.weapons and (one.ammo or not box.is_ranged(one.card))]
    return max((expected_points(box, card) for card in usable), default=0.0)


def _hp_of(view: View, name: str) -> float:
    return next((seat.hp / view.hit_points for seat in view.seats if seat.survivor == name), 0.0)


def _counted(cards: Iterable[str], names: Sequence[str]) -> list[float]:
    count = Counter(cards)
    return [float(count[name]) for name in names]


@cache
def events() -> tuple[str, ...]:
    return tuple(box_of(STANDARD).events)


@cache
def gear() -> tuple[str, ...]:
    box = box_of(STANDARD)
    return (*box.weapons, *box.items)


@cache
def survivors() -> tuple[str, ...]:
    return tuple(box_of(STANDARD).survivors)


@cache
def network() -> Network:
    return read_network(FILE)


def chance_to_hold_out(view: View) -> float:
    return network().chance(facts(view))


VALUE = Value(chance_to_hold_out, at="move-survivor", after=12)
