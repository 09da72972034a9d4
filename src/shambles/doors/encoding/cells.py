"""Layout of observations: the fields of a struct as named arrays of cells, computed once for all tables of a kind.

The types say most: flags, enumerations, numbers, structs within. The game's file adds the rest (number of cards,
longest list), by the name of the field, or of struct and field.

The code that writes the cells is generated, as Python: it runs at every move, and a call for every field would take as
long as the move.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, NoReturn, Union, get_args, get_origin, get_type_hints

import msgspec

from shambles.doors.encoding.shapes import COUNTLESS, Bag, LeftOut, Listed, Number, OneOf, Several, Shape

MANY = 8  # size from which a multiset of cards is counted with a cache

# The cells (floats, which numpy, PyTorch and JAX read without a copy), a struct, and the one that they hold already.
See = Callable[["array[float]", Any, Any], None]


class Array(msgspec.Struct, frozen=True):
    """A named array: position, shape and range of its cells."""

    name: str
    shape: tuple[int, ...]
    start: int
    least: float
    most: float

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class _Wrote(NamedTuple):
    """Generated code for one list field: value expression, write statements, arrays."""

    field: str
    value: str
    lines: list[str]
    arrays: list[Array]


class Layout:
    """The arrays of a kind of table, one after another in one row of cells."""

    def __init__(self, declared: Mapping[str, Shape]) -> None:
        self.arrays: list[Array] = []
        self.size = 0
        self.used: set[str] = set()
        self._declared = declared
        self._known: dict[str, Any] = {"too_many": _too_many}  # globals of the generated code
        self._names = 0
        self._blanks: dict[int, str] = {}
        self._piecewise: list[str] | None = None  # incremental update code of the last list

    def add(self, name: str, shape: tuple[int, ...], most: float = 1, least: float = 0) -> int:
        """Add an array. Returns the index of its first cell."""
        start = self.size
        self.arrays.append(Array(name, shape, start, least, most))
        self.size += math.prod(shape)
        return start

    def struct(self, kind: type[msgspec.Struct], name: str = "") -> See:
        """Add the arrays of a struct. Returns a function that writes only the fields that differ from the last view."""
        lines = ["def see(cells, seen, before):"]
        for field, hint in _hints(kind):
            start, value, self._piecewise = self.size, self._name(), None
            wrote = self._field(kind, field, hint, f"{name}.{field}" if name else field, (), "", value)
            if wrote is None:
                continue
            whole = [*self._blanked(str(start), self.size - start, wrote), *wrote]
            if self._piecewise is not None and _item_of(_plain(hint)[0]) is not None:
                whole = [
                    f"if before is not None and len({value}) == len(before.{field}):",
                    *_indented([f"old = before.{field}", *self._piecewise]),
                    "else:",
                    *_indented(whole),
                ]
            lines += [
                f"    {value} = seen.{field}",
                f"    if before is None or ({value} is not before.{field} and {value} != before.{field}):",
                *_indented(_indented(whole)),
            ]
        space: dict[str, Any] = {}
        exec("\n".join([*lines, "    return"]), self._known, space)
        see: See = space["see"]
        return see

    # --- what is written for a value: `at` is which one of a list it is, "" outside of lists

    def _field(
        self, kind: type, field: str, hint: Any, name: str, outer: tuple[int, ...], at: str, value: str
    ) -> list[str] | None:
        hint, optional = _plain(hint)
        shape = None
        for key in (f"{kind.__name__}.{field}", field):
            if key in self._declared:
                self.used.add(key)
                shape = self._declared[key]
                break
        return self._shaped(shape, hint, optional, name, outer, at, value)

    def _shaped(
        self, shape: Shape | None, hint: Any, optional: bool, name: str, outer: tuple[int, ...], at: str, value: str
    ) -> list[str] | None:
        many = _item_of(hint)
        match shape:
            case LeftOut():
                return None
            case OneOf(values=values, key=key) if many is None:
                cell = _cell(self.add(name, (*outer, len(values))), at, len(values))
                line = f"cells[{cell} + {self._places(values)}[{_told(value, key)}]] = 1"
                return (
                    [f"if {value} is not None and {value} != '':", f"    {line}"] if optional or hint is str else [line]
                )
            case OneOf(values=values, key=key):
                return self._bag(Bag(values, key), name, outer, at, value)
            case Bag():
                return self._bag(shape, name, outer, at, value)
            case Several(arrays=arrays):
                wrote = [
                    self._shaped(one, hint, optional, f"{name}.{part}", outer, at, value)
                    for part, one in arrays.items()
                ]
                return [line for lines in wrote for line in lines or ()]
            case Number(most=most, least=least):
                return self._number(most, least, optional, name, outer, at, value)
            case Listed(most=most_items, item=item):
                assert many is not None, f"{name} is no list"
                return self._list(most_items, item, many, name, outer, at, value)
        return self._by_type(hint, optional, many, name, outer, at, value)

    def _by_type(
        self, hint: Any, optional: bool, many: Any, name: str, outer: tuple[int, ...], at: str, value: str
    ) -> list[str] | None:
        if get_origin(hint) is Literal:
            return self._shaped(OneOf(get_args(hint)), hint, optional, name, outer, at, value)
        if hint is bool and optional:
            return self._shaped(OneOf((False, True)), hint, True, name, outer, at, value)
        if hint in (bool, int, float):
            return self._number(1 if hint is bool else COUNTLESS, 0, optional, name, outer, at, value)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            there = _cell(self.add(f"{name}.there", outer or (1,)), at, 1) if optional else ""
            wrote = [f"cells[{there}] = 1"] if there else []
            for one in self._fields(hint, name, outer, at, value):
                wrote += one.lines
            return [f"if {value} is not None:", *_indented(wrote)] if optional else wrote
        if get_origin(hint) is tuple and many is None:
            kinds = set(get_args(hint))
            assert len(kinds) == 1, f"{name}: say what {hint} is"
            return self._list(len(get_args(hint)), None, kinds.pop(), name, outer, at, value, fixed=True)
        if get_origin(many) is Literal:
            return self._bag(Bag(get_args(many)), name, outer, at, value)
        raise TypeError(f"{name}: the encoding does not say how {hint} is laid out")

    def _fields(
        self, kind: type[msgspec.Struct], name: str, outer: tuple[int, ...], at: str, value: str
    ) -> list[_Wrote]:
        """Generated code for each field of a struct."""
        found = []
        for field, hint in _hints(kind):
            inner, first = self._name(), len(self.arrays)
            wrote = self._field(kind, field, hint, f"{name}.{field}", outer, at, inner)
            if wrote is not None:
                lines = [f"{inner} = {value}.{field}", *wrote]
                found.append(_Wrote(field, inner, lines, self.arrays[first:]))
        return found

    def _number(
        self, most: float, least: float, optional: bool, name: str, outer: tuple[int, ...], at: str, value: str
    ) -> list[str]:
        cell = _cell(self.add(name, outer or (1,), most, -1 if optional else least), at, 1)
        return [f"cells[{cell}] = " + (f"-1 if {value} is None else {value}" if optional else value)]

    def _bag(self, bag: Bag, name: str, outer: tuple[int, ...], at: str, value: str) -> list[str]:
        one, size = self._name(), len(bag.values)
        start = self.add(name, (*outer, size), bag.most)
        cell, places = _cell(start, at, size), self._places(bag.values)
        much = "= 1" if bag.most == 1 else "+= 1" if bag.amount is None else f"+= {self._refer(bag.amount)}({one})"
        first = self._name()
        piece_by_piece = [
            f"    {first} = {cell}",
            f"    for {one} in {value}:",
            f"        cells[{first} + {places}[{_told(one, bag.key)}]] {much}",
        ]
        if bag.most <= MANY or bag.amount is not None or bag.key:
            return [f"if {value}:", *piece_by_piece]
        counted = f"{self._refer(_counting(bag.values))}({value})"
        return [
            f"if len({value} or ()) > {MANY}:",
            f"    cells[{cell}:{cell} + {size}] = {counted}",
            f"elif {value}:",
            *piece_by_piece,
        ]

    def _list(
        self,
        most: int,
        item: Shape | None,
        hint: Any,
        name: str,
        outer: tuple[int, ...],
        at: str,
        value: str,
        fixed: bool = False,
    ) -> list[str]:
        hint, optional = _plain(hint)
        number, one, inner = self._name(), self._name(), (*outer, most)
        if item is None and isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            wrote = [] if fixed else [f"cells[{self.add(f'{name}.there', inner)} + {number}] = 1"]
            fields = self._fields(hint, name, inner, number, one)
            for each in fields:
                wrote += each.lines
            if not outer and not optional:
                self._piecewise = self._only_what_changed(fields, value, number, one, most)
            elif optional:
                wrote = [f"if {one} is not None:", *_indented(wrote)]
        else:
            wrote = self._shaped(item, hint, optional, name, inner, number, one) or []
        return [
            f"if {value}:",
            f"    if len({value}) > {most}:",
            f"        too_many({name!r}, {most}, {value})",
            f"    for {number}, {one} in enumerate({value}, {f'{at} * {most}' if at else 0}):",
            *_indented(_indented(wrote)),
        ]

    def _only_what_changed(self, fields: list[_Wrote], value: str, number: str, one: str, most: int) -> list[str]:
        """Update code for a list of the same length as before: only changed fields of changed structs."""
        lines = []
        for field, inner, wrote, arrays in fields:
            blanks: list[str] = []
            for array_ in arrays:
                size = array_.size // most
                blanks += self._blanked(_cell(array_.start, number, size), size, wrote[1:])
            lines += [
                wrote[0],
                f"if {inner} is not was.{field} and {inner} != was.{field}:",
                *_indented([*blanks, *wrote[1:]]),
            ]
        return [
            f"for {number}, {one} in enumerate({value}):",
            f"    was = old[{number}]",
            f"    if {one} is not was and {one} != was:",
            *_indented(_indented(lines)),
        ]

    def _blanked(self, cell: str, size: int, wrote: list[str]) -> list[str]:
        """Code that clears these cells; none if the first statement that writes them always fills the only one."""
        if size == 1 and wrote[0].startswith(f"cells[{cell}] = "):
            return []
        return [f"cells[{cell}:{cell} + {size}] = {self._blank(size)}"]

    def _blank(self, size: int) -> str:
        if size not in self._blanks:
            self._blanks[size] = self._refer(array("f", bytes(4 * size)))
        return self._blanks[size]

    def _places(self, values: Sequence[Any]) -> str:
        return self._refer({value: place for place, value in enumerate(values)})

    def _refer(self, thing: Any) -> str:
        name = self._name()
        self._known[name] = thing
        return name

    def _name(self) -> str:
        self._names += 1
        return f"_{self._names}"


def _too_many(name: str, most: int, value: Sequence[Any]) -> NoReturn:
    raise OverflowError(f"{name} holds {len(value)} things, and the encoding has room for {most}")


def _counting(values: Sequence[Any]) -> Callable[[tuple[Any, ...]], array[float]]:
    """A cached function that counts a multiset. Several seats read it in turn, and it often stays the same."""
    places = {value: place for place, value in enumerate(values)}

    @lru_cache(maxsize=256)
    def count(heap: tuple[Any, ...]) -> array[float]:
        counts = [0] * len(values)
        for one in heap:
            counts[places[one]] += 1
        return array("f", counts)

    return count


def _cell(start: int, at: str, size: int) -> str:
    if not at:
        return str(start)
    return f"{start} + {at}" if size == 1 else f"{start} + {at} * {size}"


def _told(value: str, key: str) -> str:
    return f"{value}.{key}" if key else value


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _hints(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(field, hints[field]) for field in kind.__struct_fields__]


def _plain(hint: Any) -> tuple[Any, bool]:
    """A type without annotations, and True if it may be None."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) in (Union, UnionType):
        kinds = [kind for kind in get_args(hint) if kind is not NoneType]
        if len(kinds) == 1:
            return _plain(kinds[0])[0], True
    return hint, False


def _item_of(hint: Any) -> Any:
    """Item type of a list; None for other types."""
    args = get_args(hint)
    return args[0] if get_origin(hint) is tuple and len(args) == 2 and args[1] is Ellipsis else None
