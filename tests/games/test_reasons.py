"""What a hint says where figures are not at hand: who leads, where a card sends one, noise, Locations to swap."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import asked as asked_defenders
from games.best_defense.positions import deal as deal_defense
from games.best_defense.positions import person, played
from games.board_game.small_maps import ammo, asked, options, party, play, roll, together, won
from shambles.bots.hint import OptionComparison
from shambles.core.table import Table
from shambles.terminal.advice import named
from shambles.texts import LANGUAGES, Texts
from shambles.wording import Words, wording_of

NAMES = ("Ann", "Ben", "Cas")


def why(table: Table, best: str, other: str) -> list[str]:
    """Everything that speaks for an answer against another one, in English; in Dutch there is as much to say."""
    [seat] = table.asks
    ask, view = table.asks[seat], table.view(seat)
    answers = {one.notation: one for one in ask.options}
    told = OptionComparison(table.game, view, ask, answers[best]).at_once(answers[other])
    said: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        wording = wording_of(Words(Texts(lang, table.game), NAMES[: len(table.seats)], table.game, table.options))
        said[lang] = [wording.words.texts.reason(named(one, wording, view, ask), seat, wording.names) for one in told]
        assert not any("{" in words or words.startswith("reason-") for words in said[lang])
    assert said["en"] != said["nl"] or not told
    return said["en"]


@pytest.mark.rule("BD-242", "BD-050")
def test_who_leads_is_told_by_what_they_bring_in_such_a_round() -> None:
    table = Table.open("best_defense", seats=1, options={"mode": "standard", "difficulty": "beginner"}, seed=1)
    assert why(table, "rick", "glenn") == [
        "Points for your fights in a round they lead: 1 after “Play Rick”, 0 after “Play Glenn”."
    ]
    assert why(table, "glenn", "rick") == ["Ammo in a round they lead: 1 after “Play Glenn”, 0 after “Play Rick”."]


@pytest.mark.rule("BD-242", "BD-374")
def test_who_comes_after_the_dead_counts_for_all_who_fight() -> None:
    people = [person("rick", "farm", hp=1), person("daryl", "town")]
    table = deal_defense("damage", *people, walkers={"farm": 1})
    assert asked_defenders(table) == {"rick": "replace-survivor"}
    assert why(table, "andrea", "glenn") == [
        "Hit points in a round they lead: 1 after “Play Andrea”, 0 after “Play Glenn”."
    ]


@pytest.mark.rule("BD-482", "BD-341")
def test_a_place_that_a_card_lets_one_pick_is_told_by_the_end_of_the_round() -> None:
    """A walker more beside somebody is one more bite or kill; where nobody is, it eats."""
    effects = '{ op = "walkers", loc = "chosen", n = 1 }'
    table = played(effects, person("rick", "farm"), walkers={"prison": 0, "town": 2})
    assert any(words.startswith("Cards the walkers would take this round:") for words in why(table, "farm", "town"))
    assert not any(words.startswith("Cards the walkers would take") for words in why(table, "town", "farm"))


@pytest.mark.rule("BD-377", "BD-R28")
def test_the_order_of_bites_is_told_by_what_the_next_survivor_can_draw_from() -> None:
    people = [person("rick", "farm", hp=1), person("glenn", "prison")]
    lies = {"town": {"deck": "equipment", "cards": 9}}
    table = deal_defense("damage", *people, leader="glenn", walkers={"farm": 1, "town": 2}, decks=lies)
    [said] = why(table, "farm", "town")
    assert said.startswith("Equipment cards left for survivors who replace the dead: 9 after “")
    assert ", 7 after “" in said
    assert why(table, "town", "farm") == []


@pytest.mark.rule("BG-371", "BG-317")
def test_quiet_is_told_by_the_zombies_that_do_not_come() -> None:
    table = together(party("a", ammo=1), party("a", "andrea"), world="a b c", tokens={"b": [2]})
    roll(table, kills=0)
    ammo(table, "X2")
    play(table, "P1", "b", "ammo")
    assert asked(table) == {"P2": "stay-quiet"}
    [said] = why(table, "use andrea", "no")
    assert said.startswith("Zombie tokens that come to the spaces around you: 0 after “")
    assert said.endswith(", 2 after “Let the zombies come”.")
    assert why(table, "no", "use andrea") == []


@pytest.mark.rule("BG-040")
def test_a_swap_is_told_by_the_way_to_a_location_and_what_it_still_asks_for() -> None:
    given: dict[str, Any] = {"location_deck": ["airport", "motel", "quarry"]}
    table = won({"op": "peek", "what": "locations", "n": 2, "swap": True}, mine=party("a", private="sawmill"), **given)
    pairs = [(one, other) for one in options(table, "P1") for other in options(table, "P1") if one != other]
    said = [words for one, other in pairs for words in why(table, one, other)]
    assert any(words.startswith("Resources you still lack for that Location:") for words in said)
