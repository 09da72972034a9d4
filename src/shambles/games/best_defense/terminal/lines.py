"""The Best Defense in a terminal: the table in words, and what each option means right now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from shambles.core.ask import Choice
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.box.words import card_name, card_text, find_card
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


def table_lines(view: View, names: Sequence[str], say: Say) -> list[str]:
    """The whole table, a line for each thing, as it would be read aloud."""
    lines: list[str] = []
    if view.places and view.seats:
        leader = view.seats[view.leader].survivor
        lines.append(say("table-round", round=view.round, rounds=view.rounds, leader=leader))
    for place in view.places:
        lines.append(
            capital(
                say(
                    "table-place",
                    place=place.place,
                    walkers=place.walkers,
                    biting=place.biting,
                    deck=place.deck,
                    cards=place.cards,
                )
            )
        )
        if place.left:
            lines.append(say("table-left", place=place.place, cards=", ".join(place.left)))
    if view.in_force:
        cards = dict.fromkeys(rule.source for rule in view.in_force)
        lines.append(say("table-in-force", cards=", ".join(card_name(card, say) for card in cards)))
    for name, seat in zip(names, view.seats, strict=False):
        lines += seat_lines(name, seat, say)
    return lines


def seat_lines(name: str, seat: SeatView, say: Say) -> list[str]:
    """What lies in front of a seat; its own events and motive with their texts, where they may be seen."""
    lines = [
        say(
            "table-seat",
            name=name,
            survivor=seat.survivor,
            place=seat.place or "none",
            hp=seat.hp,
            food=seat.food,
            allies=seat.allies,
        )
    ]
    if seat.gear:
        lines.append("  " + say("table-gear", cards=laid_cards(seat.gear, say)))
    if seat.ammo_cards:
        lines.append("  " + say("table-ammo", cards=laid_cards(seat.ammo_cards, say)))
    lines += ["  " + say("card-says", card=card, text=words_of(card, say)) for card in seat.hand or ()]
    if seat.motive:
        motive = say("card-says", card=seat.motive, text=words_of(seat.motive, say))
        lines.append("  " + say("table-motive", card=motive))
    if seat.tokens:
        lines.append("  " + say("table-tokens", count=seat.tokens))
    return lines


def laid_cards(cards: Iterable[CardView], say: Say) -> str:
    return ", ".join(
        say("with-ammo", card=laid.card, ammo=laid.ammo) if laid.ammo else card_name(laid.card, say) for laid in cards
    )


def words_of(card: str, say: Say) -> str:
    """The text of a card; one that is not of the standard box is known by its name only."""
    try:
        return card_text(find_card(box_of("standard"), card), say)
    except KeyError:
        return card_name(card, say)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def option_line(view: View, choice: Choice, say: Say) -> str:
    """What one option means."""
    match choice:
        case TakeSurvivor(survivor=survivor):
            return say("option-take-survivor", text=words_of(survivor, say))
        case Go(place=place):
            there = next(one for one in view.places if one.place == place)
            return say("option-go", walkers=there.walkers, deck=there.deck, cards=there.cards)
        case PlayEvent(card=card):
            return say("option-event", text=words_of(card, say))
        case Use(card=card) | FromCard(card=card):
            return say("option-use", text=words_of(card, say))
        case Load(weapon=weapon):
            return say("option-load", weapon=weapon)
        case Gift(to=to):
            return say("option-gift", survivor=view.seats[to].survivor)
        case Someone(seat=seat):
            return say("option-someone", hp=view.seats[seat].hp)
        case Spend(count=count):
            return say("option-spend", count=count)
        case Collect():
            return say("option-collect")
        case Branch():
            return words_of(view.resolving, say) if view.resolving else ""
    return say(f"option-{choice.notation}")


def is_listed(choice: Choice) -> bool:
    """Every option stands in the list."""
    return True
