"""The golden examples, and scenario files that cannot be used."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from shambles import BadInput
from shambles.core.playing.runner import check_scenarios
from shambles.games.board_game import GAME
from shambles.testing.examples import changed, golden_of

FORMAT = GAME.scenarios
GOLDEN = golden_of(GAME)


def test_all_the_examples_are_there() -> None:
    assert sorted({name[:6] for name in GOLDEN}) == [f"BG-G{number:02}" for number in range(1, 40)]


@pytest.mark.parametrize(
    ("name", "path", "wrong", "field"),
    [
        ("BG-G01", "expect.fatigue.rick", 2, "fatigue.rick"),
        ("BG-G03", "expect.tokens.a", 1, "tokens.a"),
        ("BG-G06", "expect.at.P1", "e", "at.P1"),
        ("BG-G08", "script.0.rule", "BG-172", "script[0].rule"),
        ("BG-G12", "script.1.roll.kills", 2, "fatigue.rick"),
        ("BG-G14", "expect.results", ["fail", "fail", "fail"], "results"),
        ("BG-G17", "expect.first", "P1", "first"),
        ("BG-G22", "expect.winners", ["P1"], "winners"),
        ("BG-G25", "expect.stranded", 4, "stranded"),
        ("BG-G26", "script.4.refused", "stop", "script[4].refused"),
    ],
)
def test_a_wrong_expectation_is_reported(name: str, path: str, wrong: Any, field: str) -> None:
    (report,) = check_scenarios([json.dumps(changed(GOLDEN[name], path, wrong))])
    if report.trouble is not None:  # one fatigue less to place: the script then says too much
        assert report.trouble.field.startswith("script")
    else:
        assert field in [difference.field for difference in report.differences]


@pytest.mark.parametrize(
    ("name", "path", "wrong", "field", "code"),
    [
        ("BG-G01", "spaces.b", "swamp", "spaces.b", "malformed"),
        ("BG-G08", "spaces.b", "resource:water", "spaces.b", "not-a-resource"),
        ("BG-G01", "edges.0", "a-x", "options.map.edges[0]", "unknown-space"),
        ("BG-G01", "edges.0", "ab", "edges[0]", "malformed"),
        ("BG-G01", "tokens", {"x": [1]}, "tokens", "unknown-space"),
        ("BG-G01", "parties.P1.at", "x", "parties.P1.at", "unknown-space"),
        ("BG-G01", "parties.P1.survivors", {"nobody": 0}, "parties.P1.survivors", "no-such-card"),
        ("BG-G01", "parties.P1.survivors", {"rick": 3}, "parties.P1.survivors.rick", "malformed"),
        ("BG-G01", "parties.P1.survivors", {}, "parties.P1.survivors", "malformed"),
        ("BG-G01", "parties.P1.food", -1, "parties.P1.food", "not-enough"),
        ("BG-G01", "parties.P1.items", ["enc01"], "parties.P1.items", "no-such-card"),
        ("BG-G01", "parties", {}, "parties", "malformed"),
        ("BG-G01", "parties", {"P2": {}}, "parties.P2.at", "field-missing"),
        ("BG-G05", "parties.P2.survivors", {"rick": 0}, "parties", "twice"),
        ("BG-G01", "turn", "P2", "turn", "no-such-seat"),
        ("BG-G01", "phase", "dinner", "phase", "unknown-value"),
        ("BG-G01", "script.0.do", "c", "script[0].do", "answer-refused"),
        ("BG-G01", "script.0.p", "P2", "script[0].p", "no-such-seat"),
        ("BG-G05", "script.0.p", "P2", "script[0].do", "answer-refused"),
        ("BG-G01", "script.0", {}, "script[0]", "nothing-to-do"),
        ("BG-G01", "script.1.roll.kills", 99, "script[1].roll", "roll-impossible"),
        ("BG-G02", "script.3.ammo", "K9", "script[3].ammo", "not-among-the-items"),
        ("BG-G01", "expect.hunger", 3, "expect.hunger", "unknown-field"),
        (
            "BG-G08",
            "cards.0.challenge.kind",
            "dance",
            "options.box.encounter.made_up_1.challenge.kind",
            "unknown-value",
        ),
        ("BG-G13", "cards.0.success.0.op", "fly", "options.box.encounter.made_up_1.success[0].op", "unknown-operation"),
        ("BG-G18", "tiers.motel", [[]], "options.box.location.motel.tiers", "wrong-number"),
        ("BG-G18", "public", ["casino"], "public", "no-such-card"),
        ("BG-G23", "groups", [["P1"]], "groups", "not-on-one-space"),
    ],
)
def test_what_cannot_be_used_is_named(name: str, path: str, wrong: Any, field: str, code: str) -> None:
    with pytest.raises(BadInput) as error:
        FORMAT.check(changed(GOLDEN[name], path, wrong))
    assert (error.value.field, error.value.code) == (field, code)


def test_a_roll_that_is_never_made_is_named() -> None:
    given = deepcopy(GOLDEN["BG-G10"])
    given["script"].append({"roll": {"kills": 1}})
    with pytest.raises(BadInput) as error:
        FORMAT.check(given)
    assert error.value.code == "roll-left-over"
