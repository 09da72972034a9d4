"""Names of The Best Defense's answers, and the immediate effect of each."""

from __future__ import annotations

from typing import Any

from shambles import wording
from shambles.core.asking.ask import Ask, Choice
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.box.vocabulary import PLACES
from shambles.games.best_defense.box.words import effects_text, things
from shambles.games.best_defense.table.about import (
    AboutBranches,
    AboutCost,
    AboutDeck,
    AboutMore,
    AboutPawn,
    AboutPoints,
)
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
from shambles.games.best_defense.table.odds import chance_to_kill
from shambles.games.best_defense.table.view import CardView, View

OPEN = "choose-weapon"  # the question whose open answers are cards and words


class Wording(wording.Wording[View]):
    """Names of actions, with cards named as in the box of this table."""

    # --- what an answer is called

    def label(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        say, named = self.say, self.words.named
        match choice:
            case Go(place=place):
                return self.going(ask, place)
            case TakeSurvivor(survivor=card) | PlayEvent(card=card):
                return say("label-play", card=named(card))
            case Someone(seat=seat):
                return named(view.seats[seat].survivor)
            case Use(card=card):
                return say("label-use", card=named(card))
            case Collect(card=card):
                return say("label-collect", card=named(card))
            case Load(gear=gear):
                weapon = self.with_ammo(view.seats[ask.seat].gear[gear])
                return say("label-load", card=self.with_ammo(self.laid(view, ask, choice)), weapon=weapon)
            case Gift(what=what, to=to, card=card):
                lies = self.laid(view, ask, choice)
                given = say("label-given", what=what, card=self.with_ammo(lies) if lies else named(card or ""))
                return say("label-gift", what=given, to=named(view.seats[to].survivor))
            case FromCard():
                return self.with_card(ask.key, self.with_ammo(self.laid(view, ask, choice)))
            case Branch(branch=branch):
                return self.words.capital(effects_text(ask.on(AboutBranches).options[branch], say))
            case Spend(count=count):
                return say("label-spend", count=count)
            case Division():
                return self.said(choice)
        return self.word(view, ask, choice.notation)

    def said(self, choice: Choice) -> str:
        """An open answer by itself: who takes how many bites, what somebody fights with, uses or loads first."""
        match choice:
            case Division(shares=each, survivors=survivors):
                bites = zip(survivors, (count for _, count in each), strict=True)
                shares = [self.say("label-share", survivor=self.words.named(one), count=n) for one, n in bites]
                return self.words.texts.row(shares)
            case FromCard(card=card):
                return self.with_card(OPEN, self.words.named(card))
            case Use(card=card):
                return self.say("label-use", card=self.words.named(card))
            case Load():
                return self.say("label-load-first")
        return self.first(f"label-word-{OPEN}-{choice.notation}", f"label-word-{choice.notation}")

    def going(self, ask: Ask[Any], place: str) -> str:
        """Survivors or walkers at a place, by the question."""
        params = {"place": self.words.named(place)}
        if isinstance(ask.about, AboutPawn):
            how = "stay" if ask.about.place == place else "go" if ask.about.place else "come"
            params |= {"survivor": self.words.named(ask.about.survivor), "how": how}
        return self.words.capital(self.first(f"label-go-{ask.key}", "label-go", **params))

    def with_card(self, key: str, card: str) -> str:
        """Action with an equipment or ammo card, by the question."""
        return self.first(f"label-card-{key}", "label-card", card=card)

    def laid(self, view: View, ask: Ask[Any], choice: Choice) -> CardView | None:
        """The card in front of somebody that an answer speaks of."""
        match choice:
            case FromCard(what=what, number=number):
                owner = view.seats[getattr(ask.about, "of", ask.seat)]
                return (owner.gear if what == "gear" else owner.ammo_cards)[number]
            case Gift(what="equipment" | "ammo", number=number):
                return view.seats[ask.seat].gear[number]
            case Gift(what="ammo_card" | "card_ammo", number=number) | Load(ammo=number):
                return view.seats[ask.seat].ammo_cards[number]
        return None

    def with_ammo(self, lies: CardView | None) -> str:
        """Such a card with the ammo on it: two of a kind may differ in that alone."""
        if lies is None:
            return ""
        return self.say("with-ammo", card=lies.card, ammo=lies.ammo) if lies.ammo else self.words.named(lies.card)

    def word(self, view: View, ask: Ask[Any], word: str) -> str:
        """A plain word, as this question means it."""
        about, here = ask.about, view.seats[ask.seat].place if view.seats else None
        params = {"place": self.words.named(here) if here else "", "deck": "", "cost": ""}
        if isinstance(about, AboutDeck | AboutMore):
            params["deck"] = about.deck
        if isinstance(about, AboutCost):
            params["cost"] = things(about.cost, self.say)
        return self.first(f"label-word-{ask.key}-{word}", f"label-word-{word}", **params)

    def first(self, *keys: str, **params: str) -> str:
        """The words of the first key that has some."""
        return self.say(next((key for key in keys if self.words.has(key)), keys[-1]), **params)

    def plea(self, thing: str) -> str:
        """A place to hold, or an event to play."""
        name = self.words.named(thing)
        return self.say("label-plea-place", thing=name) if thing in PLACES else self.say("label-play", card=name)

    # --- what an answer means

    def meaning(self, view: View, ask: Ask[Any], choice: Choice) -> str:
        """Effect of an answer, or its card's text; empty if the label says it all."""
        say, text_on = self.say, self.words.text_on
        match choice:
            case Go(place=place):
                one = next(one for one in view.places if one.place == place)
                return say("meaning-there", walkers=one.walkers, biting=one.biting, deck=one.deck, cards=one.cards)
            case TakeSurvivor(survivor=card):
                return say("meaning-leads", text=text_on(card))
            case FromCard(card=card) if ask.key == OPEN:
                return f"{text_on(card)} {self.odds(view, ask, card)}".strip()
            case (
                PlayEvent(card=card) | Use(card=card) | Collect(card=card) | FromCard(card=card) | Gift(card=str(card))
            ):
                return text_on(card)
            case Someone(seat=seat):
                who = view.seats[seat]
                return say("meaning-who", place=who.place or "none", hp=who.hp, food=who.food, allies=who.allies)
            case Spend(count=count):
                about = ask.on(AboutPoints)
                return say("meaning-points", points=about.group + count, kills=about.kills[count])
        return self.word_means(choice.notation, ask)

    def odds(self, view: View, ask: Ask[Any], card: str) -> str:
        """Probability that a weapon kills by itself."""
        weapon = box_of(ask.play.options.box).weapons.get(card)
        if weapon is None:
            return ""
        one, two = (round(100 * chance_to_kill(view, ask.seat, weapon, walkers)) for walkers in (1, 2))
        return self.say("meaning-odds", one=one, two=two)

    def word_means(self, word: str, ask: Ask[Any]) -> str:
        about = ask.about
        if word == "refuse" and isinstance(about, AboutCost) and about.penalty:
            return effects_text(about.penalty, self.say)
        if word == "draw" and isinstance(about, AboutDeck | AboutMore) and about.left == 1:
            return self.say("meaning-last-card")
        return ""
