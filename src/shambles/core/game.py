"""What a game must say about itself, and the shelf where the games stand."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Generic

import msgspec

from shambles.core.asking.ask import Ask, Question
from shambles.core.asking.chance import Chance
from shambles.core.asking.event import Event
from shambles.core.asking.play import Flow, Meanwhile, O, Play, S
from shambles.core.asking.reply import BadInput, Outcome
from shambles.core.asking.value import Value
from shambles.core.files.box import STANDARD, BoxFormat, check_box
from shambles.core.files.form import find_trouble, words_of
from shambles.core.files.scenario import ScenarioFormat

Phase = Callable[[Play[S, O]], Flow[str | Outcome]]
Hint = Callable[[Any, Ask[Any]], Sequence[float]]  # the seat's view and ask; a figure for each of the ask's options


class CardPart(msgspec.Struct, frozen=True):
    """A part of a card that stands apart on it, such as a side or a requirement, sentence by sentence."""

    name: str
    lines: tuple[str, ...]


class CardFace(msgspec.Struct, frozen=True):
    """A card of the box as people read it.

    kind      the part of the box it belongs to, such as `event`
    branches  the words of each thing that the card lets one choose from
    copies    how many of it are in the box
    attested  whether the printed rulebook knows the card, or we designed it
    parts     what the text is made of, where a card has parts that are read by themselves
    """

    id: str
    kind: str
    name: str
    text: str
    branches: tuple[str, ...]
    copies: int
    attested: bool
    parts: tuple[CardPart, ...] = ()


class Way(msgspec.Struct, frozen=True):
    """A way to play a game that has a deal of its own every day: `way-<id>` are its words."""

    id: str
    seats: int
    options: dict[str, Any] = {}


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[S, O]):
    """A game: its options and seats, its phases in the rulebook's order, and what each seat may see.

    version     of the rules; raised when an old journal would no longer replay to the same game
    seat_range  how many seats a table with these options may have
    mend        options as tables of older versions wrote them, in the words of today
    opening     the state before anything is dealt
    phases      each is a flow that returns the next phase, or the outcome; the first one is the set-up
    view        what a seat (None: a spectator) may know of the state, as a struct of its own
    views       what several of them may know at the same moment, for a game that says what they share only once
    hint_views  the same for hints and value alone: without what takes long to reckon and neither of them looks at
    lazy_view   the same in an imagined world alone, for it leads there: each part is made once a hint looks at it
    redeal      shuffles, in place, everything in the state that the seat cannot know
    reshuffle   shuffles, in place, what nobody at the table knows, such as a deck: luck is told from skill with it;
                None where nothing lies hidden once it is dealt
    hints       for each question, by its key: how good each option looks to a player who thinks one step ahead
    value       what a position is worth to a seat, for bots that imagine only a part of what is to come
    usual_seats how many sit down when nobody says otherwise
    boxes       the options that take a box file (core/files/box.py), by their names
    meanwhile   what seats may do while others are asked
    silent      the rule by which the seats may not talk to each other at this moment; None while they may
    cards       the cards that a table with these options plays with, in the words of a catalogue's `say`
    ways        the ways to play it that have a daily deal, for one person and bots
    suggested   for values of the first option, other options that the rulebook recommends with them
    together    co-operative: all win or all lose, so that a win is the table's and not shared out
    points      scores are points that are played for, so that a review tells luck and choices in them
    streams     what each stream of chance decides, by its key up to a colon: `deal`, `deck` or `dice`. Of others, what
                is shuffled before the first answer is the deal, what is shuffled later the deck, and a pick is dice
    package     the game's own package, `__name__`: its rooms, text/*.ftl, text/rulebook.*.md, scenarios/golden.jsonl
    """

    slug: str
    version: int
    prefix: str
    options: type[O]
    state: type[S]
    seat_range: Callable[[O], range]
    opening: Callable[[range, O], S]
    phases: Mapping[str, Phase[S, O]]
    view: Callable[[Play[S, O], int | None], msgspec.Struct]
    redeal: Callable[[Play[S, O], int | None, Chance], None]
    questions: tuple[Question[Any], ...]
    events: tuple[type[Event], ...]
    hints: Mapping[str, Hint]
    minutes: tuple[int, int]
    package: str
    boxes: Mapping[str, BoxFormat] = field(default_factory=dict)
    scenarios: ScenarioFormat = field(default_factory=ScenarioFormat)
    usual_seats: int = 4
    ways: tuple[Way, ...] = ()
    suggested: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    together: bool = False
    points: bool = False
    streams: Mapping[str, str] = field(default_factory=dict)
    meanwhile: Meanwhile | None = None
    silent: Callable[[Play[S, O]], str | None] = field(default=lambda play: None)
    cards: Callable[[O, Callable[..., str]], Sequence[CardFace]] = field(default=lambda options, say: ())
    views: Callable[[Play[S, O], Sequence[int | None]], Sequence[msgspec.Struct]] | None = None
    hint_views: Callable[[Play[S, O], Sequence[int | None]], Sequence[msgspec.Struct]] | None = None
    lazy_view: Callable[[Play[S, O], int], Any] | None = None
    mend: Callable[[dict[str, Any]], dict[str, Any]] = field(default=lambda given: given)
    value: Value | None = None
    reshuffle: Callable[[Play[S, O], Chance], None] | None = None
    decode_state: Callable[[bytes], S] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "decode_state", msgspec.msgpack.Decoder(self.state).decode)

    def views_for(self, play: Play[S, O], seats: Sequence[int | None]) -> Sequence[msgspec.Struct]:
        """What several seats may know at this moment."""
        return self.views(play, seats) if self.views is not None else [self.view(play, seat) for seat in seats]

    def hint_view(self, play: Play[S, O], seat: int) -> msgspec.Struct:
        """What a seat may know, as far as hints and value look at it."""
        return self.view(play, seat) if self.hint_views is None else self.hint_views(play, (seat,))[0]

    def figures(self, ask: Ask[Any]) -> Sequence[float]:
        """What the hints make of an ask in an imagined world: a figure for each of its options."""
        return self.hints[ask.key]((self.lazy_view or self.hint_view)(ask.play, ask.seat), ask)

    @property
    def folder(self) -> Path:
        """Where the game's package lies, with its texts, rulebooks and scenarios."""
        file = sys.modules[self.package].__file__
        assert file is not None
        return Path(file).parent

    def golden_lines(self) -> list[str]:
        """The golden examples as they are written, one a line; none where the game has no such file."""
        file = self.folder / "scenarios" / "golden.jsonl"
        return file.read_text("utf-8").splitlines() if file.exists() else []

    def room(self, name: str) -> ModuleType | None:
        """A room that not every game has, such as `terminal.scene`; None where this one does without."""
        place = f"{self.package}.{name}"
        try:
            return import_module(place)
        except ModuleNotFoundError as error:
            if error.name is not None and (place == error.name or place.startswith(f"{error.name}.")):
                return None
            raise

    @property
    def first_phase(self) -> str:
        return next(iter(self.phases))

    def read_options(self, given: Mapping[str, Any]) -> O:
        """The options of a table, checked; an error names the option."""
        if not isinstance(given, Mapping):
            raise BadInput("options", "not-options", found=repr(given)[:40])
        try:
            options = msgspec.convert(self.mend(dict(given)), self.options)
        except msgspec.ValidationError:
            raise _bad_option(dict(given), self.options) from None
        for name, box_format in self.boxes.items():
            if (text := getattr(options, name)) != STANDARD:
                check_box(f"options.{name}", text, box_format)
        return options

    def usual_number(self, options: O) -> int:
        """How many seats a table has when nobody says otherwise: the usual number, or as near to it as is allowed."""
        allowed = self.seat_range(options)
        return min(max(self.usual_seats, allowed[0]), allowed[-1])

    def read_seats(self, given: object, options: O) -> range:
        """The seats of a table, checked against what this game allows with these options."""
        allowed = self.seat_range(options)
        if not isinstance(given, int) or isinstance(given, bool) or given not in allowed:
            found = given if isinstance(given, int) else repr(given)[:40]
            raise BadInput("seats", "seats-out-of-range", found=found, least=allowed[0], most=allowed[-1])
        return range(given)


def settings_of(options: Any) -> str:
    """The options of a table in a line; a box of somebody's own is a whole file, and is not read out."""
    settings = msgspec.to_builtins(options).items()
    return ", ".join(f"{name}={value if len(str(value)) < 40 else '…'}" for name, value in settings)


def _bad_option(given: dict[str, Any], options: Any) -> BadInput:
    """What is wrong with the options, at the first that is, and what it could be."""
    trouble = find_trouble(given, options, "options")
    assert trouble is not None
    if trouble.code == "unknown-field":
        return BadInput(trouble.field, "unknown-option", **trouble.params)
    if trouble.code == "field-missing":
        kinds = {field.encode_name: field.type for field in msgspec.structs.fields(options)}
        words = words_of(kinds[trouble.field.removeprefix("options.")])
        return BadInput(trouble.field, "option-missing", known=words) if words else trouble
    return trouble


# --- the shelf

Load = Callable[[], Game[Any, Any]]

_shelf: dict[str, Load] = {}
_suppliers: list[Callable[[], Mapping[str, Load]]] = []


def supply(offered: Callable[[], Mapping[str, Load]]) -> None:
    """Say where games come from. That is looked at once somebody looks at the shelf, and a game is loaded when it is
    taken down."""
    _suppliers.append(offered)


def _filled() -> dict[str, Load]:
    # Two threads may look at once: a supplier stays on the list until what it offers stands on the shelf.
    while _suppliers:
        offered = _suppliers[-1]
        for slug, load in offered().items():
            _shelf.setdefault(slug, load)
        if offered in _suppliers:
            _suppliers.remove(offered)
    return _shelf


def slugs() -> tuple[str, ...]:
    """The games on the shelf, by their short names."""
    return tuple(_filled())


def find_game(slug: str) -> Game[Any, Any]:
    """The game of this name; an unknown name is an error that lists the known ones."""
    shelf = _filled()
    if slug not in shelf:
        raise BadInput("game", "unknown-game", found=str(slug)[:40], known=slugs())
    return shelf[slug]()


def all_games() -> list[Game[Any, Any]]:
    """Every game on the shelf that can be played. One that does not load is left out, with a warning."""
    found = []
    for slug in slugs():
        try:
            found.append(find_game(slug))
        except BadInput as trouble:
            warnings.warn(str(trouble), RuntimeWarning, stacklevel=2)
    return found
