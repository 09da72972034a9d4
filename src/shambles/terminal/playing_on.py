"""Continues a saved game from one of its moments: the new table, and at the end both games side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, zip_longest
from pathlib import Path

from shambles.core.asking.reply import BadInput, Outcome
from shambles.core.story.playing_on import answers_after, last_choice, play_on
from shambles.core.table import Table
from shambles.terminal.sitting import Sitting
from shambles.texts import Texts

LAST_CHOICE = -1  # in place of a step: where the person last had a choice
MOST = 60  # choices that are told side by side


class PlayedOn:
    """A sitting that continues another game from one of its moments, with that game for comparison."""

    def __init__(self, before: Table, step: int | None, seat: int, *, anew: bool, seed: int | None) -> None:
        if before.outcome is None:
            raise BadInput("save", "not-over")
        if seat not in before.seats:
            known = tuple(one + 1 for one in before.seats)
            raise BadInput("seat", "not-a-seat", found=str(seat + 1), known=known)
        self.before, self.seat, self.anew = before, seat, anew
        self.step = last_choice(before, seat) if step is None else step
        self.table = play_on(before, self.step, dealt_anew_for=seat if anew else None, seed=seed)

    def sit_down(self, bots: list[str], texts: Texts, file: Path) -> None:
        """Seat one person, and bots at the others; a short list of bots is repeated."""
        others = [seat for seat in self.table.seats if seat != self.seat]
        if len(bots) > max(len(others), 1):
            raise BadInput("bots", "too-many-bots", found=len(bots), wanted=len(others))
        who: list[str | None] = [None] * len(self.table.seats)
        for place, seat in enumerate(others):
            who[seat] = bots[place % len(bots)]
        self.sitting = Sitting(self.table, who, Texts(texts.lang, self.table.game), file)

    def say_beginning(self) -> Iterator[str]:
        """Text about the starting moment, and the choice that was made there."""
        say = self.sitting.texts.say
        yield say("play-on-from-anew" if self.anew else "play-on-from", step=self.step)
        for words, knew_no_more in self._chosen(self.before, self.step, 1):
            if knew_no_more or not self.anew:
                yield f"{say('play-on-then')}: {words}."

    def play(self, sit_down: Callable[[Sitting], None], write: Callable[[str], None]) -> None:
        """Play the new game. The original choice is told before it, and both games side by side after it."""
        for line in self.say_beginning():
            write(line)
        sit_down(self.sitting)
        for line in self.say_side_by_side():
            write(line)

    def say_side_by_side(self) -> Iterator[str]:
        """Choices and results of both games, once both are over."""
        now = self.sitting.table.outcome
        if now is None or self.before.outcome is None:
            return
        say, chosen = self.sitting.texts.say, (self._chosen(self.before, self.step), self._chosen(self.table, None))
        yield say("play-on-side")
        for number, both in enumerate(zip_longest(*chosen, fillvalue=("–", True)), 1):
            (was, _), (tried, _) = both
            yield say("play-on-line", what=say("play-on-choice", number=number), then=was, now=tried)
        ends = (self._result(self.before.outcome), self._result(now))
        yield say("play-on-line", what=say("play-on-result"), then=ends[0], now=ends[1])

    def _chosen(self, table: Table, step: int | None, most: int = MOST) -> Iterator[tuple[str, bool]]:
        wording = self.sitting.lines.wording
        for turn, knew_no_more in islice(answers_after(table, step, self.seat), most):
            yield wording.label(turn.table.view(self.seat), turn.ask, turn.choice), knew_no_more

    def _result(self, outcome: Outcome) -> str:
        return self.sitting.texts.outcome(outcome, self.seat, self.sitting.names)
