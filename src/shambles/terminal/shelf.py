"""The games on the shelf in words: what they are called, how many play, what their players may set."""

from __future__ import annotations

from typing import Any

from shambles.core.files.box import STANDARD
from shambles.core.game import Game, find_game
from shambles.core.playing.shelf import GameForm, OptionForm, SeatsFor, seats_of
from shambles.texts import Texts


def say_game_line(lang: str, game: Game[Any, Any]) -> str:
    """A game in a line: the name that commands know, how many play, how long it takes, what it is called."""
    words, seats = Texts(lang, game), seats_of(game)
    least, most = min(one.least for one in seats), max(one.most for one in seats)
    time = words.say("games-minutes", least=game.minutes[0], most=game.minutes[1])
    return f"{game.slug:14}{f'{least}–{most}':6}{time:16}{words.say('game')}"


def say_settings(lang: str, game: GameForm) -> list[str]:
    """How many may sit down, and each option with what is allowed."""
    words = Texts(lang, find_game(game.slug))
    first = game.options[0].name if game.options else ""
    return [
        *(_say_seats(words, seats, first) for seats in game.seats),
        *(_say_option(words, option) for option in game.options),
    ]


def _say_seats(words: Texts, seats: SeatsFor, option: str) -> str:
    """How many may sit down, with this value of the option that decides it."""
    setting = f"{option}={seats.value}: " if seats.value else ""
    return setting + words.say("options-seats", least=seats.least, most=seats.most, usual=seats.usual)


def _say_option(words: Texts, option: OptionForm) -> str:
    key = f"option-{option.name}"
    label = f" ({words.say(key)})" if words.has(key) else ""
    return f"{option.name:14}{_say_allowed(words, option)}; {_say_default(words, option)}{label}"


def _say_allowed(words: Texts, option: OptionForm) -> str:
    """What may stand behind the equals sign."""
    if option.box:
        return words.say("options-box", standard=STANDARD)
    if option.values is not None:
        return ", ".join(option.values)
    if isinstance(option.default, bool):
        return "true, false"
    return words.say("options-number", least=option.least or 0)


def _say_default(words: Texts, option: OptionForm) -> str:
    """What it is where nobody says anything."""
    if option.required:
        return words.say("options-required")
    default = str(option.default).lower() if isinstance(option.default, bool) else option.default
    return words.say("options-default", value=default)
