"""Who stands best with the cards that lie open, and what the latest reveal has come to."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from shambles.games.tacdex.box.contents import NUMBER, Card, Side
from shambles.games.tacdex.table.state import State, best_of, other_side

Shown = tuple[tuple[Card, ...], ...]  # the cards of a reveal by seat


class Rank(msgspec.Struct, frozen=True, gc=False):
    """The card that counts of a seat, and its number; a REDO card has none (TD-261)."""

    seat: int
    card: Card
    number: int | None


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The cards of a reveal from the best to the worst for this side; `best` are those who share the first place."""

    side: Side
    ranks: tuple[Rank, ...]
    best: tuple[int, ...]


class Verdict(Standing, frozen=True):
    """What the latest reveal has come to: it stands so while actions are played, is won, is tied, or was nobody's."""

    kind: Literal["stands", "won", "tied", "unclaimed"]


@lru_cache(maxsize=256)  # everybody at a table looks at the same cards
def standing_of(shown: Shown, side: Side) -> Standing:
    """TD-100, TD-101, TD-264, TD-341, TD-342  How the cards shown compare on this side of the marker."""
    counts = [Rank(seat, cards[-1], NUMBER.get(cards[-1])) for seat, cards in enumerate(shown) if cards]
    numbers = {rank.seat: rank.number for rank in counts}
    best = [*numbers] if set(numbers.values()) == {None} else best_of(numbers, side)
    plain = [rank for rank in counts if rank.number is None]
    numbered = [rank for rank in counts if rank.number is not None]
    numbered.sort(key=lambda rank: rank.number or 0, reverse=side == "HIGH")
    return Standing(side, (*numbered, *plain), tuple(best))


def standing_with(shown: Shown, seat: int, card: Card, side: Side) -> Standing:
    """TD-260  The same if this seat added this card."""
    return standing_of(tuple((*cards, card) if one == seat else cards for one, cards in enumerate(shown)), side)


def verdict_of(s: State, shown: Shown) -> Verdict | None:
    """TD-102, TD-190, TD-191, TD-202  What the latest reveal has come to; after a tie the marker has turned since."""
    if not any(shown):
        return None
    now, before = standing_of(shown, s.marker), standing_of(shown, other_side(s.marker))
    if s.tied and len(before.best) > 1 and set(s.tied) <= set(before.best):
        return _verdict(before, before.best, "tied" if s.table else "unclaimed")
    if s.table:
        return _verdict(now, now.best, "stands")
    if len(now.best) == 1:
        return _verdict(now, now.best, "won")
    heir = (
        s.last_winner
    )  # TD-202: whoever was tied and could not fight on has left the cards to the other, or to nobody
    if heir is not None and heir in before.best and not s.unclaimed:
        return _verdict(before, (heir,), "won")
    return _verdict(before, before.best, "unclaimed")


def _verdict(found: Standing, best: tuple[int, ...], kind: Literal["stands", "won", "tied", "unclaimed"]) -> Verdict:
    return Verdict(found.side, found.ranks, best, kind)
