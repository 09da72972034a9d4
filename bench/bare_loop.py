"""The yardstick: one hand of Survival with random players as a plain Python loop, with nothing else around it.

No asks, no events, no journal, no hidden hands: the least that anybody would write who only wants the winner.
"""

from __future__ import annotations

from random import Random

from shambles.games.card_game.box.contents import POINTS


def play_bare(seats: int, rng: Random) -> list[int]:
    """Deal, let everybody play at random, and count."""
    deck = list(range(1, 105))
    rng.shuffle(deck)
    hands = [deck[seat * 10 : seat * 10 + 10] for seat in range(seats)]
    rows = [[card] for card in deck[seats * 10 : seats * 10 + 4]]
    piles: list[list[int]] = [[] for _ in range(seats)]
    for _ in range(10):
        turned = []
        for seat, hand in enumerate(hands):
            card = rng.choice(hand)
            hand.remove(card)
            turned.append((card, seat))
        turned.sort()
        for card, seat in turned:
            best, nearest = -1, 0
            for number, row in enumerate(rows):
                if nearest < row[-1] < card:
                    best, nearest = number, row[-1]
            if best < 0:
                best = rng.choice(range(4))
            elif len(rows[best]) < 5:
                rows[best].append(card)
                continue
            piles[seat].extend(rows[best])
            rows[best] = [card]
    return [sum(POINTS[card] for card in pile) for pile in piles]
