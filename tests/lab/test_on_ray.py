"""The same games on a real Ray of two workers: the same results, and a worker that is killed loses nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from lab.test_simulate import DEADLY, SURVIVAL, THREE
from shambles.lab import simulate


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray = pytest.importorskip("ray")  # here, and not in every process that looks for tests
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield
    ray.shutdown()


def test_ray_gives_the_same_results_as_one_process() -> None:
    here = simulate("card_game", games=20, bots=THREE, options=SURVIVAL, seed=4, processes=1)
    there = simulate("card_game", games=20, bots=THREE, options=SURVIVAL, seed=4, on="ray")
    assert there.summary() == here.summary()
    assert [(row.seed, row.scores) for row in there.rows()] == [(row.seed, row.scores) for row in here.rows()]


def test_a_worker_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "deadly.py").write_text(DEADLY)
    bots = [f"{tmp_path}/deadly.py:Deadly", "random", "random"]
    run = simulate("card_game", games=8, bots=bots, options=SURVIVAL, on="ray")
    assert int((tmp_path / "struck").read_text()) != os.getpid()
    assert [row.number for row in run.rows()] == list(range(8))
