"""The Best Defense in a terminal: the table in words, and what each answer is called and means right now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shambles.core.ask import Ask, Choice
from shambles.games.best_defense.box.words import effects_text
from shambles.games.best_defense.table.about import AboutBranches, AboutCost, AboutDeck, AboutMore, AboutPoints
from shambles.games.best_defense.table.choices import (
    Branch,
    Collect,
    Division,
    FromCard,
    Gift,
    Go,
    Load,
    PlayEvent,
    Someone,
    Spend,
    TakeSurvivor,
    Use,
)
from shambles.games.best_defense.table.view import CardView, SeatView, View
from shambles.terminal.scene import lines


class Lines(lines.Lines[View]):
    """The places, the survivors and what lies in front of them, in the words of the box that is played with."""

    def table(self, view: View) -> list[str]:
        """The whole table, a line for each thing, as it would be read aloud."""
        say, said = self.say, list[str]()
        if view.places and view.seats:
            said.append(say("table-round", round=view.round, rounds=view.rounds, leader=self.leader(view)))
        for one in view.places:
            fields = {"walkers": one.walkers, "biting": one.biting, "deck": one.deck, "cards": one.cards}
            words = say("table-place", place=one.place, **fields)
            said.append(words[:1].upper() + words[1:])
            if one.left:
                said.append(say("table-left", place=one.place, cards=", ".join(one.left)))
        if view.in_force:
            said.append(say("table-in-force", cards=self.in_force(view)))
        for name, seat in zip(self.names, view.seats, strict=False):
            said += self.seat(name, seat)
        return said

    def seat(self, name: str, seat: SeatView) -> list[str]:
        """What lies in front of a seat; its own events and motive with their texts, where they may be seen."""
        say = self.say
        stocks = {"hp": seat.hp, "food": seat.food, "allies": seat.allies}
        said = [say("table-seat", name=name, survivor=seat.survivor, place=seat.place or "none", **stocks)]
        if seat.gear:
            said.append("  " + say("table-gear", cards=self.laid(seat.gear)))
        if seat.ammo_cards:
            said.append("  " + say("table-ammo", cards=self.laid(seat.ammo_cards)))
        said += [f"  {self.words.card(card)}" for card in seat.hand or ()]
        if seat.motive:
            said.append("  " + say("table-motive", card=self.words.card(seat.motive)))
        if seat.tokens:
            said.append("  " + say("table-tokens", count=seat.tokens))
        return said

    def laid(self, cards: Iterable[CardView]) -> str:
        return ", ".join(
            self.say("with-ammo", card=one.card, ammo=one.ammo) if one.ammo else self.words.named(one.card)
            for one in cards
        )

    def leader(self, view: View) -> str:
        return view.seats[view.leader].survivor

    def in_force(self, view: View) -> str:
        """The cards that hold in this round."""
        return ", ".join(self.words.named(card) for card in dict.fromkeys(rule.source for rule in view.in_force))

    def place(self, place: str | None) -> str:
        """A place in one word."""
        return self.say("screen-place", place=place or "none")

    def with_ammo(self, laid: CardView) -> str:
        """A card in front of somebody, with the ammo that lies on it, in short."""
        name = self.words.named(laid.card)
        return self.say("screen-with-ammo", card=name, ammo=laid.ammo) if laid.ammo else name

    # --- what an answer is called

    def name(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        """An answer in a few words."""
        say, named = self.say, self.words.named
        match choice:
            case Go(place=place):
                return self.place(place)
            case TakeSurvivor(survivor=card) | PlayEvent(card=card):
                return named(card)
            case Someone(seat=seat):
                return named(view.seats[seat].survivor)
            case Use(card=card):
                return say("screen-use", card=named(card))
            case Collect(card=card):
                return say("screen-collect", card=named(card))
            case Load(card=card, weapon=weapon):
                return say("screen-load", card=named(card), weapon=named(weapon))
            case Gift(what=what, to=to, card=gift):
                card = named(gift) if gift else ""
                return say("screen-gift", what=what, card=card, to=named(view.seats[to].survivor))
            case FromCard(what=what, number=number):
                owner = view.seats[getattr(ask.about, "of", ask.seat)]
                return self.with_ammo((owner.gear if what == "gear" else owner.ammo_cards)[number])
            case Division(shares=shares):
                return ", ".join(f"{named(view.seats[seat].survivor)} {count}" for seat, count in shares)
            case Branch(branch=branch):
                return say("screen-branch", number=branch + 1)
            case Spend(count=count):
                return say("screen-spend", count=count)
        return say("screen-word", word=choice.notation)

    # --- what an answer means

    def meaning(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        """What would come of an answer, or what stands on its card; nothing where its name says it all."""
        say, text_on = self.say, self.words.text_on
        match choice:
            case Go(place=place):
                one = next(one for one in view.places if one.place == place)
                return say("screen-there", walkers=one.walkers, biting=one.biting, deck=one.deck, cards=one.cards)
            case TakeSurvivor(survivor=card):
                return say("screen-leads", text=text_on(card))
            case (
                PlayEvent(card=card) | Use(card=card) | FromCard(card=card) | Collect(card=card) | Gift(card=str(card))
            ):
                return text_on(card)
            case Someone(seat=seat):
                who = view.seats[seat]
                return say("screen-who", place=self.place(who.place), hp=who.hp, food=who.food, allies=who.allies)
            case Branch(branch=branch):
                return effects_text(ask.on(AboutBranches).options[branch], say)
            case Spend(count=count):
                return self.spent(ask.on(AboutPoints), count)
        return self.word(choice.notation, ask)

    def spent(self, about: AboutPoints, count: int) -> str:
        """How many walkers fall to the points with so many allies."""
        return self.say("screen-points", points=about.group + count, kills=about.kills[count])

    def word(self, word: str, ask: Ask[Any]) -> str:
        about = ask.about
        if word == "refuse" and isinstance(about, AboutCost) and about.penalty:
            return effects_text(about.penalty, self.say)
        if word == "draw" and isinstance(about, AboutDeck | AboutMore) and about.left == 1:
            return self.say("screen-last-card")
        return ""
