"""The questions of the Card Game (CG-312): which cards to lay face down, and which row to take."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations

from shambles.core.asking.ask import About, Ask, Bar, Question, plain_notation
from shambles.games.card_game.box.contents import BOX, WALKERS
from shambles.games.card_game.table.state import Lay, TakeRow

HERO = "hero"


@cache
def lay(cards: tuple[int, ...], hero: bool = False) -> Lay:
    """The choice to lay these cards. Its notation is `57`, `12+57` or `57+hero`."""
    return Lay("+".join([*map(str, cards), *([HERO] if hero else [])]), cards, hero)


SINGLE = {card: lay((card,)) for card in WALKERS}


@cache
def take_row(row: int) -> TakeRow:
    """The choice of a row. Its notation is `row 1` to `row 4`."""
    return TakeRow(f"row {row + 1}", row)


ROWS = tuple(map(take_row, range(BOX.rows)))


def read_lay(text: str) -> Lay | None:
    """Parse what a player typed for cards: `57+12`, `12 57`, `57 hero`. The bars decide whether the cards are legal."""
    words = [word for word in re.split(r"[\s+,]+", plain_notation(text)) if word]
    numbers = [int(word) for word in words if re.fullmatch(r"[0-9]{1,4}", word)]
    heroes = words.count(HERO)
    if len(words) > len(WALKERS) or len(numbers) + heroes != len(words) or heroes > 1:
        return None
    if len(set(numbers)) != len(numbers) or not set(numbers) <= set(WALKERS):
        return None
    return Lay("+".join(map(str, [*sorted(numbers), *[HERO] * heroes])), tuple(sorted(numbers)), bool(heroes))


def read_row(text: str) -> TakeRow | None:
    """Parse what a player typed for a row: `row 2`, `2`."""
    found = re.fullmatch(r"(?:row)? ?([1-9])", plain_notation(text))
    return take_row(int(found[1]) - 1) if found else None


# --- Survival: exactly one Walker


def one_walker(ask: Ask[Lay]) -> Sequence[Lay]:
    """CG-210  Each card of the hand."""
    hand: list[int] = ask.play.state.hands[ask.seat]
    return tuple(map(SINGLE.__getitem__, hand))


# --- Hero mode: one Walker, two Walkers, or a Walker with the Hero


def one_or_two_cards(ask: Ask[Lay]) -> Sequence[Lay]:
    """CG-062  Each Walker alone, each pair, each Walker with the Hero."""
    hand: list[int] = ask.state.hands[ask.seat]
    return [
        *(SINGLE[card] for card in hand),
        *(lay(pair) for pair in combinations(hand, 2)),
        *(lay((card,), True) for card in hand),
    ]


def holds_the_walkers(ask: Ask[Lay], choice: Lay) -> bool:
    return set(choice.cards) <= set(ask.state.hands[ask.seat])


def holds_the_hero(ask: Ask[Lay], choice: Lay) -> bool:
    return not choice.hero or ask.state.heroes[ask.seat] is not None


def has_a_walker(ask: Ask[Lay], choice: Lay) -> bool:
    return len(choice.cards) > 0


def at_most(cards: int) -> Callable[[Ask[Lay], Lay], bool]:
    def allows(ask: Ask[Lay], choice: Lay) -> bool:
        return len(choice.cards) <= cards

    return allows


def no_hero(ask: Ask[Lay], choice: Lay) -> bool:
    return not choice.hero


def hero_with_one_walker(ask: Ask[Lay], choice: Lay) -> bool:
    return not choice.hero or len(choice.cards) < BOX.modes["hero"].most_laid


def number_of_cards(choice: Lay) -> int:
    """CG-R20  The number of cards in a face-down answer, which everybody at a table can see."""
    return len(choice.cards) + choice.hero


LAY_A_CARD = Question(
    key="lay-a-card",
    rule="CG-210",
    candidates=one_walker,
    strays=(
        Bar("no-heroes-here", "CG-191", no_hero),
        Bar("lay-one-card", "CG-210", has_a_walker),
        Bar("lay-only-one-card", "CG-210", at_most(BOX.modes["survival"].most_laid)),
        Bar("not-in-your-hand", "CG-210", holds_the_walkers),
    ),
    read=read_lay,
    face_down="CG-211",
    shown=number_of_cards,
)

LAY_CARDS = Question(
    key="lay-cards",
    rule="CG-061",
    candidates=one_or_two_cards,
    bars=(Bar("hero-is-used", "CG-154", holds_the_hero),),
    strays=(
        Bar("lay-a-walker", "CG-062", has_a_walker),
        Bar("hero-and-one-walker", "CG-155", hero_with_one_walker),
        Bar("lay-at-most-two", "CG-062", at_most(BOX.modes["hero"].most_laid)),
        Bar("not-in-your-hand", "CG-061", holds_the_walkers),
    ),
    read=read_lay,
    face_down="CG-065",
    shown=number_of_cards,
)


# --- Survival, Rule #2: the low card's owner takes a row


class LowCard(About, frozen=True):
    """The card that is lower than the last card of every row."""

    card: int


def every_row(ask: Ask[TakeRow]) -> Sequence[TakeRow]:
    """CG-231  All four rows, whatever their length or value."""
    return ROWS


TAKE_A_ROW = Question(key="take-a-row", rule="CG-230", candidates=every_row, read=read_row, about=LowCard)

QUESTIONS = (LAY_A_CARD, LAY_CARDS, TAKE_A_ROW)
