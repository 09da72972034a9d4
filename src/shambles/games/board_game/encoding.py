"""The Board Game in numbers: the spaces of the map, survivors, Locations and encounters of the box."""

from __future__ import annotations

from functools import cache

from shambles.doors.encoding.encoding import Plan
from shambles.doors.encoding.letters import each, flag, one, parts, word
from shambles.doors.encoding.shapes import Bag, LeftOut, Listed, Number, OneOf, Several, Shape
from shambles.games.board_game.box.board import find_board
from shambles.games.board_game.box.contents import (
    COLOURS,
    LETHAL,
    SLOTS,
    SOLO_LOCATIONS,
    TO_WIN,
    Box,
    Options,
    find_box,
)
from shambles.games.board_game.box.vocabulary import BILLED, RESOURCES
from shambles.games.board_game.table import choices
from shambles.games.board_game.table.state import Rolled
from shambles.games.board_game.table.view import views_unreckoned

MOST_DICE = 60  # dice of a group of six
MOST_OPTIONS = 9  # options of one card
WHY = ("location", "more")  # a card is drawn for, besides a resource of the space and a follower
MOST_CARDS = 12  # nested cards that are being resolved
WORDS = tuple(dict.fromkeys(one.notation for one in vars(choices).values() if isinstance(one, choices.Word)))


# Tables that are known by a name where environments have names; each is for so many seats.
ENVIRONMENTS = {"BoardGame": {"seats": 4}}


def plan(seats: range, options: Options) -> Plan:
    """BG-101  A way is said space by space, with `gas` before it and `private` after it."""
    box, spaces = find_box(options.box, options.balance), tuple(find_board(options.map).spaces)
    survivors, encounters, locations = tuple(box.survivors), tuple(box.encounters), tuple(box.locations)
    way = parts(flag("gas", "with"), each("path", "space"), flag("private", "with"))
    return Plan(
        version=0,
        runs={
            "word": WORDS,
            "space": spaces,
            "with": ("gas", "private"),
            "stay": ("stay",),
            "use": (*survivors, *encounters),
            "eat": survivors,
            "survivor": survivors,
            "invite": seats,
            "seat": seats,
            "resource": RESOURCES,
            "die": range(1, MOST_DICE + 1),
            "card": (*encounters, *locations),
            "option": range(1, MOST_OPTIONS + 1),
        },
        spelling={
            choices.Word: one("notation", "word"),
            choices.Go: way,
            choices.Way: parts(each("path", "space"), flag("private", "with")),
            choices.Stay: parts(word("stay", "stay"), flag("private", "with")),
            choices.Use: one("card", "use"),
            choices.Eat: one("survivor", "eat"),
            choices.Invite: one("seat", "invite"),
            choices.OnSurvivor: one("survivor", "survivor"),
            choices.OnSpace: one("space", "space"),
            choices.OnSeat: one("seat", "seat"),
            choices.OnResource: one("resource", "resource"),
            choices.OnDie: one("die", "die", first=1),
            choices.OnCard: one("card", "card"),
            choices.OnOption: one("option", "option", first=1),
        },
        shapes=shapes_of(seats, options),
        returns=(0.0, 1.0),
        views=views_unreckoned,
    )


@cache
def zombies_in(values: tuple[int | None, ...]) -> int:
    """So many zombies are to be seen there."""
    return sum(value or 0 for value in values)


def shapes_of(seats: range, options: Options) -> dict[str, Shape]:
    box, spaces = find_box(options.box, options.balance), tuple(find_board(options.map).spaces)
    survivors, encounters, locations = tuple(box.survivors), tuple(box.encounters), tuple(box.locations)
    same, printed = LeftOut("the same all game long"), LeftOut("printed on the map")
    location = OneOf(locations, key="id")
    return {
        **dict.fromkeys(("cooperation", "play_on", "to_win", "lethal", "sketch"), same),
        **dict.fromkeys(("View.spaces", "arrows", "near"), printed),
        "odds": LeftOut("can be reckoned from the rest"),
        "ways": LeftOut("follows from the map and the steps"),
        "wishes": LeftOut("spare people questions; programs are never asked for them"),
        "seat": OneOf(seats),
        "target": OneOf(seats),
        "first": OneOf(seats),
        "View.round": Number(),
        "parties": Listed(len(seats)),
        "at": OneOf(spaces),
        "PartyView.survivors": Several(
            {
                "card": Bag(survivors, key="card.id", most=1),
                "fatigue": Bag(survivors, key="card.id", most=LETHAL, amount=lambda one: one.fatigue),
            }
        ),
        "items": Bag(encounters, key="id"),
        "private": location,
        "scouted": Bag(locations, key="id", most=TO_WIN + 1),
        "groups": Listed(len(seats)),
        "members": OneOf(seats),
        "pawn": OneOf(seats),
        "tokens": Several(
            {
                "count": Bag(spaces, key="space", amount=lambda pack: len(pack.values)),
                "unknown": Bag(spaces, key="space", amount=lambda pack: pack.values.count(None)),
                "zombies": Bag(spaces, key="space", amount=lambda pack: zombies_in(pack.values)),
            }
        ),
        "markers": Several({"space": Bag(spaces, key="space"), "follower": Bag(survivors, key="follower.id", most=1)}),
        "public": Listed(max(SLOTS, len(SOLO_LOCATIONS)), location),
        "known_top": Listed(len(box.location_cards), location),
        "View.cards": Listed(MOST_CARDS),
        "CardView.card": OneOf(encounters, key="id"),
        **asked_shapes(seats, box, spaces),
    }


def asked_shapes(seats: range, box: Box, spaces: tuple[str, ...]) -> dict[str, Shape]:
    """Contents of rolls, votes and asks."""
    survivors, encounters, locations = tuple(box.survivors), tuple(box.encounters), tuple(box.locations)
    dice = [Rolled(colour, face) for colour in COLOURS for face in dict.fromkeys(box.faces[colour])]
    why = (*RESOURCES, *survivors, *WHY)
    return {
        "why": OneOf(why),
        "yes": OneOf(seats),
        "no": OneOf(seats),
        "dice": Bag(dice),
        "RollView.ammo": Bag(box.faces["black"]),
        "location": OneOf(locations, key="id"),
        "winners": OneOf(seats),
        "rescued": OneOf(survivors),
        "discard": OneOf(encounters),
        "dead": OneOf(survivors),
        "draws": OneOf(why),
        "card": OneOf(encounters),
        "survivor": OneOf(survivors),
        "AtOnce.cards": OneOf((*survivors, *encounters)),
        "HavenFound.seats": OneOf(seats),
        "bill": OneOf(BILLED),
        "pledged": Bag([(seat, resource) for seat in seats for resource in RESOURCES]),
        "Healing.n": OneOf(("all", *range(1, 13))),
        "WhichStart.spaces": OneOf(spaces),
        "WhichSpace.spaces": OneOf(spaces),
    }
