"""Ranks of the revealed cards, and the result of the latest reveal."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from shambles.games.tacdex.box.contents import NUMBER, Card, Side
from shambles.games.tacdex.table.state import State, best_of, other_side

Shown = tuple[tuple[Card, ...], ...]  # the revealed cards of each seat


class Rank(msgspec.Struct, frozen=True, gc=False):
    """A player's card in the ranking, and its number. A REDO card has no number (TD-261)."""

    seat: int
    card: Card
    number: int | None


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The revealed cards ranked from best to worst for this side of the marker. `best` are the seats that share first
    place."""

    side: Side
    ranks: tuple[Rank, ...]
    best: tuple[int, ...]


class Verdict(Standing, frozen=True):
    """The result of the latest reveal, with the ranking behind it.

    stands     actions are still being played, so it may change
    won        the seat in `best` won the battle
    tied       the seats in `best` fight on
    unclaimed  nobody won the cards
    """

    kind: Literal["stands", "won", "tied", "unclaimed"]


@lru_cache(maxsize=256)  # all seats of a table see the same cards
def standing_of(shown: Shown, side: Side) -> Standing:
    """TD-100, TD-101, TD-264, TD-341, TD-342  Rank the revealed cards for this side of the marker."""
    counts = [Rank(seat, cards[-1], NUMBER.get(cards[-1])) for seat, cards in enumerate(shown) if cards]
    numbers = {rank.seat: rank.number for rank in counts}
    best = [*numbers] if set(numbers.values()) == {None} else best_of(numbers, side)
    plain = [rank for rank in counts if rank.number is None]
    numbered = [rank for rank in counts if rank.number is not None]
    numbered.sort(key=lambda rank: rank.number or 0, reverse=side == "HIGH")
    return Standing(side, (*numbered, *plain), tuple(best))


def standing_with(shown: Shown, seat: int, card: Card, side: Side) -> Standing:
    """TD-260  The ranking if this seat added this card."""
    return standing_of(tuple((*cards, card) if one == seat else cards for one, cards in enumerate(shown)), side)


def verdict_of(s: State, shown: Shown) -> Verdict | None:
    """TD-102, TD-190, TD-191, TD-202  The result of the latest reveal. After a tie the marker has turned since, so the
    other side decides."""
    if not any(shown):
        return None
    now, before = standing_of(shown, s.marker), standing_of(shown, other_side(s.marker))
    if s.tied and len(before.best) > 1 and set(s.tied) <= set(before.best):
        return _verdict(before, before.best, "tied" if s.table else "unclaimed")
    if s.table:
        return _verdict(now, now.best, "stands")
    if len(now.best) == 1:
        return _verdict(now, now.best, "won")
    # TD-202: a tied seat that could not fight on left the cards to the other tied seat, or to nobody.
    heir = s.last_winner
    if heir is not None and heir in before.best and not s.unclaimed:
        return _verdict(before, (heir,), "won")
    return _verdict(before, before.best, "unclaimed")


def _verdict(found: Standing, best: tuple[int, ...], kind: Literal["stands", "won", "tied", "unclaimed"]) -> Verdict:
    return Verdict(found.side, found.ranks, best, kind)
