"""What the answers of The Best Defense are called on the full screen, and what each would mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shambles.core.ask import Ask, Choice
from shambles.games.best_defense.box.contents import Box, box_of
from shambles.games.best_defense.box.words import card_name, card_text, effects_text, find_card
from shambles.games.best_defense.table.about import AboutBranches, AboutCost, AboutDeck, AboutMore, AboutPoints
from shambles.games.best_defense.table.choices import (
    Branch,
    Collect,
    FromCard,
    Gift,
    Go,
    Load,
    PlayEvent,
    Someone,
    Spend,
    TakeSurvivor,
    Use,
)
from shambles.games.best_defense.table.view import CardView, SeatView, View

Say = Callable[..., str]


def box_in(ask: Ask[Any]) -> Box:
    """The box that this table plays with."""
    return box_of(ask.play.options.box)


def text_on(box: Box, card: str, say: Say) -> str:
    """What stands on a card."""
    return card_text(find_card(box, card), say)


def card_in_words(box: Box, card: str, say: Say) -> str:
    """A card with its name and its text."""
    return say("screen-card", card=card_name(card, say), text=text_on(box, card, say))


def with_ammo(laid: CardView, say: Say) -> str:
    """A card in front of somebody, with the ammo that lies on it."""
    name = card_name(laid.card, say)
    return say("screen-with-ammo", card=name, ammo=laid.ammo) if laid.ammo else name


def place_name(place: str | None, say: Say) -> str:
    """A place in one word."""
    return say("screen-place", place=place or "none")


# --- what an answer is called


def label(choice: Choice, ask: Ask[Any], view: View, say: Say) -> str:
    """An answer in a few words."""
    match choice:
        case Go(place=place):
            return place_name(place, say)
        case TakeSurvivor(survivor=card) | PlayEvent(card=card):
            return card_name(card, say)
        case Someone(seat=seat):
            return card_name(view.seats[seat].survivor, say)
        case Use(card=card):
            return say("screen-use", card=card_name(card, say))
        case Collect(card=card):
            return say("screen-collect", card=card_name(card, say))
        case Load(card=card, weapon=weapon):
            return say("screen-load", card=card_name(card, say), weapon=card_name(weapon, say))
        case Gift(what=what, to=to, card=gift):
            card = card_name(gift, say) if gift else ""
            return say("screen-gift", what=what, card=card, to=card_name(view.seats[to].survivor, say))
        case FromCard(what=what, number=number):
            return with_ammo(lying(view.seats[getattr(ask.about, "of", ask.seat)], what)[number], say)
        case Branch(branch=branch):
            return say("screen-branch", number=branch + 1)
        case Spend(count=count):
            return say("screen-spend", count=count)
    return say("screen-word", word=choice.notation)


def lying(seat: SeatView, what: str) -> Sequence[CardView]:
    """The equipment of a seat, or its ammo cards."""
    return seat.gear if what == "gear" else seat.ammo_cards


# --- what an answer means


def meaning(choice: Choice, ask: Ask[Any], view: View, say: Say) -> str:
    """What would come of an answer, or what stands on its card; nothing where the label says it all."""
    box = box_in(ask)
    match choice:
        case Go(place=place):
            return place_in_words(view, place, say)
        case TakeSurvivor(survivor=card):
            return say("screen-leads", text=text_on(box, card, say))
        case PlayEvent(card=card) | Use(card=card) | FromCard(card=card) | Collect(card=card) | Gift(card=str(card)):
            return text_on(box, card, say)
        case Someone(seat=seat):
            return seat_in_words(view.seats[seat], say)
        case Branch(branch=branch):
            return effects_text(ask.on(AboutBranches).options[branch], say)
        case Spend(count=count):
            return spent_in_words(ask, count, say)
    return word_in_words(choice.notation, ask, say)


def place_in_words(view: View, place: str, say: Say) -> str:
    one = next(one for one in view.places if one.place == place)
    return say("screen-there", walkers=one.walkers, biting=one.biting, deck=one.deck, cards=one.cards)


def seat_in_words(seat: SeatView, say: Say) -> str:
    place = place_name(seat.place, say)
    return say("screen-who", place=place, hp=seat.hp, food=seat.food, allies=seat.allies)


def spent_in_words(ask: Ask[Any], count: int, say: Say) -> str:
    """BD-316  How many walkers fall to the points with so many allies."""
    about = ask.on(AboutPoints)
    points = about.group + count
    return say("screen-points", points=points, kills=min(points // 5, about.walkers))


def word_in_words(word: str, ask: Ask[Any], say: Say) -> str:
    about = ask.about
    if word == "refuse" and isinstance(about, AboutCost) and about.penalty:
        return effects_text(about.penalty, say)
    if word == "draw" and isinstance(about, AboutDeck | AboutMore) and about.left == 1:
        return say("screen-last-card")
    return ""
