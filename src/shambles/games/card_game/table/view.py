"""A seat's view of the Card Game (`view`), and the redeal of hidden cards for a fork (`redeal`) (CG-314)."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Literal

import msgspec

from shambles.core.asking.chance import Chance
from shambles.core.asking.play import Play
from shambles.games.card_game.box.contents import BOX, POINTS, Mode, Options, points_of
from shambles.games.card_game.table.state import Rows, State, Turned, is_full, row_for

Kind = Literal["goes-to", "low-hero", "sixth", "low"]
TableRows = tuple[tuple[int, ...], ...]
EMPTY_ROWS: TableRows = ((),) * BOX.rows


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The public part of a player: number of Walkers in hand, Hero, and open score pile (CG-R20).

    points  points in the score pile of this hand
    total   points over all hands, this one included
    """

    walkers: int
    hero: str | None
    pile: tuple[int, ...]
    points: int
    total: int


class Going(msgspec.Struct, frozen=True, gc=False):
    """A preview: the row where a card would go if it were placed now, and what would happen.

    goes-to   the card joins the row
    low-hero  the card is lower than the end of every row, so in Hero mode it joins this one (CG-110)
    sixth     the row is full, so the player takes it
    low       the card is lower than the end of every row, so in Survival mode the player takes a row of choice (CG-230)
    """

    kind: Kind
    row: int | None


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it. For a spectator, `cards` and `hero` are null.

    hand     the number of the present hand, of `hands` in all
    cards    the Walkers in the viewer's own hand
    going    a preview for each card in `cards`; empty while there are no rows
    turned   the revealed cards that are not placed yet
    scores   for each finished hand, the points of every seat
    unused   how many Walkers are not used in this hand
    bullets  the points printed on each Walker, by its number
    """

    mode: Mode
    hands: int
    hand: int
    round: int
    seat: int | None
    cards: tuple[int, ...] | None
    going: tuple[Going, ...]
    hero: str | None
    rows: tuple[tuple[int, ...], ...]
    row_points: tuple[int, ...]
    turned: tuple[Turned, ...]
    seats: tuple[SeatView, ...]
    scores: tuple[tuple[int, ...], ...]
    used_heroes: tuple[str, ...]
    unused: int
    longest_row: int
    bullets: tuple[int, ...]


def view(t: Play[State, Options], seat: int | None) -> View:
    """CG-314  What one seat, or a spectator, may see."""
    return views(t, (seat,))[0]


def views(t: Play[State, Options], seats: Sequence[int | None]) -> list[View]:
    """CG-314  Public: rows, score piles, hand sizes, Heroes, revealed cards. Secret: hands and unused cards."""
    s, open_table = t.state, view_open(t)
    ends, ways = ways_of(open_table.rows, t.options.mode)
    return [
        open_table
        if seat is None
        else msgspec.structs.replace(
            open_table,
            seat=seat,
            cards=tuple(s.hands[seat]),
            going=tuple([ways[bisect(ends, card)] for card in s.hands[seat]]) if ways else (),
            hero=s.heroes[seat],
        )
        for seat in seats
    ]


def views_unreckoned(t: Play[State, Options], seats: Sequence[int | None]) -> list[View]:
    """Views without the previews (`going`), for callers that work them out themselves."""
    s, open_table = t.state, view_open(t)
    replace = msgspec.structs.replace
    return [
        open_table if seat is None else replace(open_table, seat=seat, cards=tuple(s.hands[seat]), hero=s.heroes[seat])
        for seat in seats
    ]


def view_open(t: Play[State, Options]) -> View:
    """CG-314  The public part of the view, which is all that a spectator sees."""
    s = t.state
    rows = tuple(map(tuple, s.rows)) or EMPTY_ROWS
    on_paper = tuple(map(sum, zip(*s.scores, strict=True))) if s.scores else (0,) * len(t.seats)
    is_counted = len(s.scores) == s.hand  # the scores already include this hand
    seats = []
    for hand, hero, pile, before in zip(s.hands, s.heroes, map(tuple, s.piles), on_paper, strict=True):
        points = points_in(pile)
        seats.append(SeatView(len(hand), hero, pile, points, before if is_counted else before + points))
    return View(
        mode=t.options.mode,
        hands=t.options.hands,
        hand=s.hand,
        round=s.round,
        seat=None,
        cards=None,
        going=(),
        hero=None,
        rows=rows,
        row_points=points_on(rows),
        turned=tuple(s.turned),
        seats=tuple(seats),
        scores=tuple(map(tuple, s.scores)),
        used_heroes=tuple(s.used_heroes),
        unused=len(s.unused),
        longest_row=BOX.longest_row,
        bullets=POINTS,
    )


points_in = lru_cache(maxsize=256)(points_of)  # most piles have not changed since the last view


@lru_cache(maxsize=256)  # all seats of a table see the same rows
def points_on(rows: TableRows) -> tuple[int, ...]:
    """CG-003  The points (bullets) in each row."""
    return tuple(map(points_of, rows))


@lru_cache(maxsize=256)
def ways_of(rows: TableRows, mode: Mode) -> tuple[list[int], list[Going]]:
    """CG-092, CG-110, CG-131, CG-230  The last cards of the rows from low to high, and a preview for a card in each gap
    between them. The card must be the next to be placed. Both lists are empty before the rows are laid."""
    ends = sorted([row[-1] for row in rows if row])
    places = [row_for(rows, mode, lowest) for lowest in (0, *[end + 1 for end in ends])] if ends else []
    return ends, [Going(kind_of(rows, row, rule), row) for row, rule in places]


def kind_of(rows: Rows, row: int | None, rule: str) -> Kind:
    if row is None:
        return "low"
    if is_full(rows[row]):
        return "sixth"
    return "low-hero" if rule == "CG-110" else "goes-to"


def redeal(t: Play[State, Options], seat: int | None, chance: Chance) -> None:
    """CG-314  Shuffle the other hands and the unused cards together, because this seat cannot tell them apart."""
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
