"""What a box does: bots play the same deals with it and with the game's own, and the difference is told.

The games are played a few at a time in a process that lets everybody else go first. Nothing is kept: whoever asked
hears how it goes as long as they listen, and it ends when they do not.
"""

from __future__ import annotations

import asyncio
import shlex
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from math import isfinite
from statistics import NormalDist
from typing import Any

from shambles.bots import USUAL_LEVEL
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, find_game
from shambles.core.playing.shelf import needed_options
from shambles.lab.changed import effects_of_cards
from shambles.lab.compare import measure, plan_comparison
from shambles.lab.findings import Effect
from shambles.lab.intervals import Interval, Z, mean_of
from shambles.lab.playing import Plan, Row, Variant, play_games
from shambles.lab.simulate import Run
from shambles.processes import Overrun
from shambles.server.boxes.looking import changes_of, face_of, name_of, read_box, read_rows
from shambles.server.fair_turns import WorkFor
from shambles.server.wire.workshop import (
    CardMet,
    CardWorth,
    Compared,
    Figure,
    LookAtBox,
    TrialForm,
    TrialSettings,
    TryBox,
)
from shambles.server.workers.pool import WorkerPool

DEALS = 200  # each played with both boxes, unless somebody wants another number
PIECE = 2  # deals at a time: a few tenths of a second
TELL = 10  # deals after which the figures are said anew
NICE = 10  # everybody else goes first
SECONDS = 30.0  # for a piece; a box that takes longer is told of

# What is told, in this order; `margin` is how far the first is ahead of the second.
COOPERATIVE = ("won", "score", "rounds", "answers")
COMPETITIVE = ("first-seat", "margin", "score", "rounds", "answers")


class Trials:
    """The trials that are under way; an address has one."""

    def __init__(self, pool: WorkerPool, most: int) -> None:
        self._pool, self._most = pool, most
        self._under_way: set[str] = set()

    def begin(self, address: str) -> None:
        """BadInput if there are too many; whoever begins one ends it."""
        if address in self._under_way:
            raise BadInput("request", "trial-under-way")
        if len(self._under_way) >= self._most:
            raise BadInput("request", "too-many-trials", most=self._most)
        self._under_way.add(address)

    async def run(self, address: str, slug: str, kind: str, wanted: TryBox, lang: str) -> AsyncIterator[TrialForm]:
        """How far it is and what it has come to, again and again, until it is done or nobody listens."""
        deals = wanted.deals or DEALS
        try:
            plan, told = await asyncio.to_thread(_read, slug, kind, wanted, lang)
            run = Run(plan)
            yield told.form(run, 0)
            for first in range(0, plan.deals, PIECE):
                numbers = range(2 * first, 2 * min(first + PIECE, plan.deals))
                run.keep(await self._pool.do(WorkFor(address), play_games, plan, numbers))
                done = min(first + PIECE, plan.deals)
                if done % TELL == 0 or done in (PIECE, plan.deals):
                    yield await asyncio.to_thread(told.form, run, done)
        except Overrun:
            yield TrialForm(0, deals, error="box-overruns")
        finally:
            self._under_way.discard(address)


def _read(slug: str, kind: str, wanted: TryBox, lang: str) -> tuple[Plan, Told]:
    """A long box takes a tenth of a second to read and to word: beside the loop, or everybody would wait."""
    game = find_game(slug)
    return plan_trial(game, kind, wanted), Told(game, kind, wanted.text, lang)


def plan_trial(game: Game[Any, Any], kind: str, wanted: TryBox) -> Plan:
    """The game's own box against this one: the same games as those of the command that the trial shows."""
    options = options_of_trial(game, kind, wanted)
    seats = seats_of_trial(game, options, wanted)
    bots = (wanted.bots or USUAL_LEVEL,) * seats
    after = Variant(options | {kind: wanted.text}, bots)
    return plan_comparison(game.slug, wanted.deals or DEALS, Variant(options, bots), after)


def options_of_trial(game: Game[Any, Any], kind: str, wanted: TryBox) -> dict[str, Any]:
    """The options of its tables besides the box. BadInput names one that is not possible."""
    options = needed_options(game) | {name: value for name, value in wanted.options.items() if name not in game.boxes}
    game.read_options(options)
    return options


def seats_of_trial(game: Game[Any, Any], options: dict[str, Any], wanted: TryBox) -> int:
    chosen = game.read_options(options)
    return len(game.read_seats(wanted.seats or game.usual_number(chosen), chosen))


def settings_of(plan: Plan, kind: str) -> TrialSettings:
    """Everything that the figures depend on, and the command that repeats them from a saved file of the box."""
    before = plan.variants[0]
    bot, seats = before.bots[0], len(before.bots)
    given = [word for name, value in before.options.items() for word in ("-o", f"{name}={said(value)}")]
    words = ["shambles", "compare", plan.game, "--bots", bot, "--seats", str(seats), *given]
    words += ["--change", f"{kind}={plan.game}-{kind}.toml", "-n", str(plan.deals), "--seed", str(plan.seed)]
    return TrialSettings(seats, bot, dict(before.options), plan.deals, plan.seed, shlex.join(words))


def said(value: object) -> str:
    """A value of an option, as the command line takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Told:
    """What is said of a trial, in the names of this box's cards."""

    def __init__(self, game: Game[Any, Any], kind: str, text: str, lang: str) -> None:
        self._game, self._kind = game, kind
        box, (tables, _) = game.boxes[kind], read_box(kind, LookAtBox(text=text))
        self._names: dict[str, str] = {}
        for table, rows in read_rows(box, tables).items():
            for raw, row in zip(tables[table], rows, strict=True):
                if isinstance(raw, dict) and isinstance(raw.get("id"), str):
                    face = face_of(game, box, table, row, lang)
                    self._names.setdefault(raw["id"], name_of(raw) if face is None else face.name)
        self._changed = [
            tables[change.table][change.number]["id"]
            for change in changes_of(game, kind, tables, lang)
            if change.number is not None and "id" in tables[change.table][change.number]
        ]

    def form(self, run: Run, deals: int) -> TrialForm:
        """The figures so far."""
        settings = settings_of(run.plan, self._kind)
        if not deals:
            return TrialForm(0, run.plan.deals, self._game.together, settings=settings)
        rows = [row for row in run.rows() if row.variant == 1]
        return TrialForm(
            deals,
            run.plan.deals,
            self._game.together,
            tuple(self._measures(run)),
            tuple(self._met(rows)),
            tuple(self._worth(run)),
            len(run.failures()),
            settings=settings,
        )

    def _measures(self, run: Run) -> list[Compared]:
        found = [compared(one.name, one.share, one.before, one.after, one.difference) for one in measure(run).measures]
        wanted = COOPERATIVE if self._game.together else COMPETITIVE
        by_name = {one.name: one for one in (*found, margin_of(run.rows()))}
        return [by_name[name] for name in wanted]

    def _met(self, rows: Sequence[Row]) -> list[CardMet]:
        """In how many games each changed card was met."""
        games: Counter[str] = Counter()
        for row in rows:
            games.update({what.partition("=")[2] for what in row.happened})
        return [CardMet(card, self._names[card], games[card]) for card in self._changed]

    def _worth(self, run: Run) -> list[CardWorth]:
        """The changed cards that surely make a difference, the clearest first."""
        found = effects_of_cards(run, self._changed)
        surer = sureness(len(self._changed))
        clear = [one for one in found if clearness(one.apart) > surer]
        return [self._card(one) for one in sorted(clear, key=lambda one: -clearness(one.apart))]

    def _card(self, one: Effect) -> CardWorth:
        shares = figure(one.having), figure(one.lacking), figure(one.apart)
        return CardWorth(one.what, self._names[one.what], one.games, *shares)


def margin_of(rows: Sequence[Row]) -> Compared:
    """How far the first was ahead of the second, in points."""
    pairs: dict[int, dict[int, float]] = {}
    for row in rows:
        best = sorted(row.scores, reverse=True)
        pairs.setdefault(row.deal, {})[row.variant] = float(best[0] - best[1]) if len(best) > 1 else 0.0
    both = [pair for pair in pairs.values() if len(pair) == 2]
    before, after = (mean_of([pair[variant] for pair in both]) for variant in (0, 1))
    return compared("margin", False, before, after, mean_of([pair[1] - pair[0] for pair in both]))


def compared(name: str, share: bool, before: Interval, after: Interval, difference: Interval) -> Compared:
    """A measure as it goes over the wire."""
    is_clear = difference.low > 0 or difference.high < 0
    return Compared(name, share, figure(before), figure(after), figure(difference), is_clear)


def figure(one: Interval) -> Figure:
    """JSON knows no number without end."""
    low, high = (round(end, 4) if isfinite(end) else None for end in (one.low, one.high))
    return Figure(round(one.mean, 4), low, high)


def clearness(apart: Interval) -> float:
    """How many times as far from nothing a difference is as its interval reaches: above 1, it is one of 95 in 100."""
    reach = (apart.high - apart.low) / 2
    return abs(apart.mean) / reach if reach > 0 else 0.0


def sureness(cards: int) -> float:
    """Of a hundred cards five stand out by luck: how many times as clear a card must be, so that none does."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, cards)) / Z
