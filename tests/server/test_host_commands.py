"""`shambles host` against a real server: plain tables, and what is wrong named in one line."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from server.conftest import People
from server.players import become_player, who
from server.running import Server
from shambles.cli import app

KEY = "a-key-of-this-machine"


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A machine of its own: the key is in its state folder, and the server reads it there."""
    folder = tmp_path_factory.mktemp("state")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(folder))
        patch.setenv("LANG", "en_US.UTF-8")
        patch.delenv("LC_ALL", raising=False)
        patch.delenv("SHAMBLES_KEY", raising=False)
        yield folder


@pytest.fixture(scope="module")
def hosted(machine: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hosted")
    with Server(folder / "tables.db", folder) as one:
        yield one


def shambles(server: Server, *words: str) -> list[str]:
    """What the command says, line by line."""
    result = CliRunner().invoke(app, ["host", *words, "--server", server.address])
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def refused(server: Server, *words: str) -> str:
    result = CliRunner().invoke(app, ["host", *words, "--server", server.address])
    assert result.exit_code == 2, result.output
    return result.output.strip()


@pytest.mark.rule("SH-016")
async def test_a_host_looks_after_a_server(person: People, hosted: Server, machine: Path) -> None:
    assert refused(hosted, "load").startswith("SHAMBLES_KEY: there is no host's key on this machine")
    made = CliRunner().invoke(app, ["host", "key"]).output
    file = machine / "shambles" / "host.key"
    key = file.read_text().strip()
    assert key in made
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert key not in CliRunner().invoke(app, ["host", "key"]).output  # it is shown once
    ann = person("Ann", hosted)
    await become_player(ann)
    table = (await ann.open_table("you open bot"))["id"]
    mine = (await who(ann))["id"]
    heads, line = shambles(hosted, "tables")
    assert heads.split() == ["Table", "Game", "Status", "Last", "used", "Seats"]
    assert line.split()[:3] == [table, "card_game", "waiting"]
    assert line.endswith("Ann, –, survivor")
    heads, *lines = shambles(hosted, "queues")
    assert heads.split() == ["Queue", "Waiting", "Oldest", "Under", "way", "Work", "Address", "Table"]
    assert {"turns", "bots", "writes", "reads"} <= {line.split()[0] for line in lines}
    assert shambles(hosted, "players")[1].split()[:2] == [mine, "Ann"]
    assert shambles(hosted, "close", table, "--why", "late") == ["Done."]
    assert "stopped (error)" in shambles(hosted, "tables")[1]
    assert shambles(hosted, "reopen", table) == ["Done."]
    assert shambles(hosted, "ban", "--player", mine, "--hours", "2") == ["Done."]
    assert shambles(hosted, "load")[-1].split() == [
        "banned",
        *shambles(hosted, "load")[-1].split()[1:3],
        f"player:{mine}",
    ]
    assert (await ann.get("/api/tables")).status_code == 403
    assert shambles(hosted, "lift", "ban", "--whom", f"player:{mine}") == ["Done."]
    assert (await ann.get("/api/tables")).status_code == 200
    assert shambles(hosted, "announce", "--text", "en=Club night", "--text", "nl=Clubavond") == ["Done."]
    assert {"Announcement (en): Club night", "Announcement (nl): Clubavond"} <= set(shambles(hosted, "load"))
    assert shambles(hosted, "maintain", "--in", "600") == ["Done."]
    assert any(line.startswith("Maintenance: ") for line in shambles(hosted, "load"))
    assert shambles(hosted, "maintain", "--call-off") == ["Done."]
    deeds = [line.split()[3:5] for line in shambles(hosted, "log")[1:]]
    assert deeds[-1] == ["table", "closed"]
    assert len(deeds) == 7
    assert key not in hosted.said()


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["close", "nosuchtable"], "table: there is no such table"),
        (["close", "No Such"], "table: "),
        (["ban"], "who: say who it is, by one of these: player, address, table and seat"),
        (["ban", "--address", "home"], "--address: home is not an address, such as 203.0.113.7 or 2001:db8::1"),
        (["mute", "--player", "nobody"], "--player: there is no player nobody on this server"),
        (["ban", "--address", "203.0.113.7", "--hours", "90000"], "--hours: this number is too large; at most 8,784"),
        (["lift", "mute", "--address", "203.0.113.7"], "who: this person is not muted or banned"),
        (["announce", "--text", "en=" + "x" * 501], "--text en: this is too long: 501 characters, at most 500"),
        (["maintain", "--call-off"], "maintenance: no maintenance is planned"),
    ],
    ids=lambda one: " ".join(one)[:30] if isinstance(one, list) else "",
)
def test_what_is_wrong_is_named(hosted: Server, words: list[str], line: str) -> None:
    CliRunner().invoke(app, ["host", "key"])
    said = refused(hosted, *words)
    assert said.startswith(line), said
    assert "\n" not in said


def test_a_wrong_key_and_no_server_are_named(hosted: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAMBLES_KEY", KEY)
    assert refused(hosted, "load") == "authorization: this is not the host's key"
    result = CliRunner().invoke(app, ["host", "load", "--server", "nowhere"])
    assert (result.exit_code, result.output.strip()) == (2, "--server: no server answers at nowhere")
