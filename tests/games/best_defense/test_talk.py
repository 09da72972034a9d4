"""Bots that say what they plan and why, and what people can ask them for: a wish, not an order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random as Rng
from typing import Any

import pytest

from games.best_defense.positions import deal, person, play
from shambles import BadInput, Choice, Table
from shambles.bots import Greedy, Plan, Plea, ask_bot, must_be_there, things_for, think_aloud
from shambles.games.best_defense.bot import talk
from shambles.games.best_defense.box.vocabulary import PLACES
from shambles.terminal.advice import say_plan
from shambles.terminal.plain import Plain
from shambles.terminal.sitting import Sitting, seat_people
from shambles.testing.tables import other_world, true_world
from shambles.texts import LANGUAGES, Texts
from shambles.wording import Words, wording_of

EVEN = {"mode": "standard", "difficulty": "beginner", "pressure": "even"}
Thought = tuple[Table, int, Choice]


def thoughts(difficulty: str, most: int = 90) -> Iterator[Thought]:
    """What greedy bots would answer, one after another, before they do."""
    table = Table.open("best_defense", seats=3, options=EVEN | {"difficulty": difficulty}, seed=5)
    bots = [Greedy(table.game, Rng(seat)) for seat in table.seats]
    for number in range(most):
        seat = next(iter(table.asks))
        choice = ask_bot(bots[seat], table, seat, Rng(number))
        yield table, seat, choice
        table.play(seat, choice)


def figures(table: Table, seat: int) -> dict[str, float]:
    ask = table.asks[seat]
    found = table.game.hints[ask.key](table.view(seat), ask)
    return dict(zip((one.notation for one in ask.options), found, strict=True))


def words_of(plan: Plan, table: Table, lang: str) -> tuple[str, str]:
    wording = wording_of(Words(Texts(lang, table.game), ["Ann", "Bob", "Cas"], table.game, table.options))
    return say_plan(wording, table.view(plan.advice.seat), table.asks[plan.advice.seat], plan)


@pytest.mark.rule("SH-026", "BD-224")
def test_what_is_planned_is_what_is_answered_with_a_reason_in_every_language() -> None:
    told: dict[str, int] = {}
    for table, seat, choice in thoughts("beginner"):
        before, key = table.save(), table.asks[seat].key
        answer, plan = think_aloud(table, seat, choice, [], Rng(1))
        assert answer == choice  # nobody asked for anything
        assert table.save() == before
        if plan is None:
            continue
        told[key] = told.get(key, 0) + 1
        assert plan.advice.choice == choice.notation
        for lang in LANGUAGES:
            brief, line = words_of(plan, table, lang)
            assert line.startswith(brief)
            assert len(line) > len(brief) + 5 or not plan.advice.reasons
            assert "{" not in line
            assert "reason-" not in line
    assert {"move-survivor", "play-event", "choose-weapon"} <= set(told)
    assert "draw-card" not in told


@pytest.mark.rule("SH-026")
def test_a_place_is_held_where_that_costs_no_more_than_a_hit_point_and_else_it_says_why_not() -> None:
    granted: dict[bool, int] = {True: 0, False: 0}
    for table, seat, choice in thoughts("beginner"):
        ask = table.asks[seat]
        if ask.key != "move-survivor":
            continue
        worth = figures(table, seat)
        for place in PLACES:
            answer, plan = think_aloud(table, seat, choice, [Plea(4, place)], Rng(1))
            if place not in worth:  # nobody comes there from here
                assert (answer, plan and plan.plea) == (choice, None)
                continue
            assert plan is not None
            assert plan.plea == Plea(4, place)
            assert plan.granted == (max(worth.values()) - worth[place] <= talk.MAY_LOSE)
            assert answer.notation == (place if plan.granted else choice.notation)
            granted[plan.granted] += 1
            if not plan.granted:
                brief, _ = words_of(plan, table, "en")
                assert brief.startswith("Not “Hold the ")
                assert all(place in reason.params.values() for reason in plan.advice.reasons)
    assert min(granted.values()) > 5


@pytest.mark.rule("SH-026")
def test_an_event_is_played_that_was_asked_for_and_what_was_asked_last_counts() -> None:
    people = [person("rick", "farm"), person("daryl", "farm", events=["promise_me", "wet_powder"])]
    table = deal("events", *people)
    while table.asks.get(1) is None or table.asks[1].key != "play-event":
        play(table, {"defy": "stay", "draw-card": "pass"}.get(next(iter(table.asks.values())).key, "nothing"))
    worth = figures(table, 1)
    liked, other = sorted((one.notation for one in table.asks[1].options), key=lambda one: -worth[one])
    choice = next(one for one in table.asks[1].options if one.notation == liked)
    pleas = [Plea(1, liked.replace(" ", "_")), Plea(2, other.replace(" ", "_"))]
    answer, plan = think_aloud(table, 1, choice, pleas, Rng(1))
    assert plan is not None
    assert plan.plea == pleas[1]
    assert (answer.notation == other) == plan.granted == (worth[liked] - worth[other] <= talk.MAY_LOSE)
    assert set(things_for(table, table.view(0))) == {*PLACES, "promise_me", "wet_powder"}
    assert set(things_for(table, table.view(1))) == set(PLACES)  # one's own are not asked for


@pytest.mark.rule("SH-026", "BD-225", "BD-227", "BD-228")
def test_nothing_that_the_seat_cannot_know_is_behind_a_plan_and_silence_is_kept() -> None:
    silent = 0
    for table, seat, choice in thoughts("expert", most=60):
        pleas = [Plea(1, "farm")]
        truth, twin = true_world(table, seat), other_world(table, seat, 3)
        said = think_aloud(truth, seat, choice, pleas, Rng(1))
        assert said == think_aloud(twin, seat, choice, pleas, Rng(2))
        hidden = {card for other in table.seats if other != seat for card in table.asks[seat].play.state.hands[other]}
        assert not hidden & set(things_for(table, table.view(seat)))
        if table.silent is not None:
            silent += 1
            assert things_for(table, table.view(seat)) == ()
            with pytest.raises(BadInput, match="no-such-plea"):
                must_be_there(table, seat, "farm")
    assert silent > 10


@pytest.mark.rule("SH-026")
@pytest.mark.parametrize(("lang", "plans", "wish"), [("en", "plans", "wish"), ("nl", "plannen", "wens")])
def test_in_the_terminal(tmp_path: Path, lang: str, plans: str, wish: str) -> None:
    """Off until somebody wants it; what is asked for is no part of the save."""
    table = Table.open("best_defense", seats=3, options=EVEN, seed=3)
    sitting = Sitting(table, seat_people(3, 1, ["greedy"]), Texts(lang, table.game), tmp_path / "sitting.json")
    lines: list[str] = []
    saves: list[bytes] = []

    def typed() -> Iterator[str]:
        yield from ["#1"] * 2
        assert not sitting.talk.remarks
        saves.append(table.save())
        yield from (plans, f"{wish} farm", f"{wish} nowhere")
        saves.append(table.save())
        yield from ["#1"] * 30
        yield plans
        saves.append(b"%d" % len(sitting.talk.remarks))
        yield from ["#1"] * 10

    answers = typed()

    def read() -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    Plain(sitting, read, lines.append).play()
    say = sitting.texts.say
    assert saves[0] == saves[1]
    assert say("plain-talk-on") in lines
    assert any(say("error-no-such-plea") in line for line in lines)
    said = [line for line in lines if line.endswith("[SH-026]")]
    assert len(said) >= 5
    farm = sitting.lines.wording.plea("farm")
    answered = [say(key, thing=farm, choice="")[:12] for key in ("talk-granted", "talk-denied")]
    assert any(words in line for line in said for words in answered)
    assert say("plain-talk-off") in lines
    assert len(sitting.talk.remarks) == int(saves[2])


@pytest.mark.rule("SH-026")
def test_where_bots_do_not_talk_nobody_asks_them(tmp_path: Path) -> None:
    table = Table.open("card_game", seats=3, options={"mode": "hero"}, seed=3)
    sitting = Sitting(table, seat_people(3, 1, ["greedy"]), Texts("en", table.game), tmp_path / "sitting.json")
    for ask in (sitting.talk.turn, lambda: sitting.talk.plead(0, "farm")):
        with pytest.raises(BadInput, match="bots-say-nothing"):
            ask()
    daily: Any = Sitting(
        Table.open("best_defense", seats=2, options=EVEN, seed=3),
        [None, "greedy"],
        sitting.texts,
        tmp_path / "daily.json",
        hints=None,
    )
    assert not daily.talk.is_possible
