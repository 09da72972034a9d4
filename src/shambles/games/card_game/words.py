"""What the answers of the Card Game are called, and what each would do right now."""

from __future__ import annotations

from typing import Any

from shambles import wording
from shambles.core.asking.ask import Ask, Choice
from shambles.games.card_game.box.contents import POINTS
from shambles.games.card_game.table.state import Lay, TakeRow
from shambles.games.card_game.table.view import View


class Wording(wording.Wording[View]):
    """Cards by what is printed on them, rows by their place."""

    def label(self, view: View, ask: Ask[Any] | None, choice: Choice) -> str:
        if isinstance(choice, TakeRow):
            return self.say("row", row=choice.row + 1)
        return self.said(choice)

    def meaning(self, view: View, ask: Ask[Any] | None, choice: Choice) -> str:
        """What one option means if nothing else happened before it."""
        if isinstance(choice, TakeRow):
            cards = self.words.row(map(str, view.rows[choice.row]))
            return self.say("option-take-row", cards=cards, points=view.row_points[choice.row])
        assert isinstance(choice, Lay)
        if choice.hero:
            return self.say("option-first")
        if len(choice.cards) > 1:
            return self.say("option-two")
        card = choice.cards[0]
        points = self.say("bullets", points=POINTS[card])
        return self.words.row((points, self.where_it_goes(view, card)))

    def where_it_goes(self, view: View, card: int) -> str:
        """Where a Walker of the hand would go if it were placed right now."""
        assert view.cards is not None
        going = view.going[view.cards.index(card)]
        if going.row is None:
            return self.say("option-low")
        if going.kind == "sixth":
            return self.say("option-sixth", row=going.row + 1, points=view.row_points[going.row])
        return self.say(f"option-{going.kind}", row=going.row + 1)
