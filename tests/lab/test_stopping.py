"""Whoever stops the lab has stopped it: at once, with everything that was played, and nobody plays on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from time import monotonic, sleep

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest

from server.stopwatch import Stopwatch
from shambles.cli.stopping import stoppable
from shambles.lab import Run, workers
from shambles.lab.luck import Chain
from shambles.lab.study import Part

PATIENCE = 60
SECONDS = 2.0  # between the lab's end and that of its workers


@pytest.mark.parametrize(("asked", "what"), [(signal.SIGINT, "simulate"), (signal.SIGTERM, "luck")])
def test_one_ctrl_c_stops_everybody_and_keeps_what_was_played(tmp_path: Path, asked: signal.Signals, what: str) -> None:
    folder = tmp_path / "run"
    words = f"{what} tacdex -n 100000 --bots greedy,random --processes 2 --run {folder}"
    lab = subprocess.Popen(
        [sys.executable, "-m", "shambles", *words.split()], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = monotonic() + PATIENCE
    while not list((folder / "parts").glob("*.json")):
        assert monotonic() < deadline
        sleep(0.02)
        assert lab.poll() is None
    children = psutil.Process(lab.pid).children(recursive=True)
    os.killpg(lab.pid, asked)  # as a terminal does: everybody hears it
    os.killpg(lab.pid, asked)  # and who is impatient presses it again
    _, said = lab.communicate(timeout=PATIENCE)
    with Stopwatch() as watch:
        _, alive = psutil.wait_procs(children, timeout=PATIENCE)
    assert alive == []
    assert lab.returncode == 130
    assert "Traceback" not in said
    assert f"Stopped. Run the same command to continue; everything so far is in {folder}." in said
    assert watch.seconds < SECONDS
    if what == "simulate":
        assert Run.open(folder).rows()
    else:
        kept = [msgspec.json.decode(one.read_bytes(), type=Part[Chain]) for one in (folder / "parts").glob("*.json")]
        assert all(part.found for part in kept)
        assert kept


@pytest.fixture
def _own_signals() -> Iterator[None]:
    """Who has been stopped hears nothing any more: the next test does."""
    before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    yield
    for one, handler in before.items():
        signal.signal(one, handler)


@pytest.mark.usefixtures("_own_signals")
@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_who_asks_to_stop_while_the_lab_waits_for_its_workers_is_heard_right_after(
    asked: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle an exception would leave locks behind, and the lab would never end."""
    waited = []

    def wait(futures: set[Future[int]], *given: object) -> tuple[set[Future[int]], set[Future[int]]]:
        os.kill(os.getpid(), asked)
        sleep(0.01)
        waited.append(futures)
        return futures, set()

    monkeypatch.setattr(workers, "wait", wait)
    with pytest.raises(KeyboardInterrupt), stoppable():
        workers._some_of({Future[int]()})
    assert len(waited) == 1


def test_what_was_started_with_nohup_goes_on_when_the_terminal_closes() -> None:
    """Else it stops, and whoever asks again, however late, changes nothing: it is about to end."""
    before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with stoppable():
            os.kill(os.getpid(), signal.SIGHUP)
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        with pytest.raises(KeyboardInterrupt), stoppable():
            os.kill(os.getpid(), signal.SIGHUP)
        for again in before:
            os.kill(os.getpid(), again)
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def test_workers_do_not_outlive_whoever_started_them(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    words = f"simulate tacdex -n 100000 --bots greedy,random --processes 2 --run {folder}"
    lab = subprocess.Popen([sys.executable, "-m", "shambles", *words.split()], start_new_session=True)
    deadline = monotonic() + PATIENCE
    while not list((folder / "parts").glob("*.json")):
        assert monotonic() < deadline
        sleep(0.02)
    children = psutil.Process(lab.pid).children(recursive=True)
    lab.kill()
    lab.wait()
    _, alive = psutil.wait_procs(children, timeout=PATIENCE)
    assert alive == []


def test_a_script_needs_no_guard(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from shambles.lab import simulate\n"
        "run = simulate('card_game', games=8, bots=['random'] * 3, options={'mode': 'survival'}, processes=2)\n"
        "print(len(run.rows()))\n"
    )
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (ran.stdout, ran.stderr) == ("8\n", "")
