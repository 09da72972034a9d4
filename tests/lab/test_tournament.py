"""Bots against each other, and the same deals with one thing changed."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from shambles import BadInput
from shambles.bots import LEVELS
from shambles.cli import app
from shambles.lab import compare, tournament
from shambles.lab.intervals import paired
from shambles.lab.tournament import line_ups_of, plan_tournament

SURVIVAL = {"mode": "survival"}
DEFENSE = {"mode": "standard", "difficulty": "beginner", "quick": True}


def test_everybody_sits_everywhere_on_the_same_deals() -> None:
    plan = plan_tournament("card_game", ["greedy", "random"], 3, 3, SURVIVAL)
    assert [variant.bots for variant in plan.variants] == [
        ("greedy", "random", "greedy"),
        ("greedy", "random", "random"),
    ]
    games = [plan.game_at(number) for number in range(plan.games)]
    assert games == [(deal, line_up, turn) for deal in range(3) for line_up in range(2) for turn in range(3)]


def test_who_sits_down_together() -> None:
    assert list(line_ups_of("abc", 2, together=False)) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert list(line_ups_of("ab", 3, together=False)) == [("a", "b", "a"), ("a", "b", "b")]
    assert list(line_ups_of("ab", 3, together=True)) == [("a", "a", "a"), ("b", "b", "b")]
    ladder = plan_tournament("tacdex", ["a", "b", "c"], 1, 2, ladder=True)
    assert [variant.bots for variant in ladder.variants] == [("a", "b"), ("b", "c")]


def test_the_better_bot_is_rated_higher_and_ends_above_the_other() -> None:
    found = tournament("card_game", bots=["random", "greedy"], deals=20, seats=3, options=SURVIVAL, processes=1)
    assert [one.bot for one in found.standings] == ["greedy", "random"]
    greedy, rand = found.standings
    assert greedy.rating.low > rand.rating.mean
    above, below = found.meetings
    assert (above.bot, above.games) == ("greedy", 120)
    assert above.above.low > 0.5
    assert above.above.mean + below.above.mean == pytest.approx(1)
    assert found.frame()["bot"].to_list() == ["greedy", "random"]
    assert found.cross_table().height == 2


def test_bots_on_the_same_side_are_compared_table_by_table() -> None:
    found = tournament("best_defense", bots=["greedy", "random"], deals=6, seats=4, options=DEFENSE, processes=1)
    assert found.games == 12
    assert found.standings[0].bot == "greedy"
    assert found.meetings[0].games == 6


def test_a_change_is_measured_on_the_same_deals() -> None:
    bots = ["greedy", "random", "random"]
    found = compare("card_game", deals=40, bots=bots, options=SURVIVAL, change_bots=["random"] * 3, processes=1)
    measures = {one.name: one for one in found.measures}
    assert measures["first-place"].difference.high < 0  # the place is worth less without greedy in it
    assert measures["won"].difference.mean == 0
    assert measures["won"].difference.low < 0 < measures["won"].difference.high
    assert measures["answers"].before.mean > 30
    assert found.frame().height == len(measures)
    same = compare("tacdex", deals=10, bots=["greedy"] * 2, change={"unclaimed": "owners"}, processes=1)
    again = compare("tacdex", deals=10, bots=["greedy"] * 2, change={"unclaimed": "owners"}, processes=2)
    assert same == again


def test_a_paired_difference_stays_between_minus_one_and_one() -> None:
    for differences in ([1.0] * 3, [-1.0] * 30, [0.0], []):
        found = paired(differences)
        assert -1 <= found.low <= found.mean <= found.high <= 1
        assert found.low < found.high


@pytest.mark.parametrize(
    ("change", "field"), [({"deals": 0}, "deals"), ({"bots": ["random"]}, "bots"), ({"seats": 11}, "seats")]
)
def test_bad_input_names_the_field(change: dict[str, object], field: str) -> None:
    settings: dict[str, object] = {"bots": ["random", "greedy"], "deals": 1, "options": SURVIVAL, **change}
    with pytest.raises(BadInput) as caught:
        tournament("card_game", **settings)  # type: ignore[arg-type]
    assert caught.value.field == field
    with pytest.raises(BadInput, match="nothing-changed"):
        compare("tacdex", deals=1, bots=["random"] * 2)


def test_the_ladder_is_climbed_by_the_levels() -> None:
    words = "tournament card_game --ladder --mode survival --seats 3 -n 1 --format json --processes 1"
    found = CliRunner().invoke(app, words.split())
    assert found.exit_code == 0, found.output
    standings = json.loads(found.stdout.splitlines()[-1])
    assert {one["bot"] for one in standings["standings"]} == set(LEVELS)
    assert {(one["bot"], one["other"]) for one in standings["meetings"]} >= {
        ("survivor", "rookie"),
        ("legend", "veteran"),
    }
