"""A game with explicit chance: every shuffle and every die is a move of the chance player, one card at a time.

The rules draw in the middle of an action and cannot wait there. So they are stopped at a draw, and after the chance
player's move the phase is replayed from its head; phases are short.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn, TypeVar

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.chance import Imagined
from shambles.core.asking.event import Event, redact
from shambles.core.asking.journal import Drew
from shambles.core.asking.reply import Outcome
from shambles.core.playing.programs import levels_of, mute_table, progress_of
from shambles.core.running.run import Lying, Progress, Run
from shambles.doors.encoding import Encoding, Floats, find_encoding
from shambles.doors.sitting import Sitting

T = TypeVar("T")


class Wanted(BaseException):
    """Raised at a draw that the chance player has not made yet. No rule may catch it."""

    def __init__(self, key: str, items: Sequence[Any], is_shuffle: bool) -> None:
        super().__init__(key)
        self.key, self.items, self.is_shuffle = key, list(items), is_shuffle
        first: dict[str, int] = {}  # equal items are one outcome
        self.alike = [first.setdefault(repr(item), number) for number, item in enumerate(self.items)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Wanted, (self.key, self.items, self.is_shuffle)


class ChancePlayer:
    """Chance player: replays recorded draws and stops the rules at the first missing one."""

    def __init__(self, made: Sequence[Drew]) -> None:
        self._made = list(reversed(made))

    def shuffle(self, key: str, items: Sequence[T], count: int | None = None) -> list[T]:
        if self._made:
            return list(self._made.pop().result)
        return list(items) if len(items) < 2 else self._want(key, items, True)

    def pick(self, key: str, items: Sequence[T]) -> T:
        if self._made:
            made: T = self._made.pop().result
            return made
        return items[0] if len(items) == 1 else self._want(key, items, False)

    def _want(self, key: str, items: Sequence[Any], is_shuffle: bool) -> NoReturn:
        raise Wanted(key, items, is_shuffle)


class Course:
    """State of a game: waiting for seats, waiting for chance, or over. It can be copied and pickled at any moment."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.wanted: Wanted | None = None
        self.outcome: Outcome | None = None
        self.said: list[tuple[int, int]] = []  # all actions, with the seat of each
        self._drawn: list[int] = []  # items drawn so far of the wanted shuffle
        self._left: dict[int, int] = {}  # and the numbers of remaining ones
        self._events: list[Event] = []
        self._told_before = 0  # number of events before the head of this phase
        self._veils: tuple[tuple[int, int], ...] = ()  # seats that imagined this world, with the events before
        self._progress = Progress()
        self._laid: Lying = {}
        self._offered: set[int] = set()
        self._parts: dict[int, tuple[int, ...]] = {}
        self._sitting: Sitting | None = None
        self._play_on()

    # --- moving

    @property
    def sitting(self) -> Sitting:
        """The table, unless a chance move is awaited."""
        if self._sitting is None:
            self._play_on()
            assert self._sitting is not None
        return self._sitting

    def say(self, seat: int, action: int) -> None:
        """Give one part of a seat's answer."""
        sitting = self.sitting
        try:
            if not sitting.say(seat, action):
                raise ValueError(f"seat {seat} may not say {self.encoding.actions[action]} now")
        except Wanted as wanted:
            self._remember(sitting)
            self._offered, self._parts = set(), {}
            self._wait_for(wanted)
        self.said.append((seat, action))
        if self._sitting is not None:
            self.outcome = sitting.table.outcome

    def outcomes(self) -> list[tuple[int, float]]:
        """Possible chance moves with their probabilities. Equal items count as one, under the number of the first."""
        assert self.wanted is not None
        total = len(self.wanted.items) - len(self._drawn)
        return [(item, count / total) for item, count in self._left.items()]

    def name_of(self, outcome: int) -> str:
        """Text of a chance move."""
        assert self.wanted is not None
        return f"{self.wanted.key} {msgspec.json.encode(self.wanted.items[outcome]).decode()}"

    def draw(self, outcome: int) -> None:
        """Make a chance move. The rest of a shuffle follows by itself once all remaining items are equal."""
        wanted = self.wanted
        assert wanted is not None
        result: Any = wanted.items[outcome]
        if wanted.is_shuffle:
            left = self._left
            left[outcome] -= 1
            if not left[outcome]:
                del left[outcome]
            self._drawn.append(outcome)
            if len(left) > 1:
                return
            rest = len(wanted.items) - len(self._drawn)
            result = [wanted.items[item] for item in (*self._drawn, *[*left] * rest)]
        self._progress = self._progress.drew(Drew(wanted.key, result))
        self._play_on()

    def _play_on(self) -> None:
        """Replay the present phase up to the point where a seat or chance must move."""
        encoding = self.encoding
        drawn = self._progress.draws[: self._progress.drawn]
        run = Run(encoding.game, encoding.seats, encoding.options, ChancePlayer(drawn))
        del self._events[self._told_before :]
        run.play.tell, run.on_phase, run.writes_heads = self._events.append, self._begin_phase, True
        try:
            run.go_to(self._progress)
        except Wanted as wanted:
            self._progress = run.progress
            self._wait_for(wanted)
            return
        self.wanted, self.outcome = None, run.outcome
        run.lay(self._laid, lambda ask, choice: choice in ask.options)
        self._sitting = sitting = Sitting(encoding, mute_table(run), self._offered)
        for seat, parts in self._parts.items():
            for part in parts:
                sitting.say(seat, part)
        self._laid, self._offered, self._parts = {}, set(), {}

    def _begin_phase(self) -> None:
        self._told_before = len(self._events)

    def _wait_for(self, wanted: Wanted) -> None:
        self.wanted, self._drawn, self._left, self._sitting = wanted, [], dict(Counter(wanted.alike)), None

    def _remember(self, sitting: Sitting) -> None:
        """Store how far the game is."""
        self._progress = progress_of(sitting.table)
        self._laid = self._progress.waiting
        self._offered, self._parts = sitting.offered, sitting.parts

    # --- copies

    def copy(self) -> Course:
        """An independent copy. The table itself is built on first access."""
        if self._sitting is not None:
            self._remember(self._sitting)
        other = Course.__new__(Course)
        other.__dict__.update(self.__dict__)
        other._sitting = None
        for name in ("said", "_drawn", "_left", "_events", "_laid", "_offered", "_parts"):
            setattr(other, name, getattr(self, name).copy())
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = self.copy().__dict__
        encoding = kept.pop("encoding")
        options = msgspec.to_builtins(encoding.options)
        return {**kept, "table": (encoding.game.slug, len(encoding.seats), options)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        slug, seats, options = kept.pop("table")
        self.__dict__.update(kept)
        self.encoding = find_encoding(slug, seats=seats, **options)

    def fork(self, seat: int, seed: int) -> Course:
        """A course that could be the true one for all this seat knows.

        Face-down answers of other seats are replaced by random ones.
        """
        truth, random = self.sitting, Random(seed)
        world = truth.table.fork(seat, Imagined(seed))
        other = self.copy()
        other._progress = progress_of(world)
        other._laid = dict(other._progress.waiting)
        for there, here in zip(levels_of(world), levels_of(truth.table), strict=True):
            for one, choice in here.laid.items():
                ask = there.asks[one]
                if (one, ask.number) not in other._laid:
                    other._laid[one, ask.number] = random.choice(_as_many(ask, choice))
        other._parts = {one: parts for one, parts in other._parts.items() if one == seat}
        other._veils = (*self._veils, (seat, len(self._events)))
        other.said = [(one, action) for one, action in self.said if one == seat]
        return other

    # --- looking

    def observe(self, seat: int | None) -> Floats | None:
        """Observation of a seat (None: a spectator); None while a chance move is awaited."""
        return None if self.wanted is not None else self.sitting.observe(seat)

    def observed(self, seat: int | None) -> str:
        """Observation and question of a seat as JSON; while a chance move is awaited, the last event it was told."""
        if self.wanted is not None:
            return msgspec.json.encode(self._heard(seat)[-1:]).decode()
        sitting = self.sitting
        ask = None if seat is None else sitting.ask(seat)
        about = None if ask is None else (ask.key, ask.about)
        said = () if seat is None else sitting.parts.get(seat, ())
        return msgspec.json.encode((sitting.view(seat), about, said, sitting.table.laid, sitting.table.shown)).decode()

    def remembered(self, seat: int | None) -> str:
        """Everything that a seat has seen and said from the beginning, as JSON."""
        said = [action for one, action in self.said if one == seat]
        return msgspec.json.encode((said, self._heard(seat))).decode() + self.observed(seat)

    def _heard(self, seat: int | None) -> list[Event]:
        events = self._events
        for fancy, count in self._veils:
            events = [*(redact(event, fancy) for event in events[:count]), *events[count:]]
        return [redact(event, seat) for event in events]


def _as_many(ask: Ask[Any], choice: Choice) -> Sequence[Choice]:
    """Options that look the same face down as this choice: everybody sees the number of cards."""
    shown = ask.question.shown
    alike = ask.options if shown is None else [one for one in ask.options if shown(one) == shown(choice)]
    return alike or ask.options
