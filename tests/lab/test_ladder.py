"""The ladder is one table, made by one command, line by line."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from shambles.cli import app
from shambles.lab.ladder import HEADINGS, STAIRS, read_rungs, table_of

ROOT = Path(__file__).parent.parent.parent
OLD = "| TacDex | 2 | legend | veteran | 62 % (58–66) | 498 | 50 % | no | 2026-11-16 |\n"
PAGE = f"# Bots\n\n<!-- ladder -->\n| a |\n|---|\n{OLD}<!-- /ladder -->\n\nThe end.\n"


def test_new_lines_come_in_and_the_others_stay(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(PAGE, "utf-8")
    words = ["ladder", "--game", "tacdex", "--bots", "random,rookie", "-n", "3", "--processes", "1"]
    said = CliRunner().invoke(app, [*words, "--write", "--into", str(page)])
    assert said.exit_code == 0, said.output
    text = page.read_text("utf-8")
    assert text.startswith("# Bots\n\n<!-- ladder -->\n| game | seats |")
    assert text.endswith("<!-- /ladder -->\n\nThe end.\n")
    rungs = read_rungs(text.partition("<!-- ladder -->\n")[2])
    assert list(rungs) == [
        ("TacDex", "2", "rookie", "random"),
        ("TacDex", "2", "legend", "veteran"),
        ("TacDex", "4", "rookie", "random"),
    ]
    assert OLD in text
    assert rungs["TacDex", "2", "rookie", "random"][5:8] == ("6", "50 %", "no")
    found = json.loads(CliRunner().invoke(app, [*words, "--format", "json"]).output)
    assert found[0]["wins"]["mean"] > 0.5
    assert page.read_text("utf-8") == text


def test_a_page_without_a_ladder_and_a_lonely_bot_are_told(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Nothing here.\n", "utf-8")
    said = CliRunner().invoke(app, ["ladder", "--write", "--into", str(page)])
    assert said.exit_code == 2
    assert "<!-- ladder -->" in said.output
    assert CliRunner().invoke(app, ["ladder", "--bots", "greedy"]).exit_code == 2
    assert CliRunner().invoke(app, ["ladder", "--game", "chess"]).exit_code == 2


def test_the_ladder_of_our_own_page_can_be_read() -> None:
    """What stands there is what the command would write, and every line is about a way that has a ladder."""
    text = (ROOT / "docs" / "how-to" / "bots.md").read_text("utf-8").partition("<!-- ladder -->\n")[2]
    table = text.partition("<!-- /ladder -->")[0]
    rungs = read_rungs(table)
    assert table_of(rungs) == table
    assert {about[0] for about in rungs} <= {one.name for one in STAIRS}
    assert all(len(cells) == len(HEADINGS) for cells in rungs.values())
