"""The running program of a game: its phases one after another, the open asks, the answers that wait.

A run can be copied at any ask: the state at the head of the phase, and the answers and draws since then, bring a new
generator to the same place. Nothing else of a flow is needed, because only the state survives a phase.

Encoding a head costs more than many a phase, and most games never need one. So only the first head is encoded. A fork,
a copy or a save that needs later heads finds them by replaying from the first. From then on each head is encoded at
once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.chance import Chance, Recorded
from shambles.core.asking.event import Event, FellAway, Ready, Showed
from shambles.core.asking.journal import Drew, Entry, Snapshot, Way, digest
from shambles.core.asking.play import Answers, Aside, Asks, Flow, Play
from shambles.core.asking.reply import BadInput, Outcome
from shambles.core.game import Game
from shambles.core.running.step import Watch

encode_state = msgspec.msgpack.Encoder(order="deterministic").encode

Lying = dict[tuple[int, int], Choice]  # answers already given while others are awaited, by seat and number of the ask


class Level(NamedTuple):
    """Simultaneous asks, and the answers given to them.

    laid      answers to the present asks, by seat
    reopened  open answers to an earlier number of an ask that was repeated, by seat and number
    """

    asks: Asks
    laid: dict[int, Choice]
    reopened: Lying

    @property
    def lying(self) -> Lying:
        """All given answers, by seat and number of the ask. A seat's latest answer comes last."""
        return self.reopened | {(seat, self.asks[seat].number): choice for seat, choice in self.laid.items()}


class Head(msgspec.Struct, frozen=True, gc=False):
    """The head of a phase: the complete state at that moment. At the start of a table also the draws before it."""

    phase: str
    state: bytes
    asked: int
    drawn: dict[str, int] = {}


class Start(Head, frozen=True, gc=False, kw_only=True):
    """The beginning of a table that continues a moment of another game: a phase head, and the way from there."""

    way: Way


class Progress(msgspec.Struct, frozen=True):
    """Progress of a game: the head of a phase (None: before the set-up), and what has happened since.

    A run can be brought to it, and it can be pickled. The lists may be those of a running game. They only grow, so
    the first `answered` answers and the first `drawn` draws are meant.

    answers   the answers that advanced the game, and meanwhile actions
    draws     the results of chance
    redealt   redealt states, by the number of answers before each
    waiting   answers that wait until the last one is in
    over      the last state and the outcome, if the game is over
    """

    head: Head | None = None
    answers: list[Answers | Aside] = []
    answered: int = 0
    draws: list[Drew] = []
    drawn: int = 0
    redealt: dict[int, bytes] = {}
    waiting: Lying = {}
    over: tuple[bytes, Outcome] | None = None

    def drew(self, draw: Drew) -> Progress:
        """The same with one more draw, for rules that were stopped at it."""
        draws = [*self.draws[: self.drawn], draw]
        return msgspec.structs.replace(self, draws=draws, drawn=len(draws))

    def draw_again(self) -> Recorded:
        """Chance that repeats the draws."""
        return Recorded((draw.key, draw.result) for draw in self.draws[: self.drawn])


class Run:
    """A running game. It checks nothing: the table has checked all answers."""

    __slots__ = (
        "_before_phase",
        "_flow",
        "_head",
        "_imagined",
        "asks",
        "game",
        "held",
        "laid",
        "on_head",
        "on_phase",
        "outcome",
        "play",
        "reopened",
        "steps",
        "writes_heads",
    )

    def __init__(self, game: Game[Any, Any], seats: range, options: Any, chance: Chance) -> None:
        self.game = game
        self.play: Play[Any, Any] = Play(seats, options, chance, game.meanwhile)
        self.asks: Asks = {}
        self.laid: dict[int, Choice] = {}
        self.reopened: Lying = {}
        # Levels that a meanwhile action with a question of its own has interrupted, outermost first.
        self.held: list[Level] = []
        self.outcome: Outcome | None = None
        self.steps: list[Answers | Aside] = []  # since the last encoded head, as are the draws
        self.writes_heads = False  # encode the head of each phase at once
        self._head: Head  # the last encoded one
        self._before_phase = (0, 0)  # numbers of steps and draws before the phase
        self._flow: Flow[str | Outcome]
        self._imagined: dict[int, bytes] = {}  # redealt states, by the number of steps before each
        self.on_phase: Callable[[], None] | None = None
        self.on_head: Callable[[Head], None] | None = None  # called once for every encoded head, in order

    def begin(self, head: Head | None) -> None:
        """Start at the head of a phase, or with the set-up of a new game."""
        play = self.play
        if head is None:
            play.state = self.game.opening(play.seats, play.options)
            head = Head(self.game.first_phase, encode_state(play.state), play.asked)
        else:
            play.state = self.game.decode_state(head.state)
            play.asked = head.asked
        self._enter(head.phase, head)

    @property
    def head(self) -> Head:
        """The head of the present phase; steps and draws are then counted from it."""
        self.write_heads()
        return self._head

    @property
    def encoded_head(self) -> Head:
        """The last encoded head, of the present phase or of an earlier one."""
        return self._head

    def write_heads(self) -> None:
        """Encode the heads of all past phases, by replaying from the last encoded one, and of all future ones."""
        if self.writes_heads:
            return
        play, (steps, draws) = self.play, self._before_phase
        passed: list[Head] = []
        again = Run(self.game, play.seats, play.options, Recorded((drew.key, drew.result) for drew in play.draws))
        again.writes_heads, again.on_head = True, passed.append
        again.begin(self._head)
        again.follow(self.steps[:steps], {at: state for at, state in self._imagined.items() if at < steps})
        if self.on_head is not None:
            for head in passed[1:]:
                self.on_head(head)
        self.writes_heads, self._head, self._before_phase = True, passed[-1], (0, 0)
        self.steps, play.draws = self.steps[steps:], play.draws[draws:]
        self._imagined = {at - steps: state for at, state in self._imagined.items() if at >= steps}

    def listen(
        self, events: list[Event], journal: list[Entry], heads: list[int], digests: list[str], watch: Watch
    ) -> None:
        """Record events, draws and heads in these lists.

        The run refers to the lists, not to the table: no reference cycle.
        """
        play, views_for = self.play, self.game.views_for

        def tell_and_keep_views(event: Event) -> None:
            # Build the views first: if that fails, there is neither an event nor a view of it.
            watch.keep_views(lambda viewers: views_for(play, viewers), same=isinstance(event, Ready | Showed))
            events.append(event)

        def on_phase() -> None:
            heads.append(len(journal))

        def on_head(head: Head) -> None:
            digests.append(digest(head.phase, head.state))

        play.tell = tell_and_keep_views if watch else events.append
        play.record, self.on_phase, self.on_head = journal.append, on_phase, on_head

    def awaits_only(self, seat: int) -> bool:
        """True if this seat's answer is the last one that is missing."""
        return len(self.laid) + (seat not in self.laid) == len(self.asks)

    def give(self, seat: int, choice: Choice) -> None:
        """Give a seat's answer. With the last awaited answer the game continues."""
        if len(self.asks) == 1 and self.asks[seat].question.acts is None:
            self._resume({seat: choice})
            return
        self.laid[seat] = choice
        if len(self.laid) == len(self.asks):
            self._go_on()

    def _go_on(self) -> None:
        """Continue after the last answer: carry out the first action among the answers and keep the others."""
        laid = self.laid
        for seat, ask in self.asks.items():
            if ask.question.acts is not None and ask.is_action(laid[seat]):
                self.reopened = {where: choice for where, choice in self.reopened.items() if where[0] != seat}
                self._resume(Aside(seat, laid.pop(seat)))
                return
        self._resume({seat: laid[seat] for seat in self.asks})

    def meanwhile(self) -> Asks:
        """Optional asks beside the open ones. Nobody waits for them."""
        meanwhile = self.play.meanwhile
        return meanwhile.asks(self.play, self.asks) if meanwhile is not None and self.asks else {}

    def could_do(self, seat: int) -> list[Choice]:
        """Possible meanwhile actions of a seat at this moment."""
        main, beside = self.asks.get(seat), self.meanwhile().get(seat)
        actions = [one for one in main.options if main.is_action(one)] if main is not None else []
        return [*actions, *(beside.options if beside is not None else ())]

    def interject(self, seat: int, choice: Choice) -> None:
        """Carry out a meanwhile action. Given answers stay if they are still legal afterwards."""
        self._resume(Aside(seat, choice))

    @property
    def levels(self) -> list[Level]:
        """Open asks and the answers given to them: interrupted ones first, the current ones last."""
        return [*self.held, Level(self.asks, self.laid, self.reopened)]

    @property
    def lying(self) -> Lying:
        """All given answers that wait, to be given again to another run in the same place."""
        return {where: choice for level in self.levels for where, choice in level.lying.items()}

    def lay(self, lying: Lying, keep: Callable[[Ask[Any], Choice], bool] = lambda ask, choice: True) -> None:
        """Give the waiting answers of another run to the same asks, as far as `keep` allows."""
        for asks, laid, reopened in self.levels if lying else ():
            for seat, ask in asks.items():
                for number in (*ask.before, ask.number):
                    choice = lying.get((seat, number))
                    if choice is None or not keep(ask, choice):
                        continue
                    if number == ask.number:
                        laid[seat] = choice
                    else:
                        reopened[seat, number] = choice

    def lies_under(self, seat: int) -> int | None:
        """Number of the ask that a seat's waiting answer belongs to; None if it has none."""
        if seat in self.laid:
            return self.asks[seat].number
        return max((number for one, number in self.reopened if one == seat), default=None)

    def take_off(self, seat: int) -> None:
        """Withdraw a seat's waiting answer."""
        if self.laid.pop(seat, None) is None:
            del self.reopened[seat, self.lies_under(seat) or 0]

    def play_out(self, policy: Callable[[Ask[Any]], Choice]) -> Outcome:
        """Let a policy answer every ask until the game is over. Keeps no heads or steps."""
        if self.outcome is not None:
            return self.outcome
        play, phases = self.play, self.game.phases
        asks, laid, flow, held = self.asks, self.laid, self._flow, self.held
        self.asks, self.laid, self.reopened = {}, {}, {}
        while self.outcome is None:
            answers: Answers = {}
            action: Aside | None = None
            for seat, ask in asks.items():
                answers[seat] = choice = laid[seat] if seat in laid else policy(ask)
                if choice not in ask.options:
                    raise ValueError(f"{choice} is not among the options of {ask}")
                if action is None and ask.question.acts is not None and ask.is_action(choice):
                    action = Aside(seat, choice)
            if action is not None:
                del answers[action.seat]
                held.append(Level(asks, answers, {}))
            laid = {}
            play.unasked.clear()
            play.asked += 1
            try:
                asks = flow.send(action or answers)
                if held and _are_asked_again(held[-1].asks, asks):
                    before = held.pop()
                    laid = {
                        seat: before.laid[seat]
                        for seat, ask in asks.items()
                        if before.laid.get(seat) in ask.options and before.asks[seat].number == ask.number
                    }
                continue
            except StopIteration as end:
                phase = end.value
            while not isinstance(phase, Outcome):
                flow = phases[phase](play)
                try:
                    asks = next(flow)
                    break
                except StopIteration as end:
                    phase = end.value
            else:
                self.outcome = phase
        return self.outcome

    @property
    def progress(self) -> Progress:
        """Progress of the game since the last encoded head."""
        play, waiting = self.play, self.lying if self.laid or self.reopened or self.held else {}
        over = None if self.outcome is None else (encode_state(play.state), self.outcome)
        since = (self.steps, len(self.steps), play.draws, len(play.draws), dict(self._imagined))
        return Progress(self._head, *since, waiting, over)

    @property
    def progress_in_phase(self) -> Progress:
        """Progress of the game since the head of the present phase."""
        self.write_heads()
        return self.progress

    def twin(self, chance: Chance, progress: Progress | None = None) -> Run:
        """A mute copy of the game, independent of this one: as far as it is, or as it was.

        The waiting answers are left out.
        """
        game, play = self.game, self.play
        if progress is None and self.outcome is None:  # searches make millions of these: no list is copied
            head = self.head
            other = Run(game, play.seats, play.options, Recorded((drew.key, drew.result) for drew in play.draws))
            other.begin(head)
            other.follow(self.steps, self._imagined)
        else:
            progress = progress or self.progress_in_phase
            other = Run(game, play.seats, play.options, progress.draw_again())
            other.go_to(progress)
        other.play.chance = chance
        return other

    def go_to(self, progress: Progress) -> None:
        """Bring a new run to this place. Its chance has to repeat the draws."""
        if progress.over is None:
            self.begin(progress.head)
            until = progress.answered
            self.follow(progress.answers[:until], {at: one for at, one in progress.redealt.items() if at <= until})
            return
        assert progress.head is not None
        state, self.outcome = progress.over
        self._keep(progress.head)
        self.writes_heads = True  # nothing follows; and without its draws the last phase is not played again
        self.play.state = self.game.decode_state(state)

    def follow(self, steps: Sequence[Answers | Aside], imagined: Mapping[int, bytes]) -> None:
        """Follow another run's steps from the common head to its place."""
        self._imagined.update(imagined)
        for number, answers in enumerate(steps):
            if number in imagined:
                self._put(imagined[number])
            self._resume(answers)
        if len(steps) in imagined:
            self._put(imagined[len(steps)])

    def imagined(self) -> None:
        """Note a redeal: from here on the steps continue from this state, not from the phase's head."""
        self._imagined[len(self.steps)] = encode_state(self.play.state)

    def become(self, state: bytes) -> None:
        """Replace the present state by this one, a redeal, and continue from it."""
        self._put(state)
        self.imagined()

    def _put(self, state: bytes) -> None:
        """Replace the state field by field: flows keep a reference to the state itself, never to its parts."""
        fresh = self.game.decode_state(state)
        for field in fresh.__struct_fields__:
            setattr(self.play.state, field, getattr(fresh, field))

    def _enter(self, phase: str | Outcome, head: Head | None = None) -> None:
        play = self.play
        while not isinstance(phase, Outcome):
            if self.on_phase is not None:
                self.on_phase()
            if head is not None or self.writes_heads:
                self._keep(head or Head(phase, encode_state(play.state), play.asked))
                head = None
            else:
                self._before_phase = len(self.steps), len(play.draws)
            self._flow = self.game.phases[phase](play)
            try:
                self.asks = next(self._flow)
                return
            except StopIteration as end:
                phase = end.value
        self.outcome = phase
        self.asks = {}

    def _keep(self, head: Head) -> None:
        """Restart the count of steps and draws at this head."""
        # New lists, not cleared ones: undo moments still refer to those of the phase before.
        self._head, self._before_phase = head, (0, 0)
        self.steps, self.play.draws, self._imagined = [], [], {}
        if self.on_head is not None:
            self.on_head(head)

    def _resume(self, answers: Answers | Aside) -> None:
        if type(answers) is Aside:
            self.held.append(Level(self.asks, self.laid, self.reopened))
        self.laid, self.reopened = {}, {}
        self.play.unasked.clear()
        self.play.asked += 1
        self.steps.append(answers)
        try:
            self.asks = self._flow.send(answers)
        except StopIteration as end:
            self._let_go_of_what_was_laid()
            self._enter(end.value)
        else:
            if self.held and _are_asked_again(self.held[-1].asks, self.asks):
                self._go_on_after_an_aside()

    def _let_go_of_what_was_laid(self) -> None:
        """SH-024  After what was done meanwhile nobody is asked that any more: who had laid something is told."""
        for level in self.held:
            for seat in dict.fromkeys(seat for seat, _ in level.lying):
                self.play.tell(FellAway("SH-024", seat))
        self.held.clear()

    def _go_on_after_an_aside(self) -> None:
        """SH-024  What lies there stays, and who can no longer choose theirs is told. All may be in by now."""
        lying = self.held.pop().lying
        latest = dict(lying.keys())  # number of each seat's last answer
        for (seat, number), choice in lying.items():
            ask = self.asks.get(seat)
            if ask is not None and choice in ask.options:
                if number == ask.number:
                    self.laid[seat] = choice
                else:
                    self.reopened[seat, number] = choice
            elif latest[seat] == number:
                self.play.tell(FellAway("SH-024", seat))
        if len(self.laid) == len(self.asks):
            self._go_on()


def _are_asked_again(before: Asks, asks: Asks) -> bool:
    """True if an ask from before a meanwhile action is open again.

    The action may have changed the set of asked seats.
    """
    return any(seat in asks and ask.number in (asks[seat].number, *asks[seat].before) for seat, ask in before.items())


def read_head(game: Game[Any, Any], snapshot: Snapshot | None, field: str) -> Head | None:
    """Read and check the phase head of a save."""
    if snapshot is None:
        return None
    if snapshot.phase not in game.phases:
        raise BadInput(f"{field}.phase", "unknown-phase", found=snapshot.phase, known=tuple(game.phases))
    try:
        state = encode_state(msgspec.json.decode(snapshot.state, type=game.state))
    except msgspec.MsgspecError as error:
        raise BadInput(f"{field}.state", "malformed", detail=str(error)) from None
    if snapshot.way is not msgspec.UNSET:
        return Start(snapshot.phase, state, snapshot.asked, snapshot.drawn, way=snapshot.way)
    return Head(snapshot.phase, state, snapshot.asked, snapshot.drawn)


def write_head(game: Game[Any, Any], head: Head, at: int, drawn: Mapping[str, int]) -> Snapshot:
    """A phase head as saves hold it: its state as JSON, the journal's length, and the draws so far."""
    state = msgspec.Raw(msgspec.json.encode(game.decode_state(head.state), order="deterministic"))
    way = head.way if isinstance(head, Start) else msgspec.UNSET
    return Snapshot(head.phase, state, head.asked, at, dict(drawn), way)
