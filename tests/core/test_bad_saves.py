"""A save that is cut off, tampered with or not ours is an error that names the place, and never half a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from core.test_toy_table import play_some
from shambles import BadInput, Table

Save = dict[str, Any]


@cache
def saved() -> bytes:
    """A toy in its second phase, with a few draws behind it."""
    return play_some(Table.open("toy", seats=3, seed=5), Random(5), 14).save()


def load_changed(change: Callable[[Save], object]) -> BadInput:
    save: Save = json.loads(saved())
    change(save)
    with pytest.raises(BadInput) as error:
        Table.load(json.dumps(save))
    return error.value


def first(save: Save, tag: str, key: str = "") -> list[Any]:
    entry: list[Any] = next(entry for entry in save["journal"] if entry[0] == tag and key in ("", entry[1]))
    return entry


def test_the_save_itself_is_fine() -> None:
    assert Table.load(saved()).save() == saved()
    assert Table.load(json.dumps(json.loads(saved()))).save() == saved()


@pytest.mark.parametrize("data", [b"", b"nonsense", b"[]", b"3", b"null", b"\xff\xfe", "ï", "\ud800", b"{" * 9999])
def test_what_is_no_save_at_all(data: bytes | str) -> None:
    with pytest.raises(BadInput) as error:
        Table.load(data)
    assert (error.value.field, error.value.code) == ("save", "malformed")


@pytest.mark.parametrize("share", [0.01, 0.2, 0.5, 0.9, 0.99])
def test_a_save_that_is_cut_off(share: float) -> None:
    with pytest.raises(BadInput) as error:
        Table.load(saved()[: int(len(saved()) * share)])
    assert error.value.field.startswith("save")
    assert error.value.code == "malformed"


def test_a_bottomless_save() -> None:
    bottomless = saved().replace(b'"options":{', b'"options":{"deep":' + b"[" * 50_000 + b"]" * 50_000 + b",", 1)
    with pytest.raises(BadInput) as error:
        Table.load(bottomless)
    assert error.value.code == "malformed"


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("format", "shambles-0", "save.format"),
        ("seats", "3", "save.seats"),
        ("seed", None, "save.seed"),
        ("journal", {}, "save.journal"),
        ("journal", [["a", 0]], "save.journal[0]"),
        ("journal", [["z", 0, "1"]], "save.journal[0]"),
        ("journal", [["d", 3, []]], "save.journal[0][1]"),
        ("digests", [7], "save.digests[0]"),
    ],
)
def test_a_field_of_the_wrong_type(field: str, value: Any, where: str) -> None:
    trouble = load_changed(lambda save: save.update({field: value}))
    assert trouble.field.startswith(where)
    assert trouble.code == "malformed"


@pytest.mark.parametrize("field", ["game", "rules", "seats", "options", "seed", "journal", "digests", "snapshot"])
def test_a_field_that_is_missing(field: str) -> None:
    trouble = load_changed(lambda save: save.pop(field))
    assert trouble.field == f"save.{field}"
    assert field in str(trouble)


@pytest.mark.parametrize(
    ("field", "value", "where", "code"),
    [
        ("game", "chess", "game", "unknown-game"),
        ("seats", 9, "seats", "seats-out-of-range"),
        ("seats", 0, "seats", "seats-out-of-range"),
        ("seed", -1, "seed", "not-a-seed"),
        ("options", {"rounds": 0}, "options.rounds", "not-enough"),
        ("options", {"colour": "red"}, "options.colour", "unknown-option"),
    ],
)
def test_a_field_that_the_game_does_not_allow(field: str, value: Any, where: str, code: str) -> None:
    trouble = load_changed(lambda save: save.update({field: value}))
    assert (trouble.field, trouble.code) == (where, code)


def test_the_wrong_number_of_seats() -> None:
    """One that the game allows, but not the one that was played."""
    assert load_changed(lambda save: save.update(seats=4)).field.startswith("journal")


# --- tampering


def test_an_answer_that_was_never_legal() -> None:
    def change(save: Save) -> None:
        first(save, "a")[2] = "99"

    trouble = load_changed(change)
    at = next(at for at, entry in enumerate(json.loads(saved())["journal"]) if entry[0] == "a")
    assert (trouble.field, trouble.code) == (f"journal[{at}]", "answer-refused")
    assert trouble.params == {"reason": "no-such-card", "rule": "TY-001"}


def test_another_answer_that_is_legal() -> None:
    """The next phase comes out otherwise, and its digest says so."""

    def change(save: Save) -> None:
        answer = first(save, "a")
        hand = Table.open("toy", seats=3, seed=5).asks[answer[1]].options
        answer[2] = next(choice.notation for choice in hand if choice.notation != answer[2])

    assert load_changed(change).field.startswith(("save.digests[", "journal["))


def test_an_answer_by_another_seat() -> None:
    def change(save: Save) -> None:
        first(save, "a")[1] = 7

    assert load_changed(change).params["reason"] == "no-such-seat"


def test_an_answer_taken_back_that_was_not_given() -> None:
    trouble = load_changed(lambda save: save["journal"].insert(1, ["u", 0]))
    assert (trouble.field, trouble.code) == ("journal[1]", "answer-refused")


def test_another_draw() -> None:
    def change(save: Save) -> None:
        deck = first(save, "d", "deck")[2]
        deck[0], deck[-1] = deck[-1], deck[0]

    trouble = load_changed(change)
    assert trouble.field.startswith(("save.digests[", "journal["))


def test_a_draw_that_is_none() -> None:
    def change(save: Save) -> None:
        first(save, "d", "deck")[2][0] = 99

    assert load_changed(change).field == "draws.deck"


def test_a_draw_that_is_missing() -> None:
    trouble = load_changed(lambda save: save["journal"].remove(first(save, "d")))
    assert (trouble.field, trouble.code) == ("journal", "draw-differs")


def test_a_draw_too_many() -> None:
    trouble = load_changed(lambda save: save["journal"].append(["d", "die", 3]))
    assert trouble.field.startswith("journal")


@pytest.mark.parametrize("at", [0, 1, -1])
def test_a_digest_that_differs(at: int) -> None:
    def change(save: Save) -> None:
        save["digests"][at] = "0" * 16

    trouble = load_changed(change)
    assert trouble.field == f"save.digests[{at % len(json.loads(saved())['digests'])}]"
    assert trouble.code == "digest-differs"


def test_a_digest_that_is_missing() -> None:
    assert load_changed(lambda save: save["digests"].pop()).field == "save.digests"
    assert load_changed(lambda save: save["digests"].append("0" * 16)).field == "save.digests"


# --- snapshots, which are only looked at when the rules have changed


def under_other_rules(change: Callable[[Save], object]) -> Callable[[Save], None]:
    def both(save: Save) -> None:
        save["rules"] += 1
        change(save)

    return both


def test_an_unknown_phase() -> None:
    trouble = load_changed(under_other_rules(lambda save: save["snapshot"].update(phase="lunch")))
    assert trouble.field.endswith("snapshot.phase")
    assert trouble.code == "unknown-phase"


def test_a_state_that_is_none() -> None:
    trouble = load_changed(under_other_rules(lambda save: save["snapshot"]["state"].update(round="one")))
    assert "snapshot.state" in trouble.field
    assert trouble.code == "malformed"


def test_answers_since_the_snapshot_that_mean_nothing_any_more_are_left_behind() -> None:
    save: Save = json.loads(saved())
    at = len(save["journal"]) - 1
    assert 0 < save["snapshot"]["at"] < at
    assert save["journal"][at][0] == "a"
    save["rules"] += 1
    assert json.loads(Table.load(json.dumps(save)).save())["journal"] == save["journal"][save["snapshot"]["at"] :]
    since = [entry for entry in save["journal"][save["snapshot"]["at"] :] if entry[0] != "d"]
    save["journal"][at][2] = "nonsense"
    table = Table.load(json.dumps(save))
    assert table.dropped == 1 < len(since)  # the others still fit
    assert json.loads(table.save())["journal"] == save["journal"][save["snapshot"]["at"] : at]
    save["journal"][save["snapshot"]["at"]][2] = "nonsense"
    table = Table.load(json.dumps(save))
    assert table.dropped == len(since)
    assert json.loads(table.save())["journal"] == []
    assert list(table.asks)


@pytest.mark.parametrize("at", [-1, 10_000])
def test_a_snapshot_outside_the_journal(at: int) -> None:
    trouble = load_changed(under_other_rules(lambda save: save["snapshot"].update(at=at)))
    assert trouble.field.endswith("snapshot.at")


def test_the_start_of_a_table_is_checked_too() -> None:
    def change(save: Save) -> None:
        save["start"] = {**save["snapshot"], "phase": "lunch"}

    assert load_changed(change).field.endswith("start.phase")
