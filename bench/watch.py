"""Speed over time: figures that two machines, or two days, can compare. One file for each time, in bench/history.

    python bench/watch.py                        writes bench/history/DATE-COMMIT.json: `make bench`
    python bench/watch.py --instructions         counts instructions too (valgrind; minutes)

A ratio is what one game costs in plays of the bare loop, timed in the same run, everything taking turns: a busy
machine slows both. Instructions do not depend on how busy a machine is at all.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from shutil import which
from statistics import median
from time import thread_time
from typing import Any

from bare_loop import play_bare
from shambles import Imagined, Table

ROOT = Path(__file__).parents[1]
HISTORY = ROOT / "bench" / "history"
SEATS, ROUNDS = 4, 30
BARE = "bare loop"
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "card_game": (4, {"mode": "survival"}),
    "tacdex": (2, {}),
    "best_defense": (2, {"mode": "standard", "difficulty": "beginner", "quick": True}),
    "board_game": (3, {}),
}
Figures = dict[str, dict[str, float]]


def play(game: str, seed: int) -> None:
    """A whole game between players who do anything, with its events."""
    seats, options = GAMES[game]
    rng, table = Random(seed), Table.open(game, seats=seats, options=options, seed=seed)
    while asks := table.asks:
        for seat, ask in asks.items():
            table.answer(seat, rng.choice(ask.options))


def imagine(game: str, seed: int) -> None:
    """A world for all that a seat knows, played to its end without events."""
    seats, options = GAMES[game]
    rng = Random(seed)
    table = Table.open(game, seats=seats, options=options, seed=1)
    table.fork(0, Imagined(seed)).play_out(lambda ask: rng.choice(ask.options))


def loop(seed: int) -> None:
    play_bare(SEATS, Random(seed))


THINGS: dict[str, Callable[[int], None]] = {
    BARE: loop,
    **{f"{game}, a game": lambda seed, game=game: play(game, seed) for game in GAMES},  # type: ignore[misc]
    **{f"{game}, a world": lambda seed, game=game: imagine(game, seed) for game in ("card_game", "tacdex")},  # type: ignore[misc]
}


def ratios(rounds: int = ROUNDS) -> Figures:
    """Each thing in plays of the bare loop. By the thread's clock: a limit makes that of the process coarse."""
    times: dict[str, list[float]] = {name: [] for name in THINGS}
    for seed in range(rounds):
        for name, thing in THINGS.items():
            repeats = 20 if name == BARE else 1
            start = thread_time()
            for repeat in range(repeats):
                thing(seed * 20 + repeat)
            times[name].append((thread_time() - start) / repeats)
    bare = median(times[BARE])
    return {name: {"ratio": round(median(found) / bare, 3)} for name, found in times.items() if name != BARE}


def instructions(name: str) -> int | None:
    """What a thing costs: so many of them less one of them, so that the start is in neither."""
    valgrind = which("valgrind")
    if valgrind is None:
        return None
    counts = []
    for times in (1, 4):
        words = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__]
        fixed = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(one for one in sys.path if one)}
        ran = subprocess.run([*words, "--do", name, str(times)], capture_output=True, text=True, env=fixed, check=True)
        counts.append(int(re.findall(r"Collected : (\d+)", ran.stderr)[0]))
    return (counts[1] - counts[0]) // 3


def measure(count: bool) -> Figures:
    found = ratios()
    if count:
        for name in found:
            if (number := instructions(name)) is not None:
                found[name]["instructions"] = number
    return found


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--instructions", action="store_true")
    reader.add_argument("--print", action="store_true", help="the figures as JSON, and no file")
    reader.add_argument("--do", nargs=2, metavar=("THING", "TIMES"), help="only this, for who counts")
    given = reader.parse_args()
    if given.do:
        for seed in range(int(given.do[1])):
            THINGS[given.do[0]](seed)
        return
    figures = measure(given.instructions)
    if given.print:
        print(json.dumps(figures))
        return
    head = subprocess.run(["git", "rev-parse", "--short=10", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    commit = head.stdout.strip() or "unknown"
    about = {"commit": commit, "python": platform.python_version(), "machine": platform.machine()}
    HISTORY.mkdir(exist_ok=True)
    file = HISTORY / f"{datetime.now(UTC):%Y%m%dT%H%M}-{commit}.json"
    file.write_text(json.dumps({**about, "figures": figures}, indent=1) + "\n", "utf-8")
    for name, found in figures.items():
        print(f"{name:28}{found['ratio']:10.2f} bare loops {found.get('instructions', ''):>16}")
    print(f"Written: {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
