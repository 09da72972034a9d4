"""`make audit`: what is found, what could not be looked at, and the exit code; no service is asked."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

AUDIT = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "audit.py"))
CLEAN: dict[str, Any] = {"dependencies": [{"name": "a", "version": "1", "vulns": []}]}
HOLE = {"name": "b", "version": "2", "vulns": [{"id": "CVE-1", "fix_versions": ["2.1"]}]}


def saying(said: Any, code: int = 0) -> list[str]:
    """A command that says this, as pip-audit and npm do."""
    text = said if isinstance(said, str) else json.dumps(said)
    return [sys.executable, "-c", f"import sys; print({text!r}); sys.exit({code})"]


@pytest.mark.parametrize(
    ("said", "found", "words"),
    [
        (CLEAN, [], "x: 0 known"),
        ({"dependencies": [*CLEAN["dependencies"], HOLE]}, ["x: b 2: CVE-1, fixed in 2.1"], "x: 1 known"),
        ({"dependencies": [{"name": "a", "skip_reason": "not there"}]}, [], "x: not looked at: the service knows none"),
        ({"vulnerabilities": {}}, [], "x: 0 known"),
        ({"vulnerabilities": {"c": {"range": "<3", "severity": "high"}}}, ["x: c <3: high"], "x: 1 known"),
        ({"message": "no network"}, [], "x: not looked at: no network"),
        ({"error": {"summary": "not reached"}}, [], "x: not looked at: not reached"),
        ("a trace\nof something", [], "x: not looked at: of something"),
        ("", [], "x: not looked at: no answer"),
    ],
)
def test_what_a_look_comes_to(capsys: pytest.CaptureFixture[str], said: Any, found: list[str], words: str) -> None:
    assert AUDIT["run_audit"]("x", saying(said, 1)) == found
    assert capsys.readouterr().out.startswith(words)


def test_a_tool_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert AUDIT["run_audit"]("x", ["/nowhere/pip-audit"]) == []
    assert "not looked at" in capsys.readouterr().out


@pytest.mark.parametrize(("holes", "code"), [([], 0), (["x: b 2: CVE-1"], 1)])
def test_the_exit_code_tells_of_findings(monkeypatch: pytest.MonkeyPatch, holes: list[str], code: int) -> None:
    within = AUDIT["main"].__globals__
    monkeypatch.setitem(within, "fetch_pip_audit", lambda folder: folder / "pip-audit")
    monkeypatch.setitem(within, "run_audit", lambda name, *rest: holes)
    assert AUDIT["main"]() == code
