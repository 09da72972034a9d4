"""What happened, one step at a time: an event folded over the view that somebody had before it.

Only for the eye, between two views of the table: the next view puts everything right.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from shambles.core.event import Event
from shambles.games.card_game.box.contents import points_of
from shambles.games.card_game.table.events import (
    HandBegun,
    HandDealt,
    HeroTaken,
    Placed,
    RowsStarted,
    RowTaken,
    TurnedUp,
)
from shambles.games.card_game.table.state import Lay, Turned
from shambles.games.card_game.table.view import SeatView, View


def fold(view: View, event: Event) -> View:
    """The view after this event; the same view if nothing in it moves."""
    match event:
        case TurnedUp(laid=laid):
            return turn_up(replace(view, round=event.round), laid)
        case Placed(card=card, row=row):
            return put_row(drop_turned(view, card), row, (*view.rows[row], card))
        case RowTaken(seat=seat, card=card, row=row):
            return take_row(drop_turned(view, card), seat, card, row)
        case HandBegun(hand=hand):
            cleared = (replace(one, walkers=0, pile=(), points=0) for one in view.seats)
            return put_rows(replace(view, hand=hand, round=0, seats=tuple(cleared), used_heroes=()), ())
        case HandDealt(seat=seat, count=count):
            mine = event.cards if seat == view.seat else view.cards
            return replace(change_seat(view, seat, walkers=count), cards=mine)
        case HeroTaken(seat=seat, hero=hero):
            return replace(change_seat(view, seat, hero=hero), hero=hero if seat == view.seat else view.hero)
        case RowsStarted(cards=cards):
            return put_rows(view, [(card,) for card in cards])
    return view


def turn_up(view: View, laid: dict[int, Lay]) -> View:
    """The cards leave the hands and lie open before their owners."""
    turned = tuple(Turned(card, seat, lay.hero) for seat, lay in laid.items() for card in lay.cards)
    used = view.used_heroes
    for seat, lay in laid.items():
        before = view.seats[seat]
        hero = None if lay.hero else before.hero
        if lay.hero and before.hero:
            used = (*used, before.hero)
        view = change_seat(view, seat, walkers=before.walkers - len(lay.cards), hero=hero)
        if seat == view.seat:
            cards = tuple(card for card in view.cards or () if card not in lay.cards)
            view = replace(view, cards=cards, hero=hero)
    return replace(view, turned=turned, used_heroes=used)


def take_row(view: View, seat: int, card: int, row: int) -> View:
    """The row goes to the seat's pile, and the card starts it anew."""
    before, cards = view.seats[seat], view.rows[row]
    won = points_of(cards)
    view = change_seat(view, seat, pile=(*before.pile, *cards), points=before.points + won, total=before.total + won)
    return put_row(view, row, (card,))


def drop_turned(view: View, card: int) -> View:
    return replace(view, turned=tuple(one for one in view.turned if one.card != card))


def put_row(view: View, row: int, cards: tuple[int, ...]) -> View:
    return put_rows(view, [cards if number == row else one for number, one in enumerate(view.rows)])


def put_rows(view: View, rows: Iterable[tuple[int, ...]]) -> View:
    rows = tuple(rows)
    return replace(view, rows=rows, row_points=tuple(map(points_of, rows)))


def change_seat(view: View, seat: int, **changes: object) -> View:
    seats: list[SeatView] = list(view.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(view, seats=tuple(seats))
