"""Knobs: parameters of a box, or options of a table, for a search; and the changed box as a file.

card.shotgun.dice=1..4      a field of a card, by its id, in any part of the box
character.rick.dice.blue=2,3   the same with the part named, and a nested field
pressure.2.walkers.0=-2..1  in a part without ids, by the number of seats; and one item of a list, from 0
pressure.2.walkers=[-1,0],[-1]   a whole list or table, as the box would write it
even.character.shane.dice={red=2,blue=1},{red=3}   a nested part
option.hands=1..3           an option of the table
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.files.box import STANDARD, BoxFormat
from shambles.core.game import Game

MOST_VALUES = 50  # most values of one knob
Setting = str | int | bool

_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?")
_TABLE = re.compile(r"^\s*\[\[?\s*([^\]]+?)\s*\]\]?")


class Knob(msgspec.Struct, frozen=True):
    """A parameter of the box and its values to try. `path` is the part of the box, the card's id, and the field."""

    path: tuple[str, ...]
    values: tuple[Setting, ...]

    @property
    def name(self) -> str:
        return ".".join(self.path)


def read_knob(text: str) -> Knob:
    """A knob as people write it."""
    name, equals, given = text.partition("=")
    path = tuple(part.strip() for part in name.split("."))
    if not equals or not given or not all(path) or len(path) < (2 if path[0] == "option" else 3):
        raise BadInput("knob", "not-a-knob", found=text)
    if found := _RANGE.fullmatch(given.strip()):
        low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
        values: tuple[Setting, ...] = tuple(range(low, high + 1, max(1, step)))
    else:
        values = tuple(_setting(one, f"knob.{name}") for one in _split(given))
    if len(set(values)) < 2 or len(values) > MOST_VALUES:
        raise BadInput(f"knob.{name}", "not-so-many-values", found=len(values), least=2, most=MOST_VALUES)
    return Knob(path, tuple(dict.fromkeys(values)))


def _split(given: str) -> list[str]:
    """Split values at commas outside brackets."""
    depth, words = 0, [""]
    for letter in given:
        depth += (letter in "[{") - (letter in "]}")
        if letter == "," and not depth:
            words.append("")
        else:
            words[-1] += letter
    return [word.strip() for word in words]


def _setting(word: str, where: str) -> Setting:
    if re.fullmatch(r"-?\d+", word):
        return int(word)
    if word[:1] in ("[", "{"):
        return write_value(_whole(word, where))
    return {"true": True, "false": False}.get(word, word)


def _whole(word: str, where: str) -> Any:
    """A list or a table in the notation of a box."""
    try:
        return tomllib.loads(f"value = {word}")["value"]
    except tomllib.TOMLDecodeError:
        raise BadInput(where, "malformed", detail=word) from None


class Turned(msgspec.Struct, frozen=True):
    """A table's options with these settings, and the box's text if one was changed."""

    options: dict[str, Any]
    box: str = ""
    kind: str = ""


def turn(game: Game[Any, Any], options: Mapping[str, Any], settings: Mapping[str, Setting]) -> Turned:
    """Apply all settings to the options. A box that the game refuses is an error with the field."""
    given = dict(options)
    kind, text = "", ""
    for name, value in settings.items():
        path = name.split(".")
        if path[0] == "option":
            given[path[1]] = value
            continue
        if not kind:
            kind, text = _box_of(game, given, path)
        text = set_field(text, path, value)
        given[kind] = text
    game.read_options(given)
    return Turned(given, text, kind)


def _box_of(game: Game[Any, Any], options: Mapping[str, Any], path: Sequence[str]) -> tuple[str, str]:
    """The box that has the card of this path: the table's own, or the game's."""
    boxes: dict[str, BoxFormat] = {name: one for name, one in game.boxes.items() if one.standard is not None}
    if not boxes:
        raise BadInput("knob", "no-box-to-turn", found=".".join(path))
    known: list[str] = []
    for name, one in boxes.items():
        own = options.get(name, STANDARD)
        assert one.standard is not None
        text = one.standard.read_text("utf-8") if own == STANDARD else own
        box = tomllib.loads(text)
        whole = _joined(box, path)
        if find_card(box, whole) is not None:
            return name, text
        known += ids_of(box, whole[0])
    raise BadInput(f"knob.{'.'.join(path)}", "not-a-card", found=path[1], known=tuple(known))


def ids_of(box: Mapping[str, Any], part: str) -> list[str]:
    """The ids of a part of the box, or of all its cards."""
    parts = _parts(box)
    chosen = [parts[part]] if part in parts else list(parts.values())
    return [str(card["id"]) for cards in chosen for card in cards if isinstance(card, dict) and "id" in card]


def find_card(box: Mapping[str, Any], path: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """Part of the box and card at a path: a card by its id, or a table by its name (`dice.blue`)."""
    part, card = path[0], path[1]
    named = box.get(part)
    if isinstance(named, dict) and isinstance(named.get(card), dict):
        return f"{part}.{card}", named[card]
    for name, cards in _parts(box).items():
        if part in (name, "card"):
            for one in cards:
                if isinstance(one, dict) and str(one.get("id", one.get("seats", ""))) == card:
                    return name, one
    return None


def _parts(box: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Every list of cards, by its heading in the file; a nested part is `even.character`."""
    plain = {name: one for name, one in box.items() if isinstance(one, list)}
    within = {
        f"{outer}.{inner}": one
        for outer, parts in box.items()
        if isinstance(parts, dict)
        for inner, one in parts.items()
        if isinstance(one, list) and any(isinstance(card, dict) for card in one)
    }
    return plain | within


def _joined(box: Mapping[str, Any], path: Sequence[str]) -> Sequence[str]:
    """The path with a nested part joined to one step."""
    both = ".".join(path[:2])
    return [both, *path[2:]] if len(path) > 3 and both in _parts(box) else path


def set_field(text: str, path: Sequence[str], value: Setting) -> str:
    """Change one field in the box's text. All other lines stay as they were, comments included."""
    box = tomllib.loads(text)
    where = f"knob.{'.'.join(path)}"
    path = _joined(box, path)
    found = find_card(box, path)
    if found is None:
        raise BadInput(where, "not-a-card", found=path[1], known=tuple(ids_of(box, path[0])))
    part, card = found
    holder, steps = card, list(path[2:])
    for step in steps[:-1]:
        holder = _within(holder, step, where)
    _within(holder, steps[-1], where)
    place: Any = int(steps[-1]) if isinstance(holder, list) else steps[-1]
    holder[place] = _whole(value, where) if isinstance(value, str) and value[:1] in ("[", "{") else value
    lines = _lines_of(text, part, path[1] if part in _parts(box) else "")
    first = next((at for at in lines if re.match(rf"\s*{re.escape(path[2])}\s*=", text.splitlines()[at])), None)
    if first is None:
        raise BadInput(where, "not-in-one-line", found=path[2])
    written = text.splitlines()
    for end in range(first + 1, lines[-1] + 2):  # a value may go on over several lines
        changed = [*written[:first], f"{path[2]} = {write_value(card[path[2]])}", *written[end:]]
        after = "\n".join(changed) + "\n"
        try:
            if tomllib.loads(after) == box:
                return after
        except tomllib.TOMLDecodeError:
            continue
    raise BadInput(where, "not-in-one-line", found=path[2])


def _within(holder: Any, step: str, where: str) -> Any:
    if isinstance(holder, dict) and step in holder:
        return holder[step]
    if isinstance(holder, list) and step.isdigit() and int(step) < len(holder):
        return holder[int(step)]
    known = (
        tuple(holder)
        if isinstance(holder, dict)
        else tuple(map(str, range(len(holder))))
        if isinstance(holder, list)
        else ()
    )
    raise BadInput(where, "unknown-field", found=step, known=known)


def _lines_of(text: str, part: str, card: str) -> range:
    """The lines of one card: from its heading to the next."""
    lines = text.splitlines()
    heads = [at for at, line in enumerate(lines) if _TABLE.match(line)] + [len(lines)]
    called = re.compile(rf'\s*(id|seats)\s*=\s*"?{re.escape(card)}"?\s*(#.*)?$')
    for start, end in pairwise(heads):
        heading = _TABLE.match(lines[start])
        is_part = heading is not None and heading[1] == part
        if is_part and (not card or any(called.match(line) for line in lines[start:end])):
            return range(start, end)
    raise BadInput("knob", "not-in-one-line", found=card)


def write_value(value: Any) -> str:
    """A value as TOML writes it, in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {write_value(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(write_value, value)) + "]"
    return msgspec.json.encode(value).decode() if isinstance(value, str) else str(value)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name) else msgspec.json.encode(name).decode()
