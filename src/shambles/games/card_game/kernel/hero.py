"""Hero mode as bare numbers: whole hands, played by what everybody likes at a glance, for thinking only.

What somebody lays is one number (`code_of`): the places of the cards in their sorted hand, and whether the Hero goes
along.
"""

from __future__ import annotations

from typing import NamedTuple

from shambles.games.card_game.box.contents import BOX
from shambles.games.card_game.kernel.board import BOARD, CARDS, deal, keep_in_order, place_in_hero
from shambles.games.card_game.kernel.compiled import Figures, Numbers, compiled, numbers
from shambles.games.card_game.kernel.liking import HAND, WITH_HERO, Glance, Turn, best_lay, draw_lay, new_glance
from shambles.games.card_game.kernel.policy import count_below
from shambles.games.card_game.kernel.survival import gather_unseen, sort_hand, take_card

SEATS = BOX.modes["hero"].seats[1]
NONE = 0  # no second card, in a code
CLEARLY = 12.0  # so many points ahead of the best of the others are half of all the clearness there is
A_WIN = 0.7  # the part of a result that is won or lost; the rest says by how much


class Position(NamedTuple):
    """A seat's view: its sorted hand, and by seat the cards in hand, the Heroes and the points."""

    hand: Numbers
    sizes: Numbers
    heroes: Numbers
    board: Numbers
    shown: Numbers  # by card: 1 for what lies open
    scores: Numbers
    me: int
    seats: int


class World(NamedTuple):
    """A whole table with every hand, and the cards of this round as codes by seat."""

    hands: Numbers  # by seat, HAND places for each
    sizes: Numbers
    heroes: Numbers
    board: Numbers
    total: Numbers
    known: Numbers  # by card: 1 for what lies open
    lays: Numbers
    order: Numbers


class Players(NamedTuple):
    """Weights: my seat takes the best card, the others draw one by weight."""

    mine: Figures
    theirs: Figures


class Room(NamedTuple):
    """Buffers."""

    pool: Numbers
    dealt: Numbers
    first: Numbers
    world: World
    glance: Glance


def new_world() -> World:
    """An empty table of any size."""
    return World(
        hands=numbers(SEATS * HAND),
        sizes=numbers(SEATS),
        heroes=numbers(SEATS),
        board=numbers(BOARD),
        total=numbers(SEATS),
        known=numbers(CARDS + 2),
        lays=numbers(SEATS),
        order=numbers(2 * SEATS),
    )


def new_room() -> Room:
    return Room(numbers(CARDS), numbers(SEATS * HAND), numbers(SEATS), new_world(), new_glance())


def code_of(low: int, high: int | None, hero: bool) -> int:
    """The played cards, as places in the sorted hand."""
    return low + (0 if high is None else (high + 1) * 16) + WITH_HERO * hero


@compiled
def play_round(world: World, seats: int, worth: Numbers) -> None:
    """CG-066, CG-067, CG-151  What was laid leaves the hands and is placed from low to high, Heroes first."""
    hands, sizes, order, count = world.hands, world.sizes, world.order, 0
    for seat in range(seats):
        if not sizes[seat]:
            continue
        start, code = seat * HAND, world.lays[seat]
        high, late = code % WITH_HERO // 16, (CARDS + 1) * (1 - code // WITH_HERO)
        if high != NONE:
            count = keep_in_order(order, count, (late + take_card(hands, start, sizes[seat], high - 1)) * 16 + seat)
            sizes[seat] -= 1
        count = keep_in_order(order, count, (late + take_card(hands, start, sizes[seat], code % 16)) * 16 + seat)
        sizes[seat] -= 1
        world.heroes[seat] -= code // WITH_HERO
    for at in range(count):
        card = order[at] // 16 % (CARDS + 1)
        world.total[order[at] % 16] += place_in_hero(world.board, card, worth)
        world.known[card] = 1


@compiled
def play_to_the_end(world: World, me: int, seats: int, players: Players, glance: Glance, x: int) -> int:
    """CG-060, CG-071  Round after round at a glance, until nobody holds a Walker."""
    while True:
        playing = cards = 0
        for seat in range(seats):
            playing += world.sizes[seat] > 0
            cards += world.sizes[seat]
        if playing == 0:
            return x
        count_below(world.known, glance.below)
        for seat in range(seats):
            size, start = world.sizes[seat], seat * HAND
            if size:
                hand = world.hands[start : start + size]
                turn = Turn(hand, world.heroes[seat], playing - 1, cards - size, world.board)
                if seat == me:
                    world.lays[seat] = best_lay(players.mine, turn, glance)
                else:
                    world.lays[seat], x = draw_lay(players.theirs, turn, glance, x)
        play_round(world, seats, glance.worth)


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
def deal_the_others(here: Position, theirs: Figures, room: Room, unseen: int, x: int) -> int:
    """A world: the others' hands, and what they lay first, which does not hang on what I lay."""
    playing = cards = taken = 0
    for seat in range(here.seats):
        playing += here.sizes[seat] > 0
        cards += here.sizes[seat]
    x = deal(room.pool, cards - here.sizes[here.me], unseen, x)
    count_below(here.shown, room.glance.below)
    for seat in range(here.seats):
        size, start = here.sizes[seat], seat * HAND
        if seat == here.me:
            for at in range(size):
                room.dealt[start + at] = here.hand[at]
        elif size:
            for at in range(size):
                room.dealt[start + at] = room.pool[taken + at]
            taken += size
            sort_hand(room.dealt, start, size)
            hand = room.dealt[start : start + size]
            turn = Turn(hand, here.heroes[seat], playing - 1, cards - size, here.board)
            room.first[seat], x = draw_lay(theirs, turn, room.glance, x)
    return x


@compiled
def set_out(here: Position, room: Room) -> None:
    """The sampled state before cards are placed, with the others' cards."""
    world = room.world
    for at in range(BOARD):
        world.board[at] = here.board[at]
    for seat in range(here.seats):
        world.sizes[seat], world.heroes[seat] = here.sizes[seat], here.heroes[seat]
        world.total[seat], world.lays[seat] = here.scores[seat], room.first[seat]
        for at in range(seat * HAND, seat * HAND + here.sizes[seat]):
            world.hands[at] = room.dealt[at]
    for card in range(1, CARDS + 1):
        world.known[card] = here.shown[card]


@compiled
def gather_for(here: Position, room: Room) -> int:
    """The cards that I have not seen, into the pool; how many there are."""
    known = room.world.known
    for card in range(1, CARDS + 1):
        known[card] = here.shown[card]
    for at in range(here.sizes[here.me]):
        known[here.hand[at]] = 1
    return gather_unseen(known, room.pool)


@compiled
def play_out(code: int, here: Position, players: Players, room: Room, x: int) -> None:
    """Play one world, dealt by `x`, to the end of the hand with this code first. The points go into `world.total`."""
    world, unseen = room.world, gather_for(here, room)
    x = deal_the_others(here, players.theirs, room, unseen, x)
    set_out(here, room)
    world.lays[here.me] = code
    play_round(world, here.seats, room.glance.worth)
    play_to_the_end(world, here.me, here.seats, players, room.glance, x)


@compiled
def try_lays(
    codes: Numbers, here: Position, players: Players, worlds: int, room: Room, results: Figures, x: int
) -> int:
    """Play each option to the end in the same sampled states, and add up its results."""
    world, unseen = room.world, gather_for(here, room)
    for _ in range(worlds):
        x = deal_the_others(here, players.theirs, room, unseen, x)
        again = x
        for tried in range(len(codes)):
            set_out(here, room)
            world.lays[here.me] = codes[tried]
            play_round(world, here.seats, room.glance.worth)
            x = play_to_the_end(world, here.me, here.seats, players, room.glance, again)
            results[tried] += result_of(world.total, here.me, here.seats)
    return x
