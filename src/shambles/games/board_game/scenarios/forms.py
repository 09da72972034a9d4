"""The forms of the Board Game's scenarios, as they are written down. docs/reference/scenarios.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from shambles.core.files.form import Form
from shambles.core.files.scenario import Scenario
from shambles.games.board_game.box.contents import LETHAL

Player = Literal["P1", "P2", "P3", "P4", "P5", "P6"]
Number = Annotated[int, Meta(ge=0)]
Fatigue = Annotated[int, Meta(ge=0, lt=LETHAL)]


class PartyForm(Form, frozen=True):
    at: str
    survivors: Annotated[dict[str, Fatigue], Meta(min_length=1)]
    food: Number = 1
    gas: Number = 1
    ammo: Number = 1
    items: list[str] = []
    private: str | None = None
    scouted: list[str] = []
    retry: bool = False


class Line(Form, frozen=True):
    """One line of a script: an answer, a refusal, a look at what is on offer, a forced draw, or a look at the table."""

    p: Player | None = None
    do: str = ""
    refused: str = ""
    rule: str = ""
    offers: list[str] = []
    withholds: list[str] = []
    roll: dict[Literal["kills", "actions"], int] | list[str] | None = None
    first: dict[Player, int] | None = None
    ammo: str = ""
    check: Expect | None = None


class Expect(Form, frozen=True):
    """Expectations; absent ones are not checked."""

    at: dict[str, str] | None = None
    survivors: dict[str, list[str]] | None = None
    fatigue: dict[str, int] | None = None
    dead: list[str] | None = None
    food: dict[str, int] | None = None
    gas: dict[str, int] | None = None
    ammo: dict[str, int] | None = None
    items: dict[str, list[str]] | None = None
    status: dict[str, str] | None = None
    tokens: dict[str, int] | None = None
    markers: dict[str, list[str]] | None = None
    pool: dict[str, dict[str, int]] | None = None
    groups: list[list[str]] | None = None
    scouted: dict[str, int] | None = None
    private: dict[str, str | None] | None = None
    public: list[str | None] | None = None
    turn: str | None = None
    round: int | None = None
    steps_left: int | None = None
    tier: int | None = None
    asked: dict[str, str] | None = None
    meanwhile: dict[str, str | None] | None = None
    shown: dict[str, str | None] | None = None
    fights: list[str] | None = None
    results: list[str] | None = None
    cards_drawn: int | None = None
    passed_over: int | None = None
    first: str | None = None
    rolls_for_first: dict[str, int] | None = None
    events: list[str] | None = None
    encounter_deck: int | None = None
    location_deck: int | None = None
    follower_deck: int | None = None
    encounter_discards: list[str] | None = None
    stranded: int | None = None
    rescued: list[str] | None = None
    winners: list[str] | None = None
    outcome: str | None = None


class Journey(Scenario, frozen=True):
    """A position on a made-up map (or, without `spaces`, on the standard one), a script, and what is expected."""

    parties: Annotated[dict[Player, PartyForm], Meta(min_length=1)]
    expect: Expect = Expect()
    spaces: dict[str, str] = {}
    edges: list[str] = []
    arrows: list[str] = []
    tokens: dict[str, list[int]] = {}
    open_tokens: dict[str, list[int]] = {}
    next_tokens: list[int] = []
    markers: dict[str, list[str]] = {}
    groups: list[list[Player]] = []
    public: list[str] = []
    location_deck: list[str] | None = None
    follower_deck: list[str] | None = None
    encounter_deck: list[str] | None = None
    encounter_discards: list[str] = []
    stranded: list[str] = []
    rescued: list[str] = []
    cards: list[str | dict[str, Any]] = []
    tiers: dict[str, list[list[dict[str, Any]]]] = {}
    options: dict[str, bool | int | str] = {}
    turn: Player = "P1"
    phase: Literal["first-player", "turn", "recover", "move"] = "turn"
    script: list[Line] = []


class SetUp(Scenario, frozen=True):
    """A new game from its set-up, dealt from a seed."""

    seats: int
    expect: Expect
    seed: int = 0
    script: list[Line] = []
