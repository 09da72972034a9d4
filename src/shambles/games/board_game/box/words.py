"""Texts of cards. A card's text is rendered from its effects, so that it cannot say anything but what the card does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from shambles.core.asking.saying import Say as Say
from shambles.core.asking.saying import listed
from shambles.core.files.box import STANDARD
from shambles.games.board_game.box.contents import (
    COLOURS,
    Ability,
    Challenge,
    Cost,
    Encounter,
    Location,
    Origin,
    Pool,
    Step,
    SurvivorCard,
    find_box,
)
from shambles.games.board_game.box.vocabulary import RESOURCES, Condition, Effect, whom

Card = Encounter | Location | SurvivorCard

COMPARED = {">=": "cmp-ge", "<=": "cmp-le", "==": "cmp-eq", ">": "cmp-gt", "<": "cmp-lt"}


def card_name(card: Card, say: Say) -> str:
    """The name of a card; one from somebody's own box is called what that box calls it."""
    box = find_box(STANDARD)
    ours = box.survivors.get(card.id) or box.locations.get(card.id) or box.encounters.get(card.id)
    return say(f"name-{card.id}") if ours is not None and ours.name == card.name else card.name


def card_text(card: Card, say: Say) -> str:
    """All that is printed on a card, but for its name."""
    if isinstance(card, Encounter):
        return encounter_text(card, say)
    if isinstance(card, Location):
        first, second, third = (tier_text(tier, say) for tier in card.tiers)
        return say("card-location", first=first, second=second, third=third)
    abilities = abilities_text(card.abilities, say) or "none"
    return say("card-survivor", dice=dice_text(card.dice, say), abilities=abilities)


def card_origin(card: Card) -> Origin:
    """Whether a card is attested by the rulebook, or designed. The weakest part of it counts."""
    if isinstance(card, Encounter):
        found: list[Origin] = [card.status]
    elif isinstance(card, Location):
        found = [card.status.name, card.status.tiers]
    else:
        found = [card.status.name, card.status.dice, *([card.status.ability] if card.abilities else [])]
    return max(found, key=get_args(Origin).index)


# --- the kinds of cards


def encounter_text(card: Encounter, say: Say) -> str:
    text = say(
        "card-encounter",
        challenge=challenge_text(card.challenge, say),
        success=effects_text(card.success, say),
        fail=effects_text(card.fail, say),
    )
    return f"{text} {say('card-item', item=item_text(card, say))}" if card.item else text


def item_text(card: Encounter, say: Say) -> str:
    return abilities_text(card.item, say)


def abilities_text(abilities: Iterable[Ability], say: Say) -> str:
    return " ".join(ability_text(ability, say) for ability in abilities)


def tier_text(tier: Iterable[Step], say: Say) -> str:
    """BG-476  One requirement of a Location."""
    return " ".join(step_text(step, say) for step in tier)


def step_text(step: Step, say: Say) -> str:
    match step.step:
        case "have":
            return say("step-have", cmp=say(COMPARED[step.cmp]), n=step.n, count=step.count)
        case "spend":
            return say("step-spend", what=bill_text(step, say))
    return say(f"step-{step.step}", n=step.n)


def dice_text(pool: Pool, say: Say) -> str:
    shown = [say(f"dice-{colour}", n=getattr(pool, colour)) for colour in COLOURS if getattr(pool, colour)]
    return listed(shown, "list-comma", say) or say("dice-none")


def ability_text(ability: Ability, say: Say) -> str:
    death = ability.trigger == "death"
    effects = " ".join(
        say("effect-modify", what=say("stat-prevent-death"), until=say("until-held"))
        if death and effect.shifts is not None and effect.shifts[0] == "prevent"
        else effect_text(effect, say)
        for effect in ability.effects
    )
    when = "always" if ability.is_free and ability.trigger in ("roll", "fight", "ammo", "step") else ability.trigger
    cost = cost_text(ability.cost, say)
    limit = say(f"limit-{ability.limit}")
    return say("ability", when=say(f"when-{when}"), limit=limit, cost=cost, effects=effects)


def cost_text(cost: Cost, say: Say) -> str:
    parts = [amount_text(res, getattr(cost, res), say) for res in RESOURCES if getattr(cost, res)]
    if cost.fatigue_bearer:
        parts.append(say("cost-fatigue", n=cost.fatigue_bearer))
    if cost.discard:
        parts.append(say("cost-discard"))
    return say("cost", what=listed(parts, "list-comma", say)) if parts else ""


# --- challenges


def challenge_text(challenge: Challenge, say: Say) -> str:
    match challenge.kind:
        case "kill" | "survive" | "actions":
            return number_text(challenge, say)
        case "pay":
            return say("challenge-pay", what=bill_text(challenge, say))
        case "compare":
            return say(f"challenge-compare-{challenge.mode}", count=challenge.count)
        case "either":
            return say("challenge-either", what=alternatives((challenge_text(one, say) for one in challenge.of), say))
    return say(f"challenge-{challenge.kind}")


def number_text(challenge: Challenge, say: Say) -> str:
    n = challenge.n
    if isinstance(n, int):
        return say(f"challenge-{challenge.kind}", n=n)
    return say(f"challenge-{challenge.kind}-scaled", base=n.base, times=n.times, count=n.per)


def bill_text(bill: Challenge | Step, say: Say) -> str:
    kinds = (*RESOURCES, "any") if isinstance(bill, Challenge) else RESOURCES
    asked = (amount_text(res, getattr(bill, res), say) for res in kinds if getattr(bill, res))
    return listed(asked, "list-comma", say)


def amount_text(resource: str, n: int, say: Say) -> str:
    return say("amount-any", n=n) if resource == "any" else say("amount", n=n, resource=say(f"name-{resource}"))


# --- effects


def effects_text(effects: Iterable[Effect], say: Say) -> str:
    return " ".join(effect_text(effect, say) for effect in effects) or say("nothing")


def effect_text(effect: Effect, say: Say) -> str:
    """One effect as a sentence, with whom it hits."""
    words = effect.says(say)
    who = whom(effect)
    return say("capital", words=words) if who == "self" else say(f"who-{who}", effect=words)


def alternatives(texts: Iterable[str], say: Say) -> str:
    """This, or that, or that."""
    return listed(texts, "effect-or", say)


def condition_text(condition: Condition, say: Say) -> str:
    """A condition, and its subject."""
    what = say("condition", cmp=say(COMPARED[condition.cmp]), n=condition.n, count=condition.count)
    return say(f"has-{condition.who}", what=what)
