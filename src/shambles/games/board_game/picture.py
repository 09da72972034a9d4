"""The Board Game drawn: the map with pawns and zombies, the Locations, and each party."""

from __future__ import annotations

from shambles.doors.drawing import Card, Hex, Ink, Picture, Strip
from shambles.games.board_game.box.board import Space
from shambles.games.board_game.table.view import PartyView, View
from shambles.wording import Words


def picture(words: Words, view: View) -> Picture:
    """BG-040  The board and the sheets; a token that lies face down is a question mark."""
    parties = (Strip(words.names[one.seat], of_party(words, one)) for one in view.parties)
    public = tuple(Card(words.named(card.id)) for card in view.public if card is not None)
    hexes = () if view.sketch else tuple(at_space(words, view, space) for space in view.spaces)
    return Picture((Strip("", public), *parties), hexes)


def at_space(words: Words, view: View, space: Space) -> Hex:
    """A space: its name, icons, parties and zombies."""
    pawns = [str(one.seat + 1) for one in view.parties if one.at == space.id and one.status == "in"]
    tokens = [value for pack in view.tokens if pack.space == space.id for value in pack.values]
    zombies = ["Z?" if value is None else f"Z{value}" for value in tokens]
    ground: Ink = "city" if space.region == "atlanta" else "land"
    ink: Ink = "friend" if pawns else "danger" if zombies else "open" if space.location else ground
    found = "".join(words.say(f"screen-icon-{icon}") for icon in space.icons)
    return Hex(
        space.q, space.r, words.named(space.location) if space.location else found, " ".join(pawns + zombies), ink
    )


def of_party(words: Words, party: PartyView) -> tuple[Card, ...]:
    """The survivors with their fatigue, the resources, and the items."""
    people = [Card(words.named(one.card.id), "•" * one.fatigue, "friend") for one in party.survivors]
    goods = {"food": party.food, "gas": party.gas, "ammo": party.ammo}
    found = [*(one.id for one in party.items), *(one.id for one in party.scouted)]
    items = [Card(words.named(one)) for one in found]
    return (*people, *(Card(words.named(name), str(count), "back") for name, count in goods.items()), *items)
