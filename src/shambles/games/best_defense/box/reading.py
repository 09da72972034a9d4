"""Whether the effects of a box make sense: what can be well spelled and still mean nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shambles.core.asking.reply import BadInput
from shambles.games.best_defense.box.vocabulary import Effect, Effects


def wrong_effects(effects: Effects, field: str, ranged: Sequence[str], bound: bool = False) -> Iterator[BadInput]:
    """Everything in these effects that means nothing; `bound` says whether `it` has a meaning here."""
    for number, effect in enumerate(effects):
        where = f"{field}[{number}]"
        yield from wrong_selectors(effect, where, bound)
        yield from effect.faults(where, ranged)
        for name, inner, binds in effect.parts():
            yield from wrong_effects(inner, f"{where}.{name}", ranged, bound or binds != "")


def wrong_selectors(effect: Effect, field: str, bound: bool) -> Iterator[BadInput]:
    """`it` where nobody is meant, and a die where survivors are selected."""
    if not bound:
        for name in ("who", "loc"):
            if getattr(effect, name, None) == "it":
                yield BadInput(f"{field}.{name}", "wrong-effect", found="it")
    where = getattr(effect, "where", None)
    if where is not None and where.roll is not None:
        yield BadInput(f"{field}.where.roll", "wrong-effect", found="roll")
