"""The actions of a game: a fixed alphabet in which every choice can be spelled, part by part.

A choice of one part (a card, a row) is one action. A choice of several (two cards and the Hero, a way over three
spaces) is spelled part after part, until only one of the options remains. Nothing is hashed, nothing depends on the
order of the options: an action means the same at every table with these seats and options.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from shambles.core.asking.ask import Choice

NOTHING = 0  # the action that says: nothing more, or nothing at all

Part = tuple[str, Any]  # a run of letters, and one of its values
Say = Callable[[Any], Iterable[Part]]  # the parts of a choice
Spelled = tuple[tuple[int, ...], Choice]


class Alphabet:
    """All letters in groups, each letter an action: `card 57`, `row 2`."""

    def __init__(self, runs: Mapping[str, Sequence[Any]], spelling: Mapping[type[Choice], Say]) -> None:
        self.names: list[str] = ["nothing"]
        self._spelling = dict(spelling)
        self._letters: dict[tuple[str, Any], int] = {}
        self.known: dict[Choice, tuple[int, ...]] = {}  # spelling of each choice so far
        self.first: dict[Choice, int] = {}  # and how each of them begins
        for run, values in runs.items():
            for value in values:
                self._letters[run, value] = len(self.names)
                self.names.append(f"{run} {_written(value)}")

    def __len__(self) -> int:
        return len(self.names)

    def spell(self, choice: Choice) -> tuple[int, ...]:
        """The sequence of actions for this choice."""
        found = self.known.get(choice)
        if found is None:
            try:
                found = tuple(self._letters[part] for part in self._spelling[type(choice)](choice))
            except KeyError as missing:
                raise LookupError(f"the encoding has no letter for {missing} of {choice!r}") from None
            self.known[choice], self.first[choice] = found, found[0]
        return found


class Spelling:
    """A seat's unfinished answer: its parts so far, and the possible next ones."""

    __slots__ = ("_meant", "_next", "may_leave", "said")

    def __init__(self, alphabet: Alphabet, options: Sequence[Choice], may_leave: bool = False) -> None:
        self.may_leave = may_leave  # it need not answer at all
        self.said: tuple[int, ...] = ()
        first = alphabet.first
        try:
            meant = {first[option]: option for option in options}
        except KeyError:  # one that has not been met before
            meant = {alphabet.spell(option)[0]: option for option in options}
        # The options that are told apart by their next part; otherwise all that go on with each part.
        self._meant: Mapping[int, Choice] = meant
        self._next: Mapping[int, Sequence[Spelled]] | None = None
        if may_leave or len(meant) < len(options):
            self._next = following = _by_part([(alphabet.known[option], option) for option in options], 0)
            if may_leave:
                following[NOTHING] = []

    def next(self) -> Collection[int]:
        """Actions that lead to one of the options."""
        return self._meant.keys() if self._next is None else self._next.keys()

    def say(self, action: int) -> Choice | None:
        """Add a part. Returns the choice as soon as only one is left; None before that."""
        self.said = (*self.said, action)
        if self._next is None:
            return self._meant[action]
        left = self._next[action]
        if len(left) == 1:
            return left[0][1]
        if action == NOTHING and left:
            raise LookupError(f"spelled alike: {', '.join(option.notation for _, option in left)}")
        self._next = _by_part(left, len(self.said))
        return None


def _by_part(spelled: Iterable[Spelled], at: int) -> dict[int, list[Spelled]]:
    """Options grouped by their part at this position."""
    found: dict[int, list[Spelled]] = {}
    for one in spelled:
        letters = one[0]
        part = letters[at] if at < len(letters) else NOTHING
        if part in found:
            found[part].append(one)
        else:
            found[part] = [one]
    return found


def _written(value: Any) -> str:
    return "-".join(map(_written, value)) if isinstance(value, tuple) else str(value).lower()


# --- how a kind of choice is said


def one(field: str, run: str, first: int | None = None) -> Say:
    """Spelling of a choice with one part: a field's value, or a 0-based index plus `first`."""
    if first is None:
        return lambda choice: ((run, getattr(choice, field)),)
    return lambda choice: ((run, getattr(choice, field) + first),)


def each(field: str, run: str) -> Say:
    """Spelling with one part for each item of a field."""
    return lambda choice: [(run, value) for value in getattr(choice, field)]


def flag(field: str, run: str) -> Say:
    """Spelling of a flag: one letter if the field is set, else none."""
    return lambda choice: ((run, field),) if getattr(choice, field) else ()


def word(text: str, run: str = "word") -> Say:
    """Spelling with a constant part for all choices of this kind."""
    return lambda choice: ((run, text),)


def parts(*says: Say) -> Say:
    """Spellings joined one after another."""
    return lambda choice: [part for say in says for part in say(choice)]
