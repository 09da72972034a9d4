"""The running program of a game: its phases one after another, the open asks, the answers that wait.

A run can be copied at any ask: the state at the head of the phase, and the answers and draws since then, bring a new
generator to the same place. Nothing else of a flow is needed, because only the state survives a phase.

Encoding a head costs more than many a phase, and most games never need one. So only the first head is encoded. A fork,
a copy or a save that needs later heads finds them by replaying from the first. From then on each head is encoded at
once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

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


class Head(msgspec.Struct, frozen=True, gc=False):
    """The head of a phase: all there is to know at that moment. At the start of a table, also the draws before it."""

    phase: str
    state: bytes
    asked: int
    drawn: dict[str, int] = {}


class Start(Head, frozen=True, gc=False, kw_only=True):
    """The beginning of a table that continues a moment of another game: a phase head, and the way from there."""

    way: Way


class Place(msgspec.Struct):
    """The replay of a run to its present place: the head of its phase (None: the set-up), and the answers and draws
    since.
    """

    head: Head | None = None
    steps: list[Answers | Aside] = []
    draws: list[Drew] = []
    imagined: dict[int, bytes] = {}

    def copy(self) -> Place:
        return Place(self.head, list(self.steps), list(self.draws), dict(self.imagined))


class Run:
    """A game that is being played. It checks nothing: the table in front of it has done that."""

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
        "steps",
        "writes_heads",
    )

    def __init__(self, game: Game[Any, Any], seats: range, options: Any, chance: Chance) -> None:
        self.game = game
        self.play: Play[Any, Any] = Play(seats, options, chance, game.meanwhile)
        self.asks: Asks = {}
        self.laid: dict[int, Choice] = {}
        # Asks and given answers that a meanwhile action with a question of its own has interrupted, outermost first.
        self.held: list[tuple[Asks, dict[int, Choice]]] = []
        self.outcome: Outcome | None = None
        self.steps: list[Answers | Aside] = []  # since the head that was last written, as are the draws
        self.writes_heads = False  # encode the head of each phase at once
        self._head: Head  # the one that was last written
        self._before_phase = (0, 0)  # so many of the steps and draws
        self._flow: Flow[str | Outcome]
        self._imagined: dict[int, bytes] = {}  # after so many of the steps, the state became this one
        self.on_phase: Callable[[], None] | None = None
        self.on_head: Callable[[Head], None] | None = None  # every head once, in order, when it is written

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
        """The head of the present phase; the steps and draws are then those since it."""
        self.write_heads()
        return self._head

    def write_heads(self) -> None:
        """All that have been passed: the way from the last one that was written, once more; and every one to come."""
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
        """Keep what is told, drawn and passed. The run holds the lists, not their table: no cycle to collect."""
        play, views_for = self.play, self.game.views_for

        def tell_and_keep_views(event: Event) -> None:
            # Looked at first: if the view breaks, there is neither an event nor a view of it.
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
        if len(self.asks) == 1:
            self._resume({seat: choice})
            return
        laid = self.laid
        laid[seat] = choice
        if len(laid) == len(self.asks):
            self._resume({asked: laid[asked] for asked in self.asks})

    def meanwhile(self) -> Asks:
        """Optional asks beside the open ones. Nobody waits for them."""
        meanwhile = self.play.meanwhile
        return meanwhile.asks(self.play, self.asks) if meanwhile is not None and self.asks else {}

    def interject(self, seat: int, choice: Choice) -> None:
        """Carry out a meanwhile action. Given answers stay if they are still legal afterwards."""
        self._resume(Aside(seat, choice))

    @property
    def levels(self) -> list[tuple[Asks, dict[int, Choice]]]:
        """Open asks and the answers given to them: interrupted ones first, the current ones last."""
        return [*self.held, (self.asks, self.laid)]

    @property
    def lying(self) -> Lying:
        """All given answers that wait, to be given again to another run in the same place."""
        return {(seat, asks[seat].number): choice for asks, laid in self.levels for seat, choice in laid.items()}

    def lay(self, lying: Lying, keep: Callable[[Ask[Any], Choice], bool] = lambda ask, choice: True) -> None:
        """Give the waiting answers of another run to the same asks, as far as `keep` allows."""
        for asks, laid in self.levels if lying else ():
            for seat, ask in asks.items():
                choice = lying.get((seat, ask.number))
                if choice is not None and keep(ask, choice):
                    laid[seat] = choice

    def play_out(self, policy: Callable[[Ask[Any]], Choice]) -> Outcome:
        """Let a policy answer every ask until the game is over. Nobody looks in between: no heads or steps are kept."""
        if self.outcome is not None:
            return self.outcome
        play, phases = self.play, self.game.phases
        asks, laid, flow, held = self.asks, self.laid, self._flow, self.held
        self.asks, self.laid = {}, {}
        while self.outcome is None:
            answers = {}
            for seat, ask in asks.items():
                answers[seat] = choice = laid[seat] if seat in laid else policy(ask)
                if choice not in ask.options:
                    raise ValueError(f"{choice} is not among the options of {ask}")
            laid = {}
            play.asked += 1
            try:
                asks = flow.send(answers)
                if held and _are_asked_again(held[-1][0], asks):
                    laid = held.pop()[1]
                    laid = {seat: laid[seat] for seat, ask in asks.items() if laid.get(seat) in ask.options}
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

    def twin(self, chance: Chance) -> Run:
        """The same game at the same place, mute, and free to go its own way from here."""
        game, play, head = self.game, self.play, self.head  # the head first: the draws are those since it
        other = Run(game, play.seats, play.options, Recorded((drew.key, drew.result) for drew in play.draws))
        if self.outcome is not None:
            other.outcome = self.outcome
            other._keep(head)
            other.writes_heads = True  # nothing follows; and without its draws the last phase is not played again
            other.play.state = game.decode_state(encode_state(play.state))
            return other
        other.begin(head)
        other.follow(self.steps, self._imagined)
        other.play.chance = chance
        return other

    def place(self) -> Place:
        """All it takes to bring another run here, as it is now."""
        head = self.head  # first: the steps and draws are those since it
        return Place(head, list(self.steps), list(self.play.draws), dict(self._imagined))

    def follow(self, steps: Sequence[Answers | Aside], imagined: Mapping[int, bytes]) -> None:
        """From the head that it began with, the way that another has gone, to the same place."""
        self._imagined.update(imagined)
        for number, answers in enumerate(steps):
            if number in imagined:
                self._put(imagined[number])
            self._resume(answers)
        if len(steps) in imagined:
            self._put(imagined[len(steps)])

    def imagined(self) -> None:
        """The state has been redealt: from here on the steps lead on from this one, not from the phase's head."""
        self._imagined[len(self.steps)] = encode_state(self.play.state)

    def become(self, state: bytes) -> None:
        """Replace the present state by this one, a redeal, and continue from it."""
        self._put(state)
        self.imagined()

    def _put(self, state: bytes) -> None:
        """Another state in place of this one, field by field: flows hold on to the state itself, never to its parts."""
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
            self.held.append((self.asks, self.laid))
        self.laid = {}
        self.play.asked += 1
        self.steps.append(answers)
        try:
            self.asks = self._flow.send(answers)
        except StopIteration as end:
            self._let_go_of_what_was_laid()
            self._enter(end.value)
        else:
            if self.held and _are_asked_again(self.held[-1][0], self.asks):
                self._go_on_after_an_aside()

    def _let_go_of_what_was_laid(self) -> None:
        """SH-024  After what was done meanwhile nobody is asked that any more: who had laid something is told."""
        for _, laid in self.held:
            for seat in laid:
                self.play.tell(FellAway("SH-024", seat))
        self.held.clear()

    def _go_on_after_an_aside(self) -> None:
        """SH-024  What lies there stays, and who can no longer choose theirs is told. All may be in by now."""
        _, laid = self.held.pop()
        for seat, choice in laid.items():
            if seat in self.asks and choice in self.asks[seat].options:
                self.laid[seat] = choice
            else:
                self.play.tell(FellAway("SH-024", seat))
        if len(self.laid) == len(self.asks):
            self._resume({asked: self.laid[asked] for asked in self.asks})


def _are_asked_again(before: Asks, asks: Asks) -> bool:
    """Whether this is what was asked before somebody did something meanwhile; who is asked may have changed by it."""
    return any(seat in asks and asks[seat].number == ask.number for seat, ask in before.items())


def read_head(game: Game[Any, Any], snapshot: Snapshot | None, field: str) -> Head | None:
    """The head of a phase out of a save, checked."""
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
