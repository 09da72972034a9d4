"""The games as PettingZoo environments: `env` where seats act one after another, `parallel_env` where all act at once.

    from shambles.doors.pettingzoo import env

    table = env("card_game", seats=4, mode="survival")

An observation is one row, of which `table.encoding.named` makes the named arrays; with `named=True` the observation has
these arrays itself. The mask of legal actions is beside it, and in the seat's info, under `action_mask`. The reward
comes at the end of the game: the seat's return, the higher the better. An action that the mask forbids changes nothing:
the seat is asked again, and gets `illegal_reward`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from shambles.doors.extras import need

need("pettingzoo", "numpy", "gymnasium", "pettingzoo")

from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

from shambles.doors import spaces  # noqa: E402
from shambles.doors.encoding import NOTHING, Encoding, find_encoding  # noqa: E402
from shambles.doors.picture import FPS, MODES, render  # noqa: E402
from shambles.doors.sitting import Sitting  # noqa: E402
from shambles.doors.spaces import Observation  # noqa: E402

__all__ = ["OneByOne", "Together", "env", "parallel_env"]


def env(
    game: str,
    *,
    seats: int,
    named: bool = False,
    illegal_reward: float = -1.0,
    render_mode: str | None = None,
    journal: bool = False,
    **options: Any,
) -> OneByOne:
    """An environment in which seats act one after another (AEC). With a `journal` its table can be saved."""
    return OneByOne(find_encoding(game, seats=seats, **options), named, illegal_reward, render_mode, journal)


def parallel_env(
    game: str,
    *,
    seats: int,
    named: bool = False,
    illegal_reward: float = -1.0,
    render_mode: str | None = None,
    journal: bool = False,
    **options: Any,
) -> Together:
    """An environment in which all seats act at once; a seat that is not asked has only the action 0, `nothing`."""
    return Together(find_encoding(game, seats=seats, **options), named, illegal_reward, render_mode, journal)


class _Common:
    """Shared base of both environments: agents, spaces, seeds, and the picture of the table."""

    metadata: dict[str, Any]
    agents: list[str]

    def __init__(
        self, encoding: Encoding, named: bool, illegal_reward: float, render_mode: str | None, journal: bool
    ) -> None:
        self.encoding, self.named, self.journal = encoding, named, journal
        self.illegal_reward, self.render_mode = illegal_reward, render_mode
        self.metadata = {
            "name": f"shambles_{encoding.game.slug}_v{encoding.version}",
            "render_modes": [*MODES],
            "render_fps": FPS,
            "is_parallelizable": False,  # `parallel_env` is its own
        }
        self.possible_agents = [f"seat_{seat}" for seat in encoding.seats]
        self.agents = []
        self.action_spaces = {agent: spaces.action_space(encoding) for agent in self.possible_agents}
        self.observation_spaces = {agent: spaces.observation_space(encoding, named) for agent in self.possible_agents}
        self._seats = dict(zip(self.possible_agents, encoding.seats, strict=True))
        self._random = Random()
        self.sitting: Sitting

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def render(self) -> Any:
        """The table as a spectator sees it: the plain lines of the terminal, or a picture."""
        return render(self.sitting.table, None, self.render_mode)

    def _info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self.sitting.mask(self._seats[agent])}

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def _open(self, seed: int | None) -> None:
        if seed is not None:
            self._random = Random(seed)
        self.sitting = Sitting.open(self.encoding, self._random.getrandbits(63), self.journal)
        self.agents = self.possible_agents[:]

    def _returns(self) -> dict[str, float] | None:
        outcome = self.sitting.table.outcome
        return None if outcome is None else dict(zip(self.possible_agents, outcome.returns, strict=True))


class OneByOne(_Common, AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo brings no types
    """Seats act one after another; simultaneous answers stay face down until the last one is in."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._open(seed)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: self._info(agent) for agent in agents}
        self.agent_selection = agents[self.sitting.acting[0]]
        self._refused: str | None = None

    def observe(self, agent: str) -> Observation:
        return spaces.observe(self.sitting, self._seats[agent], self.named)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if self._refused is not None:
            self._forget_the_refusal()
        self._cumulative_rewards[agent] = 0.0
        sitting = self.sitting
        if not sitting.say(self._seats[agent], NOTHING if action is None else int(action)):
            self._refused = agent
            self.infos[agent] = self._info(agent) | {"refused": True}
            self.rewards[agent] = self._cumulative_rewards[agent] = self.illegal_reward
        elif sitting.acting:
            self.agent_selection = asked = self.possible_agents[sitting.acting[0]]
            self.infos[asked] = self._info(asked)
        else:
            returns = self._returns()
            assert returns is not None
            self.rewards = returns
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.infos = {agent: self._info(agent) for agent in self.agents}
            self.agent_selection = self.agents[0]

    def _forget_the_refusal(self) -> None:
        assert self._refused is not None
        self.infos[self._refused], self.rewards[self._refused] = self._info(self._refused), 0.0
        self._refused = None


class Together(_Common, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo brings no types
    """All seats act at once. A seat with a complete answer, or without a question, waits with the action 0."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._open(seed)
        return self._observe_all(), {agent: self._info(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        rewards = dict.fromkeys(self.agents, 0.0)
        refused = []
        asked = self.sitting.acting  # seats that are asked only after this step cannot act in it
        for agent in self.agents:
            seat, action = self._seats[agent], int(actions[agent])
            if not (self.sitting.say(seat, action) if seat in asked else action == NOTHING):
                rewards[agent] = self.illegal_reward
                refused.append(agent)
        observations, returns = self._observe_all(), self._returns()
        infos = {agent: self._info(agent) for agent in self.agents}
        for agent in refused:
            infos[agent]["refused"] = True
        if returns is not None:
            rewards = returns
        over = dict.fromkeys(self.agents, returns is not None)
        if returns is not None:
            self.agents = []
        return observations, rewards, over, dict.fromkeys(over, False), infos

    def _observe_all(self) -> dict[str, Observation]:
        self.sitting.view_all_seats()
        return {agent: spaces.observe(self.sitting, self._seats[agent], self.named) for agent in self.agents}
