"""Hands of the Card Game played to their end on bare numbers, for the judge of choices: one world at a time.

Everybody plays well: by the weights that veterans think with. Of a match, only this hand is played. The points of later
hands do not depend on it; the winner named here is the one who leads after this hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from shambles.core.asking.ask import Ask
from shambles.core.asking.reply import Outcome
from shambles.games.card_game.bot.hero import fitted_players, read_position
from shambles.games.card_game.bot.survival import MOODS, Mind, fitted_weights, read_table, take_row
from shambles.games.card_game.kernel import hero, survival
from shambles.games.card_game.kernel.board import MASK, MOST
from shambles.games.card_game.kernel.compiled import as_figures, is_compiled
from shambles.games.card_game.kernel.policy import Taste
from shambles.games.card_game.rules import winners
from shambles.games.card_game.table.state import Lay, TakeRow
from shambles.games.card_game.table.view import View

AFTER_A_ROW = 200 if is_compiled else 20  # worlds that choose the card to lay after a row is taken
Playout = Callable[[int], Sequence[int]]  # each seat's points at the end of the world with this seed


class Playouts:
    """Playouts from one moment, by what a seat sees of it."""

    def __init__(self, view: View, ask: Ask[Any], salt: str) -> None:
        self.view, self.ask, self.salt = view, ask, salt

    def try_in(self, numbers: Iterable[int], answers: Sequence[Any]) -> list[list[Outcome]]:
        """For each answer, the end in each of the numbered worlds. The worlds are the same for all answers."""
        seeds = [Random(f"{self.salt}/{number}").getrandbits(32) & MASK or 1 for number in numbers]
        return [[self._end(play(seed)) for seed in seeds] for play in map(self._playout_of, answers)]

    def _playout_of(self, answer: Any) -> Playout:
        if isinstance(answer, TakeRow):
            return self._after_a_row(answer)
        return self._of_hero_mode(answer) if self.view.mode == "hero" else self._of_survival(answer)

    def _end(self, totals: Sequence[int]) -> Outcome:
        hero_mode, scores = self.view.mode == "hero", tuple(totals)
        returns = tuple(float(one if hero_mode else -one) for one in scores)
        return Outcome(scores, winners(self.view.mode, scores), "", "", returns)

    def _of_survival(self, answer: Lay) -> Playout:
        return play_by(read_table(self.view), (self.view.cards or ()).index(answer.cards[0]))

    def _after_a_row(self, answer: TakeRow) -> Playout:
        """Next comes the card that looks best in many worlds, the same one in each playout."""
        here, _ = take_row(self.view, answer)
        if not len(here.hand):
            return lambda seed: [int(one) for one in here.scores[: here.seats]]
        mind = Mind(Random(f"{self.salt}/{answer.notation}"))
        values = mind.worlds.values(here, AFTER_A_ROW, as_figures([1.0] * MOST))
        return play_by(here, max(range(len(values)), key=lambda at: values[at].figure))

    def _of_hero_mode(self, answer: Lay) -> Playout:
        here, players, room = read_position(self.view), fitted_players(), hero.new_room()
        places = [(self.view.cards or ()).index(card) for card in answer.cards]
        code = hero.code_of(places[0], places[1] if len(places) > 1 else None, answer.hero)

        def play(seed: int) -> list[int]:
            hero.play_out(code, here, players, room, seed)
            return [int(one) for one in room.world.total[: here.seats]]

        return play


def play_by(here: survival.Seen, tried: int) -> Playout:
    """Survival: one card of the hand comes first, then everybody plays on by the fitted weights."""
    mine, theirs = fitted_weights()
    players = survival.Players(Taste(mine, 0.0), Taste(theirs, MOODS), as_figures([1.0] * MOST))
    room = survival.new_room()

    def play(seed: int) -> list[int]:
        survival.play_out(here, players, room, tried, seed)
        return [int(one) for one in room.total[: here.seats]]

    return play
