"""Contents of the box: survivors, Location cards, encounters, tokens and dice, and the options that players set."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

import msgspec

from shambles.core.files.box import STANDARD
from shambles.games.board_game.box.vocabulary import BILLED, AnyResource, Count, Effect, Printed, Stat

FOLDER = Path(__file__).parents[1]
Colour = Literal["blue", "red", "green"]
COLOURS: tuple[Colour, ...] = get_args(Colour)  # BG-002, BG-003, BG-004
DieColour = Colour | Literal["black"]
DICE: tuple[DieColour, ...] = (*COLOURS, "black")  # BG-005
SEATS = range(1, 7)  # BG-001
SLOTS = 3  # BG-038
TO_WIN = 3  # BG-061
STEPS = 3  # BG-101
GAS_USES = 3  # BG-175
LETHAL = 3  # BG-393
SOLO_LOCATIONS = ("gun_shop", "motel", "football_stadium", "airport")  # BG-552
STRANDED = 5  # BG-554
PLAY_ON_FROM = 4  # BG-503, BG-R93

PlayOn = Literal["ask", "always", "never"]  # after a winner
Balance = Literal["book", "even"]
Origin = Literal["attested", "secondary", "inferred", "designed"]
Trigger = Literal["join", "always", "recover", "step", "roll", "fight", "ammo", "collect", "fail", "death", "activate"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table: groups (BG-521), playing on after a winner (BG-503, BG-R120), the box's even table
    (BG-R124), box and map."""

    cooperation: bool = True
    play_on: PlayOn = "ask"
    balance: Balance = "book"
    box: str = STANDARD
    map: str = STANDARD


def mend_options(given: dict[str, Any]) -> dict[str, Any]:
    """Tables of the first version said beforehand, yes or no, whether to play on."""
    if isinstance(given.get("play_on"), bool):
        given["play_on"] = "always" if given["play_on"] else "never"
    return given


class Pool(Printed, frozen=True):
    """BG-311  A number of dice of each colour."""

    blue: int = 0
    red: int = 0
    green: int = 0

    @property
    def dice(self) -> int:
        return self.blue + self.red + self.green


class Scaled(Printed, frozen=True):
    """A number that grows with a count: base + times x count."""

    base: int
    per: Count
    times: int = 1


class Cost(Printed, frozen=True):
    """Cost of using an ability. `fatigue_bearer`: fatigue on the survivor with the ability."""

    food: int = 0
    gas: int = 0
    ammo: int = 0
    fatigue_bearer: int = 0
    discard: int = 0


NO_COST = Cost()


class Ability(Printed, frozen=True):
    """BG-317, BG-293, BG-294  What a survivor or an item can do: when (`trigger`), how often (`limit`), and at what
    cost."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    limit: Literal["none", "turn", "fight", "game"] = "none"
    cost: Cost = NO_COST

    @property
    def is_free(self) -> bool:
        """Costs nothing and may be used without limit: it simply works."""
        return self.limit == "none" and self.cost == NO_COST

    @property
    def works_by_itself(self) -> bool:
        """Automatic effects: free instructions at their moment, and lasting ones."""
        if self.trigger in ("join", "recover", "collect", "fail"):
            return self.cost == NO_COST
        return self.is_free and self.trigger != "activate"


class Power(NamedTuple):
    """An ability of a certain card; `key` says which one of its abilities."""

    card: str
    key: str
    ability: Ability


class SurvivorStatus(Printed, frozen=True):
    """Sources of each part of a survivor card: `attested` in the rulebook, `secondary` (from reviews), `inferred`, or
    `designed` by us."""

    name: Origin = "designed"
    dice: Origin = "designed"
    ability: Origin = "designed"


class LocationStatus(Printed, frozen=True):
    """Sources of each part of a Location card: `attested` in the rulebook, `secondary` (from reviews), `inferred`, or
    `designed` by us."""

    name: Origin = "designed"
    tiers: Origin = "designed"


class SurvivorCard(Printed, frozen=True):
    """A starting character or a follower (BG-318)."""

    id: str
    name: str
    dice: Pool
    abilities: tuple[Ability, ...] = ()
    role: str = ""
    status: SurvivorStatus = SurvivorStatus()


class Challenge(Printed, frozen=True):
    """BG-251  The challenge of an encounter card: what a player must do to succeed."""

    kind: Literal["kill", "survive", "actions", "pay", "compare", "vote", "ask", "choice", "either", "none"]
    n: int | Scaled = 0
    food: int = 0
    gas: int = 0
    ammo: int = 0
    any: int = 0
    count: Count = "followers"
    mode: Literal["most", "least"] = "most"
    of: tuple[Challenge, ...] = ()

    @property
    def bill(self) -> tuple[AnyResource, ...]:
        """BG-432  What is to be paid, unit by unit: the named resources first, then those of one's choice."""
        return _bill_of(self.food, self.gas, self.ammo, self.any)


@cache
def _bill_of(*counts: int) -> tuple[AnyResource, ...]:
    return tuple(res for res, count in zip(BILLED, counts, strict=True) for _ in range(count))


class Encounter(Printed, frozen=True):
    """BG-245  An encounter card: a challenge, and the effects of success and of failure."""

    id: str
    name: str
    challenge: Challenge
    success: tuple[Effect, ...]
    fail: tuple[Effect, ...]
    copies: int = 1
    inv: bool = False
    others: bool = False
    item: tuple[Ability, ...] = ()
    status: Origin = "designed"


class Step(Printed, frozen=True):
    """One part of a Location's requirement (BG-476, BG-480)."""

    step: Literal["have", "encounters", "kill", "survive", "actions", "spend"]
    n: int = 0
    count: Count = "followers"
    cmp: Literal[">=", "<=", "==", ">", "<"] = ">="
    food: int = 0
    gas: int = 0
    ammo: int = 0


class Location(Printed, frozen=True):
    """BG-012, BG-476  A Location card with its three requirements."""

    id: str
    name: str
    tiers: tuple[tuple[Step, ...], ...]
    copies: int = 1
    status: LocationStatus = LocationStatus()


class Die(Printed, frozen=True):
    count: int
    faces: tuple[str, ...]
    status: Origin = "designed"


class Tokens(Printed, frozen=True):
    values: dict[int, int]
    status: Origin = "designed"


class Even(Printed, frozen=True):
    """BG-R124  Who starts otherwise at an even table: cards in place of those with the same id."""

    character: tuple[SurvivorCard, ...] = ()


class BoxFile(Printed, frozen=True):
    """A box as it is written."""

    dice: dict[DieColour, Die]
    tokens: Tokens
    character: tuple[SurvivorCard, ...]
    follower: tuple[SurvivorCard, ...]
    location: tuple[Location, ...]
    encounter: tuple[Encounter, ...]
    even: Even = Even()


class Box:
    """A box as it is played with: everything by its id."""

    def __init__(self, file: BoxFile, balance: Balance = "book") -> None:
        even = file.even if balance == "even" else Even()
        self.faces: dict[DieColour, tuple[str, ...]] = {colour: die.faces for colour, die in file.dice.items()}
        self.characters = {card.id: card for card in (*file.character, *even.character)}
        self.followers = {card.id: card for card in file.follower}
        self.survivors = self.characters | self.followers
        self.locations = {card.id: card for card in file.location}
        self.encounters = {card.id: card for card in file.encounter}
        self.tokens = tuple(value for value, count in sorted(file.tokens.values.items()) for _ in range(count))

    @cached_property
    def encounter_cards(self) -> tuple[str, ...]:
        """BG-013  The whole Encounter deck, unshuffled."""
        return tuple(card.id for card in self.encounters.values() for _ in range(card.copies))

    @cached_property
    def location_cards(self) -> tuple[str, ...]:
        """BG-012  The whole Location deck, unshuffled."""
        return tuple(card.id for card in self.locations.values() for _ in range(card.copies))

    @cached_property
    def lasting(self) -> dict[str, dict[str, int]]:
        """BG-294, BG-317  For each number, the cards that change it as long as they are in the party or held."""
        found: dict[str, dict[str, int]] = {stat: {} for stat in get_args(Stat)}
        for card in (*self.survivors, *self.encounters):
            for ability in self.abilities_of(card):
                if ability.trigger in ("always", "roll", "fight", "ammo", "step") and ability.is_free:
                    for effect in ability.effects:
                        if effect.shifts is not None:
                            stat, n = effect.shifts
                            found[stat][card] = found[stat].get(card, 0) + n
        return found

    @cached_property
    def powers(self) -> dict[str, dict[str, tuple[Power, ...]]]:
        """For each trigger, the cards with abilities that somebody decides to use."""
        return self._by_trigger(works_by_itself=False)

    @cached_property
    def reflexes(self) -> dict[str, dict[str, tuple[Power, ...]]]:
        """For each trigger, the cards with abilities that nobody decides on."""
        return self._by_trigger(works_by_itself=True)

    def _by_trigger(self, *, works_by_itself: bool) -> dict[str, dict[str, tuple[Power, ...]]]:
        found: dict[str, dict[str, tuple[Power, ...]]] = {trigger: {} for trigger in get_args(Trigger)}
        for card in (*self.survivors, *self.encounters):
            for number, ability in enumerate(self.abilities_of(card)):
                if ability.works_by_itself == works_by_itself:
                    cards = found[ability.trigger]
                    cards[card] = (*cards.get(card, ()), Power(card, f"{card}#{number}", ability))
        return found

    def abilities_of(self, card: str) -> tuple[Ability, ...]:
        """Ability of a survivor, or of an item in the inventory."""
        survivor = self.survivors.get(card)
        return survivor.abilities if survivor is not None else self.encounters[card].item


def read_box(tables: dict[str, object]) -> BoxFile:
    return msgspec.convert(tables, BoxFile, strict=False)


STANDARD_TEXT = (FOLDER / "box" / "standard.toml").read_text("utf-8")


@lru_cache(maxsize=16)
def find_box(text: str, balance: Balance = "book") -> Box:
    """The box of an option: the standard one, or the text of a file that has been checked at the door."""
    return Box(read_box(tomllib.loads(STANDARD_TEXT if text == STANDARD else text)), balance)


def seat_range(options: Options) -> range:
    """BG-001  One to six may play; BG-503 playing on after a winner takes more than three."""
    return range(PLAY_ON_FROM, SEATS[-1] + 1) if options.play_on == "always" else SEATS
