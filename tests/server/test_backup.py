"""A copy of everything, made while people play, and put back into another database."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

import pytest

from server.conftest import NewDatabase, People, through_sqlalchemy
from server.running import Server
from server.truth import stored, true_table
from shambles.core.reply import BadInput
from shambles.server.backup import back_up, restore


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
        with pytest.raises(BadInput, match="malformed"):
            await restore(database, file)


def test_by_the_commands(tmp_path: Path, server: Server) -> None:
    shambles = Path(sys.executable).with_name("shambles")
    copy, other = tmp_path / "copy.gz", f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    for command, database in (("backup", server.database), ("restore", other)):
        done = subprocess.run(
            [shambles, command, copy, "--database", database], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
