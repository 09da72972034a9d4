"""Saves: a whole table as JSON, and tables loaded from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from secrets import randbits
from typing import TYPE_CHECKING

import msgspec

from shambles.core.asking.journal import Drew, Entry, Save, count_draws, read_save, write_save
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.core.running.run import Start, read_head, write_head
from shambles.core.story.beginning import can_begin, head_alone

if TYPE_CHECKING:
    from shambles.core.table import Table


def load_table(kind: type[Table], data: bytes | str) -> Table:
    """Load a save: under the same rules by a checked replay from the first entry, under others from the snapshot."""
    save = read_save(data)
    rules = find_game(save.game)
    options = rules.read_options(save.options)
    seats, seed = rules.read_seats(save.seats, options), read_seed(save.seed)
    if save.rules == rules.version:
        table = kind(rules, seats, options, seed, read_head(rules, save.start, "save.start"))
        table._replay(save.journal, writes_heads=True)
        for at, (saved, found) in enumerate(zip(save.digests, table._digests, strict=False)):
            if saved != found:
                raise BadInput(f"save.digests[{at}]", "digest-differs", saved=saved, found=found)
        if len(save.digests) != len(table._digests):
            raise BadInput("save.digests", "cut-off", found=len(save.digests), wanted=len(table._digests))
    else:
        at = save.snapshot.at
        if not 0 <= at <= len(save.journal):
            raise BadInput("save.snapshot.at", "cut-off", found=len(save.journal), wanted=at)
        head = read_head(rules, save.snapshot, "save.snapshot")
        if isinstance(head, Start) and not can_begin(kind(rules, seats, options, seed, head)):
            head = head_alone(kind(rules, seats, options, seed, head), head)
        table = play_what_fits(lambda: kind(rules, seats, options, seed, head), save.journal[at:])
    return table


def unchecked(save: Save) -> str:
    """Why a save cannot be checked from its beginning, as a key; empty if it can.

    other-rules     it was made under other rules, by which nothing here can play it again
    from-a-position what happened before the position that it begins with is not in it
    """
    if save.rules != find_game(save.game).version:
        return "other-rules"
    return "from-a-position" if save.start is not None and (save.start.drawn or save.start.asked) else ""


def check_snapshot(table: Table, save: Save) -> None:
    """Check that a save's snapshot follows from its journal.

    Under other rules the game would continue from a false one.
    """
    wanted = read_save(save_table(table, history=True)).snapshot
    mine, found = (msgspec.json.decode(msgspec.json.encode(one)) for one in (wanted, save.snapshot))
    for field in wanted.__struct_fields__:
        if mine.get(field) != found.get(field):
            raise BadInput(f"save.snapshot.{field}", "snapshot-differs")


def play_what_fits(deal: Callable[[], Table], journal: list[Entry]) -> Table:
    """Replay under other rules: the answers since the snapshot, up to the first that no longer fits.

    An answer fits if it is legal and causes the same draws: results that people have seen never change.
    """
    fits = journal
    while fits:
        table = deal()
        try:
            table._replay(fits)
            break
        except BadInput:
            fits = fits[: min(agreement(table._journal, fits), last_answer(fits))]
    else:
        table = deal()
        table._begin(table)
    table.dropped = len([entry for entry in journal[len(fits) :] if not isinstance(entry, Drew)])
    return table


def agreement(one: list[Entry], other: list[Entry]) -> int:
    """Length of the common prefix of two journals."""
    unlike = (at for at, (mine, yours) in enumerate(zip(one, other, strict=False)) if mine != yours)
    return next(unlike, min(len(one), len(other)))


def last_answer(journal: list[Entry]) -> int:
    """Index of the last entry that is not a draw; 0 if all are draws."""
    return max((at for at, entry in enumerate(journal) if not isinstance(entry, Drew)), default=0)


def digests_of(table: Table) -> list[str]:
    """Digests of the heads of all phases so far."""
    table._run.write_heads()
    return table._digests


def save_table(table: Table, history: bool) -> bytes:
    """Save the whole table, or only the part from the head of the present phase."""
    at, digests = table._heads[-1], digests_of(table)
    drawn = count_draws(table._journal[:at]) + Counter(table._drawn_before)
    begun = table._run.head if len(table._heads) > 1 or table._start is None else table._start
    head = write_head(table.game, begun, at if history else 0, drawn)
    if history:
        start = None if table._start is None else write_head(table.game, table._start, 0, table._drawn_before)
    else:
        start = head
    return write_save(
        Save(
            game=table.game.slug,
            rules=table.game.version,
            seats=len(table.seats),
            options=msgspec.to_builtins(table.options),
            seed=table.seed,
            journal=table._journal if history else table._journal[at:],
            digests=digests if history else digests[-1:],
            snapshot=head,
            start=start,
        )
    )


def read_seed(seed: object) -> int:
    """Check a seed; a random one if none is given."""
    if seed is None:
        return randbits(64)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise BadInput("seed", "not-a-seed", found=repr(seed)[:40])
    return seed
