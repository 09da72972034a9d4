"""Passkeys: a key pair that a device makes and keeps; the disk has the public half. The challenge works once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from shambles.core.asking.reply import BadInput
from shambles.server.disk.rows import credentials, insert_new
from shambles.server.disk.store import Store
from shambles.server.made import load
from shambles.server.people.tickets import issue, redeem
from shambles.server.people.tokens import fingerprint, new_table_id
from shambles.server.time_and_chance import token_bytes

MOST = 20  # of one player
WEBAUTHN = "webauthn"  # it takes a while to read


class Place(msgspec.Struct, frozen=True):
    """Where the page is served, as the browser knows it: a passkey works there and nowhere else."""

    host: str
    origins: Sequence[str]


async def ask_to_make(store: Store, place: Place, player: str, name: str, now: float) -> dict[str, Any]:
    """What the browser needs to make a passkey for a player."""
    await load(WEBAUTHN)
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    challenge = token_bytes(32)
    await issue(store, "passkey", challenge.hex(), player, now)
    options = generate_registration_options(
        rp_id=place.host,
        rp_name="Shambles",
        user_name=name,
        user_id=player.encode(),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return _plain(options_to_json(options))


async def add(store: Store, place: Place, player: str, answer: dict[str, Any], now: float) -> None:
    """Remember the public half of a passkey that the browser has made."""
    await load(WEBAUTHN)
    from webauthn import verify_registration_response

    challenge = _challenge(answer)
    if await _asker_of(store, challenge, now) != player:
        raise BadInput("credential", "bad-passkey")
    try:
        made = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=list(place.origins),
        )
    except Exception:  # whatever it stumbles over: this is no passkey
        raise BadInput("credential", "bad-passkey") from None
    count = sa.select(sa.func.count()).select_from(credentials).where(credentials.c.player_id == player)
    async with store.begin() as connection:
        if (await connection.execute(count)).scalar_one() > MOST:
            raise BadInput("credential", "too-many-passkeys", most=MOST)
        kept = {"id": new_table_id(), "player_id": player, "kind": "passkey", "created": now}
        kept |= {"fingerprint": fingerprint(made.credential_id.hex()), "uses": made.sign_count}
        await connection.execute(insert_new(credentials), kept | {"public_key": made.credential_public_key})


async def ask_for(store: Store, place: Place, now: float) -> dict[str, Any]:
    """What the browser needs to show that it has a passkey; whose it is, it says itself."""
    await load(WEBAUTHN)
    from webauthn import generate_authentication_options, options_to_json

    challenge = token_bytes(32)
    await issue(store, "passkey", challenge.hex(), None, now)
    return _plain(options_to_json(generate_authentication_options(rp_id=place.host, challenge=challenge)))


async def player_by_passkey(store: Store, place: Place, answer: dict[str, Any], now: float) -> str:
    """Whose passkey has signed this."""
    await load(WEBAUTHN)
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    challenge = _challenge(answer)
    if await _asker_of(store, challenge, now) is not None:
        raise BadInput("credential", "bad-passkey")  # that one was for making a passkey
    try:
        kept = fingerprint(base64url_to_bytes(str(answer.get("rawId", ""))).hex())
    except ValueError:
        raise BadInput("credential", "bad-passkey") from None
    which = (credentials.c.fingerprint == kept) & (credentials.c.kind == "passkey")
    async with store.begin() as connection:
        found = (await connection.execute(credentials.select().where(which))).first()
        if found is None:
            raise BadInput("credential", "no-such-player")
        try:
            shown = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=list(place.origins),
                credential_public_key=found.public_key,
                credential_current_sign_count=found.uses,
            )
        except Exception:  # whatever it stumbles over: this is no passkey of ours
            raise BadInput("credential", "bad-passkey") from None
        await connection.execute(credentials.update().where(which).values(uses=shown.new_sign_count))
    return str(found.player_id)


async def count_passkeys(store: Store, player: str) -> int:
    which = (credentials.c.player_id == player) & (credentials.c.kind == "passkey")
    async with store.reading() as connection:
        query = sa.select(sa.func.count()).select_from(credentials).where(which)
        return int((await connection.execute(query)).scalar_one())


async def forget_passkeys(store: Store, player: str) -> None:
    """None of a player's passkeys opens anything any more."""
    which = (credentials.c.player_id == player) & (credentials.c.kind == "passkey")
    async with store.begin() as connection:
        await connection.execute(credentials.delete().where(which))


async def _asker_of(store: Store, challenge: bytes, now: float) -> str | None:
    """For whom the challenge was made: to make a passkey, or for anybody who comes with one. It works once."""
    try:
        return await redeem(store, "passkey", challenge.hex(), now)
    except BadInput:
        raise BadInput("credential", "bad-passkey") from None


def _challenge(answer: dict[str, Any]) -> bytes:
    """The challenge that the browser says it has signed; whether it has is found out later."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = base64url_to_bytes(answer["response"]["clientDataJSON"])
        return base64url_to_bytes(msgspec.json.decode(said, type=dict[str, Any])["challenge"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, msgspec.MsgspecError):
        raise BadInput("credential", "bad-passkey") from None


def _plain(options: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(options)
    return found
