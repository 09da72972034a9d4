"""What bots learn from played games: the games, the fit, and the network that plain Python reads."""

from __future__ import annotations

from array import array

import pytest

from shambles.bots.learning.lessons import Lesson, play_lesson
from shambles.core.asking.network import Network
from shambles.core.game import find_game, slugs

np = pytest.importorskip("numpy")
fitting = pytest.importorskip("shambles.bots.learning.fitting")

TAUGHT = [slug for slug in slugs() if hasattr(find_game(slug).room("bot.value"), "network")]
OPTIONS = {"best_defense": {"mode": "standard", "difficulty": "beginner"}}


@pytest.mark.parametrize("slug", TAUGHT)
@pytest.mark.parametrize("bot", ["", "survivor"])
def test_a_lesson_is_the_same_game_again_and_fits_the_network(slug: str, bot: str) -> None:
    lesson = Lesson(slug, 2, OPTIONS.get(slug, {}), 3, bot)
    learned = play_lesson(lesson)
    facts, results = array("f", learned.facts), array("f", learned.results)
    room = find_game(slug).room("bot.value")
    assert room is not None
    wide = room.network().wide[0]
    assert len(facts) == wide * len(results)
    assert len(results) >= 3
    assert all(0 <= one <= 1 for one in results)
    assert max(map(abs, facts)) < 20, "facts are of the size of one, or the first steps of learning go astray"
    assert play_lesson(lesson) == learned


def test_a_network_learns_what_no_formula_can_say_and_reads_the_same_in_plain_python() -> None:
    rng = np.random.default_rng(1)
    x = rng.random((20_000, 3)).astype(np.float32)
    x[:, 0] = 1.0
    y = ((x[:, 1] > 0.5) ^ (x[:, 2] > 0.5)).astype(np.float32) * np.float32(0.7)
    network = fitting.Fitted((3, 16, 1), 1)
    network.learn(x, y, 120)
    predicted = network.predict(x)
    formula = fitting.predict_by(fitting.fit_formula(x, y), x)
    assert fitting.r_squared(y, formula, float(y.mean())) < 0.1
    assert fitting.r_squared(y, predicted, float(y.mean())) > 0.5
    plain = Network(network.to_bytes())
    assert plain.wide == (3, 16, 1)
    for facts, chance in zip(x[:50].tolist(), predicted[:50].tolist(), strict=True):
        assert plain.chance(facts) == pytest.approx(chance, abs=1e-4)


def test_facts_that_are_nothing_are_left_out_and_count_for_nothing() -> None:
    network = fitting.Fitted((4, 8, 1), 2)
    plain = Network(network.to_bytes())
    for facts in ([0.0, 1.0, 0.0, 2.0], [0.0, 0.0, 0.0, 1.0], [0.0] * 4):
        told = network.predict(np.array([facts], np.float32))[0]
        assert plain.chance(facts) == pytest.approx(float(told), abs=1e-5)


def test_a_network_goes_on_from_its_file_and_keeps_what_it_knew() -> None:
    rng = np.random.default_rng(3)
    x = rng.random((4_000, 3)).astype(np.float32)
    y = (x[:, 1] > 0.5).astype(np.float32)
    network = fitting.Fitted((3, 8, 1), 1)
    network.learn(x, y, 40)
    elsewhere = (3 * rng.random((4_000, 3)) - 1).astype(np.float32)  # other facts are usual there
    again = fitting.Fitted.load(network.to_bytes(), 5)
    assert again.predict(elsewhere) == pytest.approx(network.predict(elsewhere), abs=1e-4)
    again.learn(elsewhere[:10], network.predict(elsewhere[:10]), 1, pace=1e-5)  # too little to learn anything from
    assert float(np.abs(again.predict(x) - network.predict(x)).mean()) < 0.01
    other = (elsewhere[:, 2] > 0.5).astype(np.float32)
    again.learn(elsewhere, other, 900)
    assert fitting.r_squared(other, again.predict(elsewhere), 0.5) > 0.5
