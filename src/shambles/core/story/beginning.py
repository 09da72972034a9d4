"""Tables that begin at a moment of another game: a phase head, and the steps from there to the moment.

The steps before the moment are not part of the new table's story: they are neither told nor can they be taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.chance import Chance, Imagined, Recorded
from shambles.core.asking.event import GoesOn
from shambles.core.asking.journal import Dealt, Drew, digest
from shambles.core.asking.play import Play
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.running.run import Head, Run, Start, encode_state

if TYPE_CHECKING:
    from shambles.core.table import Table

GOES_ON = "SH-008"


def begin_at(table: Table, start: Start, chance: Chance) -> Run:
    """The run at the table's first moment. It records events from there on."""
    there = _go_there(table, start)._run
    run = there.twin(chance)
    run.lay(there.lying)
    if run.outcome is not None:
        raise BadInput("save.start.way", "game-over")
    table._heads.append(0)
    table._digests.append(digest(start.phase, start.state))
    table._listen(run)
    run.play.tell(GoesOn(GOES_ON))
    return run


def _go_there(table: Table, start: Start) -> Table:
    """Replay the other table's steps from the head of the phase."""
    head = Head(start.phase, start.state, start.asked)
    there = type(table)(table.game, table.seats, table.options, 0, head)
    draws = Recorded((entry.key, entry.result) for entry in start.way if isinstance(entry, Drew))
    there._begin_with(draws)
    for at, entry in enumerate(start.way):
        if isinstance(entry, Dealt):
            _deal_anew(there, entry, draws)
        elif not isinstance(entry, Drew):
            reply = there.repeat(entry)
            if isinstance(reply, Refusal):
                raise BadInput(f"save.start.way[{at}]", "answer-refused", reason=reply.code, rule=reply.rule)
    return there


def _deal_anew(table: Table, dealt: Dealt, chance: Chance) -> None:
    """Replace the cards that a seat could not know by those of the redeal."""
    try:
        state = msgspec.json.decode(dealt.state, type=table.game.state)
    except msgspec.MsgspecError as error:
        raise BadInput("save.start.way", "malformed", detail=str(error)) from None
    lying, run = table._run.lying, table._run.twin(chance)
    run.lay(lying, known_to(dealt.seat))
    run.become(encode_state(state))
    table._go_on_with(run, chance)


def known_to(seat: int | None) -> Callable[[Ask[Any], Choice], bool]:
    """Filter for given answers that this seat knows: its own and the open ones."""
    return lambda ask, choice: ask.seat == seat or bool(ask.question.open)


def can_begin(table: Table) -> bool:
    """True if the steps to the table's beginning can be replayed under changed rules."""
    try:
        table._begin_with(Imagined(0))
    except (BadInput, LookupError, ValueError):
        return False
    return True


def head_alone(table: Table, start: Start) -> Head:
    """Fallback: the head of the phase alone, with a new redeal for each one on the way."""
    chance = Imagined(table.seed)
    play: Play[Any, Any] = Play(table.seats, table.options, chance)
    play.state = table.game.decode_state(start.state)
    for seat in dict.fromkeys(entry.seat for entry in start.way if isinstance(entry, Dealt)):
        table.game.redeal(play, seat, chance)
    return Head(start.phase, encode_state(play.state), start.asked, start.drawn)
