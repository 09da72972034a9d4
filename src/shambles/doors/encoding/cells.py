"""What a program sees, as named arrays: the fields of a struct laid out in cells, once for all tables of a kind.

The structs say themselves what they hold: flags, words of a few, numbers, structs within. What they cannot say (how
many cards there are, how long a list can be) the game's file says, by the name of the field, or of struct and field.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

# The cells (floats, which numpy, PyTorch and JAX read without a copy), which one of a list this is, and the value.
Write = Callable[["array[float]", int, Any], None]


@dataclass(frozen=True)
class Number:
    """A number, in one cell; what is not there is -1 where it may be missing."""

    most: float = math.inf
    least: float = 0


@dataclass(frozen=True)
class OneOf:
    """One of these values, or none: a cell for each, with a 1 in the one that it is. `key` is what tells a struct."""

    values: Sequence[Any]
    key: str = ""


@dataclass(frozen=True)
class Bag:
    """How often each of these values is there, in whatever order; or how much of it, where `amount` says what counts.

    key  what tells the structs of a list apart, such as `card.id`
    """

    values: Sequence[Any]
    key: str = ""
    most: float = math.inf
    amount: Callable[[Any], float] | None = None


@dataclass(frozen=True)
class Several:
    """The same thing in several arrays, each under a name of its own."""

    arrays: Mapping[str, Shape]


@dataclass(frozen=True)
class Listed:
    """At most so many things, in order; `item` says what they are where their type does not."""

    most: int
    item: Shape | None = None


@dataclass(frozen=True)
class LeftOut:
    """Not shown, because it is the same at all such tables or follows from the rest."""

    why: str


Shape = Number | OneOf | Bag | Several | Listed | LeftOut


class Array(msgspec.Struct, frozen=True):
    """A named array: where its cells begin, and what they may hold."""

    name: str
    shape: tuple[int, ...]
    start: int
    least: float
    most: float

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class Layout:
    """The arrays of a kind of table, one after another in one row of cells."""

    def __init__(self, declared: Mapping[str, Shape]) -> None:
        self.arrays: list[Array] = []
        self.size = 0
        self._declared = declared
        self.used: set[str] = set()

    def add(self, name: str, shape: tuple[int, ...], most: float = 1, least: float = 0) -> int:
        """A new array; where its cells begin."""
        start = self.size
        self.arrays.append(Array(name, shape, start, least, most))
        self.size += math.prod(shape)
        return start

    def fields(self, kind: type[msgspec.Struct], name: str, outer: tuple[int, ...] = ()) -> list[tuple[str, Write]]:
        """The fields of a struct, each with what writes it."""
        found = []
        for field, hint in _hints(kind):
            write = self._lay(kind, field, hint, f"{name}.{field}" if name else field, outer)
            if write is not None:
                found.append((field, write))
        return found

    def sections(self, kind: type[msgspec.Struct]) -> Iterator[tuple[str, Write, int, int]]:
        """The fields of a struct, each with what writes it, and where its cells begin and end."""
        for field, hint in _hints(kind):
            start = self.size
            write = self._lay(kind, field, hint, field, ())
            if write is not None:
                yield field, write, start, self.size

    def _lay(self, kind: type, field: str, hint: Any, name: str, outer: tuple[int, ...]) -> Write | None:
        hint, optional = _plain(hint)
        shape = None
        for key in (f"{kind.__name__}.{field}", field):
            if key in self._declared:
                self.used.add(key)
                shape = self._declared[key]
                break
        return self._shaped(shape, hint, optional, name, outer)

    def _shaped(
        self, shape: Shape | None, hint: Any, optional: bool, name: str, outer: tuple[int, ...]
    ) -> Write | None:
        many = _item_of(hint)
        match shape:
            case LeftOut():
                return None
            case OneOf(values=values, key=key) if many is None:
                return _one_of(self.add(name, (*outer, len(values))), values, key)
            case OneOf(values=values, key=key):
                return _bag(self.add(name, (*outer, len(values)), math.inf), values, key, None)
            case Bag(values=values, key=key, most=most, amount=amount):
                return _bag(self.add(name, (*outer, len(values)), most), values, key, amount)
            case Several(arrays=arrays):
                writes = [self._shaped(one, hint, optional, f"{name}.{part}", outer) for part, one in arrays.items()]
                return _several([write for write in writes if write is not None])
            case Number(most=most, least=least):
                start = self.add(name, outer or (1,), most, -1 if optional else least)
                return _number(start, optional)
            case Listed(most=most_items, item=item):
                assert many is not None, f"{name} is no list"
                return self._listed(most_items, item, many, name, outer)
        return self._by_type(hint, optional, many, name, outer)

    def _by_type(self, hint: Any, optional: bool, many: Any, name: str, outer: tuple[int, ...]) -> Write:
        if get_origin(hint) is Literal:
            return self._known(OneOf(get_args(hint)), hint, name, outer)
        if hint is bool:
            values = OneOf((False, True)) if optional else Number(1)
            return self._known(values, hint, name, outer)
        if hint in (int, float):
            return _number(self.add(name, outer or (1,), math.inf, -1 if optional else 0), optional)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            there = self.add(f"{name}.there", outer or (1,)) if optional else None
            return _struct(there, self.fields(hint, name, outer))
        if get_origin(hint) is tuple and many is None:
            kinds = set(get_args(hint))
            assert len(kinds) == 1, f"{name}: say what {hint} is"
            return self._listed(len(get_args(hint)), None, kinds.pop(), name, outer, fixed=True)
        if get_origin(many) is Literal:
            return self._known(Bag(get_args(many)), hint, name, outer)
        raise TypeError(f"{name}: the encoding does not say how {hint} is laid out")

    def _known(self, shape: Shape, hint: Any, name: str, outer: tuple[int, ...]) -> Write:
        write = self._shaped(shape, hint, False, name, outer)
        assert write is not None
        return write

    def _listed(
        self, most: int, item: Shape | None, hint: Any, name: str, outer: tuple[int, ...], fixed: bool = False
    ) -> Write:
        hint, optional = _plain(hint)
        is_struct = isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not isinstance(item, OneOf)
        there = self.add(f"{name}.there", (*outer, most)) if is_struct and not fixed else None
        write = self._shaped(item, hint, optional and not is_struct, name, (*outer, most))
        assert write is not None
        return _list(name, most, there, write)


def _hints(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(field, hints[field]) for field in kind.__struct_fields__]


def _plain(hint: Any) -> tuple[Any, bool]:
    """A type without its marks, and whether it may be None."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) in (Union, UnionType):
        kinds = [kind for kind in get_args(hint) if kind is not NoneType]
        if len(kinds) == 1:
            return _plain(kinds[0])[0], True
    return hint, False


def _item_of(hint: Any) -> Any:
    """What a list is a list of; None for what is no list."""
    args = get_args(hint)
    return args[0] if get_origin(hint) is tuple and len(args) == 2 and args[1] is Ellipsis else None


# --- what writes


def _number(start: int, optional: bool) -> Write:
    def write(cells: array[float], at: int, value: Any) -> None:
        cells[start + at] = value

    def write_or_miss(cells: array[float], at: int, value: Any) -> None:
        cells[start + at] = -1 if value is None else value

    return write_or_miss if optional else write


def _places(values: Sequence[Any]) -> dict[Any, int]:
    return {value: place for place, value in enumerate(values)}


def _one_of(start: int, values: Sequence[Any], key: str) -> Write:
    places, size, told = _places(values), len(values), _teller(key)

    def write(cells: array[float], at: int, value: Any) -> None:
        if value is not None and value != "":  # nowhere
            cells[start + at * size + places[told(value)]] = 1

    return write


def _bag(start: int, values: Sequence[Any], key: str, amount: Callable[[Any], float] | None) -> Write:
    places, size, told = _places(values), len(values), _teller(key)

    def write(cells: array[float], at: int, value: Any) -> None:
        first = start + at * size
        for one in value or ():
            cells[first + places[one]] += 1

    def write_told(cells: array[float], at: int, value: Any) -> None:
        first = start + at * size
        for one in value or ():
            cells[first + places[told(one)]] += 1 if amount is None else amount(one)

    return write_told if key or amount else write


def _teller(key: str) -> Callable[[Any], Any]:
    return attrgetter(key) if key else lambda value: value


def _several(writes: list[Write]) -> Write:
    def write(cells: array[float], at: int, value: Any) -> None:
        for one in writes:
            one(cells, at, value)

    return write


def _struct(there: int | None, fields: list[tuple[str, Write]]) -> Write:
    def write(cells: array[float], at: int, value: Any) -> None:
        if value is None:
            return
        if there is not None:
            cells[there + at] = 1
        for field, put in fields:
            put(cells, at, getattr(value, field))

    return write


def _list(name: str, most: int, there: int | None, item: Write) -> Write:
    def write(cells: array[float], at: int, value: Any) -> None:
        if not value:
            return
        if len(value) > most:
            raise OverflowError(f"{name} holds {len(value)} things, and the encoding has room for {most}")
        first = at * most
        for number, one in enumerate(value, first):
            if there is not None and one is not None:
                cells[there + number] = 1
            item(cells, number, one)

    return write
