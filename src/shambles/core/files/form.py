"""Conversion of input to structs. An error names the field, its place, and the allowed values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from shambles.core.asking.reply import BadInput


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an input file. Unknown fields are errors: they would be ignored silently."""


F = TypeVar("F", bound=Form)


def read_form(given: object, shape: type[F], where: str = "") -> F:
    """Convert input to this form. BadInput names the field, its place and the allowed values."""
    try:
        return msgspec.convert(given, shape, str_keys=True)
    except msgspec.ValidationError:
        trouble = find_trouble(given, shape, where)
        assert trouble is not None
        raise trouble from None


def find_trouble(given: object, shape: Any, where: str, strict: bool = True) -> BadInput | None:
    """The first fault of the input, at its innermost place; None if there is none."""
    try:
        msgspec.convert(given, shape, str_keys=True, strict=strict)
    except msgspec.ValidationError as error:
        detail = str(error).partition(" - at ")[0]
    else:
        return None
    kinds = _kinds_of(shape)
    for kind in _meant(given, kinds):
        if (trouble := _misfit(given, kind, where)) is not None:
            return trouble
        for place, value, inner in _parts_of(given, kind, where):
            if (trouble := find_trouble(value, inner, place, strict)) is not None:
                return trouble
    return _wrong_kind(given, shape, kinds, where) or BadInput(where or "scenario", "malformed", detail=detail)


def words_of(shape: Any) -> tuple[str, ...]:
    """Allowed words of a type that is a choice of words: names, yes or no. Empty for other types."""
    kinds = _kinds_of(shape)
    words = tuple(str(word) for kind in kinds if get_origin(kind) is Literal for word in get_args(kind))
    return words + (("true", "false") if bool in kinds else ()) + (("int",) if words and int in kinds else ())


def _wrong_kind(given: object, shape: Any, kinds: list[Any], where: str) -> BadInput | None:
    """Fault of a value of the wrong type, with the allowed ones.

    In a union, the member of the value's own type decides.
    """
    if len(kinds) > 1 and type(given) in (int, str):
        for one in get_args(shape):
            if _kinds_of(one) == [type(given)]:
                return _wrong_kind(given, one, [type(given)], where)
    tagged = [kind for kind in kinds if _tag_field(kind)]
    if tagged and isinstance(given, dict):
        field = _tag_field(tagged[0])
        known = tuple(str(kind.__struct_config__.tag) for kind in tagged)
        code = "unknown-operation" if field == "op" else "unknown-value"
        return BadInput(_within(where, field), code, found=_written(given.get(field)), known=known)
    if (known := words_of(shape)) and (isinstance(given, str) or int not in kinds):
        return BadInput(where, "unknown-value", found=_written(given), known=known)
    if kinds == [int]:
        least = next((one.ge for one in _metas_of(shape) if one.ge is not None), None)
        if least is not None and isinstance(given, int) and not isinstance(given, bool) and given < least:
            return BadInput(where, "not-enough", least=int(least))
        if not isinstance(given, int) or isinstance(given, bool):
            return BadInput(where, "not-a-whole-number", found=_written(given))
    if kinds == [str] and not isinstance(given, str):
        return BadInput(where, "not-text", found=_written(given))
    if kinds == [str] and (pattern := next((one.pattern for one in _metas_of(shape) if one.pattern), None)):
        words = re.fullmatch(r"\^\((.*)\)\$", pattern)  # a list of words, some of which have parts of their own
        spelled = re.findall(r"(?:\([^)]*\)|[^|()])+", words[1]) if words else [pattern]
        return BadInput(where, "unknown-value", found=_written(given), known=tuple(map(str, spelled)))
    if len(kinds) == 1 and get_origin(kinds[0]) in (list, tuple) and not isinstance(given, list):
        return BadInput(where, "not-a-list", found=_written(given))
    return None


def _written(given: object) -> str:
    """The input as people write it, cut to 40 characters."""
    if isinstance(given, bool):
        return "true" if given else "false"
    return "" if given is None else str(given)[:40]


def _metas_of(shape: Any) -> list[msgspec.Meta]:
    return [one for one in get_args(shape)[1:] if isinstance(one, msgspec.Meta)] if _is_annotated(shape) else []


def _is_annotated(shape: Any) -> bool:
    return get_origin(shape) is Annotated


def _tag_field(kind: Any) -> str:
    """Name of the field that selects one of several structs; empty if there is none."""
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return (kind.__struct_config__.tag_field or "") if is_struct else ""


def _meant(given: object, kinds: list[Any]) -> list[Any]:
    """Possible structs for the input: the one with its tag, and those without tags."""
    if not isinstance(given, dict):
        return kinds
    return [kind for kind in kinds if not (field := _tag_field(kind)) or given.get(field) == kind.__struct_config__.tag]


def _kinds_of(shape: Any) -> list[Any]:
    """Member types of a type, without annotations."""
    if _is_annotated(shape):
        return _kinds_of(get_args(shape)[0])
    if get_origin(shape) in (Union, UnionType):
        return [kind for one in get_args(shape) for kind in _kinds_of(one)]
    return [shape]


def _misfit(given: object, kind: Any, where: str) -> BadInput | None:
    """Fault of the field names: unknown or missing fields, or a mapping key that is not allowed."""
    if get_origin(kind) is dict and isinstance(given, dict):
        return next(filter(None, (_wrong_name(str(name), get_args(kind)[0], where) for name in given)), None)
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(given, dict)):
        return None
    fields = msgspec.structs.fields(kind)
    known = tuple(field.encode_name for field in fields)
    if kind.__struct_config__.forbid_unknown_fields:
        for name in given:
            if name not in (*known, _tag_field(kind)):
                return BadInput(_within(where, str(name)[:40]), "unknown-field", known=known)
    for field in fields:
        if field.required and field.encode_name not in given:
            return BadInput(_within(where, field.encode_name), "field-missing")
    return None


def _wrong_name(name: str, kind: Any, where: str) -> BadInput | None:
    """Fault of a mapping key that is not allowed."""
    try:
        msgspec.convert({name: 0}, dict[kind, int], str_keys=True)
    except msgspec.ValidationError as error:
        if get_origin(kind) is Literal:
            return BadInput(where, "unknown-name", found=name[:40], known=get_args(kind))
        return BadInput(_within(where, name[:40]), "malformed", detail=str(error).partition(" - at ")[0])
    return None


def _parts_of(given: object, kind: Any, where: str) -> Iterator[tuple[str, object, Any]]:
    """Nested values, each with its place and type."""
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
