"""What a scenario of The Best Defense can say: each field does what its page says, or says what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from games.best_defense.positions import BOARD, gun, person
from shambles import BadInput
from shambles.games.best_defense import GAME
from shambles.texts import LANGUAGES, Texts

BEGINNER = {"mode": "standard", "difficulty": "beginner"}
MOTIVES = {**BEGINNER, "motives": True}
EVENTS = list(GAME.scenarios.position({"options": BEGINNER, "position": {"survivors": [person("rick")]}}, 0).state.pile)


def scenario(*people: dict[str, Any], options: dict[str, Any] = BEGINNER, **given: Any) -> dict[str, Any]:
    """A scenario with these survivors; what belongs to its position is put there."""
    outside: dict[str, Any] = {name: given.pop(name) for name in ("dice", "steps", "expect") if name in given}
    return {"game": "best_defense", "options": options, "position": {"survivors": list(people), **given}, **outside}


def differing(given: dict[str, Any]) -> list[str]:
    return [difference.field for difference in GAME.scenarios.check(given)]


def trouble(given: dict[str, Any]) -> BadInput:
    with pytest.raises(BadInput) as error:
        GAME.scenarios.check(given)
    return error.value


# --- dice


@pytest.mark.parametrize(("black", "walkers"), [([3, 2], 5), ([1, 1], 2)])
def test_dice_fall_on_a_fresh_table_as_they_are_written(black: list[int], walkers: int) -> None:
    """Two players roll for two places; then for the badge, which the second one takes."""
    given = {
        "game": "best_defense",
        "options": BEGINNER,
        "players": 2,
        "dice": {"black": black, "white": [2, 2, 3, 5]},
        "steps": [{"by": "1", "answer": "andrea"}, {"by": "2", "answer": "daryl"}],
    }
    given["expect"] = {"leader": "daryl", "round": 1}
    assert differing(given) == []
    laid = dict.fromkeys(("farm", "town", "prison", "highway"), 0)
    found = {one.field: one.found for one in GAME.scenarios.check({**given, "expect": {"walkers": laid}})}
    assert sum(found.values()) == walkers


def test_a_die_that_cannot_fall_so_is_an_error() -> None:
    found = trouble(scenario(person("rick", "farm"), dice={"white": [7]}))
    assert (found.field, found.code) == ("dice.white[0]", "malformed")
    assert "6" in str(found.params["detail"])


# --- motives


@pytest.mark.rule("BD-402", "BD-403")
def test_tokens_lie_on_a_motive_and_feats_of_this_round_are_counted_at_its_end() -> None:
    people = [
        person("rick", "farm", motive="rebel", tokens=3, feats=["defied"]),
        person("glenn", "farm", motive="benefactor", tokens=2, feats=["defied"]),
    ]
    given = scenario(*people, options=MOTIVES, phase="next-round")
    given["expect"] = {"survivors": {"rick": {"tokens": 4, "scored": True}, "glenn": {"tokens": 2, "scored": False}}}
    assert differing(given) == []
    people[0]["tokens"] = 2
    assert differing(given) == ["expect.survivors.rick.tokens", "expect.survivors.rick.scored"]


@pytest.mark.rule("BD-406")
def test_a_motive_can_be_scored_from_the_beginning() -> None:
    people = [person("rick", "farm", motive="hoarder", scored=True), person("glenn", "farm", motive="rebel")]
    given = scenario(*people, options=MOTIVES, phase="damage")
    given["expect"] = {"survivors": {"rick": {"scored": True}, "glenn": {"scored": False, "tokens": 0}}}
    assert differing(given) == []


@pytest.mark.parametrize(
    ("more", "field", "code", "allowed"),
    [
        ({"motive": "rebel", "tokens": 4}, "tokens", "too-many-motive-tokens", 3),
        ({"motive": "hoarder", "tokens": 1}, "tokens", "too-many-motive-tokens", 0),
        ({"motive": "rebel", "tokens": -1}, "tokens", "not-enough", None),
        ({"motive": "rebel", "feats": ["danced"]}, "feats", "unknown-value", "defied"),
        ({"motive": "peace"}, "motive", "no-such-card", None),
    ],
)
def test_what_cannot_lie_on_a_motive_is_an_error(more: dict[str, Any], field: str, code: str, allowed: Any) -> None:
    found = trouble(scenario(person("rick", "farm", **more), person("glenn", "farm"), options=MOTIVES))
    assert (found.field, found.code) == (f"position.survivors[0].{field}", code)
    if allowed is not None:
        assert allowed in (found.params.get("most"), *found.params.get("known", ()))  # type: ignore[misc]


@pytest.mark.rule("BD-013")
@pytest.mark.parametrize("more", [{"motive": "rebel"}, {"tokens": 1}, {"feats": ["defied"]}, {"scored": True}])
def test_without_motives_there_is_nothing_on_them(more: dict[str, Any]) -> None:
    found = trouble(scenario(person("rick", "farm", **more)))
    (name,) = more
    assert (found.field, found.code) == (f"position.survivors[0].{name}", "not-in-this-variant")


# --- events


@pytest.mark.rule("BD-R21", "BD-087")
def test_events_can_lie_on_the_discard() -> None:
    people = [person(name, "farm") for name in ("rick", "daryl", "michonne", "andrea")]
    buried = {"rick": EVENTS[30:40], "andrea": EVENTS[40:]}
    given = scenario(*people, phase="damage", played=EVENTS[:30], buried=buried)
    given["expect"] = {"pile": 0, "played": EVENTS[:30], "buried": 18}
    assert differing({**given, "position": {**given["position"], "phase": "defy"}}) == []
    given["expect"] = {"pile": 40, "played": [], "buried": 0}  # dealt anew at the start of the next round
    assert differing(given) == []


@pytest.mark.parametrize(
    ("more", "field", "code"),
    [
        ({"played": ["picnic"]}, "position.played", "no-such-card"),
        ({"played": EVENTS[:1] * 2}, "position.played", "twice"),
        ({"played": EVENTS[:1], "next_events": EVENTS[:1]}, "position.next_events", "twice"),
        ({"buried": {"rick": ["picnic"]}}, "position.buried.rick", "no-such-card"),
        ({"buried": {"carl": EVENTS[:1]}}, "position.buried", "no-such-survivor"),
    ],
)
def test_an_event_lies_in_one_place_only(more: dict[str, Any], field: str, code: str) -> None:
    found = trouble(scenario(person("rick", "farm"), **more))
    assert (found.field, found.code) == (field, code)


# --- two of a kind


@pytest.mark.rule("BD-122")
def test_two_weapons_of_one_kind_have_their_ammo_each() -> None:
    rick = person("rick", "farm", equipment=[gun("handgun", 1), gun("handgun", 2), "machete"])
    rick["ammo_cards"] = [gun("rifle_magazine", 1), gun("rifle_magazine", 3)]
    given = scenario(rick, phase="damage")
    ammo: dict[str, Any] = {"ammo": {"handgun": [1, 2], "machete": 0}, "ammo_cards": {"rifle_magazine": [1, 3]}}
    given["expect"] = {"survivors": {"rick": ammo}}
    assert differing(given) == []
    ammo["ammo"]["handgun"] = [2, 1]
    assert differing(given) == ["expect.survivors.rick.ammo.handgun"]


def test_more_of_a_kind_than_the_box_has_is_an_error() -> None:
    found = trouble(scenario(person("rick", "farm", equipment=["handgun"] * 5)))
    assert found.code == "too-many-copies"


# --- answers


def test_an_answer_can_be_refused_by_a_rule() -> None:
    given = scenario(person("rick", "farm"), phase="movement", board=BOARD)
    given["steps"] = [{"by": "rick", "answer": "highway", "refused": "not-adjacent", "rule": "BD-180"}]
    assert differing(given) == []
    given["steps"][0]["rule"] = "BD-261"
    assert differing(given) == ["steps[0].rule"]
    given["steps"] = [
        {"by": "rick", "answer": "town", "refused": "not-adjacent", "expect": {"asked": {"rick": "move-survivor"}}}
    ]
    assert differing(given) == ["steps[0].refused"]


def test_an_answer_needs_somebody_who_gives_it() -> None:
    found = trouble(scenario(person("rick", "farm"), steps=[{"answer": "stay"}]))
    assert (found.field, found.code) == ("steps[0].by", "field-missing")


def test_who_is_expected_must_be_there() -> None:
    found = trouble(scenario(person("rick", "farm"), expect={"survivors": {"carl": {"hp": 5}}}))
    assert (found.field, found.code, found.params["known"]) == ("expect.survivors", "unknown-name", ("rick",))


def test_nobody_being_asked_can_be_expected() -> None:
    given = scenario(person("rick", "farm"), person("glenn", "farm"), phase="movement")
    given["expect"] = {"asked": {"rick": "move-survivor", "glenn": None}, "shown": {"rick": None}, "meanwhile": {}}
    assert differing(given) == []
    given["expect"] = {"asked": {"rick": None}, "shown": {"rick": "town"}}
    assert differing(given) == ["expect.asked.rick", "expect.shown.rick"]


@pytest.mark.rule("BD-R45", "BD-R72", "BD-461")
def test_an_open_answer_can_be_changed_an_item_used_meanwhile_and_the_bites_divided() -> None:
    maggie = person("maggie", "farm", hp=2, equipment=[gun("rifle"), gun("handgun"), "bandages"])
    daryl = person("daryl", "farm", equipment=[gun("crossbow")])
    given = scenario(maggie, daryl, phase="weapons", walkers={"farm": 3}, dice={"white": [1, 1, 1]})
    changes = [
        {
            "by": "maggie",
            "answer": "handgun",
            "expect": {"shown": {"maggie": "handgun"}, "meanwhile": {"maggie": "act"}},
        },
        {"by": "maggie", "answer": ["rifle", "use bandages"], "expect": {"shown": {"maggie": "rifle"}}},
        {"by": "daryl", "answer": "crossbow"},
    ]
    bites = [{"by": name, "answer": "maggie 2 daryl 1"} for name in ("maggie", "daryl")]
    given["steps"] = [*changes, *bites]
    given["expect"] = {"survivors": {"maggie": {"hp": 3, "ammo": {"rifle": 0, "handgun": 1}}, "daryl": {"hp": 4}}}
    assert differing(given) == []
    given["steps"] = [*changes, bites[0], {**bites[1], "answer": "maggie 1 daryl 2"}]
    given["expect"] = {"asked": {"maggie": "settle-damage", "daryl": None}}
    assert differing(given) == []
    given["steps"] = [*changes, {"by": "maggie", "answer": "maggie 4"}]
    assert trouble(given).code == "answer-refused"


def test_an_answer_to_a_question_that_answered_itself_is_told_what_is_asked_and_of_whom() -> None:
    """Nobody has anything to fight: both weapons and both meals answer themselves, and the next leader is asked."""
    people = (person("rick", "farm", equipment=["machete"]), person("daryl", "town"))
    steps = [{"by": "daryl", "answer": "heal"}]
    found = trouble(scenario(*people, phase="combat", board=BOARD, steps=steps))
    assert (found.field, found.code) == ("steps[0].answer", "answer-refused")
    assert found.params["asked"] == ("2: move-survivor [BD-261]",)
    assert found.params["unasked"] == (
        "1: choose-weapon = nothing",
        "2: choose-weapon = nothing",
        "1: heal = pass",
        "2: heal = pass",
    )
    for lang in LANGUAGES:
        said = Texts(lang, GAME).trouble(found)
        assert "2: move-survivor [BD-261]" in said
        assert "2: heal = pass" in said
        assert "scenario-" not in said


def test_only_what_answered_itself_since_the_last_answer_is_told() -> None:
    people = (person("rick", "farm", hp=3, food=2), person("daryl", "town"))
    steps = [{"by": "rick", "answer": "heal"}] * 2
    found = trouble(scenario(*people, phase="combat", board=BOARD, steps=steps))
    assert (found.field, found.params["unasked"]) == ("steps[1].answer", ("2: heal = pass",))
