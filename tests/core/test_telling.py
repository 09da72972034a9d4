"""Events: told once, and to each viewer without what that viewer may not know."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from core.toy import Dealt, Peeked, Rolled
from shambles import Event, Table
from shambles.core.asking.event import Ready, Secret, TakenBack, kebab, redact


class Whispered(Event, frozen=True):
    """Two secrets with audiences of their own."""

    seat: int
    others: tuple[int, ...]
    word: Annotated[str | None, Secret(to="seat")]
    echo: Annotated[str | None, Secret(to="others")] = None
    loud: str = "hello"


WHISPER = Whispered("TY-001", 1, (0, 2), "psst", "sst")


@pytest.mark.parametrize(
    ("viewer", "word", "echo"),
    [(0, None, "sst"), (1, "psst", None), (2, None, "sst"), (3, None, None), (None, None, None)],
)
def test_everybody_hears_what_is_theirs(viewer: int | None, word: str | None, echo: str | None) -> None:
    heard = redact(WHISPER, viewer)
    assert (heard.word, heard.echo) == (word, echo)
    assert (heard.rule, heard.seat, heard.others, heard.loud) == ("TY-001", 1, (0, 2), "hello")


def test_redacting_leaves_the_event_alone() -> None:
    redact(WHISPER, None)
    assert WHISPER.word == "psst"


def test_an_event_without_secrets_is_told_as_it_is() -> None:
    event = Rolled("TY-040", 0, 6)
    assert redact(event, None) is event


def test_an_empty_audience_hears_nothing() -> None:
    assert all(redact(Peeked("TY-012", (), 5), viewer).card is None for viewer in (None, 0, 1))


def test_seat_0_is_somebody() -> None:
    """A seat that counts as false must neither see everything nor be taken for a spectator."""
    assert redact(Dealt("TY-001", 0, (1,)), 0).cards == (1,)
    assert redact(Dealt("TY-001", 0, (1,)), None).cards is None


def test_an_event_carries_its_name() -> None:
    assert kebab("HandDealt") == "hand-dealt"
    assert Whispered.key() == "whispered"
    assert msgspec.json.decode(msgspec.json.encode(Ready("TY-010", 2))) == {
        "type": "ready",
        "rule": "TY-010",
        "seat": 2,
    }
    assert msgspec.json.decode(msgspec.json.encode(TakenBack("TY-010", 2)))["type"] == "taken-back"


def test_the_toy_tells_its_secrets_to_those_they_are_for() -> None:
    table = Table.open("toy", seats=4, seed=1)
    for seat in table.seats:
        table.answer(seat, table.asks[seat].options[0])
    told = {viewer: table.events_for(viewer) for viewer in (*table.seats, None)}
    for viewer, events in told.items():
        assert [event.cards is not None for event in events if isinstance(event, Dealt)] == [
            seat == viewer for seat in table.seats
        ]
        (peek,) = (event for event in events if isinstance(event, Peeked))
        assert (peek.card is not None) == (viewer in peek.seats)


def test_what_happened_since_then() -> None:
    table = Table.open("toy", seats=2, seed=1)
    before = len(table.events_for(0))
    table.answer(0, table.asks[0].options[0])
    assert table.events_for(0, since=before) == [Ready("TY-010", 0)]
    assert table.events_for(0, since=before + 1) == []
