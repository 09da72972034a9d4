"""Hero mode as bare numbers: whole hands played by a one-step policy, for thinking only.

The rules are those of rules.py, as short as they can be said, and a test plays both side by side. What somebody lays is
one number (`code_of`): the places of the cards in their sorted hand, and whether the Hero goes along.
"""

from __future__ import annotations

from math import log

from shambles.games.card_game.bot.compiled import Figures, Numbers, compiled
from shambles.games.card_game.bot.kernel import (
    AVERAGE,
    BOARD,
    CARDS,
    FULL,
    LAST,
    LENGTH,
    MASK,
    MOST,
    ROWS,
    WORTH,
    deal,
    draw,
)
from shambles.games.card_game.bot.policy import PARTS, count_below
from shambles.games.card_game.bot.rollouts import sort_hand, take_card
from shambles.games.card_game.box.contents import BOX

HAND = BOX.modes["hero"].hand
SEATS = BOX.modes["hero"].seats[1]
NONE = 0  # no second card, in a code
WITH_HERO = 256
CLEARLY = 12.0  # so many points ahead of the best of the others are half of all the clearness there is
A_WIN = 0.7  # the part of a result that is won or lost; the rest says by how much

# By place: what the policy's weights mean (fitted by scripts/fit_hero.py).
WALKER, WALKER_EARLY, HERO, HERO_EARLY, PRESENT, LAID, TO_COME, ALONE = range(8)
WEIGHTS = 8

# Where in the room to work in the hands end, those that were dealt, and all of it.
HANDS_END = CARDS + SEATS * HAND
DEALT_END = HANDS_END + SEATS * HAND
ROOM = DEALT_END + 2 * (CARDS + 2) + BOARD + 5 * SEATS + 2 * SEATS


def code_of(low: int, high: int | None, hero: bool) -> int:
    """What is laid, by the places in the sorted hand."""
    return low + (0 if high is None else (high + 1) * 16) + WITH_HERO * hero


@compiled
def row_for(board: Numbers, card: int) -> int:
    """CG-092, CG-110  The row that a Walker joins; with `ROWS` added where it is low and joins the highest."""
    key, highest = -1, -1
    for row in range(ROWS):
        last = board[LAST + row] * ROWS + row
        highest = max(highest, last)
        if board[LAST + row] < card:
            key = max(key, last)
    return highest % ROWS + ROWS if key < 0 else key % ROWS


@compiled
def place_in_hero(board: Numbers, card: int, worth: Numbers) -> int:
    """CG-131  A Walker is put into its row; the points that the sixth card wins."""
    row = row_for(board, card) % ROWS
    won = 0
    if board[LENGTH + row] == FULL:
        won = board[WORTH + row]
        board[LENGTH + row] = 0
        board[WORTH + row] = 0
    board[LAST + row] = card
    board[LENGTH + row] += 1
    board[WORTH + row] += worth[card]
    return won


@compiled
def put_among(order: Numbers, count: int, key: int) -> None:
    """One more among so many that stand in rising order."""
    place = count
    while place > 0 and order[place - 1] > key:
        order[place] = order[place - 1]
        place -= 1
    order[place] = key


@compiled
def play_round(
    lays: Numbers,
    hands: Numbers,
    sizes: Numbers,
    heroes: Numbers,
    board: Numbers,
    total: Numbers,
    known: Numbers,
    order: Numbers,
    seats: int,
    worth: Numbers,
) -> None:
    """CG-066, CG-067, CG-151  What was laid leaves the hands and is placed from low to high, Heroes first."""
    count = 0
    for seat in range(seats):
        if not sizes[seat]:
            continue
        start, code = seat * HAND, lays[seat]
        high, late = code % WITH_HERO // 16, (CARDS + 1) * (1 - code // WITH_HERO)
        if high != NONE:
            put_among(order, count, (late + take_card(hands, start, sizes[seat], high - 1)) * 16 + seat)
            sizes[seat] -= 1
            count += 1
        put_among(order, count, (late + take_card(hands, start, sizes[seat], code % 16)) * 16 + seat)
        sizes[seat] -= 1
        count += 1
        heroes[seat] -= code // WITH_HERO
    for at in range(count):
        card = order[at] // 16 % (CARDS + 1)
        total[order[at] % 16] += place_in_hero(board, card, worth)
        known[card] = 1


@compiled
def choose_lay(
    weights: Figures,
    hands: Numbers,
    start: int,
    size: int,
    hero: int,
    playing: int,  # others who still hold Walkers
    board: Numbers,
    below: Numbers,  # by card: how many that nobody has shown are lower
    chances: Figures,
    figures: Figures,  # room to work in: by card of the hand, what it wins alone, and after a card of one's own
    x: int,
    moods: float,
    all_of_them: Figures,  # by code, the figure of each option; left alone if it is empty
) -> tuple[int, int]:
    """What looks best at a glance, and the stream of chance: the points to win now, less what cards are worth later."""
    part = size / HAND
    walker = weights[WALKER] + weights[WALKER_EARLY] * part
    if playing == 0:
        walker += weights[ALONE]
    keep_hero = weights[HERO] + weights[HERO_EARLY] * part if size > 1 else 0.0
    laid = min(MOST - 1, int(weights[LAID] * playing + 0.5))
    unseen = max(1, below[CARDS + 1] - size)
    best, chosen = -1e9, 0
    for at in range(size):
        card = hands[start + at]
        joins = row_for(board, card)
        row = joins % ROWS
        low = board[LAST + row] if joins < ROWS else 0
        own, under = 0, at
        while under > 0 and hands[start + under - 1] > low:
            under -= 1
            own += 1
        between = below[card] - below[low + 1] - own
        chance = max(0, between) / unseen
        line = (laid * (PARTS + 1) + min(PARTS, int(chance * PARTS + 0.5))) * (MOST + 1)
        room, points = FULL - board[LENGTH + row], board[WORTH + row]
        win = after = 0.0
        if room <= laid:
            win = chances[line + room] * (points + room * AVERAGE * weights[TO_COME])
        if room == 1:  # the fifth card is a present to whoever comes next
            win -= weights[PRESENT] * points * chances[line]
        if 1 <= room <= laid + 1:
            after = chances[line + room - 1] * (points + room * AVERAGE * weights[TO_COME])
        if room == 2:
            after -= weights[PRESENT] * points * chances[line]
        if moods > 0.0:
            x = draw(x)
            mood = -moods * log(-log((x + 0.5) / (MASK + 1.0)))
            win += mood
            after += mood
        figures[at], figures[HAND + at] = win, after
        code = at
        if len(all_of_them):
            all_of_them[code] = win - walker
        if win - walker > best:
            best, chosen = win - walker, code
        for lower in range(at):
            both = figures[lower] + (after if lower >= under else win) - 2 * walker
            if len(all_of_them):
                all_of_them[lower + (at + 1) * 16] = both
            if both > best:
                best, chosen = both, lower + (at + 1) * 16
        if hero:
            first = (points if room == 0 else 0) - keep_hero - walker
            if len(all_of_them):
                all_of_them[at + WITH_HERO] = first
            if first > best:
                best, chosen = first, at + WITH_HERO
    return chosen, x


@compiled
def play_to_the_end(
    mine: Figures,
    theirs: Figures,
    me: int,
    lays: Numbers,
    is_laid: bool,  # whether `lays` holds what everybody lays first
    hands: Numbers,
    sizes: Numbers,
    heroes: Numbers,
    board: Numbers,
    total: Numbers,
    known: Numbers,
    below: Numbers,
    order: Numbers,
    seats: int,
    worth: Numbers,
    chances: Figures,
    figures: Figures,
    nothing: Figures,
    x: int,
    moods: float,
) -> int:
    """CG-060, CG-071  Round after round by the policy, until nobody holds a Walker."""
    while True:
        playing = 0
        for seat in range(seats):
            playing += sizes[seat] > 0
        if playing == 0:
            return x
        if not is_laid:
            count_below(known, below)
            for seat in range(seats):
                if sizes[seat]:
                    lays[seat], x = choose_lay(
                        mine if seat == me else theirs,
                        hands,
                        seat * HAND,
                        sizes[seat],
                        heroes[seat],
                        playing - 1,
                        board,
                        below,
                        chances,
                        figures,
                        x,
                        0.0 if seat == me else moods,
                        nothing,
                    )
        is_laid = False
        play_round(lays, hands, sizes, heroes, board, total, known, order, seats, worth)


@compiled
def result_of(total: Numbers, me: int, seats: int) -> float:
    """CG-040  What the end is worth to a seat: mostly the win, a shared one in part, and the margin."""
    most, sharing, ahead = total[0], 0, -(1 << 30)
    for seat in range(seats):
        most = max(most, total[seat])
        if seat != me:
            ahead = max(ahead, total[seat])
    for seat in range(seats):
        sharing += total[seat] == most
    margin = float(total[me] - ahead)
    win = 1.0 / sharing if total[me] == most else 0.0
    return A_WIN * win + (1 - A_WIN) * (0.5 + 0.5 * margin / (CLEARLY + abs(margin)))


@compiled
def try_lays(
    codes: Numbers,  # what is tried
    count: int,
    hand: Numbers,  # sorted
    open_sizes: Numbers,  # by seat
    open_heroes: Numbers,
    open_board: Numbers,
    shown: Numbers,  # by card: 1 for what lies open
    scores: Numbers,
    me: int,
    seats: int,
    worlds: int,
    x: int,
    worth: Numbers,
    chances: Figures,
    mine: Figures,
    theirs: Figures,
    moods: float,
    room: Numbers,
    figures: Figures,
    nothing: Figures,
    results: Figures,  # by what is tried: the results are added up here
) -> int:
    """Try what might be laid in the same worlds, each to its end. What the others lay first does not hang on it."""
    pool, hands, dealt = room[:CARDS], room[CARDS:HANDS_END], room[HANDS_END:DEALT_END]
    known, below = room[DEALT_END : DEALT_END + CARDS + 2], room[DEALT_END + CARDS + 2 : DEALT_END + 2 * CARDS + 4]
    rest = room[DEALT_END + 2 * CARDS + 4 :]
    board, sizes, heroes, total = (
        rest[:BOARD],
        rest[BOARD : BOARD + SEATS],
        rest[BOARD + SEATS :],
        rest[BOARD + 2 * SEATS :],
    )
    lays, first, order = rest[BOARD + 3 * SEATS :], rest[BOARD + 4 * SEATS :], rest[BOARD + 5 * SEATS :]
    for card in range(1, CARDS + 1):
        known[card] = shown[card]
    for at in range(open_sizes[me]):
        known[hand[at]] = 1
    unseen = wanted = playing = 0
    for card in range(1, CARDS + 1):
        if not known[card]:
            pool[unseen] = card
            unseen += 1
    for seat in range(seats):
        if seat != me:
            wanted += open_sizes[seat]
            playing += open_sizes[seat] > 0
    for _ in range(worlds):
        x = deal(pool, wanted, unseen, x)
        count_below(shown, below)
        taken = 0
        for seat in range(seats):
            size, start = open_sizes[seat], seat * HAND
            if seat == me:
                for at in range(size):
                    dealt[start + at] = hand[at]
            elif size:
                for at in range(size):
                    dealt[start + at] = pool[taken + at]
                taken += size
                sort_hand(dealt, start, size)
                others = playing - 1 + (open_sizes[me] > 0)
                first[seat], x = choose_lay(
                    theirs,
                    dealt,
                    start,
                    size,
                    open_heroes[seat],
                    others,
                    open_board,
                    below,
                    chances,
                    figures,
                    x,
                    moods,
                    nothing,
                )
        again = x
        for tried in range(count):
            x = again
            for at in range(BOARD):
                board[at] = open_board[at]
            for seat in range(seats):
                sizes[seat], heroes[seat], total[seat] = open_sizes[seat], open_heroes[seat], scores[seat]
                lays[seat] = first[seat]
                for at in range(seat * HAND, seat * HAND + open_sizes[seat]):
                    hands[at] = dealt[at]
            lays[me] = codes[tried]
            for card in range(1, CARDS + 1):
                known[card] = shown[card]
            x = play_to_the_end(
                mine,
                theirs,
                me,
                lays,
                True,
                hands,
                sizes,
                heroes,
                board,
                total,
                known,
                below,
                order,
                seats,
                worth,
                chances,
                figures,
                nothing,
                x,
                moods,
            )
            results[tried] += result_of(total, me, seats)
    return x
