"""How a player is called: by the push services of their devices, by a webhook, by e-mail; and when not."""

from __future__ import annotations

from typing import Any
from unicodedata import normalize
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from shambles.core.asking.reply import BadInput
from shambles.languages.finding import closest
from shambles.server.config import Config
from shambles.server.disk.addresses import find_addresses
from shambles.server.disk.call_rows import calls, recipients, secrets, ways
from shambles.server.disk.job_rows import Job, add_job
from shambles.server.disk.rows import devices, entries, holdings, insert_new, players
from shambles.server.disk.store import Store
from shambles.server.jobs.kind import JobKind
from shambles.server.made import load
from shambles.server.people.players import Device
from shambles.server.people.tokens import fingerprint, matches, new_table_id
from shambles.server.time_and_chance import randbelow, time
from shambles.server.wire.calls import MailWay, NewWay, PushKeys, PushWay, Quiet, WayForm, WayKind

PUSH_KEY = "push"  # the name of the server's own key pair
CODE_SECONDS = 600.0  # for which a code works
GUESSES = 5  # at one code
DAY = 86_400.0


class Way(msgspec.Struct, frozen=True):
    """A way as it is stored. `keys` are a browser's, as JSON; while there is a `code`, nobody is called there."""

    id: str
    player_id: str
    device_id: str | None
    kind: WayKind
    address: str
    keys: str | None
    lang: str
    code: str | None
    failures: int
    created: float
    origin: str | None
    guesses: int

    @property
    def asker(self) -> str:
        """The address for which messages take their turn there; for ways from before it was kept, the player."""
        return self.origin or self.player_id

    @property
    def push_keys(self) -> PushKeys:
        return msgspec.json.decode(self.keys or "", type=PushKeys)


WAY = tuple(ways.c[name] for name in Way.__struct_fields__)


async def ways_of(store: Store, player: str) -> list[Way]:
    """The ways in which a player is called, the oldest first."""
    query = sa.select(*WAY).where(ways.c.player_id == player).order_by(ways.c.created, ways.c.id)
    async with store.reading() as connection:
        return [Way(*one) for one in await connection.execute(query)]


async def find_way(store: Store, player: str, way: str) -> Way:
    """One of a player's own."""
    found = next((one for one in await ways_of(store, player) if one.id == way), None)
    if found is None:
        raise BadInput("way", "no-such-way")
    return found


def kind_of(wanted: NewWay) -> WayKind:
    kind: WayKind = wanted.__struct_config__.tag  # type: ignore[assignment]  # a tag may be a number elsewhere
    return kind


async def add_way(
    store: Store, device: Device, wanted: NewWay, now: float, config: Config, origin: str | None = None
) -> tuple[Way, str]:
    """One more way, and for e-mail the code that is to be sent there. What there was before under it is replaced."""
    kind = kind_of(wanted)
    push, address = wanted if isinstance(wanted, PushWay) else None, wanted.address
    code = f"{randbelow(1_000_000):06}" if isinstance(wanted, MailWay) else ""
    fresh = Way(
        id=new_table_id(),
        player_id=device.player_id,
        device_id=None if push is None else device.id,
        kind=kind,
        address=address,
        keys=None if push is None else msgspec.json.encode(push.keys).decode(),
        lang=closest(wanted.lang),
        code=None,
        failures=0,
        created=now,
        origin=origin,
        guesses=0,
    )
    if code:
        fresh = msgspec.structs.replace(fresh, code=fingerprint(f"{fresh.id} {code}"))
        recipient = (await find_addresses(store)).fingerprint(mailbox_of(address))
    mine = ways.c.player_id == device.player_id
    same = (ways.c.kind == kind) & (ways.c.address == address)
    # A browser is called for one player alone: whoever used it before is not called there any more.
    before = (same | (mine & (ways.c.device_id == device.id))) if push else (mine & same)
    async with store.begin() as connection:
        await connection.execute(ways.delete().where(before))
        count = (await connection.execute(sa.select(sa.func.count()).select_from(ways).where(mine))).scalar_one()
        if count >= config.most_ways:
            raise BadInput("way", "too-many-ways", most=config.most_ways)
        if code:
            await _count_code(connection, recipient, now, config.codes_per_day)
            await add_job(connection, ForgetCodes.name, fresh.id, now + DAY + 1.0)
        else:
            await _begin_to_call(connection, device.player_id)
        await connection.execute(ways.insert().values(msgspec.structs.asdict(fresh)))
    return fresh, code


async def _count_code(connection: AsyncConnection, recipient: str, now: float, most: int) -> None:
    """One more code to the e-mail address of this fingerprint; BadInput if it got too many, whoever asked for them."""
    await connection.execute(recipients.delete().where(recipients.c.since < now - DAY))
    await connection.execute(insert_new(recipients), {"fingerprint": recipient, "since": now, "codes": 0})
    may = (recipients.c.fingerprint == recipient) & (recipients.c.codes < most)
    counted = await connection.execute(recipients.update().where(may).values(codes=recipients.c.codes + 1))
    if not counted.rowcount:
        raise BadInput("address", "too-many-codes", most=most)


def mailbox_of(address: str) -> str:
    """The same for all e-mail addresses that usually lead to one person: with a tag, dots, or capitals."""
    name, _, domain = normalize("NFKC", address).casefold().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{domain.rstrip('.')}"


async def _begin_to_call(connection: AsyncConnection, player: str) -> None:
    """Before the first way of a player: of turns that began before, nobody is called."""
    others = sa.select(ways.c.id).where((ways.c.player_id == player) & ways.c.code.is_(None))
    if (await connection.execute(others.limit(1))).first() is None:
        await _begin_from_here(connection, holdings.c.player_id == player)


async def _begin_from_here(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> None:
    """As if we had just looked there."""
    number = sa.select(sa.func.coalesce(sa.func.max(entries.c.number), 0))
    here = number.where(entries.c.table_id == holdings.c.table_id).scalar_subquery()
    await connection.execute(holdings.update().where(which).values(looked=here))


async def confirm_way(store: Store, way: Way, code: str, now: float) -> None:
    """Whoever says the code reads what is sent there. An old code has ended, and so has one that was guessed at."""
    if way.code is None:
        return
    if now > way.created + CODE_SECONDS or not await _count_guess(store, way.id):
        raise BadInput("code", "code-ended")
    if not matches(f"{way.id} {code}", way.code):
        raise BadInput("code", "wrong-code")
    async with store.begin() as connection:
        await _begin_to_call(connection, way.player_id)
        await connection.execute(ways.update().where(ways.c.id == way.id).values(code=None))


async def _count_guess(store: Store, way: str) -> bool:
    """Whether one more is allowed."""
    may = (ways.c.id == way) & (ways.c.guesses < GUESSES)
    async with store.begin() as connection:
        counted = await connection.execute(ways.update().where(may).values(guesses=ways.c.guesses + 1))
        return bool(counted.rowcount)


class ForgetCodes(JobKind):
    """A day after a code was sent."""

    name, is_endless = "codes", True

    def __init__(self, store: Store) -> None:
        self._store = store

    async def do(self, job: Job) -> None:
        await forget_codes(self._store, time())


async def forget_codes(store: Store, now: float) -> None:
    """Ways whose code has long ended, and how many codes somebody got on other days."""
    ended = ways.c.code.is_not(None) & (ways.c.created < now - DAY)
    async with store.begin() as connection:
        await connection.execute(ways.delete().where(ended))
        await connection.execute(recipients.delete().where(recipients.c.since < now - DAY))


async def drop_way(store: Store, way: str) -> None:
    """Nobody is called there any more."""
    async with store.begin() as connection:
        await connection.execute(calls.delete().where(calls.c.way_id == way))
        await connection.execute(ways.delete().where(ways.c.id == way))


async def forms_of(store: Store, device: Device) -> tuple[WayForm, ...]:
    """A player's ways as their page shows them."""
    query = sa.select(devices.c.id, devices.c.name).where(devices.c.player_id == device.player_id)
    async with store.reading() as connection:
        names = {one.id: str(one.name) for one in await connection.execute(query)}
    return tuple(
        WayForm(
            id=one.id,
            kind=one.kind,
            name=names.get(one.device_id or "", "?") if one.kind == "push" else shown(one),
            here=one.device_id == device.id,
            confirmed=one.code is None,
            failing=one.failures > 0,
            created=one.created,
        )
        for one in await ways_of(store, device.player_id)
    )


def shown(way: Way) -> str:
    """Where a way leads. Whoever has a webhook's whole address, or a push service's, can write there."""
    return way.address if way.kind == "mail" else urlsplit(way.address).hostname or "?"


# --- when not


async def quiet_of(store: Store, player: str) -> Quiet | None:
    async with store.reading() as connection:
        found = (await connection.execute(sa.select(players.c.quiet).where(players.c.id == player))).scalar()
    return read_quiet(found)


def read_quiet(kept: str | None) -> Quiet | None:
    """Quiet hours as the disk has them."""
    return None if kept is None else msgspec.json.decode(kept, type=Quiet)


async def set_quiet(store: Store, player: str, quiet: Quiet | None) -> None:
    kept = None if quiet is None else msgspec.json.encode(quiet).decode()
    async with store.begin() as connection:
        await connection.execute(players.update().where(players.c.id == player).values(quiet=kept))


async def mute_table(store: Store, player: str, table_id: str, muted: bool) -> None:
    """At this table the player is not called; or they are, from their next turn on."""
    which = (holdings.c.player_id == player) & (holdings.c.table_id == table_id)
    async with store.begin() as connection:
        done = await connection.execute(holdings.update().where(which).values(muted=muted))
        if not done.rowcount:
            raise BadInput("table", "no-seat")
        if not muted:
            await _begin_from_here(connection, which)


async def muted_tables(store: Store, player: str) -> tuple[str, ...]:
    query = sa.select(holdings.c.table_id).where((holdings.c.player_id == player) & holdings.c.muted)
    async with store.reading() as connection:
        return tuple(str(one) for one in (await connection.execute(query.order_by(holdings.c.table_id))).scalars())


async def calls_of(store: Store, player: str) -> dict[str, Any]:
    """All of it, for a player who takes it along; without what opens anything."""
    found = await ways_of(store, player)
    return {
        "ways": [{"kind": one.kind, "where": shown(one), "created": one.created} for one in found],
        "quiet": await quiet_of(store, player),
        "muted": await muted_tables(store, player),
    }


# --- the server's own key


async def push_key(store: Store) -> Any:
    """The server's own key pair, made when it is first needed; of two servers that make one, the first does."""
    await load("cryptography.hazmat.primitives.asymmetric.ec")  # only now: most servers call nobody
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
        load_pem_private_key,
    )

    query = sa.select(secrets.c.value).where(secrets.c.name == PUSH_KEY)
    async with store.reading() as connection:
        kept = (await connection.execute(query)).scalar()
    if kept is None:
        made = ec.generate_private_key(ec.SECP256R1())
        value = made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
        async with store.begin() as connection:
            await connection.execute(insert_new(secrets), {"name": PUSH_KEY, "value": value})
            kept = (await connection.execute(query)).scalar_one()
    return load_pem_private_key(kept.encode(), None)
