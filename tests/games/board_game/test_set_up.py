"""Set-up and the first player (BG-031 … BG-049)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.board_game.small_maps import (
    asked,
    deal,
    look,
    open_table,
    party,
    play,
    road,
    roll,
    saved,
    state,
    supplies,
    the_ask,
    told,
)
from shambles import Table
from shambles.games.board_game.box.board import find_board
from shambles.games.board_game.box.contents import find_box
from shambles.games.board_game.rules.turns import roll_for_first
from shambles.games.board_game.table.events import (
    FirstPlayer,
    PartyDealt,
    PrivateLocation,
    PublicLocations,
    RolledForFirst,
)

BOX = find_box("standard")
PLAIN = ["arnold", "chris", "eddie", "ingrid", "opal", "ruth"]  # bring nothing along, and add nothing to a roll


def dealt(table: Table) -> list[PartyDealt]:
    return told(table, PartyDealt)


@pytest.mark.rule("BG-031", "BG-034")
def test_a_sheet_for_everybody_and_the_other_characters_set_aside() -> None:
    view = look(open_table(4))
    assert len(view.parties) == 4
    assert view.characters == 2


@pytest.mark.rule("BG-032")
def test_one_of_each_resource() -> None:
    for seed in range(40):
        table = open_table(1, seed)
        [event] = dealt(table)
        joins = [one for name in (event.character, event.follower) for one in BOX.survivors[name].abilities]
        if not any(ability.trigger == "join" for ability in joins):
            assert supplies(table, "P1") == "1 1 1"
            return
    raise AssertionError("every deal had a survivor who brings something")


@pytest.mark.rule("BG-033")
def test_characters_are_dealt_at_random_without_duplicates() -> None:
    assert {event.character for event in dealt(open_table(6))} == set(BOX.characters)
    assert dealt(open_table(3, seed=5)) == dealt(open_table(3, seed=5))
    assert len({dealt(open_table(1, seed))[0].character for seed in range(40)}) == 6


@pytest.mark.rule("BG-034", "BG-R66")
def test_nobody_sees_the_characters_set_aside() -> None:
    table = open_table(4)
    aside = state(table).characters
    assert len(aside) == 2
    assert not any(f'"{name}"'.encode() in _seen(table) for name in aside)


def _seen(table: Table) -> bytes:
    return b"".join(msgspec.json.encode((table.view(seat).parties, table.events_for(seat))) for seat in table.seats)  # type: ignore[attr-defined]


@pytest.mark.rule("BG-035", "BG-318")
def test_everybody_begins_with_two_survivors() -> None:
    for one in look(open_table(5)).parties:
        character, follower = (survivor.card.id for survivor in one.survivors)
        assert character in BOX.characters
        assert follower in BOX.followers


@pytest.mark.rule("BG-036")
def test_the_follower_deck() -> None:
    table = open_table(5)
    assert look(table).followers == 18
    assert not set(state(table).followers) & {event.follower for event in dealt(table)}


@pytest.mark.rule("BG-037", "BG-452")
def test_what_survivors_bring_along() -> None:
    found = 0
    for seed in range(120):
        table = open_table(1, seed)
        [event] = dealt(table)
        if event.character != "dale" and event.follower in ("tomas", "hank"):
            assert supplies(table, "P1") == {"tomas": "1 3 1", "hank": "2 1 2"}[event.follower]
            found += 1
        if event.character == "dale" and event.follower in PLAIN:
            assert supplies(table, "P1") == "1 2 1"
            found += 1
    assert found > 3


@pytest.mark.rule("BG-038", "BG-041", "BG-039")
def test_three_public_locations_a_private_one_each_and_the_deck() -> None:
    table = open_table(6)
    [public] = told(table, PublicLocations)
    view = look(table)
    assert [one.id for one in view.public if one] == list(public.locations)
    assert len(view.public) == 3
    assert view.locations == 26 - 3 - 6
    assert [event.seat for event in told(table, PrivateLocation)] == [0, 1, 2, 3, 4, 5]
    assert keys_before(table, "public-locations", "private-location")


def keys_before(table: Table, one: str, other: str) -> bool:
    told_keys = [event.key() for event in table.events_for(None)]
    return told_keys.index(one) < told_keys.index(other)


@pytest.mark.rule("BG-040")
def test_only_the_owner_sees_the_private_location() -> None:
    table = open_table(3)
    for seat in range(3):
        for viewer in (0, 1, 2, None):
            one = look(table, None if viewer is None else f"P{viewer + 1}").parties[seat]
            assert one.has_private
            assert (one.private is not None) == (viewer == seat)
    [heard] = [e for e in table.events_for(1) if isinstance(e, PrivateLocation) and e.location is not None]
    assert heard.seat == 1


@pytest.mark.rule("BG-041")
def test_of_the_location_deck_only_the_size_is_known() -> None:
    table = open_table(4)
    assert look(table, "P1").locations == 19
    assert look(table, "P1").known_top == ()


@pytest.mark.rule("BG-042")
def test_the_encounter_deck_is_shuffled() -> None:
    decks = [state(open_table(2, seed)).encounters for seed in (1, 2)]
    assert all(Counter(deck) == Counter(BOX.encounter_cards) for deck in decks)
    assert decks[0] != decks[1]
    view = look(open_table(2))
    assert (view.encounters, view.discard) == (90, ())


@pytest.mark.rule("BG-043")
def test_tokens_are_mixed_and_face_down() -> None:
    bags = [state(open_table(2, seed)).bag for seed in (1, 2)]
    assert all(sorted(bag) == sorted(BOX.tokens) for bag in bags)
    assert bags[0] != bags[1]
    assert look(open_table(2)).bag == 216


@pytest.mark.rule("BG-044")
def test_the_pool_is_known_before_the_first_turn() -> None:
    table = deal(road("a b"), party("a", "rick arnold"), phase="recover")
    assert (look(table).parties[0].pool.blue, look(table).parties[0].pool.red) == (3, 1)


# --- the first player


def rolling(*rolls: dict[str, int]) -> Table:
    """Three plain parties roll for the first turn; each roll says the Actions of those who roll."""
    sheets = [party("a", "arnold ingrid"), party("b", "chris opal"), party("c", "ruth gus")]
    return deal(road("a b c"), *sheets, phase="first-player", first=rolls)


@pytest.mark.rule("BG-045", "BG-R03")
def test_most_actions_goes_first() -> None:
    table = rolling({"P1": 1, "P2": 2, "P3": 0})
    assert [event.actions for event in told(table, RolledForFirst)] == [{0: 1, 1: 2, 2: 0}]
    assert [event.seat for event in told(table, FirstPlayer)] == [1]
    assert asked(table) == {"P2": "move"}


@pytest.mark.rule("BG-046")
def test_only_those_who_tie_roll_again() -> None:
    table = rolling({"P1": 2, "P2": 2, "P3": 1}, {"P1": 0, "P2": 1})
    assert [event.actions for event in told(table, RolledForFirst)] == [{0: 2, 1: 2, 2: 1}, {0: 0, 1: 1}]
    assert [event.seat for event in told(table, FirstPlayer)] == [1]


@pytest.mark.rule("BG-R52")
def test_after_twenty_more_ties_chance_decides() -> None:
    tie = {"P1": 1, "P2": 1, "P3": 1}
    table = rolling(*[tie] * 21)
    assert len(told(table, RolledForFirst)) == 21
    assert len(told(table, FirstPlayer)) == 1
    assert saved_draws(table)[-1] == ["d", "first"]


def saved_draws(table: Table) -> list[list[str]]:
    return [entry[:2] for entry in saved(table)["journal"] if entry[0] == "d"]


@pytest.mark.rule("BG-R50", "BG-R51")
def test_wilds_and_what_always_works_count_in_that_roll() -> None:
    """Shane reads kills as Actions; a Wild is an Action; June's rerolls, which are used, do nothing."""
    table = deal(road("a b"), party("a", "shane june"))
    roll(table, faces="W1 K3 0")  # one blue, two red
    assert roll_for_first(table._run.play, 0) == 2


@pytest.mark.rule("BG-047")
def test_pawns_stand_on_their_characters_spaces() -> None:
    starts = find_board("standard").starts
    for event in dealt(open_table(6)):
        assert event.space == starts[event.character]


@pytest.mark.rule("BG-048")
def test_the_order_of_cards_on_a_sheet_means_nothing() -> None:
    one = deal(road("a b"), party("a", "rick arnold bea", items=["enc51", "enc52"]))
    two = deal(road("a b"), party("a", "bea arnold rick", items=["enc52", "enc51"]))
    assert look(one).parties[0].pool == look(two).parties[0].pool
    assert set(the_ask(one, "P1").form().options) == set(the_ask(two, "P1").form().options)


@pytest.mark.rule("BG-049")
def test_turns_go_clockwise() -> None:
    sheets = [party("a", "arnold"), party("a", "chris"), party("a", "hank"), party("a", "gus")]
    table = deal(road("a b"), *sheets, turn="P3", options={"cooperation": False})
    order = []
    for _ in range(4):
        [name] = asked(table)
        order.append(name)
        table.answer(int(name[1:]) - 1, "b")
        if asked(table) == {name: "move"}:
            play(table, name, "stop")
    assert order == ["P3", "P4", "P1", "P2"]
