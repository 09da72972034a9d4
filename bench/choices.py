"""How much better bots answer than the hints do, answer by answer: far fewer games are needed than by who wins.

    python bench/choices.py GAME SEATS [SECONDS] [--even] [--processes 2]

Greedy bots that slip now and then play games. At some questions every kind of search says what it would answer. Each of
these answers is then played out to the end by the hints, in the same worlds. What an answer is worth more than the one
that looks best at a glance is what thinking has gained. KINDS says which searches are compared.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from shambles import Table
from shambles.bots import search
from shambles.bots.search import Search
from shambles.bots.worlds import imagine_from
from shambles.core.asking.chance import Imagined
from shambles.core.asking.network import Network, read_network
from shambles.core.asking.value import Value, result
from shambles.core.game import find_game

CARELESS = 0.05
LOOKS = 2  # questions of a game are looked at
WORLDS = 8  # each answer is played out in
BEGINNER = {"mode": "standard", "difficulty": "beginner"}


class Kind(NamedTuple):
    """A search: its tries, when and by which file the value judges, how sure it wants to be, how deep its tree is."""

    tries: int
    after: int | None = None
    doubt: float = search.DOUBT
    file: str = ""
    depth: int = 0
    wide: int = search.WIDE
    look: int = search.LOOK


KINDS: dict[str, Kind] = {"veteran": Kind(16), "legend": Kind(64)}


def look(job: tuple[str, int, dict[str, str], dict[str, Kind], int]) -> list[dict[str, Any]]:
    """One game, and what was found at some of its questions."""
    slug, seats, options, kinds, number = job
    count = sum(1 for _ in questions(slug, seats, options, number))
    rng = Random(f"choices/{number}")
    picked = set(rng.sample(range(count), min(LOOKS, count)))
    return [
        look_at(table, seat, table.asks[seat], kinds, best, rng.getrandbits(32))
        for at, (table, seat, best) in enumerate(questions(slug, seats, options, number))
        if at in picked
    ]


def questions(slug: str, seats: int, options: dict[str, str], number: int) -> Iterator[tuple[Table, int, Any]]:
    """Every question of a game that has a choice, and what looks best there."""
    game, rng = find_game(slug), Random(f"questions/{number}")
    table = Table.open(slug, seats=seats, options=options, seed=number)
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        figures = game.hints[ask.key](game.hint_view(ask.play, seat), ask)
        best = ask.options[max(range(len(figures)), key=figures.__getitem__)]
        if len(ask.options) > 1:
            yield table, seat, best
        table.play(seat, rng.choice(ask.options) if rng.random() < CARELESS else best)


def look_at(table: Table, seat: int, ask: Any, kinds: dict[str, Kind], best: Any, seed: int) -> dict[str, Any]:
    """What every kind answers, how long it took, and what each answer came to."""
    answers, took = {}, {}
    for name, kind in kinds.items():
        start = time.process_time()
        answers[name] = answer_of(kind, table, seat, ask, seed).notation
        took[name] = time.process_time() - start
    worths: dict[str, float] = {}
    for notation in {best.notation, *answers.values()}:
        choice = next(one for one in ask.options if one.notation == notation)
        worths[notation] = sum(played_out(table, seat, choice, seed + one) for one in range(WORLDS)) / WORLDS
    level = worths[best.notation]
    gains = {name: worths[notation] - level for name, notation in answers.items()}
    return {"key": ask.key, "gains": gains, "took": took}


def answer_of(kind: Kind, table: Table, seat: int, ask: Any, seed: int) -> Any:
    """The answer of a search of this kind."""
    game = table.game
    assert game.value is not None
    usual, room = game.value, game.room("bot.value")
    assert room is not None
    networks, settings = room.network, {name: vars(search)[name] for name in ("DOUBT", "WIDE", "LOOK")}
    after = usual.after if kind.after is None else kind.after
    object.__setattr__(game, "value", Value(usual.worth, usual.at, after))
    if kind.file:
        vars(room)["network"] = lambda: known(kind.file)
    vars(search).update(DOUBT=kind.doubt, WIDE=kind.wide, LOOK=kind.look)
    try:
        bot = Search(game, Random(seed))
        bot.iterations, bot.depth = kind.tries, kind.depth
        return bot.choose(table.view(seat), ask, imagine_from(table, seat, Random(seed + 1)))
    finally:
        object.__setattr__(game, "value", usual)
        vars(room)["network"] = networks
        vars(search).update(settings)


@cache
def known(file: str) -> Network:
    return read_network(Path(file))


def played_out(table: Table, seat: int, choice: Any, number: int) -> float:
    """What an answer comes to in an imagined world, if all play on by the hints."""
    world, game = table.fork(seat, Imagined(Random(number).getrandbits(64))), table.game
    world.play(seat, choice)
    if world.outcome is not None:
        return result(world.outcome, seat)

    def by_the_hints(ask: Any) -> Any:
        figures = game.figures(ask)
        return ask.options[max(range(len(figures)), key=figures.__getitem__)]

    return result(world.play_out(by_the_hints), seat)


def compare(jobs: Iterator[Any], processes: int, seconds: float) -> list[dict[str, Any]]:
    """As many games as there is time for."""
    found, until = [], time.monotonic() + seconds
    with get_context("spawn").Pool(processes) as pool:
        for moments in pool.imap_unordered(look, jobs):
            found += moments
            if time.monotonic() > until:
                pool.terminate()
                break
    return found


def tell(found: list[dict[str, Any]], kinds: dict[str, Kind]) -> str:
    lines = [f"{len(found)} questions; gained an answer, in hundredths of a win; milliseconds an answer"]
    for name, kind in kinds.items():
        gains = [one["gains"][name] for one in found]
        mean = sum(gains) / len(gains)
        error = sqrt(sum((one - mean) ** 2 for one in gains) / len(gains) ** 2)
        other = sum(one != 0 for one in gains) / len(gains)
        took = 1000 * sum(one["took"][name] for one in found) / len(found)
        lines.append(f"{name:18} {100 * mean:7.3f} ± {196 * error:.3f}   {took:6.0f} ms   {other:.0%} other   {kind}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("seconds", type=float, default=60.0, nargs="?")
    parser.add_argument("--even", action="store_true")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument(
        "--kinds", type=Path, help="a JSON file: name to [tries, after, doubt, file, depth, wide, look]"
    )
    given = parser.parse_args()
    kinds = KINDS if given.kinds is None else {k: Kind(*v) for k, v in json.loads(given.kinds.read_text()).items()}
    options = BEGINNER | {"pressure": "even" if given.even else "book"} if given.game == "best_defense" else {}
    jobs = ((given.game, given.seats, options, kinds, number) for number in range(given.first, 10**9))
    print(tell(compare(jobs, given.processes, given.seconds), kinds), flush=True)


if __name__ == "__main__":
    main()
