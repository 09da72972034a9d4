"""A game in numbers: its actions, and what a seat sees. Made once for all tables of a game, seats and options."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_type_hints

import msgspec
import numpy as np
from numpy.typing import NDArray

from shambles.core.asking.ask import NOTHING, About, Ask, Choice, Question
from shambles.core.asking.event import kebab
from shambles.core.game import Game
from shambles.core.playing.programs import Views, levels_of, views_made_by
from shambles.core.table import Table
from shambles.doors.encoding.cells import Array, Layout, See
from shambles.doors.encoding.letters import Alphabet, Say
from shambles.doors.encoding.shapes import COUNTLESS, Shape

Floats = NDArray[np.float32]
Flags = NDArray[np.int8]


class Longest(msgspec.Struct, frozen=True):
    """The most that can happen in a whole game.

    one_seat   actions that one seat says
    in_turns   actions of all seats, one after another
    together   moments at which somebody acts, where all act at once who can
    draws      cards and dice, one by one
    """

    one_seat: int
    in_turns: int
    together: int
    draws: int


class Plan(msgspec.Struct, frozen=True):
    """What a game's file says, for a number of seats and certain options.

    version   raised when an action or an array gets another meaning: the `-v0` of the environments
    runs      the letters that choices are said in, run by run
    spelling  how each kind of choice is said
    shapes    what the structs do not say themselves, by field or by struct and field
    returns   the worst and the best that a seat can get
    views     what is looked at where it is less than the game's own views, and quicker made
    longest   how long a game can be, where the rules bound it
    """

    version: int
    runs: Mapping[str, Sequence[Any]]
    spelling: Mapping[type[Choice], Say]
    shapes: Mapping[str, Shape]
    returns: tuple[float, float]
    views: Views | None = None
    longest: Longest | None = None


class Encoding:
    """The actions and arrays of a game for a number of seats and certain options."""

    def __init__(self, game: Game[Any, Any], seats: range, options: Any, plan: Plan) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.version, self.returns, self._views = plan.version, plan.returns, plan.views
        self.longest = plan.longest
        self.alphabet = Alphabet(plan.runs, plan.spelling)
        self._layout = layout = Layout(plan.shapes)
        kind: type[msgspec.Struct] = get_type_hints(game.view)["return"]
        self._see = layout.struct(kind)
        self._lay_out_the_ask(plan)
        unknown = set(plan.shapes) - layout.used
        assert not unknown, f"{game.slug}: no such fields: {', '.join(sorted(unknown))}"
        self._slices = [(one.name, slice(one.start, one.start + one.size), one.shape) for one in layout.arrays]

    def _lay_out_the_ask(self, plan: Plan) -> None:
        layout, seats = self._layout, len(self.seats)
        questions = list(all_questions(self.game))
        self._questions = {question.key: number for number, question in enumerate(questions)}
        self._asked_from = layout.add("asked.question", (len(questions),))
        self._awaited_from = layout.add("asked.awaited", (seats,))
        self._ready_from = layout.add("asked.ready", (seats,), COUNTLESS)
        self._said_from = layout.add("asked.said", (len(self.alphabet),), COUNTLESS)
        self._shown_from = None
        if any(question.open for question in questions):
            self._shown_from = layout.add("asked.shown", (seats, len(self.alphabet)), COUNTLESS)
        self._about: dict[type[About], See] = {}
        for question in questions:
            if question.about is not About and question.about not in self._about:
                name = f"asked.{kebab(question.about.__name__)}"
                self._about[question.about] = layout.struct(question.about, name)

    @property
    def name(self) -> str:
        return f"{self.game.slug}-v{self.version}"

    @property
    def actions(self) -> Sequence[str]:
        """What each action says."""
        return self.alphabet.names

    @property
    def arrays(self) -> Sequence[Array]:
        """The named arrays of an observation."""
        return self._layout.arrays

    @property
    def size(self) -> int:
        """The cells of all arrays together."""
        return self._layout.size

    def views_for(self, table: Table, seats: Sequence[int | None]) -> Sequence[msgspec.Struct]:
        """What these seats may know, as far as it is shown to programs."""
        return table.views(seats) if self._views is None else views_made_by(self._views, table, seats)

    def named(self, flat: Floats) -> dict[str, Floats]:
        """The arrays by their names; they share the memory of the whole."""
        return {name: flat[part].reshape(shape) for name, part, shape in self._slices}

    def describe(self) -> str:
        """All actions and arrays, one a line: what a version promises."""
        arrays = [f"{one.name} {'x'.join(map(str, one.shape))}" for one in self.arrays]
        actions = [f"{number} {name}" for number, name in enumerate(self.actions)]
        return "\n".join([self.name, "", *arrays, "", *actions, ""])


class Eyes:
    """Those who look at one table, one after another: what has not changed since the last look is not written anew."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        self._cells = array("f", bytes(4 * encoding.size))
        self._last: msgspec.Struct | None = None

    def observe(self, table: Table, view: msgspec.Struct, ask: Ask[Any] | None, said: Sequence[int]) -> Floats:
        """What a seat sees, in a row of cells of its own: its view, what it is asked, and what it has said so far."""
        cells = self._cells
        self._encoding._see(cells, view, self._last)
        self._last = view
        cells = cells[:]
        self._write_ask(cells, table, ask, said)
        return np.frombuffer(cells, np.float32)

    def _write_ask(self, cells: array[float], table: Table, ask: Ask[Any] | None, said: Sequence[int]) -> None:
        encoding, (asks, laid, reopened) = self._encoding, levels_of(table)[-1]
        awaited, ready = encoding._awaited_from, encoding._ready_from
        for seat, one in asks.items():
            if seat not in laid:
                cells[awaited + seat] = 1
            else:
                shown = one.question.shown
                cells[ready + seat] = 1 if shown is None else shown(laid[seat])
                if one.question.open:
                    self._write_shown(cells, seat, laid[seat])
        for seat, choice in {seat: choice for (seat, _), choice in reopened.items() if seat not in laid}.items():
            self._write_shown(cells, seat, choice)
        if ask is None:
            return
        cells[encoding._asked_from + encoding._questions[ask.question.key]] = 1
        for place, letter in enumerate(said, 1):
            cells[encoding._said_from + letter] = place
        if ask.about is not NOTHING:
            about = encoding._about.get(type(ask.about))
            if about is not None:
                about(cells, ask.about, None)

    def _write_shown(self, cells: array[float], seat: int, choice: Choice) -> None:
        """An answer that lies open, letter by letter."""
        encoding = self._encoding
        assert encoding._shown_from is not None
        first = encoding._shown_from + seat * len(encoding.alphabet)
        for place, letter in enumerate(encoding.alphabet.spell(choice), 1):
            cells[first + letter] = place


def all_questions(game: Game[Any, Any]) -> Iterator[Question[Any]]:
    """What a program may be asked: all but standing wishes, which spare people questions."""
    beside = () if game.meanwhile is None else game.meanwhile.questions
    for question in dict.fromkeys((*game.questions, *beside)):
        if not question.standing:
            yield question
