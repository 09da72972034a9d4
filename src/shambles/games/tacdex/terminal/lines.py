"""The table of TacDex as text lines."""

from __future__ import annotations

from shambles.games.tacdex.box.contents import Card
from shambles.games.tacdex.table.view import View
from shambles.games.tacdex.words import Wording
from shambles.terminal.scene import lines


class Lines(lines.Lines[View]):
    """The battle, the seats, and the seat's own hand."""

    wording: Wording

    def table(self, view: View) -> list[str]:
        """The whole table, a line for each thing, as it would be read aloud."""
        say, names = self.say, self.names
        said = [say("table-battle", battle=view.battle, side=view.marker)]
        shown = [
            say("said-of", name=names[seat], what=" + ".join(map(self.wording.card, cards)))
            for seat, cards in enumerate(view.shown)
            if cards
        ]
        if shown:
            said.append(say("table-shown", cards=self.row(shown)))
        if view.table:
            said.append(say("table-pot", count=len(view.table)))
        if view.tied:
            said.append(say("table-tied", names=self.row(names[seat] for seat in view.tied)))
        for name, seat in zip(names, view.seats, strict=True):
            end = "yes" if seat.end else "no"
            said.append(
                say("table-seat", name=name, theme=seat.theme, hand=seat.hand, deck=seat.deck, pile=seat.pile, end=end)
            )
        if view.seat is not None:
            said += self.own(view, view.seats[view.seat].end_draw)
        return said

    def own(self, view: View, end_draw: tuple[int, int] | None) -> list[str]:
        """The seat's secrets: its hand, what DISCARD put under its deck, and when its END can come."""
        said = [self.say("table-cards", cards=self.row(self.card(view, card) for card in view.cards or ()))]
        if view.buried:
            said.append(self.say("table-buried", cards=self.row(map(self.wording.card, view.buried))))
        if end_draw is not None:
            said.append(self.say("table-end-draw", first=end_draw[0], last=end_draw[1]))
        return said

    def card(self, view: View, card: Card) -> str:
        """A card with its action, if its name does not say it already."""
        action = view.actions.get(card)
        words = "none" if action in (None, card) else self.say(f"action-{action}")
        return self.say("table-card", card=self.wording.card(card), action=words)
