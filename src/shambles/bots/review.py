"""Review of a finished game: chances over time, the effects of luck and of choices, and the choices that mattered most.

A choice is judged by worlds that its seat could imagine then, never by later information. First every choice gets a
short look. Those that seem to lose most are played to the end of the game. The worst of them are compared with the
hint's answer, again to the end and in other worlds: only what loses clearly there is called a mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from random import Random as Rng

import msgspec

from shambles.bots.hint import OptionComparison, explain, judge_for_hint
from shambles.bots.judge import Compared, compare_two, judge_answers, promising, skill_of
from shambles.bots.losing import SuspectedMistake, measure_losses
from shambles.bots.playouts import BEST, VALUE, is_quick
from shambles.bots.prospects import chances_by_value, foresee, shares_of
from shambles.bots.reviewed import Chances, Decision, Point, Review, Share
from shambles.bots.worlds import hand_over, imagine_from
from shambles.core.asking.ask import Choice
from shambles.core.asking.reason import Reason
from shambles.core.asking.reply import BadInput
from shambles.core.story.retelling import Turn, play_again, story_of
from shambles.core.table import Table

VERSION = 7  # raised when the review of the same game would change
MOST_POINTS = 60  # most points of the chart, if each needs simulations
FOR_POINTS = 8000  # total worlds for the points
FOR_LOOKS, FASTER = 1.5, 0.4  # seconds for the first look at all choices, and their share with fast playouts
RIVALS, MOST_RIVALS = 3, 12  # answers that a choice is compared with; more in games with fast playouts of their own
LEAST_LOOK = 8  # fewest playouts of a first look
SUSPECTS, FINALISTS = 16, 8  # most choices that are played to the end, and most that are then compared with the hint
TO_SORT = 0.4  # share of the closer look that finds the finalists
FOR_EACH = 3  # most mistakes of each seat
FOR_START = 24  # worlds of each seat for the points before the deal
LEAST, LEAST_POINTS = 0.01, 0.1  # smallest chances and points that are mentioned
DEALS = 12
DIGITS = 4
CERTAIN = 1.96  # standard errors: 95 times in 100
WHOLE = 0.999  # a whole win, minus possible rounding errors

Progress = Callable[[float], None]


class _Suspect(msgspec.Struct):
    """A choice that seems to lose: the better answer, and the loss so far, in points or in chances."""

    at: int
    seat: int
    better: str
    loss: float


class _Judged(msgspec.Struct):
    """A mistake: its effect on everybody, compared with the better option.

    cost    loss of its seat, in points if the game counts them, else in chances
    points  effect on everybody's score
    error   standard error of the effect on its seat's own chances
    """

    at: int
    seat: int
    told: int
    key: str
    choice: str
    better: str
    cost: float
    effect: Chances
    points: Chances
    error: float = 0.0
    reasons: tuple[Reason, ...] = ()

    def matters(self, in_points: bool) -> bool:
        return self.cost >= (LEAST_POINTS if in_points else LEAST)


def review_game(
    table: Table, progress: Progress = lambda done: None, depth: int = 1, *, losses: bool = False
) -> Review:
    """Review a finished game. The same game gives the same review.

    depth   factor of playouts for each choice, if people are compared by the result
    losses  also measure the losses of everybody's choices, for ratings
    """
    if table.outcome is None:
        raise BadInput("table", "not-over")
    moments, suspects = _survey(table, lambda done: progress(0.4 * done), depth)
    chances = _chart(table, moments, lambda done: progress(0.4 + 0.3 * done))
    judged = _look_closely(table, suspects, lambda done: progress(0.7 + 0.3 * done), depth)
    review = _sum_up(table, chances, judged, _points_to_expect(table, moments[0]) if table.game.points else None)
    return msgspec.structs.replace(review, lost=_lost(table, suspects)) if losses else review


def what_choices_lost(table: Table) -> tuple[float, ...]:
    """Losses of a finished game without the rest of the review. A review with `losses` has the same figures."""
    return _lost(table, _survey(table)[1])


def _lost(table: Table, suspects: list[_Suspect]) -> tuple[float, ...]:
    suspected = [SuspectedMistake(one.at, one.seat, one.better) for one in suspects]
    return measure_losses(table, suspected, lambda places: _turns(table, places))


# --- what there is to look at


def _survey(table: Table, progress: Progress = lambda done: None, depth: int = 1) -> tuple[list[int], list[_Suspect]]:
    """The moments for the chart, and all choices that do not look best, the costliest first."""
    moments: list[int] = []
    suspects: list[_Suspect] = []
    seen, count = -1, sum(_is_choice(turn) for turn in play_again(table))
    seconds, done = depth * FOR_LOOKS * (1.0 if is_quick(table) else FASTER) / max(1, count), 0
    for at, turn in enumerate(play_again(table)):
        if turn.ask.number > seen and not turn.aside and _is_at_rest(turn):
            seen = turn.ask.number
            moments.append(at)
        if _is_choice(turn):
            suspects += _look_at(at, turn, seconds)
            done += 1
            progress(done / count)
    suspects.sort(key=lambda one: (-one.loss, one.at))
    return _thinned(moments, table), suspects


def _is_choice(turn: Turn) -> bool:
    return turn.stands and not turn.aside and len(turn.ask.options) > 1


def _look_at(at: int, turn: Turn, seconds: float) -> list[_Suspect]:
    """A short look: the choice against the answers that look best at a glance; where playouts are slow, by the value.

    Empty if the choice is the best of them.
    """
    table, seat, quick = turn.table, turn.ask.seat, is_quick(turn.table)
    skill, most = skill_of(table), RIVALS if quick else MOST_RIVALS
    rivals = [one for one in promising(table, seat, most + 1) if one != turn.choice][:most]
    playouts = max(LEAST_LOOK, round(seconds * (skill.value_rate if quick else skill.rate)))
    players = VALUE if quick else BEST
    found = judge_answers(table, seat, [turn.choice, *rivals], playouts=playouts, players=players, salt="look")
    if found.best == turn.choice.notation:
        return []
    return [_Suspect(at, seat, found.best, found.of(turn.choice.notation).behind)]


def _is_at_rest(turn: Turn) -> bool:
    """True if the game's value applies right before this answer."""
    value = turn.table.game.value
    return value is None or turn.ask.key == value.at


def _thinned(moments: list[int], table: Table) -> list[int]:
    most = MOST_POINTS if table.game.value is None else 4 * MOST_POINTS
    apart = max(1.0, len(moments) / most)
    return [moments[int(at * apart)] for at in range(int(len(moments) / apart))]


def _turns(table: Table, places: set[int]) -> Iterator[tuple[int, Turn]]:
    return ((at, turn) for at, turn in enumerate(play_again(table)) if at in places)


# --- looking


def _chart(table: Table, moments: list[int], progress: Progress) -> dict[int, Chances]:
    """The chances at every moment, by the number of events before it."""
    chances: dict[int, Chances] = {0: _before_the_deal(table)}
    worlds = max(10, min(100, FOR_POINTS // max(1, len(moments) * len(table.seats))))
    for number, (_, turn) in enumerate(_turns(table, {*moments})):
        if turn.table.told not in chances:
            chances[turn.table.told] = _rounded(_chances_at(turn.table, worlds))
        progress((number + 1) / len(moments))
    assert table.outcome is not None
    chances[table.told] = _rounded(shares_of(table.outcome))
    if table._start is not None and len(chances) > 2:
        chances[0] = chances[sorted(chances)[1]]  # a table that began at a position: nobody knows the time before it
    return chances


def _before_the_deal(table: Table) -> Chances:
    """Chances before the deal: equal for all; in a co-operative game, the average over other deals."""
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
    """Each seat's chance by its own knowledge, scaled to one win in total."""
    if table.game.value is not None:
        return chances_by_value(table.game, [table.view(seat) for seat in table.seats])
    found = []
    for seat in table.seats:
        fork = imagine_from(table, seat, Rng(f"chances/{table.told}/{seat}"))
        found.append(sum(foresee(fork(number), Rng(number)).chances[seat] for number in range(worlds)) / worlds)
    total = 1.0 if table.game.together or len(found) == 1 else sum(found) or 1.0
    return [one / total for one in found]


def _points_to_expect(table: Table, moment: int) -> float:
    """Expected points before the deal, the same for all: average over playouts of every seat at the first moment."""
    ((_, turn),) = _turns(table, {moment})
    found = []
    for seat in table.seats:
        fork = imagine_from(turn.table, seat, Rng(f"points/{seat}"))
        for number in range(FOR_START):
            outcome = foresee(fork(number), Rng(number)).outcome
            assert outcome is not None  # games that count points have no early evaluation
            found.append(outcome.scores[seat])
    return sum(found) / len(found)


def _look_closely(table: Table, suspects: list[_Suspect], progress: Progress, depth: int) -> list[_Judged]:
    """The mistakes: choices that lose clearly to the hint's answer, played to the end in worlds of their own."""
    skill = skill_of(table)
    budget, judged = depth * skill.review * skill.rate, []
    first = _some_of_each(suspects, SUSPECTS, 2 * FOR_EACH)
    places = {one.at: one for one in first}
    for number, (at, turn) in enumerate(_turns(table, {*places})):
        _sort_in(places[at], turn, int(TO_SORT * budget / len(first)))
        progress(TO_SORT * (number + 1) / len(first))
    first.sort(key=lambda one: (-one.loss, one.at))
    last = {one.at for one in _some_of_each(first, FINALISTS, FOR_EACH)}
    for number, (at, turn) in enumerate(_turns(table, last)):
        judged += _judge_closely(at, turn, int((1 - TO_SORT) * budget / len(last)))
        progress(TO_SORT + (1 - TO_SORT) * (number + 1) / len(last))
    return judged


def _some_of_each(suspects: Sequence[_Suspect], most: int, of_each: int) -> list[_Suspect]:
    """The costliest choices that seem to lose anything, with a limit for each seat."""
    found: list[_Suspect] = []
    for one in suspects:
        if one.loss > 0 and len(found) < most and sum(other.seat == one.seat for other in found) < of_each:
            found.append(one)
    return found


def _sort_in(suspect: _Suspect, turn: Turn, playouts: int) -> None:
    """Play a suspect to the end, in a few worlds. If the first look was by the value, both count by their precision."""
    compared = compare_two(
        turn.table, suspect.seat, turn.choice, _option(turn, suspect.better), playouts=playouts, salt="sort"
    )
    loss = compared.given.behind
    if is_quick(turn.table):
        precise, rough = 1 / skill_of(turn.table).value_error ** 2, (CERTAIN / (compared.given.high - loss)) ** 2
        loss = (precise * suspect.loss + rough * loss) / (precise + rough)
    suspect.loss = loss


def _judge_closely(at: int, turn: Turn, playouts: int) -> list[_Judged]:
    """The mistake, if the choice loses clearly to the hint's answer; otherwise nothing."""
    table, ask = turn.table, turn.ask
    hint = judge_for_hint(table, ask.seat)
    if hint.best == turn.choice.notation:
        return []
    better = _option(turn, hint.best)
    compared = compare_two(table, ask.seat, turn.choice, better, playouts=playouts, salt="close")
    if compared.given.is_about_equal:
        return []
    effect = list(compared.chances)
    effect[ask.seat] = min(0.0, effect[ask.seat])  # fewer points may still win as often
    return [
        _Judged(
            at,
            ask.seat,
            table.told,
            ask.key,
            turn.choice.notation,
            hint.best,
            round(compared.given.behind, DIGITS),
            _rounded(effect),
            _rounded(compared.scores),
            compared.error,
            _reasons(turn, better, compared),
        )
    ]


def _option(turn: Turn, notation: str) -> Choice:
    found: Choice = next(one for one in turn.ask.options if one.notation == notation)
    return found


def _reasons(turn: Turn, better: Choice, compared: Compared) -> tuple[Reason, ...]:
    table, ask = turn.table, turn.ask
    asked = hand_over(ask, imagine_from(table, ask.seat, Rng(0)))
    case = OptionComparison(table.game, table.view(ask.seat), asked, better)
    return explain(case, compared.judgement, compared.given)


# --- adding up


def _sum_up(table: Table, chances: dict[int, Chances], judged: list[_Judged], start: float | None) -> Review:
    """Assemble the review.

    Every change of chances that no choice explains is luck, so that all parts add up to the result.
    """
    steps, seats = sorted(chances), range(len(table.seats))
    points = [Point(0, chances[0], *([(0.0,) * len(seats)] * 3))]
    for before, step in pairwise(steps):
        between = [one for one in judged if before <= one.told < step]
        own = _rounded([sum(one.effect[s] for one in between if one.seat == s) for s in seats])
        others = _rounded([sum(one.effect[s] for one in between if one.seat != s) for s in seats])
        luck = _rounded([chances[step][s] - chances[before][s] - own[s] - others[s] for s in seats])
        points.append(Point(step, chances[step], luck, own, others))
    shares = tuple(_share_of_chances(points, s, _doubt([one for one in judged if one.seat == s])) for s in seats)
    in_points = () if start is None else tuple(_share_of_points(table, judged, start, s) for s in seats)
    return Review(VERSION, table.game.slug, tuple(points), shares, _decisions(table, judged), in_points)


def _share_of_chances(points: Sequence[Point], seat: int, doubt: float) -> Share:
    start, result = points[0].chances[seat], points[-1].chances[seat]
    parts = [sum(getattr(one, part)[seat] for one in points) for part in ("luck", "own", "others")]
    helped, hurt = (sum(one for one in parts if (one > 0) == good) for good in (True, False))
    too_much = max(0.0, helped - WHOLE, -hurt - WHOLE)
    kept = {True: 1 - too_much / (helped or 1), False: 1 - too_much / (-hurt or 1)}
    _, own, others = (round(one * kept[one > 0], DIGITS) for one in parts)
    return Share(start, round(result - start - own - others, DIGITS), own, others, result, doubt)


def _share_of_points(table: Table, judged: list[_Judged], start: float, seat: int) -> Share:
    assert table.outcome is not None
    result = float(table.outcome.scores[seat])
    own = sum(one.points[seat] for one in judged if one.seat == seat)
    others = sum(one.points[seat] for one in judged if one.seat != seat)
    return Share(*_rounded([start, result - start - own - others, own, others, result]))


def _decisions(table: Table, judged: list[_Judged]) -> tuple[Decision, ...]:
    in_points, story = table.game.points, story_of(table)
    mattered = sorted((one for one in judged if one.matters(in_points)), key=lambda one: (-one.cost, one.at))
    return tuple(
        Decision(
            one.seat,
            one.told,
            one.key,
            one.choice,
            one.better,
            max(0.0, -one.effect[one.seat]),
            one.reasons,
            story.step_before(one.told),
            one.cost if in_points else None,
        )
        for one in mattered
    )


def _doubt(judged: Sequence[_Judged]) -> float:
    """Combined standard error of a seat's choices.

    Their errors are independent: each was tried in worlds of its own.
    """
    return round(CERTAIN * sqrt(sum(one.error**2 for one in judged)), DIGITS)


def _rounded(figures: Sequence[float]) -> Chances:
    return tuple(round(one, DIGITS) for one in figures)
