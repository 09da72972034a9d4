"""What is said to people: one catalogue for every surface, in English and Dutch.

The rules know keys and parameters only. The words are in text/<lang>.ftl, for the house and for each game.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import BySeat, Event
from shambles.core.asking.reason import Reason
from shambles.core.asking.reply import BadInput, Outcome, Refusal
from shambles.core.files.rulebook import Rule, read_rulebook
from shambles.core.game import CardFace, Game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNone, FluentNumber

LANGUAGES = ("en", "nl")
HOUSE = Path(__file__).parent
# Pages of the house that no browser needs at once, or ever.
APART = ("people.", "daily.", "puzzles.", "playing-on.", "clubs.", "host.", "workshop.", "terminal.", "lab.")
SEAT_FIELDS = {"seat", "seats", "target", "awaited", "winners", "by"}

ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)  # where one begins on a page
SPOKEN_OF = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")  # other entries, and functions, which are none
# An entry of one line that names parameters and chooses nothing; comments may follow it.
PLAIN = re.compile(r"[\w-]+ *= *((?=\S)(?:[^{}\n]|{ *\$\w+ *})+)\n(?:[ \t]*\n|#[^\n]*\n)*\Z")
PARAMETER = re.compile(r"{ *\$(\w+) *}")
SMALL = range(1000)  # numbers that every language writes alike

SAID = 4096  # sentences that are kept: most are said again, and numbers in words are dear

Names = Sequence[str]
Called = Callable[[Choice], str]


def language(wanted: str | None = None) -> str:
    """The language to speak: the one asked for, else the environment's, else English."""
    if wanted is not None and wanted not in LANGUAGES:
        raise BadInput("lang", "unknown-language", found=wanted, known=LANGUAGES)
    if wanted is not None:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = locale.normalize(os.environ.get(variable, ""))[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def say_plainly(lang: str, key: str, **params: str) -> str:
    """A line of the command line said without Fluent, for somebody who has yet to install it."""
    return _said_plainly(_read(HOUSE / "text" / f"terminal.{lang}.ftl").get(key, ""), params) or key


class Texts:
    """The words of one language, for the house and perhaps for a game, with or without those of its lessons."""

    def __init__(self, lang: str, game: Game[Any, Any] | None = None, *, lessons: bool = False) -> None:
        self.lang = lang
        self.card: Callable[[str], CardFace | None] = lambda card: None  # of the box of a table, in words
        self._said: dict[tuple[Any, ...], str] = {}
        self._answers: dict[Choice, str] = {}
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()
        pages = [HOUSE / "text" / f"{more}{lang}.ftl" for more in ("", *APART)]
        if game is not None:
            own = game.folder / "text" / f"{lang}.ftl"
            spoken = (page for page in (own, own.with_name("en.ftl")) if page.exists())  # as far as it goes, English
            pages += list(spoken)[:1]
        if game is not None and lessons:
            pages.append(game.folder / "text" / f"lessons.{lang}.ftl")
        for page in pages:
            self._entries |= _read(page)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Fluent, once somebody says what is not plain: it takes longer to import than most commands to run."""
        from fluent.runtime import FluentBundle

        functions: dict[str, Callable[..., Any]] = {"PLACE": _place, "NAME": self._name, "BRANCH": self._branch}
        return FluentBundle([self.lang], use_isolating=False, functions=functions)

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return key in self._entries

    def say(self, key: str, **params: Any) -> str:
        """The words for a key. A key without words is said as it is, so that a person still gets something."""
        sentence = (key, *params.items(), *map(type, params.values()))  # a yes is no 1
        known = self._said.get(sentence)
        if known is not None:
            return known
        if not self.has(key):
            return key
        words = _said_plainly(self._entries[key], params) or self._say_by_fluent(key, params)
        if len(self._said) >= SAID:
            self._said.clear()
        self._said[sentence] = words
        return words

    def _say_by_fluent(self, key: str, params: Mapping[str, Any]) -> str:
        self._parse(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return key
        words, errors = self._bundle.format_pattern(pattern, _fluent(params))
        if errors:
            raise LookupError(f"{self.lang}: {key}: {errors[0]}")
        return str(words)

    def _parse(self, key: str) -> None:
        """An entry is read when it is first said, with those that it speaks of: most never are."""
        if key not in self._parsed:
            self._parsed.add(key)
            self._bundle.add_resource(_parse(self._entries[key]))
            for other in SPOKEN_OF.findall(self._entries[key]):
                if other in self._entries:
                    self._parse(other)

    def event(self, event: Event, viewer: int | None, names: Names, words: str = "event") -> str:
        """One line for the log, told to this viewer; or other words about the same."""
        given: dict[str, Any] = {field: getattr(event, field) for field in event.__struct_fields__}
        for field in fields_by_seat(type(event)):
            given[field] = self._per_seat(enumerate(given[field]), names)
        return self.say(f"{words}-{event.key()}", **self._told(given, viewer, names))

    def ask(self, ask: Ask[Any], names: Names, called: Called = str) -> str:
        """What is asked of the seat; `called` says what a choice is called that the question is about."""
        about = {field: _in_words(one, called) for field, one in msgspec.structs.asdict(ask.about).items()}
        return self.say(f"ask-{ask.key}", **self._told({"rule": ask.rule, **about}, ask.seat, names))

    def refusal(self, refusal: Refusal, names: Names = ()) -> str:
        """Why something cannot be done."""
        return self.say(f"refusal-{refusal.code}", **self._told(refusal.params, None, names))

    def goal(self, options: Mapping[str, Any] | msgspec.Struct, seats: int) -> str:
        """What one wants here, in a line: alone, with these options, or in this game at all."""
        given = msgspec.structs.asdict(options) if isinstance(options, msgspec.Struct) else options
        chosen = (f"goal-{value if isinstance(value, str) else name}" for name, value in given.items() if value)
        keys = (*(("goal-alone",) if seats == 1 else ()), *chosen, "goal")
        return self.say(next((key for key in keys if self.has(key)), "game-line"))

    def reason(self, reason: Reason, viewer: int | None, names: Names) -> str:
        """What speaks for an option."""
        return self.say(f"reason-{reason.key}", **self._told(reason.params, viewer, names))

    def trouble(self, trouble: BadInput) -> str:
        """What is wrong with something that was handed in, and where."""
        return f"{trouble.field}: " + self.say(f"error-{trouble.code}", **self._told(trouble.params, None, ()))

    def outcome(self, outcome: Outcome, viewer: int | None, names: Names) -> str:
        """How the game ended."""
        winners = self.names(outcome.winners, names)
        scores = self._per_seat(enumerate(outcome.scores), names)
        you = "yes" if viewer in outcome.winners else "no"
        count = len(outcome.winners)
        return self.say(f"outcome-{outcome.reason}", winners=winners, scores=scores, you=you, count=count)

    def _name(self, ids: Any) -> str:
        """NAME($card)  What a thing is called, by its id: by its box, or the words of name-<id>. Several are listed."""
        return ", ".join(map(self.name, str(ids).split(", ") if ids else []))

    def _branch(self, card: Any, number: Any) -> str:
        """BRANCH($card, $branch)  One of the things that a card lets one choose from, counted from 0."""
        face, at = self.card(str(card)), int(number)
        return face.branches[at] if face is not None and at < len(face.branches) else str(at + 1)

    def name(self, thing: str) -> str:
        """What a card, or another thing of the game, is called."""
        card = self.card(thing)
        if card is not None:
            return card.name
        return self.say(f"name-{thing}") if self.has(f"name-{thing}") else thing.replace("_", " ")

    def answer(self, choice: Choice) -> str:
        """What an answer is called outside its question: by answer-<kind> and its fields, or by label-<notation>."""
        known = self._answers.get(choice)
        if known is not None:
            return known
        kind, label = f"answer-{choice.__struct_config__.tag}", f"label-{choice.notation}"
        if self.has(kind):
            fields = msgspec.structs.asdict(choice).items()
            words = self.say(kind, **{name: self._field(value) for name, value in fields})
        else:
            words = self.say(label) if self.has(label) else choice.notation
        if len(self._answers) >= SAID:
            self._answers.clear()
        self._answers[choice] = words
        return words

    def _field(self, value: Any) -> Any:
        return self.listed([str(one) for one in value]) if isinstance(value, tuple) else _plain(value)

    def names(self, seats: Iterable[int], names: Names) -> str:
        """These seats by name, as a list in words."""
        listed = [names[seat] if seat < len(names) else self.say("seat", number=seat + 1) for seat in seats]
        return self.listed(listed)

    def listed(self, words: Sequence[str]) -> str:
        """This, this and that."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", others=", ".join(words[:-1]), last=words[-1])

    def _told(self, given: Mapping[str, Any], viewer: int | None, names: Names) -> dict[str, Any]:
        """Parameters made ready to be said: seats become names, lists become words, and `you` says if the first seat
        that is spoken of is you."""
        told: dict[str, Any] = {}
        for field, value in given.items():
            if field in SEAT_FIELDS:
                seats = value if isinstance(value, tuple) else () if value is None else (value,)
                told[field] = self.names(seats, names)
                told.setdefault("you", "yes" if viewer in seats else "no")
            elif isinstance(value, Mapping):
                told[field] = self._per_seat(value.items(), names)
            else:
                told[field] = _plain(value)
        return told

    def _per_seat(self, values: Iterable[tuple[int, Any]], names: Names) -> str:
        return ", ".join(f"{self.names([seat], names)}: {self._value(one)}" for seat, one in values)

    def _value(self, value: Any) -> Any:
        """What somebody has, did or gets: an answer or a thing by its name, anything else as it is."""
        if isinstance(value, Choice):
            return self.answer(value)
        return self.name(value) if isinstance(value, str) else _plain(value)


def _plain(value: Any) -> Any:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(one)) for one in value)
    return value.notation if isinstance(value, Choice) else value


def _in_words(value: Any, called: Called) -> Any:
    """A choice as it is called, or several."""
    if isinstance(value, tuple) and value and isinstance(value[0], Choice):
        return "; ".join(map(called, value))
    return called(value) if isinstance(value, Choice) else value


@lru_cache(maxsize=64)
def _read(page: Path) -> dict[str, str]:
    """The entries of a page by their keys, as they are written."""
    return {entry.partition("=")[0].strip(): entry for entry in ENTRY.split(page.read_text("utf-8"))[1:]}


@lru_cache(maxsize=8192)
def _plain_line(entry: str) -> str | None:
    """What an entry says, where no choice and no reckoning is in it."""
    found = PLAIN.match(entry)
    return None if found is None else found[1].rstrip()


def _said_plainly(entry: str, params: Mapping[str, Any]) -> str | None:
    """An entry said without Fluent, where that says the same; else None."""
    line = _plain_line(entry)
    if line is None:
        return None
    named = PARAMETER.findall(line)
    if not all(_reads_alike(params.get(name)) for name in named):
        return None
    return PARAMETER.sub(lambda found: str(params[found[1]]), line) if named else line


def _reads_alike(value: Any) -> bool:
    """Whether every language writes it as Python does."""
    return type(value) is str or (type(value) is int and value in SMALL)


@lru_cache(maxsize=8192)
def _parse(entry: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(entry)


def _fluent(params: Mapping[str, Any]) -> dict[str, Any]:
    """Counts are numbers, for plural rules; large ones (a seed, say) are names and are not split into thousands."""
    return {key: str(value) if isinstance(value, int) and abs(value) > 9999 else value for key, value in params.items()}


def _place(number: Any) -> FluentNumber | FluentNone:
    """PLACE($row)  People count from one."""
    from fluent.runtime.types import fluent_number

    return fluent_number(int(number) + 1)


@cache
def fields_by_seat(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event that hold one value for each seat."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        name
        for name, hint in hints.items()
        if get_origin(hint) is Annotated and any(isinstance(mark, BySeat) for mark in get_args(hint)[1:])
    )


def by_seat(game: Game[Any, Any]) -> dict[str, tuple[str, ...]]:
    """For each kind of event that has some, the fields that hold one value for each seat."""
    return {event.key(): fields for event in game.events if (fields := fields_by_seat(event))}


@lru_cache(maxsize=16)
def rulebook(lang: str, game: Game[Any, Any]) -> dict[str, Rule]:
    """The rules by number: the game's, and those of the house. A game without this language speaks English."""
    rules: dict[str, Rule] = {}
    for folder in (game.folder / "text", HOUSE / "text"):
        page = folder / f"rulebook.{lang}.md"
        rules |= read_rulebook((page if page.exists() else folder / "rulebook.en.md").read_text("utf-8"))
    return rules


Say = Callable[..., str]
