"""What each seat may see, and what it cannot know: two halves of one fact."""

from itertools import chain

import msgspec

from goofspiel.box import Options
from goofspiel.table import State
from shambles.making import Chance, Play


class SeatView(msgspec.Struct, frozen=True):
    """A seat as a viewer sees it: how many cards it holds, which ones (None: that is secret), and what it has won."""

    count: int
    hand: tuple[int, ...] | None
    won: tuple[int, ...]
    points: int


class View(msgspec.Struct, frozen=True):
    """The table as a viewer sees it."""

    seat: int | None
    stakes: tuple[int, ...]
    prizes_left: int
    seats: tuple[SeatView, ...]


def view(t: Play[State, Options], seat: int | None) -> View:
    """GS-013  A dealt hand is secret; GS-012  of a suit, anybody can tell what is left."""
    s = t.state
    seats = []
    for one in t.seats:
        is_known = one == seat or t.options.deal == "suits"
        hand = tuple(s.hands[one]) if is_known else None
        seats.append(SeatView(len(s.hands[one]), hand, tuple(s.won[one]), sum(s.won[one])))
    return View(seat, tuple(s.stakes), len(s.prizes), tuple(seats))


def redeal(t: Play[State, Options], seat: int | None, chance: Chance) -> None:
    """GS-010, GS-013  The prizes may lie in any order; the others may hold any of the cards one has not seen."""
    s = t.state
    s.prizes = chance.shuffle("redeal:prizes", sorted(s.prizes))
    if t.options.deal == "shuffled":
        unseen = [*(s.hands[one] for one in t.seats if one != seat), s.unused]
        heap = chance.shuffle("redeal:hands", sorted(chain(*unseen)))
        for cards in unseen:
            cards[:] = sorted(heap[: len(cards)])
            del heap[: len(cards)]
