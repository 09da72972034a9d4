"""The Board Game in a terminal: the table in words, and what each option means right now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shambles.core.ask import Choice
from shambles.games.board_game.box.contents import TO_WIN, Location
from shambles.games.board_game.box.words import card_name, card_text, effects_text, item_text, tier_text
from shambles.games.board_game.table.choices import (
    Eat,
    Go,
    Invite,
    OnCard,
    OnDie,
    OnResource,
    OnSpace,
    OnSurvivor,
    Stay,
    Use,
    Word,
)
from shambles.games.board_game.table.view import PartyView, View

Say = Callable[..., str]


def table_lines(view: View, names: Sequence[str], say: Say) -> list[str]:
    """The whole table, a line for each thing, as it would be read aloud."""
    turn = view.turn
    lines = [say("table-turn", round=view.round, name=names[turn.seat], steps=turn.steps_left)]
    lines += location_lines(view, say)
    for party in view.parties:
        lines += party_lines(party, names[party.seat], say)
    lines += [say("table-group", names=", ".join(names[one] for one in group.members)) for group in view.groups]
    if view.seat is not None:
        pool = turn.pool if view.seat == turn.seat else view.parties[view.seat].pool
        lines.append(say("table-pool", blue=pool.blue, red=pool.red, green=pool.green))
    if view.tokens:
        packs = [say("table-token", space=one.space, values=values_text(one.values, say)) for one in view.tokens]
        lines.append(say("table-tokens", tokens=", ".join(packs)))
    if view.markers:
        left = [say("table-marker", name=card_name(one.follower, say), space=one.space) for one in view.markers]
        lines.append(say("table-markers", markers=", ".join(left)))
    if view.seat is not None and view.parties[view.seat].status == "in":
        lines.append(say("table-near", spaces="; ".join(near_texts(view, names, say))))
    for one in view.cards:
        lines.append(say("table-card", name=card_name(one.card, say), text=card_text(one.card, say)))
    if view.roll is not None:
        faces = ", ".join([*(die.face for die in view.roll.dice), *view.roll.ammo])
        lines.append(say("table-roll", faces=faces, total=view.roll.total, need=view.roll.need))
    decks = {"encounters": view.encounters, "locations": view.locations, "followers": view.followers}
    return [*lines, say("table-decks", **decks)]


def location_lines(view: View, say: Say) -> list[str]:
    """The Locations that can be scouted, each with what it asks of whoever looks."""
    scouted = 0 if view.seat is None else len(view.parties[view.seat].scouted)
    shown = [
        say("table-slot", name=card_name(card, say), space=space_of(view, card), needs=needs_of(card, scouted, say))
        for card in view.public
        if card is not None
    ]
    lines = [say("table-public", cards="; ".join(shown) or say("none"))]
    private = None if view.seat is None else view.parties[view.seat].private
    if private is not None:
        needs = needs_of(private, scouted, say)
        lines.append(say("table-private", name=card_name(private, say), space=space_of(view, private), needs=needs))
    if view.known_top:
        lines.append(say("table-known-top", cards=", ".join(card_name(card, say) for card in view.known_top)))
    return lines


def space_of(view: View, location: Location) -> str:
    return next((space.id for space in view.spaces if space.location == location.id), "")


def needs_of(location: Location, scouted: int, say: Say) -> str:
    return tier_text(location.tiers[min(scouted, TO_WIN - 1)], say)


def party_lines(party: PartyView, name: str, say: Say) -> list[str]:
    if party.status != "in":
        return [say("table-party-away", name=name, status=say(f"status-{party.status}"))]
    survivors = [say("table-survivor", name=card_name(one.card, say), fatigue=one.fatigue) for one in party.survivors]
    scouted = ", ".join(card_name(card, say) for card in party.scouted) or say("none")
    lines = [
        say(
            "table-party",
            name=name,
            space=party.at,
            survivors=", ".join(survivors),
            food=party.food,
            gas=party.gas,
            ammo=party.ammo,
            scouted=scouted,
        )
    ]
    if party.items:
        lines.append(say("table-items", name=name, items=", ".join(card_name(card, say) for card in party.items)))
    return lines


def values_text(values: tuple[int | None, ...], say: Say) -> str:
    return "+".join(say("table-face-down") if value is None else str(value) for value in values)


# --- the board around a party


def near_texts(view: View, names: Sequence[str], say: Say) -> list[str]:
    assert view.seat is not None
    return [f"{one} {space_text(view, one, names, say)}" for one in neighbours(view, view.parties[view.seat].at)]


def neighbours(view: View, here: str) -> list[str]:
    """BG-102, BG-222  The spaces one step away."""
    return list(view.near[here])


def space_text(view: View, where: str, names: Sequence[str], say: Say) -> str:
    """What lies and waits on a space."""
    space = next(one for one in view.spaces if one.id == where)
    parts = []
    if space.location:
        scouted = 0 if view.seat is None else len(view.parties[view.seat].scouted)
        cards = [*view.public, *(party.private for party in view.parties)]
        card = next((one for one in cards if one is not None and one.id == space.location), None)
        needs = say("none") if card is None else needs_of(card, scouted, say)
        parts.append(say("space-location", name=say(f"name-{space.location}"), needs=needs))
    elif space.icons:
        parts.append(say("space-resource", icons=", ".join(say(f"name-{icon}") for icon in space.icons)))
    else:
        parts.append(say(f"space-{space.type}"))
    packs = [len(one.values) for one in view.tokens if one.space == where]
    if packs:
        parts.append(say("space-zombies", count=packs[0]))
    parts += [say("space-follower", name=card_name(one.follower, say)) for one in view.markers if one.space == where]
    for party in view.parties:
        if party.at == where and party.status == "in" and party.seat != view.seat:
            parts.append(say("space-party", name=names[party.seat] if names else say("seat", number=party.seat + 1)))
    return ", ".join(parts)


# --- options


def option_line(view: View, choice: Choice, say: Say) -> str:
    """What one option means."""
    match choice:
        case Go():
            words = [say("option-step", what=space_text(view, choice.path[-1], (), say))]
            if choice.gas:
                words.append(say("option-double" if len(choice.path) == 2 else "option-pass"))
            return ", ".join([*words, *([say("option-private")] if choice.private else [])])
        case Stay():
            return say("option-stay")
        case Eat():
            return say("option-eat")
        case Use():
            return say("option-use", text=used_text(view, choice.card, say))
        case Invite():
            return say("option-invite", name=say("seat", number=choice.seat + 1))
        case OnSurvivor():
            return say("option-survivor", fatigue=fatigue_of(view, choice.survivor))
        case OnDie() if view.roll is not None:
            die = view.roll.dice[choice.die]
            return say("option-die", colour=say(f"dice-{die.colour}", n=1), face=die.face)
        case OnResource() if view.seat is not None:
            return say("option-resource", count=getattr(view.parties[view.seat], choice.resource))
        case OnSpace():
            return space_text(view, choice.space, (), say)
        case OnCard():
            return say(f"name-{choice.card}")
        case Word():
            return word_text(view, choice, say)
    return ""


def word_text(view: View, word: Word, say: Say) -> str:
    if word.notation in ("success", "fail") and view.cards:
        card = view.cards[-1].card
        side = card.success if word.notation == "success" else card.fail
        return say(f"option-word-{word.notation}", text=effects_text(side, say))
    return say(f"option-word-{word.notation}")


def used_text(view: View, card: str, say: Say) -> str:
    for party in view.parties:
        for one in party.survivors:
            if one.card.id == card:
                return f"{card_name(one.card, say)}. {card_text(one.card, say)}"
        for item in party.items:
            if item.id == card:
                return f"{card_name(item, say)}. {item_text(item, say)}"
    return card


def fatigue_of(view: View, survivor: str) -> int:
    return next((one.fatigue for party in view.parties for one in party.survivors if one.card.id == survivor), 0)


def is_listed(choice: Choice) -> bool:
    """Whether an option stands in the list of options; double steps are too many, and are typed."""
    return not (isinstance(choice, Go) and len(choice.path) == 2)
