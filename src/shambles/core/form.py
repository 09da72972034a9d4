"""Reading what people wrote into a form of ours: an error names the field, its place, and what is allowed there."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from shambles.core.reply import BadInput


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a file as it is written. An unknown field would go unused or unchecked, so there can be none."""


F = TypeVar("F", bound=Form)


def read_form(given: object, shape: type[F], where: str = "") -> F:
    """What was written, as this form; BadInput names the field, its place, and what it may be."""
    try:
        return msgspec.convert(given, shape, str_keys=True)
    except msgspec.ValidationError:
        trouble = _find_trouble(given, shape, where)
        assert trouble is not None
        raise trouble from None


def _find_trouble(given: object, shape: Any, where: str) -> BadInput | None:
    """What is wrong in there, at the innermost place that is wrong; None if nothing is."""
    try:
        msgspec.convert(given, shape, str_keys=True)
    except msgspec.ValidationError as error:
        detail = str(error).partition(" - at ")[0]
    else:
        return None
    kinds = _kinds_of(shape)
    words = tuple(word for kind in kinds if get_origin(kind) is Literal for word in get_args(kind))
    if words and isinstance(given, str) and str not in kinds:
        numbers = tuple(kind.__name__ for kind in kinds if kind is int)
        return BadInput(where, "unknown-value", found=given[:40], known=words + numbers)
    for kind in kinds:
        if (trouble := _misfit(given, kind, where)) is not None:
            return trouble
        for place, value, inner in _parts_of(given, kind, where):
            if (trouble := _find_trouble(value, inner, place)) is not None:
                return trouble
    return BadInput(where or "scenario", "malformed", detail=detail)


def _kinds_of(shape: Any) -> list[Any]:
    """The types that something may have, without what is said about them."""
    if get_origin(shape) is Annotated:
        return _kinds_of(get_args(shape)[0])
    if get_origin(shape) in (Union, UnionType):
        return [kind for one in get_args(shape) for kind in _kinds_of(one)]
    return [shape]


def _misfit(given: object, kind: Any, where: str) -> BadInput | None:
    """A field that is not known or not there, or a name that cannot stand there."""
    if get_origin(kind) is dict and isinstance(given, dict):
        return next(filter(None, (_wrong_name(str(name), get_args(kind)[0], where) for name in given)), None)
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(given, dict)):
        return None
    fields = msgspec.structs.fields(kind)
    known = tuple(field.encode_name for field in fields)
    for name in given:
        if name not in known:
            return BadInput(_within(where, str(name)[:40]), "unknown-field", known=known)
    for field in fields:
        if field.required and field.encode_name not in given:
            return BadInput(_within(where, field.encode_name), "field-missing")
    return None


def _wrong_name(name: str, kind: Any, where: str) -> BadInput | None:
    """A name in a mapping that cannot stand there."""
    try:
        msgspec.convert({name: 0}, dict[kind, int], str_keys=True)
    except msgspec.ValidationError as error:
        if get_origin(kind) is Literal:
            return BadInput(where, "unknown-name", found=name[:40], known=get_args(kind))
        return BadInput(_within(where, name[:40]), "malformed", detail=str(error).partition(" - at ")[0])
    return None


def _parts_of(given: object, kind: Any, where: str) -> Iterator[tuple[str, object, Any]]:
    """What lies within, each with its place and type."""
    inner = get_args(kind)
    if isinstance(given, list) and get_origin(kind) in (list, tuple):
        for at, value in enumerate(given):
            yield f"{where}[{at}]", value, inner[0]
    elif isinstance(given, dict) and get_origin(kind) is dict:
        for name, value in given.items():
            yield _within(where, str(name)[:40]), value, inner[1]
    elif isinstance(given, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            if field.encode_name in given:
                yield _within(where, field.encode_name), given[field.encode_name], field.type


def _within(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name
