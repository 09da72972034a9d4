"""Forms for boxes: made from the structs that read them; a box that went through its form is the box that was read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
import pytest

from shambles.core.files.box import BoxFormat
from shambles.core.files.outline import Outline, Slot, outline_of, words_of_pattern
from shambles.core.files.writing import write_toml
from shambles.core.game import all_games
from shambles.texts import LANGUAGES, Texts

BOXES = [
    pytest.param(box, id=f"{game.slug}-{kind}")
    for game in all_games()
    for kind, box in game.boxes.items()
    if box.shape is not None
]


class Doing(msgspec.Struct, frozen=True, tag_field="op", tag=str.lower):
    pass


class Sing(Doing, frozen=True):
    loudly: bool


class Dance(Doing, frozen=True):
    steps: int = 2
    then: tuple[Sing, ...] = ()


def structs_in(shape: Any, met: set[type]) -> Iterator[type[msgspec.Struct]]:
    """Every struct that a file may hold, by msgspec's own account."""
    info = msgspec.inspect.type_info(shape) if not isinstance(shape, msgspec.inspect.Type) else shape
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls in met:
            return
        met.add(info.cls)
        yield info.cls
        for field in info.fields:
            yield from structs_in(field.type, met)
    for part in ("item_type", "key_type", "value_type"):
        if (inner := getattr(info, part, None)) is not None:
            yield from structs_in(inner, met)
    for name in ("types", "item_types"):
        for inner in getattr(info, name, ()):
            yield from structs_in(inner, met)


def misfit(outline: Outline, slot: Slot, value: Any, where: str) -> Iterator[str]:
    """Where a value has no form."""
    match slot.form:
        case "words":
            yield from [] if value in slot.words else [where]
        case "text":
            yield from [] if isinstance(value, str) else [where]
        case "number":
            yield from [] if type(value) is int and (slot.least or -1_000) <= value <= (slot.most or 1_000) else [where]
        case "yes-no":
            yield from [] if isinstance(value, bool) else [where]
        case "list":
            assert slot.of is not None
            for at, one in enumerate(value):
                yield from misfit(outline, slot.of, one, f"{where}[{at}]")
        case "named":
            assert slot.of is not None
            for name, one in value.items():
                yield from misfit(outline, slot.of, one, f"{where}.{name}")
        case "either":
            ways = [list(misfit(outline, way, value, where)) for way in slot.ways if fits_kind(way, value)]
            yield from [] if any(not way for way in ways) else [where]
        case "record" | "one-of":
            tag = {slot.tag} if slot.tag else set()
            record = slot.record or slot.which.get(value[slot.tag], "")
            fields = {field.name: field for field in outline.records.get(record, ())}
            for name in value.keys() - tag:
                known = name in fields
                yield from misfit(outline, fields[name].slot, value[name], f"{where}.{name}") if known else [where]
            yield from [f"{where}.{name}" for name, field in fields.items() if field.required and name not in value]


def fits_kind(way: Slot, value: Any) -> bool:
    return isinstance(value, {"number": int, "words": str, "text": str}.get(way.form, dict))


@pytest.mark.parametrize("box", BOXES)
def test_every_struct_of_a_box_has_a_form_with_all_its_fields(box: BoxFormat) -> None:
    assert box.shape is not None
    outline = outline_of(box.shape)
    kinds = list(structs_in(box.shape, set()))
    assert len(kinds) >= 3
    wanted = [[(field.encode_name, field.required) for field in msgspec.structs.fields(kind)] for kind in kinds]
    found = [[(field.name, field.required) for field in fields] for fields in outline.records.values()]
    assert sorted(found) == sorted(wanted)


@pytest.mark.parametrize("box", BOXES)
def test_a_box_goes_through_its_form_and_its_file_unchanged(box: BoxFormat) -> None:
    assert box.standard is not None
    assert box.shape is not None
    tables = tomllib.loads(box.standard.read_text("utf-8"))
    outline = outline_of(box.shape)
    assert list(misfit(outline, Slot("record", record=outline.root), tables, "")) == []
    again = tomllib.loads(write_toml(msgspec.json.decode(msgspec.json.encode(tables))))  # as a browser holds it
    assert again == tables
    assert msgspec.convert(again, box.shape, strict=False) == msgspec.convert(tables, box.shape, strict=False)
    assert not box.faults(again)


def test_an_operation_that_a_game_adds_has_a_form_at_once() -> None:
    file = msgspec.defstruct("File", [("card", tuple[Sing | Dance, ...])])
    outline = outline_of(file)
    of = outline.records["File"][0].slot.of
    assert of is not None
    assert (of.form, of.tag, of.which) == ("one-of", "op", {"sing": "Sing", "dance": "Dance"})
    assert [(field.name, field.required, field.default) for field in outline.records["Dance"]] == [
        ("steps", False, 2),
        ("then", False, ()),
    ]


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (r"^(d3(\+[1-2])?|d6|all)$", ("d3", "d3+1", "d3+2", "d6", "all")),
        ("^(it|(not_)?at:(farm|town))$", ("it", "at:farm", "at:town", "not_at:farm", "not_at:town")),
        ("^[a-z][a-z0-9_]{0,39}$", ()),
        ("^x+$", ()),
        ("^[^x]$", ()),
        (r"^\d$", ()),
        ("^(a$", ()),
        ("x", ()),
        (f"^({'|'.join(map(str, range(99)))})$", ()),
    ],
)
def test_a_pattern_that_is_a_few_words_is_chosen_from(pattern: str, words: tuple[str, ...]) -> None:
    assert words_of_pattern(pattern) == words


def test_what_is_odd_to_write_is_written_all_the_same() -> None:
    tables = {
        "a b": 'q"\\\n\x7fé',
        "deep": {"x": {"1": [1, {"y": True}]}, "empty": {}},
        "none": [],
        "row": [{"id": "a", "long": [{"op": "x" * 60}, {"op": "y" * 60}]}, {}],
        "mixed": [1, "a"],
    }
    assert tomllib.loads(write_toml(tables)) == tables
    assert tomllib.loads(write_toml({"a": None, "b": {"c": None}})) == {"b": {}}


def test_what_no_box_can_hold_has_no_form() -> None:
    with pytest.raises(TypeError, match="cannot be written"):
        outline_of(msgspec.defstruct("Odd", [("x", bytes)]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_operation_and_word_has_a_name(lang: str) -> None:
    """Those of our games; what somebody else's game adds is called as it is written."""
    texts = Texts(lang)
    wanted: dict[Literal["field", "op", "word"], set[str]] = {"field": set(), "op": set(), "word": set()}

    def walk(slot: Slot) -> None:
        wanted["op"].update(slot.which)
        wanted["word"].update(part for word in slot.words for part in word.split(":") if part.isidentifier())
        for inner in (*slot.ways, *([slot.of] if slot.of is not None else [])):
            walk(inner)

    for box in (param.values[0] for param in BOXES):
        assert isinstance(box, BoxFormat)
        assert box.shape is not None
        for fields in outline_of(box.shape).records.values():
            for field in fields:
                wanted["field"].add(field.name)
                walk(field.slot)
    dice = {"d3", "d6", "at", "not_at"}  # as they are written
    missing = [f"box-{kind}-{name}" for kind, names in wanted.items() for name in names - dice]
    assert [key for key in missing if not texts.has(key)] == []
