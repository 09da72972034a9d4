"""Set-up (BD-050 … BD-066)."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import deal, decks, look, person, play, state, told, walkers
from shambles import BadInput, Table
from shambles.core.asking.chance import Live, Scripted
from shambles.core.files.scenario import Position
from shambles.games.best_defense import GAME
from shambles.games.best_defense.box.contents import WALKER_TOKENS, Options, box_of
from shambles.games.best_defense.box.vocabulary import PLACES
from shambles.games.best_defense.table.state import opening
from shambles.games.best_defense.table.view import View

NAMES = ["rick", "daryl", "michonne", "glenn"]
BEGINNER = {"mode": "standard", "difficulty": "beginner"}
BOX = box_of("standard")


def begun(seats: int, seed: int = 0, **options: Any) -> Table:
    table = Table.open("best_defense", seats=seats, options={**BEGINNER, **options}, seed=seed)
    return play(table, *NAMES[:seats])


def set_up(seats: int, **draws: Any) -> Table:
    """A set-up in which these draws come first."""
    options = Options("standard", "beginner")
    position = Position(seats, BEGINNER, "set-up", opening(range(seats), options))
    return Table.deal("best_defense", position, seed=3, chance=Scripted(draws, Live(3)))


def layout(table: Table) -> tuple[str, ...]:
    return tuple(place.place for place in look(table).places)


def match(table: Table) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((place.place, place.deck) for place in look(table).places))


@pytest.mark.rule("BD-050")
def test_everybody_picks_a_survivor_and_the_pawns_wait_beside_the_board() -> None:
    table = begun(4)
    assert [event.survivor for event in told(table, "survivor-taken")] == NAMES
    leader = look(table).leader
    assert [one.place for one in look(table).seats] == [None] * 4
    assert table.asks[leader].key in ("move-survivor", "pick-survivor")


@pytest.mark.rule("BD-051")
def test_every_layout_of_the_board_comes_up_and_stays() -> None:
    assert len({layout(begun(1, seed)) for seed in range(200)}) == 24
    table = begun(1, 5)
    first = layout(table)
    while table.asks and look(table).round < 3:
        ask = next(iter(table.asks.values()))
        table.answer(ask.seat, ask.options[-1])
    assert layout(table) == first


@pytest.mark.rule("BD-052")
def test_every_match_of_decks_and_places_comes_up_one_deck_to_a_place() -> None:
    matches = {match(begun(1, seed)) for seed in range(200)}
    assert len(matches) == 24
    for pairs in matches:
        assert sorted(deck for _, deck in pairs) == ["ally", "ammo", "equipment", "food"]


@pytest.mark.rule("BD-053", "BD-055")
def test_decks_and_events_are_shuffled_by_the_seed() -> None:
    first, again, other = (state(begun(2, seed)) for seed in (1, 1, 2))
    for deck in ("ally", "food", "ammo"):
        assert len(first.decks[deck]) == 25
        assert first.decks[deck] == again.decks[deck]
        assert first.decks[deck] != other.decks[deck]
        assert sorted(first.decks[deck]) == sorted(other.decks[deck])
    assert first.pile == again.pile
    assert first.pile != other.pile


@pytest.mark.rule("BD-053")
def test_a_deck_lies_face_down() -> None:
    fields = set(View.__struct_fields__) | set(type(look(begun(2)).places[0]).__struct_fields__)
    assert "decks" not in fields
    assert all(isinstance(place.cards, int) for place in look(begun(2)).places)


@pytest.mark.rule("BD-054", "BD-R07")
def test_only_walkers_have_a_supply_that_can_run_out() -> None:
    """Sixteen walker tokens; of all other tokens there are as many as the game needs."""
    assert WALKER_TOKENS == 16
    rich = [person(name, "farm", food=30, allies=30) for name in ("rick", "daryl", "michonne")]
    table = deal("draw", *rich, decks={"farm": {"deck": "food", "cards": 20, "top": ["shared_table"]}})
    play(table, "draw")
    assert [one.food for one in look(table).seats] == [31, 31, 31]
    crowded = deal("events", person("rick", "town", events=["ripe_orchard"]), walkers=dict.fromkeys(PLACES, 12))
    assert walkers(crowded) == dict.fromkeys(PLACES, 12)


@pytest.mark.rule("BD-056")
def test_everybody_rolls_the_black_die_for_a_place() -> None:
    table = set_up(4, black=[1, 3, 2, 3], corners=[["farm", "town", "prison", "highway"]])
    play(table, *NAMES)
    assert walkers(table) == {"farm": 1, "town": 3, "prison": 2, "highway": 3}
    assert [event.seat for event in told(table, "die-rolled") if event.rule == "BD-056"] == [0, 1, 2, 3]


@pytest.mark.rule("BD-057", "BD-058", "BD-R02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_as_many_places_as_players_start_with_walkers_at_random(seats: int) -> None:
    found = set()
    for seed in range(40):
        counts = walkers(begun(seats, seed))
        places = tuple(place for place, count in sorted(counts.items()) if count)
        assert len(places) == seats
        assert all(count in (0, 1, 2, 3) for count in counts.values())
        found.add(places)
    assert len(found) == {1: 4, 2: 6, 3: 4, 4: 1}[seats]


@pytest.mark.rule("BD-059")
def test_the_highest_roll_leads_round_1() -> None:
    table = play(set_up(3, white=[2, 5, 3]), *NAMES[:3])
    assert look(table).leader == 1
    assert [(event.seat, event.rule) for event in told(table, "badge-taken")] == [(1, "BD-059")]


@pytest.mark.rule("BD-R03")
def test_those_who_tie_roll_again() -> None:
    table = play(set_up(3, white=[5, 2, 5, 4, 6]), *NAMES[:3])
    assert look(table).leader == 2
    rolls = [(event.seat, event.face) for event in told(table, "die-rolled") if event.rule == "BD-059"]
    assert rolls == [(0, 5), (1, 2), (2, 5), (0, 4), (2, 6)]


@pytest.mark.rule("BD-060", "BD-061")
def test_everybody_starts_with_2_allies_2_food_and_5_hit_points() -> None:
    """Five hit points are one 3 and two 1s: four players use twelve tokens."""
    table = begun(4, difficulty="expert")
    for one in look(table).seats:
        assert (one.allies, one.food, one.hp) == (2, 2, 5)
    assert sum(one.hp // 3 + one.hp % 3 for one in look(table).seats) == 12


@pytest.mark.rule("BD-062", "BD-443")
@pytest.mark.parametrize(("seats", "left"), [(1, 23), (2, 23), (3, 22), (4, 21)])
def test_everybody_draws_equipment_and_alone_one_draws_two(seats: int, left: int) -> None:
    table = begun(seats)
    assert decks(table) == {"equipment": left, "ally": 25, "food": 25, "ammo": 25}
    assert [len(one.gear) for one in look(table).seats] == ([2] if seats == 1 else [1] * seats)


@pytest.mark.rule("BD-R04")
def test_the_leader_draws_equipment_first_then_clockwise() -> None:
    table = play(set_up(3, white=[2, 5, 3]), *NAMES[:3])
    assert [event.seat for event in told(table, "card-drawn")] == [1, 2, 0]


@pytest.mark.rule("BD-063", "BD-064", "BD-R05")
def test_a_ranged_weapon_comes_loaded_and_nothing_else_does() -> None:
    seen = set()
    for seed in range(40):
        for one in look(begun(4, seed)).seats:
            (laid,) = one.gear
            weapon = BOX.weapons.get(laid.card)
            assert laid.ammo == (weapon.load if weapon else 0)
            seen.add("item" if weapon is None else weapon.range)
    assert seen == {"ranged", "melee", "item"}  # BD-R05: somebody may start unarmed


@pytest.mark.rule("BD-065")
def test_the_first_round_is_round_1() -> None:
    table = begun(2)
    assert look(table).round == 1
    assert [event.round for event in told(table, "round-begun")] == [1]


@pytest.mark.rule("BD-066")
@pytest.mark.parametrize("given", [{"mode": "standard"}, {"difficulty": "expert"}])
def test_mode_and_difficulty_must_both_be_agreed_on(given: dict[str, str]) -> None:
    with pytest.raises(BadInput) as error:
        Table.open("best_defense", seats=2, options=given)
    assert error.value.code == "option-missing"


@pytest.mark.rule("BD-066")
def test_what_was_agreed_on_is_told_and_holds() -> None:
    table = begun(2, mode="hardcore", leader_last=True)
    (agreed,) = told(table, "agreed")
    assert (agreed.mode, agreed.difficulty, agreed.variants) == ("hardcore", "beginner", ("leader_last",))
    with pytest.raises(AttributeError):
        table.options.mode = "standard"


@pytest.mark.rule("BD-229")
@pytest.mark.parametrize("mode", ["standard", "hardcore"])
@pytest.mark.parametrize("difficulty", ["beginner", "expert"])
def test_every_pair_of_mode_and_difficulty_can_be_played(mode: str, difficulty: str) -> None:
    table = begun(2, mode=mode, difficulty=difficulty)
    assert (look(table).mode, look(table).difficulty) == (mode, difficulty)
    assert table.asks


@pytest.mark.rule("BD-229")
def test_the_book_says_which_pairs_go_well_together() -> None:
    page = (GAME.folder / "text" / "rulebook.en.md").read_text("utf-8")
    rule = page.split("**BD-229**")[1].split("\n\n")[0]
    assert "Beginner" in rule
    assert "Hardcore" in rule
