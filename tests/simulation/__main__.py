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
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from simulation.night import Told, imagine, warm_up
from simulation.plan import draw_plan
from simulation.safeguards import SAFEGUARDS
from simulation.stage import make_blank, staged

MEMORY = Path("/dev/shm")  # files that are no disk's, where a machine has them

AT_ONCE = 10  # nights in one process

Imagine = Callable[[Sequence[int], Collection[str]], list[Told]]  # of these seeds, without these parts


def shrink(parts: Collection[str], imagine: Callable[[Collection[str]], Told], spared: Collection[str]) -> list[str]:
    """What a night that fails can do without and still fail: one thing after another, until nothing more can go."""
    gone = list(spared)
    while True:
        before = len(gone)
        for part in parts:
            if part not in gone and imagine([*gone, part])[0]:
                gone.append(part)
        if len(gone) == before:
            return gone


def read_seeds(text: str) -> list[int]:
    return [int(seed) for seed in text.split(",")]


def read_arguments() -> argparse.Namespace:
    reading = argparse.ArgumentParser()
    reading.add_argument("first", type=read_seeds, help="a night, or several with commas")
    reading.add_argument("last", type=int, nargs="?", help="the one before this is the last; usually one night")
    reading.add_argument("--without", choices=sorted(SAFEGUARDS))
    reading.add_argument("--tell", action="store_true", help="when which entry of which table was written")
    reading.add_argument("--shrink", action="store_true", help="what a night that fails can do without")
    reading.add_argument("--spare", default="", help="parts of a night, with commas, that are left out")
    return reading.parse_args()


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def tell(seed: int, found: Told, imagine: Imagine, asked: argparse.Namespace) -> bool:
    """One night. True if something was not kept; it is not kept either where no night was before it."""
    spared = [part for part in asked.spare.split(",") if part]
    told, entries = imagine([seed], spared)[0] if found[0] else found
    if found[0] and not told:
        told = f"{found[0]}\nseed {seed}: by itself it is kept"
    for line in (*(entries if asked.tell else ()), told or f"seed {seed}: kept"):
        say(line)
    if told and asked.shrink:
        gone = shrink(draw_plan(seed).parts, lambda parts: imagine([seed], parts)[0], spared)
        say(f"the same without {len(gone)} parts, --spare {','.join(gone)}:\n{imagine([seed], gone)[0][0]}")
    return bool(told)


def tell_all(seeds: Sequence[int], imagine: Imagine, asked: argparse.Namespace) -> bool:
    """Night after night; without a safeguard until one notices."""
    spared, failed = [part for part in asked.spare.split(",") if part], False
    for at in range(0, len(seeds), AT_ONCE):
        some = seeds[at : at + AT_ONCE]
        for seed, found in zip(some, imagine(some, spared), strict=True):
            failed |= tell(seed, found, imagine, asked)
            if failed and asked.without is not None:
                return True
    return failed


def main() -> None:
    asked = read_arguments()
    with tempfile.TemporaryDirectory(prefix="shambles-nights-", dir=MEMORY if MEMORY.is_dir() else None) as name:
        folder = Path(name)
        blank = make_blank(folder / "blank.db")
        with staged() as patch:
            warm_up(folder, blank)
            if asked.without is not None:
                SAFEGUARDS[asked.without](patch)
            seeds = asked.first if asked.last is None else range(asked.first[0], asked.last)
            failed = tell_all(seeds, lambda some, parts: imagine(some, folder, blank, parts), asked)
    os._exit(failed)  # what has died in the first nights is not put away


if __name__ == "__main__":
    main()
