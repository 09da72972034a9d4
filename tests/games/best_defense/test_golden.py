"""The golden examples, and scenario files that cannot be used."""

from __future__ import annotations

from typing import Any

import pytest

from shambles import BadInput
from shambles.games.best_defense import GAME
from shambles.testing.examples import changed, golden_of

FORMAT = GAME.scenarios
GOLDEN = golden_of(GAME)


def test_all_22_examples_are_there() -> None:
    assert sorted({name[:6] for name in GOLDEN}) == [f"BD-G{number:02}" for number in range(1, 23)]


@pytest.mark.parametrize(
    ("name", "path", "wrong", "field"),
    [
        ("BD-G01", "steps.3.expect.survivors.daryl.allies", 2, "steps[3].expect.survivors.daryl.allies"),
        ("BD-G01", "steps.23.expect.leader", "daryl", "steps[23].expect.leader"),
        ("BD-G14b", "dice.black", [2], "expect.walkers.highway"),
        ("BD-G02", "dice.white", [4, 4, 1], "steps[1].expect.totals.maggie"),
        ("BD-G04", "steps.1.expect.decks.town", 10, "steps[1].expect.decks.town"),
        ("BD-G05", "steps.0.offers", ["rifle"], "steps[0].offers"),
        ("BD-G07d", "expect.decks.prison", 8, "expect.decks.prison"),
        ("BD-G08", "expect.survivors.rick.place", None, "expect.survivors.rick.place"),
        ("BD-G15f", "expect.outcome", "deck-empty", "expect.outcome"),
        ("BD-G15f", "expect.outcome", None, "expect.outcome"),
    ],
)
def test_a_difference_is_found_and_named(name: str, path: str, wrong: Any, field: str) -> None:
    assert field in [found.field for found in FORMAT.check(changed(GOLDEN[name], path, wrong))]


@pytest.mark.parametrize(
    ("name", "path", "wrong", "field", "code"),
    [
        ("BD-G02", "options", {"mode": "standard"}, "options.difficulty", "option-missing"),
        ("BD-G02", "position.phase", "breakfast", "position.phase", "unknown-phase"),
        ("BD-G02", "position.survivors.0.name", "carl", "position.survivors[0].name", "no-such-survivor"),
        ("BD-G02", "position.survivors.0.name", "daryl", "position.survivors[1].name", "twice"),
        ("BD-G02", "position.survivors.0.hp", 6, "position.survivors[0].hp", "malformed"),
        ("BD-G02", "position.survivors.0.equipment", ["bazooka"], "position.survivors[0].equipment", "no-such-card"),
        ("BD-G02", "position.survivors.0.hat", 1, "position.survivors[0].hat", "unknown-field"),
        ("BD-G02", "position.walkers", {"farm": 60}, "position.walkers", "too-many-tokens"),
        ("BD-G02", "position.walkers", {"farm": -1}, "position.walkers.farm", "not-enough"),
        ("BD-G10a", "position.board", ["farm", "farm", "town", "prison"], "position.board", "wrong-number"),
        ("BD-G04", "position.decks.town.cards", 26, "position.decks.town.cards", "wrong-number"),
        ("BD-G15a", "position.decks.farm.top", ["rifle"], "position.decks.farm", "no-such-card"),
        ("BD-G05", "position.survivors.0.events", ["nonsense"], "position.survivors[0].events", "no-such-card"),
        ("BD-G02", "steps.0.by", "carl", "steps[0].by", "no-such-survivor"),
        ("BD-G02", "steps.0.answer", "shotgun", "steps[0].answer", "answer-refused"),
        ("BD-G02", "steps.1.expect.hats", 1, "steps[1].expect.hats", "unknown-field"),
        ("BD-G02", "players", 2, "position", "position-or-players"),
        ("BD-G02", "dice.white", [7], "dice.white[0]", "malformed"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(name: str, path: str, wrong: Any, field: str, code: str) -> None:
    with pytest.raises(BadInput) as error:
        FORMAT.check(changed(GOLDEN[name], path, wrong))
    assert (error.value.field, error.value.code) == (field, code)


def test_a_refusal_can_be_expected() -> None:
    given = changed(GOLDEN["BD-G02"], "steps", [{"by": "maggie", "answer": "shotgun", "refused": "not-understood"}])
    assert FORMAT.check(given) == []
    given["steps"][0]["refused"] = "no-ammo"
    assert [found.field for found in FORMAT.check(given)] == ["steps[0].refused"]


def test_a_fresh_table_is_no_position() -> None:
    with pytest.raises(BadInput) as caught:
        FORMAT.position(GOLDEN["BD-G13a"], 0)
    assert caught.value.code == "not-a-position"
