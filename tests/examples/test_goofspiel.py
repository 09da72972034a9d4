"""Somebody else's game: installed as people install it, it is on the shelf and can be played like ours."""

from __future__ import annotations

import json

import pytest

from examples.machine import EXAMPLES, PYTEST, SHAMBLES, Machine

EXAMPLE = EXAMPLES / "goofspiel"


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Machine:
    return Machine(tmp_path_factory.mktemp("machine"), EXAMPLE)


def test_it_is_a_small_package() -> None:
    pages = [page for page in (EXAMPLE / "goofspiel").rglob("*") if page.is_file() and "__pycache__" not in page.parts]
    assert {page.suffix for page in pages} == {".py", ".ftl", ".md", ".jsonl", ".js", ".css"}
    for kinds, most in (((".py",), 350), ((".js", ".css"), 220)):
        assert sum(len(page.read_text("utf-8").splitlines()) for page in pages if page.suffix in kinds) <= most


def test_it_keeps_what_every_game_promises(machine: Machine) -> None:
    said = machine.run(PYTEST, "-q", "-p", "no:cacheprovider", EXAMPLE)
    assert int(said.split(" passed")[0].split()[-1]) > 150


def test_bots_play_it(machine: Machine) -> None:
    said = machine.run(SHAMBLES, "simulate", "goofspiel", "--games", "40", "--processes", "1", "--format", "json")
    wins = {bot["bot"]: bot["wins"]["mean"] for bot in json.loads(said)["bots"]}
    assert wins["greedy"] > wins["random"]


def test_its_scenarios_hold_and_its_rules_can_be_read(machine: Machine) -> None:
    golden = machine.place / "goofspiel" / "scenarios" / "golden.jsonl"
    assert machine.run(SHAMBLES, "scenario", "check", golden).splitlines()[-1] == "3 scenarios, 0 differ"
    assert "highest bid" in machine.run(SHAMBLES, "rules", "GS-030")


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_it_is_played_in_the_terminal(machine: Machine, lang: str) -> None:
    """Thirteen rounds in plain lines, without a line of its own for it; a wrong answer is told why."""
    typed = "\n".join(["14", *["#1"] * 13]) + "\n"
    said = machine.run(SHAMBLES, "play", "goofspiel", "--plain", "--seed", "1", "--lang", lang, typed=typed)
    assert "[GS-021]" in said
    assert said.rstrip().splitlines()[-2].endswith("[GS-040]")  # then one may look at the game again
    assert not [word for word in ("event-", "ask-", "refusal-", "outcome-") if word in said]
