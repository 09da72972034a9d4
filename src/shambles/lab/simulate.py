"""Simulation of any number of games between bots.

The result does not depend on the machine or the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

import msgspec

from shambles.bots import find_bot
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.lab.folder import RunFolder
from shambles.lab.intervals import Interval
from shambles.lab.playing import Failure, Plan, Played, Row, Variant
from shambles.lab.tally import Tally
from shambles.lab.workers import play_all

if TYPE_CHECKING:
    import polars

MOST_FAILURES = 50
MOST_GAMES = 100_000_000


class How(TypedDict, total=False):
    """Settings of the computation. They do not change any result.

    processes   number of parallel processes; by default one for each core
    on          `ray`: on its cluster
    folder      folder for the results; the same call later continues there
    progress    called with the number of games finished since the last call
    """

    processes: int | None
    on: str
    folder: Path | str | None
    progress: Callable[[int], None] | None


class BotResult(msgspec.Struct, frozen=True):
    """Results of one kind of bot: its share of wins per seat it held (a shared win counts in part), and its score.

    saved   after removing luck: factor of games saved for the same precision
    """

    bot: str
    seats: int
    wins: Interval
    score: Interval
    saved: float | None = None


class Simulation(msgspec.Struct, frozen=True):
    """Results of a simulation.

    won       share of games with a winner: in a co-operative game, the table's wins
    failed    number of games that failed
    """

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    failed: int
    won: Interval
    bots: list[BotResult]


class Run:
    """A set of simulated games, in memory or in a folder."""

    def __init__(self, plan: Plan, folder: RunFolder | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self._held: list[Played] = []

    @classmethod
    def open(cls, path: Path | str) -> Run:
        """Open a run from its folder."""
        folder = RunFolder(Path(path))
        return cls(folder.read_plan(), folder)

    def keep(self, played: Played) -> None:
        if self.folder is not None:
            self.folder.keep(played)
        else:
            self._held.append(played)

    def played(self) -> Iterable[Played]:
        if self.folder is not None:
            return self.folder.read()
        return sorted(self._held, key=lambda one: min(one.numbers))

    def rows(self) -> list[Row]:
        """Every game, in order."""
        return sorted((row for one in self.played() for row in one.rows), key=lambda row: row.number)

    def failures(self) -> list[Failure]:
        return [failure for one in self.played() for failure in one.failures]

    def missing(self) -> list[int]:
        """The games of the plan that have not been played."""
        done = {number for part in self.played() for number in part.numbers}
        return [number for number in range(self.plan.games) if number not in done]

    def summary(self, variant: int = 0) -> Simulation:
        """Results of each bot in the games of one variant."""
        chosen = self.plan.variants[variant]
        tally = Tally(find_game(self.plan.game).together, chosen.bots)
        failed = 0
        for part in self.played():
            failed += sum(self.plan.game_at(one.number)[1] == variant for one in part.failures)
            for row in part.rows:
                if row.variant == variant:
                    tally.add(row)
        bots = [_result_of(tally, name) for name in tally.held]
        less_luck = tally.adjusted_table_wins()
        won = tally.table_wins() if less_luck is None else less_luck.figure
        return Simulation(self.plan.game, chosen.options, self.plan.seed, tally.games, failed, won, bots)

    @property
    def bots(self) -> list[BotResult]:
        """Results of each bot."""
        return self.summary().bots

    def games(self) -> polars.DataFrame:
        """One row a game, as a Polars frame."""
        from shambles.lab.frames import games_frame

        return games_frame(self)

    def seats(self) -> polars.DataFrame:
        """One row for each seat of each game, as a Polars frame: its bot, its score, its share of the win."""
        from shambles.lab.frames import seats_frame

        return seats_frame(self)

    def decisions(self) -> polars.DataFrame:
        """One row a decision, as a Polars frame, if decisions were kept."""
        from shambles.lab.frames import decisions_frame

        return decisions_frame(self)


def _result_of(tally: Tally, name: str) -> BotResult:
    """Results of one bot, with luck removed if that was requested and there are enough games."""
    found = tally.adjusted(name)
    if found is None:
        return BotResult(name, tally.held[name], tally.share(name), tally.score(name))
    share, score = found
    return BotResult(name, tally.held[name], share.figure, score.figure, share.saved)


def simulate(
    game: str,
    *,
    games: int,
    bots: Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    events: bool = False,
    decisions: bool = False,
    adjust: bool = False,
    **how: Unpack[How],
) -> Run:
    """Let the bots play this number of games. They move up one seat after each game, so that no seat favours anybody.

    `adjust` removes luck from the figures: the same precision with fewer games.
    """
    if games < 1:
        raise BadInput("games", "not-enough", least=1)
    variant = Variant(dict(options or {}), tuple(bots))
    plan = Plan(game, (variant,), seed, games, events=events, decisions=decisions, adjust=adjust)
    return play_plan(plan, **how)


def play_plan(plan: Plan, **how: Unpack[How]) -> Run:
    """Play all missing games of a plan. Too many failures end it."""
    processes, folder, progress = how.get("processes"), how.get("folder"), how.get("progress")
    if processes is not None and processes < 1:
        raise BadInput("processes", "not-enough", least=1)
    if plan.games > MOST_GAMES:
        raise BadInput("games", "too-many", most=MOST_GAMES)
    rules = find_game(plan.game)
    for variant in plan.variants:
        rules.read_seats(len(variant.bots), rules.read_options(variant.options))
        for bot in variant.bots:
            find_bot(bot)
    run = Run(plan, None if folder is None else RunFolder.start(Path(folder), plan))
    missing = run.missing() if run.folder is not None else range(plan.games)
    if progress is not None and len(missing) < plan.games:
        progress(plan.games - len(missing))
    failed = 0
    with closing(play_all(plan, missing, processes, how.get("on", ""))) as playing:
        for played in playing:
            run.keep(played)
            if progress is not None:
                progress(len(played.numbers))
            failed += len(played.failures)
            if failed > MOST_FAILURES:
                first = played.failures[0]
                if first.trouble is not None:  # a bot failed: its error names the game and the question
                    raise BadInput(first.trouble[0], first.trouble[1], **first.trouble[2])
                raise BadInput("games", "too-many-failures", count=failed, seed=first.seed, detail=first.error)
    return run
