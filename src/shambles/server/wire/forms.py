"""What goes over HTTP: the shelf, tables, replays. The browser's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from shambles.bots import Advice, Review
from shambles.bots.reviewed import Decision, Share
from shambles.core.asking.event import Event
from shambles.core.asking.reply import Outcome, Param
from shambles.core.playing.shelf import GameForm
from shambles.core.running.change import Change

# No control characters: PostgreSQL keeps no NUL, and a name is one line.
Name = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=24,
        pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$",
    ),
]
PORTRAITS = 13  # the survivors that the browser draws (browser/src/art/survivor/cast.ts)
Portrait = Annotated[int, msgspec.Meta(ge=1, le=PORTRAITS)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
BotName = Literal["rookie", "survivor", "veteran", "legend", "greedy", "random"]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
SceneFile = Literal["scene.js", "scene.css"]  # what a game's package may bring for the browser
Setting = int | str | bool  # what an option of a table may be


# --- the shelf (the games themselves: core/playing/shelf.py)


class ShelvedGame(GameForm, frozen=True, kw_only=True):
    """A game on the shelf, with the few words of its own that the shelf says: name, line, modes and their goals;
    and how many puzzles it brings."""

    words: dict[str, str]
    puzzles: int


class TextsForm(msgspec.Struct, frozen=True):
    """A game's words in one language, as a Fluent page; which fields of its events hold a value for each seat; and
    which files its package brings for the browser (`/api/games/<game>/scene.js`)."""

    fluent: str
    by_seat: dict[str, tuple[str, ...]]
    scene: tuple[SceneFile, ...]


class RuleForm(msgspec.Struct, frozen=True):
    """A rule by its number."""

    id: str
    chapter: str
    text: str


class LessonForm(msgspec.Struct, frozen=True):
    """A lesson: its words are found by its id. `answers` is how many there are to give.

    `points` says for each of them what the words speak of: things of the view, or answers.
    """

    id: str
    rule: str
    answers: int
    points: tuple[tuple[str, ...], ...]


class CourseForm(msgspec.Struct, frozen=True):
    """The lessons of one way to play, and the settings of the real game at their end."""

    id: str
    options: dict[str, Setting]
    seats: int
    lessons: tuple[LessonForm, ...]


class ScenarioForm(msgspec.Struct, frozen=True):
    """A golden example that can be dealt."""

    id: str
    note: str
    mode: str | None


class RulesForm(msgspec.Struct, frozen=True):
    """The rulebook of a game, and its golden examples."""

    rules: tuple[RuleForm, ...]
    scenarios: tuple[ScenarioForm, ...]


# --- what is wrong


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request: where, and what; the texts have words for the code."""

    field: str
    code: str
    params: dict[str, Param]


class Wrong(msgspec.Struct, frozen=True):
    """The body of every response that is not a success."""

    error: Problem


# --- tables


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be: yours, open for somebody, or a bot's."""

    kind: Literal["you", "open", "bot"]
    bot: BotName = "survivor"


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long somebody who is asked may take; then a caretaker of this level gives that one answer.

    live    seconds for each answer, and a bank for the whole game that is drawn on when they are over
    post    days
    """

    kind: Literal["live", "post"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=30 * 86_400)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    caretaker: BotName = "survivor"


class Clock(msgspec.Struct, frozen=True):
    """A seat's clock: when it runs out, by the server's time (null while it stands), and what the bank still holds.

    stood_in    how often the caretaker has answered for this seat
    """

    deadline: float | None
    bank: float
    stood_in: int


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. With a scenario, its position is dealt and it says how many seats there are."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: Name
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, Setting] = {}
    public: bool = False
    grace: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 20  # seconds before somebody who is away can be voted out
    scenario: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    pace: Pace | None = None  # nobody is in a hurry
    hints: bool = False  # whether several people may ask for hints; one alone with bots always may
    portrait: Portrait | None = None  # which survivor people see beside your name; none: one drawn from the name
    rated: bool = False  # whether it counts for the ratings of the players who sit here (SH-007)
    programs: bool = True  # whether programs may sit down at open seats; at a rated table none may (SH-015)


class DealForm(msgspec.Struct, frozen=True):
    """A deal that somebody has played: which game it is, with which settings, against whom, and from which seat."""

    game: str
    options: dict[str, Setting]
    levels: tuple[str, ...]
    seat: int


class PlayDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play it from this seat."""

    name: Name
    seat: SeatNumber = 0
    portrait: Portrait | None = None


class DealResult(msgspec.Struct, frozen=True):
    """How somebody did with a deal; `here` at the table that was asked about.

    done    how far the review is that tells luck from choice, from 0 to 1; null where nobody has asked for it
    share   what it says of this seat
    """

    name: str
    seat: int
    score: int
    won: bool
    here: bool
    done: float | None
    share: Share | None


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at an open seat, the first one unless given. A program says that it is one (SH-015).

    anyway  also beside somebody whom you have blocked
    """

    name: Name
    seat: SeatNumber | None = None
    portrait: Portrait | None = None
    program: bool = False
    anyway: bool = False


class ClaimSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Come back to your own seat, from any device, with the token of your personal link."""

    token: Annotated[str, msgspec.Meta(min_length=20, max_length=100)]


class FillSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let bots take the open seats."""

    bot: BotName = "survivor"


class RemoveSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I vote that a bot takes over this absent player's seat."""

    seat: SeatNumber


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play your seat for a while; None takes it back."""

    bot: BotName | None


class ReviewForm(msgspec.Struct, frozen=True):
    """The review of a finished game, or how far it is: `done` goes from 0 to 1.

    told    by language, its decisions with the answers called by their names
    """

    done: float
    review: Review | None
    told: dict[str, tuple[Decision, ...]] = {}


class WantHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would a veteran answer to ask number `ask`, which is mine?"""

    ask: Annotated[int, msgspec.Meta(ge=0)]


class Hint(Advice, frozen=True, kw_only=True):
    """A hint in words, too.

    called  what the best answer is called, and what it means
    why     what speaks for it
    figures averages over imagined games, which people see only if they ask
    against by every other answer that can be compared with it, why it is better than that one
    """

    called: str
    means: str
    why: tuple[str, ...]
    against: dict[str, str]
    figures: tuple[str, ...] = ()


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody knows of a seat: who sits there, and whether a bot plays it now.

    portrait    the survivor that whoever sits there has chosen; null: one drawn from the name
    program     somebody's program sits there (SH-015)
    """

    name: str
    kind: SeatKind
    bot: str | None
    here: bool
    removal: int
    clock: Clock | None
    portrait: int | None
    program: bool


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    options: dict[str, Setting]
    status: Status
    public: bool
    seats: tuple[SeatInfo, ...]
    commitment: str
    scenario: str | None
    rematch: str | None
    grace: int
    hints: bool
    pace: Pace | None
    deal: str | None  # the name of its deal, once it is over
    spectators: int  # how many watch without a seat
    rated: bool  # it counts for the ratings of the players here (SH-007)
    began_from: str | None  # the table with a moment of whose game it begins
    club: str | None  # the club night that it is a table of (SH-009)
    programs: bool  # programs may sit down here (SH-015)


class Glance(msgspec.Struct, frozen=True):
    """A table from afar: your seat, if you have one, and for whom everybody waits."""

    table: TableInfo
    seat: int | None
    awaited: tuple[int, ...]


class Seated(msgspec.Struct, frozen=True):
    """You have a seat. The token is for your personal link; your browser has it as a cookie already."""

    table: TableInfo
    seat: int
    token: str


class Revealed(msgspec.Struct, frozen=True):
    """After the end: what the commitment was made of. SHA-256 of "seed:salt" must be the commitment."""

    seed: str
    salt: str


class PageStep(msgspec.Struct, frozen=True):
    """One thing that happened, and what it changed. `seat` and `choice` are the answer that led to it, if one did.

    step        of the story as people count it: all that one answer led to
    change      of the view, from the step before; left out where the view is the same
    opened      likewise, of the list of everybody's views
    """

    number: int
    step: int
    seat: int | None
    choice: str | None
    event: Event
    change: Change | msgspec.UnsetType = msgspec.UNSET
    opened: Change | msgspec.UnsetType = msgspec.UNSET


class PageStart(msgspec.Struct, frozen=True):
    """The table before the first step of a page.

    view        as the viewpoint saw it; a spectator's where all is open; null before anything has happened
    opened      where all is open, what every seat saw
    """

    view: msgspec.Struct | None
    opened: tuple[msgspec.Struct | None, ...] | None


class ReplayPage(msgspec.Struct, frozen=True):
    """A page of a finished game: the table before its first step, the steps, and how many there are in all.

    viewpoint   the seat that looks, by its number; `spectator`; or `open`: all that any seat knew
    next        the number after which the next page begins; null on the last one
    sound       whether the game, played again from its seed alone, comes out the same
    """

    table: TableInfo
    revealed: Revealed
    outcome: Outcome
    sound: bool
    viewpoint: str
    count: int
    next: int | None
    start: PageStart
    steps: tuple[PageStep, ...]
