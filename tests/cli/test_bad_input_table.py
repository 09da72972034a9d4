"""A table of everything that people hand in wrongly: one line each, in their language, and never a traceback."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from socket import create_server

import pytest
from typer.testing import CliRunner

from cli.bad_files import write_all
from shambles import BadInput, Table
from shambles.bots import bot_names
from shambles.cli import app
from shambles.texts import Texts

PAGE = (Path(__file__).parent / "bad_input.txt").read_text("utf-8")
TABLE = [
    (words.removeprefix("$ shambles "), said)
    for words, said in (part.split("\n", 1) for part in PAGE.strip().split("\n\n")[1:])
]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bad")
    write_all(folder)
    return folder


@pytest.fixture(scope="module")
def taken() -> Iterator[int]:
    """A port that another program listens at."""
    with create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.fixture(autouse=True)
def _here(files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(files)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)


def test_the_table_is_long() -> None:
    assert len(TABLE) >= 80
    assert sum("--lang nl" in words for words, _ in TABLE) >= 5


@pytest.mark.parametrize(("words", "line"), TABLE, ids=[words for words, _ in TABLE])
def test_it_is_said_in_one_line(words: str, line: str, taken: int) -> None:
    words = words.replace("TAKEN", str(taken))
    for name, meant in (("TAKEN", str(taken)), ("NEXT", str(taken + 1)), ("BOTS", ", ".join(bot_names()))):
        line = line.replace(name, meant)
    result = CliRunner().invoke(app, shlex.split(words))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code in (1, 2)
    said = (result.stderr or result.stdout).strip().splitlines()
    assert said[0] == line.strip()
    if result.exit_code == 2:  # a check goes on and says how many there were
        assert len(said) == 1


def test_a_missing_driver_is_named_by_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    result = CliRunner().invoke(app, ["serve", "--database", "postgresql+asyncpg://127.0.0.1/x", "--port", "18799"])
    assert result.exit_code == 2
    assert result.stderr == "this needs one more package: pip install 'shambles[scale]'\n"


@pytest.mark.parametrize("look", [Table.view, Table.fork, Table.events_for, Table.steps_for])
@pytest.mark.parametrize("seat", [9, -1, "x"])
def test_there_is_no_such_seat_in_python_either(look: object, seat: object) -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=1)
    with pytest.raises(BadInput) as trouble:
        look(table, seat)  # type: ignore[operator]  # what a script may get wrong
    assert Texts("en").trouble(trouble.value) == f"seat: there is no seat {seat!r}; there is 0, 1, 2"
