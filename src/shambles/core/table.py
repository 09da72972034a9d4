"""The table: takes answers, runs the game, gives each seat its view. The public face of Shambles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from copy import copy
from secrets import randbits
from typing import Any

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.chance import Chance, Imagined, Live, Recorded, Scripted
from shambles.core.asking.event import Event, Ready, Showed, TakenBack, redact
from shambles.core.asking.journal import (
    Answered,
    Changed,
    Dealt,
    Drew,
    Entry,
    Save,
    Snapshot,
    Undid,
    UndidMeanwhile,
    Undo,
    count_draws,
    read_save,
    write_save,
)
from shambles.core.asking.reply import Accepted, BadInput, Outcome, Refusal
from shambles.core.files.scenario import Position
from shambles.core.game import Game, find_game, settings_of
from shambles.core.running.judging import judge
from shambles.core.running.run import Head, Run, Start, encode_state, read_head, write_head
from shambles.core.running.step import Step, Watch
from shambles.core.story.beginning import begin_at, can_begin, head_alone, known_to
from shambles.core.story.saving import agreement, last_answer, read_seed
from shambles.core.story.undoing import Given, Undoing, UndoLog, lying_in_a_fork


class Table:
    """One game at one table. Open it with `Table.open`, `Table.deal` or `Table.load`."""

    def __init__(self, game: Game[Any, Any], seats: range, options: Any, seed: int, start: Head | None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.dropped = 0
        self._start = start
        self._mute = False
        self._journal: list[Entry] = []
        self._events: list[Event] = []
        self._heads: list[int] = []  # the journal's length at the head of every phase so far
        self._digests: list[str] = []  # digests of those heads that have been encoded
        self._undo_log = UndoLog(self._journal, self._events)
        self._watch = Watch()
        self._run: Run

    def __repr__(self) -> str:
        """Summary for interactive use: the game, its settings and the open asks. Never the seed, never a card."""
        asked = dict.fromkeys(ask.key for ask in self.asks.values())
        where = f"seats {', '.join(map(str, self.asks))}: {' '.join(asked)}" if asked else f"over: {self.outcome}"
        return f"<Table {self.game.slug}, {len(self.seats)} seats, {settings_of(self.options)}; {where}>"

    def __copy__(self) -> Table:
        """An exact copy of the table with its true state, chance and journal. Not for bots."""
        other = self._unplayed()
        other.dropped, other._mute = self.dropped, self._mute
        other._journal[:], other._events[:] = self._journal, self._events
        other._heads[:], other._digests[:] = self._heads, self.digests
        other._undo_log = self._undo_log.copy(other._journal, other._events)
        chance = copy(self._run.play.chance)
        other._go_on_with(self._run.twin(chance), chance)
        other._run.lay(self._run.lying)
        return other

    def __deepcopy__(self, memo: object) -> Table:
        return copy(self)

    def __getstate__(self) -> dict[str, Any]:
        """For pickling: a run is kept as its progress, because generators cannot be."""
        self._run.write_heads()
        return self.__dict__ | {
            "game": self.game.slug,
            "_run": (self._run.progress, self._run.play.chance),
            "_undo_log": self._undo_log.copy(self._journal, self._events),
            "_watch": Watch(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = find_game(kept["game"])
        progress, chance = kept["_run"]
        run = Run(self.game, self.seats, self.options, progress.draw_again())
        run.go_to(progress)
        self._go_on_with(run, chance)
        run.lay(progress.waiting)

    # --- opening, saving, loading

    @classmethod
    def open(
        cls,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> Table:
        """A new game, dealt from the seed (a random one unless given). A scenario may script the draws (Scripted)."""
        rules = find_game(game)
        chosen = rules.read_options(options or {})
        return cls.begin(rules, rules.read_seats(seats, chosen), chosen, read_seed(seed), chance=chance)

    @classmethod
    def deal(cls, game: str, position: Position, *, seed: int | None = None, chance: Chance | None = None) -> Table:
        """A game that starts from a position instead of its set-up. A scenario may script the draws (Scripted)."""
        rules = find_game(game)
        chosen = rules.read_options(position.options)
        head = Head(position.phase, encode_state(position.state), 0)
        seats = rules.read_seats(position.seats, chosen)
        return cls.begin(rules, seats, chosen, read_seed(seed), head, chance=chance)

    @classmethod
    def begin(
        cls,
        game: Game[Any, Any],
        seats: range,
        options: Any,
        seed: int,
        start: Head | None = None,
        journal: Sequence[Entry] | None = None,
        *,
        chance: Chance | None = None,
    ) -> Table:
        """A table whose game, seats and options have been read already, from a head and as far as a journal goes."""
        table = cls(game, seats, options, seed, start)
        if journal is not None:
            table._replay(journal)
        else:
            table._begin_with(chance or Live(seed, table._drawn_before))
        return table

    @classmethod
    def load(cls, data: bytes | str) -> Table:
        """Load a saved table: replay its journal and check it at the head of every phase.

        A save made under other rules continues from its snapshot, without the history before it. Answers since the
        snapshot are dropped from the first that the new rules do not accept; `dropped` is their number.
        """
        save = read_save(data)
        rules = find_game(save.game)
        options = rules.read_options(save.options)
        seats, seed = rules.read_seats(save.seats, options), read_seed(save.seed)
        if save.rules != rules.version:
            return cls(rules, seats, options, seed, None)._continue_from_snapshot(save)
        table = cls(rules, seats, options, seed, read_head(rules, save.start, "save.start"))
        table._replay(save.journal, writes_heads=True)
        for at, (saved, found) in enumerate(zip(save.digests, table._digests, strict=False)):
            if saved != found:
                raise BadInput(f"save.digests[{at}]", "digest-differs", saved=saved, found=found)
        if len(save.digests) != len(table._digests):
            raise BadInput("save.digests", "cut-off", found=len(save.digests), wanted=len(table._digests))
        return table

    def save(self, *, history: bool = True) -> bytes:
        """The whole table as JSON for `Table.load`. Without history it begins with the present phase."""
        self._must_have_a_journal()
        at, digests = self._heads[-1], self.digests
        drawn = count_draws(self._journal[:at]) + Counter(self._drawn_before)
        begun = self._run.head if len(self._heads) > 1 or self._start is None else self._start
        head = write_head(self.game, begun, at if history else 0, drawn)
        start: Snapshot | None = head
        if history:
            start = None if self._start is None else write_head(self.game, self._start, 0, self._drawn_before)
        return write_save(
            Save(
                game=self.game.slug,
                rules=self.game.version,
                seats=len(self.seats),
                options=msgspec.to_builtins(self.options),
                seed=self.seed,
                journal=self._journal if history else self._journal[at:],
                digests=digests if history else digests[-1:],
                snapshot=head,
                start=start,
            )
        )

    def verify(self) -> int:
        """Replay the whole game from its seed alone. BadInput if a draw or a phase differs.

        Returns the number of checked journal entries. A table can only be verified as far as its journal goes.
        """
        self._must_have_a_journal()
        again = self._unplayed()
        again._begin_with(Live(self.seed, self._drawn_before), writes_heads=True)
        again._give_again(self._journal)
        if (again._heads, again.digests) != (self._heads, self.digests):
            raise BadInput("digests", "journal-differs", found=len(self._heads), wanted=len(again._heads))
        return len(self._journal)

    def write_heads(self) -> None:
        """Encode the head of every phase from now on, so that copies, saves and undos start at the present one."""
        self._run.write_heads()

    @property
    def digests(self) -> list[str]:
        """Digests of the heads of all phases so far: equal games have equal ones, on every machine."""
        self.write_heads()
        return self._digests

    # --- playing

    @property
    def asks(self) -> dict[int, Ask[Choice]]:
        """Open asks by seat, without seats that have already answered. Empty when the game is over."""
        laid = self._run.laid
        if not laid:
            return dict(self._run.asks)
        return {seat: ask for seat, ask in self._run.asks.items() if seat not in laid}

    @property
    def meanwhile(self) -> dict[int, Ask[Choice]]:
        """Optional asks while other seats are asked, by seat. Nobody waits for them."""
        return self._run.meanwhile()

    @property
    def laid(self) -> dict[int, int]:
        """Seats that have answered, until the last answer is in, with the visible part (such as a number of cards)."""
        shown = {}
        for seat, choice in self._run.laid.items():
            show = self._run.asks[seat].question.shown
            shown[seat] = show(choice) if show is not None else 1
        return shown

    @property
    def shown(self) -> dict[int, str]:
        """Open answers by seat, until the last one is in, in notation."""
        return {seat: choice.notation for seat, choice in self.laid_open.items()}

    @property
    def laid_open(self) -> dict[int, Choice]:
        """Open answers by seat, until the last one is in, also during a meanwhile action with a question of its own."""
        return {
            seat: choice
            for level in self._run.levels
            for (seat, _), choice in level.lying.items()
            if level.asks[seat].question.open
        }

    def may_change(self, seat: int) -> Ask[Choice] | None:
        """The ask that this seat has answered and may still answer differently, until the last answer is in."""
        ask = self._run.asks.get(seat)
        return ask if ask is not None and seat in self._run.laid and not ask.question.binding else None

    def laid_by(self, seat: int) -> str | None:
        """The seat's own face-down answer, in notation. Show it to this seat only."""
        choice = self._run.laid.get(seat)
        return None if choice is None else choice.notation

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game; None while it is on."""
        return self._run.outcome

    @property
    def returns(self) -> tuple[float, ...]:
        """Reward of each seat, the higher the better; 0 for each while the game is on."""
        outcome = self._run.outcome
        if outcome is None:
            return (0.0,) * len(self.seats)
        return outcome.returns or tuple(float(seat in outcome.winners) for seat in self.seats)

    def answer(self, seat: int, choice: Choice | str, number: int | None = None) -> Accepted | Refusal:
        """Give a seat's answer, as a choice or its notation.

        `number` is the ask's, for callers with a possibly old picture of the table: an answer to an old ask is refused.
        A face-down answer may be given again until the last one is in.
        """
        found = judge(self._run, seat, choice, number)
        if isinstance(found, Refusal):
            return found
        ask, legal = found
        seat = ask.seat  # the caller's number may only be equal to it
        run = self._run
        is_aside = run.asks.get(seat) is not ask
        if self._mute:
            if is_aside:
                run.interject(seat, legal)
            else:
                run.give(seat, legal)
            return _MUTE
        given = Given(
            seat=seat,
            at=len(self._journal),
            told=len(self._events),
            heads=len(self._heads),
            digests=len(self._digests),
            writes_heads=run.writes_heads,
            ask=None if is_aside else ask.number,
            before=run.progress if is_aside or run.awaits_only(seat) else None,
        )
        entry = Changed if seat in run.laid and not is_aside else Answered
        self._journal.append(entry(seat, legal.notation))
        try:
            if is_aside:
                run.interject(seat, legal)
            else:
                self._tell_what_lies_ready(ask, legal)
                run.give(seat, legal)
        except Exception:
            self._restore(given)
            raise
        self._undo_log.add(given)
        return Accepted(len(self._journal))

    def play(self, seat: int, choice: Choice | str) -> None:
        """Like `answer`, but a refusal is an exception: for scripts that ignore return values."""
        reply = self.answer(seat, choice)
        if isinstance(reply, Refusal):
            raise BadInput(f"seat {seat}", reply.code, rule=reply.rule, **reply.params)

    def judge(self, seat: int, choice: Choice | str, number: int | None = None) -> Choice | Refusal:
        """Check an answer without giving it: the choice that `answer` would accept, or the refusal."""
        found = judge(self._run, seat, choice, number)
        return found if isinstance(found, Refusal) else found[1]

    def repeat(self, entry: Answered | Changed | Undo) -> Accepted | Refusal:
        """Repeat an answer or an undo from a journal."""
        if isinstance(entry, Answered | Changed):
            return self.answer(entry.seat, entry.choice)
        return self._undo_as(entry)

    # --- undo

    def undo(self, seat: int) -> Accepted | Refusal:
        """Take back a seat's last answer, if nobody has learned or done anything since."""
        found = self.plan_undo(seat)
        return found if isinstance(found, Refusal) else self._undo_as(found.entries[-1])

    def why_no_undo(self, seat: int, past: Container[int] = ()) -> Refusal | None:
        """None if the seat's last answer can be taken back after the face-down answers of the seats in `past`.

        Otherwise the reason why not. Every viewer is told with every answer, so this stays cheap.
        """
        if self._mute:
            return lying_in_a_fork(self._run, seat)
        found = self._undo_log.last_answer_of(self._run, seat, past)
        return found if isinstance(found, Refusal) else None

    def plan_undo(self, seat: int, past: Container[int] = ()) -> Undoing | Refusal:
        """Plan the undo of a seat's last answer. Later face-down answers of the seats in `past` are withdrawn first.

        These can be withdrawn as long as their seats could do so themselves and the game has not advanced with them.
        """
        if self._mute:
            return lying_in_a_fork(self._run, seat) or Undoing([Undid(seat)], None)
        answer = self._undo_log.last_answer_of(self._run, seat, past)
        if isinstance(answer, Refusal):
            return answer
        mine, others = answer
        if mine.before is None:
            return Undoing([Undid(mine.seat)], mine)
        own = Undid(mine.seat) if self._run.lies_under(mine.seat) is None else UndidMeanwhile(mine.seat)
        return Undoing([*(Undid(one) for one in others), own], mine)

    def prepare_undo(self, undoing: Undoing) -> None:
        """Do the work of an undo in advance, possibly in another thread. The table does not change."""
        given = undoing.given
        if given is not None and given.before is not None:
            self._undo_log.ready = given, self._run_before(given)

    def awaited_after(self, undoing: Undoing) -> dict[int, int]:
        """Seats awaited after a prepared undo, each with the number of its ask."""
        run, given, log = self._run, undoing.given, self._undo_log
        assert given is not None
        if given.before is None:  # it only waits
            return {seat: ask.number for seat, ask in run.asks.items() if seat not in run.laid or seat == given.seat}
        assert log.ready is not None
        others = {(one.seat, run.asks[one.seat].number) for one in undoing.entries[:-1]}
        lying = log.lying_before(given.before).keys() - others
        asked = ((seat, ask.number) for seat, ask in log.ready[1].asks.items())
        return {seat: number for seat, number in asked if (seat, number) not in lying}

    @property
    def first_in_reach(self) -> int:
        """Lowest number of an ask that can be open again, by an undo or after a meanwhile action."""
        before = (one.before for one in self._undo_log.given)
        heads = [self._run.encoded_head, *(one.head for one in before if one is not None)]
        return min(head.asked for head in heads if head is not None)

    def _undo_as(self, entry: Undo) -> Accepted | Refusal:
        """Carry out an undo entry. A waiting answer goes back first, unless the entry says otherwise."""
        run, log = self._run, self._undo_log
        lies_under = run.lies_under(entry.seat)
        if isinstance(entry, Undid) and lies_under is not None:
            ask = run.asks[entry.seat]
            if ask.question.binding:
                return Refusal("already-laid", ask.question.binding)
            seat, rule = ask.seat, ask.rule
            run.take_off(seat)
            log.drop(log.laid_by(seat, lies_under))
            if self._mute:
                return Accepted(0)
        else:
            found = log.last_answer_of(run, entry.seat, ())
            if isinstance(found, Refusal):
                return found
            if isinstance(entry, UndidMeanwhile) and (found[0].before is None or lies_under is None):
                return Refusal("nothing-to-undo", "SH-020")
            seat, rule = found[0].seat, self._rewind(found[0])
        self._journal.append(UndidMeanwhile(seat) if isinstance(entry, UndidMeanwhile) else Undid(seat))
        self._run.play.tell(TakenBack(rule, seat))
        return Accepted(len(self._journal))

    def _rewind(self, given: Given) -> str:
        """Take back an answer that advanced the game. Events stay, and the journal only grows."""
        log, ready = self._undo_log, self._undo_log.ready
        assert given.before is not None
        run = ready[1] if ready is not None and ready[0] is given else self._run_before(given)
        log.drop(given)
        log.rewound = True
        self._put_back(given, run, self._run.play.chance)
        run.lay(log.lying_before(given.before))
        return next(iter(run.asks.values())).rule

    def _run_before(self, given: Given) -> Run:
        """The game right before an answer, without its waiting answers and its chance."""
        run = self._run.twin(self._run.play.chance, given.before)
        run.writes_heads = given.writes_heads
        return run

    def _put_back(self, given: Given, run: Run, chance: Chance) -> None:
        """Continue the table from right before an answer."""
        self._undo_log.ready = None
        del self._heads[given.heads :], self._digests[given.digests :]
        self._go_on_with(run, chance)

    # --- looking

    def view(self, seat: int | None) -> msgspec.Struct:
        """Observation of a seat; None is a spectator."""
        self._must_be_a_seat(seat)
        return self.game.view(self._run.play, seat)

    def views(self, seats: Sequence[int | None]) -> Sequence[msgspec.Struct]:
        """Observations of several seats. A game can compute shared parts once."""
        return self.game.views_for(self._run.play, seats)

    @property
    def silent(self) -> str | None:
        """The rule that forbids the seats to talk to each other right now; None while they may."""
        return self.game.silent(self._run.play)

    @property
    def told(self) -> int:
        """Number of events so far."""
        return len(self._events)

    @property
    def answered(self) -> int:
        """Number of answers so far, including those that were taken back."""
        return sum(isinstance(entry, Answered) for entry in self._journal)

    @property
    def journal(self) -> Sequence[Entry]:
        """All answers, undos and draws so far, in order. It holds what seats may not know."""
        return self._journal

    @property
    def way(self) -> tuple[Entry | Dealt, ...]:
        """All answers, undos and draws since the head of the present phase, those of an earlier game included."""
        before = self._start.way if isinstance(self._start, Start) and len(self._heads) == 1 else ()
        return (*before, *self._journal[self._heads[-1] :])

    @property
    def taken_back(self) -> Container[int]:
        """Places in the journal of all answers that were taken back or replaced."""
        return self._undo_log.gone

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Events from number `since` on, as this seat may know them."""
        self._must_be_a_seat(seat)
        return [redact(event, seat) for event in self._events[since:]]

    def watch(self, seat: int | None) -> None:
        """Keep this viewer's views from now on, so that `steps_for` needs no replay."""
        self._watch.begin(seat)
        self._listen(self._run)

    def unwatch(self, seat: int | None) -> None:
        """Stop keeping this viewer's views."""
        self._watch.end(seat)
        self._listen(self._run)

    def forget_seen(self) -> None:
        """Drop the views of steps that all viewers have been shown."""
        self._watch.forget_seen()

    def steps_for(self, seat: int | None, since: int = 0) -> list[Step]:
        """Events from number `since` on, each with this seat's view right after it.

        For viewers the latest are kept; others are replayed from the journal.
        """
        events = self.events_for(seat, since)
        views = self._watch.latest(seat, len(events)) or self._views_again(seat, len(events))
        return [
            Step(number, event, view) for number, (event, view) in enumerate(zip(events, views, strict=True), since + 1)
        ]

    def _views_again(self, seat: int | None, count: int) -> Iterator[msgspec.Struct]:
        """The views after the latest events, replayed from the journal."""
        if not count:
            return iter(())
        again = self._unplayed()
        again._watch = Watch(most=None)
        again._watch.begin(seat)
        again._replay(self._journal)
        views = again._watch.latest(seat, count)
        assert views is not None
        return views

    # --- imagining

    def fork(self, seat: int | None, chance: Chance | None = None) -> Table:
        """A world that could be the true one for all this seat knows: the cards it cannot see are dealt again.

        Face-down answers of other seats are dropped, open ones stay. A fork emits no events and keeps no journal.
        """
        self._must_be_a_seat(seat)
        chance = chance or Imagined(randbits(64))
        other = self._twin(chance)
        other._run.lay(self._run.lying, known_to(seat))
        self.game.redeal(other._run.play, seat, chance)
        other._run.imagined()
        return other

    def copy(self, chance: Chance | None = None) -> Table:
        """A mute copy of the table with its true state, independent of this one. Not for bots.

        What is drawn later comes from `chance`; by default it is drawn as at this table.
        """
        if chance is None:
            chance = self._run.play.chance
            chance = Live(chance.seed, chance.drawn) if isinstance(chance, Live) else chance
        other = self._twin(chance)
        other._run.lay(self._run.lying)
        return other

    def play_out(self, policy: Callable[[Ask[Choice]], Choice]) -> Outcome:
        """Let a policy answer everything until the game is over. Only for forks and copies: it keeps no journal.

        An answer that is not among the options is a ValueError, and the end of this fork.
        """
        if not self._mute:
            raise TypeError("play_out is for forks and copies; a table that is being played keeps a journal")
        return self._run.play_out(policy)

    # --- within

    def _tell_what_lies_ready(self, ask: Ask[Any], choice: Choice) -> None:
        """Emit the event for a waiting answer: once for a face-down one, each time for an open one."""
        run, question = self._run, ask.question
        if question.face_down and ask.seat not in run.laid:
            run.play.tell(Ready(question.face_down, ask.seat))
        elif question.open:
            run.play.tell(Showed(question.open, ask.seat, choice))

    def _begin_with(self, chance: Chance, *, writes_heads: bool = False) -> None:
        """Start the game at the beginning of this table's history."""
        goes_on = self._start if isinstance(self._start, Start) else None
        run = self._run = self._new_run(chance) if goes_on is None else begin_at(self, goes_on, chance)
        run.writes_heads = writes_heads
        if isinstance(chance, Scripted):
            chance.play = run.play  # before the first draw: a script may ask what lies on the table
        if goes_on is None:
            run.begin(self._start)

    def _unplayed(self) -> Table:
        """A table with the same beginning and nothing played."""
        return type(self)(self.game, self.seats, self.options, self.seed, self._start)

    def from_the_start(self) -> Table:
        """The same table at its first moment. It repeats the draws of this one, and answers come from its caller."""
        again = self._unplayed()
        again._begin_with(Recorded((entry.key, entry.result) for entry in self._journal if isinstance(entry, Drew)))
        return again

    def _go_on_with(self, run: Run, chance: Chance) -> None:
        """Continue with another run of the same game, and draw from this chance."""
        self._run, run.play.chance = run, chance
        if isinstance(chance, Scripted):
            chance.play = run.play
        if not self._mute:
            self._listen(run)

    def _twin(self, chance: Chance) -> Table:
        # A fork must not know the seed: with it anybody could deal the true cards.
        other = Table(self.game, self.seats, self.options, chance.seed if isinstance(chance, Live) else 0, None)
        other._mute = True
        other._run = self._run.twin(chance)
        return other

    def _new_run(self, chance: Chance) -> Run:
        run = Run(self.game, self.seats, self.options, chance)
        self._listen(run)
        return run

    def _listen(self, run: Run) -> None:
        run.listen(self._events, self._journal, self._heads, self._digests, self._watch)

    def _restore(self, given: Given) -> None:
        """After a bug in the rules: restore the table as it was before the answer that caused it."""
        self._watch.forget(len(self._events) - given.told)
        del self._journal[given.at :], self._events[given.told :]
        if given.before is None:  # it waited face down, and such an answer comes last
            return
        chance = Live(self.seed, count_draws(self._journal) + Counter(self._drawn_before))
        self._put_back(given, self._run_before(given), chance)
        self._run.lay(given.before.waiting)

    @property
    def _drawn_before(self) -> dict[str, int]:
        return {} if self._start is None else self._start.drawn

    def _must_be_a_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in self.seats:
            raise BadInput("seat", "not-a-seat", found=repr(seat)[:40], known=tuple(self.seats))

    def _must_have_a_journal(self) -> None:
        if self._mute:
            raise TypeError("forks and copies keep no journal: they can be neither saved nor verified")

    def _replay(self, journal: Sequence[Entry], *, writes_heads: bool = False) -> None:
        """Give all answers of a journal again. Draws come from the journal, and after its end from the seed."""
        draws = [entry for entry in journal if isinstance(entry, Drew)]
        self._begin_with(Recorded((entry.key, entry.result) for entry in draws), writes_heads=writes_heads)
        self._give_again(journal)
        self._run.play.chance = Live(self.seed, count_draws(draws) + Counter(self._drawn_before))

    def _give_again(self, journal: Sequence[Entry]) -> None:
        for at, entry in enumerate(journal):
            if isinstance(entry, Drew):
                continue
            reply = self.repeat(entry)
            if isinstance(reply, Refusal):
                raise BadInput(f"journal[{at}]", "answer-refused", reason=reply.code, rule=reply.rule)
        if self._journal != list(journal):
            raise BadInput("journal", "journal-differs", found=len(journal), wanted=len(self._journal))

    def _continue_from_snapshot(self, save: Save) -> Table:
        """Load a save of other rules: its snapshot, and the answers since, up to the first that no longer fits.

        An answer fits if it is legal and causes the same draws: results that people have seen never change.
        """
        at = save.snapshot.at
        if not 0 <= at <= len(save.journal):
            raise BadInput("save.snapshot.at", "cut-off", found=len(save.journal), wanted=at)
        self._start = read_head(self.game, save.snapshot, "save.snapshot")
        if isinstance(self._start, Start) and not can_begin(self._unplayed()):
            self._start = head_alone(self, self._start)
        fits = journal = save.journal[at:]
        while fits:
            table = self._unplayed()
            try:
                table._replay(fits)
                break
            except BadInput:
                fits = fits[: min(agreement(table._journal, fits), last_answer(fits))]
        else:
            table = self._unplayed()
            table._begin_with(Live(self.seed, self._drawn_before))
        table.dropped = len([entry for entry in journal[len(fits) :] if not isinstance(entry, Drew)])
        return table


_MUTE = Accepted(0)
