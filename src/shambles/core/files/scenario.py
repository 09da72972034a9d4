"""Scenarios: a position, what is answered and drawn from there, and what is expected.

A scenario file is JSON lines, one object a line. A game says which forms its scenarios have (`ScenarioFormat`); reading
them, playing them (core/playing/runner.py) and comparing what came out is the same for all games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.files.form import Form, read_form


class Position(msgspec.Struct, frozen=True):
    """A place to play on from: the table's seats and options, the phase, and the state at its head."""

    seats: int
    options: dict[str, Any]
    phase: str
    state: Any


class Difference(msgspec.Struct, frozen=True):
    """One difference between an actual and an expected value."""

    field: str
    expected: Any
    found: Any


# --- the form of a scenario

Words = str | list[str] | None


class Scenario(Form, frozen=True, kw_only=True):
    """Fields of every scenario; each game adds its own. All but `id`, `game` and `kind` are for human readers."""

    id: str | int = ""
    game: str = ""
    kind: str | None = None
    note: Words = ""
    title: Words = ""
    comment: Words = ""
    origin: Words = ""
    source: Words = ""
    rules: Words = ""


F = TypeVar("F", bound=Scenario)


@dataclass(frozen=True, slots=True)
class Kind(Generic[F]):
    """One kind of scenario.

    form      the struct of its JSON form
    check     plays it and returns the differences; BadInput if the scenario itself is wrong
    position  its starting position to play on from; the seed completes everything that the scenario leaves open
    """

    form: type[F]
    check: Callable[[F], list[Difference]]
    position: Callable[[F, int], Position] | None = None


@dataclass(frozen=True, slots=True)
class ScenarioFormat:
    """The scenarios of a game.

    recognises  tells from an object's fields if it is a scenario of this game, in case it does not name one
    kinds       kinds of scenarios, by the value of the field `kind`; "" is the kind without a name
    """

    recognises: Callable[[dict[str, Any]], bool] = field(default=lambda given: False)
    kinds: Mapping[str, Kind[Any]] = field(default_factory=dict)

    def check(self, given: dict[str, Any]) -> list[Difference]:
        """Play a scenario. Returns all differences from its expectations."""
        kind = self._kind(given)
        return kind.check(read_form(given, kind.form))

    def position(self, given: dict[str, Any], seed: int) -> Position:
        """The starting position of a scenario."""
        kind = self._kind(given)
        if kind.position is None:
            raise BadInput("kind", "not-a-position", found=str(given.get("kind")))
        return kind.position(read_form(given, kind.form), seed)

    def _kind(self, given: dict[str, Any]) -> Kind[Any]:
        name = "" if given.get("kind") is None else given["kind"]
        if not isinstance(name, str) or name not in self.kinds:
            raise BadInput("kind", "unknown-kind", found=repr(name)[:40], known=tuple(filter(None, self.kinds)))
        return self.kinds[name]


def read_scenarios(lines: Iterable[str]) -> Iterator[tuple[int, dict[str, Any] | BadInput]]:
    """The objects of a scenario file with their line numbers. A line that is not an object yields its fault."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            found = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            yield number, BadInput(f"line {number}", "malformed", detail=str(error))
            continue
        if isinstance(found, dict):
            yield number, found
        else:
            yield number, BadInput(f"line {number}", "not-an-object")


# --- comparing


class AnyOrder(list[Any]):
    """An actual value that is compared without regard to order."""


class Among(list[Any]):
    """An actual value of which a scenario may name only a part."""


class Whole(dict[Any, Any]):
    """An actual value that is compared as a whole. A name that the scenario leaves out must be absent."""


class Named(dict[str, Any]):
    """Actual values for all known names. Any other name is an error."""


def compare(expect: Form, found: Mapping[str, Any], where: str = "") -> list[Difference]:
    """Differences between expected and actual values, field by field.

    Absent fields and unnamed mapping keys are ignored.

    `where` is the place of the expected values. Without it, differences have the plain names of their fields.
    """
    try:
        return _compare_fields(expect, found, where)
    except BadInput as trouble:
        raise (trouble if where else BadInput(f"expect.{trouble.field}", trouble.code, **trouble.params)) from None


def _compare_fields(expect: Form, found: Mapping[str, Any], where: str) -> list[Difference]:
    differences: list[Difference] = []
    for one in _fields_of(type(expect)):
        wanted = getattr(expect, one.name)
        if wanted is not one.default:
            place = f"{where}.{one.encode_name}" if where else one.encode_name
            differences += _compare_one(wanted, found[one.name], place)
    return differences


@cache
def _fields_of(shape: type[Form]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(shape)


def _compare_one(wanted: Any, found: Any, where: str) -> list[Difference]:
    if isinstance(wanted, Form):
        return _compare_fields(wanted, found, where)
    if isinstance(wanted, dict) and not isinstance(found, Whole):
        differences = []
        for name, value in wanted.items():
            if isinstance(found, Named) and name not in found:
                raise BadInput(where, "unknown-name", found=str(name)[:40], known=tuple(found))
            differences += _compare_one(value, found.get(name), f"{where}.{name}")
        return differences
    if isinstance(found, Among):
        missing = list((Counter(wanted) - Counter(found)).elements())
        return [Difference(where, missing, found)] if missing else []
    same = Counter(wanted) == Counter(found) if isinstance(found, AnyOrder) else wanted == found
    return [] if same else [Difference(where, wanted, found)]
