"""Puzzles on the full screen: the table, the question, and the evaluation of the answer."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from shambles.terminal.puzzles import PuzzleSitting
from shambles.terminal.screen.table import LOOKING, TableScreen


class PuzzleScreen(TableScreen):
    """One position and one question; after the answer its evaluation."""

    sitting: PuzzleSitting

    def action_review(self) -> None:
        """Do nothing: a puzzle has no review."""

    def _keys(self) -> tuple[tuple[str, str, str], ...]:
        go_on = (("n", "puzzle-next", "screen.another"),) if self.is_over else ()
        return (*go_on, *LOOKING, ("q", "leave", "app.leave"))

    def _asked(self) -> Content:
        sitting = self.sitting
        if self.is_over:
            first, *more = sitting.said()
            rest = " ".join((*more, sitting.texts.say("puzzle-next-key")))
            return Content.assemble((first, "bold $accent"), f" {rest}")
        return Content.assemble((f"{sitting.title}  ", "$muted"), super()._asked())


def solve_on_screen(sittings: Sequence[PuzzleSitting], lang: str) -> None:
    """Puzzles one after another on the full screen."""
    from shambles.terminal.screen.app import FullScreen, run

    first, *left = sittings
    app = FullScreen(lang, first.file, first)
    app.left = list(left)
    run(app)
