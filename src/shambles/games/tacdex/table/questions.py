"""The questions of TacDex (TD-381): a card for the battle, a card for REDO, whether to flip, and whom DISCARD hits."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from shambles.core.asking.ask import About, Ask, Bar, Question, plain_notation
from shambles.games.tacdex.box.contents import END, FACES, NUMBER, REDO, Card, Side
from shambles.games.tacdex.table.standing import Standing
from shambles.games.tacdex.table.state import Add, Select, Turn, Victim, can_be_hit

PASS = "pass"  # not allowed: it is parsed only to be refused with its rule (TD-081)
SELECT = {card: Select(card, card) for card in FACES}
ADD = {card: Add(card, card) for card in FACES}
KEEP = Add("keep", None)
FLIP, STAY = Turn("flip", True), Turn("keep", False)


def read_cards(text: str) -> list[Card] | None:
    """Parse what a player typed for cards: `11`, `redo`, `r`, `end`. Several are joined by `+`. An empty text is a
    pass."""
    words = [word for word in re.split(r"[\s+,]+", plain_notation(text)) if word not in ("", PASS, "pas")]
    cards = [REDO if word in ("r", REDO) else word for word in words]
    return cards if len(cards) < 10 and all(card in NUMBER or card in (REDO, END) for card in cards) else None


def distinct(hand: list[Card]) -> list[Card]:
    """TD-013  Copies of a card are interchangeable, so each card is offered once."""
    return list(dict.fromkeys(hand))


# --- Selecting a card


def every_card(ask: Ask[Select]) -> Sequence[Select]:
    """TD-080, TD-082  Any card in the hand."""
    return [SELECT[card] for card in distinct(ask.state.hands[ask.seat])]


def read_selection(text: str) -> Select | None:
    cards = read_cards(text)
    if cards is None:
        return None
    return SELECT.get(cards[0], Select(cards[0], cards[0])) if len(cards) == 1 else Select("+".join(cards) or PASS, "")


def is_some_card(ask: Ask[Select], choice: Select) -> bool:
    return choice.notation != PASS


def is_one_card(ask: Ask[Select], choice: Select) -> bool:
    return choice.card != ""


def is_no_end(ask: Ask[Select], choice: Select) -> bool:
    return choice.card != END


def is_in_hand(ask: Ask[Select], choice: Select) -> bool:
    return choice.card in ask.state.hands[ask.seat]


SELECT_A_CARD = Question(
    key="select-a-card",
    rule="TD-080",
    candidates=every_card,
    strays=(
        Bar("select-a-card", "TD-081", is_some_card),
        Bar("select-only-one-card", "TD-080", is_one_card),
        Bar("end-does-not-fight", "TD-007", is_no_end),
        Bar("not-in-your-hand", "TD-080", is_in_hand),
    ),
    read=read_selection,
    face_down="TD-083",
    binding="TD-084",
)


# --- REDO


class Added(msgspec.Struct, frozen=True):
    """A preview of REDO: a card that the player could add, and the ranking that would follow."""

    card: Card
    standing: Standing


class Adding(About, frozen=True):
    """For each card that the player could add to REDO, the ranking that would follow, as the marker is now."""

    standings: tuple[Added, ...]


def cards_to_add(ask: Ask[Add]) -> Sequence[Add]:
    """TD-260, TD-267, TD-268  Any card in the hand, including another REDO, or no card."""
    return [*(ADD[card] for card in distinct(ask.state.hands[ask.seat])), KEEP]


def read_added(text: str) -> Add | None:
    if plain_notation(text) == KEEP.notation:
        return KEEP
    cards = read_cards(text)
    return Add(cards[0], cards[0]) if cards is not None and len(cards) == 1 else None


def holds_it(ask: Ask[Add], choice: Add) -> bool:
    return choice.card is None or choice.card in ask.state.hands[ask.seat]


ADD_A_CARD = Question(
    key="add-a-card",
    rule="TD-260",
    candidates=cards_to_add,
    strays=(Bar("not-in-your-hand", "TD-260", holds_it),),
    read=read_added,
    about=Adding,
)


# --- FLIP


class Turning(About, frozen=True):
    """The side of the marker, and the ranking of the revealed cards if FLIP turns it (`flip`) or not (`keep`)."""

    side: Side
    flip: Standing
    keep: Standing


def flip_or_keep(ask: Ask[Turn]) -> Sequence[Turn]:
    """TD-221, TD-240, TD-245  Turn the marker or not, even if that hurts the player who turns it."""
    return (FLIP, STAY)


TURN_THE_MARKER = Question(key="turn-the-marker", rule="TD-240", candidates=flip_or_keep, about=Turning)


# --- DISCARD, three or more players


def victim(seat: int) -> Victim:
    """The choice of an opponent. Its notation is `seat 1` to `seat 6`."""
    return Victim(f"seat {seat + 1}", seat)


def opponents(ask: Ask[Victim]) -> Sequence[Victim]:
    """TD-357  Any other player, including those who do not fight in this battle."""
    return [victim(seat) for seat in ask.play.seats if seat != ask.seat]


def read_victim(text: str) -> Victim | None:
    found = re.fullmatch(r"(?:seat|plaats)? ?([1-9])", plain_notation(text))
    return victim(int(found[1]) - 1) if found else None


def has_three_cards(ask: Ask[Victim], choice: Victim) -> bool:
    return choice.seat not in ask.play.seats or can_be_hit(ask.state, choice.seat)


def is_somebody_else(ask: Ask[Victim], choice: Victim) -> bool:
    return choice.seat != ask.seat and choice.seat in ask.play.seats


CHOOSE_AN_OPPONENT = Question(
    key="choose-an-opponent",
    rule="TD-357",
    candidates=opponents,
    bars=(Bar("too-few-cards", "TD-291", has_three_cards),),
    strays=(Bar("choose-an-opponent", "TD-357", is_somebody_else),),
    read=read_victim,
)

QUESTIONS = (SELECT_A_CARD, ADD_A_CARD, TURN_THE_MARKER, CHOOSE_AN_OPPONENT)
