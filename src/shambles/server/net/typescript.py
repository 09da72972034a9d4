"""The browser's types, written from the structs themselves: `make types`.

shell/api.ts holds what goes over the wire; games/<slug>/types.ts a game's view, its events, its choices, and what is
asked of a seat by the question's key, with what each question is about.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from shambles.core.asking.ask import About, Choice, Question
from shambles.core.asking.event import Event
from shambles.core.game import CardFace, Game, find_game
from shambles.core.playing.shapes import choice_shapes, event_shapes, questions_of, view_shape
from shambles.core.running.change import Change
from shambles.languages.reading import Language
from shambles.server.wire import (
    calls,
    clubs,
    daily,
    forms,
    host,
    messages,
    people,
    playing_on,
    puzzles,
    ratings,
    spectators,
    workshop,
)
from shambles.texts import by_seat

# What we send may leave out whatever has a default; what we get always has every field, for msgspec writes them all.
SENT = (
    forms.NewTable,
    forms.JoinTable,
    forms.ClaimSeat,
    forms.HandOver,
    forms.WantHint,
    forms.PlayDeal,
    playing_on.PlayOn,
    daily.PlayDaily,
    puzzles.PuzzleAnswer,
    workshop.LookAtBox,
    workshop.ShareBox,
    workshop.TryBox,
    forms.RemoveSeat,
    forms.FillSeats,
    people.NewPlayer,
    people.Recover,
    people.WithCode,
    people.Passkey,
    people.WantLink,
    people.ChangeMe,
    people.WantRegard,
    people.RegardSeat,
    people.Invite,
    calls.ChangeCalls,
    calls.PushWay,
    calls.DiscordWay,
    calls.NtfyWay,
    calls.MailWay,
    calls.ConfirmWay,
    calls.MuteTable,
    ratings.WantRating,
    clubs.NewClub,
    clubs.JoinClub,
    clubs.PauseClub,
    host.OneTable,
    host.Whom,
    host.LimitFor,
    host.Announce,
    host.Maintain,
)
GOT = (
    forms.ShelvedGame,
    forms.Glance,
    forms.CourseForm,
    forms.TextsForm,
    Language,
    forms.RulesForm,
    forms.Seated,
    forms.ReplayPage,
    CardFace,
    forms.Hint,
    forms.ReviewForm,
    forms.DealForm,
    forms.DealResult,
    playing_on.ThenAndNow,
    daily.Today,
    daily.Board,
    people.NewPhrase,
    people.Challenge,
    people.OnceLink,
    people.WhoAmI,
    people.MyNews,
    people.HandedTable,
    people.MyGames,
    people.Known,
    calls.MyCalls,
    puzzles.PuzzleSet,
    puzzles.PuzzleForm,
    puzzles.PuzzleVerdict,
    workshop.BoxForm,
    workshop.BoxSeen,
    workshop.SharedBox,
    workshop.TrialForm,
    ratings.MySkill,
    ratings.BotRating,
    clubs.ClubCard,
    clubs.ClubNow,
    clubs.ClubNews,
    clubs.ClubResults,
    clubs.MyClub,
    spectators.TableOnNow,
    spectators.Embedded,
    spectators.Season,
    spectators.League,
    host.Load,
    host.TableSeen,
    host.PlayerSeen,
    host.DeedSeen,
)

BY_NAME = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}

CHANGE = inspect.type_info(Change)  # browser/src/shell/change.ts says it better

# Known only by what they have in common; a game's own types say more.
OPAQUE: dict[type, str] = {
    msgspec.Struct: "unknown",
    Event: "GameEvent",
    Choice: "Choice",
    messages.AskedForm: "Asked",
}


class Page:
    """A file of types: every struct that is mentioned gets its interface, once."""

    def __init__(self, head: str, sent: Iterable[type] = ()) -> None:
        self._head = head
        self._sent = set(sent)
        self._names: dict[type, str] = {}
        self._written: dict[str, str] = {}

    def type_of(self, kind: Any) -> str:
        """How this type is written; what it mentions is added to the page."""
        return self._typed(inspect.type_info(kind))

    def union(self, name: str, members: Iterable[str]) -> None:
        """All of these under one name."""
        self._written[name] = f"export type {name} = " + " | ".join(dict.fromkeys(members)) + ";\n"

    def constant(self, name: str, typed: str, value: object) -> None:
        """What is known of every table of the game."""
        self._written[name] = f"export const {name}: {typed} = {json.dumps(value)};\n"

    def text(self) -> str:
        return "\n".join([self._head, *(self._written[name] for name in sorted(self._written))])

    def _typed(self, info: inspect.Type) -> str:
        match info:
            case inspect.StructType():
                return self._interface(info)
            case inspect.UnionType() if info == CHANGE:
                return "Change"
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(map(self._typed, info.types)))
            case inspect.LiteralType():
                return " | ".join(_quoted(value) for value in info.values)
            case inspect.TupleType():
                return "[" + ", ".join(map(self._typed, info.item_types)) + "]"
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
                item = self._typed(info.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.DictType():
                return f"Record<string, {self._typed(info.value_type)}>"
            case inspect.Metadata():
                return self._typed(info.type)
        return BY_NAME[type(info)]

    def _interface(self, info: inspect.StructType) -> str:
        if info.cls in OPAQUE:
            return OPAQUE[info.cls]
        if info.cls in self._names:
            return self._names[info.cls]
        name = self._names[info.cls] = self._free_name(info.cls)
        self._written[name] = ""  # its place, for a struct that mentions itself
        fields = [f"  {info.tag_field}: {_quoted(info.tag)};\n"] if info.tag_field else []
        for field in info.fields:
            typed = self._typed(field.type)
            mark = "?" if self._may_be_left_out(info.cls, field) else ""
            fields.append(f"  {_field(field.encode_name)}{mark}: {typed};\n")
        self._written[name] = f"{_comment(info.cls)}export interface {name} {{\n{''.join(fields)}}}\n"
        return name

    def _may_be_left_out(self, cls: type[msgspec.Struct], field: inspect.Field) -> bool:
        leaves_out = cls in self._sent or cls.__struct_config__.omit_defaults
        if field.required or leaves_out:
            return not field.required
        return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT  # it may be unset

    def _free_name(self, cls: type) -> str:
        """An event and a choice may share a word; the second to come says what it is."""
        name = cls.__name__
        if name in self._written or name in RESERVED:
            name += next((kind.__name__ for kind in (Event, Choice, About) if issubclass(cls, kind)), "Form")
        assert name not in self._written, f"two structs are called {name}"
        return name


IMPORTS = "import type { Asked as Ask } from '../../shell/scene';\n"
RESERVED = ("GameEvent", "Ask", "Asked", "Choice", "Record")


def _quoted(value: object) -> str:
    return "'" + value + "'" if isinstance(value, str) else json.dumps(value)


def _field(name: str) -> str:
    return name if name.isidentifier() else _quoted(name)


def _comment(cls: type) -> str:
    lines = (cls.__doc__ or "").strip().splitlines()
    return "".join(f"// {line.strip()}".rstrip() + "\n" for line in lines)


def wire() -> str:
    """What goes over the wire, by HTTP and by the socket."""
    head = (
        "// Made by `make types` from the server's messages. Do not edit.\n\n"
        "import type { Change } from './change';\n"
        "import type { Asked, GameEvent } from './scene';\n"
    )
    page = Page(head, [*SENT, forms.NewSeat])
    for spoken in (*GOT, *SENT):
        page.type_of(spoken)
    page.union("FromServer", map(page.type_of, get_args(messages.FromServer)))
    page.union("FromClient", map(page.type_of, get_args(messages.FromClient)))
    return page.text()


def of_game(game: Game[Any, Any]) -> str:
    """What a game's scene is given: views, events, choices, and what is asked."""
    page = Page(f"// Made by `make types` from the structs of {game.slug}. Do not edit.\n\n{IMPORTS}")
    page.type_of(view_shape(game))
    page.union("GameEvent", map(page.type_of, event_shapes(game)))
    choices = [page.type_of(choice) for choice in choice_shapes(game)]
    page.union("Choice", choices)
    page.union("Asked", (_asked(page, question) for question in questions_of(game)))
    page.constant("bySeat", "Record<string, string[]>", by_seat(game))
    return page.text()


def _asked(page: Page, question: Question[Any]) -> str:
    """One question to a seat, with what it is about."""
    chosen = get_args(get_type_hints(question.candidates)["return"])[0]
    option = "Choice" if chosen is Choice else page.type_of(chosen)
    about = "Record<string, unknown>" if question.about is About else page.type_of(question.about)
    return f"Ask<{_quoted(question.key)}, {about}, {option}>"


def files(browser: Path) -> dict[Path, str]:
    """Every file of types, by its path: one for the wire, one for each game that has a folder in the browser."""
    scenes = sorted(folder.parent.name for folder in (browser / "src" / "games").glob("*/Scene.svelte"))
    pages = {browser / "src" / "games" / slug / "types.ts": of_game(find_game(slug)) for slug in scenes}
    return {browser / "src" / "shell" / "api.ts": wire(), **pages}


if __name__ == "__main__":
    for path, text in files(Path(sys.argv[1])).items():
        path.write_text(text, "utf-8")
