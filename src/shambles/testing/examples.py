"""The golden examples of a game, and functions to change them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

import msgspec

from shambles.core.files.scenario import read_scenarios
from shambles.core.game import Game, find_game

T = TypeVar("T")


@contextmanager
def case(name: object) -> Iterator[None]:
    """Add the name of a case to its failure, in a test with many small cases."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"case: {name}")
        raise


def check_each(cases: Iterable[T], check: Callable[[T], object]) -> None:
    """Check every case. The first failure is raised, and names all cases that fail.

    One test with hundreds of cases is faster than hundreds of tests.
    """
    failures = []
    for one in cases:
        try:
            check(one)
        except Exception as error:
            failures.append((one, error))
    if failures:
        _, first = failures[0]
        first.add_note(f"cases that fail: {', '.join(str(one) for one, _ in failures)}")
        raise first


class Example(NamedTuple):
    """A golden example of a game."""

    game: Game[Any, Any]
    name: str
    given: dict[str, Any]

    def __str__(self) -> str:
        return self.name


def examples_of(slug: str) -> list[Example]:
    game = find_game(slug)
    return [Example(game, name, given) for name, given in golden_of(game).items()]


def golden_of(game: Game[Any, Any]) -> dict[str, dict[str, Any]]:
    """The golden examples of a game, by their ids."""
    return {given["id"]: given for _, given in read_scenarios(game.golden_lines()) if isinstance(given, dict)}


def changed(given: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy with one value changed: `changed(example, "steps.0.answer", "rifle")`."""
    other: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(given))
    *way, last = path.split(".")
    place: Any = other
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place.setdefault(step, {})
    place[int(last) if isinstance(place, list) else last] = value
    return other
