"""The Board Game in a terminal: the table in words, and what each option means right now."""

from __future__ import annotations

from typing import Any

from shambles.core.ask import Ask, Choice
from shambles.games.board_game.box.board import Space
from shambles.games.board_game.box.contents import Location
from shambles.games.board_game.table.about import Branches, Challenges
from shambles.games.board_game.table.choices import (
    Always,
    Eat,
    Go,
    Invite,
    OnCard,
    OnDie,
    OnOption,
    OnResource,
    OnSeat,
    OnSpace,
    OnSurvivor,
    Stay,
    Use,
    Way,
    Word,
)
from shambles.games.board_game.table.view import PartyView, View
from shambles.terminal.scene import lines


class Lines(lines.Lines[View]):
    """The turn, the Locations, the parties and the board around them, in the words of the box that is played with."""

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
            said.append(say("table-tokens", tokens=", ".join(packs)))
        if view.markers:
            left = [say("table-marker", name=self.card(one.follower.id), space=one.space) for one in view.markers]
            said.append(say("table-markers", markers=", ".join(left)))
        if mine is not None and mine.status == "in":
            near = next(lead.spaces for lead in view.near if lead.space == mine.at)
            said.append(say("table-near", spaces="; ".join(f"{one} {self.space(view, one)}" for one in near)))
        for one in view.cards:
            said.append(say("table-card", name=self.card(one.card.id), text=self.words.text_on(one.card.id)))
        if view.roll is not None:
            faces = ", ".join([*(die.face for die in view.roll.dice), *view.roll.ammo])
            said.append(say("table-roll", faces=faces, total=view.roll.total, need=view.roll.need))
        decks = {"encounters": view.encounters, "locations": view.locations, "followers": view.followers}
        return [*said, say("table-decks", **decks)]

    def card(self, card: str) -> str:
        return self.words.named(card)

    def part(self, card: str, name: str) -> str:
        """A part of a card, such as what it asks or brings."""
        face = self.words.cards.get(card)
        return next((" ".join(part.lines) for part in face.parts if part.name == name), "") if face else ""

    # --- Locations and parties

    def locations(self, view: View) -> list[str]:
        """The Locations that can be scouted, each with what it asks of whoever looks."""
        say, mine = self.say, own_party(view)
        shown = [say("table-slot", **self.location(view, card)) for card in view.public if card is not None]
        said = [say("table-public", cards="; ".join(shown) or say("none"))]
        if mine is not None and mine.private is not None:
            said.append(say("table-private", **self.location(view, mine.private)))
        if view.known_top:
            said.append(say("table-known-top", cards=self.cards(*view.known_top)))
        return said

    def location(self, view: View, card: Location) -> dict[str, str]:
        """A Location: its name, where it is, and what it asks of whoever looks."""
        space = next((space.id for space in view.spaces if space.location == card.id), "")
        return {"name": self.card(card.id), "space": space, "needs": self.needs(view, card.id)}

    def needs(self, view: View, location: str) -> str:
        """What a Location asks of whoever looks, by the requirement that applies to them."""
        mine, face = own_party(view), self.words.cards.get(location)
        if face is None:
            return self.say("none")
        return " ".join(face.parts[mine.tier if mine is not None else 0].lines)

    def cards(self, *cards: Any) -> str:
        return ", ".join(self.card(card.id) for card in cards)

    def party(self, party: PartyView) -> list[str]:
        say, name = self.say, self.names[party.seat]
        if party.status != "in":
            return [say("table-party-away", name=name, status=say(f"status-{party.status}"))]
        people = [say("table-survivor", name=self.card(one.card.id), fatigue=one.fatigue) for one in party.survivors]
        goods = {"food": party.food, "gas": party.gas, "ammo": party.ammo}
        scouted = self.cards(*party.scouted) or say("none")
        said = [say("table-party", name=name, space=party.at, survivors=", ".join(people), scouted=scouted, **goods)]
        if party.items:
            said.append(say("table-items", name=name, items=self.cards(*party.items)))
        return said

    def group(self, members: tuple[int, ...]) -> str:
        return self.say("table-group", names=", ".join(self.names[one] for one in members))

    # --- the board

    def pack(self, values: tuple[int | None, ...]) -> str:
        return "+".join(self.say("table-face-down") if value is None else str(value) for value in values)

    def space(self, view: View, where: str) -> str:
        """What lies and waits on a space."""
        say, space = self.say, next(one for one in view.spaces if one.id == where)
        said = [self.ground(view, space)]
        said += [say("space-zombies", count=len(one.values)) for one in view.tokens if one.space == where]
        said += [say("space-follower", name=self.card(one.follower.id)) for one in view.markers if one.space == where]
        here = (one for one in view.parties if one.at == where and one.status == "in" and one.seat != view.seat)
        return ", ".join([*said, *(say("space-party", name=self.names[one.seat]) for one in here)])

    def ground(self, view: View, space: Space) -> str:
        if space.location:
            mine = own_party(view)
            known = [*view.public, mine.private if mine is not None else None]
            is_open = any(card is not None and card.id == space.location for card in known)
            needs = self.needs(view, space.location) if is_open else self.say("none")
            return self.say("space-location", name=self.card(space.location), needs=needs)
        if space.icons:
            return self.say("space-resource", icons=", ".join(self.say(f"name-{icon}") for icon in space.icons))
        return self.say(f"space-{space.type}")

    # --- options

    def meaning(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        """What one option means."""
        say = self.say
        match choice:
            case Go():
                words = [say("option-step", what=self.space(view, choice.path[-1]))]
                if choice.gas:
                    words.append(say("option-double" if len(choice.path) == 2 else "option-pass"))
                words += [say("option-private")] if choice.private else []
                passing = choice.gas and len(choice.path) == 1
                return ", ".join([*words, *([] if passing else self.odds(view, choice.path[-1]))])
            case Way():
                words = [say("option-way", count=len(choice.path), what=self.space(view, choice.path[-1]))]
                words += [say("option-private")] if choice.private else []
                return ", ".join([*words, *self.odds(view, choice.path[-1])])
            case Always():
                return say("option-always" if choice.always else "option-ask-again", wish=choice.what)
            case Stay():
                return say("option-stay")
            case Eat():
                return say("option-eat")
            case Use(card=card):
                return say(
                    "option-use", text=f"{self.card(card)}. {self.part(card, 'ability') or self.words.text_on(card)}"
                )
            case Invite(seat=seat):
                return say("option-invite", name=self.names[seat])
            case OnSeat(seat=seat):
                return self.names[seat]
            case OnSurvivor(survivor=survivor):
                return say("option-survivor", fatigue=fatigue_of(view, survivor))
            case OnDie(die=die) if view.roll is not None:
                lies = view.roll.dice[die]
                return say("option-die", colour=say(f"dice-{lies.colour}", n=1), face=lies.face)
            case OnResource(resource=resource) if view.seat is not None:
                return say("option-resource", count=getattr(view.parties[view.seat], resource))
            case OnSpace(space=space):
                return self.space(view, space)
            case OnCard(card=card):
                return self.card(card)
            case OnOption(option=option) if isinstance(ask.about, Branches | Challenges):
                first = ask.about.first if isinstance(ask.about, Branches) else 0
                return self.words.cards[ask.about.card].branches[first + option]
            case Word(notation=word):
                if word in ("success", "fail") and view.cards:
                    return say(f"option-word-{word}", text=self.part(view.cards[-1].card.id, word))
                shot = view.odds.shot if word == "ammo" and view.odds is not None else None
                chances = (
                    [] if shot is None else [say("odds-shot", enough=percent(shot.enough), noise=percent(shot.noise))]
                )
                return ", ".join([say(f"option-word-{word}"), *chances])
        return ""

    def odds(self, view: View, where: str) -> list[str]:
        """What this seat can reckon before a step: a fight with the tokens there, or a scouting."""
        if view.odds is None:
            return []
        location = next((space.location for space in view.spaces if space.id == where), "")
        fights = [one for one in view.odds.fights if one.space == where]
        places = [one for one in view.odds.scouting if location and one.location == location]
        return [
            *(
                self.say("odds-fight", free=percent(one.free), deadly=percent(one.deadly), fatigue=one.fatigue)
                for one in fights
            ),
            *(self.say("odds-scouting", chance=percent(one.chance)) for one in places),
        ]

    def is_listed(self, choice: Choice) -> bool:
        """Whether an option stands in the list of options; double steps and ways are too many, and are typed."""
        return not (isinstance(choice, Way) or (isinstance(choice, Go) and len(choice.path) == 2))


def percent(chance: float) -> int:
    return round(100 * chance)


def own_party(view: View) -> PartyView | None:
    """The party of the one who looks."""
    return None if view.seat is None else view.parties[view.seat]


def fatigue_of(view: View, survivor: str) -> int:
    return next((one.fatigue for party in view.parties for one in party.survivors if one.card.id == survivor), 0)
