"""The description of a game, and the registry of installed games."""

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
    """A separate part of a card's text, such as a side or a requirement, sentence by sentence."""

    name: str
    lines: tuple[str, ...]


class CardFace(msgspec.Struct, frozen=True):
    """The text of a card of the box.

    kind      the part of the box it belongs to, such as `event`
    branches  texts of the alternatives that the card offers
    copies    number of copies in the box
    attested  True if the printed rulebook knows the card, False if we designed it
    parts     parts of the text, if the card has parts that are read separately
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
    """A way to play a game that has a daily deal of its own. Its text is `way-<id>`."""

    id: str
    seats: int
    options: dict[str, Any] = {}


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[S, O]):
    """A game: its options and seats, its phases in the rulebook's order, and what each seat may see.

    version     version of the rules; raised when an old journal would no longer replay to the same game
    seat_range  allowed numbers of seats, given the options
    mend        converts options of saves by older versions
    opening     the state before anything is dealt
    phases      each is a flow that returns the next phase, or the outcome; the first one is the set-up
    view        observation of one seat (None: a spectator), as a struct of the game
    views       observations of several seats at the same moment; a game can compute shared parts once
    hint_views  the same for hints and value only, without costly parts that neither of them reads
    lazy_view   the same in imagined worlds only: each part is computed when a hint reads it
    redeal      shuffles, in place, everything in the state that the seat cannot know
    reshuffle   shuffles, in place, everything that nobody at the table knows, such as a deck, to tell luck from skill;
                None if nothing stays hidden after the deal
    hints       heuristic scores of all options, one step ahead, by the key of the question
    value       evaluation of a position for a seat, for bots that simulate only a part of the rest
    usual_seats default number of seats
    boxes       the options that take a box file (core/files/box.py), by their names
    meanwhile   optional actions while other seats are asked
    silent      the rule that forbids the seats to talk to each other at this moment; None while they may
    cards       the cards in play with these options, worded by a catalogue's `say`
    ways        the ways to play it that have a daily deal, for one person and bots
    suggested   for values of the first option, other options that the rulebook recommends with them
    together    co-operative: all win or all lose, so that a win is the table's and not shared out
    points      scores are points that are played for, so that a review measures luck and choices in them
    streams     kind of each chance stream, by its key up to a colon: `deal`, `deck` or `dice`. Other streams: a shuffle
                before the first answer is the deal, a later shuffle the deck, and a pick is dice
    package     the game's own package, `__name__`: its modules, text/*.ftl, text/rulebook.*.md, scenarios/golden.jsonl
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
        """Observations of several seats at this moment."""
        return self.views(play, seats) if self.views is not None else [self.view(play, seat) for seat in seats]

    def hint_view(self, play: Play[S, O], seat: int) -> msgspec.Struct:
        """A seat's observation, reduced to the parts that hints and value read."""
        return self.view(play, seat) if self.hint_views is None else self.hint_views(play, (seat,))[0]

    def figures(self, ask: Ask[Any]) -> Sequence[float]:
        """Heuristic score of each option of an ask in an imagined world."""
        return self.hints[ask.key]((self.lazy_view or self.hint_view)(ask.play, ask.seat), ask)

    @property
    def folder(self) -> Path:
        """Folder of the game's package, with its texts, rulebooks and scenarios."""
        file = sys.modules[self.package].__file__
        assert file is not None
        return Path(file).parent

    def golden_lines(self) -> list[str]:
        """The golden examples as written, one a line; empty if the game has no such file."""
        file = self.folder / "scenarios" / "golden.jsonl"
        return file.read_text("utf-8").splitlines() if file.exists() else []

    def room(self, name: str) -> ModuleType | None:
        """An optional module of the game's package, such as `terminal.scene`; None if the game has none."""
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
        """Default number of seats: the usual number, or the nearest one that these options allow."""
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
    """The options of a table in one line. A custom box is a whole file and is left out."""
    settings = msgspec.to_builtins(options).items()
    return ", ".join(f"{name}={value if len(str(value)) < 40 else '…'}" for name, value in settings)


def _bad_option(given: dict[str, Any], options: Any) -> BadInput:
    """The first fault of the options, with the allowed values."""
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
    """Register a source of games.

    It is read on first access to the registry, and a game is imported when it is needed.
    """
    _suppliers.append(offered)


def _filled() -> dict[str, Load]:
    # Two threads may look at once: a source stays on the list until all its games are registered.
    while _suppliers:
        offered = _suppliers[-1]
        for slug, load in offered().items():
            _shelf.setdefault(slug, load)
        if offered in _suppliers:
            _suppliers.remove(offered)
    return _shelf


def slugs() -> tuple[str, ...]:
    """Short names of all installed games."""
    return tuple(_filled())


def find_game(slug: str) -> Game[Any, Any]:
    """The game of this name; an unknown name is an error that lists the known ones."""
    shelf = _filled()
    if slug not in shelf:
        raise BadInput("game", "unknown-game", found=str(slug)[:40], known=slugs())
    return shelf[slug]()


def all_games() -> list[Game[Any, Any]]:
    """Every installed game that can be played. A game that fails to load is left out, with a warning."""
    found = []
    for slug in slugs():
        try:
            found.append(find_game(slug))
        except BadInput as trouble:
            warnings.warn(str(trouble), RuntimeWarning, stacklevel=2)
    return found
