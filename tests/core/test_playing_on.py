"""Tables that begin with a moment of another game (SH-008): what their saves hold, and what is wrong with a bad one.

What holds for every game is in the contract suite (testing/contract/playing_on.py).
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.card_game.positions import deal, lay
from shambles import BadInput, Table
from shambles.core.story.playing_on import answers_after, last_choice, play_on

pytestmark = pytest.mark.rule("SH-008")


def a_game() -> Table:
    """Two rounds; in the first, B's 5 is too low for any row, and B takes one."""
    table = deal("survival", "10 / 30 / 50 / 70", A="15 71", B="5 31", C="17 51")
    lay(table, A="15", B="5", C="17")
    table.play(1, "row 2")
    lay(table, A="71", B="31", C="51")
    assert table.outcome is not None
    return table


def save_of(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(table.save())
    return found


def test_ordinary_saves_know_nothing_of_it() -> None:
    save = save_of(Table.open("card_game", seats=3, options={"mode": "survival"}, seed=1))
    assert "way" not in save["snapshot"]
    assert "way" not in save_of(a_game())["start"]


def test_the_way_within_a_phase_is_kept_and_no_part_of_the_new_journal() -> None:
    now = play_on(a_game(), 1)
    assert list(now.asks) == [1]  # B is to take a row
    assert now.events_for(None)[0].key() == "goes-on"
    save = save_of(now)
    assert save["journal"] == []
    assert [entry[:2] for entry in save["start"]["way"]] == [["a", 0], ["a", 1], ["a", 2]]
    now.play(1, "row 3")
    again = Table.load(now.save())
    assert again.view(None) == now.view(None)
    assert again.verify() == len(save_of(now)["journal"])


def test_who_goes_on_from_the_middle_of_a_phase_dealt_anew_keeps_what_all_have_seen() -> None:
    now = play_on(a_game(), 1, dealt_anew_for=0, seed=4)
    assert list(now.asks) == [1]
    now.play(1, "row 3")
    assert sorted(card for row in now.view(None).rows for card in row) == sorted([5, 10, 15, 17, 30, 70])  # type: ignore[attr-defined]


def test_there_is_no_playing_on_from_the_end() -> None:
    with pytest.raises(BadInput, match="no-step-to-play-on") as caught:
        play_on(a_game(), 4)
    assert caught.value.params == {"found": 4, "most": 2}


def test_the_last_choice_is_where_there_was_something_to_choose() -> None:
    assert last_choice(a_game(), 0) == 0  # of the last card there is no choice
    assert last_choice(a_game(), 1) == 1


def test_what_was_chosen_since() -> None:
    chosen = [(turn.choice.notation, knew) for turn, knew in answers_after(a_game(), 0, 1)]
    assert chosen == [("5", True), ("row 2", False), ("31", False)]


@pytest.mark.parametrize(
    ("way", "where"),
    [
        ([["a", 0, "99"]], r"save\.start\.way\[0\]"),
        ([["u", 0]], r"save\.start\.way\[0\]"),
        ([["n", 0, {"rows": 3}]], r"save\.start\.way"),
        ([["x", 0]], r"save\.start\.way\[0\]"),
    ],
)
def test_a_way_that_cannot_be_gone_is_named(way: list[Any], where: str) -> None:
    save = save_of(play_on(a_game(), 1))
    save["start"]["way"] = way
    with pytest.raises(BadInput, match=where):
        Table.load(json.dumps(save))


@pytest.mark.parametrize("anew", [None, 0], ids=["as-it-was", "dealt-anew"])
def test_under_other_rules_that_refuse_the_way_the_phase_begins_again(anew: int | None) -> None:
    """Dealt anew it is dealt anew there, too: nothing of the true cards comes back."""
    before = a_game()
    save = save_of(play_on(before, 1, dealt_anew_for=anew, seed=4))
    save["rules"] += 1
    save["snapshot"]["way"][0] = ["a", 0, "99"]
    loaded = Table.load(json.dumps(save))
    assert list(loaded.asks) == [0, 1, 2]
    hands = [loaded.view(seat).cards for seat in (1, 2)]  # type: ignore[attr-defined]
    assert list(loaded.view(0).cards) == [15, 71]  # type: ignore[attr-defined]
    assert (hands == [(5, 31), (17, 51)]) is (anew is None)
