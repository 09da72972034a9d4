"""Errors of a person's own box or map, each with its card or space and field."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.files.box import BoxFormat
from shambles.core.files.form import find_trouble
from shambles.games.board_game.box.board import ARROWS, STARTS, Board, MapFile, Space, read_map
from shambles.games.board_game.box.contents import (
    DICE,
    FOLDER,
    SOLO_LOCATIONS,
    Box,
    BoxFile,
    Challenge,
    SurvivorCard,
    read_box,
)
from shambles.games.board_game.box.faces import row_face
from shambles.games.board_game.box.vocabulary import RESOURCES, Effect, Printed

TOKENS, FOLLOWERS, CHARACTERS = 216, 23, 6  # BG-006, BG-010, BG-008
LOCATION_CARDS, ENCOUNTER_CARDS, TIERS = 26, 90, 3  # BG-012, BG-013, BG-476
ABILITIES = 2  # BG-317
SIDES = 6  # BG-R04
MOST_SPACES = 400  # every way across the map is looked at: a move on a map of ten thousand takes a minute

CHALLENGE_FIELDS: dict[str, tuple[str, ...]] = {
    "kill": ("n",),
    "survive": ("n",),
    "actions": ("n",),
    "pay": (*RESOURCES, "any"),
    "compare": ("count", "mode"),
    "either": ("of",),
}


def _counted(field: str, found: int, wanted: int) -> Iterator[BadInput]:
    if found != wanted:
        yield BadInput(field, "wrong-number", found=found, wanted=wanted)


def _malformed(tables: dict[str, Any], kind: type[Printed]) -> BadInput:
    """First error of a file, with the card's id instead of its index."""
    trouble = find_trouble(tables, kind, "", strict=False)
    assert trouble is not None
    path = trouble.field
    if found := re.match(r"(\w+)\[(\d+)\]", path):
        one = tables[found[1]][int(found[2])]
        if isinstance(one, dict) and isinstance(one.get("id"), str):
            path = f"{found[1]}.{one['id']}{path[found.end() :]}"
    return BadInput(path, trouble.code, **trouble.params)


# --- the box


def box_faults(tables: dict[str, Any]) -> Sequence[BadInput]:
    try:
        file = read_box(tables)
    except msgspec.ValidationError:
        return [_malformed(tables, BoxFile)]
    return [*_count_faults(file), *_die_faults(file), *_card_faults(file, tables), *_even_faults(file)]


def _count_faults(file: BoxFile) -> Iterator[BadInput]:
    """BG-006 … BG-013  The numbers on the box."""
    yield from _counted("tokens.values", sum(file.tokens.values.values()), TOKENS)
    if any(value < 1 or count < 0 for value, count in file.tokens.values.items()):
        yield BadInput("tokens.values", "not-positive")
    yield from _counted("character", len(file.character), CHARACTERS)
    yield from _counted("follower", len(file.follower), FOLLOWERS)
    yield from _counted("location", sum(card.copies for card in file.location), LOCATION_CARDS)
    yield from _counted("encounter", sum(card.copies for card in file.encounter), ENCOUNTER_CARDS)
    for place in SOLO_LOCATIONS:  # BG-552
        if not any(card.id == place and card.copies for card in file.location):
            yield BadInput("location", "missing", what=place)
    if all(card.others for card in file.encounter if card.copies):  # BG-555 needs a card to stop at
        yield BadInput("encounter", "no-card-for-one")
    survivors = [card.id for card in (*file.character, *file.follower)]
    cards = [*(card.id for card in file.location), *(card.id for card in file.encounter)]
    for name, count in Counter([*survivors, *cards]).items():
        if count > 1:
            yield BadInput(name, "twice", found=name)
        if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
            yield BadInput(name or "id", "not-an-id", found=name)


def _die_faults(file: BoxFile) -> Iterator[BadInput]:
    """BG-002 … BG-005, BG-353  Four colours; every face of the Ammo die kills."""
    for colour in DICE:
        die = file.dice.get(colour)
        if die is None:
            yield BadInput(f"dice.{colour}", "missing", what=colour)
            continue
        yield from _counted(f"dice.{colour}.faces", len(die.faces), SIDES)
        wanted = r"[KX][1-3]" if colour == "black" else r"0|[KA][1-3]|W1"
        for at, face in enumerate(die.faces):
            if not re.fullmatch(wanted, face):
                yield BadInput(f"dice.{colour}.faces[{at}]", "not-a-face", found=face)


def _card_faults(file: BoxFile, tables: dict[str, Any]) -> Iterator[BadInput]:
    for kind, cards in (("character", file.character), ("follower", file.follower)):
        for card in cards:
            yield from _survivor_faults(card, f"{kind}.{card.id}")
    for location in file.location:
        where = f"location.{location.id}"
        yield from _counted(f"{where}.tiers", len(location.tiers), TIERS)
        if location.copies < 0:
            yield BadInput(f"{where}.copies", "not-positive")
        if any(not tier for tier in location.tiers):
            yield BadInput(f"{where}.tiers", "missing", what="step")
    for raw, encounter in zip(tables["encounter"], file.encounter, strict=True):
        where = f"encounter.{encounter.id}"
        if encounter.copies < 0:
            yield BadInput(f"{where}.copies", "not-positive")
        yield from _challenge_faults(encounter.challenge, raw["challenge"], f"{where}.challenge")
        for side in ("success", "fail"):
            yield from _effect_faults(getattr(encounter, side), f"{where}.{side}")
        kept = any(effect.keeps for effect in encounter.success)
        if not encounter.inv == bool(encounter.item) == kept:  # BG-291
            yield BadInput(f"{where}.inv", "inventory-differs")
        for at, ability in enumerate(encounter.item):
            yield from _effect_faults(ability.effects, f"{where}.item[{at}].effects")
        if not encounter.others and _needs_others(encounter.challenge):  # BG-555
            yield BadInput(f"{where}.others", "needs-others")


def _even_faults(file: BoxFile) -> Iterator[BadInput]:
    """BG-R124  What an even table changes must be there to be changed."""
    known = tuple(card.id for card in file.character)
    for card in file.even.character:
        if card.id not in known:
            yield BadInput(f"even.character.{card.id}", "unknown-kind", found=card.id, known=known)
        yield from _survivor_faults(card, f"even.character.{card.id}")


def _survivor_faults(card: SurvivorCard, where: str) -> Iterator[BadInput]:
    if len(card.abilities) > ABILITIES:
        yield BadInput(f"{where}.abilities", "too-many", found=len(card.abilities), most=ABILITIES)
    if min(card.dice.blue, card.dice.red, card.dice.green) < 0:
        yield BadInput(f"{where}.dice", "not-positive")
    for at, ability in enumerate(card.abilities):
        yield from _effect_faults(ability.effects, f"{where}.abilities[{at}].effects")


def _needs_others(challenge: Challenge) -> bool:
    return challenge.kind in ("compare", "vote", "ask") or any(map(_needs_others, challenge.of))


def _challenge_faults(challenge: Challenge, raw: dict[str, Any], where: str) -> Iterator[BadInput]:
    known = CHALLENGE_FIELDS.get(challenge.kind, ())
    for field in raw:
        if field not in ("kind", *known):
            yield BadInput(f"{where}.{field}", "unknown-field", known=known)
    if challenge.kind in ("kill", "survive", "actions", "either") and known[0] not in raw:
        yield BadInput(f"{where}.{known[0]}", "missing", what=known[0])
    if challenge.kind == "pay" and not any(field in raw for field in known):
        yield BadInput(where, "missing", what="res")
    for at, one in enumerate(challenge.of):
        yield from _challenge_faults(one, raw["of"][at], f"{where}.of[{at}]")


def _effect_faults(effects: Sequence[Effect], where: str) -> Iterator[BadInput]:
    """Errors of cards whose fields are well formed."""
    for at, effect in enumerate(effects):
        yield from effect.faults(f"{where}[{at}]")
        for name, inner in effect.parts():
            yield from _effect_faults(inner, f"{where}[{at}].{name}")


# --- the map


def map_faults(tables: dict[str, Any]) -> Sequence[BadInput]:
    try:
        file = read_map(tables)
    except msgspec.ValidationError:
        return [_malformed(tables, MapFile)]
    faults = list(_space_faults(file))
    if not faults and not file.sketch:
        faults += _whole_map_faults(Board(file))
    return faults


def _space_faults(file: MapFile) -> Iterator[BadInput]:
    """Conditions on every space and edge, in a sketch too."""
    if not file.space:
        yield BadInput("space", "wrong-number", found=0, wanted=1)
    if len(file.space) > MOST_SPACES:
        yield BadInput("space", "too-many", found=len(file.space), most=MOST_SPACES)
        return
    yield from _each_space_faults(file)
    known = {space.id: space for space in file.space}
    yield from _edge_faults(file, known)
    yield from _arrow_faults(file, known)


def _each_space_faults(file: MapFile) -> Iterator[BadInput]:
    ids = Counter(space.id for space in file.space)
    places = Counter((space.q, space.r) for space in file.space)
    for space in file.space:
        where = f"space.{space.id}"
        if not re.fullmatch(r"[a-z0-9_]+", space.id):
            yield BadInput(f"{where}.id", "not-an-id", found=space.id)
        if ids[space.id] > 1:
            yield BadInput(f"{where}.id", "twice", found=space.id)
        if not file.sketch and places[space.q, space.r] > 1:
            yield BadInput(f"{where}.q", "twice", found=f"{space.q},{space.r}")
        if bool(space.icons) != (space.type == "resource"):  # BG-203
            yield BadInput(f"{where}.icons", "icons-differ")
        if bool(space.location) != space.is_location:
            yield BadInput(f"{where}.location", "place-differs")
        if space.character and space.type != "start":
            yield BadInput(f"{where}.character", "start-differs")


def _edge_faults(file: MapFile, known: Container[str]) -> Iterator[BadInput]:
    for at, edge in enumerate(file.edges):
        if not file.sketch:
            yield BadInput("edges", "only-in-a-sketch")
            break
        for end in edge:
            if end not in known:
                yield BadInput(f"edges[{at}]", "unknown-space", found=end)


def _arrow_faults(file: MapFile, known: Mapping[str, Space]) -> Iterator[BadInput]:
    for at, arrow in enumerate(file.arrow):
        for field, end in (("inside", arrow.inside), ("outside", arrow.outside)):
            if end not in known:
                yield BadInput(f"arrow[{at}].{field}", "unknown-space", found=end)
            elif (known[end].region == "atlanta") != (field == "inside") and not file.sketch:
                yield BadInput(f"arrow[{at}].{field}", "arrow-misses-the-border", found=end)


def _whole_map_faults(board: Board) -> Iterator[BadInput]:
    """BG-202, BG-205, BG-221  A map for whole games: six starts, a space for each place, four arrows, all in reach."""
    file = board.file
    yield from _counted("arrow", len(file.arrow), ARROWS)
    if len(board.starts) != STARTS:
        yield BadInput("space.type", "wrong-starts", found=len(board.starts), wanted=STARTS)
    for place, found in Counter(space.location for space in file.space if space.location).items():
        yield from _counted(f"location.{place}", found, 1)
    start = next(iter(board.starts.values()), file.space[0].id)
    reached = board.steps_from(start)
    for space in file.space:
        if space.id not in reached:
            yield BadInput(f"space.{space.id}", "out-of-reach", start=start)
    for space in file.space:
        if space.id in reached and not any(board.spaces[one].type != "location" for one in board.near[space.id]):
            yield BadInput(f"space.{space.id}", "no-way-out")


# --- together


def check_together(box: Box, board: Board) -> None:
    """BG-202, BG-205  The map has a start for every character and a space for every Location card of the box."""
    if board.file.sketch:
        raise BadInput("options.map", "only-a-sketch")
    for field, wanted, there in (
        ("start", box.characters, board.starts),
        ("location", {name: card for name, card in box.locations.items() if card.copies}, board.places),
    ):
        for name in wanted:
            if name not in there:
                raise BadInput(f"options.map.{field}", "missing", what=name)
        for name in there:
            if name not in wanted:
                raise BadInput(f"options.map.{field}", "unknown-place", found=name, known=tuple(wanted))


BOX_FORMAT = BoxFormat(
    lambda tables: "encounter" in tables, box_faults, FOLDER / "box" / "standard.toml", BoxFile, row_face
)
MAP_FORMAT = BoxFormat(lambda tables: "space" in tables, map_faults, FOLDER / "box" / "map.toml", MapFile)
