"""What goes over HTTP about calls: how I am told that it is my turn, and when I want my quiet."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from shambles.languages.finding import CODE

WayKind = Literal["push", "discord", "ntfy", "mail"]
Language = Annotated[str, msgspec.Meta(max_length=20, pattern=f"^{CODE}$")]  # whether it is spoken here is asked
Minute = Annotated[int, msgspec.Meta(ge=0, le=24 * 60 - 1)]
Zone = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")]
Url = Annotated[str, msgspec.Meta(min_length=8, max_length=1_000, pattern=r"^https?://[!-~]+$")]
Mail = Annotated[
    str, msgspec.Meta(max_length=254, pattern=r"^[^\s@<>(),;:\"\\\x00-\x1f]+@[^\s@<>(),;:\"\\\x00-\x1f]+$")
]
Base64 = Annotated[str, msgspec.Meta(min_length=10, max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nobody calls me between these minutes of the day, where I live; the later one may be of the next day."""

    start: Minute
    end: Minute
    zone: Zone


class ChangeCalls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My quiet hours; null: none."""

    quiet: Quiet | None


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser says to encrypt with."""

    p256dh: Base64
    auth: Base64


class PushWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="push", tag_field="kind"):
    """This browser's own push service."""

    endpoint: Url
    keys: PushKeys
    lang: Language

    @property
    def address(self) -> str:
        return self.endpoint


class DiscordWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="discord", tag_field="kind"):
    """A webhook of a channel at Discord."""

    address: Url
    lang: Language


class NtfyWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ntfy", tag_field="kind"):
    """A topic at ntfy."""

    address: Url
    lang: Language


class MailWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="mail", tag_field="kind"):
    """An e-mail address. A code is sent there, and nothing else before somebody has said it."""

    address: Mail
    lang: Language


NewWay = PushWay | DiscordWay | NtfyWay | MailWay


class ConfirmWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was sent to the address."""

    code: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{6}$")]


class MuteTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """At this table I do not want to be called; or I do again."""

    muted: bool


class WayForm(msgspec.Struct, frozen=True):
    """A way in which I am called.

    name        the device, the site, or the e-mail address; never what opens anything
    here        whether it is the browser that asks
    confirmed   false until the code has been said
    failing     whether the last call did not get through
    """

    id: str
    kind: WayKind
    name: str
    here: bool
    confirmed: bool
    failing: bool
    created: float


class MyCalls(msgspec.Struct, frozen=True):
    """How I am called.

    push_key    the server's public key, which a browser wants to know before it lets anybody call
    offered     the kinds of ways that this server has
    muted       the tables at which I do not want to be called
    """

    ways: tuple[WayForm, ...]
    quiet: Quiet | None
    push_key: str
    offered: tuple[WayKind, ...]
    muted: tuple[str, ...]
