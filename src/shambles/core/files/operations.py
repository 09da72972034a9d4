"""Card effects as classes. Each operation has one file, in a folder of its game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


def refuse_half(kind: type, base: type, parts: Sequence[str]) -> None:
    """Raise at import time if an operation lacks one of its parts."""
    if forgotten := [part for part in parts if getattr(kind, part, None) is getattr(base, part, None)]:
        raise TypeError(f"the operation {kind.__name__} lacks {', '.join(forgotten)}")


def operations_in(package: str, folder: Sequence[str], base: type[S]) -> dict[str, type[S]]:
    """All operations defined in a folder, by tag, sorted."""
    for file in iter_modules(folder):
        import_module(f"{package}.{file.name}")
    found = {str(kind.__struct_config__.tag): kind for kind in base.__subclasses__()}
    return dict(sorted(found.items()))
