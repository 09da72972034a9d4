"""Reasons why one option is better than another: a key with a text in every language, and its figures.

A game provides them in `bot/reasons.py`: its measures with their weights, the facts of every option of an ask in those
measures, and measurements of a later view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

Facts = Mapping[str, float]  # by the measure; what a measure is of stands behind a colon: `brings:food`


AVERAGES = frozenset({"chance", "chance-together", "points", "points-ahead"})  # results of simulated games


class Reason(msgspec.Struct, frozen=True):
    """One reason for an option, with the text `reason-<key>`. A `seat` among its figures is shown as a name."""

    key: str
    params: dict[str, int | float | str] = {}

    @property
    def explains(self) -> bool:
        """True if it names a cause; False if it is only an average over simulated games."""
        return self.key not in AVERAGES


class Measure(msgspec.Struct, frozen=True):
    """Weight of a measure per unit (negative if less is better), and the decimal places that are shown.

    least   smallest difference that is mentioned
    plan    True if it explains an answer that is worse at once: it says what the answer is good for later
    """

    worth: float
    digits: int = 1
    least: float = 0.0
    plan: bool = False


def weigh_two(key: str, choice: str, mine: float, other: str, theirs: float, digits: int = 1) -> Reason:
    """A reason that compares a figure of the better option with that of the other."""
    rounded = (round(one, digits) + 0.0 if digits else round(one) for one in (mine, theirs))  # there is no −0
    return Reason(key, {"choice": choice, "other": other, **dict(zip(("mine", "theirs"), rounded, strict=True))})


def tell_apart(
    measures: Mapping[str, Measure], choice: str, mine: Facts, other: str, theirs: Facts
) -> Iterator[Reason]:
    """Reasons why the first option is better, largest gain first. Differences lost in rounding are skipped."""
    gains = []
    for name in mine:
        measure = measure_of(measures, name)
        figures = [round(one[name], measure.digits) for one in (mine, theirs) if name in one]
        if len(figures) < 2 or abs(figures[0] - figures[1]) < measure.least:
            continue
        if (gain := measure.worth * (figures[0] - figures[1])) > 0:
            gains.append((gain, name, measure))
    for _, name, measure in sorted(gains, key=lambda one: -one[0]):
        key, _, what = name.partition(":")
        reason = weigh_two(key, choice, mine[name], other, theirs[name], measure.digits)
        yield Reason(key, {**reason.params, "what": what}) if what else reason


def balance(measures: Mapping[str, Measure], mine: Facts, theirs: Facts) -> float:
    """Weighted sum of all shared differences. A positive sum favours the first option."""
    shared = [name for name in mine if name in theirs]
    return sum(measure_of(measures, name).worth * (mine[name] - theirs[name]) for name in shared)


def measure_of(measures: Mapping[str, Measure], name: str) -> Measure:
    """The measure of this name. Several names may share one: `brings:food` is a measure of its own or `brings`."""
    return measures.get(name) or measures[name.partition(":")[0]]
