"""What a card looks at of where everybody stands: as long as that stays the same, it does the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from shambles.games.best_defense.box.reading import parts_of
from shambles.games.best_defense.box.vocabulary import PLACES, Condition, Each, Effect, Effects, Move, Place, Rule

Where = tuple[Place | None, ...]  # each seat's pawn
Fact = str  # a place: whether it is guarded; `in:` a place: whether oneself is there, `at:` it: who is; or one of these
OWN, HERE, LEADER, WITH_LEADER, LONERS, EVERYTHING = "own", "here", "leader", "with_leader", "loners", "everything"

SELECTORS: dict[str, tuple[Fact, ...]] = {
    **dict.fromkeys((*PLACES, "self", "leader", "each", "all", "others", "chosen", "chosen_other"), ()),
    **dict.fromkeys(("here", "chosen_adjacent"), (OWN,)),
    **dict.fromkeys(("with_self", "chosen_here"), (HERE,)),
    **dict.fromkeys(("with_leader", "not_with_leader"), (WITH_LEADER,)),
    **{f"{relation}:{place}": (f"at:{place}",) for place in PLACES for relation in ("at", "not_at")},
    "each_empty": PLACES,
    "leader_here": (LEADER,),
}


@cache
def looks_at(effects: Effects, it: str = "") -> tuple[Fact, ...]:
    """All that these effects depend on, in a fixed order. `it` is somebody here (`who`), a place (`loc`) or nothing."""
    facts = {fact for effect in effects for fact in looked_at_by(effect, it)}
    return (EVERYTHING,) if EVERYTHING in facts else tuple(sorted(facts))


def looked_at_by(effect: Effect, it: str) -> Iterator[Fact]:
    """What one effect depends on, and those within it."""
    if isinstance(effect, Rule):
        return  # that it comes into force is all that is foreseen of it
    who = getattr(effect, "who", None) or "self"
    if (isinstance(effect, Each) and it) or (isinstance(effect, Move) and who != "self"):
        yield EVERYTHING
    yield from () if who == "it" else SELECTORS[who]
    for name in ("loc", "origin", "to"):
        yield from selected(getattr(effect, name, None) or "each", it)
    for cond in (getattr(effect, "where", None), getattr(effect, "cond", None)):
        yield from () if cond is None else tested(cond, it, it == "who" or who != "self")
    within = ("loc" if effect.who is None else "who") if isinstance(effect, Each) else it
    for _, inner, _ in parts_of(effect):
        yield from looks_at(tuple(inner), within)


def selected(places: str, it: str) -> tuple[Fact, ...]:
    """What tells which places a selector means."""
    if places == "it":
        return () if it == "loc" else (EVERYTHING,)
    return SELECTORS[places]


def tested(cond: Condition, it: str, of_others: bool) -> Iterator[Fact]:
    """What tells whether a condition is met, by the player of the card or by others."""
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

Look = Callable[[Where, int, int], object]  # at where everybody stands, for a seat and the leader

LOOKS: dict[Fact, Look] = {
    OWN: lambda where, seat, leader: where[seat],
    HERE: lambda where, seat, leader: tuple([at == where[seat] for at in where]),
    LEADER: lambda where, seat, leader: where[leader],
    WITH_LEADER: lambda where, seat, leader: tuple([at == where[leader] for at in where]),
    LONERS: lambda where, seat, leader: tuple([where.count(at) == 1 for at in where]),
    EVERYTHING: lambda where, seat, leader: where,
}


@cache
def look_for(fact: Fact) -> Look:
    """How a fact is found out."""
    if fact in LOOKS:
        return LOOKS[fact]
    relation, _, place = fact.rpartition(":")
    return partial({"": is_guarded, "in": is_in, "at": are_at}[relation], place)


def is_guarded(place: str, where: Where, seat: int, leader: int) -> bool:
    return place in where


def is_in(place: str, where: Where, seat: int, leader: int) -> bool:
    return where[seat] == place


def are_at(place: str, where: Where, seat: int, leader: int) -> tuple[bool, ...]:
    return tuple([at == place for at in where])


@cache
def looks_of(effects: Effects) -> tuple[Look, ...]:
    """How to find out all that these effects depend on."""
    return tuple(map(look_for, looks_at(effects)))
