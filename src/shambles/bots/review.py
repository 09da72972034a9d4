"""Review of a finished game: chances over time, the effects of luck and of choices, and the choices that mattered most.

A choice is judged by worlds that its seat could imagine then, never by later information.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from random import Random as Rng
from typing import Any

import msgspec

from shambles.bots.hint import OptionComparison, compare, gap, worths
from shambles.bots.losing import SuspectedMistake, measure_losses
from shambles.bots.prospects import Prospect, chances_by_value, foresee, shares_of
from shambles.bots.reviewed import Chances, Decision, Point, Review, Share
from shambles.bots.worlds import hand_over, imagine_from
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Reason
from shambles.core.asking.reply import BadInput
from shambles.core.game import Game
from shambles.core.story.retelling import Turn, play_again, story_of
from shambles.core.table import Table

VERSION = 6  # raised when the review of the same game would change
MOST_POINTS = 60  # most points of the chart, if each needs simulations
FOR_POINTS, FOR_CHOICES = 8000, 2400  # total worlds for the points, and for the first look at the choices
MOST_LOOKED_INTO = 160  # most examined choices
ALTERNATIVES = 2
FOR_A_GLANCE, A_DOUBT = 200, 0.03  # worlds of a game's mind, and the smallest significant loss of a win
CLOSER = 32  # worlds for choices that seem to matter
FOR_EACH, FOR_ALL = 3, 18  # most choices that are examined closely: of each seat, and in all
FOR_START = 24  # worlds of each seat for the points before the deal
SURE = 2.0  # standard errors by which a choice must be worse to count; among many, some seem worse by chance
LEAST, LEAST_POINTS = 0.01, 0.1  # smallest chances and points that are mentioned
DEALS = 12
DIGITS = 4
CERTAIN = 1.96  # standard errors: 95 times in 100
WHOLE = 0.999  # a whole win, minus possible rounding errors

Progress = Callable[[float], None]


class _Judged(msgspec.Struct):
    """An analysed choice: its effect on everybody, compared with the better option.

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
        return bool(self.reasons) and self.cost >= (LEAST_POINTS if in_points else LEAST)


def review_game(
    table: Table, progress: Progress = lambda done: None, depth: int = 1, *, losses: bool = False
) -> Review:
    """Review a finished game. The same game gives the same review.

    depth   factor of samples for each choice, if people are compared by the result
    losses  also measure the losses of everybody's choices, for ratings: doubles the work
    """
    if table.outcome is None:
        raise BadInput("table", "not-over")
    moments, doubtful, suspected = _survey(table)
    chances, judged = _first_look(table, moments, doubtful, progress, depth)
    closer = _worth_a_closer_look(judged)
    for number, turn in enumerate(_turns(table, {one.at for one in closer})):
        one = next(one for one in closer if one.at == turn[0])
        _look_closely(one, turn[1], depth)
        progress(0.8 + 0.2 * (number + 1) / len(closer))
    review = _sum_up(table, chances, judged, _points_to_expect(table, moments[0]) if table.game.points else None)
    return msgspec.structs.replace(review, lost=_lost(table, suspected)) if losses else review


def what_choices_lost(table: Table) -> tuple[float, ...]:
    """Losses of a finished game without the rest of the review. A review with `losses` has the same figures."""
    return _lost(table, _survey(table)[2])


def _lost(table: Table, suspected: list[SuspectedMistake]) -> tuple[float, ...]:
    return measure_losses(table, suspected, lambda places: _turns(table, places))


# --- what there is to look at


def _survey(table: Table) -> tuple[list[int], dict[int, list[Choice]], list[SuspectedMistake]]:
    """The moments for the chart, the doubtful choices with their alternatives, and all choices that do not look best.

    Doubtful ones look worse by more than a threshold and are examined. All that do not look best count for the losses.
    """
    moments: list[int] = []
    suspected: list[SuspectedMistake] = []
    doubtful: list[tuple[float, int, list[Choice]]] = []
    seen = -1
    for at, turn in enumerate(play_again(table)):
        if turn.ask.number > seen and not turn.aside and _is_at_rest(turn):
            seen = turn.ask.number
            moments.append(at)
        if turn.stands and not turn.aside and len(turn.ask.options) > 1:
            figures, margin = _figures(turn)
            doubt, better = _by_figures(turn, figures)
            if better:
                suspected.append(SuspectedMistake(at, turn.ask.seat, better[0]))
            if better and max(figures) - figures[turn.ask.options.index(turn.choice)] > margin:
                doubtful.append((-doubt, at, better))
    doubtful.sort(key=lambda one: one[:2])
    return _thinned(moments, table), {at: better for _, at, better in doubtful[:MOST_LOOKED_INTO]}, suspected


def _is_at_rest(turn: Turn) -> bool:
    """True if the game's value applies right before this answer."""
    value = turn.table.game.value
    return value is None or turn.ask.key == value.at


def _thinned(moments: list[int], table: Table) -> list[int]:
    most = MOST_POINTS if table.game.value is None else 4 * MOST_POINTS
    apart = max(1.0, len(moments) / most)
    return [moments[int(at * apart)] for at in range(int(len(moments) / apart))]


def _by_figures(turn: Turn, figures: Sequence[float]) -> tuple[float, list[Choice]]:
    """Score difference to the best option, from 0 to 1, and the options that look better. (0, []) if none does."""
    ask = turn.ask
    mine = figures[ask.options.index(turn.choice)]
    best, worst = max(figures), min(figures)
    if mine >= best:
        return 0.0, []
    order = sorted(range(len(figures)), key=lambda at: -figures[at])
    better = [ask.options[at] for at in order[:ALTERNATIVES] if figures[at] > mine]
    return (best - mine) / (best - worst), better


def _figures(turn: Turn) -> tuple[Sequence[float], float]:
    """Score of each option for the seat, and the largest difference to ignore: from the game's mind or its hints."""
    ask, game = turn.ask, turn.table.game
    view, room = turn.table.view(ask.seat), game.room("bot.mind")
    if room is not None:
        found = room.Mind(Rng(f"review/{ask.number}/{ask.seat}")).weigh(view, ask, FOR_A_GLANCE, None)
        worst = min(one for one in found if one is not None)
        return [worst if one is None else one for one in found], A_DOUBT  # options that it skipped looked bad
    return game.hints[ask.key](view, ask), 0.0


def _turns(table: Table, places: set[int]) -> Iterator[tuple[int, Turn]]:
    return ((at, turn) for at, turn in enumerate(play_again(table)) if at in places)


# --- looking


def _first_look(
    table: Table, moments: list[int], doubtful: dict[int, list[Choice]], progress: Progress, depth: int
) -> tuple[dict[int, Chances], list[_Judged]]:
    """The chances at every moment (by the number of events before it), and the choices with a significant cost."""
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
        chances[0] = chances[sorted(chances)[1]]  # a table that began at a position: nobody knows the time before it
    return chances, judged


def _share_out(worlds: int, count: int, least: int, most: int) -> int:
    """Number of worlds for each item, from a total budget, within limits."""
    return max(least, min(most, worlds // max(1, count)))


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


def what_would_come(
    table: Table, ask: Ask[Any], options: Sequence[Choice], worlds: int, first: int = 0
) -> list[list[Prospect]]:
    """Simulated results of each of these answers, in worlds that the seat could imagine at that moment."""
    fork = imagine_from(table, ask.seat, Rng(f"review/{ask.number}/{ask.seat}"))
    return compare(table.game, ask.seat, fork, options, worlds, first)


def _look_into(at: int, turn: Turn, better: list[Choice], worlds: int) -> _Judged:
    """Compare a choice with the best of its better-looking alternatives. The effect is 0 if it is not significant."""
    ask, game = turn.ask, turn.table.game
    mine, *others = what_would_come(turn.table, ask, [turn.choice, *better], worlds)
    cost = [gap(worths(game, other, ask.seat), worths(game, mine, ask.seat)) for other in others]
    best = max(range(len(cost)), key=lambda number: cost[number][0])
    words = turn.choice.notation, better[best].notation
    judged = _Judged(at, ask.seat, turn.table.told, ask.key, *words, 0.0, (), ())
    _weigh(judged, game, mine, others[best], cost[best][0] > SURE * cost[best][1])
    return judged


def _look_closely(judged: _Judged, turn: Turn, depth: int) -> None:
    """Measure a choice again in many other worlds, to remove selection bias."""
    ask, table = turn.ask, turn.table
    better = next(one for one in ask.options if one.notation == judged.better)
    mine, theirs = what_would_come(table, ask, [turn.choice, better], depth * CLOSER, first=1000)
    _weigh(judged, table.game, mine, theirs, True)
    if judged.cost > 0:
        fork = imagine_from(table, ask.seat, Rng(0))
        asked = hand_over(ask, fork)
        case = OptionComparison(table.game, table.view(ask.seat), asked, better)
        judged.reasons = case.against(turn.choice, theirs, mine)


def _weigh(judged: _Judged, game: Game[Any, Any], mine: list[Prospect], theirs: list[Prospect], sure: bool) -> None:
    """Write the effect of the choice on each seat, compared with the better one; 0 if it was no worse."""
    seats = range(len(mine[0].chances))
    cost = gap(worths(game, theirs, judged.seat), worths(game, mine, judged.seat))[0]
    judged.cost, judged.effect, judged.points = 0.0, *([(0.0,) * len(seats)] * 2)
    judged.error = gap([one.chances[judged.seat] for one in mine], [one.chances[judged.seat] for one in theirs])[1]
    if not sure or cost <= 0:
        return
    judged.cost = round(cost, DIGITS)
    effect = [gap([one.chances[s] for one in mine], [one.chances[s] for one in theirs])[0] for s in seats]
    effect[judged.seat] = min(0.0, effect[judged.seat])  # fewer points may still win as often
    judged.effect = _rounded(effect)
    if game.points:
        scores = [[one.outcome.scores for one in side if one.outcome is not None] for side in (mine, theirs)]
        judged.points = _rounded([gap(*([one[s] for one in side] for side in scores))[0] for s in seats])


def _worth_a_closer_look(judged: list[_Judged]) -> list[_Judged]:
    """The choices of each seat that seem to have cost it most."""
    costly = sorted((one for one in judged if one.cost > 0), key=lambda one: (-one.cost, one.at))
    found: list[_Judged] = []
    for one in costly:
        if sum(other.seat == one.seat for other in found) < FOR_EACH and len(found) < FOR_ALL:
            found.append(one)
    return found


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
