"""The installed games as text: their names, numbers of players, and options."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.files.box import STANDARD
from shambles.core.game import Game, find_game, slugs
from shambles.core.playing.shelf import GameForm, OptionForm, SeatsFor, seats_of
from shambles.texts import HOUSE, Shelved, Texts, say_name

LISTED = HOUSE / "games" / "listed.json"  # `make reference` writes it


class Listed(msgspec.Struct, frozen=True):
    """Facts of a game for a list of games: numbers of players, and minutes."""

    seats: tuple[int, int]
    minutes: tuple[int, int]

    @classmethod
    def of(cls, game: Game[Any, Any]) -> Listed:
        seats = seats_of(game)
        return cls((min(one.least for one in seats), max(one.most for one in seats)), game.minutes)


def say_shelf(lang: str) -> Iterator[str]:
    """Each game in a line: its name for commands, numbers of players, duration, title.

    Our own games come from a list: loading all their rules is too slow for four lines.
    """
    ours = msgspec.json.decode(LISTED.read_bytes(), type=dict[str, Listed])
    words = Texts(lang)
    for slug in slugs():
        try:
            if slug in ours:
                listed, folder = ours[slug], LISTED.parent / slug
            else:
                game = find_game(slug)
                listed, folder = Listed.of(game), game.folder
        except BadInput as trouble:
            warnings.warn(str(trouble), RuntimeWarning, stacklevel=2)
            continue
        yield _say_line(slug, listed, words, say_name(lang, Shelved(slug, folder)))


def say_game_line(lang: str, game: Game[Any, Any]) -> str:
    """The line of one game in the list of games."""
    return _say_line(game.slug, Listed.of(game), Texts(lang), say_name(lang, Shelved(game.slug, game.folder)))


def _say_line(slug: str, game: Listed, words: Texts, name: str) -> str:
    time = words.say("games-minutes", least=game.minutes[0], most=game.minutes[1])
    return f"{slug:14}{f'{game.seats[0]}–{game.seats[1]}':6}{time:16}{name}"


def say_settings(lang: str, game: GameForm) -> list[str]:
    """Allowed numbers of players, and each option with its allowed values."""
    words = Texts(lang, find_game(game.slug))
    first = game.options[0].name if game.options else ""
    return [
        *(_say_seats(words, seats, first) for seats in game.seats),
        *(_say_option(words, option) for option in game.options),
    ]


def _say_seats(words: Texts, seats: SeatsFor, option: str) -> str:
    """Allowed numbers of players, with the value of the option that decides them."""
    setting = f"{option}={seats.value}: " if seats.value else ""
    return setting + words.say("options-seats", least=seats.least, most=seats.most, usual=seats.usual)


def _say_option(words: Texts, option: OptionForm) -> str:
    key = f"option-{option.name}"
    label = f" ({words.say(key)})" if words.has(key) else ""
    return f"{option.name:14}{_say_allowed(words, option)}; {_say_default(words, option)}{label}"


def _say_allowed(words: Texts, option: OptionForm) -> str:
    """Allowed values of an option."""
    if option.box:
        return words.say("options-box", standard=STANDARD)
    if option.values is not None:
        return words.row(option.values)
    if isinstance(option.default, bool):
        return words.row(("true", "false"))
    return words.say("options-number", least=option.least or 0)


def _say_default(words: Texts, option: OptionForm) -> str:
    """Default value of an option."""
    if option.required:
        return words.say("options-required")
    default = str(option.default).lower() if isinstance(option.default, bool) else option.default
    return words.say("options-default", value=default)
