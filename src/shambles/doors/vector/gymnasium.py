"""Whole batches as a Gymnasium `VectorEnv`: one seat of every table is yours, others play the rest, all by JAX.

    tables = Tables("card_game", num_envs=4096, seats=4, mode="survival")
    seen, _ = tables.reset(seed=1)
    seen, rewards, ended, _, _ = tables.step(actions)     # one action for your seat of each table

`seen["observation"]` are the game's arrays; `seen["action_mask"]`, in the info too, says what is legal. Anything else
is taken as the lowest legal action. A reward comes when a game ends: your return, the higher the better. The step after
that deals a new game, whatever its action (autoreset `NEXT_STEP`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shambles.doors.extras import need

need("gymnasium", "numpy", "gymnasium")
need("vector", "jax")

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from jax import Array  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from shambles.core.asking.reply import BadInput  # noqa: E402
from shambles.doors.vector import make  # noqa: E402

__all__ = ["Seen", "Tables"]

Seen = dict[str, Any]  # the arrays under `observation`, and the legal `action_mask`, the tables as their first axis
Others = Callable[[Any, Array], Array]  # a policy: action from one seat's observation and a random key


def anything(seen: Any, key: Array) -> Array:
    """A random policy over the legal actions."""
    return jnp.argmax(jnp.where(seen.mask, jax.random.uniform(key, seen.mask.shape) + 0.1, 0))


class Tables(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """A batch of tables of one kind. `others` is the policy of the other seats, from each seat's own observation."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self, game: str, *, num_envs: int, seats: int, seat: int = 0, others: Others = anything, **options: Any
    ) -> None:
        env: Any = make(game, seats=seats, **options)  # either game: they have the same functions
        if seat not in range(seats):
            raise BadInput("seat", "not-a-seat", found=seat, known=tuple(range(seats)))
        self.num_envs, self.seat = num_envs, seat
        self._env, self._others = env, others
        shapes = jax.eval_shape(lambda key: env.observe(env.init(key), seat), jax.random.key(0))
        self.single_action_space = spaces.Discrete(env.actions)
        fields = dict(zip(shapes._fields, shapes, strict=True))
        mask = _space(fields.pop("mask"))
        arrays = spaces.Dict({name: _space(one) for name, one in fields.items()})
        self.single_observation_space = spaces.Dict({"observation": arrays, "action_mask": mask})
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._deal, self._advance = jax.jit(jax.vmap(env.init)), jax.jit(self._until_asked)
        self._state: Any = None
        self._ended: NDArray[Any] = np.zeros((num_envs,), bool)
        self._mask: NDArray[Any] = np.zeros((num_envs, env.actions), np.int8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._key = jax.random.key(int(self.np_random.integers(2**62)))
        nobody = np.zeros((self.num_envs,), bool)
        state = self._deal(jax.random.split(self._next_key(), self.num_envs))
        seen, _ = self._go_on(state, nobody, np.zeros((self.num_envs,), np.int32))
        return seen, {"action_mask": seen["action_mask"]}

    def action_masks(self) -> NDArray[np.bool_]:
        """Mask of legal actions at each table, in the form that sb3-contrib expects."""
        return self._mask.astype(bool)

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        answers, state = ~self._ended, self._state
        if self._ended.any():
            fresh = self._deal(jax.random.split(self._next_key(), self.num_envs))
            state = _where(jnp.asarray(self._ended), fresh, state)
        seen, returns = self._go_on(state, answers, actions)
        rewards = np.where(self._ended, returns, 0).astype(np.float64)
        return seen, rewards, self._ended, np.zeros_like(self._ended), {"action_mask": seen["action_mask"]}

    def _go_on(self, state: Any, answers: NDArray[Any], actions: NDArray[Any]) -> tuple[Seen, NDArray[Any]]:
        """Apply the answers, then let the others play until you are asked at every table.

        Returns observations and returns.
        """
        given = jnp.asarray(answers), jnp.asarray(actions, jnp.int32)
        self._state, seen, over, returns = self._advance(state, *given, self._next_key())
        self._ended = np.array(over)
        fields = zip(seen._fields, map(np.asarray, seen), strict=True)
        arrays = {name: one.astype(np.int8) if one.dtype == bool else one for name, one in fields}
        self._mask = arrays.pop("mask")
        return {"observation": arrays, "action_mask": self._mask}, np.asarray(returns)

    def _next_key(self) -> Array:
        key: Array
        self._key, key = jax.random.split(self._key)
        return key

    # --- pure, over the whole batch

    def _until_asked(self, state: Any, answers: Array, actions: Array, key: Array) -> tuple[Any, Any, Array, Array]:
        env, seat = self._env, self.seat

        def waits(state: Any) -> Array:
            asked = jax.vmap(lambda one: env.legal(one, seat).any())(state)
            idle: Array = ~(asked | jax.vmap(env.is_over)(state))
            return idle

        def go_on(moment: tuple[Any, Array, Array]) -> tuple[Any, Array, Array]:
            state, answers, key = moment
            key, chance = jax.random.split(key)
            chosen = self._choose(state, chance)
            chosen = chosen.at[:, seat].set(jnp.where(answers, actions, chosen[:, seat]))
            after = jax.vmap(env.step)(state, chosen)
            return _where(answers | waits(state), after, state), jnp.zeros_like(answers), key

        moment = jax.lax.while_loop(lambda one: (one[1] | waits(one[0])).any(), go_on, (state, answers, key))
        state = moment[0]
        seen = jax.vmap(lambda one: env.observe(one, seat))(state)
        return state, seen, jax.vmap(env.is_over)(state), jax.vmap(env.returns)(state)[:, seat]

    def _choose(self, state: Any, key: Array) -> Array:
        """An action for every seat of every table."""
        env, seats = self._env, jnp.arange(self._env.seats)
        keys = jax.random.split(key, (self.num_envs, env.seats))

        def one_table(state: Any, keys: Array) -> Array:
            return jax.vmap(lambda seat, key: self._others(env.observe(state, seat), key))(seats, keys)

        return jax.vmap(one_table)(state, keys).astype(jnp.int32)


def _where(which: Array, one: Any, other: Any) -> Any:
    """State of one batch where the mask is true, and of the other elsewhere."""
    return jax.tree.map(
        lambda left, right: jnp.where(which.reshape(-1, *[1] * (left.ndim - 1)), left, right), one, other
    )


def _space(shape: Any) -> spaces.Box:
    if shape.dtype == bool:
        return spaces.Box(0, 1, shape.shape, np.int8)
    least, most = np.iinfo(shape.dtype).min, np.iinfo(shape.dtype).max
    return spaces.Box(least, most, shape.shape, shape.dtype)
