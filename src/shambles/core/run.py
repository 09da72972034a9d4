"""The program of a game in motion: its phases one after another, the asks that are open, the answers that lie ready.

A run can be twinned at any ask: the state at the head of the phase, and the answers and draws since then, bring a new
generator to the same place. Nothing else of a flow needs to be known, because only the state survives a phase.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from shambles.core.ask import Ask, Choice
from shambles.core.chance import Chance, Recorded
from shambles.core.event import Event, Ready, Showed
from shambles.core.game import Game
from shambles.core.journal import Drew, Entry, Snapshot, digest
from shambles.core.play import Answers, Aside, Asks, Flow, Play
from shambles.core.reply import BadInput, Outcome
from shambles.core.step import Watch

encode_state = msgspec.msgpack.Encoder(order="deterministic").encode


class Head(msgspec.Struct, frozen=True, gc=False):
    """The head of a phase: all there is to know at that moment. At the start of a table, also the draws before it."""

    phase: str
    state: bytes
    asked: int
    drawn: dict[str, int] = {}


class Run:
    """A game that is being played. It checks nothing: the table in front of it has done that."""

    __slots__ = (
        "_flow",
        "_imagined",
        "asks",
        "game",
        "head",
        "laid",
        "on_head",
        "outcome",
        "play",
        "steps",
    )

    def __init__(self, game: Game[Any, Any], seats: range, options: Any, chance: Chance) -> None:
        self.game = game
        self.play: Play[Any, Any] = Play(seats, options, chance, game.meanwhile)
        self.asks: Asks = {}
        self.laid: dict[int, Choice] = {}
        self.outcome: Outcome | None = None
        self.steps: list[Answers | Aside] = []
        self.head: Head
        self._flow: Flow[str | Outcome]
        self._imagined: dict[int, bytes] = {}  # after so many steps of this phase, the state became this one
        self.on_head: Callable[[Head], None] | None = None

    def begin(self, head: Head | None) -> None:
        """Start at the head of a phase, or with the set-up of a new game."""
        play = self.play
        if head is None:
            play.state = self.game.opening(play.seats, play.options)
            self._enter(self.game.first_phase)
        else:
            play.state = self.game.decode_state(head.state)
            play.asked = head.asked
            self._enter(head.phase, head)

    def listen(self, events: list[Event], journal: list[Entry], heads: list[tuple[str, int]], watch: Watch) -> None:
        """Keep what is told, drawn and passed. The run holds the lists, not their table: no cycle to collect."""
        play, look = self.play, self.game.look

        def tell_and_look(event: Event) -> None:
            events.append(event)
            watch.look(lambda viewers: look(play, viewers), same=isinstance(event, Ready | Showed))

        def record(key: str, result: Any) -> None:
            journal.append(Drew(key, result))

        def on_head(head: Head) -> None:
            heads.append((digest(head.phase, head.state), len(journal)))

        play.tell = tell_and_look if watch else events.append
        play.record, self.on_head = record, on_head

    def give(self, seat: int, choice: Choice) -> bool:
        """A seat's answer. True if it was the last one awaited, and the game has gone on."""
        self.laid[seat] = choice
        if len(self.laid) < len(self.asks):
            return False
        laid = self.laid
        self._resume({asked: laid[asked] for asked in self.asks})
        return True

    def meanwhile(self) -> Asks:
        """What waits beside the open asks, and nobody is awaited for."""
        meanwhile = self.play.meanwhile
        return meanwhile.asks(self.play, self.asks) if meanwhile is not None and self.asks else {}

    def interject(self, seat: int, choice: Choice) -> None:
        """What a seat does meanwhile. What the others have laid stays laid, where they could still choose it."""
        laid = self.laid
        self._resume(Aside(seat, choice))
        self.laid = {
            one: choice
            for one, choice in laid.items()
            if (ask := self.asks.get(one)) is not None and choice in ask.options
        }

    def play_out(self, policy: Callable[[Ask[Any]], Choice]) -> Outcome:
        """Let a policy answer every ask until the game is over. Nobody looks in between: no heads or steps are kept."""
        if self.outcome is not None:
            return self.outcome
        play, phases = self.play, self.game.phases
        asks, laid, flow = self.asks, self.laid, self._flow
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
        game, play = self.game, self.play
        other = Run(game, play.seats, play.options, Recorded(play.draws))
        if self.outcome is not None:
            other.outcome, other.head = self.outcome, self.head
            other.play.state = game.decode_state(encode_state(play.state))
            return other
        other.begin(self.head)
        imagined = self._imagined
        for number, answers in enumerate(self.steps):
            if number in imagined:
                other._put(imagined[number])
            other._resume(answers)
        if len(self.steps) in imagined:
            other._put(imagined[len(self.steps)])
        other._imagined = dict(imagined)
        other.play.chance = chance
        return other

    def imagined(self) -> None:
        """The state has been redealt: from here on the steps lead on from this one, not from the phase's head."""
        self._imagined[len(self.steps)] = encode_state(self.play.state)

    def _put(self, state: bytes) -> None:
        """Another state in place of this one, field by field: flows hold on to the state itself, never to its parts."""
        fresh = self.game.decode_state(state)
        for field in fresh.__struct_fields__:
            setattr(self.play.state, field, getattr(fresh, field))

    def _enter(self, phase: str | Outcome, head: Head | None = None) -> None:
        play = self.play
        while not isinstance(phase, Outcome):
            self.steps.clear()
            play.draws.clear()
            self._imagined.clear()
            self.head = head or Head(phase, encode_state(play.state), play.asked)
            head = None
            if self.on_head is not None:
                self.on_head(self.head)
            self._flow = self.game.phases[phase](play)
            try:
                self.asks = next(self._flow)
                return
            except StopIteration as end:
                phase = end.value
        self.outcome = phase
        self.asks = {}

    def _resume(self, answers: Answers | Aside) -> None:
        self.laid = {}
        self.play.asked += 1
        self.steps.append(answers)
        try:
            self.asks = self._flow.send(answers)
        except StopIteration as end:
            self._enter(end.value)


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
    return Head(snapshot.phase, state, snapshot.asked, snapshot.drawn)


def write_head(game: Game[Any, Any], head: Head, at: int, drawn: Mapping[str, int]) -> Snapshot:
    """The head of a phase as it stands in a save: its state in JSON, the journal's length, and the draws so far."""
    state = msgspec.Raw(msgspec.json.encode(game.decode_state(head.state), order="deterministic"))
    return Snapshot(head.phase, state, head.asked, at, dict(drawn))
