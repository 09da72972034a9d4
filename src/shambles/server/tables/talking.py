"""What the bots of a table say of their plans, and what people ask them for.

Both are lines of chat in a form of their own, so that silence, limits and whoever may not talk hold for them as for
everything that is said: `:bots talk:` and `:bots hush:` are said to the bots, `:plea farm:` asks them for the farm. A
bot's line has no name, which a person's always has, and holds its words in every language.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from weakref import proxy

import msgspec

from shambles.bots import Plea, must_be_there, talk_of, things_for
from shambles.core.asking.reply import BadInput
from shambles.server.disk.rows import LEARN, ChatRow
from shambles.server.tables.deal_audience import is_a_try
from shambles.server.thinking.thinkers import Said
from shambles.server.wire.messages import ChatLine, TalkForm

if TYPE_CHECKING:
    from shambles.server.tables.live import LiveTable
    from shambles.wording import Wording

TALK, HUSH = ":bots talk:", ":bots hush:"
PLEA = re.compile(r":plea ([\w-]{1,40}):")
KEPT_FOR_PEOPLE = 0.5  # of the lines that a table's chat has room for: bots leave them to people


@lru_cache(maxsize=1024)
def _read(text: str) -> Said | None:
    try:
        return msgspec.json.decode(text, type=Said)
    except msgspec.DecodeError:
        return None


def said_by_a_bot(row: ChatRow) -> Said | None:
    """What a bot's line of chat holds; None where a person said it, though they may have left their seat since."""
    return None if row.seat is None or row.name else _read(row.text)


class TableTalk:
    """What is said between the people of one table and its bots."""

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = proxy(live)  # or neither would be freed without the collector

    @property
    def is_possible(self) -> bool:
        """Whether the bots here talk if somebody wants it. A deal that others play too has bots who play it alike."""
        live = self._live
        if live.table is None or talk_of(live.table.game) is None or not self.seats():
            return False
        is_shared = live.row.rated or live.row.club is not None or is_a_try(live.row)
        return not is_shared and not (live.row.scenario or "").startswith(LEARN)

    @property
    def is_on(self) -> bool:
        """Whether somebody wants the bots to talk: what was said to them last counts."""
        said = next((row.text for row in reversed(self._live.chat) if row.name and row.text in (TALK, HUSH)), HUSH)
        return said == TALK and self.is_possible

    @property
    def is_heard(self) -> bool:
        """Whether they talk right now: while the rules want silence they neither say nor hear anything."""
        return self.is_on and self._live.table is not None and self._live.table.silent is None

    def seats(self) -> list[int]:
        """The bots that talk: who plays for somebody else says nothing in their name."""
        return [one.seat for one in self._live.seats if one.kind == "bot"]

    def must_make_sense(self, seat: int, line: str) -> None:
        """A line of chat, before it is said: what is said to the bots must be something that they understand."""
        plea = PLEA.fullmatch(line)
        if plea is None and line not in (TALK, HUSH):
            return
        if not self.is_possible:
            raise BadInput("text", "bots-say-nothing")
        assert self._live.table is not None
        if plea is not None and self._live.table.silent is None:
            must_be_there(self._live.table, seat, plea[1])

    def pleas(self, seat: int) -> list[Plea]:
        """What people have asked for and this bot has not answered yet; what somebody has granted is over."""
        answered: set[int] = set()
        open_pleas: dict[int, Plea] = {}
        latest: dict[int | None, int] = {}  # of each person: whoever asks for something else no longer asks for this
        for row in self._live.chat:
            if (said := said_by_a_bot(row)) is not None:
                if said.plea is not None and (said.granted or row.seat == seat):
                    answered.add(said.plea)
            elif (found := PLEA.fullmatch(row.text)) is not None:
                open_pleas.pop(latest.get(row.seat, 0), None)
                latest[row.seat] = row.number
                open_pleas[row.number] = Plea(row.number, found[1])
        return [plea for number, plea in open_pleas.items() if number not in answered]

    async def tell(self, seat: int, said: Said) -> None:
        """A bot says its line, unless the rules want silence or the chat is nearly full."""
        live = self._live
        if self.is_on and len(live.chat) < live.most_chat * KEPT_FOR_PEOPLE:
            await live.say(seat, "", msgspec.json.encode(said).decode())

    # --- what people see of it

    def form(self, view: Any, wording: Wording[Any]) -> TalkForm | None:
        """Whether the bots talk, and what the seat that has this view may ask them for; None where they never do."""
        if not self.is_possible:
            return None
        assert self._live.table is not None
        things = things_for(self._live.table, view) if self.is_on else ()
        return TalkForm(self.is_on, {thing: wording.plea(thing) for thing in things})

    def line(self, row: ChatRow, wording: Wording[Any], lang: str) -> ChatLine:
        """A line of chat in somebody's language."""
        said = said_by_a_bot(row)
        if said is not None and row.seat is not None:
            brief, whole = said.words.get(lang) or next(iter(said.words.values()))
            return ChatLine(row.number, row.seat, wording.names[row.seat], whole, "plan", brief)
        plea = PLEA.fullmatch(row.text)
        if plea is not None:
            asked = wording.say("talk-plea", thing=wording.plea(plea[1]))
            return ChatLine(row.number, row.seat, row.name, asked, "plea")
        if row.text in (TALK, HUSH):
            told = wording.say("talk-on" if row.text == TALK else "talk-off")
            return ChatLine(row.number, row.seat, row.name, told, "plea")
        return ChatLine(row.number, row.seat, row.name, row.text)
