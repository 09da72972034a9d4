"""The Card Game as bare numbers: thousands of imagined hands for one decision. Only for thinking, never for playing.

The rules are those of rules.py, as short as they can be said, and a test plays both side by side. A board is twelve
numbers: the last card, the length and the points of each row. A world is a board and every hand. Nothing is allocated
within: whoever calls brings the room to work in.
"""

from __future__ import annotations

from shambles.games.card_game.bot.compiled import Numbers, compiled, numbers
from shambles.games.card_game.box.contents import BOX, POINTS, WALKERS

ROWS = BOX.rows
FULL = BOX.longest_row
CARDS = len(WALKERS)
MOST = 10  # seats, and cards in a hand of Survival
LAST, LENGTH, WORTH = 0, ROWS, 2 * ROWS  # where the three quarters of a board begin
BOARD = 3 * ROWS
MASK = 0xFFFFFFFF
AVERAGE = sum(POINTS) / CARDS

WORTH_OF = numbers(CARDS + 1)
for _card, _points in enumerate(POINTS):
    WORTH_OF[_card] = _points


@compiled
def draw(x: int) -> int:
    """The next of a stream of random numbers (xorshift, 32 bits); the same in every world that is compared."""
    x ^= (x << 13) & MASK
    x ^= x >> 17
    x ^= (x << 5) & MASK
    return x


@compiled
def deal(pool: Numbers, count: int, size: int, x: int) -> int:
    """Shuffle the first `count` of a pool of cards of this size into their places."""
    for place in range(count):
        x = draw(x)
        drawn = place + ((x * (size - place)) >> 32)
        pool[place], pool[drawn] = pool[drawn], pool[place]
    return x


@compiled
def place_in_survival(board: Numbers, card: int, worth: Numbers) -> int:
    """CG-092, CG-230, CG-239  A Walker joins its row; the points that this costs. A low card takes the cheapest row."""
    key = 0
    for row in range(ROWS):
        if board[row] < card:
            key = max(key, board[row] * ROWS + row)
    low = key == 0
    if low:
        key = CARDS * CARDS
        for row in range(ROWS):
            key = min(key, board[WORTH + row] * ROWS + row)
    row = key % ROWS
    cost = 0
    if low or board[LENGTH + row] == FULL:
        cost = board[WORTH + row]
        board[LENGTH + row] = 0
        board[WORTH + row] = 0
    board[LAST + row] = card
    board[LENGTH + row] += 1
    board[WORTH + row] += worth[card]
    return cost


@compiled
def put_in_order(order: Numbers, seat: int, card: int) -> None:
    """CG-212  The card of this seat among those of the seats before it, from low to high, with its owner."""
    key, place = card * 16 + seat, seat
    while place > 0 and order[place - 1] > key:
        order[place] = order[place - 1]
        place -= 1
    order[place] = key


@compiled
def random_rounds(count: int, seats: int, x: int, worth: Numbers, deck: Numbers, room: Numbers, scores: Numbers) -> int:
    """So many hands of Survival by players who do not look; their points are added to `scores`."""
    board, order = room[:BOARD], room[BOARD:]
    hand = 10
    for _ in range(count):
        x = deal(deck, hand * seats + ROWS, CARDS, x)
        for row in range(ROWS):
            card = deck[hand * seats + row]
            board[LAST + row], board[LENGTH + row], board[WORTH + row] = card, 1, worth[card]
        for turn in range(hand):
            for seat in range(seats):
                put_in_order(order, seat, deck[turn * seats + seat])
            for at in range(seats):
                scores[order[at] % 16] += place_in_survival(board, order[at] // 16, worth)
    return x


def play_random_rounds(count: int, seats: int = 4, seed: int = 1) -> list[int]:
    """How many points each seat took over so many random hands of Survival."""
    deck = numbers(CARDS)
    for at, card in enumerate(WALKERS):
        deck[at] = card
    scores = numbers(MOST)
    random_rounds(count, seats, seed & MASK or 1, WORTH_OF, deck, numbers(BOARD + MOST), scores)
    return [int(scores[seat]) for seat in range(seats)]
