"""TacDex in a terminal: the table in words, and what each option means right now."""

from __future__ import annotations

from typing import Any

from shambles.core.ask import Ask, Choice
from shambles.games.tacdex.box.contents import Card
from shambles.games.tacdex.table.odds import chance_to_win
from shambles.games.tacdex.table.state import Add, Select, Turn, Victim, other_side
from shambles.games.tacdex.table.view import View
from shambles.terminal.scene import lines


class Lines(lines.Lines[View]):
    """The battle, the seats, and one's own hand."""

    def table(self, view: View) -> list[str]:
        """The whole table, a line for each thing, as it would be read aloud."""
        say, names = self.say, self.names
        said = [say("table-battle", battle=view.battle, side=view.marker)]
        shown = [f"{names[seat]}: {' + '.join(cards)}" for seat, cards in enumerate(view.shown) if cards]
        if shown:
            said.append(say("table-shown", cards=", ".join(shown)))
        if view.table:
            said.append(say("table-pot", count=len(view.table)))
        if view.tied:
            said.append(say("table-tied", names=", ".join(names[seat] for seat in view.tied)))
        for name, seat in zip(names, view.seats, strict=True):
            end = "yes" if seat.end else "no"
            said.append(
                say("table-seat", name=name, theme=seat.theme, hand=seat.hand, deck=seat.deck, pile=seat.pile, end=end)
            )
        if view.seat is not None:
            said += self.own(view, view.seats[view.seat].end_draw)
        return said

    def own(self, view: View, end_draw: tuple[int, int] | None) -> list[str]:
        """What only this seat sees: its hand, what DISCARD put under its deck, and when its END can come."""
        said = [self.say("table-cards", cards=", ".join(self.card(view, card) for card in view.cards or ()))]
        if view.buried:
            said.append(self.say("table-buried", cards=", ".join(view.buried)))
        if end_draw is not None:
            said.append(self.say("table-end-draw", first=end_draw[0], last=end_draw[1]))
        return said

    def card(self, view: View, card: Card) -> str:
        """A card with its action, if its name does not say it already."""
        action = view.actions.get(card)
        words = "none" if action in (None, card) else self.say(f"action-{action}")
        return self.say("table-card", card=card, action=words)

    def name(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        """What an answer is called."""
        return self.names[choice.seat] if isinstance(choice, Victim) else choice.notation

    def meaning(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        """What one option means."""
        say = self.say
        if isinstance(choice, Victim):
            seat = view.seats[choice.seat]
            return say("option-victim", hand=seat.hand, pile=seat.pile)
        if isinstance(choice, Turn):
            if choice.flip:
                return say("option-flip", side=other_side(view.marker))
            return say("option-keep", side=view.marker)
        if isinstance(choice, Add):
            return self.added(view, choice.card)
        assert isinstance(choice, Select)
        action = view.actions.get(choice.card)
        if action in ("flip", "redo"):
            return say("option-action", action=action)
        chance = say("option-chance", percent=round(100 * chance_to_win(view, choice.card)))
        return chance if action is None else f"{chance}; {say('option-action', action=action)}"

    def added(self, view: View, card: Card | None) -> str:
        """What a card does that REDO adds; None for no card."""
        if card is None:
            return self.say("option-keep-redo")
        action = view.actions.get(card)
        if action == "redo":
            return self.say("option-action", action=action)
        fights = self.say("option-add")
        return fights if action is None else f"{fights}; {self.say('option-action', action=action)}"
