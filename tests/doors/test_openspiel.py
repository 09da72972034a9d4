"""OpenSpiel's own tests on every game; and its agents play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.observation import make_observation

from doors.tiny import GAME
from shambles.core import game as shelf
from shambles.doors import openspiel
from shambles.games import IN_ORDER
from shambles.games.card_game.table.events import HandDealt
from shambles.testing.tables import Kind, kinds_of


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small game stands there only as long as it is played: other tests count the games."""
    shelf.slugs()
    monkeypatch.setitem(shelf._shelf, "tiny", lambda: GAME)
    openspiel.register()
    openspiel.register("tiny")


@pytest.fixture
def its_tests() -> Any:
    """OpenSpiel's own. They bring all of SciPy, a second of work: only to the process that runs them."""
    from open_spiel.python.tests import games_sim_test

    return games_sim_test


SMALL = [
    "python_shambles_card_game(players=3,mode=survival)",
    "python_shambles_card_game(players=2,mode=hero)",
    "python_shambles_tacdex(players=2)",
    "python_shambles_best_defense(players=2,difficulty=expert,mode=standard,motives=True)",
    "python_shambles_board_game(players=2)",
]


def turns(name: str) -> str:
    """The same game with one seat after another."""
    slug, bracket, rest = name.partition("(")
    return f"{slug}{openspiel.TURNS}{bracket}{rest}"


def by_chance(state: Any, rng: np.random.RandomState) -> None:
    """Everybody, and nature, does anything."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([int(rng.choice(actions)) if actions else 0 for actions in legal])
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("name", [*SMALL, *(turns(name) for name in SMALL)])
def test_openspiel_finds_nothing_wrong(name: str, its_tests: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulation with clones, pickles and its own serialisation, up to some three hundred moves."""
    monkeypatch.setattr(its_tests, "MAX_ACTIONS_PER_GAME", 300)
    np.random.seed(1)
    its_tests.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", [SMALL[0], "python_shambles_tiny(players=2)", "python_shambles_tiny_turns(players=3)"])
def test_whole_games_in_its_own_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_it_can_be_made_turn_based_by_openspiel_itself(its_tests: Any) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_shambles_tiny(players=2)"))
    its_tests.GamesSimTest().sim_game(game)


def test_every_kind_of_table_can_be_loaded() -> None:
    """Seats and options are parameters; chance moves first, for something is shuffled."""
    for slug in IN_ORDER:
        for kind in kinds_of(slug):
            state = load(kind).new_initial_state()
            assert state.is_chance_node() or slug == "best_defense"


def load(kind: Kind) -> Any:
    settings = {name: value for name, value in kind.options.items() if name not in kind.game.boxes}
    return pyspiel.load_game(f"python_shambles_{kind.slug}", {"players": kind.seats, **settings})


@pytest.mark.parametrize("name", [SMALL[0], turns("python_shambles_tiny(players=2)")])
def test_a_playthrough_reads_the_same_when_it_is_played_again(name: str, tmp_path: Path) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough, replay  # brings all of SciPy

    flags.FLAGS.mark_as_parsed()  # the playthrough reads its own from the command line
    page = tmp_path / "playthrough.txt"
    page.write_text(playthrough(name, None, seed=2), "utf-8")
    before, after = replay(page)
    assert (before == after) is True  # the pages are too long to be compared line by line where they differ


def test_the_same_moves_lead_to_the_same_game_one_by_one_or_at_once() -> None:
    together, apart = (pyspiel.load_game(name).new_initial_state() for name in (SMALL[0], turns(SMALL[0])))
    rng = np.random.RandomState(3)
    while not together.is_terminal():
        if together.is_simultaneous_node():
            actions = [int(rng.choice(together.legal_actions(player))) for player in range(3)]
            together.apply_actions(actions)
            for action in actions:
                apart.apply_action(action)
        else:
            action = int(rng.choice(together.legal_actions()))
            together.apply_action(action)
            apart.apply_action(action)
    assert apart.is_terminal()
    assert apart.returns() == together.returns()


def test_chance_is_as_likely_as_it_should_be() -> None:
    """TD-003  Cards that are alike are one outcome, as likely as there are of them."""
    state = pyspiel.load_game("python_shambles_tacdex(players=2)").new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 12
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    state.apply_action(outcomes[0][0])
    assert state.chance_outcomes()[0][1] < outcomes[0][1]


# --- what a player sees


@pytest.mark.parametrize("name", [turns(name) for name in SMALL])
def test_a_world_imagined_looks_the_same_to_its_player(name: str) -> None:
    state, rng = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(4)
    looked = 0
    while not state.is_terminal() and looked < 12:
        if state.is_player_node():
            looked += 1
            player = state.current_player()
            other = openspiel.resample(state, player, seed=looked)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            for _ in range(5):
                if not other.is_terminal():
                    by_chance(other, rng)
        by_chance(state, rng)


@pytest.mark.parametrize("name", [turns(name) for name in SMALL])
def test_worlds_imagined_from_worlds_that_cannot_be_told_apart_are_the_same_to_everybody(name: str) -> None:
    """Whatever is true: what the others hold, have said and were told is imagined from what the player knows alone."""
    state, rng = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(7)
    looked = 0
    while not state.is_terminal() and looked < 12:
        if state.is_player_node():
            looked += 1
            player = state.current_player()
            fancy = openspiel.resample(state, player, seed=looked)
            one, other = openspiel.resample(state, player, seed=99), openspiel.resample(fancy, player, seed=99)
            for viewer in range(state.num_players()):
                assert one.information_state_string(viewer) == other.information_state_string(viewer)
        by_chance(state, rng)


def test_an_imagined_world_tells_nobody_what_the_others_were_dealt() -> None:
    """Not even the other players in it, as far as the one who imagines it can know."""
    state, rng = pyspiel.load_game(turns(SMALL[0])).new_initial_state(), np.random.RandomState(5)
    while state.is_chance_node():
        by_chance(state, rng)
    worlds = [openspiel.resample(state, 0, seed) for seed in range(3)]
    assert len({world.information_state_string(1) for world in worlds}) == 3
    dealt = [event for event in worlds[0].course._heard(1) if isinstance(event, HandDealt)]
    assert all(event.cards is None for event in dealt)  # its own was for its eyes only, player 0's for that one's


def test_what_is_public_shows_no_hand() -> None:
    state, rng = pyspiel.load_game(SMALL[0]).new_initial_state(), np.random.RandomState(5)
    while state.is_chance_node():
        by_chance(state, rng)
    observer = make_observation(state.get_game(), pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    assert '"cards":null' in observer.string_from(state, 0)
    observer.set_from(state, 0)
    assert not observer.dict["cards"].any()
    assert '"cards":[' in state.observation_string(0)


# --- its agents


def test_ismcts_plays_survival() -> None:
    game = pyspiel.load_game(turns(SMALL[0]))
    state, rng = game.new_initial_state(), np.random.RandomState(6)
    while state.is_chance_node():
        by_chance(state, rng)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), uct_c=2.0, max_simulations=12, random_state=rng)
    bot.set_resampler(lambda state, player: openspiel.resample(state, player, int(rng.randint(2**31))))
    assert bot.step(state) in state.legal_actions()


def test_cfr_learns_a_small_game() -> None:
    """What two players of Goofspiel with three cards can gain against each other shrinks."""
    game = pyspiel.load_game("python_shambles_tiny_turns(players=2)")
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before


def test_sampling_cfr_plays_a_small_game() -> None:
    game = pyspiel.load_game("python_shambles_tiny_turns(players=2)")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policies = [solver.average_policy()] * 2
    assert len(expected_game_score.policy_value(game.new_initial_state(), policies)) == 2


BOUNDED = [
    "python_shambles_card_game(players=3,mode=hero)",
    "python_shambles_card_game(players=4,mode=survival,hands=2)",
    "python_shambles_tacdex(players=2)",
    "python_shambles_tacdex(players=4,actions=swapped)",
]


@pytest.mark.parametrize("name", [*map(turns, BOUNDED)])
def test_the_information_state_recalls_what_was_said(name: str) -> None:
    game = pyspiel.load_game(name)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state, rng = game.new_initial_state(), np.random.RandomState(4)
    said: list[int] = []
    while not state.is_terminal():
        if state.is_chance_node():
            by_chance(state, rng)
            continue
        player, action = state.current_player(), int(rng.choice(state.legal_actions()))
        if player == 0:
            observer.set_from(state, 0)
            assert [int(one) for one in observer.dict["said"] if one] == [one + 1 for one in said]
            assert state.information_state_string(0) == observer.string_from(state, 0)
            assert len(state.information_state_tensor(0)) == observer.tensor.size
            said.append(action)
        state.apply_action(action)
    assert 0 < len(said) <= observer.dict["said"].size


@pytest.mark.parametrize("name", [*BOUNDED, *map(turns, BOUNDED)])
def test_games_are_as_long_as_they_say(name: str) -> None:
    """The longest of a few random games comes to at least half of what is allowed, in moves and in draws."""
    game, rng = pyspiel.load_game(name), np.random.RandomState(4)
    moves, draws = [], []
    for _ in range(3):
        state, chance, seats = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            chance, seats = (chance + 1, seats) if state.is_chance_node() else (chance, seats + 1)
            by_chance(state, rng)
        moves.append(seats)
        draws.append(chance)
    assert game.max_game_length() / 2 < max(moves) <= game.max_game_length()
    assert game.max_chance_nodes_in_history() / 2 < max(draws) <= game.max_chance_nodes_in_history()


def test_the_longest_game_of_survival_is_as_long_as_it_says() -> None:
    """CG-230  Every round one seat lays a card below all the rows: no other game has more moves."""
    game = pyspiel.load_game(turns("python_shambles_card_game(players=3,mode=survival)"))
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():  # 1, 4, 7 and so on, then 2, 5, 8, then 3, 6, 9; the rows begin higher
            dealt = len(state.history())
            state.apply_action(dealt // 10 + 3 * (dealt % 10) if dealt < 30 else dealt)
        else:
            moves += 1
            state.apply_action(max(state.legal_actions()))
    assert moves == game.max_game_length() == 40


def test_names_are_those_of_openspiels_own_games_in_python() -> None:
    kind = pyspiel.load_game("python_shambles_tacdex_turns(players=2)").get_type()
    assert kind.short_name == "python_shambles_tacdex_turns"
    assert kind.long_name == "Python TacDex: The Walking Dead, in turns"
