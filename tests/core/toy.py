"""A toy game that uses all the core can do: the proof that it fits more than one game.

The seats bid a card each, face down and for good (TY-010). They vote, face down too, but may think again; nobody
learns the count before the round is over (TY-020). Then each walks along a lane of places, which can be taken back
(TY-030), and may roll a die, which cannot (TY-040). The lowest bidders have peeked at the top of the deck (TY-012).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from shambles.core.asking.ask import About, Ask, Bar, Choice, Question
from shambles.core.asking.chance import Chance, Live, Scripted
from shambles.core.asking.event import Event, Secret
from shambles.core.asking.play import Flow, Play, all_of, choose
from shambles.core.asking.reply import BadInput, Outcome
from shambles.core.files.box import STANDARD, BoxFormat, read_toml
from shambles.core.files.form import Form
from shambles.core.files.scenario import Among, AnyOrder, Difference, Kind, Named, Position, Scenario, ScenarioFormat
from shambles.core.game import Game
from shambles.core.playing.runner import Runner

CARDS = tuple(range(1, 21))
STANDARD_DIE = (1, 2, 3, 4, 5, 6)
LANE = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lane: Literal["short", "long"] = "short"
    rounds: Annotated[int, msgspec.Meta(ge=1)] = 2
    die: str = STANDARD


class State(msgspec.Struct):
    hands: list[list[int]]
    places: list[int]
    scores: list[int]
    votes: list[bool | None]
    deck: list[int] = []
    peeked: list[int] = []
    round: int = 0


class Card(Choice, frozen=True, tag="card"):
    card: int


class Word(Choice, frozen=True, tag="word"):
    pass


T = Play[State, Options]


# --- the box


def faces_of(die: str) -> tuple[int, ...]:
    """A table may bring its own die."""
    return STANDARD_DIE if die == STANDARD else tuple(read_toml("die", die)["faces"])


def faults_of_die(box: dict[str, Any]) -> list[BadInput]:
    faces = box.get("faces", [])
    return [BadInput(f"faces[{at}]", "not-a-face") for at, face in enumerate(faces) if not 0 < face < 10]


# --- what is told


class Dealt(Event, frozen=True):
    seat: int
    cards: Annotated[tuple[int, ...] | None, Secret(to="seat")]
    reveals: ClassVar[bool] = True


class BidsShown(Event, frozen=True):
    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


class Peeked(Event, frozen=True):
    seats: tuple[int, ...]
    card: Annotated[int | None, Secret(to="seats")]
    reveals: ClassVar[bool] = True


class Walked(Event, frozen=True):
    seat: int
    place: int


class Rolled(Event, frozen=True):
    seat: int
    face: int


class VotesCounted(Event, frozen=True):
    yes: int
    reveals: ClassVar[bool] = True


# --- what is asked


class Standing(About, frozen=True):
    place: int


def hand(ask: Ask[Card]) -> Sequence[Card]:
    return [Card(str(card), card) for card in ask.state.hands[ask.seat]]


def read_card(text: str) -> Card | None:
    return Card(str(int(text)), int(text)) if text.isascii() and text.isdigit() and len(text) < 4 else None


def words(*notations: str) -> Any:
    return lambda ask: [Word(notation) for notation in notations]


def is_not_at_the_start(ask: Ask[Word], choice: Word) -> bool:
    return choice.notation != "back" or ask.state.places[ask.seat] > 0


def is_not_at_the_end(ask: Ask[Word], choice: Word) -> bool:
    return choice.notation != "on" or ask.state.places[ask.seat] < LANE


BID = Question(
    key="bid",
    rule="TY-010",
    candidates=hand,
    strays=(
        Bar("no-such-card", "TY-001", lambda ask, choice: choice.card in CARDS),
        Bar("not-in-your-hand", "TY-010", lambda ask, choice: choice.card in ask.state.hands[ask.seat]),
    ),
    read=read_card,
    face_down="TY-010",
    binding="TY-011",
)
VOTE: Question[Word] = Question(
    key="vote", rule="TY-020", candidates=words("yes", "no"), face_down="TY-021", shown=lambda choice: 7
)
WALK = Question(
    key="walk",
    rule="TY-030",
    candidates=words("on", "stay", "back"),
    bars=(Bar("at-the-start", "TY-031", is_not_at_the_start), Bar("at-the-end", "TY-032", is_not_at_the_end)),
)
ROLL: Question[Word] = Question(key="roll", rule="TY-040", candidates=words("roll", "pass"), about=Standing)


# --- the rules


def deal(t: T) -> Flow[str]:
    """TY-001"""
    s = t.state
    deck = t.shuffle("deck", CARDS)
    for seat in t.seats:
        s.hands[seat] = sorted(deck[seat * 4 : seat * 4 + 4])
        t.tell(Dealt("TY-001", seat, tuple(s.hands[seat])))
    s.deck = deck[len(t.seats) * 4 :]
    return "bids"
    yield {}


def bids(t: T) -> Flow[str]:
    """TY-010"""
    s = t.state
    s.round += 1
    laid = yield from all_of(t, BID, t.seats)
    for seat, choice in laid.items():
        s.hands[seat].remove(choice.card)
    t.tell(BidsShown("TY-010", tuple(choice.card for choice in laid.values())))
    rising = sorted(laid, key=lambda seat: laid[seat].card)
    s.scores[rising[-1]] += 1
    s.peeked = sorted(rising[:2]) if len(rising) > 2 else rising[:1]  # TY-012
    t.tell(Peeked("TY-012", tuple(s.peeked), s.deck[0]))
    return "votes"


def votes(t: T) -> Flow[str | Outcome]:
    """TY-020  The count stays hidden until everybody has walked."""
    s = t.state
    laid = yield from all_of(t, VOTE, t.seats)
    s.votes = [laid[seat].notation == "yes" for seat in t.seats]
    for seat in t.seats:
        yield from take_turn(t, seat)
    yes = sum(vote is True for vote in s.votes)
    t.tell(VotesCounted("TY-022", yes))
    s.scores[0] += yes
    s.votes = [None for _ in t.seats]
    s.peeked = []
    if s.round < t.options.rounds:
        return "bids"
    best = max(s.scores)
    return Outcome(tuple(s.scores), tuple(seat for seat in t.seats if s.scores[seat] == best), "most-points", "TY-090")


def take_turn(t: T, seat: int) -> Flow[None]:
    """TY-030, TY-040"""
    for _ in range(2 if t.options.lane == "long" else 1):
        yield from walk(t, seat)
    choice = yield from choose(t, ROLL, seat, Standing(t.state.places[seat]))
    if choice.notation == "roll":
        face = t.pick("die", faces_of(t.options.die))  # the same stream for everybody: the count of draws matters
        t.state.scores[seat] += face
        t.tell(Rolled("TY-040", seat, face))


def walk(t: T, seat: int) -> Flow[None]:
    """TY-030"""
    choice = yield from choose(t, WALK, seat)
    t.state.places[seat] += {"on": 1, "stay": 0, "back": -1}[choice.notation]
    t.tell(Walked("TY-030", seat, t.state.places[seat]))


# --- what is seen


class View(msgspec.Struct, frozen=True):
    seat: int | None
    cards: tuple[int, ...] | None
    vote: bool | None
    top: int | None
    places: tuple[int, ...]
    scores: tuple[int, ...]
    deck: int
    round: int


def view(t: T, seat: int | None) -> View:
    s = t.state
    return View(
        seat,
        None if seat is None else tuple(s.hands[seat]),
        None if seat is None else s.votes[seat],
        s.deck[0] if seat in s.peeked else None,
        tuple(s.places),
        tuple(s.scores),
        len(s.deck),
        s.round,
    )


def redeal(t: T, seat: int | None, chance: Chance) -> None:
    s = t.state
    known = s.deck[:1] if seat in s.peeked else []
    others = [s.hands[one] for one in t.seats if one != seat]
    heap = chance.shuffle("redeal", sorted([*s.deck[len(known) :], *(card for cards in others for card in cards)]))
    for cards in others:
        cards[:] = sorted(heap[: len(cards)])
        del heap[: len(cards)]
    s.deck = known + heap
    for one in t.seats:
        if one != seat and s.votes[one] is not None:
            s.votes[one] = chance.pick("votes", (False, True))


# --- the game


def opening(seats: range, options: Options) -> State:
    return State([[] for _ in seats], [0 for _ in seats], [0 for _ in seats], [None for _ in seats])


# --- scenarios


class Answer(Form, frozen=True):
    seat: int
    says: str
    refused: str = ""
    rule: str = ""
    offers: list[str] = msgspec.field(default_factory=list)
    withholds: list[str] = msgspec.field(default_factory=list)


class Expect(Form, frozen=True):
    scores: list[int] | None = None
    places: dict[str, int] | None = None
    asked: dict[str, str] | None = None
    told: list[str] | None = None
    peeked: list[int] | None = None
    outcome: str | msgspec.UnsetType | None = msgspec.UNSET


class Lane(Scenario, frozen=True):
    """Two who have bid, and vote and walk from there."""

    toy: int = 1
    lane: Literal["short", "long"] = "short"
    die: list[int] = msgspec.field(default_factory=list)
    answers: list[Answer] = msgspec.field(default_factory=list)
    expect: Expect = Expect()


def check(given: Lane) -> list[Difference]:
    draws = Scripted({}, Live(0))
    draws.write("die", given.die, "die")
    runner = Runner("toy", position(given, 0), draws=draws)
    for at, one in enumerate(given.answers):
        where = f"answers[{at}]"
        runner.check_offers(one.seat, where, one.offers, one.withholds)
        if one.refused or one.rule:
            runner.refuse(one.seat, one.says, where, code=one.refused, rule=one.rule)
        else:
            runner.answer(one.seat, one.says, where)
    s: State = runner.play.state
    outcome = runner.table.outcome
    found = {
        "scores": s.scores,
        "places": Named({"ab"[seat]: place for seat, place in enumerate(s.places)}),
        "asked": {"ab"[seat]: ask.key for seat, ask in runner.table.asks.items()},
        "told": Among(event.key() for event in runner.news()),
        "peeked": AnyOrder(s.peeked),
        "outcome": None if outcome is None else outcome.reason,
    }
    runner.compare(given.expect, found)
    return runner.differences


def position(given: Lane, number: int) -> Position:
    state = State([[1, 2, 3], [4, 5, 6]], [0, 0], [0, 0], [None, None], deck=[7, 8, 9])
    return Position(2, {"lane": given.lane}, "bids", state)


TOY = Game(
    slug="toy",
    version=1,
    prefix="TY",
    options=Options,
    state=State,
    seat_range=lambda options: range(1, 5),
    opening=opening,
    phases={"deal": deal, "bids": bids, "votes": votes},
    view=view,
    redeal=redeal,
    questions=(BID, VOTE, WALK, ROLL),
    events=(Dealt, BidsShown, Peeked, Walked, Rolled, VotesCounted),
    scenarios=ScenarioFormat(lambda given: "toy" in given, {"": Kind(Lane, check, position)}),
    hints={},
    minutes=(1, 2),
    package=__name__,
    boxes={"die": BoxFormat(lambda box: "faces" in box, faults_of_die)},
)
