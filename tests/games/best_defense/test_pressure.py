"""An even table: the dead press as the box says for this many survivors."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from games.best_defense.positions import deal, person, see, told, walkers
from games.best_defense.test_box import STANDARD
from shambles import BadInput, Table
from shambles.core.asking.journal import Drew
from shambles.core.playing.shelf import game_form, measured_at
from shambles.games.best_defense import GAME
from shambles.games.best_defense.box.contents import faults_of
from shambles.texts import Texts

PLENTY = {"farm": 2, "town": 2, "prison": 2, "highway": 2}


def box(seats: int, *walkers: int) -> str:
    """The standard box with this pressure alone."""
    return f"{STANDARD.partition('[[pressure]]')[0]}\n[[pressure]]\nseats = {seats}\nwalkers = {list(walkers)}\n"


def leader(name: str, *effects: object) -> dict[str, object]:
    return {"id": name, "attested": False, "effects": list(effects)}


def changes(table: Table) -> list[tuple[str, str, int]]:
    events = [*told(table, "walkers-came"), *told(table, "walkers-killed")]
    return [(event.key(), event.rule, event.count) for event in events]


@pytest.mark.rule("BD-R75")
@pytest.mark.parametrize(("round_", "more"), [(1, 1), (2, 2), (3, 1), (12, 2)])
def test_walkers_come_round_by_round_as_the_box_says_and_then_anew(round_: int, more: int) -> None:
    options = {"pressure": "even", "box": box(1, 1, 2)}
    table = deal("combat", person("rick", "farm"), walkers=PLENTY, options=options, round=round_)
    assert changes(table) == [("walkers-came", "BD-R75", 1)] * more
    assert sum(walkers(table).values()) == 8 + more
    assert {entry.key for entry in table._journal if isinstance(entry, Drew)} == {"pressure"}  # no dice of anybody's


@pytest.mark.rule("BD-R75")
def test_walkers_stay_away_where_any_are() -> None:
    pair = person("rick", "farm"), person("daryl", "town")
    options = {"pressure": "even", "box": box(2, -2)}
    table = deal("combat", *pair, walkers=PLENTY, options=options)
    assert changes(table) == [("walkers-killed", "BD-R75", 1)] * 2
    one = deal("combat", *pair, walkers={"farm": 0, "town": 0, "prison": 1, "highway": 0}, options=options)
    assert changes(one) == [("walkers-killed", "BD-R75", 1)]


@pytest.mark.rule("BD-R75")
@pytest.mark.parametrize(
    "options", [{}, {"pressure": "book", "box": box(2, 4)}, {"pressure": "even", "box": box(1, 4)}]
)
def test_nothing_comes_by_the_book_or_for_another_number_of_survivors(options: dict[str, str]) -> None:
    pair = person("rick", "farm"), person("daryl", "town")
    assert changes(deal("combat", *pair, walkers=PLENTY, options=options)) == []


@pytest.mark.rule("BD-R75")
@pytest.mark.parametrize(
    ("rows", "field", "code"),
    [
        ([{"seats": 5, "walkers": [1]}], "pressure.0.seats", "malformed"),
        ([{"seats": 1, "walkers": []}], "pressure.0.walkers", "malformed"),
        ([{"seats": 1, "walkers": [9]}], "pressure.0.walkers[0]", "malformed"),
        ([{"seats": 1, "walkers": [1]}] * 2, "pressure.seats", "twice"),
    ],
)
def test_a_pressure_that_cannot_be_is_named(rows: list[object], field: str, code: str) -> None:
    faults = faults_of(tomllib.loads(STANDARD) | {"pressure": rows})
    assert [(fault.field, fault.code) for fault in faults] == [(field, code)]


@pytest.mark.rule("BD-R75")
@pytest.mark.parametrize(("pressure", "food"), [("book", 1), ("even", 2)])
def test_some_lead_otherwise_at_an_even_table(pressure: str, food: int) -> None:
    """Daryl feeds whoever has none; at an even table also whoever has but one."""
    pair = person("daryl", "farm", food=1), person("rick", "town", food=1)
    table = deal("start-of-round", *pair, walkers=PLENTY, options={"pressure": pressure})
    assert [see(table, name).food for name in ("daryl", "rick")] == [food, food]


@pytest.mark.rule("BD-R75")
def test_their_cards_say_so() -> None:
    say = Texts("en", GAME).say
    book, even = (
        {face.id: face.text for face in GAME.cards(GAME.read_options(AGREED | {"pressure": pressure}), say)}
        for pressure in ("book", "even")
    )
    assert {card for card in book if book[card] != even[card]} == {"daryl", "glenn", "maggie"}


@pytest.mark.rule("BD-R75")
@pytest.mark.parametrize(
    ("rows", "field", "code"),
    [
        ([leader("carl")], "even.carl", "unknown-kind"),
        ([leader("rick")] * 2, "even.rick", "twice"),
        (
            [leader("rick", {"op": "gain", "who": "it", "what": "hp", "n": 1})],
            "even.rick.effects[0].who",
            "wrong-effect",
        ),
    ],
)
def test_a_leader_who_cannot_be_is_named(rows: list[object], field: str, code: str) -> None:
    faults = faults_of(tomllib.loads(STANDARD) | {"even": rows})
    assert [(fault.field, fault.code) for fault in faults] == [(field, code)]


# --- what was measured at such tables

AGREED = {"mode": "standard", "difficulty": "beginner"}


def test_set_up_knows_what_was_measured_at_tables_like_this() -> None:
    measured = game_form(GAME).measured
    assert {(one.seats, one.options["pressure"]) for one in measured} == {
        (seats, pressure) for seats in (1, 2, 3, 4) for pressure in ("book", "even")
    }
    for one in measured:
        assert 0 <= one.won <= one.games >= 100
        like = AGREED | {"pressure": one.options["pressure"]}
        assert measured_at(GAME, like, one.seats) == one
        assert one.percent == round(100 * one.won / one.games)


@pytest.mark.parametrize("other", [{"mode": "hardcore"}, {"box": box(2, 1)}, {"leader_last": True}])
def test_nothing_is_said_of_tables_that_were_not_measured(other: dict[str, object]) -> None:
    assert measured_at(GAME, AGREED, 2) is not None
    assert measured_at(GAME, AGREED | other, 2) is None


def test_a_measure_that_is_misspelled_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "measured.toml").write_text("[[measured]]\nseats = 2\nlevle = 'rookie'\n")
    monkeypatch.setattr("shambles.games.best_defense.__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(BadInput, match="measured"):
        game_form(GAME)
