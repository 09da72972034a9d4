"""The `shambles` command."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from shambles.cli.extras import say_missing
from shambles.cli.stopping import end_stopped

__all__ = ["app", "main"]

BROKEN_OFF = 1


def main() -> None:
    """Run the command. Wrong input is reported in one line with exit code 2, Ctrl-C in one line with exit code 130."""
    try:
        run()
    except KeyboardInterrupt:
        end_stopped()


def run() -> None:
    mend_streams()
    try:
        from shambles.cli.tree import make_app
    except ImportError as error:  # the bare core: there is not even a command line
        words = say_missing(error)
        if words is None:
            raise
        sys.exit(words)
    try:
        make_app(*sys.argv[1:2])()
    except SystemExit as end:
        if interrupted(end):
            raise KeyboardInterrupt from None
        sys.exit(finish(end.code))
    except BrokenPipeError:
        sys.exit(finish(0))
    except OSError as error:  # help on a full disk: nothing of ours was at work yet
        sys.exit(f"{error.filename or 'output'}: {error.strerror}")


def interrupted(end: SystemExit) -> bool:
    """Whether Typer ended the command because of Ctrl-C. A command that reports it by itself raises another Exit."""
    return end.__context__ is not None and isinstance(end.__context__.__cause__, KeyboardInterrupt)


def mend_streams() -> None:
    """A stream that is closed is an empty one, and letters that it cannot write are question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # as long as we run
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def finish(code: Any) -> Any:
    """The exit code, when everything has been written. Whoever reads no further (`| head`) has had what they wanted."""
    if type(sys.stdout).__name__ == "PacifyFlushWrapper":  # what Typer leaves behind when nobody reads
        return 0
    try:
        sys.stdout.flush()
    except OSError as error:
        enough = isinstance(error, BrokenPipeError)
        if not enough:
            print(f"output: {error.strerror}", file=sys.stderr)  # noqa: T201  # Typer may not be there
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
        return 0 if enough else code or BROKEN_OFF
    return code


def __getattr__(name: str) -> Any:
    """`app` needs Typer, and the bare core does without."""
    if name == "app":
        from shambles.cli.tree import make_app

        return make_app()
    raise AttributeError(name)
