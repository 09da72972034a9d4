"""Contents of the box: the cards of a deck, their actions, and the options that players set."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import msgspec

FOLDER = Path(__file__).parents[1]

# A card is written as it is named: "1" to "11", "redo" for the cards without a number (TD-004), "end" (TD-007).
Card = str
REDO: Card = "redo"
END: Card = "end"

Action = Literal["discard", "flip", "draw", "redo"]
Side = Literal["HIGH", "LOW"]
Theme = Literal["survivors", "walkers"]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TD-003  Numbers in so many copies, the cards without a number, and one END."""

    lowest: int
    highest: int
    copies: int
    redo: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TD-001  The decks and the measures of the table, as in box/standard.toml."""

    themes: tuple[Theme, ...]
    seats: tuple[int, int]
    hand: int
    discard_from: int
    deck: Deck
    actions: dict[str, dict[str, Action]]

    def __post_init__(self) -> None:
        for name, actions in self.actions.items():
            for number, action in actions.items():
                if action == "flip" and not self.deck.lowest < int(number) < self.deck.highest:
                    raise ValueError(
                        f"actions.{name}.{number}: FLIP needs a number above and a number below it, TD-246"
                    )


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table: the action of the 5s and the 7s (TD-R01), and whose the cards of an
    unfinished Extended Battle are (TD-R15)."""

    actions: Literal["standard", "swapped"] = "standard"
    unclaimed: Literal["nobody", "owners"] = "nobody"


def read_box(text: str) -> Box:
    """The box in a TOML file."""
    return msgspec.convert(tomllib.loads(text), Box)


BOX = read_box((FOLDER / "box" / "standard.toml").read_text("utf-8"))

NUMBER: dict[Card, int] = {str(number): number for number in range(BOX.deck.lowest, BOX.deck.highest + 1)}
FACES: tuple[Card, ...] = (*NUMBER, REDO)
ORDER = {face: place for place, face in enumerate((*FACES, END))}
# TD-051  The pack that is shuffled before END joins it.
PACK: tuple[Card, ...] = tuple(face for face in NUMBER for _ in range(BOX.deck.copies)) + (REDO,) * BOX.deck.redo
HALF = len(PACK) // 2  # TD-052


def in_order(cards: Iterable[Card]) -> list[Card]:
    """As people sort a hand: by number, the cards without one last."""
    return sorted(cards, key=ORDER.__getitem__)


def action_of(options: Options, card: Card) -> Action | None:
    """TD-005, TD-012  The action of a card, if it shows one."""
    return "redo" if card == REDO else BOX.actions[options.actions].get(card)


def theme_of(seat: int) -> Theme:
    """TD-002, TD-R28  The themes are handed out by seat in turn; they have no effect on play."""
    return BOX.themes[seat % len(BOX.themes)]


def seat_range(options: Options) -> range:
    """TD-009, TD-011, TD-R28  Two play with a box; three to six if everybody brings a deck."""
    least, most = BOX.seats
    return range(least, most + 1)
