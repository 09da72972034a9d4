"""Action cards: FLIP and REDO before the numbers are compared, DISCARD and DRAW afterwards; and drawing."""

from __future__ import annotations

from shambles.core.asking.play import Flow, Play, choose
from shambles.games.tacdex.box.contents import END, NUMBER, Action, Options, action_of, in_order
from shambles.games.tacdex.table.events import (
    CardAdded,
    CardDiscarded,
    CardDrawn,
    DiscardLost,
    EndShown,
    MarkerKept,
    MarkerTurned,
    NothingAdded,
    NothingToDraw,
)
from shambles.games.tacdex.table.questions import (
    ADD_A_CARD,
    CHOOSE_AN_OPPONENT,
    TURN_THE_MARKER,
    Added,
    Adding,
    Turning,
)
from shambles.games.tacdex.table.standing import standing_of, standing_with
from shambles.games.tacdex.table.state import (
    Played,
    State,
    all_ends_out,
    can_be_hit,
    clockwise,
    other_side,
    showing,
)

T = Play[State, Options]


# --- Which cards are shown


def shows(t: T, seat: int, action: Action) -> bool:
    """TD-012, TD-226, TD-227  Whether the last card a seat has shown in this reveal carries this action."""
    cards = t.state.shown[seat]
    return bool(cards) and action_of(t.options, cards[-1]) == action


def everybody_shows(t: T, action: Action) -> bool:
    """TD-243, TD-264, TD-354, TD-356, TD-361  Mutual FLIP or mutual REDO: a tie, and nobody acts."""
    return all(shows(t, seat, action) for seat in showing(t.state))


# --- Battle actions


def battle_actions(t: T) -> Flow[None]:
    """TD-223, TD-350, TD-351  Before the comparison, clockwise from the last winner.

    TD-R05: between two players REDO comes first, so that the owner of a FLIP decides last.
    """
    seats = [seat for seat in clockwise(t.state) if seat in showing(t.state)]
    if len(t.seats) == 2:
        for seat in seats:
            yield from redo(t, seat)
        for seat in seats:
            yield from flip(t, seat)
    else:
        for seat in seats:
            yield from redo(t, seat)
            yield from flip(t, seat)


def flip(t: T, seat: int) -> Flow[None]:
    """TD-221, TD-240, TD-353  The owner of a FLIP may turn the marker, having seen all that was shown."""
    if not shows(t, seat, "flip") or everybody_shows(t, "flip"):  # TD-266, TD-R20: then the decisions lapse
        return
    choice = yield from choose(t, TURN_THE_MARKER, seat, about_turning(t.state))
    if choice.flip:
        turn_marker(t, "TD-240", seat)
    else:
        t.tell(MarkerKept("TD-221", seat, t.state.marker))


def about_turning(s: State) -> Turning:
    """TD-240, TD-245  What either side of the marker makes of the cards shown."""
    shown = tuple(map(tuple, s.shown))
    return Turning(s.marker, standing_of(shown, other_side(s.marker)), standing_of(shown, s.marker))


def turn_marker(t: T, rule: str, seat: int | None = None) -> None:
    """TD-191, TD-240, TD-242, TD-R32  The marker shows its other side, from the one it shows now, and stays so."""
    t.state.marker = other_side(t.state.marker)
    t.tell(MarkerTurned(rule, t.state.marker, seat))


def redo(t: T, seat: int) -> Flow[None]:
    """TD-260, TD-267, TD-355  The owner of a REDO may add a card from the hand; a second REDO works again."""
    s = t.state
    while shows(t, seat, "redo"):
        if not s.hands[seat]:
            t.tell(NothingAdded("TD-269", seat))
            return
        choice = yield from choose(t, ADD_A_CARD, seat, about_adding(s, seat))
        if choice.card is None:
            t.tell(NothingAdded("TD-268", seat))
            return
        s.hands[seat].remove(choice.card)
        s.shown[seat].append(choice.card)
        s.table.append(Played(seat, choice.card))  # TD-262
        t.tell(CardAdded("TD-267" if choice.card == s.shown[seat][0] else "TD-260", seat, choice.card))


def about_adding(s: State, seat: int) -> Adding:
    """TD-260  What each number would come to, as the cards lie now: of every number, for a hand is secret to others."""
    shown = tuple(map(tuple, s.shown))
    return Adding(tuple(Added(card, standing_with(shown, seat, card, s.marker)) for card in NUMBER))


# --- Other actions


def other_actions(t: T) -> Flow[None]:
    """TD-220, TD-225, TD-358  DISCARD and DRAW of all who showed them, whoever has won."""
    for seat in order_of_actions(t):
        if shows(t, seat, "discard"):
            yield from discard(t, seat)
        elif shows(t, seat, "draw"):
            draw(t, seat, "TD-322")
        if all_ends_out(t.state):  # TD-144, TD-151
            return


def order_of_actions(t: T) -> list[int]:
    """TD-224  Two players: by rising number. TD-350, TD-R19  More: clockwise from the winner of the last battle."""
    s = t.state
    if len(t.seats) == 2:
        return sorted(showing(s), key=lambda seat: NUMBER.get(s.shown[seat][-1], 0))
    return clockwise(s)


def discard(t: T, seat: int) -> Flow[None]:
    """TD-222, TD-290, TD-293, TD-357  A random card of an opponent's goes under its owner's deck."""
    s = t.state
    hit = [other for other in t.seats if other != seat and can_be_hit(s, other)]
    if not hit:
        t.tell(DiscardLost("TD-293", seat))
        return
    owner = hit[0]
    if len(hit) > 1:
        owner = (yield from choose(t, CHOOSE_AN_OPPONENT, seat)).seat
    card = t.pick(f"discard:{seat}", s.hands[owner])
    s.hands[owner].remove(card)
    s.decks[owner].append(card)
    s.buried[owner] += 1
    t.tell(CardDiscarded("TD-290", owner, seat, card))


# --- Drawing


def draw(t: T, seat: int, rule: str) -> None:
    """TD-120, TD-121, TD-192, TD-320  One card from the top of one's own deck; an END is shown and replaced."""
    s = t.state
    deck = s.decks[seat]
    if not deck:
        t.tell(NothingToDraw("TD-126", seat))
        return
    card = deck.pop(0)
    s.buried[seat] = min(s.buried[seat], len(deck))
    if card == END:
        show_end(t, seat, rule)
    else:
        s.hands[seat] = in_order([*s.hands[seat], card])
        t.tell(CardDrawn(rule, seat, card))


def show_end(t: T, seat: int, rule: str) -> None:
    """TD-140, TD-141, TD-145, TD-147  END is laid open, and another card drawn; TD-144  not after the last END."""
    s = t.state
    s.ends[seat] = True
    t.tell(EndShown("TD-140", seat, s.ends.count(False)))
    if not all_ends_out(s):
        draw(t, seat, rule)
