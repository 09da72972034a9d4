"""PettingZoo's own tests, on every kind of table."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from shambles.doors.pettingzoo import env, parallel_env
from shambles.games import IN_ORDER
from shambles.testing.tables import Kind

GAMES = IN_ORDER
FEW = 6  # cycles


@pytest.fixture(autouse=True)
def _quiet() -> None:
    """What PettingZoo would rather see is no rule: that an observation is one array and not several with names."""
    warnings.simplefilter("ignore")


def test_one_by_one(kind: Kind) -> None:
    table = env(kind.slug, seats=kind.seats, **kind.options)
    api_test(table, num_cycles=FEW)
    seed_test(lambda: env(kind.slug, seats=kind.seats, **kind.options), num_cycles=FEW)


def test_what_is_seen_may_have_names() -> None:
    """The same, in one row or as the arrays that it is made of."""
    plain, named = (env("card_game", seats=3, mode="hero", named=named) for named in (False, True))
    api_test(named, num_cycles=FEW)
    for table in (plain, named):
        table.reset(seed=1)
    row, arrays = plain.observe("seat_1")["observation"], named.observe("seat_1")["observation"]
    assert arrays["cards"].sum() == 15  # CG-042
    assert all((plain.encoding.named(row)[name] == array).all() for name, array in arrays.items())


def test_all_at_once(kind: Kind) -> None:
    parallel_api_test(parallel_env(kind.slug, seats=kind.seats, **kind.options), num_cycles=FEW)
    parallel_seed_test(lambda: parallel_env(kind.slug, seats=kind.seats, **kind.options), num_cycles=FEW)


def test_a_table_is_kept_where_that_is_wanted() -> None:
    """The same game with a journal and without; only the one with it can be saved and played again."""
    kept, bare = (env("card_game", seats=3, mode="survival", journal=journal) for journal in (True, False))
    for table in (kept, bare):
        table.reset(seed=1)
        for _ in table.agent_iter():
            seen, _, over, _, _ = table.last()
            table.step(None if over else int(seen["action_mask"].argmax()))
    assert kept.sitting.table.outcome == bare.sitting.table.outcome
    assert kept.sitting.table.verify() > 30
    with pytest.raises(TypeError):
        bare.sitting.table.save()


def test_what_is_legal_stands_in_the_info_too() -> None:
    table = env("tacdex", seats=2, render_mode="ansi")
    table.reset(seed=3)
    for _ in range(6):
        seen, _, _, _, info = table.last()
        assert (info["action_mask"] == seen["action_mask"]).all()
        table.step(int(seen["action_mask"].argmax()))
    assert "Player 1" in str(table.render())
    together = parallel_env("card_game", seats=3, mode="survival")
    all_seen, infos = together.reset(seed=3)
    all_seen, _, _, _, infos = together.step(
        {agent: int(one["action_mask"].argmax()) for agent, one in all_seen.items()}
    )
    assert all((infos[agent]["action_mask"] == one["action_mask"]).all() for agent, one in all_seen.items())


def test_who_does_what_the_masks_allow_is_never_refused_whoever_is_asked_meanwhile() -> None:
    """One after another: the first one's answer asks the second, whose `nothing` was said before that."""
    together = parallel_env("best_defense", seats=2, mode="standard", difficulty="beginner")
    seen, _ = together.reset(seed=3)
    asked = set()
    for _ in range(60):
        asked |= {agent for agent, one in seen.items() if one["action_mask"].argmax()}
        actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
        seen, rewards, _, _, infos = together.step(actions)
        assert not [agent for agent, info in infos.items() if "refused" in info]
        if not together.agents:
            break
        assert not any(rewards.values())
    assert asked == {"seat_0", "seat_1"}
