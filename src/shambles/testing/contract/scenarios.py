"""Golden examples of every game: they pass as written, they fail when changed, and they can be played on from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from shambles import Accepted, BadInput, Table
from shambles.core.game import all_games, find_game
from shambles.core.playing.runner import Report, check_scenarios, game_of
from shambles.testing.examples import Example, case, changed, check_each, examples_of


def report_on(given: dict[str, Any]) -> Report:
    (report,) = check_scenarios([json.dumps(given)])
    return report


def test_golden_examples_come_out_as_written(slug: str) -> None:
    check_each(examples_of(slug), check_as_written)


def check_as_written(example: Example) -> None:
    assert game_of(example.given) is example.game
    report = report_on(example.given)
    assert (report.differences, report.trouble) == ([], None)


def test_no_other_game_takes_an_example_for_its_own(slug: str) -> None:
    others = [game for game in all_games() if game.slug != slug]
    for example in examples_of(slug):
        assert not [game for game in others if game.scenarios.recognises(example.given)], example.name


def otherwise(value: Any) -> Any:
    """A copy with every value changed."""
    if isinstance(value, dict):
        return {name: otherwise(one) for name, one in value.items()}
    if isinstance(value, bool | None):
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value}x" if isinstance(value, str) else [*value, *(value[-1:] or ["x"]) * 99]


def expectations(given: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """All expectations of an example, on the way or at the end, with their places."""
    yield "expect", given.get("expect", {})
    for lines in ("steps", "script"):
        for at, line in enumerate(given.get(lines, [])):
            for name in ("expect", "check"):
                yield f"{lines}.{at}.{name}", line.get(name, {})


def test_whatever_is_expected_wrongly_is_noticed(slug: str) -> None:
    check_each(examples_of(slug), check_wrong_expectations)


def check_wrong_expectations(example: Example) -> None:
    """Change all expectations at once; and one by one those whose change is an error."""
    for where, expected in expectations(example.given):
        report = report_on(changed(example.given, where, otherwise(expected))) if expected else Report(1, "", [])
        noticed = {difference.field for difference in report.differences}
        for name, value in expected.items():
            if not any(name in field for field in noticed):
                assert report.trouble, f"{where}.{name}"
                assert report_on(changed(example.given, f"{where}.{name}", otherwise(value))).differs, f"{where}.{name}"


def test_a_field_that_nobody_knows_is_an_error_that_says_what_is_known(slug: str) -> None:
    for example in examples_of(slug):
        for field in ("hats", "expect.hats") if "expect" in example.given else ("hats",):
            with case(example):
                with pytest.raises(BadInput) as error:
                    example.game.scenarios.check(changed(example.given, field, 1))
                assert (error.value.field, error.value.code) == (field, "unknown-field")
                assert error.value.params["known"]


def test_one_can_play_on_from_whatever_is_a_position(slug: str) -> None:
    for example in examples_of(slug):
        for seed in (0, 1):
            with case(f"{example}, seed {seed}"):
                play_on_from(example, seed)


def play_on_from(example: Example, seed: int) -> None:
    game = example.game
    try:
        position = game.scenarios.position(example.given, seed)
    except BadInput as trouble:
        if trouble.code == "not-a-position":
            return
        raise
    assert game.scenarios.position(example.given, seed) == position
    table, random = Table.deal(game.slug, position, seed=seed), Random(f"{example}{seed}")
    for _ in range(60):
        if not table.asks:
            break
        seat = random.choice(sorted(table.asks))
        assert isinstance(table.answer(seat, random.choice(table.asks[seat].options)), Accepted)
    assert Table.load(table.save()).save() == table.save()


def test_every_example_has_an_id_of_its_own(slug: str) -> None:
    assert len(examples_of(slug)) == len(find_game(slug).golden_lines())
