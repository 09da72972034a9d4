"""A new table that begins at a moment of a finished game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from shambles.core.asking.chance import Imagined
from shambles.core.asking.event import Ready
from shambles.core.asking.journal import Dealt, Way
from shambles.core.asking.reply import BadInput
from shambles.core.running.run import Start
from shambles.core.story.retelling import Story, Turn, done_again, play_again, story_of
from shambles.core.story.saving import read_seed
from shambles.core.table import Table


def play_on(table: Table, step: int, *, dealt_anew_for: int | None = None, seed: int | None = None) -> Table:
    """SH-008  A new table that begins after this step of the story (0 is the set-up). Chance is its own from there on.

    As it truly was; or, for a seat, with what it could not know at that moment dealt anew.
    """
    seed = read_seed(seed)
    moment = table_after(table, step)
    way: Way = moment.way
    if dealt_anew_for is not None:
        fork = moment.fork(dealt_anew_for, Imagined(seed))
        state = msgspec.Raw(msgspec.json.encode(fork._run.play.state, order="deterministic"))
        way = (*way, Dealt(dealt_anew_for, state))
    head = moment._run.head
    return Table.begin(table.game, table.seats, table.options, seed, Start(head.phase, head.state, head.asked, way=way))


def table_after(table: Table, step: int) -> Table:
    """The game after this step of its story, with an ask still open."""
    story, told, last = Story(), 0, 0
    for again, *_ in done_again(table):
        story.goes_on(again.events_for(None, told))
        told = again.told
        if story.is_whole:
            last = story.step
            if last == step:
                return again
    raise BadInput("step", "no-step-to-play-on", found=step, most=last)


def last_choice(table: Table, seat: int) -> int:
    """The step after which a seat had its last choice."""
    story, told, last = Story(), 0, None
    for again, _, found in done_again(table):
        story.goes_on(again.events_for(None, told))
        told = again.told
        if found is not None and found[0].seat == seat and len(found[0].options) > 1:
            last = story.step if story.is_whole else max(0, story.step - 1)
    if last is None:
        raise BadInput("seat", "never-asked")
    return last


def answers_after(table: Table, step: int | None, seat: int) -> Iterator[tuple[Turn, bool]]:
    """A seat's choices after this step of a game, or from the start of its story.

    The flag is true if the seat had learned nothing since that moment.
    """
    end = 0 if step is None else story_of(table).ends[step]
    for turn in play_again(table):
        if turn.stands and turn.ask.seat == seat and turn.table.told >= end:
            yield turn, all(isinstance(event, Ready) for event in turn.table.events_for(seat, end))
