"""What mkdocs does not know by itself: parts of pages that are made from the code, and pages that fit a strict CSP.

A page says where such a part belongs with a line `<!-- made: NAME -->`. `mkdocs.yml` names this file as a hook.
"""

from __future__ import annotations

import inspect
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any, get_args

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))

import shambles  # noqa: E402
from reference import struct, within  # noqa: E402 - the same words for a struct as on the games' pages
from shambles.core.game import find_game  # noqa: E402
from shambles.server.wire import messages  # noqa: E402

MADE = re.compile(r"^<!-- made: (\S+)(?: (\S+))? -->$", re.MULTILINE)
RULE = re.compile(r"^\*\*([A-Z]{2}-R?\d+)\*\* .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
BOOKS = {"CG": "card_game", "TD": "tacdex", "BD": "best_defense", "BG": "board_game", "SH": "house"}
# The number of a rule, but not in a block, in code, in a link or in a heading.
NUMBER = re.compile(
    rf"^ *```.*?^ *```|`[^`]*`|!?\[[^\]]*\]\([^)]*\)|^#.*?$|\b(?P<book>{'|'.join(BOOKS)})-R?\d+\b",
    re.MULTILINE | re.DOTALL,
)
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
TRANSLATED = re.compile(r"start/([a-z]{2})/")
UNUSED = ("404.html", "sitemap.xml", "sitemap.xml.gz", "assets/javascripts/lunr")  # and every source map


# --- mkdocs calls these


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Fill in what is made, and let the number of a rule lead to the rule."""
    place = PurePosixPath(page.file.src_uri)
    if place.parts[:2] != ("reference", "rules"):
        up = "../" * (len(place.parts) - 1)
        markdown = NUMBER.sub(lambda found: _link(found, up) if found["book"] else found[0], markdown)
    return MADE.sub(lambda found: PARTS[found[1]](*filter(None, [found[2]])), markdown)


def _link(number: re.Match[str], up: str) -> str:
    return f"[{number[0]}]({up}reference/rules/{BOOKS[number['book']]}.md#{number[0].lower()})"


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """A page in another language says so, for whoever has it read aloud."""
    found = TRANSLATED.match(page.file.src_uri)
    return output.replace("<article ", f'<article lang="{found[1]}" ', 1) if found else output


def on_post_build(config: Any) -> None:
    """Scripts that the theme writes into its pages become files: then the server's own CSP needs no exception."""
    site = Path(config["site_dir"])
    for page in site.rglob("*.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1)

        def as_file(found: re.Match[str], up: str = up) -> str:
            name = f"assets/javascripts/inline-{sha256(found[1].encode()).hexdigest()[:12]}.js"
            (site / name).write_text(found[1], "utf-8")
            return f'<script src="{up}{name}"></script>'

        page.write_text(INLINE.sub(as_file, page.read_text("utf-8")), "utf-8")
    for name in [*UNUSED, *(str(one.relative_to(site)) for one in site.rglob("*.map"))]:
        place = site / name
        shutil.rmtree(place) if place.is_dir() else place.unlink(missing_ok=True)


# --- the parts


def rules(name: str) -> str:
    """A rulebook in our words, each rule with an anchor of its own: `#cg-110`."""
    folder = Path(shambles.__file__).parent if name == "house" else find_game(name).folder
    _, _, book = (folder / "text" / "rulebook.en.md").read_text("utf-8").partition("\n")
    return RULE.sub(lambda found: f"{found[0]}\n{{: #{found[1].lower()} }}", book.strip())


def deploy(name: str) -> str:
    """A file that hosts copy, as it is."""
    kinds = {".yaml": "yaml", ".conf": "nginx"}
    file = ROOT / "deploy" / name
    return f"```{kinds.get(file.suffix, 'text')}\n{file.read_text('utf-8').rstrip()}\n```"


def commands() -> str:
    """Every command as its own `--help` tells it."""
    from typer.main import get_command

    from shambles.cli import app

    return "\n".join(_command(get_command(app), ["shambles"]))


def _command(command: Any, words: list[str]) -> Iterator[str]:
    from typer.testing import CliRunner

    from shambles.cli import app

    plain = {"COLUMNS": "100", "TERMINAL_WIDTH": "100", "NO_COLOR": "1", "TERM": "dumb"}
    said = CliRunner().invoke(app, [*words[1:], "--help"], prog_name="shambles", env=plain).output.strip()
    yield f"## `{' '.join(words)}`\n\n```text\n{said}\n```\n"
    for name, one in sorted(getattr(command, "commands", {}).items()):
        yield from _command(one, [*words, name])


def python() -> str:
    """The public names with their docstrings."""
    return "\n".join(line for name in shambles.__all__ for line in _name(name, getattr(shambles, name)))


def _name(name: str, thing: Any) -> Iterator[str]:
    yield f"## `{name}`\n"
    if not inspect.isclass(thing):
        yield f"```python\n{name}{inspect.signature(thing)}\n```\n"
    yield f"{inspect.getdoc(thing)}\n"
    if inspect.isclass(thing) and issubclass(thing, msgspec.Struct):
        yield from (
            f"- `{field}`: `{kind}`" for field, kind in inspect.get_annotations(thing).items() if field[0] != "_"
        )
        yield ""
    for member, value in vars(thing).items() if inspect.isclass(thing) else ():
        made = getattr(value, "__func__", value)
        if not member.startswith("_") and (inspect.isfunction(made) or isinstance(made, property)):
            yield from _member(name, member, made)


def _member(owner: str, name: str, made: Any) -> Iterator[str]:
    if not made.__doc__:  # what its name says
        return
    yield f"### `{owner}.{name}`\n"
    if not isinstance(made, property):
        words = re.sub(r"\((?:self|cls)(?:, )?", "(", str(inspect.signature(made)), count=1)
        yield f"```python\n{name}{words.replace(chr(39), '')}\n```\n"
    yield f"{inspect.getdoc(made)}\n"


def wire() -> str:
    """Every message of the socket, and the structs that they are made of."""
    lines = []
    known: list[type[msgspec.Struct]] = []
    for title, kinds in (("From the client", messages.FromClient), ("From the server", messages.FromServer)):
        lines.append(f"## {title}\n")
        for kind in get_args(kinds):
            known += [one for one in within(kind) if one not in known]
            tag = kind.__struct_config__.tag
            lines += [f"### `{tag}`\n", *list(struct(kind))[1:]]
    lines.append("## What messages are made of\n")
    told = {*get_args(messages.FromClient), *get_args(messages.FromServer), msgspec.Struct}
    for kind in known:
        if kind not in told:
            lines += struct(kind)
    page = "\n".join(lines).replace("`Struct`", "the game's own view")
    return re.sub(r" or UnsetType\b", "; left out where it is the same as before", page)


PARTS: dict[str, Callable[..., str]] = {
    "rules": rules,
    "deploy": deploy,
    "commands": commands,
    "python": python,
    "wire": wire,
}
