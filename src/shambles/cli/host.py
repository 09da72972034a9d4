"""`shambles host`: administration of a running server over HTTP, with the host's key (SH-016)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any

import msgspec
import typer

from shambles.cli.reading import Lang, trouble_in
from shambles.core.asking.reply import BadInput
from shambles.texts import Texts

app = typer.Typer()
host_app = typer.Typer(help="Manage a server: tables, people, maintenance.", no_args_is_help=True)
app.add_typer(host_app, name="host")

ServerOption = Annotated[
    str, typer.Option("--server", help="Where the server is.", envvar="SHAMBLES_SERVER", show_default=True)
]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The table's name, as in its address.")]
PlayerOption = Annotated[str | None, typer.Option("--player", help="A player, by id (see shambles host players).")]
AddressOption = Annotated[str | None, typer.Option("--address", help="An address, such as 203.0.113.7.")]
SeatOption = Annotated[
    str | None, typer.Option("--at", metavar="TABLE/NUMBER", help="The address of the person in that seat, from 1.")
]
HoursOption = Annotated[float, typer.Option("--hours", help="For how long.")]
WhyOption = Annotated[str, typer.Option("--why", help="The reason, for the log.")]
HERE = "http://127.0.0.1:8000"


@host_app.command()
def key(
    new: Annotated[bool, typer.Option("--new", help="Make a new key; the old one stops working.")] = False,
    lang: Lang = None,
) -> None:
    """Make the host's key, or show where it is.

    A server on this machine knows it at once.
    """
    with trouble_in(lang) as texts:
        from shambles.server.host.key import key_file, make_key, read_key
        from shambles.server.people.tokens import fingerprint

        known = read_key()
        if known is None or new:
            known = make_key()
            typer.echo(texts.say("host-key-made", words=known))
        else:
            typer.echo(texts.say("host-key-known", file=str(key_file())))
        typer.echo(texts.say("host-key-fingerprint", fingerprint=fingerprint(known)))


@host_app.command()
def load(server: ServerOption = HERE, lang: Lang = None) -> None:
    """How the server is doing.

    Also who is muted or banned, and what is announced.
    """
    with trouble_in(lang) as texts:
        _say_load(texts, _ask(server))


@host_app.command()
def tables(
    server: ServerOption = HERE,
    after: Annotated[str, typer.Option(help="List those after this one.")] = "",
    lang: Lang = None,
) -> None:
    """List tables, the last used first.

    Fifty at a time.
    """
    with trouble_in(lang) as texts:
        rows = []
        for one in _ask(server, "/tables", after=after):
            who = texts.row(seat["name"] or seat["bot"] or "–" for seat in one["seats"])
            status = texts.say("host-status-aside" if one["aside"] is not None else f"host-status-{one['status']}")
            rows.append((one["id"], one["game"], status, _when(one["touched"]), who))
        _print(texts, ("table", "game", "status", "touched", "seats"), rows)


@host_app.command()
def players(
    server: ServerOption = HERE,
    after: Annotated[str, typer.Option(help="List those after this one.")] = "",
    lang: Lang = None,
) -> None:
    """List players by name.

    Fifty at a time.
    """
    with trouble_in(lang) as texts:
        found = _ask(server, "/players", after=after)
        rows = [(one["id"], one["name"], _when(one["seen"]), str(one["games"])) for one in found]
        _print(texts, ("player", "name", "seen", "games"), rows)


@host_app.command()
def queues(server: ServerOption = HERE, lang: Lang = None) -> None:
    """Show what waits in each queue, and since when.

    For what, and for which address and table. Below are jobs that failed.
    """
    with trouble_in(lang) as texts:
        rows, failed = [], []
        for one in _ask(server, "/queues"):
            failed += [
                (_when(job["failed"]), job["kind"], job["key"], str(job["tries"]), job["why"]) for job in one["failed"]
            ]
            for share in one["shares"] or [dict.fromkeys(("kind", "address", "table"), "") | one]:
                counts = (str(share["waiting"]), f"{share['oldest']:.1f} s", str(share["under_way"]))
                rows.append((one["name"], *counts, share["kind"], share["address"], share["table"]))
        _print(texts, ("queue", "in-queue", "oldest", "under-way", "work", "address", "table"), rows)
        if failed:
            typer.echo("\n" + texts.say("host-failed"))
            _print(texts, ("when", "work", "job", "tries", "why"), failed)


@host_app.command()
def log(
    server: ServerOption = HERE,
    before: Annotated[int | None, typer.Option(help="List those before this number.")] = None,
    lang: Lang = None,
) -> None:
    """Show what the host has done, newest first."""
    with trouble_in(lang) as texts:
        rows, page = [], {} if before is None else {"before": str(before)}
        for one in _ask(server, "/deeds", None, **page):
            words = " / ".join(part for part in one["words"].values() if part)
            deed = texts.say(f"host-deed-{one['deed']}")
            rows.append(
                (str(one["number"]), _when(one["at"]), deed, _short(one["subject"]), _when(one["until"]), words)
            )
        _print(texts, ("", "when", "deed", "whom", "until", "words"), rows)


@host_app.command()
def close(table: TableArgument, server: ServerOption = HERE, why: WhyOption = "", lang: Lang = None) -> None:
    """Set a table aside.

    Its people are told, and nothing is lost.
    """
    _do(lang, server, "close", table=table, why=why)


@host_app.command()
def reopen(table: TableArgument, server: ServerOption = HERE, why: WhyOption = "", lang: Lang = None) -> None:
    """Open a closed table again."""
    _do(lang, server, "reopen", table=table, why=why)


@host_app.command()
def mute(
    player: PlayerOption = None,
    address: AddressOption = None,
    seat: SeatOption = None,
    hours: HoursOption = 24.0,
    why: WhyOption = "",
    server: ServerOption = HERE,
    lang: Lang = None,
) -> None:
    """Let somebody play, but not chat, for a while."""
    _do(lang, server, "limit", kind="mute", hours=hours, why=why, **_whom(lang, player, address, seat))


@host_app.command()
def ban(
    player: PlayerOption = None,
    address: AddressOption = None,
    seat: SeatOption = None,
    hours: HoursOption = 24.0,
    why: WhyOption = "",
    server: ServerOption = HERE,
    lang: Lang = None,
) -> None:
    """Keep somebody out for a while.

    Bots play on in their games.
    """
    _do(lang, server, "limit", kind="ban", hours=hours, why=why, **_whom(lang, player, address, seat))


@host_app.command()
def lift(
    kind: Annotated[str, typer.Argument(help="mute or ban.")],
    subject: Annotated[str | None, typer.Option("--whom", help="The name that shambles host load shows.")] = None,
    player: PlayerOption = None,
    address: AddressOption = None,
    seat: SeatOption = None,
    why: WhyOption = "",
    server: ServerOption = HERE,
    lang: Lang = None,
) -> None:
    """End a mute or a ban before its time."""
    named = {} if subject is None else {"subject": subject}
    _do(lang, server, "lift", kind=kind, why=why, **named, **_whom(lang, player, address, seat))


@host_app.command()
def announce(
    said: Annotated[list[str] | None, typer.Option("--text", help="The announcement, once for each language.")] = None,
    hours: HoursOption = 24.0,
    server: ServerOption = HERE,
    lang: Lang = None,
) -> None:
    """Announce something on every page.

    Without --text: remove the announcement.
    """
    with trouble_in(lang):
        words = dict(one.partition("=")[::2] for one in said or ())
        if not all(words.values()):
            raise BadInput("--text", "not-words-in-a-language")
    _do(lang, server, "announce", words=words, hours=hours)


@host_app.command()
def maintain(
    begins_in: Annotated[int, typer.Option("--in", help="Minutes until the server stops.")] = 10,
    minutes: Annotated[int, typer.Option(help="About how many minutes it takes.")] = 5,
    call_off: Annotated[bool, typer.Option("--call-off", help="Cancel the planned maintenance.")] = False,
    server: ServerOption = HERE,
    lang: Lang = None,
) -> None:
    """Plan a maintenance.

    People are told, answers are finished, and the server ends, to be started again.
    """
    if call_off:
        _do(lang, server, "call-off")
    else:
        _do(lang, server, "maintain", begins_in=begins_in, minutes=minutes)


# --- asking the server


def _do(lang: str | None, server: str, what: str, **body: Any) -> None:
    with trouble_in(lang) as texts:
        _ask(server, f"/{what}", body)
        typer.echo(texts.say("host-done"))


def _ask(server: str, what: str = "", body: dict[str, Any] | None = None, **params: str) -> Any:
    """Request to the server. Returns the decoded reply; a refusal becomes BadInput."""
    import httpx

    headers = {"x-shambles": "1", "authorization": f"Bearer {_key()}"}
    path = f"{server.rstrip('/')}/api/host{what}"
    try:
        with httpx.Client(headers=headers, timeout=30, trust_env=False) as client:
            said = client.get(path, params=params) if body is None else client.post(path, json=body)
        found = msgspec.json.decode(said.content)
    except (httpx.HTTPError, httpx.InvalidURL, msgspec.DecodeError, ValueError):
        raise BadInput("server", "no-server", found=server[:80]) from None
    if said.status_code >= 400:
        wrong = found["error"]
        raise BadInput(wrong["field"], wrong["code"], **wrong["params"])
    return found


def _key() -> str:
    """The host's key, from the environment or from this machine.

    It is no option: others could read it in the process list.
    """
    from shambles.server.host.key import read_key

    found = os.environ.get("SHAMBLES_KEY") or read_key()
    if not found or not found.isascii() or not found.isprintable():
        raise BadInput("SHAMBLES_KEY", "no-host-key")
    return found


def _whom(lang: str | None, player: str | None, address: str | None, seat: str | None) -> dict[str, Any]:
    with trouble_in(lang):
        found: dict[str, Any] = {"player": player, "address": address}
        if seat is not None:
            table, _, number = seat.partition("/")
            if not table or not number.isdecimal() or int(number) < 1:
                raise BadInput("--at", "not-a-seat-name", found=seat[:40])
            found |= {"table": table, "seat": int(number) - 1}
        return {name: value for name, value in found.items() if value is not None}


# --- saying it


def _say_load(texts: Texts, load: Any) -> None:
    began = datetime.now().timestamp() - load["up_seconds"]
    typer.echo(texts.say("host-up", date=_when(began), version=load["version"]))
    counts = {name: load[name] for name in ("playing", "waiting", "over", "aside")}
    typer.echo(texts.say("host-tables-count", **counts))
    typer.echo(texts.say("host-players-count", players=load["players"], here=load["players_here"]))
    typer.echo(texts.say("host-sockets-count", live=load["live_tables"], sockets=load["sockets"]))
    memory = round(load["memory"] / 2**20)
    typer.echo(texts.say("host-machine", load=f"{load['load']:.2f}", memory=memory))
    if load["owed"]:
        typer.echo(texts.say("host-owed", owed=load["owed"]))
    typer.echo(texts.say("host-down", down=texts.row(load["down"])) if load["down"] else texts.say("host-fine"))
    told = load["notice"]
    for lang, words in told["words"].items():
        typer.echo(f"{texts.say('host-announce')} ({lang}): {words}")
    if told["maintenance"] is not None:
        typer.echo(f"{texts.say('host-maintenance')}: {_when(told['maintenance']['begins'])}")
    rows = [(texts.say(f"host-deed-{one['kind']}"), _when(one["until"]), one["subject"]) for one in load["limited"]]
    if rows:
        _print(texts, ("limits", "until", "whom"), rows)


def _print(texts: Texts, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a plain table with aligned columns."""
    if not rows:
        typer.echo(texts.say("host-none"))
        return
    named = [tuple(texts.say(f"host-{head}") if head else "" for head in heads), *rows]
    widths = [max(len(row[at]) for row in named) for at in range(len(heads))]
    for row in named:
        typer.echo("  ".join(part.ljust(width) for part, width in zip(row, widths, strict=True)).rstrip())


def _when(moment: float | None) -> str:
    return "" if moment is None else datetime.fromtimestamp(moment).strftime("%Y-%m-%d %H:%M")


def _short(subject: str) -> str:
    """The first characters of an address's fingerprint."""
    return subject[:20] if subject.startswith("address:") else subject
