"""Seats are held by secret tokens. The server keeps only their fingerprints."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from hmac import new as new_mac

from shambles.server.time_and_chance import choice, token_urlsafe

# No letters and digits that look alike: people read table names aloud.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_table_id() -> str:
    """The name of a table: short enough to read aloud, too long to guess."""
    return "".join(choice(_ALPHABET) for _ in range(12))


def new_token() -> str:
    """What a seat is held by."""
    return token_urlsafe(24)


def follow_token(token: str, table_id: str) -> str:
    """The token of the same person's seat at the table that follows: the same, however often they ask for it."""
    return urlsafe_b64encode(new_mac(token.encode(), table_id.encode(), sha256).digest()).decode().rstrip("=")


def fingerprint(token: str) -> str:
    """What the server keeps of a token."""
    return sha256(token.encode()).hexdigest()


def matches(token: str, kept: str | None) -> bool:
    """Whether a token is the one whose fingerprint was kept, found out in constant time."""
    return kept is not None and compare_digest(fingerprint(token), kept)


def commitment(seed: int, salt: str) -> str:
    """Published when the table starts; seed and salt are shown at its end. Nobody can change a deal in between."""
    return sha256(f"{seed}:{salt}".encode()).hexdigest()
