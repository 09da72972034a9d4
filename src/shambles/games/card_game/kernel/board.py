"""The rows on bare numbers: where a card lands, and what that costs or wins.

A board is twelve numbers: the last card, the length and the points of each row.
"""

from __future__ import annotations

from shambles.games.card_game.box.contents import BOX, POINTS, WALKERS
from shambles.games.card_game.kernel.compiled import Numbers, compiled, numbers

ROWS = BOX.rows
FULL = BOX.longest_row
CARDS = len(WALKERS)
MOST = 10  # seats, and cards in a hand of Survival
LAST, LENGTH, WORTH = 0, ROWS, 2 * ROWS  # start of each quarter of a board
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
def row_for(last: Numbers, card: int) -> int:
    """CG-092, CG-110  The row that a Walker joins, by the last card of each; with `ROWS` added where it is lower than
    all: then that of the highest."""
    key, highest = -1, -1
    for row in range(ROWS):
        here = last[row] * ROWS + row
        highest = max(highest, here)
        if last[row] < card:
            key = max(key, here)
    return highest % ROWS + ROWS if key < 0 else key % ROWS


@compiled
def put_in_row(board: Numbers, row: int, card: int, worth: Numbers, take: bool) -> int:
    """CG-131, CG-132, CG-233, CG-240  The card ends its row, or starts it anew: then the points that lay there."""
    taken = 0
    if take or board[LENGTH + row] == FULL:
        taken = board[WORTH + row]
        board[LENGTH + row] = 0
        board[WORTH + row] = 0
    board[LAST + row] = card
    board[LENGTH + row] += 1
    board[WORTH + row] += worth[card]
    return taken


@compiled
def place_in_survival(board: Numbers, card: int, worth: Numbers) -> int:
    """CG-230, CG-239  A Walker joins its row; the points that this costs. A low card takes the cheapest row."""
    row = row_for(board, card)
    if row < ROWS:
        return put_in_row(board, row, card, worth, False)
    key = CARDS * CARDS
    for row in range(ROWS):
        key = min(key, board[WORTH + row] * ROWS + row)
    return put_in_row(board, key % ROWS, card, worth, True)


@compiled
def place_in_hero(board: Numbers, card: int, worth: Numbers) -> int:
    """CG-131  A Walker is put into its row; the points that the sixth card wins."""
    return put_in_row(board, row_for(board, card) % ROWS, card, worth, False)


@compiled
def start_row(board: Numbers, row: int, card: int, worth: Numbers) -> None:
    """CG-043, CG-193  A Walker is turned up and starts a row."""
    board[LAST + row], board[LENGTH + row], board[WORTH + row] = card, 1, worth[card]


@compiled
def keep_in_order(order: Numbers, count: int, key: int) -> int:
    """CG-067, CG-212  One more among so many that stand in rising order; how many there are now."""
    place = count
    while place > 0 and order[place - 1] > key:
        order[place] = order[place - 1]
        place -= 1
    order[place] = key
    return count + 1


@compiled
def random_rounds(
    count: int, scores: Numbers, x: int, worth: Numbers, deck: Numbers, board: Numbers, order: Numbers
) -> int:
    """So many hands of Survival by players who do not look; their points are added to `scores`, one for each seat."""
    seats = len(scores)
    for _ in range(count):
        x = deal(deck, MOST * seats + ROWS, CARDS, x)
        for row in range(ROWS):
            start_row(board, row, deck[MOST * seats + row], worth)
        for turn in range(MOST):
            for seat in range(seats):
                keep_in_order(order, seat, deck[turn * seats + seat] * 16 + seat)
            for at in range(seats):
                scores[order[at] % 16] += place_in_survival(board, order[at] // 16, worth)
    return x


def play_random_rounds(count: int, seats: int = 4, seed: int = 1) -> list[int]:
    """Points of each seat over so many random hands of Survival."""
    deck = numbers(CARDS)
    for at, card in enumerate(WALKERS):
        deck[at] = card
    scores = numbers(seats)
    random_rounds(count, scores, seed & MASK or 1, WORTH_OF, deck, numbers(BOARD), numbers(MOST))
    return [int(one) for one in scores]
