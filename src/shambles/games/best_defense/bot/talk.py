"""The talk of bots with people: their reasons, and the requests they take (a place to hold, an event to play)."""

from __future__ import annotations

from typing import Any

from shambles.core.asking.ask import Ask, Choice
from shambles.games.best_defense.bot.hints import is_one_to_go_to
from shambles.games.best_defense.bot.outlook import WORTH
from shambles.games.best_defense.table.choices import STAY, FromCard, Gift, Go, PlayEvent, play_event
from shambles.games.best_defense.table.view import View

# Reasons about all, or about a named survivor; `your food` would be another listener's.
SAID = frozenset({"bites", "eaten", "left", "kills", "brings", "hp-of", "armed", "can-heal", "ammo-fits"})
MAY_LOSE = WORTH["hp"]  # value of one hit point: a bot spends no more on a request

TOLD = frozenset({"move-survivor", "play-event", "choose-weapon"})


def is_told(ask: Ask[Any], choice: Choice) -> bool:
    """Plans: moves, events and weapons. An optional step is named only if it is done."""
    if ask.key == "choose-weapon":
        return isinstance(choice, FromCard)
    return ask.key in TOLD or (ask.key == "defy" and isinstance(choice, Go)) or isinstance(choice, Gift)


def things(view: View) -> tuple[str, ...]:
    """The places, and the events of the others that lie open (BD-224)."""
    hands = [one.hand or () for seat, one in enumerate(view.seats) if seat != view.seat]
    return (*(one.place for one in view.places), *(card for hand in hands for card in hand))


def grants(view: View, ask: Ask[Any], choice: Choice, thing: str) -> bool | None:
    """Whether a pawn comes to the place, or stays there; whether the event is played."""
    if isinstance(choice, PlayEvent):
        return choice.card == thing if play_event(thing) in ask.options else None
    if thing not in {one.place for one in view.places}:
        return None
    if ask.key == "defy" and choice == STAY:
        return view.seats[ask.seat].place == thing
    moves = ask.key in ("move-survivor", "defy") or (ask.key == "pick-place" and is_one_to_go_to(ask))
    return choice.place == thing if moves and isinstance(choice, Go) else None
