"""A copy of everything, made while people play, and put back into another database."""

from __future__ import annotations

import gzip
import json
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.conftest import NewDatabase, People, through_sqlalchemy
from server.nights import at_night
from server.running import Server
from server.truth import stored, true_table
from shambles.core.asking.reply import BadInput
from shambles.server.disk.backup import back_up, restore
from shambles.server.disk.call_rows import ways
from shambles.server.disk.store import Store
from shambles.texts import LANGUAGES, Texts


async def test_a_copy_made_while_people_play_is_whole(
    tmp_path: Path, person: People, server: Server, postgres: NewDatabase
) -> None:
    ann = person("Ann")
    table = (await ann.open_table("you bot bot"))["id"]
    copy = tmp_path / "copy.gz"
    async with ann.client() as client:
        await client.play(until=lambda state: state["asked"] and state["view"]["round"] == 3)
        assert await back_up(server.database, copy) > 0
        before = await stored(server.database, table)
    for address in (f"sqlite+aiosqlite:///{tmp_path / 'again.db'}", through_sqlalchemy(postgres())):
        await restore(address, copy)
        _, seats, entries = await stored(address, table)
        assert (seats, entries) == (before[1], before[2][: len(entries)])
        assert len(entries) >= 6
        assert (await true_table(address, table)).asks
        with pytest.raises(BadInput, match="not-empty"):
            await restore(address, copy)
    again = tmp_path / "from-postgres.gz"
    assert await back_up(address, again) > 0
    assert gzip.decompress(again.read_bytes()).count(table.encode()) == gzip.decompress(copy.read_bytes()).count(
        table.encode()
    )


async def test_what_is_no_copy_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    for number, data in enumerate((b"nonsense", gzip.compress(b'{"format":"other"}\n'), b"")):
        file = tmp_path / f"{number}.gz"
        file.write_bytes(data)
        with pytest.raises(BadInput, match="not-a-backup" if number == 0 else "malformed"):
            await restore(database, file)


def test_by_the_commands(tmp_path: Path, server: Server) -> None:
    shambles = Path(sys.executable).with_name("shambles")
    copy, other = tmp_path / "copy.gz", f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    for command, database in (("backup", server.database), ("restore", other)):
        done = subprocess.run(
            [shambles, command, copy, "--database", database], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr


# --- what is no copy of ours

TABLE: dict[str, Any] = {"id": "t1", "game": "card_game", "rules": 1, "options": "{}", "seed": "7", "salt": "5a17"}
TABLE |= {"status": "over", "public": False, "created": 1.0, "touched": 1.0, "strikes": 0, "grace": 0, "hints": False}
SEAT = {"table_id": "t1", "seat": 0, "name": "Ann", "kind": "person", "removers": "[]"}
ENTRY = {"table_id": "t1", "number": 1, "seat": 0, "choice": "5", "key": "0:abcdefgh"}
SNAPSHOT = {"table_id": "t1", "number": 1, "save": {"base64": "e30="}}
WHOLE = [("tables", TABLE), ("seats", SEAT), ("entries", ENTRY), ("snapshots", SNAPSHOT)]


def write_copy(file: Path, *rows: Any) -> Path:
    lines = [json.dumps({"table": table, "row": row}) for table, row in rows]
    file.write_bytes(gzip.compress("\n".join(['{"format":"shambles-backup-1"}', *lines]).encode()))
    return file


WRONG: list[tuple[str, list[Any], str, str]] = [
    ("orphan", [("seats", SEAT)], ":2 seats.table_id", "orphan-row"),
    ("orphan of another", [*WHOLE, ("chat", {"table_id": "t2", "number": 1, "name": "A", "text": "x"})], ":6 chat", ""),
    ("no base64", [("tables", TABLE), ("snapshots", SNAPSHOT | {"save": {"base64": "e30"}})], ".save", "not-base64"),
    ("odd base64", [("tables", TABLE), ("snapshots", SNAPSHOT | {"save": {"base64": "!!!!"}})], ".save", "not-base64"),
    ("bytes as text", [("tables", TABLE), ("snapshots", SNAPSHOT | {"save": "e30="})], ".save", "not-base64"),
    ("unknown table", [("people", {})], ":2 table", "unknown-value"),
    ("unknown column", [("tables", TABLE | {"colour": 1})], ":2 tables.colour", "unknown-field"),
    ("missing column", [("tables", {"id": "t1"})], ":2 tables.game", "field-missing"),
    ("null", [("tables", TABLE | {"seed": None})], ":2 tables.seed", "is-empty"),
    ("text for a number", [("tables", TABLE | {"rules": "one"})], ":2 tables.rules", "not-a-number-here"),
    ("too large", [("tables", TABLE), ("entries", ENTRY | {"number": 2**40})], ":3 entries.number", "too-large"),
    ("number for text", [("tables", TABLE | {"salt": 5})], ":2 tables.salt", "not-text-here"),
    ("NUL", [("tables", TABLE | {"salt": "\0"})], ":2 tables.salt", "not-text-here"),
    ("too long", [("tables", TABLE), ("seats", SEAT | {"name": "x" * 25})], ":3 seats.name", "too-long"),
    ("no yes", [("tables", TABLE | {"public": "yes"})], ":2 tables.public", "not-yes-or-no"),
    ("odd word", [("tables", TABLE | {"status": "asleep"})], ":2 tables.status", "unknown-value"),
    ("odd seed", [("tables", TABLE | {"seed": "seven"})], ":2 tables.seed", "malformed"),
    ("odd options", [("tables", TABLE | {"options": "[1]"})], ":2 tables.options", "malformed"),
    ("odd pace", [("tables", TABLE | {"pace": "{}"})], ":2 tables.pace", "malformed"),
    ("twice", [("tables", TABLE), ("tables", TABLE)], ":3 tables.id", "twice"),
    ("same key", [*WHOLE, ("entries", ENTRY | {"number": 2})], ":6 entries.key", "twice"),
    ("no row", [("tables", [])], ":2", "malformed"),
]


@pytest.mark.parametrize(("rows", "where", "code"), [one[1:] for one in WRONG], ids=[one[0] for one in WRONG])
async def test_what_is_wrong_with_a_copy_is_said_by_line_and_field_and_nothing_is_written(
    tmp_path: Path, rows: list[Any], where: str, code: str
) -> None:
    copy, database = write_copy(tmp_path / "copy.gz", *rows), tmp_path / "tables.db"
    with pytest.raises(BadInput) as trouble:
        await restore(f"sqlite+aiosqlite:///{database}", copy)
    assert where in trouble.value.field
    assert trouble.value.code == (code or "orphan-row")
    assert not database.exists()


def test_every_such_refusal_has_words() -> None:
    for lang in LANGUAGES:
        texts = Texts(lang)
        for code in {one[3] for one in WRONG if one[3]} | {"newer-schema", "older-schema", "no-tables", "unwritable"}:
            assert texts.has(f"error-{code}"), (lang, code)


@pytest.mark.parametrize(
    "spoil", [lambda raw: raw[:-9], lambda raw: raw[:40] + b"\xff" * 9 + raw[49:], lambda raw: b""]
)
async def test_a_file_that_is_cut_off_or_spoiled_is_refused(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    copy = write_copy(tmp_path / "copy.gz", *WHOLE)
    copy.write_bytes(spoil(copy.read_bytes()))
    with pytest.raises(BadInput, match="malformed"):
        await restore(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", copy)
    assert not (tmp_path / "tables.db").exists()


async def test_a_whole_copy_is_taken_also_one_without_later_columns(tmp_path: Path, postgres: NewDatabase) -> None:
    older = {name: value for name, value in TABLE.items() if name not in ("hints", "grace", "strikes")}
    copy = write_copy(tmp_path / "copy.gz", ("tables", older), *WHOLE[1:])
    for address in (f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", through_sqlalchemy(postgres())):
        assert await restore(address, copy) == 4
        row, seats, entries = await stored(address, "t1")
        assert (row.hints, row.grace, seats[0].name, entries[0].choice) == (False, 0, "Ann", "5")


# --- whose files these are


def mode_of(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("what somebody wrote")
    file.chmod(0o644)
    Store(f"sqlite+aiosqlite:///{file}")
    assert (mode_of(file), file.read_text()) == (0o644, "what somebody wrote")


async def test_nobody_else_can_read_the_database_or_a_copy(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.gz"
    store = Store(f"sqlite+aiosqlite:///{file}")
    assert mode_of(file) == 0o600  # from the start
    await store.open()
    await store.count_tables()
    beside = [one for one in tmp_path.iterdir() if one.name.startswith("tables.db")]
    assert len(beside) > 1  # what SQLite writes beside it
    assert {mode_of(one) for one in beside} == {0o600}
    copy.touch(0o644)
    await back_up(store.url, copy)
    assert mode_of(copy) == 0o600
    for one in beside:
        one.chmod(0o644)
    again = Store(store.url)
    assert {mode_of(one) for one in beside} == {0o600}
    assert caplog.text.count("could be read by others (644)") == len(beside)
    await again.close()
    await store.close()


# --- another Shambles' database


def set_version(file: Path, version: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
    connection.close()


@pytest.mark.parametrize("command", ["serve --port 18797", at_night("backup copy.gz"), at_night("restore copy.gz")])
async def test_a_database_of_a_newer_shambles_is_left_alone(tmp_path: Path, command: str) -> None:
    """In one line that says what to do, and without a traceback."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    store = Store(database)
    await store.open()
    await store.close()
    write_copy(tmp_path / "copy.gz", *WHOLE)
    set_version(tmp_path / "tables.db", "9999")
    program = str(Path(sys.executable).with_name("shambles"))
    shambles = [program, *command.split(), "--lang", "en", "--database", database]
    done = subprocess.run(shambles, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=300)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("--database: a newer Shambles made this database (9999")
    assert done.stderr.count("\n") == 1


async def test_an_older_database_is_not_copied_in_part(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    with pytest.raises(BadInput, match="no-such-file"):
        await back_up(database, tmp_path / "copy.gz")
    (tmp_path / "tables.db").touch()
    with pytest.raises(BadInput, match="no-tables"):
        await back_up(database, tmp_path / "copy.gz")
    store = Store(database)
    await store.open()
    await store.close()
    set_version(tmp_path / "tables.db", "0001")
    with pytest.raises(BadInput, match="older-schema"):
        await back_up(database, tmp_path / "copy.gz")
    assert not (tmp_path / "copy.gz").exists()
    with pytest.raises(BadInput, match="unknown-database"):
        await back_up("nonsense", tmp_path / "copy.gz")


def test_sorted_rows_are_told_in_the_order_of_belonging() -> None:
    """A backup is read in this order: what others belong to comes first."""
    order = [table.name for table in ways.metadata.sorted_tables]
    assert order.index("players") < order.index("ways") < order.index("calls")
    assert sa.inspect(ways).c.player_id.index
