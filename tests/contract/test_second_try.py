"""A failed test of real processes gets a second try alone; every other failure stays one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
SOURCE = """
import subprocess, sys
from pathlib import Path
import pytest

def fails_once(name):
    been = Path(__file__).with_name(name)
    if not been.exists():
        been.touch()
        raise AssertionError("the machine was busy")

@pytest.fixture(scope="module")
def process():
    subprocess.run([sys.executable, "-c", ""], check=True)

def test_before(process):
    pass

def test_with_a_process():
    subprocess.run([sys.executable, "-c", ""], check=True)
    fails_once("one")

def test_with_the_process_of_a_fixture(process):
    fails_once("two")
"""
WITHOUT = """
def test_without_a_process():
    fails_once("three")
"""
BROKEN = """
def test_that_is_broken():
    subprocess.run([sys.executable, "-c", ""], check=True)
    raise AssertionError("broken")
"""


def run(folder: Path, source: str, **environment: str) -> subprocess.CompletedProcess[str]:
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_some.py").write_text(source)
    known = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "SHAMBLES"))}
    path = os.pathsep.join((str(TESTS), known.get("PYTHONPATH", "")))
    command = [sys.executable, "-m", "pytest", "-p", "second_try", "-q"]
    return subprocess.run(
        command,
        cwd=folder,
        env=known | {"PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_test_of_processes_that_passes_alone_is_flaky_and_the_run_green(tmp_path: Path) -> None:
    done = run(tmp_path, SOURCE)
    assert done.returncode == 0, done.stdout
    assert "1 passed, 2 flaky" in done.stdout
    assert "FLAKY test_some.py::test_with_a_process" in done.stdout
    assert "FLAKY test_some.py::test_with_the_process_of_a_fixture" in done.stdout
    logs = sorted(log.name for log in (tmp_path / "artefacts" / "flaky").iterdir())
    assert [name.rsplit(".", 2)[1] for name in logs] == ["first", "second"] * 2
    assert "the machine was busy" in (tmp_path / "artefacts" / "flaky" / logs[0]).read_text()


def test_without_processes_or_twice_a_failure_fails_the_run(tmp_path: Path) -> None:
    done = run(tmp_path, SOURCE + WITHOUT + BROKEN)
    assert done.returncode == 1, done.stdout
    assert "2 failed, 1 passed, 2 flaky" in done.stdout


def test_at_night_a_flaky_test_fails_the_run(tmp_path: Path) -> None:
    done = run(tmp_path, SOURCE, SHAMBLES_NIGHTLY="1")
    assert done.returncode == 1, done.stdout
    assert "1 passed, 2 flaky" in done.stdout
