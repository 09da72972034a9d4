"""What a seat may know of the Card Game, and imagining the rest: two halves of one fact (CG-314)."""

from __future__ import annotations

from itertools import chain

import msgspec

from shambles.core.chance import Chance
from shambles.core.play import Play
from shambles.games.card_game.box.contents import BOX, Options, points_of
from shambles.games.card_game.table.state import State, Turned


class SeatView(msgspec.Struct, frozen=True):
    """What everybody can see of a seat: how many Walkers it holds, its Hero, its open score pile (CG-R20)."""

    walkers: int
    hero: str | None
    pile: tuple[int, ...]
    points: int
    total: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it. A spectator has no hand."""

    mode: str
    hands: int
    hand: int
    round: int
    seat: int | None
    cards: tuple[int, ...] | None
    hero: str | None
    rows: tuple[tuple[int, ...], ...]
    row_points: tuple[int, ...]
    turned: tuple[Turned, ...]
    seats: tuple[SeatView, ...]
    scores: tuple[tuple[int, ...], ...]
    used_heroes: tuple[str, ...]
    unused: int
    longest_row: int


def view(t: Play[State, Options], seat: int | None) -> View:
    """CG-314  Public: rows, score piles, hand sizes, Heroes, turned-up cards. Secret: hands and unused cards."""
    s = t.state
    seats = []
    for one in t.seats:
        points = points_of(s.piles[one])
        # A hand that has been counted stands in the scores already.
        on_paper = sum(score[one] for score in s.scores)
        total = on_paper if len(s.scores) == s.hand else on_paper + points
        seats.append(SeatView(len(s.hands[one]), s.heroes[one], tuple(s.piles[one]), points, total))
    return View(
        mode=t.options.mode,
        hands=t.options.hands,
        hand=s.hand,
        round=s.round,
        seat=seat,
        cards=None if seat is None else tuple(s.hands[seat]),
        hero=None if seat is None else s.heroes[seat],
        rows=tuple(map(tuple, s.rows)),
        row_points=tuple(map(points_of, s.rows)),
        turned=tuple(s.turned),
        seats=tuple(seats),
        scores=tuple(map(tuple, s.scores)),
        used_heroes=tuple(s.used_heroes),
        unused=len(s.unused),
        longest_row=BOX.longest_row,
    )


def redeal(t: Play[State, Options], seat: int | None, chance: Chance) -> None:
    """CG-314  The other hands and the unused cards are, for all this seat knows, one shuffled heap."""
    s = t.state
    others = [s.hands[one] for one in t.seats if one != seat]
    unseen = sorted(chain(s.unused, *others))
    heap = chance.shuffle("redeal", unseen, sum(map(len, others)))
    start = 0
    for hand in others:
        end = start + len(hand)
        hand[:] = sorted(heap[start:end])
        start = end
    s.unused = heap[start:]
