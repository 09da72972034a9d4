"""The plain protocol of docs/how-to/bot-protocol.md (SH-015): its program, as it stands there, at a real table."""

from __future__ import annotations

import ast
import asyncio
import re
import sys
from pathlib import Path
from random import Random

import pytest

from server.conftest import People
from server.running import PATIENCE, Server

pytestmark = pytest.mark.rule("SH-015")
PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "bot-protocol.md"


def program() -> str:
    found = re.search(r"<!-- tested: .*? -->\n```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_it_is_short_and_uses_nothing_of_ours() -> None:
    assert len(program().splitlines()) <= 60
    imports = [node for node in ast.walk(ast.parse(program())) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {
        name.partition(".")[0]
        for node in imports
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [one.name for one in node.names])
    }
    assert names <= {*sys.stdlib_module_names, "httpx", "websockets"}


async def test_it_plays_a_game_to_the_end_over_a_restart(person: People, tmp_path: Path) -> None:
    (tmp_path / "guest.py").write_text(program(), "utf-8")
    with Server(tmp_path / "tables.db", tmp_path) as own:
        ann = person("Ann", at=own)
        table = (await ann.open_table("you open bot", options={"mode": "survival", "hands": 1}))["id"]
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, str(tmp_path / "guest.py"), own.address, table]
        guest = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
        try:
            async with ann.client() as client:
                await client.play(Random(1), until=lambda now: now["number"] > 20)
                own.kill()
                own.start()
                state = await client.play(Random(1))
            async with asyncio.timeout(PATIENCE):
                out, err = await guest.communicate()
        finally:
            if guest.returncode is None:
                guest.kill()
    assert (guest.returncode, err) == (0, b"")
    assert state["table"]["seats"][1]["name"] == "Random guest"
    assert state["table"]["seats"][1]["program"]
    assert ast.literal_eval(out.decode()) == state["outcome"]
