"""The `shambles` command."""

from shambles.cli.commands import app, main

__all__ = ["app", "main"]
