"""What our own games are like, measured by the lab's studies: `make balance`.

The figures go into lab/measured.json, which `shambles luck` shows beside those of other games, and from there into
docs/explanation/balance.md: one table a game. `python scripts/balance.py games skill` measures these anew and keeps the
rest, of one game with `board_game` beside them; `--write` writes the page alone.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from shambles.lab import Drama, Luck, Simulation, Skill, drama, luck, simulate, skill
from shambles.lab.intervals import Interval, mean_of
from shambles.lab.luck import MEASURED
from shambles.lab.page import say_figure, say_share
from shambles.texts import Texts

PAGE = Path(__file__).parents[1] / "docs" / "explanation" / "balance.md"
START, END = "<!-- measured -->", "<!-- end -->"
SEED = 27
T = TypeVar("T")
EVEN = {"mode": "standard", "difficulty": "beginner", "pressure": "even"}


class Way(msgspec.Struct, frozen=True):
    """A way to play, and how many deals or games each study has of it."""

    title: str
    game: str
    seats: int
    options: dict[str, Any]
    luck: int
    skill: int
    drama: int
    games: int


WAYS = [
    Way("The Card Game, Hero", "card_game", 4, {"mode": "hero"}, 800, 100, 80, 1000),
    Way("The Card Game, Survival", "card_game", 4, {"mode": "survival"}, 2000, 400, 300, 2000),
    Way("TacDex", "tacdex", 2, {}, 1600, 600, 240, 2000),
    Way("The Best Defense, an even table", "best_defense", 2, EVEN, 1200, 500, 200, 1500),
    Way("The Board Game, an even table", "board_game", 4, {"play_on": "never", "balance": "even"}, 240, 80, 60, 800),
]


class Measured(msgspec.Struct):
    """All that was measured, by way."""

    luck: list[Luck] = []
    skill: list[Skill] = []
    drama: list[Drama] = []
    games: list[Simulation] = []
    lengths: list[Interval] = []


STUDIES = ("luck", "skill", "drama", "games")


def main(words: list[str]) -> None:
    known = {*STUDIES, *(way.game for way in WAYS), "--write"}
    if strange := [word for word in words if word not in known]:
        sys.exit(f"{', '.join(strange)}: there is {', '.join(sorted(known))}")
    if "--write" not in words:
        found = msgspec.json.decode(MEASURED.read_bytes(), type=Measured)
        studies = [word for word in words if word in STUDIES] or STUDIES
        games = [word for word in words if word not in STUDIES] or [way.game for way in WAYS]
        for at, way in enumerate(WAYS):
            if way.game in games:
                measure(at, studies, found)
                print(way.title, "is measured", flush=True)
        MEASURED.write_bytes(msgspec.json.format(msgspec.json.encode(rounded(found))) + b"\n")
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(START)
    PAGE.write_text(f"{before}{START}\n\n{tables()}\n{END}{rest.partition(END)[2]}", "utf-8")


def measure(at: int, studies: Sequence[str], found: Measured) -> None:
    way = WAYS[at]
    how: dict[str, Any] = {"options": way.options, "seed": SEED, "processes": 1}
    if "luck" in studies:
        _put(found.luck, at, luck(way.game, deals=way.luck, seats=way.seats, **how))
    if "skill" in studies:
        _put(found.skill, at, skill(way.game, deals=way.skill, seats=way.seats, **how))
    if "drama" in studies:
        _put(found.drama, at, drama(way.game, games=way.drama, seats=way.seats, **how))
    if "games" in studies:
        run = simulate(way.game, games=way.games, bots=["greedy"] * way.seats, events=True, **how)
        _put(found.games, at, run.summary())
        _put(found.lengths, at, mean_of([float(row.rounds) for row in run.rows()]))


def _put(figures: list[T], at: int, one: T) -> None:
    """In its place among the ways; a new way comes last."""
    figures[at : at + 1] = [one]


def rounded(found: Measured) -> Any:
    def four(one: Any) -> Any:
        if isinstance(one, float):
            return round(one, 4)
        if isinstance(one, dict):
            return {name: four(value) for name, value in one.items()}
        return [four(value) for value in one] if isinstance(one, list | tuple) else one

    return four(msgspec.to_builtins(found))


def tables() -> str:
    """One table a game, from what was measured."""
    found = msgspec.json.decode(MEASURED.read_bytes(), type=Measured)
    return "\n".join(table_of(way, at, found) for at, way in enumerate(WAYS))


def table_of(way: Way, at: int, found: Measured) -> str:
    texts = Texts("en")
    games, going, levels = found.games[at], found.drama[at], found.skill[at]
    rows = [(texts.say("simulate-won", share="").rstrip(": "), say_share(games.won), f"{games.games} games")]
    rows.append((texts.say("report-rounds"), say_figure(found.lengths[at]), f"{games.games} games"))
    for one in found.luck[at].parts:
        name = texts.say(f"luck-source-{one.source}")
        rows.append(
            (f"Of the result: {name[0].lower()}{name[1:]}", say_share(one.share), f"{found.luck[at].deals} deals")
        )
    for pair in levels.grid:
        if pair.above.mean > 0.5:
            needed = (
                texts.say("study-few")
                if pair.needed_at_worst is None
                else f"{pair.needed} to {pair.needed_at_worst} games show it"
            )
            rows.append((f"{pair.bot} above {pair.other}".capitalize(), say_share(pair.above), needed))
    for figure in going.figures:
        say = say_share if figure.share else say_figure
        rows.append((texts.say(f"drama-name-{figure.name}"), say(figure.figure), f"{going.games} games"))
    lines = "\n".join(f"| {' | '.join(re.sub('%', ' %', one) for one in row)} |" for row in rows)
    seats = f"{way.seats} seats"
    return f"## {way.title}, {seats}\n\n| figure | measured (95 %) | of |\n|---|---|---|\n{lines}\n"


if __name__ == "__main__":
    main(sys.argv[1:])
