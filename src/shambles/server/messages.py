"""What goes over the wire, both ways. The browser's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from shambles.core.reply import Refusal

# No control characters: PostgreSQL keeps no NUL, and a name is one line.
Name = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=24,
        pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$",
    ),
]
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Notation = Annotated[str, msgspec.Meta(max_length=200)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=r"^[^\x00]*$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
BotName = Literal["random", "greedy"]
Status = Literal["waiting", "playing", "over"]


# --- the shelf


class OptionForm(msgspec.Struct, frozen=True):
    """One thing players may set: its name, the values to choose from, or a number with its least."""

    name: str
    required: bool
    values: tuple[str, ...] | None = None
    least: int | None = None
    default: int | str | bool | None = None


class SeatsFor(msgspec.Struct, frozen=True):
    """How many may play with this value of the first option."""

    value: str
    least: int
    most: int


class GameForm(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    slug: str
    minutes: tuple[int, int]
    options: tuple[OptionForm, ...]
    seats: tuple[SeatsFor, ...]


class RuleForm(msgspec.Struct, frozen=True):
    """A rule by its number."""

    id: str
    chapter: str
    text: str


class ScenarioForm(msgspec.Struct, frozen=True):
    """A golden example that can be dealt."""

    id: str
    note: str
    mode: str | None


class RulesForm(msgspec.Struct, frozen=True):
    """The rulebook of a game, and its golden examples."""

    rules: tuple[RuleForm, ...]
    scenarios: tuple[ScenarioForm, ...]


# --- what is wrong


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request: where, and what; the texts have words for the code."""

    field: str
    code: str
    params: dict[str, Any]


class Wrong(msgspec.Struct, frozen=True):
    """The body of every response that is not a success."""

    error: Problem


# --- tables


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be: yours, open for somebody, or a bot's."""

    kind: Literal["you", "open", "bot"]
    bot: BotName = "greedy"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. With a scenario, its position is dealt and it says how many seats there are."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: Name
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, int | str | bool] = {}
    public: bool = False
    scenario: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at an open seat, the first one unless given."""

    name: Name
    seat: SeatNumber | None = None


class ClaimSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Come back to your own seat, from any device, with the token of your personal link."""

    token: Annotated[str, msgspec.Meta(min_length=20, max_length=100)]


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play your seat for a while; None takes it back."""

    bot: BotName | None


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody knows of a seat: who sits there, and whether a bot plays it now."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    here: bool
    removal: int


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    public: bool
    seats: tuple[SeatInfo, ...]
    commitment: str
    scenario: str | None
    rematch: str | None


class Seated(msgspec.Struct, frozen=True):
    """You have a seat. The token is for your personal link; your browser has it as a cookie already."""

    table: TableInfo
    seat: int
    token: str


class Revealed(msgspec.Struct, frozen=True):
    """After the end: what the commitment was made of. SHA-256 of "seed:salt" must be the commitment."""

    seed: str
    salt: str


class Replay(msgspec.Struct, frozen=True):
    """A finished game, step by step."""

    table: TableInfo
    revealed: Revealed
    steps: tuple[ReplayStep, ...]
    outcome: Any
    sound: bool


class ReplayStep(msgspec.Struct, frozen=True):
    """What one answer led to: the events, all open and as each seat was told; the table after it, as each saw it."""

    seat: int | None
    choice: str
    events: tuple[Any, ...]
    told: tuple[tuple[Any, ...], ...]
    views: tuple[Any, ...]
    spectator: Any


# --- the socket, from the server


class Told(msgspec.Struct, frozen=True):
    """An event with its number."""

    number: int
    event: Any


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said at the table."""

    number: int
    seat: int | None
    name: str
    text: str


class State(msgspec.Struct, frozen=True, tag="state", tag_field="type"):
    """The table as you may know it now. `full` means that the events start from the first one.

    asked     your ask with its options, or null; also while your face-down answer may still be changed
    awaited   the seats that still have to answer
    laid      who has answered face down, and what is seen of it; mine: your own face-down answer, to be changed
    events    what happened since the last number that you acknowledged
    """

    full: bool
    table: TableInfo
    seat: int | None
    view: Any
    asked: Any
    awaited: tuple[int, ...]
    laid: dict[int, int]
    mine: str | None
    can_undo: bool
    events: tuple[Told, ...]
    number: int
    chat: tuple[ChatLine, ...]
    outcome: Any
    revealed: Revealed | None


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


FromServer = State | Took | Refused | Because | Trouble | Pong


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
    """I am still here."""


FromClient = Answer | Undo | Why | Ack | Chat | Ping
