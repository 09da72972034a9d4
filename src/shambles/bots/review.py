"""A finished game looked at again: everybody's chances over time, what luck did and what choices did, and which choices
mattered most. A choice is judged by worlds that its seat could imagine then, and by nothing that came out later."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from random import Random as Rng
from typing import Any

import msgspec

from shambles.bots.hint import compare, gap, speak_for
from shambles.bots.prospects import Prospect, chances_by_value, foresee, shares_of
from shambles.bots.worlds import hand_over, imagine_from
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Reason
from shambles.core.asking.reply import BadInput
from shambles.core.story.retelling import Turn, play_again
from shambles.core.table import Table

VERSION = 4  # raised when the same game would be reviewed otherwise
MOST_POINTS = 60  # of the picture, where worlds must be imagined for each
FOR_POINTS, FOR_CHOICES = 8000, 2400  # worlds, for all the points together and for a first look at the choices
MOST_LOOKED_INTO = 160  # choices
ALTERNATIVES = 2
FOR_A_GLANCE, A_DOUBT = 200, 0.03  # worlds of a game's mind, and how much less of a win is no mistake in so few
CLOSER = 32  # worlds for those that seem to matter
FOR_EACH, FOR_ALL = 3, 18  # choices that are looked at more closely: of each seat, and in all
DEALS = 12
DIGITS = 4
CERTAIN = 1.96  # standard errors: 95 times in 100

Chances = tuple[float, ...]
Progress = Callable[[float], None]


class Point(msgspec.Struct, frozen=True):
    """A moment of the game, right after event number `step`: each seat's chance to win by what it knew itself.

    luck    what changed it since the point before: draws, dice, hidden cards, and what everybody expected to happen
    own     what the seat's own choices changed, against the best that it could have known
    others  what the others' choices changed for it, against their best
    """

    step: int
    chances: Chances
    luck: Chances
    own: Chances
    others: Chances


class Decision(msgspec.Struct, frozen=True):
    """A choice that mattered: what was chosen, what would have been better, and by how much of a win.

    What the seat saw then is the table right after event number `step`.
    """

    seat: int
    step: int
    ask: str
    choice: str
    better: str
    lost: float
    reasons: tuple[Reason, ...]


class Share(msgspec.Struct, frozen=True):
    """What became of a seat's chances: `start`, `luck`, `own` and `others` add up to the `result`.

    doubt    how sure `own` is: 95 times in 100 it is off by no more than this, because only so many worlds were tried
    """

    start: float
    luck: float
    own: float
    others: float
    result: float
    doubt: float = 0.0


class Review(msgspec.Struct, frozen=True):
    """A whole game. `decisions` are those that mattered most, of each seat, the costliest first."""

    version: int
    game: str
    points: tuple[Point, ...]
    shares: tuple[Share, ...]
    decisions: tuple[Decision, ...]


class _Judged(msgspec.Struct):
    """A choice that was looked into: what it changed for everybody, compared with the better one."""

    at: int
    seat: int
    step: int
    key: str
    choice: str
    better: str
    effect: Chances
    error: float = 0.0
    reasons: tuple[Reason, ...] = ()

    @property
    def lost(self) -> float:
        return -self.effect[self.seat]


def review_game(table: Table, progress: Progress = lambda done: None, depth: int = 1) -> Review:
    """Look at a finished game again. The same game gives the same review.

    depth    choices are tried in so many times as many worlds, where people are compared by what they come to
    """
    if table.outcome is None:
        raise BadInput("table", "not-over")
    moments, doubtful = _survey(table)
    chances, judged = _first_look(table, moments, doubtful, progress, depth)
    closer = _worth_a_closer_look(judged)
    for number, turn in enumerate(_turns(table, {one.at for one in closer})):
        one = next(one for one in closer if one.at == turn[0])
        _look_closely(one, turn[1], depth)
        progress(0.8 + 0.2 * (number + 1) / len(closer))
    return _sum_up(table, chances, judged)


# --- what there is to look at


def _survey(table: Table) -> tuple[list[int], dict[int, list[Choice]]]:
    """The moments for the picture, and the answers that do not look best at a glance, with those that do."""
    moments: list[int] = []
    doubtful: list[tuple[float, int, list[Choice]]] = []
    seen = -1
    for at, turn in enumerate(play_again(table)):
        if turn.ask.number > seen and not turn.aside and _is_at_rest(turn):
            seen = turn.ask.number
            moments.append(at)
        if turn.stands and not turn.aside and len(turn.ask.options) > 1:
            doubt, better = _by_hints(turn)
            if better:
                doubtful.append((-doubt, at, better))
    doubtful.sort(key=lambda one: one[:2])
    return _thinned(moments, table), {at: better for _, at, better in doubtful[:MOST_LOOKED_INTO]}


def _is_at_rest(turn: Turn) -> bool:
    """Whether the position can be judged before this answer."""
    value = turn.table.game.value
    return value is None or turn.ask.key == value.at


def _thinned(moments: list[int], table: Table) -> list[int]:
    most = MOST_POINTS if table.game.value is None else 4 * MOST_POINTS
    apart = max(1.0, len(moments) / most)
    return [moments[int(at * apart)] for at in range(int(len(moments) / apart))]


def _by_hints(turn: Turn) -> tuple[float, list[Choice]]:
    """How much worse the answer looks than the best, from 0 to 1, and what looks better; nothing if it looks best."""
    ask = turn.ask
    figures, margin = _figures(turn)
    mine = figures[ask.options.index(turn.choice)]
    best, worst = max(figures), min(figures)
    if mine >= best - margin:
        return 0.0, []
    order = sorted(range(len(figures)), key=lambda at: -figures[at])
    better = [ask.options[at] for at in order[:ALTERNATIVES] if figures[at] > mine]
    return (best - mine) / (best - worst), better


def _figures(turn: Turn) -> tuple[Sequence[float], float]:
    """How good each option looks to the seat, and what is no difference: by the game's mind, or else by its hints."""
    ask, game = turn.ask, turn.table.game
    view, room = turn.table.view(ask.seat), game.room("bot.mind")
    if room is not None:
        found = room.Mind(Rng(f"review/{ask.number}/{ask.seat}")).weigh(view, ask, FOR_A_GLANCE, None)
        worst = min(one for one in found if one is not None)
        return [worst if one is None else one for one in found], A_DOUBT  # what it did not look into looked bad
    return game.hints[ask.key](view, ask), 0.0


def _turns(table: Table, places: set[int]) -> Iterator[tuple[int, Turn]]:
    return ((at, turn) for at, turn in enumerate(play_again(table)) if at in places)


# --- looking


def _first_look(
    table: Table, moments: list[int], doubtful: dict[int, list[Choice]], progress: Progress, depth: int
) -> tuple[dict[int, Chances], list[_Judged]]:
    """The chances at every moment (by the number of events before it), and the choices that seem to have cost much."""
    chances: dict[int, Chances] = {0: _before_the_deal(table)}
    judged: list[_Judged] = []
    for_points = _share_out(FOR_POINTS, len(moments) * len(table.seats), 10, 100)
    for_choices = depth * _share_out(FOR_CHOICES, len(doubtful) * (ALTERNATIVES + 1), 3, 40)
    places = {*moments, *doubtful}
    for number, (at, turn) in enumerate(_turns(table, places)):
        if at in moments and turn.table.told not in chances:
            chances[turn.table.told] = _rounded(_chances_at(turn.table, for_points))
        if at in doubtful:
            judged.append(_look_into(at, turn, doubtful[at], for_choices))
        progress(0.8 * (number + 1) / len(places))
    assert table.outcome is not None
    chances[table.told] = _rounded(shares_of(table.outcome))
    if table._start is not None and len(chances) > 2:
        chances[0] = chances[sorted(chances)[1]]  # a position: nobody knows what was before it
    return chances, judged


def _share_out(worlds: int, count: int, least: int, most: int) -> int:
    """So many for each of these."""
    return max(least, min(most, worlds // max(1, count)))


def _before_the_deal(table: Table) -> Chances:
    """Before anything is dealt all are alike; where they win or lose together, what other deals come to."""
    seats = len(table.seats)
    if seats > 1 and not table.game.together:
        return _rounded([1 / seats] * seats)
    options = msgspec.to_builtins(table.options)
    found = []
    for seed in range(DEALS):
        other = Table.open(table.game.slug, seats=seats, options=options, seed=seed)
        found.append(foresee(other.copy(), Rng(seed)).chances)
    return _rounded([sum(one) / DEALS for one in zip(*found, strict=True)])


def _chances_at(table: Table, worlds: int) -> Sequence[float]:
    """Each seat's chance by what it knows itself; of one win there is only one to share."""
    if table.game.value is not None:
        return chances_by_value(table.game, [table.view(seat) for seat in table.seats])
    found = []
    for seat in table.seats:
        fork = imagine_from(table, seat, Rng(f"chances/{table.told}/{seat}"))
        found.append(sum(foresee(fork(number), Rng(number)).chances[seat] for number in range(worlds)) / worlds)
    total = 1.0 if table.game.together or len(found) == 1 else sum(found) or 1.0
    return [one / total for one in found]


def what_would_come(
    table: Table, ask: Ask[Any], options: Sequence[Choice], worlds: int, first: int = 0
) -> list[list[Prospect]]:
    """What comes of each of these answers, in worlds that the seat could imagine at that moment."""
    fork = imagine_from(table, ask.seat, Rng(f"review/{ask.number}/{ask.seat}"))
    return compare(ask.seat, fork, options, worlds, first)


def _look_into(at: int, turn: Turn, better: list[Choice], worlds: int) -> _Judged:
    """The best of what looked better, and what the choice changed against it, if that is more than an error."""
    ask = turn.ask
    mine, *others = what_would_come(turn.table, ask, [turn.choice, *better], worlds)
    lost = [gap([one.chances[ask.seat] for one in other], [one.chances[ask.seat] for one in mine]) for other in others]
    best = max(range(len(lost)), key=lambda number: lost[number][0])
    clear = lost[best][0] > lost[best][1]
    effect = _effect(mine, others[best]) if clear else (0.0,) * len(turn.table.seats)
    words = turn.choice.notation, better[best].notation
    return _Judged(at, ask.seat, turn.table.told, ask.key, *words, effect, lost[best][1])


def _look_closely(judged: _Judged, turn: Turn, depth: int) -> None:
    """The same two in other worlds, and many: what seemed to matter by chance does so no longer."""
    ask, table = turn.ask, turn.table
    better = next(one for one in ask.options if one.notation == judged.better)
    mine, theirs = what_would_come(table, ask, [turn.choice, better], depth * CLOSER, first=1000)
    effect = _effect(mine, theirs)
    is_worse = effect[ask.seat] < 0
    judged.effect = effect if is_worse else (0.0,) * len(table.seats)
    judged.error = gap([one.chances[ask.seat] for one in mine], [one.chances[ask.seat] for one in theirs])[1]
    if is_worse:
        fork = imagine_from(table, ask.seat, Rng(0))
        asked = hand_over(ask, fork)
        judged.reasons = speak_for(table.game, table.view(ask.seat), asked, better, turn.choice, theirs, mine)


def _effect(mine: list[Prospect], theirs: list[Prospect]) -> Chances:
    """What the first changed for each seat, compared with the second."""
    seats = range(len(mine[0].chances))
    return _rounded([gap([one.chances[s] for one in mine], [one.chances[s] for one in theirs])[0] for s in seats])


def _worth_a_closer_look(judged: list[_Judged]) -> list[_Judged]:
    """Of each seat the choices that seem to have cost it most."""
    costly = sorted((one for one in judged if one.lost > 0), key=lambda one: (-one.lost, one.at))
    found: list[_Judged] = []
    for one in costly:
        if sum(other.seat == one.seat for other in found) < FOR_EACH and len(found) < FOR_ALL:
            found.append(one)
    return found


# --- adding up


def _sum_up(table: Table, chances: dict[int, Chances], judged: list[_Judged]) -> Review:
    """Whatever no choice explains was luck; so that all of it adds up to the result."""
    steps, seats = sorted(chances), range(len(table.seats))
    points = [Point(0, chances[0], *([(0.0,) * len(seats)] * 3))]
    for before, step in pairwise(steps):
        between = [one for one in judged if before <= one.step < step]
        own = _rounded([sum(one.effect[s] for one in between if one.seat == s) for s in seats])
        others = _rounded([sum(one.effect[s] for one in between if one.seat != s) for s in seats])
        luck = _rounded([chances[step][s] - chances[before][s] - own[s] - others[s] for s in seats])
        points.append(Point(step, chances[step], luck, own, others))
    shares = tuple(
        Share(
            chances[0][s],
            round(sum(one.luck[s] for one in points), DIGITS),
            round(sum(one.own[s] for one in points), DIGITS),
            round(sum(one.others[s] for one in points), DIGITS),
            chances[steps[-1]][s],
            _doubt([one for one in judged if one.seat == s]),
        )
        for s in seats
    )
    mattered = sorted((one for one in judged if one.reasons and one.lost > 0), key=lambda one: (-one.lost, one.at))
    decisions = tuple(
        Decision(one.seat, one.step, one.key, one.choice, one.better, one.lost, one.reasons) for one in mattered
    )
    return Review(VERSION, table.game.slug, tuple(points), shares, decisions)


def _doubt(judged: Sequence[_Judged]) -> float:
    """The errors of a seat's choices are independent of each other: each was tried in worlds of its own."""
    return round(CERTAIN * sqrt(sum(one.error**2 for one in judged)), DIGITS)


def _rounded(figures: Sequence[float]) -> Chances:
    return tuple(round(one, DIGITS) for one in figures)
