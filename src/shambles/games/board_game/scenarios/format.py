"""Scenarios of the Board Game: a position on a made-up map, a script of answers and forced dice, and what is expected.

The format is described in docs/reference/scenarios.md. Players are P1 to P6 in seat order.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any, TypeVar

from shambles.core.asking.chance import Live, Scripted
from shambles.core.asking.reply import BadInput
from shambles.core.files.box import STANDARD
from shambles.core.files.scenario import Difference, Kind, Position, ScenarioFormat
from shambles.core.game import find_game
from shambles.core.playing.runner import Runner
from shambles.games.board_game.box.board import find_board
from shambles.games.board_game.box.contents import STANDARD_TEXT, Box, find_box
from shambles.games.board_game.box.vocabulary import RESOURCES
from shambles.games.board_game.scenarios.check import name_of, position_now
from shambles.games.board_game.scenarios.dice import write_dice
from shambles.games.board_game.scenarios.forms import Journey, Line, PartyForm, Player, SetUp
from shambles.games.board_game.table.state import Group, Marker, Party, State, Survivor, Token, Turn

X = TypeVar("X")


# --- the position


def journey_position(given: Journey, seed: int) -> Position:
    """The table before the script; what the scenario leaves open is dealt from the seed."""
    options: dict[str, Any] = {**given.options, "box": box_text(given), "map": map_text(given)}
    game = find_game("board_game")
    checked: Any = game.read_options(options)
    box = find_box(checked.box, checked.balance)
    seats = seats_of(given)
    known = space_names(given)
    chance = Live(seed)
    state = State(
        parties=[read_party(form, box, known, f"parties.{name}") for name, form in sorted(given.parties.items())],
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


def seats_of(given: Journey) -> int:
    """Nobody may be left out: with a P3 there is a P2."""
    for name in map(name_of, range(len(given.parties))):
        if name not in given.parties:
            raise BadInput(f"parties.{name}", "field-missing")
    return len(given.parties)


def seat_number(name: Player, seats: int, field: str) -> int:
    seat = int(name[1:]) - 1
    if seat >= seats:
        raise BadInput(field, "no-such-seat", found=name)
    return seat


def space_names(given: Journey) -> tuple[str, ...]:
    return tuple(given.spaces) if given.spaces else tuple(find_board(STANDARD).spaces)


def read_party(form: PartyForm, box: Box, known: tuple[str, ...], field: str) -> Party:
    check_known(f"{field}.at", [form.at], known, "unknown-space")
    check_known(f"{field}.survivors", form.survivors, box.survivors, "no-such-card")
    items = [one for one in box.encounters if box.encounters[one].item]
    check_known(f"{field}.items", form.items, items, "no-such-card")
    places = [*form.scouted, *([form.private] if form.private else [])]
    check_known(f"{field}.scouted", places, box.locations, "no-such-card")
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


def check_known(field: str, found: Iterable[str], known: Collection[str], code: str) -> None:
    for one in found:
        if one not in known:
            raise BadInput(field, code, found=one)


def place_pieces(given: Journey, state: State, box: Box, known: tuple[str, ...], seats: int) -> None:
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
    check_known("stranded", given.stranded, box.followers, "no-such-card")
    state.stranded = list(given.stranded)
    for follower in given.rescued:
        if follower not in given.stranded:
            raise BadInput("rescued", "never-stranded", found=follower[:40], known=tuple(given.stranded))
    state.rescued = list(given.rescued)


def deal_decks(given: Journey, state: State, box: Box, chance: Live, used: list[str]) -> None:
    """Given cards are on top, the next one first; the rest of the box is shuffled below."""
    deal_encounters(given, state, box, chance)
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


def deal_encounters(given: Journey, state: State, box: Box, chance: Live) -> None:
    """The cards that come next, what is discarded, and between them the whole deck as written, or all the rest."""
    names = [card if isinstance(card, str) else f"made_up_{at + 1}" for at, card in enumerate(given.cards)]
    deck, held = given.encounter_deck or [], [card for party in state.parties for card in party.items]
    for field, cards in (("cards", names), ("encounter_deck", deck), ("encounter_discards", given.encounter_discards)):
        check_known(field, cards, box.encounters, "no-such-card")
    out = [*names, *held, *given.encounter_discards]
    spare = Counter(box.encounter_cards)
    spare.subtract(card for card in (*out, *deck) if box.encounters[card].copies)
    if given.encounter_deck is not None or given.encounter_discards:
        for card, count in spare.items():
            if count < 0:
                raise BadInput(
                    "encounter_deck" if card in deck else "encounter_discards", "too-many-copies", found=card
                )
    rest = without(box.encounter_cards, out) if given.encounter_deck is None else []
    state.encounters = [*chance.shuffle("encounters", rest), *deck[::-1], *names[::-1]]
    state.discard = list(given.encounter_discards)


def without(cards: Sequence[X], used: Iterable[X | None]) -> list[X]:
    left = list(cards)
    for card in used:
        if card in left:
            left.remove(card)
    return left


# --- made-up maps and cards are files too


def map_text(given: Journey) -> str:
    """A sketch of a map: its spaces are in a row, and only the edges make neighbours."""
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


def box_text(given: Journey) -> str:
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


def check_journey(given: Journey) -> list[Difference]:
    return run_script(journey_position(given, 0), given, 0)


def check_set_up(given: SetUp) -> list[Difference]:
    return run_script(given.seats, given, given.seed)


def run_script(start: Position | int, given: Journey | SetUp, seed: int) -> list[Difference]:
    """Line by line; the dice that a line forces are the next ones after the answer above it."""
    draws = Scripted({}, Live(seed))
    write_next_dice(draws, given.script, 0)
    runner = Runner("board_game", start, draws=draws, seed=seed)
    for at, line in enumerate(given.script):
        if line == Line():
            raise BadInput(f"script[{at}]", "nothing-to-do")
        if line.do:
            write_next_dice(draws, given.script, at + 1)
        follow(runner, line, f"script[{at}]")
    if draws.left:
        raise BadInput(draws.left[0], "roll-left-over")
    runner.compare(given.expect, position_now(runner))
    return runner.differences


def write_next_dice(draws: Scripted, script: Sequence[Line], first: int) -> None:
    """The dice that are forced from this line on, up to the next answer."""
    for at in range(first, len(script)):
        if script[at].do:
            return
        write_dice(draws, script[at], f"script[{at}]")


def follow(runner: Runner, line: Line, where: str) -> None:
    """A player's options, refused answers and answers, and checks of the result."""
    if line.p is not None:
        seat = seat_number(line.p, len(runner.table.seats), f"{where}.p")
        runner.check_offers(seat, where, line.offers, line.withholds)
        if line.refused:
            runner.refuse(seat, line.refused, where, rule=line.rule)
        if line.do:
            runner.answer(seat, line.do, f"{where}.do")
    elif line.do or line.refused or line.offers or line.withholds:
        raise BadInput(f"{where}.p", "field-missing")
    if line.check is not None:
        runner.compare(line.check, position_now(runner), where)


# --- the format


def recognises(given: dict[str, Any]) -> bool:
    """Parties, or a set-up by this game's name."""
    return "parties" in given or given.get("kind") == "board-game-set-up"


def set_up_position(given: SetUp, seed: int) -> Position:
    """A new game of this size."""
    game = find_game("board_game")
    options = game.read_options({})
    return Position(given.seats, {}, game.first_phase, game.opening(game.read_seats(given.seats, options), options))


SCENARIOS = ScenarioFormat(
    recognises,
    {
        "": Kind(Journey, check_journey, journey_position),
        "board-game-set-up": Kind(SetUp, check_set_up, set_up_position),
    },
)
