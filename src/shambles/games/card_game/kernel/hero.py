"""Hero mode as bare numbers: whole hands played by a one-step policy, for thinking only.

What somebody lays is one number (`code_of`): the places of the cards in their sorted hand, and whether the Hero goes
along.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple

from shambles.games.card_game.box.contents import BOX
from shambles.games.card_game.kernel.board import (
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
    WORTH_OF,
    deal,
    draw,
    keep_in_order,
    place_in_hero,
    row_for,
)
from shambles.games.card_game.kernel.compiled import Figures, Numbers, compiled, figures, numbers
from shambles.games.card_game.kernel.policy import CHANCES, PARTS, Taste, count_below
from shambles.games.card_game.kernel.survival import gather_unseen, sort_hand, take_card

HAND = BOX.modes["hero"].hand
SEATS = BOX.modes["hero"].seats[1]
NONE = 0  # no second card, in a code
WITH_HERO = 256
CLEARLY = 12.0  # so many points ahead of the best of the others are half of all the clearness there is
A_WIN = 0.7  # the part of a result that is won or lost; the rest says by how much

# By place: what the policy's weights mean (fitted by scripts/fit_hero.py).
WALKER, WALKER_EARLY, HERO, HERO_EARLY, PRESENT, LAID, TO_COME, ALONE = range(8)
WEIGHTS = 8


class Position(NamedTuple):
    """What a seat sees: its sorted hand, and by seat the cards in hand, the Heroes and the points."""

    hand: Numbers
    sizes: Numbers
    heroes: Numbers
    board: Numbers
    shown: Numbers  # by card: 1 for what lies open
    scores: Numbers
    me: int
    seats: int


class World(NamedTuple):
    """A whole table, every hand in it; and what is laid in this round, as codes by seat."""

    hands: Numbers  # by seat, HAND places for each
    sizes: Numbers
    heroes: Numbers
    board: Numbers
    total: Numbers
    known: Numbers  # by card: 1 for what lies open
    lays: Numbers
    order: Numbers


class Glance(NamedTuple):
    """What looking at a hand takes: tables to look things up in, and room to work in."""

    worth: Numbers
    chances: Figures
    below: Numbers  # by card: how many that nobody has shown are lower
    figures: Figures  # by card of the hand, what it wins alone, and after a card of one's own
    every: Figures  # by code, the figure of each option; left alone if it is empty


class Room(NamedTuple):
    """Room to work in."""

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


def new_glance(every: int = 0) -> Glance:
    """That keeps the figures of so many codes."""
    return Glance(WORTH_OF, CHANCES, numbers(CARDS + 2), figures(2 * HAND), figures(every))


def new_room() -> Room:
    return Room(numbers(CARDS), numbers(SEATS * HAND), numbers(SEATS), new_world(), new_glance())


def code_of(low: int, high: int | None, hero: bool) -> int:
    """What is laid, by the places in the sorted hand."""
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
def points_to_win(
    weights: Figures, chances: Figures, line: int, room: int, laid: int, points: int, before: int
) -> float:
    """The points that a card may take from its row, once so many of one's own lie in it `before`."""
    found = 0.0
    if before <= room <= laid + before:
        found = chances[line + room - before] * (points + room * AVERAGE * weights[TO_COME])
    if room == 1 + before:  # the fifth card is a present to whoever comes next
        found -= weights[PRESENT] * points * chances[line]
    return found


@compiled
def choose_lay(  # noqa: C901  one loop over the hand: a Numba kernel that shares its sums
    taste: Taste,
    hand: Numbers,
    hero: int,
    playing: int,  # others who still hold Walkers
    board: Numbers,
    glance: Glance,
    x: int,
) -> tuple[int, int]:
    """What looks best at a glance, and the stream of chance: the points to win now, less what cards are worth later."""
    weights, moods, chances, below, figures = taste.weights, taste.moods, glance.chances, glance.below, glance.figures
    size, keeps = len(hand), len(glance.every) > 0
    part = size / HAND
    walker = weights[WALKER] + weights[WALKER_EARLY] * part
    if playing == 0:
        walker += weights[ALONE]
    keep_hero = weights[HERO] + weights[HERO_EARLY] * part if size > 1 else 0.0
    laid = min(MOST - 1, int(weights[LAID] * playing + 0.5))
    unseen = max(1, below[CARDS + 1] - size)
    best, chosen = -1e9, 0
    for at in range(size):
        card = hand[at]
        joins = row_for(board, card)
        row = joins % ROWS
        low = board[LAST + row] if joins < ROWS else 0
        own, under = 0, at
        while under > 0 and hand[under - 1] > low:
            under -= 1
            own += 1
        between = below[card] - below[low + 1] - own
        chance = max(0, between) / unseen
        line = (laid * (PARTS + 1) + min(PARTS, int(chance * PARTS + 0.5))) * (MOST + 1)
        room, points = FULL - board[LENGTH + row], board[WORTH + row]
        win = points_to_win(weights, chances, line, room, laid, points, 0)
        after = points_to_win(weights, chances, line, room, laid, points, 1)
        if moods > 0.0:
            x = draw(x)
            mood = -moods * log(-log((x + 0.5) / (MASK + 1.0)))
            win += mood
            after += mood
        figures[at], figures[HAND + at] = win, after
        if keeps:
            glance.every[at] = win - walker
        if win - walker > best:
            best, chosen = win - walker, at
        for lower in range(at):
            both = figures[lower] + (after if lower >= under else win) - 2 * walker
            if keeps:
                glance.every[lower + (at + 1) * 16] = both
            if both > best:
                best, chosen = both, lower + (at + 1) * 16
        if hero:
            first = (points if room == 0 else 0) - keep_hero - walker
            if keeps:
                glance.every[at + WITH_HERO] = first
            if first > best:
                best, chosen = first, at + WITH_HERO
    return chosen, x


@compiled
def play_to_the_end(world: World, me: int, seats: int, mine: Taste, theirs: Taste, glance: Glance, x: int) -> int:
    """CG-060, CG-071  Round after round by the policy, until nobody holds a Walker."""
    while True:
        playing = 0
        for seat in range(seats):
            playing += world.sizes[seat] > 0
        if playing == 0:
            return x
        count_below(world.known, glance.below)
        for seat in range(seats):
            size = world.sizes[seat]
            if size:
                taste = mine if seat == me else theirs
                hand = world.hands[seat * HAND : seat * HAND + size]
                world.lays[seat], x = choose_lay(taste, hand, world.heroes[seat], playing - 1, world.board, glance, x)
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
def deal_the_others(here: Position, theirs: Taste, room: Room, unseen: int, x: int) -> int:
    """A world: the others' hands, and what they lay first, which does not hang on what I lay."""
    wanted = playing = taken = 0
    for seat in range(here.seats):
        playing += here.sizes[seat] > 0
        if seat != here.me:
            wanted += here.sizes[seat]
    x = deal(room.pool, wanted, unseen, x)
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
            room.first[seat], x = choose_lay(theirs, hand, here.heroes[seat], playing - 1, here.board, room.glance, x)
    return x


@compiled
def set_out(here: Position, room: Room) -> None:
    """The world as it is before anything is placed, with what the others have laid."""
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
def try_lays(
    codes: Numbers, here: Position, mine: Taste, theirs: Taste, worlds: int, room: Room, results: Figures, x: int
) -> int:
    """Try what might be laid in the same worlds, each to its end; by what is tried, the results are added up."""
    world = room.world
    for card in range(1, CARDS + 1):
        world.known[card] = here.shown[card]
    for at in range(here.sizes[here.me]):
        world.known[here.hand[at]] = 1
    unseen = gather_unseen(world.known, room.pool)
    for _ in range(worlds):
        x = deal_the_others(here, theirs, room, unseen, x)
        again = x
        for tried in range(len(codes)):
            set_out(here, room)
            world.lays[here.me] = codes[tried]
            play_round(world, here.seats, room.glance.worth)
            x = play_to_the_end(world, here.me, here.seats, mine, theirs, room.glance, again)
            results[tried] += result_of(world.total, here.me, here.seats)
    return x
