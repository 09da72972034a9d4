"""The words on the cards, made from their effects: text and behaviour cannot disagree. `say` is a catalogue's."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

from shambles.games.best_defense.box.contents import Ammo, Box, Card, Event, Find, Item, Motive, Survivor, Weapon
from shambles.games.best_defense.box.vocabulary import (
    AnySpecial,
    Attract,
    Bonus,
    Choose,
    Condition,
    Damage,
    Draw,
    Each,
    Eat,
    Effect,
    Explode,
    Gain,
    Give,
    If,
    Kill,
    Lose,
    Move,
    Pay,
    Recover,
    Rule,
    Shift,
    Walkers,
)

Say = Callable[..., str]


def card_text(card: Card, say: Say) -> str:
    """What stands on a card."""
    match card:
        case Weapon():
            words = say("weapon-text", range=card.range, dice=card.dice, load=card.load)
            return " ".join([words, *(special_text(special, say) for special in card.special)])
        case Item():
            words = effects_text(card.effects, say)
            return sentence(say("item-text", when=card.when, discard=yes(card.discard), effects=words))
        case Ammo():
            return sentence(say("ammo-text", weapon=card.weapon, n=amount(card.n, say)))
        case Motive():
            if card.what is not None:
                return say("motive-stock", what=card.what, n=card.n)
            return say("motive-count", trigger=card.trigger, n=card.n)
        case Survivor() | Event() | Find():
            return sentence(effects_text(card.effects, say))
    raise TypeError(card)


def card_name(card: str, say: Say) -> str:
    """What a card is called; one of somebody's own box is called by its id."""
    words = say(f"name-{card}")
    return card.replace("_", " ").capitalize() if words == f"name-{card}" else words


def find_card(box: Box, card: str) -> Card:
    """The card of this id, whichever deck it is from."""
    for shelf in (box.survivors, box.events, box.weapons, box.items, box.finds, box.ammo, box.motives):
        if card in shelf:
            found: Card = shelf[card]
            return found
    raise KeyError(card)


def sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def yes(given: bool) -> str:
    return "yes" if given else "no"


# --- effects


def effects_text(effects: Iterable[Effect], say: Say) -> str:
    """Several effects, one after the other."""
    return "; ".join(effect_text(effect, say) for effect in effects)


def effect_text(effect: Effect, say: Say) -> str:  # noqa: C901  one case for each operation, as they are declared
    """One effect as a clause."""
    match effect:
        case Gain(who="self", where=Condition() as where) | Lose(who="self", where=Condition() as where):
            return branch_text(If(where, (replace(effect, where=None),)), say)
        case Damage(who="self", where=Condition() as where):
            return branch_text(If(where, (replace(effect, where=None),)), say)
        case Gain(who=who, what=what, n=n, where=where, weapon=weapon):
            key = "effect-gain-one-ally" if (what, n) == ("ally", 1) else "effect-gain"
            return say(key, who=who, whom=whom(who, where, say), what=what, n=amount(n, say), weapon=weapon)
        case Lose(who=who, what=what, n=n, where=where):
            return say("effect-lose", who=who, whom=whom(who, where, say), what=what, n=amount(n, say))
        case Damage(who=who, n=n, where=where):
            return say("effect-damage", who=who, whom=whom(who, where, say), n=amount(n, say))
        case Walkers(loc=loc, n=n):
            return say("effect-walkers", loc=say("where", where=loc), n=amount(n, say))
        case Kill(loc=loc, n=n):
            return say("effect-kill", loc=say("where", where=loc), n=amount(n, say))
        case Shift(origin=origin, to=to, n=n):
            start, end = say("where", where=origin), say("where", where=to)
            return say("effect-shift", **{"from": start}, loc=end, n=amount(n, say))
        case Move(who=who, to="chosen", may=may):
            return say("effect-move-anywhere", who=who, whom=whom(who, None, say), may=yes(may))
        case Move(who=who, to=to, may=may):
            return say("effect-move", who=who, whom=whom(who, None, say), loc=say("where", where=to), may=yes(may))
        case Draw(who=who, deck=deck, n=n, may=may):
            return say("effect-draw", who=who, whom=whom(who, None, say), deck=deck, n=n, may=yes(may))
        case Eat(loc=loc, n=n):
            key = "effect-eat-each" if loc in ("each", "each_empty", "it") else "effect-eat"
            return say(key, loc=say("where", where=loc), n=amount(n, say))
        case Give(to=to, items=items):
            things = listed((say("item", what=item) for item in items), "or", say)
            return say("effect-give", whom=whom(to, None, say), items=things)
        case Rule():
            return rule_text(effect, say)
        case Pay() | If() | Choose() | Each():
            return branch_text(effect, say)


def branch_text(effect: Pay | If | Choose | Each, say: Say) -> str:
    """An effect that holds other effects."""
    match effect:
        case Pay(cost=cost, then=(), otherwise=otherwise, may=may):
            it = any(getattr(part, "who", None) == "it" for part in otherwise)
            words = effects_text(otherwise, say)
            return say("effect-pay", it=yes(it), cost=things(cost, say), may=yes(may), **{"else": words})
        case Pay(cost=cost, then=then, otherwise=otherwise):
            words = effects_text(otherwise, say)
            return say("effect-pay-then", cost=things(cost, say), then=effects_text(then, say), **{"else": words})
        case If(cond=cond, then=(), otherwise=otherwise):
            return say("effect-unless", cond=condition(cond, say), **{"else": effects_text(otherwise, say)})
        case If(cond=cond, then=then, otherwise=()):
            return say("effect-if", cond=condition(cond, say), then=effects_text(then, say))
        case If(cond=cond, then=then, otherwise=otherwise):
            both = {"then": effects_text(then, say), "else": effects_text(otherwise, say)}
            return say("effect-if-else", cond=condition(cond, say), **both)
        case Choose(by=by, options=options):
            return say("effect-choose", by=by, options=listed((effects_text(one, say) for one in options), "or", say))
        case Each(who=None, loc=loc, do=do):
            return say("effect-each", whom=say("where", where=loc or "each"), do=effects_text(do, say))
        case Each(who=who, do=do):
            return say("effect-each", whom=whom(who or "all", None, say), do=effects_text(do, say))


def rule_text(effect: Rule, say: Say) -> str:
    return say(
        "effect-rule",
        stat=effect.stat,
        who=effect.who or "all",
        whom=whom(effect.who or "all", None, say),
        loc=say("where", where=effect.loc or "here"),
        n=effect.n,
        what=effect.what or "",
        do=effects_text(effect.do, say),
    )


# --- amounts, people, conditions


def amount(n: int | str, say: Say) -> int | str:
    """A number as it is; a die as the numbers it can give."""
    if isinstance(n, int):
        return n
    if n == "all":
        return say("amount", form="all", low=0, high=0)
    die, _, more = n.partition("+")
    low = 1 + int(more or 0)
    return say("amount", form="die", low=low, high=low + (2 if die == "d3" else 5))


def whom(who: str, where: Condition | None, say: Say) -> str:
    relation, _, place = who.partition(":")
    words = say("whom", who=relation, place=place)
    return words if where is None else say("whom-where", whom=words, cond=condition(where, say))


def condition(cond: Condition, say: Say) -> str:
    """What must be so, joined by and."""
    words = []
    for field in cond.__struct_fields__:
        value = getattr(cond, field)
        if value is None:
            continue
        key = f"cond-{field}"
        if field in ("at", "guarded"):
            words.append(say(key, place=value))
        elif field == "has":
            words.append(say(key, cost=things(value, say)))
        elif field == "roll":
            words.append(say(key, die=value.die, min=value.min, max=min(value.max, 3 if value.die == "d3" else 6)))
        elif field == "walkers":
            words.append(say(key, loc=say("where", where=value.loc), n=value.min))
        elif isinstance(value, bool):
            words.append(say(key, **{"is": yes(value)}))
        else:
            words.append(say(key, n=value))
    return listed(words, "and", say)


def things(cost: msgspec.Struct, say: Say) -> str:
    """So much of this and so much of that."""
    counts = {field: getattr(cost, field) for field in cost.__struct_fields__}
    return listed((say(f"cost-{what}", n=n) for what, n in counts.items() if n), "and", say)


def listed(words: Iterable[str], key: str, say: Say) -> str:
    first, *others = words
    for other in others:
        first = say(key, one=first, other=other)
    return first


# --- weapons


def special_text(special: AnySpecial, say: Say) -> str:
    match special:
        case Bonus(n=n, alone=alone):
            return say("special-bonus-alone" if alone else "special-bonus", n=n)
        case Explode(min=least):
            return say("special-explode", min=least)
        case Recover(total_min=total, n=n):
            return say("special-recover", total=total, n=n)
        case Attract(natural_min=natural, n=n):
            return say("special-attract", natural=natural, n=n)
