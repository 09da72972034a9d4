"""Imagine nights: `PYTHONHASHSEED=0 PYTHONPATH=tests python -m simulation FIRST [LAST] [--tell] [--without SAFEGUARD]
[--shrink] [--spare PARTS]`.

Prints a line for each night, and what was not kept. The same seed is the same night on every machine, as long as the
order of Python's sets is the same: hence PYTHONHASHSEED. `--without` takes a safeguard out, to see that it is missed;
it stops at the first night that notices. `--shrink` leaves out of a night that fails whatever it fails without: faults,
tables, people. `--spare` plays it without them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path

from simulation.night import imagine, warm_up
from simulation.plan import draw_plan
from simulation.safeguards import SAFEGUARDS
from simulation.stage import make_blank, staged

MEMORY = Path("/dev/shm")  # files that are no disk's, where a machine has them

Imagine = Callable[[Collection[str]], tuple[str, list[str]]]


def shrink(parts: Collection[str], imagine: Imagine, spared: Collection[str]) -> list[str]:
    """What a night that fails can do without and still fail: one thing after another, until nothing more can go."""
    gone = list(spared)
    while True:
        before = len(gone)
        for part in parts:
            if part not in gone and imagine([*gone, part])[0]:
                gone.append(part)
        if len(gone) == before:
            return gone


def read_arguments() -> argparse.Namespace:
    reading = argparse.ArgumentParser()
    reading.add_argument("first", type=int)
    reading.add_argument("last", type=int, nargs="?", help="the one before this is the last; usually one night")
    reading.add_argument("--without", choices=sorted(SAFEGUARDS))
    reading.add_argument("--tell", action="store_true", help="when which entry of which table was written")
    reading.add_argument("--shrink", action="store_true", help="what a night that fails can do without")
    reading.add_argument("--spare", default="", help="parts of a night, with commas, that are left out")
    return reading.parse_args()


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def try_out(seed: int, night: Imagine, asked: argparse.Namespace) -> str:
    """One night, and what was not kept."""
    spared = [part for part in asked.spare.split(",") if part]
    told, entries = night(spared)
    for line in (*(entries if asked.tell else ()), told or f"seed {seed}: kept"):
        say(line)
    if told and asked.shrink:
        gone = shrink(draw_plan(seed).parts, night, spared)
        say(f"the same without {len(gone)} parts, --spare {','.join(gone)}:\n{night(gone)[0]}")
    return told


def main() -> None:
    asked = read_arguments()
    failed = 0
    with tempfile.TemporaryDirectory(prefix="shambles-nights-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        blank = make_blank(Path(folder) / "blank.db")
        with staged() as patch:
            warm_up(Path(folder), blank)
            if asked.without is not None:
                SAFEGUARDS[asked.without](patch)
            for seed in range(asked.first, asked.last or asked.first + 1):
                told = try_out(seed, partial(imagine, seed, Path(folder), blank), asked)
                failed += bool(told)
                if told and asked.without is not None:
                    break
    os._exit(bool(failed))  # what has died in the first night is not put away


if __name__ == "__main__":
    main()
