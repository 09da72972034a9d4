"""What is said to people: one catalogue for every surface, in every language that is found (languages/finding.py).

The rules know keys and parameters only. The words are in text/<lang>.ftl, for the house and for each game; what a
language does not say is said in English. What grammar asks of a name stands with the name, as its attributes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, cast, get_args, get_origin, get_type_hints

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import BySeat, Event
from shambles.core.asking.reason import Reason
from shambles.core.asking.reply import BadInput, Outcome, Refusal
from shambles.core.asking.saying import listed
from shambles.core.game import CardFace, Game
from shambles.languages.finding import ENGLISH, PSEUDO, closest, languages, next_language, shipped
from shambles.languages.finding import HOUSE as HOUSE
from shambles.languages.reading import all_entries, entries, own_name
from shambles.languages.reading import rulebook as rulebook

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNone, FluentNumber

LANGUAGES = shipped()  # those that have to be complete
SEAT_FIELDS = {"seat", "seats", "target", "awaited", "winners", "by"}

OF_A_SCENARIO = {
    "asked": "scenario-asked",
    "unasked": "scenario-unasked",
}  # what is said of these parameters of trouble
SPOKEN_OF = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")  # other entries, and functions, which are none
# An entry of one line that names parameters and chooses nothing; comments may follow it.
PLAIN = re.compile(r"[\w-]+ *= *((?=\S)(?:[^{}\n]|{ *\$\w+ *})+)\n(?:[ \t]*\n|#[^\n]*\n)*\Z")
PARAMETER = re.compile(r"{ *\$(\w+) *}")
ATTRIBUTE = re.compile(r"\n +\.\w")  # of an entry: a case of a name, its gender
SMALL = range(1000)  # numbers that every language writes alike

FIRST, LAST = "\x02", "\x03"  # what nobody says
SAID = 4096  # sentences that are kept: most are said again, and numbers in words are dear

Names = Sequence[str]
Called = Callable[[Choice], str]


def language(wanted: str | None = None) -> str:
    """The language to speak: the one asked for, else the environment's, else English."""
    if wanted is not None and wanted not in languages():
        raise BadInput("lang", "unknown-language", found=wanted[:20], known=languages())
    if wanted is not None:
        return wanted
    wishes = (os.environ.get(variable, "").partition(".")[0] for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return closest(",".join(wishes))


def say_plainly(lang: str, key: str, **params: str) -> str:
    """A line of the command line said without Fluent, for somebody who has yet to install it."""
    found = (entries("terminal.ftl", one).get(key, "") for one in (lang, ENGLISH))
    return _said_plainly(next(filter(None, found), ""), params) or key


class Shelved(NamedTuple):
    """Where a game's pages are, for whoever wants no more of the game."""

    slug: str
    folder: Path


def say_name(lang: str, game: Shelved) -> str:
    """What a game is called, in this language or else in English; no more of it is read."""
    found = (entries(".ftl", one, cast("Any", game)).get("game", "") for one in (lang, ENGLISH))
    return _said_plainly(next(filter(None, found), ""), {}) or game.slug


class Texts:
    """The words of one language, for the house and perhaps for a game, with or without those of its lessons."""

    def __init__(self, lang: str, game: Game[Any, Any] | None = None, *, lessons: bool = False) -> None:
        self.lang = lang
        self.card: Callable[[str], CardFace | None] = lambda card: None  # of the box of a table, in words
        self._said: dict[tuple[Any, ...], str] = {}
        self._answers: dict[Choice, str] = {}
        self._between: dict[str, str] = {}  # by key of a row: what stands between two; nothing where more is to be said
        self._parsed: set[str] = set()
        self._borrowed: set[str] = set()  # of English, those that were parsed
        self._entries = all_entries(lang, game, lessons)
        self._english = {} if lang == ENGLISH else all_entries(ENGLISH, game, lessons)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Fluent, once somebody says what is not plain: it takes longer to import than most commands to run."""
        return self._speak(ENGLISH if self.lang == PSEUDO else self.lang)

    @cached_property
    def _english_bundle(self) -> FluentBundle:
        """What this language does not say, with English plurals."""
        return self._speak(ENGLISH)

    def _speak(self, lang: str) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions: dict[str, Callable[..., Any]] = {
            "PLACE": _place,
            "NAME": self._name,
            "BRANCH": self._branch,
            "CAPITAL": _capital,
            "NEXT_LANGUAGE": lambda: own_name(next_language(self.lang)),
        }
        return FluentBundle([lang], use_isolating=False, functions=functions)

    def has(self, key: str) -> bool:
        """Whether there are words for this key, be they English."""
        return key in self._entries or key in self._english

    def has_own(self, key: str) -> bool:
        """Whether this language itself has words for this key."""
        return key in self._entries

    def say(self, key: str, **params: Any) -> str:
        """The words for a key. A key without words is said as it is, so that a person still gets something."""
        sentence = (key, *params.items(), *map(type, params.values()))  # a yes is no 1
        known = self._said.get(sentence)
        if known is not None:
            return known
        if not self.has(key):
            return key
        entry = self._entries.get(key) or self._english[key]
        words = _said_plainly(entry, params) or self._say_by_fluent(key, params)
        if len(self._said) >= SAID:
            self._said.clear()
        self._said[sentence] = words
        return words

    def _say_by_fluent(self, key: str, params: Mapping[str, Any]) -> str:
        bundle = self._bundle_of(key)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        return key if pattern is None else self._format(bundle, key, pattern, params)

    def _format(self, bundle: FluentBundle, key: str, pattern: Any, params: Mapping[str, Any]) -> str:
        words, errors = bundle.format_pattern(pattern, _fluent(params))
        if errors:
            raise LookupError(f"{self.lang}: {key}: {errors[0]}")
        return str(words)

    def _bundle_of(self, key: str) -> FluentBundle:
        """The bundle that says this key, which it has read by then."""
        if key in self._entries:
            self._parse(key, self._entries, self._parsed, self._bundle)
            return self._bundle
        self._parse(key, self._english, self._borrowed, self._english_bundle)
        return self._english_bundle

    def _parse(self, key: str, entries: Mapping[str, str], parsed: set[str], bundle: FluentBundle) -> None:
        """An entry is read when it is first said, with those that it speaks of: most never are."""
        if key not in parsed:
            parsed.add(key)
            entry = entries.get(key) or self._english[key]
            bundle.add_resource(_parse(entry))
            for other in SPOKEN_OF.findall(entry):
                if other in entries or other in self._english:
                    self._parse(other, entries, parsed, bundle)

    def event(self, event: Event, viewer: int | None, names: Names, words: str = "event") -> str:
        """One line for the log, told to this viewer; or other words about the same."""
        given: dict[str, Any] = {field: getattr(event, field) for field in event.__struct_fields__}
        for field in fields_by_seat(type(event)):
            given[field] = self._per_seat(enumerate(given[field]), viewer, names)
        return self.say(f"{words}-{event.key()}", **self._told(given, viewer, names))

    def ask(self, ask: Ask[Any], names: Names, called: Called = str) -> str:
        """What is asked of the seat; `called` says what a choice is called that the question is about."""
        about = {field: self._in_words(one, called) for field, one in msgspec.structs.asdict(ask.about).items()}
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
        """What is wrong with something that was handed in, and where; of a scenario also what is asked there."""
        told = self._told(trouble.params, None, ())
        said = [self.say(f"error-{trouble.code}", **told)]
        said += [self.say(key, what=told[one]) for one, key in OF_A_SCENARIO.items() if told.get(one)]
        return f"{trouble.field}: {'. '.join(said)}"

    def outcome(self, outcome: Outcome, viewer: int | None, names: Names) -> str:
        """How the game ended."""
        return self.say(
            f"outcome-{outcome.reason}",
            winners=self.names(outcome.winners, names),
            others=self.names([seat for seat in outcome.winners if seat != viewer], names),
            scores=self._per_seat(enumerate(outcome.scores), viewer, names),
            you="yes" if viewer in outcome.winners else "no",
            count=len(outcome.winners),
        )

    def _name(self, ids: Any, form: Any = "") -> str:
        """NAME($card)  What a thing is called, by its id: by its box, or the words of name-<id>. Several are listed.

        NAME($card, form: "dative")  The same in a form that its entry has as an attribute; or its gender, to choose by.
        """
        things = str(ids).split(self._comma) if ids else []
        return self.row([self._in_form(thing, str(form)) if form else self.name(thing) for thing in things])

    def _in_form(self, thing: str, form: str) -> str:
        """By its id, or by what it is called; one that a box calls otherwise has no forms."""
        name = thing if thing in self._keys_by_name else self.name(thing)
        key = self._keys_by_name.get(name)
        if key is None:
            return name
        bundle = self._bundle_of(key)
        pattern = bundle.get_message(key).attributes.get(form)
        return name if pattern is None else self._format(bundle, key, pattern, {})

    @cached_property
    def _keys_by_name(self) -> dict[str, str]:
        """The names that have other forms: whoever is handed one of them finds its entry again."""
        formed = (key for key, entry in self._entries.items() if key.startswith("name-") and ATTRIBUTE.search(entry))
        return {self.say(key): key for key in formed}

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
        return self.listed([str(one) for one in value]) if isinstance(value, tuple) else self._plain(value)

    def names(self, seats: Iterable[int], names: Names) -> str:
        """These seats by name, as a list in words."""
        listed = [names[seat] if seat < len(names) else self.say("seat", number=seat + 1) for seat in seats]
        return self.listed(listed)

    def listed(self, words: Sequence[str]) -> str:
        """This, this and that."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", others=self.row(words[:-1]), last=words[-1])

    def row(self, words: Iterable[str], key: str = "list-comma") -> str:
        """This, this, that; or with semicolons, where the things have commas themselves."""
        between = self._between.get(key)
        if between is None:
            between = self._between[key] = _middle(self.say(key, one=FIRST, other=LAST))
        return between.join(words) if between else listed(words, key, self.say)

    @cached_property
    def _comma(self) -> str:
        """What stands between two things of a row in this language: ids that were listed are told apart by it."""
        return self.say("list-comma", one="", other="")

    def _plain(self, value: Any) -> Any:
        if value is None:
            return ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            return self._comma.join(str(self._plain(one)) for one in value)
        return value.notation if isinstance(value, Choice) else value

    def _in_words(self, value: Any, called: Called) -> Any:
        """A choice as it is called, or several."""
        if isinstance(value, tuple) and value and isinstance(value[0], Choice):
            return self.row(map(called, value), "list-semicolon")
        return called(value) if isinstance(value, Choice) else value

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
                told[field] = self._per_seat(value.items(), viewer, names)
            else:
                told[field] = self._plain(value)
        return told

    def _per_seat(self, values: Iterable[tuple[int, Any]], viewer: int | None, names: Names) -> str:
        """A value for each seat, by name; the viewer is "You"."""
        return self.row(
            [
                self.say(
                    "said-of",
                    name=self.say("you") if seat == viewer else self.names([seat], names),
                    what=str(self._value(value)),
                )
                for seat, value in values
            ]
        )

    def _value(self, value: Any) -> Any:
        """What somebody has, did or gets: an answer or a thing by its name, anything else as it is."""
        if isinstance(value, Choice):
            return self.answer(value)
        return self.name(value) if isinstance(value, str) else self._plain(value)


@lru_cache(maxsize=8192)
def _plain_line(entry: str) -> str | None:
    """What an entry says, where no choice and no reckoning is in it."""
    found = PLAIN.match(entry)
    return None if found is None else found[1].rstrip()


def _middle(row: str) -> str:
    """What stands between the first and the last of a row, if nothing stands around them."""
    return row[len(FIRST) : -len(LAST)] if row.startswith(FIRST) and row.endswith(LAST) else ""


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


def _capital(words: Any) -> str:
    """CAPITAL($words)  The same with a capital letter."""
    return str(words)[:1].upper() + str(words)[1:]


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
