"""The ladder: each level of bots against the one below, in every way to play, as a reproducible table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any, Unpack

import msgspec

from shambles.bots import LEVELS
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.lab.intervals import Interval
from shambles.lab.playing import Plan, Variant
from shambles.lab.simulate import How, play_plan
from shambles.lab.tournament import standings_of

HEADINGS = ("game", "seats", "who", "among", "wins", "games", "by luck", "luck taken out", "measured")
RULE = "|---" * len(HEADINGS) + "|"
PLACE = re.compile(r"(?<=<!-- ladder -->\n).*?(?=<!-- /ladder -->)", re.DOTALL)


class Stairs(msgspec.Struct, frozen=True):
    """A way to play that has a ladder."""

    name: str
    game: str
    seats: int
    options: dict[str, Any] = {}


class _File(msgspec.Struct, frozen=True):
    way: list[Stairs]


# The ways to play that have one: data, since nothing outside a game names one.
STAIRS = tuple(msgspec.toml.decode(Path(__file__).with_name("ladder.toml").read_bytes(), type=_File).way)


class Rung(msgspec.Struct, frozen=True):
    """Result of a bot against another level; in a co-operative game, of a table of one level."""

    way: str
    seats: int
    who: str
    among: str
    wins: Interval
    games: int
    adjusted: bool
    measured: str

    @property
    def cells(self) -> tuple[str, ...]:
        wins = f"{self.wins.mean:.0%} ({100 * self.wins.low:.0f}–{100 * self.wins.high:.0f})".replace("%", " %")
        luck = f"{1 / self.seats:.0%}".replace("%", " %") if self.among else ""
        taken_out = "yes" if self.adjusted else "no"
        return (self.way, str(self.seats), self.who, self.among, wins, str(self.games), luck, taken_out, self.measured)


def climb(
    stairs: Sequence[Stairs], levels: Sequence[str], deals: int, seed: int, adjust: bool, **how: Unpack[How]
) -> Iterator[Rung]:
    """Measure each level against the one below, lowest first. Yields each as soon as it is measured."""
    for one in stairs:
        together = find_game(one.game).together
        steps = [(level, "") for level in levels] if together else [(high, low) for low, high in pairwise(levels)]
        for who, among in steps:
            bots = (who,) + ((among or who),) * (one.seats - 1)
            plan = Plan(one.game, (Variant(one.options, bots),), seed, deals, all_seats=not together, adjust=adjust)
            found = standings_of(play_plan(plan, **how))
            standing = next(bot for bot in found.standings if bot.bot == who)
            name = f"a table of {who}" if together else who
            taken_out = standing.saved is not None
            yield Rung(
                one.name, one.seats, name, among, standing.wins, found.games, taken_out, date.today().isoformat()
            )


def table_of(rungs: Mapping[tuple[str, ...], tuple[str, ...]]) -> str:
    """The ladder as a Markdown table."""
    heading, *lines = (f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in (HEADINGS, *rungs.values()))
    return "".join(f"{line}\n" for line in (heading, RULE, *lines))


def read_rungs(text: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Rows of a ladder in a page, by their first four cells."""
    lines = [tuple(cell.strip() for cell in line.strip().strip("|").split("|")) for line in text.splitlines()[2:]]
    return {cells[:4]: cells for cells in lines if len(cells) == len(HEADINGS)}


def write_into(page: str, rungs: Sequence[Rung]) -> str:
    """The page with these rows in its ladder. Other rows stay as they are."""
    place = PLACE.search(page)
    if place is None:
        raise BadInput("file", "no-ladder")
    found = read_rungs(place[0]) | {rung.cells[:4]: rung.cells for rung in rungs}
    order = [one.name for one in STAIRS]
    levels = list(LEVELS)

    def place_of(about: tuple[str, ...]) -> tuple[int, str, int]:
        way, seats, who, _ = about
        level = who.split()[-1]
        return (
            order.index(way) if way in order else len(order),
            seats,
            levels.index(level) if level in levels else len(levels),
        )

    found = {about: found[about] for about in sorted(found, key=place_of)}
    return page[: place.start()] + table_of(found) + page[place.end() :]
