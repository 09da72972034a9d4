"""Names of TacDex's answers, and the immediate effect of each."""

from __future__ import annotations

from typing import Any

from shambles import wording
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.saying import listed
from shambles.games.tacdex.box.contents import Card
from shambles.games.tacdex.table.odds import chance_to_win
from shambles.games.tacdex.table.state import Add, Select, Turn, Victim, other_side
from shambles.games.tacdex.table.view import View


class Wording(wording.Wording[View]):
    """Cards by what is printed on them, the marker by its side, opponents by name."""

    def label(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        match choice:
            case Victim(seat=seat):
                return self.names[seat]
            case Turn(flip=flip):
                side = other_side(view.marker) if flip else view.marker
                return self.say("label-flip" if flip else "label-keep", side=side)
            case Add(card=None):
                return self.say("label-add-nothing")
            case Select(card=card) | Add(card=str(card)):
                return self.card(card)
        return self.said(choice)

    def card(self, card: Card) -> str:
        """A card by what is printed on it."""
        return self.words.named(card)

    def meaning(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        """Effect of one option."""
        say = self.say
        match choice:
            case Victim(seat=number):
                seat = view.seats[number]
                return say("option-victim", hand=seat.hand, pile=seat.pile)
            case Turn(flip=flip):
                return (
                    say("option-flip", side=other_side(view.marker)) if flip else say("option-keep", side=view.marker)
                )
            case Add(card=card):
                return self.added(view, card)
            case Select(card=card):
                action = view.actions.get(card)
                if action in ("flip", "redo"):
                    return say("option-action", action=action)
                chance = say("option-chance", percent=round(100 * chance_to_win(view, card)))
                return (
                    chance
                    if action is None
                    else listed((say("option-action", action=action), chance), "list-semicolon", say)
                )
        return ""

    def added(self, view: View, card: Card | None) -> str:
        """Effect of a card that REDO adds; None for no card."""
        if card is None:
            return self.say("option-keep-redo")
        action = view.actions.get(card)
        if action == "redo":
            return self.say("option-action", action=action)
        fights = self.say("option-add")
        return (
            fights
            if action is None
            else listed((self.say("option-action", action=action), fights), "list-semicolon", self.say)
        )
