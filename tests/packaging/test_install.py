"""`scripts/install.py`: uv is told what pip is set to, and pip installs where that cannot be; nothing is installed."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

INSTALL = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "install.py"))
NOT_FOR_UV = {"proxy": "http://127.0.0.1:1"}


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would have been installed, and by which program."""
    within, told = INSTALL["main"].__globals__, list[str]()

    def by_uv(wanted: list[str], environment: dict[str, str]) -> bool:
        told.append(f"uv {wanted[-1]}")
        return wanted[-1] != "requirements/broken.txt"

    monkeypatch.setitem(within, "install_by_uv", by_uv)
    monkeypatch.setitem(within, "install_by_pip", lambda *wanted: told.append(f"pip {wanted[-1]}"))
    return told


def settle(monkeypatch: pytest.MonkeyPatch, settings: dict[str, str]) -> None:
    monkeypatch.setitem(INSTALL["main"].__globals__, "pip_settings", lambda: settings)


@pytest.mark.parametrize(
    ("what", "settings", "by"),
    [
        ("play", {}, ["uv requirements/play.txt", "uv ."]),
        ("broken", {}, ["uv requirements/broken.txt", "pip requirements/broken.txt", "uv ."]),
        ("play", NOT_FOR_UV, ["pip requirements/play.txt", "pip ."]),
    ],
)
def test_uv_installs_and_pip_where_uv_cannot(
    monkeypatch: pytest.MonkeyPatch, done: list[str], what: str, settings: dict[str, str], by: list[str]
) -> None:
    settle(monkeypatch, settings)
    INSTALL["main"](what)
    assert done == by


def test_uv_is_told_what_pip_is_set_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By a file, by a section for installing, and by the environment, which wins."""
    file = tmp_path / "pip.conf"
    file.write_text(
        "[global]\nindex-url = file:///first\nextra-index-url = file:///a\n  file:///b\ncert = /of/the/file\n"
        "[install]\nfind-links = /wheels /more\n",
        "utf-8",
    )
    for name in ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS", "SSL_CERT_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", str(file))
    monkeypatch.setenv("PIP_CERT", "/of/the/environment")
    monkeypatch.setenv("PIP_PROGRESS_BAR", "off")
    told: dict[str, Any] = INSTALL["tell_uv"](INSTALL["pip_settings"]())
    expected = {
        "UV_DEFAULT_INDEX": "file:///first",
        "UV_INDEX": "file:///a file:///b",
        "UV_FIND_LINKS": "/wheels,/more",
        "SSL_CERT_FILE": "/of/the/environment",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }
    assert {name: told.get(name) for name in expected} == expected


def test_what_somebody_has_told_uv_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_DEFAULT_INDEX", "file:///theirs")
    assert INSTALL["tell_uv"]({"index-url": "file:///pips"})["UV_DEFAULT_INDEX"] == "file:///theirs"


def test_a_uv_that_fails_or_cannot_be_had_is_no_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    within = INSTALL["install_by_uv"].__globals__
    monkeypatch.setitem(within, "UV", tmp_path / "uv")
    monkeypatch.setitem(within, "install_by_pip", lambda *wanted, or_else: False)
    assert not INSTALL["install_by_uv"](["-r", "x.txt"], {})
    for there in (f"#!{sys.executable}\nimport sys\nsys.exit(1)\n", "of another machine"):
        (tmp_path / "uv").write_text(there, "utf-8")
        (tmp_path / "uv").chmod(0o755)
        assert not INSTALL["install_by_uv"](["-r", "x.txt"], {})
    assert "pip does it" in capsys.readouterr().out
