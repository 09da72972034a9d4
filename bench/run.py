"""How fast the table is, beside a bare loop of the same game. One run, everything interleaved, medians.

Run it with `make bench`. Ratios of one run can be compared; times of two runs, on a shared machine, cannot.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from bare_loop import play_bare
from shambles import Ask, Choice, Imagined, Table

SEATS = 4
OPTIONS = {"mode": "survival"}
ROUNDS, REPEATS = 300, 4  # each thing is timed 300 times, four calls in a row


def main() -> None:
    rng = Random(1)
    choose = rng.choice
    base = Table.open("card_game", seats=SEATS, options=OPTIONS, seed=1)

    def random_policy(ask: Ask[Choice]) -> Choice:
        return choose(ask.options)

    def bare(seed: int) -> None:
        play_bare(SEATS, rng)

    def table(seed: int) -> None:
        game = Table.open("card_game", seats=SEATS, options=OPTIONS, seed=seed)
        while asks := game.asks:
            for seat, ask in asks.items():
                game.answer(seat, choose(ask.options))

    def muted(seed: int) -> None:
        base.fork(0, Imagined(seed)).play_out(random_policy)

    def fork(seed: int) -> None:
        base.fork(0, Imagined(seed))

    def copy(seed: int) -> None:
        base.copy()

    def save_and_load(seed: int) -> None:
        Table.load(base.save())

    seconds = time_all({one.__name__: one for one in (bare, table, muted, fork, copy, save_and_load)})
    report(seconds)


def time_all(things: dict[str, Callable[[int], None]]) -> dict[str, float]:
    """Seconds per call. Taking turns spreads the machine's moods over everything alike."""
    times: dict[str, list[float]] = {name: [] for name in things}
    for turn in range(ROUNDS):
        for name, call in things.items():
            start = perf_counter()
            for repeat in range(REPEATS):
                call(turn * REPEATS + repeat)
            times[name].append((perf_counter() - start) / REPEATS)
    return {name: median(found) for name, found in times.items()}


def report(seconds: dict[str, float]) -> None:
    bare, table, muted = seconds["bare"], seconds["table"], seconds["muted"]
    print(f"Python {platform.python_version()} on {platform.machine()}, Survival, {SEATS} seats, random players")
    print()
    print(f"{'bare loop':34}{1 / bare:10,.0f} playouts/s")
    print(f"{'Table, events on':34}{1 / table:10,.0f} playouts/s   {bare / table:5.2f} of the bare loop (aim: 0.17)")
    print(
        f"{'fork + muted playout':34}{1 / muted:10,.0f} playouts/s   {bare / muted:5.2f} of the bare loop (aim: 0.33)"
    )
    print()
    for name, label in (("copy", "copy"), ("fork", "fork + redeal"), ("save_and_load", "save + load")):
        cost = seconds[name]
        parts = f"{cost / muted:6.1%} of a muted playout, {cost / table:6.1%} of one with events"
        print(f"{label:34}{cost * 1e6:10.1f} µs           {parts}")


if __name__ == "__main__":
    main()
