"""A game told again from its journal, answer by answer: for whoever wants to look at each moment once more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.chance import Recorded
from shambles.core.asking.journal import Answered, Changed, Drew, Undo
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.running.judging import judge
from shambles.core.story.undoing import repeat
from shambles.core.table import Table


class Turn(NamedTuple):
    """The table right before an answer, with the ask that it answers.

    aside   it was done meanwhile, while others were asked
    stands  nobody took it back or changed it later
    """

    table: Table
    ask: Ask[Any]
    choice: Choice
    aside: bool
    stands: bool


def play_again(table: Table) -> Iterator[Turn]:
    """Every answer from where the history begins, those that were taken back too: events keep their numbers."""
    journal, gone = table._journal, table._standing.gone
    again = Table(table.game, table.seats, table.options, table.seed, table._start)
    again._run = again._new_run(Recorded((entry.key, entry.result) for entry in journal if isinstance(entry, Drew)))
    again._run.begin(again._start)
    for at, entry in enumerate(journal):
        if isinstance(entry, Undo):
            repeat(again, entry)
        elif isinstance(entry, Answered | Changed):
            found = judge(again._run, entry.seat, entry.choice, None)
            if isinstance(found, Refusal):
                raise BadInput(f"journal[{at}]", "answer-refused", reason=found.code, rule=found.rule)
            ask, choice = found
            yield Turn(again, ask, choice, again._run.asks.get(entry.seat) is not ask, at not in gone)
            again.play(entry.seat, choice)
