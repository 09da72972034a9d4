"""Every card of the box as people read it, for the page of cards and for a card's pop-up."""

from __future__ import annotations

from collections.abc import Iterator

from shambles.core.files.box import BoxFormat
from shambles.core.game import CardFace
from shambles.games.best_defense.box.contents import FOLDER, Box, BoxFile, Card, Options, box_of, faults_of, recognises
from shambles.games.best_defense.box.vocabulary import Effects
from shambles.games.best_defense.box.words import Say, card_name, card_text, effects_text, sentence


def faces(options: Options, say: Say) -> list[CardFace]:
    """The cards in the order of the box file."""
    return [_face(kind, card, say) for kind, card in _cards(box_of(options.box), options)]


def row_face(table: str, row: object, say: Say) -> CardFace | None:
    """A card as in a box file; the rule about the dead's walkers is no card."""
    return _face("survivor" if table == "even" else table, row, say) if isinstance(row, Card) else None


def _cards(box: Box, options: Options) -> Iterator[tuple[str, Card]]:
    yield from (("survivor", card) for card in box.leaders(options).values())
    yield from (("event", card) for card in box.events.values())
    yield from (("weapon", card) for card in box.weapons.values())
    yield from (("item", card) for card in box.items.values())
    yield from ((box.deck_of[card.id], card) for card in box.finds.values())
    yield from (("ammo", card) for card in box.ammo.values())
    yield from (("motive", card) for card in box.motives.values())


def _face(kind: str, card: Card, say: Say) -> CardFace:
    branches = (sentence(effects_text(one, say), say) for one in _offers(getattr(card, "effects", ())))
    copies: int = getattr(card, "copies", 1)
    return CardFace(
        card.id, kind, card_name(card.id, say), card_text(card, say), tuple(branches), copies, card.attested
    )


def first_branch(box: Box, card: str, offered: tuple[Effects, ...]) -> int:
    """The place, among all the branches of a card, of the first of these."""
    known = tuple(_offers(box.events[card].effects))
    return next(at for at in range(len(known)) if known[at : at + len(offered)] == offered)


def _offers(effects: Effects) -> Iterator[Effects]:
    """The lists of effects among which somebody chooses, one after the other; a card may ask more than once."""
    for effect in effects:
        yield from effect.offers()
        for _, inner, _ in effect.parts():
            yield from _offers(inner)


BOX_FORMAT = BoxFormat(recognises, faults_of, FOLDER / "box" / "standard.toml", BoxFile, row_face)
