"""How a server is run. Everything has a default that suits a newcomer on one machine."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Any, Literal

import msgspec

from shambles.core.asking.reply import BadInput

MOST_PROCESSES = 64


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server.

    database        an SQLAlchemy URL: SQLite in one file, or postgresql+asyncpg://…
    processes       of this server on this machine; more than one want PostgreSQL. Each table is played by one of them
    bot_pause       seconds that a bot waits before it answers, so that people can follow
    bot_processes   in which bots think, started as they are needed; one more is kept for short thoughts of addresses
                    that want little
    answer_seconds  how long one answer may take to be played
    think_seconds   how long a bot may think; tell_seconds: how long telling a finished game again may take;
                    review_seconds: how long a review of one may
    try_seconds     how long somebody's own box may take to be tried out; try_megabytes: and how much memory
    most_tables     games that may be played at once, and most_tables_each: from one address; finished ones do not count
    most_finished   games that are over and that nobody looks at, kept in memory
    most_reviews, most_reviews_each
                    reviews that people have asked for and wait for, and from one address
    sealed_hours    until a game that is over is open to all though somebody still plays the same cards; and
                    neighbours_days: to those at the same address
    most_chat       lines of chat at one table; largest_number: of any option, as of hands
    most_viewers    spectators of one table, and most_viewers_each: devices at one seat, which no spectator can take
    most_sockets_each, connections_each
                    sockets, and connections that are no socket yet, from one address
    request_seconds until a request must have come whole
    most_unsent     bytes that wait for somebody who does not read them
    gets_per_minute, posts_per_minute, sockets_per_minute
                    from one address; messages_per_second: over one socket
    undos_per_minute, undos_per_minute_each
                    by one seat, and from one address at all its seats together
    tries_per_minute, players_per_hour
                    phrases, links and passkeys that are tried from one address, and players that are made there
    deeds_per_minute
                    of one player: friends, invitations, devices, settings
    most_club_people, most_clubs_each
                    people in one club night, and club nights that one player has open; most_club_watchers: who look on
    club_hosts      ids of the players who may open a club night, with commas between them; none: every player may
    club_patience   seconds until a caretaker sits in for somebody who does not come to their table
    most_devices, most_friends, most_invitations
                    of one player; most_friends: as many others may be muted or blocked
    boxes_per_minute
                    whose cards are put in words for one address
    looks_per_minute
                    at boxes that are being made, from one address; shares_per_hour, trials_per_hour: boxes that are
                    shared by a link there, and tried out by bots
    most_boxes      boxes that are shared at once, and most_boxes_each: from one address; box_days: until one is
                    forgotten that nobody looks at
    most_trials     trials of boxes that are under way at once; one address has one
    worlds_per_minute
                    moments that are imagined for the programs of one address
    league_bots     bots that play each other at night, with commas between them, such as rookie,survivor,veteran; none:
                    there is no league; league_games: which games, all unless told
    league_hours    from which hour to which, by UTC, such as 1-6 or 22-4
    league_share    of the time, at most, that one process of low priority plays; 1: without a rest
    embed_sites     sites whose pages may show a game of this server in a frame, as https://club.example or
                    https://*.club.example, with commas between them; none: no page may
    call_after      seconds after which somebody whose turn it is, and who looks elsewhere, is called
    call_contact    your e-mail address, which push services and recipients are told
    call_address    where people find this server, as https://games.example; e-mail and webhooks lead there
    call_webhooks   whether players may be called by a webhook of Discord or ntfy
    call_smtp       the server that sends e-mail, as smtp://name:secret@host:587 or smtps://…; none: no e-mail
    call_inside     whether a call may go to an address of your own network, and without TLS; keep it off
    most_ways, calls_per_hour
                    of one player: devices and addresses that are called, and calls
    codes_per_hour  codes that people of one address may have sent to e-mail addresses; codes_per_day: to one e-mail
                    address, whoever asks for them
    host_key        the fingerprint of the host's key (`shambles host key` prints it); none: the key's own file in the
                    state folder of this machine; where that is not either, nobody is the host
    longest_announcement
                    letters, in each language; longest_ban_days: of a mute, too
    drain_seconds   how long a maintenance waits for answers that are being played
    idle_days, waiting_days, finished_days
                    until a table that nobody touches is marked: under way, not begun, over
    forget_grace_days, forget_at_once
                    until a marked table is deleted, and how many a round may take without anybody having to look
    log_level       how much the log says: error, warning, info or debug; never what a seat may not know
    metrics         whether /metrics answers; keep it from the outside at the proxy where it does
    trace_collector the address of an OpenTelemetry collector, as http://127.0.0.1:4318; none: no traces
    allowed_origins where the client may be served from besides this server itself
    """

    database: str = "sqlite+aiosqlite:///shambles.db"
    processes: int = 1
    bot_pause: float = 0.6
    bot_processes: int = 2
    answer_seconds: float = 2.0
    think_seconds: float = 30.0
    tell_seconds: float = 120.0
    review_seconds: float = 600.0
    try_seconds: float = 15.0
    try_megabytes: int = 1024
    allowed_origins: tuple[str, ...] = ()
    secure_cookies: bool = False
    metrics: bool = True
    trace_collector: str = ""
    most_tables: int = 10_000
    most_tables_each: int = 500
    most_finished: int = 30
    most_reviews: int = 50
    most_reviews_each: int = 5
    sealed_hours: float = 24.0
    neighbours_days: float = 30.0
    most_chat: int = 1_000
    largest_number: int = 100
    idle_days: float = 30.0
    waiting_days: float = 1.0
    finished_days: float = 90.0
    forget_grace_days: float = 1.0
    forget_at_once: int = 100
    most_viewers: int = 100
    most_viewers_each: int = 20
    most_sockets_each: int = 500
    connections_each: int = 200
    request_seconds: float = 20.0
    most_unsent: int = 2_000_000
    gets_per_minute: int = 3000
    sockets_per_minute: int = 1200
    posts_per_minute: int = 60
    tries_per_minute: int = 10
    players_per_hour: int = 30
    deeds_per_minute: int = 60
    most_devices: int = 20
    most_friends: int = 200
    most_invitations: int = 50
    boxes_per_minute: int = 60
    looks_per_minute: int = 240
    shares_per_hour: int = 60
    trials_per_hour: int = 30
    most_boxes: int = 5_000
    most_boxes_each: int = 100
    box_days: float = 90.0
    most_trials: int = 8
    most_club_people: int = 256
    most_clubs_each: int = 5
    most_club_watchers: int = 5_000
    club_hosts: tuple[str, ...] = ()
    club_patience: float = 90.0
    worlds_per_minute: int = 600
    league_bots: tuple[str, ...] = ()
    league_games: tuple[str, ...] = ()
    league_hours: str = "1-6"
    league_share: float = 0.25
    embed_sites: tuple[str, ...] = ()
    call_after: float = 30.0
    call_contact: str = ""
    call_address: str = ""
    call_webhooks: bool = False
    call_smtp: str = ""
    call_inside: bool = False
    most_ways: int = 10
    calls_per_hour: int = 120
    codes_per_hour: int = 20
    codes_per_day: int = 5
    host_key: str = ""
    longest_announcement: int = 500
    longest_ban_days: float = 366.0
    drain_seconds: float = 10.0
    messages_per_second: float = 20.0
    undos_per_minute: int = 60
    undos_per_minute_each: int = 120
    largest_message: int = 2_000
    log_level: Literal["error", "warning", "info", "debug"] = "warning"
    static: Path = Path(__file__).parent / "static"

    @property
    def is_alone(self) -> bool:
        """Whether no other process serves the same tables: a file has one server, PostgreSQL may have several."""
        return self.database.startswith("sqlite")

    @property
    def has_client(self) -> bool:
        """Whether the browser client is there; in a source tree it is not before somebody builds it."""
        return (self.static / "index.html").exists()

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, float) and not 0 <= value < inf:
                raise BadInput(name, "not-a-figure", found=str(value))
        if not self.database.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
            raise BadInput("database", "unknown-database", found=self.database.partition("://")[0])
        self._check_processes()
        if self.host_key and not re.fullmatch("[0-9a-f]{64}", self.host_key):
            raise BadInput("host_key", "not-a-fingerprint")  # what stands there may be the key itself
        self._check_calls()
        if self.trace_collector and not re.fullmatch(r"https?://[^\s/?#@]+", self.trace_collector):
            raise BadInput("trace_collector", "not-a-web-address", found=self.trace_collector[:40])
        if (
            not (hours := re.fullmatch("([0-9]{1,2})-([0-9]{1,2})", self.league_hours))
            or max(map(int, hours.groups())) > 24
        ):
            raise BadInput("league_hours", "not-hours", found=self.league_hours[:40])
        if not 0 < self.league_share <= 1:
            raise BadInput("league_share", "not-a-share", found=str(self.league_share))
        for site in self.embed_sites:
            if not re.fullmatch(r"https?://(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:[0-9]{1,5})?", site):
                raise BadInput("embed_sites", "not-a-site", found=site[:40])

    def _check_processes(self) -> None:
        if not 1 <= self.processes <= MOST_PROCESSES:
            raise BadInput("processes", "not-so-many-processes", found=self.processes, most=MOST_PROCESSES)
        if self.processes > 1 and self.is_alone:
            raise BadInput("processes", "processes-need-postgresql", found=self.processes)

    def _check_calls(self) -> None:
        if self.call_contact and not re.fullmatch(r"[^\s@<>]+@[^\s@<>]+", self.call_contact):
            raise BadInput("call_contact", "not-a-mail-address", found=self.call_contact[:40])
        if self.call_address and not re.fullmatch(r"https?://[^\s/?#]+", self.call_address):
            raise BadInput("call_address", "not-a-web-address", found=self.call_address[:40])
        if self.call_smtp and not re.fullmatch(r"smtps?://(\S+@)?[^\s/@:]+(:\d+)?", self.call_smtp):
            raise BadInput("call_smtp", "not-a-mail-server")  # what is wrong with it may be a secret
        if (self.call_smtp or self.call_webhooks) and not self.call_address:
            raise BadInput("call_address", "call-needs-address")
        if self.call_smtp and not self.call_contact:
            raise BadInput("call_contact", "call-needs-contact")


def read_settings(given: Sequence[str], environment: Mapping[str, str], **usual: Any) -> Config:
    """Settings as `name=value`, as SHAMBLES_NAME in the environment, or as they usually are, in this order."""
    known = tuple(name for name in Config.__struct_fields__ if name != "static")
    settings: dict[str, Any] = {
        name: environment[key] for name in known if (key := f"SHAMBLES_{name.upper()}") in environment
    }
    settings = {name: value for name, value in usual.items() if value is not None} | settings
    for one in given:
        name, _, value = one.partition("=")
        if name not in known:
            raise BadInput("set", "unknown-setting", found=name[:40], known=known)
        settings[name] = value
    for name in ("allowed_origins", "club_hosts", "embed_sites", "league_bots", "league_games"):
        if isinstance(several := settings.get(name), str):
            settings[name] = [one for one in several.split(",") if one]
    try:
        return msgspec.convert(settings, Config, strict=False)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadInput):  # we know better what is wrong
            raise error.__cause__ from None
        kind = re.fullmatch(r"Expected `(\w+)`.* - at `\$\.(\w+)`", str(error))
        if kind is not None and kind[2] in settings:
            found = str(settings[kind[2]])[:40]
            raise BadInput(f"--set {kind[2]}", "wrong-kind", found=found, wanted=kind[1]) from None
        raise BadInput("set", "bad-setting", detail=str(error)) from None
