"""What changed between two views, as little as can be said: a step on the wire carries this, not the whole view.

A change is written as JSON. An object says what changed within, by field, key or index; everything else is a list:

    [value]                    it became this value
    []                         it is gone (a key of an object)
    [at, count, [values]]      in a list, from `at` on, `count` values made way for these
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import astuple

Change = dict[str, Any] | list[Any]
Names = tuple[str, ...]


class Comparing:
    """Compares the views of several viewers, step by step: what they share is compared once.

    alike   by step: one viewer's view before it, after it, and the change
    parts   the same for parts of views, by their identity: they are held, or others could have it
    """

    def __init__(self) -> None:
        self._alike: dict[int, tuple[Any, Any, Change | None]] = {}
        self._parts: dict[tuple[int, int], tuple[Any, Any, Change]] = {}

    def change(self, step: int, before: Any, after: Any) -> Change | None:
        """What a step, by its number, changed for somebody; the same as `difference`."""
        if before is after:
            return None
        others = self._alike.get(step)
        kind: type[msgspec.Struct] = type(after)
        if others is not None and type(before) is kind and type(others[0]) is kind and type(others[1]) is kind:
            names = _fields_of(kind)
            if names:
                return self._like(names, before, after, *others)
        change = None if before == after else self.unequal(before, after)
        self._alike[step] = (before, after, change)
        return change

    def _like(
        self, names: Names, before: Any, after: Any, their_before: Any, their_after: Any, theirs: Change | None
    ) -> Change | None:
        changes: dict[str, Any] = {**theirs} if isinstance(theirs, dict) else {}
        is_in_order = True
        mine = zip(names, astuple(before), astuple(after), astuple(their_before), astuple(their_after), strict=True)
        for name, old, new, their_old, their_new in mine:
            if new is their_new and old is their_old:
                continue
            if old is new or old == new:
                changes.pop(name, None)
            elif name not in changes:
                changes[name], is_in_order = self.unequal(old, new), False
            elif old != their_old or new != their_new:
                changes[name] = self.unequal(old, new)
        if not is_in_order:
            changes = {name: changes[name] for name in names if name in changes}
        return changes or None

    def unequal(self, before: Any, after: Any) -> Change:
        """The change between two values that are not the same."""
        kind = type(after)
        if kind is int or kind is str:
            return [after]
        if kind is tuple or kind is list:
            return self._of_sequences(before, after) if isinstance(before, list | tuple) else [after]
        if type(before) is not kind:
            return [after]
        if kind is dict:
            return self._of_mappings(before, after)
        return self._of_structs(before, after) if issubclass(kind, msgspec.Struct) else [after]

    def _of_structs(self, before: msgspec.Struct, after: msgspec.Struct) -> Change:
        known = self._parts.get((id(before), id(after)))
        if known is not None:
            return known[2]
        names = _fields_of(type(after))
        change: Change
        if names is None:  # a field may come and go
            change = self._of_mappings(*(msgspec.to_builtins(one, str_keys=True) for one in (before, after)))
        else:
            unequal, fields = self.unequal, zip(names, astuple(before), astuple(after), strict=True)
            change = {name: unequal(old, new) for name, old, new in fields if old is not new and old != new}
        self._parts[id(before), id(after)] = before, after, change
        return change

    def _of_mappings(self, before: Mapping[Any, Any], after: Mapping[Any, Any]) -> Change:
        changes: dict[str, Any] = {str(key): [] for key in before if key not in after}
        for key, new in after.items():
            if key not in before:
                changes[str(key)] = [new]
            elif before[key] != new:
                changes[str(key)] = self.unequal(before[key], new)
        return changes

    def _of_sequences(self, before: Sequence[Any], after: Sequence[Any]) -> Change:
        if len(before) == len(after):
            unequal, pairs = self.unequal, enumerate(zip(before, after, strict=True))
            return {str(at): unequal(old, new) for at, (old, new) in pairs if old is not new and old != new}
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


def difference(before: Any, after: Any) -> Change | None:
    """The change that makes `after` out of `before`; None if they are the same."""
    return None if before == after else Comparing().unequal(before, after)


@cache
def _fields_of(kind: type[msgspec.Struct]) -> Names | None:
    """The fields of a struct as they are written; None where one that is as usual is left out."""
    return None if kind.__struct_config__.omit_defaults else kind.__struct_encode_fields__


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
