"""Scenarios of the Board Game: a position on a made-up map, a script of answers and forced dice, and what is expected.

The format is described in docs/scenarios.md. Players are P1 to P6 in seat order.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, TypeVar

import msgspec

from shambles.core.box import STANDARD
from shambles.core.chance import Live
from shambles.core.event import Event
from shambles.core.game import find_game
from shambles.core.reply import BadInput, Refusal
from shambles.core.run import Head, Run, encode_state
from shambles.core.scenario import Difference, Position, ScenarioFormat
from shambles.games.board_game.box.board import find_board
from shambles.games.board_game.box.contents import SEATS, STANDARD_TEXT, Box, find_box
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.scenarios.check import compare
from shambles.games.board_game.scenarios.dice import ScriptedDice
from shambles.games.board_game.scenarios.forms import Line, PartyForm, Scenario, SetUp
from shambles.games.board_game.table.state import Group, Marker, Party, State, Survivor, Token, Turn

PHASES = ("first-player", "turn", "recover", "move")
K = TypeVar("K", bound=msgspec.Struct)


# --- the position


def scenario_position(given: Scenario, seed: int) -> Position:
    """The table before the script; what the scenario leaves open is dealt from the seed."""
    options: dict[str, Any] = {**given.options, "box": box_text(given), "map": map_text(given)}
    game = find_game("board_game")
    checked: Any = game.read_options(options)
    box = find_box(checked.box)
    seats = seats_of(given)
    if given.phase not in PHASES:
        raise BadInput("phase", "unknown-phase", found=given.phase, known=PHASES)
    known = space_names(given)
    chance = Live(seed)
    state = State(
        parties=[read_party(given, f"P{seat + 1}", box, known) for seat in range(seats)],
        peeks=[0] * seats,
        round=1,
        turn=Turn(seat_number(given.turn, seats, "turn")),
        first=seat_number(given.turn, seats, "turn"),
    )
    used = [one.id for party in state.parties for one in party.survivors]
    for name in used:
        if used.count(name) > 1:
            raise BadInput("parties", "twice", found=name)
    place_pieces(given, state, box, known, seats)
    used += [marker.follower for marker in state.markers]
    starts = find_board(checked.map).starts
    state.characters = chance.shuffle(
        "characters", [one for one in starts if one in box.characters and one not in used]
    )
    state.joined = list(used)
    deal_decks(given, state, box, chance, used)
    return Position(seats, options, given.phase, state)


def seats_of(given: Scenario) -> int:
    seats = len(given.parties)
    if seats not in SEATS:
        raise BadInput("parties", "seats-out-of-range", found=seats, least=SEATS[0], most=SEATS[-1])
    for seat in range(seats):
        if f"P{seat + 1}" not in given.parties:
            raise BadInput(f"parties.P{seat + 1}", "missing", what=f"P{seat + 1}")
    return seats


def seat_number(name: str, seats: int, field: str) -> int:
    found = re.fullmatch(r"P([1-6])", name)
    if not found or int(found[1]) > seats:
        raise BadInput(field, "no-such-seat", found=name)
    return int(found[1]) - 1


def space_names(given: Scenario) -> tuple[str, ...]:
    return tuple(given.spaces) if given.spaces else tuple(find_board(STANDARD).spaces)


def read_party(given: Scenario, name: str, box: Box, known: tuple[str, ...]) -> Party:
    form = given.parties[name]
    field = f"parties.{name}"
    check_known(f"{field}.at", [form.at], known, "unknown-space")
    check_known(f"{field}.survivors", form.survivors, box.survivors, "no-such-card")
    items = [one for one in box.encounters if box.encounters[one].item]
    check_known(f"{field}.items", form.items, items, "no-such-card")
    places = [*form.scouted, *([form.private] if form.private else [])]
    check_known(f"{field}.scouted", places, box.locations, "no-such-card")
    for survivor, fatigue in form.survivors.items():
        if not 0 <= fatigue <= 2:
            raise BadInput(f"{field}.survivors.{survivor}", "not-a-number", found=fatigue)
    if min(form.food, form.gas, form.ammo) < 0:
        raise BadInput(field, "not-positive")
    if not form.survivors:
        raise BadInput(f"{field}.survivors", "missing", what="survivor")
    return Party(
        at=form.at,
        survivors=[Survivor(one, fatigue) for one, fatigue in form.survivors.items()],
        food=form.food,
        gas=form.gas,
        ammo=form.ammo,
        items=list(form.items),
        private=form.private,
        scouted=list(form.scouted),
        retry=form.retry,
    )


def check_known(field: str, found: Any, known: Any, code: str) -> None:
    for one in found:
        if one not in known:
            raise BadInput(field, code, found=one)


def place_pieces(given: Scenario, state: State, box: Box, known: tuple[str, ...], seats: int) -> None:
    """Tokens, markers, groups and the public Locations."""
    for field, tokens, up in (("tokens", given.tokens, False), ("open_tokens", given.open_tokens, True)):
        check_known(field, tokens, known, "unknown-space")
        for space, values in tokens.items():
            state.tokens.setdefault(space, []).extend(Token(value, up) for value in values)
    check_known("markers", given.markers, known, "unknown-space")
    for space, followers in given.markers.items():
        check_known(f"markers.{space}", followers, box.followers, "no-such-card")
        state.markers += [Marker(space, one) for one in followers]
    for members in given.groups:
        numbers = sorted(seat_number(one, seats, "groups") for one in members)
        if len({state.parties[one].at for one in numbers}) > 1 or len(numbers) < 2:
            raise BadInput("groups", "not-on-one-space")
        state.groups.append(Group(numbers, numbers[0]))
    check_known("public", given.public, box.locations, "no-such-card")
    state.public = [*given.public]


def deal_decks(given: Scenario, state: State, box: Box, chance: Live, used: list[str]) -> None:
    """What is given lies on top, the next card first; the rest of the box is shuffled below it."""
    names = [card if isinstance(card, str) else f"made_up_{at + 1}" for at, card in enumerate(given.cards)]
    check_known("cards", names, box.encounters, "no-such-card")
    held = [card for party in state.parties for card in party.items]
    rest = without(box.encounter_cards, [*names, *held])
    state.encounters = [*chance.shuffle("encounters", rest), *names[::-1]]
    top = given.follower_deck or []
    check_known("follower_deck", top, box.followers, "no-such-card")
    rest = [] if given.follower_deck == [] else without(tuple(box.followers), [*used, *top])
    state.followers = [*chance.shuffle("followers", rest), *top[::-1]]
    dealt = [card for party in state.parties for card in (*party.scouted, party.private)]
    top = given.location_deck or []
    check_known("location_deck", top, box.locations, "no-such-card")
    rest = [] if given.location_deck == [] else without(box.location_cards, [*given.public, *dealt, *top])
    state.locations = [*chance.shuffle("locations", rest), *top[::-1]]
    lying = [token.value for tokens in state.tokens.values() for token in tokens]
    bag = without(box.tokens, [*lying, *given.next_tokens])
    state.bag = [*chance.shuffle("tokens", bag), *given.next_tokens[::-1]]


def without(cards: tuple[K, ...] | tuple[str, ...] | tuple[int, ...], used: Any) -> list[Any]:
    left: list[Any] = list(cards)
    for card in used:
        if card in left:
            left.remove(card)
    return left


# --- made-up maps and cards are files too


def map_text(given: Scenario) -> str:
    """A sketch of a map: its spaces stand in a row, and only the edges say what touches what."""
    if not given.spaces:
        return STANDARD
    spaces = [read_space(at, name, kind) for at, (name, kind) in enumerate(given.spaces.items())]
    edges = [read_edge(f"edges[{at}]", edge) for at, edge in enumerate(given.edges)]
    arrows = [read_edge(f"arrows[{at}]", edge) for at, edge in enumerate(given.arrows)]
    return write_toml(
        {
            "sketch": True,
            "edges": edges,
            "arrow": [{"inside": one, "outside": two} for one, two in arrows],
            "space": spaces,
        }
    )


def read_space(at: int, name: str, kind: str) -> dict[str, Any]:
    """`plain`, `start`, `start:rick`, `resource:food,gas`, `location:motel`; `@atlanta` after it for the region."""
    found = re.fullmatch(r"(plain|start|resource|location)(?::([a-z_,]+))?(@atlanta)?", kind)
    if not found:
        raise BadInput(f"spaces.{name}", "malformed", detail=kind)
    space: dict[str, Any] = {"id": name, "q": at, "r": 0, "type": found[1]}
    if found[3]:
        space["region"] = "atlanta"
    if found[2] and found[1] == "resource":
        space["icons"] = found[2].split(",")
        check_known(f"spaces.{name}", space["icons"], RESOURCES, "not-a-resource")
    elif found[2]:
        space["character" if found[1] == "start" else "location"] = found[2]
    return space


def read_edge(field: str, edge: str) -> list[str]:
    ends = edge.split("-")
    if len(ends) != 2:
        raise BadInput(field, "malformed", detail=edge)
    return ends


def box_text(given: Scenario) -> str:
    """The standard box with the scenario's own cards and requirements."""
    made_up = {f"made_up_{at + 1}": card for at, card in enumerate(given.cards) if isinstance(card, dict)}
    if not made_up and not given.tiers:
        return STANDARD
    tables = tomllib.loads(STANDARD_TEXT)
    places = {one["id"]: one for one in tables["location"]}
    check_known("tiers", given.tiers, places, "no-such-card")
    for name, tiers in given.tiers.items():
        places[name]["tiers"] = tiers
    for name, card in made_up.items():
        tables["encounter"].append({"success": [], "fail": [], **card, "id": name, "name": name, "copies": 0})
    return write_toml(tables)


def write_toml(tables: dict[str, Any]) -> str:
    return "\n".join(f"{json.dumps(key)} = {inline(value)}" for key, value in tables.items()) + "\n"


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))} = {inline(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value)


# --- the script


def run_scenario(given: Scenario) -> list[Difference]:
    game = find_game("board_game")
    place = scenario_position(given, 0)
    dice = ScriptedDice(0)
    run = Run(game, range(place.seats), game.read_options(place.options), dice)
    dice.play = run.play
    return run_script(run, dice, given.script, given.expect, Head(place.phase, encode_state(place.state), 0))


def run_set_up(given: SetUp) -> list[Difference]:
    game = find_game("board_game")
    options = game.read_options({})
    dice = ScriptedDice(given.seed)
    run = Run(game, game.read_seats(given.seats, options), options, dice)
    dice.play = run.play
    return run_script(run, dice, given.script, given.expect, None)


def run_script(run: Run, dice: ScriptedDice, script: list[Line], expect: Any, head: Head | None) -> list[Difference]:
    events: list[Event] = []
    run.play.tell = events.append
    dice.waiting = forced(script, -1)
    run.begin(head)
    differences: list[Difference] = []
    for at, line in enumerate(script):
        where = f"script[{at}]"
        if line.check is not None:
            differences += compare(line.check, run, events, f"{where}.")
        elif line.refused:
            differences += check_refusal(run, line, where)
        elif line.do:
            dice.waiting = [*dice.waiting, *forced(script, at)]
            give(run, line, where)
        elif line.roll is None and line.first is None and not line.ammo:
            raise BadInput(where, "nothing-to-do")
    if dice.waiting or dice.faces:
        raise BadInput(dice.waiting[0][0] if dice.waiting else "script", "roll-left-over")
    return differences + compare(expect, run, events, "")


def forced(script: list[Line], at: int) -> list[tuple[str, Line]]:
    """The dice that are forced after this line, up to the next answer."""
    found = []
    for number in range(at + 1, len(script)):
        line = script[number]
        if line.do:
            break
        if line.roll is not None or line.first is not None or line.ammo:
            found.append((f"script[{number}]", line))
    return found


def give(run: Run, line: Line, where: str) -> None:
    seat = seat_number(line.p, len(run.play.seats), f"{where}.p")
    if seat not in run.asks:
        awaited = tuple(f"P{one + 1}" for one in run.asks)
        raise BadInput(f"{where}.p", "seat-not-asked", found=line.p, asked=awaited)
    choice = run.asks[seat].judge(line.do)
    if isinstance(choice, Refusal):
        raise BadInput(f"{where}.do", "answer-refused", reason=choice.code, rule=choice.rule)
    run.give(seat, choice)


def check_refusal(run: Run, line: Line, where: str) -> list[Difference]:
    """Something that must not be possible; who is not asked at all cannot do it either."""
    seat = seat_number(line.p, len(run.play.seats), f"{where}.p")
    if seat not in run.asks:
        return [Difference(f"{where}.rule", line.rule, "not asked")] if line.rule else []
    choice = run.asks[seat].judge(line.refused)
    if not isinstance(choice, Refusal):
        return [Difference(f"{where}.refused", "refused", "allowed")]
    return [Difference(f"{where}.rule", line.rule, choice.rule)] if line.rule not in ("", choice.rule) else []


# --- the format


def recognises(given: dict[str, Any]) -> bool:
    """Parties, or a set-up by this game's name."""
    return "parties" in given or given.get("kind") == "board-game-set-up"


def read(given: dict[str, Any]) -> Scenario | SetUp:
    shape: type[Scenario] | type[SetUp] = SetUp if given.get("kind") == "board-game-set-up" else Scenario
    try:
        return msgspec.convert(given, shape, strict=False)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        field = where.strip("`.").replace("parties[...]", f"parties.{first_wrong_party(given)}")
        raise BadInput(field or "scenario", "malformed", detail=what) from None


def first_wrong_party(given: dict[str, Any]) -> str:
    """msgspec does not say which."""
    for name, form in given["parties"].items():
        try:
            msgspec.convert(form, PartyForm, strict=False)
        except msgspec.ValidationError:
            return str(name)
    return ""


def check(given: dict[str, Any]) -> list[Difference]:
    form = read(given)
    return run_scenario(form) if isinstance(form, Scenario) else run_set_up(form)


def position(given: dict[str, Any], number: int) -> Position:
    """Where to play on from: the scenario's position, or a new game of its size."""
    form = read(given)
    if isinstance(form, Scenario):
        return scenario_position(form, number)
    game = find_game("board_game")
    options = game.read_options({})
    return Position(form.seats, {}, game.first_phase, game.opening(game.read_seats(form.seats, options), options))


SCENARIOS = ScenarioFormat(recognises, check, position)
