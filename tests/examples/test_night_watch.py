"""A game in one file, with a secret that can be counted: the contract suite passes it, and people can play it."""

from __future__ import annotations

import pytest

from examples.machine import EXAMPLES, PYTEST, SHAMBLES, Machine

EXAMPLE = EXAMPLES / "night_watch"


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Machine:
    return Machine(tmp_path_factory.mktemp("machine"), EXAMPLE)


def test_it_keeps_what_every_game_promises(machine: Machine) -> None:
    said = machine.run(PYTEST, "-q", "-p", "no:cacheprovider", EXAMPLE)
    assert int(said.split(" passed")[0].split()[-1]) > 150


def test_it_is_played_in_the_terminal_and_its_rules_are_read(machine: Machine) -> None:
    typed = "rule NW-030\n" + "#1\n" * 40
    said = machine.run(SHAMBLES, "play", "night_watch", "--plain", "--seed", "3", typed=typed)
    assert "only the first counts" in said
    assert "The game is over." in said
