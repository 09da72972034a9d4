"""Learn Survival with MaskablePPO of sb3-contrib, in three minutes on one core.

    pip install 'shambles[gymnasium]' sb3-contrib
    python examples/train_maskable.py

The environment says what is legal by itself (`action_masks`): nothing is wrapped. A small network looks at each card,
where it would go and how full and dear that row is, and says how much it likes to lay it. The others play at random.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

import shambles.doors.gymnasium  # noqa: F401  # registers the names
from shambles.doors.encoding import find_encoding

NAME = "Shambles/CardGameSurvival-v0"
STEPS = 60_000
ENCODING = find_encoding("card_game", seats=4, mode="survival")
PLACES = {array.name: slice(array.start, array.start + array.size) for array in ENCODING.arrays}
CARDS, ROWS, FULL, FACTS = 104, 4, 5, 7
FAR = 1000.0  # where no row is lower than a card


class Likings(BaseFeaturesExtractor):  # type: ignore[misc]  # not installed where types are checked
    """How much each action is liked, from what is seen: a card by what it would do, a row by its points."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, len(ENCODING.actions))
        self.card = torch.nn.Sequential(torch.nn.Linear(FACTS, 32), torch.nn.ReLU(), torch.nn.Linear(32, 1))
        self.dear = torch.nn.Parameter(torch.tensor(0.1))

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        row = seen["observation"]
        rows, points = row[:, PLACES["rows"]].view(-1, ROWS, FULL), row[:, PLACES["row_points"]]
        cards = torch.arange(1.0, CARDS + 1)
        steps = cards[None, :, None] - rows.amax(2)[:, None, :]  # from the end of each row to each card
        gap, at = torch.where(steps > 0, steps, FAR).min(2)
        low = gap == FAR
        room = torch.where(low, 0, FULL - (rows > 0).sum(2).gather(1, at)) / 4
        cost = torch.where(low, points.amin(1, keepdim=True), points.gather(1, at)) / 10
        gap = torch.where(low, cards, gap) / 20
        takes = (room == 0) & ~low
        facts = [low.float(), takes.float(), gap, room, cost, gap * room, (cards / CARDS).expand_as(gap)]
        likings = self.card(torch.stack(facts, 2)).squeeze(2)
        nothing = torch.zeros(len(row), 1)
        return torch.cat([nothing, likings, -self.dear * points, nothing], 1)  # in the order of the actions


class Policy(MaskableMultiInputActorCriticPolicy):  # type: ignore[misc]
    """What is liked is what is done: the likings are the logits."""

    def _build(self, schedule: Any) -> None:
        super()._build(schedule)
        self.action_net = torch.nn.Identity()


def train(steps: int = STEPS, seed: int = 1) -> tuple[float, float]:
    """The mean return of a thousand games after so many steps, and the processor time that learning took."""
    torch.set_num_threads(1)
    begun = process_time()
    tables = make_vec_env(NAME, n_envs=16, seed=seed, env_kwargs={"level": "random"})
    model = MaskablePPO(
        Policy,
        tables,
        gamma=1.0,  # points come at the end of the hand alone
        gae_lambda=1.0,
        n_steps=128,
        batch_size=512,
        n_epochs=5,
        learning_rate=lambda left: 3e-3 * left,
        ent_coef=0.01,
        policy_kwargs={
            "features_extractor_class": Likings,
            "share_features_extractor": False,
            "net_arch": {"pi": [], "vf": [64]},
        },
        seed=seed,
    )
    model.learn(steps)
    took = process_time() - begun
    mean, _ = evaluate_policy(model, tables, n_eval_episodes=1000, warn=False)
    return float(mean), took


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--steps", type=int, default=STEPS)
    mean, took = train(reader.parse_args().steps)
    print(f"{mean:.2f} points a game after {took:.0f} s of one core")


if __name__ == "__main__":
    main()
