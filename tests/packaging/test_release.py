"""A release says one number everywhere, and says truly what it holds."""

from __future__ import annotations

import importlib.util
import json
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

from shambles.cli import app, shelf

ROOT = Path(__file__).parents[2]


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


release = script("release")


def test_the_changelog_gets_its_heading_and_a_place_for_what_comes() -> None:
    page = "# Changelog\n\n## Unreleased\n\n- One.\n\n## 0.1.0 (2026-11-15)\n\n- Old.\n"
    assert release.head_changelog(page, "0.2.0", "2026-12-01") == (
        "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n- One.\n\n## 0.1.0 (2026-11-15)\n\n- Old.\n"
    )
    with pytest.raises(SystemExit, match="nothing under Unreleased"):
        release.head_changelog(page.replace("- One.\n", ""), "0.2.0", "2026-12-01")


@pytest.mark.parametrize(("wanted", "said"), [("", "Say which"), ("2", "Say which"), ("0.1.9", "is not after")])
def test_a_number_is_one_and_comes_after_the_last(wanted: str, said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        release.check_number(wanted, '__version__ = "0.2.0"\n')
    release.check_number("0.10.0", '__version__ = "0.2.0"\n')


def test_what_lies_in_the_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "shambles-1.2.3-py3-none-any.whl").write_bytes(b"wheel")
    release.describe(tmp_path, "1.2.3", "c0ffee")
    bill = json.loads((tmp_path / "shambles-1.2.3.cdx.json").read_text("utf-8"))
    purls = {one["purl"] for one in bill["components"]}
    assert any(one.startswith("pkg:pypi/litestar@") for one in purls)
    assert any(one.startswith("pkg:npm/%40fontsource/barlow@") for one in purls)
    stated = json.loads((tmp_path / "shambles-1.2.3.intoto.json").read_text("utf-8"))
    (subject,) = stated["subject"]
    lines = [line.split("  ") for line in (tmp_path / "SHA256SUMS").read_text("utf-8").splitlines()]
    sums = {name: digest for digest, name in lines}
    assert sums[subject["name"]] == subject["digest"]["sha256"]
    assert set(sums) == {file.name for file in tmp_path.iterdir()} - {"SHA256SUMS"}


def test_whose_the_parts_are_is_written_down() -> None:
    if not (ROOT / "browser" / "node_modules").exists():
        pytest.skip("the browser's packages are not here")
    third_party = script("third_party")
    assert (ROOT / "THIRD-PARTY.md").read_text("utf-8") == third_party.page()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["license"] == third_party.expression()
    assert "THIRD-PARTY.md" in project["license-files"]


def test_the_documentation_is_opened_where_it_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "DOCS", tmp_path)
    assert CliRunner().invoke(app, ["docs"]).stderr.startswith("docs: the documentation is not built here")
    (tmp_path / "index.html").write_text("pages")
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    assert CliRunner().invoke(app, ["docs"]).exit_code == 0
    assert opened == [(tmp_path / "index.html").as_uri()]
    assert CliRunner().invoke(app, ["docs", "--path"]).stdout.strip() == str(tmp_path / "index.html")
