"""Plays one game of a plan and records its row: players, outcome, events."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from random import Random as Rng
from time import perf_counter
from traceback import format_exc
from typing import Any

import msgspec

from shambles.bots import Bot, Fork, find_bot, let_bots_answer, make_bot
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import Event
from shambles.core.asking.reply import BadInput
from shambles.core.table import Table
from shambles.lab.judging import Judged, judge_strokes
from shambles.lab.swing import is_measured, swing_of

MOST_ANSWERS = 20_000  # far above any game that makes progress: a longer one counts as failed


class NoEnd(Exception):
    """A game was stopped because its bots make no progress."""


class Variant(msgspec.Struct, frozen=True):
    """One way to play the deals: these bots with these options."""

    options: dict[str, Any]
    bots: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True):
    """The games of a run. Every variant plays the same deals, and the bots of a line-up move up a seat after each.

    all_seats   play every deal once from each place, instead of from the next place with the next deal
    events      keep the events of each game, for a report
    decisions   keep every decision
    adjust      compute each seat's luck in each game
    """

    game: str
    variants: tuple[Variant, ...]
    seed: int
    deals: int
    all_seats: bool = False
    events: bool = False
    decisions: bool = False
    adjust: bool = False

    @property
    def turns(self) -> int:
        """Number of games of each variant for one deal."""
        return len(self.variants[0].bots) if self.all_seats else 1

    @property
    def games(self) -> int:
        return self.deals * len(self.variants) * self.turns

    def game_at(self, number: int) -> tuple[int, int, int]:
        """Deal, variant and rotation of the seats for the game of this number."""
        deal, rest = divmod(number, len(self.variants) * self.turns)
        variant, turn = divmod(rest, self.turns)
        return deal, variant, turn if self.all_seats else deal


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One game.

    bots      by seat, and `places` which of the line-up each of them is
    happened  what was told, by event and value (`card-drawn.card=knife`), with how often for each seat; the last
              figure is for what happened to nobody in particular
    rules     how often each rule was told
    swing     how much the chances moved at a stroke (swing.py), of the first games of a run
    luck      what chance was worth to each seat, in parts of a win (judging.py), if that was asked for
    since     the round in which each thing first happened to a seat, -1 if it never did; the last figure is for the
              table, when it happened at all
    later     of each thing that happened, what chance was worth to a seat after it had first happened to it; the last
              figure is for the table, a seat's on average, after it had first happened at all
    """

    number: int
    deal: int
    variant: int
    seed: int
    bots: list[str]
    places: list[int]
    scores: list[int]
    returns: list[float]
    winners: list[int]
    reason: str
    rule: str
    answers: int
    rounds: int
    seconds: float
    rules: dict[str, int] = {}
    happened: dict[str, list[int]] = {}
    swing: float | None = None
    luck: list[float] = []
    since: dict[str, list[int]] = {}
    later: dict[str, list[float]] = {}


class Decision(msgspec.Struct, frozen=True):
    """One answer of one bot, and its thinking time."""

    game: int
    at: int
    seat: int
    bot: str
    question: str
    rule: str
    options: int
    choice: str
    seconds: float


class Failure(msgspec.Struct, frozen=True):
    """A failed game, with everything needed to reproduce it."""

    number: int
    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    ask: str
    error: str
    trace: str
    save: str
    trouble: tuple[str, str, dict[str, Any]] | None = None  # field, code and parameters of a BadInput


class Played(msgspec.Struct):
    """Results of some games."""

    rows: list[Row] = []
    decisions: list[Decision] = []
    failures: list[Failure] = []

    @property
    def numbers(self) -> list[int]:
        """Numbers of all games, including failed ones."""
        return [row.number for row in self.rows] + [failure.number for failure in self.failures]


def play_games(plan: Plan, numbers: Sequence[int]) -> Played:
    """Play these games of the plan, one after another."""
    played = Played()
    for number in numbers:
        play_game(plan, number, played)
    return played


def play_game(plan: Plan, number: int, played: Played) -> None:
    """Play one game, and record it even if it fails. Its randomness depends on the plan's seed and the deal alone."""
    deal, which, moved = plan.game_at(number)
    variant = plan.variants[which]
    count = len(variant.bots)
    seed = Rng(f"{plan.seed}/{deal}/table").getrandbits(64)
    places = [(seat - moved) % count for seat in range(count)]
    names = [variant.bots[place] for place in places]
    start = perf_counter()
    table = None
    try:
        table = Table.open(plan.game, seats=count, options=variant.options, seed=seed)
        bots: dict[int, Bot] = {}
        seen: list[Decision] = []
        for seat, (place, name) in enumerate(zip(places, names, strict=True)):
            bots[seat] = make_bot(find_bot(name), table.game, Rng(f"{plan.seed}/{deal}/{place}"))
        noted = {seat: Noted(bot, names[seat], number, seen) for seat, bot in bots.items()}
        let_bots_answer(table, noted if plan.decisions else bots, Rng(f"{plan.seed}/{deal}"), most=MOST_ANSWERS)
        outcome = table.outcome
        if outcome is None:
            raise NoEnd(f"no end after {MOST_ANSWERS} answers")
        seconds = round(perf_counter() - start, 6)
        strokes = judge_strokes(table, Rng(f"{plan.seed}/{number}/luck"), bots=bots) if plan.adjust else []
    except Exception as error:  # one failure must not end a million other games
        played.failures.append(_failure(plan, number, variant, names, seed, table, error))
        return
    events = table.events_for(None) if plan.events else []
    rounds, rules, happened = read_events(events, count)
    looked_at = plan.events and len(plan.variants) == 1 and is_measured(table, number)
    played.decisions += seen
    played.rows.append(
        Row(
            number=number,
            deal=deal,
            variant=which,
            seed=seed,
            bots=names,
            places=places,
            scores=list(outcome.scores),
            returns=list(table.returns),
            winners=list(outcome.winners),
            reason=outcome.reason,
            rule=outcome.rule,
            answers=table.answered,
            rounds=rounds,
            seconds=seconds,
            rules=rules,
            happened=happened,
            swing=round(swing_of(table, Rng(f"{plan.seed}/{deal}/swing")), 4) if looked_at else None,
            luck=[round(sum(one.worth[seat] for one in strokes), 6) for seat in range(count)] if plan.adjust else [],
            since=rounds_of(events, count),
            later=luck_after(events, count, strokes) if plan.adjust else {},
        )
    )


class Noted:
    """Wraps a bot and records its decisions."""

    def __init__(self, bot: Bot, name: str, game: int, seen: list[Decision]) -> None:
        self._bot, self._name, self._game, self._seen = bot, name, game, seen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice | str:
        start = perf_counter()
        choice = self._bot.choose(view, ask, fork)
        seconds = round(perf_counter() - start, 6)
        self._seen.append(
            Decision(
                self._game, ask.number, ask.seat, self._name, ask.key, ask.rule, len(ask.options), str(choice), seconds
            )
        )
        return choice


NEVER = -1
NUMBERED = frozenset({"card", "row", "hand", "value", "face", "branch"})  # numbers that are names of things


def read_events(events: Sequence[Event], seats: int) -> tuple[int, dict[str, int], dict[str, list[int]]]:
    """The last round, the number of events of each rule, and of each thing by seat."""
    rounds = 0
    rules: dict[str, int] = {}
    happened: dict[str, list[int]] = {}
    for event in events:
        rules[event.rule] = rules.get(event.rule, 0) + 1
        rounds = max(rounds, getattr(event, "round", 0))
        place = _place(event, seats)
        for what in _things(event):
            happened.setdefault(what, [0] * (seats + 1))[place] += 1
    return rounds, rules, happened


def luck_after(events: Sequence[Event], seats: int, strokes: Sequence[Judged]) -> dict[str, list[float]]:
    """Luck of each seat after each thing first happened to it, and of the table after it first happened at all.

    A thing that happens together with a random event may be its effect, so that event's luck counts as before it.
    """
    left: list[list[float]] = [[0.0] * (seats + 1)]  # after the last stroke, after the last two, ...
    for stroke in reversed(strokes):
        worth = [*stroke.worth, sum(stroke.worth) / seats]
        left.append([more + one for more, one in zip(left[-1], worth, strict=True)])
    begins = [stroke.told for stroke in strokes]

    def after(at: int, place: int) -> float:
        return 0.0 if at < 0 else round(left[len(begins) - bisect_right(begins, at)][place], 6)

    return {what: [after(at, place) for place, at in enumerate(when)] for what, when in _firsts(events, seats).items()}


def rounds_of(events: Sequence[Event], seats: int) -> dict[str, list[int]]:
    """Round of the first occurrence of each thing, by seat and for the table."""
    now, rounds = 0, []
    for event in events:
        now = getattr(event, "round", now)
        rounds.append(now)
    found = _firsts(events, seats)
    return {what: [rounds[at] if at >= 0 else NEVER for at in when] for what, when in found.items()}


def _firsts(events: Sequence[Event], seats: int) -> dict[str, list[int]]:
    """Index of the first event of each thing, by seat and for the table."""
    found: dict[str, list[int]] = {}
    for at, event in enumerate(events):
        place = _place(event, seats)
        for what in _things(event):
            when = found.setdefault(what, [NEVER] * (seats + 1))
            for one in {place, seats}:
                if when[one] == NEVER:
                    when[one] = at
    return found


def _place(event: Event, seats: int) -> int:
    """Seat that an event happened to; one past the last seat if to nobody in particular."""
    whose: object = getattr(event, "seat", None)
    return whose if isinstance(whose, int) else seats


def _things(event: Event) -> Iterator[str]:
    """Keys of an event, by kind and value of each field."""
    kind = event.key()
    for field in event.__struct_fields__:
        if field not in ("round", "rule"):
            value = getattr(event, field)
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, str) or (field in NUMBERED and isinstance(one, int)):
                    yield f"{kind}.{field}={one}"


def _failure(
    plan: Plan, number: int, variant: Variant, names: list[str], seed: int, table: Table | None, error: Exception
) -> Failure:
    ask = save = ""
    if table is not None:
        save = table.save().decode()
        ask = ", ".join(f"{one.number} seat {seat} {one.key} {one.rule}" for seat, one in table.asks.items())
    words = f"{type(error).__name__}: {error}"
    trouble = (error.field, error.code, dict(error.params)) if isinstance(error, BadInput) else None
    return Failure(number, plan.game, variant.options, names, seed, ask, words, format_exc(), save, trouble)
