"""Imagine nights: `PYTHONHASHSEED=0 PYTHONPATH=tests python -m simulation FIRST LAST [--tell] [--without SAFEGUARD]`.

Prints a line for each night, and what was not kept. The same seed is the same night on every machine, as long as the
order of Python's sets is the same: hence PYTHONHASHSEED. `--without` takes a safeguard out, to see that it is missed;
it stops at the first night that notices.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from simulation.night import imagine
from simulation.safeguards import SAFEGUARDS
from simulation.stage import make_blank, staged


def main() -> None:
    reading = argparse.ArgumentParser()
    reading.add_argument("first", type=int)
    reading.add_argument("last", type=int)
    reading.add_argument("--without", choices=sorted(SAFEGUARDS))
    reading.add_argument("--tell", action="store_true", help="when which entry of which table was written")
    asked = reading.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory(prefix="shambles-nights-") as folder:
        blank = make_blank(Path(folder) / "blank.db")
        with staged() as patch:
            if asked.without is not None:
                SAFEGUARDS[asked.without](patch)
            for seed in range(asked.first, asked.last):
                told, entries = imagine(seed, Path(folder), blank)
                for line in (*(entries if asked.tell else ()), told or f"seed {seed}: kept"):
                    sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
                failed += bool(told)
                if told and asked.without is not None:
                    break
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
