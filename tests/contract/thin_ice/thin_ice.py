"""Thin Ice: walk on and gather, or stop while the ice still holds. A stranger's whole game, in one file."""

from collections.abc import Sequence
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
    decide,
)

CRACK = 0
FISH = (*(CRACK,) * 3, *(1, 2, 3, 4) * 3)
CHARMS = (0, 1, 2, 3)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TI-002  There is nothing to agree on."""


class State(msgspec.Struct):
    """TI-010  The pile face down (the next card first), what is gathered in this turn, and what everybody has."""

    scores: list[int]
    charms: list[int]
    deck: list[int] = []
    gathered: list[int] = []
    turn: int = 0


T = Play[State, Options]


class Step(Choice, frozen=True, tag="step"):
    """`walk` or `stop`."""


class Friend(Choice, frozen=True, tag="friend"):
    """Somebody else, by their number at the table."""

    seat: int


class Gathered(About, frozen=True):
    """What would be lost."""

    cards: tuple[int, ...]


def others(ask: Ask[Friend]) -> Sequence[Friend]:
    """TI-024  Anybody else."""
    return [Friend(str(seat + 1), seat) for seat in ask.play.seats if seat != ask.seat]


def has_walked(ask: Ask[Step], step: Step) -> bool:
    return step.notation == "walk" or bool(ask.state.gathered)


STEP = Question(
    key="step",
    rule="TI-020",
    candidates=lambda ask: [Step("walk"), Step("stop")],
    bars=(Bar("not-yet", "TI-021", has_walked),),
    about=Gathered,
)
HELP = Question(key="help", rule="TI-024", candidates=others)


class CharmDealt(Event, frozen=True):
    seat: int
    charm: Annotated[int | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class CardTurned(Event, frozen=True):
    seat: int
    card: int
    reveals: ClassVar[bool] = True


class FellIn(Event, frozen=True):
    seat: int
    lost: int


class PulledOut(Event, frozen=True):
    seat: int
    by: int


class CameAshore(Event, frozen=True):
    seat: int
    points: int


class CharmsShown(Event, frozen=True):
    charms: Annotated[tuple[int, ...], BySeat()]
    reveals: ClassVar[bool] = True


def set_up(t: T) -> Flow[str]:
    """TI-010  The pile is shuffled; TI-011  everybody is dealt a charm that only they may look at."""
    t.state.deck = t.shuffle("deck", FISH)
    for seat, charm in zip(t.seats, t.shuffle("charms", CHARMS * 2), strict=False):
        t.state.charms[seat] = charm
        t.tell(CharmDealt("TI-011", seat, charm))
    return "turn"
    yield {}  # a flow, although nobody is asked


def turn(t: T) -> Flow[str | Outcome]:
    """TI-020  Whose turn it is walks on, or stops and keeps what was gathered."""
    s, seat = t.state, t.state.turn
    while s.deck:
        step = yield from choose(t, STEP, seat, Gathered(tuple(s.gathered)))
        if step.notation == "stop":
            break
        card = s.deck.pop(0)
        s.gathered.append(card)
        t.tell(CardTurned("TI-022", seat, card))
        if card == CRACK:
            yield from fall_in(t, seat)
    come_ashore(t, seat)
    return "turn" if s.deck else game_end(t)


def fall_in(t: T, seat: int) -> Flow[None]:
    """TI-023  A crack: all that was gathered is lost; TI-024  whoever pulls one out gets a point for it."""
    s = t.state
    lost, s.gathered = sum(s.gathered), []
    t.tell(FellIn("TI-023", seat, lost))
    friend = yield from decide(t, HELP, seat)
    s.scores[friend.seat] += 1
    t.tell(PulledOut("TI-024", seat, friend.seat))


def come_ashore(t: T, seat: int) -> None:
    """TI-025  What was gathered counts, and the next one walks."""
    s = t.state
    points = sum(s.gathered)
    s.scores[seat] += points
    s.gathered = []
    s.turn = (seat + 1) % len(t.seats)
    t.tell(CameAshore("TI-025", seat, points))


def game_end(t: T) -> Outcome:
    """TI-040  When the pile is used up the charms are added, and most points win."""
    s = t.state
    s.scores = [score + charm for score, charm in zip(s.scores, s.charms, strict=True)]
    t.tell(CharmsShown("TI-040", tuple(s.charms)))
    winners = tuple(seat for seat in t.seats if s.scores[seat] == max(s.scores))
    return Outcome(tuple(s.scores), winners, "most-fish", "TI-040", tuple(map(float, s.scores)))


class View(msgspec.Struct, frozen=True):
    """The ice as a viewer sees it; the charm is their own."""

    seat: int | None
    cards_left: int
    gathered: tuple[int, ...]
    scores: tuple[int, ...]
    turn: int
    charm: int | None


def view(t: T, seat: int | None) -> View:
    """TI-011  A charm is its owner's secret, and nobody knows the pile."""
    s = t.state
    charm = None if seat is None else s.charms[seat]
    return View(seat, len(s.deck), tuple(s.gathered), tuple(s.scores), s.turn, charm)


def redeal(t: T, seat: int | None, chance: Chance) -> None:
    """TI-010, TI-011  The pile may lie in any order, and the others may hold any charm."""
    s = t.state
    s.deck = chance.shuffle("redeal:deck", sorted(s.deck))
    heap = sorted(CHARMS * 2)
    if seat is not None:
        heap.remove(s.charms[seat])
    dealt = iter(chance.shuffle("redeal:charms", heap))
    s.charms = [s.charms[one] if one == seat else next(dealt) for one in t.seats]


def worth_of_a_step(view: View, ask: Ask[Any]) -> Sequence[float]:
    """On, as long as little would be lost."""
    return [4 - sum(view.gathered) if option.notation == "walk" else 0 for option in ask.options]


def worth_of_a_friend(view: View, ask: Ask[Any]) -> Sequence[float]:
    """Whoever has least."""
    return [-view.scores[option.seat] for option in ask.options]


GAME = Game(
    slug="thin_ice",
    version=1,
    prefix="TI",
    options=Options,
    state=State,
    seat_range=lambda options: range(2, 4),
    opening=lambda seats, options: State([0 for _ in seats], [0 for _ in seats]),
    phases={"set-up": set_up, "turn": turn},
    view=view,
    redeal=redeal,
    questions=(STEP, HELP),
    events=(CharmDealt, CardTurned, FellIn, PulledOut, CameAshore, CharmsShown),
    hints={"step": worth_of_a_step, "help": worth_of_a_friend},
    minutes=(5, 10),
    package=__name__,
    usual_seats=3,
)
