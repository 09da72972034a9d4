"""The reference of every game, from its structs: `make reference` writes docs/reference/games/; the diff is the review.

The structs do not say everything: which rules emit an event is read from the rules' source, and how choices are written
from games with fixed seeds.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from textwrap import wrap
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from playthroughs import GAMES
from shambles import Live, Table
from shambles.core.asking.ask import Ask, Choice, Question
from shambles.core.asking.event import Event, Secret
from shambles.core.game import Game, find_game
from shambles.core.playing.shapes import choice_shapes, event_shapes, questions_of, view_shape
from shambles.core.playing.shelf import game_form
from shambles.games import IN_ORDER
from shambles.terminal.shelf import LISTED, Listed, say_settings
from shambles.texts import Texts

FOLDER = Path(__file__).parents[1] / "docs" / "reference" / "games"
SLUGS = tuple(dict.fromkeys(slug for slug, _, _ in GAMES.values()))
RULE = re.compile(r"[A-Z]{2}-R?\d+")
WIDTH = 120
WHOLE: Any = {"break_long_words": False, "break_on_hyphens": False}
EXAMPLES = 4  # notations that are shown of a choice


def page(slug: str) -> str:
    """The reference of one game, in Markdown."""
    game = find_game(slug)
    return short("\n".join(_lines(game)) + "\n")


def short(page: str) -> str:
    """Lines that people can read; what stands in blocks is short already."""
    lines = []
    for line in page.splitlines():
        indent = "  " if line.startswith("- ") else ""
        lines += wrap(line, WIDTH, subsequent_indent=indent, **WHOLE) if len(line) > WIDTH else [line]
    return "\n".join(lines) + "\n"


def _lines(game: Game[Any, Any]) -> Iterator[str]:
    texts = Texts("en", game)
    yield f"# {texts.say('game')}: reference\n"
    made = "Generated from its structs by `make reference`; do not edit."
    yield f"`{game.slug}`, version {game.version} of its rules. {made}\n"
    yield "## Options\n"
    yield "```text"
    yield from say_settings("en", game_form(game))
    yield "```\n"
    yield "## Questions\n"
    yield "Every question that a seat can get: `ask.key`, `ask.rule`, `ask.about`, and the structs in `ask.options`.\n"
    for question in questions_of(game):
        yield from _question(game, question)
    yield "## Choices\n"
    yield "Every choice has a `notation`. Each entry shows some examples.\n"
    for choice in choice_shapes(game):
        yield from _choice(game, choice)
    yield "## View\n"
    yield "`table.view(seat)` is the observation of one seat. Spectators get `table.view(None)`.\n"
    for kind in within(view_shape(game)):
        yield from struct(kind)
    yield "## Events\n"
    yield "Every event, with the rules that emit it. Only the named seats see a secret field; it is null for others.\n"
    for event in event_shapes(game):
        yield from _event(game, event)


# --- the parts


def _question(game: Game[Any, Any], question: Question[Any]) -> Iterator[str]:
    yield f"### `{question.key}` [{question.rule}]\n"
    kinds = [kind for kind in _candidates(question) if kind is not Choice] or _seen(game.slug)[0].get(question.key, [])
    facts = ["answers: " + ", ".join(f"`{kind.__name__}`" for kind in kinds)] if kinds else []
    if game.meanwhile is not None and question in game.meanwhile.questions:
        facts.append("optional, while others are asked (*meanwhile*)")
    facts += [f"{words} [{rule}]" for words, rule in _manners(question) if rule]
    if question.standing:
        facts.append("a standing wish: valid until it is changed")
    bars = [f"`{bar.code}` [{bar.rule}]" for bar in (*question.strays, *question.bars)]
    if bars:
        facts.append("refusal codes: " + ", ".join(dict.fromkeys(bars)))
    yield from (f"- {fact}" for fact in facts)
    fields = msgspec.structs.fields(question.about)
    yield from (f"- about: `{field.name}`, {_type(field.type)}" for field in fields)
    yield ""


def _manners(question: Question[Any]) -> list[tuple[str, str]]:
    return [
        ("face down", question.face_down),
        ("cannot be changed once it is laid", question.binding),
        ("open: all see it, and it can change until the last answer is in", question.open),
    ]


def _choice(game: Game[Any, Any], kind: type[Choice]) -> Iterator[str]:
    yield f"### `{kind.__name__}`\n"
    yield from _doc(kind)
    written = _seen(game.slug)[1].get(kind.__name__, [])[:EXAMPLES]
    if written:
        yield f"- notation: {', '.join(f'`{one}`' for one in written)}"
    yield from (f"- `{name}`: {typed}" for name, typed in _fields(kind) if name != "notation")
    yield ""


def _event(game: Game[Any, Any], kind: type[Event]) -> Iterator[str]:
    rules = sorted({*_told_by(game.package).get(kind.__name__, ()), *_seen(game.slug)[2].get(kind.__name__, ())})
    yield f"### `{kind.key()}`" + (f" [{', '.join(rules)}]" if rules else "") + "\n"
    yield from _doc(kind)
    secrets = _secrets(kind)
    for name, typed in _fields(kind):
        if name != "rule":
            yield f"- `{name}`: {typed}" + (f"; secret to `{secrets[name]}`" if name in secrets else "")
    if kind.reveals:
        yield "- reveals something: you cannot undo past it"
    yield ""


def struct(kind: type[msgspec.Struct]) -> Iterator[str]:
    yield f"### `{kind.__name__}`\n"
    yield from _doc(kind)
    yield from (f"- `{name}`: {typed}" for name, typed in _fields(kind))
    yield ""


def _doc(kind: type) -> Iterator[str]:
    """The docstring, with the meanings of the fields as it lists them; none where there is none of its own."""
    if doc := vars(kind).get("__doc__"):
        first, *rest = doc.strip().split("\n\n")
        yield " ".join(first.split()) + "\n"
        for paragraph in rest:
            lines = [line.strip() for line in paragraph.splitlines()]
            if re.match(r"[\w, -]*\w {2,}\w", lines[0]):
                yield "```text"
                yield from (line.rstrip() for line in _dedent(paragraph))
                yield "```\n"
            else:
                yield " ".join(lines) + "\n"


def _dedent(paragraph: str) -> list[str]:
    lines = paragraph.splitlines()
    indent = len(lines[0]) - len(lines[0].lstrip())
    return [line[indent:] for line in lines]


# --- types


def _fields(kind: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    for field in msgspec.structs.fields(kind):
        yield field.encode_name, _type(field.type)


def _type(kind: Any) -> str:
    """A type as people write it; a struct of the game by its name."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(inner[0])
    if origin in (Union, UnionType):
        some = " or ".join(_type(one) for one in inner if one is not NoneType)
        return f"{some}, or null" if NoneType in inner else some
    if origin is Literal:
        return " or ".join(f"`{one}`" for one in inner)
    if origin is tuple and len(inner) == 2 and inner[1] is ...:
        return f"a list of {_type(inner[0])}"
    if origin is tuple:
        return "(" + ", ".join(_type(one) for one in inner) + ")"
    if origin in (list, frozenset, set):
        return f"a list of {_type(inner[0])}"
    if origin is dict:
        return f"a map from {_type(inner[0])} to {_type(inner[1])}"
    if kind in (None, NoneType):
        return "null"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"`{kind.__name__}`"
    return getattr(kind, "__name__", str(kind))


def within(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """A struct and all that it is made of, in the order of reading."""
    found = [kind]
    for one in found:
        for field in msgspec.structs.fields(one):
            found += [part for part in _structs(field.type) if part not in found]
    return found


def _structs(kind: Any) -> Iterable[type[msgspec.Struct]]:
    if isinstance(kind, type) and get_origin(kind) is None and issubclass(kind, msgspec.Struct):
        return [kind]
    return dict.fromkeys(struct for one in get_args(kind) for struct in _structs(one))


def _secrets(kind: type[Event]) -> dict[str, str]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: mark.to for name, hint in hints.items() for mark in get_args(hint)[1:] if isinstance(mark, Secret)}


def _candidates(question: Question[Any]) -> list[type[Choice]]:
    """What the question offers, as far as its declaration says."""
    kind = get_args(get_type_hints(question.candidates)["return"])[0]
    return list(get_args(kind)) or [kind]


# --- what the source and a few games say


@cache
def _told_by(package: str) -> dict[str, set[str]]:
    """For each name that is called with a rule first, the rules."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in sorted(find_game(package.rpartition(".")[2]).folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                words = (one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant))
                found[node.func.id] |= {word for word in words if isinstance(word, str) and RULE.fullmatch(word)}
    return found


Kinds = dict[str, list[type[Choice]]]
Seen = dict[str, list[str]]


@cache
def _seen(slug: str) -> tuple[Kinds, Seen, dict[str, set[str]]]:
    """From games with fixed seeds: the kinds of choices by question, notations by kind, rules by event."""
    kinds: Kinds = defaultdict(list)
    written: Seen = defaultdict(list)
    rules: dict[str, set[str]] = defaultdict(set)
    for game, options, seats in GAMES.values():
        if game == slug:
            table = Table.open(slug, seats=seats, options=options, seed=1)
            answers = Live(2)
            while asks := table.asks:
                for seat, ask in asks.items():
                    _note(ask, kinds, written)
                    table.play(seat, answers.pick("answer", ask.options))
                for ask in table.meanwhile.values():
                    _note(ask, kinds, written)
            for event in table.events_for(None):
                rules[type(event).__name__].add(event.rule)
    return kinds, written, rules


def _note(ask: Ask[Any], kinds: Kinds, written: Seen) -> None:
    for option in ask.options:
        if type(option) not in kinds[ask.key]:
            kinds[ask.key].append(type(option))
        notations = written[type(option).__name__]
        if len(notations) < EXAMPLES and option.notation not in notations:
            notations.append(option.notation)


def listing() -> bytes:
    """What `shambles games` says of ours, so that it need not load them."""
    listed = {slug: Listed.of(find_game(slug)) for slug in IN_ORDER}
    lines = (f'  "{slug}": {msgspec.json.encode(one).decode()}' for slug, one in listed.items())
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def main() -> None:
    LISTED.write_bytes(listing())
    FOLDER.mkdir(exist_ok=True)
    for slug in SLUGS:
        (FOLDER / f"{slug}.md").write_text(page(slug), "utf-8")


if __name__ == "__main__":
    main()
