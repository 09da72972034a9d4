"""What a call says, and how each kind of way says it: "your turn", the name of the game, the link, and nothing else."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from email.header import Header
from email.message import EmailMessage
from email.utils import formatdate
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import msgspec

from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.server.config import Config
from shambles.server.disk.store import Store
from shambles.server.made import load
from shambles.server.people.outside import SECONDS, Before, Gone, InDoubt, NotSent, Outside
from shambles.server.people.tokens import fingerprint
from shambles.server.people.ways import Way, push_key
from shambles.server.wire.calls import MailWay, NewWay, PushKeys, PushWay, WayKind
from shambles.texts import Texts

KEPT = 86_400  # seconds that a push service keeps a call for a device that is switched off
NOBODY = "nobody@localhost"  # where the host has told no address


async def nothing_before() -> None:
    """What is not kept anywhere need not be noted."""


class Message(NamedTuple):
    """What somebody reads. `link` is a path of this server's; `mark` is the same when the same is sent again."""

    title: str
    body: str
    link: str
    mark: str


@lru_cache(maxsize=64)
def texts_of(lang: str, game: str | None) -> Texts:
    """The words of a language, and perhaps of a game that is still there."""
    try:
        return Texts(lang, find_game(game) if game is not None else None)
    except BadInput:
        return Texts(lang)


def your_turn(lang: str, game: str, table: str, mark: str) -> Message:
    """It is your turn."""
    words = texts_of(lang, game)
    return Message(words.say("web-your-turn"), words.say("game"), f"/t/{table}", mark)


class Post:
    """Takes messages to where they are read."""

    def __init__(self, store: Store, config: Config) -> None:
        self._store, self._config = store, config
        self._outside = Outside(config.call_inside)
        self._pusher: Any = None

    @property
    def offered(self) -> tuple[WayKind, ...]:
        """The kinds of ways that the host has chosen."""
        hooks: tuple[WayKind, ...] = ("discord", "ntfy") if self._config.call_webhooks else ()
        mail: tuple[WayKind, ...] = ("mail",) if self._config.call_smtp else ()
        return ("push", *hooks, *mail)

    async def close(self) -> None:
        await self._outside.close()

    async def check(self, wanted: NewWay) -> None:
        """Whether somebody could be called there; NotSent says why not."""
        if isinstance(wanted, PushWay):
            await self._encrypt(wanted.endpoint, wanted.keys, b"")
        if not isinstance(wanted, MailWay):
            await self._outside.find(wanted.address)

    async def send(self, way: Way, message: Message, before: Before = nothing_before) -> None:
        """Raises NotSent, Gone or InDoubt. `before` is done at the last moment before something leaves."""
        if way.kind not in self.offered:
            raise NotSent("the host does not offer it", ends=True)
        if way.kind == "push":
            await self._push(way, message, before)
        elif way.kind == "mail":
            await self._mail(way, message, before)
        else:
            await self._hook(way, message, before)

    def _link(self, message: Message) -> str:
        return f"{self._config.call_address}{message.link}"

    async def public_key(self) -> str:
        """What browsers know this server by."""
        key = (await push_key(self._store)).public_key()
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return urlsafe_b64encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)).decode().rstrip("=")

    async def _push(self, way: Way, message: Message, before: Before) -> None:
        said = msgspec.json.encode({"title": message.title, "body": message.body, "link": message.link})
        made = await self._encrypt(way.address, way.push_keys, said)
        # Of two calls from one table that wait for a device, the push service keeps the later one.
        how = {"topic": fingerprint(message.link)[:32], "urgency": "high", "content-type": "application/octet-stream"}
        await self._outside.post(way.address, {**made.headers, **how}, made.encrypted, before)

    async def _encrypt(self, endpoint: str, keys: PushKeys, said: bytes) -> Any:
        """For that one browser: the push service carries it and cannot read it."""
        webpush: Any = await load("webpush")  # it brings Pydantic, which takes a while
        if self._pusher is None:
            self._pusher = await self._new_pusher(webpush)
        try:
            whole = {"endpoint": endpoint, "keys": msgspec.structs.asdict(keys)}
            return self._pusher.get(said, webpush.WebPushSubscription.model_validate(whole))
        except ValueError:  # keys that are none
            raise Gone("not a subscription") from None

    async def _new_pusher(self, webpush: Any) -> Any:
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

        key = await push_key(self._store)
        private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        public = key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        return webpush.WebPush(private, public, self._config.call_contact or NOBODY, ttl=KEPT)

    async def _hook(self, way: Way, message: Message, before: Before) -> None:
        link = self._link(message)
        if way.kind == "discord":
            said = {"content": f"{message.title}: {message.body}\n{link}", "allowed_mentions": {"parse": []}}
            body, headers = msgspec.json.encode(said), {"content-type": "application/json"}
        else:
            title = Header(message.title, "ascii" if message.title.isascii() else "utf-8").encode()
            body, headers = message.body.encode(), {"title": title, "click": link, "content-type": "text/plain"}
        try:
            await self._outside.post(way.address, headers, body, before)
        except Gone as gone:
            raise NotSent(str(gone)) from None  # a webhook may come back; who is called by it looks after it

    async def _mail(self, way: Way, message: Message, before: Before) -> None:
        aiosmtplib: Any = await load("aiosmtplib")
        server = urlsplit(self._config.call_smtp)
        letter = EmailMessage()
        letter["From"], letter["To"] = self._config.call_contact, way.address
        letter["Subject"] = f"{message.title}: {message.body}" if message.body else message.title
        letter["Date"], letter["Auto-Submitted"] = formatdate(), "auto-generated"
        letter["Message-ID"] = f"<{message.mark}.{way.id}@{urlsplit(self._config.call_address).hostname}>"
        lines = [message.title, message.body, self._link(message) if message.link else ""]
        letter.set_content("\n".join(filter(None, lines)) + "\n")
        is_safe = server.scheme == "smtps"
        try:
            async with asyncio.timeout(2 * SECONDS):
                async with aiosmtplib.SMTP(
                    hostname=server.hostname,
                    port=server.port,
                    username=None if server.username is None else unquote(server.username),
                    password=None if server.password is None else unquote(server.password),
                    use_tls=is_safe,
                    start_tls=False if is_safe else True if server.username else None,  # no secret goes openly
                    timeout=SECONDS,
                ) as line:
                    await before()
                    await line.send_message(letter)
        except aiosmtplib.SMTPConnectError as error:
            raise NotSent(type(error).__name__) from None
        except (aiosmtplib.SMTPReadTimeoutError, aiosmtplib.SMTPServerDisconnected, TimeoutError) as error:
            raise InDoubt(type(error).__name__) from None
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise NotSent(type(error).__name__, ends=all(one.code >= 500 for one in error.recipients)) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None
