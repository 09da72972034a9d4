"""Finds the extra that provides a missing package, to print the install command."""

from __future__ import annotations

from traceback import walk_tb

from shambles.texts import language, say_plainly

# Optional packages by import name; pyproject.toml has the names for installing them.
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
    "scale": ("asyncpg",),
    "observe": ("opentelemetry.exporter", "opentelemetry.sdk"),
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
PACKAGES = [(extra, package) for extra, packages in EXTRAS.items() for package in packages]


def say_missing(error: ImportError, lang: str | None = None) -> str | None:
    """In the person's language: the extra to install, or the installed package that fails. None if it is none of ours.

    A package that is installed fails if it is too old for us, or if something that it needs is missing.
    """
    lang = lang or language()
    if isinstance(error, ModuleNotFoundError) and (extra := extra_of(error.name or "")):
        return say_plainly(lang, "extra-missing", extra=extra)
    package = failing_package(error)
    return package and say_plainly(lang, "extra-broken", package=package, detail=str(error))


def extra_of(module: str) -> str | None:
    """The extra that brings a missing module; None if none does, or if only a part of its package is missing."""
    return next((extra for extra, package in PACKAGES if f"{package}.".startswith(f"{module}.")), None)


def failing_package(error: ImportError) -> str | None:
    """The package of an extra that was loading when the import failed, or else the one that was asked for."""
    loading = [frame.f_globals.get("__name__") for frame, _ in walk_tb(error.__traceback__)]
    modules = [module for module in (*loading, error.name) if module]
    return next((one for module in modules for _, one in PACKAGES if f"{module}.".startswith(f"{one}.")), None)
