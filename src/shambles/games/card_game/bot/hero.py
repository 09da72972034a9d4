"""A mind for Hero mode: what to lay, judged by imagined hands on bare numbers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter

from shambles.games.card_game.box.contents import points_of
from shambles.games.card_game.kernel.board import BOARD, CARDS, LAST, LENGTH, MASK, WORTH
from shambles.games.card_game.kernel.compiled import Figures, as_figures, as_numbers, figures, numbers
from shambles.games.card_game.kernel.hero import SEATS, Players, Position, code_of, new_room, try_lays
from shambles.games.card_game.kernel.liking import WITH_HERO, Turn, best_lay, new_glance
from shambles.games.card_game.kernel.policy import count_below
from shambles.games.card_game.table.state import Lay
from shambles.games.card_game.table.view import View

WIDE = 24  # options that look best at a glance are tried
ROUNDS = 4  # after each of which the worse half of them is dropped
TRIES = 12  # for each iteration of the budget: an option in a world
A_LOOK = 16  # tries between two looks at the clock, where somebody waits


@cache
def fitted_players() -> Players:
    """Fitted weights for our cards and the others' (scripts/fit_hero.py)."""
    found = json.loads((Path(__file__).parent / "hero.json").read_text("utf-8"))
    return Players(as_figures(found["mine"]), as_figures(found["theirs"]))


def read_position(view: View) -> Position:
    """A seat's view as arrays."""
    assert view.cards is not None
    assert view.seat is not None
    board, shown = numbers(BOARD), numbers(CARDS + 2)
    sizes, heroes, scores = numbers(SEATS), numbers(SEATS), numbers(SEATS)
    for row, cards in enumerate(view.rows):
        board[LAST + row], board[LENGTH + row], board[WORTH + row] = cards[-1], len(cards), points_of(cards)
    for heap in (*view.rows, *(seat.pile for seat in view.seats)):
        for card in heap:
            shown[card] = 1
    for number, seat in enumerate(view.seats):
        sizes[number], heroes[number], scores[number] = seat.walkers, int(seat.hero is not None), seat.total
    return Position(as_numbers(view.cards), sizes, heroes, board, shown, scores, view.seat, len(view.seats))


class Mind:
    """Plays Hero mode for one seat."""

    def __init__(self, rng: Random) -> None:
        self.x = rng.getrandbits(32) & MASK or 1
        self.players = fitted_players()
        self._room = new_room()

    def weigh(
        self, view: View, options: Sequence[Lay], iterations: int | None, milliseconds: int | None
    ) -> list[float | None]:
        """For each option the result it leads to, from 0 to 1; None for what was not looked into."""
        places = {card: at for at, card in enumerate(view.cards or ())}
        codes = [
            code_of(places[one.cards[0]], places[one.cards[1]] if len(one.cards) > 1 else None, one.hero)
            for one in options
        ]
        return self.weigh_codes(read_position(view), codes, iterations, milliseconds)

    def weigh_codes(
        self, position: Position, codes: Sequence[int], iterations: int | None, milliseconds: int | None
    ) -> list[float | None]:
        """Every round tries what is left in the same worlds, then the worse half is dropped."""
        at_once = self.figures_at_once(position)
        alive = sorted(range(len(codes)), key=lambda at: -at_once[codes[at]])[:WIDE]
        found = {at: [0.0, 0.0] for at in alive}
        tries = TRIES * (iterations or milliseconds or 1)
        rounds = ROUNDS if len(alive) > 2 else 1
        for turn in range(rounds):
            until = None if milliseconds is None else perf_counter() + milliseconds / 1000 / rounds
            left = max(1, tries // (rounds * len(alive)))
            while left > 0:
                worlds = left if until is None else min(left, max(1, A_LOOK // len(alive)))
                for at, result in zip(alive, self.try_in(position, [codes[at] for at in alive], worlds), strict=True):
                    found[at][0] += result
                    found[at][1] += worlds
                left = 0 if until is not None and perf_counter() > until else left - worlds
            if turn < rounds - 1:
                alive.sort(key=lambda at: -found[at][0] / found[at][1])
                alive = alive[: max(2, (len(alive) + 1) // 2)]
        return self.figures_of(found, alive, len(codes))

    def figures_of(self, found: dict[int, list[float]], alive: Sequence[int], count: int) -> list[float | None]:
        """Options dropped early are not ranked above those tried to the end."""
        least = min(found[at][0] / found[at][1] for at in alive)
        means = {at: total / worlds for at, (total, worlds) in found.items()}
        return [None if at not in means else means[at] if at in alive else min(means[at], least) for at in range(count)]

    def figures_at_once(self, position: Position) -> Figures:
        """Quick score of an option by code."""
        glance, sizes = new_glance(every=2 * WITH_HERO), position.sizes
        count_below(position.shown, glance.below)
        others = [sizes[seat] for seat in range(position.seats) if seat != position.me and sizes[seat]]
        turn = Turn(position.hand, position.heroes[position.me], len(others), sum(others), position.board)
        best_lay(self.players.mine, turn, glance)
        return glance.every

    def try_in(self, position: Position, codes: Sequence[int], worlds: int) -> list[float]:
        """Sums of each option over so many sampled states, the same for all."""
        results = figures(len(codes))
        self.x = try_lays(as_numbers(codes), position, self.players, worlds, self._room, results, self.x)
        return [float(one) for one in results]
