"""Do the tests notice what a person gets wrong? `make planted`, or `python tests/planted/run.py 3 17`.

The faults are written down in `faults.toml`: sixty mistakes of the kind that a person makes, thirty in the browser and
the server, thirty in rules, bots, lab and doors. Each is put into a copy of the source, alone, and the test files that
should notice it run there until one fails. `--all` runs every test instead; `--record` writes `noticed.md`.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

ROOT = Path(__file__).resolve().parents[2]
FAULTS, TABLE = Path(__file__).with_name("faults.toml"), Path(__file__).with_name("noticed.md")
LINKED = (".venv", "browser/node_modules")  # too large to be copied, and never written to
LEFT_OUT = (".git", "artefacts", "dist", "site", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache")
TEST_SECONDS, FILE_SECONDS = 60, 600  # of work, for a test and for all of its file: whatever takes longer hangs


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake: in a file, this text becomes that. `tests` should notice it."""

    what: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]
    number: int = 0

    @property
    def is_in_browser(self) -> bool:
        """Whether the client must be built anew before tests in a real browser can notice it."""
        return any(one.startswith("tests/browser") for one in self.tests) and self.file.startswith("browser/")


class Noticed(msgspec.Struct, frozen=True):
    """The tests that failed, and the CPU seconds until then."""

    by: tuple[str, ...]
    seconds: float


def read_faults() -> list[Fault]:
    given = tomllib.loads(FAULTS.read_text("utf-8"))["fault"]
    return [msgspec.convert(one | {"number": number}, Fault) for number, one in enumerate(given, 1)]


@contextmanager
def copy_of_source() -> Iterator[Path]:
    with TemporaryDirectory(prefix="shambles-planted-") as folder:
        copy = Path(folder, "source")
        linked = {ROOT / one for one in LINKED}

        def left_out(where: str, names: list[str]) -> list[str]:
            return [name for name in names if name in LEFT_OUT or Path(where, name) in linked]

        shutil.copytree(ROOT, copy, symlinks=True, ignore=left_out)
        for one in LINKED:
            (copy / one).symlink_to((ROOT / one).resolve())
        yield copy


@contextmanager
def planted(fault: Fault, copy: Path) -> Iterator[None]:
    file = copy / fault.file
    text = file.read_text("utf-8")
    assert text.count(fault.before) == 1, f"fault {fault.number}: its text is not in {fault.file} once"
    file.write_text(text.replace(fault.before, fault.after), "utf-8")
    try:
        yield
    finally:
        file.write_text(text, "utf-8")


def try_fault(fault: Fault, copy: Path, everything: bool, to_the_end: bool) -> Noticed:
    """Run what should notice it, one test file after another, until one fails, or all of them."""
    before, by = _cpu_seconds(), list[str]()
    with planted(fault, copy):
        if fault.is_in_browser:
            _build(copy)
        for test in ("browser/src", "tests") if everything else fault.tests:
            if failed := _failed(test, copy):
                by.append(failed)
                if not to_the_end:
                    break
    if fault.is_in_browser:
        _build(copy)
    return Noticed(tuple(by), _cpu_seconds() - before)


def _build(copy: Path) -> None:
    done = _call(["npm", "run", "build", "--silent"], copy / "browser")
    assert done.returncode == 0, done.stderr


def _failed(test: str, copy: Path) -> str:
    """The first test of a file that fails; empty if none does."""
    if test.startswith("browser/"):
        done = _call(["npx", "vitest", "run", "--bail=1", test.removeprefix("browser/")], copy / "browser")
        found: list[str] = re.findall(r" FAIL +(\S+ > .+)", done.stdout + done.stderr)
    else:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", test]
        done = _call(command, copy)
        found = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if done.returncode == 0:
        return ""
    assert found, f"{test} could not be run:\n{done.stdout}{done.stderr}"
    return found[0]


def _call(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """In the copy: it imports its own source, gives its tests no second try, and waits for none for long."""
    path = os.pathsep.join((str(folder / ".venv" / "bin"), str(ROOT / ".venv" / "bin"), os.environ["PATH"]))
    source = folder if (folder / "pyproject.toml").exists() else folder.parent
    environment = os.environ | {
        "PATH": path,
        "PYTHONPATH": str(source / "src"),
        "SHAMBLES_LIMIT": str(TEST_SECONDS),
        "SHAMBLES_SECOND_TRY": "1",
        "NO_COLOR": "1",
    }
    limit = (FILE_SECONDS, FILE_SECONDS)
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, limit),
    )


def _cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def record(found: dict[int, Noticed], faults: list[Fault]) -> None:
    """Write the table of all faults; those that were not tried now keep their line."""
    kept = {}
    if TABLE.exists():
        kept = {line.split("|")[1].strip(): line for line in TABLE.read_text("utf-8").splitlines() if "|" in line}
    lines = [
        "# Faults planted by hand, and the tests that notice them",
        "",
        "Written by `python tests/planted/run.py --record`. The last column is CPU seconds until a test failed.",
        "",
        "| | fault | noticed by | s |",
        "|---:|---|---|---:|",
    ]
    for fault in faults:
        if (noticed := found.get(fault.number)) is not None:
            by = ", ".join(f"`{one.removeprefix('tests/')}`" for one in noticed.by) or "**nothing**"
            lines.append(f"| {fault.number} | {fault.what} | {by} | {noticed.seconds:.0f} |")
        elif str(fault.number) in kept:
            lines.append(kept[str(fault.number)])
    TABLE.write_text("\n".join([*lines, ""]), "utf-8")


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("numbers", nargs="*", type=int, help="the faults to try; all of them if none is named")
    reader.add_argument("--all", action="store_true", help="run every test, not only the named files")
    reader.add_argument("--to-the-end", action="store_true", help="go on after the first test file that fails")
    reader.add_argument("--record", action="store_true", help="write the results to noticed.md")
    given = reader.parse_args()
    faults = read_faults()
    if unknown := set(given.numbers) - {one.number for one in faults}:
        reader.error(f"no such fault: {', '.join(map(str, sorted(unknown)))}; there are 1 to {len(faults)}")
    found: dict[int, Noticed] = {}
    with copy_of_source() as copy:
        for fault in faults:
            if given.numbers and fault.number not in given.numbers:
                continue
            found[fault.number] = noticed = try_fault(fault, copy, given.all, given.to_the_end)
            by = ", ".join(noticed.by) or "NOTHING"
            print(f"{fault.number:>3} {noticed.seconds:6.1f} s  {fault.what}: {by}", flush=True)
            if given.record:
                record(found, faults)
    missed = [number for number, noticed in found.items() if not noticed.by]
    print(f"{len(found) - len(missed)} of {len(found)} noticed" + (f"; not: {missed}" if missed else ""))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
