"""Undo: which answer it takes back, whether it is allowed, and the game right before that answer.

The table keeps all answers that have not been taken back, in order, since the head of the phase in which the game last
advanced. Undo takes back a seat's last one of them. To check for it costs next to nothing; to carry it out replays that
phase and no more.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

import msgspec

from shambles.core.asking.chance import Chance, Recorded, Scripted
from shambles.core.asking.event import TakenBack
from shambles.core.asking.journal import Answered, Changed, Drew, Undid, UndidMeanwhile, Undo
from shambles.core.asking.play import Answers, Aside
from shambles.core.asking.reply import Accepted, Refusal
from shambles.core.running.run import Head, Lying, Run

if TYPE_CHECKING:
    from shambles.core.table import Table


class Moment(msgspec.Struct, frozen=True):
    """The game right before an answer that advanced it: the steps from the head of its phase, and the waiting answers.

    The lists only ever grow, so that lengths mark the relevant parts.
    """

    head: Head
    writes_heads: bool
    way: list[Answers | Aside]
    steps: int
    draws: list[Drew]
    drawn: int
    imagined: dict[int, bytes]
    lying: Lying
    digests: int

    @classmethod
    def of(cls, table: Table) -> Moment:
        run = table._run
        way, draws = run.steps, run.play.draws
        lying = run.lying if run.laid or run.reopened or run.held else {}
        way_there = (run._head, run.writes_heads, way, len(way), draws, len(draws), run._imagined)
        return cls(*way_there, lying, len(table._digests))

    def come_back(self, run: Run) -> Run:
        """Restore the game at this moment, without its waiting answers and its chance."""
        drawn = Recorded((drew.key, drew.result) for drew in self.draws[: self.drawn])
        again = Run(run.game, run.play.seats, run.play.options, drawn)
        again.begin(self.head)
        again.follow(self.way[: self.steps], {at: state for at, state in self.imagined.items() if at <= self.steps})
        again.writes_heads = self.writes_heads
        return again


class Given(msgspec.Struct, frozen=True, eq=False):
    """An answer that has not been taken back.

    at, told   length of the journal before it, and number of events
    heads      number of phases that had begun
    ask        number of the ask that it answers; None for a meanwhile action
    moment     the game right before it, if the answer advanced the game; None if it only waits face down
    """

    seat: int
    at: int
    told: int
    heads: int
    ask: int | None
    moment: Moment | None


class Undoing(msgspec.Struct, frozen=True):
    """A planned undo: its journal entries, and the answer that it takes back (None in a fork)."""

    entries: list[Undo]
    given: Given | None

    @property
    def steps(self) -> int:
        """Number of answers that must be replayed for it."""
        return 0 if self.given is None or self.given.moment is None else self.given.moment.steps


class Standing:
    """The answers that have not been taken back and can still be undone, in order."""

    __slots__ = ("_drew", "_read", "_revealed", "given", "gone", "ready", "rewound")

    def __init__(self) -> None:
        self.given: list[Given] = []
        self.gone: set[int] = set()  # places in the journal of all answers that were taken back or replaced
        self.rewound = False  # True if the answer that last advanced the game has been taken back
        self.ready: tuple[Given, Run] | None = None  # a prepared undo: the answer, and the run right before it
        self._read = (0, 0)  # lengths of journal and events that have been scanned
        self._drew = self._revealed = 0  # ends of the last draw and of the last revealing event

    def copy(self) -> Standing:
        other = Standing()
        other.given, other.gone, other.rewound = list(self.given), set(self.gone), self.rewound
        return other

    def add(self, new: Given) -> None:
        """Add an answer. It replaces the seat's earlier answer to the same ask.

        Answers before the phase in which the game advances are dropped: undo can no longer reach them.
        """
        self.ready = None
        if new.ask is not None:
            self.drop(self.laid_by(new.seat, new.ask))
        if new.moment is not None:
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
        found = (one for one in self.given if one.moment is None and one.seat == seat and one.ask == ask)
        return next(found, None)

    def last_answer_of(self, table: Table, seat: int, past: Container[int]) -> tuple[Given, list[int]] | Refusal:
        """SH-020…SH-023  A seat's last answer, and the seats in `past` that have laid something since; or why it cannot
        be taken back."""
        run, mine, went_on = table._run, None, False
        since: list[Given] = []
        for one in reversed(self.given):
            if one.seat == seat:
                mine = one
                break
            since.append(one)
            went_on = went_on or one.moment is not None
        if mine is not None and mine.moment is None and _lies(run, mine):
            binding = run.asks[seat].question.binding
            return Refusal("already-laid", binding) if binding else (mine, [])
        if run.outcome is not None:
            return Refusal("game-over", run.outcome.rule)
        if mine is None or mine.moment is None:
            if self.rewound or not went_on:
                return Refusal("nothing-to-undo", "SH-020")
            return Refusal("undo-past-an-answer", "SH-021")
        if not all(one.seat in past and _could_be_taken_back(run, one) for one in since):
            return Refusal("undo-past-an-answer", "SH-021")
        self._read_on(table)
        if self._drew > mine.at:
            return Refusal("undo-past-a-draw", "SH-022")
        if self._revealed > mine.told:
            return Refusal("undo-past-a-reveal", "SH-023")
        return mine, [one.seat for one in reversed(since)]

    def _read_on(self, table: Table) -> None:
        """Scan new entries for draws and revealing events, each once; older ones cannot matter for undo."""
        journal, events, first = table._journal, table._events, self.given[0]
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
    return given.moment is None and _lies(run, given) and not run.asks[given.seat].question.binding


def plan_undo(table: Table, seat: int, past: Container[int] = ()) -> Undoing | Refusal:
    """Plan the undo of a seat's last answer. Later face-down answers of the seats in `past` are withdrawn first.

    These can be withdrawn as long as their seats could do so themselves and the game has not advanced with them.
    """
    run = table._run
    if table._mute:
        found = _lying_in_a_fork(run, seat)
        return found if isinstance(found, Refusal) else Undoing([Undid(seat)], None)
    answer = table._standing.last_answer_of(table, seat, past)
    if isinstance(answer, Refusal):
        return answer
    mine, others = answer
    if mine.moment is None:
        return Undoing([Undid(mine.seat)], mine)
    own = Undid(mine.seat) if run.lies_under(mine.seat) is None else UndidMeanwhile(mine.seat)
    return Undoing([*(Undid(one) for one in others), own], mine)


def first_in_reach(table: Table) -> int:
    """Lowest number of an ask that can be open again, by an undo or after a meanwhile action."""
    heads = [table._run._head, *(one.moment.head for one in table._standing.given if one.moment is not None)]
    return min(head.asked for head in heads)


def why_no_undo(table: Table, seat: int, past: Container[int] = ()) -> Refusal | None:
    """None if the undo is allowed; otherwise the reason why not.

    Every viewer is told with every answer, so this stays cheap.
    """
    if table._mute:
        return _lying_in_a_fork(table._run, seat)
    found = table._standing.last_answer_of(table, seat, past)
    return found if isinstance(found, Refusal) else None


def get_ready_to_undo(table: Table, undoing: Undoing) -> None:
    """Do the work of an undo in advance, possibly in another thread. The table does not change."""
    given = undoing.given
    if given is not None and given.moment is not None:
        table._standing.ready = given, given.moment.come_back(table._run)


def awaited_after(table: Table, undoing: Undoing) -> dict[int, int]:
    """Seats awaited after a prepared undo, each with the number of its ask."""
    run, given, standing = table._run, undoing.given, table._standing
    assert given is not None
    if given.moment is None:  # it only waits
        return {seat: ask.number for seat, ask in run.asks.items() if seat not in run.laid or seat == given.seat}
    assert standing.ready is not None
    others = {(one.seat, run.asks[one.seat].number) for one in undoing.entries[:-1]}
    lying = _lies_again(standing, given.moment).keys() - others
    asked = ((seat, ask.number) for seat, ask in standing.ready[1].asks.items())
    return {seat: number for seat, number in asked if (seat, number) not in lying}


def repeat(table: Table, entry: Answered | Changed | Undo) -> Accepted | Refusal:
    """Repeat an answer or an undo from a journal."""
    return table.answer(entry.seat, entry.choice) if isinstance(entry, Answered | Changed) else _undo_as(table, entry)


def _undo_as(table: Table, entry: Undo) -> Accepted | Refusal:
    """Carry out an undo entry. A waiting answer goes back first, unless the entry says otherwise."""
    run, standing = table._run, table._standing
    lies_under = run.lies_under(entry.seat)
    if isinstance(entry, Undid) and lies_under is not None:
        ask = run.asks[entry.seat]
        if ask.question.binding:
            return Refusal("already-laid", ask.question.binding)
        seat, rule = ask.seat, ask.rule
        run.take_off(seat)
        standing.drop(standing.laid_by(seat, lies_under))
        if table._mute:
            return Accepted(0)
    else:
        found = standing.last_answer_of(table, entry.seat, ())
        if isinstance(found, Refusal):
            return found
        if isinstance(entry, UndidMeanwhile) and (found[0].moment is None or lies_under is None):
            return Refusal("nothing-to-undo", "SH-020")
        seat, rule = found[0].seat, _rewind(table, found[0])
    table._journal.append(UndidMeanwhile(seat) if isinstance(entry, UndidMeanwhile) else Undid(seat))
    table._run.play.tell(TakenBack(rule, seat))
    return Accepted(len(table._journal))


def _lying_in_a_fork(run: Run, seat: int) -> Refusal | None:
    """Undo in a fork: forks and copies remember no answers, so only waiting answers can be taken back."""
    if seat in run.laid:
        binding = run.asks[seat].question.binding
        return Refusal("already-laid", binding) if binding else None
    return Refusal("nothing-to-undo", "SH-020") if run.outcome is None else Refusal("game-over", run.outcome.rule)


def _rewind(table: Table, given: Given) -> str:
    """Take back an answer that advanced the game. Events stay, and the journal only grows."""
    standing, moment = table._standing, given.moment
    assert moment is not None
    ready = standing.ready
    run = ready[1] if ready is not None and ready[0] is given else moment.come_back(table._run)
    standing.drop(given)
    standing.rewound = True
    put_back(table, given, run, table._run.play.chance)
    run.lay(_lies_again(standing, moment))
    return next(iter(run.asks.values())).rule


def _lies_again(standing: Standing, moment: Moment) -> Lying:
    """Answers that waited at that moment, without those that have been taken back since."""
    return {lying: choice for lying, choice in moment.lying.items() if standing.laid_by(*lying) is not None}


def put_back(table: Table, given: Given, run: Run, chance: Chance) -> None:
    """Continue the table from right before an answer."""
    assert given.moment is not None
    table._standing.ready = None
    table._run, run.play.chance = run, chance
    if isinstance(chance, Scripted):
        chance.play = run.play
    del table._heads[given.heads :], table._digests[given.moment.digests :]
    table._listen(run)
