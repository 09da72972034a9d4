"""Training with numpy: a neural network, and logistic regression as a baseline."""

from __future__ import annotations

import json
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from shambles.core.asking.network import BEYOND, Network

Floats = NDArray[np.float32]
PULL = 1.0  # strength of the L2 regularisation of the logistic regression
PACE, LAST_PACE = 2e-3, 5e-5  # learning rate of the network at the first and the last step
FORGETS = 3e-3  # weight decay per step, as a fraction of the learning rate
BATCH = 2048
SLOW, SLOWER = 0.9, 0.999  # Adam's decay rates of the first and second moment
TINY = 1e-8


class Fitted:
    """A network in training, as arrays: weights and biases of each layer."""

    def __init__(self, wide: Sequence[int], seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.wide = tuple(wide)
        self.numbers: list[Floats] = []
        for inner, outer in zip(self.wide, self.wide[1:], strict=False):
            self.numbers.append((rng.standard_normal((inner, outer)) * np.sqrt(2 / inner)).astype(np.float32))
            self.numbers.append(np.zeros(outer, np.float32))
        self.numbers[-2] *= np.float32(0.1)
        self.rng = rng
        self.middle: Floats = np.zeros(self.wide[0], np.float32)
        self.spread: Floats = np.ones(self.wide[0], np.float32)
        self.has_learned = False

    @classmethod
    def load(cls, data: bytes, seed: int) -> Fitted:
        """Load a network from the bytes of its file, to train it further."""
        known = Network(data)
        network = cls(known.wide, seed)
        network.numbers = [
            np.array(one, np.float32)
            for layer in known.layers
            for one in (np.array([row for row, _ in layer]).T, [start for _, start in layer])
        ]
        network.has_learned = True
        return network

    def predict(self, x: Floats) -> Floats:
        """Predicted chance for each row of features."""
        return np.concatenate([self._forward((part - self.middle) / self.spread)[1] for part in _parts(x)])

    def learn(self, x: Floats, y: Floats, rounds: int, pace: float = PACE) -> None:
        """Train for this number of epochs with Adam. The learning rate falls along a cosine."""
        self._look_at(x)
        slopes = [np.zeros_like(one) for one in self.numbers]
        squares = [np.zeros_like(one) for one in self.numbers]
        steps, at = rounds * max(1, len(x) // BATCH), 0
        for _ in range(rounds):
            order = self.rng.permutation(len(x))
            for begin in range(0, len(x) - min(BATCH, len(x)) + 1, BATCH):
                rows = order[begin : begin + BATCH]
                at += 1
                now = LAST_PACE + (pace - LAST_PACE) * 0.5 * (1 + np.cos(np.pi * min(1.0, at / steps)))
                found = self._slopes((x[rows] - self.middle) / self.spread, y[rows])
                for which, slope in enumerate(found):
                    slopes[which] += (1 - SLOW) * (slope - slopes[which])
                    squares[which] += (1 - SLOWER) * (slope * slope - squares[which])
                    step = (slopes[which] / (1 - SLOW**at)) / (np.sqrt(squares[which] / (1 - SLOWER**at)) + TINY)
                    self.numbers[which] -= (now * (step + FORGETS / PACE * self.numbers[which])).astype(np.float32)

    def to_bytes(self) -> bytes:
        """Serialise the network (core/asking/network.py), with the normalisation folded into the first layer."""
        first, start = self.numbers[0] / self.spread[:, None], self.numbers[1]
        layers = [first, start - self.middle @ first, *self.numbers[2:]]
        body = b"".join(one.T.astype("<f4").tobytes() for one in layers)
        return json.dumps(self.wide).encode() + b"\n" + body

    # --- within

    def _look_at(self, x: Floats) -> None:
        """Normalise by mean and standard deviation of these features.

        The first layer is rescaled, so predictions stay the same.
        """
        middle, spread = x.mean(0), np.maximum(x.std(0), np.float32(0.02))
        if self.has_learned:
            first = self.numbers[0] / self.spread[:, None]
            self.numbers[1] = self.numbers[1] + (middle - self.middle) @ first
            self.numbers[0] = first * spread[:, None]
        self.middle, self.spread, self.has_learned = middle, spread, True

    def _forward(self, x: Floats) -> tuple[list[Floats], Floats]:
        """Activations of every layer, and the predicted chance."""
        told = [x]
        for which in range(0, len(self.numbers) - 2, 2):
            told.append(np.maximum(told[-1] @ self.numbers[which] + self.numbers[which + 1], 0))
        total = (told[-1] @ self.numbers[-2] + self.numbers[-1])[:, 0]
        return told, 1 / (1 + np.exp(-np.clip(total, -BEYOND, BEYOND)))

    def _slopes(self, x: Floats, y: Floats) -> list[Floats]:
        told, chance = self._forward(x)
        back = ((chance - y) / np.float32(len(y)))[:, None].astype(np.float32)
        found: list[Floats] = []
        for which in range(len(self.numbers) - 2, -1, -2):
            heard = told[which // 2]
            found = [heard.T @ back, back.sum(0), *found]
            if which:
                back = (back @ self.numbers[which].T) * (heard > 0)
        return found


def _parts(x: Floats) -> list[Floats]:
    return [x[begin : begin + 65536] for begin in range(0, len(x), 65536)]


def fit_formula(x: Floats, y: Floats) -> NDArray[np.float64]:
    """Logistic regression on shares, by Newton's method. The first feature of every game is the constant 1."""
    facts = x.astype(np.float64)
    weights = np.zeros(facts.shape[1])
    pull = PULL * np.eye(facts.shape[1])
    for _ in range(12):
        chance = 1 / (1 + np.exp(-np.clip(facts @ weights, -BEYOND, BEYOND)))
        slope = facts.T @ (y - chance) - PULL * weights
        weights = weights + np.linalg.solve((facts * (chance * (1 - chance))[:, None]).T @ facts + pull, slope)
    return weights


def predict_by(weights: NDArray[np.float64], x: Floats) -> NDArray[np.float64]:
    chance: NDArray[np.float64] = 1 / (1 + np.exp(-np.clip(x @ weights, -BEYOND, BEYOND)))
    return chance


def r_squared(y: Floats, predicted: NDArray[np.floating], usual: float) -> float:
    """R²: share of the variance that the predictions explain."""
    return 1 - float(np.mean((y - predicted) ** 2)) / float(np.mean((y - usual) ** 2))
