"""Speed over time: what lost is named, and nothing else is."""

from __future__ import annotations

import json

import watch
from compare import losses, middle


def test_what_costs_five_percent_more_is_named_by_the_surest_figure() -> None:
    before = {
        "a": {"ratio": 10.0},
        "b": {"ratio": 10.0, "instructions": 1000},
        "c": {"ratio": 1.0},
        "gone": {"ratio": 1.0},
    }
    after = {
        "a": {"ratio": 10.6},
        "b": {"ratio": 20.0, "instructions": 1010},
        "c": {"ratio": 1.5},
        "new": {"ratio": 9.0},
    }
    assert [name for name, _ in losses(before, after).items()] == ["c", "a"]


def test_of_several_times_the_middle_one_counts() -> None:
    found = [{"a": {"ratio": one}} for one in (3.0, 1.0, 2.0)]
    assert middle(found) == {"a": {"ratio": 2.0}}


def test_every_figure_is_a_number_of_bare_loops_and_so_is_what_is_kept() -> None:
    figures = watch.ratios(rounds=1)
    assert set(figures) == set(watch.THINGS) - {watch.BARE}
    assert all(one["ratio"] > 0 for one in figures.values())
    for file in watch.HISTORY.glob("*.json"):
        kept = json.loads(file.read_text("utf-8"))
        assert all(one["ratio"] > 0 for one in kept["figures"].values())
        assert file.stem.endswith(kept["commit"])
