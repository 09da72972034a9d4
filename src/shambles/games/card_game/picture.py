"""The Card Game drawn: the rows, what is still to be placed, and every hand."""

from __future__ import annotations

from shambles.doors.drawing import Card, Picture, Strip
from shambles.games.card_game.table.view import View
from shambles.wording import Words


def picture(words: Words, view: View) -> Picture:
    """CG-314  Four rows with their places, and the hands: one's own open, the others' face down."""
    strips = []
    for number, row in enumerate(view.rows):
        places = (
            walker(view, row[place]) if place < len(row) else Card("", ink="empty") for place in range(view.longest_row)
        )
        strips.append(Strip(str(number + 1), tuple(places)))
    if view.turned:
        strips.append(Strip("…", tuple(walker(view, one.card, words.names[one.seat]) for one in view.turned)))
    for seat, shown in enumerate(view.seats):
        mine = view.cards if seat == view.seat else None
        hand = [walker(view, card) for card in mine] if mine is not None else [Card("", ink="back")] * shown.walkers
        hero = [Card(words.named(shown.hero), ink="friend")] if shown.hero else []
        strips.append(Strip(f"{words.names[seat]}: {shown.points}", (*hand, *hero)))
    return Picture(tuple(strips))


def walker(view: View, card: int, note: str = "") -> Card:
    """A Walker with its bullets, or with its player."""
    return Card(str(card), note or "•" * view.bullets[card])
