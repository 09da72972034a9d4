"""Undo: which answer it takes back, whether it is allowed, and the game right before that answer.

The table keeps all answers that have not been taken back, in order, since the head of the phase in which the game last
advanced. Undo takes back a seat's last one of them. To check for it costs next to nothing; to carry it out replays that
phase and no more.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

import msgspec

from shambles.core.asking.event import Event
from shambles.core.asking.journal import Drew, Entry, Undo
from shambles.core.asking.reply import Refusal
from shambles.core.running.run import Lying, Progress, Run


class Given(msgspec.Struct, frozen=True, eq=False):
    """An answer that has not been taken back.

    at, told   length of the journal before it, and number of events
    heads      number of phases that had begun
    digests    number of digests of their heads, and whether each later head was encoded at once
    ask        number of the ask that it answers; None for a meanwhile action
    before     the game right before it, if the answer advanced the game; None if it only waits face down
    """

    seat: int
    at: int
    told: int
    heads: int
    digests: int
    writes_heads: bool
    ask: int | None
    before: Progress | None


class Undoing(msgspec.Struct, frozen=True):
    """A planned undo: its journal entries, and the answer that it takes back (None in a fork)."""

    entries: list[Undo]
    given: Given | None

    @property
    def steps(self) -> int:
        """Number of answers that must be replayed for it."""
        return 0 if self.given is None or self.given.before is None else self.given.before.answered


class UndoLog:
    """The answers that have not been taken back and can still be undone, in order.

    It reads the table's journal and events, to see what happened after an answer.
    """

    __slots__ = ("_drew", "_events", "_journal", "_read", "_revealed", "given", "gone", "ready", "rewound")

    def __init__(self, journal: Sequence[Entry], events: Sequence[Event]) -> None:
        self._journal, self._events = journal, events
        self.given: list[Given] = []
        self.gone: set[int] = set()  # places in the journal of all answers that were taken back or replaced
        self.rewound = False  # True if the answer that last advanced the game has been taken back
        self.ready: tuple[Given, Run] | None = None  # a prepared undo: the answer, and the run right before it
        self._read = (0, 0)  # lengths of journal and events that have been scanned
        self._drew = self._revealed = 0  # ends of the last draw and of the last revealing event

    def copy(self, journal: Sequence[Entry], events: Sequence[Event]) -> UndoLog:
        """The same for a copy of the table, without a prepared undo."""
        other = UndoLog(journal, events)
        other.given, other.gone, other.rewound = list(self.given), set(self.gone), self.rewound
        return other

    def add(self, new: Given) -> None:
        """Add an answer. It replaces the seat's earlier answer to the same ask.

        Answers before the phase in which the game advances are dropped: undo can no longer reach them.
        """
        self.ready = None
        if new.ask is not None:
            self.drop(self.laid_by(new.seat, new.ask))
        if new.before is not None:
            self.rewound = False
            if self.given and self.given[0].heads != new.heads:
                self.given = [one for one in self.given if one.heads == new.heads]
        self.given.append(new)

    def drop(self, old: Given | None) -> None:
        """Remove an answer."""
        if old is not None:
            self.given.remove(old)
            self.gone.add(old.at)

    def laid_by(self, seat: int, ask: int) -> Given | None:
        """A seat's waiting answer to this ask."""
        found = (one for one in self.given if one.before is None and one.seat == seat and one.ask == ask)
        return next(found, None)

    def lying_before(self, progress: Progress) -> Lying:
        """Answers that waited at an earlier moment, without those that have been taken back since."""
        return {lying: choice for lying, choice in progress.waiting.items() if self.laid_by(*lying) is not None}

    def last_answer_of(self, run: Run, seat: int, past: Container[int]) -> tuple[Given, list[int]] | Refusal:
        """SH-020…SH-023  A seat's last answer, and the seats in `past` that have laid something since; or why it cannot
        be taken back."""
        mine, went_on = None, False
        since: list[Given] = []
        for one in reversed(self.given):
            if one.seat == seat:
                mine = one
                break
            since.append(one)
            went_on = went_on or one.before is not None
        if mine is not None and mine.before is None and _lies(run, mine):
            binding = run.asks[seat].question.binding
            return Refusal("already-laid", binding) if binding else (mine, [])
        if run.outcome is not None:
            return Refusal("game-over", run.outcome.rule)
        if mine is None or mine.before is None:
            if self.rewound or not went_on:
                return Refusal("nothing-to-undo", "SH-020")
            return Refusal("undo-past-an-answer", "SH-021")
        if not all(one.seat in past and _could_be_taken_back(run, one) for one in since):
            return Refusal("undo-past-an-answer", "SH-021")
        self._read_on()
        if self._drew > mine.at:
            return Refusal("undo-past-a-draw", "SH-022")
        if self._revealed > mine.told:
            return Refusal("undo-past-a-reveal", "SH-023")
        return mine, [one.seat for one in reversed(since)]

    def _read_on(self) -> None:
        """Scan new entries for draws and revealing events, each once; older ones cannot matter for undo."""
        journal, events, first = self._journal, self._events, self.given[0]
        for at in range(max(self._read[0], first.at), len(journal)):
            if isinstance(journal[at], Drew):
                self._drew = at + 1
        for number in range(max(self._read[1], first.told), len(events)):
            if events[number].reveals:
                self._revealed = number + 1
        self._read = len(journal), len(events)


def _lies(run: Run, given: Given) -> bool:
    return given.ask is not None and run.lies_under(given.seat) == given.ask


def _could_be_taken_back(run: Run, given: Given) -> bool:
    return given.before is None and _lies(run, given) and not run.asks[given.seat].question.binding


def lying_in_a_fork(run: Run, seat: int) -> Refusal | None:
    """None if a fork can undo. Forks and copies remember no answers, so only waiting ones can be taken back."""
    if seat in run.laid:
        binding = run.asks[seat].question.binding
        return Refusal("already-laid", binding) if binding else None
    return Refusal("nothing-to-undo", "SH-020") if run.outcome is None else Refusal("game-over", run.outcome.rule)
