"""The table: people answer, the game goes on, everybody sees what is theirs to see. The public face of Shambles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from secrets import randbits
from typing import Any

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.chance import Chance, Imagined, Live, Recorded, Scripted
from shambles.core.asking.event import Event, Ready, Showed, redact
from shambles.core.asking.journal import Answered, Changed, Drew, Entry, count_draws
from shambles.core.asking.reply import Accepted, BadInput, Outcome, Refusal
from shambles.core.files.scenario import Position
from shambles.core.game import Game, find_game, settings_of
from shambles.core.running.judging import judge
from shambles.core.running.run import Head, Run, Start, encode_state
from shambles.core.running.step import Step, Watch
from shambles.core.story.again import Put, copy_table, put_away, take_out, verify_table, views_again
from shambles.core.story.beginning import begin_at, known_to
from shambles.core.story.saving import load_table, read_seed, save_table
from shambles.core.story.undoing import Given, Moment, Standing, plan_undo, put_back, repeat, why_no_undo


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
        self._digests: list[str] = []  # of those heads that have been written
        self._standing = Standing()
        self._watch = Watch()
        self._run: Run

    def __repr__(self) -> str:
        """For whoever tries things out: the game, its settings, who is asked what. Never the seed, never a card."""
        asked = dict.fromkeys(ask.key for ask in self.asks.values())
        where = f"seats {', '.join(map(str, self.asks))}: {' '.join(asked)}" if asked else f"over: {self.outcome}"
        return f"<Table {self.game.slug}, {len(self.seats)} seats, {settings_of(self.options)}; {where}>"

    def __copy__(self) -> Table:
        """A second table with the same past and the same future: true state, chance and journal. Not for bots."""
        return copy_table(self)

    def __deepcopy__(self, memo: object) -> Table:
        return copy_table(self)

    def __reduce__(self) -> tuple[Callable[[type[Table], Put], Table], tuple[type[Table], Put]]:
        return take_out, (type(self), put_away(self))

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
        """A new game, dealt from the seed (a random one unless given); a scenario may say what is drawn (Scripted)."""
        rules = find_game(game)
        chosen = rules.read_options(options or {})
        return cls._begin(cls(rules, rules.read_seats(seats, chosen), chosen, read_seed(seed), None), chance)

    @classmethod
    def deal(cls, game: str, position: Position, *, seed: int | None = None, chance: Chance | None = None) -> Table:
        """A game that starts from a position instead of its set-up; a scenario may say what is drawn (Scripted)."""
        rules = find_game(game)
        chosen = rules.read_options(position.options)
        head = Head(position.phase, encode_state(position.state), 0)
        return cls._begin(cls(rules, rules.read_seats(position.seats, chosen), chosen, read_seed(seed), head), chance)

    @classmethod
    def load(cls, data: bytes | str) -> Table:
        """A saved table, played again from its journal and checked at the head of every phase.

        A save made under other rules goes on from its snapshot; the history before that is left behind, and so are the
        answers since then from the first on that the new rules do not ask for: `dropped` says how many.
        """
        return load_table(cls, data)

    def save(self, *, history: bool = True) -> bytes:
        """The whole table as JSON; `Table.load` gives it back. Without its history it begins with its present phase."""
        self._must_have_a_journal()
        return save_table(self, history)

    def verify(self) -> int:
        """Play the whole game again from its seed alone; BadInput if a draw or a phase comes out otherwise.

        The number of journal entries that were checked. A table can only be verified as far as its journal goes.
        """
        self._must_have_a_journal()
        verify_table(self)
        return len(self._journal)

    # --- playing

    @property
    def asks(self) -> dict[int, Ask[Choice]]:
        """Who is awaited, and what each of them is asked. Empty when the game is over."""
        laid = self._run.laid
        if not laid:
            return dict(self._run.asks)
        return {seat: ask for seat, ask in self._run.asks.items() if seat not in laid}

    @property
    def meanwhile(self) -> dict[int, Ask[Choice]]:
        """What seats may do while others are asked, if they like. Nobody is awaited for it."""
        return self._run.meanwhile()

    @property
    def laid(self) -> dict[int, int]:
        """The seats whose answer lies face down until the last one is in, and what the others see of it."""
        shown = {}
        for seat, choice in self._run.laid.items():
            show = self._run.asks[seat].question.shown
            shown[seat] = show(choice) if show is not None else 1
        return shown

    @property
    def shown(self) -> dict[int, str]:
        """The answers that lie open until the last one is in, in their notation."""
        return {seat: choice.notation for seat, choice in self.laid_open.items()}

    @property
    def laid_open(self) -> dict[int, Choice]:
        """The answers that lie open until the last one is in; also while somebody does something meanwhile that asks by
        itself."""
        return {
            seat: choice
            for level in self._run.levels
            for (seat, _), choice in level.lying.items()
            if level.asks[seat].question.open
        }

    def may_change(self, seat: int) -> Ask[Choice] | None:
        """The ask that this seat has answered, and may answer otherwise until the last answer is in."""
        ask = self._run.asks.get(seat)
        return ask if ask is not None and seat in self._run.laid and not ask.question.binding else None

    def laid_by(self, seat: int) -> str | None:
        """What this seat has laid face down itself, in its notation. For its own eyes only."""
        choice = self._run.laid.get(seat)
        return None if choice is None else choice.notation

    @property
    def outcome(self) -> Outcome | None:
        """None while the game is on; then how it ended."""
        return self._run.outcome

    @property
    def returns(self) -> tuple[float, ...]:
        """What the game has brought each seat, the higher the better; nothing yet, 0 each, while it is on."""
        outcome = self._run.outcome
        if outcome is None:
            return (0.0,) * len(self.seats)
        return outcome.returns or tuple(float(seat in outcome.winners) for seat in self.seats)

    def answer(self, seat: int, choice: Choice | str, number: int | None = None) -> Accepted | Refusal:
        """A seat's answer, as a choice or its notation.

        `number` is the ask's, for callers whose picture of the table may be old: an answer to an old ask is refused.
        A face-down answer may be given again until the last one is in.
        """
        found = judge(self._run, seat, choice, number)
        if isinstance(found, Refusal):
            return found
        ask, legal = found
        seat = ask.seat  # what came in may only equal the seat's number
        run = self._run
        is_aside = run.asks.get(seat) is not ask
        if self._mute:
            if is_aside:
                run.interject(seat, legal)
            else:
                run.give(seat, legal)
            return _MUTE
        moment = Moment.of(self) if is_aside or run.awaits_only(seat) else None
        number = None if is_aside else ask.number
        given = Given(seat, len(self._journal), len(self._events), len(self._heads), number, moment)
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
        self._standing.add(given)
        return Accepted(len(self._journal))

    def play(self, seat: int, choice: Choice | str) -> None:
        """Like `answer`, but a refusal is an exception: for scripts that do not look."""
        reply = self.answer(seat, choice)
        if isinstance(reply, Refusal):
            raise BadInput(f"seat {seat}", reply.code, rule=reply.rule, **reply.params)

    def judge(self, seat: int, choice: Choice | str, number: int | None = None) -> Choice | Refusal:
        """What `answer` would make of this: the choice that is meant, or the refusal. Nothing is changed."""
        found = judge(self._run, seat, choice, number)
        return found if isinstance(found, Refusal) else found[1]

    def undo(self, seat: int) -> Accepted | Refusal:
        """Take a seat's last answer back, whatever it was, as long as nobody has learned or done anything since."""
        found = plan_undo(self, seat)
        return found if isinstance(found, Refusal) else repeat(self, found.entries[-1])

    def why_no_undo(self, seat: int, past: Container[int] = ()) -> Refusal | None:
        """None if the seat's last answer can be taken back, once what `past` have laid is; otherwise why not."""
        return why_no_undo(self, seat, past)

    # --- looking

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat may know; None is a spectator."""
        self._must_be_a_seat(seat)
        return self.game.view(self._run.play, seat)

    def views(self, seats: Sequence[int | None]) -> Sequence[msgspec.Struct]:
        """What several seats may know; what they share is looked at once, where the game can do so."""
        return self.game.views_for(self._run.play, seats)

    @property
    def silent(self) -> str | None:
        """The rule by which the seats may not talk to each other right now; None while they may."""
        return self.game.silent(self._run.play)

    @property
    def told(self) -> int:
        """How many events there have been."""
        return len(self._events)

    @property
    def answered(self) -> int:
        """How many answers there have been, those that were taken back among them."""
        return sum(isinstance(entry, Answered) for entry in self._journal)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, from event number `since` on, as this seat may know it."""
        self._must_be_a_seat(seat)
        return [redact(event, seat) for event in self._events[since:]]

    def watch(self, seat: int | None) -> None:
        """Keep the views behind this viewer's steps from now on, so that `steps_for` has them at hand."""
        self._watch.begin(seat)
        self._listen(self._run)

    def unwatch(self, seat: int | None) -> None:
        """This viewer has gone."""
        self._watch.end(seat)
        self._listen(self._run)

    def forget_seen(self) -> None:
        """Everybody who watches has been shown all steps: the views behind them need not be kept any longer."""
        self._watch.forget_seen()

    def steps_for(self, seat: int | None, since: int = 0) -> list[Step]:
        """What happened from event number `since` on, each with this seat's view right after it.

        The latest are at hand for whoever watches; others are made anew by playing the journal again.
        """
        events = self.events_for(seat, since)
        views = self._watch.latest(seat, len(events)) or views_again(self, seat, len(events))
        return [
            Step(number, event, view) for number, (event, view) in enumerate(zip(events, views, strict=True), since + 1)
        ]

    # --- imagining

    def fork(self, seat: int | None, chance: Chance | None = None) -> Table:
        """A world that could be the true one for all this seat knows: the cards it cannot see are dealt anew.

        What the others have laid face down is dropped, what lies open stays. A fork tells no events, keeps no journal.
        """
        self._must_be_a_seat(seat)
        chance = chance or Imagined(randbits(64))
        other = self._twin(chance)
        other._run.lay(self._run.lying, known_to(seat))
        self.game.redeal(other._run.play, seat, chance)
        other._run.imagined()
        return other

    def copy(self) -> Table:
        """The same table, true state and all, free to go its own way; mute, like a fork. Not for bots."""
        chance = self._run.play.chance
        other = self._twin(Live(chance.seed, chance.drawn) if isinstance(chance, Live) else chance)
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
        """That somebody is ready is told once; an open answer is told each time."""
        run, question = self._run, ask.question
        if question.face_down and ask.seat not in run.laid:
            run.play.tell(Ready(question.face_down, ask.seat))
        elif question.open:
            run.play.tell(Showed(question.open, ask.seat, choice))

    @classmethod
    def _begin(cls, table: Table, chance: Chance | None = None) -> Table:
        table._begin_with(chance or Live(table.seed, table._drawn_before))
        return table

    def _begin_with(self, chance: Chance, *, writes_heads: bool = False) -> None:
        """The game where this table's history begins."""
        goes_on = self._start if isinstance(self._start, Start) else None
        run = self._run = self._new_run(chance) if goes_on is None else begin_at(self, goes_on, chance)
        run.writes_heads = writes_heads
        if isinstance(chance, Scripted):
            chance.play = run.play  # before the first draw: a script may ask what lies on the table
        if goes_on is None:
            run.begin(self._start)

    def _twin(self, chance: Chance) -> Table:
        # A fork does not know the seed: whoever has it could deal the true cards.
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
        """After a bug in the rules: the table as it was before the answer that brought it out."""
        self._watch.forget(len(self._events) - given.told)
        del self._journal[given.at :], self._events[given.told :]
        if given.moment is None:  # it was only laid, and that comes last
            return
        chance = Live(self.seed, count_draws(self._journal) + Counter(self._drawn_before))
        put_back(self, given, given.moment.come_back(self._run), chance)
        self._run.lay(given.moment.lying)

    @property
    def _drawn_before(self) -> dict[str, int]:
        return {} if self._start is None else self._start.drawn

    def _must_be_a_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in self.seats:
            raise BadInput("seat", "not-a-seat", found=repr(seat)[:40], known=tuple(self.seats))

    def _must_have_a_journal(self) -> None:
        if self._mute:
            raise TypeError("forks and copies keep no journal: they can be neither saved nor verified")

    def _replay(self, journal: list[Entry], *, writes_heads: bool = False) -> None:
        """Give every answer of a journal again; draws come from the journal, and from the seed after its end."""
        draws = [entry for entry in journal if isinstance(entry, Drew)]
        self._begin_with(Recorded((entry.key, entry.result) for entry in draws), writes_heads=writes_heads)
        self._give_again(journal)
        self._run.play.chance = Live(self.seed, count_draws(draws) + Counter(self._drawn_before))

    def _give_again(self, journal: list[Entry]) -> None:
        for at, entry in enumerate(journal):
            if isinstance(entry, Drew):
                continue
            reply = repeat(self, entry)
            if isinstance(reply, Refusal):
                raise BadInput(f"journal[{at}]", "answer-refused", reason=reply.code, rule=reply.rule)
        if self._journal != journal:
            raise BadInput("journal", "journal-differs", found=len(journal), wanted=len(self._journal))


_MUTE = Accepted(0)
