"""Source code of a game, as syntax trees."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from shambles.core.game import Game

Modules = dict[str, ast.Module]  # modules of one game, by their dotted names within its folder: effects.operations
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda

LAYOUT = "terminal"  # the package of a game's terminal layout, which holds no rules


def modules_of(game: Game[Any, Any]) -> Modules:
    """Modules of a game's rules: its whole package without its terminal, or its one file."""
    module = sys.modules[game.package]
    if hasattr(module, "__path__"):
        return read_modules(game.folder, LAYOUT)
    return parse({Path(module.__file__ or game.package).stem: inspect.getsource(module)})


@lru_cache(maxsize=1)  # many checks of the same source follow each other
def read_modules(folder: Path, but: str = "") -> Modules:
    """All modules in a folder, by dotted name; a package has its own name."""
    found = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        if parts[0] != but:
            found[".".join(parts).removesuffix(".__init__")] = ast.parse(file.read_text("utf-8"))
    return found


def parse(sources: dict[str, str]) -> Modules:
    return {name: ast.parse(source) for name, source in sources.items()}


def at(name: str, node: ast.AST, what: str) -> str:
    return f"{name}.py:{getattr(node, 'lineno', 0)}: {what}"


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def within(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """All nodes in these statements, without nested functions."""
    waiting: list[ast.AST] = list(body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, Function | ast.ClassDef):
            waiting += ast.iter_child_nodes(node)
