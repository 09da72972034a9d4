"""Installed games with the settings that players can choose, for lobbies and menus."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from shambles.core.files.form import Form, read_form
from shambles.core.game import Game, all_games
from shambles.core.playing.lesson import courses_of


class OptionForm(msgspec.Struct, frozen=True):
    """An option of a game: its name, and the values to choose from, a number with its minimum, or a box file."""

    name: str
    required: bool
    values: tuple[str, ...] | None = None
    least: int | None = None
    default: int | str | bool | None = None
    box: bool = False


class SeatsFor(msgspec.Struct, frozen=True):
    """The number of seats for a value of the first option, if that must be chosen.

    suggested   other options that the rulebook recommends with this value
    """

    value: str
    least: int
    most: int
    usual: int
    suggested: dict[str, str] = {}


class Measured(Form, frozen=True):
    """Measured wins of a co-operative table: games and wins of bots of this level, with these options and seats."""

    options: dict[str, str | int | bool]
    seats: int
    level: str
    games: int
    won: int

    @property
    def percent(self) -> int:
        return round(100 * self.won / self.games)


class GameForm(msgspec.Struct, frozen=True):
    """An installed game, with its courses. `measured` holds every option, so that a table matches a row or does not."""

    slug: str
    minutes: tuple[int, int]
    together: bool
    options: tuple[OptionForm, ...]
    seats: tuple[SeatsFor, ...]
    measured: tuple[Measured, ...] = ()
    courses: tuple[str, ...] = ()


def shelf() -> list[GameForm]:
    """All installed games, with the options that players can set."""
    return [game_form(game) for game in all_games()]


def game_form(game: Game[Any, Any]) -> GameForm:
    """One game, with its options and its allowed numbers of players."""
    courses = tuple(course.id for course in courses_of(game).course)
    options, seats = options_of(game), seats_of(game)
    return GameForm(game.slug, game.minutes, game.together, options, seats, _measured(game), courses)


def options_of(game: Game[Any, Any]) -> tuple[OptionForm, ...]:
    """Options that the players of a game can set."""
    return tuple(_option_form(field, field.name in game.boxes) for field in msgspec.structs.fields(game.options))


def seats_of(game: Game[Any, Any]) -> tuple[SeatsFor, ...]:
    """Allowed numbers of players, for each value of the first option if that one is required."""
    first = next(iter(options_of(game)), None)
    needed = needed_options(game)
    seats = []
    for value in first.values if first is not None and first.required and first.values else ("",):
        chosen = game.read_options(needed | {first.name: value} if first is not None and value else needed)
        allowed = game.seat_range(chosen)
        suggested = dict(game.suggested.get(value, {}))
        seats.append(SeatsFor(value, allowed[0], allowed[-1], game.usual_number(chosen), suggested))
    return tuple(seats)


def needed_options(game: Game[Any, Any]) -> dict[str, str]:
    """The options that must be chosen, each with its first value."""
    return {option.name: option.values[0] for option in options_of(game) if option.required and option.values}


def measured_at(game: Game[Any, Any], options: Mapping[str, Any], seats: int) -> Measured | None:
    """The measurement for tables with these options and seats; None if there is none."""
    given = msgspec.to_builtins(game.read_options(options))
    return next((one for one in _measured(game) if (one.options, one.seats) == (given, seats)), None)


def _measured(game: Game[Any, Any]) -> tuple[Measured, ...]:
    """Rows of `measured.toml` beside the game. Each release measures them again (docs/explanation/balance.md)."""
    file = game.folder / "measured.toml"
    rows = tomllib.loads(file.read_text("utf-8")).get("measured", []) if file.exists() else []
    read = (read_form(row, Measured, f"measured[{number}]") for number, row in enumerate(rows))
    return tuple(
        msgspec.structs.replace(one, options=msgspec.to_builtins(game.read_options(one.options))) for one in read
    )


def _option_form(field: msgspec.structs.FieldInfo, box: bool) -> OptionForm:
    kind = msgspec.inspect.type_info(field.type)
    values = least = None
    if isinstance(kind, msgspec.inspect.LiteralType):
        values = tuple(map(str, get_args(field.type)))  # in the order of the declaration: the usual one comes first
    elif isinstance(kind, msgspec.inspect.IntType):
        least = kind.ge
    return OptionForm(field.name, field.required, values, least, None if field.required else field.default, box)
