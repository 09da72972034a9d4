"""Tables in pixels: cards and a map, drawn from what the one who looks may know."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest

from doors.tiny import GAME
from shambles import Imagined, Table
from shambles.core import game as shelf
from shambles.doors.drawing import HEIGHT, WIDTH, to_pixels
from shambles.doors.gymnasium import NAMES
from shambles.doors.pettingzoo import env
from shambles.doors.picture import draw_scene
from shambles.games import IN_ORDER
from shambles.testing.tables import Kind, few_kinds_of

MOST_POINTS = 10  # small numbers stand there for other things too
KINDS = [kind for slug in IN_ORDER for kind in few_kinds_of(slug)]


def moments(kind: Kind, count: int) -> list[Table]:
    """A game at random, looked at so many times, the set-up and a late moment among them."""
    table, rng = Table.open(kind.slug, seats=kind.seats, options=kind.options, seed=5), Random(5)
    seen = [table.fork(0, Imagined(0))]
    for step in range(1, 12 * count):
        if table.outcome is None:
            seat = rng.choice(sorted(table.asks))
            table.answer(seat, rng.choice(table.asks[seat].options))
            if step % 12 == 0:
                seen.append(table.fork(0, Imagined(0)))
    return seen


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(kind: Kind) -> None:
    for table in moments(kind, 4):
        scene = draw_scene(table, 0)
        assert scene == draw_scene(table.fork(0, Imagined(77)), 0)
        assert ElementTree.fromstring(scene).tag.endswith("svg")


def test_only_ones_own_hand_lies_open() -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=2)
    views: list[Any] = [table.view(seat) for seat in (0, 1)]
    hands = [{str(card) for card in view.cards if card > MOST_POINTS} for view in views]
    mine, spectators = (words_on(draw_scene(table, seat)) for seat in (0, None))
    assert hands[0] <= mine
    assert not hands[1] & mine
    assert not (hands[0] | hands[1]) & spectators


def words_on(scene: str) -> set[str]:
    return {one.text for one in ElementTree.fromstring(scene).iter() if one.text}


@pytest.mark.parametrize("name", NAMES)
def test_an_environment_is_watched_as_a_film(name: str) -> None:
    """Every picture has the same size, and the next one is another once something has happened."""
    table = gymnasium.make(name, level="random", render_mode="rgb_array")
    seen, _ = table.reset(seed=3)
    first = table.render()
    for _ in range(4):
        seen, *_ = table.step(int(seen["action_mask"].argmax()))
    then = table.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(then, np.ndarray)
    assert first.shape == then.shape == (HEIGHT, WIDTH, 3)
    assert first.dtype == then.dtype == np.uint8
    assert (first != then).any()


def test_all_seats_are_watched_by_a_spectator() -> None:
    table = env("tacdex", seats=2, render_mode="rgb_array")
    table.reset(seed=3)
    assert (table.render() == to_pixels(draw_scene(table.sitting.table, None))).all()
    assert (table.render() != to_pixels(draw_scene(table.sitting.table, 0))).any()


def test_letters_are_drawn_by_our_own_font() -> None:
    """Whatever fonts a machine has: without ours nothing would be written."""
    page = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" font-family="Barlow SemiBold">{}</svg>'
    empty, written = (to_pixels(page.format(one)) for one in ("", '<text y="30" fill="#fff" font-size="30">57</text>'))
    assert (empty != written).any()


def test_a_game_without_drawings_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.slugs()
    monkeypatch.setitem(shelf._shelf, "tiny", lambda: GAME)
    scene = ElementTree.fromstring(draw_scene(Table.open("tiny", seats=2, seed=1), 0))
    assert len(list(scene)) > 2
    assert all(one.tag.endswith("text") for one in scene)
