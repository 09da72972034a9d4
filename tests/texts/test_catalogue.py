"""Every key that code can say has words in every language, and the words use the parameters that are given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import shambles
import shambles.texts as texts_module
from shambles import Refusal, Table
from shambles.core.asking.event import HOUSE_EVENTS, Event
from shambles.core.asking.reply import BadInput, Outcome
from shambles.core.game import find_game
from shambles.games.tacdex.table.events import CardDiscarded, MarkerTurned, Revealed
from shambles.languages import reading
from shambles.languages.checking import check_page, pages_of
from shambles.texts import HOUSE, LANGUAGES, Texts, language, rulebook

SOURCE = Path(shambles.__file__).parent
PAGES = [HOUSE / "text", *(find_game(slug).folder / "text" for slug in shambles.slugs())]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the parser's own naming
        self.names.add(node.id.name)


def messages(page: Path) -> dict[str, set[str]]:
    """The keys of a page, each with the variables it uses."""
    found = {}
    for entry in FluentParser().parse(page.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{page}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{page}: {entry.id.name} is said twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", PAGES, ids=lambda folder: folder.parent.name)
def test_the_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for page in folder.glob("*.en.ftl"):
        assert not messages(page).keys() & english.keys()
    for lang in LANGUAGES:
        found = [one for page in pages_of(folder, lang) for one in check_page(*page)]
        assert [one for one in found if one.fault != "english"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_without_fluent_is_what_fluent_says(lang: str) -> None:
    plain = 0
    for page in (page for folder in PAGES for page in sorted(folder.glob(f"*{lang}.ftl"))):
        texts = Texts(lang)
        texts._entries = texts._entries | reading._read(page)
        for key, names in messages(page).items():
            for value in ("Wren's { card }", 7, 1000, True, 2.5)[: 5 if names else 1]:
                params = dict.fromkeys(names, value)
                words = texts_module._said_plainly(texts._entries[key], params)
                if words is not None:
                    plain += 1
                    assert words == texts._say_by_fluent(key, params), key
    assert plain > 1000


def code_of(call: ast.Call) -> str | None:
    place = 1 if getattr(call.func, "id", "") == "BadInput" else 0
    if len(call.args) <= place:
        return None
    code = call.args[place]
    return code.value if isinstance(code, ast.Constant) and isinstance(code.value, str) else None


@cache
def codes_in_the_source(name: str) -> frozenset[str]:
    """The codes that are written out in calls of BadInput or Refusal."""
    calls = [node for node in refusing_calls() if getattr(node.func, "id", "") == name]
    return frozenset(code for code in map(code_of, calls) if code is not None)


@cache
def refusing_calls() -> list[ast.Call]:
    """The calls in every module that has such a name in it; to parse the others is seconds of work."""
    texts = [page.read_text("utf-8") for page in SOURCE.rglob("*.py")]
    pages = [ast.parse(text) for text in texts if "BadInput(" in text or "Refusal(" in text]
    return [node for page in pages for node in ast.walk(page) if isinstance(node, ast.Call)]


def all_texts() -> Iterator[tuple[str, Texts]]:
    for slug in shambles.slugs():
        for lang in LANGUAGES:
            yield f"{slug}-{lang}", Texts(lang, find_game(slug))


ALL_TEXTS = dict(all_texts())


@pytest.mark.parametrize("texts", ALL_TEXTS.values(), ids=ALL_TEXTS)
def test_every_error_and_house_refusal_has_words(texts: Texts) -> None:
    errors, refusals = codes_in_the_source("BadInput"), codes_in_the_source("Refusal")
    assert {"unknown-game", "malformed"} <= errors
    assert {"not-asked", "old-ask"} <= refusals
    missing = {code for code in errors if not texts.has(f"error-{code}")}
    missing |= {code for code in refusals if not texts.has(f"refusal-{code}")}
    assert not missing


@pytest.mark.parametrize("slug", shambles.slugs())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_bar_and_event_of_a_game_has_words(slug: str, lang: str) -> None:
    game = find_game(slug)
    texts = Texts(lang, game)
    keys = {f"ask-{question.key}" for question in game.questions}
    for question in game.questions:
        keys |= {f"refusal-{bar.code}" for bar in (*question.bars, *question.strays)}
    told: tuple[type[Event], ...] = (*game.events, *HOUSE_EVENTS)
    keys |= {f"event-{kind.key()}" for kind in told}
    keys |= {"game", "game-line"}
    assert not {key for key in keys if not texts.has(key)}


@pytest.mark.parametrize("slug", shambles.slugs())
def test_events_use_only_parameters_they_have(slug: str) -> None:
    game = find_game(slug)
    words = messages(game.folder / "text" / "en.ftl")
    comments = messages(game.folder / "text" / "lessons.en.ftl")
    for kind in game.events:
        fields = set(kind.__struct_fields__) | ({"you"} if "seat" in kind.__struct_fields__ else set())
        assert words[f"event-{kind.key()}"] <= fields
        assert comments.pop(f"comment-{kind.key()}", set()) <= fields
    assert not [key for key in comments if key.startswith("comment-")]  # of what is never told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{"mode": "hero"}, {"mode": "survival"}], ids=["hero", "survival"])
def test_a_whole_game_is_told_without_gaps(lang: str, options: dict[str, str]) -> None:
    """Every event of a game, told to a seat and to a spectator, is a sentence without leftovers."""
    table = Table.open("card_game", seats=4, options=options, seed=3)
    texts, english = Texts(lang, table.game), Texts("en", table.game)
    names = ("Ann", "Bob", "Cy", "Dee")
    while asks := table.asks:
        for seat, ask in asks.items():
            assert re.fullmatch(r"[^{}$]+\.", texts.ask(ask, names))
            table.answer(seat, ask.options[0])
    for viewer in (None, 0):
        for event in table.events_for(viewer):
            line = texts.event(event, viewer, names)
            assert re.fullmatch(r"[^{}$]+\.", line), line
            assert lang == "en" or line != english.event(event, viewer, names), line
    assert table.outcome is not None
    told = texts.outcome(table.outcome, None, names)
    assert all(names[winner] in told for winner in table.outcome.winners)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ("card_game", "most-points"),
        ("card_game", "fewest-points"),
        ("tacdex", "last-end"),
        ("tacdex", "too-few-players"),
        ("board_game", "safe-haven"),
    ],
)
def test_whoever_shares_a_win_is_not_told_their_own_name(lang: str, game: str, reason: str) -> None:
    names = ("Zarathustra", "Quintilian", "Wilhelmina")
    texts, shared = Texts(lang, find_game(game)), Outcome((2, 2, 1), (0, 1), reason, "")
    mine, theirs = texts.outcome(shared, 0, names), texts.outcome(shared, 2, names)
    assert mine.count("Quintilian") == theirs.count("Quintilian")
    assert "Zarathustra" not in mine  # to themselves they are "You", among the scores too


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_of_tacdex_is_told_without_gaps(lang: str, seats: int) -> None:
    table = Table.open("tacdex", seats=seats, seed=3)
    texts, english = Texts(lang, table.game), Texts("en", table.game)
    names = ("Ann", "Bob", "Cy", "Dee")[:seats]
    while asks := table.asks:
        for seat, ask in asks.items():
            assert re.fullmatch(r"[^{}$]+\.", texts.ask(ask, names))
            table.answer(seat, ask.options[ask.number % len(ask.options)])
    for viewer in (None, 0):
        for event in table.events_for(viewer):
            line = texts.event(event, viewer, names)
            assert re.fullmatch(r"[^{}$]+\.", line), line
            assert lang == "en" or line != english.event(event, viewer, names), line
            assert "  " not in line, line
    assert table.outcome is not None
    assert re.fullmatch(r"[^{}$]+\.", texts.outcome(table.outcome, None, names))


# --- seats in events


def told(event: Event, viewer: int | None, lang: str = "en") -> str:
    return Texts(lang, find_game("tacdex")).event(event, viewer, ("Ann", "Bob", "Cy"))


def test_an_event_of_no_seat_is_nobodys() -> None:
    """A tie turns the marker by itself: nobody is told that they did it."""
    for viewer in (None, 0, 1):
        assert told(MarkerTurned("TD-191", "LOW", None), viewer) == "The tie turns the marker to LOW."
    assert told(MarkerTurned("TD-240", "LOW", 0), 0) == "You turn the marker to LOW."
    assert told(MarkerTurned("TD-240", "LOW", 0), 1) == "Ann turns the marker to LOW."


def test_you_are_whom_it_was_done_to_not_who_did_it() -> None:
    event = CardDiscarded("TD-290", 1, 0, "8")
    assert told(event, 1) == "DISCARD by Ann: your 8 goes under your deck."
    hidden = CardDiscarded("TD-290", 1, 0, None)
    for viewer in (0, 2, None):  # the one who did it is told as everybody else
        assert told(hidden, viewer) == "DISCARD by Ann: one of Bob's cards goes under the deck."
    assert told(event, 1, "nl") != told(hidden, 0, "nl")


def test_a_value_for_each_seat_is_told_with_its_name() -> None:
    assert told(Revealed("TD-083", {0: "9", 2: "redo"}, "HIGH"), None) == "Revealed: Ann: 9, Cy: REDO."


def test_a_hidden_hand_is_told_by_its_number_only() -> None:
    table = Table.open("card_game", seats=4, options={"mode": "survival"}, seed=3)
    texts = Texts("en", table.game)
    lines = [texts.event(event, 1, ("Ann", "Bob", "Cy", "Dee")) for event in table.events_for(1)]
    assert "Ann gets 10 Walkers." in lines
    view = msgspec.to_builtins(table.view(1))
    assert f"Your hand: {', '.join(map(str, view['cards']))}." in lines


def test_words_of_a_refusal_and_of_an_error() -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=1)
    refusal = table.asks[0].why_not("1+2")
    assert isinstance(refusal, Refusal)
    assert Texts("en", table.game).refusal(refusal) == "Play one card only."
    assert Texts("nl", table.game).refusal(refusal) == "Leg maar één kaart neer."
    trouble = BadInput("seats", "seats-out-of-range", found=11, least=3, most=10)
    assert Texts("en").trouble(trouble) == "seats: this game is for 3 to 10 players, not 11"


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language() == "en"
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert language() == "nl"
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert language() == "nl"
    assert language("en") == "en"
    with pytest.raises(BadInput) as caught:
        language("xx")
    assert caught.value.field == "lang"


@pytest.mark.parametrize("slug", shambles.slugs())
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_rulebooks_have_the_same_rules(slug: str, lang: str) -> None:
    english, other = (rulebook(one, find_game(slug)) for one in ("en", lang))
    assert list(english) == list(other)
    assert all(rule.chapter and rule.text for rule in (*english.values(), *other.values()))
    assert not {rule for rule in english if english[rule].text == other[rule].text}  # no line fell back to English


def test_a_key_without_words_is_said_as_it_is() -> None:
    assert Texts("en").say("no-such-key") == "no-such-key"


def test_an_event_knows_its_key() -> None:
    class HandBegun(Event, frozen=True):
        pass

    assert HandBegun.key() == "hand-begun"
