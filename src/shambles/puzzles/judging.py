"""Verdict on an answer to a puzzle: right or wrong, how games ended after it, and the reasons for the best answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Rng
from typing import Any

import msgspec

from shambles.bots import PARTY
from shambles.bots.hint import AT_ONCE, OptionComparison
from shambles.bots.worlds import hand_over, imagine_from
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reason import Reason
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.table import Table
from shambles.puzzles.puzzle import Puzzle
from shambles.puzzles.weighing import Answer
from shambles.texts import Texts
from shambles.wording import Wording

SPOKEN_OF = ("choice", "other")  # the answers that a reason names


class Judged(msgspec.Struct, frozen=True):
    """An answer to a puzzle, and the best one. `reasons` support the best answer against `other`."""

    choice: str
    best: str
    other: str
    reasons: tuple[Reason, ...]

    @property
    def is_right(self) -> bool:
        return self.choice == self.best


def judge(table: Table, puzzle: Puzzle, typed: str) -> Judged | Refusal:
    """Compare an answer with the best. Illegal answers are refused by the rules. Nothing is played."""
    ask = table.asks[puzzle.seat]
    found = ask.judge(typed)
    if isinstance(found, Refusal):
        return found
    other = puzzle.tempting if found.notation == puzzle.best else found.notation
    said = own_reasons(table, ask, puzzle.best, other)
    return Judged(found.notation, puzzle.best, other, tuple(said))


def own_reasons(table: Table, ask: Ask[Any], best: str, other: str) -> list[Reason]:
    """The game's immediate reasons for the best answer against the other, from the seat's view."""
    asked = hand_over(ask, imagine_from(table, ask.seat, Rng(0)))
    case = OptionComparison(table.game, table.view(ask.seat), asked, option_of(ask, best))
    return case.at_once(option_of(ask, other))[:AT_ONCE]


def option_of(ask: Ask[Any], notation: str) -> Choice:
    """The option with this notation. If there is none, the puzzle is out of date."""
    for option in ask.options:
        if option.notation == notation:
            found: Choice = option
            return found
    raise BadInput("answer", "unknown-value", found=notation[:40], known=tuple(one.notation for one in ask.options))


def say_judged(wording: Wording[Any], table: Table, puzzle: Puzzle, judged: Judged) -> list[str]:
    """The evaluation as sentences: if the answer is right, the best one after a wrong one, and the reasons."""
    texts = wording.words.texts
    called = names_of_answers(wording, table, table.asks[puzzle.seat])
    best, choice = called[judged.best], called[judged.choice]
    said = [texts.say("puzzle-right", best=best)]
    if not judged.is_right:
        said = [texts.say("puzzle-wrong", choice=choice), texts.say("puzzle-better", best=best)]
    reasons = [one for one in judged.reasons if one.explains]
    return [*said, *say_reasons(texts, reasons, called, puzzle.seat, wording.names)]


def say_figures(wording: Wording[Any], table: Table, puzzle: Puzzle, judged: Judged) -> list[str]:
    """The figures behind the evaluation: how the games ended after the answers, and how hard it is."""
    texts = wording.words.texts
    called = names_of_answers(wording, table, table.asks[puzzle.seat])
    best, second = puzzle.answers[0], puzzle.answers[1]
    said = [say_sure(texts, called, best, second)]
    given = next((one for one in puzzle.answers if one.choice == judged.choice), None)
    if given is not None and judged.choice not in (best.choice, second.choice):
        said.append(say_behind(texts, called[judged.choice], given))
    return [*said, say_missed(texts, puzzle)]


def say_sure(texts: Texts, called: dict[str, str], best: Answer, second: Answer) -> str:
    """Results of the games with the best answer and with the next best."""
    figures = {"mine": percent(best.won), "theirs": percent(second.won), "ahead": behind(best, second)}
    said = {"best": called[best.choice], "other": called[second.choice]}
    return texts.say("puzzle-sure", **said, **figures, error=doubt(best), worlds=best.worlds)


def say_behind(texts: Texts, called: str, given: Answer) -> str:
    """Distance of an answer from the best. One that was let go is only known to be behind."""
    if given.let_go:
        return texts.say("puzzle-let-go", choice=called)
    return texts.say("puzzle-behind", choice=called, theirs=percent(given.won), error=doubt(given))


def percent(part: float) -> int:
    return round(100 * part)


def behind(best: Answer, one: Answer) -> int:
    """Wins in a hundred games by which an answer is behind the best."""
    return percent(best.won) - percent(one.won)


def doubt(one: Answer) -> int:
    """Half of the 95 % interval of the difference: at least the last digit that is shown."""
    return max(1, percent(2 * one.error))


def say_reasons(
    texts: Texts, reasons: Sequence[Reason], called: dict[str, str], seat: int, names: Sequence[str]
) -> list[str]:
    """Text of the reasons, with names in place of notations."""
    return [
        texts.reason(
            Reason(
                one.key, {name: called.get(str(it), it) if name in SPOKEN_OF else it for name, it in one.params.items()}
            ),
            seat,
            names,
        )
        for one in reasons
    ]


def say_missed(texts: Texts, puzzle: Puzzle) -> str:
    """Difficulty of the puzzle: how many tries missed it."""
    missed = sum(missed for missed, _ in puzzle.tries.values())
    return texts.say("puzzle-missed", missed=missed, tried=sum(tried for _, tried in puzzle.tries.values()))


def names_of_answers(wording: Wording[Any], table: Table, ask: Ask[Any]) -> dict[str, str]:
    view = table.view(ask.seat)
    return {option.notation: wording.label(view, ask, option) for option in ask.options}


def names_at(texts: Texts, seats: int, you: int) -> list[str]:
    """Names of the seats of a puzzle: you, and the named bots."""
    return [texts.say("you") if seat == you else texts.say(f"party-{seat % PARTY + 1}") for seat in range(seats)]


def hundredths(part: float) -> float:
    """A fraction of a result as a percentage."""
    return round(100 * part, 1)
