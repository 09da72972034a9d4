"""What is given from afar, what holds for a round, what motives count, and how Leader Last goes."""

from __future__ import annotations

import pytest

from games.best_defense.positions import asked, deal, gun, look, offered, person, play, refused, see, told

# --- giving, and what holds for the round


@pytest.mark.rule("BD-471", "BD-472", "BD-469")
def test_the_last_ammo_of_a_card_is_given_and_the_card_discarded() -> None:
    maggie = person("maggie", "farm", ammo_cards=[gun("handgun_clip", 2), gun("rifle_strip", 1)])
    table = deal("start-of-round", maggie, person("rick", "town", equipment=[gun("rifle", 0)]), leader="maggie")
    assert refused(table, "1 handgun clip rick").rule == "BD-472"
    play(table, "1 rifle strip rick")
    assert [card.card for card in see(table, "maggie").ammo_cards] == ["handgun_clip"]
    assert see(table, "rick").gear[0].ammo == 1
    assert [(event.what, event.card, event.count, event.receiver) for event in told(table, "given")] == [
        ("card_ammo", "rifle_strip", 1, "rick")
    ]


@pytest.mark.rule("BD-482", "BD-243")
@pytest.mark.parametrize(
    ("what", "phase"), [("draw", "draw"), ("trade", "trade"), ("defy", "defy"), ("heal", "healing")]
)
def test_what_a_card_forbids_cannot_be_done(what: str, phase: str) -> None:
    rule = [{"card": "rick", "stat": "forbid", "what": what, "survivors": ["daryl"]}]
    daryl = person("daryl", "farm", hp=3, food=2, events=["wet_powder", "promise_me"])
    people = (person("rick", "farm", food=1, events=[]), daryl)
    free = deal(phase, *people, leader="rick", turn="daryl")
    barred = deal(phase, *people, leader="rick", turn="daryl", in_force=rule)
    wanted = {"draw": "draw", "trade": "food rick", "defy": "town", "heal": "heal"}[what]
    assert wanted in offered(free)
    assert wanted not in offered(barred)


# --- motives and Leader Last


@pytest.mark.rule("BD-402", "BD-406", "BD-403")
@pytest.mark.parametrize(("other", "tokens"), [("town", 1), ("farm", 0)])
def test_lone_wolf_counts_only_who_is_alone(other: str, tokens: int) -> None:
    rick = person("rick", "farm", motive="lone_wolf")
    table = deal("combat", rick, person("daryl", other, motive="hoarder"), options={"motives": True})
    assert see(table, "rick").tokens == tokens


@pytest.mark.rule("BD-402", "BD-406")
def test_the_last_token_scores_the_motive() -> None:
    table = deal(
        "draw",
        person("rick", "farm", motive="lone_wolf", events=["wet_powder", "promise_me"]),
        person("daryl", "town", motive="hoarder"),
        turn="daryl",
        leader="rick",
        options={"motives": True},
    )
    table._run.play.state.counted[0]["combat_start_alone"] = 4
    play(table, "pass")
    assert (see(table, "rick").tokens, see(table, "rick").scored) == (5, True)
    assert [(event.seat, event.motive, event.rule) for event in told(table, "motive-scored")] == [
        (0, "lone_wolf", "BD-402")
    ]


@pytest.mark.rule("BD-422", "BD-082")
def test_in_leader_last_the_others_still_play_one_event_and_the_leader_two() -> None:
    rick = person("rick", "farm", events=["trouble_in_the_tombs", "gate_left_open"])
    daryl = person("daryl", "town", events=["wet_powder", "alarm_bell"])
    table = deal("trade", rick, daryl, options={"leader_last": True, "difficulty": "expert"}, black=[1, 1])
    assert asked(table) == {"daryl": "draw-card"}
    play(table, "pass", "wet powder", "gate left open")
    assert [(event.seat, event.card) for event in told(table, "event-played")] == [
        (1, "wet_powder"),
        (0, "gate_left_open"),
        (0, "trouble_in_the_tombs"),
    ]
    assert [event.seat for event in told(table, "turn-begun")][:2] == [1, 0]
    assert not told(table, "card-drawn")


# --- abilities that hold for the round


@pytest.mark.rule("BD-242", "BD-243", "BD-R31")
@pytest.mark.parametrize(("leader", "stat"), [("rick", "combat_bonus"), ("michonne", "unarmed_swing")])
def test_an_ability_that_holds_for_the_round_holds_for_everybody(leader: str, stat: str) -> None:
    table = deal("start-of-round", person(leader, None), person("daryl", None), round=1)
    assert [(rule.source, rule.stat, rule.seats, rule.n) for rule in look(table).in_force] == [(leader, stat, None, 1)]


@pytest.mark.rule("BD-242", "BD-315")
def test_under_rick_everybody_who_rolls_adds_one() -> None:
    people = [person("rick", "farm", equipment=["katana"]), person("daryl", "farm", equipment=[gun("rifle", 1)])]
    rule = [{"card": "rick", "stat": "combat_bonus"}]
    table = play(deal("weapons", *people, walkers={"farm": 5}, in_force=rule, white=[1, 2, 2]), "katana", "rifle")
    assert [(event.survivor, event.bonus, event.total) for event in told(table, "rolled")] == [
        ("rick", 1, 2),
        ("daryl", 1, 5),
    ]
