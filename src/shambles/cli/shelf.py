"""`shambles games` and `shambles options GAME`: what can be played, and what its players may set."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from shambles.cli.reading import FormatOption, Lang, read_format, trouble_in
from shambles.core.box import STANDARD
from shambles.core.game import find_game
from shambles.core.shelf import OptionForm, SeatsFor, game_form, shelf
from shambles.texts import Texts

shelf_app = typer.Typer()


@shelf_app.command()
def games(output: FormatOption = "text", lang: Lang = None) -> None:
    """List the games: the name that commands know, how many play, how long it takes, what it is called."""
    with trouble_in(lang) as texts:
        read_format(output)
        if output == "json":
            typer.echo(msgspec.json.encode(shelf()).decode())
            return
        for game in shelf():
            words = Texts(texts.lang, find_game(game.slug))
            least, most = min(one.least for one in game.seats), max(one.most for one in game.seats)
            time = words.say("games-minutes", least=game.minutes[0], most=game.minutes[1])
            typer.echo(f"{game.slug:14}{f'{least}–{most}':6}{time:16}{words.say('game')}")


@shelf_app.command()
def options(
    game: Annotated[str, typer.Argument(help="The game.")], output: FormatOption = "text", lang: Lang = None
) -> None:
    """What the players of a game may set (--option name=value), with what is allowed; and how many may sit down."""
    with trouble_in(lang) as texts:
        read_format(output)
        rules = find_game(game)
        form = game_form(rules)
        if output == "json":
            typer.echo(msgspec.json.encode(form).decode())
            return
        words = Texts(texts.lang, rules)
        typer.echo(words.say("game"))
        for seats in form.seats:
            typer.echo(say_seats(words, seats, form.options[0].name if form.options else ""))
        for option in form.options:
            label = words.say(f"option-{option.name}") if words.has(f"option-{option.name}") else option.name
            typer.echo(f"{option.name:14}{say_allowed(words, option)}; {say_default(words, option)} ({label})")


def say_seats(words: Texts, seats: SeatsFor, option: str) -> str:
    """How many may sit down, with this value of the option that decides it."""
    setting = f"{option}={seats.value}: " if seats.value else ""
    return setting + words.say("options-seats", least=seats.least, most=seats.most, usual=seats.usual)


def say_allowed(words: Texts, option: OptionForm) -> str:
    """What may stand behind the equals sign."""
    if option.box:
        return words.say("options-box", standard=STANDARD)
    if option.values is not None:
        return ", ".join(option.values)
    if isinstance(option.default, bool):
        return "true, false"
    return words.say("options-number", least=option.least or 0)


def say_default(words: Texts, option: OptionForm) -> str:
    """What it is where nobody says anything."""
    if option.required:
        return words.say("options-required")
    default = str(option.default).lower() if isinstance(option.default, bool) else option.default
    return words.say("options-default", value=default)
