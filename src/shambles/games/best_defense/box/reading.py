"""Whether the effects of a box make sense: what can be well spelled and still mean nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shambles.core.asking.reply import BadInput
from shambles.games.best_defense.box.vocabulary import (
    Choose,
    Damage,
    Each,
    Effect,
    Gain,
    If,
    Lose,
    Pay,
    Rule,
    Walkers,
)

NEEDS = {
    "combat_bonus": "who",
    "combat_dice": "who",
    "unarmed_swing": "who",
    "prevent": "who",
    "undying": "who",
    "wall": "loc",
    "on_defy": "do",
    "forbid": "what",
}


def wrong_effects(
    effects: Sequence[Effect], field: str, ranged: Sequence[str], bound: bool = False
) -> Iterator[BadInput]:
    """Everything in these effects that means nothing; `bound` says whether `it` has a meaning here."""
    for number, effect in enumerate(effects):
        where = f"{field}[{number}]"
        yield from wrong_effect(effect, where, ranged, bound)
        for name, inner, binds in parts_of(effect):
            yield from wrong_effects(inner, f"{where}.{name}", ranged, bound or binds)


def parts_of(effect: Effect) -> Iterator[tuple[str, Sequence[Effect], bool]]:
    """The effects within an effect, and whether they are bound to `it`."""
    match effect:
        case If(then=then, otherwise=otherwise) | Pay(then=then, otherwise=otherwise):
            yield "then", then, False
            yield "else", otherwise, False
        case Choose(options=options):
            for number, option in enumerate(options):
                yield f"options[{number}]", option, False
        case Each(do=do):
            yield "do", do, True
        case Rule(do=do):
            yield "do", do, True


def wrong_effect(effect: Effect, field: str, ranged: Sequence[str], bound: bool) -> Iterator[BadInput]:
    """What is wrong with one effect, apart from those within it."""
    if not bound:
        for name in ("who", "loc"):
            if getattr(effect, name, None) == "it":
                yield BadInput(f"{field}.{name}", "wrong-effect", found="it")
    if isinstance(effect, Gain | Damage | Walkers) and effect.n == "all":
        yield BadInput(f"{field}.n", "wrong-effect", found="all")
    if isinstance(effect, Gain | Lose | Damage) and effect.where is not None and effect.where.roll is not None:
        yield BadInput(f"{field}.where.roll", "wrong-effect", found="roll")
    match effect:
        case Gain(what="ammo", weapon=weapon) if weapon not in (*ranged, "choice"):
            yield BadInput(f"{field}.weapon", "no-such-weapon", found=weapon, known=tuple(ranged))
        case Each(who=who, loc=loc):
            if (who is None) == (loc is None) or (who or loc or "").startswith("chosen"):
                yield BadInput(f"{field}.who", "wrong-effect", found=who or loc or "")
        case Choose(options=options) if len(options) < 2:
            yield BadInput(f"{field}.options", "wrong-number", found=len(options), wanted=2)
        case Rule(stat=stat) if stat in NEEDS and not getattr(effect, NEEDS[stat]):
            yield BadInput(f"{field}.{NEEDS[stat]}", "field-missing")
