"""Texts for people: one catalogue for all surfaces, in every language that is found (languages/finding.py).

The rules know keys and parameters only. The texts are in text/<lang>.ftl, for the house and for each game. A text that
a language lacks is given in English. Grammatical forms of a name are attributes of its entry.
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
}  # texts for these parameters of an error
SPOKEN_OF = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")  # other entries, and functions, which are none
# An entry of one line that names parameters and chooses nothing; comments may follow it.
PLAIN = re.compile(r"[\w-]+ *= *((?=\S)(?:[^{}\n]|{ *\$\w+ *})+)\n(?:[ \t]*\n|#[^\n]*\n)*\Z")
PARAMETER = re.compile(r"{ *\$(\w+) *}")
ATTRIBUTE = re.compile(r"\n +\.\w")  # an attribute of an entry: a case of a name, its gender
SMALL = range(1000)  # numbers that every language writes alike

FIRST, LAST = "\x02", "\x03"  # marks that occur in no text
SAID = 4096  # size of the cache of sentences: most repeat, and formatting numbers is costly

Names = Sequence[str]
Called = Callable[[Choice], str]


def language(wanted: str | None = None) -> str:
    """The language to use: the requested one, else the environment's, else English."""
    if wanted is not None and wanted not in languages():
        raise BadInput("lang", "unknown-language", found=wanted[:20], known=languages())
    if wanted is not None:
        return wanted
    wishes = (os.environ.get(variable, "").partition(".")[0] for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return closest(",".join(wishes))


def say_plainly(lang: str, key: str, **params: str) -> str:
    """A line of the command line formatted without Fluent, in case it is not installed."""
    found = (entries("terminal.ftl", one).get(key, "") for one in (lang, ENGLISH))
    return _said_plainly(next(filter(None, found), ""), params) or key


class Shelved(NamedTuple):
    """Short name and folder of a game, enough to read its texts without loading it."""

    slug: str
    folder: Path


def say_name(lang: str, game: Shelved) -> str:
    """Name of a game in this language, or else in English, without loading the game."""
    found = (entries(".ftl", one, cast("Any", game)).get("game", "") for one in (lang, ENGLISH))
    return _said_plainly(next(filter(None, found), ""), {}) or game.slug


class Texts:
    """The texts of one language, for the house and optionally for a game and its lessons."""

    def __init__(self, lang: str, game: Game[Any, Any] | None = None, *, lessons: bool = False) -> None:
        self.lang = lang
        self.card: Callable[[str], CardFace | None] = lambda card: None  # text of a card of this table's box
        self._said: dict[tuple[Any, ...], str] = {}
        self._answers: dict[Choice, str] = {}
        self._between: dict[str, str] = {}  # separator of a list, by its key; empty if the list has more text around it
        self._parsed: set[str] = set()
        self._borrowed: set[str] = set()  # English entries that have been parsed
        self._entries = all_entries(lang, game, lessons)
        self._english = {} if lang == ENGLISH else all_entries(ENGLISH, game, lessons)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The Fluent bundle, created on demand: importing Fluent takes longer than most commands run."""
        return self._speak(ENGLISH if self.lang == PSEUDO else self.lang)

    @cached_property
    def _english_bundle(self) -> FluentBundle:
        """Fallback bundle for entries that this language lacks, with English plurals."""
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
        """True if there is a text for this key, in this language or in English."""
        return key in self._entries or key in self._english

    def has_own(self, key: str) -> bool:
        """True if this language itself has a text for this key."""
        return key in self._entries

    def keys(self, prefix: str) -> list[str]:
        """Keys with this prefix, in this language or in English."""
        return [key for key in self._english | self._entries if key.startswith(prefix)]

    def say(self, key: str, **params: Any) -> str:
        """The text for a key. A key without a text returns itself, so that people still see something."""
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
        """The bundle for this key, with its entry parsed."""
        if key in self._entries:
            self._parse(key, self._entries, self._parsed, self._bundle)
            return self._bundle
        self._parse(key, self._english, self._borrowed, self._english_bundle)
        return self._english_bundle

    def _parse(self, key: str, entries: Mapping[str, str], parsed: set[str], bundle: FluentBundle) -> None:
        """Parse an entry on first use, with those it refers to: most are never used."""
        if key not in parsed:
            parsed.add(key)
            entry = entries.get(key) or self._english[key]
            bundle.add_resource(_parse(entry))
            for other in SPOKEN_OF.findall(entry):
                if other in entries or other in self._english:
                    self._parse(other, entries, parsed, bundle)

    def event(self, event: Event, viewer: int | None, names: Names, words: str = "event") -> str:
        """Text of an event in the log for this viewer, or with another prefix of keys."""
        given: dict[str, Any] = {field: getattr(event, field) for field in event.__struct_fields__}
        for field in fields_by_seat(type(event)):
            given[field] = self._per_seat(enumerate(given[field]), viewer, names)
        return self.say(f"{words}-{event.key()}", **self._told(given, viewer, names))

    def ask(self, ask: Ask[Any], names: Names, called: Called = str) -> str:
        """The question to the seat. `called` names the choices that the question mentions."""
        about = {field: self._in_words(one, called) for field, one in msgspec.structs.asdict(ask.about).items()}
        return self.say(f"ask-{ask.key}", **self._told({"rule": ask.rule, **about}, ask.seat, names))

    def refusal(self, refusal: Refusal, names: Names = ()) -> str:
        """Text of a refusal."""
        return self.say(f"refusal-{refusal.code}", **self._told(refusal.params, None, names))

    def goal(self, options: Mapping[str, Any] | msgspec.Struct, seats: int) -> str:
        """Goal of the game in one line: for one player, for these options, or for the game in general."""
        given = msgspec.structs.asdict(options) if isinstance(options, msgspec.Struct) else options
        chosen = (f"goal-{value if isinstance(value, str) else name}" for name, value in given.items() if value)
        keys = (*(("goal-alone",) if seats == 1 else ()), *chosen, "goal")
        return self.say(next((key for key in keys if self.has(key)), "game-line"))

    def title(self, options: msgspec.Struct) -> str:
        """Name of the game, and its settings if they are not the usual ones."""
        return self.row(filter(None, (self.say("game"), self.settings(options))))

    def settings(self, options: msgspec.Struct) -> str:
        """A table's options in a few words, such as "Standard, Expert". Defaults are left out."""
        found = []
        for field in msgspec.structs.fields(options):
            value = getattr(options, field.name)
            if value == field.default:
                continue
            label = self.say(f"option-{field.name}") if self.has(f"option-{field.name}") else field.name
            if isinstance(value, str) and self.has(f"{field.name}-{value}"):
                label = self.say(f"{field.name}-{value}")
            head = label.partition(":")[0].strip()
            found.append(f"{head}: {value}" if isinstance(value, int) and not isinstance(value, bool) else head)
        return self.row(found)

    def reason(self, reason: Reason, viewer: int | None, names: Names) -> str:
        """Text of a reason for an option."""
        return self.say(f"reason-{reason.key}", **self._told(reason.params, viewer, names))

    def trouble(self, trouble: BadInput) -> str:
        """Text of an input error, with the field's name. In a scenario it adds the questions that are open."""
        told = self._told(trouble.params, None, ())
        said = [self.say(f"error-{trouble.code}", **told)]
        said += [self.say(key, what=told[one]) for one, key in OF_A_SCENARIO.items() if told.get(one)]
        return f"{trouble.field}: {'. '.join(said)}"

    def outcome(self, outcome: Outcome, viewer: int | None, names: Names) -> str:
        """Text of the game's end."""
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
        """A grammatical form of a name, given by id or by text. A name from a custom box has no forms."""
        name = thing if thing in self._keys_by_name else self.name(thing)
        key = self._keys_by_name.get(name)
        if key is None:
            return name
        bundle = self._bundle_of(key)
        pattern = bundle.get_message(key).attributes.get(form)
        return name if pattern is None else self._format(bundle, key, pattern, {})

    @cached_property
    def _keys_by_name(self) -> dict[str, str]:
        """Keys of all names that have grammatical forms, by the name's text."""
        formed = (key for key, entry in self._entries.items() if key.startswith("name-") and ATTRIBUTE.search(entry))
        return {self.say(key): key for key in formed}

    def _branch(self, card: Any, number: Any) -> str:
        """BRANCH($card, $branch)  One of the things that a card lets one choose from, counted from 0."""
        face, at = self.card(str(card)), int(number)
        return face.branches[at] if face is not None and at < len(face.branches) else str(at + 1)

    def name(self, thing: str) -> str:
        """Name of a card or another thing of the game."""
        card = self.card(thing)
        if card is not None:
            return card.name
        return self.say(f"name-{thing}") if self.has(f"name-{thing}") else thing.replace("_", " ")

    def answer(self, choice: Choice) -> str:
        """Name of an answer outside its question: from answer-<kind> and its fields, or from label-<notation>."""
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

    def names(self, seats: Iterable[int], names: Names, viewer: int | None = None) -> str:
        """The names of these seats, joined to a list. Among several, the viewer is "You" and comes first."""
        wanted = list(seats)
        called = {seat: names[seat] if seat < len(names) else self.say("seat", number=seat + 1) for seat in wanted}
        if viewer in called and len(wanted) > 1:
            called[viewer] = self.say("you")
            wanted.sort(key=lambda seat: seat != viewer)
        return self.listed([called[seat] for seat in wanted])

    def listed(self, words: Sequence[str]) -> str:
        """Join texts to a sentence list: "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", others=self.row(words[:-1]), last=words[-1])

    def row(self, words: Iterable[str], key: str = "list-comma") -> str:
        """Join texts with commas, or with semicolons if they contain commas themselves."""
        between = self._between.get(key)
        if between is None:
            between = self._between[key] = _middle(self.say(key, one=FIRST, other=LAST))
        return between.join(words) if between else listed(words, key, self.say)

    @cached_property
    def _comma(self) -> str:
        """Separator of list items in this language, to split lists of ids."""
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
        """Name of a choice, or of several."""
        if isinstance(value, tuple) and value and isinstance(value[0], Choice):
            return self.row(map(called, value), "list-semicolon")
        return called(value) if isinstance(value, Choice) else value

    def _told(self, given: Mapping[str, Any], viewer: int | None, names: Names) -> dict[str, Any]:
        """Parameters prepared for a text: seats become names, lists become text.

        `you` is "yes" if the viewer is among the seats of the first seat parameter.
        """
        told: dict[str, Any] = {}
        for field, value in given.items():
            if field in SEAT_FIELDS:
                seats = value if isinstance(value, tuple) else () if value is None else (value,)
                told[field] = self.names(seats, names, viewer)
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
        """Text of a value: the name of an answer or a thing, any other value as it is."""
        if isinstance(value, Choice):
            return self.answer(value)
        return self.name(value) if isinstance(value, str) else self._plain(value)


@lru_cache(maxsize=8192)
def _plain_line(entry: str) -> str | None:
    """Text of an entry without selectors and functions; None for others."""
    found = PLAIN.match(entry)
    return None if found is None else found[1].rstrip()


def _middle(row: str) -> str:
    """Separator between the first and the last item of a list, if there is no text around them."""
    return row[len(FIRST) : -len(LAST)] if row.startswith(FIRST) and row.endswith(LAST) else ""


def _said_plainly(entry: str, params: Mapping[str, Any]) -> str | None:
    """An entry formatted without Fluent, if the result is the same; else None."""
    line = _plain_line(entry)
    if line is None:
        return None
    named = PARAMETER.findall(line)
    if not all(_reads_alike(params.get(name)) for name in named):
        return None
    return PARAMETER.sub(lambda found: str(params[found[1]]), line) if named else line


def _reads_alike(value: Any) -> bool:
    """True if every language writes this value as Python does."""
    return type(value) is str or (type(value) is int and value in SMALL)


@lru_cache(maxsize=8192)
def _parse(entry: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(entry)


def _fluent(params: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters for Fluent.

    Counts are numbers, for plural rules; large ones (a seed, say) stay text without separators.
    """
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
    """Fields of an event that hold one value for each seat."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        name
        for name, hint in hints.items()
        if get_origin(hint) is Annotated and any(isinstance(mark, BySeat) for mark in get_args(hint)[1:])
    )


def by_seat(game: Game[Any, Any]) -> dict[str, tuple[str, ...]]:
    """Fields that hold one value for each seat, by kind of event."""
    return {event.key(): fields for event in game.events if (fields := fields_by_seat(event))}
