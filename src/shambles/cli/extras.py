"""Which extra a missing package belongs to, so that a command that needs it can say so in one line."""

from __future__ import annotations

from shambles.texts import language, say_plainly

# By the name under which each package is imported; what it is called when it is installed stands in pyproject.toml.
EXTRAS = {
    "play": (
        "aiodns",
        "aiosmtplib",
        "aiosqlite",
        "alembic",
        "brotli",
        "fluent",
        "httpx",
        "litestar",
        "mnemonic",
        "networkx",
        "prometheus_client",
        "rich",
        "sqlalchemy",
        "textual",
        "typer",
        "uvicorn",
        "uvloop",
        "webauthn",
        "webpush",
        "websockets",
    ),
    "scale": ("asyncpg", "redis"),
    "observe": ("opentelemetry",),
    "lab": ("altair", "openskill", "polars", "vl_convert"),
    "ray": ("ray",),
    "fast": ("numba", "numpy"),
    "vector": ("jax",),
    "pettingzoo": ("pettingzoo",),
    "gymnasium": ("gymnasium",),
    "openspiel": ("pyspiel",),
    "picture": ("PIL", "resvg_py"),
    "translate": ("playwright",),
    "mcp": ("mcp",),
    "testing": ("hypothesis", "pytest"),
}


def extra_of(missing: ModuleNotFoundError) -> str | None:
    """The extra that brings what could not be imported; None if it is none of ours."""
    package = (missing.name or "").partition(".")[0]
    return next((extra for extra, packages in EXTRAS.items() if package in packages), None)


def say_missing(missing: ModuleNotFoundError, lang: str | None = None) -> str | None:
    """What to install, in the person's language; None if no extra would help."""
    extra = extra_of(missing)
    return None if extra is None else say_plainly(lang or language(), "extra-missing", extra=extra)
