"""A table in this process, and the messages that its people would get from a server: no disk, no socket, no waiting.

What is sent is made by the server's own code (`tables/screen.py`), so that no recording is older than the rules.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from shambles.bots import Bot, advise, find_bot, let_bots_answer, make_bot, take_back
from shambles.core.asking.journal import Answered, Changed, Dealt, Drew, Undid
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.game import find_game
from shambles.core.table import Table
from shambles.server.disk.rows import ChatRow, EntryRow, SeatRow, TableRow
from shambles.server.net.books import card_faces
from shambles.server.people.names import read_line
from shambles.server.tables.clock import asked_at, wind
from shambles.server.tables.live import LiveTable
from shambles.server.tables.opening import arranged, open_table, scenario_position, seat_rows
from shambles.server.tables.replay import PAGE, Played, Story, tell_again
from shambles.server.tables.screen import Viewer
from shambles.server.thinking.wording import hint_in_words
from shambles.server.time_and_chance import time
from shambles.server.wire.forms import NewSeat, NewTable, Pace, ReplayPage, Revealed
from shambles.server.wire.messages import (
    Answer,
    Because,
    Chat,
    FromClient,
    FromServer,
    Ping,
    Pong,
    Refused,
    Took,
    Trouble,
    Undo,
    Why,
)

LANGUAGE = re.compile(r"\blang=([\w-]+)")
VIEWPOINT = re.compile(r"\bviewpoint=(\w+)&since=(\d+)")
Options = Mapping[str, Any]
decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


class PlayedTable:
    """One table, played by whoever calls `answer`. Bots answer at once.

    seats   kinds, separated by blanks: `you`, `open` or `bot`
    names   of the people, in the order of their seats; where one is missing the seat is free
    seed    what the cards and the bots' lots are drawn from: any words
    """

    def __init__(
        self,
        game: str = "card_game",
        seats: str = "you bot bot",
        options: Options | None = None,
        *,
        names: Sequence[str] = ("Ann",),
        scenario: str | None = None,
        seed: str = "",
        bot: str = "greedy",
        **more: Any,
    ) -> None:
        drawn = hashlib.sha256(f"{seed}/{game}/{seats}/{scenario}/{options}".encode())
        wanted = NewTable(
            game=game,
            name="",
            seats=msgspec.convert([{"kind": one} for one in seats.split()], list[NewSeat]),
            options=dict(options or {}),
        )
        number = int.from_bytes(drawn.digest()[:8])
        settings, places = dict(wanted.options), list(wanted.seats)
        if scenario is not None:
            settings, places = arranged(wanted, scenario_position(game, scenario, number))
        rows = seat_rows(places, SeatRow(seat=0, name="", kind="person"))
        pace = more.pop("pace", None)
        fields: dict[str, Any] = {
            "id": drawn.hexdigest()[:12],
            "game": game,
            "rules": find_game(game).version,
            "options": settings,
            "seed": number,
            "salt": "00" * 16,
            "scenario": scenario,
            "status": "playing",
            "public": False,
            "pace": None if pace is None else msgspec.convert(pace, Pace),
            "deal": "gallery",
        }
        self.live = LiveTable(TableRow(**fields | more), rows, _no_disk(), lambda table: None)
        self._bots: dict[int, Bot] = {}
        self._told: dict[tuple[str, str], Story] = {}
        self._bot, self._rng, self._heard = bot, Random(number), dict[int, int]()
        for name in names:
            self.join(name)
        self._begin()

    @property
    def id(self) -> str:
        return self.live.row.id

    @property
    def path(self) -> str:
        """Where the client shows it."""
        return f"/t/{self.id}"

    @property
    def table(self) -> Table:
        assert self.live.table is not None, "nobody sits at every seat yet"
        return self.live.table

    # --- who sits there

    def join(self, name: str) -> int:
        """Somebody takes the seat of whoever opens the table, or else the first open one. Which that is."""
        free = [one for one in self.live.seats if one.kind != "bot" and not one.name]
        seat = min(free, key=lambda one: (one.kind == "open", one.seat))
        self._sit(msgspec.structs.replace(seat, name=name, kind="person"))
        self._begin()
        return seat.seat

    def hand_over(self, seat: int, bot: str | None = "greedy", most: int | None = None) -> None:
        """A bot plays somebody's seat from here on, or they do so again; `most` is for `let_bots_answer`."""
        self._sit(msgspec.structs.replace(self.live.seats[seat], bot=bot))
        self.let_bots_answer(most)

    def add(self, looker: Viewer) -> None:
        """Somebody begins to look."""
        self.live.audience.add(looker)

    def drop(self, looker: Viewer) -> None:
        """Somebody looks away."""
        self.live.audience.drop(looker)

    def _sit(self, row: SeatRow) -> None:
        self.live.seats = [row if one.seat == row.seat else one for one in self.live.seats]
        self.live._people_changed()

    def _begin(self) -> None:
        live = self.live
        if live.table is None and not any(seat.kind == "open" or not (seat.name or seat.bot) for seat in live.seats):
            live.table = open_table(live.row, len(live.seats))
            self.let_bots_answer()

    # --- what is done

    def answer(self, seat: int, choice: str) -> None:
        """Somebody's answer, which must be legal; then the bots'."""
        self.table.play(seat, choice)
        self._tell()
        self.let_bots_answer()

    def play(self, choose: Callable[[int, Any], str], until: Callable[[], Any]) -> None:
        """Everybody's answers, as chosen by seat and ask, until it is as wanted; it must become so."""
        while not until():
            assert self.table.outcome is None, "the game is over, and it never was as wanted"
            seat, ask = next((seat, ask) for seat, ask in self.table.asks.items() if self.table.laid_by(seat) is None)
            self.answer(seat, choose(seat, ask))

    def finish(self) -> None:
        """Bots play every seat to the end."""
        for seat in self.live.seats:
            if seat.bot is None:
                self._sit(msgspec.structs.replace(seat, bot=self._bot))
        self.let_bots_answer()

    def info(self) -> Any:
        """What everybody may know of it."""
        return msgspec.to_builtins(self.live.info(), str_keys=True)

    def read(self, path: str, seat: int | None = None) -> tuple[int, Any]:
        """What the service says of this table to somebody at this seat: the status, and the words."""
        what = path.partition("?")[0].removeprefix(f"/api/tables/{self.id}").strip("/")
        row, lang = self.live.row, next(iter(LANGUAGE.findall(path)), "en")
        if not what:
            return 200, self.info()
        if what == "cards":
            return 200, msgspec.to_builtins(card_faces(find_game(row.game), row.options, lang))
        if what == "hint" and seat is not None:
            return 200, self.hint(seat, lang)
        if what == "replay":
            viewpoint, since = VIEWPOINT.findall(path)[0]
            return 200, self.replay(viewpoint, int(since), lang)
        return 404, {"error": {"field": "path", "code": "not-found"}}

    def replay(self, viewpoint: str, since: int, lang: str) -> Any:
        """A page of the finished game told again."""
        live, outcome = self.live, self.table.outcome
        assert outcome is not None
        if (viewpoint, lang) not in self._told:
            self._told[viewpoint, lang] = tell_again(
                Played(live.row, len(live.seats), None, self.entries()), viewpoint, lang
            )
        story = self._told[viewpoint, lang]
        at = min(since // PAGE, len(story.pages) - 1)
        start, steps = map(msgspec.json.decode, story.pages[at])
        return msgspec.to_builtins(
            ReplayPage(
                table=live.info(),
                revealed=Revealed(str(live.row.seed), live.row.salt),
                outcome=outcome,
                sound=story.sound,
                viewpoint=viewpoint,
                count=story.count,
                next=(at + 1) * PAGE if at + 1 < len(story.pages) else None,
                start=start,
                steps=steps,
            ),
            str_keys=True,
        )

    def hint(self, seat: int, lang: str) -> Any:
        """What a veteran would answer for this seat."""
        advice = advise(self.table, seat)
        return msgspec.to_builtins(hint_in_words(self.table, self.live.seats, advice, lang), str_keys=True)

    def entries(self) -> list[EntryRow]:
        """The game's answers as they would lie on a disk."""
        rows: list[EntryRow] = []
        for one in self.table._journal:
            if not isinstance(one, Drew | Dealt):
                choice = one.choice if isinstance(one, Answered | Changed) else None if isinstance(one, Undid) else ""
                rows.append(EntryRow(len(rows) + 1, one.seat, choice, str(len(rows))))
        return rows

    def say(self, seat: int, text: str) -> None:
        """A line of chat."""
        lines = self.live.chat
        lines.append(ChatRow(len(lines) + 1, seat, self.live.seats[seat].name, read_line(text)))
        self._tell()

    def act(self, looker: Viewer, message: str) -> None:
        """What a page has sent through its socket."""
        heard = decode(message)
        if isinstance(heard, Answer | Undo):
            refusal = self._judge(looker.seat, heard)
            self._reply(looker, Took(heard.key) if refusal is None else Refused(heard.key, refusal))
            if refusal is None:
                self._tell()
                self.let_bots_answer()
        elif isinstance(heard, Why):
            judged = None if looker.seat is None else self.table.judge(looker.seat, heard.choice)
            self._reply(looker, Because(heard.key, judged if isinstance(judged, Refusal) else None))
        elif isinstance(heard, Ping):
            self._reply(looker, Pong())
        elif isinstance(heard, Chat) and looker.seat is not None:
            self._chat(looker, looker.seat, heard.text)

    def _chat(self, looker: Viewer, seat: int, text: str) -> None:
        try:
            self.live.talk.must_make_sense(seat, read_line(text))
            self.say(seat, text)
        except BadInput as trouble:
            self._reply(looker, Trouble(trouble.code))

    def _judge(self, seat: int | None, heard: Answer | Undo) -> Refusal | None:
        if seat is None:
            return Refusal("not-your-seat", "SH-002")
        if isinstance(heard, Undo):
            reply: object = take_back(self.table, seat, self.live.bot_seats())
        else:
            reply = self.table.answer(seat, heard.choice, heard.ask)
        return reply if isinstance(reply, Refusal) else None

    def let_bots_answer(self, most: int | None = None) -> None:
        """Bots answer until people are awaited, or so often."""
        if (table := self.live.table) is None:
            return
        for seat, name in self.live.bot_seats().items():
            if seat not in self._bots:
                name = self._bot if self.live.seats[seat].kind == "bot" else name
                self._bots[seat] = make_bot(find_bot(name), table.game, Random(f"{self.live.row.seed}/{seat}"))
        bots = {seat: bot for seat, bot in self._bots.items() if seat in self.live.bot_seats()}
        let_bots_answer(table, bots, self._rng, self._heard, None if most is None else table.answered + most)
        self.live.is_open = table.outcome is not None
        self._tell()

    def _tell(self) -> None:
        live = self.live
        if live.table is not None and live.row.pace is not None:
            people = [seat.seat for seat in live.seats if seat.is_person]
            live.clock._rows = wind(live.clock._rows, live.row.pace, asked_at(live.table), people, time())
        live.forget_info()
        live.audience._show()

    def _reply(self, looker: Viewer, message: FromServer) -> None:
        looker.send(encode(message))


def _no_disk() -> Any:
    """What a table would be kept on. Nothing is, so nobody may ask."""
    return None
