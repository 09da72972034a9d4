"""Does the daily board rank by strength? Bots of five strengths try the same deals, and the cost of their choices is
compared (bots/costs.py): the mean rank of each, how often a random player comes before a veteran, how often the judge
can tell two of them apart.

    python bench/daily.py survival --deals 20 --first 0
"""

from __future__ import annotations

import argparse
from itertools import combinations
from random import Random as Rng
from time import process_time

from shambles.bots import find_bot, let_bots_answer, make_bot
from shambles.bots.costs import SECONDS, cost_of_choices, places_of
from shambles.bots.reviewed import Cost
from shambles.core.game import Game, Way, all_games
from shambles.core.table import Table
from shambles.daily import LEVEL, MINE

STRENGTHS = ("random", "rookie", "survivor", "veteran", "legend")


def tried(game: Game, way: Way, deal: int, bot: str, seconds: float) -> Cost:  # type: ignore[type-arg]  # any game
    """What the choices of this bot lost on a deal, against the daily deal's opponents."""
    table = Table.open(game.slug, seats=way.seats, options=dict(way.options), seed=9000 + deal)
    bots = {
        seat: make_bot(find_bot(bot if seat == MINE else LEVEL), game, Rng(f"{deal}/{seat}/{bot}"))
        for seat in table.seats
    }
    let_bots_answer(table, bots, Rng(deal))
    return cost_of_choices(table, MINE, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", help="a way to play, such as survival, hero, two, defense or race")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    game, way = next((game, way) for game in all_games() for way in game.ways if way.id == given.way)
    ranks: dict[str, list[int]] = {one: [] for one in STRENGTHS}
    told = wrong = 0
    for deal in range(given.first, given.first + given.deals):
        start = process_time()
        costs = {one: tried(game, way, deal, one, given.seconds) for one in STRENGTHS}
        for one in STRENGTHS:
            ranks[one].append(1 + sum(other.lost < costs[one].lost for other in costs.values()))
        places = dict(zip(STRENGTHS, places_of(list(costs.values())), strict=True))
        told += sum(places[one] != places[other] for one, other in combinations(STRENGTHS, 2))
        wrong += costs["random"].lost < costs["veteran"].lost
        figures = " ".join(f"{one} {cost.lost:.2f}±{cost.doubt:.2f}" for one, cost in costs.items())
        print(f"deal {deal}: {figures}; {process_time() - start:.0f} CPU s", flush=True)
    for one in STRENGTHS:
        print(f"{one}: mean rank {sum(ranks[one]) / given.deals:.2f}")
    pairs = given.deals * len(list(combinations(STRENGTHS, 2)))
    print(f"random before the veteran: {wrong} of {given.deals}; pairs with different places: {told} of {pairs}")


if __name__ == "__main__":
    main()
