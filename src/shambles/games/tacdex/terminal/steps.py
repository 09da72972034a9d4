"""What happened, one step at a time: an event folded over the view that somebody had before it.

Only for the eye, between two views of the table: the next view puts everything right.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from shambles.core.event import Event
from shambles.games.tacdex.box.contents import HALF, Card, in_order
from shambles.games.tacdex.table.events import (
    BattleTied,
    BattleWon,
    CardAdded,
    CardDiscarded,
    CardDrawn,
    DroppedOut,
    EndShown,
    LeftUnclaimed,
    MarkerTurned,
    OwnTakenBack,
    Revealed,
    RoundBegun,
)
from shambles.games.tacdex.table.state import Played
from shambles.games.tacdex.table.view import SeatView, View


def fold(view: View, event: Event) -> View:
    """The view after this event; the same view if nothing in it moves."""
    match event:
        case RoundBegun(round=round_, battle=battle):
            return replace(view, round=round_, battle=battle)
        case Revealed(cards=cards):
            return turn_up(replace(view, shown=tuple(() for _ in view.seats)), cards)
        case CardAdded(seat=seat, card=card):
            return turn_up(view, {seat: card})
        case MarkerTurned(side=side):
            return replace(view, marker=side)
        case BattleWon(seat=seat, cards=cards):
            return gain(replace(view, table=(), tied=(), last_winner=seat), seat, cards)
        case BattleTied(seats=seats):
            return replace(view, tied=seats)
        case DroppedOut(seat=seat):
            return replace(view, tied=tuple(one for one in view.tied if one != seat))
        case CardDiscarded(seat=seat):
            return bury(view, seat, event.card)
        case CardDrawn(seat=seat):
            return draw(view, seat, event.card)
        case EndShown(seat=seat):
            return change_seat(view, seat, end=True, end_draw=None, deck=view.seats[seat].deck - 1)
        case LeftUnclaimed():
            return replace(view, unclaimed=(*view.unclaimed, *view.table), table=(), tied=())
        case OwnTakenBack(seat=seat, cards=cards):
            rest = tuple(one for one in view.table if one.seat != seat)
            return gain(replace(view, table=rest, tied=()), seat, cards)
    return view


def turn_up(view: View, cards: Mapping[int, Card]) -> View:
    """The cards leave the hands and lie open before their owners."""
    for seat, card in cards.items():
        before = view.seats[seat]
        unseen = before.unseen if seat == view.seat else without(before.unseen, card)
        view = change_seat(view, seat, hand=before.hand - 1, unseen=unseen)
        if seat == view.seat:
            view = replace(view, cards=without(view.cards or (), card))
        shown = (*view.shown[seat], card)
        view = replace(
            view,
            shown=tuple(shown if one == seat else others for one, others in enumerate(view.shown)),
            table=(*view.table, Played(seat, card)),
        )
    return view


def gain(view: View, seat: int, cards: tuple[Card, ...]) -> View:
    """Cards go to a seat's scoring pile."""
    view = change_seat(view, seat, pile=view.seats[seat].pile + len(cards))
    return replace(view, pile=(*(view.pile or ()), *cards)) if seat == view.seat else view


def bury(view: View, seat: int, card: Card | None) -> View:
    """A card of the hand goes under its owner's deck; only the owner knows which."""
    before = view.seats[seat]
    view = change_seat(view, seat, hand=before.hand - 1, deck=before.deck + 1, buried=before.buried + 1)
    if card is None:
        return view
    return replace(view, cards=without(view.cards or (), card), buried=(*(view.buried or ()), card))


def draw(view: View, seat: int, card: Card | None) -> View:
    """A card comes from the top of the deck to the hand; only its owner knows which."""
    before = view.seats[seat]
    deck = before.deck - 1
    was_buried = deck < before.buried
    view = change_seat(view, seat, hand=before.hand + 1, deck=deck, buried=min(before.buried, deck))
    if before.end_draw is not None:
        own = deck - before.buried
        view = change_seat(view, seat, end_draw=(max(0, own - (HALF + 1)) + 1, own))
    if card is None:
        return view
    view = replace(view, cards=tuple(in_order([*(view.cards or ()), card])))
    if was_buried:
        return replace(view, buried=(view.buried or ())[1:])
    return change_seat(view, seat, unseen=without(before.unseen, card))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """These cards but for one copy of this card."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def change_seat(view: View, seat: int, **changes: object) -> View:
    seats: list[SeatView] = list(view.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(view, seats=tuple(seats))
