"""The table of the Board Game as text lines."""

from __future__ import annotations

from typing import Any

from shambles.core.asking.ask import Choice
from shambles.games.board_game.box.contents import Location
from shambles.games.board_game.table.choices import Go, Way
from shambles.games.board_game.table.view import PartyView, View
from shambles.games.board_game.words import Wording, own_party
from shambles.terminal.scene import lines


class Lines(lines.Lines[View]):
    """The turn, the Locations, the parties and the board around them, in the words of the box that is played with."""

    wording: Wording

    def table(self, view: View) -> list[str]:
        """The whole table, a line for each thing, as it would be read aloud."""
        say, names, turn, mine = self.say, self.names, view.turn, own_party(view)
        said = [say("table-turn", round=view.round, name=names[turn.seat], steps=turn.steps_left)]
        said += self.locations(view)
        for party in view.parties:
            said += self.party(party)
        said += [self.group(group.members) for group in view.groups]
        if mine is not None:
            pool = turn.pool if view.seat == turn.seat else mine.pool
            said.append(say("table-pool", blue=pool.blue, red=pool.red, green=pool.green))
        if view.tokens:
            packs = [say("table-token", space=one.space, values=self.pack(one.values)) for one in view.tokens]
            said.append(say("table-tokens", tokens=self.row(packs)))
        if view.markers:
            left = [say("table-marker", name=self.card(one.follower.id), space=one.space) for one in view.markers]
            said.append(say("table-markers", markers=self.row(left)))
        if mine is not None and mine.status == "in":
            near = next(lead.spaces for lead in view.near if lead.space == mine.at)
            spaces = (f"{one} {self.wording.space(view, one)}" for one in near)
            said.append(say("table-near", spaces=self.row(spaces, "list-semicolon")))
        for one in view.cards:
            said.append(say("table-card", name=self.card(one.card.id), text=self.words.text_on(one.card.id)))
        if view.roll is not None:
            faces = self.row([*(die.face for die in view.roll.dice), *view.roll.ammo])
            said.append(say("table-roll", faces=faces, total=view.roll.total, need=view.roll.need))
        decks = {"encounters": view.encounters, "locations": view.locations, "followers": view.followers}
        return [*said, say("table-decks", **decks)]

    def card(self, card: str) -> str:
        return self.words.named(card)

    # --- Locations and parties

    def locations(self, view: View) -> list[str]:
        """The Locations that can be scouted, each with the viewer's requirement."""
        say, mine = self.say, own_party(view)
        shown = [say("table-slot", **self.location(view, card)) for card in view.public if card is not None]
        said = [say("table-public", cards=self.row(shown, "list-semicolon") or say("none"))]
        if mine is not None and mine.private is not None:
            said.append(say("table-private", **self.location(view, mine.private)))
        if view.known_top:
            said.append(say("table-known-top", cards=self.cards(*view.known_top)))
        return said

    def location(self, view: View, card: Location) -> dict[str, str]:
        """A Location: its name, its space, and the viewer's requirement."""
        space = next((space.id for space in view.spaces if space.location == card.id), "")
        return {"name": self.card(card.id), "space": space, "needs": self.wording.needs(view, card.id)}

    def cards(self, *cards: Any) -> str:
        return self.row(self.card(card.id) for card in cards)

    def party(self, party: PartyView) -> list[str]:
        say, name = self.say, self.names[party.seat]
        if party.status != "in":
            return [say("table-party-away", name=name, status=say(f"status-{party.status}"))]
        people = [say("table-survivor", name=self.card(one.card.id), fatigue=one.fatigue) for one in party.survivors]
        goods = {"food": party.food, "gas": party.gas, "ammo": party.ammo}
        scouted = self.cards(*party.scouted) or say("none")
        said = [say("table-party", name=name, space=party.at, survivors=self.row(people), scouted=scouted, **goods)]
        if party.items:
            said.append(say("table-items", name=name, items=self.cards(*party.items)))
        return said

    def group(self, members: tuple[int, ...]) -> str:
        return self.say("table-group", names=self.row(self.names[one] for one in members))

    # --- the board

    def pack(self, values: tuple[int | None, ...]) -> str:
        return "+".join(self.say("table-face-down") if value is None else str(value) for value in values)

    # --- options

    def is_listed(self, choice: Choice) -> bool:
        """True if an option is listed; double steps and ways are too many, and are typed."""
        return not (isinstance(choice, Way) or (isinstance(choice, Go) and len(choice.path) == 2))
