"""The `shambles` command."""

from __future__ import annotations

import sys
from typing import Any

from shambles.cli.extras import say_missing

__all__ = ["app", "main"]


def main() -> None:
    """Run the command. What was handed in wrongly is said in one line, and the exit code is 2."""
    try:
        from shambles.cli.commands import app
    except ModuleNotFoundError as missing:  # the bare core: there is not even a command line
        words = say_missing(missing)
        if words is None:
            raise
        sys.exit(words)
    app()


def __getattr__(name: str) -> Any:
    """`app` needs Typer, and the bare core does without."""
    if name == "app":
        from shambles.cli.commands import app

        return app
    raise AttributeError(name)
