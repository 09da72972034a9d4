"""A package without the browser client is not built; what can be shown beside the README leads somewhere."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))

from hatch_build import readme_for_an_index  # noqa: E402 - it lies beside pyproject.toml, where builders look for it

PAGE = "![A hand](docs/hand.png) and [bots](docs/bots.md), [there](https://there.example/), [below](#below)"


def test_links_lead_to_the_projects_home() -> None:
    assert readme_for_an_index(PAGE, "https://home.example/shambles") == (
        "![A hand](https://home.example/shambles/raw/main/docs/hand.png)"
        " and [bots](https://home.example/shambles/blob/main/docs/bots.md),"
        " [there](https://there.example/), [below](#below)"
    )


def test_without_a_home_links_are_words() -> None:
    assert readme_for_an_index(PAGE, "") == " and bots, [there](https://there.example/), [below](#below)"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A source tree without a built client, and without what it is built from."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "shambles"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "src" / "shambles" / "__init__.py", package)
    return tmp_path


def build(source: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel"], cwd=source, capture_output=True, text=True
    )


def test_a_build_without_the_client_fails_loudly(source: Path) -> None:
    done = build(source)
    assert done.returncode != 0
    assert "There is neither a built browser client nor its sources in browser/" in done.stderr
    assert not list(source.glob("dist/*"))


def test_half_a_client_is_none(source: Path) -> None:
    static = source / "src" / "shambles" / "server" / "static"
    static.mkdir(parents=True)
    (static / "index.html").write_text("<p>", "utf-8")
    done = build(source)
    assert done.returncode != 0
    assert "The browser client is not whole" in done.stderr
