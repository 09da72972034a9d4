"""The games as OpenSpiel games, with explicit chance moves.

    import pyspiel
    from shambles.doors import openspiel

    openspiel.register()
    game = pyspiel.load_game("python_shambles_card_game(players=4,mode=survival)")

`python_shambles_card_game` has simultaneous moves where several seats answer at once. In
`python_shambles_card_game_turns` they answer one after another without seeing each other's face-down answers, as
algorithms for sequential games need it. The names begin like those of OpenSpiel's own games in Python.
"""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

from shambles.doors.extras import need

need("openspiel", "numpy", "pyspiel")

import msgspec  # noqa: E402
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from shambles.core.game import find_game  # noqa: E402
from shambles.doors.course import Course  # noqa: E402
from shambles.doors.encoding import Longest, encoded_games, find_encoding  # noqa: E402
from shambles.texts import Texts  # noqa: E402

__all__ = ["register", "resample"]

TURNS = "_turns"
MOST_OUTCOMES = 256  # most outcomes of one draw: the largest pack has 104 cards
ENDLESS = Longest(*[100_000] * 4)  # for games without a bound in the rules; every game ends long before


def register(*games: str) -> list[str]:
    """Register these games with OpenSpiel, by default all with an encoding. Returns their names there."""
    names = []
    for slug in games or encoded_games():
        for turns in (False, True):
            kind = _type_of(slug, turns)
            names.append(kind.short_name)
            if kind.short_name not in pyspiel.registered_names():
                # A class and no closure: OpenSpiel lets go of it after Python has ended, which only a class survives.
                pyspiel.register_game(kind, type(kind.short_name, (Game,), {"slug": slug, "turns": turns}))
    return names


def resample(state: State, player: int, seed: int = 0) -> State:
    """A state that could be the true one for all this player knows, for searches such as ISMCTS."""
    other: State = state.clone()
    other.course = state.course.fork(player, seed)
    return other


def _settings(slug: str) -> dict[str, Any]:
    """The parameters of a game with their defaults. Boxes and maps are always the standard ones."""
    game, settings = find_game(slug), {}
    for field in msgspec.structs.fields(game.options):
        if field.name not in game.boxes:
            plain = field.type if get_origin(field.type) is Literal else None
            settings[field.name] = get_args(plain)[0] if field.required else field.default
    return {"players": game.usual_number(game.read_options(settings)), **settings}


def _type_of(slug: str, turns: bool) -> Any:
    game, settings = find_game(slug), _settings(slug)
    seats = [seat for options in _all_options(slug) for seat in game.seat_range(options)]
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"python_shambles_{slug}{TURNS if turns else ''}",
        long_name=f"Python {_title_of(game)}{', in turns' if turns else ''}",
        dynamics=dynamics.SEQUENTIAL if turns else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=_bounded(slug),
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=settings,
    )


def _title_of(game: Any) -> str:
    """English name of the game."""
    texts = Texts("en", game)
    return texts.say("game") if texts.has("game") else str(game.slug)


def _bounded(slug: str) -> bool:
    """True if a game has a maximal length, so that all past actions fit a tensor."""
    settings = _settings(slug)
    return find_encoding(slug, seats=settings.pop("players"), **settings).longest is not None


def _all_options(slug: str) -> list[Any]:
    """The usual options, and those that differ from them in one value."""
    game, usual = find_game(slug), {name: value for name, value in _settings(slug).items() if name != "players"}
    found = [game.read_options(usual)]
    for field in msgspec.structs.fields(game.options):
        if get_origin(field.type) is Literal:
            found += [game.read_options({**usual, field.name: word}) for word in get_args(field.type)]
    return found


class Game(pyspiel.Game):  # type: ignore[misc]  # pyspiel brings no types
    """A game for a number of players and certain options."""

    slug: str
    turns: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**_settings(self.slug), **(params or {})}
        players = settings.pop("players")
        self.encoding = find_encoding(self.slug, seats=players, **settings)
        self.first = Course(self.encoding)
        self.longest = self.encoding.longest or ENDLESS
        least, most = self.encoding.returns
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=None,
            max_game_length=self.longest.in_turns if self.turns else self.longest.together,
        )
        super().__init__(_type_of(self.slug, self.turns), info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind.perfect_recall, kind.private_info != pyspiel.PrivateInfoType.NONE)

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self.slug, str(self))


def _load(slug: str, name: str) -> Any:
    """Unpickle a game, in a process where it may not be registered yet."""
    register(slug)
    return pyspiel.load_game(name)


class State(pyspiel.State):  # type: ignore[misc]  # pyspiel brings no types
    """State of a game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.course = game.first.copy()
        self.turns = game.turns

    def current_player(self) -> int:
        course = self.course
        if course.wanted is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if course.outcome is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        acting = course.sitting.acting
        return acting[0] if self.turns or len(acting) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return self.course.outcome is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        sitting = self.course.sitting
        return sorted(sitting.legal(player)) if player in sitting.acting else []

    def _apply_action(self, action: int) -> None:
        if self.course.wanted is not None:
            self.course.draw(action)
        else:
            self.course.say(self.course.sitting.acting[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.course.sitting.acting:
            self.course.say(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.name_of(action)
        return self.course.encoding.actions[action]

    def returns(self) -> list[float]:
        outcome = self.course.outcome
        return [0.0] * len(self.course.encoding.seats) if outcome is None else list(outcome.returns)

    def __str__(self) -> str:
        return str(self.history_str())


class Observer:
    """Observation of a player: the named arrays and a string; with perfect recall also the past.

    With perfect recall the string holds every event that the player was told and every action of its own. The tensor
    holds the present observation and, in `said`, the player's actions in order (numbers from 1). Without private
    information it is a spectator's observation.
    """

    def __init__(self, game: Game, perfect_recall: bool, private: bool) -> None:
        encoding = game.encoding
        self._recalls, self._private, self._size = perfect_recall, private, encoding.size
        self.tensor, self.dict = None, {}
        if perfect_recall and encoding.longest is None:
            return
        said = encoding.longest.one_seat if perfect_recall and encoding.longest is not None else 0
        self.tensor = np.zeros(encoding.size + said, np.float32)
        self.dict = encoding.named(self.tensor[: encoding.size])
        if perfect_recall:
            self.dict["said"] = self.tensor[encoding.size :]

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is None:
            return
        seen = state.course.observe(player if self._private else None)
        self.tensor[: self._size] = 0 if seen is None else seen
        if self._recalls and self._private:
            said = [action + 1 for seat, action in state.course.said if seat == player]
            self.tensor[self._size :] = 0
            self.tensor[self._size : self._size + len(said)] = said

    def string_from(self, state: State, player: int) -> str:
        viewer = player if self._private else None
        return state.course.remembered(viewer) if self._recalls else state.course.observed(viewer)
