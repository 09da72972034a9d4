"""Every odds figure of views and hints is what the rules throw: each survivor, item and Location of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from games.board_game.small_maps import ALONE, card, deal, look, party, road, state, the_ask
from games.board_game.throwing import throw, throw_for
from shambles import Table
from shambles.games.board_game.bot.hints import worth_of_rolling_again
from shambles.games.board_game.bot.plan import Plan
from shambles.games.board_game.bot.worth import fatigue_on_space, strength_seen
from shambles.games.board_game.box.contents import COLOURS, Challenge, Step, find_box
from shambles.games.board_game.rules.encounters import face_challenge
from shambles.games.board_game.table.choices import on_die
from shambles.games.board_game.table.dice import READ, total_of
from shambles.games.board_game.table.odds import RolledFor, chance_in_a_roll, strength_of
from shambles.games.board_game.table.state import Modifier, Roll, Rolled, State, Token, group_pool, the_box

BOOK, EVEN = find_box("standard"), find_box("standard", "even")
ITEMS = [card.id for card in BOOK.encounters.values() if card.item]
KINDS: tuple[RolledFor, ...] = get_args(RolledFor)
NEEDS: dict[RolledFor, tuple[int, ...]] = {"kill": (2, 4, 7), "survive": (5, 8), "actions": (1, 2, 3)}
HOLDERS = [
    *((one, "book") for one in (*BOOK.survivors, *ITEMS)),
    *((one, "even") for one in EVEN.characters if EVEN.characters[one] != BOOK.characters[one]),
]


def holding(card: str, balance: str = "book", **sheet: Any) -> Table:
    """A party with this survivor or item, and with nobody else whose dice are read otherwise."""
    items = [card] if card in ITEMS else []
    who = "arnold chris" if items or card == "arnold" else f"{card} arnold"
    other = party("m", "gus" if card == "hank" else "hank")
    given = {**ALONE, "balance": balance}
    return deal(road("a b m=location:motel"), party("a", who, items=items, **sheet), other, options=given)


@pytest.mark.rule("BG-252", "BG-314", "BG-316", "BG-332", "BG-336", "BG-337", "BG-R101")
@pytest.mark.parametrize(("card", "balance"), HOLDERS)
def test_what_is_reckoned_for_a_roll_is_what_the_rules_throw(card: str, balance: str) -> None:
    table = holding(card, balance)
    group = strength_of(table._run.play, 0)
    assert strength_seen(look(table, "P1"), the_box(table._run.play)) == group  # what a hint reckons with
    for kind, needs in NEEDS.items():
        for need in needs:
            thrown = throw_for(table, kind, need)
            assert chance_in_a_roll(group, kind, need) == pytest.approx(thrown.won), (card, kind, need)


@pytest.mark.rule("BG-294", "BG-334", "BG-316")
@pytest.mark.parametrize("number", READ)
@pytest.mark.parametrize("n", [1, -1])
def test_every_number_that_changes_a_roll_is_reckoned_with(number: Any, n: int) -> None:
    table = holding("rick", ammo=1)
    state(table).modifiers = [Modifier(0, number, n, "turn")]
    group = strength_of(table._run.play, 0)
    needs: list[tuple[Any, int]] = [("kill", 4), ("survive", 7), ("actions", 2)]
    for kind, need in needs:
        shots = 0 if kind == "actions" else 1
        assert chance_in_a_roll(group, kind, need, shots) == pytest.approx(throw_for(table, kind, need, shots).won)


@pytest.mark.rule("BG-351", "BG-352", "BG-353")
@pytest.mark.parametrize(("card", "balance"), [("ruth", "book"), ("andrea", "even"), ("chris", "book")])
def test_what_is_reckoned_with_shots_is_what_the_rules_throw(card: str, balance: str) -> None:
    table = holding(card, balance, ammo=2)
    group = strength_of(table._run.play, 0)
    for kind, need in (("kill", 6), ("survive", 9)):
        thrown = throw_for(table, kind, need, shots=2)
        assert chance_in_a_roll(group, kind, need, 2) == pytest.approx(thrown.won)  # type: ignore[arg-type]


@pytest.mark.rule("BG-151", "BG-334", "BG-393")
@pytest.mark.parametrize(("card", "balance"), [("shane", "book"), ("enc51", "book"), ("tyreese", "even")])
def test_what_a_pack_costs_is_what_the_rules_throw(card: str, balance: str) -> None:
    table = holding(card, balance)
    for pack in (1, 3, 6):
        state(table).tokens = {"b": [Token(pack, up=True)]}
        view = look(table, "P1")
        assert view.odds is not None
        [shown] = view.odds.fights
        thrown = throw_for(table, "token", pack)
        assert (shown.free, shown.deadly) == pytest.approx((thrown.free, thrown.deadly), abs=0.0005)
        assert shown.fatigue == pytest.approx(thrown.fatigue, abs=0.005)
        seen = fatigue_on_space(view, "b", strength_seen(view, the_box(table._run.play)).dice)
        assert seen == pytest.approx(thrown.fatigue)


# --- scouting

PARTIES = ("shane arnold", "rick nora")  # and two more who bring no dice
PLENTY: dict[str, Any] = {"food": 9, "gas": 9, "ammo": 9, "items": ["enc50", "enc55"]}


def before(place: str, who: str, scouted: int, tired: int = 0) -> Table:
    """A party that has what the Location asks for, and stands beside it; with so much fatigue."""
    names = f"{who} june mae".split()
    worn = " ".join(f"{name}:{min(2, max(0, tired - 2 * at))}" for at, name in enumerate(names))
    sheet = party("a", worn, **PLENTY, scouted=["motel", "airport"][:scouted])
    world = road(f"a m=location:{place}")
    return deal(world, sheet, party("a", "hank", food=1), public=[place], options=ALONE)


Left = dict[int, float]  # by the fatigue that it cost: how likely it is won with that


@cache  # the same for every Location
def thrown_at_cards(who: str, tired: int) -> Left:
    """How the rules fare with this party at a card that is drawn at random from the deck."""
    deck = Counter(state(before("quarry", who, 0)).encounters)
    found: Left = {}
    for one, count in deck.items():
        for more, chance in thrown_at(who, tired, BOOK.encounters[one].challenge).items():
            found[more] = found.get(more, 0.0) + count * chance / deck.total()
    return found


def thrown_at(who: str, tired: int, challenge: Challenge) -> Left:
    match challenge.kind:
        case "vote" | "ask":
            return {0: 0.5}  # what others decide
        case "choice" | "none":
            return {0: 1.0}
        case "pay":
            return {0: 1.0}  # there is plenty
        case "either":
            return max((thrown_at(who, tired, one) for one in challenge.of), key=lambda left: sum(left.values()))
    return thrown_once(who, tired if challenge.kind == "survive" else 0, challenge)


@cache  # fatigue matters only where somebody could die of more
def thrown_once(who: str, tired: int, challenge: Challenge) -> Left:
    return throw(before("quarry", who, 0, tired), lambda t: face_challenge(t, 0, challenge)).left


@cache
def thrown_at_a_part(who: str, tired: int, kind: Any, need: int) -> Left:
    return throw_for(before("quarry", who, 0, tired), kind, need).left


def thrown_at_all(who: str, tired: int, parts: Sequence[Step]) -> float:
    """How likely this party wins one part after the other, and bears the fatigue of all."""
    if not parts:
        return 1.0
    part, *rest = parts
    match part.step:
        case "encounters":
            left = thrown_at_cards(who, tired) if part.n else {0: 1.0}
            rest = [msgspec.structs.replace(part, n=part.n - 1), *rest] if part.n > 1 else rest
        case "kill" | "survive" | "actions":
            left = thrown_at_a_part(who, tired if part.step == "survive" else 0, part.step, part.n)
        case _:
            left = {0: 1.0}
    return sum(chance * thrown_at_all(who, tired + more, rest) for more, chance in left.items())


@pytest.mark.rule("BG-480", "BG-481", "BG-477", "BG-478", "BG-479")
@pytest.mark.parametrize("who", PARTIES)
@pytest.mark.parametrize("place", list(BOOK.locations))
def test_a_scouting_succeeds_as_often_as_the_rules_throw_it(place: str, who: str) -> None:
    """Encounters one after the other are reckoned as if each were drawn from the whole deck."""
    for scouted in range(3):
        table = before(place, who, scouted)
        view = look(table, "P1")
        assert view.odds is not None
        [shown] = view.odds.scouting
        parts = BOOK.locations[place].tiers[scouted]
        assert shown.chance == pytest.approx(thrown_at_all(who, 0, parts), abs=0.001)


@pytest.mark.rule("BG-337", "BG-480", "BG-481")
def test_the_fatigue_of_one_encounter_is_counted_at_the_next() -> None:
    """Arnold can bear two fatigue: what the first card costs him he cannot bear at the second."""
    tier = [{"step": "encounters", "n": 2}]
    deck = [card({"kind": "survive", "n": 3})]

    def only_these(s: State) -> None:
        s.encounters = [one for one in s.encounters if one.startswith("made_up")]

    def alone(fatigue: int) -> Table:
        sheet, place = party("a", f"arnold:{fatigue}"), road("a m=location:motel")
        given: dict[str, Any] = {"public": ["motel"], "tiers": {"motel": [tier] * 3}, "cards": deck}
        return deal(place, sheet, change=only_these, options=ALONE, **given)

    first = throw_for(alone(0), "survive", 3)
    both = sum(chance * throw_for(alone(tired), "survive", 3).won for tired, chance in first.left.items())
    assert both < first.won**2 - 0.05
    view = look(alone(0), "P1")
    assert view.odds is not None
    assert [one.chance for one in view.odds.scouting] == [pytest.approx(both, abs=0.0005)]


@pytest.mark.rule("BG-252", "BG-317")
def test_shane_before_the_high_school() -> None:
    """A kill counts as an Action: two of four dice suffice, and the page says so."""
    table = deal(road("a m=location:high_school"), party("a", "shane arnold"), public=["high_school"])
    view = look(table, "P1")
    assert view.odds is not None
    assert [one.chance for one in view.odds.scouting] == [0.984]
    plan = Plan(view, the_ask(table, "P1"))
    assert plan.chance_to_scout(BOOK.locations["high_school"]) == pytest.approx(0.984, abs=0.0005)


@pytest.mark.rule("BG-480")
@pytest.mark.parametrize("place", ["high_school", "football_stadium", "county_jail", "quarry", "sawmill"])
def test_a_plan_reckons_a_scouting_as_the_page_does(place: str) -> None:
    sheet = party("a", "shane arnold", gas=2)
    table = deal(
        road(f"a m=location:{place}"), sheet, public=[place], options=ALONE, tiers={place: without_ammo(place)}
    )
    view = look(table, "P1")
    assert view.odds is not None
    [shown] = view.odds.scouting
    assert Plan(view, the_ask(table, "P1")).chance_to_scout(the_box(table._run.play).locations[place]) == pytest.approx(
        shown.chance, abs=0.0005
    )


def without_ammo(place: str) -> list[Any]:
    """The requirements of a Location without what is paid in ammo: a plan would fire it."""
    tiers = BOOK.locations[place].tiers
    return [[msgspec.to_builtins(part) for part in tier if not part.ammo] for tier in tiers]


# --- a die rolled again


@pytest.mark.rule("BG-317")
@pytest.mark.parametrize(("who", "kind"), [("shane june", "actions"), ("rick june", "kill"), ("rick june", "actions")])
def test_a_die_is_rolled_again_for_what_the_rules_would_read(who: str, kind: Any) -> None:
    table = deal(road("a b"), party("a", who))
    t = table._run.play
    faces = the_box(t).faces
    dice = throw_dice_like(t)
    state(table).roll = Roll(0, kind, 9, list(dice))
    for at, die in enumerate(dice):
        found = worth_of_rolling_again(look(table, "P1"), the_ask(table, "P1"), on_die(at))
        now, again = total_of(t), []
        for face in faces[die.colour]:
            state(table).roll = Roll(
                0, kind, 9, [Rolled(die.colour, face) if one == at else dice[one] for one in range(len(dice))]
            )
            again.append(total_of(t))
        state(table).roll = Roll(0, kind, 9, list(dice))
        assert found == pytest.approx(sum(again) / len(again) - now)


def throw_dice_like(t: Any) -> list[Rolled]:
    """A pool as it may lie: each colour shows its faces one after the other."""
    pool, faces = group_pool(t, 0), the_box(t).faces
    return [Rolled(colour, faces[colour][at]) for colour in COLOURS for at in range(pool[colour])]
