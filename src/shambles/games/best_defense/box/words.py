"""The words on the cards, made from their effects: text and behaviour cannot disagree. `say` is a catalogue's."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from shambles.core.asking.saying import Say as Say
from shambles.core.asking.saying import listed as listed
from shambles.games.best_defense.box.contents import Ammo, Box, Card, Event, Find, Item, Motive, Survivor, Weapon
from shambles.games.best_defense.box.vocabulary import AnySpecial, Attract, Bonus, Condition, Effect, Explode, Recover


def card_text(card: Card, say: Say) -> str:
    """Text of a card."""
    match card:
        case Weapon():
            words = say("weapon-text", range=card.range, dice=card.dice, load=card.load)
            return " ".join([words, *(special_text(special, say) for special in card.special)])
        case Item():
            words = effects_text(card.effects, say)
            return sentence(say("item-text", when=card.when, discard=yes(card.discard), effects=words), say)
        case Ammo():
            return sentence(say("ammo-text", weapon=card.weapon, n=amount(card.n, say)), say)
        case Motive():
            if card.what is not None:
                return say("motive-stock", what=card.what, n=card.n)
            return say("motive-count", trigger=card.trigger, n=card.n)
        case Survivor() | Event() | Find():
            return sentence(effects_text(card.effects, say), say)
    raise TypeError(card)


def card_name(card: str, say: Say) -> str:
    """Name of a card; a card of a person's own box is called by its id."""
    words = say(f"name-{card}")
    return card.replace("_", " ").capitalize() if words == f"name-{card}" else words


def find_card(box: Box, card: str) -> Card:
    """The card of this id, whichever deck it is from."""
    for shelf in (box.survivors, box.events, box.weapons, box.items, box.finds, box.ammo, box.motives):
        if card in shelf:
            found: Card = shelf[card]
            return found
    raise KeyError(card)


def sentence(words: str, say: Say) -> str:
    return say("sentence", words=words)


def yes(given: bool) -> str:
    return "yes" if given else "no"


# --- effects


def effects_text(effects: Iterable[Effect], say: Say) -> str:
    """Several effects, one after the other."""
    return listed((effect.says(say) for effect in effects), "list-semicolon", say)


def aimed(key: str, who: str, where: Condition | None, say: Say, **more: object) -> str:
    """Text of a condition on survivors; with `if` for yourself, with `who` for others."""
    if who == "self" and where is not None:
        return say("effect-if", cond=condition(where, say), then=aimed(key, who, None, say, **more))
    return say(key, who=who, whom=whom(who, where, say), **more)


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
    """Conditions, joined by and."""
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
    """Amounts of several things, as a list."""
    counts = {field: getattr(cost, field) for field in cost.__struct_fields__}
    return listed((say(f"cost-{what}", n=n) for what, n in counts.items() if n), "and", say)


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
