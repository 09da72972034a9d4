"""The state of The Best Defense as plain data, and functions that read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from shambles.games.best_defense.box.contents import PRISON_WALLS, WALKER_TOKENS, Box, Motive, Options, box_of
from shambles.games.best_defense.box.vocabulary import DECKS, PLACES, Deck, Effect, Place, Restricted, Stat, Stock


class Laid(msgspec.Struct):
    """BD-122, BD-160, BD-R43  An equipment or ammo card in front of a player, with the ammo on it."""

    card: str
    ammo: int = 0


class Person(msgspec.Struct):
    """A survivor in play. `place` is None while the pawn is off the board (BD-050, BD-375)."""

    name: str
    hp: int
    food: int = 0
    allies: int = 0
    place: Place | None = None
    gear: list[Laid] = []
    ammo: list[Laid] = []


class InForce(msgspec.Struct):
    """A card's rule for the rest of this round. `seats` is None if it applies to everybody."""

    source: str
    stat: Stat
    seats: list[int] | None = None
    place: Place | None = None
    n: int = 1
    what: Restricted | None = None
    do: tuple[Effect, ...] = ()


class Buried(msgspec.Struct):
    """BD-R22  An event that was discarded without being played. At Expert, only the seat that held it knows which."""

    seat: int
    card: str


class Fighter(msgspec.Struct):
    """BD-311  A survivor who fights in this Combat Phase, and with what: a weapon, a `swing` without a weapon, or
    `none` (extra dice only)."""

    seat: int
    weapon: str
    gear: int = -1
    dice: list[int] = []
    extra: list[int] = []
    bonus: int = 0
    allies: int = 0

    @property
    def total(self) -> int:
        """BD-315  The fighter's combat points."""
        return sum(self.dice) + sum(self.extra) + self.bonus + self.allies


class State(msgspec.Struct):
    """The position of every card and token. The last card of a pile is its top.

    fresh     for each place, new walkers from survivors who died in this round; they do not bite yet (BD-372)
    spared    for each seat, the damage that its vest has prevented in this round (BD-R56)
    feats     what each seat did in this round that a motive may count (BD-403: secret until the round ends)
    counted   for each seat, how often it did each of these, and the most it ever owned of each resource
    fought    the places where the fights of this round are over
    eaten     the places where walkers have dealt their damage in this round
    lured     the seats whose Shotgun still attracts a walker
    defied    the seats that have defied the leader in this round
    """

    people: list[Person]
    round: int = 0
    leader: int = 0
    turn: int = 0
    board: list[Place] = []
    deck_at: dict[Place, Deck] = {}
    walkers: dict[Place, int] = {}
    fresh: dict[Place, int] = {}
    decks: dict[Deck, list[str]] = {}
    discards: dict[Deck, list[str]] = {}
    left: dict[Place, list[str]] = {}
    unused: list[str] = []
    dead: list[str] = []
    pile: list[str] = []
    played: list[str] = []
    buried: list[Buried] = []
    hands: list[list[str]] = []
    resolving: str | None = None
    in_force: list[InForce] = []
    spared: list[int] = []
    defied: list[int] = []
    fighters: list[Fighter] = []
    lured: list[int] = []
    fought: list[Place] = []
    eaten: list[Place] = []
    motives: list[str] = []
    spare_motives: list[str] = []
    scored: list[int] = []
    feats: list[list[str]] = []
    counted: list[dict[str, int]] = []


def opening(seats: range, options: Options) -> State:
    """The state before set-up: everything is still in the box."""
    box = box_of(options.box)
    return State(
        people=[],
        walkers=dict.fromkeys(PLACES, 0),
        fresh=dict.fromkeys(PLACES, 0),
        decks={deck: list(box.decks[deck]) for deck in DECKS},
        discards={deck: [] for deck in DECKS},
        left={place: [] for place in PLACES},
        unused=list(box.survivors),
        pile=list(box.events),
        hands=[[] for _ in seats],
        spared=[0 for _ in seats],
        feats=[[] for _ in seats],
        counted=[{} for _ in seats],
    )


# --- the board


def neighbours(state: State, place: Place) -> list[Place]:
    """BD-180, BD-R01  The two places that share an edge with this one, in the order of PLACES."""
    opposite = state.board[3 - state.board.index(place)]
    return [other for other in PLACES if other not in (place, opposite)]


def is_empty(state: State, place: Place) -> bool:
    """Whether no survivor is at this place."""
    return place not in [person.place for person in state.people]


def clockwise(state: State, first: int) -> list[int]:
    """BD-240, BD-500  The seats in turn order, starting with this one."""
    return [*range(first, len(state.people)), *range(first)]


def seats_at(state: State, place: Place | None, first: int | None = None) -> list[int]:
    """The seats whose survivor is at this place, clockwise from the leader by default."""
    if place is None:
        return []
    return [seat for seat in clockwise(state, state.leader if first is None else first) if at(state, seat) == place]


def at(state: State, seat: int) -> Place | None:
    """The place of a seat's survivor."""
    return state.people[seat].place


def others_here(state: State, seat: int) -> list[int]:
    """The other survivors at a seat's place, clockwise from it."""
    place = at(state, seat)
    return [other for other in seats_at(state, place, seat) if other != seat]


def is_alone(state: State, seat: int) -> bool:
    """BD-R51  Whether this survivor is on the board with no other survivor at the same place."""
    place = at(state, seat)
    return place is not None and [person.place for person in state.people].count(place) == 1


def with_leader(state: State, seat: int) -> bool:
    """Whether a survivor is at the leader's place. BD-R30: nobody is while the leader is off the board."""
    place = at(state, state.leader)
    return place is not None and at(state, seat) == place


# --- walkers


def room_for_walkers(state: State, place: Place) -> bool:
    """BD-203, BD-R06  Whether one more walker can be added there; BD-R76 never while a kill has left too few tokens."""
    now = tokens_for([state.walkers[one] for one in PLACES])
    return max(now, tokens_for([state.walkers[one] + (one == place) for one in PLACES])) <= WALKER_TOKENS


def can_shift(state: State, origin: Place, place: Place) -> bool:
    """BD-R74  Whether a walker can move from one place to the other: it needs a token there."""
    if origin == place or not state.walkers[origin]:
        return False
    after = [state.walkers[one] + (one == place) - (one == origin) for one in PLACES]
    return tokens_for(after) <= WALKER_TOKENS


def tokens_for(walkers: Iterable[int]) -> int:
    """BD-202  The number of tokens needed for these walkers on each place. A token shows one or three walkers."""
    return sum([count // 3 + count % 3 for count in walkers])


def biting(state: State, place: Place, walls: int | None = None) -> int:
    """BD-341, BD-R33  The walkers that deal damage at a place: not those that rose in this round, nor those behind
    walls."""
    walls = walls_of(state, place) if walls is None else walls
    return max(0, state.walkers[place] - state.fresh[place] - walls)


def walls_of(state: State, place: Place) -> int:
    """BD-182  How many walkers the walls at a place hold off: the prison's walls, and those that a card has added."""
    in_force = state.in_force
    walls = sum([rule.n for rule in in_force if rule.stat == "wall" and rule.place == place]) if in_force else 0
    if place == "prison" and not (in_force and "breach" in [rule.stat for rule in in_force]):
        walls += PRISON_WALLS  # BD-183
    return walls


# --- card rules of this round


def sum_in_force(state: State, stat: Stat, seat: int) -> int:
    """The sum of this stat over the card rules of this round that apply to a seat."""
    return sum(rule.n for rule in state.in_force if rule.stat == stat and (rule.seats is None or seat in rule.seats))


def is_forbidden(state: State, seat: int, what: Restricted) -> bool:
    """BD-482  Whether a card of this round forbids this."""
    return any(
        rule.stat == "forbid" and rule.what == what and (rule.seats is None or seat in rule.seats)
        for rule in state.in_force
    )


# --- what a survivor owns


def ammo_of(person: Person) -> int:
    """All ammo of a survivor: in weapons and on ammo cards."""
    return sum([card.ammo for card in (*person.gear, *person.ammo)])


def owned(person: Person, what: Stock) -> int:
    """The amount that a survivor owns of a resource, as cards and motives count it."""
    if what == "food":
        return person.food
    if what == "ally":
        return person.allies
    return ammo_of(person) if what == "ammo" else len(person.gear)


def tokens_on(counted: dict[str, int], motive: Motive) -> int:
    """BD-402, BD-405  The tokens on a motive, never more than it needs. A stockpile motive uses none."""
    return 0 if motive.trigger is None else min(counted.get(motive.trigger, 0), motive.n)


def owns_weapon(person: Person, card: str) -> bool:
    return any(gear.card == card for gear in person.gear)


def distinct(things: Sequence[Laid]) -> list[int]:
    """The positions of the cards in a list, without cards that equal an earlier one."""
    if len(things) < 2:
        return list(range(len(things)))
    seen: list[tuple[str, int]] = []
    numbers = []
    for number, thing in enumerate(things):
        if (thing.card, thing.ammo) not in seen:
            seen.append((thing.card, thing.ammo))
            numbers.append(number)
    return numbers


def called(things: Sequence[Laid], number: int) -> str:
    """The notation of a card in front of a player: `handgun`, and `handgun 2` for a second one with different ammo."""
    card = things[number].card
    same = [one for one in distinct(things) if things[one].card == card]
    words = card.replace("_", " ")
    place = same.index(number) if number in same else 0
    return words if place == 0 else f"{words} {place + 1}"


def ranged_gear(box: Box, person: Person) -> list[int]:
    """The positions of a survivor's ranged weapons."""
    return [number for number in distinct(person.gear) if box.is_ranged(person.gear[number].card)]


# --- the end


def is_solo(state: State) -> bool:
    """BD-440  One player, one survivor."""
    return len(state.people) == 1
