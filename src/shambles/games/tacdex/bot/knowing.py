"""Inputs of a legend's networks: numbers from the view of the asked seat, part by part."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from shambles.games.tacdex.box.contents import FACES, Card
from shambles.games.tacdex.table.numbers import (
    KINDS,
    MANY_PARTS,
    MOST_SEATS,
    NUMBERS,
    PARTS,
    RIVALS,
    Part,
)
from shambles.games.tacdex.table.odds import A_TIE, opponents
from shambles.games.tacdex.table.view import View


def facts(view: View, key: str) -> list[float]:
    """The network's inputs (PARTS, or MANY_PARTS) for this question."""
    two = len(view.seats) == 2
    parts: Sequence[Part] = PARTS if two else MANY_PARTS
    read = read_two(view, key) if two else read_many(view, key)
    return [one / part.whole for part in parts for one in read[part.name]]


def counted(cards: Sequence[Card]) -> list[int]:
    return [cards.count(face) for face in FACES]


def read_two(view: View, key: str) -> dict[str, Sequence[float]]:
    """Every part of PARTS by its name, not yet divided."""
    assert view.seat is not None
    me, other = both = view.seats[view.seat], view.seats[1 - view.seat]
    adds, turns = key == "add-a-card", key == "turn-the-marker"
    mine, theirs = (view.shown[seat][-1:] if adds or turns else () for seat in (view.seat, 1 - view.seat))
    return {
        "hand": counted(view.cards or ()),
        "my unseen cards": counted(me.unseen),
        "their unseen cards": counted(other.unseen),
        "my buried cards": counted(view.buried or ()),
        "my card that counts": counted(mine),
        "their card that counts": counted(theirs),
        "hands": [one.hand for one in both],
        "decks": [one.deck for one in both],
        "piles": [one.pile for one in both],
        "lead": [me.pile - other.pile],
        "ends": [one.end for one in both],
        "buried": [one.buried for one in both],
        "marker is low": [view.marker == "LOW"],
        "table": [len(view.table)],
        "tied": [bool(view.tied)],
        "adds": [adds],
        "turns": [turns],
        "swapped": [view.actions.five == "draw"],
    }


def read_many(view: View, key: str) -> dict[str, Sequence[float]]:
    """Every part of MANY_PARTS by its name, not yet divided."""
    assert view.seat is not None
    many = len(view.seats)
    order = [(view.seat + one) % many for one in range(many)]
    me, *others = places = [view.seats[seat] for seat in order]
    adds, turns, low = key == "add-a-card", key == "turn-the-marker", view.marker == "LOW"
    mine, *theirs = (counted(view.shown[seat][-1:] if adds or turns else ()) for seat in order)
    fighting = opponents(view)
    turn = [(seat - (view.last_winner or 0)) % many for seat in order]  # TD-350
    high = [chances_to_be_higher(counted(view.seats[seat].unseen)) for seat in fighting]
    upwards = [prod(one) for one in zip(*high, strict=True)] or [1.0] * NUMBERS
    downwards = [prod(1 - chance for chance in one) for one in zip(*high, strict=True)] or [1.0] * NUMBERS
    return {
        "hand": counted(view.cards or ()),
        "my unseen cards": counted(me.unseen),
        "my card that counts": mine,
        "chances as the marker lies": downwards if low else upwards,
        "chances when it is turned": upwards if low else downwards,
        "their unseen cards": filled([many for one in others for many in counted(one.unseen)], RIVALS * KINDS),
        "their cards that count": filled([many for one in theirs for many in one], RIVALS * KINDS),
        "hands": filled([one.hand for one in places]),
        "decks": filled([one.deck for one in places]),
        "ends": filled([one.end for one in places]),
        "buried": filled([one.buried for one in places]),
        "leads": filled([me.pile - one.pile for one in others], RIVALS),
        "fight": filled([seat in fighting for seat in order[1:]], RIVALS),
        "act after me": filled([one > turn[0] for one in turn[1:]], RIVALS),
        "my pile": [me.pile],
        "marker is low": [low],
        "table": [len(view.table)],
        "tied": [bool(view.tied)],
        "adds": [adds],
        "turns": [turns],
        "chooses": [key == "choose-an-opponent"],
        "swapped": [view.actions.five == "draw"],
        "seats": [many == one for one in range(3, MOST_SEATS + 1)],
    }


def filled(numbers: Sequence[float], size: int = MOST_SEATS) -> list[float]:
    """With zeros for the places where nobody sits."""
    return [*numbers, *[0.0] * (size - len(numbers))]


def chances_to_be_higher(unseen: Sequence[int]) -> list[float]:
    """For every number, how likely it is higher than one of these cards (odds.chance_to_beat, for all at once)."""
    numbers = unseen[:NUMBERS]
    total, below, found = sum(numbers), 0, []
    for many in numbers:
        found.append((below + A_TIE * many) / total if total else A_TIE)
        below += many
    return found
