"""Help as people read it: commands in groups, an example of each, and the kind of value that an option takes."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from shambles.core.asking.reply import BadInput

GROUPS = {
    "Play": ("play", "learn", "daily", "puzzle", "hint", "review", "play-on"),
    "Host": ("serve", "host", "backup", "restore"),
    "Study": (
        "simulate", "tournament", "compare", "report", "ladder", "luck", "skill", "restrict", "drama", "tune",
    ),
    "Make": ("bot", "box", "scenario", "puzzles", "mcp", "texts"),
    "Look up": ("games", "options", "rules", "bots", "replay", "verify", "docs"),
}  # fmt: skip

EXAMPLES: dict[str, str] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text("utf-8"))

# By the name of the parameter. The same name takes the same kind of value in every command.
VALUES = {
    "NUMBER": (
        "before", "begins_in", "bot_pause", "deals", "games", "hands", "hours", "minutes", "most", "number", "people",
        "port", "processes", "seat", "seats", "seed", "step", "tables", "width", "worlds",
    ),
    "FILE": ("box", "file", "files", "frame", "into", "page", "picture", "save"),
    "FOLDER": ("folder", "runs"),
    "GAME": ("game",),
    "NAME": ("after", "bot_name", "deal", "name", "scenario", "subject"),
    "BOTS": ("bots", "change_bots", "level"),
    "FILE:NAME": ("bot",),
    "NAME=VALUE": ("change", "option", "settings"),
    "LANGUAGE": ("lang", "wanted"),
    "LANGUAGE=TEXT": ("said",),
    "MODE": ("mode",),
    "FORMAT": ("output",),
    "URL": ("database", "on", "server"),
    "ADDRESS": ("address", "host"),
    "TEXT": ("key", "keys", "kind", "knob", "never", "player", "rule", "table", "target", "why"),
}  # fmt: skip


typed: list[str] = []  # the words of the command line, without `shambles`


class Tree(TyperGroup):
    """All commands: each gets its example, and each parameter the kind of its value."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        for path, command in leaves(self):
            command.epilog = f"Example: shambles {' '.join((path, EXAMPLES.get(path, ''))).strip()}"
            for parameter in command.params:
                if not getattr(parameter, "is_flag", False):
                    parameter.metavar = parameter.metavar or value_of(parameter.name)
                if parameter.param_type_name == "argument":
                    parameter.get_help_record = partial(help_record, parameter)

    def main(self, args: Sequence[str] | None = None, *given: Any, **more: Any) -> Any:
        typed[:] = sys.argv[1:] if args is None else args
        return super().main(args, *given, **more)

    def invoke(self, ctx: Any) -> Any:
        """The command. A value of the wrong kind is refused in the person's language, with the option that has it."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            trouble = wrong_number(error)
            if trouble is None:
                raise
            from shambles.cli.reading import trouble_in

            wanted = [typed[at + 1] for at, word in enumerate(typed[:-1]) if word in ("--lang", "--language")]
            with trouble_in(wanted[0] if wanted else None):
                raise trouble from None

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        for title, names in GROUPS.items():
            rows = [(name, summary(self.commands[name])) for name in names if name in self.commands]
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)


def wrong_number(error: typer.BadParameter) -> BadInput | None:
    """The refusal of an option that takes a whole number and got something else; None for any other mistake."""
    parameter = getattr(error, "param", None)
    if parameter is None or parameter.param_type_name != "option" or "integer" not in error.message:
        return None
    for at, word in enumerate(typed):
        flag, equals, value = word.partition("=")
        if flag in parameter.opts and (equals or at + 1 < len(typed)):
            return BadInput(flag, "not-a-whole-number", found=(value if equals else typed[at + 1])[:40])
    return None


def help_record(argument: Any, context: Any) -> tuple[str, str]:
    """An argument and its help, without the Python type that Typer adds."""
    return argument.metavar or argument.name, argument.help or ""


def leaves(group: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every command that does something, with its words."""
    for name, command in group.commands.items():
        words = f"{path} {name}".strip()
        if hasattr(command, "commands"):
            yield from leaves(command, words)
        else:
            yield words, command


def summary(command: Any) -> str:
    """The first line of its help, without the full stop."""
    return str(command.help or "").partition("\n")[0].removesuffix(".")


def value_of(name: str) -> str | None:
    return next((value for value, names in VALUES.items() if name in names), None)
