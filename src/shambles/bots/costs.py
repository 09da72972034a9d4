"""Cost of one seat's choices in a whole game, measured alike for everybody: the daily deal ranks by it (SH-006).

Every choice counts, the first blunder and the tenth. First the judge finds the answer that seems best. Then it
measures, in other worlds, how much the seat's own answer loses against that one. A measured loss may be below zero by
chance: it counts too, or the sum would be biased.

The doubt is that of the measurement: how far another one, with the same players, would be off. That those players are
not people is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from shambles.bots.judge import CERTAIN, estimate, judge_answers, skill_of
from shambles.bots.playouts import BEST, players_of
from shambles.bots.reviewed import Cost
from shambles.core.asking.ask import Choice
from shambles.core.story.retelling import Turn, play_again
from shambles.core.table import Table

SECONDS = 60.0  # for a whole game, on one core
LEAST, MOST = 40, 12_000  # playouts for a choice
TO_FIND = 0.4  # share of them that finds the answer that seems best
RIVALS = 6  # most answers that a choice is compared with: those that look best at a glance
DIGITS = 4


def cost_of_choices(table: Table, seat: int, seconds: float = SECONDS) -> Cost:
    """Measure all choices of a seat in a finished game. The same game gives the same figure."""
    count = sum(_is_choice(turn, seat) for turn in play_again(table))
    playouts = max(LEAST, min(MOST, round(seconds * skill_of(table).rate / max(1, count))))
    found = [_loss_of(turn, playouts) for turn in play_again(table) if _is_choice(turn, seat)]
    lost = sum(loss for loss, _ in found)
    doubt = sqrt(sum(reach * reach for _, reach in found))
    return Cost(round(lost, DIGITS), round(doubt, DIGITS), count, table.game.points)


def places_of(costs: Sequence[Cost]) -> list[int]:
    """SH-006  The place of each: one more than the number of those who surely lost less. The others share a place."""
    return [1 + sum(other.high < one.low for other in costs) for one in costs]


def _is_choice(turn: Turn, seat: int) -> bool:
    return turn.ask.seat == seat and turn.stands and not turn.aside and len(turn.ask.options) > 1


def _loss_of(turn: Turn, playouts: int) -> tuple[float, float]:
    """Loss of a choice against the answer that seems best, and the reach of its 95 % interval."""
    table, seat, mine = turn.table, turn.ask.seat, turn.choice.notation
    to_find = round(TO_FIND * playouts)
    best = judge_answers(table, seat, _worth_a_look(turn), playouts=to_find, salt="cost, to find").best
    if best == mine:
        return 0.0, 0.0
    better = next(one for one in turn.ask.options if one.notation == best)
    players = players_of(BEST, table, turn.ask, "cost")
    sides = players.try_in(range((playouts - to_find) // 2), (better, turn.choice))
    theirs, ours = ([(one.points or one.chances)[seat] for one in side] for side in sides)
    loss, error = estimate([one - other for one, other in zip(theirs, ours, strict=True)], imagined=1)
    return loss, CERTAIN * error


def _worth_a_look(turn: Turn) -> list[Choice]:
    """The choice, and the answers that look best at a glance."""
    ask, game = turn.ask, turn.table.game
    figures = game.hints[ask.key](turn.table.view(ask.seat), ask)
    ranked = sorted(range(len(figures)), key=lambda at: -figures[at])
    rivals: list[Choice] = [ask.options[at] for at in ranked if ask.options[at] != turn.choice]
    return [turn.choice, *rivals[:RIVALS]]
