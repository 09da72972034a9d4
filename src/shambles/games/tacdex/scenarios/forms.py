"""The forms of TacDex's scenarios, as they are written down. docs/reference/scenarios.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from shambles.core.files.form import Form
from shambles.core.files.scenario import Scenario
from shambles.games.tacdex.box.contents import BOX, Options, Side, seat_range

SEATS = seat_range(Options())
Face = Annotated[int, Meta(ge=BOX.deck.lowest, le=BOX.deck.highest)] | Literal["R", "END"]
Size = Annotated[int, Meta(ge=0)]


class Discard(Form, frozen=True, rename={"source": "from"}):
    """Whom DISCARD hits, and the card that the blind pick yields."""

    source: str
    card: Face


class Round(Form, frozen=True):
    """One reveal: what is selected, added by REDO, flipped and discarded. What is absent is declined."""

    select: dict[str, Face]
    redo: dict[str, list[Face]] = {}
    flip: dict[str, bool] = {}
    discard: dict[str, Discard] = {}


class Expect(Form, frozen=True):
    marker: Side | None = None
    pile_cards: dict[str, list[Face]] | None = None
    piles: dict[str, int] | None = None
    hands: dict[str, list[Face]] | None = None
    decks: dict[str, list[Face]] | None = None
    table: int | None = None
    participants: list[str] | None = None
    end_out: list[str] | None = None
    last_winner: str | None = None
    over: bool | None = None
    winners: list[str] | None = None


class Battles(Scenario, frozen=True):
    """The kind without a name: a position, some reveals, and what comes out."""

    players: Annotated[list[str], Meta(min_length=SEATS[0], max_length=SEATS[-1])]
    hands: dict[str, list[Face]]
    decks: dict[str, list[Face]]
    rounds: list[Round]
    expect: Expect
    marker: Side = "HIGH"
    piles: dict[str, Size] = {}
    end_out: list[str] = []
    last_winner: str | None = None
    options: dict[str, Any] = {}


class ExpectSetUp(Form, frozen=True):
    deck_total: int | None = None
    per_value: int | None = None
    values: tuple[int, int] | None = None
    redo: int | None = None
    end: int | None = None
    top_half: int | None = None
    bottom_half_with_end: int | None = None
    hand: int | None = None
    deck_after_hand: int | None = None
    end_position_min: int | None = None
    end_position_max: int | None = None
    marker: Side | None = None


class SetUp(Scenario, frozen=True):
    players: Annotated[int, Meta(ge=SEATS[0], le=SEATS[-1])]
    expect: ExpectSetUp


class ExpectScore(Form, frozen=True):
    winners: list[str] | None = None


class Score(Scenario, frozen=True):
    piles: Annotated[dict[str, int], Meta(min_length=1)]
    expect: ExpectScore
