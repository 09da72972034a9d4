"""A table for programs: the acting seats, their legal actions, and their observations, all as numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
import numpy as np

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.chance import Live
from shambles.core.playing.programs import mute_table, play_option
from shambles.core.running.run import Run
from shambles.core.table import Table
from shambles.doors.encoding import NOTHING, Encoding, Eyes, Flags, Floats, Spelling

WAIT = (NOTHING,)


class Sitting:
    """A table, and the unfinished answers of its seats.

    A seat is offered its optional actions once after every change, before the others go on; `NOTHING` passes.
    """

    def __init__(self, encoding: Encoding, table: Table, offered: Iterable[int] = ()) -> None:
        self.encoding, self.table = encoding, table
        self.answered = 0  # number of complete answers
        self.acting: tuple[int, ...] = ()  # the seats whose part it is; several answer at the same time
        self._asks: dict[int, Ask[Any]] = {}
        self._spelling: dict[int, Spelling] = {}
        self._offered = set(offered)
        self._is_beside = False
        self._views: dict[int | None, msgspec.Struct] = {}
        self._masks: dict[int, bytearray] = {}  # cache, until any action
        self._eyes, self._actions = Eyes(encoding), len(encoding.alphabet)
        self._turn_to_next()

    @classmethod
    def open(cls, encoding: Encoding, seed: int, journal: bool = False) -> Sitting:
        """A new game, dealt from the seed. Without `journal` it records no events and cannot be saved."""
        if journal:
            options = msgspec.to_builtins(encoding.options)
            table = Table.open(encoding.game.slug, seats=len(encoding.seats), options=options, seed=seed)
        else:
            run = Run(encoding.game, encoding.seats, encoding.options, Live(seed))
            run.begin(None)
            table = mute_table(run)
        return cls(encoding, table)

    def ask(self, seat: int) -> Ask[Any] | None:
        """The seat's present ask, or the optional one that it is offered."""
        return self._asks.get(seat)

    @property
    def is_offer(self) -> bool:
        """True if the acting seat may pass."""
        return self._is_beside

    @property
    def offered(self) -> set[int]:
        """Seats that have passed at this moment."""
        return set(self._offered)

    @property
    def parts(self) -> dict[int, tuple[int, ...]]:
        """Parts of each seat's unfinished answer."""
        return {seat: spelling.said for seat, spelling in self._spelling.items() if spelling.said}

    def legal(self, seat: int) -> Collection[int]:
        """Legal next actions of the seat; only `nothing` if it is not asked."""
        return self._spell(seat).next() if seat in self._asks else WAIT

    def mask(self, seat: int) -> Flags:
        """Mask of legal actions: a 1 for each."""
        found = self._masks.get(seat)
        if found is None:
            flags = bytearray(self._actions)
            for action in self.legal(seat):
                flags[action] = 1
            found = self._masks[seat] = flags
        return np.frombuffer(found[:], np.int8)  # a copy that the caller may change

    def say(self, seat: int, action: int) -> bool:
        """Add one part to the seat's answer. False, without any change, if it is not legal."""
        if seat not in self._asks:
            return action == NOTHING
        spelling = self._spell(seat)
        if action not in spelling.next():
            return False
        self._masks.clear()
        if action == NOTHING and spelling.may_leave and not spelling.said:
            self.leave(seat)
        elif (choice := spelling.say(action)) is not None:
            self.answer(seat, choice)
        return True

    def answer(self, seat: int, choice: Choice) -> None:
        """Give a whole answer at once: one of the options."""
        table, asks = self.table, self._asks
        if self._is_beside:
            table.play(seat, choice)
        else:
            play_option(table, seat, choice)
        self.answered += 1
        self._spelling.pop(seat, None)
        if self._is_beside or len(asks) == 1:
            self._offered.clear()
            self._turn_to_next()
        else:
            del asks[seat]
            self._masks.pop(seat, None)
            self.acting = tuple(asks)

    def leave(self, seat: int) -> None:
        """Pass on the offered action."""
        self._offered.add(seat)
        self._spelling.pop(seat, None)
        self._turn_to_next()

    def view(self, seat: int | None) -> msgspec.Struct:
        """The seat's view. The views of simultaneous seats are built together and cached."""
        found = self._views.get(seat)
        if found is None:
            seats: Sequence[int | None] = self.acting if seat in self.acting else (seat,)
            self._views.update(zip(seats, self.encoding.views_for(self.table, seats), strict=True))
            found = self._views[seat]
        return found

    def view_all_seats(self) -> None:
        """Build the views of all seats together, so that shared parts are computed once."""
        if len(self._views) < len(self.encoding.seats):
            self._views.update(
                zip(self.encoding.seats, self.encoding.views_for(self.table, self.encoding.seats), strict=True)
            )

    def observe(self, seat: int | None) -> Floats:
        """Observation of the seat (None: a spectator), as one row."""
        ask = said = None
        if seat is not None:
            ask, said = self._asks.get(seat), self._spelling.get(seat)
        return self._eyes.observe(self.table, self.view(seat), ask, () if said is None else said.said)

    def _spell(self, seat: int) -> Spelling:
        found = self._spelling.get(seat)
        if found is None:
            found = Spelling(self.encoding.alphabet, self._asks[seat].options, may_leave=self._is_beside)
            self._spelling[seat] = found
        return found

    def _turn_to_next(self) -> None:
        """Update the acting seats."""
        self._views.clear()
        self._masks.clear()
        self._is_beside = False
        if self.table.game.meanwhile is not None:
            for seat, ask in self.table.meanwhile.items():
                if seat not in self._offered and not ask.question.standing:
                    self._is_beside, self._asks, self.acting = True, {seat: ask}, (seat,)
                    return
        self._asks = self.table.asks
        self.acting = tuple(self._asks)
