"""Is luck nothing on average, and how many games does it save to take it out?

    nice python bench/judge.py GAME BOTS GAMES [option=value ...]     plays so many games with `--adjust`
    nice python bench/judge.py known - GAMES                          the game of tests/lab/test_judging.py, whose
                                                                      answer is known; the second time it is known, too,
                                                                      how its player draws lots

Of the first bot it prints the share of the wins with luck and without, what luck came to on average (in points of a
share, with its standard error), and the ratio of the variances.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import mean, pvariance
from time import process_time

from shambles.lab import simulate
from shambles.lab.intervals import adjusted


def tell(name: str, values: list[float], lucks: list[float], seconds: float) -> None:
    found = adjusted(values, lucks, share=True)
    assert found is not None, "twenty games at least"
    bias, error = 100 * mean(lucks), 100 * (pvariance(lucks) / len(lucks)) ** 0.5
    figure = found.figure
    print(
        f"{name}: {len(values)} games; wins {mean(values):.1%}, without luck {figure.mean:.1%} "
        f"({figure.low:.1%} to {figure.high:.1%}); luck on average {bias:+.2f} points (standard error {error:.2f}); "
        f"games saved {found.saved:.2f} times; {1000 * seconds / len(values):.0f} ms a game",
        flush=True,
    )


def main() -> None:
    game, bots, games, *rest = sys.argv[1:]
    start = process_time()
    if game == "known":
        sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
        from lab.test_judging import TRUTH, exactly, rows_of, tempted_too

        for name, worth, by_lot in (("known game", exactly, False), ("its lots known, too", tempted_too, True)):
            start = process_time()
            rows = rows_of(worth, int(games), by_lot)
            seconds = process_time() - start
            tell(f"{name}, {TRUTH:.2%}", [one.returns[0] for one in rows], [one.luck[0] for one in rows], seconds)
        return
    options = dict(one.split("=", 1) for one in rest)
    names = bots.split(",")
    run = simulate(game, games=int(games), bots=names, options=options, adjust=True, processes=1)
    values, lucks = [], []
    for row in run.rows():
        seat = row.places.index(0)
        together = len(row.winners) == len(row.bots)
        values.append((1.0 if together else 1 / len(row.winners)) if seat in row.winners else 0.0)
        lucks.append(row.luck[seat])
    tell(" ".join(sys.argv[1:3] + rest), values, lucks, process_time() - start)


if __name__ == "__main__":
    main()
