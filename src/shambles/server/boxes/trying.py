"""What a box does: bots play the same deals with it and with the game's own, and the difference is told.

The games are played a few at a time in a process that lets everybody else go first. Nothing is kept: whoever asked
hears how it goes as long as they listen, and it ends when they do not.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from math import isfinite
from statistics import NormalDist
from typing import Any

from shambles.core.asking.reply import BadInput
from shambles.core.game import Game, find_game
from shambles.core.playing.shelf import needed_options
from shambles.lab.compare import measure, plan_comparison
from shambles.lab.findings import Effect, what_mattered
from shambles.lab.intervals import Interval, Z, mean_of
from shambles.lab.playing import Plan, Row, Variant, play_games
from shambles.lab.simulate import Run
from shambles.server.boxes.looking import changes_of, face_of, name_of, read_box, read_rows
from shambles.server.fair_turns import Desk, WorkFor
from shambles.server.thinking.workshop import Overrun
from shambles.server.wire.workshop import CardMet, CardWorth, Compared, Figure, LookAtBox, TrialForm

DEALS = 200  # each played with both boxes
PIECE = 2  # deals at a time: a few tenths of a second
TELL = 10  # deals after which the figures are said anew
BOT = "greedy"
OUTSTANDING = 10  # cards that are told of
NICE = 10  # everybody else goes first
SECONDS = 30.0  # for a piece; a box that takes longer is told of

# What is told, in this order; `margin` is how far the first is ahead of the second.
COOPERATIVE = ("won", "score", "rounds", "answers")
COMPETITIVE = ("first-seat", "margin", "score", "rounds", "answers")


class Trials:
    """The trials that are under way; an address has one."""

    def __init__(self, desk: Desk, most: int) -> None:
        self._desk, self._most = desk, most
        self._under_way: set[str] = set()

    def begin(self, address: str) -> None:
        """BadInput if there are too many; whoever begins one ends it."""
        if address in self._under_way:
            raise BadInput("request", "trial-under-way")
        if len(self._under_way) >= self._most:
            raise BadInput("request", "too-many-trials", most=self._most)
        self._under_way.add(address)

    async def run(self, address: str, slug: str, kind: str, text: str, lang: str) -> AsyncIterator[TrialForm]:
        """How far it is and what it has come to, again and again, until it is done or nobody listens."""
        try:
            plan, told = await asyncio.to_thread(_read, slug, kind, text, lang)
            run = Run(plan)
            yield told.form(run, 0)
            for first in range(0, plan.deals, PIECE):
                numbers = range(2 * first, 2 * min(first + PIECE, plan.deals))
                run.keep(await self._desk.do(WorkFor(address), play_games, plan, numbers))
                done = min(first + PIECE, plan.deals)
                if done % TELL == 0 or done in (PIECE, plan.deals):
                    yield await asyncio.to_thread(told.form, run, done)
        except Overrun:
            yield TrialForm(0, DEALS, error="box-overruns")
        finally:
            self._under_way.discard(address)


def _read(slug: str, kind: str, text: str, lang: str) -> tuple[Plan, Told]:
    """A long box takes a tenth of a second to read and to word: beside the loop, or everybody would wait."""
    game = find_game(slug)
    return plan_trial(game, kind, text), Told(game, kind, text, lang)


def plan_trial(game: Game[Any, Any], kind: str, text: str) -> Plan:
    """The game's own box against this one, at a table as people usually sit down to it."""
    options = needed_options(game)
    bots = (BOT,) * game.usual_number(game.read_options(options))
    return plan_comparison(game.slug, DEALS, Variant(options, bots), Variant(options | {kind: text}, bots))


class Told:
    """What is said of a trial, in the names of this box's cards."""

    def __init__(self, game: Game[Any, Any], kind: str, text: str, lang: str) -> None:
        self._game = game
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
        if not deals:
            return TrialForm(0, run.plan.deals, self._game.together)
        rows = [row for row in run.rows() if row.variant == 1]
        return TrialForm(
            deals,
            run.plan.deals,
            self._game.together,
            tuple(self._measures(run)),
            tuple(self._met(rows)),
            tuple(self._worth(run, rows)),
            len(run.failures()),
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

    def _worth(self, run: Run, rows: Sequence[Row]) -> list[CardWorth]:
        """Each changed card of which enough is known, then those that stand out most."""
        met: dict[str, Effect] = {}
        for one in what_mattered(run, rows, most=100_000):
            card = one.what.partition("=")[2]
            if card in self._names and (card not in met or one.games > met[card].games):
                met[card] = one  # a card is drawn, played and laid down: what happens most often says most
        surer = sureness(len(met))
        clear = sorted(met, key=lambda card: -clearness(met[card].apart))
        told = [
            *(card for card in clear if card in self._changed),
            *(card for card in clear if card not in self._changed),
        ]
        return [self._card(card, met[card], surer) for card in told[: max(OUTSTANDING, len(self._changed))]]

    def _card(self, card: str, one: Effect, surer: float) -> CardWorth:
        return CardWorth(
            card,
            self._names[card],
            one.games,
            figure(one.having),
            figure(one.lacking),
            figure(one.apart),
            clearness(one.apart) > surer,
            card in self._changed,
        )


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
    """Who looks at a hundred cards finds five that stand out by luck: so many times as clear must a card be."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, cards)) / Z
