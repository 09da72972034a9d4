"""What changed between two views, as little as can be said: a step on the wire carries this, not the whole view.

A change is plain JSON data. An object says what changed within, by field, key or index; everything else is a list:

    [value]                    it became this value
    []                         it is gone (a key of an object)
    [at, count, [values]]      in a list, from `at` on, `count` values made way for these
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

Change = dict[str, Any] | list[Any]


def difference(before: Any, after: Any) -> Change | None:
    """The change that makes `after` out of `before`; None if they are the same."""
    if before == after:
        return None
    if isinstance(after, msgspec.Struct) and type(before) is type(after):
        return _of_structs(before, after)
    if isinstance(after, Mapping) and isinstance(before, Mapping):
        return _of_mappings(before, after)
    if isinstance(after, list | tuple) and isinstance(before, list | tuple):
        return _of_sequences(before, after)
    return [_plain(after)]


def apply_change(before: Any, change: Change | None) -> Any:
    """What `before`, in its JSON form, has become. Nothing of it is changed in place."""
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
        return _of_mappings(_plain(before), _plain(after))
    changes: dict[str, Any] = {}
    for field, name in zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True):
        old, new = getattr(before, field), getattr(after, field)
        if old is not new and (within := difference(old, new)) is not None:
            changes[name] = within
    return changes


def _of_mappings(before: Mapping[Any, Any], after: Mapping[Any, Any]) -> Change:
    changes: dict[str, Any] = {str(key): [] for key in before if key not in after}
    for key, new in after.items():
        within = difference(before[key], new) if key in before else [_plain(new)]
        if within is not None:
            changes[str(key)] = within
    return changes


def _of_sequences(before: Sequence[Any], after: Sequence[Any]) -> Change:
    if len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(at): within for at, (old, new) in pairs if (within := difference(old, new)) is not None}
    shorter = min(len(before), len(after))
    start = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    left = shorter - start
    end = next((back for back in range(left) if before[-1 - back] != after[-1 - back]), left)
    return [start, len(before) - end - start, [_plain(one) for one in after[start : len(after) - end]]]


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)
