"""Picture of TacDex: the marker, the revealed cards, and the seat's hand."""

from __future__ import annotations

from shambles.doors.drawing import Card, Picture, Strip
from shambles.games.tacdex.table.view import View
from shambles.wording import Words


def picture(words: Words, view: View) -> Picture:
    """TD-061  The marker between the seats; each seat's cards, shown, in hand and won."""
    strips = [Strip(view.marker, tuple(card(words, view, one.card, words.names[one.seat]) for one in view.table))]
    for seat, shown in enumerate(view.seats):
        hand = view.cards if seat == view.seat else None
        held = [card(words, view, one) for one in hand] if hand is not None else [Card("", ink="back")] * shown.hand
        end = [Card(words.named("end"), ink="danger")] if shown.end else []
        strips.append(Strip(f"{words.names[seat]}: {shown.pile}", (*held, *end)))
    return Picture(tuple(strips))


def card(words: Words, view: View, face: str, note: str = "") -> Card:
    """A card with who showed it, or with its action."""
    action = view.actions.get(face)
    return Card(words.named(face), note or ("" if action in (None, face) else words.say(f"action-{action}")))
