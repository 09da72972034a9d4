"""Survival, thought through: every card of a hand tried in the same imagined worlds, each played to its end."""

from __future__ import annotations

from shambles.games.card_game.bot.compiled import Figures, Numbers, compiled
from shambles.games.card_game.bot.kernel import BOARD, CARDS, MASK, MOST, deal, draw, place_in_survival, put_in_order
from shambles.games.card_game.bot.policy import choose_by, count_below


@compiled
def sort_hand(pool: Numbers, start: int, size: int) -> None:
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
def try_cards(
    hand: Numbers,  # sorted; `size` of them
    size: int,
    board: Numbers,
    seen: Numbers,  # by card: 1 for what this seat has seen, its own hand included
    scores: Numbers,
    me: int,
    seats: int,
    worlds: int,
    x: int,
    worth: Numbers,
    chances: Figures,
    mine: Figures,  # the weights by which I play my later cards
    theirs: Figures,  # and those by which the others do who think
    thinks: Figures,  # by seat: how likely it thinks at all
    my_moods: float,
    moods: float,
    room: Numbers,
    facts: Figures,
    hidden: Figures,
    points: Figures,  # by card of the hand: the points that follow, over all worlds
    wins: Figures,  # and the wins, shared ones in part
) -> int:
    """Play every card of the hand in the same worlds. The others' first cards are the same whatever I lay."""
    pool = room[:CARDS]
    hands = room[CARDS : CARDS + MOST * MOST]
    rest = room[CARDS + MOST * MOST :]
    here, order, total = rest[:BOARD], rest[BOARD : BOARD + MOST], rest[BOARD + MOST : BOARD + 2 * MOST]
    thinker, first = rest[BOARD + 2 * MOST : BOARD + 3 * MOST], rest[BOARD + 3 * MOST : BOARD + 4 * MOST]
    known = rest[BOARD + 4 * MOST : BOARD + 4 * MOST + CARDS + 2]
    below = rest[BOARD + 4 * MOST + CARDS + 2 : BOARD + 4 * MOST + 2 * CARDS + 4]
    at_first = rest[BOARD + 4 * MOST + 2 * CARDS + 4 : BOARD + 4 * MOST + 3 * CARDS + 6]
    unseen = 0
    for card in range(1, CARDS + 1):
        if not seen[card]:
            pool[unseen] = card
            unseen += 1
    count_below(seen, at_first)
    others = seats - 1
    for at in range(size):
        points[at] = 0.0
        wins[at] = 0.0
    for _ in range(worlds):
        x = deal(pool, others * size, unseen, x)
        start = 0
        for seat in range(seats):
            if seat == me:
                continue
            x = draw(x)
            thinker[seat] = 1 if x < thinks[seat] * (MASK + 1.0) else 0
            if thinker[seat]:
                sort_hand(pool, start, size)
                first[seat], x = choose_by(
                    theirs, pool, start, size, board, at_first, others, chances, facts, hidden, x, moods
                )
            start += size
        again = x
        for tried in range(size):
            x = again
            for at in range(BOARD):
                here[at] = board[at]
            start = 0
            for seat in range(seats):
                total[seat] = scores[seat]
                if seat == me:
                    for at in range(size):
                        hands[seat * MOST + at] = hand[at]
                else:
                    for at in range(size):
                        hands[seat * MOST + at] = pool[start + at]
                    start += size
            for card in range(1, CARDS + 1):
                known[card] = seen[card]
            for turn in range(size):
                left = size - turn
                if turn > 0 and left > 1:
                    count_below(known, below)
                for seat in range(seats):
                    mark = seat * MOST
                    if seat == me:
                        if turn == 0:
                            at = tried
                        elif left == 1:
                            at = 0
                        else:
                            at, x = choose_by(
                                mine, hands, mark, left, here, below, others, chances, facts, hidden, x, my_moods
                            )
                    elif not thinker[seat]:
                        at = left - 1  # in no order: any card is as good as another
                    elif turn == 0:
                        at = first[seat]
                    elif left == 1:
                        at = 0
                    else:
                        at, x = choose_by(
                            theirs, hands, mark, left, here, below, others, chances, facts, hidden, x, moods
                        )
                    put_in_order(order, seat, take_card(hands, mark, left, at))
                for at in range(seats):
                    card = order[at] // 16
                    total[order[at] % 16] += place_in_survival(here, card, worth)
                    known[card] = 1
            points[tried] += total[me] - scores[me]
            fewest, sharing = total[0], 0
            for seat in range(1, seats):
                fewest = min(fewest, total[seat])
            for seat in range(seats):
                sharing += total[seat] == fewest
            if total[me] == fewest:
                wins[tried] += 1.0 / sharing
    return x


ROOM = CARDS + MOST * MOST + BOARD + 4 * MOST + 3 * CARDS + 6
