"""A backup read line by line: what is wrong with it is said, with its line and field, before anything is written."""

from __future__ import annotations

import binascii
import gzip
import zlib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import sqlalchemy as sa

from shambles.bots.reviewed import Share
from shambles.core.asking.reply import BadInput, Outcome
from shambles.server.disk.all_rows import metadata
from shambles.server.disk.host_rows import DeedKind
from shambles.server.wire.calls import PushKeys, Quiet, WayKind
from shambles.server.wire.forms import Pace, SeatKind, Setting, Status

FORMAT = "shambles-backup-1"
AT_ONCE = 500  # rows
# Columns of older backups that are no longer there.
GONE = {
    "calls": {"due", "tries", "claimed", "done"},
    "tries": {"home", "promised"},
    "rated_games": {"promised"},
}
LARGEST = 2**31 - 1  # that PostgreSQL takes for a whole number
# What a text column holds, where it is more than text: the server reads it whenever it looks at the table.
WITHIN: dict[str, Any] = {
    "tables.options": dict[str, Setting],
    "tables.pace": Pace,
    "tables.result": Outcome,
    "tables.seed": int,
    "days.seed": int,
    "seats.removers": list[int],
    "clocks.others": dict[int, float],
    "players.settings": dict[str, Setting | None],
    "players.quiet": Quiet,
    "ways.keys": PushKeys,
    "rated_games.share": Share,
    "deeds.words": dict[str, str],
}
WORDS: dict[str, tuple[str, ...]] = {
    "tables.status": get_args(Status),
    "seats.kind": get_args(SeatKind),
    "credentials.kind": ("phrase", "passkey"),
    "regards.regard": ("mute", "block"),
    "tickets.kind": ("device", "friend", "passkey"),
    "ways.kind": get_args(WayKind),
    "deeds.deed": get_args(DeedKind),
}


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One row of one table."""

    table: str
    row: dict[str, Any]


class Read(NamedTuple):
    """A line that is as it should be."""

    where: str  # file and line
    table: sa.Table
    row: dict[str, Any]


def check(file: Path) -> None:
    """Every line for itself; each row once; and no row without the table that it belongs to."""
    known: dict[str, set[str]] = {}  # what others may belong to
    seen: set[int] = set()  # fingerprints: of millions of rows, too
    for where, table, row in _rows(file):
        if "id" in row:
            known.setdefault(table.name, set()).add(row["id"])
        for column in table.columns:
            for key in column.foreign_keys:
                whose = row[column.name]
                if whose is not None and whose not in known.get(key.column.table.name, ()):
                    raise BadInput(f"{where} {table.name}.{column.name}", "orphan-row", found=whose)
        for columns in _unique(table):
            values = tuple(row[one] for one in columns)
            if None in values:
                continue  # as a database counts: what is unknown is no second of anything
            mark = hash((table.name, columns, values))
            if mark in seen:
                raise BadInput(f"{where} {table.name}.{columns[-1]}", "twice", found=str(values[-1])[:40])
            seen.add(mark)


def batches(file: Path) -> Iterator[tuple[sa.Table, list[dict[str, Any]]]]:
    """The rows of such a file, many of one table at a time."""
    kept: list[dict[str, Any]] = []
    last: sa.Table | None = None
    for _, table, row in _rows(file):
        if last is not None and kept and (table is not last or len(kept) == AT_ONCE):
            yield last, kept
            kept = []
        last = table
        kept.append(row)
    if last is not None and kept:
        yield last, kept


def _rows(file: Path) -> Iterator[Read]:
    for where, raw in _lines(file):
        try:
            line = msgspec.json.decode(raw, type=Line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadInput(where, "malformed", detail=str(error)) from None
        if line.table not in metadata.tables:
            raise BadInput(f"{where} table", "unknown-value", found=line.table[:40], known=tuple(metadata.tables))
        table = metadata.tables[line.table]
        if unknown := line.row.keys() - table.columns.keys() - GONE.get(line.table, set()):
            found = min(unknown)[:40]
            raise BadInput(f"{where} {table.name}.{found}", "unknown-field", known=tuple(table.columns.keys()))
        row = {column.name: _value(f"{where} {table.name}.{column.name}", column, line.row) for column in table.columns}
        yield Read(where, table, row)


def _lines(file: Path) -> Iterator[tuple[str, bytes]]:
    """With the place of each, for people."""
    number = 0
    try:
        with gzip.open(file, "rb") as lines:
            for number, raw in enumerate(lines, 1):
                if number > 1:
                    yield f"{file}:{number}", raw
                elif not _is_head(raw):
                    raise BadInput(f"{file}:1", "malformed", detail=FORMAT)
    except FileNotFoundError:
        raise BadInput(str(file), "no-such-file", found=str(file)) from None
    except (OSError, EOFError, zlib.error) as error:
        if number == 0 and isinstance(error, gzip.BadGzipFile):
            raise BadInput(str(file), "not-a-backup") from None
        raise BadInput(f"{file}:{number + 1}", "malformed", detail=str(error)) from None
    if number == 0:
        raise BadInput(f"{file}:1", "malformed", detail=FORMAT)


def _is_head(raw: bytes) -> bool:
    try:
        return bool(msgspec.json.decode(raw) == {"format": FORMAT})
    except msgspec.MsgspecError:
        return False


def _value(where: str, column: sa.Column[Any], row: dict[str, Any]) -> Any:
    """What a column is to hold; an older copy may lack one that has a default."""
    if column.name not in row:
        if column.nullable:
            return None
        if column.server_default is not None:
            return False if isinstance(column.type, sa.Boolean) else 0
        raise BadInput(where, "field-missing")
    value = row[column.name]
    if value is None:
        if not column.nullable:
            raise BadInput(where, "is-empty")
        return None
    if isinstance(column.type, sa.LargeBinary):
        return _bytes(where, value)
    if isinstance(column.type, sa.String):
        return _text(where, f"{column.table.name}.{column.name}", column.type.length, value)
    if isinstance(column.type, sa.Boolean):
        if not isinstance(value, bool):
            raise BadInput(where, "not-yes-or-no", found=str(value)[:40])
    elif isinstance(value, bool) or not isinstance(value, int if isinstance(column.type, sa.Integer) else int | float):
        raise BadInput(where, "not-a-number-here", found=str(value)[:40])
    elif isinstance(column.type, sa.Integer) and abs(value) > LARGEST:
        raise BadInput(where, "too-large", most=LARGEST)
    return value


def _bytes(where: str, value: Any) -> bytes:
    if not isinstance(value, dict) or value.keys() != {"base64"} or not isinstance(value["base64"], str):
        raise BadInput(where, "not-base64")
    try:
        return b64decode(value["base64"], validate=True)
    except (binascii.Error, ValueError):
        raise BadInput(where, "not-base64") from None


def _text(where: str, name: str, longest: int | None, value: Any) -> str:
    if not isinstance(value, str) or "\x00" in value:
        raise BadInput(where, "not-text-here", found=str(value)[:40].replace("\x00", "\\0"))
    if longest is not None and len(value) > longest:
        raise BadInput(where, "too-long", found=len(value), most=longest)
    if name in WORDS and value not in WORDS[name]:
        raise BadInput(where, "unknown-value", found=value[:40], known=WORDS[name])
    if name in WITHIN:
        try:
            msgspec.json.decode(value, type=WITHIN[name])
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadInput(where, "malformed", detail=str(error)) from None
    return value


def _unique(table: sa.Table) -> list[tuple[str, ...]]:
    """What there may be only one of."""
    kept = [one for one in table.constraints if isinstance(one, sa.PrimaryKeyConstraint | sa.UniqueConstraint)]
    return sorted(tuple(column.name for column in one.columns) for one in kept)
