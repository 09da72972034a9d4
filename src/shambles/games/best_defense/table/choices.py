"""What a seat can answer in The Best Defense, and how it is typed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from shambles.core.asking.ask import Choice
from shambles.games.best_defense.box.vocabulary import Place

GiftKind = Literal["food", "ally", "equipment", "ammo_card", "ammo", "card_ammo"]
Lies = Literal["gear", "ammo"]  # among the equipment, or among the ammo cards, in front of somebody


class Word(Choice, frozen=True, tag="word"):
    """A single word: `draw`, `pass`, `done`."""


class TakeSurvivor(Choice, frozen=True, tag="take-survivor"):
    survivor: str


class Go(Choice, frozen=True, tag="go"):
    """A place to go to, or to choose: `farm`."""

    place: Place


class Someone(Choice, frozen=True, tag="someone"):
    """A survivor in play, by name: `maggie`."""

    seat: int


class PlayEvent(Choice, frozen=True, tag="play-event"):
    """An event of one's hand: `promise me`."""

    card: str


class Use(Choice, frozen=True, tag="use"):
    """An item of one's own: `use bandages`."""

    card: str
    gear: int


class Load(Choice, frozen=True, tag="load"):
    """An ammo card of one's own on a weapon of one's own: `load handgun box handgun`."""

    card: str
    ammo: int
    weapon: str
    gear: int


class Gift(Choice, frozen=True, tag="gift"):
    """An item for somebody: `food maggie`, `rifle maggie`, `1 rifle maggie` (one ammo), `rifle box maggie`.

    number  which of the giver's equipment or ammo cards
    """

    what: GiftKind
    to: int
    card: str | None = None
    number: int = -1


class FromCard(Choice, frozen=True, tag="from-card"):
    """An equipment card (`gear`) or ammo card (`ammo`) in front of somebody: `handgun`, `rifle box`."""

    what: Lies
    card: str
    number: int


class Collect(Choice, frozen=True, tag="collect"):
    """Solo: an ammo card that lies at the place: `take rifle box`."""

    card: str
    number: int


class Branch(Choice, frozen=True, tag="branch"):
    """One of the things that a card offers: `1`, `2`."""

    branch: int


class Spend(Choice, frozen=True, tag="spend"):
    """A number of allies: `0`, `1`, `2`."""

    count: int


class Division(Choice, frozen=True, tag="division"):
    """Who takes how many bites: `daryl 2 maggie 1`. `shares` are pairs of a seat and its bites; `survivors`, whose."""

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
    """So many bites for each of these seats, by name; who takes none is not named."""
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
