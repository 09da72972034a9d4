"""The worked question of docs/how-to/lab.md, from start to picture."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "lab.md"


def test_the_question_of_the_documentation_ends_in_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    space: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for block in blocks:
        exec(compile(block, PAGE.name, "exec"), space)
    assert len(blocks[0].strip().splitlines()) <= 10
    assert len(space["values"]) == 4
    assert all(one["high"] < 0 for one in space["values"])  # who takes rows loses, whichever row it is
    assert "<svg" in Path("rows.svg").read_text("utf-8")
    assert "greedy" in capsys.readouterr().out
