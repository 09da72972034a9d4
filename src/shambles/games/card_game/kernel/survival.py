"""Survival, thought through: every card of a hand tried in the same imagined worlds, each played to its end."""

from __future__ import annotations

from typing import NamedTuple

from shambles.games.card_game.kernel.board import (
    BOARD,
    CARDS,
    MASK,
    MOST,
    WORTH_OF,
    deal,
    draw,
    keep_in_order,
    place_in_survival,
)
from shambles.games.card_game.kernel.compiled import Figures, Numbers, compiled, numbers
from shambles.games.card_game.kernel.policy import Glance, Taste, choose_by, count_below, new_glance


class Seen(NamedTuple):
    """A seat's view. `seen` has a 1 for every card that it has seen, its own hand included."""

    hand: Numbers  # sorted
    board: Numbers
    seen: Numbers
    scores: Numbers
    me: int
    seats: int


class Players(NamedTuple):
    """Policies of the later cards: mine, those of thinking players, and by seat the probability of thinking."""

    mine: Taste
    theirs: Taste
    thinks: Figures


class Sums(NamedTuple):
    """Sums for each card of the hand over all sampled states: its cost in this round, the points until the
    end of the hand, and the wins."""

    costs: Figures
    points: Figures
    wins: Figures


class Room(NamedTuple):
    """Buffers."""

    worth: Numbers
    glance: Glance
    pool: Numbers  # cards that nobody has shown; the others' hands are dealt from its head
    hands: Numbers  # by seat, MOST places for each
    board: Numbers
    order: Numbers
    total: Numbers
    thinker: Numbers
    first: Numbers  # first card of each other seat, as a place in its hand
    known: Numbers
    below: Numbers
    at_first: Numbers  # `below` before the first card
    after: Numbers  # my points after the first round


def new_room() -> Room:
    """For tables of any size."""
    return Room(
        WORTH_OF,
        new_glance(),
        pool=numbers(CARDS),
        hands=numbers(MOST * MOST),
        board=numbers(BOARD),
        order=numbers(MOST),
        total=numbers(MOST),
        thinker=numbers(MOST),
        first=numbers(MOST),
        known=numbers(CARDS + 2),
        below=numbers(CARDS + 2),
        at_first=numbers(CARDS + 2),
        after=numbers(1),
    )


@compiled
def sort_hand(pool: Numbers, start: int, size: int) -> None:
    """So many cards from here on, into rising order."""
    for at in range(start + 1, start + size):
        card, place = pool[at], at
        while place > start and pool[place - 1] > card:
            pool[place] = pool[place - 1]
            place -= 1
        pool[place] = card


@compiled
def take_card(hands: Numbers, start: int, size: int, at: int) -> int:
    """A card out of a sorted hand."""
    card = hands[start + at]
    for place in range(start + at, start + size - 1):
        hands[place] = hands[place + 1]
    return card


@compiled
def gather_unseen(seen: Numbers, pool: Numbers) -> int:
    """The cards that are not marked as seen, into the pool; how many there are."""
    unseen = 0
    for card in range(1, CARDS + 1):
        if not seen[card]:
            pool[unseen] = card
            unseen += 1
    return unseen


@compiled
def deal_the_others(here: Seen, players: Players, room: Room, unseen: int, x: int) -> int:
    """A world: the others' hands, who of them thinks, and what those lay first, whatever I lay."""
    size, others = len(here.hand), here.seats - 1
    x = deal(room.pool, others * size, unseen, x)
    start = 0
    for seat in range(here.seats):
        if seat == here.me:
            continue
        x = draw(x)
        room.thinker[seat] = 1 if x < players.thinks[seat] * (MASK + 1.0) else 0
        if room.thinker[seat]:
            sort_hand(room.pool, start, size)
            hand = room.pool[start : start + size]
            room.first[seat], x = choose_by(players.theirs, hand, here.board, room.at_first, others, room.glance, x)
        start += size
    return x


@compiled
def set_out(here: Seen, room: Room) -> None:
    """The sampled state before the first card."""
    size, start = len(here.hand), 0
    for at in range(BOARD):
        room.board[at] = here.board[at]
    for seat in range(here.seats):
        room.total[seat] = here.scores[seat]
        for at in range(size):
            room.hands[seat * MOST + at] = here.hand[at] if seat == here.me else room.pool[start + at]
        if seat != here.me:
            start += size
    for card in range(1, CARDS + 1):
        room.known[card] = here.seen[card]


@compiled
def play_rounds(here: Seen, players: Players, room: Room, tried: int, x: int) -> int:
    """Play one card of mine, and then the rest of the hand."""
    size, me = len(here.hand), here.me
    for turn in range(size):
        left = size - turn
        if turn > 0 and left > 1:
            count_below(room.known, room.below)
        for seat in range(here.seats):
            mark = seat * MOST
            if turn == 0 and seat == me:
                at = tried
            elif seat != me and not room.thinker[seat]:
                at = left - 1  # in no order: any card is as good as another
            elif turn == 0:
                at = room.first[seat]
            elif left == 1:
                at = 0
            else:
                taste = players.mine if seat == me else players.theirs
                hand = room.hands[mark : mark + left]
                at, x = choose_by(taste, hand, room.board, room.below, here.seats - 1, room.glance, x)
            keep_in_order(room.order, seat, take_card(room.hands, mark, left, at) * 16 + seat)
        for at in range(here.seats):
            card = room.order[at] // 16
            room.total[room.order[at] % 16] += place_in_survival(room.board, card, room.worth)
            room.known[card] = 1
        if turn == 0:
            room.after[0] = room.total[me]
    return x


@compiled
def share_of_the_win(total: Numbers, me: int, seats: int) -> float:
    """CG-190, CG-262  The fewest points win; equals share."""
    fewest, sharing = total[0], 0
    for seat in range(1, seats):
        fewest = min(fewest, total[seat])
    for seat in range(seats):
        sharing += total[seat] == fewest
    return 1.0 / sharing if total[me] == fewest else 0.0


@compiled
def try_cards(here: Seen, players: Players, worlds: int, room: Room, sums: Sums, x: int) -> int:
    """Play every card of the hand in the same worlds, and add up what follows."""
    unseen = gather_unseen(here.seen, room.pool)
    count_below(here.seen, room.at_first)
    for _ in range(worlds):
        x = deal_the_others(here, players, room, unseen, x)
        again = x
        for tried in range(len(here.hand)):
            set_out(here, room)
            x = play_rounds(here, players, room, tried, again)
            sums.costs[tried] += room.after[0] - here.scores[here.me]
            sums.points[tried] += room.total[here.me] - here.scores[here.me]
            sums.wins[tried] += share_of_the_win(room.total, here.me, here.seats)
    return x


@compiled
def play_out(here: Seen, players: Players, room: Room, tried: int, x: int) -> None:
    """Play one world, dealt by `x`, to the end of the hand with a card of mine first. The points go into `total`."""
    unseen = gather_unseen(here.seen, room.pool)
    count_below(here.seen, room.at_first)
    x = deal_the_others(here, players, room, unseen, x)
    set_out(here, room)
    play_rounds(here, players, room, tried, x)
