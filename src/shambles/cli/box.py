"""`shambles box`: boxes of one's own, and whether a table can be opened with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from shambles.cli.reading import GameArgument, Lang, read_text, trouble_in
from shambles.core.asking.reply import BadInput
from shambles.core.files.box import BoxFormat, read_toml
from shambles.core.game import Game, all_games, find_game
from shambles.core.playing.boxes import misfits
from shambles.texts import Texts

app = typer.Typer(name="box", help="Start or check boxes of your own cards.", no_args_is_help=True)


@app.callback()
def box() -> None:
    """Start or check boxes of your own cards."""


@app.command()
def check(
    files: Annotated[
        list[Path], typer.Argument(help="A box, in TOML; or several to be played together.", metavar="FILE…")
    ],
    lang: Lang = None,
) -> None:
    """Check boxes: cards, boards, maps.

    Prints everything that is wrong with a box, with the card and the field; then whether it fits the others, or
    the game's own. Exit code 0 only if nothing is wrong.
    """
    with trouble_in(lang) as texts:
        found = 0
        boxes: dict[str, dict[str, str]] = {}
        for file in files:
            text = read_text(file)
            box = read_toml(str(file), text)
            game, name, box_format = find_box_format(str(file), box)
            boxes.setdefault(game.slug, {})[name] = text
            if faults := box_format.faults(box):
                found += report(texts.lang, game, name, faults)
        if not found:
            for slug, given in boxes.items():
                found += report(texts.lang, find_game(slug), " + ".join(given), misfits(find_game(slug), given))
        raise typer.Exit(1 if found else 0)


def report(lang: str, game: Game[Any, Any], name: str, faults: Sequence[BadInput]) -> int:
    """Print the faults, if any, and how many there are."""
    words = Texts(lang, game)
    for fault in faults:
        typer.echo(words.trouble(fault))
    typer.echo(words.say("box-checked", game=words.say("game"), option=name, count=len(faults)))
    return len(faults)


@app.command()
def new(
    game: GameArgument,
    kind: Annotated[str | None, typer.Option("--kind", help="Which of its boxes, such as map.")] = None,
    file: Annotated[Path | None, typer.Option(help="Where to write it; GAME-KIND.toml unless given.")] = None,
    lang: Lang = None,
) -> None:
    """Write the game's own box to a file.

    To start one of yours from. A file that is there is left alone.
    """
    with trouble_in(lang) as texts:
        rules = find_game(game)
        written = {name: one.standard for name, one in rules.boxes.items() if one.standard is not None}
        if not written:
            known = tuple(one.slug for one in all_games() if any(form.standard for form in one.boxes.values()))
            raise BadInput("game", "no-box-here", found=game, known=known)
        name = kind or next(iter(written))
        if name not in written:
            raise BadInput("kind", "unknown-kind", found=name, known=tuple(written))
        place = file or Path(f"{rules.slug}-{name}.toml")
        try:
            with place.open("x", encoding="utf-8") as out:
                words = Texts(texts.lang, rules)
                head = words.say("box-head", game=words.say("game"), slug=rules.slug, option=name, file=place.name)
                out.writelines(f"# {line}\n" for line in head.splitlines())
                out.write(f"\n{written[name].read_text('utf-8')}")
        except FileExistsError:
            raise BadInput("file", "file-exists", found=str(place)) from None
        except OSError as error:
            raise BadInput("file", "unreadable", detail=error.strerror or str(error)) from None
        typer.echo(texts.say("box-written", file=str(place)))


def find_box_format(field: str, box: dict[str, Any]) -> tuple[Game[Any, Any], str, BoxFormat]:
    """The game, the option and the format of a box, told by its tables."""
    for game in all_games():
        for name, box_format in game.boxes.items():
            if box_format.recognises(box):
                return game, name, box_format
    raise BadInput(field, "no-game-has-such-a-box", fields=tuple(sorted(box)))
