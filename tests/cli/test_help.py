"""Help: every command stands in a group, says in a line what it does, and shows an example that it understands."""

from __future__ import annotations

import shlex
from collections import Counter
from typing import Any

import pytest
from typer.main import get_command

from shambles.bots import LEVELS
from shambles.cli import help as told
from shambles.cli.reading import BOTS_HELP
from shambles.cli.tree import ROOMS, make_app
from shambles.core.game import slugs

ROOT: Any = get_command(make_app())
LEAVES = dict(told.leaves(ROOT))
GROUPS = {name: one for name, one in ROOT.commands.items() if name not in LEAVES}
WIDE = 50  # letters of a summary, so that none is cut off at 80 columns


def help_of(*words: str) -> str:
    """The help of a command on 80 columns."""
    command, context = ROOT, ROOT.make_context("shambles", [], resilient_parsing=True)
    for word in words:
        command = command.commands[word]
        context = type(context)(command, info_name=word, parent=context)
    context.terminal_width = 80
    return str(command.get_help(context))


def test_every_command_stands_in_one_group() -> None:
    grouped = Counter(name for names in told.GROUPS.values() for name in names)
    assert grouped == Counter(command for commands in ROOMS.values() for command in commands)


@pytest.mark.parametrize("path", [*LEAVES, *GROUPS])
def test_a_summary_is_whole(path: str) -> None:
    said = told.summary(LEAVES.get(path) or GROUPS[path])
    assert 5 < len(said) <= WIDE, said
    *above, name = path.split()
    assert f"  {name} " in help_of(*above)
    assert said in help_of(*above)


def test_no_line_of_the_list_is_cut_off_or_too_wide() -> None:
    for words in ((), ("host",), ("texts",)):
        said = help_of(*words)
        assert "..." not in said.partition("\n")[2]
        assert max(map(len, said.splitlines())) <= 80
    assert "`shambles` alone opens" in help_of()


def test_there_is_an_example_of_each_command_and_of_nothing_else() -> None:
    assert told.EXAMPLES.keys() == LEAVES.keys()


@pytest.mark.parametrize("path", LEAVES)
def test_a_command_understands_its_example(path: str) -> None:
    example = f"shambles {path} {told.EXAMPLES[path]}"
    assert f"Example: {example}" in " ".join(help_of(*path.split()).split())
    words = shlex.split(example.partition(" > ")[0])[1 + len(path.split()) :]
    command = LEAVES[path]
    assert words
    assert command.make_context(path, words, parent=None).params  # what is wrong in it is raised


@pytest.mark.parametrize("path", LEAVES)
def test_values_are_named_in_words_and_not_by_types_of_python(path: str) -> None:
    for parameter in LEAVES[path].params:
        if not getattr(parameter, "is_flag", False):
            assert parameter.metavar, parameter.name
    said = help_of(*path.split())
    assert not [
        kind for kind in ("<str", "<int", "<path", "<float", "INTEGER", "PATH", "list[", "FLOAT") if kind in said
    ]


def test_the_same_option_takes_the_same_in_every_command() -> None:
    kinds: dict[str, set[str]] = {}
    for command in LEAVES.values():
        for parameter in command.params:
            if parameter.param_type_name == "option":
                for flag in parameter.opts:
                    kinds.setdefault(flag, set()).add(str(parameter.metavar))
    assert {flag: found for flag, found in kinds.items() if len(found) > 1} == {}


def test_games_and_levels_are_listed() -> None:
    for path, command in LEAVES.items():
        for parameter in command.params:
            if parameter.name == "game" and parameter.param_type_name == "argument":
                assert all(slug in " ".join(help_of(*path.split()).split()) for slug in slugs()), path
    assert all(level in BOTS_HELP for level in LEVELS)
