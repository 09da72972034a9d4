"""Help as people read it: commands in groups, an example of each, and the kind of value that an option takes."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from typer.core import TyperGroup

GROUPS = {
    "Play": ("play", "learn", "daily", "puzzle", "hint", "review", "play-on"),
    "Host": ("serve", "host", "backup", "restore"),
    "Study": (
        "simulate", "tournament", "compare", "report", "ladder", "luck", "skill", "restrict", "drama", "tune",
    ),
    "Make": ("bot", "box", "scenario", "puzzles", "mcp", "texts"),
    "Look up": ("games", "options", "rules", "bots", "replay", "verify", "docs"),
}  # fmt: skip

EXAMPLES = {
    "play": "tacdex --seats 3 --bots veteran",
    "learn": "card_game",
    "daily": "survival",
    "puzzle": "card_game --mode hero",
    "hint": "game.json --seat 2",
    "review": "game.json --format html > review.html",
    "play-on": "game.json --step 12",
    "serve": "--host 0.0.0.0 --port 8000",
    "host key": "--new",
    "host load": "--server https://table.example",
    "host tables": "--server https://table.example",
    "host players": "--server https://table.example",
    "host log": "--before 100",
    "host close": "h7dk2m --why 'a rude name'",
    "host reopen": "h7dk2m",
    "host mute": "--at h7dk2m/2 --hours 1",
    "host ban": "--address 203.0.113.7 --hours 48",
    "host lift": "ban --address 203.0.113.7",
    "host announce": "--text 'en=Club night on Friday' --text 'nl=Vrijdag clubavond'",
    "host maintain": "--in 15 --minutes 5",
    "backup": "tables.backup --database sqlite+aiosqlite:///tables.db",
    "restore": "tables.backup --database sqlite+aiosqlite:///new.db",
    "simulate": "card_game --mode hero --bots greedy,random,random -n 500",
    "tournament": "tacdex --bots greedy,random,survivor -n 50",
    "compare": "card_game --mode survival --change hands=2",
    "report": "my-run",
    "ladder": "--game tacdex -n 10",
    "luck": "tacdex -n 100",
    "skill": "card_game --mode survival",
    "restrict": "best_defense --mode standard --never 'answer:use-*'",
    "drama": "board_game --seats 3",
    "tune": "best_defense --mode standard --target win=0.4 --knob 'option.difficulty=beginner,expert'",
    "bot": "mine.py:Mine --server https://table.example",
    "box check": "best_defense-cards.toml",
    "box new": "best_defense",
    "scenario check": "mine.jsonl",
    "scenario play": "mine.jsonl CG-G01",
    "puzzles mine": "card_game --mode hero -n 10",
    "puzzles check": "card_game hero.jsonl -n 5",
    "mcp": "--server http://127.0.0.1:8000",
    "texts check": "de --quiet",
    "texts confirm": "de web-settings",
    "texts show": "web-settings",
    "games": "--lang nl",
    "options": "tacdex",
    "rules": "CG-110",
    "bots": "--lang de",
    "replay": "game.json --seat 1",
    "verify": "game.json",
    "docs": "--path",
}

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
    "URL": ("channels", "database", "on", "server"),
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

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        for title, names in GROUPS.items():
            rows = [(name, summary(self.commands[name])) for name in names if name in self.commands]
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)


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
