"""Names of the Card Game's answers, and the immediate effect of each."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from shambles import wording
from shambles.core.asking.ask import Ask, Choice
from shambles.games.card_game.box.contents import POINTS
from shambles.games.card_game.table.state import Lay, TakeRow
from shambles.games.card_game.table.view import Kind, View
from shambles.texts import Texts

CARDS = "\x02"  # in their place: no row comes again, but most of its sentence does, and that is kept


class Wording(wording.Wording[View]):
    """Cards by what is printed on them, rows by their place."""

    def label(self, view: View, ask: Ask[Any] | None, choice: Choice) -> str:
        if isinstance(choice, TakeRow):
            return self.say("row", row=choice.row + 1)
        return self.said(choice)

    def meaning(self, view: View, ask: Ask[Any] | None, choice: Choice) -> str:
        """Effect of an option if nothing else happened before it."""
        if isinstance(choice, TakeRow):
            said = self.say("option-take-row", cards=CARDS, points=view.row_points[choice.row])
            return said.replace(CARDS, self.words.row(map(str, view.rows[choice.row])))
        assert isinstance(choice, Lay)
        if choice.hero:
            return self.say("option-first")
        if len(choice.cards) > 1:
            return self.say("option-two")
        card = choice.cards[0]
        return _one_card(self.words.texts, card, *_way(view, card))

    def where_it_goes(self, view: View, card: int) -> str:
        """The row of a Walker of the hand if it were placed now."""
        return _where(self.words.texts, *_way(view, card))


def _way(view: View, card: int) -> tuple[Kind, int | None, int]:
    """Outcome of a Walker of the hand: its row, and the bullets it takes there."""
    assert view.cards is not None
    going = view.going[view.cards.index(card)]
    kind, row = going.kind, going.row
    return kind, row, view.row_points[row] if kind == "sixth" and row is not None else 0


@lru_cache(maxsize=4096)  # every seat of every table has the same cards and rows
def _one_card(texts: Texts, card: int, kind: Kind, row: int | None, points: int) -> str:
    return texts.row((texts.say("bullets", points=POINTS[card]), _where(texts, kind, row, points)))


def _where(texts: Texts, kind: Kind, row: int | None, points: int) -> str:
    if row is None:
        return texts.say("option-low")
    if kind == "sixth":
        return texts.say("option-sixth", row=row + 1, points=points)
    return texts.say(f"option-{kind}", row=row + 1)
