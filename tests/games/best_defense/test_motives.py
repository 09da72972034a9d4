"""Variants: Ulterior Motives (BD-400 … BD-406), One Leader and Leader Last (BD-420 … BD-423)."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import asked, deal, gun, look, offered, person, play, see, state, told
from shambles import BadInput, Table

MOTIVES = {"motives": True}
LAST = {"leader_last": True, "difficulty": "expert"}


def open_table(seats: int, seed: int = 0, **options: Any) -> Table:
    given = {"mode": "standard", "difficulty": "beginner", **options}
    return Table.open("best_defense", seats=seats, options=given, seed=seed)


def lose(*people: dict[str, Any], **more: Any) -> Table:
    """The group loses: the walkers eat the last food."""
    last = {"farm": {"deck": "food", "cards": 1}}
    return deal("damage", *people, walkers={"farm": 1}, decks=last, options=MOTIVES, **more)


# --- motives


@pytest.mark.rule("BD-400")
def test_everybody_gets_one_of_nine_and_only_its_owner_sees_it() -> None:
    table = play(open_table(4, motives=True), "rick", "daryl", "michonne", "glenn")
    s = state(table)
    assert len(set(s.motives)) == 4
    assert len(s.spare_motives) == 5
    for viewer in range(4):
        shown = [one.motive for one in look(table, viewer).seats]
        assert shown == [motive if seat == viewer else None for seat, motive in enumerate(s.motives)]
        dealt = [event for event in table.events_for(viewer) if event.key() == "motive-dealt"]
        assert [event.motive for event in dealt] == shown  # type: ignore[attr-defined]


@pytest.mark.rule("BD-R64")
def test_motives_are_not_for_one() -> None:
    with pytest.raises(BadInput) as error:
        open_table(1, motives=True)
    assert error.value.code == "seats-out-of-range"


@pytest.mark.rule("BD-401")
def test_a_completed_motive_is_a_partial_victory_when_the_group_loses() -> None:
    last = {"farm": {"deck": "ally", "cards": 1}}
    people = [person("rick", "town", food=8, motive="hoarder"), person("daryl", "town", motive="warlord")]
    both = deal(
        "draw", *people, options=MOTIVES, decks={"town": {"deck": "food", "cards": 20, "top": ["single_can"]}, **last}
    )
    play(both, "draw")
    assert [event.motive for event in told(both, "motive-scored")] == ["hoarder"]
    s = state(both)
    s.walkers["farm"] = 1
    while both.outcome is None:
        play(
            both,
            {"draw-card": "pass", "defy": "stay", "give": "done", "give-back": "nothing"}.get(
                next(iter(asked(both).values())), offered(both)[0]
            ),
        )
    assert both.outcome.reason == "deck-empty"
    assert (both.outcome.scores, both.outcome.winners) == ((1, 0), ())
    assert [(event.seat, event.motive) for event in told(both, "partial-victory")] == [(0, "hoarder")]


@pytest.mark.rule("BD-401")
def test_a_defeat_without_a_completed_motive_is_nothing_but_a_defeat() -> None:
    table = lose(person("rick", "town", food=8, motive="hoarder"), person("daryl", "town", motive="warlord"))
    assert table.outcome is not None
    assert table.outcome.scores == (0, 0)


@pytest.mark.rule("BD-401")
def test_motives_do_not_matter_to_a_victory() -> None:
    people = [person("rick", "farm", motive="hoarder"), person("daryl", "town", motive="warlord")]
    table = deal("next-round", *people, round=12, options=MOTIVES)
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners) == ((2, 2), (0, 1))


@pytest.mark.rule("BD-402", "BD-403")
def test_a_counting_motive_gets_its_token_at_the_end_of_the_round() -> None:
    people = [
        person("rick", "town", motive="hoarder"),
        person("daryl", "farm", food=2, motive="rebel", events=["wet_powder", "promise_me"]),
    ]
    table = play(deal("defy", *people, turn="daryl", options=MOTIVES), "prison")
    assert look(table).seats[1].tokens == 0
    while not told(table, "round-over"):
        play(table, {"draw-card": "pass", "heal": "pass"}.get(next(iter(asked(table).values())), offered(table)[0]))
    assert look(table).seats[1].tokens == 1
    assert [(event.seat, event.count) for event in told(table, "tokens-shown")] == [(1, 1)]
    order = [event.key() for event in table.events_for(None)]
    assert order.index("combat-begun") < order.index("tokens-shown") < order.index("round-over")
    assert state(table).feats == [[], []]  # the next round begins with none


@pytest.mark.rule("BD-402")
@pytest.mark.parametrize(
    ("motive", "phase", "more"),
    [
        ("untouched", "healing", {}),
        ("lone_wolf", "combat", {}),
        ("executioner", "weapons", {"walkers": {"farm": 1}, "white": [6]}),
    ],
)
def test_what_the_counting_motives_count(motive: str, phase: str, more: dict[str, Any]) -> None:
    people = [
        person("rick", "farm", equipment=[gun("handgun")], motive=motive),
        person("daryl", "town", hp=3, motive="hoarder"),
    ]
    table = deal(phase, *people, options=MOTIVES, **more)
    while not told(table, "round-over"):
        play(
            table,
            {"choose-weapon": "handgun"}.get(next(iter(asked(table).values())), offered(table)[0]),
        )
    assert look(table).seats[0].tokens == 1


@pytest.mark.rule("BD-402", "BD-403")
def test_who_did_nothing_of_the_kind_gets_no_token() -> None:
    people = [person("rick", "farm", motive="rebel"), person("daryl", "town", hp=3, motive="untouched")]
    table = deal("healing", *people, options=MOTIVES)
    assert told(table, "tokens-shown") == []
    assert [one.tokens for one in look(table).seats] == [0, 0]


@pytest.mark.rule("BD-402")
def test_the_benefactor_counts_a_gift_in_the_own_trade_step() -> None:
    people = [person("rick", "farm", food=1, motive="benefactor"), person("daryl", "farm", motive="hoarder")]
    table = play(deal("trade", *people, options=MOTIVES), "food daryl")
    while not told(table, "round-over"):
        play(
            table,
            {"draw-card": "pass", "give": "done", "give-back": "nothing", "defy": "stay"}.get(
                next(iter(asked(table).values())), offered(table)[0]
            ),
        )
    assert look(table).seats[0].tokens == 1


@pytest.mark.rule("BD-404")
def test_death_does_not_take_the_motive_nor_its_tokens() -> None:
    people = [person("rick", "farm", hp=1, motive="rebel"), person("daryl", "town", motive="hoarder")]
    table = deal("damage", *people, walkers={"farm": 1}, options=MOTIVES)
    s = state(table)
    s.counted[0]["defied"] = 3
    play(table, "michonne")
    assert (look(table, 0).seats[0].motive, look(table, 0).seats[0].tokens) == ("rebel", 3)


@pytest.mark.rule("BD-405", "BD-R68")
@pytest.mark.parametrize(("food", "scored"), [(7, False), (8, True)])
def test_a_stockpile_is_turned_up_the_moment_it_is_owned(food: int, scored: bool) -> None:
    people = [person("rick", "town", food=food, motive="hoarder"), person("daryl", "farm", motive="warlord")]
    top = {"town": {"deck": "food", "cards": 20, "top": ["single_can"]}}
    table = play(deal("draw", *people, decks=top, options=MOTIVES), "draw")
    assert see(table, "rick").scored is scored
    assert (see(table, "rick").motive == "hoarder") is scored  # face up for all to see
    assert see(table, "rick").tokens == 0


@pytest.mark.rule("BD-405")
@pytest.mark.parametrize(
    ("motive", "deck", "card", "rick"),
    [
        ("warlord", "ally", "lone_straggler", {"allies": 8}),
        ("quartermaster", "ammo", "quiver", {"equipment": [gun("rifle", 6)]}),
        ("collector", "equipment", "machete", {"equipment": ["katana", "bandages", "silencer", "motorcycle"]}),
    ],
)
def test_every_stockpile(motive: str, deck: str, card: str, rick: dict[str, Any]) -> None:
    people = [person("rick", "town", motive=motive, **rick), person("daryl", "farm", motive="hoarder")]
    top = {"town": {"deck": deck, "cards": 15, "top": [card]}}
    table = play(deal("draw", *people, decks=top, options=MOTIVES), "draw")
    assert see(table, "rick").scored


@pytest.mark.rule("BD-406")
def test_a_motive_once_turned_up_counts_for_good() -> None:
    people = [person("rick", "town", food=8, motive="hoarder"), person("daryl", "town", motive="warlord")]
    top = {"town": {"deck": "food", "cards": 20, "top": ["single_can"]}}
    table = play(deal("draw", *people, decks=top, options=MOTIVES), "draw", "food daryl")
    assert see(table, "rick").food == 8
    assert see(table, "rick").scored


# --- one leader, leader last


@pytest.mark.rule("BD-420", "BD-R61", "BD-R62")
def test_one_leader_leads_every_round() -> None:
    people = [person("rick", "farm"), person("daryl", "farm")]
    table = deal("next-round", *people, leader="daryl", options={"one_leader": True})
    assert look(table).leader == 1
    assert told(table, "badge-taken") == []
    opened = play(open_table(3, seed=3, one_leader=True), "rick", "daryl", "michonne")
    rolls = {event.seat: event.face for event in told(opened, "die-rolled") if event.rule == "BD-059"}
    assert rolls[look(opened).leader] == max(rolls.values())


@pytest.mark.rule("BD-R61")
def test_one_leader_who_dies_leads_on_with_the_new_survivor() -> None:
    people = [person("rick", "farm", hp=1), person("daryl", "town")]
    table = deal("damage", *people, walkers={"farm": 1}, options={"one_leader": True})
    play(table, "michonne")
    assert look(table).leader == 0
    assert [rule.source for rule in look(table).in_force] == ["michonne"]


@pytest.mark.rule("BD-421")
def test_another_game_is_free_to_take_another_leader() -> None:
    """Advice only: nothing of one game reaches the next."""
    leaders = {
        look(play(open_table(3, seed, one_leader=True), "rick", "daryl", "michonne")).leader for seed in range(20)
    }
    assert leaders == {0, 1, 2}


@pytest.mark.rule("BD-422")
def test_leader_last_plays_the_leaders_events_after_all_other_turns() -> None:
    people = [
        person("rick", "farm", events=["accidents_happen", "promise_me"]),
        person("daryl", "farm", events=["wet_powder", "closing_in"]),
        person("michonne", "farm", events=["spoiled_rations", "breathing_space"]),
    ]
    table = deal("movement", *people, options=LAST)
    while not told(table, "combat-begun"):
        play(
            table,
            {"draw-card": "pass", "play-event": offered(table)[-1]}.get(
                next(iter(asked(table).values())), offered(table)[0]
            ),
        )
    assert [event.seat for event in told(table, "event-played")] == [1, 2, 0, 0]
    moved_first = [event.key() for event in table.events_for(None) if event.key() in ("event-played", "combat-begun")]
    assert moved_first[-1] == "combat-begun"


@pytest.mark.rule("BD-423", "BD-R63")
def test_leader_last_at_beginner_is_played_with_a_warning() -> None:
    warned = open_table(2, leader_last=True)
    assert len(told(warned, "meant-for-expert")) == 1
    assert warned.asks
    assert told(open_table(2, leader_last=True, difficulty="expert"), "meant-for-expert") == []
