"""The Card Game's table as text lines."""

from __future__ import annotations

from shambles.core.asking.ask import Choice
from shambles.games.card_game.table.state import Lay
from shambles.games.card_game.table.view import View
from shambles.games.card_game.words import Wording
from shambles.terminal.scene import lines


class Lines(lines.Lines[View]):
    """The rows, the seats, and the seat's own hand."""

    wording: Wording

    def table(self, view: View) -> list[str]:
        """The whole table, a line for each thing, as it would be read aloud."""
        say = self.say
        said = [self.caption(view)]
        for number, cards in enumerate(view.rows):
            numbers, points = self.row(map(str, cards)), view.row_points[number]
            said.append(
                say("table-row", row=number + 1, cards=numbers, count=len(cards), most=view.longest_row, points=points)
            )
        if view.turned:
            turned = self.row(f"{one.card} ({self.names[one.seat]})" for one in view.turned)
            said.append(say("table-turned", cards=turned))
        for name, seat in zip(self.names, view.seats, strict=True):
            hero, total = seat.hero or "none", seat.total if view.hands > 1 else "none"
            said.append(say("table-seat", name=name, walkers=seat.walkers, hero=hero, points=seat.points, total=total))
        if view.cards:
            said.append(say("table-cards", cards=self.row(map(str, view.cards))))
        if view.seat is not None and view.mode == "hero":
            said.append(say("table-hero", hero=view.hero) if view.hero else say("table-hero-used"))
        return said

    def caption(self, view: View) -> str:
        """The mode, and how far the game is."""
        where = "table-hand" if view.hands > 1 else "table-round"
        reached = self.say(where, hand=view.hand, hands=view.hands, round=view.round)
        return f"{self.say(f'mode-{view.mode}')}. {reached}"

    def is_listed(self, choice: Choice) -> bool:
        """True if an option is listed; pairs are too many, and are typed."""
        return not isinstance(choice, Lay) or (len(choice.cards) == 1 and not choice.hero)
