"""What a command imports before it runs: nobody waits for what another command needs."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.main import get_command

from reference import listing
from shambles.cli.tree import ROOMS, make_app
from shambles.terminal.shelf import LISTED

STRANGERS = ("babel", "fluent", "litestar", "numpy", "rich", "sqlalchemy", "textual")


def modules_after(*command: str) -> set[str]:
    script = (
        f"import sys; from shambles.cli import main; sys.argv = ['shambles', *{command!r}]\n"
        "try:\n    main()\nfinally:\n    print(*sys.modules, file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(ran.stderr.split())


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_the_list_of_games_imports_no_game_and_only_what_lists_them(lang: str) -> None:
    modules = modules_after("games", "--lang", lang)
    assert not {module for module in modules if module.split(".")[0] in STRANGERS}
    ours = {module.split(".")[1] for module in modules if module.startswith("shambles.")}
    assert ours == {"cli", "core", "games", "languages", "terminal", "texts"}
    assert not {module for module in modules if module.startswith("shambles.games.")}
    assert len([module for module in modules if module.startswith("shambles")]) <= 50


def test_the_list_says_what_the_games_say() -> None:
    assert LISTED.read_bytes() == listing(), "make reference"


def test_the_version_imports_no_game() -> None:
    modules = modules_after("--version")
    assert not {module for module in modules if module.startswith("shambles.games.")}
    assert not {module for module in modules if module.split(".")[0] in STRANGERS}


def test_every_command_is_found_in_its_room() -> None:
    together = list(get_command(make_app()).commands)  # type: ignore[attr-defined]
    assert [command for commands in ROOMS.values() for command in commands] == together
    for commands in ROOMS.values():
        for command in commands:
            alone = list(get_command(make_app(command)).commands)  # type: ignore[attr-defined]
            assert tuple(alone) == commands
