"""The golden examples, other people's scenarios, and scenario files that cannot be used."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from games.letters import play_randomly
from games.tacdex.positions import look, state_of
from shambles import BadInput, Table
from shambles.core.playing.runner import check_scenarios
from shambles.games.tacdex import GAME
from shambles.games.tacdex.box.contents import END, PACK
from shambles.testing.examples import case, changed, golden_of
from shambles.texts import LANGUAGES, Texts

FORMAT = GAME.scenarios
GOLDEN = golden_of(GAME)
BATTLES = [name for name, found in GOLDEN.items() if "kind" not in found]


@pytest.mark.rule("TD-R35")
def test_all_47_examples_are_there() -> None:
    numbers = [f"{number:02}" for number in range(1, 46)]
    assert list(GOLDEN) == sorted(f"TD-G{number}" for number in [*numbers, "03a", "07a"])
    assert len(GOLDEN) == 47


@pytest.mark.parametrize(
    ("name", "path", "wrong", "field"),
    [
        ("TD-G01", "expect.marker", "LOW", "marker"),
        ("TD-G01", "expect.pile_cards.A", [4, 8], "pile_cards.A"),
        ("TD-G01", "expect.pile_cards.B", [4, 9], "pile_cards.B"),
        ("TD-G01", "expect.hands.A", [1, 3], "hands.A"),
        ("TD-G01", "expect.decks.B", [], "decks.B"),
        ("TD-G01", "expect.table", 2, "table"),
        ("TD-G01", "expect.over", True, "over"),
        ("TD-G01", "expect.winners", ["A"], "winners"),
        ("TD-G03", "expect.last_winner", "B", "last_winner"),
        ("TD-G03a", "expect.participants", [], "participants"),
        ("TD-G03a", "expect.piles.A", 2, "piles.A"),
        ("TD-G04", "expect.per_value", 5, "per_value"),
        ("TD-G04", "expect.end_position_max", 46, "end_position_max"),
        ("TD-G04", "expect.values", [1, 12], "values"),
        ("TD-G14", "expect.decks.A", [1, 1], "decks.A"),
        ("TD-G15", "expect.end_out", ["B"], "end_out"),
        ("TD-G16", "expect.winners", ["B"], "winners"),
        ("TD-G16", "expect.over", False, "over"),
        ("TD-G17", "expect.decks.B", ["END", 9, 4], "decks.B"),
        ("TD-G27", "expect.table", 0, "table"),
        ("TD-G37", "expect.winners", ["A"], "winners"),
        ("TD-G10", "rounds.0.flip", {}, "marker"),
        ("TD-G13", "rounds.0.redo", {}, "pile_cards.A"),
    ],
)
def test_a_wrong_expectation_is_reported(name: str, path: str, wrong: Any, field: str) -> None:
    assert field in [difference.field for difference in FORMAT.check(changed(GOLDEN[name], path, wrong))]


def test_a_field_that_is_absent_is_not_checked() -> None:
    for name in BATTLES:
        with case(name):
            assert FORMAT.check(changed(GOLDEN[name], "expect", {})) == []


# --- playing on


@pytest.mark.parametrize("seed", [0, 1])
def test_a_golden_example_can_be_played_on_from(seed: int) -> None:
    for name in BATTLES:
        with case(name):
            play_on_from(GOLDEN[name], seed)


def play_on_from(given: dict[str, Any], seed: int) -> None:
    table = Table.deal("tacdex", FORMAT.position(given, seed), seed=seed)
    state = state_of(table)
    for seat, player in enumerate(given["players"]):
        assert look(table).seats[seat].hand == len(given["hands"][player])
        top = [{"R": "redo", "END": END}.get(face, str(face)) for face in given["decks"][player]]
        assert state.decks[seat][: len(top)] == top
        assert state.decks[seat].count(END) + state.ends[seat] == 1
        assert len(state.piles[seat]) == given.get("piles", {}).get(player, 0)
    assert len(play_randomly(table, Random(seed)).scores) == len(table.seats)


@pytest.mark.rule("TD-014", "TD-003")
def test_no_card_is_in_two_places_when_played_on_from() -> None:
    """Piles are given by size only: what lies in them is in no deck, and everybody has four of each at most."""
    state = FORMAT.position(GOLDEN["TD-G16"], 3).state
    everything = [*state.hands, *state.decks, *state.piles]
    count = Counter(card for place in everything for card in place if card != END)
    assert not count - Counter(PACK * 2)
    assert [len(pile) for pile in state.piles] == [5, 6]
    decks = [FORMAT.position(GOLDEN["TD-G16"], seed).state.decks for seed in (3, 3, 4)]
    assert decks[0] == decks[1] != decks[2]


@pytest.mark.parametrize("name", ["TD-G04", "TD-G37"])
def test_a_set_up_or_a_score_is_no_position(name: str) -> None:
    with pytest.raises(BadInput) as error:
        FORMAT.position(GOLDEN[name], 0)
    assert (error.value.field, error.value.code) == ("kind", "not-a-position")


# --- other people's scenarios


def renamed(thing: Any, names: dict[str, str]) -> Any:
    """The same scenario with other names for its players."""
    if isinstance(thing, dict):
        return {names.get(key, key): renamed(value, names) for key, value in thing.items()}
    if isinstance(thing, list):
        return [renamed(one, names) for one in thing]
    return names.get(thing, thing) if isinstance(thing, str) else thing


def test_players_may_have_any_names() -> None:
    names = {"A": "Zoë de Vries", "B": "b", "C": "3", "D": "select"}
    for name in GOLDEN.keys() - {"TD-G04"}:
        with case(name):
            given = renamed(GOLDEN[name], names)
            assert "Zoë de Vries" in json.dumps(given, ensure_ascii=False)
            assert FORMAT.check(given) == []


def test_fields_and_players_may_come_in_any_order() -> None:
    def shuffled(thing: Any, rng: Random) -> Any:
        if isinstance(thing, dict):
            keys = rng.sample(list(thing), len(thing))
            return {key: shuffled(thing[key], rng) for key in keys}
        return [shuffled(one, rng) for one in thing] if isinstance(thing, list) else thing

    for name, example in GOLDEN.items():
        for seed in range(3):
            with case(name):
                given = shuffled(example, Random(seed))
                assert FORMAT.recognises(given)
                assert FORMAT.check(given) == []


@pytest.mark.parametrize("field", ["origin", "note", "id", "comment", "title", "source", "rules"])
def test_what_is_written_for_people_is_left_alone(field: str) -> None:
    assert FORMAT.check(changed(GOLDEN["TD-G01"], field, "anything")) == []


@pytest.mark.rule("TD-R22")
def test_the_first_seat_is_the_last_winner_until_somebody_has_won() -> None:
    given = changed(GOLDEN["TD-G03a"], "expect.last_winner", "A")
    assert FORMAT.check(given) == []


@pytest.mark.rule("TD-293")
def test_an_answer_that_is_not_asked_for_changes_nothing() -> None:
    """A DISCARD that hits nobody, a FLIP against a FLIP, a REDO that nobody played."""
    discard = {"A": {"from": "B", "card": 8}}
    assert FORMAT.check(changed(GOLDEN["TD-G18"], "rounds.0.discard", discard)) == []
    assert FORMAT.check(changed(GOLDEN["TD-G11"], "rounds.0.flip", {"A": True, "B": True})) == []
    assert FORMAT.check(changed(GOLDEN["TD-G12"], "rounds.0.redo", {"A": [1]})) == []


@pytest.mark.rule("TD-293")
def test_a_discard_that_hit_nobody_does_not_shift_the_picks_of_later_rounds() -> None:
    given = {
        "players": ["A", "B"],
        "hands": {"A": [5, 5, 1], "B": [7, 8, 9]},
        "decks": {"A": [2, 2], "B": [10, 11, 4]},
        "rounds": [
            {"select": {"A": 5, "B": 7}, "discard": {"A": {"from": "B", "card": 8}}},  # B holds two cards
            {"select": {"A": 5, "B": 8}, "discard": {"A": {"from": "B", "card": 9}}},
        ],
        "expect": {"decks": {"B": [9]}, "hands": {"B": [4, 10, 11]}},
    }
    assert FORMAT.check(given) == []


@pytest.mark.rule("TD-R01", "TD-R15")
def test_a_scenario_may_be_played_with_other_options() -> None:
    given = changed(GOLDEN["TD-G27"], "options", {"unclaimed": "owners"})
    given["expect"] = {"table": 0, "piles": {"A": 11, "B": 11}}
    assert FORMAT.check(given) == []
    assert FORMAT.check(changed(GOLDEN["TD-G40"], "options", {"actions": "swapped"}))[0].field == "hands.A"


def test_a_position_without_rounds_is_compared_as_it_is() -> None:
    given = changed(GOLDEN["TD-G16"], "rounds", [])
    given["expect"] = {"hands": {"B": [3, 4]}, "over": False, "end_out": ["A"], "piles": {"A": 5}}
    assert FORMAT.check(given) == []


# --- scenarios that are wrong in themselves


def trouble(given: dict[str, Any]) -> BadInput:
    with pytest.raises(BadInput) as error:
        FORMAT.check(given)
    return error.value


WRONG = [
    ("TD-G01", "hands.A", [12, 2], "hands.A[0]", "malformed"),
    ("TD-G01", "hands.A", [0, 2], "hands.A[0]", "not-enough"),
    ("TD-G01", "hands.A", ["9", 2], "hands.A[0]", "unknown-value"),
    ("TD-G01", "hands.A", ["END", 9], "hands.A", "end-in-a-hand"),
    ("TD-G01", "decks.B", [1, "X"], "decks.B[1]", "unknown-value"),
    ("TD-G01", "decks.B", ["END", 1, "END"], "decks.B", "end-twice"),
    ("TD-G16", "decks.A", ["END"], "decks.A", "end-twice"),
    ("TD-G01", "hands", {"A": [9]}, "hands", "too-few-hands"),
    ("TD-G01", "hands.C", [3], "hands", "no-such-seat"),
    ("TD-G01", "decks.C", [3], "decks", "no-such-seat"),
    ("TD-G01", "piles.C", 3, "piles", "no-such-seat"),
    ("TD-G01", "end_out", ["C"], "end_out", "no-such-seat"),
    ("TD-G01", "last_winner", "C", "last_winner", "no-such-seat"),
    ("TD-G01", "expect.hands.C", [], "expect.hands", "unknown-name"),
    ("TD-G01", "expect.hands.A", [1, 13], "expect.hands.A[1]", "malformed"),
    ("TD-G01", "rounds.0.select.C", 9, "rounds[0].select", "no-such-seat"),
    ("TD-G01", "rounds.0.select.A", "Q", "rounds[0].select.A", "unknown-value"),
    ("TD-G01", "rounds.0.select.A", 8, "rounds[0].select.A", "answer-refused"),
    ("TD-G01", "rounds.0.select.A", "END", "rounds[0].select.A", "answer-refused"),
    ("TD-G01", "rounds.0.select", {"A": 9}, "rounds[0].select.B", "answer-missing"),
    ("TD-G07", "rounds.1.select", {"C": 4, "D": 9, "A": 1}, "rounds[1].select.A", "answer-refused"),
    ("TD-G07", "rounds.1.select", {"A": 1, "C": 4, "D": 9}, "rounds[1].select.A", "answer-refused"),
    ("TD-G13", "rounds.0.redo", {"A": [2]}, "rounds[0].redo.A", "answer-refused"),
    ("TD-G13", "rounds.0.redo", {"A": [20]}, "rounds[0].redo.A[0]", "malformed"),
    ("TD-G17", "rounds.0.discard", {}, "rounds[0].discard.A", "draw-missing"),
    ("TD-G17", "rounds.0.discard.A.card", 4, "rounds[0].discard.A.card", "not-among-the-items"),
    ("TD-G17", "rounds.0.discard.A.card", "Q", "rounds[0].discard.A.card", "unknown-value"),
    ("TD-G17", "rounds.0.discard.A.from", "A", "rounds[0].discard.A.from", "wrong-player"),
    ("TD-G17", "rounds.0.discard.A.from", "C", "rounds[0].discard.A.from", "no-such-seat"),
    ("TD-G17", "rounds.0.discard.C", {"from": "B", "card": 9}, "rounds[0].discard.C", "no-such-seat"),
    ("TD-G20", "rounds.0.discard", {"D": {"from": "B", "card": 2}}, "rounds[0].discard.A", "draw-missing"),
    ("TD-G20", "rounds.0.discard", {}, "rounds[0].discard.D", "answer-missing"),
    ("TD-G20", "rounds.0.discard.A.from", "B", "rounds[0].discard.A.from", "wrong-player"),
    ("TD-G20", "rounds.0.discard.D.from", "A", "rounds[0].discard.D.from", "answer-refused"),
    ("TD-G20", "rounds.0.discard.D.card", 8, "rounds[0].discard.D.card", "not-among-the-items"),
    ("TD-G01", "players", ["A"], "players", "malformed"),
    ("TD-G01", "players", list("ABCDEFG"), "players", "malformed"),
    ("TD-G01", "players", ["A", "B", "A"], "players", "twice"),
    ("TD-G01", "players", [1, 2], "players[0]", "not-text"),
    ("TD-G01", "marker", "high", "marker", "unknown-value"),
    ("TD-G01", "hands", [[9, 2], [4, 3]], "hands", "malformed"),
    ("TD-G01", "rounds.0.selects", {}, "rounds[0].selects", "unknown-field"),
    ("TD-G01", "expect.hand", {}, "expect.hand", "unknown-field"),
    ("TD-G01", "piles.A", "ten", "piles.A", "not-a-whole-number"),
    ("TD-G01", "piles.A", 200, "piles.A", "wrong-number"),
    ("TD-G01", "piles.A", -1, "piles.A", "not-enough"),
    ("TD-G01", "options", {"actions": "random"}, "options.actions", "unknown-value"),
    ("TD-G01", "options", {"action_map": {}}, "options.action_map", "unknown-option"),
    ("TD-G04", "players", 7, "players", "malformed"),
    ("TD-G04", "expect.halves", 2, "expect.halves", "unknown-field"),
    ("TD-G37", "piles", {}, "piles", "malformed"),
    ("TD-G37", "piles.A", None, "piles.A", "not-a-whole-number"),
]


@pytest.mark.parametrize(("name", "path", "wrong", "field", "code"), WRONG)
def test_a_scenario_that_is_wrong_says_where(name: str, path: str, wrong: Any, field: str, code: str) -> None:
    found = trouble(changed(GOLDEN[name], path, wrong))
    assert (found.field, found.code) == (field, code)
    for lang in LANGUAGES:
        assert Texts(lang, GAME).trouble(found).startswith(f"{field}: ")


def test_a_card_is_a_number_or_one_of_two_words() -> None:
    assert trouble(changed(GOLDEN["TD-G01"], "hands.A", ["9", 2])).params["known"] == ("R", "END", "int")


def test_a_round_after_the_end_says_so() -> None:
    given = deepcopy(GOLDEN["TD-G16"])
    given["rounds"].append({"select": {"A": 2, "B": 3}})
    found = trouble(given)
    assert (found.field, found.code, found.params["reason"]) == ("rounds[1]", "answer-refused", "game-over")


@pytest.mark.parametrize("field", ["players", "hands", "decks", "rounds", "expect"])
def test_a_field_that_is_missing_is_named(field: str) -> None:
    given = {name: value for name, value in GOLDEN["TD-G01"].items() if name != field}
    with pytest.raises(BadInput) as error:
        FORMAT.check(given)
    assert (error.value.field, error.value.code) == (field, "field-missing")


@pytest.mark.parametrize(
    ("line", "field", "code"),
    [
        ('{"marker": "HIGH", "hands": {"A": [9]', "scenario", "malformed"),
        ("[1, 2, 3]", "scenario", "not-an-object"),
        ('{"id": "X", "kind": "picnic", "players": ["A", "B"]}', "scenario", "no-game-recognises-it"),
        ('{"id": "X", "kind": ["setup"], "players": 2}', "scenario", "no-game-recognises-it"),
        ('{"id": "X", "marker": "HIGH"}', "players", "field-missing"),
    ],
)
def test_a_line_that_is_no_scenario_says_why(line: str, field: str, code: str) -> None:
    (report,) = check_scenarios([line])
    assert report.differs
    assert report.trouble is not None
    assert (report.trouble.field, report.trouble.code) == (field, code)
