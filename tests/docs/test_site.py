"""The documentation as a site: it builds without a warning, is whole, and asks nothing of other hosts or of the CSP."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

import shambles
from shambles.cli import app
from shambles.core.game import find_game
from shambles.server.wire.messages import FromClient, FromServer
from shambles.texts import rulebook

ROOT = Path(__file__).parents[2]
OURS = ("card_game", "tacdex", "best_defense", "board_game")
LANGUAGES = ("nl", "de", "fr", "es")
MAY_BE_LONG = re.compile(r"\s*\|")  # a table


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Strict: a link that leads nowhere, or a page that no menu names, ends it."""
    folder = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(
        words, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return folder


def text(site: Path, page: str) -> str:
    return (site / page).read_text("utf-8")


def test_every_rule_has_an_address_of_its_own(site: Path) -> None:
    for slug in OURS:
        page = text(site, f"reference/rules/{slug}.html")
        house = text(site, "reference/rules/house.html")
        for rule in rulebook("en", find_game(slug)):
            assert f'id="{rule.lower()}"' in (house if rule.startswith("SH-") else page), rule


def test_the_number_of_a_rule_leads_to_the_rule(site: Path) -> None:
    assert 'href="../reference/rules/tacdex.html#td-r15"' in text(site, "games/tacdex.html")


def test_every_command_every_name_and_every_message_is_described(site: Path) -> None:
    commands = text(site, "reference/cli.html")
    for name in get_command(app).commands:  # type: ignore[attr-defined]  # it is a group
        assert f"<code>shambles {name}</code>" in commands
    names = text(site, "reference/python.html")
    assert all(f"<code>{name}</code>" in names for name in shambles.__all__)
    messages = text(site, "reference/wire.html")
    for kind in (*FromClient.__args__, *FromServer.__args__):
        assert f"<code>{kind.__struct_config__.tag}</code>" in messages


def test_pages_need_no_exception_from_a_strict_csp(site: Path) -> None:
    """No script and no style within a page, and nothing from another host."""
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        html = page.read_text("utf-8")
        scripts = re.findall(r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>", html)
        assert scripts == [], page
        assert not re.search(r"<style|\sstyle=\"|\son\w+=\"", re.sub(r"<code.*?</code>", "", html, flags=re.DOTALL)), (
            page
        )
        assert not re.search(r"(?:src|<link[^>]*href)=\"(?:https?:)?//", html), page
        for script in re.findall(r"<script src=\"([^\"]+)\"", html):
            assert (page.parent / script).exists(), script


@pytest.mark.parametrize("page", ["play", "host", "program"])
def test_a_start_in_another_language_shows_the_same_and_leads_to_the_same(site: Path, page: str) -> None:
    """Word for word the same commands and names, and the same links; the English page leads to each of them."""
    english, links = code_and_links(f"{page}.md")
    for language in LANGUAGES:
        code, targets = code_and_links(f"{language}/{page}.md")
        assert code == english, language
        assert f"{language}/{page}.md" in links
        assert targets[0] == f"../{page}.md"
        assert [one.replace("../../", "../") for one in targets[1:]] == links[len(LANGUAGES) :]
        assert f'<article lang="{language}" ' in text(site, f"start/{language}/{page}.html")


def code_and_links(page: str) -> tuple[list[str], list[str]]:
    words = (ROOT / "docs" / "start" / page).read_text("utf-8")
    code = re.findall(r"```.*?```|`[^`]+`", words, re.DOTALL)
    return sorted(code), re.findall(r"\]\(([^)]+)\)", words)


PAGES = sorted((ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT / "docs")))
def test_lines_and_paragraphs_are_short(page: Path) -> None:
    text = page.read_text("utf-8")
    assert [line for line in text.splitlines() if len(line) > 120 and not MAY_BE_LONG.match(line)] == []
    prose = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL)
    paragraphs = re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|\|)\s)", prose)
    assert [one for one in paragraphs if one.strip().count("\n") >= 5] == []


def test_the_readme_is_short_and_shows_every_game() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert len(readme.splitlines()) <= 100
    for slug in OURS:
        picture = ROOT / "docs" / "pictures" / f"{slug}.webp"
        assert f"docs/pictures/{slug}.webp" in readme
        assert picture.stat().st_size <= 80_000
