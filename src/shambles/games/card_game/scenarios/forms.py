"""The forms of the Card Game's scenarios, as they are written down. docs/scenarios.md describes them."""

from __future__ import annotations

from shambles.core.form import Form
from shambles.core.scenario import Scenario
from shambles.games.card_game.box.contents import Mode


class Selection(Form, frozen=True):
    p: str
    cards: list[int]
    hero: bool = False


class ExpectRound(Form, frozen=True):
    order: list[int] | None = None
    rows: list[list[int]] | None = None
    pile_cards: dict[str, list[int]] | None = None
    points: dict[str, int] | None = None
    heroes_used: list[str] | None = None


class Round(Scenario, frozen=True):
    """The kind without a name: `rows` before, `plays`, the rows chosen under Survival's Rule #2, and what comes out."""

    mode: Mode
    rows: list[list[int]]
    plays: list[Selection]
    expect: ExpectRound
    choose: dict[str, int] = {}


class Judged(Form, frozen=True):
    cards: list[int]
    legal: bool
    hero: bool = False


class Hand(Form, frozen=True):
    walkers: list[int]
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
    samples: dict[int, int] | None = None


class PointTable(Scenario, frozen=True):
    expect: ExpectPoints


class HandScoreCase(Form, frozen=True):
    mode: Mode
    points: dict[str, int]
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
    hands: dict[str, Hand]
    expect: ExpectEnd
