"""A local game with people and bots: its seats, its turns, and its save file.

Both terminal clients show a sitting; neither decides anything.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from random import Random as Rng
from tempfile import gettempdir
from time import monotonic
from typing import Any, Literal

import msgspec

from shambles.bots import LEVELS, PARTY, Advice, advise, find_bot, let_bots_answer, make_bot, take_back
from shambles.core.asking.ask import Ask
from shambles.core.asking.reply import Accepted, BadInput, Refusal
from shambles.core.table import Table
from shambles.folder import state_folder, write_whole
from shambles.terminal.rooms import lines_of
from shambles.terminal.scene.lines import Lines
from shambles.terminal.talking import BotTalk
from shambles.texts import Texts
from shambles.wording import Words

LONG_WAIT = 3.0  # seconds after which a bell calls the person back


class SavedSitting(msgspec.Struct, frozen=True):
    """File format of a sitting: the bot of each seat (None for a person), and the table's own save."""

    bots: tuple[str | None, ...]
    table: msgspec.Raw
    hints: bool | None = False
    format: Literal["shambles-sitting-1"] = "shambles-sitting-1"


class Sitting:
    """A table with the people and bots around it.

    hints    True: allowed; False: allowed to a person alone with bots; None: not allowed
    talk     announcements of the bots, and people's requests to them
    """

    bots_think = True  # bots compute their answers; they are not scripted

    def __init__(
        self, table: Table, bots: Sequence[str | None], texts: Texts, file: Path, hints: bool | None = False
    ) -> None:
        if len(bots) != len(table.seats):
            raise BadInput("bots", "wrong-number", found=len(bots), wanted=len(table.seats))
        self.table = table
        self.bots = tuple(bots)
        self.texts = texts
        self.file = file
        self.hints = hints
        self._rng = Rng(table.seed)
        self._bots = {
            seat: make_bot(find_bot(bot), table.game, Rng(f"{table.seed}/{seat}"), hurried=True)
            for seat, bot in enumerate(bots)
            if bot is not None
        }
        self.talk = BotTalk(table, is_possible=self.bots_think and bool(self._bots) and hints is not None)
        self._heard: dict[int, int] = {}  # number of events that each bot has observed
        self._answered_at = monotonic()
        self._lines: Lines[Any] | None = None
        self.is_kept = False  # whether what lies in the file is this game
        self.put_aside: Path | None = None
        self.unwritten: BadInput | None = None  # why it lies elsewhere than it should
        self._watch()

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the seats, in the language of the sitting."""
        return tuple(self._name(seat, kind) for seat, kind in enumerate(self.bots))

    def names_for(self, viewer: int | None) -> tuple[str, ...]:
        """Names of the seats for this viewer: the only person is `you` to themselves alone."""
        return tuple(
            self.texts.say("person-name", number=seat + 1)
            if kind is None and seat != viewer
            else self._name(seat, kind)
            for seat, kind in enumerate(self.bots)
        )

    def _name(self, seat: int, kind: str | None) -> str:
        say = self.texts.say
        if kind is None:
            return say("you") if len(self.people) == 1 else say("person-name", number=seat + 1)
        if kind in LEVELS:
            return say(f"party-{seat % PARTY + 1}")
        word = say(f"bot-{kind}") if self.texts.has(f"bot-{kind}") else kind.rpartition(":")[2]
        return say("bot-name", bot=word.capitalize(), number=seat + 1)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat in self.table.seats if seat not in self._bots)

    @property
    def can_be_played_on(self) -> bool:
        """SH-008  Whether the game is over and somebody may try it again alone."""
        return self.table.outcome is not None and self.alone is not None

    @property
    def alone(self) -> int | None:
        """The only person at the table; None if there are several, or none."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def lines(self) -> Lines[Any]:
        """Text of the table, and names and meanings of the answers."""
        if self._lines is None:
            self._lines = lines_of(Words(self.texts, self.names, self.table.game, self.table.options))
        return self._lines

    def speak(self, texts: Texts) -> None:
        """Switch to these texts."""
        self.texts, self._lines = texts, None

    def _watch(self) -> None:
        """Keep the views of all people while the bots play, to show them the steps afterwards."""
        for viewer in self.people or (None,):
            self.table.watch(viewer)

    def let_bots_answer(self) -> None:
        """Let the bots answer, until only people are awaited or the game is over."""
        wording = self.lines.wording
        let_bots_answer(
            self.table,
            self._bots,
            self._rng,
            self._heard,
            talk=(lambda seat, choice: self.talk.hear(seat, choice, wording)) if self.talk.is_on else None,
        )

    def next_ask(self) -> Ask[Any] | None:
        """The ask of the next awaited person, after the bots have answered; None when the game is over."""
        self.let_bots_answer()
        return self.awaited()

    def awaited(self) -> Ask[Any] | None:
        """The ask of the next awaited seat."""
        return next(iter(self.table.asks.values()), None)

    @property
    def goal(self) -> str:
        """Goal of the game at this table, in one line."""
        return self.texts.goal(self.table.options, len(self.table.seats))

    def answer(self, seat: int, notation: str) -> Accepted | Refusal:
        """Give a person's answer."""
        self._answered_at = monotonic()
        return self.table.answer(seat, notation)

    @property
    def is_long_awaited(self) -> bool:
        """True if the others took so long that the person may have looked away."""
        return monotonic() - self._answered_at > LONG_WAIT

    def hint(self, seat: int) -> Callable[[], Advice]:
        """A function that computes a veteran's answer for this seat.

        It uses a copy of the table, so that it can run in a thread.
        """
        if self.hints is None or (len(self.people) > 1 and not self.hints):
            raise BadInput("hint", "no-hints-here")
        return partial(advise, Table.load(self.table.save()), seat)

    def undo(self, seat: int) -> Accepted | Refusal:
        """Take back a person's last answer."""
        undone = take_back(self.table, seat, self._bots)
        return undone if isinstance(undone, Refusal) else Accepted(len(undone))

    def save(self) -> None:
        """Write the sitting to its file, atomically. Another game in that file is moved to a new name, never lost.

        If the file cannot be written, the game is saved in the temporary folder, and the error is reported.
        """
        data = msgspec.json.encode(SavedSitting(self.bots, msgspec.Raw(self.table.save()), self.hints))
        try:
            if not self.is_kept and self.file.exists():
                self.put_aside = _free_place(self.file)
                self.file.rename(self.put_aside)
            write_whole(self.file, data)
        except OSError as error:
            self.unwritten = BadInput(str(self.file), "unwritable", detail=error.strerror or str(error))
            self.file = _free_place(Path(gettempdir()) / "shambles-sitting.json")
            write_whole(self.file, data)
        self.is_kept = True

    def forget(self) -> None:
        """Delete the save of a finished game."""
        if self.is_kept:
            self.file.unlink(missing_ok=True)


def _free_place(file: Path) -> Path:
    """A new name beside this file, with the first free number."""
    return next(place for number in count(1) if not (place := file.with_suffix(f".{number}{file.suffix}")).exists())


def is_sitting(text: str) -> bool:
    """True for a sitting's file, valid or not; False for the save of a table alone."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return False
    return isinstance(found, dict) and "table" in found and "game" not in found


def must_be_plain(file: Path) -> None:
    """Refuse devices and pipes as save files: they cannot be replaced or moved."""
    if file.exists() and not file.is_file():
        raise BadInput("file", "not-a-plain-file", found=str(file))


def default_file() -> Path:
    """File of the unfinished game."""
    return state_folder() / "sitting.json"


def say_saved(sitting: Sitting, texts: Texts) -> list[str]:
    """Instructions to resume a saved game, and the one that it replaced.

    Also the error if the file could not be written.
    """
    said = [] if sitting.unwritten is None else [texts.trouble(sitting.unwritten)]
    said.append(texts.say("saved", file="" if sitting.file == default_file() else f" --file {sitting.file}"))
    if sitting.put_aside is not None:
        said.append(texts.say("put-aside", file=str(sitting.put_aside)))
    return said


def say_crashed(texts: Texts, file: Path, error: BaseException | None, sitting: Sitting | None) -> str:
    """Report of a crash in one line: the error, the file with the traceback, and how to resume."""
    story = file.with_suffix(".crash.txt")
    try:
        write_whole(story, "".join(traceback.format_exception(error)).encode())
    except OSError:
        story = _free_place(Path(gettempdir()) / "shambles.crash.txt")
        write_whole(story, "".join(traceback.format_exception(error)).encode())
    what = texts.say("crashed", error=type(error).__name__, story=str(story))
    return what if sitting is None else " ".join((what, *say_saved(sitting, texts)))


def seat_people(seats: int, people: int, bots: list[str]) -> list[str | None]:
    """Players of all seats: people (None) first, then bots; a short list of bots is repeated."""
    if not 0 <= people <= seats:
        raise BadInput("people", "too-many-people", found=people, wanted=seats)
    if len(bots) > max(seats - people, 1):
        raise BadInput("bots", "too-many-bots", found=len(bots), wanted=seats - people)
    return [None if seat < people else bots[(seat - people) % len(bots)] for seat in range(seats)]


def read_sitting(file: Path) -> SavedSitting:
    """Read a saved sitting."""
    must_be_plain(file)
    try:
        data = file.read_bytes()
        found = msgspec.json.decode(data)
        if isinstance(found, dict) and "journal" in found:
            raise BadInput(str(file), "not-a-sitting")
        return msgspec.json.decode(data, type=SavedSitting)
    except FileNotFoundError:
        raise BadInput("resume", "nothing-to-resume") from None
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(str(file), "malformed", detail=str(error)) from None


def resume(file: Path, lang: str) -> Sitting:
    """Load the sitting from this file."""
    saved = read_sitting(file)
    table = Table.load(bytes(saved.table))
    sitting = Sitting(table, saved.bots, Texts(lang, table.game), file, saved.hints)
    sitting.is_kept = True
    return sitting
