"""The view of a seat in The Best Defense (`view`), and the shuffle of hidden cards for a fork (`redeal`) (BD-224,
BD-225, BD-400)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations
from typing import Literal

import msgspec
from msgspec.structs import replace

from shambles.core.asking.chance import Chance
from shambles.core.asking.play import Play
from shambles.games.best_defense.box.contents import (
    HIT_POINTS,
    ROUNDS,
    Difficulty,
    Mode,
    Motive,
    Options,
    Pressed,
    box_of,
)
from shambles.games.best_defense.box.vocabulary import DECKS, STOCKS, Deck, Place, Restricted, Stat
from shambles.games.best_defense.table.state import Fighter, InForce, Laid, State, ammo_of, biting, tokens_on, walls_of

T = Play[State, Options]
NEARLY_GONE = 3  # cards; one bad round can empty such a deck


class CardView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """An equipment or ammo card in front of a player, with the ammo on it."""

    card: str
    ammo: int


class FighterView(msgspec.Struct, frozen=True, gc=False):
    """A fighter in this Combat Phase: the weapon, the dice rolled so far, and the combat points.

    gear    the weapon's position in the equipment; -1 without a weapon card
    extra   bonus dice, not the weapon's own
    allies  allies spent, one point each
    """

    seat: int
    weapon: str
    gear: int
    dice: tuple[int, ...]
    extra: tuple[int, ...]
    bonus: int
    allies: int
    total: int


class RuleView(msgspec.Struct, frozen=True, gc=False):
    """A rule that a card has changed for this round. `seats` is null if it applies to everybody."""

    source: str
    stat: Stat
    seats: tuple[int, ...] | None
    place: Place | None
    n: int
    what: Restricted | None


class Forecast(msgspec.Struct, frozen=True, gc=False):
    """Forecast of a place for the end of the round if nothing changes.

    count  walkers that would bite a survivor, or eat cards from the deck
    left   cards that would be left in the deck if nobody comes
    grave  a survivor may die, or the deck is nearly empty
    walls  walkers that walls hold off
    """

    kind: Literal["safe", "bites", "eats", "empties"]
    count: int
    left: int
    grave: bool
    walls: int


class PlaceView(msgspec.Struct, frozen=True, gc=False):
    """A place on the board: its walkers and its resource deck.

    biting  walkers that would deal damage now
    cards   how many cards are left in the deck
    left    solo: ammo cards that were left here
    """

    place: Place
    walkers: int
    biting: int
    deck: Deck
    cards: int
    discards: tuple[str, ...]
    left: tuple[str, ...]
    forecast: Forecast


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A player's survivor and cards (BD-014). `hand` and `motive` are null if the viewer may not see them.

    ammo    all ammo, in weapons and on ammo cards
    events  how many events are in the hand
    tokens  how many tokens are on the motive
    """

    survivor: str
    place: Place | None
    hp: int
    food: int
    allies: int
    ammo: int
    gear: tuple[CardView, ...]
    ammo_cards: tuple[CardView, ...]
    events: int
    hand: tuple[str, ...] | None
    motive: str | None
    tokens: int
    scored: bool


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it. `places` is in board order: two above, two below.

    turn         the seat whose turn it is
    pile         how many events are in the draw pile
    played       the events that were played
    buried       how many events were discarded without being played
    seen_buried  those of them that the viewer knows
    resolving    the event that is being carried out
    """

    mode: Mode
    difficulty: Difficulty
    motives: bool
    one_leader: bool
    leader_last: bool
    pressure: Pressed
    seat: int | None
    round: int
    rounds: int
    hit_points: int
    leader: int
    turn: int
    places: tuple[PlaceView, ...]
    seats: tuple[SeatView, ...]
    unused: tuple[str, ...]
    dead: tuple[str, ...]
    pile: int
    played: tuple[str, ...]
    buried: int
    seen_buried: tuple[str, ...]
    resolving: str | None
    in_force: tuple[RuleView, ...]
    fighters: tuple[FighterView, ...]


def sees_hand(t: T, viewer: int | None, seat: int) -> bool:
    """BD-224  At Beginner all events are face up; BD-225 at Expert each seat sees only its own."""
    return t.options.difficulty == "beginner" or viewer == seat


def view(t: T, seat: int | None) -> View:
    """The view of one seat, or of a spectator."""
    return views(t, (seat,))[0]


def views(t: T, seats: Sequence[int | None]) -> list[View]:
    """Everything is public except the order of the decks, the motives, and at Expert the events that were not
    played."""
    places, people, in_force, fighters = _places(t), _people(t), _rules(t), _fighters(t)
    return [_view(t, seat, places, _own(t, people, seat), in_force, fighters) for seat in seats]


class LazyView:
    """A view that makes each part when it is first read, because hints need few of them."""

    def __init__(self, t: T, seat: int) -> None:
        s, o = t.state, t.options
        self._t, self.seat = t, seat
        self.mode, self.round, self.rounds, self.leader, self.turn = o.mode, s.round, ROUNDS, s.leader, s.turn

    def __getattr__(self, part: str) -> object:
        t, seat = self._t, self.seat
        made = PARTS[part](t, seat) if part in PARTS else getattr(view(t, seat), part)
        setattr(self, part, made)
        return made


def _places(t: T) -> tuple[PlaceView, ...]:
    return tuple([_place(t.state, place) for place in t.state.board])


def _people(t: T) -> tuple[SeatView, ...]:
    return tuple([_seat(t, seat) for seat in range(len(t.state.people))])


def _rules(t: T) -> tuple[RuleView, ...]:
    return tuple(map(_rule, t.state.in_force))


def _fighters(t: T) -> tuple[FighterView, ...]:
    return tuple(map(_fighter, t.state.fighters))


def _own(t: T, people: tuple[SeatView, ...], seat: int | None) -> tuple[SeatView, ...]:
    """The survivors with this seat's secrets added: its motive and its events."""
    s = t.state
    if seat is None or seat >= len(people) or (not s.motives and sees_hand(t, None, seat)):
        return people
    own = replace(people[seat], hand=tuple(s.hands[seat]), motive=s.motives[seat] if s.motives else None)
    return (*people[:seat], own, *people[seat + 1 :])


PARTS: dict[str, Callable[[T, int], object]] = {
    "places": lambda t, seat: _places(t),
    "seats": lambda t, seat: _own(t, _people(t), seat),
    "in_force": lambda t, seat: _rules(t),
    "fighters": lambda t, seat: _fighters(t),
    "unused": lambda t, seat: tuple(t.state.unused),
}


def _view(
    t: T,
    seat: int | None,
    places: tuple[PlaceView, ...],
    people: tuple[SeatView, ...],
    in_force: tuple[RuleView, ...],
    fighters: tuple[FighterView, ...],
) -> View:
    s, o = t.state, t.options
    seen = [one for one in t.seats if sees_hand(t, seat, one)]
    return View(
        mode=o.mode,
        difficulty=o.difficulty,
        motives=o.motives,
        one_leader=o.one_leader,
        leader_last=o.leader_last,
        pressure=o.pressure,
        seat=seat,
        round=s.round,
        rounds=ROUNDS,
        hit_points=HIT_POINTS,
        leader=s.leader,
        turn=s.turn,
        places=places,
        seats=people,
        unused=tuple(s.unused),
        dead=tuple(s.dead),
        pile=len(s.pile),
        played=tuple(s.played),
        buried=len(s.buried),
        seen_buried=tuple([buried.card for buried in s.buried if buried.seat in seen]),
        resolving=s.resolving,
        in_force=in_force,
        fighters=fighters,
    )


def _cards(cards: list[Laid]) -> tuple[CardView, ...]:
    return tuple([_card(laid.card, laid.ammo) for laid in cards]) if cards else ()


_card = cache(CardView)


def _rule(rule: InForce) -> RuleView:
    seats = None if rule.seats is None else tuple(rule.seats)
    return RuleView(rule.source, rule.stat, seats, rule.place, rule.n, rule.what)


def _fighter(one: Fighter) -> FighterView:
    dice, extra = tuple(one.dice), tuple(one.extra)
    return FighterView(one.seat, one.weapon, one.gear, dice, extra, one.bonus, one.allies, one.total)


def _place(s: State, place: Place) -> PlaceView:
    deck = s.deck_at[place]
    discards, left = tuple(s.discards[deck]), tuple(s.left[place])
    ahead = forecast(s, place)
    return PlaceView(place, s.walkers[place], ahead.count, deck, len(s.decks[deck]), discards, left, ahead)


def forecast(s: State, place: Place) -> Forecast:
    """BD-342, BD-345  Walkers bite the survivors at their place. If there are none, they eat cards from the deck."""
    walls = walls_of(s, place)
    count, cards = biting(s, place, walls), len(s.decks[s.deck_at[place]])
    left = max(0, cards - count)
    if not count:
        return Forecast("safe", 0, left, False, walls)
    if there := [person.hp for person in s.people if person.place == place]:
        return Forecast("bites", count, left, count >= min(there), walls)
    return Forecast("eats" if left else "empties", count, left, left <= NEARLY_GONE, walls)


def _seat(t: T, seat: int) -> SeatView:
    s = t.state
    person, hand = s.people[seat], s.hands[seat]
    scored, tokens, motive = seat in s.scored, 0, None
    if s.motives:
        if scored:
            motive = s.motives[seat]
        tokens = tokens_on(s.counted[seat], box_of(t.options.box).motives[s.motives[seat]])
    gear, ammo_cards, seen = _cards(person.gear), _cards(person.ammo), sees_hand(t, None, seat)
    return SeatView(
        person.name,
        person.place,
        person.hp,
        person.food,
        person.allies,
        ammo_of(person),
        gear,
        ammo_cards,
        len(hand),
        tuple(hand) if seen else None,
        motive,
        tokens,
        scored,
    )


# --- redealing, for forks


def redeal(t: T, seat: int | None, chance: Chance) -> None:
    """Shuffle what the seat has not seen: the order of the decks, and the events and motives of others."""
    s = t.state
    for deck in DECKS:
        s.decks[deck] = chance.shuffle(f"redeal:{deck}", sorted(s.decks[deck]))
    redeal_events(t, seat, chance)
    if s.motives:
        redeal_motives(t, seat, chance)


def reshuffle(t: T, chance: Chance) -> None:
    """BD-225  Shuffle what nobody has seen: the decks and the pile of events."""
    s = t.state
    for deck in DECKS:
        s.decks[deck] = chance.shuffle(f"reshuffle:{deck}", sorted(s.decks[deck]))
    s.pile = chance.shuffle("reshuffle:events", sorted(s.pile))


def redeal_events(t: T, seat: int | None, chance: Chance) -> None:
    """BD-225, BD-R22  Shuffle together the pile, the hands that the seat cannot see, and what others discarded without
    playing it."""
    s = t.state
    hands = [s.hands[one] for one in t.seats if not sees_hand(t, seat, one)]
    buried = [one for one in s.buried if not sees_hand(t, seat, one.seat)]
    unseen = sorted([*s.pile, *(card for hand in hands for card in hand), *(one.card for one in buried)])
    heap = chance.shuffle("redeal:events", unseen)
    for hand in hands:
        hand[:] = sorted(heap.pop() for _ in hand)
    for one in buried:
        one.card = heap.pop()
    s.pile = heap


def redeal_motives(t: T, seat: int | None, chance: Chance) -> None:
    """BD-403, BD-405  Deal the hidden motives again, in a way that fits the public tokens and the stockpiles that
    nobody revealed."""
    s, motives = t.state, box_of(t.options.box).motives
    hidden = [one for one in t.seats if one != seat and one not in s.scored]
    unseen = sorted([*(s.motives[one] for one in hidden), *s.spare_motives])
    shown = {one: tokens_on(s.counted[one], motives[s.motives[one]]) for one in hidden}
    possible = [
        dealt
        for dealt in permutations(unseen, len(hidden))
        if all(fits(s, motives[card], one, shown[one]) for card, one in zip(dealt, hidden, strict=True))
    ]
    chosen = chance.pick("redeal:motives", possible)
    for card, one in zip(chosen, hidden, strict=True):
        s.motives[one] = card
    s.spare_motives = [card for card in unseen if card not in chosen]


def fits(s: State, motive: Motive, seat: int, tokens: int) -> bool:
    """Whether a seat with this many public tokens could hold this motive without having scored it."""
    counted = s.counted[seat]
    if motive.what is not None:
        assert motive.what in STOCKS
        return tokens == 0 and counted.get(motive.what, 0) < motive.n
    return tokens_on(counted, motive) == tokens < motive.n


# --- talking


def silent(t: T) -> str | None:
    """BD-227  At Expert nobody may talk from the deal of the events until the Combat Phase."""
    s = t.state
    if t.options.difficulty == "expert" and len(t.seats) > 1 and (s.resolving is not None or any(s.hands)):
        return "BD-227"
    return None
