"""Many games at once: repeatable, fair to the seats, honest about its uncertainty."""

from __future__ import annotations

import msgspec
import pytest

from shambles import BadInput
from shambles.lab import simulate
from shambles.lab.simulate import Simulation

SURVIVAL = {"mode": "survival"}


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes() -> None:
    one = simulate("card_game", games=120, bots=["greedy", "random", "random"], options=SURVIVAL, seed=4, processes=1)
    two = simulate("card_game", games=120, bots=["greedy", "random", "random"], options=SURVIVAL, seed=4, processes=2)
    other = simulate("card_game", games=120, bots=["greedy", "random", "random"], options=SURVIVAL, seed=5, processes=1)
    assert one == two
    assert one != other
    assert msgspec.json.decode(msgspec.json.encode(one), type=Simulation) == one


@pytest.mark.parametrize(("mode", "seats"), [("hero", 4), ("survival", 4)])
def test_greedy_beats_random_clearly(mode: str, seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    greedy, others = simulate("card_game", games=300, bots=bots, options={"mode": mode}, seed=1, processes=1).bots
    assert greedy.wins.low > 1 / seats
    assert others.wins.high < 1 / seats


def test_shares_add_up_and_a_shared_win_counts_in_part() -> None:
    found = simulate("card_game", games=100, bots=["random"] * 10, options=SURVIVAL, processes=1)
    assert found.bots[0].seats == 10
    assert found.bots[0].wins.mean * 10 == pytest.approx(1)


def test_progress_is_told() -> None:
    done: list[int] = []
    simulate("card_game", games=130, bots=["random"] * 3, options=SURVIVAL, processes=1, progress=done.append)
    assert sum(done) == 130
    assert len(done) > 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"games": 0}, "games"),
        ({"bots": ["random"] * 2}, "seats"),
        ({"bots": ["random", "random", "nobody"]}, "bot"),
        ({"options": {}}, "options.mode"),
        ({"options": {"mode": "survival", "speed": 3}}, "options.speed"),
    ],
)
def test_bad_input_names_the_field(change: dict[str, object], field: str) -> None:
    settings: dict[str, object] = {"games": 3, "bots": ["random"] * 3, "options": SURVIVAL, **change}
    with pytest.raises(BadInput) as caught:
        simulate("card_game", **settings)  # type: ignore[arg-type]
    assert caught.value.field == field
