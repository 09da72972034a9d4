"""The shapes of the Card Game's scenarios, as they are written down. docs/scenarios.md describes them."""

from __future__ import annotations

import msgspec

from shambles.games.card_game.box.contents import Mode


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is expected must be spelled right: an unknown field would go unchecked."""


class Selection(Known, frozen=True):
    p: str
    cards: list[int]
    hero: bool = False


class ExpectRound(Known, frozen=True):
    order: list[int] | None = None
    rows: list[list[int]] | None = None
    pile_cards: dict[str, list[int]] | None = None
    points: dict[str, int] | None = None
    heroes_used: list[str] | None = None


class Round(msgspec.Struct, frozen=True):
    """The kind without a name: `rows` before, `plays`, the rows chosen under Survival's Rule #2, and what comes out."""

    mode: Mode
    rows: list[list[int]]
    plays: list[Selection]
    expect: ExpectRound
    choose: dict[str, int] = {}


class Judged(Known, frozen=True):
    cards: list[int]
    legal: bool
    hero: bool = False


class Hand(Known, frozen=True):
    walkers: list[int]
    hero: bool = False


class Illegal(msgspec.Struct, frozen=True):
    mode: Mode
    hand: Hand
    selections: list[Judged]


class SetUpCase(Known, frozen=True):
    mode: Mode
    players: int
    hand_walkers: int | None = None
    heroes: int | None = None
    rows: int | None = None
    unused: int | None = None


class SetUp(msgspec.Struct, frozen=True):
    cases: list[SetUpCase]


class ExpectPoints(Known, frozen=True):
    counts: dict[int, int] | None = None
    total: int | None = None
    samples: dict[int, int] | None = None


class PointTable(msgspec.Struct, frozen=True):
    expect: ExpectPoints


class HandScoreCase(Known, frozen=True):
    mode: Mode
    points: dict[str, int]
    winners: list[str]


class HandScore(msgspec.Struct, frozen=True):
    cases: list[HandScoreCase]


class MatchCase(Known, frozen=True):
    mode: Mode
    hands: list[dict[str, int]]
    winners: list[str]
    totals: dict[str, int] | None = None


class Match(msgspec.Struct, frozen=True):
    cases: list[MatchCase]


class ExpectEnd(Known, frozen=True):
    active: list[str] | None = None
    hand_over: bool | None = None


class End(msgspec.Struct, frozen=True):
    mode: Mode
    hands: dict[str, Hand]
    expect: ExpectEnd
