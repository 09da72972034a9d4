"""What hints say: moments drawn from games, with the answer and its reasons as a person reads them.

    python bench/hints.py WAY [--moments 20] [--first 5000] [--brief]

WAY is one of truth.py's. For each moment it prints the table in plain lines, the hint, and the judge's figures behind
it. Somebody who plays well then marks each one as right, useful and plain, or not. The last line counts how many hints
have a reason, how many say "about equal", and the seconds that a hint takes.
"""

from __future__ import annotations

import argparse
from time import process_time

from shambles.bots import advise
from shambles.bots.hint import judge_for_hint
from shambles.terminal.advice import say_advice
from shambles.terminal.rooms import lines_of
from shambles.texts import Texts
from shambles.wording import Words
from truth import WAYS, moment

NAMES = ("Ann", "Ben", "Cas", "Dee", "Eve", "Fay")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("way", choices=WAYS)
    parser.add_argument("--moments", type=int, default=20)
    parser.add_argument("--first", type=int, default=5000)
    parser.add_argument("--brief", action="store_true", help="without the table")
    given = parser.parse_args()
    way, took, keys = given.way, [], []
    for number in range(given.first, given.first + given.moments):
        table, seat = moment(way, number)
        start = process_time()
        advice = advise(table, seat)
        took.append(process_time() - start)
        keys.append([one.key for one in advice.reasons])
        names = list(NAMES[: len(table.seats)])
        names[seat] = "You"
        lines = lines_of(Words(Texts("en", table.game), names, table.game, table.options))
        view, ask = table.view(seat), table.asks[seat]
        print(f"--- {way} {number}: {ask.key}, {len(ask.options)} options; {took[-1]:.2f} s")
        if not given.brief:
            print("\n".join(lines.table(view)))
        print("\n".join(say_advice(lines, view, ask, advice)))
        for one in judge_for_hint(table, seat).answers[:5]:
            print(
                f"    [{one.choice}: {one.value:.2f}, chance {one.chance:.2f}, behind {one.behind:.3f} "
                f"({one.low:.3f} to {one.high:.3f}), {one.worlds} worlds]"
            )
    equal = sum(one == ["about-equal"] for one in keys)
    print(f"{way}: {len(keys)} hints, {sum(map(bool, keys))} with a reason, {equal} only about equal; "
          f"{sum(took) / len(took):.2f} s on average, {max(took):.2f} s at most")  # fmt: skip


if __name__ == "__main__":
    main()
