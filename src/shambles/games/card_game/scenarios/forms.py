"""The forms of the Card Game's scenarios, as they are written down. docs/reference/scenarios.md describes them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from shambles.core.files.form import Form
from shambles.core.files.scenario import Scenario
from shambles.games.card_game.box.contents import BOX, WALKERS, Mode

Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]
Walker = Annotated[int, Meta(ge=WALKERS[0], le=WALKERS[-1])]
Row = Annotated[list[Walker], Meta(min_length=1, max_length=BOX.longest_row)]
Rows = Annotated[list[Row], Meta(min_length=BOX.rows, max_length=BOX.rows)]


class Selection(Form, frozen=True):
    p: Letter
    cards: list[Walker]
    hero: bool = False


class ExpectRound(Form, frozen=True):
    order: list[int] | None = None
    rows: list[list[int]] | None = None
    pile_cards: dict[str, list[int]] | None = None
    points: dict[str, int] | None = None
    heroes_used: list[Letter] | None = None


class Round(Scenario, frozen=True):
    """The kind without a name: `rows` before, `plays`, the rows chosen under Survival's Rule #2, and what comes out."""

    mode: Mode
    rows: Rows
    plays: list[Selection]
    expect: ExpectRound
    choose: dict[Letter, int] = {}


class Judged(Form, frozen=True):
    cards: list[int]
    legal: bool
    hero: bool = False


class Hand(Form, frozen=True):
    walkers: list[Walker]
    hero: bool = False


class Illegal(Scenario, frozen=True):
    mode: Mode
    hand: Hand
    selections: list[Judged]


class SetUpCase(Form, frozen=True):
    mode: Mode
    players: int
    hand_walkers: int | None = None
    heroes: int | None = None
    rows: int | None = None
    unused: int | None = None


class SetUp(Scenario, frozen=True):
    cases: list[SetUpCase]


class ExpectPoints(Form, frozen=True):
    counts: dict[int, int] | None = None
    total: int | None = None
    samples: dict[Walker, int] | None = None


class PointTable(Scenario, frozen=True):
    expect: ExpectPoints


class HandScoreCase(Form, frozen=True):
    mode: Mode
    points: Annotated[dict[str, int], Meta(min_length=1)]
    winners: list[str]


class HandScore(Scenario, frozen=True):
    cases: list[HandScoreCase]


class MatchCase(Form, frozen=True):
    mode: Mode
    hands: list[dict[str, int]]
    winners: list[str]
    totals: dict[str, int] | None = None


class Match(Scenario, frozen=True):
    cases: list[MatchCase]


class ExpectEnd(Form, frozen=True):
    active: list[str] | None = None
    hand_over: bool | None = None


class End(Scenario, frozen=True):
    mode: Mode
    hands: dict[Letter, Hand]
    expect: ExpectEnd


class ExpectDealt(Form, frozen=True):
    active: list[str] | None = None


class Dealt(Scenario, frozen=True):
    """A whole table in the middle of a hand: nothing is filled up."""

    mode: Mode
    rows: Rows
    hands: dict[Letter, Hand]
    piles: dict[Letter, list[Walker]] = {}
    expect: ExpectDealt = ExpectDealt()
