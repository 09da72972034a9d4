"""`shambles texts`: what translators want to know of a language and of a line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from shambles.cli.reading import Lang, trouble_in
from shambles.core.asking.reply import BadInput
from shambles.core.game import all_games
from shambles.languages.finding import ENGLISH, HOUSE, homes, languages
from shambles.languages.reading import how_much

app = typer.Typer()
texts_app = typer.Typer(name="texts", help="Check a translation, or look up a text.", no_args_is_help=True)
app.add_typer(texts_app)
BROWSER = HOUSE.parents[1] / "browser" / "src"  # in a checkout


@texts_app.command()
def check(
    wanted: Annotated[str, typer.Argument(help="The code of a language, such as de.", metavar="LANGUAGE")],
    quiet: Annotated[
        bool, typer.Option("--quiet", help="Leave out texts that equal the English ones: names often do.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Check a language for missing or old texts.

    Also for unused, too long or untranslated ones. Exits with 0 if nothing but untranslated names is found. A
    translation is old if its English has changed since.
    """
    from shambles.languages.checking import check as look

    with trouble_in(lang) as texts:
        if wanted not in languages():
            raise BadInput("language", "unknown-language", found=wanted[:20], known=languages())
        found = [one for one in look(wanted, _folders()) if not quiet or one.fault != "english"]
        for page, fault, key, about in found:
            typer.echo(texts.say("texts-fault", page=_short(page), fault=fault, text=key, about=about).rstrip())
        typer.echo(texts.say("texts-checked", lang=wanted, done=how_much(wanted), count=len(found)))
        raise typer.Exit(1 if any(one.fault != "english" for one in found) else 0)


@texts_app.command()
def confirm(
    wanted: Annotated[str, typer.Argument(help="The code of a language, such as de.", metavar="LANGUAGE")],
    keys: Annotated[list[str] | None, typer.Argument(help="The keys of the texts; all if none is named.")] = None,
    waits: Annotated[
        bool, typer.Option("--waits", help="Record that these texts are old and wait for a translator.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Record that texts say what the English says."""
    from shambles.languages.sources import confirm as record
    from shambles.languages.sources import texts_in

    with trouble_in(lang) as texts:
        pairs = list(_translated(wanted))
        unknown = set(keys or ()) - {key for _, page in pairs for key in texts_in(page)}
        if unknown:
            raise BadInput("key", "no-such-text", found=min(unknown)[:60])
        changed = [key for english, page in pairs for key in record(english, page, wanted, keys or (), waits)]
        typer.echo(texts.say("texts-confirmed", lang=wanted, count=len(changed)))


def _translated(lang: str) -> Iterator[tuple[Path, Path]]:
    """The English pages that a language has, too, each with the page of that language."""
    from shambles.languages.checking import pages_of

    if lang not in languages() or lang == ENGLISH:
        raise BadInput("language", "unknown-language", found=lang[:20], known=languages()[1:])
    for folder, places in _folders():
        for english, page in pages_of(folder, lang):
            yield from ((english, place / page.name) for place in places if (place / page.name).is_file())


@texts_app.command()
def show(
    key: Annotated[str, typer.Argument(help="A key, such as web-settings.")],
    picture: Annotated[Path | None, typer.Option(help="Draw the place where it appears into this .png file.")] = None,
    width: Annotated[int, typer.Option(help="How many pixels wide.", min=320, max=2000)] = 390,
    lang: Lang = None,
) -> None:
    """Look up a text.

    Where it stands, what it says in each language, where it is used; perhaps with a picture of that place.
    """
    from shambles.languages.checking import places_of

    with trouble_in(lang) as texts:
        written = list(_written(key))
        if not written:
            raise BadInput("key", "no-such-text", found=key[:60])
        for page, line, entry in written:
            typer.echo(texts.say("texts-on", page=_short(page), line=line))
            typer.echo(f"    {entry}")
        starts = [key, *(f"{key[:at]}-{{" for at in range(len(key)) if key[at] == "-")]
        starts += [start.replace("{", "${") for start in starts[1:]]
        sources = ((HOUSE, ("py",)), (BROWSER, ("ts", "svelte")))
        for file, line, _ in (place for source, kinds in sources for place in places_of(source, starts, kinds)):
            typer.echo(texts.say("texts-in-code", place=f"{_short(file)}:{line}"))
        if picture is not None:
            typer.echo(texts.say("texts-drawn", file=str(picture), page=_draw(key, texts.lang, width, picture)))


def _draw(key: str, lang: str, width: int, picture: Path) -> str:
    from shambles.cli.pictures import draw_place
    from shambles.server.config import Config

    if picture.suffix.lower() != ".png":
        raise BadInput("picture", "not-a-png", found=picture.name[:60])
    if not Config().has_client:
        raise BadInput("picture", "client-not-built")
    return draw_place(key, lang, width, picture)


def _folders() -> Iterator[tuple[Path, list[Path]]]:
    """The folders of English, each with those where a language may stand."""
    for game in (None, *all_games()):
        found = homes(game)
        yield found[0], found


def _written(key: str) -> Iterator[tuple[Path, int, str]]:
    for _, folders in _folders():
        for page in (page for folder in folders for page in sorted(folder.glob("*.ftl"))):
            text = page.read_text("utf-8")
            at = 0 if text.startswith(f"{key} =") else text.find(f"\n{key} =") + 1
            if at or text.startswith(f"{key} ="):
                yield page, text.count("\n", 0, at) + 1, _entry_at(text[at:])


def _entry_at(text: str) -> str:
    """An entry goes on as long as its lines are set in."""
    first, *others = text.splitlines()
    for number, line in enumerate(others):
        if not line.startswith((" ", "}")):
            return "\n    ".join([first, *others[:number]])
    return "\n    ".join([first, *others])


def _short(page: Path) -> str:
    parts = (page.relative_to(root) for root in (HOUSE.parent, BROWSER.parents[1]) if page.is_relative_to(root))
    return str(next(parts, page))
