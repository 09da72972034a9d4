"""Night Watch: take the watch, or give a candle to be spared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any, ClassVar

import msgspec

from shambles.making import (
    About,
    Ask,
    Bar,
    BySeat,
    Chance,
    Choice,
    Event,
    Flow,
    Game,
    Outcome,
    Play,
    Question,
    Secret,
    choose,
)

WATCHES = tuple(range(3, 36))  # NW-001
SKIPPED = 9  # NW-010
CANDLES = 11  # NW-011


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """NW-002  There is nothing to agree on."""


class State(msgspec.Struct):
    """NW-010, NW-011  The watches to come (the next one first), those that nobody sees, and what everybody has."""

    candles: list[int]
    taken: list[list[int]]
    deck: list[int] = []
    skipped: list[int] = []
    watch: int = 0
    burning: int = 0
    turn: int = 0


T = Play[State, Options]


class Step(Choice, frozen=True, tag="step"):
    """`take` or `pass`."""


class Watch(About, frozen=True):
    """The watch that nobody wants, and the candles that come with it."""

    watch: int
    burning: int


def has_a_candle(ask: Ask[Step], step: Step) -> bool:
    """NW-021  To be spared costs a candle."""
    return step.notation == "take" or ask.state.candles[ask.seat] > 0


STEP = Question(
    key="step",
    rule="NW-021",
    candidates=lambda ask: [Step("take"), Step("pass")],
    bars=(Bar("no-candle", "NW-021", has_a_candle),),
    about=Watch,
)


class CandlesDealt(Event, frozen=True):
    """Everybody takes the same number of candles."""

    count: int


class WatchCalled(Event, frozen=True):
    """The next watch is turned up; so many are left."""

    watch: int
    left: int
    reveals: ClassVar[bool] = True


class CandleLit(Event, frozen=True):
    """A seat is spared for a candle. Only the seat is told how many it has left."""

    seat: int
    watch: int
    burning: int
    left: Annotated[int | None, Secret(to="seat")]


class WatchTaken(Event, frozen=True):
    """A seat takes the watch, and the candles that burn there."""

    seat: int
    watch: int
    burning: int


class CandlesShown(Event, frozen=True):
    """At the end all candles lie open."""

    candles: Annotated[tuple[int, ...], BySeat()]
    reveals: ClassVar[bool] = True


def set_up(t: T) -> Flow[str]:
    """NW-010  The watches are shuffled, and nine are laid aside unseen; NW-011  everybody takes eleven candles."""
    watches = t.shuffle("watches", WATCHES)
    t.state.skipped, t.state.deck = sorted(watches[:SKIPPED]), watches[SKIPPED:]
    t.state.candles = [CANDLES for _ in t.seats]
    t.tell(CandlesDealt("NW-011", CANDLES))
    return "watch"
    yield {}  # a flow, although nobody is asked


def one_watch(t: T) -> Flow[str | Outcome]:
    """NW-020  The next watch is turned up; NW-021  in turn everybody takes it, or gives a candle to be spared."""
    s = t.state
    s.watch = s.deck.pop(0)
    t.tell(WatchCalled("NW-020", s.watch, len(s.deck)))
    while (yield from choose(t, STEP, s.turn, Watch(s.watch, s.burning))).notation == "pass":
        light_a_candle(t)
    take_the_watch(t)
    return "watch" if s.deck else count_up(t)


def light_a_candle(t: T) -> None:
    """NW-021  A candle for the watch, and the next one is asked."""
    s, seat = t.state, t.state.turn
    s.candles[seat] -= 1
    s.burning += 1
    s.turn = (seat + 1) % len(t.seats)
    t.tell(CandleLit("NW-021", seat, s.watch, s.burning, s.candles[seat]))


def take_the_watch(t: T) -> None:
    """NW-022  The watch comes with all candles that burn there; NW-023  its taker is asked first about the next."""
    s, seat, burning = t.state, t.state.turn, t.state.burning
    s.taken[seat] = sorted([*s.taken[seat], s.watch])
    s.candles[seat] += burning
    s.burning = 0
    t.tell(WatchTaken("NW-022", seat, s.watch, burning))


def weight_of(taken: Sequence[int]) -> int:
    """NW-030  Of watches in a row only the first counts."""
    return sum(taken[:1]) + sum(here for before, here in pairwise(taken) if here != before + 1)


def count_up(t: T) -> Outcome:
    """NW-031  A candle takes one point away; NW-040  fewest points win."""
    s = t.state
    t.tell(CandlesShown("NW-031", tuple(s.candles)))
    points = tuple(weight_of(taken) - candles for taken, candles in zip(s.taken, s.candles, strict=True))
    winners = tuple(seat for seat in t.seats if points[seat] == min(points))
    return Outcome(points, winners, "fewest-points", "NW-040", tuple(-float(one) for one in points))


class SeatView(msgspec.Struct, frozen=True):
    """What lies before a seat; `candles` is None for others, although they can count."""

    taken: tuple[int, ...]
    weight: int
    candles: int | None


class View(msgspec.Struct, frozen=True):
    """The table as a viewer sees it."""

    seat: int | None
    watch: int
    burning: int
    left: int
    seats: tuple[SeatView, ...]


def view(t: T, seat: int | None) -> View:
    """NW-011  Candles are kept in the hand, and nobody knows the watches to come."""
    s = t.state
    seats = tuple(
        SeatView(tuple(s.taken[one]), weight_of(s.taken[one]), s.candles[one] if one == seat else None)
        for one in t.seats
    )
    return View(seat, s.watch, s.burning, len(s.deck), seats)


def redeal(t: T, seat: int | None, chance: Chance) -> None:
    """NW-010  The watches to come and those laid aside may be any of the others. Candles can be counted."""
    s = t.state
    unseen = chance.shuffle("redeal:watches", sorted(s.deck + s.skipped))
    s.skipped, s.deck = sorted(unseen[:SKIPPED]), unseen[SKIPPED:]


def worth_of_a_step(view: View, ask: Ask[Any]) -> Sequence[float]:
    """Take what costs little: a watch next to one's own, or one with enough candles."""
    assert view.seat is not None
    mine = view.seats[view.seat]
    more = weight_of(sorted([*mine.taken, view.watch])) - mine.weight - view.burning
    return [7 - more if option.notation == "take" else 0 for option in ask.options]


GAME = Game(
    slug="night_watch",
    version=1,
    prefix="NW",
    options=Options,
    state=State,
    seat_range=lambda options: range(3, 6),
    opening=lambda seats, options: State([0 for _ in seats], [[] for _ in seats]),
    phases={"set-up": set_up, "watch": one_watch},
    view=view,
    redeal=redeal,
    questions=(STEP,),
    events=(CandlesDealt, WatchCalled, CandleLit, WatchTaken, CandlesShown),
    hints={"step": worth_of_a_step},
    minutes=(10, 15),
    package=__name__,
    usual_seats=4,
)
