"""Is the judge right? Its difference of two answers against many games that veterans play to the end.

    python bench/truth.py draw WAY FILE [--seconds 200] [--first 0] [--games 24] [--players veteran]
    python bench/truth.py again FILE ...
    python bench/truth.py tell FILE ...

WAY is one of WAYS. Bots of two levels play a game each, and one of its choices is drawn. The judge says which two
answers are best, and by how much, as in a hint and as in a review. Then veterans play both answers to the end in the
same other worlds, GAMES times each. Every moment is a line of FILE, so that a long measurement can be made in pieces.

`again` judges the same answers of the same moments once more, after a change of the judge. `tell` prints for each way
to play: the mean of the judge's difference less the true one (its bias), how much of a difference is true (the slope of
the truth on the judge's figure), and how often the judge's interval holds the truth, which has an error of its own.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import monotonic
from typing import Any

from shambles import Table
from shambles.bots import Bot, find_bot, let_bots_answer, make_bot
from shambles.bots.judge import CERTAIN, Judgement, estimate, judge_answers, skill_of
from shambles.bots.playouts import BEST, VALUE, players_of

WAYS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "survival": ("card_game", 4, {"mode": "survival"}),
    "hero": ("card_game", 4, {"mode": "hero"}),
    "tacdex": ("tacdex", 2, {}),
    "defense": ("best_defense", 2, {"mode": "standard", "difficulty": "beginner", "pressure": "even"}),
    "race": ("board_game", 4, {"cooperation": False, "play_on": "never"}),
}
LEVELS = ("rookie", "survivor")  # the players of the games, by turns
EARLY = 0.15  # share of a game before the first moment that is drawn
LOOKS = ((BEST, 1.0), (VALUE, 0.5))  # the judge's players and seconds
NO_LUCK = 9_000_000  # first number of the true games' worlds


def moment(way: str, number: int) -> tuple[Table, int]:
    """A choice of a game between bots, drawn at random: the table and the seat that is asked."""
    slug, seats, options = WAYS[way]
    rng = Random(f"truth/{way}/{number}")
    count = sum(1 for _ in played(slug, seats, options, rng.getrandbits(40)))
    rng = Random(f"truth/{way}/{number}")
    seed, place = rng.getrandbits(40), rng.randrange(int(EARLY * count), count)
    for at, table in enumerate(played(slug, seats, options, seed)):
        choosing = [seat for seat, ask in table.asks.items() if len(ask.options) > 1]
        if at >= place and choosing:
            return table, rng.choice(choosing)
    return moment(way, number + 1_000_000)


def played(slug: str, seats: int, options: dict[str, Any], seed: int) -> Any:
    """The table before each answer of a game."""
    table = Table.open(slug, seats=seats, options=options, seed=seed)
    bots: dict[int, Bot] = {
        seat: make_bot(find_bot(LEVELS[seat % 2]), table.game, Random(f"{seed}/{seat}")) for seat in table.seats
    }
    while table.outcome is None:
        yield table
        let_bots_answer(table, bots, Random(seed), most=table.answered + 1)


def look_at(way: str, number: int, games: int, players: str) -> dict[str, Any]:
    table, seat = moment(way, number)
    ask = table.asks[seat]
    first = judge_answers(table, seat, seconds=LOOKS[0][1], salt="first")
    two = [one.choice for one in first.answers[:2]]
    options = [one for one in ask.options if one.notation in two]
    options.sort(key=lambda one: two.index(one.notation))
    ends = players_of(players, table, ask, "truth").try_in(range(NO_LUCK, NO_LUCK + games), options)
    mine, theirs = ([(one.points if table.game.points else one.chances)[seat] for one in side] for side in ends)
    truth = estimate([one - other for one, other in zip(mine, theirs, strict=True)], imagined=1)
    return {
        "way": way, "number": number, "key": ask.key, "options": len(ask.options), "two": two,
        "looks": looks_at(table, seat, two), "truth": truth, "games": games, "players": players,
        "level": mean(mine),
    }  # fmt: skip


def looks_at(table: Table, seat: int, two: list[str]) -> dict[str, tuple[float, float]]:
    """The judge's difference of the two answers, and half of its interval, by players and seconds."""
    skill, found = skill_of(table), {}
    for players, seconds in LOOKS:
        if players == VALUE and table.game.value is None:
            continue
        rate = skill.value_rate if players == VALUE else skill.rate
        judged = judge_answers(table, seat, two, players=players, playouts=round(seconds * rate), salt="looks")
        found[f"{players}/{seconds}"] = said(judged, two, skill.value_error if players == VALUE else 0.0)
    return found


def said(judged: Judgement, two: list[str], more: float) -> tuple[float, float]:
    """The difference of the two answers, and half of its interval, with another error added."""
    one, other = judged.of(two[0]), judged.of(two[1])
    behind, reach = (other.behind, other.high - other.behind)
    if one.choice != judged.best:
        behind, reach = -one.behind, one.high - one.behind
    return behind, sqrt(reach**2 + (CERTAIN * more) ** 2)


def tell(rows: list[dict[str, Any]], look: str) -> str:
    """Bias, slope and coverage of one look, over moments of one way to play."""
    found = [(row["looks"][look], row["truth"]) for row in rows]
    gaps = [judged[0] - true[0] for judged, true in found]
    bias, doubt = mean(gaps), stdev(gaps) / sqrt(len(gaps))
    level = sum(judged[0] ** 2 for judged, _ in found)
    slope = sum(judged[0] * true[0] for judged, true in found) / level if level > 0 else float("nan")
    held = [abs(gap) <= sqrt(judged[1] ** 2 + (CERTAIN * true[1]) ** 2)
            for gap, (judged, true) in zip(gaps, found, strict=True)]  # fmt: skip
    share = mean(held)
    low, high = wilson(share, len(held))
    return (
        f"{look:10} {len(rows):4} moments  bias {bias:+.3f} ± {CERTAIN * doubt:.3f}  slope {slope:5.2f}  "
        f"mean |difference| {mean(abs(judged[0]) for judged, _ in found):.3f}  "
        f"± {mean(judged[1] for judged, _ in found):.3f}  truth ± {CERTAIN * mean(true[1] for _, true in found):.3f}  "
        f"held {share:.0%} ({low:.0%} to {high:.0%})"
    )


def wilson(share: float, count: int) -> tuple[float, float]:
    """95 % interval of a share (Wilson)."""
    square = CERTAIN**2 / count
    middle, half = share + square / 2, sqrt(square * (share * (1 - share) + square / 4))
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def again(file: Path) -> None:
    """Judge the moments of a file once more. Their true games stay."""
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    for row in rows:
        row["looks"] = looks_at(*moment(row["way"], row["number"]), row["two"])
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("draw", "again", "tell"))
    parser.add_argument("given", nargs="+")
    parser.add_argument("--seconds", type=float, default=200.0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=int, default=10**6)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--players", default="veteran")
    given = parser.parse_args()
    if given.what == "draw":
        way, file = given.given
        until = monotonic() + given.seconds
        for number in range(given.first, given.first + given.most):
            with Path(file).open("a") as out:
                out.write(json.dumps(look_at(way, number, given.games, given.players)) + "\n")
            if monotonic() > until:
                return
        return
    if given.what == "again":
        for file in given.given:
            again(Path(file))
        return
    rows = [json.loads(line) for file in given.given for line in Path(file).read_text().splitlines()]
    for way in WAYS:
        these = [row for row in rows if row["way"] == way]
        if len(these) > 2:
            print(f"{way}: {these[0]['games']} games for each answer by {these[0]['players']}s")
            for look in these[0]["looks"]:
                print("  " + tell(these, look), flush=True)


if __name__ == "__main__":
    main()
