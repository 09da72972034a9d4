"""Undo in the open step before a fight: one's last answer is what comes back, and nothing of anybody else's."""

from __future__ import annotations

import pytest

from games.best_defense.positions import asked, deal, gun, person, see, state, told
from shambles import Accepted, Refusal, Table

MAGGIE, DARYL, GLENN = 0, 1, 2


def at_the_farm(*more: dict[str, object]) -> Table:
    """The weapons step: Maggie (rifle, handgun, bandages, 3 hp) and Daryl (crossbow, motorcycle) at the Farm."""
    return deal(
        "weapons",
        person("maggie", "farm", hp=3, equipment=[gun("rifle", 1), gun("handgun", 1), "bandages"]),
        person("daryl", "farm", equipment=[gun("crossbow", 1), "motorcycle"]),
        *more,
        walkers={"farm": 2, "town": 1},
        leader="maggie",
        decks={"farm": {"deck": "equipment", "cards": 15}},
    )


def glenn() -> dict[str, object]:
    return person("glenn", "farm", equipment=[gun("shotgun", 1)])


def hp(table: Table) -> int:
    return see(table, "maggie").hp


def cards_of(table: Table, seat: int) -> list[str]:
    return [gear.card for gear in state(table).people[seat].gear]


def answer(table: Table, seat: int, *choices: str) -> None:
    for choice in choices:
        assert isinstance(reply := table.answer(seat, choice), Accepted), (choice, reply)


def undo(table: Table, seat: int) -> None:
    assert isinstance(reply := table.undo(seat), Accepted), reply
    loads(table)


def loads(table: Table) -> None:
    """The journal replays, to the same table."""
    again = Table.load(table.save())
    assert (again.save(), again.shown, state(again)) == (table.save(), table.shown, state(table))


@pytest.mark.rule("SH-020")
def test_the_last_answer_is_what_is_taken_back_whatever_it_was() -> None:
    """Maggie `rifle`, `use bandages`, undo: the bandages come back, and the rifle stays laid."""
    table = at_the_farm()
    answer(table, MAGGIE, "rifle", "use bandages")
    assert hp(table) == 5
    undo(table, MAGGIE)
    assert (hp(table), table.shown) == (3, {MAGGIE: "rifle"})
    assert "bandages" in cards_of(table, MAGGIE)
    undo(table, MAGGIE)
    assert (hp(table), table.shown) == (3, {})
    assert table.undo(MAGGIE) == Refusal("nothing-to-undo", "SH-020")


@pytest.mark.rule("SH-020", "SH-021")
def test_daryls_undo_leaves_maggie_as_she_is() -> None:
    """Whatever of hers lies there, is used or is taken back: Daryl's `use motorcycle` and undo change nothing of it."""
    table = at_the_farm()
    answer(table, MAGGIE, "rifle", "use bandages")
    undo(table, MAGGIE)
    answer(table, DARYL, "use motorcycle")
    undo(table, DARYL)
    assert (hp(table), table.shown) == (3, {MAGGIE: "rifle"})
    undo(table, MAGGIE)
    answer(table, MAGGIE, "use bandages", "rifle")
    undo(table, MAGGIE)
    assert (hp(table), table.shown) == (5, {})
    answer(table, DARYL, "use motorcycle")
    undo(table, DARYL)
    assert (hp(table), table.shown) == (5, {})
    assert sorted(asked(table)) == ["daryl", "maggie"]
    assert "motorcycle" in cards_of(table, DARYL)


@pytest.mark.rule("SH-020", "SH-021")
def test_a_change_after_an_aside_stays_when_another_undoes_theirs() -> None:
    """Maggie `rifle`, `use bandages`, `handgun`; Daryl `use motorcycle`, undo."""
    table = at_the_farm()
    answer(table, MAGGIE, "rifle", "use bandages", "handgun")
    answer(table, DARYL, "use motorcycle")
    undo(table, DARYL)
    assert (hp(table), table.shown) == (5, {MAGGIE: "handgun"})


@pytest.mark.rule("SH-020", "SH-022")
def test_what_was_loaded_between_is_loaded_when_the_game_is_played_again() -> None:
    """Maggie `handgun`, `load rifle box rifle`, `rifle`, Daryl `crossbow`: then the first undo in the next round."""
    table = deal(
        "weapons",
        person("maggie", "farm", equipment=[gun("rifle", 0), gun("handgun", 1)], ammo_cards=[gun("rifle_box", 4)]),
        person("daryl", "farm", equipment=[gun("crossbow", 1), "machete"]),
        walkers={"farm": 2},
        leader="maggie",
        white=[6] * 12,
    )
    answer(table, MAGGIE, "handgun", "load rifle box rifle", "rifle")
    answer(table, DARYL, "crossbow")
    before = len(table._heads)
    undone = 0
    for _ in range(60):
        if not table.asks:
            break
        seat, ask = next(iter(table.asks.items()))
        answer(table, seat, ask.options[0].notation)
        if isinstance(table.undo(seat), Accepted):
            undone += 1
            loads(table)
            answer(table, seat, ask.options[0].notation)
    assert undone
    assert len(table._heads) > before


@pytest.mark.rule("SH-024")
def test_what_others_have_laid_stays_laid_while_and_after_an_item_asks() -> None:
    """Daryl's motorcycle asks where to: Maggie's rifle lies there all the while."""
    table = at_the_farm(glenn())
    answer(table, MAGGIE, "rifle")
    answer(table, DARYL, "use motorcycle")
    assert (list(asked(table)), table.shown) == (["daryl"], {MAGGIE: "rifle"})
    answer(table, DARYL, "town")
    assert table.shown == {MAGGIE: "rifle"}
    assert MAGGIE in table.asks  # she is asked once more
    assert not told(table, "fell-away")
    loads(table)
    fork = table.fork(GLENN)
    assert fork.shown == {MAGGIE: "rifle"}
    undo(table, DARYL)
    assert (list(table.asks), table.shown) == ([DARYL], {MAGGIE: "rifle"})
    undo(table, DARYL)
    assert (table.shown, see(table, "daryl").place) == ({MAGGIE: "rifle"}, "farm")
    assert "motorcycle" in cards_of(table, DARYL)


@pytest.mark.rule("SH-024", "BD-R47")
def test_who_can_no_longer_use_their_weapon_is_told_and_it_comes_back_with_an_undo() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 1), "machete"])
    daryl = person("daryl", "farm", equipment=["silencer", "machete"])
    glenn = person("glenn", "town", equipment=[gun("shotgun", 1), gun("handgun", 1)])
    few = {"farm": {"deck": "equipment", "cards": 15}}
    table = deal("weapons", rick, daryl, glenn, walkers={"farm": 2, "town": 2}, decks=few)
    answer(table, 0, "rifle")
    answer(table, 1, "use silencer")  # and no walker is left to shoot at
    assert table.shown == {}
    [event] = told(table, "fell-away")
    assert (event.rule, event.seat) == ("SH-024", 0)
    assert table.undo(0) == Refusal("undo-past-an-answer", "SH-021")
    undo(table, 1)
    assert table.shown == {0: "rifle"}


@pytest.mark.rule("SH-024")
def test_who_had_chosen_is_told_too_when_nobody_needs_to_choose_any_more() -> None:
    rick = person("rick", "farm", equipment=[gun("rifle", 1), "machete"])
    daryl = person("daryl", "farm", equipment=["silencer", "machete"])
    table = deal("weapons", rick, daryl, walkers={"farm": 2})
    answer(table, 0, "rifle")
    answer(table, 1, "use silencer")
    assert [event.seat for event in told(table, "fell-away")] == [0]


@pytest.mark.rule("SH-021")
def test_an_aside_stays_once_another_has_answered_and_not_before() -> None:
    table = at_the_farm(glenn())
    answer(table, GLENN, "shotgun")
    answer(table, MAGGIE, "use bandages")
    undo(table, MAGGIE)
    assert (hp(table), table.shown) == (3, {GLENN: "shotgun"})
    answer(table, MAGGIE, "use bandages")
    answer(table, DARYL, "crossbow")
    assert table.undo(MAGGIE) == Refusal("undo-past-an-answer", "SH-021")
    undo(table, DARYL)
    undo(table, MAGGIE)
    assert (hp(table), table.shown) == (3, {GLENN: "shotgun"})
    undo(table, GLENN)
    assert table.shown == {}


@pytest.mark.rule("SH-020")
def test_a_changed_answer_is_one_answer() -> None:
    """Rifle, then handgun in its place: taken back, nothing of hers lies there; what was between stays done."""
    table = at_the_farm()
    answer(table, MAGGIE, "rifle", "use bandages", "handgun")
    undo(table, MAGGIE)
    assert (hp(table), table.shown) == (5, {})
    undo(table, MAGGIE)
    assert (hp(table), table.shown) == (3, {})
    assert table.undo(MAGGIE) == Refusal("nothing-to-undo", "SH-020")


@pytest.mark.rule("SH-020", "SH-024")
def test_a_weapon_taken_back_meanwhile_stays_taken_back() -> None:
    """Maggie withdraws her rifle after Daryl's ride: his undo does not lay it down again."""
    table = at_the_farm(glenn())
    answer(table, MAGGIE, "rifle")
    answer(table, DARYL, "use motorcycle", "town")
    undo(table, MAGGIE)
    undo(table, DARYL)
    assert (list(asked(table)), table.shown) == (["daryl"], {})
    undo(table, DARYL)
    assert table.shown == {}
    assert sorted(asked(table)) == ["daryl", "glenn", "maggie"]
