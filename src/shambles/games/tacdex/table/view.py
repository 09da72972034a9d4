"""A seat's view of TacDex (`view`), and the redeal of hidden cards for a fork (`redeal`) (TD-382)."""

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
    """The public part of a player, and what an attentive player can work out from it.

    hand      how many cards are in the hand; `deck` and `pile` are counts too
    end       whether END has been drawn and shown
    fights    whether this seat plays a card in the present battle
    buried    how many cards DISCARD put under the deck that are not drawn yet
    unseen    the cards of this seat that the viewer has not seen yet: in the hand or in the deck, without END
    end_draw  the earliest and the latest draw, counted from now, that can be END; null once END is shown
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
    """TD-005, TD-R01  The action of each card that has one. In JSON the keys are the names of the cards."""

    five: Action
    six: Action
    seven: Action
    redo: Action = "redo"

    def get(self, card: Card) -> Action | None:
        return {"5": self.five, "6": self.six, "7": self.seven, REDO: self.redo}.get(card)


ACTIONS = {name: msgspec.convert(actions, Actions) for name, actions in BOX.actions.items()}


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it. For a spectator, `cards`, `buried` and `pile` are null.

    cards        the viewer's own hand
    buried       the cards that DISCARD put under the viewer's own deck, in the order they will be drawn
    pile         the cards that the viewer has won
    shown        for each seat, its cards in the latest reveal; the last one counts
    table        the cards on the table that this battle is for, with the seat that played each
    unclaimed    the cards of battles that nobody won
    tied         the seats that fight on in an Extended Battle
    last_winner  the seat that won the last battle
    verdict      the result of the latest reveal
    faces        every card that a deck can hold, in order
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
    """TD-061, TD-382  What one seat, or a spectator, may see."""
    return views(t, (seat,))[0]


def views(t: Play[State, Options], seats: Sequence[int | None]) -> list[View]:
    """TD-061, TD-382  Public: marker, revealed cards, sizes, ENDs. Secret: hands, decks, what DISCARD took (TD-297)."""
    table = view_open(t)
    return [table if seat is None else view_of(t.state, table, seat) for seat in seats]


def view_open(t: Play[State, Options]) -> View:
    """The public part of the view, which is all that a spectator sees."""
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
    """The view with this seat's secrets added: its hand, its pile, and what DISCARD put under its deck."""
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
    """The public part of a player."""
    place = place_of_end(s, seat)
    hand, deck, pile = len(s.hands[seat]), len(s.decks[seat]), len(s.piles[seat])
    unseen = in_sight(unseen_cards(s, None, seat))
    end_draw = (place[0] + 1, place[-1] + 1) if place else None
    return SeatView(theme_of(seat), hand, deck, pile, s.ends[seat], fights, s.buried[seat], unseen, end_draw)


def in_sight(cards: list[Card]) -> tuple[Card, ...]:
    """These cards sorted, so that their order reveals nothing, and without END."""
    found = in_order(cards)
    return tuple(found[:-1]) if found and found[-1] == END else tuple(found)


def buried_cards(s: State, seat: int) -> list[Card]:
    """TD-297  The cards that DISCARD put under a deck. Their owner knows them and their order."""
    deck = s.decks[seat]
    return deck[len(deck) - s.buried[seat] :]


def unseen_cards(s: State, viewer: int | None, seat: int) -> list[Card]:
    """The cards of a seat that the viewer has not seen. Everybody knows what a deck held at first (TD-003) and what was
    played."""
    deck = s.decks[seat]
    return deck[: len(deck) - s.buried[seat]] if viewer == seat else s.hands[seat] + deck


def redeal(t: Play[State, Options], seat: int | None, chance: Chance) -> None:
    """TD-055, TD-061  Shuffle the hands and decks that this seat cannot see. END stays within the part of its deck
    where it can be."""
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
    """TD-055, TD-061, TD-297  Shuffle every deck, except what its owner put under it. END stays where it can be."""
    s = t.state
    for seat in t.seats:
        deck, place = s.decks[seat], place_of_end(s, seat)
        heap = [*chance.shuffle(f"reshuffle:{seat}", in_sight(unseen_cards(s, seat, seat))), *buried_cards(s, seat)]
        if END in deck:
            heap.insert(chance.pick(f"reshuffle-end:{seat}", place), END)
        s.decks[seat] = heap
