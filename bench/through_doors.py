"""Answers a second through each door beside the bare engine, everybody playing at random: `make bench`.

Processor time on one core. Every door makes the observation and the mask of everybody who acts; OpenSpiel draws card by
card as well, and is measured with and without its observation.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pyspiel

from shambles import Table
from shambles.core.game import find_game
from shambles.doors import openspiel
from shambles.doors.gymnasium import OneSeat
from shambles.doors.pettingzoo import env, parallel_env
from shambles.doors.vector.gymnasium import Tables

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Survival, 4 seats": ("card_game", 4, {"mode": "survival"}),
    "Hero, 4 seats": ("card_game", 4, {"mode": "hero"}),
    "TacDex, 2 seats": ("tacdex", 2, {}),
    "The Best Defense, 4 seats": ("best_defense", 4, {"mode": "standard", "difficulty": "beginner"}),
    "The Board Game, 4 seats": ("board_game", 4, {}),
}
Play = Callable[[str, int, dict[str, Any], int], tuple[int, int]]  # a whole game from a seed: its answers, its steps


def any_of(mask: Any, random: Random) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def engine(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[int, int]:
    """The engine as it is: a table with its journal and events."""
    table, random, answers = Table.open(game, seats=seats, options=options, seed=seed), Random(seed), 0
    while asks := table.asks:
        for seat, ask in asks.items():
            table.play(seat, random.choice(ask.options))
            answers += 1
    return answers, answers


def one_by_one(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[int, int]:
    table, random, steps = _made(env, game, seats, options), Random(seed), 0
    table.reset(seed=seed)
    while True:
        seen, _, over, _, _ = table.last()
        if over:
            return table.sitting.answered, steps
        table.step(any_of(seen["action_mask"], random))
        steps += 1


def all_at_once(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[int, int]:
    """A step is what one seat says; who waits takes none, but looks."""
    table, random, steps = _made(parallel_env, game, seats, options), Random(seed), 0
    seen, _ = table.reset(seed=seed)
    while table.agents:
        steps += len(table.sitting.acting)
        actions = {agent: any_of(seen[agent]["action_mask"], random) for agent in table.agents}
        seen, *_ = table.step(actions)
    return table.sitting.answered, steps


def one_seat(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[int, int]:
    """One seat against random bots, whose answers are steps of the table too."""
    table, random, steps = _made(OneSeat, game, seats, {"level": "random", **options}), Random(seed), 0
    seen, _ = table.reset(seed=None if hasattr(table, "sitting") else seed)  # seeded once, as one does
    over, own = False, 0
    while not over:
        before = table.sitting.parts.get(table.seat)
        seen, _, over, _, _ = table.step(np.int64(any_of(seen["action_mask"], random)))
        steps += 1
        own += before is None
    return table.sitting.answered, table.sitting.answered + steps - own


def spiel(game: str, seats: int, options: dict[str, Any], seed: int, looks: bool = True) -> tuple[int, int]:
    """OpenSpiel counts what is said, and what chance draws."""
    state, random = _made(_load, game, seats, options).new_initial_state(), Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            items, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(items, chances)[0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(seats)]
            if looks:
                for player in [one for one in range(seats) if legal[one]]:
                    state.observation_tensor(player)
            state.apply_actions([random.choice(actions) if actions else 0 for actions in legal])
        else:
            if looks:
                state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
    return len(state.history()), len(state.history())


def spiel_unseen(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[int, int]:
    return spiel(game, seats, options, seed, looks=False)


def _load(game: str, *, seats: int, **options: Any) -> Any:
    openspiel.register(game)
    return pyspiel.load_game(f"python_shambles_{game}", {"players": seats, **options})


_kept: dict[tuple[Any, ...], Any] = {}


def _made(make: Callable[..., Any], game: str, seats: int, options: dict[str, Any]) -> Any:
    """An environment is made once, and reset for every game."""
    key = (make, game, seats, *options.items())
    if key not in _kept:
        _kept[key] = make(game, seats=seats, **options)
    return _kept[key]


DOORS: dict[str, Play] = {
    "engine": engine,
    "PettingZoo": one_by_one,
    "PettingZoo, parallel": all_at_once,
    "Gymnasium": one_seat,
    "OpenSpiel": spiel,
    "OpenSpiel, unseen": spiel_unseen,
}


def measure(seconds: float) -> None:
    print("answers a second; of the engine's, by answers and by steps (a choice of several parts takes several)")
    print(f"{'':28}", *(f"{door:>21}" for door in DOORS))
    for name, (game, seats, options) in TABLES.items():
        spent, answers, steps = dict.fromkeys(DOORS, 0.0), dict.fromkeys(DOORS, 0), dict.fromkeys(DOORS, 0)
        seed = 0
        while min(spent.values()) < seconds:
            seed += 1
            for door, play in DOORS.items():
                if spent[door] < seconds:
                    before = process_time()
                    answered, stepped = play(game, seats, options, seed)
                    spent[door] += process_time() - before
                    answers[door] += answered
                    steps[door] += stepped
        bare = answers["engine"] / spent["engine"]
        rates = {door: (answers[door] / spent[door], steps[door] / spent[door]) for door in DOORS}
        print(f"{name:28}", *(f"{one:8,.0f} ({one / bare:4.2f} {other / bare:4.2f})" for one, other in rates.values()))


def measure_tables(seconds: float, tables: int = 1024) -> None:
    """Batches in one environment: your seat acts at every table, and random players at the others.

    Counted are your own answers alone, and the engine's are divided by its seats: what a learner gets to see.
    """
    print(f"\n{tables} tables in one environment: own answers a second, of the engine's for one seat")
    for name, (game, seats, options) in TABLES.items():
        if find_game(game).room("vector") is None:
            continue
        batch = Tables(game, num_envs=tables, seats=seats, **options)
        seen, _ = batch.reset(seed=1)
        seen, *_ = batch.step(seen["action_mask"].argmax(1))  # compiled by now
        spent, answers, before = 0.0, 0, process_time()
        ended = np.zeros(tables, bool)
        while spent < seconds:
            answers += int((~ended).sum())
            seen, _, ended, _, _ = batch.step(seen["action_mask"].argmax(1))
            spent = process_time() - before
        bare_spent, bare, seed = 0.0, 0, 0
        while bare_spent < seconds:
            seed, before = seed + 1, process_time()
            bare += engine(game, seats, options, seed)[0]
            bare_spent += process_time() - before
        own, one_seat_of_it = answers / spent, bare / bare_spent / seats
        print(f"{name:28} {own:10,.0f} ({own / one_seat_of_it:.2f})")


if __name__ == "__main__":
    wanted = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    measure(wanted)
    measure_tables(wanted)
