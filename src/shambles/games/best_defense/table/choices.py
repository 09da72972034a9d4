"""The choices of The Best Defense: everything that a player can answer, and its notation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from shambles.core.asking.ask import Choice
from shambles.games.best_defense.box.vocabulary import Place

GiftKind = Literal["food", "ally", "equipment", "ammo_card", "ammo", "card_ammo"]
Lies = Literal["gear", "ammo"]  # in a player's equipment, or in their ammo cards


class Word(Choice, frozen=True, tag="word"):
    """A choice that is a single word: `draw`, `pass`, `done`."""


class TakeSurvivor(Choice, frozen=True, tag="take-survivor"):
    """Take this survivor to play with: `maggie`."""

    survivor: str


class Go(Choice, frozen=True, tag="go"):
    """Go to a place, or choose a place: `farm`."""

    place: Place


class Someone(Choice, frozen=True, tag="someone"):
    """Choose a survivor in play: `maggie`."""

    seat: int


class PlayEvent(Choice, frozen=True, tag="play-event"):
    """Play an event from your hand: `promise me`."""

    card: str


class Use(Choice, frozen=True, tag="use"):
    """Use one of your items: `use bandages`. `gear` is its position in your equipment."""

    card: str
    gear: int


class Load(Choice, frozen=True, tag="load"):
    """Load one of your ammo cards into one of your weapons: `load handgun box handgun`. `ammo` and `gear` are the
    positions of the two cards."""

    card: str
    ammo: int
    weapon: str
    gear: int


class Gift(Choice, frozen=True, tag="gift"):
    """Give an item to a player: `food maggie`, `rifle maggie`, `1 rifle maggie` (one ammo), `rifle box maggie`.

    number  the position of the card in the giver's equipment or ammo cards
    what    for one ammo: `ammo` takes it from a weapon, `card_ammo` from an ammo card
    """

    what: GiftKind
    to: int
    card: str | None = None
    number: int = -1


class FromCard(Choice, frozen=True, tag="from-card"):
    """Choose an equipment card (`gear`) or an ammo card (`ammo`) in front of a player: `handgun`, `rifle box`. `number`
    is its position there."""

    what: Lies
    card: str
    number: int


class Collect(Choice, frozen=True, tag="collect"):
    """Solo: take an ammo card that was left at the place: `take rifle box`."""

    card: str
    number: int


class Branch(Choice, frozen=True, tag="branch"):
    """Choose one of the branches that a card offers: `1`, `2`. `branch` counts from 0."""

    branch: int


class Spend(Choice, frozen=True, tag="spend"):
    """Spend this many allies: `0`, `1`, `2`."""

    count: int


class Division(Choice, frozen=True, tag="division"):
    """Divide the bites: `daryl 2 maggie 1`. `shares` are pairs of a seat and its number of bites, `survivors` their
    names in the same order."""

    shares: tuple[tuple[int, int], ...]
    survivors: tuple[str, ...] = ()


@cache
def word(notation: str) -> Word:
    return Word(notation)


@cache
def go(place: Place) -> Go:
    return Go(place, place)


@cache
def someone(name: str, seat: int) -> Someone:
    return Someone(name.replace("_", " "), seat)


@cache
def spend(count: int) -> Spend:
    return Spend(str(count), count)


def division(given: Sequence[tuple[int, str, int]]) -> Division:
    """The choice to give each of these seats this many bites. Seats without bites are left out."""
    bitten = [(seat, name, count) for seat, name, count in given if count]
    notation = " ".join(f"{name.replace('_', ' ')} {count}" for _, name, count in bitten)
    return Division(notation, tuple((seat, count) for seat, _, count in bitten), tuple(name for _, name, _ in bitten))


@cache
def branch(number: int) -> Branch:
    return Branch(str(number + 1), number)


@cache
def play_event(card: str) -> PlayEvent:
    return PlayEvent(card.replace("_", " "), card)


@cache
def take_survivor(survivor: str) -> TakeSurvivor:
    return TakeSurvivor(survivor.replace("_", " "), survivor)


DEAL, STAY, DRAW, PASS, DONE, NOTHING, NOBODY = map(word, ("deal", "stay", "draw", "pass", "done", "nothing", "nobody"))
KEEP, TAKE, LEAVE, PAY, REFUSE, HEAL = map(word, ("keep", "take", "leave", "pay", "refuse", "heal"))
