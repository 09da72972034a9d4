"""Puzzles at the terminal, from easy to hard. Solved ones are recorded in the person's state folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from shambles.bots import review_game
from shambles.bots.reviewed import Decision
from shambles.core.asking.ask import Ask
from shambles.core.asking.reply import Accepted, BadInput, Refusal
from shambles.core.game import Game
from shambles.core.table import Table
from shambles.folder import state_folder, write_whole
from shambles.puzzles.judging import Judged, judge, say_figures, say_judged
from shambles.puzzles.moments import judge_moment, open_moment, say_moment, say_moment_figures
from shambles.puzzles.puzzle import Puzzle, open_puzzle, shipped
from shambles.terminal.plain import Plain, Read, Write
from shambles.terminal.sitting import Sitting, default_file
from shambles.texts import Texts


class Solved(msgspec.Struct):
    """Tried puzzles by game and way, each with True if the first try was right."""

    tried: dict[str, dict[str, bool]] = {}

    @staticmethod
    def file() -> Path:
        return state_folder() / "puzzles.json"

    @classmethod
    def read(cls) -> Solved:
        """The stored tries; empty if the file cannot be read."""
        try:
            return msgspec.json.decode(cls.file().read_bytes(), type=cls)
        except (OSError, msgspec.MsgspecError):
            return cls()

    def keep(self, where: str, puzzle: str, right: bool) -> None:
        """Record a first try; later tries do not count."""
        tried = self.tried.get(where, {})
        if puzzle in tried:
            return
        self.tried = {**self.tried, where: {**tried, puzzle: right}}
        write_whole(self.file(), msgspec.json.encode(self))


class PuzzleSitting(Sitting):
    """A sitting for a puzzle: it takes one answer and evaluates it; nothing is played."""

    def __init__(self, table: Table, seat: int, texts: Texts, place: tuple[int, int]) -> None:
        bots = [None if one == seat else "survivor" for one in table.seats]
        super().__init__(table, bots, texts, default_file())
        self.seat, self.place = seat, place
        self.judged: Judged | None = None

    def let_bots_answer(self) -> None:
        """Do nothing: nobody else acts."""

    def awaited(self) -> Ask[Any] | None:
        return self.table.asks[self.seat] if self.judged is None else None

    def answer(self, seat: int, notation: str) -> Accepted | Refusal:
        found = self.judge(notation)
        if isinstance(found, Refusal):
            return found
        self.judged = found
        return Accepted(0)

    def undo(self, seat: int) -> Accepted | Refusal:
        """Refuse: one try each."""
        return Refusal("nothing-to-undo", "SH-020")

    def hint(self, seat: int) -> Any:
        raise BadInput("hint", "no-hints-here")

    def save(self) -> None:
        """Do nothing: the file may hold a game."""

    def forget(self) -> None:
        """Do nothing: the file may hold a game."""

    @property
    def title(self) -> str:
        number, count = self.place
        return self.texts.say("puzzle-of", number=number, count=count)

    def judge(self, notation: str) -> Judged | Refusal:
        raise NotImplementedError

    def said(self) -> list[str]:
        """Evaluation of the answer, as sentences."""
        raise NotImplementedError


class ShippedPuzzle(PuzzleSitting):
    """A puzzle that comes with a game."""

    def __init__(self, game: Game[Any, Any], where: str, puzzle: Puzzle, texts: Texts, place: tuple[int, int]) -> None:
        super().__init__(open_puzzle(game, puzzle), puzzle.seat, texts, place)
        self.where, self.puzzle = where, puzzle

    def judge(self, notation: str) -> Judged | Refusal:
        found = judge(self.table, self.puzzle, notation)
        if isinstance(found, Judged):
            Solved.read().keep(self.where, self.puzzle.id, found.is_right)
        return found

    def said(self) -> list[str]:
        assert self.judged is not None
        given = self.lines.wording, self.table, self.puzzle, self.judged
        return [*say_judged(*given), *say_figures(*given)]


class OwnMoment(PuzzleSitting):
    """A puzzle from a moment of a finished game, named in its review."""

    def __init__(self, table: Table, decision: Decision, texts: Texts, place: tuple[int, int]) -> None:
        super().__init__(open_moment(table, decision), decision.seat, texts, place)
        self.decision = decision

    def judge(self, notation: str) -> Judged | Refusal:
        return judge_moment(self.table, self.decision, notation)

    def said(self) -> list[str]:
        assert self.judged is not None
        wording = self.lines.wording
        told = say_moment(wording, self.table, self.decision, self.judged)
        return [*told, *say_moment_figures(wording, self.table, self.decision)]


def puzzle_sittings(game: Game[Any, Any], course: str, lang: str, solved: Solved) -> list[PuzzleSitting]:
    """The puzzles to solve, from easy to hard: the untried ones, else the missed ones, else all."""
    puzzles, where = shipped(game.slug)[course], f"{game.slug}/{course}"
    tried = solved.tried.get(where, {})
    left = [one for one in puzzles if one.id not in tried] or [one for one in puzzles if not tried[one.id]] or puzzles
    texts = Texts(lang, game)
    number = {one.id: at for at, one in enumerate(puzzles, start=1)}
    return [ShippedPuzzle(game, where, one, texts, (number[one.id], len(puzzles))) for one in left]


def own_sittings(table: Table, lang: str) -> list[PuzzleSitting]:
    """Puzzles from the moments that the review of a finished game names."""
    texts = Texts(lang, table.game)
    decisions = review_game(table).decisions
    if not decisions:
        raise BadInput("review", "no-puzzles", found=table.game.slug)
    return [OwnMoment(table, one, texts, (at, len(decisions))) for at, one in enumerate(decisions, start=1)]


class PuzzlePlain(Plain):
    """A puzzle in plain mode."""

    sitting: PuzzleSitting

    def play(self) -> bool:
        sitting = self.sitting
        self.write(f"\n— {sitting.title} —")
        self.write(sitting.goal)
        ask = sitting.awaited()
        assert ask is not None
        self.tell(sitting.seat)
        self.show_table()
        self.show_ask(ask)
        try:
            while sitting.judged is None:
                if not self.read_answer(ask):
                    return False
        except EOFError:
            return False
        self.write("")
        for line in sitting.said():
            self.write(line)
        return True


def solve_plainly(sittings: Sequence[PuzzleSitting], read: Read, write: Write) -> None:
    """Puzzles one after another, until the person leaves; then the number of right answers."""
    write(sittings[0].texts.say("puzzle-plain-help"))
    for sitting in sittings:
        if not PuzzlePlain(sitting, read, write).play():
            break
    judged = [one.judged for one in sittings if one.judged is not None]
    right = sum(one.is_right for one in judged)
    write("\n" + sittings[0].texts.say("puzzle-done", right=right, count=len(judged)))
