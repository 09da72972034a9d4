"""A running game as one seat knows it, in a form that can be sent: enough to imagine worlds from, without the truth.

A flow cannot be sent. Its replay can: a phase head, and the answers and draws since. All of it is sent as worlds that
this seat could imagine, a separate world for each stage. A card that is still hidden may lie elsewhere in each; a card
that has been revealed since lies in its true place. The receiver gets the seat's view and its ask, and forks as at the
table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from random import Random as Rng
from typing import Any, NamedTuple

import msgspec

from shambles.core.asking.chance import Imagined, Recorded
from shambles.core.asking.event import Event, redact
from shambles.core.asking.journal import Drew
from shambles.core.asking.play import Answers, Aside, Play
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.game import Game
from shambles.core.running.run import Head, Progress, Run, encode_state
from shambles.core.story.beginning import known_to
from shambles.core.table import Table

TRIES = 500  # most random worlds for each stage; nearly always the first fits
ALIKE = 48  # worlds compared to find hidden cards: a card in the same place in all of them would seem known

encode = msgspec.json.encode
Where = tuple[Any, ...]  # the keys and indices that lead to a place within a state


class Stage(msgspec.Struct, frozen=True):
    """An imagined world with the answers given there; `aside` is the seat of a meanwhile action."""

    state: msgspec.Raw
    answers: dict[int, str]
    aside: int | None = None


class Imaginable(msgspec.Struct, frozen=True):
    """The head of a phase, the stages since, and this moment.

    draws     draws on the way
    shown     open answers
    reopened  open answers of seats that are asked once more
    """

    phase: str
    asked: int
    head: msgspec.Raw
    stages: tuple[Stage, ...]
    draws: tuple[Drew, ...]
    now: msgspec.Raw
    shown: dict[int, str]
    reopened: dict[int, str] = {}


def open_imaginable(game: Game[Any, Any], seats: int, options: dict[str, Any], found: Imaginable) -> Table:
    """Open a table at that moment, to look at and to fork."""
    chosen = game.read_options(options)
    if found.phase not in game.phases:
        raise BadInput("phase", "unknown-phase", found=found.phase[:40], known=tuple(game.phases))
    head = Head(found.phase, _read(game, found.head), found.asked)
    table = Table(game, game.read_seats(seats, chosen), chosen, 0, head)
    run = Run(game, table.seats, chosen, Recorded((one.key, one.result) for one in found.draws))
    run.writes_heads = True
    run.begin(head)
    for at, stage in enumerate(found.stages):
        run.become(_read(game, stage.state))
        run._resume(_read_answers(run, stage, at))
    run.become(_read(game, found.now))
    for seat, notation in found.shown.items():
        if seat in run.asks and not isinstance(choice := run.asks[seat].judge(notation), Refusal):
            run.laid[seat] = choice
    for seat, notation in found.reopened.items():
        ask = run.asks.get(seat)
        if ask is not None and ask.before and not isinstance(choice := ask.judge(notation), Refusal):
            run.reopened[seat, ask.before[-1]] = choice
    table._run, table._mute = run, True
    return table


def _read(game: Game[Any, Any], state: msgspec.Raw) -> bytes:
    try:
        return encode_state(msgspec.json.decode(state, type=game.state))
    except msgspec.MsgspecError as error:
        raise BadInput("state", "malformed", detail=str(error)) from None


def _read_answers(run: Run, stage: Stage, at: int) -> Answers | Aside:
    if stage.aside is not None:
        for choice in run.could_do(stage.aside):
            if stage.answers == {stage.aside: choice.notation}:
                return Aside(stage.aside, choice)
        raise BadInput(f"stages[{at}].answers", "malformed", detail="nothing that the seat could do")
    asks = run.asks
    if set(stage.answers) != set(asks):
        raise BadInput(f"stages[{at}].answers", "malformed", detail="not the seats that are asked")
    answers: Answers = {}
    for seat in asks:
        found = asks[seat].judge(stage.answers[seat])
        if isinstance(found, Refusal):
            raise BadInput(f"stages[{at}].answers", "answer-refused", reason=found.code, rule=found.rule)
        answers[seat] = found
    return answers


def imaginable(table: Table, seat: int, rng: Rng) -> Imaginable:
    """This moment as a seat can imagine it.

    It holds nothing that the seat could not derive from the events it was told.
    """
    return Telling(table, seat, rng).tell()


class _Mark(NamedTuple):
    """The true state after a step, and the seat's knowledge of the way there."""

    state: bytes
    known: bytes
    drawn: int


class Telling:
    """Encodes one moment for one seat. It reads the table only in the constructor; the table may then go on."""

    def __init__(self, table: Table, seat: int, rng: Rng) -> None:
        run, is_known = table._run, known_to(seat)
        self.game, self.seats, self.options = table.game, table.seats, table.options
        self.seat, self.rng, self.place = seat, rng, run.progress_in_phase
        self.shown = {
            one: choice.notation for one, choice in run.laid.items() if one != seat and is_known(run.asks[one], choice)
        }
        self.reopened = {one: choice.notation for (one, _), choice in run.reopened.items()}
        self.marks = list(self._walk())

    @cached_property
    def still(self) -> Counter[Any]:
        """Values hidden from the seat now, with their number."""
        return self._hidden(self.marks[-1].state)[1]

    def tell(self) -> Imaginable:
        way = Progress()
        for at in range(-1, self.place.answered):
            way = self._next_stage(way, at)
        now = self._dealt_anew(self.marks[-1].state)
        stages = [Stage(self._written(way.redealt[at]), *_written_answers(step)) for at, step in enumerate(way.answers)]
        head = way.head
        assert head is not None
        return Imaginable(
            phase=head.phase,
            asked=head.asked,
            head=self._written(head.state),
            stages=tuple(stages),
            draws=tuple(way.draws),
            now=self._written(now),
            shown=self.shown,
            reopened=self.reopened,
        )

    def _walk(self) -> Iterator[_Mark]:
        """Replay the way from the head of the phase, as it truly was."""
        events: list[Event] = []
        run = self._new_run(self.place.draw_again(), events)
        run.begin(self.place.head)
        yield self._mark(run, events)
        for at, step in enumerate(self.place.answers[: self.place.answered]):
            events.clear()
            if at in self.place.redealt:
                run._put(self.place.redealt[at])
            run._resume(step)
            yield self._mark(run, events)

    def _new_run(self, chance: Any, events: list[Event]) -> Run:
        run = Run(self.game, self.seats, self.options, chance)
        run.play.tell = events.append
        return run

    def _mark(self, run: Run, events: list[Event]) -> _Mark:
        asks = [(one.seat, one.key, one.number, one.about) for one in run.asks.values()]
        known = encode((asks, [redact(event, self.seat) for event in events]))
        return _Mark(encode_state(run.play.state), known, len(run.play.draws))

    # Extend the way by one step, in a world where everything happens as the seat was told.
    # -1 is up to the first ask. Random worlds are tried, with revealed cards in their true places; now and then one
    # without that correction.

    def _next_stage(self, way: Progress, at: int) -> Progress:
        """Extend the way by one step, in a world where everything happens as the seat was told. -1 is up to the first
        ask.

        Random worlds are tried, with revealed cards in their true places; now and then one without that correction.
        """
        before = self.place.head.state if at < 0 and self.place.head is not None else self.marks[at].state
        known: dict[Where, Any] = {}
        for number in range(TRIES):
            world = self._dealt_anew(before)
            if number == 1:
                known = self._come_to_light(before)
            if number % 4:
                world = self._with(known, before, world)
            step = self.place.answers[at] if at >= 0 else None
            if (found := self._go(way, at, world, step)) is None:
                continue
            if step is not None and (other := self._with_answers_untold(way, at, world, step)) is not None:
                found = self._go(way, at, world, other) or found
            return found
        raise BadInput("table", "cannot-be-imagined")

    def _go(self, way: Progress, at: int, world: bytes, step: Answers | Aside | None) -> Progress | None:
        """Make one more step. None if its events differ from those that the seat was told."""
        events: list[Event] = []
        draws = _Redrawn(way.draws, self)
        run = self._new_run(draws, events)
        head = self.place.head
        assert head is not None
        try:
            if step is None:
                run.begin(Head(head.phase, world, head.asked))
            else:
                run.go_to(way)
                run.become(world)
                events.clear()
                if not _could_be(run, step):
                    return None
                run._resume(step)
        except (BadInput, LookupError, ValueError):
            return None
        if self._mark(run, events).known != self.marks[at + 1].known:
            return None
        if step is None:
            begun = Head(head.phase, world, head.asked)
            return Progress(begun, draws=draws.given, drawn=len(draws.given))
        answers, redealt = [*way.answers, step], way.redealt | {way.answered: world}
        return Progress(way.head, answers, len(answers), draws.given, len(draws.given), redealt)

    def _with_answers_untold(
        self, way: Progress, at: int, world: bytes, step: Answers | Aside
    ) -> Answers | Aside | None:
        """The step with each answer that the seat was not told replaced by a random one that looks the same to it.

        None if no answer is replaced.
        """
        others = {step.seat: step.choice} if isinstance(step, Aside) else step
        found = dict(others)
        for seat in others:
            if seat == self.seat:
                continue
            run = self._run_at(way, world)
            ask = run.asks.get(seat)
            options = run.could_do(seat) if isinstance(step, Aside) else ask.options if ask is not None else ()
            alike = [one for one in options if self._go(way, at, world, _instead(step, seat, one)) is not None]
            found[seat] = self.rng.choice(alike) if alike else found[seat]
        if found == others:
            return None
        return Aside(step.seat, found[step.seat]) if isinstance(step, Aside) else found

    def _run_at(self, way: Progress, world: bytes) -> Run:
        run = self._new_run(_Redrawn(way.draws, self), [])
        run.go_to(way)
        run.become(world)
        return run

    # --- what the seat cannot know

    def _dealt_anew(self, state: bytes) -> bytes:
        chance = Imagined(self.rng.getrandbits(64))
        play: Play[Any, Any] = Play(self.seats, self.options, chance)
        play.state = self.game.decode_state(state)
        self.game.redeal(play, self.seat, chance)
        return encode_state(play.state)

    def _hidden(self, state: bytes) -> tuple[set[Where], Counter[Any]]:
        """Places with contents that the seat cannot know, and the number of each content."""
        truth = msgspec.msgpack.decode(state)
        found: dict[Where, Any] = {}
        for _ in range(ALIKE):
            found |= _differences(truth, msgspec.msgpack.decode(self._dealt_anew(state)))
        return set(found), Counter(found.values())

    def _come_to_light(self, state: bytes) -> dict[Where, Any]:
        """Values that were hidden then and are known now, by place.

        Of two equal values, nobody knows which one was revealed.
        """
        places, hidden = self._hidden(state)
        then = dict(_places(msgspec.msgpack.decode(state)))
        lit = [one for one in places if hidden[then[one]] == 1 and then[one] not in self.still]
        return {one: then[one] for one in sorted(lit, key=repr)}

    def _with(self, known: dict[Where, Any], state: bytes, world: bytes) -> bytes:
        """The world with revealed cards in their true places."""
        if not known:
            return world
        then, other = dict(_places(msgspec.msgpack.decode(state))), msgspec.msgpack.decode(world)
        here = dict(_places(other))
        for where, what in known.items():
            swap = next((one for one in here if here[one] == what != then.get(one)), None)
            if swap is not None:
                here[swap], here[where] = here[where], what
        for where, what in here.items():
            _set(other, where, what)
        _sort_alike(msgspec.msgpack.decode(world), other)
        return encode_state(msgspec.convert(other, self.game.state))

    def _written(self, state: bytes) -> msgspec.Raw:
        return msgspec.Raw(encode(self.game.decode_state(state), order="deterministic"))


class _Redrawn:
    """Repeats known draws, and draws again everything in them that a seat cannot know."""

    def __init__(self, done: list[Drew], telling: Telling) -> None:
        self.given: list[Drew] = []
        self._done, self._true, self._telling, self._rng = done, telling.place.draws, telling, telling.rng

    def shuffle(self, key: str, items: Any, count: int | None = None) -> list[Any]:
        at = len(self.given)
        result = list(self._drawn(key))
        if at >= len(self._done):
            places = [place for place, item in enumerate(result) if _hashable(item) in self._telling.still]
            anew = sorted((result[place] for place in places), key=repr)
            self._rng.shuffle(anew)
            for place, item in zip(places, anew, strict=True):
                result[place] = item
        if Counter(map(repr, result)) != Counter(map(repr, items)):
            result = list(items)
            self._rng.shuffle(result)
        self.given.append(Drew(key, result))
        return list(result)

    def pick(self, key: str, items: Any) -> Any:
        at, result = len(self.given), self._drawn(key)
        if at >= len(self._done) and _hashable(result) in self._telling.still:
            result = self._rng.choice(items)  # otherwise the result would reveal which hidden item was drawn
        for item in items:
            if item == result:
                self.given.append(Drew(key, item))
                return item
        raise LookupError(key)

    def _drawn(self, key: str) -> Any:
        at = len(self.given)
        drew = self._done[at] if at < len(self._done) else self._true[at]
        if drew.key != key:
            raise LookupError(key)
        return drew.result


def _could_be(run: Run, step: Answers | Aside) -> bool:
    if isinstance(step, Aside):
        return step.choice in run.could_do(step.seat)
    return set(step) == set(run.asks) and all(choice in run.asks[seat].options for seat, choice in step.items())


def _instead(step: Answers | Aside, seat: int, choice: Any) -> Answers | Aside:
    return Aside(seat, choice) if isinstance(step, Aside) else step | {seat: choice}


def _written_answers(step: Answers | Aside) -> tuple[dict[int, str], int | None]:
    if isinstance(step, Aside):
        return {step.seat: step.choice.notation}, step.seat
    return {seat: choice.notation for seat, choice in step.items()}, None


def _hashable(item: Any) -> Any:
    return item if isinstance(item, str | int | float) else repr(item)


def _places(thing: Any, where: Where = ()) -> Iterator[tuple[Where, Any]]:
    """All plain values of a state, each with its path."""
    if isinstance(thing, dict):
        for key, one in thing.items():
            yield from _places(one, (*where, key))
    elif isinstance(thing, list):
        for at, one in enumerate(thing):
            yield from _places(one, (*where, at))
    else:
        yield where, thing


def _differences(truth: Any, other: Any, where: Where = ()) -> Iterator[tuple[Where, Any]]:
    """Values of the true state that differ in the other state, each with its path."""
    if truth == other:
        return
    if isinstance(truth, dict):
        for key, one in truth.items():
            yield from _differences(one, other.get(key, one), (*where, key))
    elif isinstance(truth, list) and isinstance(other, list):
        for at, (mine, theirs) in enumerate(zip(truth, other, strict=False)):
            yield from _differences(mine, theirs, (*where, at))
    else:
        yield from _places(truth, where)


def _set(thing: Any, where: Where, value: Any) -> None:
    for key in where[:-1]:
        thing = thing[key]
    thing[where[-1]] = value


def _sort_alike(dealt: Any, other: Any) -> None:
    """Sort the lists that were sorted in the deal. Otherwise a card's place in a hand would reveal its neighbours."""
    if isinstance(dealt, dict):
        for key in dealt:
            _sort_alike(dealt[key], other[key])
    elif isinstance(dealt, list) and dealt != other:
        if all(type(one) is type(dealt[0]) and isinstance(one, str | int) for one in dealt):
            if dealt == sorted(dealt):
                other.sort()
        else:
            for mine, theirs in zip(dealt, other, strict=True):
                _sort_alike(mine, theirs)
