"""A package that a command cannot import: one that is not installed is named by its extra, and one that is there but
fails is named with what failed. Nobody is told to install what is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shambles.cli.extras import extra_of

BROKEN = {
    "needs something that is missing": ("import sniffed\n", "No module named 'sniffed'"),
    "has no such module": ("", "No module named 'uvicorn.protocols'; 'uvicorn' is not a package"),
    "fails by itself": ("raise ImportError('too old')\n", "too old"),
}


def serve(folder: Path, lang: str) -> tuple[int, str]:
    """The server, where this folder's packages come first."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", "shambles", "serve", "--lang", lang],
        env=os.environ | {"PYTHONPATH": path, "XDG_STATE_HOME": str(folder)},
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize("how", BROKEN)
def test_an_installed_package_that_fails_is_named_with_what_failed(how: str, tmp_path: Path) -> None:
    source, detail = BROKEN[how]
    (tmp_path / "uvicorn.py").write_text(source)
    assert serve(tmp_path, "en") == (2, f"uvicorn is installed, but could not be loaded: {detail}\n")
    assert serve(tmp_path, "de") == (2, f"uvicorn ist installiert, ließ sich aber nicht laden: {detail}\n")


def test_the_extra_of_what_is_missing() -> None:
    assert extra_of("litestar") == "play"
    assert extra_of("litestar.types") is None  # litestar is there, and too old
    assert extra_of("opentelemetry") == extra_of("opentelemetry.sdk") == "observe"  # others bring its first half
    assert extra_of("sniffed") is None
