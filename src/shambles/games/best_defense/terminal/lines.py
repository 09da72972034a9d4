"""The table of The Best Defense as text lines."""

from __future__ import annotations

from collections.abc import Iterable

from shambles.games.best_defense.table.view import CardView, SeatView, View
from shambles.games.best_defense.words import Wording
from shambles.terminal.scene import lines


class Lines(lines.Lines[View]):
    """The places, the survivors and what lies in front of them, in the words of the box that is played with."""

    wording: Wording

    def table(self, view: View) -> list[str]:
        """The whole table, a line for each thing, as it would be read aloud."""
        say, said = self.say, list[str]()
        if view.places and view.seats:
            said.append(say("table-round", round=view.round, rounds=view.rounds, leader=self.leader(view)))
        for one in view.places:
            fields = {"walkers": one.walkers, "biting": one.biting, "deck": one.deck, "cards": one.cards}
            words = say("table-place", place=one.place, **fields)
            said.append(self.words.capital(words))
            if one.left:
                said.append(say("table-left", place=one.place, cards=self.row(one.left)))
        if view.in_force:
            said.append(say("table-in-force", cards=self.in_force(view)))
        for name, seat in zip(self.names, view.seats, strict=False):
            said += self.seat(name, seat)
        return said

    def seat(self, name: str, seat: SeatView) -> list[str]:
        """Cards in front of a seat; its own events and motive with their texts, if they are visible."""
        say = self.say
        stocks = {"hp": seat.hp, "food": seat.food, "allies": seat.allies}
        said = [say("table-seat", name=name, survivor=seat.survivor, place=seat.place or "none", **stocks)]
        if seat.gear:
            said.append("  " + say("table-gear", cards=self.laid(seat.gear)))
        if seat.ammo_cards:
            said.append("  " + say("table-ammo", cards=self.laid(seat.ammo_cards)))
        said += [f"  {self.words.card(card)}" for card in seat.hand or ()]
        if seat.motive:
            said.append("  " + say("table-motive", card=self.words.card(seat.motive)))
        if seat.tokens:
            said.append("  " + say("table-tokens", count=seat.tokens))
        return said

    def laid(self, cards: Iterable[CardView]) -> str:
        return self.row(
            self.say("with-ammo", card=one.card, ammo=one.ammo) if one.ammo else self.words.named(one.card)
            for one in cards
        )

    def leader(self, view: View) -> str:
        return view.seats[view.leader].survivor

    def in_force(self, view: View) -> str:
        """The cards that hold in this round."""
        return self.row(self.words.named(card) for card in dict.fromkeys(rule.source for rule in view.in_force))

    def place(self, place: str | None) -> str:
        """A place in one word."""
        return self.say("screen-place", place=place or "none")

    def with_ammo(self, laid: CardView) -> str:
        """A card in front of somebody, with the ammo that lies on it, in short."""
        name = self.words.named(laid.card)
        return self.say("screen-with-ammo", card=name, ammo=laid.ammo) if laid.ammo else name
