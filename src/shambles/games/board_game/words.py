"""Names of the Board Game's answers, and the immediate effect of each."""

from __future__ import annotations

from typing import Any

from shambles import wording
from shambles.core.asking.ask import Ask, Choice
from shambles.games.board_game.box.board import Space
from shambles.games.board_game.table.about import Branches, Challenges, OfASeat
from shambles.games.board_game.table.choices import (
    NO,
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


class Wording(wording.Wording[View]):
    """Spaces, survivors and cards by their names, ways by where they lead."""

    # --- what an answer is called

    def label(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        say, named = self.say, self.words.named
        match choice:
            case Go() | Way():
                return self.going(choice)
            case Stay(private=private):
                return say("label-stay", private="yes" if private else "no")
            case Always(what=what, always=always):
                return say("label-always" if always else "label-ask-again", wish=self.words.capital(named(what)))
            case Use(card=card):
                return say("label-use", card=named(card))
            case Eat(survivor=survivor):
                return say("label-eat", name=named(survivor))
            case Invite(seat=seat):
                return say("label-invite", name=self.names[seat])
            case OnSeat(seat=seat):
                return self.names[seat]
            case OnSurvivor(survivor=thing) | OnSpace(space=thing) | OnCard(card=thing) | OnResource(resource=thing):
                return self.words.capital(named(thing))
            case OnDie(die=die):
                return say("label-die", number=die + 1)
            case OnOption(option=option):
                return self.branch(ask, option)
        return self.word(ask.key, choice.notation)

    def short(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        """A way by its destination; a resource in the middle of a sentence."""
        if isinstance(choice, Way):
            return self.say("label-walk", space=self.words.named(choice.path[-1]), over="none", private="no")
        if isinstance(choice, OnResource | OnSpace):
            return self.words.named(choice.resource if isinstance(choice, OnResource) else choice.space)
        return self.label(view, ask, choice).rstrip(".")

    def said(self, choice: Choice) -> str:
        """An open answer by itself: whether somebody plays on."""
        return self.word("play-on", choice.notation)

    def going(self, choice: Go | Way) -> str:
        *over, end = map(self.words.named, choice.path)
        gas = isinstance(choice, Go) and choice.gas
        key = "label-walk" if not gas else "label-drive" if over else "label-pass"
        private = "yes" if choice.private else "no"
        return self.say(key, space=end, over=self.words.texts.listed(over) or "none", private=private)

    def branch(self, ask: Ask[Any], option: int) -> str:
        """One of the things that a card offers."""
        if not isinstance(ask.about, Branches | Challenges):
            return self.say("label-option", number=option + 1)
        first = ask.about.first if isinstance(ask.about, Branches) else 0
        return self.words.capital(self.words.cards[ask.about.card].branches[first + option])

    def word(self, key: str, word: str) -> str:
        """A plain word, as this question means it."""
        own = f"label-{key}-{word}"
        return self.say(own if self.words.has(own) else f"label-{word}")

    # --- what an answer means

    def meaning(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        """Effect of an answer; empty if the label says it all."""
        say = self.say
        match choice:
            case Go() | Way():
                return self.way(view, choice)
            case Eat():
                return say("option-eat")
            case Use(card=card):
                return self.words.part(card, "ability") or self.words.text_on(card)
            case OnSurvivor(survivor=survivor):
                fatigue = say("option-survivor", fatigue=fatigue_of(view, survivor))
                return " · ".join((fatigue, self.words.text_on(survivor)))
            case OnDie(die=die) if view.roll is not None:
                lies = view.roll.dice[die]
                return say("option-die", colour=say(f"colour-{lies.colour}"), face=lies.face)
            case OnResource(resource=resource) if view.seat is not None:
                return say("option-resource", count=getattr(view.parties[view.seat], resource))
            case OnSpace(space=space):
                return self.space(view, space)
            case OnCard(card=card):
                return self.words.text_on(card)
            case Invite() | Word() if isinstance(choice, Invite) or ask.key == "join-group":
                return self.group(view, ask, choice)
            case Word(notation="success" | "fail" as side) if view.cards:
                return self.words.part(view.cards[-1].card.id, side)
            case Word(notation="ammo") if view.odds is not None and view.odds.shot is not None:
                shot = view.odds.shot
                return say("odds-shot", enough=percent(shot.enough), noise=percent(shot.noise))
        return ""

    def group(self, view: View, ask: Ask[Any], choice: Invite | Word) -> str:
        """BG-525, BG-528, BG-539  What one gains by playing together, and what one gives up."""
        mine = view.parties[ask.seat].pool.dice
        if choice == NO:
            return self.say("option-alone", dice=mine)
        seat = choice.seat if isinstance(choice, Invite) else ask.on(OfASeat).target
        together = mine + view.parties[seat].pool.dice
        return self.say("option-together", together=together, alone=mine, name=self.names[seat])

    def way(self, view: View, choice: Go | Way) -> str:
        """Length of a way, dangers at its end, and odds."""
        end, passing = choice.path[-1], isinstance(choice, Go) and choice.gas and len(choice.path) == 1
        steps = [self.say("option-way", count=len(choice.path))] if isinstance(choice, Way) else []
        return " · ".join([*steps, self.space(view, end), *([] if passing else self.odds(view, end))])

    # --- the board

    def space(self, view: View, where: str) -> str:
        """Tokens, followers and parties on a space."""
        say, space = self.say, next(one for one in view.spaces if one.id == where)
        said = [self.ground(view, space)]
        said += [say("space-zombies", count=len(one.values)) for one in view.tokens if one.space == where]
        followers = (one.follower.id for one in view.markers if one.space == where)
        said += [say("space-follower", name=self.words.named(one)) for one in followers]
        here = (one for one in view.parties if one.at == where and one.status == "in" and one.seat != view.seat)
        return self.words.texts.row([*said, *(say("space-party", name=self.names[one.seat]) for one in here)])

    def ground(self, view: View, space: Space) -> str:
        if space.location:
            mine = own_party(view)
            known = [*view.public, mine.private if mine is not None else None]
            is_open = any(card is not None and card.id == space.location for card in known)
            return self.needs(view, space.location).rstrip(".") if is_open else self.say("space-closed")
        if space.icons:
            return self.say("space-resource", icons=self.words.texts.row([*map(self.words.named, space.icons)]))
        return self.say(f"space-{space.type}")

    def needs(self, view: View, location: str) -> str:
        """The viewer's requirement of a Location."""
        mine, face = own_party(view), self.words.cards.get(location)
        if face is None:
            return self.say("none")
        return " ".join(face.parts[mine.tier if mine is not None else 0].lines)

    def odds(self, view: View, where: str) -> list[str]:
        """Odds of this seat before a step: a fight with the tokens there, or a scouting."""
        if view.odds is None:
            return []
        location = next((space.location for space in view.spaces if space.id == where), "")
        fights = [one for one in view.odds.fights if one.space == where]
        places = [one for one in view.odds.scouting if location and one.location == location]
        return [
            *(
                self.say(
                    "odds-fight", free=percent(one.free), deadly=percent(one.deadly), fatigue=round(one.fatigue, 1)
                )
                for one in fights
            ),
            *(self.say("odds-scouting", chance=percent(one.chance)) for one in places),
        ]


def percent(chance: float) -> int:
    return round(100 * chance)


def own_party(view: View) -> PartyView | None:
    """The party of the one who looks."""
    return None if view.seat is None else view.parties[view.seat]


def fatigue_of(view: View, survivor: str) -> int:
    return next((one.fatigue for party in view.parties for one in party.survivors if one.card.id == survivor), 0)
