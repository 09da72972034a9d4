"""A finished game for each way in which a game can end, kept as a save: it must load, verify, and end as it did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.tacdex.positions import saved
from shambles import Table
from shambles.core.asking.event import Event
from shambles.games.tacdex.table.events import (
    BattleTied,
    BattleWon,
    CardDrawn,
    EndShown,
    LeftUnclaimed,
    OwnTakenBack,
    Revealed,
    RoundBegun,
)

FOLDER = Path(__file__).parent / "recorded"
RECORDED = sorted(page.stem for page in FOLDER.glob("*.json"))


def recorded(name: str) -> Table:
    return Table.load((FOLDER / f"{name}.json").read_bytes())


def last_round(table: Table) -> list[Any]:
    """Everything that was told from the last reveal on."""
    events: list[Event] = table.events_for(None)
    start = max(at for at, event in enumerate(events) if isinstance(event, Revealed))
    return events[start:]


def kinds(events: list[Any]) -> list[type]:
    return [type(event) for event in events]


def test_there_is_a_game_for_each_way_to_end() -> None:
    assert RECORDED == [
        "both-ends-in-one-draw",
        "end-by-a-draw-card",
        "end-in-an-extended-battle-nobody",
        "end-in-an-extended-battle-owners",
        "fewer-than-two-can-select",
        "last-end-of-four",
        "last-end-of-two",
    ]


@pytest.mark.rule("TD-380")
@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_loads_and_verifies(name: str) -> None:
    table = recorded(name)
    assert table.save() == (FOLDER / f"{name}.json").read_bytes()
    assert table.verify() == len(saved(table)["journal"])
    outcome = table.outcome
    assert outcome is not None
    few = name == "fewer-than-two-can-select"
    assert (outcome.reason, outcome.rule) == (("too-few-players", "TD-360") if few else ("last-end", "TD-170"))
    best = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == best)


@pytest.mark.rule("TD-143", "TD-144", "TD-359")
@pytest.mark.parametrize(("name", "seats"), [("last-end-of-two", 2), ("last-end-of-four", 4)])
def test_the_last_end_comes_with_a_normal_draw(name: str, seats: int) -> None:
    table = recorded(name)
    events = last_round(table)
    assert len(table.seats) == seats
    assert kinds(events).count(BattleWon) == 1
    assert isinstance(events[-1], EndShown)
    assert kinds(events).count(EndShown) == 1
    assert any(isinstance(event, CardDrawn) and event.rule == "TD-120" for event in events)


@pytest.mark.rule("TD-146", "TD-R14")
def test_both_ends_come_in_one_draw() -> None:
    events = last_round(recorded("both-ends-in-one-draw"))
    assert kinds(events)[-3:] == [EndShown, CardDrawn, EndShown]
    assert [event.missing for event in events if isinstance(event, EndShown)] == [1, 0]


@pytest.mark.rule("TD-151", "TD-324", "TD-R10")
def test_the_last_end_is_the_extra_card_of_a_draw() -> None:
    table = recorded("end-by-a-draw-card")
    events = last_round(table)
    assert kinds(events)[-2:] == [BattleWon, EndShown]
    won, end = events[-2:]
    assert won.seat != end.seat  # who does not win does not draw first: this is no normal draw
    assert table.options.actions == "standard"
    assert events[0].cards[end.seat] == "7"


@pytest.mark.rule("TD-150", "TD-172", "TD-R15")
def test_the_last_end_leaves_an_extended_battle_to_nobody() -> None:
    table = recorded("end-in-an-extended-battle-nobody")
    events = last_round(table)
    assert isinstance(events[-1], LeftUnclaimed)
    assert BattleTied in kinds(events)
    assert events[-1].count >= 4  # the second tie of that battle
    assert table.outcome is not None
    won = sum(event.count for event in table.events_for(None) if isinstance(event, BattleWon))
    assert sum(table.outcome.scores) == won


@pytest.mark.rule("TD-150", "TD-R15")
def test_the_last_end_gives_an_extended_battle_back_to_its_owners() -> None:
    table = recorded("end-in-an-extended-battle-owners")
    events = last_round(table)
    assert kinds(events)[-2:] == [OwnTakenBack, OwnTakenBack]
    assert table.outcome is not None
    won = sum(event.count for event in table.events_for(None) if isinstance(event, BattleWon))
    back = sum(len(event.cards) for event in events if isinstance(event, OwnTakenBack))
    assert sum(table.outcome.scores) == won + back


@pytest.mark.rule("TD-360", "TD-R17")
def test_fewer_than_two_have_a_card_left() -> None:
    table = recorded("fewer-than-two-can-select")
    view: Any = table.view(None)
    assert len(table.seats) > 2
    assert sum(seat.hand > 0 for seat in view.seats) < 2
    assert not all(seat.end for seat in view.seats)
    assert isinstance(last_round(table)[0], Revealed)
    assert len([event for event in table.events_for(None) if isinstance(event, RoundBegun)]) > 40
