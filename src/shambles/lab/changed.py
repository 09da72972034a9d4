"""The effect of changed cards: each deal is played with both boxes, and counts where a card was met early.

Until a changed card is met, both games of a deal are the same: the same cards, dice and bots. So the luck of the deal
is in both, and falls out of the difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shambles.core.game import find_game
from shambles.lab.findings import FEWEST, Effect, rounds_of_all
from shambles.lab.intervals import paired, share_of
from shambles.lab.playing import NEVER, Row
from shambles.lab.simulate import Run
from shambles.lab.tally import WIN, win_of

Pair = tuple[Row, Row]  # the two games of a deal: before and after


def effects_of_cards(run: Run, cards: Sequence[str]) -> list[Effect]:
    """For each card that was met in enough deals: wins after the change, before it, and the difference.

    Only the rounds that nearly every game reaches count, because who lasts longer meets more cards. In a co-operative
    game a card counts for the table, otherwise for the seats that met it.
    """
    pairs = pairs_of(run)
    early = rounds_of_all([row for pair in pairs for row in pair])
    together = find_game(run.plan.game).together
    found = []
    for card in cards:
        met = [(pair, seats) for pair in pairs if (seats := seats_that_met(card, pair[1], early, together))]
        if len(met) < FEWEST:
            continue
        before, after = ([_won(pair[side], seats, together) for pair, seats in met] for side in (0, 1))
        apart = paired([one - other for one, other in zip(after, before, strict=True)])
        found.append(Effect(card, len(met), share_of(after), share_of(before), apart))
    return found


def pairs_of(run: Run) -> list[Pair]:
    """The games of each deal, where neither failed."""
    by_deal: dict[int, dict[int, Row]] = {}
    for row in run.rows():
        by_deal.setdefault(row.deal, {})[row.variant] = row
    return [(rows[0], rows[1]) for _, rows in sorted(by_deal.items()) if len(rows) == 2]


def seats_that_met(card: str, row: Row, early: int, together: bool) -> list[int]:
    """Seats to which the card happened in these rounds; of a co-operative table one that stands for all."""
    seats = len(row.bots)
    if together:
        return [0] if any(NEVER < when[seats] <= early for when in _whens(card, row)) else []
    return [seat for seat in range(seats) if any(NEVER < when[seat] <= early for when in _whens(card, row))]


def _whens(card: str, row: Row) -> Iterator[list[int]]:
    """The rounds in which each kind of event first named the card."""
    return (when for what, when in row.since.items() if what.partition("=")[2] == card)


def _won(row: Row, seats: Sequence[int], together: bool) -> float:
    return sum(win_of(row, seat, together) for seat in seats) / WIN / len(seats)
