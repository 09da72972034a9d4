"""The host's key. Whoever has it is the host; the server keeps its fingerprint, or reads the file in the state folder.

Without a key nobody is the host. The key goes in a header, never into an address or a log.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from shambles.core.asking.reply import BadInput
from shambles.folder import state_folder
from shambles.server.config import Config
from shambles.server.people.tokens import fingerprint, matches
from shambles.server.time_and_chance import token_urlsafe

OWNER_ALONE = 0o600


def key_file() -> Path:
    """Where this machine keeps the key, so that `shambles host` need not be told it."""
    return state_folder() / "host.key"


def read_key() -> str | None:
    """The key of this machine, if there is one."""
    with suppress(OSError):
        return key_file().read_text("ascii").strip() or None
    return None


def make_key() -> str:
    """A new key in place of the one before, in a file that nobody else can read at any moment."""
    file, key = key_file(), token_urlsafe(32)
    fresh = file.with_name("host.key.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ALONE), "w") as out:
            out.write(key + "\n")
        fresh.replace(file)
    except OSError as error:
        raise BadInput(str(file), "unwritable", detail=error.strerror or str(error)) from None
    return key


def opens(config: Config, given: str) -> bool:
    """Whether this is the host's key: by the setting `host_key`, or by the file, as it is now."""
    if config.host_key:
        return matches(given, config.host_key)
    key = read_key()
    return key is not None and matches(given, fingerprint(key))
