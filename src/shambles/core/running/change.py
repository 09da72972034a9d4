"""The difference between two views, as small as possible: a step on the wire carries it in place of the whole view.

A change is written as JSON. An object holds the changes within, by field, key or index; everything else is a list:

    [value]                    it became this value
    []                         it is gone (a key of an object)
    [at, count, [values]]      in a list, from `at` on, `count` values made way for these
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

Change = dict[str, Any] | list[Any]


def difference(before: Any, after: Any) -> Change | None:
    """The change that makes `after` out of `before`; None if they are the same."""
    return None if before == after else _unequal(before, after)


def difference_like(before: Any, after: Any, others: tuple[Any, Any, Change | None]) -> Change | None:
    """Like `difference`, reusing the known difference of another viewer's views for all parts that both views share."""
    their_before, their_after, theirs = others
    kind = type(after)
    is_alike = type(before) is kind and type(their_before) is kind and type(their_after) is kind
    if not is_alike or after.__struct_config__.omit_defaults:
        return difference(before, after)
    changes: dict[str, Any] = {**theirs} if isinstance(theirs, dict) else {}
    is_in_order = True
    names = kind.__struct_encode_fields__
    mine = zip(names, astuple(before), astuple(after), astuple(their_before), astuple(their_after), strict=True)
    for name, old, new, their_old, their_new in mine:
        if new is their_new and old is their_old:
            continue
        if old is new or old == new:
            changes.pop(name, None)
        elif name not in changes:
            changes[name], is_in_order = _unequal(old, new), False
        elif old != their_old or new != their_new:
            changes[name] = _unequal(old, new)
    if not is_in_order:
        changes = {name: changes[name] for name in names if name in changes}
    return changes or None


def _unequal(before: Any, after: Any) -> Change:
    kind = type(after)
    if kind is int or kind is str:
        return [after]
    if kind is tuple or kind is list:
        if isinstance(before, list | tuple):
            return _of_sequences(before, after)
    elif type(before) is kind:
        if kind is dict:
            return _of_mappings(before, after)
        if issubclass(kind, msgspec.Struct):
            return _of_structs(before, after)
    return [after]


def apply_change(before: Any, change: Change | None) -> Any:
    """Apply a change to `before`, in its JSON form. Returns a new value and leaves `before` as it is."""
    if change is None:
        return before
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        at, count, values = change
        return [*before[:at], *values, *before[at + count :]]
    if isinstance(before, list):
        return [apply_change(one, change.get(str(at))) for at, one in enumerate(before)]
    after = {key: one for key, one in before.items() if change.get(key) != []}
    for key, within in change.items():
        if within != []:
            after[key] = apply_change(before.get(key), within)
    return after


def _of_structs(before: msgspec.Struct, after: msgspec.Struct) -> Change:
    if after.__struct_config__.omit_defaults:  # a field may come and go
        return _of_mappings(*(msgspec.to_builtins(one, str_keys=True) for one in (before, after)))
    fields = zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True)
    return {name: _unequal(old, new) for name, old, new in fields if old is not new and old != new}


def _of_mappings(before: Mapping[Any, Any], after: Mapping[Any, Any]) -> Change:
    changes: dict[str, Any] = {str(key): [] for key in before if key not in after}
    for key, new in after.items():
        if key not in before:
            changes[str(key)] = [new]
        elif before[key] != new:
            changes[str(key)] = _unequal(before[key], new)
    return changes


def _of_sequences(before: Sequence[Any], after: Sequence[Any]) -> Change:
    if len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(at): _unequal(old, new) for at, (old, new) in pairs if old is not new and old != new}
    start = end = 0
    for old, new in zip(before, after, strict=False):
        if old is not new and old != new:
            break
        start += 1
    left = min(len(before), len(after)) - start
    for old, new in zip(reversed(before), reversed(after), strict=False):
        if end == left or (old is not new and old != new):
            break
        end += 1
    return [start, len(before) - end - start, list(after[start : len(after) - end])]
