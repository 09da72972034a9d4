"""Every card of the box as people read it, for the scenes and for the page of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shambles.core.game import CardFace, CardPart
from shambles.games.board_game.box.board import find_board
from shambles.games.board_game.box.contents import Box, Challenge, Encounter, Location, Options, find_box
from shambles.games.board_game.box.spaces import space_faces
from shambles.games.board_game.box.vocabulary import Effect
from shambles.games.board_game.box.words import (
    Card,
    Say,
    abilities_text,
    card_name,
    card_origin,
    card_text,
    challenge_text,
    dice_text,
    effects_text,
    step_text,
)


def faces(options: Options, say: Say) -> list[CardFace]:
    """The cards in the order of the box: characters, followers, Locations, encounters; and the spaces of the map."""
    box = find_box(options.box, options.balance)
    return [
        *(_face("character", card, say) for card in box.characters.values()),
        *(_face("follower", card, say) for card in box.followers.values()),
        *(_face("location", card, say) for card in box.locations.values()),
        *(_face("item" if card.item else "encounter", card, say) for card in box.encounters.values()),
        *space_faces(find_board(options.map), box, say),
    ]


def row_face(table: str, row: object, say: Say) -> CardFace | None:
    """A card as in a box file; dice, tokens and spaces are no cards."""
    if not isinstance(row, Card):
        return None
    return _face("item" if isinstance(row, Encounter) and row.item else table, row, say)


def _face(kind: str, card: Card, say: Say) -> CardFace:
    parts, branches = tuple(_parts(card, say)), tuple(_branches(card, say))
    copies = card.copies if isinstance(card, Encounter | Location) else 1
    attested = card_origin(card) == "attested"
    return CardFace(card.id, kind, card_name(card, say), card_text(card, say), branches, copies, attested, parts)


def _parts(card: Card, say: Say) -> Iterator[CardPart]:
    """Parts of a card, from top to bottom."""
    if isinstance(card, Encounter):
        yield CardPart("challenge", (challenge_text(card.challenge, say),))
        yield CardPart("success", (effects_text(card.success, say),))
        yield CardPart("fail", (effects_text(card.fail, say),))
        if card.item:
            yield CardPart("ability", (abilities_text(card.item, say),))
    elif isinstance(card, Location):
        for tier in card.tiers:
            yield CardPart("tier", tuple(step_text(step, say) for step in tier))
    else:
        yield CardPart("dice", (dice_text(card.dice, say),))
        if card.abilities:
            yield CardPart("ability", (abilities_text(card.abilities, say),))


def _branches(card: Card, say: Say) -> Iterator[str]:
    """BG-246, BG-251  What a card lets one choose from: one of its challenges, then what its effects offer."""
    yield from (challenge_text(one, say) for one in challenges_on(card))
    yield from (effects_text(one, say) for one in offers(effects_on(card)))


def first_branch(box: Box, card: str, offered: tuple[tuple[Effect, ...], ...]) -> int:
    """The place, among all the branches of a card, of the first of these."""
    found = box.survivors.get(card) or box.encounters[card]
    known = list(offers(effects_on(found)))
    at = next(at for at in range(len(known)) if tuple(known[at : at + len(offered)]) == offered)
    return len(challenges_on(found)) + at


def challenges_on(card: Card) -> tuple[Challenge, ...]:
    """BG-251  The challenges of which the card asks for one."""
    return card.challenge.of if isinstance(card, Encounter) else ()


def effects_on(card: Card) -> Iterator[Effect]:
    """All that a card can do, in the order in which it is printed."""
    if isinstance(card, Encounter):
        yield from (*card.success, *card.fail)
    abilities = card.item if isinstance(card, Encounter) else () if isinstance(card, Location) else card.abilities
    for ability in abilities:
        yield from ability.effects


def offers(effects: Iterable[Effect]) -> Iterator[tuple[Effect, ...]]:
    """BG-246  The lists of effects among which somebody chooses, one after the other."""
    for effect in effects:
        yield from effect.offers()
        for _, inner in effect.parts():
            yield from offers(inner)
