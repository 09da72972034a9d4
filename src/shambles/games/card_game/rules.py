"""The Card Game in the rulebook's order: set-up, the round, placing the cards, scoring, the end of the hand."""

from __future__ import annotations

from operator import attrgetter

from shambles.core.asking.play import Flow, Play, all_of, choose
from shambles.core.asking.reply import Outcome
from shambles.games.card_game.box.contents import BOX, HEROES, WALKERS, Options, points_of
from shambles.games.card_game.table.events import (
    HandBegun,
    HandDealt,
    HandScored,
    HeroTaken,
    Placed,
    RoundBegun,
    RowsStarted,
    RowTaken,
    TurnedUp,
)
from shambles.games.card_game.table.questions import LAY_A_CARD, LAY_CARDS, TAKE_A_ROW, LowCard
from shambles.games.card_game.table.state import Lay, State, Turned, active_seats, is_full, row_for

T = Play[State, Options]


# The chapters of a hand.
SET_UP = "set-up"
ROUND = "round"
GAME_END = "game-end"

BY_CARD = attrgetter("card")
BY_HERO = attrgetter("hero")


# --- Set-up


def set_up(t: T) -> Flow[str]:
    """CG-041, CG-042, CG-179, CG-192, CG-266  All 104 Walkers are shuffled afresh, and every seat is dealt its hand."""
    s, hero_mode = t.state, is_hero_mode(t)
    size = BOX.modes[t.options.mode].hand
    begin_hand(t)
    deck = t.shuffle(f"deck:{s.hand}", WALKERS)
    for seat in t.seats:  # CG-R23: hands first, then the rows
        hand = sorted(deck[seat * size : (seat + 1) * size])
        s.hands[seat] = hand
        t.tell(HandDealt("CG-042" if hero_mode else "CG-192", seat, size, tuple(hand)))
    dealt = size * len(t.seats)
    s.unused = sorted(deck[dealt + BOX.rows :])  # CG-044, CG-194
    start_rows(t, deck[dealt : dealt + BOX.rows])
    if hero_mode:
        take_heroes(t)
    return ROUND
    yield {}  # a flow, although nobody is asked


def begin_hand(t: T) -> None:
    """CG-179, CG-266  The cards of the hand before are gathered in: the table is empty."""
    s = t.state
    s.hand += 1
    s.round = 0
    s.rows, s.unused, s.used_heroes = [], [], []
    s.piles = [[] for _ in t.seats]
    s.heroes = [None for _ in t.seats]
    t.tell(HandBegun("CG-179" if is_hero_mode(t) else "CG-266", s.hand))


def start_rows(t: T, cards: list[int]) -> None:
    """CG-043, CG-193  Four more Walkers are turned up; each starts a row, in the order turned."""
    t.state.rows = [[card] for card in cards]
    t.tell(RowsStarted("CG-043" if is_hero_mode(t) else "CG-193", tuple(cards)))


def take_heroes(t: T) -> None:
    """CG-046, CG-R18  Everybody takes a Hero; they are all alike (CG-047), so they are handed out by seat."""
    for seat in t.seats:
        t.state.heroes[seat] = HEROES[seat]
        t.tell(HeroTaken("CG-046", seat, HEROES[seat]))


# --- The round


def round_of_play(t: T) -> Flow[str]:
    """CG-061, CG-210  Everybody lays cards face down; they are turned up together and placed one at a time."""
    s = t.state
    question = LAY_CARDS if is_hero_mode(t) else LAY_A_CARD
    s.round += 1
    t.tell(RoundBegun(question.rule, s.round))
    laid = yield from all_of(t, question, active_seats(s))
    turn_up(t, laid)
    while s.turned:  # CG-069: each card is placed, and scored, before the next is looked at
        turned = s.turned[0]
        row, rule = row_for(s.rows, t.options.mode, turned.card)
        if row is None:  # CG-230: its owner takes one
            yield from take_a_row(t, turned)
        else:
            put_in_row(t, turned, row, rule)
    return ROUND if any(s.hands) else GAME_END  # CG-060, CG-071, CG-172, CG-213


def turn_up(t: T, laid: dict[int, Lay]) -> None:
    """CG-066, CG-211  All the cards are turned up at once, and leave the hands."""
    s = t.state
    for seat, choice in laid.items():
        hand = s.hands[seat]
        for card in choice.cards:
            hand.remove(card)
            s.turned.append(Turned(card, seat, choice.hero))
        if choice.hero:
            discard_hero(s, seat)
    put_in_order(t)
    t.tell(TurnedUp("CG-066" if is_hero_mode(t) else "CG-211", s.round, laid))


def put_in_order(t: T) -> None:
    """CG-067, CG-212  From the lowest Walker to the highest; CG-151, CG-152  those with a Hero before all others."""
    t.state.turned.sort(key=BY_CARD)
    if is_hero_mode(t):
        t.state.turned.sort(key=BY_HERO, reverse=True)  # a stable sort: each part stays in rising order


def discard_hero(s: State, seat: int) -> None:
    """CG-154  A Hero is used once: it is discarded for the rest of the hand."""
    hero = s.heroes[seat]
    assert hero is not None
    s.used_heroes.append(hero)
    s.heroes[seat] = None


# --- Card placement


def put_in_row(t: T, turned: Turned, row: int, rule: str) -> None:
    """CG-090  The card is put at the right-hand end of its row; if that is full, the row is taken (CG-114 too)."""
    s = t.state
    cards = s.rows[row]
    if is_full(cards):
        take_row(t, turned, row, rule="CG-131" if is_hero_mode(t) else "CG-239")
    else:
        del s.turned[0]
        cards.append(turned.card)
        t.tell(Placed(rule, turned.seat, turned.card, row))


def take_a_row(t: T, turned: Turned) -> Flow[None]:
    """CG-230, CG-235  Survival's Rule #2: the low card's owner takes a row of their choice, all cards being visible."""
    choice = yield from choose(t, TAKE_A_ROW, turned.seat, LowCard(turned.card))
    take_row(t, turned, choice.row, rule="CG-230")


# --- Scoring a row


def take_row(t: T, turned: Turned, row: int, rule: str) -> None:
    """CG-131, CG-132, CG-233, CG-240  The row goes to the score pile; the card played restarts it in its place."""
    s = t.state
    cards = s.rows[row]
    del s.turned[0]
    s.piles[turned.seat].extend(cards)
    s.rows[row] = [turned.card]
    t.tell(RowTaken(rule, turned.seat, turned.card, row, tuple(cards), points_of(cards)))


# --- Game end


def game_end(t: T) -> Flow[str | Outcome]:
    """CG-174, CG-177, CG-261, CG-264  The piles are counted; after the last hand of the match the totals decide."""
    s = t.state
    points = [points_of(pile) for pile in s.piles]
    s.scores.append(points)
    totals = totals_of(s.scores)
    hero_mode = is_hero_mode(t)
    t.tell(HandScored("CG-174" if hero_mode else "CG-261", s.hand, tuple(points), totals))
    if s.hand < t.options.hands:
        return SET_UP
    single, match = ("CG-174", "CG-177") if hero_mode else ("CG-261", "CG-264")
    reason = "most-points" if hero_mode else "fewest-points"
    returns = tuple(float(total if hero_mode else -total) for total in totals)
    rule = match if t.options.hands > 1 else single
    return Outcome(totals, winners(t.options.mode, totals), reason, rule, returns)
    yield {}  # a flow, although nobody is asked


def totals_of(scores: list[list[int]]) -> tuple[int, ...]:
    """CG-177, CG-264  Each seat's points over all the hands played."""
    return tuple(map(sum, zip(*scores, strict=True)))


def winners(mode: str, totals: tuple[int, ...]) -> tuple[int, ...]:
    """CG-040, CG-190  Most points in Hero mode, fewest in Survival; equal bests share the win (CG-176, CG-262)."""
    best = max(totals) if mode == "hero" else min(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def is_hero_mode(t: T) -> bool:
    """CG-002  Which of the two games is being played."""
    return t.options.mode == "hero"


PHASES = {SET_UP: set_up, ROUND: round_of_play, GAME_END: game_end}
