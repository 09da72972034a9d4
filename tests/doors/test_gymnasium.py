"""Gymnasium's own test, on every environment that is registered; and whole games against bots."""

from __future__ import annotations

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from shambles import BadInput
from shambles.doors.gymnasium import NAMES, OneSeat

LEVEL = "rookie"  # the quickest of those who think


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(Dict|one-dimensional|flatten|normali).*")  # advice, not faults
        check_env(gymnasium.make(name, level=LEVEL).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", [name for name in NAMES if "BoardGame" not in name])
def test_a_whole_game_against_bots(name: str) -> None:
    """The reward comes at the end, and is the return of the seat, whichever that is."""
    table = gymnasium.make(name, level="random", seat=1)
    seen, _ = table.reset(seed=3)
    table.action_space.seed(3)
    rewards, over = [], False
    while not over:
        seen, reward, over, cut, info = table.step(table.action_space.sample(seen["action_mask"]))
        assert not cut
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (table.get_wrapper_attr("action_masks")() == seen["action_mask"]).all()
        assert seen in table.observation_space
        rewards.append(float(reward))
    outcome = table.unwrapped.sitting.table.outcome  # type: ignore[attr-defined]  # OneSeat
    assert not any(rewards[:-1])
    assert rewards[-1] == outcome.returns[1]


def test_what_the_mask_forbids_changes_nothing() -> None:
    table = OneSeat("card_game", seats=3, mode="survival", level="random", illegal_reward=-7)
    seen, _ = table.reset(seed=1)
    illegal = (seen["action_mask"] == 0).nonzero()[0][0]
    again, reward, over, _, info = table.step(illegal)
    assert (reward, over, info["refused"]) == (-7, False, True)
    assert (info["action_mask"] == seen["action_mask"]).all()
    assert (again["observation"] == seen["observation"]).all()


def test_any_seat_may_be_yours_and_it_must_be_one() -> None:
    table = OneSeat("tacdex", seats=3, seat=2, level="random", named=True)
    seen, _ = table.reset(seed=1)
    assert seen["observation"]["seat"].tolist() == [0, 0, 1]
    with pytest.raises(BadInput, match="not-a-seat"):
        OneSeat("tacdex", seats=3, seat=3)


def test_the_table_can_be_looked_at() -> None:
    table = OneSeat("card_game", seats=3, mode="survival", level="random", render_mode="ansi")
    table.reset(seed=1)
    assert "Your Walkers: " in table.render()
