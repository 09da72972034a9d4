"""The Best Defense in numbers: four places, the cards of the box, and who takes how many bites."""

from __future__ import annotations

from typing import get_args

from shambles.doors.encoding.encoding import Plan
from shambles.doors.encoding.letters import Part, each, one, parts
from shambles.doors.encoding.shapes import Bag, LeftOut, Listed, Number, OneOf, Several, Shape
from shambles.games.best_defense.box.contents import (
    DECK_CARDS,
    EVENT_CARDS,
    HIT_POINTS,
    ROUNDS,
    WALKER_TOKENS,
    WHITE_DIE,
    Options,
    box_of,
)
from shambles.games.best_defense.box.vocabulary import PLACES
from shambles.games.best_defense.rules.combat import UNARMED
from shambles.games.best_defense.table import choices, combat_questions
from shambles.games.best_defense.table.choices import GiftKind
from shambles.games.best_defense.table.combat_questions import SWING

WALKERS = 3 * WALKER_TOKENS  # BD-R06: a token shows 1 or 3
MOST_RULES = 32  # in force in one round
MOST_BRANCHES = 9  # branches of one card
WORDS = tuple(
    one.notation for room in (choices, combat_questions) for one in vars(room).values() if isinstance(one, choices.Word)
)


# Tables that are known by a name where environments have names; each is for so many seats.
ENVIRONMENTS = {"BestDefense": {"seats": 2, "mode": "standard", "difficulty": "beginner"}}


def plan(seats: range, options: Options) -> Plan:
    """BD-014  What a seat does is a word, a place, a card, a survivor; a gift is said as what, to whom, and which."""
    box = box_of(options.box)
    equipment, ammo = (*box.weapons, *box.items), tuple(box.ammo)
    cards = (*equipment, *box.finds, *ammo)
    survivors, events = tuple(box.survivors), tuple(box.events)
    return Plan(
        version=0,
        runs={
            "word": WORDS,
            "place": PLACES,
            "survivor": survivors,
            "seat": seats,
            "event": events,
            "card": cards,
            "use": equipment,
            "load": ammo,
            "give": get_args(GiftKind),
            "number": range(DECK_CARDS + 1),
            "branch": range(1, MOST_BRANCHES + 1),
            "spend": range(WALKERS + 1),
            "bites": [(seat, count) for seat in seats for count in range(1, WALKERS + 1)],
        },
        spelling={
            choices.Word: one("notation", "word"),
            choices.TakeSurvivor: one("survivor", "survivor"),
            choices.Go: one("place", "place"),
            choices.Someone: one("seat", "seat"),
            choices.PlayEvent: one("card", "event"),
            choices.Use: parts(one("card", "use"), one("gear", "number")),
            choices.Load: parts(
                one("card", "load"), one("weapon", "card"), one("ammo", "number"), one("gear", "number")
            ),
            choices.Gift: parts(one("what", "give"), one("to", "seat"), say_card_given),
            choices.FromCard: parts(one("card", "card"), one("number", "number")),
            choices.Collect: parts(one("card", "load"), one("number", "number")),
            choices.Branch: one("branch", "branch", first=1),
            choices.Spend: one("count", "spend"),
            choices.Division: each("shares", "bites"),
        },
        shapes=shapes_of(seats, options),
        returns=(0.0, 1.0),
    )


def say_card_given(gift: choices.Gift) -> list[Part]:
    """Food and allies are all alike; a card is encoded by its name, and by its place if there are several."""
    return [] if gift.card is None else [("card", gift.card), ("number", gift.number)]


def shapes_of(seats: range, options: Options) -> dict[str, Shape]:
    box = box_of(options.box)
    equipment, ammo = (*box.weapons, *box.items), tuple(box.ammo)
    survivors, events = tuple(box.survivors), tuple(box.events)
    everything = (*equipment, *box.finds, *ammo, *events, *survivors)
    laid = {
        "card": Bag((*equipment, *ammo), key="card", most=DECK_CARDS),
        "ammo": Bag((*equipment, *ammo), key="card", amount=lambda laid: laid.ammo),
    }
    printed, same = LeftOut("printed on the card"), LeftOut("the same all game long")
    return {
        **dict.fromkeys(("mode", "difficulty", "motives", "one_leader", "leader_last", "pressure"), same),
        **dict.fromkeys(("rounds", "hit_points"), same),
        "seat": OneOf(seats),
        "round": Number(ROUNDS),
        "leader": OneOf(seats),
        "turn": OneOf(seats),
        "View.places": Listed(len(PLACES)),
        "View.seats": Listed(len(seats)),
        "unused": Bag(survivors, most=1),
        "dead": Bag(survivors, most=1),
        "pile": Number(EVENT_CARDS),
        "played": Bag(events, most=1),
        "buried": Number(EVENT_CARDS),
        "seen_buried": Bag(events, most=1),
        "resolving": OneOf(everything),
        "in_force": Listed(MOST_RULES),
        "fighters": Listed(len(seats)),
        "walkers": Number(WALKERS),
        "biting": Number(WALKERS),
        "PlaceView.cards": Number(DECK_CARDS),
        "discards": Bag((*equipment, *box.finds, *ammo), most=DECK_CARDS),
        "PlaceView.left": Bag(ammo, most=DECK_CARDS),
        "survivor": OneOf(survivors),
        "hp": Number(HIT_POINTS),
        "SeatView.gear": Several(laid),
        "ammo_cards": Several(laid),
        "events": Number(EVENT_CARDS),
        "hand": Bag(events, most=1),
        "motive": OneOf(tuple(box.motives)),
        "source": LeftOut("what it does stands beside it"),
        "RuleView.seats": OneOf(seats),
        "n": Number(least=-WALKERS),
        "weapon": OneOf((*box.weapons, "choice", UNARMED, SWING.notation)),
        "FighterView.gear": Number(DECK_CARDS, least=-1),
        "dice": Bag(WHITE_DIE),
        "extra": Bag(WHITE_DIE),
        "bonus": Number(least=-WALKERS),
        "total": Number(least=-WALKERS),
        "of": OneOf(seats),
        "it": OneOf(seats),
        "card": OneOf(everything),
        "people": OneOf(seats),
        "kills": LeftOut("follows from the points"),
        **dict.fromkeys(("again", "item", "user"), LeftOut("happened a moment ago")),
        "proposals": LeftOut("lay open a moment ago"),
        "AboutBranches.options": printed,
        "penalty": printed,
    }
