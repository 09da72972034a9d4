"""The Card Game in a terminal: the table in words, and what each option means right now."""

from __future__ import annotations

from typing import Any

from shambles.core.ask import Ask, Choice
from shambles.games.card_game.box.contents import POINTS
from shambles.games.card_game.table.state import Lay, TakeRow, row_for
from shambles.games.card_game.table.view import View
from shambles.terminal.scene import lines


class Lines(lines.Lines[View]):
    """The rows, the seats, and one's own hand."""

    def table(self, view: View) -> list[str]:
        """The whole table, a line for each thing, as it would be read aloud."""
        say = self.say
        said = [self.caption(view)]
        for number, cards in enumerate(view.rows):
            numbers, points = ", ".join(map(str, cards)), view.row_points[number]
            said.append(
                say("table-row", row=number + 1, cards=numbers, count=len(cards), most=view.longest_row, points=points)
            )
        if view.turned:
            turned = ", ".join(f"{one.card} ({self.names[one.seat]})" for one in view.turned)
            said.append(say("table-turned", cards=turned))
        for name, seat in zip(self.names, view.seats, strict=True):
            hero, total = seat.hero or "none", seat.total if view.hands > 1 else "none"
            said.append(say("table-seat", name=name, walkers=seat.walkers, hero=hero, points=seat.points, total=total))
        if view.cards:
            said.append(say("table-cards", cards=", ".join(map(str, view.cards))))
        if view.seat is not None and view.mode == "hero":
            said.append(say("table-hero", hero=view.hero) if view.hero else say("table-hero-used"))
        return said

    def caption(self, view: View) -> str:
        """The mode, and how far the game is."""
        where = "table-hand" if view.hands > 1 else "table-round"
        reached = self.say(where, hand=view.hand, hands=view.hands, round=view.round)
        return f"{self.say(f'mode-{view.mode}')}. {reached}"

    def meaning(self, view: View, ask: Ask[Any] | None, choice: Choice) -> str:
        """What one option means if nothing else happened before it."""
        if isinstance(choice, TakeRow):
            cards = ", ".join(map(str, view.rows[choice.row]))
            return self.say("option-take-row", cards=cards, points=view.row_points[choice.row])
        assert isinstance(choice, Lay)
        if choice.hero:
            return self.say("option-first")
        if len(choice.cards) > 1:
            return self.say("option-two")
        card = choice.cards[0]
        return f"{self.say('bullets', points=POINTS[card])}, {self.where_it_goes(view, card)}"

    def where_it_goes(self, view: View, card: int) -> str:
        """Where a Walker would go if it were placed right now."""
        row, rule = row_for(view.rows, view.mode, card)
        if row is None:
            return self.say("option-low")
        if len(view.rows[row]) == view.longest_row:
            return self.say("option-sixth", row=row + 1, points=view.row_points[row])
        return self.say("option-low-hero" if rule == "CG-110" else "option-goes-to", row=row + 1)

    def is_listed(self, choice: Choice) -> bool:
        """Whether an option stands in the list of options; pairs are too many, and are typed."""
        return not isinstance(choice, Lay) or (len(choice.cards) == 1 and not choice.hero)
