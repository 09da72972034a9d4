"""The golden examples of every game: they come out as written, they notice what is wrong, one can play on from them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import shambles
from scenario_files import Example, changed, golden_of
from shambles import Accepted, BadInput, Table
from shambles.core.game import all_games, find_game
from shambles.core.runner import Report, check_scenarios, game_of

EXAMPLES = [
    pytest.param(slug, example, id=name)
    for slug in shambles.slugs()
    for name, example in golden_of(find_game(slug)).items()
]
every_example = pytest.mark.parametrize(("slug", "example"), EXAMPLES)


def report_on(example: Example) -> Report:
    (report,) = check_scenarios([json.dumps(example)])
    return report


@every_example
def test_a_golden_example_comes_out_as_written(slug: str, example: Example) -> None:
    assert game_of(example).slug == slug
    report = report_on(example)
    assert (report.differences, report.trouble) == ([], None)


@every_example
def test_no_other_game_takes_it_for_its_own(slug: str, example: Example) -> None:
    assert not [game.slug for game in all_games() if game.slug != slug and game.scenarios.recognises(example)]


def otherwise(value: Any) -> Any:
    """The same with everything in it changed."""
    if isinstance(value, dict):
        return {name: otherwise(one) for name, one in value.items()}
    if isinstance(value, bool | None):
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value}x" if isinstance(value, str) else [*value, *(value[-1:] or ["x"]) * 99]


def expectations(example: Example) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that is expected, on the way or at the end, with its place."""
    yield "expect", example.get("expect", {})
    for lines in ("steps", "script"):
        for at, line in enumerate(example.get(lines, [])):
            for name in ("expect", "check"):
                yield f"{lines}.{at}.{name}", line.get(name, {})


@every_example
def test_whatever_is_expected_wrongly_is_noticed(slug: str, example: Example) -> None:
    """All at once; and one by one where something is so wrong that it is an error."""
    for where, expected in expectations(example):
        report = report_on(changed(example, where, otherwise(expected))) if expected else Report(1, "", [])
        noticed = {difference.field for difference in report.differences}
        for name, value in expected.items():
            if not any(name in field for field in noticed):
                assert report.trouble, f"{where}.{name}"
                assert report_on(changed(example, f"{where}.{name}", otherwise(value))).differs, f"{where}.{name}"


@every_example
def test_a_field_that_nobody_knows_is_an_error_that_says_what_is_known(slug: str, example: Example) -> None:
    for where in ("", "expect."):
        if where and "expect" not in example:
            continue
        field = f"{where}hats"
        with pytest.raises(BadInput) as error:
            game_of(example).scenarios.check(changed(example, field, 1))
        assert (error.value.field, error.value.code) == (field, "unknown-field")
        assert error.value.params["known"]


@every_example
@pytest.mark.parametrize("seed", [0, 1])
def test_one_can_play_on_from_whatever_is_a_position(slug: str, example: Example, seed: int) -> None:
    game = find_game(slug)
    try:
        position = game.scenarios.position(example, seed)
    except BadInput as trouble:
        if trouble.code == "not-a-position":
            return
        raise
    assert game.scenarios.position(example, seed) == position
    table, random = Table.deal(slug, position, seed=seed), Random(f"{slug}{seed}")
    for _ in range(60):
        if not table.asks:
            break
        seat = random.choice(sorted(table.asks))
        assert isinstance(table.answer(seat, random.choice(table.asks[seat].options)), Accepted)
    assert Table.load(table.save()).save() == table.save()


@pytest.mark.parametrize("slug", shambles.slugs())
def test_no_two_examples_have_the_same_id(slug: str) -> None:
    lines = (find_game(slug).folder / "scenarios" / "golden.jsonl").read_text("utf-8").splitlines()
    assert [report.id for report in check_scenarios(lines) if report.differs] == []
    assert len(lines) == len(golden_of(find_game(slug)))
