"""Are the mistakes of reviews mistakes, and does the hint at that moment agree? On games of rookies.

    python bench/mistakes.py WAY FILE [--games 2] [--first 0] [--truths 24] [--seconds 200]
    python bench/mistakes.py tell FILE ...

Rookies play a game, and it is reviewed. At each mistake that the review names, the hint is asked: it should give the
review's answer, or one that it calls about equal. Then veterans play both answers to the end, TRUTHS times each in the
same worlds. Each game is a line of FILE.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic, process_time
from typing import Any

from shambles import Table
from shambles.bots import advise, find_bot, let_bots_answer, make_bot, review_game
from shambles.bots.judge import CERTAIN, estimate
from shambles.bots.playouts import players_of
from shambles.core.story.retelling import play_again
from truth import NO_LUCK, WAYS


def look_at(way: str, number: int, truths: int) -> dict[str, Any]:
    slug, seats, options = WAYS[way]
    table = Table.open(slug, seats=seats, options=options, seed=70_000 + number)
    bots = {seat: make_bot(find_bot("rookie"), table.game, Random(f"{number}/{seat}")) for seat in table.seats}
    let_bots_answer(table, bots, Random(number))
    start = process_time()
    review = review_game(table)
    took = process_time() - start
    named = {(one.told, one.seat, one.ask, one.choice): one for one in review.decisions}
    found = []
    for turn in play_again(table):
        one = named.get((turn.table.told, turn.ask.seat, turn.ask.key, turn.choice.notation))
        if one is None or not turn.stands:
            continue
        advice = advise(turn.table, one.seat)
        figures = table.game.hints[one.ask](turn.table.view(one.seat), turn.ask)
        glance = turn.ask.options[max(range(len(figures)), key=figures.__getitem__)].notation
        answers = [next(o for o in turn.ask.options if o.notation == name) for name in (one.better, one.choice)]
        players = players_of("veteran", turn.table, turn.ask, "truth")
        ends = players.try_in(range(NO_LUCK, NO_LUCK + truths), answers)
        better, mine = ([(e.points if table.game.points else e.chances)[one.seat] for e in side] for side in ends)
        found.append({
            "key": one.ask, "choice": one.choice, "better": one.better, "lost": one.points or one.lost,
            "hint": advice.choice, "agrees": one.better in (advice.choice, *advice.equal),
            "looked_best": glance == one.choice, "reasons": [reason.key for reason in one.reasons],
            "truth": estimate([x - y for x, y in zip(better, mine, strict=True)], imagined=1) if truths else None,
        })  # fmt: skip
    return {"way": way, "number": number, "took": took, "found": found}


def tell(rows: list[dict[str, Any]]) -> str:
    found = [one for row in rows for one in row["found"]]
    if not found:
        return f"{len(rows)} games, no mistake named; {mean(row['took'] for row in rows):.1f} s a review"
    true = [one for one in found if one["truth"]]
    wrong = [one for one in true if one["truth"][0] + CERTAIN * one["truth"][1] < 0]
    gap = [one["lost"] - one["truth"][0] for one in true]
    doubt = sqrt(sum(one["truth"][1] ** 2 for one in true)) / max(1, len(true))
    return (
        f"{len(rows)} games, {len(found)} mistakes named ({sum(one['looked_best'] for one in found)} looked best at a "
        f"glance); hint agrees {sum(one['agrees'] for one in found)}; "
        f"truth: lost on average {mean(one['truth'][0] for one in true):.3f} ± {CERTAIN * doubt:.3f}, by the review "
        f"{mean(one['lost'] for one in true):.3f} (difference {mean(gap):+.3f}); "
        f"above zero in {sum(one['truth'][0] > 0 for one in true)} of {len(true)}, surely below in {len(wrong)}; "
        f"{mean(row['took'] for row in rows):.1f} s a review"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("way", choices=(*WAYS, "tell"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--truths", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=200.0)
    given = parser.parse_args()
    if given.way == "tell":
        rows = [json.loads(line) for file in given.files for line in file.read_text().splitlines()]
        for way in WAYS:
            if these := [row for row in rows if row["way"] == way]:
                print(f"{way}: {tell(these)}")
        return
    until = monotonic() + given.seconds
    for number in range(given.first, given.first + given.games):
        row = look_at(given.way, number, given.truths)
        with given.files[0].open("a") as out:
            out.write(json.dumps(row) + "\n")
        if monotonic() > until:
            return


if __name__ == "__main__":
    main()
