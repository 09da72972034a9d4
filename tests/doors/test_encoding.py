"""The games in numbers: everything can be said, nothing is said in two ways, and nobody sees what they may not know."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np
import pytest

from doors.encodings import FOLDER, TABLES, page
from shambles import BadInput, Table
from shambles.core.game import Game, find_game
from shambles.doors.encoding import NOTHING, Encoding, Spelling, find_encoding
from shambles.doors.sitting import Sitting
from shambles.games import IN_ORDER
from shambles.testing.contract.secrets import lay_anything
from shambles.testing.tables import Kind, other_world, true_world, walk

GAMES = IN_ORDER
LOOKS = 40  # moments of a game at which it is looked at


def encoding_of(kind: Kind) -> Encoding:
    return find_encoding(kind.slug, seats=kind.seats, **kind.options)


@pytest.mark.parametrize("name", TABLES)
def test_a_version_keeps_its_numbers(name: str) -> None:
    """If a change is meant: another version, `make golden`, and read the diff."""
    assert page(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_every_option_can_be_said_and_is_what_was_said(kind: Kind) -> None:
    encoding = encoding_of(kind)
    for table in islice(walk(kind.open(41), kind.random("said")), LOOKS):
        for ask in table.asks.values():
            for option in ask.options:
                spelling, said = Spelling(encoding.alphabet, ask.options), None
                for letter in (*encoding.alphabet.spell(option), NOTHING):
                    assert letter in spelling.next()
                    said = spelling.say(letter)
                    if said is not None:
                        break
                assert said == option


def test_an_observation_is_what_its_arrays_say(kind: Kind) -> None:
    """Within the bounds, all of it, whoever looks first."""
    encoding = encoding_of(kind)
    together, random = Sitting(encoding, kind.open(42)), kind.random("bounds")
    for _ in range(LOOKS):
        for seat in together.acting:
            seen = together.observe(seat)
            for name, array in encoding.named(seen).items():
                one = next(one for one in encoding.arrays if one.name == name)
                assert array.shape == one.shape
                assert (array >= one.least).all(), name
                assert (array <= one.most).all(), name
            alone = Sitting(encoding, together.table)
            if not together._spelling and not together.is_offer and not alone.is_offer:
                assert np.array_equal(seen, alone.observe(seat))
        if not together.acting:
            break
        seat = random.choice(together.acting)
        assert together.say(seat, random.choice(list(together.legal(seat))))


def test_what_a_seat_cannot_know_changes_nothing_it_observes(kind: Kind) -> None:
    """Two worlds that a seat cannot tell apart, and in each of them the others lay something else face down."""
    encoding = encoding_of(kind)
    for at, table in enumerate(islice(walk(kind.open(43), kind.random("worlds")), LOOKS)):
        if not table.asks:
            break
        viewer = at % kind.seats
        truth, twin = true_world(table, viewer), other_world(table, viewer, at)
        compare(encoding, truth, twin, viewer)
        for seat in [one for one in truth.asks if one != viewer]:
            if len(truth.asks) == 1 or not truth.asks[seat].question.face_down:
                break
            lay_anything(truth, seat, at)
            lay_as_many(twin, seat, truth.laid[seat])
            compare(encoding, truth, twin, viewer)


def lay_as_many(world: Table, seat: int, count: int) -> None:
    """How many cards lie there everybody sees (CG-R20); the last of the options with so many is laid."""
    for option in reversed(world.asks[seat].options):
        shown = world.asks[seat].question.shown
        if shown is None or shown(option) == count:
            return world.play(seat, option)
    raise AssertionError(f"seat {seat} cannot lay {count} cards")


def compare(encoding: Encoding, truth: Table, twin: Table, viewer: int) -> None:
    one, other = Sitting(encoding, truth), Sitting(encoding, twin)
    assert one.observe(viewer).tobytes() == other.observe(viewer).tobytes()
    assert one.mask(viewer).tobytes() == other.mask(viewer).tobytes()


def test_a_view_that_leaks_would_be_found() -> None:
    """The comparison bites: a table whose own hand differs is seen to differ."""
    encoding = find_encoding("card_game", seats=3, mode="survival")
    one, other = (Table.open("card_game", seats=3, options={"mode": "survival"}, seed=seed) for seed in (1, 2))
    with pytest.raises(AssertionError):
        compare(encoding, one, other, 0)


def test_what_is_forbidden_changes_nothing() -> None:
    sitting = Sitting.open(find_encoding("card_game", seats=3, mode="hero"), 5)
    before, legal = sitting.observe(0).tobytes(), sitting.legal(0)
    illegal = next(action for action in range(1, 105) if action not in legal)
    assert not sitting.say(0, illegal)
    assert sitting.observe(0).tobytes() == before


def test_a_pair_is_said_card_by_card_and_a_single_card_with_nothing_more() -> None:
    sitting = Sitting.open(find_encoding("card_game", seats=3, mode="hero"), 5)
    low, high = sorted(sitting.legal(0))[:2]
    assert sitting.say(0, low)
    assert sitting.acting[0] == 0
    assert {NOTHING, high} <= set(sitting.legal(0))
    assert low not in sitting.legal(0)
    assert sitting.encoding.named(sitting.observe(0))["asked.said"][low] == 1
    assert sitting.say(0, NOTHING)
    assert sitting.table.laid_by(0) == str(low)


@pytest.mark.parametrize(
    ("game", "options", "old", "new"),
    [
        ("best_defense", {"mode": "standard", "difficulty": "expert"}, '"daryl"', '"dirk"'),
        ("board_game", {}, '"arnold"', '"arnold_too"'),
    ],
)
def test_a_box_of_ones_own_has_its_own_words(game: str, options: dict[str, str], old: str, new: str) -> None:
    """A survivor goes by another name, and is played."""
    standard = (find_game(game).folder / "box" / "standard.toml").read_text("utf-8")
    assert old in standard
    encoding = find_encoding(game, seats=2, box=standard.replace(old, new), **options)
    assert f"survivor {new[1:-1]}" in encoding.actions
    sitting, random = Sitting.open(encoding, 6), Random(6)
    for _ in range(LOOKS):
        seat = sitting.acting[0]
        sitting.observe(seat)
        assert sitting.say(seat, random.choice(list(sitting.legal(seat))))


def test_a_game_without_an_encoding_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "room", lambda game, name: None)
    with pytest.raises(BadInput, match="no-encoding"):
        find_encoding("card_game", seats=3, mode="survival", hands=77)
