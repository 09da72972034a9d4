"""Questions to a seat: the possible choices, the reasons against some of them, and their notation.

A `Question` is declared once, beside the rules that ask it. An `Ask` is one question to one seat at one moment.
Candidates and bars read the state on demand, so an ask is never out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from shambles.core.asking.reply import Param, Refusal

if TYPE_CHECKING:
    from shambles.core.asking.play import Play


class Choice(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A possible answer of a seat. Its notation is short, stable and typable, and identifies it everywhere."""

    notation: str

    def __str__(self) -> str:
        return self.notation


class About(msgspec.Struct, frozen=True, gc=False):
    """Parameters of a question at this moment. Questions that have any declare a subclass with their fields."""


NOTHING = About()

C = TypeVar("C", bound=Choice)
A = TypeVar("A", bound=About)


class Bar(msgspec.Struct, Generic[C], frozen=True):
    """One reason why a choice is not allowed, with its rule.

    concerns  the few of many choices that it could stop, if that is quick to find; by default all of them
    """

    code: str
    rule: str
    allows: Callable[[Ask[C], C], bool]
    concerns: Callable[[Ask[C], Sequence[C]], Sequence[C]] | None = None


class Question(msgspec.Struct, Generic[C], frozen=True, kw_only=True):
    """A kind of decision. Its legality is defined by `candidates` and `bars` and nowhere else.

    candidates  all choices of the right form for the seat, in the order in which people would list them
    bars        reasons against candidates; a barred one is shown greyed out, with the reason
    strays      refusals for choices that are no candidates at all; they never bar a candidate
    read        parses typed input to a choice, legal or not; None if it makes no sense
    means       the choice that such input stands for at this moment, if one thing can be written in two ways
    face_down   the rule of a face-down answer: the others see that the seat is ready, and `shown`
    shown       the public part of a face-down answer (such as the number of cards); never the answer itself
    binding     the rule that forbids changing a face-down answer before the last one is in
    open        the rule of open answers: all see them, and each may change until the last one is in
    acts        tells if an answer is an action: when all answers are in, it happens like a meanwhile action, and the
                other answers stay
    about       the struct of the question's parameters
    standing    a wish that stays set until it is changed; bots are never offered it
    """

    key: str
    rule: str
    candidates: Callable[[Ask[C]], Sequence[C]]
    bars: tuple[Bar[C], ...] = ()
    strays: tuple[Bar[C], ...] = ()
    read: Callable[[str], C | None] | None = None
    means: Callable[[Ask[C], C], C] | None = None
    face_down: str = ""
    shown: Callable[[C], int] | None = None
    binding: str = ""
    open: str = ""
    acts: Callable[[C], bool] | None = None
    about: type[About] = About
    standing: bool = False


class AskForm(msgspec.Struct, frozen=True):
    """The JSON form of an ask: the legal choices by notation, and the barred candidates with their refusals."""

    seat: int
    number: int
    key: str
    rule: str
    about: About
    options: tuple[Choice, ...]
    barred: dict[str, Refusal]


class Ask(msgspec.Struct, Generic[C], eq=False, gc=False):
    """A question put to a seat, waiting for its answer.

    before  the numbers under which the seat was asked the same before, if it is asked once more
    """

    play: Play[Any, Any]
    question: Question[C]
    seat: int
    number: int
    about: About = NOTHING
    _options: tuple[C, ...] | None = None
    before: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        return self.question.key

    @property
    def rule(self) -> str:
        return self.question.rule

    @property
    def state(self) -> Any:
        return self.play.state

    def on(self, kind: type[A]) -> A:
        """The question's parameters, typed as the struct that the question declares."""
        assert isinstance(self.about, kind)
        return self.about

    def again(self) -> Ask[C]:
        """The same question to the same seat under the same number, after another event. A given answer stays."""
        return Ask(self.play, self.question, self.seat, self.number, self.about, before=self.before)

    def once_more(self, about: A) -> Ask[C]:
        """The same question to the same seat under a new number.

        An open answer stays visible, but the seat must answer again.
        """
        before = (*self.before, self.number)
        return Ask(self.play, self.question, self.seat, self.play.asked, about, before=before)

    @property
    def options(self) -> tuple[C, ...]:
        """The legal choices: all candidates that no bar stops."""
        options = self._options
        if options is None:
            question = self.question
            options = tuple(question.candidates(self))
            looked_for = None
            few: Sequence[C] = ()
            for bar in question.bars:
                allows, concerns = bar.allows, bar.concerns
                if concerns is None:
                    looked_for, options = None, tuple([choice for choice in options if allows(self, choice)])
                    continue
                if concerns is not looked_for:  # several bars in a row look at the same few
                    looked_for, few = concerns, concerns(self, options)
                if few and (stopped := [choice for choice in few if not allows(self, choice)]):
                    options = tuple([choice for choice in options if choice not in stopped])
                    few = [choice for choice in few if choice not in stopped]
            self._options = options
        return options

    def is_action(self, choice: C) -> bool:
        """True if this answer is an action, after which the same question is asked again."""
        acts = self.question.acts
        return acts is not None and acts(choice)

    def why_not(self, choice: C | str) -> Refusal | None:
        """None if the choice is legal; otherwise the first bar that stops it, with its rule."""
        found = self.find(choice)
        if isinstance(found, Refusal):
            return found
        if found in self.options:
            return None
        for bar in (*self.question.strays, *self.question.bars):
            if not bar.allows(self, found):
                return self._refuse(bar.code, bar.rule, found.notation)
        return self._refuse("not-offered", self.rule, found.notation)

    def judge(self, choice: C | str) -> C | Refusal:
        """The legal choice for this input, or the refusal."""
        if isinstance(choice, str):
            for option in self.options:
                if option.notation == choice:
                    return option
        elif choice in self.options:
            return choice
        found = self.find(choice)
        return found if isinstance(found, Refusal) or found in self.options else self.why_not(found) or found

    def find(self, choice: C | str) -> C | Refusal:
        """The choice with this notation, legal or not; a refusal if there is none."""
        if isinstance(choice, Choice):
            if choice in self.options:
                return choice
            choice = choice.notation
        if not isinstance(choice, str):
            return self._refuse("not-understood", self.rule, repr(choice)[:40])
        if self.question.read is not None:
            found = self.question.read(choice)
            if found is not None and self.question.means is not None:
                found = self.question.means(self, found)
        else:
            wanted = plain_notation(choice)
            found = next((one for one in self.question.candidates(self) if one.notation == wanted), None)
        return self._refuse("not-understood", self.rule, choice[:40]) if found is None else found

    def form(self) -> AskForm:
        """The form that is sent to the seat: its options, and the refusal for each barred candidate."""
        barred = {choice.notation: refusal for choice, refusal in self.barred()}
        return AskForm(self.seat, self.number, self.key, self.rule, self.about, self.options, barred)

    def barred(self) -> list[tuple[C, Refusal]]:
        """The candidates that are not allowed, each with its refusal."""
        if not self.question.bars:
            return []
        legal = {option.notation for option in self.options}
        others = [one for one in self.question.candidates(self) if one.notation not in legal]
        return [(one, refusal) for one in others if (refusal := self.why_not(one)) is not None]

    def _refuse(self, code: str, rule: str, notation: str) -> Refusal:
        params: dict[str, Param] = {"choice": notation}
        return Refusal(code, rule, params)

    def __repr__(self) -> str:
        return f"<Ask {self.number}: seat {self.seat}, {self.key} ({self.rule})>"


def plain_notation(text: str) -> str:
    """Normalise typed input: lower case, single spaces. ' Row  2' becomes 'row 2'."""
    return " ".join(text.casefold().split())
