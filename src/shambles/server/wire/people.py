"""What goes over HTTP about people: who I am, my games, friends, keys. The browser's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from shambles.server.wire.forms import Name, SeatNumber

Code = Annotated[str, msgspec.Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
PlayerId = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9]+$")]
Word = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[^\x00]*$")]
SettingName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Liking = bool | Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)] | Word | None
Settings = Annotated[dict[SettingName, Liking], msgspec.Meta(max_length=40)]
GameStatus = Literal["waiting", "playing", "over", "left"]
Regard = Literal["none", "mute", "block"]


class NewPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep my games. From here on I am somebody, under this name."""

    name: Name
    settings: Settings = {}


class NewPhrase(msgspec.Struct, frozen=True):
    """The recovery phrase, which is shown this once."""

    phrase: str


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I am whoever has these twelve words."""

    phrase: Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=r"^[^\x00]*$")]


class WithCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a link that works once."""

    code: Code


class Passkey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser says of a passkey, as WebAuthn writes it."""

    credential: dict[str, Any]


class Challenge(msgspec.Struct, frozen=True):
    """What the browser is to sign, as WebAuthn writes it."""

    options: dict[str, Any]


class WantLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link that works once, for another device of mine or for a friend."""

    kind: Literal["device", "friend"]


class OnceLink(msgspec.Struct, frozen=True):
    """Its code, and for how many seconds it works."""

    code: str
    seconds: float


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My name, or all of my settings; what is left out stays."""

    name: Name | None = None
    settings: Settings | None = None


class DeviceForm(msgspec.Struct, frozen=True):
    """A device that I am known by; `here` is the one that asks."""

    id: str
    name: str
    created: float
    seen: float
    here: bool


class Me(msgspec.Struct, frozen=True):
    """Who I am. `changed` is when my settings last were."""

    id: str
    name: str
    created: float
    settings: Settings
    changed: float
    devices: tuple[DeviceForm, ...]
    passkeys: int


class WhoAmI(msgspec.Struct, frozen=True):
    """A player, or nobody: a guest."""

    me: Me | None


class Invitation(msgspec.Struct, frozen=True):
    """A friend asks me to a table."""

    table: str
    game: str
    name: str
    sent: float


class MyNews(msgspec.Struct, frozen=True):
    """What I should know wherever I am: who invites me; when my settings last changed, and when I last sat down."""

    invitations: tuple[Invitation, ...]
    changed: float
    sat: float


class HandedTable(msgspec.Struct, frozen=True):
    """A table with a seat of mine; this device has its cookie from now on."""

    id: str
    game: str


class MyGame(msgspec.Struct, frozen=True):
    """A game of mine. `there` while its table is: then it can be gone on with, or watched again.

    status  waiting, playing, over, or left: given up before the end
    won     null where nobody can say
    played_on   it goes on from a moment of another game, and does not count
    """

    table: str
    game: str
    mode: str | None
    seat: int
    status: GameStatus
    since: float
    ended: float | None
    won: bool | None
    score: int | None
    there: bool
    played_on: bool = False


class Tally(msgspec.Struct, frozen=True):
    """What they add up to: `streak` won in a row up to now, `best` the longest such row, `days` in a row."""

    played: int
    won: int
    streak: int
    best: int
    days: int


class MyGames(msgspec.Struct, frozen=True):
    """A page of my games, the newest first. `next` is where the next page begins; null on the last one."""

    games: tuple[MyGame, ...]
    tally: Tally
    next: int | None


class Known(msgspec.Struct, frozen=True):
    """Somebody I know: a friend, or somebody whom I mute or block. Of friends I see whether they are here."""

    id: str
    name: str
    friend: bool
    here: bool
    regard: Regard


class WantRegard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I do not want to hear somebody (mute) or to meet them (block); or I do again (none)."""

    regard: Regard


class RegardSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same, about whoever sits there."""

    seat: SeatNumber
    regard: Regard


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A friend is to come to this table."""

    friend: PlayerId


class Done(msgspec.Struct, frozen=True):
    """It is done."""

    done: bool = True
