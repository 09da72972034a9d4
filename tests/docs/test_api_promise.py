"""What docs/reference/api.md promises is there, and nothing else is public."""

from __future__ import annotations

import re
from pathlib import Path

import shambles
from shambles import Table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "api.md").read_text("utf-8")


def promised(row: str) -> set[str]:
    (cells,) = re.findall(rf"^\| `{row}` \| (.*) \|$", PAGE, re.MULTILINE)
    return set(re.findall(r"`(\w+)`", cells))


def test_the_public_names() -> None:
    assert promised("shambles") == set(shambles.__all__)
    assert all(hasattr(shambles, name) for name in shambles.__all__)


def test_the_public_face_of_a_table() -> None:
    table = Table.open("tacdex", seats=2, seed=1)
    assert promised("Table") == {name for name in dir(table) if not name.startswith("_")}


def test_the_changelog_has_this_version_with_a_date() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## {re.escape(shambles.__version__)} \(\d{{4}}-\d\d-\d\d\)$", changelog, re.MULTILINE)
