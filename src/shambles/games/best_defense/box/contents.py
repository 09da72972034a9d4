"""Contents of the box: survivors, events, the four resource decks, motives; and the options that players set."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.files.box import STANDARD
from shambles.core.files.form import find_trouble
from shambles.games.best_defense.box.reading import wrong_effects
from shambles.games.best_defense.box.vocabulary import DECKS, AnySpecial, Deck, Effects, Spelled, Stock

FOLDER = Path(__file__).parents[1]

ROUNDS = 12  # BD-012
HIT_POINTS = 5  # BD-060, BD-220
START_FOOD = START_ALLIES = 2  # BD-060
EVENTS_DEALT = 2  # BD-080
POINTS_A_WALKER = 5  # BD-316
PRISON_WALLS = 3  # BD-182
WALKER_TOKENS = 16  # BD-R06: each shows 1 or 3
BLACK_DIE = (1, 2, 3)  # BD-009
WHITE_DIE = (1, 2, 3, 4, 5, 6)  # BD-008
SURVIVORS, EVENT_CARDS, DECK_CARDS, MOTIVES = 6, 48, 25, 9  # BD-002, BD-005, BD-004, BD-013

Mode = Literal["standard", "hardcore"]
Difficulty = Literal["beginner", "expert"]
Pressed = Literal["book", "even"]
Variant = Literal["motives", "one_leader", "leader_last"]
RECOMMENDED: tuple[tuple[Mode, Difficulty], ...] = (("hardcore", "beginner"), ("standard", "expert"))  # BD-229


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BD-066  What the players agree on before play. Mode and difficulty must be named; the rest is off unless set.

    quick     the obvious answer is given without asking (quick.py)
    pressure  `even` lets the dead press as the box says for this many survivors, and some lead otherwise (BD-R75)
    """

    mode: Mode
    difficulty: Difficulty
    motives: bool = False
    one_leader: bool = False
    leader_last: bool = False
    quick: bool = False
    pressure: Pressed = "book"
    box: str = STANDARD


def seat_range(options: Options) -> range:
    """BD-001  One to four may play; BD-R64  with Ulterior Motives, two to four."""
    return range(2 if options.motives else 1, 5)


# --- cards

CardId = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]


class Card(Spelled, frozen=True, kw_only=True):
    """`attested` says whether the rulebook knows the card, or we designed it."""

    id: CardId
    attested: bool


class Survivor(Card, frozen=True, kw_only=True):
    """BD-242  A survivor, and what leading a round does."""

    effects: Effects


class Event(Card, frozen=True, kw_only=True):
    effects: Effects


class Resource(Card, frozen=True, kw_only=True):
    copies: Annotated[int, msgspec.Meta(ge=1)]


class Weapon(Resource, frozen=True, kw_only=True):
    """BD-162, BD-164  A weapon with its dice; one that needs ammo has a load for the start of the game."""

    range: Literal["ranged", "melee"]
    dice: Annotated[int, msgspec.Meta(ge=1)]
    load: Annotated[int, msgspec.Meta(ge=0)] = 0
    special: tuple[AnySpecial, ...] = ()


class Item(Resource, frozen=True, kw_only=True):
    """BD-166  Equipment without dice, and when it may be used; `safe` is any time but while walkers deal damage."""

    when: Literal["combat_start", "own_turn", "safe", "damage"]
    discard: bool
    effects: Effects


class Find(Resource, frozen=True, kw_only=True):
    """BD-100, BD-140  An ally or food card: it acts when drawn."""

    effects: Effects


class Ammo(Resource, frozen=True, kw_only=True):
    """BD-120  An ammo card: the weapon it fits (`choice`: any) and how much."""

    weapon: str
    n: Annotated[int, msgspec.Meta(ge=1)] | Annotated[str, msgspec.Meta(pattern=r"^(d3(\+[1-9])?|d6)$")]


Trigger = Literal["combat_start_alone", "defied", "rolled_and_location_killed", "round_end_hp_5", "gave_item"]


class Motive(Card, frozen=True, kw_only=True):
    """BD-402, BD-405  A motive counts occasions (`trigger`) or a stockpile (`what`)."""

    n: Annotated[int, msgspec.Meta(ge=1)]
    trigger: Trigger | None = None
    what: Stock | None = None


class Pressure(Spelled, frozen=True):
    """BD-R75  How many walkers more come before combat, or stay away (negative): round by round, and then anew."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=4)]
    walkers: Annotated[tuple[Annotated[int, msgspec.Meta(ge=-4, le=4)], ...], msgspec.Meta(min_length=1, max_length=12)]


TABLES: dict[str, type[Card]] = {
    "survivor": Survivor,
    "event": Event,
    "weapon": Weapon,
    "item": Item,
    "ally": Find,
    "food": Find,
    "ammo": Ammo,
    "motive": Motive,
}
ROWS: dict[str, type[Spelled]] = {**TABLES, "pressure": Pressure, "even": Survivor}
DECK_OF = {"weapon": "equipment", "item": "equipment", "ally": "ally", "food": "food", "ammo": "ammo"}
A = TypeVar("A", bound=Card)


class Box:
    """The cards by their ids, and each deck as it is before it is shuffled."""

    def __init__(self, cards: dict[str, list[Any]]) -> None:
        self.survivors: dict[str, Survivor] = _by_id(cards["survivor"])
        self.events: dict[str, Event] = _by_id(cards["event"])
        self.weapons: dict[str, Weapon] = _by_id(cards["weapon"])
        self.items: dict[str, Item] = _by_id(cards["item"])
        self.finds: dict[str, Find] = _by_id([*cards["ally"], *cards["food"]])
        self.ammo: dict[str, Ammo] = _by_id(cards["ammo"])
        self.motives: dict[str, Motive] = _by_id(cards["motive"])
        self.pressure: dict[int, tuple[int, ...]] = {row.seats: row.walkers for row in cards["pressure"]}
        self.even: dict[str, Survivor] = self.survivors | _by_id(cards["even"])
        self.decks: dict[Deck, tuple[str, ...]] = {
            deck: tuple(card.id for table in TABLES if DECK_OF.get(table) == deck for card in _copies(cards[table]))
            for deck in DECKS
        }
        self.deck_of: dict[str, Deck] = {card: deck for deck, found in self.decks.items() for card in found}

    def leaders(self, options: Options) -> dict[str, Survivor]:
        """BD-242  The survivors and what they do as leaders; BD-R75  some of them otherwise at an even table."""
        return self.even if options.pressure == "even" else self.survivors

    def is_ranged(self, card: str) -> bool:
        """BD-317  Handgun, Crossbow, Rifle, Shotgun; every other card is not."""
        weapon = self.weapons.get(card)
        return weapon is not None and weapon.range == "ranged"

    def fits(self, ammo: str, weapon: str) -> bool:
        """BD-120, BD-123  Ammo fits the weapon named on its card; BD-R44  wild ammo fits any ranged weapon."""
        wanted = self.ammo[ammo].weapon
        return self.is_ranged(weapon) and wanted in (weapon, "choice")


def _by_id(cards: list[A]) -> dict[str, A]:
    return {card.id: card for card in cards}


def _copies(cards: list[Resource]) -> Iterator[Resource]:
    return (card for card in cards for _ in range(card.copies))


# --- reading and checking


def read_box(tables: dict[str, Any]) -> tuple[dict[str, list[Any]], list[BadInput]]:
    """The cards of a box file, and what is wrong with it; each fault names the card and the field."""
    cards: dict[str, list[Any]] = {table: [] for table in ROWS}
    faults = [BadInput(name, "unknown-table", known=tuple(ROWS)) for name in tables if name not in ROWS]
    for table, kind in ROWS.items():
        rows = tables.get(table, [])
        if not isinstance(rows, list):
            faults.append(BadInput(table, "not-a-list", found=str(rows)[:40]))
            continue
        for number, row in enumerate(rows):
            name = row.get("id", number) if isinstance(row, dict) else number
            try:
                cards[table].append(msgspec.convert(row, kind))
            except msgspec.ValidationError:
                faults += filter(None, [find_trouble(row, kind, f"{table}.{name}")])
    return cards, faults


def faults_of(tables: dict[str, Any]) -> list[BadInput]:
    """Everything that is wrong with a box file."""
    cards, faults = read_box(tables)
    return faults or [*_wrong_counts(cards), *_wrong_cards(cards)]


def _wrong_counts(cards: dict[str, list[Any]]) -> Iterator[BadInput]:
    """BD-002, BD-004, BD-005, BD-013  The numbers of cards are those of the printed box; nothing is said twice."""
    for table, wanted in (("survivor", SURVIVORS), ("event", EVENT_CARDS), ("motive", MOTIVES)):
        if len(cards[table]) != wanted:
            yield BadInput(table, "wrong-number", found=len(cards[table]), wanted=wanted)
    for deck in DECKS:
        found = sum(card.copies for table in TABLES if DECK_OF.get(table) == deck for card in cards[table])
        if found != DECK_CARDS:
            yield BadInput(deck, "wrong-number", found=found, wanted=DECK_CARDS)
    for name, count in Counter(card.id for table in TABLES for card in cards[table]).items():
        if count > 1:
            yield BadInput(name, "twice", found=name)
    for seats, count in Counter(row.seats for row in cards["pressure"]).items():
        if count > 1:
            yield BadInput("pressure.seats", "twice", found=str(seats))
    for name, count in Counter(card.id for card in cards["even"]).items():
        if count > 1:
            yield BadInput(f"even.{name}", "twice", found=name)
        if name not in (known := tuple(card.id for card in cards["survivor"])):
            yield BadInput(f"even.{name}", "unknown-kind", found=name, known=known)


def _wrong_cards(cards: dict[str, list[Any]]) -> Iterator[BadInput]:
    """Errors of a single card whose fields are all well formed."""
    ranged = [weapon.id for weapon in cards["weapon"] if weapon.range == "ranged"]
    for weapon in cards["weapon"]:
        if (weapon.load > 0) != (weapon.range == "ranged"):  # BD-164
            yield BadInput(f"weapon.{weapon.id}.load", "wrong-load", found=weapon.load)
    for ammo in cards["ammo"]:
        if ammo.weapon not in (*ranged, "choice"):
            yield BadInput(f"ammo.{ammo.id}.weapon", "no-such-weapon", found=ammo.weapon, known=tuple(ranged))
    for table in ("survivor", "event", "item", "ally", "food", "even"):
        for card in cards[table]:
            yield from wrong_effects(card.effects, f"{table}.{card.id}.effects", ranged)
    for motive in cards["motive"]:
        if (motive.trigger is None) == (motive.what is None):
            yield BadInput(f"motive.{motive.id}", "trigger-or-what")


def recognises(tables: dict[str, Any]) -> bool:
    """No other box has both survivors and motives."""
    return "survivor" in tables and "motive" in tables


# A file as it is written: its tables, with a row for each card.
BoxFile = msgspec.defstruct(
    "BoxFile",
    [(table, tuple[kind, ...], ()) for table, kind in ROWS.items()],  # type: ignore[valid-type]  # made from a list
    frozen=True,
    forbid_unknown_fields=True,
)


@lru_cache(maxsize=16)
def box_of(text: str) -> Box:
    """The box that the option names: the standard one, or the text of a file (already checked)."""
    if text == STANDARD:
        text = (FOLDER / "box" / "standard.toml").read_text("utf-8")
    cards, faults = read_box(tomllib.loads(text))
    assert not faults, faults
    return Box(cards)
