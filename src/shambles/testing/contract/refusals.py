"""A refusal is a value, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

from shambles import Accepted, Choice, Refusal, Table
from shambles.testing.inside import run_of
from shambles.testing.tables import Kind, all_of_it, draw_answer, finish, give, walk

NONSENSE: list[Any] = [
    "",
    " ",
    "nonsense",
    "-1",
    "0",
    "99999",
    "1e3",
    "row",
    "+",
    "\0",
    "🧟",
    "x" * 10_000,
    57,
    None,
    1.5,
]


def refusals(table: Table) -> Iterator[Accepted | Refusal]:
    """Try everything illegal at this moment. Yields the replies."""
    asked = run_of(table).asks
    for seat, ask in asked.items():
        for nonsense in NONSENSE:
            if not any(choice.notation == nonsense for choice in ask.options) and ask.why_not(nonsense) is not None:
                yield table.answer(seat, nonsense)
        for notation in ask.form().barred:
            yield table.answer(seat, notation)
        for number in (ask.number - 1, ask.number + 1, -1):
            yield table.answer(seat, ask.options[0], number)
    for seat in table.seats:
        if seat not in asked:
            for notation in {choice.notation for ask in asked.values() for choice in ask.options[:3]} or {"anything"}:
                yield table.answer(seat, notation)
    for stranger in (-1, len(table.seats), 99):
        yield table.answer(stranger, "anything")
        yield table.undo(stranger)


def test_what_is_refused_changes_nothing(kind: Kind) -> None:
    for at, table in enumerate(walk(kind.open(41), kind.random("refused"), fickle=True)):
        if at % 3 and table.asks:
            continue
        before = all_of_it(table)
        for reply in refusals(table):
            assert isinstance(reply, Refusal)
            assert reply.code
            assert reply.rule
        assert all_of_it(table) == before


def test_asking_beforehand_gives_the_same_reply_and_changes_nothing(kind: Kind) -> None:
    random = kind.random("beforehand")
    for at, table in enumerate(walk(kind.open(47), random, fickle=True)):
        if at % 4:
            continue
        before = all_of_it(table)
        seat = random.choice(table.seats)
        words = ["nonsense", *(choice.notation for ask in table.asks.values() for choice in ask.options[:2])]
        judged = [table.judge(seat, word) for word in words]
        undoing = table.why_no_undo(seat)
        assert all_of_it(table) == before
        for word, verdict in zip(words, judged, strict=True):
            if isinstance(verdict, Refusal):
                assert table.answer(seat, word) == verdict
            else:
                assert isinstance(copy(table).answer(seat, word), Accepted)
        reply = copy(table).undo(seat)
        assert reply == undoing if undoing else isinstance(reply, Accepted)


def test_nonsense_is_not_understood_as_something_legal(kind: Kind) -> None:
    for table in walk(kind.open(42), kind.random("nonsense")):
        for ask in table.asks.values():
            for nonsense in ("", "nonsense", "🧟", "x" * 10_000, None):
                assert isinstance(ask.why_not(nonsense), Refusal)  # type: ignore[arg-type]  # None is nonsense on purpose


def test_a_choice_of_another_kind_is_refused(kind: Kind) -> None:
    """A choice object that the question never offered is the caller's mistake, not our bug."""
    table = kind.open(43)
    before = all_of_it(table)
    for seat in table.asks:
        assert isinstance(table.answer(seat, Choice("nonsense")), Refusal)
    assert all_of_it(table) == before


def test_a_choice_is_the_same_as_its_notation(kind: Kind) -> None:
    random = kind.random("notation")
    by_choice, by_notation = kind.open(44), kind.open(44)
    while by_choice.asks:
        for ask in by_choice.asks.values():
            assert all(ask.find(choice.notation) == choice for choice in ask.options)
            assert len({choice.notation for choice in ask.options}) == len(ask.options)
        seat, choice = draw_answer(by_choice, random)
        give(by_choice, seat, choice)
        give(by_notation, seat, choice.notation)
    assert by_notation.save() == by_choice.save()


def test_after_the_end_nothing_is_accepted(kind: Kind) -> None:
    table = finish(kind.open(46), kind.random("over"))
    before = all_of_it(table)
    for seat in (*table.seats, -1, 99):
        for reply in (table.answer(seat, "anything"), table.undo(seat)):
            assert isinstance(reply, Refusal)
            assert reply.code == "game-over"
    assert all_of_it(table) == before
