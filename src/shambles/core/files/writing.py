"""Writes the tables of a box as TOML, in a fixed layout."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

WIDE = 110  # letters of a line
BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(tables: dict[str, Any]) -> str:
    """Text of a box file: single values first, then table after table, each card on lines of its own."""
    return "\n".join([*_plain_lines(tables), *_table_lines(tables)]).strip("\n") + "\n"


def _plain_lines(tables: dict[str, Any]) -> Iterator[str]:
    for name, value in tables.items():
        if not isinstance(value, dict) and not _is_rows(value) and value is not None:
            yield _line(name, value)


def _table_lines(tables: dict[str, Any]) -> Iterator[str]:
    for name, value in tables.items():
        if isinstance(value, dict):
            yield from ("", f"[{_key(name)}]", *_fields(value))
        elif _is_rows(value):
            for row in value:
                yield from ("", f"[[{_key(name)}]]", *_fields(row))


def _fields(row: dict[str, Any]) -> list[str]:
    return [_line(name, value) for name, value in row.items() if value is not None]


def _line(name: str, value: Any) -> str:
    line = f"{_key(name)} = {write_value(value)}"
    if len(line) <= WIDE or not isinstance(value, list):
        return line
    return "\n".join([f"{_key(name)} = [", *(f"    {write_value(one)}," for one in value), "]"])


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def write_value(value: Any) -> str:
    """One value as TOML, in a line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(write_value(one) for one in value)}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(name)} = {write_value(one)}" for name, one in value.items() if one is not None)
        return f"{{ {inside} }}" if inside else "{}"
    return repr(value)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else write_value(name)
