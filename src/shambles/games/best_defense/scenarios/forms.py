"""The forms of The Best Defense's scenarios, as they are written down. docs/reference/scenarios.md describes them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from shambles.core.files.form import Form
from shambles.core.files.scenario import Scenario
from shambles.games.best_defense.box.vocabulary import PLACES, Deck, Place, Restricted, Stat

Number = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


# --- the position


class CardForm(Form, frozen=True):
    """An equipment or ammo card with the ammo on it."""

    card: str
    ammo: Number = 0


class AmmoForm(Form, frozen=True):
    """An ammo card: it is there as long as ammo lies on it."""

    card: str
    ammo: Positive


class SurvivorForm(Form, frozen=True):
    name: str
    place: Place | None = None
    hp: Annotated[int, msgspec.Meta(ge=1, le=5)] = 5
    food: Number = 0
    allies: Number = 0
    equipment: list[CardForm | str] = []
    ammo_cards: list[AmmoForm] = []
    events: Annotated[list[str], msgspec.Meta(max_length=2)] = []
    motive: str | None = None
    tokens: Number = 0
    feats: list[str] = []
    scored: bool = False


class DeckForm(Form, frozen=True):
    deck: Deck
    cards: Positive = 20
    top: list[str] = []


class RuleForm(Form, frozen=True):
    """A rule that a card has put in force for this round; without `survivors` it holds for all."""

    card: str
    stat: Stat
    survivors: list[str] | None = None
    place: Place | None = None
    n: Positive = 1
    what: Restricted | None = None


class PositionForm(Form, frozen=True):
    survivors: list[SurvivorForm]
    phase: str = "start-of-round"
    round: Annotated[int, msgspec.Meta(ge=1, le=12)] = 2
    leader: str | None = None
    turn: str | None = None
    board: tuple[Place, ...] = PLACES
    walkers: dict[Place, Number] = {}
    decks: dict[Place, DeckForm] = {}
    left: dict[Place, list[str]] = {}
    in_force: list[RuleForm] = []
    unused: list[str] | None = None
    next_events: list[str] = []
    played: list[str] = []
    buried: dict[str, list[str]] = {}


# --- what is done


class DiceForm(Form, frozen=True):
    black: list[Annotated[int, msgspec.Meta(ge=1, le=3)]] = []
    white: list[Annotated[int, msgspec.Meta(ge=1, le=6)]] = []


class SurvivorExpected(Form, frozen=True):
    place: Place | msgspec.UnsetType | None = msgspec.UNSET
    hp: int | None = None
    food: int | None = None
    allies: int | None = None
    equipment: list[str] | None = None
    ammo: dict[str, int | list[int]] | None = None
    ammo_cards: dict[str, int | list[int]] | None = None
    events: int | None = None
    tokens: int | None = None
    scored: bool | None = None


class Expected(Form, frozen=True):
    round: int | None = None
    leader: str | None = None
    walkers: dict[Place, int] | None = None
    decks: dict[str, int] | None = None
    survivors: dict[str, SurvivorExpected] | None = None
    dead: list[str] | None = None
    unused: int | None = None
    pile: int | None = None
    played: list[str] | None = None
    buried: int | None = None
    left: dict[Place, list[str]] | None = None
    discards: list[str] | None = None
    totals: dict[str, int] | None = None
    group: int | None = None
    kills: int | None = None
    rolled: int | None = None
    asked: dict[str, str | None] | None = None
    meanwhile: dict[str, str | None] | None = None
    shown: dict[str, str | None] | None = None
    silent: bool | None = None
    outcome: str | msgspec.UnsetType | None = msgspec.UNSET
    partial: list[str] | None = None


class Step(Form, frozen=True):
    """An answer (or several in a row) of one survivor's player, the options then, and the result."""

    by: str | None = None
    offers: list[str] = []
    withholds: list[str] = []
    answer: str | list[str] = []
    refused: str = ""
    rule: str = ""
    expect: Expected | None = None


class Story(Scenario, frozen=True):
    """A position or a fresh table, the steps played there, and the result."""

    options: dict[str, Any]
    position: PositionForm | None = None
    players: int | None = None
    seed: Number = 0
    dice: DiceForm = DiceForm()
    steps: list[Step] = []
    expect: Expected | None = None
