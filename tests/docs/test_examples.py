"""What the documentation shows is run: its Python, its bots, its scenarios, its links."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random as Rng
from typing import Any

import pytest

import shambles
from shambles import Table
from shambles.bots import ask_bot, make_bot
from shambles.core.game import find_game
from shambles.core.scenario import check_scenario, read_scenarios

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)


def test_ten_lines_of_python(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks("README.md", "python")[0], "README.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("Outcome(scores=(")
    assert printed[1] == "lay-only-one-card CG-210"


@pytest.mark.parametrize(("page", "number", "name"), [("README.md", 1, "Cautious"), ("docs/bots.md", 1, "Sampling")])
def test_the_bots_of_the_documentation_play(page: str, number: int, name: str) -> None:
    space: dict[str, Any] = {}
    exec(compile(blocks(page, "python")[number], page, "exec"), space)
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=1)
    bot = make_bot(space[name], table.game, Rng(1))
    assert ask_bot(bot, table, 0, Rng(2)) in table.asks[0].options


@pytest.mark.parametrize("slug", shambles.slugs())
def test_the_scenarios_of_the_documentation_hold(slug: str) -> None:
    """The games' examples stand in the order of the games' chapters."""
    chapter = (ROOT / "docs/scenarios.md").read_text("utf-8").split("\n## ")[1 + shambles.slugs().index(slug)]
    (example,) = re.findall(r"```json\n(.*?)```", chapter, re.DOTALL)
    ((number, given),) = read_scenarios([" ".join(example.split())])
    report = check_scenario(number, given, [find_game(slug).scenarios])
    assert (report.differences, report.trouble) == ([], None)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
