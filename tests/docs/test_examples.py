"""What the documentation shows is run: its Python, its bots, its scenarios, its links."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from random import Random as Rng
from types import ModuleType
from typing import Any

import pytest

from shambles import Table
from shambles.bots import ask_bot, make_bot
from shambles.core import game
from shambles.core.playing.runner import check_scenarios, game_of

OURS = ("card_game", "tacdex", "best_defense", "board_game")
ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)


def test_ten_lines_of_python(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks("README.md", "python")[0], "README.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("Outcome(scores=(")
    assert printed[1] == "lay-only-one-card CG-210"


@pytest.mark.parametrize(
    ("page", "number", "name"), [("README.md", 1, "Cautious"), ("docs/how-to/bots.md", 1, "Sampling")]
)
def test_the_bots_of_the_documentation_play(page: str, number: int, name: str) -> None:
    space: dict[str, Any] = {}
    exec(compile(blocks(page, "python")[number], page, "exec"), space)
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=1)
    bot = make_bot(space[name], table.game, Rng(1))
    assert ask_bot(bot, table, 0, Rng(2)) in table.asks[0].options


def test_the_scenarios_of_the_documentation_hold() -> None:
    """Every one, and there is one for each game; in a file they would stand on one line each."""
    examples = [" ".join(example.split()) for example in blocks("docs/reference/scenarios.md", "json")]
    assert {game_of(json.loads(example)).slug for example in examples} >= set(OURS)
    for report in check_scenarios(examples):
        assert (report.differences, report.trouble) == ([], None), report.id


def test_the_page_about_adding_a_game_shows_the_example_as_it_is() -> None:
    """Every block begins with the name of its file, and stands in that file word for word."""
    page = (ROOT / "docs/how-to/adding-a-game.md").read_text("utf-8")
    shown = re.findall(r"```\w+\n(?:#|//) (\S+)\n(.*?)```", page, re.DOTALL)
    assert len(shown) == page.count("```") // 2 > 12
    for file, block in shown:
        assert block in (ROOT / "examples" / "goofspiel" / file).read_text("utf-8"), (file, block)


def test_the_doors_of_the_documentation_open(capsys: pytest.CaptureFixture[str]) -> None:
    """One block after another, as somebody would type them; one is the encoding of somebody else's game."""
    all_blocks = blocks("docs/how-to/doors.md", "python")
    (plan,) = (block for block in all_blocks if block.startswith("# encoding.py"))
    shown = [block for block in all_blocks if block != plan]
    space: dict[str, Any] = {}
    for block in shown:
        exec(compile(block, "docs/how-to/doors.md", "exec"), space)
    printed = capsys.readouterr().out
    assert "card_game-v0 110 card 57" in printed
    assert "Array(name='cards', shape=(104,), start=6" in printed
    assert space["state"].is_terminal()
    assert "(64, 4, 104) (64, 4)\n(64, 104) (64,)" in printed
    file = (ROOT / "tests" / "doors" / "tiny" / "encoding.py").read_text("utf-8")
    assert plan.removeprefix("# encoding.py\n") in file


# What the page says of it: among other things that the whole interval of greedy lies above 25 %.
TUTORIALS = {
    "start/program": r"Outcome\(scores=\(",
    "tutorials/first-bot": r"^\(\d+, \d+, \d+\)\n[\d.]+\n[\d.]+$",
    "tutorials/first-game": r"^greedy takes \d\nnot-so-many ST-011$",
    "tutorials/first-experiment": r"^greedy: \d+% \((2[6-9]|[3-9]\d)% to \d+%\)$[^$]*^difference: \+\d+% to \+\d+%$",
    "tutorials/train-a-player": r"^\(64, 4, 104\)$",
}


@pytest.mark.parametrize(("page", "printed"), TUTORIALS.items(), ids=TUTORIALS)
def test_a_tutorial_works_from_top_to_bottom(
    page: str, printed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a file of its own; what it puts on the shelf is put away again."""
    monkeypatch.setattr(game, "_shelf", dict(game._filled()))
    file = ModuleType("typed_off")
    monkeypatch.setitem(sys.modules, file.__name__, file)
    for block in blocks(f"docs/{page}.md", "python"):
        exec(compile(block, page, "exec"), vars(file))
    assert re.search(printed, capsys.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
