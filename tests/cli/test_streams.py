"""Whatever standard input and output are, a command does its work or says in a line why it cannot."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
PLAY = "play card_game --mode survival --seats 3 --plain --seed 1"


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("SHAMBLES", f"{sys.executable} -m shambles")


def shell(line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=300, check=False)


def test_who_reads_no_further_has_had_enough() -> None:
    ran = shell("$SHAMBLES rules | head -1; echo ${PIPESTATUS[0]}")
    assert ran.stdout.splitlines()[-1] == "0"
    assert ran.stderr == ""
    ran = shell("$SHAMBLES --help | true; echo ${PIPESTATUS[0]}")
    assert (ran.stdout, ran.stderr) == ("0\n", "")


@pytest.mark.skipif(not FULL.exists(), reason="there is no full device here")
@pytest.mark.parametrize("words", ["games", "--help"])
def test_a_full_disk_is_said(words: str) -> None:
    ran = shell(f"$SHAMBLES {words} > {FULL}")
    assert ran.returncode in (1, 2)
    assert "No space left on device" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_a_closed_input_is_an_empty_one(tmp_path: Path) -> None:
    ran = shell(f"$SHAMBLES {PLAY} <&-")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert (tmp_path / "shambles" / "sitting.json").exists()


def test_letters_that_cannot_be_written_are_question_marks() -> None:
    ran = shell("PYTHONIOENCODING=latin-1 $SHAMBLES games")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "10?30 minutes" in ran.stdout


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no terminal closes like that here")
def test_a_terminal_that_closes_loses_no_game(tmp_path: Path) -> None:
    game = subprocess.Popen(
        [sys.executable, "-m", "shambles", *PLAY.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),  # though the tests were started with nohup
    )
    assert game.stdout is not None
    while not game.stdout.readline().startswith("#1 "):
        pass
    game.stdout.close()  # nobody reads any more, either
    game.send_signal(signal.SIGHUP)
    game.wait(timeout=300)
    assert (tmp_path / "shambles" / "sitting.json").exists()


def test_a_game_whose_file_cannot_be_written_is_kept_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "shambles").write_text("somebody's own file, where our folder should be")
    ran = shell(f"TMPDIR={tmp_path} $SHAMBLES {PLAY} <<< quit")
    assert ran.returncode == 0
    kept = tmp_path / "shambles-sitting.1.json"
    assert f"{tmp_path}/shambles/sitting.json: this cannot be written: " in ran.stdout
    assert ran.stdout.splitlines()[-1] == f"Saved. To continue: shambles play --resume --file {kept}"
    assert kept.exists()
    assert shell(f"$SHAMBLES serve --port 18441 --database sqlite+aiosqlite:///{os.devnull}/x.db").returncode == 2
    home = shell("$SHAMBLES serve --port 18441")
    assert (home.returncode, len(home.stderr.splitlines())) == (2, 1)
    assert "shambles: this cannot be written: " in home.stderr
