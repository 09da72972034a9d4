"""Picture of The Best Defense: the four places with survivors and walkers, and each survivor's cards."""

from __future__ import annotations

from shambles.doors.drawing import Card, Picture, Strip
from shambles.games.best_defense.table.view import PlaceView, SeatView, View
from shambles.wording import Words


def picture(words: Words, view: View) -> Picture:
    """BD-014  Everything lies open but events and motives: those are drawn as far as the view has them."""
    places = (Strip(words.capital(words.named(one.place)), at_place(words, view, one)) for one in view.places)
    seats = zip(words.names, view.seats, strict=False)
    return Picture((*places, *(Strip(name, before_seat(words, one)) for name, one in seats)))


def at_place(words: Words, view: View, place: PlaceView) -> tuple[Card, ...]:
    """Its deck, the walkers, and the survivors there."""
    deck = Card(words.named(place.deck), str(place.cards), "back")
    walkers = [Card("Z", ink="danger")] * place.walkers
    here = [Card(words.named(one.survivor), str(one.hp), "friend") for one in view.seats if one.place == place.place]
    return (deck, *here, *walkers)


def before_seat(words: Words, seat: SeatView) -> tuple[Card, ...]:
    """The survivor, food and allies, equipment with its ammo, and the events that may be seen."""
    goods = [Card(words.named("food"), str(seat.food), "back"), Card(words.named("ally"), str(seat.allies), "back")]
    gear = [Card(words.named(one.card), str(one.ammo or "")) for one in (*seat.gear, *seat.ammo_cards)]
    hidden = [Card("", ink="back")] * (seat.events if seat.hand is None else 0)
    events = [Card(words.named(card), ink="danger") for card in seat.hand or ()]
    return (Card(words.named(seat.survivor), str(seat.hp), "friend"), *goods, *gear, *events, *hidden)
