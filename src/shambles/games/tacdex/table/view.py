"""What a seat may know of TacDex, and imagining the rest: two halves of one fact (TD-382)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from shambles.core.asking.chance import Chance
from shambles.core.asking.play import Play
from shambles.games.tacdex.box.contents import (
    BOX,
    END,
    FACES,
    REDO,
    Action,
    Card,
    Options,
    Side,
    Theme,
    in_order,
    theme_of,
)
from shambles.games.tacdex.table.standing import Verdict, verdict_of
from shambles.games.tacdex.table.state import Played, State, participants, place_of_end


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What everybody can see of a seat, and what an attentive player can reckon from it.

    unseen    the cards of its deck that this viewer has not seen yet, be they in the hand or in the deck
    fights    whether it lays a card in the present battle
    buried    how many cards DISCARD put under its deck that have not been drawn since
    end_draw  the earliest and the latest draw from now that can bring its END; None once END lies open
    """

    theme: Theme
    hand: int
    deck: int
    pile: int
    end: bool
    fights: bool
    buried: int
    unseen: tuple[Card, ...]
    end_draw: tuple[int, int] | None


class Actions(msgspec.Struct, frozen=True, rename={"five": "5", "six": "6", "seven": "7"}):
    """TD-005, TD-R01  The cards that show an action, each with its action; in JSON by the card's name."""

    five: Action
    six: Action
    seven: Action
    redo: Action = "redo"

    def get(self, card: Card) -> Action | None:
        return {"5": self.five, "6": self.six, "7": self.seven, REDO: self.redo}.get(card)


ACTIONS = {name: msgspec.convert(actions, Actions) for name, actions in BOX.actions.items()}


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it. A spectator has no hand.

    cards    the viewer's own hand
    buried   what DISCARD put under the viewer's own deck, the next to be drawn first
    pile     what the viewer has won
    shown    the cards of the latest reveal by seat; the last of each counts
    table    all the cards that lie there to be won, with who played them
    tied     who fights on in an Extended Battle
    verdict  what the latest reveal has come to
    faces    every card that a deck may hold, in order
    """

    seat: int | None
    actions: Actions
    battle: int
    round: int
    marker: Side
    cards: tuple[Card, ...] | None
    buried: tuple[Card, ...] | None
    pile: tuple[Card, ...] | None
    shown: tuple[tuple[Card, ...], ...]
    table: tuple[Played, ...]
    unclaimed: tuple[Played, ...]
    tied: tuple[int, ...]
    last_winner: int | None
    seats: tuple[SeatView, ...]
    verdict: Verdict | None
    faces: tuple[Card, ...]


def view(t: Play[State, Options], seat: int | None) -> View:
    """TD-061, TD-382  What one seat, or a spectator, may know."""
    return views(t, (seat,))[0]


def views(t: Play[State, Options], seats: Sequence[int | None]) -> list[View]:
    """TD-061, TD-382  Public: marker, revealed cards, sizes, ENDs. Secret: hands, decks, what DISCARD took (TD-297)."""
    table = view_open(t)
    return [table if seat is None else view_of(t.state, table, seat) for seat in seats]


def view_open(t: Play[State, Options]) -> View:
    """What everybody may know, and all that a spectator does."""
    s = t.state
    shown = tuple(map(tuple, s.shown))
    fighting = participants(s)
    return View(
        seat=None,
        actions=ACTIONS[t.options.actions],
        battle=s.battle,
        round=s.round,
        marker=s.marker,
        cards=None,
        buried=None,
        pile=None,
        shown=shown,
        table=tuple(s.table),
        unclaimed=tuple(s.unclaimed),
        tied=tuple(s.tied),
        last_winner=s.last_winner,
        seats=tuple([view_of_seat(s, seat, seat in fighting) for seat in t.seats]),
        verdict=verdict_of(s, shown),
        faces=FACES,
    )


def view_of(s: State, table: View, seat: int) -> View:
    """The table with what this seat alone may know: its hand, its pile, and what DISCARD put under its deck."""
    own = replace(table.seats[seat], unseen=in_sight(unseen_cards(s, seat, seat)))
    return replace(
        table,
        seat=seat,
        cards=tuple(s.hands[seat]),
        buried=tuple(buried_cards(s, seat)),
        pile=tuple(s.piles[seat]),
        seats=(*table.seats[:seat], own, *table.seats[seat + 1 :]),
    )


def view_of_seat(s: State, seat: int, fights: bool) -> SeatView:
    """What everybody else can see of a seat."""
    place = place_of_end(s, seat)
    hand, deck, pile = len(s.hands[seat]), len(s.decks[seat]), len(s.piles[seat])
    unseen = in_sight(unseen_cards(s, None, seat))
    end_draw = (place[0] + 1, place[-1] + 1) if place else None
    return SeatView(theme_of(seat), hand, deck, pile, s.ends[seat], fights, s.buried[seat], unseen, end_draw)


def in_sight(cards: list[Card]) -> tuple[Card, ...]:
    """Cards whose order nobody may know, and END, which lies somewhere among them, left out."""
    found = in_order(cards)
    return tuple(found[:-1]) if found and found[-1] == END else tuple(found)


def buried_cards(s: State, seat: int) -> list[Card]:
    """TD-297  What DISCARD put under a deck is known to its owner, and lies there in that order."""
    deck = s.decks[seat]
    return deck[len(deck) - s.buried[seat] :]


def unseen_cards(s: State, viewer: int | None, seat: int) -> list[Card]:
    """Everybody knows what a deck held (TD-003) and what was played: the rest, but for what the viewer holds."""
    deck = s.decks[seat]
    return deck[: len(deck) - s.buried[seat]] if viewer == seat else s.hands[seat] + deck


def redeal(t: Play[State, Options], seat: int | None, chance: Chance) -> None:
    """TD-055, TD-061  Hands and decks are shuffled anew, END within the part of its deck where it can still be."""
    s = t.state
    for other in t.seats:
        deck, place = s.decks[other], place_of_end(s, other)
        heap = chance.shuffle(f"redeal:{other}", in_sight(unseen_cards(s, seat, other)))
        if other == seat:
            heap += buried_cards(s, other)
        else:
            held = len(s.hands[other])
            s.hands[other], heap = in_order(heap[:held]), heap[held:]
        if END in deck:
            heap.insert(chance.pick(f"redeal-end:{other}", place), END)
        s.decks[other] = heap


def reshuffle(t: Play[State, Options], chance: Chance) -> None:
    """TD-055, TD-061, TD-297  Every deck but for what its owner put under it, END where it can still be."""
    s = t.state
    for seat in t.seats:
        deck, place = s.decks[seat], place_of_end(s, seat)
        heap = [*chance.shuffle(f"reshuffle:{seat}", in_sight(unseen_cards(s, seat, seat))), *buried_cards(s, seat)]
        if END in deck:
            heap.insert(chance.pick(f"reshuffle-end:{seat}", place), END)
        s.decks[seat] = heap
