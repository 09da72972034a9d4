"""What docs/reference/api.md promises is there, and nothing else is public."""

from __future__ import annotations

import re
from pathlib import Path

import shambles
from shambles import Table, making

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "api.md").read_text("utf-8")


def promised(row: str) -> set[str]:
    (cells,) = re.findall(rf"^\| `{row}`[^|]* \| (.*) \|$", PAGE, re.MULTILINE)
    return set(re.findall(r"`(\w+)`", cells))


def test_the_public_names() -> None:
    assert promised("shambles") == set(shambles.__all__)
    assert all(hasattr(shambles, name) for name in shambles.__all__)


# What other parts of Shambles ask of a table: replays, play-on, the server's undo, the doors.
INSIDE = {
    "awaited_after",
    "begin",
    "digests",
    "first_in_reach",
    "from_the_start",
    "journal",
    "plan_undo",
    "prepare_undo",
    "repeat",
    "taken_back",
    "way",
    "write_heads",
}


def test_the_public_face_of_a_table() -> None:
    table = Table.open("tacdex", seats=2, seed=1)
    assert promised("Table") | INSIDE == {name for name in dir(table) if not name.startswith("_")}
    assert not promised("Table") & INSIDE


def test_the_names_for_makers_of_games() -> None:
    assert promised("shambles.making") == set(making.__all__)
    assert all(hasattr(making, name) for name in making.__all__)


def test_our_examples_of_a_game_import_nothing_else() -> None:
    examples = ROOT / "examples"
    folders = (examples / "goofspiel" / "goofspiel", examples / "night_watch" / "night_watch")
    text = "".join(file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py"))
    assert set(re.findall(r"^(?:from|import) (shambles[\w.]*)", text, re.MULTILINE)) == {"shambles.making"}


def test_the_changelog_has_this_version_with_a_date() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## {re.escape(shambles.__version__)} \(\d{{4}}-\d\d-\d\d\)$", changelog, re.MULTILINE)
