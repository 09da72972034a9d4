"""Value of a tactic: the same deals with players who may use it, and with players who may not."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from random import Random as Rng
from typing import TYPE_CHECKING, Any, Unpack

import msgspec

from shambles.bots import Bot, Fork
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.core.table import Table
from shambles.lab.compare import Measure, frame_of
from shambles.lab.intervals import Interval, mean_of, paired, share_of
from shambles.lab.playing import read_events
from shambles.lab.simulate import How
from shambles.lab.study import StudyPlan, carry_out, check_plan, play_table, seats_for, wins_of

if TYPE_CHECKING:
    import polars

KINDS = ("card", "answer")


class RestrictPlan(StudyPlan, frozen=True, kw_only=True):
    """Plan of the study. The first of `bots` may not use the tactic; in a co-operative game nobody may."""

    never: tuple[str, ...]


class Side(msgspec.Struct, frozen=True):
    """One play of a deal: win and score of the first player, and the game's length."""

    won: float
    score: float
    answers: int
    rounds: int


class Pair(msgspec.Struct, frozen=True):
    """A deal played both ways. `offered` and `used` count the questions that allowed the tactic, and the uses."""

    number: int
    free: Side
    barred: Side
    offered: int
    used: int


class Worth(msgspec.Struct, frozen=True):
    """Value of being allowed a tactic.

    offered, used  share of the games in which it was possible, and was used
    measures       with it, without it, and the difference on the same deals
    """

    game: str
    options: dict[str, Any]
    bots: list[str]
    never: list[str]
    together: bool
    seed: int
    deals: int
    offered: Interval
    used: Interval
    measures: list[Measure]

    def frame(self) -> polars.DataFrame:
        """One row a measure."""
        return frame_of(self.measures)


class Never:
    """Wraps a bot: forbids it a tactic unless there is no other option, or only counts how often it uses it."""

    def __init__(self, bot: Bot, is_meant: Callable[[Choice], bool], forbid: bool, counts: list[int]) -> None:
        self._bot, self._is_meant, self._forbid, self._counts = bot, is_meant, forbid, counts

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._bot, name)
        return self._meanwhile if name == "meanwhile" else found

    def choose(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice | str:
        return self._count(ask, self._bot.choose(view, self._left(ask), fork))

    def _meanwhile(self, view: Any, ask: Ask[Any], fork: Fork) -> Choice | str | None:
        left = self._left(ask)
        if self._forbid and all(map(self._is_meant, left.options)):
            return None
        chosen: Choice | str | None = self._bot.meanwhile(view, left, fork)  # type: ignore[attr-defined]
        return None if chosen is None else self._count(ask, chosen)

    def _left(self, ask: Ask[Any]) -> Ask[Any]:
        left = tuple(choice for choice in ask.options if not self._is_meant(choice))
        if not self._forbid or not left:
            return ask
        return Ask(ask.play, ask.question, ask.seat, ask.number, ask.about, left)

    def _count(self, ask: Ask[Any], chosen: Choice | str) -> Choice | str:
        meant = {choice.notation for choice in ask.options if self._is_meant(choice)}
        self._counts[0] += bool(meant)
        self._counts[1] += str(chosen) in meant
        return chosen


def restrict(
    game: str,
    *,
    never: Sequence[str],
    deals: int,
    bots: Sequence[str] = ("greedy",),
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    **how: Unpack[How],
) -> Worth:
    """Measure the value of a tactic. A short list of bots is repeated around the table."""
    given = dict(options or {})
    count = seats_for(game, given, seats)
    plan = RestrictPlan(
        game=game,
        options=given,
        bots=tuple(bots[seat % len(bots)] for seat in range(count)),
        seats=count,
        seed=seed,
        deals=deals,
        never=tuple(never),
    )
    rules = check_plan(plan, **how)
    meant_by(plan)
    pairs = carry_out(plan, play_pair, Pair, range(deals), **how)
    if not any(pair.offered for pair in pairs):
        raise BadInput("never", "never-offered", found=", ".join(never), count=len(pairs))
    return Worth(
        game,
        given,
        list(plan.bots),
        list(never),
        rules.together,
        seed,
        len(pairs),
        share_of([float(pair.offered > 0) for pair in pairs]),
        share_of([float(pair.used > 0) for pair in pairs]),
        [_measure(name, pairs) for name in ("won", "score", "answers", "rounds")],
    )


def meant_by(plan: RestrictPlan) -> Callable[[Choice], bool]:
    """True if a choice is forbidden: a card by its id or number, an answer by its notation, with `*`."""
    if not plan.never:
        raise BadInput("never", "nothing-forbidden")
    rules = find_game(plan.game)
    known = {card.id for card in rules.cards(rules.read_options(plan.options), lambda key, **words: key)}
    cards: set[str] = set()
    patterns: list[str] = []
    for one in plan.never:
        kind, colon, name = one.partition(":")
        if kind not in KINDS or not colon or not name:
            raise BadInput("never", "unknown-kind", found=one, known=tuple(f"{kind}:…" for kind in KINDS))
        if kind == "card" and known and name not in known:
            raise BadInput("never", "not-a-card", found=name, known=tuple(sorted(known)))
        if kind == "card":
            cards.add(name)
        else:
            patterns.append(_plain(name))

    def is_meant(choice: Choice) -> bool:
        return any(fnmatchcase(_plain(choice.notation), one) for one in patterns) or any(
            _names(choice, card) for card in cards
        )

    return is_meant


def _names(choice: Choice, card: str) -> bool:
    """True if a choice is about this card: by one of its fields, or by its notation if it has no such field."""
    fields = [getattr(choice, field) for field in choice.__struct_fields__ if field != "notation"]
    named = [one for field in fields for one in (field if isinstance(field, tuple | list) else (field,))]
    if any(isinstance(one, str) for one in named):
        return card in named
    return card in re.split(r"[+ ]", choice.notation) or _plain(card) == _plain(choice.notation)


def _plain(notation: str) -> str:
    return re.sub(r"[-_ ]+", " ", notation)


def play_pair(plan: RestrictPlan, number: int) -> Pair:
    """One deal both ways. The players move up a seat with every deal, so that no seat favours anybody."""
    is_meant = meant_by(plan)
    together = find_game(plan.game).together
    first = number % plan.seats
    names = [plan.bots[(seat - first) % plan.seats] for seat in range(plan.seats)]
    seed = Rng(f"{plan.seed}/{number}/table").getrandbits(64)
    counts = [0, 0]
    sides = []
    for forbid in (False, True):

        def wrap(seat: int, bot: Bot, forbid: bool = forbid) -> Bot:
            barred = together or seat == first
            return Never(bot, is_meant, forbid, [0, 0] if forbid else counts) if barred else bot

        sides.append(_side(play_table(plan, names, seed, f"{plan.seed}/{number}", wrap=wrap), first))
    return Pair(number, sides[0], sides[1], counts[0], counts[1])


def _side(table: Table, first: int) -> Side:
    outcome = table.outcome
    assert outcome is not None
    rounds = read_events(table.events_for(None), len(table.seats))[0]
    return Side(wins_of(table)[first], float(outcome.scores[first]), table.answered, rounds)


def _measure(name: str, pairs: Sequence[Pair]) -> Measure:
    free, barred = ([float(getattr(getattr(pair, side), name)) for pair in pairs] for side in ("free", "barred"))
    apart = [one - other for one, other in zip(free, barred, strict=True)]
    figure = share_of if name == "won" else mean_of
    return Measure(name, name == "won", figure(free), figure(barred), (paired if name == "won" else mean_of)(apart))
