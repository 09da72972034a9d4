"""A box while it is made: read, checked, worded and compared with the game's own, in a process of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, cast

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.files.box import MOST_LETTERS, BoxFormat, read_toml
from shambles.core.files.outline import outline_of
from shambles.core.files.writing import write_toml, write_value
from shambles.core.game import CardFace, Game, all_games, find_game
from shambles.core.playing.boxes import misfits
from shambles.server.wire.workshop import BoxChange, BoxFault, BoxForm, BoxSeen, LookAtBox
from shambles.texts import LANGUAGES, Texts

MOST_FAULTS, MOST_CHANGES = 60, 400  # that anybody reads
LONGEST_WORDS = 2_000  # letters of what stands on a card: a stranger's may say the same thing a thousand times

Tables = dict[str, Any]
texts_of = lru_cache(8)(Texts)


def find_box(game: Game[Any, Any], kind: str) -> BoxFormat:
    """A kind of box that can be made in the workshop: one whose form is known."""
    known = makeable(game)
    if not known:
        others = tuple(one.slug for one in all_games() if makeable(one))
        raise BadInput("game", "no-box-here", found=game.slug, known=others)
    if kind not in known:
        raise BadInput("kind", "unknown-kind", found=kind[:40], known=known)
    return game.boxes[kind]


def makeable(game: Game[Any, Any]) -> tuple[str, ...]:
    """The kinds of box of a game that can be made in the workshop."""
    return tuple(name for name, box in game.boxes.items() if box.shape is not None and box.standard is not None)


def box_form(game: Game[Any, Any], kind: str) -> BoxForm:
    """What can be written in a kind of box, and the game's own."""
    box = find_box(game, kind)
    assert box.shape is not None
    return BoxForm(makeable(game), outline_of(box.shape), standard_tables(game.slug, kind))


@lru_cache(16)
def standard_tables(slug: str, kind: str) -> Tables:
    """The game's own box, as it is written."""
    standard = find_game(slug).boxes[kind].standard
    assert standard is not None
    return read_toml(kind, standard.read_text("utf-8"))


def look_at(slug: str, kind: str, given: LookAtBox, lang: str) -> BoxSeen:
    """Everything that there is to see of a box; BadInput if it cannot be read at all."""
    game = find_game(slug)
    box = find_box(game, kind)
    tables, toml = read_box(kind, given)
    rows = read_rows(box, tables)
    return BoxSeen(
        names={table: tuple(_names(game, kind, table, rows, tables, lang)) for table in rows},
        faults=tuple(faults_of(game, kind, tables, toml, lang))[:MOST_FAULTS],
        changes=tuple(changes_of(game, kind, tables, lang))[:MOST_CHANGES],
        faces=_faces(game, box, tables, given.table, given.number),
        toml=toml if given.write else "",
        tables=tables if given.text is not None else None,
    )


def read_box(kind: str, given: LookAtBox) -> tuple[Tables, str]:
    """The tables of what was handed in, and the file that they make."""
    if given.text is not None:
        tables = read_toml(kind, given.text)
    elif given.tables is not None:
        tables = given.tables
    else:
        raise BadInput("tables", "field-missing")
    toml = write_toml(tables)
    if len(toml) > MOST_LETTERS:
        raise BadInput(kind, "too-long", found=len(toml), most=MOST_LETTERS)
    return tables, toml


# --- what is wrong


def faults_of(game: Game[Any, Any], kind: str, tables: Tables, toml: str, lang: str) -> Iterator[BoxFault]:
    """Everything that `shambles box check` says, each with its place in the tables."""
    words = texts_of(lang, game)
    found = list(game.boxes[kind].faults(tables)) or misfits(game, {kind: toml})
    for fault in found:
        field = fault.field.removeprefix(f"options.{kind}.").removeprefix(f"options.{kind}")
        said = words.trouble(BadInput("", fault.code, **fault.params)).removeprefix(": ")
        yield BoxFault(place_of(tables, field), field, said)


def place_of(tables: Tables, field: str) -> tuple[str | int, ...]:
    """Where a fault is: `event.fire.effects[0].n` is the table, the number of its row, and so on, as far as it goes."""
    here: Any = tables
    path: list[str | int] = []
    for part in re.findall(r"[^.\[\]]+|\[\d+\]", field):
        at = _step(here, part)
        if at is None:
            if not path:
                return _row_of(tables, part)
            if isinstance(here, dict):
                path.append(part)  # it is not there: that is the fault
            break
        path.append(at)
        here = here[at]
    return tuple(path)


def _step(here: Any, part: str) -> str | int | None:
    if isinstance(here, dict):
        return part if part in here else None
    if not isinstance(here, list):
        return None
    if part.startswith("["):
        return int(part[1:-1]) if int(part[1:-1]) < len(here) else None
    named = (at for at, row in enumerate(here) if isinstance(row, dict) and row.get("id") == part)
    return next(named, int(part) if part.isdecimal() and int(part) < len(here) else None)


def _row_of(tables: Tables, name: str) -> tuple[str | int, ...]:
    """Some faults name a card alone."""
    for table, rows in tables.items():
        if isinstance(rows, list) and (at := _step(rows, name)) is not None:
            return (table, at)
    return ()


# --- what stands on it


def read_rows(box: BoxFormat, tables: Tables) -> dict[str, list[Any]]:
    """The cards of every table; None for one that cannot be read."""
    assert box.shape is not None
    rows: dict[str, list[Any]] = {}
    for field in msgspec.structs.fields(box.shape):
        given = tables.get(field.encode_name)
        if isinstance(given, list):
            rows[field.encode_name] = [_read(row, field.type) for row in given]
    return rows


def _read(row: Any, shape: Any) -> Any:
    try:
        return msgspec.convert([row], shape, strict=False)[0]
    except (msgspec.ValidationError, RecursionError):
        return None


def face_of(game: Game[Any, Any], box: BoxFormat, table: str, row: Any, lang: str) -> CardFace | None:
    """A card in words; None for what is no card, and for one that is too odd to be put in words: its faults say why."""
    if row is None:
        return None
    try:
        face = cast("CardFace | None", box.face(table, row, texts_of(lang, game).say))
    except Exception:  # what a game makes of a card that its checks refuse is nobody's promise
        return None
    return None if face is None or len(face.text) > LONGEST_WORDS else face


def _faces(game: Game[Any, Any], box: BoxFormat, tables: Tables, table: str, number: int) -> dict[str, CardFace]:
    rows = read_rows(box, {table: tables.get(table)}).get(table, [])
    if number >= len(rows):
        return {}
    found = {lang: face_of(game, box, table, rows[number], lang) for lang in LANGUAGES}
    return {lang: face for lang, face in found.items() if face is not None}


def _names(
    game: Game[Any, Any], kind: str, table: str, rows: Mapping[str, list[Any]], tables: Tables, lang: str
) -> Iterator[str]:
    for raw, row in zip(tables[table], rows[table], strict=True):
        face = face_of(game, game.boxes[kind], table, row, lang)
        known = standard_names(game.slug, kind, lang).get(str(raw.get("id"))) if isinstance(raw, dict) else None
        yield face.name if face is not None else known or name_of(raw)


@lru_cache(16)
def standard_names(slug: str, kind: str, lang: str) -> Mapping[str, str]:
    """What the cards of the game's own box are called: one that cannot be read at the moment is still called so."""
    game = find_game(slug)
    box, tables = game.boxes[kind], standard_tables(slug, kind)
    found = ((table, row) for table, rows in read_rows(box, tables).items() for row in rows)
    faces = (face_of(game, box, table, row, lang) for table, row in found)
    return {face.id: face.name for face in faces if face is not None}


def name_of(raw: Any) -> str:
    """What a thing is called that is no card: by its own name or id, or by the first that it says."""
    if not isinstance(raw, dict):
        return str(raw)[:40]
    said = raw.get("name") or raw.get("id") or next(iter(raw.values()), "")
    return str(said)[:40].replace("_", " ")


# --- what changed


def changes_of(game: Game[Any, Any], kind: str, tables: Tables, lang: str) -> Iterator[BoxChange]:
    """What is not as in the game's own box, thing by thing."""
    ours = standard_tables(game.slug, kind)
    for table in dict.fromkeys((*ours, *tables)):
        one, other = ours.get(table), tables.get(table)
        if one == other:
            continue
        if isinstance(one, list) and isinstance(other, list):
            yield from _changed_rows(game, game.boxes[kind], table, one, other, lang)
        else:
            before, after = _differing(one, other)
            yield BoxChange(table, None, "changed", table, before, after)


def _changed_rows(
    game: Game[Any, Any], box: BoxFormat, table: str, ours: list[Any], theirs: list[Any], lang: str
) -> Iterator[BoxChange]:
    """Cards are told by their ids; what has none is told by its place."""
    old = {_id(row, at): row for at, row in enumerate(ours)}
    new = {_id(row, at): (at, row) for at, row in enumerate(theirs)}
    for key, (at, row) in new.items():
        if old.get(key) == row:
            continue
        faces = [_face_of_row(game, box, table, one, lang) for one in (old.get(key), row)]
        name = next((face.name for face in reversed(faces) if face is not None), name_of(row))
        before, after = _said_of(old.get(key), row, faces)
        yield BoxChange(table, at, "changed" if key in old else "new", name, before, after)
    for key, row in old.items():
        if key not in new:
            face = _face_of_row(game, box, table, row, lang)
            yield BoxChange(
                table, None, "gone", name_of(row) if face is None else face.name, face.text if face else "", ""
            )


def _face_of_row(game: Game[Any, Any], box: BoxFormat, table: str, row: Any, lang: str) -> CardFace | None:
    if row is None:
        return None
    return face_of(game, box, table, read_rows(box, {table: [row]}).get(table, [None])[0], lang)


def _said_of(old: Any, new: Any, faces: list[CardFace | None]) -> tuple[str, str]:
    """What stands on a card; where its words are the same, or it has none, what is written of it."""
    one, other = (face.text if face is not None else "" for face in faces)
    if old is None or (one and other and one != other):
        return one, other
    return _differing(old, new)


def _differing(old: Any, new: Any) -> tuple[str, str]:
    """The fields that differ, as they are written."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return _written(old), _written(new)
    fields = [name for name in dict.fromkeys((*old, *new)) if old.get(name) != new.get(name)]
    return tuple("; ".join(f"{name} = {_written(one[name])}" for name in fields if name in one) for one in (old, new))  # type: ignore[return-value]


def _written(value: Any) -> str:
    return "" if value is None else write_value(value)[:400]


def _id(row: Any, at: int) -> str:
    return str(row["id"]) if isinstance(row, dict) and "id" in row else f"#{at}"
