"""What goes over a table's socket, both ways. The browser's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from shambles.core.asking.ask import About, Choice
from shambles.core.asking.event import Event
from shambles.core.asking.reply import Outcome, Refusal
from shambles.core.running.change import Change
from shambles.server.wire.forms import Revealed, TableInfo

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Notation = Annotated[str, msgspec.Meta(max_length=200)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=r"^[^\x00]*$")]


# --- the socket, from the server


class Barred(msgspec.Struct, frozen=True):
    """Something that cannot be answered now, and why."""

    choice: Choice
    refusal: Refusal


class AskedForm(msgspec.Struct, frozen=True):
    """What is asked of your seat, and what you may answer.

    words   by notation: what each answer is called, barred ones too, and what it means; in your language
    """

    seat: int
    number: int
    key: str
    rule: str
    about: About
    options: tuple[Choice, ...]
    barred: tuple[Barred, ...]
    words: dict[str, tuple[str, str]]


class Told(msgspec.Struct, frozen=True):
    """An event with its number."""

    number: int
    event: Event


class TableStep(msgspec.Struct, frozen=True):
    """An event with its number, and what it changed in your view; `change` is left out where it changed nothing."""

    number: int
    event: Event
    change: Change | msgspec.UnsetType = msgspec.UNSET


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said at the table.

    kind    `plan`: a bot says what it is about to do, and why; `plea`: somebody says something to the bots; both are
            in your language
    brief   a plan without its reason
    """

    number: int
    seat: int | None
    name: str
    text: str
    kind: Literal["said", "plan", "plea"] = "said"
    brief: str = ""


class TalkForm(msgspec.Struct, frozen=True):
    """Whether the bots say what they plan: `:bots talk:` in the chat has them begin, `:bots hush:` stop.

    pleas   what you may ask them for, in your language, by what you say for it: `:plea farm:` asks for `farm`
    """

    on: bool
    pleas: dict[str, str]


class State(msgspec.Struct, frozen=True, tag="state", tag_field="type"):
    """The whole table as you may know it now: the first message, and again after a gap.

    full        whether `events` start from the first; otherwise they come after what you said you have
    view        null until the game begins
    events      what happened, up to `number`
    asked       your ask with its options, or null; also while your answer may still be changed
    meanwhile   what you may do while others are asked, if you like
    awaited     the seats that still have to answer
    laid        who has answered face down, and what is seen of it
    shown       the answers that lie open until the last one is in, in words
    mine        your own answer, while it lies there to be changed
    revealed    after the end, what the commitment was made of; null while the same cards are played elsewhere
    silent      the rule by which nobody may talk at the moment
    talk        whether the bots say what they plan; null where they never do
    time        the server's, in seconds: clocks are told by it
    """

    full: bool
    seat: int | None
    view: msgspec.Struct | None
    events: tuple[Told, ...]
    number: int
    table: TableInfo
    asked: AskedForm | None
    meanwhile: AskedForm | None
    awaited: tuple[int, ...]
    laid: dict[int, int]
    shown: dict[int, str]
    mine: str | None
    can_undo: bool
    chat: tuple[ChatLine, ...]
    outcome: Outcome | None
    revealed: Revealed | None
    silent: str | None
    talk: TalkForm | None
    time: float


class News(msgspec.Struct, frozen=True, tag="news", tag_field="type"):
    """What is new since the last message: the steps in order, and those fields of the state that have changed.

    Each step's change starts from the view of the step before it; `change` is a rest that belongs to no step. What is
    asked, awaited and so on belongs to the table after the last step.
    """

    steps: tuple[TableStep, ...] | msgspec.UnsetType = msgspec.UNSET
    change: Change | msgspec.UnsetType = msgspec.UNSET
    table: TableInfo | msgspec.UnsetType = msgspec.UNSET
    asked: AskedForm | msgspec.UnsetType | None = msgspec.UNSET
    meanwhile: AskedForm | msgspec.UnsetType | None = msgspec.UNSET
    awaited: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    laid: dict[int, int] | msgspec.UnsetType = msgspec.UNSET
    shown: dict[int, str] | msgspec.UnsetType = msgspec.UNSET
    mine: str | msgspec.UnsetType | None = msgspec.UNSET
    can_undo: bool | msgspec.UnsetType = msgspec.UNSET
    chat: tuple[ChatLine, ...] | msgspec.UnsetType = msgspec.UNSET
    outcome: Outcome | msgspec.UnsetType | None = msgspec.UNSET
    revealed: Revealed | msgspec.UnsetType | None = msgspec.UNSET
    silent: str | msgspec.UnsetType | None = msgspec.UNSET
    talk: TalkForm | msgspec.UnsetType | None = msgspec.UNSET


class Took(msgspec.Struct, frozen=True, tag="took", tag_field="type"):
    """Your answer is on disk. `key` is the one you sent."""

    key: str


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """Your answer does not count, and why."""

    key: str
    refusal: Refusal


class Because(msgspec.Struct, frozen=True, tag="because", tag_field="type"):
    """The answer to `why`: null if the choice is legal."""

    key: str
    refusal: Refusal | None


class Trouble(msgspec.Struct, frozen=True, tag="trouble", tag_field="type"):
    """What you sent could not be used. After some of these the socket is closed."""

    code: str


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """So am I."""


FromServer = State | News | Took | Refused | Because | Trouble | Pong


# --- the socket, from the client


class Answer(msgspec.Struct, frozen=True, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """My answer to ask number `ask`. Send it again with the same key until it is taken or refused."""

    key: Key
    ask: int
    choice: Notation


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """I take my last answer back."""

    key: Key


class Why(msgspec.Struct, frozen=True, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Could I answer this, and if not, why not?"""

    key: Key
    choice: Notation


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="type", forbid_unknown_fields=True):
    """I have shown everything up to this number."""

    number: Annotated[int, msgspec.Meta(ge=0)]


class Chat(msgspec.Struct, frozen=True, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """I say something."""

    text: ChatText


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """I am still here; `away`: but nobody looks, for the window is hidden."""

    away: bool = False


FromClient = Answer | Undo | Why | Ack | Chat | Ping
