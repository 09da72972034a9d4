"""The example that learns Survival: it runs, learns something, and plays as a bot."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

import pytest

from shambles.lab import simulate

pytest.importorskip("jax")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_survival.py"


def test_what_was_learned_beats_random_players() -> None:
    found = simulate(
        "card_game",
        games=40,
        bots=[f"{EXAMPLE}:Trained", "random", "random", "random"],
        options={"mode": "survival"},
        seed=1,
        processes=1,
    )
    trained = next(bot for bot in found.bots if bot.bot.endswith(":Trained"))
    assert trained.score.mean < 9 < max(bot.score.mean for bot in found.bots)


def test_it_learns_and_writes_what_it_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE.parent))
    train_survival = import_module("train_survival")
    monkeypatch.setattr(train_survival, "WEIGHTS", tmp_path / "weights.npz")
    monkeypatch.setattr(train_survival, "PICTURE", tmp_path / "curve.svg")
    monkeypatch.setattr(train_survival, "MEASURED", 64)
    monkeypatch.setattr(sys, "argv", ["train_survival.py", "--updates", "2", "--games", "8"])
    train_survival.main()
    assert (tmp_path / "weights.npz").stat().st_size > 1000
    assert "2 updates" in (tmp_path / "curve.svg").read_text("utf-8")


@pytest.mark.skipif(not os.environ.get("SHAMBLES_NIGHTLY"), reason="takes minutes: SHAMBLES_NIGHTLY=1 runs it")
def test_maskable_ppo_learns_survival_in_three_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """In processor time of one core, so that a busy machine does not count."""
    pytest.importorskip("sb3_contrib", reason="pip install sb3-contrib: it is no part of our requirements")
    monkeypatch.syspath_prepend(str(EXAMPLE.parent))
    mean, took = import_module("train_maskable").train()
    assert mean >= -9
    assert took <= 180
