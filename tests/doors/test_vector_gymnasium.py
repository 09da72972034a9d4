"""Batches of tables as a Gymnasium VectorEnv."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pytest.importorskip("jax")
pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from shambles import BadInput
from shambles.doors.vector.gymnasium import Seen, Tables

KINDS: dict[str, dict[str, Any]] = {
    "card_game": {"seats": 3, "mode": "survival", "seat": 1},
    "tacdex": {"seats": 2},
}


@pytest.fixture(scope="module", params=KINDS)
def tables(request: pytest.FixtureRequest) -> Iterator[Tables]:
    made = Tables(request.param, num_envs=16, **KINDS[request.param])
    yield made
    made.close()


def something(seen: Seen, rng: np.random.Generator) -> Any:
    mask = seen["action_mask"]
    return np.argmax(mask * (rng.random(mask.shape) + 0.1), 1)


def test_what_is_seen_fits_the_spaces_and_everybody_is_asked(tables: Tables) -> None:
    seen, info = tables.reset(seed=1)
    assert seen in tables.observation_space
    assert (info["action_mask"] == seen["action_mask"]).all()
    assert (tables.action_masks() == seen["action_mask"]).all()
    assert seen["action_mask"].any(1).all()
    assert tables.action_space.shape == (16,)
    assert tables.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


def test_games_end_with_their_return_and_the_next_step_deals_anew(tables: Tables) -> None:
    seen, _ = tables.reset(seed=2)
    rng, ended, games = np.random.default_rng(1), np.zeros(16, bool), 0
    for _ in range(150):
        before = ended
        seen, rewards, ended, cut, _ = tables.step(something(seen, rng))
        assert seen in tables.observation_space
        assert not cut.any()
        assert (seen["action_mask"].any(1) == ~ended).all(), "whoever is not asked has come to the end"
        assert (rewards[~ended] == 0).all()
        assert not (before & ended).any(), "a new game has been dealt"
        games += int(ended.sum())
        if "points" in seen["observation"]:
            assert (rewards[ended] == -seen["observation"]["points"][ended, 0]).all()
    assert games >= 16


def test_the_same_seed_deals_and_plays_the_same(tables: Tables) -> None:
    def play() -> list[Any]:
        seen, _ = tables.reset(seed=5)
        rng, told = np.random.default_rng(2), []
        for _ in range(5):
            seen, *_ = tables.step(something(seen, rng))
            told.append({name: one.tolist() for name, one in seen["observation"].items()})
        return told

    assert play() == play()


def test_a_wrapper_of_gymnasium_keeps_the_score(tables: Tables) -> None:
    wrapped: Any = RecordEpisodeStatistics(tables)
    seen, _ = wrapped.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(120):
        seen, _, ended, _, info = wrapped.step(something(seen, rng))
        if ended.any():
            break
    assert (info["episode"]["l"][ended] > 5).all()


def test_they_are_made_by_the_name_of_the_environment() -> None:
    import shambles.doors.gymnasium  # noqa: F401  # registers the names

    made: Any = gymnasium.make_vec("Shambles/TacDex-v0", num_envs=16, vectorization_mode="vector_entry_point")
    seen, _ = made.reset(seed=1)
    assert seen["action_mask"].shape[0] == 16  # as many as above: JAX compiles nothing anew
    assert set(seen) == {"observation", "action_mask"}


def test_a_seat_that_is_not_there_is_said() -> None:
    with pytest.raises(BadInput) as caught:
        Tables("tacdex", num_envs=2, seats=2, seat=2)
    assert caught.value.field == "seat"
