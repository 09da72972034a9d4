"""TacDex in numbers, for the table over arrays and for the networks of a legend: said here, and read there."""

from __future__ import annotations

from typing import NamedTuple

from shambles.games.tacdex.box.contents import BOX, FACES, NUMBER, PACK
from shambles.games.tacdex.table.state import Add, Select, Turn

KINDS = len(FACES)
NUMBERS = len(NUMBER)
MOST_SEATS = BOX.seats[1]
DECK = len(PACK) + 1  # with END

# The answers; 0 says nothing, and from VICTIM on come the seats that DISCARD hits.
SELECT, ADD = 1, 1 + KINDS
KEEP = ADD + KINDS
FLIP, STAY, VICTIM = KEEP + 1, KEEP + 2, KEEP + 3


def number_of(choice: Select | Add | Turn) -> int:
    """The number of an answer."""
    if isinstance(choice, Turn):
        return FLIP if choice.flip else STAY
    if choice.card is None:
        return KEEP
    return (SELECT if isinstance(choice, Select) else ADD) + FACES.index(choice.card)


class Part(NamedTuple):
    """A part of the network's inputs: so many numbers, each divided by `whole`."""

    name: str
    size: int
    whole: int


# Inputs for two players, the seat's own first; cards are counted by kind. trained.bin depends on all of them.
PARTS = (
    Part("hand", KINDS, 4),
    Part("my unseen cards", KINDS, 4),
    Part("their unseen cards", KINDS, 4),
    Part("my buried cards", KINDS, 2),
    Part("my card that counts", KINDS, 1),
    Part("their card that counts", KINDS, 1),
    Part("hands", 2, 5),
    Part("decks", 2, DECK),
    Part("piles", 2, DECK),
    Part("lead", 1, 10),
    Part("ends", 2, 1),
    Part("buried", 2, 2),
    Part("marker is low", 1, 1),
    Part("table", 1, 4),
    Part("tied", 1, 1),
    Part("adds", 1, 1),
    Part("turns", 1, 1),
    Part("swapped", 1, 1),
)
FACTS = sum(part.size for part in PARTS)

# Inputs for three to six players. Rivals follow clockwise; empty seats are all zero. trained_many.bin depends on all.
RIVALS = MOST_SEATS - 1
MANY_PARTS = (
    Part("hand", KINDS, 4),
    Part("my unseen cards", KINDS, 4),
    Part("my card that counts", KINDS, 1),
    Part("chances as the marker lies", NUMBERS, 1),
    Part("chances when it is turned", NUMBERS, 1),
    Part("their unseen cards", RIVALS * KINDS, 4),
    Part("their cards that count", RIVALS * KINDS, 1),
    Part("hands", MOST_SEATS, 5),
    Part("decks", MOST_SEATS, DECK),
    Part("ends", MOST_SEATS, 1),
    Part("buried", MOST_SEATS, 2),
    Part("leads", RIVALS, 20),
    Part("fight", RIVALS, 1),
    Part("act after me", RIVALS, 1),
    Part("my pile", 1, 2 * DECK),
    Part("marker is low", 1, 1),
    Part("table", 1, 8),
    Part("tied", 1, 1),
    Part("adds", 1, 1),
    Part("turns", 1, 1),
    Part("chooses", 1, 1),
    Part("swapped", 1, 1),
    Part("seats", MOST_SEATS - 2, 1),
)
MANY_FACTS = sum(part.size for part in MANY_PARTS)
