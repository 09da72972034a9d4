"""Every card of the box as people read it, for the page of cards and for whoever taps a card's name."""

from __future__ import annotations

from collections.abc import Iterator

from shambles.core.game import CardFace
from shambles.games.best_defense.box.contents import Box, Card, Options, box_of
from shambles.games.best_defense.box.vocabulary import Choose, Each, Effects, If, Pay
from shambles.games.best_defense.box.words import Say, card_name, card_text, effects_text, sentence


def faces(options: Options, say: Say) -> list[CardFace]:
    """The cards in the order of the box file."""
    return [_face(kind, card, say) for kind, card in _cards(box_of(options.box))]


def _cards(box: Box) -> Iterator[tuple[str, Card]]:
    yield from (("survivor", card) for card in box.survivors.values())
    yield from (("event", card) for card in box.events.values())
    yield from (("weapon", card) for card in box.weapons.values())
    yield from (("item", card) for card in box.items.values())
    yield from ((box.deck_of[card.id], card) for card in box.finds.values())
    yield from (("ammo", card) for card in box.ammo.values())
    yield from (("motive", card) for card in box.motives.values())


def _face(kind: str, card: Card, say: Say) -> CardFace:
    branches = (sentence(effects_text(one, say)) for one in _branches(getattr(card, "effects", ())))
    copies: int = getattr(card, "copies", 1)
    return CardFace(
        card.id, kind, card_name(card.id, say), card_text(card, say), tuple(branches), copies, card.attested
    )


def _branches(effects: Effects) -> Iterator[Effects]:
    """What the card lets one choose from; a card that asks twice would name both choices in order."""
    for effect in effects:
        match effect:
            case Choose(options=options):
                yield from options
            case If(then=then, otherwise=otherwise) | Pay(then=then, otherwise=otherwise):
                yield from _branches((*then, *otherwise))
            case Each(do=do):
                yield from _branches(do)
