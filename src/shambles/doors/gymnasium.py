"""The games as Gymnasium environments: one seat is yours, bots of a level sit at the others.

    import gymnasium
    import shambles.doors.gymnasium

    table = gymnasium.make("Shambles/CardGameSurvival-v0", seats=4, level="veteran")

An observation is one row, of which `table.unwrapped.encoding.named` makes the named arrays; with `named=True` the
observation has these arrays itself. The mask of legal actions is in the observation, in `info["action_mask"]`, and in
`action_masks()`, for the algorithms of sb3-contrib. The reward comes at the end of the game: your return, the higher
the better. An action that the mask forbids changes nothing: you are asked again, and get `illegal_reward`.
`gymnasium.make_vec(name, num_envs=…, vectorization_mode="vector_entry_point")` makes `shambles.doors.vector`'s tables,
if the game has them.
"""

from __future__ import annotations

from random import Random
from typing import Any

from shambles.doors.extras import need

need("gymnasium", "numpy", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from shambles.bots import find_bot, make_bot  # noqa: E402
from shambles.bots.bot import Bot, ask_bot, offer_bot, tell_bot  # noqa: E402
from shambles.bots.levels import USUAL_LEVEL  # noqa: E402
from shambles.core.asking.reply import BadInput  # noqa: E402
from shambles.core.game import all_games, find_game  # noqa: E402
from shambles.doors import spaces  # noqa: E402
from shambles.doors.encoding import find_encoding  # noqa: E402
from shambles.doors.picture import FPS, MODES, render  # noqa: E402
from shambles.doors.sitting import Sitting  # noqa: E402
from shambles.doors.spaces import Observation  # noqa: E402

__all__ = ["NAMES", "OneSeat"]

NAMES: dict[str, dict[str, Any]] = {
    f"Shambles/{name}-v0": {"game": game.slug, **chosen}
    for game in all_games()
    if (room := game.room("encoding")) is not None
    for name, chosen in getattr(room, "ENVIRONMENTS", {}).items()
}


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """A seat at a table of bots. `level` is the name of any bot, your own included."""

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": FPS}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        seat: int = 0,
        level: str = USUAL_LEVEL,
        named: bool = False,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        journal: bool = False,
        **options: Any,
    ) -> None:
        self.encoding = find_encoding(game, seats=seats, **options)
        if seat not in self.encoding.seats:
            raise BadInput("seat", "not-a-seat", found=seat, known=tuple(self.encoding.seats))
        self.seat, self.named, self.journal = seat, named, journal
        self.illegal_reward, self.render_mode = illegal_reward, render_mode
        self.action_space = spaces.action_space(self.encoding)
        self.observation_space = spaces.observation_space(self.encoding, named)
        self._kind = find_bot(level)
        self._bots: dict[int, Bot] = {}
        self._heard: dict[int, int] = {}
        self.sitting: Sitting

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal, minds = (int(number) for number in self.np_random.integers(2**62, size=2))
        self._random = Random(minds)
        game = self.encoding.game
        self._bots = {
            seat: make_bot(self._kind, game, Random(self._random.getrandbits(62)))
            for seat in self.encoding.seats
            if seat != self.seat
        }
        self._listeners = [seat for seat, bot in self._bots.items() if hasattr(bot, "observe")]
        self._heard = {}
        self.sitting = Sitting.open(self.encoding, deal, self.journal or bool(self._listeners))
        self._let_bots_play()
        return spaces.observe(self.sitting, self.seat, self.named), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.sitting.say(self.seat, int(action)):
            return (
                spaces.observe(self.sitting, self.seat, self.named),
                self.illegal_reward,
                False,
                False,
                self._info() | {"refused": True},
            )
        self._let_bots_play()
        outcome = self.sitting.table.outcome
        reward = 0.0 if outcome is None else outcome.returns[self.seat]
        return spaces.observe(self.sitting, self.seat, self.named), reward, outcome is not None, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Mask of legal actions, in the form that sb3-contrib expects."""
        return self.sitting.mask(self.seat).astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.sitting.mask(self.seat)}

    def render(self) -> Any:
        """The table as your seat sees it: the plain lines of the terminal, or a picture."""
        return render(self.sitting.table, self.seat, self.render_mode)

    def _let_bots_play(self) -> None:
        """Let the others act until it is your turn again, or the game is over."""
        sitting, table = self.sitting, self.sitting.table
        while sitting.acting:
            seat = next((one for one in sitting.acting if one in self._bots), None)
            if seat is None:
                return
            for one in self._listeners:
                self._heard[one] = tell_bot(self._bots[one], table, one, self._heard.get(one, 0))
            if not sitting.is_offer:
                sitting.answer(seat, ask_bot(self._bots[seat], table, seat, self._random))
            elif (choice := offer_bot(self._bots[seat], table, seat, self._random)) is not None:
                sitting.answer(seat, choice)
            else:
                sitting.leave(seat)


for name, table in NAMES.items():
    if name not in gymnasium.registry:
        batches = None if find_game(table["game"]).room("vector") is None else "shambles.doors.vector.gymnasium:Tables"
        gymnasium.register(name, entry_point=f"{__name__}:OneSeat", vector_entry_point=batches, kwargs=table)
