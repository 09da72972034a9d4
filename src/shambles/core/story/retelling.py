"""Replays a game from its journal, answer by answer, with the table at each moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import Event, Ready, Showed
from shambles.core.asking.journal import Answered, Changed, Undo
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.running.judging import judge
from shambles.core.table import Table


class Turn(NamedTuple):
    """The table right before an answer, with its ask.

    aside   True for a meanwhile action
    stands  True if it was neither taken back nor replaced
    """

    table: Table
    ask: Ask[Any]
    choice: Choice
    aside: bool
    stands: bool


class Story:
    """Counts the steps of a story as people count them, from 0, the set-up.

    Everything that one answer led to is one step. A face-down answer is seen when the last one is in: it belongs to the
    next step.
    """

    def __init__(self) -> None:
        self.step = 0
        self.ends = [0]  # by step, number of events at its end
        self._only_laid = True  # no visible event yet in this step

    def goes_on(self, events: Sequence[Event]) -> int:
        """Number of the step that these events of one answer, or of the set-up, belong to."""
        if not events:
            return self.step
        if not self._only_laid:
            self.step += 1
            self.ends.append(self.ends[-1])
        self.ends[-1] += len(events)
        self._only_laid = all(isinstance(event, Ready | Showed) for event in events)
        return self.step

    @property
    def is_whole(self) -> bool:
        """True if the present step is complete: the next event begins another one."""
        return not self._only_laid

    def step_before(self, told: int) -> int:
        """The last step that is complete after this number of events."""
        return max((step for step, end in enumerate(self.ends) if end <= told), default=0)


def story_of(table: Table) -> Story:
    """The steps of a whole game, as a replay counts them."""
    story, told = Story(), 0
    for again, *_ in done_again(table):
        story.goes_on(again.events_for(None, told))
        told = again.told
    story.goes_on(table.events_for(None, told))
    return story


def play_again(table: Table) -> Iterator[Turn]:
    """Replay every answer of the history, including those that were taken back: events keep their numbers."""
    for again, at, found in done_again(table):
        if found is not None:
            ask, choice = found
            yield Turn(again, ask, choice, again._run.asks.get(ask.seat) is not ask, at not in table.taken_back)


def done_again(table: Table) -> Iterator[tuple[Table, int, tuple[Ask[Any], Choice] | None]]:
    """The table right before each answer and undo of the journal, with its place.

    The third part is the answer with its ask; None for an undo.
    """
    again = table.from_the_start()
    for at, entry in enumerate(table.journal):
        if isinstance(entry, Undo):
            yield again, at, None
            again.repeat(entry)
        elif isinstance(entry, Answered | Changed):
            found = judge(again._run, entry.seat, entry.choice, None)
            if isinstance(found, Refusal):
                raise BadInput(f"journal[{at}]", "answer-refused", reason=found.code, rule=found.rule)
            yield again, at, found
            again.play(entry.seat, found[1])
