"""Facts about positions on which a card's effect depends: while they stay the same, it does the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from typing import NamedTuple

from shambles.games.best_defense.box.contents import Box
from shambles.games.best_defense.box.vocabulary import PLACES, Condition, Effect, Effects, Place

Where = tuple[Place | None, ...]  # each seat's pawn
Fact = str  # a place: whether it is guarded; `in:` a place: whether oneself is there, `at:` it: who is; or one of these
OWN, HERE, LEADER, WITH_LEADER, LONERS = "own", "here", "leader", "with_leader", "loners"
GUARDS, EVERYTHING = "guards", "everything"

SELECTORS: dict[str, tuple[Fact, ...]] = {
    **dict.fromkeys((*PLACES, "self", "leader", "each", "all", "others", "chosen", "chosen_other"), ()),
    **dict.fromkeys(("here", "chosen_adjacent"), (OWN,)),
    **dict.fromkeys(("with_self", "chosen_here"), (HERE,)),
    **dict.fromkeys(("with_leader", "not_with_leader"), (WITH_LEADER,)),
    **{f"{relation}:{place}": (f"at:{place}",) for place in PLACES for relation in ("at", "not_at")},
    "each_empty": (GUARDS,),
    "leader_here": (LEADER,),
}
NARROW = frozenset((OWN, GUARDS, *PLACES, *(f"in:{place}" for place in PLACES)))


@cache
def facts_read_by(effects: Effects, it: str = "") -> tuple[Fact, ...]:
    """All that these effects depend on, in a fixed order. `it` is somebody here (`who`), a place (`loc`) or nothing."""
    facts = {fact for effect in effects for fact in _facts_read_by_one(effect, it)}
    return (EVERYTHING,) if EVERYTHING in facts else tuple(sorted(facts))


def _facts_read_by_one(effect: Effect, it: str) -> Iterator[Fact]:
    """The facts that one effect and the effects within it depend on."""
    grounds = effect.rests_on()
    if grounds is None:
        return
    who = getattr(effect, "who", None) or "self"
    if "pawns" in grounds:
        yield EVERYTHING
    yield from () if who == "it" else SELECTORS[who]
    for name in ("loc", "origin", "to"):
        yield from selected(getattr(effect, name, None) or "each", it)
    for cond in (getattr(effect, "where", None), getattr(effect, "cond", None)):
        yield from () if cond is None else tested(cond, it, it == "who" or who != "self")
    for _, inner, bound in effect.parts():
        if bound and it:
            yield EVERYTHING
        yield from facts_read_by(inner, bound or it)


def selected(places: str, it: str) -> tuple[Fact, ...]:
    """The facts that decide which places a selector means."""
    if places == "it":
        return () if it == "loc" else (EVERYTHING,)
    return SELECTORS[places]


def tested(cond: Condition, it: str, of_others: bool) -> Iterator[Fact]:
    """The facts that decide whether the player of the card, or others, meet a condition."""
    if cond.at is not None:
        yield f"at:{cond.at}" if of_others else f"in:{cond.at}"
    if cond.guarded is not None:
        yield cond.guarded
    if cond.with_leader is not None:
        yield WITH_LEADER
    if cond.alone is not None:
        yield LONERS
    if cond.walkers is not None:
        yield from (EVERYTHING,) if of_others else selected(cond.walkers.loc, it)


# --- looking

ReadFact = Callable[[Where, int, int], object]  # at where everybody stands, for a seat and the leader


@cache
def alike(where: Where, place: str | None) -> tuple[bool, ...]:
    """The survivors at a place."""
    return tuple([at == place for at in where])


@cache
def loners(where: Where) -> tuple[bool, ...]:
    return tuple([where.count(at) == 1 for at in where])


@cache
def guards(where: Where) -> tuple[bool, ...]:
    """Which places are guarded."""
    return tuple([place in where for place in PLACES])


@cache
def narrowly(where: Where) -> tuple[object, ...]:
    """For each seat, where it stands and which places are guarded, in a number; all of it while a pawn waits."""
    if None in where:
        return (where,) * len(where)
    guarded = sum([1 << number for number, place in enumerate(PLACES) if place in where])
    return tuple([len(PLACES) * guarded + PLACES.index(at) for at in where if at is not None])


@cache
def groups(where: Where) -> dict[Place, tuple[int, ...]]:
    """The survivors at each place."""
    return {place: tuple([seat for seat, at in enumerate(where) if at == place]) for place in PLACES}


def is_guarded(place: str, where: Where, seat: int, leader: int) -> bool:
    return place in where


def is_in(place: str, where: Where, seat: int, leader: int) -> bool:
    return where[seat] == place


def are_at(place: str, where: Where, seat: int, leader: int) -> tuple[bool, ...]:
    return alike(where, place)


READERS: dict[Fact, ReadFact] = {
    OWN: lambda where, seat, leader: where[seat],
    HERE: lambda where, seat, leader: alike(where, where[seat]),
    LEADER: lambda where, seat, leader: where[leader],
    WITH_LEADER: lambda where, seat, leader: alike(where, where[leader]),
    LONERS: lambda where, seat, leader: loners(where),
    GUARDS: lambda where, seat, leader: guards(where),
    EVERYTHING: lambda where, seat, leader: where,
    **{place: partial(is_guarded, place) for place in PLACES},
    **{f"in:{place}": partial(is_in, place) for place in PLACES},
    **{f"at:{place}": partial(are_at, place) for place in PLACES},
}


class Sights(NamedTuple):
    """Facts about positions on which an event depends.

    read    how to find out all of it
    narrow  whether it is enough to know where its player stands, and which places are guarded
    """

    read: ReadFact
    narrow: bool


@lru_cache(maxsize=512)
def sights_of(box: Box, card: str) -> Sights:
    facts = facts_read_by(box.events[card].effects)
    looks = [READERS[fact] for fact in facts if fact == OWN or OWN not in facts or not fact.startswith("in:")]
    if len(looks) == 1:
        return Sights(looks[0], NARROW.issuperset(facts))
    return Sights(
        lambda where, seat, leader: tuple([one(where, seat, leader) for one in looks]), NARROW.issuperset(facts)
    )
