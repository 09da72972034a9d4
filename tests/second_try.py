"""Run a failed test of real processes once more, alone, and report it as flaky if it passes then.

A test with a browser, servers or other processes can fail because the machine is busy. Such a failure must not hold up
a run, and must not be hidden either. After the run, each such test is run again by itself. If it passes, the run counts
as green, the end of the output lists the test under FLAKY, and both logs are kept in `artefacts/flaky`. The nightly
tests fail on any flaky test.

A test counts as one of real processes if it, or a fixture that it uses, has started a process. Tests without processes
get no second try.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Generator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

STARTS = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.system", "shambles.tests.process"}
REAL = "real processes"  # the property of a report
MOST = 8  # failures that can be chance; if there are more, something is broken
LOGS = Path("artefacts", "flaky")
IS_SECOND = "SHAMBLES_SECOND_TRY"

_started = 0  # processes that this one has started
_real_fixtures: set[str] = set()  # names of fixtures that have started a process


def _count(event: str, arguments: object) -> None:
    global _started
    if event in STARTS:
        _started += 1


def _start_and_count(self: BaseProcess, *, _start: Any = BaseProcess.start) -> None:
    _count("os.fork", ())
    _start(self)


def pytest_configure(config: pytest.Config) -> None:
    sys.addaudithook(_count)
    BaseProcess.start = _start_and_count  # type: ignore[method-assign]


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Generator[None, object, object]:
    before = _started
    try:
        return (yield)
    finally:
        if _started > before:
            _real_fixtures.add(fixturedef.argname)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    item.stash[_before] = _started
    return (yield)


_before = pytest.StashKey[int]()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and (_started > item.stash[_before] or not _real_fixtures.isdisjoint(_fixtures_of(item))):
        report.user_properties.append((REAL, True))
    return report


def _fixtures_of(item: pytest.Item) -> list[str]:
    return getattr(item, "fixturenames", [])


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    config = session.config
    reporter: Any = config.pluginmanager.get_plugin("terminalreporter")
    is_over = session.exitstatus == pytest.ExitCode.TESTS_FAILED  # and not interrupted
    if not is_over or hasattr(config, "workerinput") or reporter is None or IS_SECOND in os.environ:
        return
    failures = [report for kind in ("failed", "error") for report in reporter.stats.get(kind, ())]
    tests = sorted({report.nodeid for report in failures})
    again = [test for test in tests if all(is_real(report) for report in failures if report.nodeid == test)]
    if not again or len(tests) > MOST:
        return
    flaky = [test for test in again if passes_alone(test, [one for one in failures if one.nodeid == test], config)]
    for kind in ("failed", "error"):
        left = [report for report in reporter.stats.pop(kind, []) if report.nodeid not in flaky]
        if left:
            reporter.stats[kind] = left
    reporter.stats["flaky"] = [next(one for one in failures if one.nodeid == test) for test in flaky]
    session.testsfailed = len([test for test in tests if test not in flaky])
    if flaky == tests and not os.environ.get("SHAMBLES_NIGHTLY"):
        session.exitstatus = pytest.ExitCode.OK


def is_real(report: Any) -> bool:
    return (REAL, True) in getattr(report, "user_properties", ())


def passes_alone(test: str, failures: list[Any], config: pytest.Config) -> bool:
    """Run a test in a process of its own, when nothing else runs, and keep the logs of both tries."""
    folder = config.rootpath / LOGS
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w.-]+", "-", test.removeprefix("tests/"))[:150]
    first = [text for one in failures for text in (one.longreprtext, *(f"--- {k}\n{v}" for k, v in one.sections))]
    (folder / f"{name}.first.log").write_text("\n".join(first), "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", "-q", test]
    with (folder / f"{name}.second.log").open("wb") as log:
        done = subprocess.run(
            command, stdout=log, stderr=log, env=os.environ | {IS_SECOND: "1"}, cwd=config.rootpath, check=False
        )
    return done.returncode == 0


def pytest_terminal_summary(terminalreporter: Any) -> None:
    flaky = terminalreporter.stats.get("flaky", ())
    if flaky:
        terminalreporter.section("FLAKY", sep="=", yellow=True)
        for report in flaky:
            terminalreporter.write_line(f"FLAKY {report.nodeid}: failed, then passed alone")
        terminalreporter.write_line(f"The logs of both tries are in {LOGS}.")
