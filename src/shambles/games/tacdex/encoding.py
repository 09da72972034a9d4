"""TacDex in numbers: the faces of a deck, the marker, and whom DISCARD hits."""

from __future__ import annotations

from collections import Counter

from shambles.doors.encoding.encoding import Longest, Plan
from shambles.doors.encoding.letters import one
from shambles.doors.encoding.shapes import Bag, LeftOut, Listed, Number, OneOf, Shape
from shambles.games.tacdex.box.contents import END, FACES, PACK, Options, action_of
from shambles.games.tacdex.table.state import Add, Played, Select, Turn, Victim

# Tables that are known by a name where environments have names; each is for so many seats.
ENVIRONMENTS = {"TacDex": {"seats": 2}}


def plan(seats: range, options: Options) -> Plan:
    """TD-381  A card, a word or a seat: every answer is one action."""
    deck = len(PACK) + 1  # with END
    everything = deck * len(seats)
    played = Bag([Played(seat, card) for seat in seats for card in FACES], most=deck)
    shapes: dict[str, Shape] = {
        "seat": OneOf(seats),
        "actions": LeftOut("the same all game long"),
        "battle": Number(everything),
        "round": Number(everything),
        "cards": Bag(FACES, most=deck),
        "View.buried": Listed(deck, OneOf(FACES)),
        "View.pile": Bag((*FACES, END), most=everything),
        "shown": Listed(len(seats), Bag(FACES, most=deck)),
        "table": played,
        "unclaimed": played,
        "tied": OneOf(seats),
        "last_winner": OneOf(seats),
        "seats": Listed(len(seats)),
        "faces": LeftOut("printed on the cards"),
        "theme": LeftOut("has no effect on play"),
        "hand": Number(deck),
        "deck": Number(deck),
        "SeatView.pile": Number(everything),
        "SeatView.buried": Number(deck),
        "unseen": Bag(FACES, most=deck),
        "ranks": Listed(len(seats)),
        "card": OneOf(FACES),
        "number": Number(len(FACES)),
        "best": OneOf(seats),
        "standings": LeftOut("follows from the cards shown"),
        "flip": LeftOut("follows from the cards shown"),
        "keep": LeftOut("follows from the cards shown"),
    }
    return Plan(
        version=0,
        runs={"card": FACES, "add": (*FACES, None), "flip": (True, False), "seat": seats},
        spelling={
            Select: one("card", "card"),
            Add: one("card", "add"),
            Turn: one("flip", "flip"),
            Victim: one("seat", "seat"),
        },
        shapes=shapes,
        returns=(0.0, float(everything)),
        longest=longest(len(seats), options),
    )


def longest(seats: int, options: Options) -> Longest:
    """TD-102  No card is played twice. REDO asks once more (TD-268), FLIP about the marker (TD-221), and DISCARD whom
    it hits, if there is more than one opponent (TD-357). At least two fight in a battle (TD-360)."""
    actions = Counter(action_of(options, card) for card in PACK)
    asked = actions["redo"] + actions["flip"] + (actions["discard"] if seats > 2 else 0)
    battles = seats * len(PACK) // 2
    shuffled = 2 * len(PACK)  # TD-051 to TD-054: the pack, and both of its halves with END
    return Longest(
        one_seat=len(PACK) + asked,
        in_turns=seats * (len(PACK) + asked),
        together=battles + seats * asked,
        draws=seats * (shuffled + actions["discard"]),
    )
