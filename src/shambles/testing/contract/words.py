"""Every question, event, refusal and outcome has a text in every language, which uses the parameters it gets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

import msgspec

from shambles.core.game import find_game
from shambles.core.playing.shapes import questions_of
from shambles.testing.contract.rule_ids import languages_of, page_of
from shambles.testing.met import Met, met_in
from shambles.texts import Names, Texts

NAMES = tuple("ABCDEFGHIJKL")


def test_the_pages_of_every_language_are_there(slug: str) -> None:
    for language in languages_of(slug):
        page_of(slug, f"{language}.ftl")
        page_of(slug, f"rulebook.{language}.md")


@cache
def texts_in(language: str, slug: str) -> Texts:
    page_of(slug, f"{language}.ftl")
    return Texts(language, find_game(slug))


def keys_of(slug: str, met: Met) -> Iterator[tuple[str, str]]:
    """Every key that needs a text, and its purpose."""
    game = find_game(slug)
    for key in ("game", "game-line"):
        yield key, "the shelf says it"
    for field in msgspec.structs.fields(game.options):
        yield f"option-{field.name}", f"whoever opens a table sets {field.name}"
    for event in game.events:
        key = f"event-{event.key()}"
        yield key, f"{event.__name__} is told {met.where(key)}"
    for question in questions_of(game):
        key = f"ask-{question.key}"
        yield key, f"it is asked {met.where(key)}"
        for bar in (*question.bars, *question.strays):
            yield f"refusal-{bar.code}", f"it refuses an answer to {question.key}, asked {met.where(key)}"
    for key, (outcome, phase) in met.outcomes.items():
        yield key, f"a game ended so in the phase {phase}: Outcome.reason is {outcome.reason}"


def test_everything_that_is_asked_told_or_refused_has_words(slug: str) -> None:
    met = met_in(slug)
    missing = []
    for language in languages_of(slug):
        texts = texts_in(language, slug)
        missing += [
            f"text/{language}.ftl has no words for {key}: {why}. Cure: write `{key} = …` there."
            for key, why in dict(keys_of(slug, met)).items()
            if not texts.has_own(key)
        ]
    assert not missing, "\n".join(missing)


def test_what_was_met_in_games_can_be_said(slug: str) -> None:
    """For every viewer: a text uses only the parameters of its event, question or ending."""
    met, troubles = met_in(slug), []
    for language in languages_of(slug):
        texts = texts_in(language, slug)
        for key, say in ways_to_say(texts, met):
            try:
                say(NAMES)
            except LookupError as error:
                troubles.append(
                    f"text/{language}.ftl: {key}, met {met.where(key)}, cannot be said: {error}. "
                    "Cure: use only the fields that it has, and $you."
                )
    assert not troubles, "\n".join(troubles)


def ways_to_say(texts: Texts, met: Met) -> Iterator[tuple[str, Callable[[Names], str]]]:
    for viewer in (None, 0, 1):
        for key, (event, _) in met.events.items():
            yield key, partial(texts.event, event, viewer)
        for key, (outcome, _) in met.outcomes.items():
            yield key, partial(texts.outcome, outcome, viewer)
    for key, (ask, _) in met.asks.items():
        yield key, partial(texts.ask, ask)
