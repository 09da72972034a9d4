"""The console script of Shambles: Ctrl-C is one sentence and exit code 130, even while the first modules are imported.

It stands outside the package because importing `shambles` is most of what a short command does.
"""

import sys


def main() -> None:
    try:
        from shambles.cli import main as run

        run()
    except KeyboardInterrupt:
        try:
            from shambles.cli.stopping import end_stopped

            end_stopped()
        except (Exception, KeyboardInterrupt):  # a module that was interrupted may not be imported again
            sys.exit(130)
