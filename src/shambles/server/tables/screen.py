"""What the people of one seat see of a table, or the spectators: everything once, and then only what is new.

What many look at in one language is made once and sent to all of them. Nobody hears that something happened which they
cannot see, such as a change of mind face down.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from operator import is_
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.event import Event, Ready, Showed
from shambles.core.asking.play import Asks
from shambles.core.asking.reply import Outcome
from shambles.core.running.change import Change, difference, difference_like
from shambles.core.running.step import Step
from shambles.server.thinking.wording import ask_in_words, wording_at
from shambles.server.time_and_chance import time
from shambles.server.wire.forms import Revealed, SeatInfo, TableInfo
from shambles.server.wire.messages import AskedForm, ChatLine, News, State, TableStep, TalkForm, Told

if TYPE_CHECKING:
    from shambles.core.table import Table
    from shambles.server.disk.rows import SeatRow
    from shambles.server.tables.live import LiveTable
    from shambles.wording import Wording

encode = msgspec.json.Encoder().encode


class Viewer(Protocol):
    """Somebody who looks at a table: a seat, or a spectator (None)."""

    @property
    def seat(self) -> int | None: ...

    @property
    def lang(self) -> str: ...

    @property
    def looks(self) -> bool:
        """Whether the window is before somebody's eyes, as far as one can know."""

    def send(self, message: bytes) -> None:
        """There is something new to see."""

    def send_away(self, reason: str) -> None:
        """There is nothing more to see."""

    def send_back(self) -> None:
        """Another server has the table: look for it anew."""


class Common(msgspec.Struct, frozen=True):
    """What everybody sees alike at one moment."""

    table: TableInfo
    awaited: tuple[int, ...]
    laid: dict[int, int]
    outcome: Outcome | None
    revealed: Revealed | None
    silent: str | None


class Moment:
    """Everybody looks: what they see alike, what each is asked, and what was made for one is not made for the next.

    laid_open   the answers that lie open
    talks       whether the bots here may say what they plan
    """

    def __init__(self, live: LiveTable) -> None:
        self._table = table = live.table
        self.asks: Asks = {} if table is None else table.asks
        self.meanwhile: Asks = {} if table is None else table.meanwhile
        self.laid_open: dict[int, Choice] = {} if table is None else table.laid_open
        self.common = _common_of(live, self.asks)
        self.talks = live.talk.is_possible
        self._quiet: dict[int, tuple[TableStep, ...]] = {}
        self._compared: dict[
            int, tuple[Any, Any, Change | None]
        ] = {}  # by step: a view before it, after it, the change
        self._since: tuple[Common, dict[str, Any]] | None = None
        self._written: tuple[dict[str, Any], bytes] | None = None

    def quiet_steps(self, since: int) -> tuple[TableStep, ...]:
        """The steps after this number, if they change nobody's view: somebody laid an answer. Otherwise none."""
        if since not in self._quiet:
            events = [] if self._table is None else self._table.events_for(None, since)
            quiet = all(isinstance(event, Ready | Showed) for event in events)
            self._quiet[since] = tuple(map(TableStep, count(since + 1), events)) if quiet else ()
        return self._quiet[since]

    def common_changes(self, before: Common) -> dict[str, Any]:
        """What everybody sees otherwise than before; most of them saw the same then, too."""
        if self._since is None or self._since[0] is not before:
            self._since = (before, _changes(before, self.common))
        return self._since[1]

    def change(self, number: int, before: msgspec.Struct | None, after: msgspec.Struct) -> Change | None:
        """What a step, by its number, changed for somebody."""
        if before is after:
            return None
        others = self._compared.get(number)
        if others is not None:
            return difference_like(before, after, others)
        change = difference(before, after)
        self._compared[number] = (before, after, change)
        return change

    def write(self, fields: dict[str, Any]) -> bytes:
        """The message with this news. Who is told the very same as the one before gets the very same message."""
        if self._written is not None:
            before, message = self._written
            if before.keys() == fields.keys() and all(map(is_, before.values(), fields.values())):
                return message
        message = encode(News(**fields))
        self._written = fields, message
        return message


class Seen(msgspec.Struct, frozen=True):
    """What one seat sees besides its view, at one moment, in the words of one language."""

    asked: AskedForm | None = None
    meanwhile: AskedForm | None = None
    shown: dict[int, str] = {}
    mine: str | None = None
    can_undo: bool = False
    talk: TalkForm | None = None


def info_of(live: LiveTable, sealed: str) -> TableInfo:
    """What everybody may know of a table, whoever they are; `sealed` is the fingerprint of its deal."""
    row, here = live.row, live.audience.present()
    seats = tuple(
        SeatInfo(
            one.name,
            one.kind,
            one.bot,
            one.seat in here,
            len(one.removers),
            live.clock.of(one.seat),
            one.portrait,
            one.program,
        )
        for one in live.seats
    )
    # Or somebody could look at the cards meanwhile; and what was played on from is no deal to compare.
    deal = row.deal if live.status == "over" and row.began_from is None else None
    return TableInfo(
        row.id,
        row.game,
        row.shown_options(),
        live.status,
        row.public,
        seats,
        sealed,
        row.scenario,
        row.rematch,
        row.grace,
        live.gives_hints,
        row.pace,
        deal,
        live.audience.spectators,
        row.rated,
        row.began_from,
        row.club,
        row.programs and not row.rated,
    )


def _common_of(live: LiveTable, asks: Asks) -> Common:
    """What everybody sees alike now."""
    table = live.table
    if table is None:
        return Common(live.info(), (), {}, None, None, None)
    revealed = Revealed(str(live.row.seed), live.row.salt) if live.is_open else None
    return Common(live.info(), tuple(asks), table.laid, table.outcome, revealed, table.silent)


class Screen:
    """What has been shown to the people of one seat, in one language."""

    def __init__(self, live: LiveTable, seat: int | None, lang: str) -> None:
        moment = Moment(live)
        self.seat, self.lang = seat, lang
        self.viewers: set[Viewer] = set()
        self._live = live
        self._forms: dict[str, tuple[Ask[Any], AskedForm]] = {}
        self._open: tuple[dict[int, Choice], dict[int, str]] = ({}, {})
        self._worded: tuple[list[SeatRow], Wording[Any]] | None = None
        self._watches = False
        self._common = moment.common
        self._seen = Seen()
        self._view: msgspec.Struct | None = None
        self._number = 0
        self._lines = len(live.chat)
        if live.table is not None:
            self._begin_to_watch()
            self._number = live.table.told
            self._view = live.table.view(seat)
            self._seen = self._seen_now(live.table, moment)

    def close(self) -> None:
        """Nobody looks any more."""
        if self._watches and self._live.table is not None:
            self._live.table.unwatch(self.seat)

    def state(self, since: int = 0) -> bytes:
        """The whole table as it has been shown, with the events after this number."""
        live, common, seen = self._live, self._common, self._seen
        events = [] if live.table is None else live.table.events_for(self.seat, since)[: self._number - since]
        return encode(
            State(
                full=since == 0,
                seat=self.seat,
                view=self._view,
                events=tuple(Told(number, self._told(event)) for number, event in enumerate(events, since + 1)),
                number=self._number,
                table=common.table,
                asked=seen.asked,
                meanwhile=seen.meanwhile,
                awaited=common.awaited,
                laid=common.laid,
                shown=seen.shown,
                mine=seen.mine,
                can_undo=seen.can_undo,
                chat=self._chat(0, self._lines),
                outcome=common.outcome,
                revealed=common.revealed,
                silent=common.silent,
                talk=seen.talk,
                time=time(),
            )
        )

    def show(self, moment: Moment) -> None:
        """Tell everybody here what is new, if anything is."""
        if news := self._news(moment):
            message = moment.write(news)
            for viewer in list(self.viewers):
                viewer.send(message)

    def _news(self, moment: Moment) -> dict[str, Any]:
        """What is new here, by the fields of News."""
        table, common = self._live.table, moment.common
        fields: dict[str, Any] = {}
        if table is not None:
            if not self._watches:
                self._begin_to_watch()
            if table.told != self._number:
                fields["steps"] = self._quiet_steps(moment) or self._steps(
                    table.steps_for(self.seat, self._number), moment
                )
                self._number = table.told
            elif not table.laid and (rest := difference(self._view, view := table.view(self.seat))) is not None:
                self._view = view
                fields["change"] = rest
            seen = self._seen_now(table, moment)
            if seen != self._seen:
                fields |= _changes(self._seen, seen)
                self._seen = seen
        if common is not self._common:
            fields |= moment.common_changes(self._common)
            self._common = common
        if len(self._live.chat) > self._lines:
            if heard := self._chat(self._lines, len(self._live.chat)):
                fields["chat"] = heard
            self._lines = len(self._live.chat)
        return fields

    def _steps(self, steps: Iterable[Step], moment: Moment) -> tuple[TableStep, ...]:
        told = []
        for step in steps:
            change = moment.change(step.number, self._view, step.view)
            self._view = step.view
            told.append(TableStep(step.number, self._told(step.event), msgspec.UNSET if change is None else change))
        return tuple(told)

    def _quiet_steps(self, moment: Moment) -> tuple[TableStep, ...]:
        steps = moment.quiet_steps(self._number)
        if any(isinstance(step.event, Showed) for step in steps):
            return tuple(TableStep(step.number, self._told(step.event)) for step in steps)
        return steps

    def _told(self, event: Event) -> Event:
        return self._wording().told(event) if isinstance(event, Showed) else event

    def _wording(self) -> Wording[Any]:
        """The words of the table, made anew when somebody else sits down."""
        live = self._live
        assert live.table is not None
        if self._worded is None or self._worded[0] != live.seats:
            self._worded = (list(live.seats), wording_at(live.table, live.seats, self.lang))
        return self._worded[1]

    def _seen_now(self, table: Table, moment: Moment) -> Seen:
        seat, shown = self.seat, self._shown(moment.laid_open)
        if seat is None:
            return Seen(shown=shown)
        return Seen(
            self._form("asked", moment.asks.get(seat) or table.may_change(seat)),
            self._form("meanwhile", moment.meanwhile.get(seat)),
            shown,
            table.laid_by(seat),
            table.why_no_undo(seat, self._live.bot_seats()) is None,
            self._live.talk.form(self._view, self._wording()) if moment.talks else None,
        )

    def _form(self, place: str, ask: Ask[Any] | None) -> AskedForm | None:
        """An ask in words; made once, however often somebody looks."""
        if ask is None:
            return None
        made = self._forms.get(place)
        if made is None or made[0] is not ask:
            assert self._view is not None
            made = self._forms[place] = (ask, ask_in_words(self._wording(), self._view, ask))
        return made[1]

    def _shown(self, laid: dict[int, Choice]) -> dict[int, str]:
        if laid != self._open[0]:
            self._open = (laid, self._wording().open_answers(laid))
        return self._open[1]

    def _chat(self, after: int, up_to: int) -> tuple[ChatLine, ...]:
        unheard = self._live.hushed.get(-1 if self.seat is None else self.seat, ())
        lines = (row for row in self._live.chat[after:up_to] if row.seat not in unheard)
        if self._live.table is None:
            return tuple(ChatLine(row.number, row.seat, row.name, row.text) for row in lines)
        return tuple(self._live.talk.line(row, self._wording(), self.lang) for row in lines)

    def _begin_to_watch(self) -> None:
        assert self._live.table is not None
        self._live.table.watch(self.seat)
        self._watches = True


def _changes(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, Any]:
    """The fields that are others now."""
    return {
        field: new
        for field in after.__struct_fields__
        if (new := getattr(after, field)) is not (old := getattr(before, field)) and new != old
    }
