"""The choices of the Board Game and their notation: `b04`, `b04 b05`, `gas b04`, `gas b04 b05`, `eat rick`, `use
bea`."""

from __future__ import annotations

import re
from functools import cache

from shambles.core.asking.ask import Choice, plain_notation
from shambles.games.board_game.box.vocabulary import Resource
from shambles.games.board_game.table.state import Wished


class Word(Choice, frozen=True, tag="word"):
    """A choice that is a single word: `yes`, `no`, `stop`, `ammo`, `ask`."""


class Go(Choice, frozen=True, tag="go"):
    """Take a step to a space. With gas: pass the zombies there, or go over one space to a second. `private`: scout with
    the private card."""

    path: tuple[str, ...]
    gas: bool = False
    private: bool = False


class Way(Choice, frozen=True, tag="way"):
    """Take several steps in one answer, each to an adjacent space. `private`: scout with the private card at the
    end."""

    path: tuple[str, ...]
    private: bool = False


class Stay(Choice, frozen=True, tag="stay"):
    """BG-106  Try again at the Location where the party is. `private`: with the private card."""

    private: bool = False


class Use(Choice, frozen=True, tag="use"):
    """Use an ability of a survivor or an item."""

    card: str


class Eat(Choice, frozen=True, tag="eat"):
    """Feed one food to a survivor."""

    survivor: str


class Invite(Choice, frozen=True, tag="invite"):
    """BG-521  Invite a party to play together, along with the group it is in."""

    seat: int


class Always(Choice, frozen=True, tag="always"):
    """Set a standing wish (`always` is true), or be asked again."""

    what: Wished
    always: bool


class OnSurvivor(Choice, frozen=True, tag="survivor"):
    """Choose a survivor."""

    survivor: str


class OnSpace(Choice, frozen=True, tag="space"):
    """Choose a space."""

    space: str


class OnSeat(Choice, frozen=True, tag="seat"):
    """Choose a player."""

    seat: int


class OnResource(Choice, frozen=True, tag="resource"):
    """Choose a resource."""

    resource: Resource


class OnDie(Choice, frozen=True, tag="die"):
    """Choose a die of the roll. `die` counts from 0; the notation counts from 1."""

    die: int


class OnCard(Choice, frozen=True, tag="card"):
    """Choose a card."""

    card: str


class OnOption(Choice, frozen=True, tag="option"):
    """Choose one of the options of a card. `option` counts from 0; the notation counts from 1."""

    option: int


YES, NO = Word("yes"), Word("no")
WITH = Word("with")  # yes, if somebody else says yes
STOP, DONE, ENOUGH = Word("stop"), Word("done"), Word("enough")
AMMO, PAY, ASK, BEAR = Word("ammo"), Word("pay"), Word("ask"), Word("bear")
STAY_IN, LEAVE = Word("stay"), Word("leave")
TAKE, LEAVE_IT = Word("take"), Word("leave")
GO_ON = Word("on")
SUCCESS, FAIL = Word("success"), Word("fail")
STAY, STAY_PRIVATE = Stay("stay"), Stay("stay private", True)


@cache
def go(*path: str, gas: bool = False, private: bool = False) -> Go:
    words = [*(["gas"] if gas else []), *path, *(["private"] if private else [])]
    return Go(" ".join(words), path, gas, private)


@cache
def way(*path: str, private: bool = False) -> Way:
    return Way(" ".join([*path, *(["private"] if private else [])]), path, private)


@cache
def always(what: Wished, on: bool) -> Always:
    return Always(f"{'always' if on else 'ask'} {what}", what, on)


@cache
def use(card: str) -> Use:
    return Use(f"use {card}", card)


@cache
def eat(survivor: str) -> Eat:
    return Eat(f"eat {survivor}", survivor)


@cache
def invite(seat: int) -> Invite:
    return Invite(f"group p{seat + 1}", seat)


@cache
def on_survivor(survivor: str) -> OnSurvivor:
    return OnSurvivor(survivor, survivor)


@cache
def on_space(space: str) -> OnSpace:
    return OnSpace(space, space)


@cache
def on_seat(seat: int) -> OnSeat:
    return OnSeat(f"p{seat + 1}", seat)


@cache
def on_resource(resource: Resource) -> OnResource:
    return OnResource(resource, resource)


@cache
def on_die(die: int) -> OnDie:
    return OnDie(f"die {die + 1}", die)


@cache
def on_card(card: str) -> OnCard:
    return OnCard(card, card)


@cache
def on_option(option: int) -> OnOption:
    return OnOption(str(option + 1), option)


ID = r"[a-z0-9_]{1,40}"
MOST_WORDS = 12


def read_turn(text: str) -> Choice | None:
    """Parse what a player types in their own turn, legal or not."""
    typed = plain_notation(text)
    for word in (STOP, DONE, GO_ON, LEAVE):
        if typed == word.notation:
            return word
    if typed in ("stay", "stay private"):
        return STAY if typed == "stay" else STAY_PRIVATE
    if found := re.fullmatch(rf"(eat|use) ({ID})", typed):
        return Eat(typed, found[2]) if found[1] == "eat" else Use(typed, found[2])
    if found := re.fullmatch(r"group p([1-9])", typed):
        return Invite(typed, int(found[1]) - 1)
    return read_steps(typed)


def read_steps(typed: str) -> Go | Way | None:
    """Parse steps: `b04`, `gas b04`, `gas b04 b05`, `b04 b05 b06` (or `go b04-b05-b06`), each with an optional
    `private`."""
    words = re.split(r"[ -]", typed.removeprefix("go "))
    if len(words) > MOST_WORDS or not all(re.fullmatch(ID, word) for word in words):
        return None
    gas, private = words[0] == "gas" and len(words) > 1, words[-1] == "private" and len(words) > 1
    path = tuple(words[gas : len(words) - private])
    written = " ".join(words)
    if not path or (gas and len(path) > 2):
        return None
    return Go(written, path, gas, private) if gas or len(path) == 1 else Way(written, path, private)
